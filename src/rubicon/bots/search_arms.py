"""The arms of a search: plans, with the values of their trials, compared trial by trial."""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt

from rubicon.bots.search_plans import SearchPlan

#: What is assumed of the differences between two plans before they are seen: that their variance is this
#: share of that of the values, and at least this; and how many trials that counts for. So a few trials with
#: the same difference are no certainty.
PRIOR_TRIALS = 2.0
PRIOR_SHARE = 0.08
MIN_VARIANCE = 0.0001


class Arm:
    """A plan, and the values of its trials. Trial n of every plan has the same position and luck."""

    __slots__ = ("plan", "values")

    def __init__(self, plan: SearchPlan) -> None:
        self.plan = plan
        self.values: list[float] = []

    @property
    def mean(self) -> float:
        return sum(self.values) / len(self.values)

    def gain_over(self, other: Arm) -> tuple[float, float]:
        """How much better this plan is than another, over the trials that both have, and the standard error.

        Without a trial of both: 0, and an error larger than any gain.
        """
        count = min(len(self.values), len(other.values))
        if not count:
            return 0.0, 1.0
        mine, theirs = self.values[:count], other.values[:count]
        gains = [own - its for own, its in zip(mine, theirs, strict=True)]
        mean = sum(gains) / count
        squares = sum((gain - mean) ** 2 for gain in gains)
        prior = max(PRIOR_SHARE * _variance(mine + theirs), MIN_VARIANCE)
        return mean, sqrt((squares + PRIOR_TRIALS * prior) / (count - 1 + PRIOR_TRIALS) / count)


class Arms:
    """The different plans of a search: those with the same actions in another order are one."""

    def __init__(self) -> None:
        self._by_actions: dict[SearchPlan, Arm] = {}

    def add(self, plan: SearchPlan) -> tuple[Arm, bool]:
        """The arm of a plan, and whether it is new."""
        key = tuple(sorted(plan))
        found = self._by_actions.get(key)
        if found is not None:
            return found, False
        arm = self._by_actions[key] = Arm(plan)
        return arm, True


def best_first(arms: Iterable[Arm]) -> list[Arm]:
    """Sorted by their means. They should have had the same trials."""
    return sorted(arms, key=lambda arm: -arm.mean)


def _variance(values: list[float]) -> float:
    middle = sum(values) / len(values)
    return sum((value - middle) ** 2 for value in values) / len(values)
