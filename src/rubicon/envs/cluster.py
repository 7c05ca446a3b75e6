"""Many games at once on many machines, with Ray (the extra `ray`).

    import ray

    ray.init()  # or the address of a cluster
    env = ClusterSideEnv("some-title", 64, actors=8)

It shows and takes what `VectorSideEnv` does, and plays the same games: every game has its own seed.
"""

from __future__ import annotations

from importlib import import_module
from itertools import pairwise
from typing import Any, Unpack

import numpy as np
from numpy.typing import NDArray

from rubicon.core.game import RubiconError
from rubicon.envs.episode import Setting, SettingArguments
from rubicon.envs.side_games import (
    GameRows,
    ManyGames,
    Observation,
    StepResult,
    new_arrays,
    observations,
    step_result,
)


class _Actor:
    """Some of the games, on some machine of the cluster."""

    def __init__(self, setting: Setting, side: str, opponent: str, seeds: list[int], size: int) -> None:
        self.rows = new_arrays(len(seeds), size)
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


class ClusterSideEnv(ManyGames):
    """Games of one side against a bot, spread over the actors of a Ray cluster that is connected already. The
    rest of the arguments are those of `ManyGames`."""

    WORKERS = "actors"

    def __init__(
        self,
        title: str,
        count: int,
        side: str = "",
        opponent: str = "random",
        *,
        actors: int = 2,
        seed: int = 0,
        actions: str = "id",
        **setting: Unpack[SettingArguments],
    ) -> None:
        super().__init__(title, count, side, opponent, parts=actors, actions=actions, **setting)
        self._ray: Any = import_module("ray")
        if not self._ray.is_initialized():
            raise RubiconError("No cluster is connected. Call ray.init() first, with its address.")
        actor: Any = self._ray.remote(num_cpus=1)(_Actor)
        self._actors = [
            actor.remote(self.setting, self.side, self.opponent, seeds, self.size)
            for _, seeds in self.worker_seeds(seed)
        ]

    def reset(self) -> tuple[Observation, dict[str, Any]]:
        """The observations of the games as they stand."""
        arrays = self._joined([actor.shown.remote() for actor in self._actors])
        return observations(arrays), {"side": arrays["side"]}

    def step(self, actions: NDArray[np.int32]) -> StepResult:
        """Choose an action in every game."""
        parts = zip(self._actors, pairwise(self.bounds), strict=True)
        return step_result(
            self._joined(
                [actor.step.remote(actions[first:last], self.as_index) for actor, (first, last) in parts]
            )
        )

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
