"""The titles as Gymnasium environments: one side learns, a bot plays the other.

    env = SideEnv("some-title", opponent="legate", rounds=1)

`opponent="self"` lets the learner choose for both sides; `info["side"]` says for which. `VectorSideEnv` plays
many such games at once, over processes with shared memory, and begins a new game by itself where one has
ended: as learners need it.
"""

from __future__ import annotations

import multiprocessing
import weakref
from collections.abc import Mapping
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from numpy.typing import NDArray

from rubicon import bots
from rubicon.core.game import SPECTATOR, RubiconError
from rubicon.envs.episode import Episode, Setting
from rubicon.envs.rendering import RENDER_MODES, render

#: Legal actions that have room in a list of them: more than any decision has. Caesar XL's bids come nearest,
#: with up to 501.
MAX_LEGAL: Final = 512
#: The opponent who is the learner.
SELF: Final = "self"
#: How an action is given: its id, or its place in the ascending list of legal ids.
ACTIONS: Final = ("id", "index")
#: What fills the rest of a list of legal actions.
NO_ACTION: Final = -1
#: Seeds are drawn below this number.
_SEEDS: Final = 1 << 63

Observation = dict[str, NDArray[Any]]


class SideGame:
    """Games of one side against an opponent, one after the other: what both environments play."""

    def __init__(self, setting: Setting, side: str, opponent: str, seed: int) -> None:
        self.setting = setting
        self.game = setting.check()
        self.opponent = opponent
        #: The side that learns; -1 if both do.
        self.side = SPECTATOR if opponent == SELF else self.game.side(side)
        self.rng = np.random.default_rng(seed)
        self.legal: list[int] = []
        #: What the learner has earned since its last decision.
        self.reward = 0.0
        self.begin()

    def begin(self) -> None:
        """Begin a new game, up to the first decision of the learner."""
        while True:
            self.episode = Episode(self.setting, int(self.rng.integers(_SEEDS)))
            if self.side != SPECTATOR:
                self.bot = bots.make(self.opponent, self.game, int(self.rng.integers(_SEEDS)))
                #: A bot that looks at nothing needs no view.
                self.looks = not isinstance(self.bot, bots.RandomBot)
            self.reward = 0.0
            self._go_on()
            if (
                not self.episode.over
            ):  # the opponent cannot end it before the learner has decided, but for luck
                return

    def step(self, action: int) -> None:
        """The learner chooses; then the opponent plays until the learner must decide again."""
        decider = self.episode.side
        self.reward = 0.0
        self.episode.step(action)
        self._earn(decider)
        self._go_on()

    def _earn(self, decider: int) -> None:
        episode = self.episode
        if episode.over or self.setting.reward == "shaped":
            self.reward += episode.rewards[decider if self.side == SPECTATOR else self.side]

    def _go_on(self) -> None:
        episode = self.episode
        if self.side != SPECTATOR:
            while not episode.over and episode.side != self.side:
                decision = episode.state.decision(episode.side)
                view = episode.state.view(episode.side) if self.looks else {}
                episode.step(self.bot.choose(view, decision.kind, decision.prompt, decision.actions))
                self._earn(episode.side)
        self.legal = episode.legal()

    @property
    def viewer(self) -> int:
        """The side whose observation the learner gets."""
        return max(self.episode.side, 0) if self.side == SPECTATOR else self.side

    def action_id(self, action: int, as_index: bool) -> int:
        """The id of an action that may be given as an index."""
        if not as_index:
            return action
        if not 0 <= action < len(self.legal):
            raise RubiconError(f"There are {len(self.legal)} legal actions; there is no number {action}.")
        return self.legal[action]


def _check(actions: str, render_mode: str | None) -> None:
    if actions not in ACTIONS:
        raise RubiconError(f"Actions cannot be given as '{actions}'. Choose one of: {', '.join(ACTIONS)}.")
    if render_mode is not None and render_mode not in RENDER_MODES:
        raise RubiconError(f"There is no render mode '{render_mode}'. There are: {', '.join(RENDER_MODES)}.")


class SideEnv(gymnasium.Env[Any, Any]):
    """One side of a title, against a bot.

    An observation has the vector (`observation`) and a mask (`action_mask`), over ids or over indices into
    the list of legal ids. That list is in `info["legal_actions"]`.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - as Gymnasium declares it
        "render_modes": list(RENDER_MODES),
        "render_fps": 4,
    }

    def __init__(
        self,
        title: str,
        side: str = "",
        opponent: str = "random",
        *,
        options: Mapping[str, str] | None = None,
        rounds: int | None = None,
        recall: bool = False,
        reward: str = "terminal",
        pack: str = "",
        actions: str = "id",
        render_mode: str | None = None,
    ) -> None:
        """`side` is the title's first one if it is empty. See `Setting` for the rest."""
        _check(actions, render_mode)
        self.setting = Setting(title, dict(options or {}), rounds, recall, reward, pack)
        game = self.setting.check()
        self.side, self.opponent = side or game.sides[0], opponent
        self.as_index = actions == "index"
        self.render_mode = render_mode
        features = game.features()
        self.size = features.full_size if recall else features.size
        self.count = MAX_LEGAL if self.as_index else game.action_count
        self.action_space = spaces.Discrete(self.count)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (self.size,), np.uint8),
                "action_mask": spaces.Box(0, 1, (self.count,), np.int8),
            }
        )
        self.play: SideGame | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a game. With a seed, this game and those after it are the same again."""
        super().reset(seed=seed)
        if self.play is None or seed is not None:
            self.play = SideGame(self.setting, self.side, self.opponent, int(self.np_random.integers(_SEEDS)))
        else:
            self.play.begin()
        return self._shown(self.play)

    def _shown(self, play: SideGame) -> tuple[Observation, dict[str, Any]]:
        vector = np.zeros(self.size, np.uint8)
        play.episode.observe(play.viewer, vector.data)
        mask = np.zeros(self.count, np.int8)
        if self.as_index:
            mask[: len(play.legal)] = 1
        else:
            mask[play.legal] = 1
        info = {"legal_actions": play.legal, "side": play.game.sides[play.viewer]}
        return {"observation": vector, "action_mask": mask}, info

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Choose an action. Raises `IllegalAction` if it is not legal."""
        play = self.play
        assert play is not None, "reset() begins a game"
        play.step(play.action_id(int(action), self.as_index))
        seen, info = self._shown(play)
        if play.episode.over:
            winner = play.episode.winner
            info["winner"] = None if winner is None else play.game.sides[winner]
        return seen, play.reward, play.episode.over, False, info

    def render(self) -> Any:
        """The position as everybody may see it."""
        if self.play is None or self.render_mode is None:
            return None
        return render(self.play.game, self.play.episode.state.view(SPECTATOR), self.render_mode)


def _parts(rows: int, size: int) -> list[tuple[str, Any, tuple[int, ...]]]:
    """The arrays that hold some games, one row for each."""
    return [
        ("observation", np.uint8, (rows, size)),
        ("legal", np.int32, (rows, MAX_LEGAL)),
        ("count", np.int32, (rows,)),
        ("action", np.int32, (rows,)),
        ("reward", np.float64, (rows,)),
        ("over", np.int8, (rows,)),
        ("winner", np.int8, (rows,)),
        ("side", np.int8, (rows,)),
    ]


def seeds_of_games(seed: int, count: int) -> list[int]:
    """The seed of each game: the same, wherever it is played."""
    return [int(number) for number in np.random.default_rng(seed).integers(_SEEDS, size=count)]


def own_arrays(rows: int, size: int) -> dict[str, NDArray[Any]]:
    """Such arrays in the memory of this process."""
    return {key: np.zeros(shape, kind) for key, kind, shape in _parts(rows, size)}


class _SharedArrays:
    """Such arrays in memory that processes share."""

    def __init__(self, rows: int, size: int, name: str | None = None) -> None:
        parts = _parts(rows, size)
        sizes = [-(-int(np.prod(shape)) * np.dtype(kind).itemsize // 64) * 64 for _, kind, shape in parts]
        self.memory = SharedMemory(create=True, size=sum(sizes)) if name is None else SharedMemory(name=name)
        at = 0
        self.arrays: dict[str, NDArray[Any]] = {}
        for (key, kind, shape), length in zip(parts, sizes, strict=True):
            self.arrays[key] = np.ndarray(shape, kind, buffer=self.memory.buf, offset=at)
            at += length

    def close(self, unlink: bool) -> None:
        self.arrays.clear()
        self.memory.close()
        if unlink:
            self.memory.unlink()


class GameRows:
    """Some games, shown in the rows of arrays: in this process, or in another that shares them."""

    def __init__(
        self, setting: Setting, side: str, opponent: str, seeds: list[int], rows: dict[str, NDArray[Any]]
    ) -> None:
        self.games = [SideGame(setting, side, opponent, seed) for seed in seeds]
        self.rows = rows
        self.views = [row.data for row in self.rows["observation"]]
        self.zeros = bytes(self.rows["observation"].shape[1])
        for row, play in enumerate(self.games):
            self._show(row, play)

    def step(self, as_index: bool) -> None:
        """Take the action of each row; begin a new game where one has ended."""
        rows = self.rows
        for row, play in enumerate(self.games):
            play.step(play.action_id(int(rows["action"][row]), as_index))
            rows["reward"][row] = play.reward
            over = play.episode.over
            rows["over"][row] = over
            if over:
                winner = play.episode.winner
                rows["winner"][row] = NO_ACTION if winner is None else winner
                play.begin()
            self._show(row, play)

    def _show(self, row: int, play: SideGame) -> None:
        view = self.views[row]
        view[:] = self.zeros
        play.episode.observe(play.viewer, view)
        count = len(play.legal)
        self.rows["count"][row] = count
        self.rows["legal"][row, :count] = play.legal
        self.rows["side"][row] = play.viewer


def _serve(
    pipe: Connection,
    setting: Setting,
    side: str,
    opponent: str,
    seeds: list[int],
    shape: tuple[int, int, str],
    first: int,
    as_index: bool,
) -> None:
    """The loop of a process: step whenever it is asked to, until the pipe is closed."""
    block = _SharedArrays(*shape)
    try:
        rows = {key: array[first : first + len(seeds)] for key, array in block.arrays.items()}
        worker = GameRows(setting, side, opponent, seeds, rows)
        pipe.send(None)
        while True:
            pipe.recv()
            try:
                worker.step(as_index)
            except RubiconError as error:
                pipe.send(str(error))
            else:
                pipe.send(None)
    except (EOFError, KeyboardInterrupt, BrokenPipeError):
        pass


class VectorSideEnv(VectorEnv[Observation, NDArray[np.int32], NDArray[Any]]):
    """Many games of one side against a bot, stepped together.

    Observations are arrays with a row for each game: `observation`, and `legal_actions`, which holds the ids
    of the legal actions and -1 after them. They lie in shared memory and change with the next step: copy
    what must stay. Where a game has ended, the row shows the new game already, and
    `info["winner"]` has who won (-1: a draw). With `processes` of two or more the games are spread over
    processes of their own, by the start method `spawn`, so that it works on every system.
    """

    def __init__(
        self,
        title: str,
        count: int,
        side: str = "",
        opponent: str = "random",
        *,
        processes: int = 1,
        seed: int = 0,
        options: Mapping[str, str] | None = None,
        rounds: int | None = None,
        recall: bool = False,
        reward: str = "terminal",
        pack: str = "",
        actions: str = "id",
    ) -> None:
        _check(actions, None)
        if not 1 <= processes <= count:
            raise RubiconError(f"{count} games can be spread over 1 to {count} processes, not {processes}.")
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.setting = Setting(title, dict(options or {}), rounds, recall, reward, pack)
        game = self.setting.check()
        self.side, self.opponent, self.processes = side or game.sides[0], opponent, processes
        self.num_envs = count
        self.as_index = actions == "index"
        features = game.features()
        self.size = features.full_size if recall else features.size
        self.single_observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (self.size,), np.uint8),
                "legal_actions": spaces.Box(NO_ACTION, game.action_count - 1, (MAX_LEGAL,), np.int32),
            }
        )
        self.single_action_space = spaces.Discrete(MAX_LEGAL if self.as_index else game.action_count)
        self.observation_space = gymnasium.vector.utils.batch_space(self.single_observation_space, count)
        self.action_space = gymnasium.vector.utils.batch_space(self.single_action_space, count)
        self._block = _SharedArrays(count, self.size)
        self._worker: GameRows | None = None
        self._pipes: list[Connection] = []
        self._children: list[Any] = []
        # A learner that is interrupted leaves no memory behind.
        self._finalizer = weakref.finalize(self, _end, self._pipes, self._children, self._block)
        self._begin(seed)

    def _begin(self, seed: int) -> None:
        """Begin all games. Every game has its own seed, whichever process plays it."""
        seeds = seeds_of_games(seed, self.num_envs)
        if self.processes == 1:
            self._worker = GameRows(self.setting, self.side, self.opponent, seeds, self._block.arrays)
            return
        context = multiprocessing.get_context("spawn")
        shape = (self.num_envs, self.size, self._block.memory.name)
        bounds = [self.num_envs * number // self.processes for number in range(self.processes + 1)]
        for first, last in pairwise(bounds):
            ours, theirs = context.Pipe()
            game = (self.setting, self.side, self.opponent, seeds[first:last])
            child = context.Process(
                target=_serve, args=(theirs, *game, shape, first, self.as_index), daemon=True
            )
            child.start()
            theirs.close()
            self._pipes.append(ours)
            self._children.append(child)
        self._wait()

    def _wait(self) -> None:
        """Wait until every process is done. Raises what went wrong in one of them."""
        try:
            problems = [pipe.recv() for pipe in self._pipes]
        except EOFError:
            self.close()
            raise RubiconError(
                "A process of the environment has ended. If that was at the start: a program that uses "
                "several processes must be a file, and begin its work under `if __name__ == '__main__':`."
            ) from None
        for problem in problems:
            if problem is not None:
                raise RubiconError(problem)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """The observations of the games as they stand; with a seed all of them begin again."""
        if seed is not None:
            _stop(self._pipes, self._children)
            self._begin(seed)
        return self._shown(), {"side": self._block.arrays["side"]}

    def _shown(self) -> Observation:
        arrays = self._block.arrays
        beyond = np.arange(MAX_LEGAL, dtype=np.int32)[None, :] >= arrays["count"][:, None]
        arrays["legal"][beyond] = NO_ACTION
        return {"observation": arrays["observation"], "legal_actions": arrays["legal"]}

    def step(
        self, actions: NDArray[np.int32]
    ) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Choose an action in every game."""
        arrays = self._block.arrays
        arrays["action"][:] = actions
        if self._worker is not None:
            self._worker.step(self.as_index)
        else:
            for pipe in self._pipes:
                pipe.send(None)
            self._wait()
        over = arrays["over"].astype(bool)
        info = {
            "side": arrays["side"],
            "winner": np.where(over, arrays["winner"], NO_ACTION),
            "legal_count": arrays["count"],
        }
        return self._shown(), arrays["reward"].copy(), over, np.zeros(self.num_envs, bool), info

    def close(self, **kwargs: Any) -> None:
        """End the processes and give the memory back."""
        self._worker = None
        self._finalizer()


def _stop(pipes: list[Connection], children: list[Any]) -> None:
    for pipe in pipes:
        pipe.close()
    for child in children:
        child.join(timeout=5)
        if child.is_alive():
            child.terminate()
    pipes.clear()
    children.clear()


def _end(pipes: list[Connection], children: list[Any], block: _SharedArrays) -> None:
    _stop(pipes, children)
    block.close(unlink=True)
