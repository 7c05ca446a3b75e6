"""Games that are started here are ended here."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.support.terminal_driver import TerminalProcess

Start = Callable[..., TerminalProcess]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Starts `rubicon play` with a home of its own, `tmp_path` unless it is told another."""
    started: list[TerminalProcess] = []

    def begin(*words: str, home: Path = tmp_path, **how: Any) -> TerminalProcess:
        play = TerminalProcess(home, *words, **how)
        started.append(play)
        return play

    yield begin
    for play in started:
        play.close()
