"""Perft suites: from named positions, the number of action sequences to each depth.

Each file of a suite is one position. Its sections:

    position:   as the board of the title's tests reads it
    phase:      the phase and the side that decides, where the position does not say it: `actions rome`
    before:     what is played first, a line each, as the title's tests say it
    dice:       faces that dice show from then on, over and over; draws take the lowest numbers
    counts:     `depth N: COUNT`

Every sequence is played through `State`, each action on a clone, with the dice of its own path. Where both
sides choose in secret, the first that has to chooses first. What stands after `#` says how a count comes
about; those were worked out by hand, from the map and the rules.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from rubicon.core.dice import Dice
from rubicon.core.game import State


@dataclass
class Suite:
    """What a file says."""

    position: list[str] = field(default_factory=list)
    phase: list[str] = field(default_factory=list)
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
        if section == "counts":
            depth, count = line.removeprefix("depth").split(":")
            suite.counts[int(depth)] = int(count)
        elif section == "dice":
            suite.dice += map(int, line.split())
        elif section == "phase":
            suite.phase = line.split()
        elif section in ("position", "before"):
            getattr(suite, section).append(line)
        else:
            raise ValueError(f"{path.name}: what is '{raw}'?")
    return suite


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


def count(path: Path, set_up: Callable[[Suite], State]) -> dict[int, int]:
    """What the counts of a file are now. `set_up` makes the position from which sequences are counted."""
    suite = read(path)
    state = set_up(suite)
    state.log = None
    return {depth: sequences(state, Stream(suite.dice or [6]), depth) for depth in suite.counts}


def update(folder: Path, set_up: Callable[[Suite], State]) -> list[str]:
    """Write the counts of all files again; says which files changed."""
    changed: list[str] = []
    for path in sorted(folder.glob("*.txt")):
        text = path.read_text(encoding="utf-8")
        new = text
        for depth, number in count(path, set_up).items():
            new = re.sub(rf"depth {depth}: \d+", f"depth {depth}: {number}", new)
        if new != text:
            path.write_text(new, encoding="utf-8")
            changed.append(path.name)
    return changed
