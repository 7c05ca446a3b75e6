"""New databases for servers of tests. They are copies: to make the tables takes longer than the test."""

from __future__ import annotations

import functools
from pathlib import Path
from tempfile import TemporaryDirectory

from rubicon.store.database import POSTGRES_DRIVER, database_url
from rubicon.store.store import Store


@functools.cache
def _content() -> bytes:
    """The file of a new SQLite database in the newest revision."""
    with TemporaryDirectory() as folder:
        path = Path(folder, "new.sqlite")
        with Store.open(str(path)):
            pass
        return path.read_bytes()


def place_new_database(chosen: str) -> None:
    """Make the chosen database, if it is a file of SQLite that does not exist yet."""
    url = database_url(chosen)
    path = Path(str(url.database))
    if url.drivername != POSTGRES_DRIVER and not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(0o600)
        path.write_bytes(_content())
