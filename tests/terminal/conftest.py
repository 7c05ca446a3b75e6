"""Starts `rubicon play` for tests, and ends every process afterwards."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.support.terminal_driver import TerminalProcess

Start = Callable[..., TerminalProcess]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Starts `rubicon play` with a data folder of its own: `tmp_path`, unless `home` is given."""
    started: list[TerminalProcess] = []

    def start_process(*args: str, home: Path = tmp_path, **settings: Any) -> TerminalProcess:
        play = TerminalProcess(home, *args, **settings)
        started.append(play)
        return play

    yield start_process
    for play in started:
        play.close()
