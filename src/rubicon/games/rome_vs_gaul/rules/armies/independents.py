"""17.4: the German Independent Tribe: its moves, who intercepts it, and the battle that follows."""

from __future__ import annotations

from typing import Any, Final

from rubicon.core.dice import Dice
from rubicon.core.game import Decision
from rubicon.games.kit.flow import Phase
from rubicon.games.kit.values import members
from rubicon.games.rome_vs_gaul.rules import influence
from rubicon.games.rome_vs_gaul.rules.armies import battle, interception, losses
from rubicon.games.rome_vs_gaul.rules.armies.retreats import germani_goals
from rubicon.games.rome_vs_gaul.rules.pack import GERMANI, SPACE_COUNT
from rubicon.games.rome_vs_gaul.rules.position import Position
from rubicon.games.rome_vs_gaul.rules.verbs import END, MOVE_GERMANI

#: Bits of `stage` while the Germani move: they have taken a step.
_MOVED: Final = 1


def step_cost(s: Position, space: int, goal: int) -> int:
    """10.4.1: the Rhine costs as much as a Path."""
    return 2 if s.pack.rough[space] >> goal & 1 else 1


def first_steps(s: Position, space: int, mp: int) -> int:
    """The spaces that the Germani can reach with one step from a space."""
    found = 0
    crossing = bool(s.pack.closed >> space & 1)
    for goal in members(germani_goals(s, space, crossing)):
        if step_cost(s, space, goal) <= mp:
            found |= 1 << goal
    return found


def starts(s: Position, mp: int) -> int:
    """17.4.3: the Strongholds of Germania from which they can cross the Rhine."""
    found = 0
    for space in members(s.pack.closed):
        if first_steps(s, space, mp):
            found |= 1 << space
    return found


def germani_can_move(s: Position, mp: int = 3) -> bool:
    """17.4: whether the Germani have a legal move. They must end outside Germania."""
    at = s.where[GERMANI]
    if at >= SPACE_COUNT:
        return starts(s, mp) != 0
    return first_steps(s, at, mp) != 0


def begin_germani(s: Position, side: int, mp: int, dice: Dice) -> None:
    """A side moves the Germani. Call it only if they can move; the caller goes on in `resume`."""
    s.germani_mp = mp
    s.marcher = GERMANI
    s.moving = 1 << GERMANI
    s.stage = 0
    s.call(GERMANI_MOVE, side)


class GermaniMove(Phase[Position]):
    """17.4.1: step by step: first where they cross the Rhine, then on while there are MPs. The opponent of
    the side that moves them may intercept each step.
    """

    def decide(self, s: Position, side: int) -> Decision:
        at = s.where[GERMANI]
        actions: list[int] = []
        if at >= SPACE_COUNT:
            actions = members(starts(s, s.germani_mp), MOVE_GERMANI)
        else:
            if s.stage & _MOVED:
                actions.append(END)
            actions += members(first_steps(s, at, s.germani_mp), MOVE_GERMANI)
        return Decision(side, self.name, actions, ("left", s.germani_mp))

    def apply(self, s: Position, side: int, action: int, dice: Dice) -> None:
        at = s.where[GERMANI]
        if action == END:
            self._stop(s, side, dice)
            return
        goal = action - MOVE_GERMANI
        if at >= SPACE_COUNT:
            s.put(GERMANI, goal)
            s.note("germani-move", side, -1, goal)
            return
        s.germani_mp -= step_cost(s, at, goal)
        s.step_from = at
        s.step_to = goal
        if not interception.begin(s, side, dice):
            self._enter(s, side, dice)

    def resume(self, s: Position, ended: Phase[Any], dice: Dice) -> None:
        if ended is interception.INTERCEPTION:
            self._enter(s, s.mover, dice)
        elif ended is battle.BATTLE and losses.settle(s, dice):
            return
        else:
            self._stop(s, s.mover, dice)

    def _enter(self, s: Position, side: int, dice: Dice) -> None:
        """They enter; whoever intercepted attacks them there, and their move is over."""
        s.put(GERMANI, s.step_to)
        s.note("germani-move", side, s.step_from, s.step_to)
        s.stage |= _MOVED
        if not s.arrived:
            if not first_steps(s, s.step_to, s.germani_mp):
                self._stop(s, side, dice)
            return
        other = 1 - side
        attackers = s.arrived
        space = s.step_to
        battle.begin(s, space, other, attackers, 1 << GERMANI, list(s.origins), 0, 0, dice)

    def _stop(self, s: Position, side: int, dice: Dice) -> None:
        """17.4.1: the IM of either side where they stop is removed."""
        at = s.where[GERMANI]
        if at < SPACE_COUNT and (s.roman_im | s.gallic_im) >> at & 1:
            influence.remove(s, side, at)
        s.marcher = -1
        s.moving = s.stage = s.germani_mp = s.arrived = s.friendly = 0
        s.step_from = s.step_to = -1
        s.end(dice)


GERMANI_MOVE: Final = GermaniMove("germani", 63, "17.4.1", verbs=("germani", "end"))
