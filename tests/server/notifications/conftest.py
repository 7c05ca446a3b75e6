"""A title and a database for tests of notices."""

from __future__ import annotations

from pathlib import Path

import pytest

from rubicon import games


@pytest.fixture(autouse=True)
def forum(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games._MODULES, "forum", "tests.support.toy")


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'rubicon.sqlite'}"
