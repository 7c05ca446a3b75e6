"""The search: time, several processes, secret choices, plans."""

from __future__ import annotations

import os
import time
from collections import Counter

import pytest

from rubicon import bots
from rubicon.bots.crew import CAN_FORK, Fork
from rubicon.core.dice import FastDice
from rubicon.games.julius_caesar import GAME


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
        fork = Fork(lambda: [1, "two"])
        assert fork.answer() == [1, "two"]
        with pytest.raises(ProcessLookupError):
            os.kill(fork.child, 0)  # nothing stays behind

        def die() -> list[object]:
            os._exit(3)

        assert Fork(die).answer() == []


def test_secret_choices_are_a_mixture() -> None:
    """Where both choose at once, one seed plays this and another that, and none what is plainly bad."""
    state = GAME.new(GAME.settle({}), FastDice(3))
    for side in (0, 1):
        state.apply(side, state.decision(side).actions[0], FastDice(3))
    decision = state.decision(0)
    assert decision.kind == "play"
    chosen = Counter(
        bots.make("ismcts:iterations=120", GAME, seed).choose(
            state.view(0), decision.kind, decision.prompt, decision.actions
        )
        for seed in range(8)
    )
    assert len(chosen) > 1
