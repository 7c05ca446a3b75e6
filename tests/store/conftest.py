"""Every test of the store runs twice: on SQLite and on PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from rubicon import games
from rubicon.store.store import Store
from tests.support.postgres import PostgresServer


@pytest.fixture(autouse=True)
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A separate home folder, and the toy title on the list of titles."""
    monkeypatch.setenv("RUBICON_HOME", str(tmp_path / "home"))
    monkeypatch.delenv("RUBICON_DATABASE", raising=False)
    monkeypatch.setitem(games._MODULES, "forum", "tests.support.toy")


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A new, empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'data' / 'rubicon.sqlite'}"
    cluster: PostgresServer = request.getfixturevalue("postgres")
    return cluster.create_database()


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    with Store.open(url) as opened:
        yield opened
