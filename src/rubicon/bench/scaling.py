"""How cost grows: with processes, with blocks in one place, with the length of the game and of the log."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random
from typing import Any

from rubicon import games
from rubicon.bench import machine, operations
from rubicon.bench.measure import Budget
from rubicon.bench.measurements import Measurements, MeasureTask, Reading, clock, collect_readings, run_tasks
from rubicon.bench.rollouts import decision_points
from rubicon.core.dice import FastDice
from rubicon.core.game import Event, Game, RubiconError, State
from rubicon.core.session import Session

THIRDS = ("early", "middle", "late")
LOG_LENGTHS = (0, 1_000, 100_000)


def measure_scaling(game: Game, budget: Budget, show_status: Callable[[str], None]) -> Measurements:
    """Measure how a title's cost grows."""
    show_status("collecting positions")
    crowds, choices = _crowds(game)
    tasks: dict[str, MeasureTask] = {
        "the machine": machine.reference_loop,
        **crowds,
        "course of a game": _thirds_task(game, _play_state),
        "course of a game with history": _thirds_task(game, _play_session),
        **{f"log of {length}": _log_task(game, length) for length in LOG_LENGTHS},
    }
    taken = run_tasks(tasks, budget.seconds, budget.repeat, show_status)
    taken |= collect_readings(choices)
    taken |= collect_readings(_process_readings(game, budget, show_status))
    show_status("opening states")
    clone, alone = operations.memory_per_state(
        game, decision_points(game, budget.decision_points), budget.open_states
    )
    open_states = [
        (f"open {budget.open_states} cloned", "MB", clone * budget.open_states / 1e6),
        (f"open {budget.open_states} alone", "MB", alone * budget.open_states / 1e6),
    ]
    return taken | collect_readings(open_states)


# ------------------------------------------------------------------ blocks in one place


def _crowds(game: Game) -> tuple[dict[str, MeasureTask], list[Reading]]:
    """Tasks for the crowded positions of a title's `bench` module: `CROWDS`, the sizes, and `crowded(size)`,
    the positions.

    A decision here is the list of legal actions and applying one of them.
    """
    hook: Any = games.find_module(game.id, "checks.bench")
    if hook is None:
        return {}, []
    sizes: Sequence[int] = hook.CROWDS
    tasks: dict[str, MeasureTask] = {}
    choices: list[Reading] = []
    for size in sizes:
        crowded: Mapping[str, State] = hook.crowded(size)
        for kind, state in crowded.items():
            fresh = game.load(state.save())
            tasks[f"crowd {kind} {size}"] = _decision_task(f"crowd {kind} {size}", fresh)
            side = state.deciders()[0]
            choices.append((f"choices {kind} {size}", "actions", len(state.decision(side).actions)))
    return tasks, choices


def _decision_task(name: str, fresh: State, count: int = 50) -> MeasureTask:
    side = fresh.deciders()[0]
    random = Random(5).random
    dice = FastDice(5)

    def one_pass() -> float:
        ready = [fresh.clone() for _ in range(count)]
        start = clock()
        for state in ready:
            actions = state.decision(side).actions
            state.apply(side, actions[int(random() * len(actions))], dice)
        return clock() - start

    return lambda seconds: [(name, "µs", operations.microseconds_each(count, one_pass, seconds))]


# ------------------------------------------------------------------ the length of the game


#: Plays a random game from a seed. Takes the numbers of the decisions before which to read the clock; returns
#: the times, with that of the end, and the number of decisions.
TimedGame = Callable[[Game, int, Sequence[int]], tuple[list[float], int]]


def _play_state(game: Game, seed: int, marks: Sequence[int]) -> tuple[list[float], int]:
    random = Random(seed).random
    dice = FastDice(seed)
    state = game.new(game.settle({}), dice)
    seen: list[float] = []
    moves = 0
    while deciders := state.deciders():
        if moves in marks:
            seen.append(clock())
        actions = state.decision(deciders[0]).actions
        state.apply(deciders[0], actions[int(random() * len(actions))], dice)
        moves += 1
    seen.append(clock())
    return seen, moves


def _play_session(game: Game, seed: int, marks: Sequence[int]) -> tuple[list[float], int]:
    """The same in a session, as at a table: with history and log."""
    random = Random(seed).random
    session = Session(game, {}, FastDice(seed))
    seen: list[float] = []
    moves = 0
    while deciders := session.state.deciders():
        if moves in marks:
            seen.append(clock())
        actions = session.state.decision(deciders[0]).actions
        session.act(deciders[0], actions[int(random() * len(actions))])
        moves += 1
    seen.append(clock())
    return seen, moves


def _thirds_task(game: Game, course: TimedGame) -> MeasureTask:
    """The cost of a decision in each third of the same games."""
    name = "course" if course is _play_state else "session"
    lengths: dict[int, int] = {}

    def task(seconds: float) -> Iterable[Reading]:
        spent = [0.0] * len(THIRDS)
        moves = [0] * len(THIRDS)
        seed = 0
        while sum(spent) < seconds:
            seed += 1
            if seed not in lengths:
                lengths[seed] = course(game, seed, ())[1]
            marks = [lengths[seed] * third // len(THIRDS) for third in range(len(THIRDS))]
            if len(set(marks)) < len(marks):
                raise RubiconError(f"Games of {game.title} are too short to be cut into thirds.")
            seen, total = course(game, seed, marks)
            for i, (begin, end) in enumerate(zip(marks, [*marks[1:], total], strict=True)):
                spent[i] += seen[i + 1] - seen[i]
                moves[i] += end - begin
        for i, third in enumerate(THIRDS):
            yield f"{name} {third}", "µs", spent[i] / moves[i] * 1e6

    return task


def _log_task(game: Game, length: int) -> MeasureTask:
    """Random games that write into a log which already has `length` events."""
    options = game.settle({})
    random = Random(6).random
    dice = FastDice(6)
    log: list[Event] = []
    game.new(options, dice, log)
    log = [log[i % len(log)] for i in range(length)] if log else []

    def task(seconds: float) -> Iterable[Reading]:
        spent = 0.0
        moves = 0
        while spent < seconds:
            del log[length:]
            start = clock()
            state = game.new(options, dice, log)
            while deciders := state.deciders():
                actions = state.decision(deciders[0]).actions
                state.apply(deciders[0], actions[int(random() * len(actions))], dice)
                moves += 1
            spent += clock() - start
        yield f"log {length}", "µs", spent / moves * 1e6

    return task


# ------------------------------------------------------------------ processes


def _process_readings(game: Game, budget: Budget, show_status: Callable[[str], None]) -> list[Reading]:
    """Games per second of wall time, with 1, 2, 4, … processes at the same time."""
    most = max(2, machine.available_cores())
    counts = sorted({most, *(1 << i for i in range(most.bit_length()) if 1 << i <= most)})
    show_status(f"starting {most} processes")
    workers = [
        subprocess.Popen(
            [sys.executable, "-m", "rubicon.bench.worker", game.id],
            env=machine.child_environment(),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,  # an interrupt is for us; they end when their input ends
        )
        for _ in range(most)
    ]
    readings: list[Reading] = []
    try:
        _combined_rate(workers, budget.seconds / 2)
        for turn in range(budget.repeat):
            for count in counts:
                show_status(f"measuring, {turn + 1} of {budget.repeat}: {count} processes")
                rate = _combined_rate(workers[:count], budget.seconds)
                readings.append((f"processes {count}", "games/s", rate))
    finally:
        for worker in workers:
            worker.communicate()
    return readings


def _combined_rate(workers: Sequence[subprocess.Popen[str]], seconds: float) -> float:
    """Let these workers play at the same time. Returns their games per second together."""
    rate = 0.0
    try:
        for worker in workers:
            assert worker.stdin is not None
            print(seconds, file=worker.stdin, flush=True)
        for worker in workers:
            assert worker.stdout is not None
            games, elapsed = json.loads(worker.stdout.readline())
            rate += games / elapsed
    except (BrokenPipeError, ValueError):
        raise RubiconError("A process of the benchmark ended before its time.") from None
    return rate
