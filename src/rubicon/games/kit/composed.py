"""Composed moves: a side plans a move of several steps, with undo, and then carries it out.

Only the owner of the plan sees it until a step is carried out. Each step may open windows or call other
phases; where nothing happens in them, the next step follows. After anything that brought new facts
(`reveal`), or if the next step is not possible any more, the owner is asked again: they may go on as planned,
plan more, or drop the rest and plan differently.

A title declares one phase, and the fields `PLAN` of `kit/fields.py` next to `FLOW`:

    class March(ComposedMove["MyState"]):
        def steps(self, s, side): ...  # the steps that may follow `s.plan`
        def carry_out(self, s, side, step, dice): ...  # one step; may open windows

    MARCH = March("march", 1, "6.2", send=SEND, drop=DROP)
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final, TypeVar

from rubicon.core.dice import Dice
from rubicon.core.game import Decision
from rubicon.core.mypyc_shim import mypyc_attr
from rubicon.games.kit.flow import ASKED, FlowState, Phase

P = TypeVar("P", bound="PlanState")

# Bits of `PlanState.carrying`.
#: There are new facts since the last step began.
_NEWS: Final = 1
#: The move is over, whatever was planned.
_STOPPED: Final = 2
#: `carry_out` runs: phases that it called and that ended at once do not go on by themselves.
_INSIDE: Final = 4

#: In an imagined plan, the chance that one more step follows.
_ONE_MORE: Final = 0.6


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class PlanState(FlowState):
    """A position with a composed move. One move is composed or carried out at a time."""

    __slots__ = ("carrying", "kept", "plan", "taken")

    plan: list[int]  # steps still to carry out, as actions; only their side may see them
    kept: int  # steps of the plan that are left from before new facts; only their side may know it
    taken: int  # steps that were carried out
    carrying: int  # while a move is carried out: whether there are new facts, or it was stopped

    def reveal(self) -> None:
        self.reveals += 1
        self.carrying |= _NEWS

    def stop_move(self) -> None:
        """The move that is carried out is over: its owner is not asked again."""
        self.plan = []
        self.carrying |= _STOPPED

    def is_stopped(self) -> bool:
        """Whether the move that is carried out is over."""
        return self.carrying & _STOPPED != 0

    def planner(self) -> int:
        """The side that composes or carries out a move, or -1."""
        if isinstance(self.phase, ComposedMove):
            return self.mover
        frame = self.below
        while frame is not None:
            if isinstance(frame.phase, ComposedMove):
                return frame.mover
            frame = frame.below
        return -1

    def imagine_plan(self, rng: Random) -> None:
        """Make up the plan of the side that has one, for a viewer who may not see it."""
        self.plan = []
        self.kept = 0
        phase, side = self.phase, self.mover
        frame = self.below
        while not isinstance(phase, ComposedMove):
            if frame is None:
                return
            phase, side = frame.phase, frame.mover
            frame = frame.below
        if self.carrying & _STOPPED:
            return
        while rng.random() < _ONE_MORE:
            possible = phase.steps(self, side)
            if not possible:
                return
            self.plan = [*self.plan, rng.choice(possible)]


@mypyc_attr(allow_interpreted_subclasses=True)
class ComposedMove(Phase[P]):
    """The phase in which a side composes a move, and which carries it out. `goto` or `call` it.

    The side is always asked, so it can still undo its last step before it sends the plan.
    """

    def __init__(
        self, name: str, number: int, rule: str, send: int, drop: int, verbs: tuple[str, ...] = ()
    ) -> None:
        """`send` is the action that carries out the plan, `drop` the one that drops what is left of it."""
        super().__init__(name, number, rule, ASKED, verbs)
        self.send: int = send
        self.drop: int = drop

    # ------------------------------------------------------------------ what a title says

    def steps(self, s: P, side: int) -> list[int]:
        """The steps that may follow those in `s.plan`. With an empty plan it must depend only on what
        everybody sees."""
        raise NotImplementedError

    def carry_out(self, s: P, side: int, step: int, dice: Dice) -> None:
        """Carry out one step. It may open windows and call phases. It never ends the move: see
        `PlanState.stop_move`."""
        raise NotImplementedError

    def finish(self, s: P, side: int, dice: Dice) -> None:
        """The move is over."""
        s.end(dice)

    def can_send(self, s: P, side: int) -> bool:
        """Whether the plan may be sent as it is."""
        return True

    def is_possible(self, s: P, side: int, step: int) -> bool:
        """Whether a planned step is still possible, now that it comes next. `s.plan` is empty."""
        return step in self.steps(s, side)

    def facts(self, s: P, side: int) -> Sequence[Any]:
        """The facts of the prompt: a name, its fact, the next name, its fact, …"""
        return ()

    # ------------------------------------------------------------------ composing and carrying out

    def decide(self, s: P, side: int) -> Decision:
        actions = [self.send] if self.can_send(s, side) else []
        if s.kept:
            actions.append(self.drop)
        actions += self.steps(s, side)
        return Decision(side, self.name, actions, self.facts(s, side))

    def apply(self, s: P, side: int, action: int, dice: Dice) -> None:
        if action == self.send:
            s.reveals += 1
            s.kept = 0
            self._go_on(s, side, dice)
            return
        s.kept = 0  # dropping is offered once, so that every game ends
        s.plan = [] if action == self.drop else [*s.plan, action]

    def resume(self, s: P, ended: Phase[Any], dice: Dice) -> None:
        if s.carrying & _INSIDE:
            return
        if s.carrying and self._asks_again(s, s.mover):
            return
        self._go_on(s, s.mover, dice)

    def _go_on(self, s: P, side: int, dice: Dice) -> None:
        """Carry out the plan until a phase is called, there are new facts, or the move is over."""
        while s.plan:
            step = s.plan[0]
            rest = s.plan[1:]
            s.plan = []
            if not self.is_possible(s, side, step):
                if self._asks_again(s, side):
                    return
                break
            s.plan = rest
            s.taken += 1
            s.reveals += 1  # what was planned in secret is seen
            s.carrying = _INSIDE
            frame = s.below
            self.carry_out(s, side, step, dice)
            s.carrying &= ~_INSIDE
            if s.below is not frame:
                return  # a phase was called; when it ends, `resume` goes on
            if s.carrying and self._asks_again(s, side):
                return
        s.plan = []
        s.taken = 0
        s.carrying = 0
        s.reveals += 1
        self.finish(s, side, dice)

    def _asks_again(self, s: P, side: int) -> bool:
        """Whether the owner decides how to go on. That depends only on what everybody sees: with nothing
        planned a step would be possible."""
        if s.carrying & _STOPPED:
            s.plan = []
            return False
        rest = s.plan
        s.plan = []
        if not self.steps(s, side):
            return False
        if rest and self.is_possible(s, side, rest[0]):
            s.plan = rest
            s.kept = len(rest)
        s.carrying = 0
        return True
