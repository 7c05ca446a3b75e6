"""Windows: a side may answer what another does, or pass.

Asking is information. A window asks every side that *might* hold an answer, judged by what everybody sees,
whether it holds one or not. So the other sides see the same bytes, and as many messages in the same order,
whether the holder passes or has nothing to answer with.

A title declares a window as a phase and opens it where its rules say so:

    class Ambush(Window["MyState"]):
        def answers(self, s, side): return [AMBUSH + card for card in members(s.hand[side])]
        def apply_answer(self, s, side, action, dice): ...  # may open a window itself: they nest

    AMBUSH_WINDOW = Ambush("ambush", 2, "12.1", passing=PASS)
    ...
    if not AMBUSH_WINDOW.open(s, 1 - side, (place,)):
        ...  # by what everybody sees nobody can answer: nobody was asked, go on

After the last answer or pass the window ends, and the phase that opened it goes on in `resume`.
Undo never goes back past a pass or an answer.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from rubicon.core.dice import Dice
from rubicon.core.game import Decision, WindowOrders
from rubicon.core.mypyc_shim import mypyc_attr
from rubicon.games.kit.flow import ASKED, Frame, Phase, S

# How often a window asks.
#: One side, once: an answer or a pass closes it.
ONCE: Final = 0
#: Both sides in turn, until both have passed one after the other.
IN_TURN: Final = 1
#: One side gives any number of answers in secret, with undo, and shows them together by passing.
COLLECTING: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Phase[S]):
    """A phase in which a side may answer or pass. A title implements `answers` and `apply_answer`.

    With `IN_TURN` the window adds one number to the arguments it was opened with: how many sides have passed
    since the last answer. The title's own arguments keep their places.
    """

    def __init__(
        self,
        name: str,
        number: int,
        rule: str,
        passing: int,
        asking: int = ONCE,
        scopes: tuple[str, ...] = (),
        verbs: tuple[str, ...] = (),
    ) -> None:
        """`passing` is the action that passes. `scopes` names the facts of the prompt to which a player may
        limit a standing order, such as the place."""
        super().__init__(name, number, rule, ASKED, verbs)
        self.passing: int = passing
        self.asking: int = asking
        self.scopes: tuple[str, ...] = scopes

    # ------------------------------------------------------------------ what a title says

    def might_answer(self, s: S, side: int) -> bool:
        """Whether `side` might hold an answer, by what everybody sees: never by what it really holds."""
        return True

    def answers(self, s: S, side: int) -> list[int]:
        """The actions with which `side` can answer: what it really holds."""
        raise NotImplementedError

    def apply_answer(self, s: S, side: int, action: int, dice: Dice) -> None:
        """Carry out an answer. It may call other phases; when they end, the window goes on."""
        raise NotImplementedError

    def apply_pass(self, s: S, side: int, dice: Dice) -> None:
        """What follows when `side` passes; with `COLLECTING`, when it has shown its answers.

        Unless both sides are asked in turn, it may call other phases; when they end, the window ends.
        """

    def facts(self, s: S, side: int) -> Sequence[Any]:
        """The facts of the prompt: a name, its fact, the next name, its fact, …"""
        return ()

    # ------------------------------------------------------------------ opening and closing

    def open(self, s: S, side: int, arguments: tuple[int, ...] = ()) -> bool:
        """Ask `side`, with `IN_TURN` then the other. False, and nothing is changed, if by what everybody sees
        no side can answer: then nobody is asked, and the caller goes on by itself."""
        passes = 0
        if not self.might_answer(s, side):
            if self.asking != IN_TURN or not self.might_answer(s, 1 - side):
                return False
            side = 1 - side
            passes = 1
        s.call(self, side, (*arguments, passes) if self.asking == IN_TURN else arguments)
        return True

    def decide(self, s: S, side: int) -> Decision:
        return Decision(side, self.name, [self.passing, *self.answers(s, side)], self.facts(s, side))

    def apply(self, s: S, side: int, action: int, dice: Dice) -> None:
        frame = s.below
        if action == self.passing:
            s.reveals += 1
            self.apply_pass(s, side, dice)
            if self.asking == IN_TURN:
                self._ask_next(s, self._passes(s) + 1, dice)
            elif s.below is frame:  # else a phase was called, and `resume` goes on
                s.end(dice)
        elif self.asking == COLLECTING:
            self.apply_answer(s, side, action, dice)
        else:
            s.reveal()
            self.apply_answer(s, side, action, dice)
            if s.below is frame:
                self._after_answer(s, dice)

    def resume(self, s: S, ended: Phase[Any], dice: Dice) -> None:
        self._after_answer(s, dice)

    def _after_answer(self, s: S, dice: Dice) -> None:
        if self.asking == IN_TURN:
            self._ask_next(s, 0, dice)
        else:
            s.end(dice)

    def _ask_next(self, s: S, passes: int, dice: Dice) -> None:
        """Ask the other side, unless both have passed. Who cannot hold an answer counts as passing."""
        side = s.mover
        while passes < 2:
            side = 1 - side
            if self.might_answer(s, side):
                self._note_passes(s, passes)
                s.mover = side
                return
            passes += 1
        s.end(dice)

    def _passes(self, s: S) -> int:
        assert s.below is not None
        return s.below.arguments[-1]

    def _note_passes(self, s: S, passes: int) -> None:
        frame = s.below
        assert frame is not None
        s.below = Frame(frame.phase, frame.mover, (*frame.arguments[:-1], passes), frame.below)


def window_orders(phases: Sequence[Phase[Any]], text: Callable[[int], str]) -> tuple[WindowOrders, ...]:
    """`Game.windows` of a title with these phases: its players may leave standing orders for every window.
    `text` gives the text of an action."""
    return tuple(
        WindowOrders(phase.name, text(phase.passing), phase.scopes)
        for phase in phases
        if isinstance(phase, Window)
    )
