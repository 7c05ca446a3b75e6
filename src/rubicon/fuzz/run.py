"""Plays games and checks every promise in them: one game, or many in several processes."""

from __future__ import annotations

import signal
import traceback
from collections import Counter, deque
from collections.abc import Iterator, Mapping
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Final

from rubicon.core.dice import FastDice
from rubicon.core.promises import fingerprint
from rubicon.core.promises.monitor import PromiseMonitor
from rubicon.core.record import FindGame
from rubicon.core.record_writer import transcript
from rubicon.core.session import Session
from rubicon.fuzz.player import FuzzPlayer, favourite_names

#: Share of the steps at which every promise is checked, unless the run is thorough: a full check is slow.
FULL_CHECK_SHARE: Final = 0.006
#: Games given to a process at a time.
GAMES_PER_BATCH: Final = 5


@dataclass(frozen=True, slots=True)
class FuzzPlan:
    """What all games of a run have in common.

    Options that are not in `fixed_options` vary from game to game. `check_share`: share of the steps with a
    full check. `max_decisions`: a longer game counts as endless.
    """

    find: FindGame
    title: str
    fixed_options: Mapping[str, str]
    check_share: float
    max_decisions: int


@dataclass(slots=True)
class FuzzResult:
    """How one game went. If a promise was broken, `reason` says how and `record` reproduces it."""

    seed: int
    options: dict[str, str]
    decisions: int = 0
    winner: int | None = None
    kinds: Counter[str] = field(default_factory=Counter)
    events: Counter[str] = field(default_factory=Counter)
    fingerprint: str = ""
    reason: str = ""
    record: str = ""


def play_game(plan: FuzzPlan, seed: int) -> FuzzResult:
    """Play and check the game with this seed. Never raises: a failure is in the result."""
    game = plan.find(plan.title)
    rng = Random(f"rubicon fuzz {seed}")
    options = {
        option.name: plan.fixed_options.get(option.name, rng.choice(option.values)) for option in game.options
    }
    result = FuzzResult(seed, options)
    session: Session | None = None
    last = "the opening"
    try:
        session = Session(game, options, FastDice(seed))
        checks = Random(f"rubicon checks {seed}")
        monitor = PromiseMonitor(
            session, checks, plan.check_share, plan.max_decisions, lambda: FastDice(seed)
        )
        result.kinds, result.events = monitor.decision_counts, monitor.event_counts
        favourites = favourite_names(game, rng)
        players = [FuzzPlayer(game, rng, favourites, monitor.decision_counts) for _ in game.sides]
        while session.outcome is None:
            side = rng.choice(session.state.deciders())
            action = players[side].choose(session.state, side)
            last = f"{game.sides[side]} {game.text(action)}"
            monitor.act(side, action)
        last = "the end"
        monitor.finish()
        result.winner = session.outcome.winner
        result.fingerprint = fingerprint(session)
    except Exception as wrong:
        result.reason = f"{_failure_text(wrong)}\n    at: {last}"
        result.record = _failure_record(session, result)
    if session is not None:
        result.decisions = len(session.history)
    return result


def _failure_text(wrong: Exception) -> str:
    if isinstance(wrong, AssertionError) and str(wrong):
        return str(wrong)
    trace = traceback.extract_tb(wrong.__traceback__)[-1]
    return f"{type(wrong).__name__}: {wrong} ({Path(trace.filename).name}, line {trace.lineno})"


def _failure_record(session: Session | None, result: FuzzResult) -> str:
    """The record of the game up to its last valid step, with the failure as notes."""
    if session is None:
        return ""
    lines = [line.strip() for line in result.reason.splitlines()]
    notes = [
        f"fuzz with seed {result.seed}",
        *("".join(filter(str.isprintable, line))[:500].strip() for line in lines),
    ]
    try:
        return transcript(session, [note for note in notes if note])
    except Exception as wrong:
        result.reason += f"\n    no record of it could be made: {wrong!r}"
        return ""


def play_batch(plan: FuzzPlan, seeds: range) -> list[FuzzResult]:
    """Play games one after the other, up to and including the first that fails."""
    results: list[FuzzResult] = []
    for seed in seeds:
        results.append(play_game(plan, seed))
        if results[-1].reason:
            break
    return results


def play_all(plan: FuzzPlan, seeds: range, jobs: int) -> Iterator[FuzzResult]:
    """Play all games in `jobs` processes. Yields the results in the order of their seeds."""
    batches = (seeds[start : start + GAMES_PER_BATCH] for start in range(0, len(seeds), GAMES_PER_BATCH))
    if jobs == 1:
        for batch in batches:
            yield from play_batch(plan, batch)
        return
    # A new interpreter for each process: a fork would copy threads' locks, and not every system has it.
    with ProcessPoolExecutor(jobs, get_context("spawn"), _ignore_interrupt) as pool:
        waiting: deque[Future[list[FuzzResult]]] = deque()
        try:
            for batch in islice(batches, 2 * jobs):
                waiting.append(pool.submit(play_batch, plan, batch))
            while waiting:
                yield from waiting.popleft().result()
                for batch in islice(batches, 1):
                    waiting.append(pool.submit(play_batch, plan, batch))
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _ignore_interrupt() -> None:
    """Leave Ctrl-C to the process that waits for the results."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
