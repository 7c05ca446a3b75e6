"""Information-set Monte Carlo search over whole plans.

An arm of the search is a plan (search_plans.py). Plans come from the title's judgement in different moods, or begin
like the best one so far and go on otherwise; more of them are invented as time goes on (progressive widening;
to invent one again counts, or a side that has few would do nothing else). Each iteration takes the
plan that looks most promising (UCB), imagines a position that fits the view (so that the search never knows
more than its side), carries the plan out, lets judgement play on for both sides, and asks judgement how well
the side then stands. The first trial of every plan has the same luck, position and dice, and so have the
second and all that follow: what one plan is better than another is not drowned in what both could not help.
In doubt the bot does what judgement would have done anyway.

Where several sides choose in secret at once, each has arms of its own and is drawn to what has served it
well, without a look at the other's choice; what comes out is a mixture, and the bot draws from it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from math import ceil, log, sqrt
from random import Random
from time import monotonic
from typing import Any

from rubicon.bots.forked import CAN_FORK, ForkedTask, available_cores
from rubicon.bots.search_plans import (
    CountingDice,
    SearchPlan,
    apply_plan,
    judgement_actions,
    play_until_quiet,
)
from rubicon.core.game import Game, State, View

#: The variety of plans from choice to choice, and of the playouts.
PLAN_WHIM = 0.5
PLAYOUT_WHIM = 0.5
#: How strongly little-tried plans attract, and how fast new ones are added.
EXPLORATION_WEIGHT = 0.12
WIDENING_EXPONENT = 0.6
#: How often a new plan begins like the best one, once there are some.
EXTEND_BEST_PROBABILITY = 0.5
MIN_ARMS_TO_EXTEND = 4
#: A choice with at most this many options has each of them tried.
FEW_ACTIONS = 12
#: Moods a plan may be made in. Every fourth plan is made in none.
MAX_MOOD = 255
#: What share of its time the search gives to a choice: few options deserve little, a secret choice is drawn
#: from a mixture that need not be exact. But for fewer trials than this it takes all of its time: they
#: would tell nothing.
FEW_ACTIONS_TIME_SHARE = 0.25
SECRET_TIME_SHARE = 0.5
MIN_TRIALS = 60
#: A second is about as many iterations, for how far to look ahead.
ITERATIONS_PER_SECOND = 500
#: How often the search asks itself whether it may stop, and how sure it must be.
STOP_CHECK_INTERVAL = 32
STOP_Z_SCORE = 2.6
WON_VALUE = 0.985
SAME_VALUE = 0.006
#: By how many standard errors a plan must be better than judgement's own to be preferred.
OVERRIDE_Z_SCORE = 1.0
#: No two plans differ by so evenly much that luck has no part in it.
MIN_VARIANCE = 0.0005


class Arm:
    """A plan and what came of it: for each luck it was tried with, a value."""

    __slots__ = ("plan", "total", "values")

    def __init__(self, plan: SearchPlan) -> None:
        self.plan = plan
        self.values: dict[int, float] = {}
        self.total = 0.0

    def add(self, seed: int, value: float) -> None:
        self.values[seed] = value
        self.total += value

    @property
    def visits(self) -> int:
        return len(self.values)

    @property
    def mean(self) -> float:
        return self.total / len(self.values)

    def gain_over(self, other: Arm) -> tuple[float, float]:
        """By how much this plan is better than another with the same luck, and the standard error of that."""
        theirs = other.values
        gains = [value - theirs[seed] for seed, value in self.values.items() if seed in theirs]
        mean = sum(gains) / len(gains)
        spread = sum(gain * gain for gain in gains) / len(gains) - mean * mean
        return mean, sqrt(max(spread, MIN_VARIANCE) / len(gains))


#: Plans of the same steps in another order are one.
Arms = dict[SearchPlan, Arm]


def arm_for(arms: Arms, plan: SearchPlan) -> Arm:
    """The arm of a plan; a new one if it has none."""
    return arms.setdefault(tuple(sorted(plan)), Arm(plan))


class IsmctsBot:
    """Thinks for up to `think` seconds, or `iterations` if given, wherever it has no plan to follow.

    It looks ahead until the position has come to rest `horizon` times; 0 is the further the more time there
    is. Less than two is short-sighted: who moves last would never see an answer. It thinks in so many
    `processes` at once; 0 is one for every core, or a single one where iterations are counted, so that they
    come to the same everywhere.
    """

    name = "ismcts"

    def __init__(
        self,
        game: Game,
        seed: int | str,
        *,
        think: float = 1.0,
        iterations: int = 0,
        horizon: int = 0,
        processes: int = 1,
    ) -> None:
        self._game = game
        self._judgement = game.judgement()
        self._memory = game.memory()
        self._rng = Random(seed)
        self._think = think
        self._iterations = iterations
        self._horizon = horizon or 1 + ceil(sqrt(iterations / ITERATIONS_PER_SECOND if iterations else think))
        self._processes = (processes or (1 if iterations else available_cores())) if CAN_FORK else 1
        self._remaining_plan: list[int] = []
        #: The chance to win that the last search saw for what it chose.
        self.win_estimate = 0.5

    def choose(self, view: View, kind: str, prompt: str, actions: Sequence[int]) -> int:
        self._memory.watch(view)
        if self._remaining_plan and self._remaining_plan[0] in actions:
            return self._remaining_plan.pop(0)
        if len(actions) == 1:
            return actions[0]
        arm = self.search(view, actions)
        self._remaining_plan = list(arm.plan[1:])
        self.win_estimate = arm.mean
        return arm.plan[0]

    def search(self, view: View, actions: Sequence[int]) -> Arm:
        """The plan to follow."""
        side = self._game.side(view["viewer"])
        default_plan = self._make_plan(view, side, (), 0)
        base_seed = self._rng.getrandbits(64)
        tasks = [
            ForkedTask(
                partial(
                    self._explore_in_child,
                    view,
                    actions,
                    default_plan,
                    base_seed,
                    number,
                    self._rng.getrandbits(64),
                )
            )
            for number in range(1, self._processes)
        ]
        arms, secret = self._explore(view, actions, default_plan, base_seed, 0)
        for task in tasks:
            for plan, values in task.result():
                arm = arm_for(arms, tuple(plan))
                for seed, value in values:
                    arm.add(seed, value)
        if secret:
            return self._draw_from_mixture(arms.values())
        return self._choose_best(arms.values(), arm_for(arms, default_plan))

    def _explore_in_child(
        self,
        view: View,
        actions: Sequence[int],
        default_plan: SearchPlan,
        base_seed: int,
        number: int,
        seed: int,
    ) -> list[Any]:
        """As `_explore`, in a copy of this process, with other ideas and other luck."""
        self._rng.seed(seed)
        arms, _ = self._explore(view, actions, default_plan, base_seed, number)
        return [(arm.plan, list(arm.values.items())) for arm in arms.values()]

    def _explore(
        self, view: View, actions: Sequence[int], default_plan: SearchPlan, base_seed: int, number: int
    ) -> tuple[Arms, bool]:
        """Try plans while there is time, judgement's own first. Returns them, and whether others choose in
        secret with us. Of the lucks, process `number` has every so manieth."""
        side = self._game.side(view["viewer"])
        deciders = self._memory.imagine(view, self._rng).deciders()
        secret = len(deciders) > 1
        arms: Arms = {}
        others: dict[int, Arms] = {other: {} for other in deciders if other != side}
        few = len(actions) <= FEW_ACTIONS
        untried = list(actions) if secret or few else []
        share = SECRET_TIME_SHARE if secret else FEW_ACTIONS_TIME_SHARE if few else 1.0
        start_time = monotonic()
        count = invented = 0
        while self._has_time(count, share, start_time):
            count += 1
            arm = None
            if untried or (not secret and invented < count**WIDENING_EXPONENT):
                plan = (
                    self._make_plan(view, side, self._plan_start(untried, arms), invented)
                    if invented
                    else default_plan
                )
                arm = arm_for(arms, plan)
                invented += 1
            if arm is None or arm.visits:  # what comes to mind again is not the better for it
                arm = self._most_promising(arms.values(), count)
            seed = (count if secret else arm.visits) * self._processes + number
            self._run_trial(view, side, arm, others, seed, Random(base_seed + seed))
            if (
                count % STOP_CHECK_INTERVAL == 0
                and not secret
                and not untried
                and self._is_settled(arms.values(), few)
            ):
                break
        return arms, secret

    def _has_time(self, count: int, share: float, start_time: float) -> bool:
        """Is there time for more than `count` trials, of which every process has as many?"""
        trials = count * self._processes
        if trials < MIN_TRIALS:
            share = 1.0
        if self._iterations:
            return trials < share * self._iterations
        return not count or monotonic() < start_time + share * self._think

    def _plan_start(self, untried: list[int], arms: Arms) -> SearchPlan:
        """How a new plan begins: with what is still untried; else anyhow, or like the best so far."""
        if untried:
            return (untried.pop(),)
        if len(arms) < MIN_ARMS_TO_EXTEND or self._rng.random() > EXTEND_BEST_PROBABILITY:
            return ()
        best = most_visited(arms.values()).plan
        return best[: self._rng.randrange(len(best))]

    def _make_plan(self, view: View, side: int, start: SearchPlan, number: int) -> SearchPlan:
        """A plan by judgement, after a given start; the very first one without any whim."""
        state = self._memory.imagine(view, self._rng)
        mood = self._rng.randint(1, MAX_MOOD) if number % 4 else 0
        whim = PLAN_WHIM * self._rng.random() if number else 0.0
        steps = judgement_actions(self._judgement, state, side, self._rng, whim, mood, start)
        return apply_plan(state, side, steps, CountingDice(self._rng.getrandbits(32)))

    def _run_trial(
        self, view: View, side: int, arm: Arm, others: dict[int, Arms], seed: int, rng: Random
    ) -> None:
        """See what comes of a plan, and of what the other sides choose in secret."""
        state = self._memory.imagine(view, rng)
        dice = CountingDice(rng.getrandbits(32))
        apply_plan(state, side, arm.plan, dice)
        answers = [self._choose_secretly(state, other, theirs, dice) for other, theirs in others.items()]
        for _ in range(self._horizon):
            play_until_quiet(self._judgement, state, rng, dice, PLAYOUT_WHIM)
        value = self._judgement.value(state, side)
        arm.add(seed, value)
        for answer in answers:
            answer.add(seed, 1.0 - value)

    def _choose_best(self, arms: Iterable[Arm], default: Arm) -> Arm:
        """The plan tried most; but judgement's own, unless that one is surely better."""
        best = most_visited(arms)
        gain, error = best.gain_over(default)
        return best if gain > OVERRIDE_Z_SCORE * error else default

    def _draw_from_mixture(self, arms: Iterable[Arm]) -> Arm:
        """One of the mixture: as often as it was tried, unless that was seldom."""
        most = max(arm.visits for arm in arms)
        good = [arm for arm in arms if 2 * arm.visits > most]
        return self._rng.choices(good, [arm.visits for arm in good])[0]

    def _is_settled(self, arms: Iterable[Arm], few: bool) -> bool:
        """Is the game won anyway? Or, of few options, is one surely the best, or does it not matter? Among
        many a better plan may always turn up."""
        best, *others = sorted(arms, key=lambda arm: arm.visits, reverse=True)[:2]
        if best.visits >= STOP_CHECK_INTERVAL and best.mean > WON_VALUE:
            return True
        if not few or not others:
            return False
        second = others[0]
        if second.visits < 8:
            return best.visits > 150
        gain, error = best.gain_over(second)
        return abs(gain) > STOP_Z_SCORE * error or abs(gain) + error < SAME_VALUE

    def _most_promising(self, arms: Iterable[Arm], count: int) -> Arm:
        reach = EXPLORATION_WEIGHT * sqrt(log(count))
        return max(arms, key=lambda arm: (arm.total + reach * sqrt(len(arm.values))) / len(arm.values))

    def _choose_secretly(self, state: State, other: int, arms: Arms, dice: CountingDice) -> Arm:
        """Let the other side choose in secret what has served it well so far."""
        actions = state.decision(other).actions
        open_to_it = [arm_for(arms, (action,)) for action in actions]
        untried = [arm for arm in open_to_it if not arm.visits]
        if untried:
            arm = self._rng.choice(untried)
        else:
            arm = self._most_promising(open_to_it, sum(arm.visits for arm in open_to_it))
        state.apply(other, arm.plan[0], dice)
        return arm


def most_visited(arms: Iterable[Arm]) -> Arm:
    return max(arms, key=lambda arm: (arm.visits, arm.total))
