"""Many games at once on many machines, with Ray (the extra `ray`).

    import ray

    ray.init()  # or the address of a cluster
    env = ClusterSideEnv("some-title", 64, actors=8)

It shows and takes what `VectorSideEnv` does, and plays the same games: every game has its own seed.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from rubicon.core.game import RubiconError
from rubicon.envs.episode import Setting
from rubicon.envs.gymnasium import MAX_LEGAL, NO_ACTION, GameRows, Observation, own_arrays, seeds_of_games


class _Actor:
    """Some of the games, on some machine of the cluster."""

    def __init__(self, setting: Setting, side: str, opponent: str, seeds: list[int], size: int) -> None:
        self.rows = own_arrays(len(seeds), size)
        self.games = GameRows(setting, side, opponent, seeds, self.rows)

    def shown(self) -> dict[str, NDArray[Any]]:
        return self.rows

    def step(self, actions: NDArray[np.int32], as_index: bool) -> dict[str, NDArray[Any]] | str:
        """What the games show after a step, or what was wrong with an action."""
        self.rows["action"][:] = actions
        try:
            self.games.step(as_index)
        except RubiconError as error:
            return str(error)
        return self.rows


class ClusterSideEnv:
    """Games of one side against a bot, spread over the actors of a Ray cluster that is connected already."""

    def __init__(
        self,
        title: str,
        count: int,
        side: str = "",
        opponent: str = "random",
        *,
        actors: int = 2,
        seed: int = 0,
        options: Mapping[str, str] | None = None,
        rounds: int | None = None,
        recall: bool = False,
        reward: str = "terminal",
        pack: str = "",
        actions: str = "id",
    ) -> None:
        if not 1 <= actors <= count:
            raise RubiconError(f"{count} games can be spread over 1 to {count} actors, not {actors}.")
        self._ray: Any = import_module("ray")
        if not self._ray.is_initialized():
            raise RubiconError("No cluster is connected. Call ray.init() first, with its address.")
        setting = Setting(title, dict(options or {}), rounds, recall, reward, pack)
        game = setting.check()
        features = game.features()
        size = features.full_size if recall else features.size
        self.num_envs = count
        self.as_index = actions == "index"
        seeds = seeds_of_games(seed, count)
        self._bounds = [count * number // actors for number in range(actors + 1)]
        actor: Any = self._ray.remote(num_cpus=1)(_Actor)
        self._actors = [
            actor.remote(setting, side or game.sides[0], opponent, seeds[first:last], size)
            for first, last in pairwise(self._bounds)
        ]

    def reset(self) -> tuple[Observation, dict[str, Any]]:
        """The observations of the games as they stand."""
        arrays = self._joined([actor.shown.remote() for actor in self._actors])
        return _observation(arrays), {"side": arrays["side"]}

    def step(
        self, actions: NDArray[np.int32]
    ) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Choose an action in every game."""
        parts = zip(self._actors, pairwise(self._bounds), strict=True)
        arrays = self._joined(
            [actor.step.remote(actions[first:last], self.as_index) for actor, (first, last) in parts]
        )
        over = arrays["over"].astype(bool)
        info = {
            "side": arrays["side"],
            "winner": np.where(over, arrays["winner"], NO_ACTION),
            "legal_count": arrays["count"],
        }
        return _observation(arrays), arrays["reward"], over, np.zeros(self.num_envs, bool), info

    def _joined(self, asked: list[Any]) -> dict[str, NDArray[Any]]:
        """What all actors answer, as one."""
        answers = self._ray.get(asked)
        for answer in answers:
            if isinstance(answer, str):
                raise RubiconError(answer)
        return {key: np.concatenate([answer[key] for answer in answers]) for key in answers[0]}

    def close(self) -> None:
        """End the actors. The cluster stays connected."""
        for actor in self._actors:
            self._ray.kill(actor)
        self._actors = []


def _observation(arrays: dict[str, NDArray[Any]]) -> Observation:
    beyond = np.arange(MAX_LEGAL, dtype=np.int32)[None, :] >= arrays["count"][:, None]
    return {
        "observation": arrays["observation"],
        "legal_actions": np.where(beyond, np.int32(NO_ACTION), arrays["legal"]),
    }
