"""OpenSpiel's own checks over our titles, its algorithms on them, and what an information state tells."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr

import rubicon.envs.openspiel  # noqa: F401 - registers the games
from rubicon.games import titles
from tests.support.suites.editions import every_edition


def named(title: str, options: dict[str, str]) -> tuple[str, dict[str, Any]]:
    """A title as OpenSpiel knows it; texts that look like numbers have a `v` before them."""
    settings = {key: f"v{value}" if value[0].isdigit() else value for key, value in options.items()}
    return f"rubicon_{title.replace('-', '_')}", {"rounds": 1, **settings}


#: Every title with every edition and every other option, in a game of one Year or turn.
GAMES = [named(title, options) for title, options in every_edition()]


def random_states(game: Any, seed: int) -> list[Any]:
    """The states of a random game in which somebody decides."""
    rng = Random(seed)
    state = game.new_initial_state()
    found = []
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(rng.choice(state.chance_outcomes())[0])
        else:
            found.append(state.clone())
            state.apply_action(rng.choice(state.legal_actions()))
    return found


@pytest.mark.parametrize(("name", "arguments"), GAMES)
def test_openspiel_simulates_the_game(name: str, arguments: dict[str, Any]) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name, arguments), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("name", "arguments"), GAMES)
def test_states_are_serialised_and_chances_add_up(name: str, arguments: dict[str, Any]) -> None:
    game = pyspiel.load_game(name, arguments)
    state = random_states(game, 2)[-1]
    again = game.deserialize_state(state.serialize())
    assert str(again) == str(state)
    assert again.information_state_string(0) == state.information_state_string(0)
    start = game.new_initial_state()
    if start.is_chance_node():
        assert sum(chance for _, chance in start.chance_outcomes()) == pytest.approx(1)


@pytest.mark.parametrize(("name", "arguments"), GAMES)
def test_a_resampled_state_has_the_same_information_state(name: str, arguments: dict[str, Any]) -> None:
    game = pyspiel.load_game(name, arguments)
    rng = Random(1)
    changed = 0
    for state in random_states(game, 1)[::9]:
        player = state.current_player()
        twin = state.resample_from_infostate(player, rng.random)
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.information_state_tensor(player) == state.information_state_tensor(player)
        assert twin.observation_tensor(player) == state.observation_tensor(player)
        assert twin.legal_actions() == state.legal_actions()
        changed += str(twin) != str(state)
    assert changed > 1


def test_information_states_forget_nothing() -> None:
    game = pyspiel.load_game("rubicon_julius_caesar", {"rounds": 1})
    states = random_states(game, 3)
    recalled = [state.information_state_string(0) for state in states]
    for before, after in pairwise(recalled):
        told, later = before.split("\n")[:-1], after.split("\n")[:-1]
        assert later[: len(told)] == told
    tensors = {tuple(state.information_state_tensor(0)) for state in states[::7]}
    assert len(tensors) == len({recalled[at] for at in range(0, len(states), 7)})


def test_the_second_of_two_secret_choices_does_not_see_the_first() -> None:
    game = pyspiel.load_game("rubicon_julius_caesar")
    state = random_states(game, 4)[0]
    assert state.current_player() == 0
    seen = set()
    for action in state.legal_actions():
        after = state.child(action)
        while not after.is_chance_node() and after.current_player() == 0:
            after.apply_action(after.legal_actions()[0])
        assert after.current_player() == 1
        seen.add((after.information_state_string(1), tuple(after.information_state_tensor(1))))
    assert len(seen) == 1


#: Titles, and how many decisions the search makes: a whole turn of Caesar XL, the beginning of others.
SEARCHED = [("rubicon_caesar_xl", 1000), ("rubicon_julius_caesar", 4), ("rubicon_rome_vs_gaul", 4)]


@pytest.mark.parametrize(("name", "most"), SEARCHED)
def test_information_set_search_plays_a_game(name: str, most: int) -> None:
    game = pyspiel.load_game(name, {"rounds": 1})
    rng = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=game,
        uct_c=1.0,
        evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=rng),
        max_simulations=3,
        random_state=rng,
    )
    state = game.new_initial_state()
    chance = Random(2)
    decisions = 0
    while not state.is_terminal() and decisions < most:
        if state.is_chance_node():
            state.apply_action(chance.choice(state.chance_outcomes())[0])
        else:
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)
            decisions += 1
    assert decisions == most if most < 1000 else decisions > 5


@pytest.mark.parametrize("name", [name for name, _ in SEARCHED])
def test_counterfactual_regret_is_minimised_by_sampling(name: str) -> None:
    game = pyspiel.load_game(name, {"rounds": 1})
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(3):
        solver.iteration()
    state = random_states(game, 1)[0]
    policy = solver.average_policy().action_probabilities(state)
    assert set(policy) == set(state.legal_actions())
    assert sum(policy.values()) == pytest.approx(1)


def test_every_title_is_registered() -> None:
    for title in titles():
        assert f"rubicon_{title.replace('-', '_')}" in pyspiel.registered_names()
