"""A title and databases for tests of accounts."""

from __future__ import annotations

from pathlib import Path

import pytest

from rubicon import games
from tests.support.postgres import PostgresServer


@pytest.fixture(autouse=True)
def forum(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy title is on the list of titles."""
    monkeypatch.setitem(games._MODULES, "forum", "tests.support.toy")


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'rubicon.sqlite'}"
    cluster: PostgresServer = request.getfixturevalue("postgres")
    return cluster.create_database()
