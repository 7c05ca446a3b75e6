"""PettingZoo's own tests of environments, over every title and edition; copies, seeds and masks."""

from __future__ import annotations

import copy
import pickle
import zlib
from functools import partial
from random import Random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test
from pettingzoo.test.max_cycles_test import max_cycles_test
from pettingzoo.test.render_test import collect_render_results
from pettingzoo.utils.conversions import parallel_to_aec

from rubicon.core.game import IllegalAction, RubiconError
from rubicon.envs import pettingzoo as titles
from rubicon.envs.pettingzoo import RubiconEnv, RubiconParallelEnv, TitleEnvs
from rubicon.games import titles as all_titles
from tests.support.suites.editions import every_edition

#: What PettingZoo warns of: observations with a mask are dictionaries, and our agents have their own names.
pytestmark = pytest.mark.filterwarnings(
    "ignore:Observation:UserWarning", "ignore:We recommend agents to be named:UserWarning"
)

#: Every title with every edition and every other option.
EDITIONS: list[tuple[str, dict[str, Any]]] = [
    (f"{title.replace('-', '_')}_v0", {"options": options}) for title, options in every_edition()
]
#: The same, and settings of the environments.
SETTINGS: list[tuple[str, dict[str, Any]]] = [
    *EDITIONS,
    ("julius_caesar_v0", {"options": {"edition": "1.1", "deployment": "free"}, "recall": True}),
    ("caesar_xl_v0", {"mask": False, "rounds": 2}),
    ("rome_vs_gaul_v0", {"rounds": 1, "reward": "shaped"}),
]


#: What seeds give, as checksums of two games: whose choice it is with what options, and what both sides see.
#: They are the same in every build and on every machine. If the first changes, the same seed gives another
#: game: increase `VERSION` in `rubicon.envs.pettingzoo`. If only the second does, increase the version of the
#: vector.
GAMES = {
    "julius_caesar_v0": (408_380_757, 302_769_884),
    "julius_caesar_v0 1.1": (1_100_246_520, 3_396_377_150),
    "caesar_xl_v0": (4_211_154_225, 3_314_570_035),
    "rome_vs_gaul_v0": (2_419_255_483, 1_628_231_149),
}


def envs(name: str) -> TitleEnvs:
    found: TitleEnvs = getattr(titles, name)
    return found


def played(env: RubiconEnv, seed: int, steps: int) -> list[bytes]:
    """Observations and rewards of the first steps of a random game."""
    env.reset(seed=seed)
    return going_on(env, np.random.default_rng(seed), steps)


def going_on(env: RubiconEnv, rng: np.random.Generator, steps: int) -> list[bytes]:
    """Observations and rewards of the next steps."""
    seen = []
    for _ in range(steps):
        observation, reward, ended, cut, info = env.last()
        if ended or cut:
            break
        seen.append(observation["observation"].tobytes() + repr(reward).encode())
        if "action_mask" in observation:
            assert np.flatnonzero(observation["action_mask"]).tolist() == info["legal_actions"]
        env.step(int(rng.choice(info["legal_actions"])))
    return seen


@pytest.mark.parametrize(("name", "arguments"), SETTINGS)
def test_pettingzoo_accepts_the_environment(name: str, arguments: dict[str, Any]) -> None:
    api_test(envs(name).env(**arguments), num_cycles=100)
    seed_test(lambda **more: envs(name).env(**arguments, **more), num_cycles=20)
    parallel_api_test(envs(name).parallel_env(**arguments), num_cycles=60)


@pytest.mark.parametrize("name", GAMES)
def test_a_seed_gives_the_same_games_in_every_build(name: str) -> None:
    title, _, edition = name.partition(" ")
    env = envs(title).raw_env(options={"edition": edition} if edition else {}, recall=True)
    games = seen = 0
    for seed in (1, 2):
        env.reset(seed=seed)
        rng = Random(seed)
        while not env.terminations[env.agent_selection]:
            legal = env.infos[env.agent_selection]["legal_actions"]
            games = zlib.crc32(repr((env.agent_selection, legal)).encode(), games)
            for agent in env.possible_agents:
                seen = zlib.crc32(env.observe(agent)["observation"].tobytes(), seen)
            env.step(legal[int(rng.random() * len(legal))])
        games = zlib.crc32(repr(env.rewards).encode(), games)
    assert (games, seen) == GAMES[name]


@pytest.mark.parametrize(("name", "arguments"), EDITIONS)
def test_a_game_is_truncated_after_the_given_number_of_cycles(name: str, arguments: dict[str, Any]) -> None:
    """PettingZoo's test counts cycles in which every side acts: those of the parallel environment. It draws
    actions without a mask, which gives legal ones here."""
    parallel = partial(envs(name).parallel_env, **arguments)
    max_cycles_test(
        SimpleNamespace(parallel_env=parallel, env=lambda **more: parallel_to_aec(parallel(**more)))
    )
    env = envs(name).raw_env(max_cycles=7, **arguments)
    assert len(played(env, 1, 20)) == 7
    assert set(env.truncations.values()) == {True}
    assert set(env.terminations.values()) == {False}


def drawings() -> list[Any]:
    """Every title and edition in every mode. Pixels take seconds, and nothing that makes them is compiled: on
    one build only; those of the other editions of a title in `make soak`."""
    found = []
    first = dict(reversed(EDITIONS))
    for name, arguments in EDITIONS:
        for mode in ("ansi", "svg", "rgb_array", "human"):
            marks = [pytest.mark.heavy] if mode == "rgb_array" else []
            if mode == "rgb_array" and arguments is not first[name]:
                marks.append(pytest.mark.soak)
            found.append(pytest.param(name, arguments, mode, marks=marks))
    return found


@pytest.mark.parametrize(("name", "arguments", "mode"), drawings())
def test_positions_are_drawn(
    name: str, arguments: dict[str, Any], mode: str, capsys: pytest.CaptureFixture[str]
) -> None:
    env = envs(name).raw_env(render_mode=mode, **arguments)
    if mode != "rgb_array":
        shown = collect_render_results(env)[-1]
    else:  # drawing the map is slow, and PettingZoo's collection draws five
        env.reset(seed=1)
        shown = env.render()
    if mode == "ansi":
        assert len(shown.splitlines()) > 10
    elif mode == "svg":
        assert shown.startswith("<svg")
    elif mode == "human":
        assert shown is None
        assert len(capsys.readouterr().out.splitlines()) > 50
    else:
        assert shown.dtype == np.uint8
        assert shown.shape[2] == 3
        assert len(np.unique(shown)) > 50  # a picture, not one colour


@pytest.mark.parametrize(("name", "arguments"), SETTINGS)
def test_a_copy_goes_on_by_itself_and_alike(name: str, arguments: dict[str, Any]) -> None:
    env = envs(name).raw_env(**arguments)
    played(env, 3, 40)
    twins = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    ahead = going_on(env, np.random.default_rng(9), 30)
    for twin in twins:
        assert going_on(twin, np.random.default_rng(9), 30) == ahead


@pytest.mark.parametrize("name", [f"{title.replace('-', '_')}_v0" for title in all_titles()])
def test_a_copy_of_the_parallel_environment_goes_on_alike(name: str) -> None:
    env = envs(name).parallel_env(rounds=1)
    env.reset(seed=1)
    found = [acting_together(twin) for twin in (copy.deepcopy(env), pickle.loads(pickle.dumps(env)), env)]
    assert found[0] == found[1] == found[2]
    assert len(set(found[0])) == len(found[0])


def acting_together(env: RubiconParallelEnv) -> list[bytes]:
    """What the sides see in the next steps of a random game."""
    rng = Random(2)
    seen = []
    for _ in range(12):
        chosen = {agent: rng.choice(env._action_spaces[agent].legal) for agent in env.possible_agents}
        shown, *_ = env.step(chosen)
        seen.append(b"".join(each["observation"].tobytes() for each in shown.values()))
    return seen


def test_a_whole_game_is_won_and_lost() -> None:
    env = envs("julius_caesar_v0").raw_env(rounds=1)
    rewards = set()
    for seed in range(6):
        played(env, seed, 10_000)
        assert set(env.terminations.values()) == {True}
        rewards.add(tuple(env._cumulative_rewards.values()))
    assert rewards <= {(1.0, -1.0), (-1.0, 1.0), (0.0, 0.0)}
    assert len(rewards) > 1


def test_shaped_rewards_add_up_to_the_outcome_and_the_lead() -> None:
    env = envs("julius_caesar_v0").raw_env(rounds=1, reward="shaped")
    env.reset(seed=2)
    assert env.episode is not None
    start = env.episode.lead
    rng = np.random.default_rng(2)
    total = 0.0
    while not env.episode.over:
        env.step(int(rng.choice(env.infos[env.agent_selection]["legal_actions"])))
        total += env.rewards["caesar"]
        assert env.rewards["caesar"] == -env.rewards["pompey"]
    won = {None: 0, 0: 1, 1: -1}[env.episode.winner]
    assert total == pytest.approx(won + env.episode.lead - start)


def test_the_sparse_form_has_the_same_games() -> None:
    dense, sparse = envs("caesar_xl_v0").raw_env(), envs("caesar_xl_v0").raw_env(mask=False)
    for env in (dense, sparse):
        env.reset(seed=5)
    rng = np.random.default_rng(5)
    for _ in range(50):
        assert dense.infos == sparse.infos
        assert list(sparse.observe(sparse.agent_selection)) == ["observation"]
        action = int(rng.choice(dense.infos[dense.agent_selection]["legal_actions"]))
        dense.step(action)
        sparse.step(action)


def test_who_chooses_second_sees_nothing_of_the_first_choice() -> None:
    """Both discard in secret: whatever Caesar does, Pompey's observation is the same."""
    seen = set()
    env = envs("julius_caesar_v0").raw_env()
    env.reset(seed=1)
    for action in env.infos["caesar"]["legal_actions"]:
        twin = copy.deepcopy(env)
        twin.step(action)
        while twin.agent_selection == "caesar":  # also chooses a card
            twin.step(twin.infos["caesar"]["legal_actions"][0])
        observation = twin.observe("pompey")
        seen.add(observation["observation"].tobytes() + observation["action_mask"].tobytes())
    assert len(seen) == 1


def test_mistakes_are_named() -> None:
    with pytest.raises(RubiconError, match="1 to 5 rounds"):
        envs("julius_caesar_v0").raw_env(rounds=9)
    with pytest.raises(RubiconError, match="no render mode 'film'"):
        envs("julius_caesar_v0").raw_env(render_mode="film")
    with pytest.raises(RubiconError, match="no reward 'gold'"):
        envs("julius_caesar_v0").raw_env(reward="gold")
    with pytest.raises(RubiconError, match="no option 'colour'"):
        envs("caesar_xl_v0").raw_env(options={"colour": "red"})
    env = envs("julius_caesar_v0").raw_env()
    env.reset(seed=1)
    with pytest.raises(IllegalAction):
        env.step(39_000)
