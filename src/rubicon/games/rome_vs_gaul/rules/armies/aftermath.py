"""What follows from losses and needs decisions: a displaced Caesar, freed garrisons that fight, lone
Leaders.
"""

from __future__ import annotations

from typing import Any, Final

from rubicon.core.dice import Dice
from rubicon.games.kit.flow import ASKED, Phase
from rubicon.games.rome_vs_gaul.rules import leaders, tribes
from rubicon.games.rome_vs_gaul.rules.armies import avoiding, battle, losses
from rubicon.games.rome_vs_gaul.rules.pack import ROME
from rubicon.games.rome_vs_gaul.rules.position import Position


class Aftermath(Phase[Position]):
    """Works through `Position.aftermath`. Nobody decides here."""

    def resume(self, s: Position, ended: Phase[Any], dice: Dice) -> None:
        while True:
            losses.prune(s)
            if not s.aftermath:
                s.end(dice)
                return
            entry = s.aftermath[0]
            s.aftermath = s.aftermath[1:]
            kind = entry & 3
            space = entry >> 2 & 127
            if kind == leaders.CAESAR_DISPLACED:
                s.call(leaders.DISPLACEMENT, ROME)
                return
            if kind == tribes.FREED:
                # 11.2.4: an immediate battle, with the Phasing player as the attacker.
                side = s.active
                s.note("freed", space)
                attackers, defenders = s.stack_at(side, space), s.stack_at(1 - side, space)
                battle.begin(s, space, side, attackers, defenders, [], 0, 0, dice)
                return
            if avoiding.meet_lone_leaders(s, space, (entry >> 9) - 1, dice):
                return


AFTERMATH: Final = Aftermath("aftermath", losses.AFTERMATH_NUMBER, "11.2.4", ASKED)
