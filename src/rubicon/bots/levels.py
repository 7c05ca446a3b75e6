"""Levels for people, by Roman rank. Each beats the one below it in at least 65 of 100 games.

A level is one of the bots with settings of its own, which may be changed like those of any bot. How strong
they are is measured by `rubicon ladder`; see docs/strength.md.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from rubicon.bots.ismcts import IsmctsBot
from rubicon.bots.legate import LegateBot

LEVELS: Final[dict[str, partial[LegateBot] | partial[IsmctsBot]]] = {
    # A recruit: knows what is good, but is easily distracted.
    "tiro": partial(LegateBot, whim=6.0, blunder=0.3, taste=2),
    # A soldier: sometimes does without thinking.
    "miles": partial(LegateBot, whim=3.5, blunder=0.12, taste=2),
    # An officer: judgement at its best.
    "centurio": partial(LegateBot, whim=0.3, taste=1),
    # A general: thinks a few moves ahead.
    "legatus": partial(IsmctsBot, iterations=30),
    # The master of all: thinks as long as it may.
    "imperator": partial(IsmctsBot, think=4.0, processes=0),
}

#: Who should beat whom: everybody the one before. What stands below all levels is no thought at all.
RANKS: Final = ("random", *LEVELS)


def rank(spec: str) -> int | None:
    """The place of a bot in that order, whatever its settings; None for one that claims no place in it."""
    name = spec.partition(":")[0]
    return RANKS.index(name) if name in RANKS else None
