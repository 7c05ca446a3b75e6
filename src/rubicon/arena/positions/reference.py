"""What an option is worth: many playouts, further ahead than any bot looks, from what the side may know.

The positions are imagined from the side's view and memory, so an option is not worse because of what nobody
could know. All options of a position have the same imagined positions and the same luck. The errors are those
of the playouts; that judgement plays them is not in it.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import Final

from rubicon.arena.positions.suite import SuiteMoment
from rubicon.bots.search_arms import Arm
from rubicon.bots.search_plans import SearchPlan
from rubicon.bots.trials import Trials
from rubicon.core.game import Game

#: Quiet positions that a playout goes through.
HORIZON: Final = 4
#: Trials of every option; and of those that may be the best after that, in each of the groups. Each
#: group has a seed of its own.
FIRST_TRIALS: Final = 32
GROUP_TRIALS: Final = 64
GROUPS: Final = 2
#: Options that are worse than the best by more errors than this get no more trials.
LEFT_OUT_Z_SCORE: Final = 3.0


class Reference:
    """Values of plans in one position."""

    def __init__(self, game: Game, moment: SuiteMoment, name: str) -> None:
        view = moment.session.state.view(moment.side)
        memory = game.remember(moment.lines, view)
        self._trials = [
            Trials(
                game,
                game.judgement(),
                moment.side,
                lambda rng: memory.imagine(view, rng),
                HORIZON,
                Random(f"reference {name} {group}").getrandbits(64),
            )
            for group in range(GROUPS + 1)
        ]

    def values(self, plans: Sequence[SearchPlan]) -> list[tuple[float, float, int]]:
        """Value, error and number of trials of each plan."""
        values: dict[SearchPlan, list[float]] = {plan: [] for plan in plans}
        left = list(plans)
        for group, trials in enumerate(self._trials):
            arms = [Arm(plan) for plan in left]
            trials.run(arms, GROUP_TRIALS if group else FIRST_TRIALS)
            for arm in arms:
                values[arm.plan] += arm.values
            means = {plan: _mean(values[plan]) for plan in left}
            best = max(means, key=lambda plan: means[plan])
            left = [
                plan
                for plan in left
                if means[plan]
                >= means[best] - LEFT_OUT_Z_SCORE * difference_error(values[plan], values[best])
            ]
            if len(left) == 1:
                break
        return [(_mean(values[plan]), _error(values[plan]), len(values[plan])) for plan in plans]


def difference_error(first: Sequence[float], second: Sequence[float]) -> float:
    """The standard error of the mean difference of paired values."""
    return _error([a - b for a, b in zip(first, second, strict=True)])


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _error(values: Sequence[float]) -> float:
    middle = _mean(values)
    return sqrt(sum((value - middle) ** 2 for value in values) / max(1, len(values) - 1) / len(values))
