"""Information-set Monte Carlo search over whole plans.

An arm of the search is a plan (search_plans.py). The first is judgement's own. The others come from the
title's judgement in some mood, or begin like a good one and continue differently. Where there are few
options, each of them begins a plan, except those that are never better than another
(`Judgement.sensible`).

A trial of a plan (trials.py)
- samples a position that fits the view, so that the search never knows more than its side,
- applies the plan there, and lets judgement play on for both sides,
- asks judgement for the side's chance to win.

Trial n has the same position and the same luck for every plan, so two plans are compared by what they do
with them. The trials are made in rounds, in which all plans that are left have the same, and after each round
the worse half is left out (sequential halving): no plan is lost by the bad luck of its first trial, and most
of the time goes to the few that are hard to tell apart.

Judgement's own plan takes part in all rounds. Another one is only preferred if, over the trials of both, it
is better by more than its error: the search needs evidence to overrule judgement.

Where several sides choose in secret at the same time, see secret_choice.py.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from math import ceil, log2, sqrt
from random import Random
from time import monotonic

from rubicon.bots.forked import CAN_FORK, available_cores, limited_cores
from rubicon.bots.search_arms import Arm, Arms, best_first
from rubicon.bots.search_plans import CountingDice, SearchPlan, apply_plan, judgement_actions
from rubicon.bots.secret_choice import choose_in_secret
from rubicon.bots.trials import Trials
from rubicon.core.game import Game, View
from rubicon.core.message import Message

#: Noise (`whim`) in the choice of actions in new plans, at most.
PLAN_WHIM = 0.5
#: With n trials to make, n to this power plans are made.
PLANS_EXPONENT = 0.6
#: Share of the plans that are made at the start, and of the trials that thin them out; and share of the
#: trials for the plans that begin like the best of these. The rest of the trials is for the best of both.
FRESH_PLANS_SHARE = 0.6
FRESH_TRIALS_SHARE = 0.4
EXTENDED_TRIALS_SHARE = 0.25
#: Plans that are left at the end of a stage.
FINALISTS = 4
#: With at most this many sensible actions, each of them begins a plan.
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
#: Trials of judgement's own plan that come first. Their time says how many there can be.
FIRST_TRIALS = 8
#: How much faster a further process makes it.
PROCESS_GAIN = 0.8
#: Standard errors by which a plan must be better than judgement's own to be preferred: a plan of many
#: actions, and one of few options, where judgement is seldom wrong.
PLAN_Z_SCORE = 1.0
FEW_Z_SCORE = 2.0
#: Plans that are worse than judgement's own by this many standard errors are left out.
HOPELESS_Z_SCORE = 3.0
#: If judgement's own plan leads to a value like this, the game is won, and no other is tried.
WON_VALUE = 0.985


class IsmctsBot:
    """Searches for up to `think` seconds, or for `iterations` if given, whenever it has no plan to follow.

    `horizon`: how many quiet positions to play through before evaluating; 0 = choose from the time budget.
    Below 2 the side moving last never sees a reply. `processes`: 0 = one per core, or one if `iterations` is
    set. Iterations come to the same choice in any number of processes.
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
        self._remaining_plan = []
        if len(actions) == 1:
            return actions[0]
        side = self._game.side(view["viewer"])
        imagined = self._memory.imagine(view, self._rng)
        sensible = self._judgement.sensible(imagined, side, list(actions))
        if len(sensible) == 1:
            return sensible[0]
        arm = self.search(view, sensible)
        self._remaining_plan = list(self._until_window(view, side, arm.plan)[1:])
        self.win_estimate = arm.mean
        return arm.plan[0]

    def search(self, view: View, actions: Sequence[int]) -> Arm:
        """The arm whose plan to follow. `actions` are the sensible ones, the most promising first."""
        start_time = monotonic()
        side = self._game.side(view["viewer"])
        trials = Trials(
            self._game,
            self._judgement,
            side,
            lambda rng: self._memory.imagine(view, rng),
            self._horizon,
            self._rng.getrandbits(64),
            self._processes,
        )
        others = [other for other in trials.imagine(self._rng).deciders() if other != side]
        few = len(actions) <= FEW_ACTIONS
        share = SECRET_TIME_SHARE if others else FEW_ACTIONS_TIME_SHARE if few else 1.0
        count = max(min(self._iterations, MIN_TRIALS), int(share * self._iterations))
        if not self._iterations:
            trials.deadline = start_time + share * self._think
        if others:
            return choose_in_secret(trials, self._rng, actions, others, count)
        arms = Arms()
        own, _ = arms.add(self._make_plan(trials, (), 0))
        first = min(FIRST_TRIALS, count or FIRST_TRIALS)
        deadline, trials.deadline = trials.deadline, None
        trials.run([own], first)
        if deadline is not None:
            elapsed = monotonic() - start_time
            speed = first / max(elapsed, 1e-6) * (1.0 + PROCESS_GAIN * (self._processes - 1))
            count = max(MIN_TRIALS, int(speed * share * self._think))
            trials.deadline = start_time + max(
                share * self._think, min(self._think, elapsed * MIN_TRIALS / first)
            )
        if own.mean > WON_VALUE:
            return own
        make = partial(self._make_plan, trials)
        return _Halving(trials, self._rng, make, arms, own, count).search(actions, few)

    def _make_plan(self, trials: Trials, start: SearchPlan, number: int) -> SearchPlan:
        """A plan by judgement, beginning with `start`. The plan with `number` 0 has no whim and no mood."""
        state = trials.imagine(self._rng)
        mood = self._rng.randint(1, MAX_MOOD) if number % 4 else 0
        whim = PLAN_WHIM * self._rng.random() if number else 0.0
        steps = judgement_actions(self._judgement, state, trials.side, self._rng, whim, mood, start)
        dice = CountingDice(self._rng.getrandbits(32))
        return apply_plan(state, trials.side, steps, dice, trials.window_answers(self._rng))

    def _until_window(self, view: View, side: int, plan: SearchPlan) -> SearchPlan:
        """The actions of a plan up to the first window of another side. After that there are new facts, even
        if nobody answers, so the rest is planned again."""
        if not self._game.windows:
            return plan
        return apply_plan(self._memory.imagine(view, self._rng), side, plan, CountingDice(0))


class _Halving:
    """One search: rounds of trials, each for half as many plans as the one before."""

    def __init__(
        self,
        trials: Trials,
        rng: Random,
        make_plan: Callable[[SearchPlan, int], SearchPlan],
        arms: Arms,
        own: Arm,
        count: int,
    ) -> None:
        """`own` is judgement's own plan, and `count` how many trials there may be."""
        self._trials = trials
        self._rng = rng
        self._make_plan = make_plan
        self._arms = arms
        self._own = own
        self._count = count

    def search(self, actions: Sequence[int], few: bool) -> Arm:
        """The best arm, if it is better than judgement's own beyond doubt; else judgement's own."""
        count = self._count
        plans = ceil(count**PLANS_EXPONENT)
        fresh = ceil(FRESH_PLANS_SHARE * plans)
        left = self._halve(
            self._fresh(actions if few else (), fresh), int(FRESH_TRIALS_SHARE * count), FINALISTS
        )
        longer = [arm for arm in (*left, self._own) if len(arm.plan) > 1]
        if longer:
            extended = self._extended(longer, plans - fresh)
            left += self._halve(extended, int(EXTENDED_TRIALS_SHARE * count), FINALISTS)
        left = self._halve(left, count - self._trials.made, 1)
        if not left:
            return self._own
        gain, error = left[0].gain_over(self._own)
        return left[0] if gain > (FEW_Z_SCORE if few else PLAN_Z_SCORE) * error else self._own

    def _fresh(self, actions: Sequence[int], count: int) -> list[Arm]:
        """New arms: one that begins with each of `actions`, and up to `count` in all by judgement's moods."""
        starts: list[SearchPlan] = [(action,) for action in actions[: max(count, 2)]]
        starts += [()] * (count - len(starts))
        return self._new_arms(starts, 0)

    def _extended(self, best: Sequence[Arm], count: int) -> list[Arm]:
        """New arms that begin like one of the best."""
        starts = []
        for number in range(count):
            plan = best[number % len(best)].plan
            starts.append(plan[: self._rng.randrange(len(plan))])
        return self._new_arms(starts, len(starts) + 1)

    def _new_arms(self, starts: Sequence[SearchPlan], first: int) -> list[Arm]:
        found = []
        for number, start in enumerate(starts, first):
            if self._trials.is_time_up():
                break
            arm, new = self._arms.add(
                self._make_plan(start, 0 if len(start) == 1 and not first else number + 1)
            )
            if new:
                found.append(arm)
        return found

    def _halve(self, arms: Sequence[Arm], count: int, keep: int) -> list[Arm]:
        """The best `keep` of the arms, best first, after about `count` trials more."""
        left = list(arms)
        if not left:
            return left
        rounds = max(1, ceil(log2(len(left) / keep)))
        limit = self._trials.made + count
        for number in range(rounds, 0, -1):
            budget = (limit - self._trials.made) // number
            self._trials.run([self._own, *left], self._even_count([self._own, *left], budget))
            left = [arm for arm in left if arm.values and not self._is_hopeless(arm)]
            enough = max(keep, ceil(len(left) / 2))
            left = best_first(left)[:enough]
            if not left:
                break
        return left[:keep]

    def _even_count(self, arms: Sequence[Arm], budget: int) -> int:
        """How many trials each of the arms can have if all get the same and `budget` more are made; at least
        one more than the arm with the fewest has."""
        count = min(len(arm.values) for arm in arms)
        spent = 0
        while True:
            spent += sum(len(arm.values) <= count for arm in arms)
            if spent > budget:
                return count
            count += 1

    def _is_hopeless(self, arm: Arm) -> bool:
        gain, error = arm.gain_over(self._own)
        return gain < -HOPELESS_Z_SCORE * error
