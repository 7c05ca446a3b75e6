"""Metrics for Prometheus. They count kinds of things, and never name a game, a seat, a text or a choice.

With several workers the library keeps the metrics in files of a shared folder (`PROMETHEUS_MULTIPROC_DIR`,
which `rubicon serve` sets), and every worker answers for all.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections import OrderedDict
from pathlib import Path

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest, multiprocess

FOLDER_VARIABLE = "PROMETHEUS_MULTIPROC_DIR"

registry = CollectorRegistry()

COMMANDS = Counter("rubicon_commands_total", "Commands of clients", ["command", "answer"], registry=registry)
PUSHES = Counter("rubicon_pushes_total", "Messages pushed to clients", registry=registry)
COMMITS = Counter("rubicon_commits_total", "Transactions of the store", registry=registry)
CHANGES = Counter("rubicon_changes_total", "Changes stored", registry=registry)
CONFLICTS = Counter("rubicon_conflicts_total", "Changes another process was quicker with", registry=registry)
REFUSED = Counter("rubicon_refused_total", "Requests and messages refused", ["code"], registry=registry)
CLIENT_AT_LIMIT = Counter(
    "rubicon_client_at_limit_total",
    "Refusals of a client that had used its share of a kind of work; the client as a keyed hash",
    ["work", "client"],
    registry=registry,
)
#: Pairs of work and client that are counted one by one; the rest counts as the client `others`.
MAX_COUNTED_CLIENTS = 200
FAULTS = Counter("rubicon_faults_total", "Faults of the program", registry=registry)
REQUESTS = Counter("rubicon_requests_total", "HTTP requests", ["method", "status"], registry=registry)
TABLE_LOADS = Counter("rubicon_table_loads_total", "Tables read from the store", registry=registry)
SOCKETS = Gauge("rubicon_sockets", "Open WebSockets", registry=registry, multiprocess_mode="livesum")
TABLES = Gauge("rubicon_tables", "Tables in memory", registry=registry, multiprocess_mode="livesum")
TASKS = Gauge("rubicon_tasks", "Tasks under way", registry=registry, multiprocess_mode="livesum")
COMMAND_SECONDS = Histogram(
    "rubicon_command_seconds",
    "From a command's arrival until its change is durable and its answer sent",
    registry=registry,
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
)
LOOP_LAG_SECONDS = Histogram(
    "rubicon_loop_lag_seconds",
    "How late the event loop was, ten times a second: other work or other programs had the processor",
    registry=registry,
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
)
#: Seconds between two measurements of the event loop.
_LAG_INTERVAL_SECONDS = 0.1


async def measure_loop_lag() -> None:
    """Measure how late the event loop is, until cancelled."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + _LAG_INTERVAL_SECONDS
        await asyncio.sleep(_LAG_INTERVAL_SECONDS)
        LOOP_LAG_SECONDS.observe(max(0.0, loop.time() - due))


_counted_clients: OrderedDict[tuple[str, str], None] = OrderedDict()


def count_client_at_limit(work: str, client: str) -> None:
    """Count a refusal of a client that had used its share. The clients refused last are named."""
    key = (work, client)
    if key not in _counted_clients and len(_counted_clients) >= MAX_COUNTED_CLIENTS:
        if os.environ.get(FOLDER_VARIABLE):  # there the library cannot forget a label
            key = (work, "others")
        else:
            CLIENT_AT_LIMIT.remove(*_counted_clients.popitem(last=False)[0])
    if key[1] != "others":
        _counted_clients[key] = None
        _counted_clients.move_to_end(key)
    CLIENT_AT_LIMIT.labels(*key).inc()


def forget_dead_workers() -> None:
    """Drop the gauges of workers that were killed."""
    folder = os.environ.get(FOLDER_VARIABLE)
    if folder:
        for file in Path(folder).glob("gauge_live*_*.db"):
            pid = int(file.stem.rpartition("_")[2])
            if not _is_alive(pid):
                multiprocess.mark_process_dead(pid)  # type: ignore[no-untyped-call]  # the library has no types here


def _is_alive(pid: int) -> bool:
    if sys.platform != "win32":  # there, this signal would interrupt the process
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return False
        except PermissionError:
            return True
    return True


def render() -> bytes:
    """All metrics in Prometheus' text format."""
    if not os.environ.get(FOLDER_VARIABLE):
        return generate_latest(registry)
    together = CollectorRegistry()
    multiprocess.MultiProcessCollector(together)  # type: ignore[no-untyped-call]  # as above
    return generate_latest(together)
