"""Information-set Monte Carlo search over whole plans.

An arm of the search is a plan (plans.py). Plans come from the title's judgement in different moods, and more
of them are invented as time goes on (progressive widening; to invent one again counts, or a side that has few
would never come to try them). Each iteration imagines another position that fits the view (so that the search
never knows more than its side), carries out the plan that looks most promising (UCB), lets judgement play on
for both sides, and asks judgement how well the side then stands. In doubt the bot does what judgement would
have done anyway.

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

from rubicon.bots.crew import CAN_FORK, Fork, cores
from rubicon.bots.plans import CountingDice, Plan, by_judgement, carry_out, play_on
from rubicon.core.game import Game, State, View

#: The variety of plans from choice to choice, and of the playouts.
PLAN_WHIM = 0.5
PLAY_WHIM = 0.5
#: How strongly little-tried plans attract, and how fast new ones are added.
CURIOSITY = 0.12
WIDENING = 1.5
#: A choice with at most this many options has each of them tried.
FEW = 12
#: Moods a plan may be made in. Every fourth plan is made in none.
MOODS = 255
#: What share of its time the search gives to a choice: few options deserve little, a secret choice is drawn
#: from a mixture that need not be exact.
SMALL_SHARE = 0.25
SECRET_SHARE = 0.5
#: A second is about as many iterations, for how far to look ahead.
SECOND = 500
#: How often the search asks itself whether it may stop, and how sure it must be.
PAUSE = 32
SURE = 2.6
ALIKE = 0.006
#: By how many standard errors a plan must be better than judgement's own to be preferred.
CAUTION = 1.0


class Arm:
    """A plan and what came of it."""

    __slots__ = ("plan", "squares", "total", "visits")

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.visits = 0
        self.total = 0.0
        self.squares = 0.0

    def learn(self, value: float) -> None:
        self.add(1, value, value * value)

    def add(self, visits: int, total: float, squares: float) -> None:
        self.visits += visits
        self.total += total
        self.squares += squares

    @property
    def mean(self) -> float:
        return self.total / self.visits

    @property
    def doubt(self) -> float:
        """The square of the standard error of the mean."""
        return max(self.squares / self.visits - self.mean**2, 0.002) / self.visits


#: Plans of the same steps in another order are one.
Arms = dict[Plan, Arm]


def known(arms: Arms, plan: Plan) -> Arm:
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
        self._dice = CountingDice(self._rng.getrandbits(32))
        self._think = think
        self._iterations = iterations
        self._horizon = horizon or 1 + ceil(sqrt(iterations / SECOND if iterations else think))
        self._processes = (processes or (1 if iterations else cores())) if CAN_FORK else 1
        self._plan: list[int] = []
        #: The chance to win that the last search saw for what it chose.
        self.hope = 0.5

    def choose(self, view: View, kind: str, prompt: str, actions: Sequence[int]) -> int:
        self._memory.watch(view)
        if self._plan and self._plan[0] in actions:
            return self._plan.pop(0)
        if len(actions) == 1:
            return actions[0]
        arm = self.search(view, actions)
        self._plan = list(arm.plan[1:])
        self.hope = arm.mean
        return arm.plan[0]

    def search(self, view: View, actions: Sequence[int]) -> Arm:
        """The plan to follow."""
        crew = [Fork(partial(self._explore_apart, view, actions, seed)) for seed in self._seeds()]
        arms, secret = self._explore(view, actions)
        for fork in crew:
            for plan, visits, total, squares in fork.answer():
                known(arms, tuple(plan)).add(visits, total, squares)
        if secret:
            return self._draw(arms.values())
        return self._best(arms)

    def _seeds(self) -> list[int]:
        """One for every further process."""
        return [self._rng.getrandbits(64) for _ in range(self._processes - 1)]

    def _explore_apart(self, view: View, actions: Sequence[int], seed: int) -> list[Any]:
        """As `_explore`, in a copy of this process, with other luck."""
        self._rng.seed(seed)
        self._dice = CountingDice(self._rng.getrandbits(32))
        arms, _ = self._explore(view, actions)
        return [(arm.plan, arm.visits, arm.total, arm.squares) for arm in arms.values()]

    def _explore(self, view: View, actions: Sequence[int]) -> tuple[Arms, bool]:
        """Try plans while there is time. Returns them, and whether others choose in secret with us."""
        side = self._game.side(view["viewer"])
        state = self._memory.imagine(view, self._rng)
        secret = len(state.deciders()) > 1
        arms: Arms = {}
        others: dict[int, Arms] = {other: {} for other in state.deciders() if other != side}
        untried = list(actions) if secret or len(actions) <= FEW else []
        share = SECRET_SHARE if secret else SMALL_SHARE if untried else 1.0
        until = monotonic() + share * self._think
        enough = ceil(share * self._iterations / self._processes)
        count = invented = 0
        while count < enough if enough else not count or monotonic() < until:
            count += 1
            if count > 1:
                state = self._memory.imagine(view, self._rng)
            if untried or (not secret and invented < 1 + WIDENING * sqrt(count)):
                first = untried.pop() if untried and invented else None
                arm = known(arms, self._invent(state, side, first, invented))
                invented += 1
            else:
                arm = self._promising(arms.values(), count)
                carry_out(state, side, arm.plan, self._dice)
            answers = [self._answer(state, other, theirs) for other, theirs in others.items()]
            self._play_on(state)
            value = self._judgement.value(state, side)
            arm.learn(value)
            for answer in answers:
                answer.learn(1.0 - value)
            if count % PAUSE == 0 and not untried and not secret and self._settled(arms.values()):
                break
        return arms, secret

    def _best(self, arms: Arms) -> Arm:
        """The plan tried most; but judgement's own, which came first, unless that one is surely better."""
        own, best = next(iter(arms.values())), max(arms.values(), key=lambda arm: (arm.visits, arm.total))
        return best if best.mean - own.mean > CAUTION * sqrt(best.doubt + own.doubt) else own

    def _draw(self, arms: Iterable[Arm]) -> Arm:
        """One of the mixture: as often as it was tried, unless that was seldom."""
        most = max(arm.visits for arm in arms)
        good = [arm for arm in arms if 2 * arm.visits > most]
        return self._rng.choices(good, [arm.visits for arm in good])[0]

    def _settled(self, arms: Iterable[Arm]) -> bool:
        """Is one plan surely the best, or does it not matter?"""
        ranked = sorted(arms, key=lambda arm: arm.visits, reverse=True)[:2]
        if len(ranked) < 2:
            return False
        best, second = ranked
        if second.visits < 8:
            return best.visits > 150
        apart = abs(best.mean - second.mean)
        error = sqrt(best.doubt + second.doubt)
        return apart > SURE * error or apart + error < ALIKE

    def _invent(self, state: State, side: int, first: int | None, number: int) -> Plan:
        """A plan by judgement, carried out on `state`; the very first one without any whim."""
        mood = self._rng.randint(1, MOODS) if number % 4 else 0
        whim = PLAN_WHIM * self._rng.random() if number else 0.0
        steps = by_judgement(self._judgement, state, side, self._rng, whim, mood, first)
        return carry_out(state, side, steps, self._dice)

    def _promising(self, arms: Iterable[Arm], count: int) -> Arm:
        reach = CURIOSITY * sqrt(log(count))
        return max(arms, key=lambda arm: arm.total / arm.visits + reach / sqrt(arm.visits))

    def _answer(self, state: State, other: int, arms: Arms) -> Arm:
        """Let the other side choose in secret what has served it well so far."""
        actions = state.decision(other).actions
        open_to_it = [known(arms, (action,)) for action in actions]
        untried = [arm for arm in open_to_it if not arm.visits]
        if untried:
            arm = self._rng.choice(untried)
        else:
            arm = self._promising(open_to_it, sum(arm.visits for arm in open_to_it))
        state.apply(other, arm.plan[0], self._dice)
        return arm

    def _play_on(self, state: State) -> None:
        """Let judgement play for both sides until the position has come to rest `horizon` times."""
        for _ in range(self._horizon):
            play_on(self._judgement, state, self._rng, self._dice, PLAY_WHIM)
