"""One side against a bot, alone and many at once."""

from __future__ import annotations

import copy
import pickle
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from rubicon.core.game import RubiconError
from rubicon.envs.gymnasium import SELF, SideEnv, VectorSideEnv
from rubicon.games import titles
from tests.support.suites.editions import every_edition


class AnyAction(SideEnv):
    """Gymnasium's checker draws any action; here it stands for a legal one."""

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        assert self.play is not None
        return super().step(action % len(self.play.legal))


@pytest.mark.parametrize(("title", "options"), every_edition())
@pytest.mark.filterwarnings("ignore")  # the checker warns of whatever is unusual, such as bytes
def test_gymnasium_accepts_the_environment(title: str, options: dict[str, str]) -> None:
    check_env(AnyAction(title, options=options, rounds=1, actions="index"), skip_render_check=True)


@pytest.mark.parametrize("opponent", ["random", "legate"])
def test_games_against_a_bot_end_with_a_reward(opponent: str) -> None:
    env = SideEnv("julius-caesar", side="pompey", opponent=opponent, rounds=1)
    rng = np.random.default_rng(1)
    ends = []
    for seed in range(3):
        seen, info = env.reset(seed=seed)
        over, reward = False, 0.0
        while not over:
            assert info["side"] == "pompey"
            assert np.flatnonzero(seen["action_mask"]).tolist() == info["legal_actions"]
            seen, reward, over, _, info = env.step(int(rng.choice(info["legal_actions"])))
            assert over or reward == 0
        ends.append((info["winner"], reward))
    assert set(ends) <= {("pompey", 1.0), ("caesar", -1.0), (None, 0.0)}


def test_ids_and_indices_are_two_names_for_the_same_actions() -> None:
    by_id, by_index = SideEnv("caesar-xl"), SideEnv("caesar-xl", actions="index")
    _, info = by_id.reset(seed=4)
    by_index.reset(seed=4)
    for _ in range(40):
        index = len(info["legal_actions"]) // 2
        seen, _, over, _, info = by_id.step(info["legal_actions"][index])
        again, _, _, _, _ = by_index.step(index)
        assert (seen["observation"] == again["observation"]).all()
        assert again["action_mask"].sum() == len(info["legal_actions"])
        assert not over


def going_on(env: SideEnv, info: dict[str, Any], seed: int) -> tuple[list[bytes], dict[str, Any]]:
    """What the next eight random steps show, and the info of the last one."""
    rng = np.random.default_rng(seed)
    found = []
    for _ in range(8):
        seen, reward, over, _, info = env.step(int(rng.choice(info["legal_actions"])))
        found.append(seen["observation"].tobytes() + repr((reward, over)).encode())
        if over:
            seen, info = env.reset()
            found.append(seen["observation"].tobytes())
    return found, info


@pytest.mark.parametrize("opponent", ["random", "legate", SELF])
@pytest.mark.parametrize("title", titles())
def test_a_copy_goes_on_by_itself_and_alike(title: str, opponent: str) -> None:
    env = SideEnv(title, opponent=opponent, rounds=1)
    _, info = env.reset(seed=3)
    _, info = going_on(env, info, 1)
    twins = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    ahead, _ = going_on(env, info, 2)
    for twin in twins:
        assert going_on(twin, info, 2)[0] == ahead


def run(env: VectorSideEnv, steps: int) -> list[bytes]:
    """Everything that is shown in some steps, in which the first legal action is taken."""
    seen, info = env.reset()
    found = []
    for _ in range(steps):
        seen, rewards, over, _, info = env.step(seen["legal_actions"][:, 0].copy())
        found += [seen[key].tobytes() for key in ("observation", "legal_actions")]
        found += [rewards.tobytes(), over.tobytes(), info["winner"].tobytes(), info["side"].tobytes()]
    return found


@pytest.mark.parametrize("opponent", ["random", SELF])
def test_games_are_the_same_in_any_number_of_processes(opponent: str) -> None:
    shown = []
    for processes in (1, 2):
        env = VectorSideEnv(
            "julius-caesar", 5, opponent=opponent, processes=processes, rounds=1, seed=3, recall=True
        )
        shown.append(run(env, 90))
        env.close()
    assert shown[0] == shown[1]


def test_a_seed_begins_all_games_again() -> None:
    env = VectorSideEnv("caesar-xl", 3, seed=8)
    first = run(env, 12)
    env.reset(seed=8)
    assert run(env, 12) == first
    env.close()


@pytest.mark.parametrize("title", titles())
@pytest.mark.parametrize("opponent", ["random", "legate"])
def test_games_that_were_saved_go_on_as_if_nothing_had_happened(title: str, opponent: str) -> None:
    """In another environment, as in a program that was started again."""
    arguments: dict[str, Any] = {"opponent": opponent, "rounds": 1, "reward": "shaped", "recall": True}
    env = VectorSideEnv(title, 3, seed=1, **arguments)
    run(env, 25)
    saved = env.save()
    ahead = run(env, 40)
    again = VectorSideEnv(title, 3, seed=2, **arguments)
    again.restore(saved)
    assert run(again, 40) == ahead
    other = VectorSideEnv(title, 3, **{**arguments, "rounds": 2})
    with pytest.raises(RubiconError, match="other arguments"):
        other.restore(saved)
    for each in (env, again, other):
        each.close()


def test_games_of_several_processes_are_not_saved() -> None:
    env = VectorSideEnv("caesar-xl", 2, processes=2)
    with pytest.raises(RubiconError, match="set processes=1"):
        env.save()
    env.close()


def test_a_new_game_begins_where_one_has_ended() -> None:
    env = VectorSideEnv("julius-caesar", 4, rounds=1, seed=1)
    rng = np.random.default_rng(1)
    seen, _ = env.reset()
    ended = 0
    for _ in range(250):
        counts = (seen["legal_actions"] >= 0).sum(axis=1)
        assert counts.min() > 0
        chosen = seen["legal_actions"][np.arange(4), (rng.random(4) * counts).astype(int)]
        seen, rewards, over, _, info = env.step(chosen)
        ended += int(over.sum())
        assert (rewards[~over] == 0).all()
        for row in np.flatnonzero(over):
            assert rewards[row] == {-1: 0.0, 0: 1.0, 1: -1.0}[int(info["winner"][row])]
    assert ended >= 4
    env.close()


def test_mistakes_are_named() -> None:
    with pytest.raises(RubiconError, match="1 to 2 processes, not 3"):
        VectorSideEnv("julius-caesar", 2, processes=3)
    with pytest.raises(RubiconError, match="as 'word'"):
        SideEnv("julius-caesar", actions="word")
    env = VectorSideEnv("julius-caesar", 2, processes=2, actions="index")
    env.reset()
    with pytest.raises(RubiconError, match="there is no number 400"):
        env.step(np.array([400, 0], np.int32))
    env.close()


@pytest.mark.soak
def test_games_on_a_cluster_are_the_same(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """In `make soak`: a Ray cluster takes half a minute to start."""
    monkeypatch.setenv("HOME", str(tmp_path))  # Ray writes there
    import ray  # noqa: PLC0415 - an extra, and slow to import

    from rubicon.envs.cluster import ClusterSideEnv  # noqa: PLC0415 - it needs Ray

    local = VectorSideEnv("caesar-xl", 5, rounds=2, seed=4)
    shown = run(local, 30)
    local.close()
    with pytest.raises(RubiconError, match=r"ray\.init"):
        ClusterSideEnv("caesar-xl", 5)
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    try:
        env = ClusterSideEnv("caesar-xl", 5, actors=2, rounds=2, seed=4)
        assert run(env, 30) == shown  # type: ignore[arg-type]  # it has the same methods
        with pytest.raises(RubiconError, match="cannot"):
            env.step(np.full(5, 36_000, np.int32))
        env.close()
    finally:
        ray.shutdown()
