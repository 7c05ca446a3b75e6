"""Plans and playouts: how searching bots and analysis look ahead with a title's judgement.

Single actions are too small a unit: a player moves a dozen blocks before the other side can answer. A *plan*
is the actions of one side until dice, revealed information or another side's decision interrupt it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random

from rubicon.core.dice import Dice, FastDice
from rubicon.core.game import State
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


def apply_plan(state: State, side: int, steps: Iterable[int], dice: CountingDice) -> SearchPlan:
    """Apply the actions until something interrupts the plan. Returns those applied, with the last one.

    A side's legal actions depend only on what it knows, so a plan is legal in every position sampled from
    the side's view.
    """
    barrier, deciders, uses = state.barrier(), state.deciders(), dice.uses
    done: list[int] = []
    for action in steps:
        state.apply(side, action, dice)
        done.append(action)
        if is_plan_over(state, barrier, deciders, dice.uses != uses):
            break
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
