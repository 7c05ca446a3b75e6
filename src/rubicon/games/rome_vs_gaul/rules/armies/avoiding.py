"""12.2: defenders go inside, stand or avoid battle; lone Leaders avoid or are displaced; the mover backs
up.
"""

from __future__ import annotations

from typing import Any, Final

from rubicon.core.dice import Dice
from rubicon.core.game import Decision
from rubicon.games.kit.flow import Phase
from rubicon.games.kit.values import contains, members
from rubicon.games.rome_vs_gaul.rules import leaders
from rubicon.games.rome_vs_gaul.rules.armies import losses
from rubicon.games.rome_vs_gaul.rules.armies.interception import is_barred_region, is_friendly
from rubicon.games.rome_vs_gaul.rules.armies.surprises import open_scouts
from rubicon.games.rome_vs_gaul.rules.leaders import can_react, command_rating
from rubicon.games.rome_vs_gaul.rules.pack import CUS, GAUL, ROMAN_LEADERS, ROME, SPACE_COUNT
from rubicon.games.rome_vs_gaul.rules.position import Position
from rubicon.games.rome_vs_gaul.rules.verbs import (
    AVOID,
    BACK_UP,
    INSIDE,
    INSIDE_ALL,
    PASS,
    WITHDRAW,
    WITHDRAW_ALL,
)


def destinations(s: Position, side: int, space: int, origin: int) -> int:
    """12.2.2: the spaces to which units of a side may avoid battle, when the enemy came from `origin`."""
    pack = s.pack
    hostile_low, hostile_high = s.marker_halves(1 - side)
    found = 0
    for near in pack.land_near[space]:
        if near == origin or not contains(pack.open_low, pack.open_high, near):
            continue
        if is_barred_region(s, side, near) or s.enemy_cus_at(side, near):
            continue
        if contains(hostile_low, hostile_high, near) and not s.cus_at(side, near):
            continue
        found |= 1 << near
    return found


def has_walls(s: Position, side: int, space: int) -> bool:
    """Whether a Fortified Town or Walled City of a side is in a space."""
    if side == ROME:
        return contains(s.roman_cities_low, s.roman_cities_high, space)
    return s.has_gallic_walls(space)


def roll_to_avoid(s: Position, side: int, pieces: int, space: int, origin: int, dice: Dice) -> bool:
    """12.2.2, 12.3: the roll of a stack. True if it succeeds: then the phase WITHDRAWAL was called. Every
    space is judged with its own modifiers.
    """
    faces = dice.roll(2)
    s.reveal()
    base = faces[0] + faces[1] + s.modifier + command_rating(s, pieces)
    found = 0
    for goal in members(destinations(s, side, space, origin)):
        total = base
        if is_friendly(s, side, goal):
            total += s.pack.friendly_drm
        if s.pack.rough[space] >> goal & 1:
            total += s.pack.rough_drm
        if total >= s.pack.reaction_target:
            found |= 1 << goal
    s.note("avoids", side, space, faces[0], faces[1], base, int(found != 0))
    if not found:
        return False
    s.declared = found
    s.chosen = pieces
    s.call(WITHDRAWAL, side, (space,))
    return True


class Withdrawal(Phase[Position]):
    """12.2.2: the whole stack leaves, to one or several of the spaces for which the roll was enough."""

    def decide(self, s: Position, side: int) -> Decision:
        goals = members(s.declared)
        actions = [WITHDRAW_ALL + goal for goal in goals]
        if len(goals) > 1 and s.chosen & (s.chosen - 1):
            for piece in members(s.chosen):
                actions += [WITHDRAW + piece * SPACE_COUNT + goal for goal in goals]
        return Decision(side, self.name, actions, ("space", s.pack.spaces[s.argument(0)]))

    def apply(self, s: Position, side: int, action: int, dice: Dice) -> None:
        if action >= WITHDRAW_ALL:
            goal = action - WITHDRAW_ALL
            going = s.chosen
        else:
            piece, goal = divmod(action - WITHDRAW, SPACE_COUNT)
            going = 1 << piece
        s.put_all(going, goal)
        s.chosen &= ~going
        s.note("withdraws", side, s.argument(0), goal, going)
        if side == GAUL and going & CUS[GAUL]:
            losses.meet(s, goal, s.argument(0))
        if not s.chosen:
            s.declared = 0
            losses.lift_sieges(s)
            s.end(dice)


# ------------------------------------------------------------------ 10.6, 12.2.1 the defenders


def can_avoid(s: Position, side: int) -> bool:
    """12.2.1, 12.2.4: whether those outside in the space just entered may try to avoid battle."""
    if s.arrived:
        return False  # just reinforced by Interception
    if not can_react(s.stack_at(side, s.step_to), side):
        return False
    return destinations(s, side, s.step_to, s.step_from) != 0


class Defenders(Phase[Position]):
    """10.6, 12.2.1: those whose space is entered go inside their Town or City, try to avoid battle, or
    stand.
    """

    def decide(self, s: Position, side: int) -> Decision:
        outside = s.stack_at(side, s.step_to)
        actions = [PASS]
        if can_avoid(s, side):
            actions.append(AVOID)
        if has_walls(s, side, s.step_to):
            actions.append(INSIDE_ALL)
            if outside & (outside - 1):
                actions += members(outside, INSIDE)
        return Decision(side, self.name, actions, ("space", s.pack.spaces[s.step_to]))

    def apply(self, s: Position, side: int, action: int, dice: Dice) -> None:
        space = s.step_to
        outside = s.stack_at(side, space)
        if action == PASS:
            s.reveal()
            s.end(dice)
        elif action == AVOID:
            s.reveal()
            if not open_scouts(s, side):
                self._roll(s, side, dice)
        else:
            going = outside if action == INSIDE_ALL else 1 << action - INSIDE
            if not outside & ~going & CUS[side]:
                going = outside  # 9.6: no Leader stays outside alone
            s.inside |= going
            s.note("goes-inside", side, space, going)
            if going == outside:
                s.reveal()
                s.end(dice)

    def resume(self, s: Position, ended: Phase[Any], dice: Dice) -> None:
        if ended is WITHDRAWAL:
            s.end(dice)
        else:
            self._roll(s, s.mover, dice)

    def _roll(self, s: Position, side: int, dice: Dice) -> None:
        if not roll_to_avoid(s, side, s.stack_at(side, s.step_to), s.step_to, s.step_from, dice):
            s.end(dice)


# ------------------------------------------------------------------ 9.6 lone Leaders


def meet_lone_leaders(s: Position, space: int, origin: int, dice: Dice) -> bool:
    """9.6: Gauls from `origin` stand in a space with lone Roman Leaders: these go inside a Walled City, try
    to avoid, or are displaced. True if a phase was called.
    """
    alone = s.here[space] & ROMAN_LEADERS & ~s.inside
    if has_walls(s, ROME, space):
        s.inside |= alone
        s.note("goes-inside", ROME, space, alone)
    elif not destinations(s, ROME, space, origin):
        leaders.displace(s, alone)
    else:
        s.call(LONE_LEADERS, ROME, (space, origin))
        return True
    return False


class LoneLeaders(Phase[Position]):
    """9.6: Leaders without CUs try to avoid the Gauls, or are displaced."""

    def decide(self, s: Position, side: int) -> Decision:
        return Decision(side, self.name, [AVOID, PASS], ("space", s.pack.spaces[s.argument(0)]))

    def apply(self, s: Position, side: int, action: int, dice: Dice) -> None:
        s.reveal()
        if action == PASS:
            self._displace(s, dice)
        elif not open_scouts(s, side):
            self._roll(s, side, dice)

    def resume(self, s: Position, ended: Phase[Any], dice: Dice) -> None:
        if ended is WITHDRAWAL:
            s.end(dice)
        else:
            self._roll(s, s.mover, dice)

    def _roll(self, s: Position, side: int, dice: Dice) -> None:
        space = s.argument(0)
        alone = s.here[space] & ROMAN_LEADERS & ~s.inside
        if not roll_to_avoid(s, side, alone, space, s.argument(1), dice):
            self._displace(s, dice)

    def _displace(self, s: Position, dice: Dice) -> None:
        leaders.displace(s, s.here[s.argument(0)] & ROMAN_LEADERS & ~s.inside)
        s.end(dice)


# ------------------------------------------------------------------ 12.2.2 back up


def back_up_modifiers(s: Position, side: int) -> int:
    """12.2.2, 12.3: what is added to the roll of a mover who tries to stay where they are."""
    total = command_rating(s, s.moving, s.marcher)
    if s.has_marker(side, s.step_from) or s.cus_at(side, s.step_from) & ~s.moving:
        total += s.pack.friendly_drm
    if s.pack.rough[s.step_from] >> s.step_to & 1:
        total += s.pack.rough_drm
    return total


class BackUp(Phase[Position]):
    """12.2.2: the mover, intercepted before entering, may try to stay where they are; else they must attack.

    On success the move is over."""

    def decide(self, s: Position, side: int) -> Decision:
        return Decision(side, self.name, [BACK_UP, PASS], ("space", s.pack.spaces[s.step_to]))

    def apply(self, s: Position, side: int, action: int, dice: Dice) -> None:
        s.reveal()
        if action == PASS:
            s.end(dice)
        elif not open_scouts(s, side):
            self._roll(s, side, dice)

    def resume(self, s: Position, ended: Phase[Any], dice: Dice) -> None:
        self._roll(s, s.mover, dice)

    def _roll(self, s: Position, side: int, dice: Dice) -> None:
        faces = dice.roll(2)
        s.reveal()
        total = faces[0] + faces[1] + s.modifier + back_up_modifiers(s, side)
        success = total >= s.pack.reaction_target
        s.note("backs-up", side, s.step_from, s.step_to, faces[0], faces[1], total, int(success))
        if success:
            s.stop_move()
        s.end(dice)


BACKING_UP: Final = BackUp("back-up", 49, "12.2.2", verbs=("back-up", "pass"))
LONE_LEADERS: Final = LoneLeaders("lone-leaders", 50, "9.6", verbs=("avoid", "pass"))
DEFENDERS: Final = Defenders("defenders", 51, "12.2.1", verbs=("inside", "inside-all", "avoid", "pass"))
WITHDRAWAL: Final = Withdrawal("withdrawal", 52, "12.2.2", verbs=("withdraw", "withdraw-all"))
