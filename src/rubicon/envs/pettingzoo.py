"""The titles as PettingZoo environments. Each has the name of its title, with `_` for `-`, and a version:

    from rubicon.envs.pettingzoo import some_title_v0

    env = some_title_v0.env()  # sides take turns; the usual wrapper watches over the order of calls
    env = some_title_v0.raw_env()  # the same without the wrapper, which is faster
    env = some_title_v0.parallel_env()  # all sides act at once; who has nothing to decide waits

An observation has the vector of the side (`observation`, bytes) and the mask of legal actions
(`action_mask`). The ids of the legal actions are in `infos[agent]["legal_actions"]`; `mask=False` leaves the
mask out, which is faster still. The number after `v` increases when the same seed would give another game.
"""

from __future__ import annotations

import copy
from functools import partial
from typing import Any, Final, Unpack

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from rubicon.core.game import SPECTATOR, RubiconError
from rubicon.envs.episode import Episode, Setting, SettingArguments, mask_of
from rubicon.envs.rendering import RENDER_MODES, render
from rubicon.games import titles

#: The version in the names of the environments.
VERSION: Final = 0
#: Seeds are drawn below this number.
_SEEDS: Final = 1 << 63

Observation = dict[str, NDArray[Any]]


class LegalDiscrete(spaces.Discrete):
    """The ids of actions. Without a mask, `sample` draws one that is legal now, if the side must decide."""

    def __init__(self, count: int) -> None:
        super().__init__(count)
        self.legal: list[int] = []

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        if mask is None and probability is None and self.legal:
            return np.int64(self.legal[int(self.np_random.integers(len(self.legal)))])
        return super().sample(mask, probability)


class _TitleEnv:
    """What both kinds of environment have in common: arguments, spaces, and the drawing."""

    #: Actions in addition to those of the title.
    EXTRA_ACTIONS = 0

    def __init__(
        self,
        title: str,
        *,
        mask: bool = True,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **setting: Unpack[SettingArguments],
    ) -> None:
        """`setting` are `options`, `rounds`, `recall`, `reward` and `pack`, as `Setting` has them.
        `max_cycles` is the number of steps after which a game is truncated."""
        super().__init__()
        self.setting = Setting(title, **setting)
        game = self.setting.check()
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise RubiconError(
                f"There is no render mode '{render_mode}'. There are: {', '.join(RENDER_MODES)}."
            )
        self.metadata: dict[str, Any] = {
            **self.metadata,
            "name": f"{title.replace('-', '_')}_v{VERSION}",
        }
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.mask = mask
        #: Is every step rewarded?
        self.shaped = self.setting.reward == "shaped"
        self.count = game.action_count + self.EXTRA_ACTIONS
        self.possible_agents: list[str] = list(game.sides)
        self.agents: list[str] = []
        shown: dict[str, spaces.Space[Any]] = {
            "observation": spaces.Box(0, 255, (self.setting.vector_size(),), np.uint8)
        }
        if mask:
            shown["action_mask"] = spaces.Box(0, 1, (self.count,), np.int8)
        self._observation_spaces = {agent: spaces.Dict(shown) for agent in self.possible_agents}
        self._action_spaces = {agent: LegalDiscrete(self.count) for agent in self.possible_agents}
        self._rng = np.random.default_rng()
        #: The game that is played.
        self.episode: Episode | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._action_spaces[agent]

    def _begin(self, seed: int | None) -> Episode:
        """Begin a game. With a seed, this game and those after it are the same again."""
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self.episode = Episode(self.setting, int(self._rng.integers(_SEEDS)))
        self.agents = self.possible_agents[:]
        return self.episode

    def _observed(self, episode: Episode, side: int, legal: list[int]) -> Observation:
        """The observation of a side."""
        vector = np.frombuffer(bytearray(episode.vector(side)), np.uint8)
        if not self.mask:
            return {"observation": vector}
        return {
            "observation": vector,
            "action_mask": np.frombuffer(mask_of(legal, self.count), np.int8),
        }

    def render(self) -> Any:
        """The position as everybody may see it: as text (`ansi`), picture (`svg`, `rgb_array`), or printed
        (`human`)."""
        if self.episode is None or self.render_mode is None:
            return None
        return render(self.episode.game, self.episode.state.view(SPECTATOR), self.render_mode)

    def close(self) -> None:
        """Nothing is left open."""


class RubiconEnv(_TitleEnv, AECEnv[str, Observation, int | None]):
    """A title in which sides take turns. Choices that both make in secret are asked for one by one."""

    metadata: dict[str, Any] = {  # noqa: RUF012 - as PettingZoo declares it
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 4,
    }

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game. With a seed, this game and those after it are the same again."""
        episode = self._begin(seed)
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {}
        self._ask(episode)

    def _ask(self, episode: Episode) -> None:
        """Let the side decide that must, or the first that has not noticed the end."""
        first, second = self.possible_agents
        chooser, other = (second, first) if episode.side == 1 else (first, second)
        self._legal = legal = episode.legal()
        self._action_spaces[chooser].legal = legal
        self._action_spaces[other].legal = []
        self.infos = {chooser: {"legal_actions": legal}, other: {"legal_actions": []}}
        self.agent_selection = chooser

    def observe(self, agent: str) -> Observation:
        assert self.episode is not None, "reset() begins a game"
        side = 0 if agent == self.possible_agents[0] else 1
        return self._observed(self.episode, side, self._legal if agent == self.agent_selection else [])

    def step(self, action: int | None) -> None:
        """Choose for the side that must decide. Raises `IllegalAction` if the action is not legal."""
        episode = self.episode
        assert episode is not None, "reset() begins a game"
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        episode.step(int(action))
        self._cumulative_rewards[agent] = 0
        if episode.over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.max_cycles is not None and episode.steps >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self._ask(episode)
        if episode.over or self.shaped:
            self.rewards = dict(zip(self.possible_agents, episode.rewards, strict=True))
            self._accumulate_rewards()

    def __deepcopy__(self, memo: dict[int, Any]) -> RubiconEnv:
        """An independent copy in the middle of the game, at the cost of copying a position."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        for name in ("rewards", "terminations", "truncations", "infos", "_cumulative_rewards"):
            if name in self.__dict__:
                setattr(twin, name, dict(getattr(self, name)))
        twin.agents = self.agents[:]
        twin.episode = None if self.episode is None else self.episode.copy()
        twin._rng = copy.deepcopy(self._rng)
        twin._action_spaces = {agent: copy.copy(space) for agent, space in self._action_spaces.items()}
        return twin


class RubiconParallelEnv(_TitleEnv, ParallelEnv[str, Observation, int]):
    """A title in which all sides act in every step. A side that has nothing to decide has one legal action,
    to wait: the last id. Secret choices are made at the same time, as at a real table."""

    EXTRA_ACTIONS = 1

    metadata: dict[str, Any] = {  # noqa: RUF012 - as PettingZoo declares it
        "render_modes": list(RENDER_MODES),
        "render_fps": 4,
    }

    @property
    def wait(self) -> int:
        """The id of waiting."""
        return self.count - 1

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin a game. With a seed, this game and those after it are the same again."""
        self._cycles = 0
        return self._shown(self._begin(seed))

    def _shown(self, episode: Episode) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Observations and infos of all sides."""
        deciders = () if episode.over else episode.state.deciders()
        seen: dict[str, Observation] = {}
        infos: dict[str, dict[str, Any]] = {}
        for side, agent in enumerate(self.possible_agents):
            legal = [self.wait]
            if side in deciders:
                legal = sorted(episode.state.decision(side).actions)
            self._action_spaces[agent].legal = legal
            seen[agent] = self._observed(episode, side, legal)
            infos[agent] = {"legal_actions": legal}
        return seen, infos

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:
        """Choose for every side. Raises `IllegalAction` if an action is not legal; an action of a side that
        has nothing to decide is ignored."""
        assert self.episode is not None, "reset() begins a game"
        episode = self.episode
        total = [0.0, 0.0]
        for side in episode.state.deciders():
            episode.step(int(actions[self.possible_agents[side]]), side)
            if episode.over or self.shaped:
                total = [had + more for had, more in zip(total, episode.rewards, strict=True)]
        self._cycles += 1
        ended = episode.over
        cut = not ended and self.max_cycles is not None and self._cycles >= self.max_cycles
        seen, infos = self._shown(episode)
        agents = self.possible_agents
        if ended or cut:
            self.agents = []
        return (
            seen,
            dict(zip(agents, total, strict=True)),
            dict.fromkeys(agents, ended),
            dict.fromkeys(agents, cut),
            infos,
        )


class TitleEnvs:
    """The environments of one title, called as the modules of PettingZoo are."""

    def __init__(self, title: str) -> None:
        self.raw_env = partial(RubiconEnv, title)
        self.parallel_env = partial(RubiconParallelEnv, title)

    def env(self, **arguments: Any) -> OrderEnforcingWrapper[str, Observation, int | None]:
        """The environment in the wrapper that checks the order of calls."""
        return OrderEnforcingWrapper(self.raw_env(**arguments))


def names() -> dict[str, str]:
    """The names of the environments, with their titles."""
    return {f"{title.replace('-', '_')}_v{VERSION}": title for title in titles()}


def __getattr__(name: str) -> TitleEnvs:
    """The environments of a title, as a name of this module."""
    title = names().get(name)
    if title is None:
        raise AttributeError(f"There is no environment '{name}'. There are: {', '.join(names())}.")
    return TitleEnvs(title)
