"""The search: time, several processes, secret choices, plans."""

from __future__ import annotations

import os
import time
from collections import Counter
from random import Random
from typing import Any

import pytest

from rubicon import bots
from rubicon.bots.forked import CAN_FORK, ForkedTask
from rubicon.bots.ismcts import FEW_ACTIONS, MIN_TRIALS, Arm, IsmctsBot
from rubicon.core.dice import FastDice
from rubicon.core.game import State
from rubicon.core.judgement import Judgement
from rubicon.games.julius_caesar import GAME
from tests.support.toy import YIELD
from tests.support.toy_judgement import FORUM, ToyJudgement, ToyWithJudgement, bot_view, game_with_blunder


def test_it_keeps_to_its_time() -> None:
    """Not to the second: only that it ends in time."""
    state = GAME.new(GAME.settle({}), FastDice(1))
    decision = state.decision(0)
    bot = bots.make("ismcts:think=0.01", GAME, 1)
    begin = time.monotonic()
    assert bot.choose(state.view(0), decision.kind, decision.prompt, decision.actions) in decision.actions
    assert time.monotonic() - begin < 60


def test_several_processes_agree_with_themselves() -> None:
    """The same seed gives the same choice, whatever the timing of the processes."""
    state = GAME.new(GAME.settle({}), FastDice(2))
    decision = state.decision(1)
    chosen = {
        bots.make("ismcts:iterations=30,processes=3", GAME, 7).choose(
            state.view(1), decision.kind, decision.prompt, decision.actions
        )
        for _ in range(3)
    }
    assert len(chosen) == 1


def test_a_process_that_fails_is_done_without() -> None:
    if CAN_FORK:
        fork = ForkedTask(lambda: [1, "two"])
        assert fork.result() == [1, "two"]
        with pytest.raises(ProcessLookupError):
            os.kill(fork.pid, 0)  # nothing stays behind

        def die() -> list[object]:
            os._exit(3)

        assert ForkedTask(die).result() == []


def test_secret_choices_are_a_mixture() -> None:
    """Where both sides choose at the same time, different seeds choose different cards."""
    state = GAME.new(GAME.settle({}), FastDice(3))
    for side in (0, 1):
        state.apply(side, state.decision(side).actions[0], FastDice(3))
    decision = state.decision(0)
    assert decision.kind == "play"
    chosen = Counter(
        bots.make("ismcts:iterations=120,horizon=1", GAME, seed).choose(
            state.view(0), decision.kind, decision.prompt, decision.actions
        )
        for seed in range(8)
    )
    assert len(chosen) > 1


def test_plans_are_compared_with_the_same_luck() -> None:
    """A small advantage shows after few trials, although luck differs by much more; and only trials with the
    same seed are compared."""
    luck = Random(1)
    plain, better = Arm((1,)), Arm((2,))
    for trial in range(20):
        fortune = luck.random() * 0.9
        plain.add(trial, fortune)
        better.add(trial, fortune + 0.02 + 0.01 * luck.random())
    plain.add(20, 1.0)
    gain, error = better.gain_over(plain)
    assert 0.02 < gain < 0.03
    assert error < gain / 4
    assert better.mean - plain.mean < gain


class YieldingJudgement(ToyJudgement):
    """Yields whenever that is legal."""

    def choose(self, state: State, side: int, rng: Random, whim: float, mood: int = 0) -> int:
        meek = YIELD in state.decision(side).actions
        return YIELD if meek else super().choose(state, side, rng, whim, mood)


class YieldingToy(ToyWithJudgement):
    """The toy title with a judgement that has one bad habit."""

    def judgement(self) -> Judgement:
        return YieldingJudgement()


def test_time_goes_to_what_looks_best_not_to_what_comes_to_mind_most() -> None:
    """Judgement makes the same bad plan again and again; trials of other plans show that it is bad."""
    _, state = game_with_blunder()
    decision = state.decision(0)
    bot = IsmctsBot(YieldingToy(), 1, iterations=400)
    assert bot.search(bot_view(state, 0), decision.actions).plan[0] != YIELD


def test_few_options_are_tried_often_enough_to_tell() -> None:
    """They use little of a large budget, but most of a small one."""
    _, state = game_with_blunder()
    decision = state.decision(0)
    assert 1 < len(decision.actions) <= FEW_ACTIONS
    for iterations in (20, MIN_TRIALS, 2 * MIN_TRIALS):
        bot = CountingBot(FORUM, 1, iterations=iterations)
        bot.search(bot_view(state, 0), decision.actions)
        assert bot.trials == min(iterations, MIN_TRIALS)


class CountingBot(IsmctsBot):
    """Counts its trials, and never stops early."""

    trials = 0

    def _run_trial(self, *given: Any) -> None:
        self.trials += 1
        super()._run_trial(*given)

    def _is_settled(self, *_: object) -> bool:
        return False


def test_iterations_come_to_the_same_on_any_number_of_cores() -> None:
    state = GAME.new(GAME.settle({}), FastDice(2))
    decision = state.decision(1)
    chosen = {
        bots.make(f"imperator:iterations=30{processes}", GAME, 7).choose(
            state.view(1), decision.kind, decision.prompt, decision.actions
        )
        for processes in ("", ",processes=1")
    }
    assert len(chosen) == 1


def test_more_time_looks_further_ahead() -> None:
    """With few iterations it sees the reply to its bid, two rounds ahead; with many, the end of the game."""
    ended: list[bool] = []

    class Watched(ToyJudgement):
        def value(self, state: State, side: int) -> float:
            ended.append(state.outcome() is not None)
            assert state.save()["round"] == 3
            return super().value(state, side)

    class WatchedToy(ToyWithJudgement):
        def judgement(self) -> Judgement:
            return Watched()

    game = WatchedToy()
    state = game.new(game.settle({"rounds": "3"}), FastDice(1))
    actions = state.decision(0).actions
    IsmctsBot(game, 1, iterations=20).search(bot_view(state, 0), actions)
    assert ended
    assert not any(ended)
    ended.clear()
    IsmctsBot(game, 1, iterations=600).search(bot_view(state, 0), actions)
    assert ended
    assert all(ended)
