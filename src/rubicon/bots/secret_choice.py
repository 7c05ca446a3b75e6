"""Choosing where other sides choose in secret at the same time.

Every trial draws what the others choose, and tries each own action against it, in the same position and with
the same luck. Own actions that would have done better than the present mixture are drawn more often from then
on (regret matching); the mean of all mixtures is what to play. The others are taken to prefer actions that
worked well for them, as far as they have them, without seeing the own choice.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from random import Random

from rubicon.bots.search_arms import Arm, best_first
from rubicon.bots.trials import Trials

#: The weight of actions of others that were seldom tried (UCB). Values lie between 0 and 1.
EXPLORATION_WEIGHT = 0.12
#: Actions that are worse than the best by more than this many standard errors are never drawn in the end. The
#: others have at least this weight, in rounds: whoever cannot tell should not be predictable.
LEFT_OUT_Z_SCORE = 1.5
MIN_WEIGHT = 2.0
#: Rounds, at least, however little time there is.
MIN_ROUNDS = 2


def choose_in_secret(
    trials: Trials, rng: Random, actions: Sequence[int], others: Sequence[int], count: int
) -> Arm:
    """An arm of one action, drawn from the mixture that `count` trials found, or those up to the deadline."""
    arms = [Arm((action,)) for action in actions]
    regrets = [0.0] * len(arms)
    weights = [0.0] * len(arms)
    seen = {other: _Preferences() for other in others}
    number = 0
    while number < MIN_ROUNDS or (not trials.is_time_up() if not count else trials.made < count):
        state = trials.imagine(Random(trials.base_seed + number))
        replies = [(other, seen[other].choose(state.decision(other).actions, rng)) for other in others]
        for arm in arms:
            arm.values.append(trials.play(arm.plan, Random(trials.base_seed + number), replies))
            trials.made += 1
        mixture = _mixture(regrets)
        values = [arm.values[-1] for arm in arms]
        expected = sum(share * value for share, value in zip(mixture, values, strict=True))
        for place, value in enumerate(values):
            regrets[place] += value - expected
            weights[place] += mixture[place]
        for other, action in replies:
            seen[other].add(action, 1.0 - expected)
        number += 1
    best = best_first(arms)[0]
    drawn = []
    for arm, weight in zip(arms, weights, strict=True):
        gain, error = arm.gain_over(best)
        drawn.append(weight + MIN_WEIGHT if gain >= -LEFT_OUT_Z_SCORE * error else 0.0)
    return rng.choices(arms, drawn)[0]


def _mixture(regrets: Sequence[float]) -> list[float]:
    """Each action in proportion to how much it was missed."""
    missed = [max(0.0, regret) for regret in regrets]
    total = sum(missed)
    return [regret / total for regret in missed] if total > 0 else [1.0 / len(missed)] * len(missed)


class _Preferences:
    """What worked well for another side."""

    def __init__(self) -> None:
        self._counts: dict[int, int] = {}
        self._totals: dict[int, float] = {}

    def choose(self, actions: Sequence[int], rng: Random) -> int:
        untried = [action for action in actions if action not in self._counts]
        if untried:
            return rng.choice(untried)
        bonus = EXPLORATION_WEIGHT * sqrt(log(1 + sum(self._counts[action] for action in actions)))
        return max(
            actions,
            key=lambda action: (
                self._totals[action] / self._counts[action] + bonus / sqrt(self._counts[action])
            ),
        )

    def add(self, action: int, value: float) -> None:
        self._counts[action] = self._counts.get(action, 0) + 1
        self._totals[action] = self._totals.get(action, 0.0) + value
