"""12.1: interception: all attempts are declared, then each is rolled, and those who succeed say who goes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rubicon.core.dice import Dice
from rubicon.core.game import Decision
from rubicon.games.kit.flow import ASKED, Phase
from rubicon.games.kit.values import members
from rubicon.games.kit.windows import COLLECTING, Window
from rubicon.games.rome_vs_gaul.rules import leaders
from rubicon.games.rome_vs_gaul.rules.armies import losses
from rubicon.games.rome_vs_gaul.rules.armies.surprises import open_scouts
from rubicon.games.rome_vs_gaul.rules.leaders import can_react, command_rating
from rubicon.games.rome_vs_gaul.rules.pack import AMBIORIX, BRITANNIA, CUS, GAUL, GERMANI, GERMANIA
from rubicon.games.rome_vs_gaul.rules.position import Position
from rubicon.games.rome_vs_gaul.rules.verbs import END, INTERCEPT, PASS, SEND, SEND_ALL


def is_barred_region(s: Position, side: int, space: int) -> bool:
    """10.7, 17.1.1: only Roman units may enter Germania or Britannia."""
    return side == GAUL and s.pack.region_at[space] in (GERMANIA, BRITANNIA)


def is_friendly(s: Position, side: int, space: int) -> bool:
    """12.3: a space under the side's control, or with CUs of it."""
    return s.has_marker(side, space) or s.cus_at(side, space) != 0


def interceptors(s: Position, side: int, space: int, origin: int, moving: int) -> int:
    """12.1.1: the spaces of the stacks of `side` that may intercept into a space that the enemy pieces
    `moving` are about to enter from `origin`.

    A garrison in `origin` may not: it was besieged until now (12.1.5B).
    """
    pack = s.pack
    if is_barred_region(s, side, space):
        return 0
    if s.here[space] & (CUS[1 - side] | 1 << GERMANI) & ~s.inside & ~moving:
        return 0  # non-moving enemy CUs
    if s.has_marker(1 - side, space) and not s.cus_at(side, space):
        return 0
    found = 0
    for near in pack.land_near[space]:
        if near != origin and can_react(s.stack_at(side, near), side):
            found |= 1 << near
    return found


def modifiers(s: Position, side: int, stack: int, space: int, goal: int, friendly: bool) -> int:
    """12.3: what is added to the roll of a stack that intercepts, or avoids battle, from a space to
    another.
    """
    total = command_rating(s, stack)
    if friendly:
        total += s.pack.friendly_drm
    if s.pack.rough[space] >> goal & 1:
        total += s.pack.rough_drm
    return total


def begin(s: Position, side: int, dice: Dice) -> bool:
    """Let the other side of `side` intercept `s.moving` on its way from `s.step_from` to `s.step_to`. False
    if by what everybody sees nobody can. Afterwards those who came are in `s.arrived`.
    """
    s.declared = s.arrived = 0
    s.origins = []
    other = 1 - side
    if not interceptors(s, other, s.step_to, s.step_from, s.moving):
        return False
    s.call(INTERCEPTION, other)
    INTERCEPT_WINDOW.open(s, other)
    return True


class InterceptWindow(Window[Position]):
    """12.1.3: every attempt is designated before any is resolved; one for each stack."""

    def answers(self, s: Position, side: int) -> list[int]:
        found = interceptors(s, side, s.step_to, s.step_from, s.moving) & ~s.declared
        return members(found, INTERCEPT)

    def apply_answer(self, s: Position, side: int, action: int, dice: Dice) -> None:
        s.declared |= 1 << action - INTERCEPT

    def facts(self, s: Position, side: int) -> Sequence[Any]:
        return ("space", s.pack.spaces[s.step_to])


class Interception(Phase[Position]):
    """12.1.2: the declared attempts are rolled one after the other. Nobody decides here."""

    def resume(self, s: Position, ended: Phase[Any], dice: Dice) -> None:
        if ended is INTERCEPT_WINDOW:
            if not s.declared:
                s.end(dice)
                return
            s.reveal()
            # 12.3: modifiers are fixed when the attempts are declared.
            s.friendly = int(is_friendly(s, s.mover, s.step_to))
            self._next(s, dice)
        elif ended is SENDING:
            self._next(s, dice)
        else:
            self._roll(s, dice)

    def _next(self, s: Position, dice: Dice) -> None:
        if not s.declared:
            s.attempt = -1
            s.end(dice)
            return
        space = members(s.declared)[0]
        s.declared &= ~(1 << space)
        s.attempt = space
        if not open_scouts(s, s.mover):
            self._roll(s, dice)

    def _roll(self, s: Position, dice: Dice) -> None:
        side = s.mover
        faces = dice.roll(2)
        s.reveal()
        stack = s.stack_at(side, s.attempt)
        total = faces[0] + faces[1] + s.modifier
        total += modifiers(s, side, stack, s.attempt, s.step_to, bool(s.friendly))
        success = total >= s.pack.reaction_target
        s.note("intercepts", side, s.attempt, s.step_to, faces[0], faces[1], total, int(success))
        if success:
            s.chosen = 0
            s.call(SENDING, side)
        else:
            self._next(s, dice)


def may_go(s: Position, chosen: int, piece: int) -> bool:
    """9.5.2b: Ambiorix and Celts do not intercept together."""
    if piece == AMBIORIX:
        return not chosen & leaders.celts(s)
    return not (chosen >> AMBIORIX & 1 and leaders.celts(s) >> piece & 1)


class Sending(Phase[Position]):
    """12.1.4: the whole stack goes or a part of it: a CU that can move by itself, or a Leader with a CU."""

    def decide(self, s: Position, side: int) -> Decision:
        stack = s.stack_at(side, s.attempt)
        actions: list[int] = []
        if can_react(s.chosen, side):
            actions.append(END)
        elif not s.chosen and not (stack >> AMBIORIX & 1 and stack & leaders.celts(s)):
            actions.append(SEND_ALL)
        if stack & (stack - 1):
            rest = members(stack & ~s.chosen)
            actions += [SEND + piece for piece in rest if may_go(s, s.chosen, piece)]
        return Decision(side, self.name, actions, ("space", s.pack.spaces[s.step_to]))

    def apply(self, s: Position, side: int, action: int, dice: Dice) -> None:
        if action == SEND_ALL:
            s.chosen = s.stack_at(side, s.attempt)
        elif action != END:
            s.chosen |= 1 << action - SEND
            if s.chosen != s.stack_at(side, s.attempt):
                return
        s.put_all(s.chosen, s.step_to)
        s.arrived |= s.chosen
        s.origins = [*s.origins, s.attempt, s.chosen]  # who attacks the Germani goes back there (17.4)
        s.note("intercepted", side, s.attempt, s.step_to, s.chosen)
        s.chosen = 0
        losses.lift_sieges(s)
        if side == GAUL:
            losses.meet(s, s.step_to, s.attempt)
        s.end(dice)


INTERCEPT_WINDOW: Final = InterceptWindow(
    "intercept", 45, "12.1.3", PASS, COLLECTING, verbs=("intercept", "pass")
)
SENDING: Final = Sending("sending", 47, "12.1.4", verbs=("send", "send-all", "end"))
INTERCEPTION: Final = Interception("interception", 44, "12.1.2", ASKED)
