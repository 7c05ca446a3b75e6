"""The promises of the design as properties of Julius Caesar: both editions, both deployments.

Hypothesis draws a seed, how far into the game to go, and a string of bytes that chooses the actions from
there; it shrinks them all, and a failure prints them.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path
from random import Random
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rubicon.core.dice import FastDice
from rubicon.core.game import SPECTATOR, State, view_bytes
from rubicon.core.promises import check_legality, check_playable, check_step_secrecy, sample_checked, viewers
from rubicon.core.promises.monitor import PromiseMonitor
from rubicon.core.session import Session
from rubicon.fuzz.player import FuzzPlayer, favourite_names
from rubicon.fuzz.run import FuzzPlan, play_game
from rubicon.games import game
from rubicon.games.julius_caesar import GAME
from rubicon.games.julius_caesar.rules.components import SIDES
from tests.support.julius_caesar.board import board

#: Random games so far took fewer than 800 decisions, free deployment included.
BOUND: Final = 2000

GAMES: Final = [
    pytest.param({"edition": edition, "deployment": deployment}, id=f"{edition}-{deployment}")
    for edition in ("2.0", "1.1")
    for deployment in ("historical", "free")
]


def session_at(options: dict[str, str], seed: int, steps: int) -> Session:
    """A game that two random players have brought to this step; a new one if theirs is over by then."""
    session = Session(GAME, options, FastDice(seed))
    rng = Random(seed)
    names, kinds = favourite_names(GAME, rng), Counter[str]()
    players = [FuzzPlayer(GAME, rng, names, kinds) for _ in SIDES]
    for _ in range(steps):
        side = rng.choice(session.state.deciders())
        session.act(side, players[side].choose(session.state, side))
        if session.outcome is not None:
            return Session(GAME, options, FastDice(seed))
    return session


@pytest.mark.heavy
@pytest.mark.parametrize("options", GAMES)
@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 10**6), steps=st.integers(0, 420), choices=st.binary(min_size=1, max_size=16))
def test_all_promises(options: dict[str, str], seed: int, steps: int, choices: bytes) -> None:
    monitor = PromiseMonitor(
        session_at(options, seed, steps), Random(seed), rate=1.0, new_dice=lambda: FastDice(seed)
    )
    session = monitor.session
    for byte in choices:
        deciders = session.state.deciders()
        if not deciders:
            break
        side = deciders[byte % len(deciders)]
        actions = session.state.decision(side).actions
        monitor.act(side, actions[byte * len(actions) // 256])


@pytest.mark.parametrize("options", GAMES)
@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 10**6), steps=st.integers(0, 420))
def test_every_listed_action_is_accepted(options: dict[str, str], seed: int, steps: int) -> None:
    check_legality(GAME, session_at(options, seed, steps).state, Random(seed), tries=40, every=True)


@pytest.mark.parametrize("options", GAMES)
@settings(max_examples=12, deadline=None)
@given(seed=st.integers(0, 10**6), steps=st.integers(0, 420))
def test_a_sampled_state_can_be_played_to_its_end(options: dict[str, str], seed: int, steps: int) -> None:
    state = session_at(options, seed, steps).state
    for viewer in viewers(GAME):
        check_playable(GAME, sample_checked(GAME, state, viewer, Random(seed)), Random(seed), BOUND)


@pytest.mark.parametrize("options", GAMES)
def test_whole_games(options: dict[str, str]) -> None:
    """A few games of `rubicon fuzz`, to the end."""
    plan = FuzzPlan(game, GAME.id, options, check_share=0.03, max_decisions=BOUND)
    for seed in range(100, 104):
        result = play_game(plan, seed)
        assert not result.reason, f"seed {seed}: {result.reason}"


# ------------------------------------------------------------------ 1: on every machine


def test_hash_seeds_do_not_matter() -> None:
    """The order of sets and dicts of strings differs from run to run; no game may depend on it."""
    root = Path(__file__).parents[3]
    command = [sys.executable, "-m", "rubicon", "fuzz", GAME.id, "--games", "6", "--seed", "1", "--jobs", "1"]
    printed = {
        subprocess.run(
            command,
            env={**os.environ, "PYTHONHASHSEED": seed},
            cwd=root,
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for seed in ("0", "1", "4294967295")
    }
    assert len(printed) == 1
    assert "Fingerprint" in printed.pop()


# ------------------------------------------------------------------ 2, 5: found once, never again


def test_undo_does_not_peek_behind_a_forced_choice() -> None:
    """Pompey cannot move at all, because the block at Pylos is no Navis. Caesar, who then chooses the next
    battle, has learnt it, and may not take back the march that brought it about."""
    table = board(
        """
        caesar athena: legio-8
        caesar treveri: legio-7
        pompey pylos: cleopatra, legio-1
        pompey cenabum: legio-2
        """
    )
    table.command("caesar", "3/1-a", "1/3").march("caesar", "legio-8", "pylos")
    before = table.state.barrier()
    for seed in range(30):
        check_step_secrecy(GAME, table.state, 0, GAME.parse("march legio-7 cenabum"), Random(seed))
    table.do("caesar", "march legio-7 cenabum")
    assert (table.deciders, table.kind) == (("caesar",), "next-battle")
    assert table.state.barrier() > before


# ------------------------------------------------------------------ 8: a sample is drawn, not copied


def test_samples_differ_and_are_drawn_from_all_that_is_possible() -> None:
    """Two unknown blocks in two cities: seen often enough, every arrangement of the known pool comes up."""
    table = board(
        """
        caesar rome: legio-13
        pompey genua: legio-1 2
        pompey narbo: legio-2 3
        """
    )
    rng = Random(1)
    drawn = [sample_checked(GAME, table.state, 0, rng) for _ in range(400)]
    assert len({view_bytes(state.save()) for state in drawn}) > 300
    assert len({_at(state, "narbo") for state in drawn}) > 20


def _at(state: State, place: str) -> str:
    (name,) = (name for name, (where, _) in state.view(1)["own"].items() if where == place)
    return str(name)


def test_a_spectator_knows_least() -> None:
    """What a spectator sees, both players see."""
    session = session_at({"edition": "2.0", "deployment": "historical"}, 5, 100)
    seen = session.state.view(SPECTATOR)
    for side in range(2):
        own = session.state.view(side)
        assert set(seen) <= set(own)
        assert set(seen["revealed"]) <= set(own["revealed"])
