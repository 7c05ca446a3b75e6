"""13.7: retreats, their penalties, and the stacks that are pushed out of the way.

What still has to be done waits in `Position.retreats` as records of five numbers, the next one first:
ASSIGN, side, pieces, space, forbidden spaces: the side says where its pieces retreat to;
ARRIVE, side, pieces, space, goal: they arrive and pay for it;
PUSH, side, pieces, goal, 0: if they survived there, the enemies must leave.
"""

from __future__ import annotations

from typing import Any, Final

from rubicon.core.dice import Dice
from rubicon.core.game import Decision
from rubicon.games.kit.flow import ASKED, Phase
from rubicon.games.kit.values import members
from rubicon.games.rome_vs_gaul.rules import leaders
from rubicon.games.rome_vs_gaul.rules.armies import losses
from rubicon.games.rome_vs_gaul.rules.armies.avoiding import has_walls
from rubicon.games.rome_vs_gaul.rules.armies.interception import is_barred_region
from rubicon.games.rome_vs_gaul.rules.pack import (
    BRITANNIA,
    CUS,
    GAUL,
    GERMANI,
    GERMANIA,
    ROMAN_LEADERS,
    ROME,
    SPACE_COUNT,
)
from rubicon.games.rome_vs_gaul.rules.position import Position
from rubicon.games.rome_vs_gaul.rules.verbs import (
    INSIDE_ALL,
    MOVE_GERMANI,
    RETREAT,
    RETREAT_ALL,
    RETREAT_INSIDE,
)

ASSIGN: Final = 0
ARRIVE: Final = 1
PUSH: Final = 2
_SIZE: Final = 5


# ------------------------------------------------------------------ who retreats


def begin_defenders(s: Position, dice: Dice) -> bool:
    """13.7.1: the defenders lost: to any adjacent space from which the enemy did not come."""
    forbidden = 0
    for at in range(0, len(s.origins), 2):
        forbidden |= 1 << s.origins[at]
    return _begin(s, [ASSIGN, 1 - s.attacker, s.defenders, s.battle_space, forbidden], dice)


def begin_from_independents(s: Position, dice: Dice) -> bool:
    """17.1.4: Rome lost: to any adjacent space, the one it came from included."""
    if not s.defenders & CUS[ROME]:
        return False
    return _begin(s, [ASSIGN, ROME, s.defenders, s.battle_space, 0], dice)


def begin_attackers(s: Position, dice: Dice) -> bool:
    """13.7.1, 14.6.4: attackers go back to where they came from; who sortied goes inside. Whose walls are
    gone, or who came from nowhere, retreats like a defender.
    """
    side = s.attacker
    rest = s.attackers
    records: list[int] = []
    for at in range(0, len(s.origins), 2):
        group = s.origins[at + 1] & rest
        if group:
            records += [ARRIVE, side, group, s.battle_space, s.origins[at]]
            rest &= ~group
    back = rest & s.sortied
    if back and has_walls(s, side, s.battle_space):
        s.inside |= back
        s.note("goes-inside", side, s.battle_space, back)
        rest &= ~back
    if rest:
        records += [ASSIGN, side, rest, s.battle_space, 0]
    return _begin(s, records, dice)


def _begin(s: Position, records: list[int], dice: Dice) -> bool:
    if not records:
        return False
    s.retreats = records
    s.call(RETREATING, records[1])
    RETREATING.advance(s, dice)
    return True


# ------------------------------------------------------------------ where to


def enemies_at(s: Position, side: int, space: int) -> int:
    """The enemy CUs in a space, without those that are about to retreat from it."""
    found = s.enemy_cus_at(side, space)
    for at in range(0, len(s.retreats), _SIZE):
        if s.retreats[at] != PUSH and s.retreats[at + 3] == space:
            found &= ~s.retreats[at + 2]
    return found


def goals(s: Position, side: int, space: int, forbidden: int) -> int:
    """13.7.1: the spaces to which units of a side may retreat. One with enemy CUs only if there is no other,
    walls included."""
    near = s.pack.near_bits[space] & ~s.pack.closed & ~forbidden
    free = occupied = 0
    for goal in members(near):
        if is_barred_region(s, side, goal):
            continue
        if enemies_at(s, side, goal):
            occupied |= 1 << goal
        else:
            free |= 1 << goal
    if free or has_walls(s, side, space):
        return free
    return occupied


def penalty(s: Position, side: int, space: int, goal: int) -> int:
    """13.7.2: the steps that a retreat from a space to another costs, before the units arrive."""
    steps = s.steps_of(enemies_at(s, side, goal))
    if s.markers(1 - side) >> goal & 1 and not s.cus_at(side, goal):
        steps += 1
    if s.pack.channel[space] >> goal & 1:
        steps += 1
    return steps


class Retreating(Phase[Position]):
    """13.7: works through the waiting retreats. Nobody decides here."""

    def resume(self, s: Position, ended: Phase[Any], dice: Dice) -> None:
        self.advance(s, dice)

    def advance(self, s: Position, dice: Dice) -> None:
        """Go on until a phase is called or every retreat is made."""
        while s.retreats:
            kind, side, pieces, space, last = s.retreats[:_SIZE]
            s.retreats = s.retreats[_SIZE:]
            pieces = s.on_map(pieces)
            if not pieces & CUS[side]:
                # 9.6: the CUs that accompanied these Leaders are gone, though others of the battle may live
                leaders.displace(s, pieces & ROMAN_LEADERS)
                continue
            if kind == ASSIGN:
                if self._assign(s, side, pieces, space, last):
                    return
            elif kind == ARRIVE:
                if self._arrive(s, side, pieces, space, last):
                    return
            elif self._push(s, side, space, dice):
                return
        losses.lift_sieges(s)
        s.end(dice)

    def _assign(self, s: Position, side: int, pieces: int, space: int, forbidden: int) -> bool:
        if not goals(s, side, space, forbidden) and not has_walls(s, side, space):
            s.note("no-retreat", side, space, pieces)
            losses.remove(s, pieces)  # 13.7.1
            return False
        s.chosen = pieces
        s.declared = 0
        s.call(RETREAT_TO, side, (space, forbidden))
        return True

    def _arrive(self, s: Position, side: int, pieces: int, space: int, goal: int) -> bool:
        steps = penalty(s, side, space, goal)
        if enemies_at(s, side, goal):
            s.retreats = [PUSH, side, pieces, goal, 0, *s.retreats]
        s.put_all(pieces, goal)
        s.note("retreats", side, space, goal, pieces, steps)
        losses.lift_sieges(s)
        if side == GAUL:
            losses.meet(s, goal, space)
        return losses.choose(s, side, pieces, steps)

    def _push(self, s: Position, side: int, space: int, dice: Dice) -> bool:
        """13.7.2: the enemies of survivors are retreated, once in a battle; a second time they are
        eliminated.
        """
        enemies = s.enemy_cus_at(side, space)
        if enemies >> GERMANI & 1:
            if s.pushed >> GERMANI & 1:
                losses.remove(s, 1 << GERMANI)
                return False
            s.pushed |= 1 << GERMANI
            return begin_germani(s, space, side, dice)
        if not enemies:
            return False
        stack = s.stack_at(1 - side, space)
        if s.pushed & enemies:
            s.note("no-retreat", 1 - side, space, stack)
            losses.remove(s, stack)
            return False
        s.pushed |= enemies
        s.retreats = [ASSIGN, 1 - side, stack, space, 0, *s.retreats]
        return False


class RetreatTo(Phase[Position]):
    """13.7.1, 13.7.3: where each piece retreats to: adjacent spaces, or inside the Town or City. Roman
    Leaders go where CUs go. Arguments: the space, and the spaces that are forbidden. `declared`: spaces
    chosen so far.
    """

    def decide(self, s: Position, side: int) -> Decision:
        space = s.argument(0)
        found = members(goals(s, side, space, s.argument(1)))
        walls = has_walls(s, side, space)
        actions = [RETREAT_ALL + goal for goal in found]
        if walls:
            actions.append(INSIDE_ALL)
        if len(actions) > 1 and s.chosen & (s.chosen - 1):
            for piece in members(s.chosen):
                leader = ROMAN_LEADERS >> piece & 1
                open_to = [goal for goal in found if not leader or s.declared >> goal & 1]
                actions += [RETREAT + piece * SPACE_COUNT + goal for goal in open_to]
                if walls:
                    actions.append(RETREAT_INSIDE + piece)
        if not s.chosen & CUS[side]:  # Leaders are left: they go where CUs went, or inside
            actions = [a for a in actions if not _is_alone(s, a)]
        return Decision(side, self.name, actions, ("space", s.pack.spaces[space]))

    def apply(self, s: Position, side: int, action: int, dice: Dice) -> None:
        space = s.argument(0)
        going = s.chosen
        goal = -1
        if RETREAT_ALL <= action < RETREAT_ALL + SPACE_COUNT:
            goal = action - RETREAT_ALL
        elif RETREAT <= action < RETREAT_ALL:
            piece, goal = divmod(action - RETREAT, SPACE_COUNT)
            going = 1 << piece
        elif action != INSIDE_ALL:
            going = 1 << action - RETREAT_INSIDE
        s.chosen &= ~going
        if goal < 0:
            s.inside |= going
            s.note("goes-inside", side, space, going)
        else:
            self._send(s, side, going, space, goal)
        if not s.chosen:
            s.declared = 0
            s.end(dice)

    def _send(self, s: Position, side: int, going: int, space: int, goal: int) -> None:
        """Add pieces to those that go to this space, or begin such a part."""
        records = s.retreats[:]
        if s.declared >> goal & 1:
            at = 0
            while records[at + 4] != goal or records[at] != ARRIVE:
                at += _SIZE
            records[at + 2] |= going
        else:
            s.declared |= 1 << goal
            records = [ARRIVE, side, going, space, goal, *records]
        s.retreats = records


def _is_alone(s: Position, action: int) -> bool:
    """Whether Leaders would retreat to a space where no CU retreats to."""
    return RETREAT_ALL <= action < RETREAT_ALL + SPACE_COUNT and not s.declared >> action - RETREAT_ALL & 1


# ------------------------------------------------------------------ 17.4 the Germani


def germani_goals(s: Position, space: int, crossing: bool = False) -> int:
    """17.4.2: the spaces next to `space` that the Germani may enter: without CUs, Leaders, Town or City, and
    not in Germania or Britannia. `crossing` is true for their first step, over the Rhine.
    """
    pack = s.pack
    near = pack.rhine[space] if crossing else pack.near_bits[space]
    near &= ~(pack.closed | s.towns | pack.city_spaces)
    found = 0
    for goal in members(near):
        if pack.region_at[goal] not in (GERMANIA, BRITANNIA) and not s.here[goal]:
            found |= 1 << goal
    return found


def begin_germani(s: Position, space: int, against: int, dice: Dice) -> bool:
    """17.4: the Germani, beaten or pushed out by `against`, are moved by its opponent; without a space they
    are eliminated. True if a phase was called.
    """
    if not germani_goals(s, space):
        s.note("no-retreat", -1, space, 1 << GERMANI)
        losses.remove(s, 1 << GERMANI)
        return False
    s.call(GERMANI_RETREAT, 1 - against, (space,))
    return True


class GermaniRetreat(Phase[Position]):
    """17.4: the opponent of the side that beat the Germani says where they go."""

    def decide(self, s: Position, side: int) -> Decision:
        actions = members(germani_goals(s, s.argument(0)), MOVE_GERMANI)
        return Decision(side, self.name, actions, ("space", s.pack.spaces[s.argument(0)]))

    def apply(self, s: Position, side: int, action: int, dice: Dice) -> None:
        s.put(GERMANI, action - MOVE_GERMANI)
        s.note("germani-move", side, s.argument(0), action - MOVE_GERMANI)
        s.end(dice)


RETREAT_TO: Final = RetreatTo(
    "retreat", 58, "13.7.1", verbs=("retreat", "retreat-all", "retreat-inside", "inside-all")
)
RETREATING: Final = Retreating("retreating", 59, "13.7", ASKED)
GERMANI_RETREAT: Final = GermaniRetreat("germani-retreat", 64, "17.4", verbs=("germani",))
