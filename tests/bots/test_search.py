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
from rubicon.bots.ismcts import FEW_ACTIONS, MIN_TRIALS, WON_VALUE, IsmctsBot
from rubicon.bots.search_arms import Arm
from rubicon.bots.search_plans import SearchPlan
from rubicon.bots.trials import Trials
from rubicon.core.dice import FastDice
from rubicon.core.game import State
from rubicon.core.judgement import Judgement
from rubicon.games.julius_caesar import GAME
from tests.support.toy import YIELD
from tests.support.toy_judgement import ToyJudgement, ToyWithJudgement, bot_view, game_with_blunder


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
    for _ in range(20):
        fortune = luck.random() * 0.9
        plain.values.append(fortune)
        better.values.append(fortune + 0.02 + 0.01 * luck.random())
    plain.values.append(1.0)
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


def test_a_few_equal_trials_are_no_certainty() -> None:
    """Two plans that twice differed by the same may be equal; without a trial of both nothing is known."""
    plain, better = Arm((1,)), Arm((2,))
    assert better.gain_over(plain) == (0.0, 1.0)
    for value in (0.2, 0.8):
        plain.values.append(value)
        better.values.append(value + 0.05)
    gain, error = better.gain_over(plain)
    assert 0.0 < gain < 2 * error
    for number in range(60):
        plain.values.append(number % 2 * 0.6 + 0.2)
        better.values.append(plain.values[-1] + 0.05)
    gain, error = better.gain_over(plain)
    assert gain > 5 * error


def test_few_options_are_tried_often_enough_to_tell(monkeypatch: pytest.MonkeyPatch) -> None:
    """They use little of a large budget, but most of a small one."""
    made = count_trials(monkeypatch)
    _, state = game_with_blunder()
    decision = state.decision(0)
    assert 1 < len(decision.actions) <= FEW_ACTIONS
    for iterations in (20, MIN_TRIALS, 2 * MIN_TRIALS):
        made.clear()
        IsmctsBot(EvenToy(), 1, iterations=iterations).search(bot_view(state, 0), decision.actions)
        most = min(iterations, MIN_TRIALS)
        assert 0.8 * most <= len(made) <= most


def count_trials(monkeypatch: pytest.MonkeyPatch) -> list[SearchPlan]:
    """The plans of all trials from now on, as they are made."""
    made: list[SearchPlan] = []
    play = Trials.play

    def counted(self: Trials, plan: SearchPlan, *rest: Any) -> float:
        made.append(plan)
        return play(self, plan, *rest)

    monkeypatch.setattr(Trials, "play", counted)
    return made


class EvenJudgement(ToyJudgement):
    """Cannot tell who stands better."""

    def value(self, state: State, side: int) -> float:
        return 0.5


class EvenToy(ToyWithJudgement):
    """The toy title, with a judgement in which no plan is better than another."""

    def judgement(self) -> Judgement:
        return EvenJudgement()


def test_without_evidence_judgement_is_not_overruled() -> None:
    _, state = game_with_blunder()
    decision = state.decision(0)
    for seed in range(5):
        bot = IsmctsBot(EvenToy(), seed, iterations=200)
        own = EvenJudgement().choose(state, 0, Random(1), 0.0)
        assert bot.search(bot_view(state, 0), decision.actions).plan[0] == own


class PickyJudgement(ToyJudgement):
    """Knows that yielding is never better, and would never find out by its value."""

    def sensible(self, state: State, side: int, actions: list[int]) -> list[int]:
        return [action for action in actions if action != YIELD] or actions

    def value(self, state: State, side: int) -> float:
        return 1.0 - super().value(state, side)


class PickyToy(ToyWithJudgement):
    """The toy title, with a judgement that leaves out one action."""

    def judgement(self) -> Judgement:
        return PickyJudgement()


def test_what_is_never_better_is_not_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    made = count_trials(monkeypatch)
    _, state = game_with_blunder()
    decision = state.decision(0)
    assert YIELD in decision.actions
    bot = IsmctsBot(PickyToy(), 1, iterations=80)
    chosen = bot.choose(bot_view(state, 0), decision.kind, decision.prompt, decision.actions)
    assert chosen != YIELD
    assert all(plan[0] != YIELD for plan in made)


def test_a_game_that_is_won_is_not_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    class Winning(ToyJudgement):
        def value(self, state: State, side: int) -> float:
            return WON_VALUE + 0.01

    class WinningToy(ToyWithJudgement):
        def judgement(self) -> Judgement:
            return Winning()

    made = count_trials(monkeypatch)
    _, state = game_with_blunder()
    IsmctsBot(WinningToy(), 1, iterations=400).search(bot_view(state, 0), state.decision(0).actions)
    assert len(made) < 20


def test_frozen_players_are_playable_but_not_listed() -> None:
    """They are for measuring: no list of opponents has them, and they think with an earlier judgement."""
    state = GAME.new(GAME.settle({}), FastDice(2))
    decision = state.decision(1)
    for spec in ("legate-0.1", "ismcts-0.1:iterations=10", "legatus-0.1", "imperator-0.1:iterations=10"):
        bot = bots.make(spec, GAME, 1)
        chosen = bot.choose(state.view(1), decision.kind, decision.prompt, decision.actions)
        assert chosen in decision.actions
        assert spec.partition(":")[0] not in bots.names()
        assert bots.plugin_versions([spec]) == {}
    assert GAME.earlier_judgement("0.1") is not GAME.judgement()


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
