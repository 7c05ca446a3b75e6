"""Bring a database to the revision that this Rubicon knows."""

from __future__ import annotations

import functools
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from rubicon.core.game import RubiconError


def config(connection: Connection | None = None) -> Config:
    """Alembic's settings: where the migrations are, and the connection to run them on."""
    made = Config()
    made.set_main_option("script_location", str(Path(__file__).parent))
    made.attributes["connection"] = connection
    return made


@functools.cache
def migrations() -> ScriptDirectory:
    """The migrations, read once in a process."""
    return ScriptDirectory.from_config(config())


def head() -> str:
    """The newest revision."""
    newest = migrations().get_current_head()
    assert newest is not None
    return newest


def current_revision(connection: Connection) -> str | None:
    """The revision of the database; None if it is new."""
    return MigrationContext.configure(connection).get_current_revision()


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Bring the database to a revision, within the transaction of `connection`.

    Raises `RubiconError` if either revision is unknown: then a newer Rubicon made it.
    """
    known = {"head", None, *(each.revision for each in migrations().walk_revisions())}
    present = current_revision(connection)
    for asked in (present, revision):
        if asked not in known:
            raise RubiconError(f"This was made by a newer Rubicon (its form is '{asked}'). Use that one.")
    if present != (head() if revision == "head" else revision):
        command.upgrade(config(connection), revision)
