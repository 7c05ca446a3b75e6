"""Plans and playouts: how searching bots and analysis look ahead with a title's judgement.

Single actions are too small a unit: a player moves a dozen blocks before the other side can answer. A *plan*
is the actions of one side until dice, revealed information or another side's decision interrupt it. A window
in which another side is asked and passes does not interrupt it (`WindowAnswers`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random

from rubicon.core.dice import Dice, FastDice
from rubicon.core.game import Game, State
from rubicon.core.judgement import Judgement

#: The actions of one side, in order.
SearchPlan = tuple[int, ...]

#: Actions in one plan, at most. A longer turn is planned again from there.
MAX_PLAN_ACTIONS = 60


class CountingDice(FastDice):
    """Dice that count how often they are used."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.uses = 0

    def roll(self, count: int) -> list[int]:
        self.uses += 1
        return super().roll(count)

    def draw(self, size: int, count: int) -> list[int]:
        self.uses += 1
        return super().draw(size, count)


def is_plan_over(after: State, barrier: int, deciders: tuple[int, ...], chance: bool) -> bool:
    """Does a plan end in this position? `barrier` and `deciders` are those from the plan's beginning;
    `chance` says whether dice were used."""
    return chance or after.barrier() != barrier or after.deciders() != deciders


class WindowAnswers:
    """How other sides answer in windows while a plan is tried: as the judgement would, in the sampled
    position."""

    def __init__(self, game: Game, judgement: Judgement, rng: Random, whim: float = 0.0) -> None:
        self._passing = {window.kind: game.parse(window.passing) for window in game.windows}
        self._judgement = judgement
        self._rng = rng
        self._whim = whim

    def pass_windows(self, state: State, side: int, dice: CountingDice) -> bool:
        """Pass in all windows of other sides in which the judgement passes. Whether `side` decides again;
        if not, somebody answered, or nobody was asked in a window, and the position stays there."""
        uses = dice.uses
        while self._passing and len(deciders := state.deciders()) == 1 and dice.uses == uses:
            (other,) = deciders
            if other == side:
                return True
            passing = self._passing.get(state.decision(other).kind)
            if passing is None or self._judgement.choose(state, other, self._rng, self._whim) != passing:
                return False
            state.apply(other, passing, dice)
        return False


def apply_plan(
    state: State,
    side: int,
    steps: Iterable[int],
    dice: CountingDice,
    answers: WindowAnswers | None = None,
) -> SearchPlan:
    """Apply the actions until something interrupts the plan. Returns those applied, with the last one.

    A side's legal actions depend only on what it knows, so a plan is legal in every position sampled from
    the side's view. With `answers`, a plan goes on after windows in which the other sides pass; there it ends
    where its next action is not legal any more.
    """
    barrier, deciders, uses = state.barrier(), state.deciders(), dice.uses
    done: list[int] = []
    after_window = False
    for action in steps:
        if after_window and action not in state.decision(side).actions:
            break
        state.apply(side, action, dice)
        done.append(action)
        if not is_plan_over(state, barrier, deciders, dice.uses != uses):
            continue
        if answers is None or dice.uses != uses or side in state.deciders():
            break
        if not answers.pass_windows(state, side, dice):
            break
        after_window = True
        barrier, deciders = state.barrier(), state.deciders()
    return tuple(done)


def judgement_actions(
    judgement: Judgement,
    state: State,
    side: int,
    rng: Random,
    whim: float,
    mood: int = 0,
    start: SearchPlan = (),
) -> Iterator[int]:
    """The actions of a plan, beginning with `start`. The caller applies each to `state` before the next."""
    yield from start
    for _ in range(MAX_PLAN_ACTIONS - len(start)):
        yield judgement.choose(state, side, rng, whim, mood)


def play_until_quiet(judgement: Judgement, state: State, rng: Random, dice: Dice, whim: float) -> None:
    """Let judgement play for all sides until the next quiet position (`at_rest`) or the game's end."""
    moving = not judgement.at_rest(state)
    while deciders := state.deciders():
        if not judgement.at_rest(state):
            moving = True
        elif moving:
            return
        for side in deciders:
            state.apply(side, judgement.choose(state, side, rng, whim), dice)
