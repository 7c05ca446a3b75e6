"""The titles as Gymnasium environments: one side learns, a bot plays the other.

    env = SideEnv("some-title", opponent="legate", rounds=1)

`opponent="self"` lets the learner choose for both sides; `info["side"]` says for which. `VectorSideEnv` plays
many such games at once, over processes with shared memory, and begins a new game by itself where one has
ended: as learners need it.
"""

from __future__ import annotations

import multiprocessing
import os
import pickle
import time
import weakref
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final, Unpack

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from numpy.typing import NDArray

from rubicon.core.game import SPECTATOR, RubiconError
from rubicon.envs.episode import Setting, SettingArguments, mask_of
from rubicon.envs.rendering import RENDER_MODES, render
from rubicon.envs.side_games import (
    MAX_LEGAL,
    NO_ACTION,
    SEED_LIMIT,
    SELF,
    GameRows,
    ManyGames,
    Observation,
    SideGame,
    StepResult,
    array_shapes,
    check_actions,
    observations,
    step_result,
)

__all__ = ["SELF", "SideEnv", "VectorSideEnv"]

#: How long a process looks for its partner before it sleeps, in seconds. To be woken takes up to 0.3 ms on a
#: virtual machine. If both looked no longer than that, each would wake the other and fall asleep in turn.
_SPIN_SECONDS: Final = 1e-3
#: A process that sleeps looks this often whether its partner still lives, in seconds.
_ALIVE_CHECK_SECONDS: Final = 1.0


def _check(actions: str, render_mode: str | None) -> None:
    check_actions(actions)
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
        actions: str = "id",
        render_mode: str | None = None,
        **setting: Unpack[SettingArguments],
    ) -> None:
        """`side` is the title's first one if it is empty. `setting` are `options`, `rounds`, `recall`,
        `reward` and `pack`, as `Setting` has them."""
        _check(actions, render_mode)
        self.setting = Setting(title, **setting)
        game = self.setting.check()
        self.side, self.opponent = side or game.sides[0], opponent
        self.as_index = actions == "index"
        self.render_mode = render_mode
        self.size = self.setting.vector_size()
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
            self.play = SideGame(
                self.setting, self.side, self.opponent, int(self.np_random.integers(SEED_LIMIT))
            )
        else:
            self.play.begin()
        return self._shown(self.play)

    def _shown(self, play: SideGame) -> tuple[Observation, dict[str, Any]]:
        vector = np.frombuffer(bytearray(play.episode.vector(play.viewer)), np.uint8)
        allowed = list(range(len(play.legal))) if self.as_index else play.legal
        mask = np.frombuffer(mask_of(allowed, self.count), np.int8)
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


class _SharedArrays:
    """The arrays of `array_shapes` in memory that processes share."""

    def __init__(self, rows: int, size: int, name: str | None = None) -> None:
        parts = array_shapes(rows, size)
        sizes = [-(-int(np.prod(shape)) * np.dtype(kind).itemsize // 64) * 64 for _, kind, shape in parts]
        self.memory = SharedMemory(create=True, size=sum(sizes)) if name is None else SharedMemory(name=name)
        at = 0
        self.arrays: dict[str, NDArray[Any]] = {}
        for (key, kind, shape), length in zip(parts, sizes, strict=True):
            self.arrays[key] = np.ndarray(shape, kind, buffer=self.memory.buf, offset=at)
            at += length

    def rows(self, first: int, count: int) -> dict[str, NDArray[Any]]:
        """Some of the rows."""
        return {key: array[first : first + count] for key, array in self.arrays.items()}

    def close(self, unlink: bool) -> None:
        self.arrays.clear()
        self.memory.close()
        if unlink:
            self.memory.unlink()


#: Lets another process have the core, where the system knows of that.
_yield_core: Callable[[], None] = getattr(os, "sched_yield", lambda: None)


def _acquire(gate: Any, alive: Callable[[], bool]) -> bool:
    """Wait for a semaphore. False if who would release it is gone."""
    end = time.perf_counter() + _SPIN_SECONDS
    while not gate.acquire(False):
        _yield_core()
        if time.perf_counter() > end:
            while not gate.acquire(timeout=_ALIVE_CHECK_SECONDS):
                if not alive():
                    return False
            return True
    return True


class _GameProcess:
    """A process that plays some of the games, as its owner sees it.

    A step is a release of `go` and one of `done`: nothing is sent, because actions and results lie in shared
    memory. What went wrong comes through a pipe.
    """

    def __init__(self, block: _SharedArrays, shape: tuple[int, int], first: int, as_index: bool, *games: Any):
        context = multiprocessing.get_context("spawn")
        self.go, self.done = context.Semaphore(0), context.Semaphore(0)
        self.problems, theirs = context.Pipe(duplex=False)
        gates = (self.go, self.done, theirs)
        self.process = context.Process(
            target=_serve, args=(*gates, (*shape, block.memory.name), first, as_index, *games), daemon=True
        )
        self.process.start()
        theirs.close()

    def wait(self) -> str | None:
        """Wait until it is done. Gives what was wrong with an action."""
        if not _acquire(self.done, self.process.is_alive):
            raise EOFError
        return str(self.problems.recv()) if self.problems.poll() else None

    def stop(self) -> None:
        self.problems.close()
        self.process.terminate()
        self.process.join()


def _serve(
    go: Any,
    done: Any,
    problems: Connection,
    shape: tuple[int, int, str],
    first: int,
    as_index: bool,
    setting: Setting,
    side: str,
    opponent: str,
    seeds: list[int],
) -> None:
    """The loop of a process: step whenever it is asked to, until its owner is gone."""
    block = _SharedArrays(*shape)
    owner = multiprocessing.parent_process()
    assert owner is not None
    try:
        worker = GameRows(setting, side, opponent, seeds, block.rows(first, len(seeds)))
        done.release()
        while _acquire(go, owner.is_alive):
            try:
                worker.step(as_index)
            except RubiconError as error:
                problems.send(str(error))
            done.release()
    except (KeyboardInterrupt, BrokenPipeError):
        pass


class VectorSideEnv(ManyGames, VectorEnv[Observation, NDArray[np.int32], NDArray[Any]]):
    """Many games of one side against a bot, stepped together.

    Observations are arrays with a row for each game: `observation`, and `legal_actions`, which holds the ids
    of the legal actions and -1 after them. They lie in shared memory and change with the next step: copy
    what must stay. Where a game has ended, the row shows the new game already, and
    `info["winner"]` has who won (-1: a draw). With `processes` of two or more the games are spread over this
    process and others, by the start method `spawn`, so that it works on every system. The rest of the
    arguments are those of `ManyGames`.
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
        actions: str = "id",
        **setting: Unpack[SettingArguments],
    ) -> None:
        super().__init__(title, count, side, opponent, parts=processes, actions=actions, **setting)
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        ids = self.game.action_count
        self.single_observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (self.size,), np.uint8),
                "legal_actions": spaces.Box(NO_ACTION, ids - 1, (MAX_LEGAL,), np.int32),
            }
        )
        self.single_action_space = spaces.Discrete(MAX_LEGAL if self.as_index else ids)
        self.observation_space = gymnasium.vector.utils.batch_space(self.single_observation_space, count)
        self.action_space = gymnasium.vector.utils.batch_space(self.single_action_space, count)
        self._block = _SharedArrays(count, self.size)
        self._children: list[_GameProcess] = []
        # A learner that is interrupted leaves no memory behind.
        self._finalizer = weakref.finalize(self, _free, self._children, self._block)
        self._begin(seed)

    def _begin(self, seed: int) -> None:
        """Begin all games: the first share here, the others in processes of their own."""
        (_, own), *others = self.worker_seeds(seed)
        shape = (self.num_envs, self.size)
        games = (self.setting, self.side, self.opponent)
        for first, seeds in others:
            self._children.append(_GameProcess(self._block, shape, first, self.as_index, *games, seeds))
        self._worker: GameRows | None = GameRows(*games, own, self._block.rows(0, len(own)))
        self._wait()

    def _wait(self) -> None:
        """Wait until every process is done. Raises what went wrong in one of them."""
        try:
            problems = [child.wait() for child in self._children]
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
            _stop_processes(self._children)
            self._begin(seed)
        return observations(self._block.arrays), {"side": self._block.arrays["side"]}

    def step(self, actions: NDArray[np.int32]) -> StepResult:
        """Choose an action in every game."""
        assert self._worker is not None, "the environment was closed"
        arrays = self._block.arrays
        arrays["action"][:] = actions
        for child in self._children:
            child.go.release()
        try:
            self._worker.step(self.as_index)
        finally:
            self._wait()
        return step_result(arrays)

    def save(self) -> bytes:
        """All games as they stand, so that an interrupted learner can go on with them: see `restore`. They
        are in one process, or `RubiconError` is raised."""
        assert self._worker is not None, "the environment was closed"
        self._check_one_process()
        return pickle.dumps((self.setting, self.side, self.opponent, self._worker.games))

    def restore(self, saved: bytes) -> tuple[Observation, dict[str, Any]]:
        """Go on with games that `save` gave in an environment of the same arguments; what they show. Only
        for files that you have written yourself: reading them can run any program."""
        assert self._worker is not None, "the environment was closed"
        self._check_one_process()
        setting, side, opponent, games = pickle.loads(saved)
        if (setting, side, opponent, len(games)) != (self.setting, self.side, self.opponent, self.num_envs):
            raise RubiconError("These games were saved by an environment with other arguments.")
        self._worker.show(games)
        return self.reset()

    def _check_one_process(self) -> None:
        if self._children:
            raise RubiconError("Games can be saved and restored with one process: set processes=1.")

    def close(self, **kwargs: Any) -> None:
        """End the processes and give the memory back."""
        self._worker = None
        self._finalizer()


def _stop_processes(children: list[_GameProcess]) -> None:
    for child in children:
        child.stop()
    children.clear()


def _free(children: list[_GameProcess], block: _SharedArrays) -> None:
    _stop_processes(children)
    block.close(unlink=True)
