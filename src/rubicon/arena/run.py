"""Playing many games on many cores."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import get_context, parent_process
from threading import Thread

from rubicon.arena.match import Fixture, GameFailed, Plan, Result, play
from rubicon.core.game import RubiconError


def play_all(plan: Plan, fixtures: Sequence[Fixture], jobs: int) -> Iterator[tuple[Result, str]]:
    """Results and records, as they come. After a game that failed no other is begun; those under way are
    still given back, and then `GameFailed` is raised."""
    if jobs == 1:
        for fixture in fixtures:
            yield play(plan, fixture)
        return
    ahead = iter(fixtures)
    failure: GameFailed | None = None
    # A fresh interpreter for each core: a fork would copy threads' locks, and is not to be had everywhere.
    with ProcessPoolExecutor(jobs, get_context("spawn"), _enter) as pool:
        try:
            running = {pool.submit(play, plan, fixture) for fixture in islice(ahead, jobs + 1)}
            while running:
                done: set[Future[tuple[Result, str]]]
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    try:
                        yield future.result()
                    except GameFailed as problem:
                        failure = failure or problem
                if failure is None:
                    running |= {pool.submit(play, plan, fixture) for fixture in islice(ahead, len(done))}
        except BrokenProcessPool:
            raise RubiconError(
                "A worker process was lost (perhaps for want of memory). The same command goes on from here."
            ) from None
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
    if failure is not None:
        raise failure


def _enter() -> None:
    """A worker dies with an interrupt, and with the process that waits for its games, however that ends."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    Thread(target=_follow_parent, daemon=True).start()


def _follow_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
