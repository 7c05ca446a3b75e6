"""Perft suites of Rome vs Gaul; see `tests.support.suites.perft`.

A position stands as `tests.support.rome_vs_gaul.board` reads it. Before it are played actions, one a line,
with the dice they take after `|`. When the pack was changed, write the counts again and look at the
difference before keeping it:

    python -m tests.games.rome_vs_gaul.perft --update
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from rubicon.core.game import State
from tests.support.rome_vs_gaul.board import board
from tests.support.suites import perft

FOLDER: Final = Path(__file__).parent
FILES: Final = sorted(FOLDER.glob("*.txt"))


def set_up(suite: perft.Suite) -> State:
    """The position from which sequences are counted."""
    phase, side = suite.phase
    table = board("\n".join(suite.position), phase, side)
    for line in suite.before:
        action, _, rolls = line.partition("|")
        table.do(action.strip(), rolls=rolls.strip())
    return table.state
