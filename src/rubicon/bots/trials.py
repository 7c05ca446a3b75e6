"""Trials of plans: a position that fits what a side knows, a plan, and what judgement makes of it.

Trial `n` of every plan has the same position and the same luck, in whatever process it is made.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from time import monotonic
from typing import Any

from rubicon.bots.forked import ForkedTask
from rubicon.bots.search_arms import Arm
from rubicon.bots.search_plans import CountingDice, SearchPlan, WindowAnswers, apply_plan, play_until_quiet
from rubicon.core.game import Game, State
from rubicon.core.judgement import Judgement

#: Noise (`whim`) in the choice of actions in playouts.
PLAYOUT_WHIM = 0.5
#: The weight of points and material (`Judgement.standing`) in the value of a trial, the rest being the chance
#: to win: enough to tell plans apart where all lose, or all win.
STANDING_WEIGHT = 0.03
#: Trials that are worth a process of their own.
TRIALS_TO_FORK = 40


@dataclass(slots=True)
class Trials:
    """Makes trials for one decision of a side."""

    game: Game
    judgement: Judgement
    side: int
    #: A position that fits what the side knows, drawn at random.
    imagine: Callable[[Random], State]
    #: How many quiet positions to play through before evaluating.
    horizon: int
    base_seed: int
    processes: int = 1
    #: When to stop, on the clock of `monotonic`; None: when all trials are made.
    deadline: float | None = None
    #: How many were made.
    made: int = 0

    def run(self, arms: Sequence[Arm], count: int) -> None:
        """Make trials until each of the arms has `count`, or until time is up."""
        work = [
            (number, arm) for number in range(count) for arm in arms if len(arm.values) <= number
        ]  # fmt: skip
        processes = max(1, min(self.processes, len(work) // TRIALS_TO_FORK))
        plans = [(number, arm.plan) for number, arm in work]
        tasks = [
            ForkedTask(partial(self._run_share, plans[process::processes])) for process in range(1, processes)
        ]
        shares = [self._run_share(plans[::processes]), *(task.result() for task in tasks)]
        for place, (number, arm) in enumerate(work):
            share = shares[place % processes]
            at = place // processes
            # If time was up, or a process has failed, trials after a missing one are of no use.
            if at < len(share) and len(arm.values) == number:
                arm.values.append(share[at])
                self.made += 1

    def _run_share(self, plans: Sequence[tuple[int, SearchPlan]]) -> list[Any]:
        """The values of these trials: as many as there is time for."""
        values: list[Any] = []
        for number, plan in plans:
            if self.is_time_up():
                break
            values.append(self.play(plan, Random(self.base_seed + number)))
        return values

    def is_time_up(self) -> bool:
        return self.deadline is not None and monotonic() > self.deadline

    def window_answers(self, rng: Random) -> WindowAnswers | None:
        """How the other side answers while a plan is tried; None if the title has no windows."""
        return WindowAnswers(self.game, self.judgement, rng, PLAYOUT_WHIM) if self.game.windows else None

    def play(self, plan: SearchPlan, rng: Random, replies: Sequence[tuple[int, int]] = ()) -> float:
        """Make one trial, with all luck from `rng`. `replies` are secret choices (side, action) of other
        sides after the plan, legal in that position."""
        state = self.imagine(rng)
        dice = CountingDice(rng.getrandbits(32))
        apply_plan(state, self.side, plan, dice, self.window_answers(rng))
        for other, action in replies:
            state.apply(other, action, dice)
        for _ in range(self.horizon):
            play_until_quiet(self.judgement, state, rng, dice, PLAYOUT_WHIM)
        value = self.judgement.value(state, self.side)
        return value + STANDING_WEIGHT * (self.judgement.standing(state, self.side) - value)
