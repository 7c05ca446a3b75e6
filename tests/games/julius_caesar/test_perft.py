"""Perft: the number of action sequences from named positions; see `tests.support.suites.perft`.

A position stands as `tests.support.julius_caesar.board` reads it. Before it is played: `command SIDE CARD`,
`cards CAESAR POMPEY`, `end SIDE`, `fight`, `winter`, or a side and its action.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from rubicon.core.game import State
from tests.support.julius_caesar.board import board
from tests.support.suites import perft

FILES: Final = sorted(Path(__file__).with_name("perft").glob("*.txt"))


def set_up(suite: perft.Suite) -> State:
    """The position from which sequences are counted."""
    table = board("\n".join(suite.position))
    for line in suite.before:
        words = line.split()
        if words[0] == "command":
            table.command(*words[1:])
        elif words[0] == "cards":
            table.cards(*words[1:])
        elif words[0] == "end":
            table.end(words[1])
        elif words == ["fight"]:
            table.fight()
        elif words == ["winter"]:
            table.winter()
        else:
            table.do(words[0], " ".join(words[1:]))
    return table.state


@pytest.mark.heavy
@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_perft(path: Path) -> None:
    assert perft.count(path, set_up) == perft.read(path).counts


def test_there_are_enough_suites() -> None:
    assert len(FILES) >= 8
    assert all(set(perft.read(path).counts) >= {1, 2, 3} for path in FILES)
