"""10.2, 12, 13: one step of a moving Army, in the eleven stages of the rulings, each a possible stop.

1 cost and storm; 2 interception; 3 back up; 4 entering and lone Leaders; 5 attack of the Sugambri or
Britanni; 6 defenders inside; 7 avoid battle; 8 sortie with a Relief Army; 9 submission; 10 battle; 11 go
on.
"""

from __future__ import annotations

from typing import Any, Final

from rubicon.core.dice import Dice
from rubicon.core.game import Decision
from rubicon.games.kit.flow import ASKED, Phase
from rubicon.games.kit.values import members
from rubicon.games.rome_vs_gaul.rules import leaders
from rubicon.games.rome_vs_gaul.rules.armies import avoiding, battle, interception, losses
from rubicon.games.rome_vs_gaul.rules.pack import (
    CUS,
    GAUL,
    GERMANI,
    GERMANIA,
    PIECES,
    ROME,
    WITHOUT_ALLOWANCE,
)
from rubicon.games.rome_vs_gaul.rules.position import Position
from rubicon.games.rome_vs_gaul.rules.verbs import END, JOIN, JOIN_ALL

#: A bit of `move_rules`: the move cannot be intercepted.
NO_INTERCEPTION: Final = 2

# Stages (`stage`): what comes next.
STORM: Final = 0
INTERCEPTION: Final = 1
BACK_UP: Final = 2
ENTER: Final = 3
INDEPENDENTS: Final = 4
DEFENDERS: Final = 5
RELIEF: Final = 6
FIGHT: Final = 7
AFTERWARDS: Final = 8
DONE: Final = 9

#: 17.1.2: a storm throws an Army back on this roll.
STORM_ROLL: Final = 6
#: 17.1.4: bits of `calm`.
SUGAMBRI: Final = 1
BRITANNI: Final = 2


def begin(s: Position, side: int, origin: int, goal: int, dice: Dice) -> None:
    """The moving Army takes a step, whose MPs are spent. Calls the phase ENTERING."""
    s.step_from = origin
    s.step_to = goal
    s.arrived = s.declared = 0
    s.stage = STORM
    s.call(ENTERING, side)
    ENTERING.advance(s, dice)


def begin_sortie(s: Position, side: int, space: int, dice: Dice) -> None:
    """14.6.2: the moving units leave their walls and attack the besiegers. Nobody intercepts or avoids."""
    s.step_from = s.step_to = space
    s.arrived = s.declared = 0
    s.chosen = s.moving
    s.inside &= ~s.moving
    s.note("sortie", side, space, s.moving)
    s.stage = FIGHT
    s.call(ENTERING, side)
    ENTERING.advance(s, dice)


class Entering(Phase[Position]):
    """Goes from stage to stage. Nobody decides here. During FIGHT, `chosen` are the units that sortied."""

    def resume(self, s: Position, ended: Phase[Any], dice: Dice) -> None:
        self.advance(s, dice)

    def advance(self, s: Position, dice: Dice) -> None:
        """Go on until a phase is called or the step is over."""
        side = s.mover
        while True:
            stage = s.stage
            s.stage = stage + 1
            if stage == STORM:
                if is_thrown_back(s, side, dice):
                    s.stage = DONE
            elif stage == INTERCEPTION:
                if not s.move_rules & NO_INTERCEPTION and interception.begin(s, side, dice):
                    return
            elif stage == BACK_UP:
                if losses.settle(s, dice):  # 9.6: lone Leaders whom interceptors met
                    s.stage = BACK_UP
                    return
                if self._meets_interceptors(s, side, dice):
                    return
            elif stage == ENTER:
                if self._enter(s, side, dice):
                    return
            elif stage == INDEPENDENTS:
                if self._independents(s, side, dice):
                    return
            elif stage == DEFENDERS:
                if self._asks_defenders(s, side):
                    return
            elif stage == RELIEF:
                if self._asks_besieged(s, side):
                    return
            elif stage == FIGHT:
                if self._fight(s, side, dice):
                    return
            elif stage == AFTERWARDS:
                if losses.settle(s, dice):
                    return
            else:
                self._finish(s, dice)
                return

    def _meets_interceptors(self, s: Position, side: int, dice: Dice) -> bool:
        """12.2.2: whoever was intercepted may try to back up. A lone Leader stops where they were."""
        if not s.arrived:
            return False
        if not s.moving & CUS[side]:
            s.stop_move()
            s.stage = AFTERWARDS
            return False
        s.call(avoiding.BACKING_UP, side)
        return True

    def _enter(self, s: Position, side: int, dice: Dice) -> bool:
        """The Army enters, unless it stayed back. 9.6: lone Leaders go inside, avoid, or are displaced."""
        if s.is_stopped():
            s.stage = AFTERWARDS
            return False
        s.put_all(s.moving, s.step_to)
        if s.log is not None:
            s.note("moves", side, s.step_from, s.step_to, s.moving)
        losses.lift_sieges(s)
        if side == GAUL and leaders.is_alone(s, s.step_to):
            s.reveal()
            return avoiding.meet_lone_leaders(s, s.step_to, s.step_from, dice)
        return False

    def _independents(self, s: Position, side: int, dice: Dice) -> bool:
        """17.1.4: the Sugambri or Britanni may attack. Then the step has no other enemies."""
        strength = attack_strength(s, side)
        if not strength:
            return False
        faces = dice.roll(2)
        s.reveal()
        attacks = faces[0] + faces[1] >= s.combat_strength(s.moving & CUS[ROME])
        s.note("independents", s.step_to, faces[0], faces[1], int(attacks))
        if not attacks:
            return False
        s.stage = AFTERWARDS
        battle.begin_independents(s, s.step_to, strength, dice)
        return True

    def _asks_defenders(self, s: Position, side: int) -> bool:
        """10.6, 12.2: inside, avoid, or stand."""
        other = 1 - side
        if not s.moving & CUS[side] or not s.cus_at(other, s.step_to):
            return False
        if not avoiding.has_walls(s, other, s.step_to) and not avoiding.can_avoid(s, other):
            return False
        s.call(avoiding.DEFENDERS, other)
        return True

    def _asks_besieged(self, s: Position, side: int) -> bool:
        """14.6.1: the Phasing player names the besieged units that sortie with the Relief Army."""
        s.chosen = 0
        inside = s.inside_at(s.step_to) & PIECES[side]
        if not inside or not s.enemy_cus_at(side, s.step_to) or not leaders.can_react(inside, side):
            return False
        s.call(RELIEF_SORTIE, side)
        return True

    def _fight(self, s: Position, side: int, dice: Dice) -> bool:
        """10.2.2, 13.1: a battle, if enemy CUs are outside. Who avoids it is left to go (12.2.3)."""
        space = s.step_to
        sortied = s.chosen
        s.chosen = 0
        attackers = s.moving | sortied
        if not attackers & CUS[side] or not s.enemy_cus_at(side, space):
            return False
        defenders = s.stack_at(1 - side, space) or 1 << GERMANI
        came = s.moving & ~sortied
        origins = [s.step_from, came] if came else []
        crossed = bool(came) and bool(s.pack.channel[s.step_from] >> space & 1)
        shift = -1 if crossed and side == ROME and not defenders >> GERMANI & 1 else 0
        battle.begin(s, space, side, attackers, defenders, origins, sortied, shift, dice)
        return True

    def _finish(self, s: Position, dice: Dice) -> None:
        s.step_from = s.step_to = -1
        s.stage = s.friendly = s.arrived = s.declared = s.chosen = s.modifier = 0
        if losses.is_gone(s, s.marcher):
            s.stop_move()  # 9.6
        s.end(dice)


def is_thrown_back(s: Position, side: int, dice: Dice) -> bool:
    """17.1.2: Storms at Sea, for CUs that cross the Channel."""
    if s.storms_off or not s.pack.channel[s.step_from] >> s.step_to & 1 or not s.moving & CUS[side]:
        return False
    face = dice.roll(1)[0]
    s.reveal()
    s.note("storm", s.step_from, s.step_to, face)
    return face == STORM_ROLL


def attack_strength(s: Position, side: int) -> int:
    """17.1.4, 17.1.5: the strength of the independent tribe that may attack the Army that has just entered,
    or 0: not lone Leaders, nor where a Roman IM or a Roman CU was before.
    """
    space = s.step_to
    if side != ROME or not s.pack.starred >> space & 1 or not s.moving & CUS[ROME]:
        return 0
    if s.roman_im >> space & 1 or s.cus_at(ROME, space) & ~s.moving:
        return 0
    if s.pack.region_at[space] == GERMANIA:
        return 0 if s.calm & SUGAMBRI else s.pack.sugambri_strength
    return 0 if s.calm & BRITANNI else s.pack.britanni_strength


class ReliefSortie(Phase[Position]):
    """14.6: besieged units join the battle of a Relief Army, if they like. They are used up."""

    def decide(self, s: Position, side: int) -> Decision:
        rest = s.inside_at(s.step_to) & PIECES[side] & ~s.chosen
        actions = [END]
        if not s.chosen:
            actions.append(JOIN_ALL)
        for piece in members(rest):
            if rest & (rest - 1) or s.chosen:
                alone = 1 << piece & (WITHOUT_ALLOWANCE | ~CUS[side])
                if not alone or leaders.can_react(s.chosen | 1 << piece, side):
                    actions.append(JOIN + piece)
        return Decision(side, self.name, actions, ("space", s.pack.spaces[s.step_to]))

    def apply(self, s: Position, side: int, action: int, dice: Dice) -> None:
        inside = s.inside_at(s.step_to) & PIECES[side]
        if action == JOIN_ALL:
            s.chosen = inside
        elif action != END:
            s.chosen |= 1 << action - JOIN
            if s.chosen != inside:
                return
        if s.chosen:
            s.inside &= ~s.chosen
            s.used |= s.chosen
            s.note("sortie", side, s.step_to, s.chosen)
        s.reveal()
        s.end(dice)


ENTERING: Final = Entering("entering", 48, "10.2", ASKED)
RELIEF_SORTIE: Final = ReliefSortie("relief", 53, "14.6.1", verbs=("join", "join-all", "end"))
