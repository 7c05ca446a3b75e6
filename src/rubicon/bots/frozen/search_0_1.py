"""The search of version 0.1: information-set Monte Carlo search over whole plans.

An arm of the search is a plan (search_plans.py). A plan comes from the title's judgement in some mood, or
begins like the best plan so far and continues differently. New plans are added as the search goes on
(progressive widening; making a known plan again also counts, or a side with few plans would never test them).

Each iteration
- takes the most promising plan (UCB),
- samples a position that fits the view, so that the search never knows more than its side,
- applies the plan there, and lets judgement play on for both sides,
- asks judgement for the side's chance to win.

The first trial of every plan uses the same seed for position and dice, so does the second, and so on: the
difference between two plans is then not hidden by luck that both had. If the best plan is not clearly better,
the bot takes the plan that judgement would have chosen without search.

Where several sides choose in secret at the same time, each side has its own arms and prefers those that
worked well for it, without seeing the other's choice. The result is a mixture, and the bot draws from it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from math import ceil, log, sqrt
from random import Random
from time import monotonic
from typing import Any

from rubicon.bots.forked import CAN_FORK, ForkedTask, available_cores, limited_cores
from rubicon.bots.search_plans import (
    CountingDice,
    SearchPlan,
    WindowAnswers,
    apply_plan,
    judgement_actions,
    play_until_quiet,
)
from rubicon.core.game import Game, State, View
from rubicon.core.message import Message

VERSION = "0.1"

#: Noise (`whim`) in the choice of actions: in new plans, at most, and in playouts.
PLAN_WHIM = 0.5
PLAYOUT_WHIM = 0.5
#: UCB's weight for plans with few visits. Values lie between 0 and 1.
EXPLORATION_WEIGHT = 0.12
#: After n iterations, n to this power plans have been made (progressive widening).
WIDENING_EXPONENT = 0.6
#: Probability that a new plan begins like the best one, once there are enough arms to have a best one.
EXTEND_BEST_PROBABILITY = 0.5
MIN_ARMS_TO_EXTEND = 4
#: With at most this many legal actions, each of them is tried.
FEW_ACTIONS = 12
#: Moods are numbered from 1 to this. Every fourth plan is made without a mood.
MAX_MOOD = 255
#: Share of the time budget for a decision: few actions need little time, and the mixture of a secret choice
#: need not be exact. Fewer trials than the minimum say nothing, so up to there the whole budget may be used.
FEW_ACTIONS_TIME_SHARE = 0.25
SECRET_TIME_SHARE = 0.5
MIN_TRIALS = 60
#: Iterations that take about a second. Used to choose the horizon where iterations are counted.
ITERATIONS_PER_SECOND = 500
#: Iterations between two checks whether the search may stop early.
STOP_CHECK_INTERVAL = 32
#: The search stops if the best arm leads by this many standard errors, if its mean value says that the game
#: is won, or if the two best arms differ by less than `SAME_VALUE`.
STOP_Z_SCORE = 2.6
WON_VALUE = 0.985
SAME_VALUE = 0.006
#: Visits that the second arm needs to be compared; with fewer, the best arm wins after this many visits.
MIN_VISITS_TO_COMPARE = 8
VISITS_TO_WIN_ALONE = 150
#: Standard errors by which a plan must beat judgement's own plan to be preferred.
OVERRIDE_Z_SCORE = 1.0
#: Floor for the variance of differences, so that a few identical samples do not look certain.
MIN_VARIANCE = 0.0005


class Arm:
    """A plan, and the value of its outcome for each seed it was tried with."""

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
        """How much better this plan is than another, over the seeds of both, and the standard error."""
        theirs = other.values
        gains = [value - theirs[seed] for seed, value in self.values.items() if seed in theirs]
        mean = sum(gains) / len(gains)
        spread = sum(gain * gain for gain in gains) / len(gains) - mean * mean
        return mean, sqrt(max(spread, MIN_VARIANCE) / len(gains))


#: The key is the plan's actions, sorted: the same actions in another order are one plan.
Arms = dict[SearchPlan, Arm]


def arm_for(arms: Arms, plan: SearchPlan) -> Arm:
    """The arm of a plan; a new one is added if there is none."""
    return arms.setdefault(tuple(sorted(plan)), Arm(plan))


class IsmctsBot01:
    """Searches for up to `think` seconds, or for `iterations` if given, whenever it has no plan to follow.

    `horizon`: how many quiet positions to play through before evaluating; 0 = choose from the time budget.
    Below 2 the side moving last never sees a reply. `processes`: 0 = one per core, or one if `iterations` is
    set so that results are reproducible.
    """

    name = f"ismcts-{VERSION}"

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
        self._judgement = game.earlier_judgement(VERSION)
        self._memory = game.memory()
        self._rng = Random(seed)
        self._think = think
        self._iterations = iterations
        self._horizon = horizon or 1 + ceil(sqrt(iterations / ITERATIONS_PER_SECOND if iterations else think))
        wanted = processes or (1 if iterations else available_cores())
        self._processes = limited_cores(wanted) if CAN_FORK else 1
        self._remaining_plan: list[int] = []
        #: The mean value of the plan that the last search chose.
        self.win_estimate = 0.5

    def hear(self, lines: Sequence[Message], fresh: bool = False) -> None:
        self._memory.hear(lines, fresh)

    def choose(self, view: View, kind: str, prompt: Message, actions: Sequence[int]) -> int:
        self._memory.watch(view)
        if self._remaining_plan and self._remaining_plan[0] in actions:
            return self._remaining_plan.pop(0)
        if len(actions) == 1:
            return actions[0]
        arm = self.search(view, actions)
        plan = self._until_window(view, self._game.side(view["viewer"]), arm.plan)
        self._remaining_plan = list(plan[1:])
        self.win_estimate = arm.mean
        return arm.plan[0]

    def search(self, view: View, actions: Sequence[int]) -> Arm:
        """The arm whose plan to follow."""
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
        """`_explore` in a forked process: with its own random numbers for plans and its own trial seeds."""
        self._rng.seed(seed)
        arms, _ = self._explore(view, actions, default_plan, base_seed, number)
        return [(arm.plan, list(arm.values.items())) for arm in arms.values()]

    def _explore(
        self, view: View, actions: Sequence[int], default_plan: SearchPlan, base_seed: int, number: int
    ) -> tuple[Arms, bool]:
        """Try plans while there is time, `default_plan` first. Returns the arms, and whether other sides
        choose in secret at the same time.

        Process `number` of n uses seeds number, number + n, number + 2n, ...
        """
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
            if arm is None or arm.visits:  # a plan that was made again gets no extra trial
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
        """Is there time for another trial after `count`? Every process makes the same number of trials."""
        trials = count * self._processes
        if trials < MIN_TRIALS:
            share = 1.0
        if self._iterations:
            return trials < share * self._iterations
        return not count or monotonic() < start_time + share * self._think

    def _plan_start(self, untried: list[int], arms: Arms) -> SearchPlan:
        """The first actions of a new plan: an untried action, or a part of the best plan, or nothing."""
        if untried:
            return (untried.pop(),)
        if len(arms) < MIN_ARMS_TO_EXTEND or self._rng.random() > EXTEND_BEST_PROBABILITY:
            return ()
        best = most_visited(arms.values()).plan
        return best[: self._rng.randrange(len(best))]

    def _make_plan(self, view: View, side: int, start: SearchPlan, number: int) -> SearchPlan:
        """A plan by judgement, beginning with `start`. The plan with `number` 0 has no whim and no mood."""
        state = self._memory.imagine(view, self._rng)
        mood = self._rng.randint(1, MAX_MOOD) if number % 4 else 0
        whim = PLAN_WHIM * self._rng.random() if number else 0.0
        steps = judgement_actions(self._judgement, state, side, self._rng, whim, mood, start)
        dice = CountingDice(self._rng.getrandbits(32))
        return apply_plan(state, side, steps, dice, self._window_answers(self._rng))

    def _window_answers(self, rng: Random) -> WindowAnswers | None:
        """How the other side answers while a plan is tried; None if the title has no windows."""
        return WindowAnswers(self._game, self._judgement, rng, PLAYOUT_WHIM) if self._game.windows else None

    def _until_window(self, view: View, side: int, plan: SearchPlan) -> SearchPlan:
        """The actions of a plan up to the first window of another side. After that there are new facts, even
        if nobody answers, so the rest is planned again."""
        if not self._game.windows:
            return plan
        return apply_plan(self._memory.imagine(view, self._rng), side, plan, CountingDice(0))

    def _run_trial(
        self, view: View, side: int, arm: Arm, others: dict[int, Arms], seed: int, rng: Random
    ) -> None:
        """Play a plan once, with secret choices for the `others`, and add the value to all their arms."""
        state = self._memory.imagine(view, rng)
        dice = CountingDice(rng.getrandbits(32))
        apply_plan(state, side, arm.plan, dice, self._window_answers(rng))
        replies = [self._choose_secretly(state, other, theirs, dice) for other, theirs in others.items()]
        for _ in range(self._horizon):
            play_until_quiet(self._judgement, state, rng, dice, PLAYOUT_WHIM)
        value = self._judgement.value(state, side)
        arm.add(seed, value)
        for reply in replies:
            reply.add(seed, 1.0 - value)

    def _choose_best(self, arms: Iterable[Arm], default: Arm) -> Arm:
        """The most visited arm if it clearly beats `default`, judgement's own plan; else `default`."""
        best = most_visited(arms)
        gain, error = best.gain_over(default)
        return best if gain > OVERRIDE_Z_SCORE * error else default

    def _draw_from_mixture(self, arms: Iterable[Arm]) -> Arm:
        """A random arm, weighted by visits. Arms with at most half of the most visits are left out."""
        most = max(arm.visits for arm in arms)
        good = [arm for arm in arms if 2 * arm.visits > most]
        return self._rng.choices(good, [arm.visits for arm in good])[0]

    def _is_settled(self, arms: Iterable[Arm], few: bool) -> bool:
        """May the search stop early? Yes if the game is won anyway; with few actions, also if one is clearly
        the best or if it does not matter. With many actions a better plan may still be found."""
        best, *others = sorted(arms, key=lambda arm: arm.visits, reverse=True)[:2]
        if best.visits >= STOP_CHECK_INTERVAL and best.mean > WON_VALUE:
            return True
        if not few or not others:
            return False
        second = others[0]
        if second.visits < MIN_VISITS_TO_COMPARE:
            return best.visits > VISITS_TO_WIN_ALONE
        gain, error = best.gain_over(second)
        return abs(gain) > STOP_Z_SCORE * error or abs(gain) + error < SAME_VALUE

    def _most_promising(self, arms: Iterable[Arm], count: int) -> Arm:
        bonus = EXPLORATION_WEIGHT * sqrt(log(count))
        return max(arms, key=lambda arm: (arm.total + bonus * sqrt(len(arm.values))) / len(arm.values))

    def _choose_secretly(self, state: State, other: int, arms: Arms, dice: CountingDice) -> Arm:
        """Choose for another side what worked well for it so far, and apply it. Returns its arm."""
        actions = state.decision(other).actions
        options = [arm_for(arms, (action,)) for action in actions]
        untried = [arm for arm in options if not arm.visits]
        if untried:
            arm = self._rng.choice(untried)
        else:
            arm = self._most_promising(options, sum(arm.visits for arm in options))
        state.apply(other, arm.plan[0], dice)
        return arm


def most_visited(arms: Iterable[Arm]) -> Arm:
    return max(arms, key=lambda arm: (arm.visits, arm.total))
