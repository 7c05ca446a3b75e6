"""Levels for people, by Roman rank. Each should win at least 65 of 100 games against the one below it.

A level is a bot with default settings, which may be changed like those of any bot. `rubicon ladder` measures
how strong they are; docs/strength.md says for which titles that has been shown.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from rubicon.bots.ismcts import IsmctsBot
from rubicon.bots.legate import LegateBot

LEVELS: Final[dict[str, partial[LegateBot] | partial[IsmctsBot]]] = {
    # A recruit: easily distracted, often careless, and forgets what the enemy has shown.
    "tiro": partial(LegateBot, whim=6.0, blunder=0.3, taste=2, forget=1),
    # A soldier: sometimes careless.
    "miles": partial(LegateBot, whim=3.5, blunder=0.12, taste=2),
    # An officer: judgement at its best.
    "centurio": partial(LegateBot, whim=0.3, taste=1),
    # A general: thinks a few moves ahead.
    "legatus": partial(IsmctsBot, iterations=30),
    # The strongest: thinks as long as it may, on all cores.
    "imperator": partial(IsmctsBot, think=4.0, processes=0),
}

#: From weak to strong: each should beat the one before it. Random play is below all levels.
RANKS: Final = ("random", *LEVELS)


def rank(spec: str) -> int | None:
    """The index of a bot in `RANKS`, whatever its settings; None if it is not a level."""
    name = spec.partition(":")[0]
    return RANKS.index(name) if name in RANKS else None
