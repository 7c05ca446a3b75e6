"""`rubicon bench envs`: steps a second of our environments, next to those of PettingZoo and OpenSpiel.

A step is a random legal action, with the observation as a tensor and the mask of legal actions of whoever
decides next: what a learner needs. Figures are CPU time, in alternating slices, so that a busy machine slows
all of them alike. Many games at once are measured in wall time, because several processes work on them, also
in alternating slices: on a busy machine their figures say little.
"""

from __future__ import annotations

import statistics
import time
import warnings
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any, Final

from rubicon.bench.measurements import clock
from rubicon.games import titles

#: The games of others, as they are called in their libraries.
PETTINGZOO: Final = ("chess_v6", "connect_four_v3")
OPENSPIEL: Final = ("dark_chess", "backgammon", "gin_rummy")
#: Games that are stepped together in the vectorised environment.
GAMES_AT_ONCE: Final = 16

#: Takes about as many steps as it is asked to, and says how many it took.
Steps = Callable[[int], int]
#: Steps between two looks at the clock.
_SLICE: Final = 64


@dataclass(frozen=True, slots=True)
class Rate:
    """Steps a second of one environment: the median, the least and the most of all slices."""

    name: str
    median: float
    least: float
    most: float
    #: Measured in wall time, because several processes work.
    wall: bool = False


def measure(seconds: float, repeat: int, progress: Callable[[str], None]) -> list[Rate]:
    """The figures of all environments whose libraries are installed."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of the other libraries, about themselves
        running = {name: maker() for name, maker in _environments()}
        found: dict[str, list[float]] = {name: [] for name in running}
        for number in range(repeat):
            for name, steps in running.items():
                progress(f"{name}, {number + 1} of {repeat}")
                found[name].append(_rate(steps, seconds, clock))
        rates = [_summary(name, values) for name, values in found.items()]
        for title in titles():
            rates += _vectorised(title, seconds, repeat, progress)
    return rates


def _summary(name: str, values: list[float], wall: bool = False) -> Rate:
    return Rate(name, statistics.median(values), min(values), max(values), wall)


def _rate(steps: Steps, seconds: float, now: Callable[[], float]) -> float:
    """Steps a second, measured for about `seconds`."""
    start, done = now(), 0
    while (passed := now() - start) < seconds:
        done += steps(_SLICE)
    return done / passed


def _environments() -> Iterator[tuple[str, Callable[[], Steps]]]:
    for name in import_module("rubicon.envs.pettingzoo").names():
        yield f"rubicon {name}", partial(_ours, name, mask=True)
        yield f"rubicon {name}, sparse", partial(_ours, name, mask=False)
    if find_spec("pygame") is not None:  # PettingZoo's board games draw with it
        for name in PETTINGZOO:
            yield f"pettingzoo {name}", partial(_pettingzoo, name)
    if find_spec("pyspiel") is not None:
        for name in OPENSPIEL:
            yield f"pyspiel {name}", partial(_openspiel, name)


def _ours(name: str, mask: bool) -> Steps:
    titles = import_module("rubicon.envs.pettingzoo")
    env = getattr(titles, name).raw_env(mask=mask)
    random = Random(1).random
    env.reset(seed=1)

    def steps(count: int) -> int:
        for _ in range(count):
            legal = env.infos[env.agent_selection]["legal_actions"]
            if not legal:
                env.reset()
                continue
            env.step(legal[int(random() * len(legal))])
            env.observe(env.agent_selection)
        return count

    return steps


def _pettingzoo(name: str) -> Steps:
    import numpy as np  # noqa: PLC0415 - only the environments need it

    env = import_module(f"pettingzoo.classic.{name}").raw_env()
    random = Random(1).random
    env.reset(seed=1)

    def steps(count: int) -> int:
        for _ in range(count):
            if env.terminations[env.agent_selection] or env.truncations[env.agent_selection]:
                env.reset()
            legal = np.flatnonzero(env.observe(env.agent_selection)["action_mask"])
            env.step(int(legal[int(random() * len(legal))]))
        return count

    return steps


def _openspiel(name: str) -> Steps:
    game: Any = import_module("pyspiel").load_game(name)
    random = Random(1).random
    state = game.new_initial_state()

    def steps(count: int) -> int:
        nonlocal state
        for _ in range(count):
            while state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(random() * len(outcomes))][0])
            if state.is_terminal():
                state = game.new_initial_state()
                continue
            player = state.current_player()
            state.observation_tensor(player)
            state.legal_actions_mask(player)
            legal = state.legal_actions()
            state.apply_action(legal[int(random() * len(legal))])
        return count

    return steps


def _vectorised(title: str, seconds: float, repeat: int, progress: Callable[[str], None]) -> list[Rate]:
    """The figures of many games at once, over one and two processes."""
    side_envs = import_module("rubicon.envs.gymnasium")
    found: dict[str, list[float]] = {}
    running: dict[str, Steps] = {}
    envs = []
    try:
        for processes in (1, 2):
            name = f"rubicon {title}, vectorised, {processes} process{'es' if processes > 1 else ''}"
            envs.append(
                side_envs.VectorSideEnv(title, GAMES_AT_ONCE, opponent=side_envs.SELF, processes=processes)
            )
            found[name] = []
            running[name] = _many(envs[-1])
        for number in range(repeat):
            for name, steps in running.items():
                progress(f"{name}, {number + 1} of {repeat}")
                found[name].append(_rate(steps, seconds, time.perf_counter))
    finally:
        for env in envs:
            env.close()
    return [_summary(name, values, wall=True) for name, values in found.items()]


def _many(env: Any) -> Steps:
    import numpy as np  # noqa: PLC0415 - only the environments need it

    rng = np.random.default_rng(1)
    seen, _ = env.reset()
    rows = np.arange(GAMES_AT_ONCE)
    counts = (seen["legal_actions"] >= 0).sum(axis=1)

    def steps(count: int) -> int:
        nonlocal seen, counts
        for _ in range(count // GAMES_AT_ONCE):
            chosen = seen["legal_actions"][rows, (rng.random(GAMES_AT_ONCE) * counts).astype(np.int64)]
            seen, _, _, _, info = env.step(chosen)
            counts = info["legal_count"]
        return count

    return steps
