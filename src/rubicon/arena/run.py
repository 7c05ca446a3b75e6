"""Plays many games on many cores."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import get_context, parent_process
from threading import Thread

from rubicon.arena.match import GameFailed, GameResult, MatchSchedule, ScheduledGame, play_game
from rubicon.core.game import RubiconError


def play_games(
    schedule: MatchSchedule, scheduled_games: Sequence[ScheduledGame], jobs: int
) -> Iterator[tuple[GameResult, str]]:
    """Results and records, in the order in which games end. After a game fails, no other is started; those
    already started are still yielded, and then `GameFailed` is raised."""
    if jobs == 1:
        for scheduled in scheduled_games:
            yield play_game(schedule, scheduled)
        return
    ahead = iter(scheduled_games)
    failure: GameFailed | None = None
    # A new interpreter for each core: a fork would copy the locks of threads, and some systems have none.
    with ProcessPoolExecutor(jobs, get_context("spawn"), _start_worker) as pool:
        try:
            running = {pool.submit(play_game, schedule, scheduled) for scheduled in islice(ahead, jobs + 1)}
            while running:
                done: set[Future[tuple[GameResult, str]]]
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    try:
                        yield future.result()
                    except GameFailed as problem:
                        failure = failure or problem
                if failure is None:
                    running |= {
                        pool.submit(play_game, schedule, scheduled) for scheduled in islice(ahead, len(done))
                    }
        except BrokenProcessPool:
            raise RubiconError(
                "A worker process was lost (perhaps for want of memory). The same command goes on from here."
            ) from None
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
    if failure is not None:
        raise failure


def _start_worker() -> None:
    """Make this worker end on an interrupt, and with its parent process, however that ends."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    Thread(target=_exit_with_parent, daemon=True).start()


def _exit_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
