"""Playing many games on many machines, with Ray (the extra `rubicon[ray]`).

A game is a task of the cluster. A task whose worker or node dies is begun again elsewhere; the driver alone
keeps results, each once. A game follows from the plan and its fixture, so it does not matter where, or how
often, it was begun.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import islice
from socket import create_connection
from typing import Any

from rubicon.arena.match import Fixture, Plan, Result, play
from rubicon.core.game import RubiconError

#: How often a game is begun again after it was lost, before it is given up.
RETRIES = 20
#: Seconds to wait for a cluster to answer at all.
PATIENCE = 10


def play_on(address: str, plan: Plan, fixtures: Sequence[Fixture]) -> Iterator[tuple[Result, str]]:
    """Results and records, as they come from the cluster at `address`. Failures are treated as in
    `rubicon.arena.run.play_all`."""
    with _joined(address) as ray:
        begin = ray.remote(num_cpus=1, max_retries=RETRIES)(_play)
        common = ray.put((plan, plan.identity()))
        ahead = iter(fixtures)
        running: dict[Any, Fixture] = {}
        failure: RubiconError | None = None
        while True:
            if failure is None:
                # Nodes come and go. Some games wait in the queue, so that no core waits for the driver.
                wanted = 2 * int(ray.cluster_resources().get("CPU", 1)) + 1 - len(running)
                running |= {
                    begin.remote(common, fixture): fixture for fixture in islice(ahead, max(wanted, 0))
                }
            if not running:
                break
            done, _ = ray.wait(list(running), num_returns=1)
            for task in done:
                fixture = running.pop(task)
                try:
                    found = ray.get(task)
                except ray.exceptions.RayError as problem:
                    found = _lost(fixture, problem)
                if isinstance(found, RubiconError):
                    failure = failure or found
                else:
                    yield found
    if failure is not None:
        raise failure


def _play(common: tuple[Plan, Mapping[str, Any]], fixture: Fixture) -> tuple[Result, str] | RubiconError:
    """One game, on a node. A failure comes back as a value: it is an answer, and no reason to try again."""
    plan, identity = common
    try:
        if plan.identity() != identity:
            return RubiconError(
                "A node of the cluster has another Rubicon, or other bots, than this machine. "
                "Install the same everywhere; the same command then goes on from here."
            )
        return play(plan, fixture)
    except RubiconError as failure:
        return failure


def _lost(fixture: Fixture, problem: Exception) -> RubiconError:
    lines = [line for line in str(problem).splitlines() if line.strip()] or [type(problem).__name__]
    return RubiconError(
        f"Game {fixture.name} could not be played on the cluster: {lines[-1].strip()}\n"
        "Is the same Rubicon installed on all of its nodes? The same command goes on from here."
    )


def _knock(address: str) -> None:
    """See at once whether anybody listens there: Ray itself would wait for more than a minute."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if port.isdecimal():
        try:
            create_connection((host, int(port)), timeout=PATIENCE).close()
        except (OSError, OverflowError) as problem:
            raise RubiconError(f"There is no Ray cluster at '{address}': {problem}.") from None


@contextmanager
def _joined(address: str) -> Iterator[Any]:
    """Ray, connected to the cluster at `address`."""
    try:
        import ray  # noqa: PLC0415 - an extra: whoever plays at home need not have it
    except ImportError:
        raise RubiconError("Ray is not installed here. Install it with: pip install 'rubicon[ray]'") from None
    _knock(address)
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, RuntimeError, TimeoutError, ValueError) as problem:
        first = str(problem).strip().splitlines()[0]
        raise RubiconError(f"There is no Ray cluster at '{address}': {first}") from None
    try:
        yield ray
    finally:
        ray.shutdown()
