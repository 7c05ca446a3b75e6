"""The cost of each operation of a title's interface, over random positions, and the size of a state."""

from __future__ import annotations

import json
import pickle
import time
import tracemalloc
from collections.abc import Callable, Iterable
from functools import partial
from random import Random

from rubicon.bench.measurements import MeasureTask, Reading, clock
from rubicon.bench.rollouts import DecisionPoint
from rubicon.core.dice import FastDice
from rubicon.core.game import SPECTATOR, Game, State


def viewers(game: Game) -> list[tuple[int, str]]:
    """All viewers: the sides, then the spectator."""
    return [*enumerate(game.sides), (SPECTATOR, "spectator")]


def microseconds_each(count: int, one_pass: Callable[[], float], seconds: float) -> float:
    """Microseconds for one of the `count` operations of a pass, over as many passes as fit into `seconds`.

    A pass returns its own time, without its preparation; the preparation counts against `seconds`.
    """
    end = time.perf_counter() + seconds
    spent = 0.0
    passes = 0
    while True:
        spent += one_pass()
        passes += 1
        if time.perf_counter() >= end:
            return spent / (passes * count) * 1e6


def operation_tasks(game: Game, found: list[DecisionPoint]) -> dict[str, MeasureTask]:
    """A task for each operation: clone, legal, apply, view, sample and imagine."""
    return {
        "clone": _clone(found),
        "legal": _legal(game, found),
        "apply": _apply(found),
        "view": _view(game, found),
        "sample": _sample(game, found),
        "imagine": _imagine(game, found),
    }


def _clone(found: list[DecisionPoint]) -> MeasureTask:
    states = [point.state for point in found]

    def one_pass() -> float:
        start = clock()
        for state in states:
            state.clone()
        return clock() - start

    return lambda seconds: [("clone", "µs", microseconds_each(len(states), one_pass, seconds))]


def without_cached_decisions(game: Game, found: list[DecisionPoint]) -> list[State]:
    """The same positions in new states, which have not computed a decision yet.

    A state may cache its decision and pass it on to its clones; these have nothing cached.
    """
    return [game.load(point.state.save()) for point in found]


def _legal(game: Game, found: list[DecisionPoint]) -> MeasureTask:
    fresh = without_cached_decisions(game, found)
    sides = [point.side for point in found]

    def one_pass() -> float:
        ready = [(state.clone(), side) for state, side in zip(fresh, sides, strict=True)]
        start = clock()
        for state, side in ready:
            state.decision(side)
        return clock() - start

    return lambda seconds: [("legal", "µs", microseconds_each(len(fresh), one_pass, seconds))]


def _apply(found: list[DecisionPoint]) -> MeasureTask:
    choices = [(point.state, point.side, point.state.decision(point.side).actions) for point in found]
    rng = Random(3)
    dice = FastDice(3)

    def one_pass() -> float:
        ready = [(state.clone(), side, rng.choice(actions)) for state, side, actions in choices]
        start = clock()
        for state, side, action in ready:
            state.apply(side, action, dice)
        return clock() - start

    return lambda seconds: [("apply", "µs", microseconds_each(len(choices), one_pass, seconds))]


def _view(game: Game, found: list[DecisionPoint]) -> MeasureTask:
    states = [point.state for point in found]

    def one_pass(viewer: int) -> float:
        start = clock()
        for state in states:
            state.view(viewer)
        return clock() - start

    def task(seconds: float) -> Iterable[Reading]:
        who = viewers(game)
        for viewer, name in who:
            yield (
                f"view {name}",
                "µs",
                microseconds_each(len(states), partial(one_pass, viewer), seconds / len(who)),
            )

    return task


def _sample(game: Game, found: list[DecisionPoint]) -> MeasureTask:
    seen = {name: [point.state.view(viewer) for point in found] for viewer, name in viewers(game)}
    rng = Random(4)

    def one_pass(name: str) -> float:
        views = seen[name]
        start = clock()
        for view in views:
            game.sample(view, rng)
        return clock() - start

    def task(seconds: float) -> Iterable[Reading]:
        for name in seen:
            yield (
                f"sample {name}",
                "µs",
                microseconds_each(len(found), partial(one_pass, name), seconds / len(seen)),
            )

    return task


def _imagine(game: Game, found: list[DecisionPoint]) -> MeasureTask:
    """As a search does it: again and again, by the memory of a player who has been shown the view."""
    seen = {
        name: [(game.memory(), point.state.view(side)) for point in found]
        for side, name in enumerate(game.sides)
    }
    for pairs in seen.values():
        for memory, view in pairs:
            memory.watch(view)
    rng = Random(5)

    def one_pass(name: str) -> float:
        pairs = seen[name]
        start = clock()
        for memory, view in pairs:
            memory.imagine(view, rng)
        return clock() - start

    def task(seconds: float) -> Iterable[Reading]:
        for name in seen:
            yield (
                f"imagine {name}",
                "µs",
                microseconds_each(len(found), partial(one_pass, name), seconds / len(seen)),
            )

    return task


# ------------------------------------------------------------------ size


def state_sizes(game: Game, found: list[DecisionPoint]) -> Iterable[Reading]:
    """Bytes per state: in memory, pickled, and saved as JSON."""
    clone, alone = memory_per_state(game, found, len(found))
    yield "memory clone", "bytes", clone
    yield "memory alone", "bytes", alone
    yield "pickle", "bytes", sum(len(pickle.dumps(point.state, 5)) for point in found) / len(found)
    yield "save", "bytes", sum(len(_compact(point.state)) for point in found) / len(found)


def _compact(state: State) -> str:
    return json.dumps(state.save(), separators=(",", ":"))


def memory_per_state(game: Game, found: list[DecisionPoint], count: int) -> tuple[float, float]:
    """Bytes that each of `count` open states takes: as a clone, which may share constant parts with its
    original; and alone, loaded, with its own decision."""

    def clone(point: DecisionPoint) -> State:
        return point.state.clone()

    def alone(point: DecisionPoint) -> State:
        state = game.load(point.state.save())
        state.decision(point.side)
        return state

    def weigh(make: Callable[[DecisionPoint], State]) -> float:
        kept: list[State | None] = [None] * count
        tracemalloc.start()
        try:
            before = tracemalloc.get_traced_memory()[0]
            for i in range(count):
                kept[i] = make(found[i % len(found)])
            return (tracemalloc.get_traced_memory()[0] - before) / count
        finally:
            tracemalloc.stop()

    return weigh(clone), weigh(alone)
