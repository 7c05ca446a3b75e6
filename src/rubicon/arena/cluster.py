"""Plays many games on many machines, with Ray (the extra `rubicon[ray]`).

A game is a task of the cluster. If its worker or node dies, the task is started again elsewhere. Only the
driver stores results, each once. A game is fully determined by its schedule and number, so it does not matter
where it is played, or how often it is started.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import islice
from socket import create_connection
from typing import Any

from rubicon.about import install_command
from rubicon.arena.match import GameResult, MatchSchedule, ScheduledGame, play_game
from rubicon.core.game import RubiconError

#: How often a lost game is started again before it is given up.
MAX_RETRIES = 20
#: How long to wait for the cluster's first answer.
CONNECT_TIMEOUT_SECONDS = 10


def play_on_cluster(
    address: str, schedule: MatchSchedule, scheduled_games: Sequence[ScheduledGame]
) -> Iterator[tuple[GameResult, str]]:
    """Results and records, in the order in which games end on the cluster at `address`. Failures are treated
    as in `rubicon.arena.run.play_games`."""
    with _connected(address) as ray:
        start = ray.remote(num_cpus=1, max_retries=MAX_RETRIES)(_play)
        common = ray.put((schedule, schedule.identity()))
        ahead = iter(scheduled_games)
        running: dict[Any, ScheduledGame] = {}
        failure: RubiconError | None = None
        while True:
            if failure is None:
                # Nodes join and leave. Keep some games in the queue, so that no core waits for the driver.
                wanted = 2 * int(ray.cluster_resources().get("CPU", 1)) + 1 - len(running)
                running |= {
                    start.remote(common, scheduled): scheduled for scheduled in islice(ahead, max(wanted, 0))
                }
            if not running:
                break
            done, _ = ray.wait(list(running), num_returns=1)
            for task in done:
                scheduled = running.pop(task)
                try:
                    found = ray.get(task)
                except ray.exceptions.RayError as problem:
                    found = _task_error(scheduled, problem)
                if isinstance(found, RubiconError):
                    failure = failure or found
                else:
                    yield found
    if failure is not None:
        raise failure


def _play(
    common: tuple[MatchSchedule, Mapping[str, Any]], scheduled: ScheduledGame
) -> tuple[GameResult, str] | RubiconError:
    """Play one game, on a node. A failure is returned, not raised: Ray would try the game again."""
    schedule, identity = common
    try:
        if schedule.identity() != identity:
            return RubiconError(
                "A node of the cluster has another Rubicon, or other bots, than this machine. "
                "Install the same everywhere; the same command then goes on from here."
            )
        return play_game(schedule, scheduled)
    except RubiconError as failure:
        return failure


def _task_error(scheduled: ScheduledGame, problem: Exception) -> RubiconError:
    lines = [line for line in str(problem).splitlines() if line.strip()] or [type(problem).__name__]
    return RubiconError(
        f"Game {scheduled.name} could not be played on the cluster: {lines[-1].strip()}\n"
        "Is the same Rubicon installed on all of its nodes? The same command goes on from here."
    )


def _check_reachable(address: str) -> None:
    """Raise `RubiconError` at once if nothing listens there: Ray itself would wait for more than a minute."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if port.isdecimal():
        try:
            create_connection((host, int(port)), timeout=CONNECT_TIMEOUT_SECONDS).close()
        except (OSError, OverflowError) as problem:
            raise RubiconError(f"There is no Ray cluster at '{address}': {problem}.") from None


@contextmanager
def _connected(address: str) -> Iterator[Any]:
    """The module `ray`, connected to the cluster at `address`."""
    try:
        import ray  # noqa: PLC0415 - an extra, which games on one machine do not need
    except ImportError:
        raise RubiconError(f"Ray is not installed here. Type: {install_command('ray')}") from None
    _check_reachable(address)
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, RuntimeError, TimeoutError, ValueError) as problem:
        first = str(problem).strip().splitlines()[0]
        raise RubiconError(f"There is no Ray cluster at '{address}': {first}") from None
    try:
        yield ray
    finally:
        ray.shutdown()
