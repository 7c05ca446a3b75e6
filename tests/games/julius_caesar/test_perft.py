"""Perft: from named positions, the number of action sequences to each depth.

Each file of `perft/` is one position. Its sections:

    position:   as `tests.support.julius_caesar.board` reads it
    before:     what is played first: `command SIDE CARD`, `cards CAESAR POMPEY`, `end SIDE`, `fight`,
                `winter`, or a side and its action
    dice:       faces that dice show from then on, over and over; draws take the lowest numbers
    counts:     `depth N: COUNT`

Every sequence is played through `State`, each action on a clone, with the dice of its own path. Where both
sides choose in secret, the first that has to chooses first. What stands after `#` says how a count comes
about; those were worked out by hand, from the map and the rules.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import pytest

from rubicon.core.dice import Dice
from rubicon.core.game import State
from tests.support.julius_caesar.board import Board, board

FOLDER: Final = Path(__file__).parent / "perft"
FILES: Final = sorted(FOLDER.glob("*.txt"))


@dataclass
class Suite:
    """What a file says."""

    position: list[str] = field(default_factory=list)
    before: list[str] = field(default_factory=list)
    dice: list[int] = field(default_factory=list)
    counts: dict[int, int] = field(default_factory=dict)


class Stream(Dice):
    """The same faces over and over, from a place in them."""

    def __init__(self, faces: list[int], at: int = 0) -> None:
        self.faces = faces
        self.at = at

    def roll(self, count: int) -> list[int]:
        rolled = [self.faces[(self.at + i) % len(self.faces)] for i in range(count)]
        self.at += count
        return rolled

    def draw(self, size: int, count: int) -> list[int]:
        return list(range(count))


def read(path: Path) -> Suite:
    """The suite in a file."""
    suite = Suite()
    section = ""
    for raw in path.read_text(encoding="utf-8").splitlines():
        line = raw.partition("#")[0].rstrip()
        if not line:
            continue
        if not line.startswith(" "):
            section, _, line = line.partition(":")
        line = line.strip()
        if not line:
            continue
        if section == "position":
            suite.position.append(line)
        elif section == "before":
            suite.before.append(line)
        elif section == "dice":
            suite.dice += map(int, line.split())
        elif section == "counts":
            depth, count = line.removeprefix("depth").split(":")
            suite.counts[int(depth)] = int(count)
        else:
            raise ValueError(f"{path.name}: what is '{raw}'?")
    return suite


def set_up(suite: Suite) -> Board:
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
    return table


def sequences(state: State, dice: Stream, depth: int) -> int:
    """The number of sequences of `depth` actions."""
    if depth == 0:
        return 1
    deciders = state.deciders()
    if not deciders:
        return 0
    side = deciders[0]
    found = 0
    for action in state.decision(side).actions:
        after, rest = state.clone(), Stream(dice.faces, dice.at)
        after.apply(side, action, rest)
        found += sequences(after, rest, depth - 1)
    return found


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_perft(path: Path) -> None:
    suite = read(path)
    state = set_up(suite).state
    state.log = None
    found = {depth: sequences(state, Stream(suite.dice or [6]), depth) for depth in suite.counts}
    assert found == suite.counts


def test_there_are_enough_suites() -> None:
    assert len(FILES) >= 8
    assert all(set(read(path).counts) >= {1, 2, 3} for path in FILES)
