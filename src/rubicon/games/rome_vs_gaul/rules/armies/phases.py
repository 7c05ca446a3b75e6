"""All phases of chapters 9 to 14 and 17, for the table of phases of the title."""

from __future__ import annotations

from typing import Any, Final

from rubicon.games.kit.flow import Phase
from rubicon.games.rome_vs_gaul.rules.armies.aftermath import AFTERMATH
from rubicon.games.rome_vs_gaul.rules.armies.avoiding import BACKING_UP, DEFENDERS, LONE_LEADERS, WITHDRAWAL
from rubicon.games.rome_vs_gaul.rules.armies.battle import BATTLE, BATTLE_SURPRISE, ELITE, REROLLING
from rubicon.games.rome_vs_gaul.rules.armies.entering import ENTERING, RELIEF_SORTIE
from rubicon.games.rome_vs_gaul.rules.armies.independents import GERMANI_MOVE
from rubicon.games.rome_vs_gaul.rules.armies.interception import INTERCEPT_WINDOW, INTERCEPTION, SENDING
from rubicon.games.rome_vs_gaul.rules.armies.losses import LOSSES
from rubicon.games.rome_vs_gaul.rules.armies.movement import MOVE
from rubicon.games.rome_vs_gaul.rules.armies.retreats import GERMANI_RETREAT, RETREAT_TO, RETREATING
from rubicon.games.rome_vs_gaul.rules.armies.sieges import SIEGING, STRATAGEM, TREACHERY
from rubicon.games.rome_vs_gaul.rules.armies.surprises import SCOUTS
from rubicon.games.rome_vs_gaul.rules.leaders import DISPLACEMENT

ARMY_PHASES: Final[list[Phase[Any]]] = [
    DISPLACEMENT,
    LOSSES,
    AFTERMATH,
    MOVE,
    INTERCEPTION,
    INTERCEPT_WINDOW,
    SCOUTS,
    SENDING,
    ENTERING,
    BACKING_UP,
    LONE_LEADERS,
    DEFENDERS,
    WITHDRAWAL,
    RELIEF_SORTIE,
    BATTLE,
    REROLLING,
    BATTLE_SURPRISE,
    ELITE,
    RETREAT_TO,
    RETREATING,
    SIEGING,
    STRATAGEM,
    TREACHERY,
    GERMANI_MOVE,
    GERMANI_RETREAT,
]
