"""Information-set Monte Carlo search over whole plans.

Single steps are too fine to search: a player moves a dozen blocks before anybody answers. So an arm of the
search is a *plan*: what the side does until chance, a reveal or somebody else's decision interrupts it. Plans
come from the title's judgement, varied by whim, and more of them are tried as time goes on (progressive
widening). Each iteration imagines another position that fits the view (so that the search never knows more
than its side), carries out the plan that looks most promising (UCB), lets judgement play on for both sides,
and asks judgement how well the side then stands. Secret simultaneous choices of the other side are drawn by
its judgement with much whim: a mixture, never read.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from random import Random
from time import monotonic

from rubicon.core.dice import FastDice
from rubicon.core.game import Game, State, View

#: The variety of plans, of the playouts, and of secret choices in them.
PLAN_WHIM = 2.0
PLAY_WHIM = 0.8
#: How strongly little-tried plans attract, and how fast new ones are added.
CURIOSITY = 0.25
WIDENING = 1.5
#: A choice with at most this many options has each of them tried.
FEW = 12
#: No plan is longer; the rest is planned when it comes to it.
LONGEST = 40


class CountingDice(FastDice):
    """Dice that know whether they have been asked."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.asked = 0

    def roll(self, count: int) -> list[int]:
        self.asked += 1
        return super().roll(count)

    def draw(self, size: int, count: int) -> list[int]:
        self.asked += 1
        return super().draw(size, count)


class _Arm:
    """A plan and what came of it."""

    __slots__ = ("plan", "total", "visits")

    def __init__(self, plan: tuple[int, ...]) -> None:
        self.plan = plan
        self.visits = 0
        self.total = 0.0


class IsmctsBot:
    """Thinks for `think` seconds, or so many `iterations` if given, wherever it has no plan to follow."""

    name = "ismcts"

    def __init__(
        self,
        game: Game,
        seed: int | str,
        *,
        think: float = 1.0,
        iterations: int = 0,
        horizon: int = 1,
    ) -> None:
        self._game = game
        self._judgement = game.judgement()
        self._rng = Random(seed)
        self._dice = CountingDice(self._rng.getrandbits(32))
        self._think = think
        self._iterations = iterations
        self._horizon = horizon
        self._plan: list[int] = []
        #: The chance to win that the last search saw for what it chose.
        self.hope = 0.5

    def choose(self, view: View, kind: str, prompt: str, actions: Sequence[int]) -> int:
        if self._plan and self._plan[0] in actions:
            return self._plan.pop(0)
        arm = self.search(view, actions)
        self._plan = list(arm.plan[1:])
        self.hope = arm.total / arm.visits
        return arm.plan[0]

    def search(self, view: View, actions: Sequence[int]) -> _Arm:
        """The plan that was tried most."""
        side = self._game.side(view["viewer"])
        arms: dict[tuple[int, ...], _Arm] = {}
        untried = list(actions) if len(actions) <= FEW else []
        until = monotonic() + self._think
        count = 0
        while count < self._iterations if self._iterations else not count or monotonic() < until:
            count += 1
            state = self._game.sample(view, self._rng)
            if untried or len(arms) < 1 + WIDENING * sqrt(count):
                plan = self._invent(state, side, untried.pop() if untried else None, count)
                arm = arms.setdefault(plan, _Arm(plan))
            else:
                arm = self._promising(arms, count)
                self._follow(state, side, arm.plan)
            self._play_on(state)
            arm.visits += 1
            arm.total += self._judgement.value(state, side)
        return max(arms.values(), key=lambda arm: (arm.visits, arm.total))

    def _invent(self, state: State, side: int, first: int | None, count: int) -> tuple[int, ...]:
        """A plan by judgement, carried out on `state`; the very first one without any whim."""
        whim = 0.0 if count == 1 else PLAN_WHIM * self._rng.random()
        plan: list[int] = []
        barrier, asked, deciders = state.barrier(), self._dice.asked, state.deciders()
        while len(plan) < LONGEST:
            if first is None:
                action = self._judgement.choose(state, side, self._rng, whim)
            else:
                action, first = first, None
            plan.append(action)
            state.apply(side, action, self._dice)
            if state.barrier() != barrier or self._dice.asked != asked or state.deciders() != deciders:
                break
        return tuple(plan)

    def _promising(self, arms: dict[tuple[int, ...], _Arm], count: int) -> _Arm:
        reach = CURIOSITY * sqrt(log(count))
        return max(arms.values(), key=lambda arm: arm.total / arm.visits + reach / sqrt(arm.visits))

    def _follow(self, state: State, side: int, plan: tuple[int, ...]) -> None:
        """Carry out a plan. What a side may do depends on what it knows, so a plan fits every imagined
        position until something is shown; and there it ends."""
        for action in plan:
            state.apply(side, action, self._dice)

    def _play_on(self, state: State) -> None:
        """Let judgement play for both sides until the position has come to rest `horizon` times."""
        judgement, rng, dice = self._judgement, self._rng, self._dice
        rests = 0
        moving = not judgement.at_rest(state)
        while deciders := state.deciders():
            if judgement.at_rest(state):
                if moving:
                    rests += 1
                    if rests == self._horizon:
                        return
                moving = False
            else:
                moving = True
            for side in deciders:
                state.apply(side, judgement.choose(state, side, rng, PLAY_WHIM), dice)
