"""Plans, and playing on: how searching bots and analysis look ahead with a title's judgement.

Single steps are too fine to think in: a player moves a dozen blocks before anybody answers. A *plan* is what
a side does until chance, a reveal or somebody else's decision interrupts it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random

from rubicon.core.dice import Dice, FastDice
from rubicon.core.game import State
from rubicon.core.judgement import Judgement

SearchPlan = tuple[int, ...]

#: No plan is longer; the rest is planned when it comes to it.
MAX_PLAN_ACTIONS = 60


class CountingDice(FastDice):
    """Dice that know whether they have been asked."""

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
    """Does a plan end here, that was made when `barrier` and `deciders` were these?"""
    return chance or after.barrier() != barrier or after.deciders() != deciders


def apply_plan(state: State, side: int, steps: Iterable[int], dice: CountingDice) -> SearchPlan:
    """Take the steps until something interrupts them. Returns those taken, the interrupted one included.

    What a side may do depends on what it knows, so a plan fits every position that the side can imagine.
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
    """Steps of a plan, made while it is carried out on `state`; the first of them may be given."""
    yield from start
    for _ in range(MAX_PLAN_ACTIONS - len(start)):
        yield judgement.choose(state, side, rng, whim, mood)


def play_until_quiet(judgement: Judgement, state: State, rng: Random, dice: Dice, whim: float) -> None:
    """Let judgement play for all sides until the position has come to rest once more, or the game is over."""
    moving = not judgement.at_rest(state)
    while deciders := state.deciders():
        if not judgement.at_rest(state):
            moving = True
        elif moving:
            return
        for side in deciders:
            state.apply(side, judgement.choose(state, side, rng, whim), dice)
