"""Computer players as they were, to measure new ones against. Nothing here is changed any more.

A frozen player has the version it comes from in its name: `imperator-0.1`. It thinks with the title's
judgement of that version (`Game.earlier_judgement`), and with the rules and memories of today.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from rubicon.bots.frozen.search_0_1 import VERSION, IsmctsBot01
from rubicon.bots.legate import LegateBot

#: By name. They can be played wherever a bot is named, but no list of opponents has them.
FROZEN: Final[dict[str, partial[LegateBot] | partial[IsmctsBot01]]] = {
    f"legate-{VERSION}": partial(LegateBot, version=VERSION),
    f"ismcts-{VERSION}": partial(IsmctsBot01),
    f"legatus-{VERSION}": partial(IsmctsBot01, iterations=30),
    f"imperator-{VERSION}": partial(IsmctsBot01, think=4.0, processes=0),
}
