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
from tests.support.toy_judgement import FORUM, Forum, Rhetoric, blunder, seen


def test_it_keeps_to_its_time() -> None:
    """Not to the second: only that more time is more thought, and that it ends."""
    state = GAME.new(GAME.settle({}), FastDice(1))
    decision = state.decision(0)
    bot = bots.make("ismcts:think=0.01", GAME, 1)
    begin = time.monotonic()
    assert bot.choose(state.view(0), decision.kind, decision.prompt, decision.actions) in decision.actions
    assert time.monotonic() - begin < 60


def test_several_processes_agree_with_themselves() -> None:
    """The same seed, the same choice, however the processes were timed."""
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
    """Where both choose at once, one seed plays this and another that, and none what is plainly bad."""
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
    """A small advantage shows after few trials, though fortunes differ by much more; and only trials that
    both had are held against each other."""
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


class Meek(Rhetoric):
    """Yields whenever it may."""

    def choose(self, state: State, side: int, rng: Random, whim: float, mood: int = 0) -> int:
        meek = YIELD in state.decision(side).actions
        return YIELD if meek else super().choose(state, side, rng, whim, mood)


class MeekForum(Forum):
    """Forum, as somebody plays who has one bad habit."""

    def judgement(self) -> Judgement:
        return Meek()


def test_time_goes_to_what_looks_best_not_to_what_comes_to_mind_most() -> None:
    """Judgement thinks of the same bad plan again and again; whoever tries the others sees that it is bad."""
    _, state = blunder()
    decision = state.decision(0)
    bot = IsmctsBot(MeekForum(), 1, iterations=400)
    assert bot.search(seen(state, 0), decision.actions).plan[0] != YIELD


def test_few_options_are_tried_often_enough_to_tell() -> None:
    """They need little of much time, but of little time most."""
    _, state = blunder()
    decision = state.decision(0)
    assert 1 < len(decision.actions) <= FEW_ACTIONS
    for iterations in (20, MIN_TRIALS, 2 * MIN_TRIALS):
        bot = Counting(FORUM, 1, iterations=iterations)
        bot.search(seen(state, 0), decision.actions)
        assert bot.trials == min(iterations, MIN_TRIALS)


class Counting(IsmctsBot):
    """Counts its trials, and never thinks that it has seen enough."""

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
    """In haste it sees what is answered to its bid, two rounds on; with time, the end of the game."""
    ended: list[bool] = []

    class Watched(Rhetoric):
        def value(self, state: State, side: int) -> float:
            ended.append(state.outcome() is not None)
            assert state.save()["round"] == 3
            return super().value(state, side)

    class WatchedForum(Forum):
        def judgement(self) -> Judgement:
            return Watched()

    game = WatchedForum()
    state = game.new(game.settle({"rounds": "3"}), FastDice(1))
    actions = state.decision(0).actions
    IsmctsBot(game, 1, iterations=20).search(seen(state, 0), actions)
    assert ended
    assert not any(ended)
    ended.clear()
    IsmctsBot(game, 1, iterations=600).search(seen(state, 0), actions)
    assert ended
    assert all(ended)
