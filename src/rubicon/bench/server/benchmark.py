"""Measures the server: many games with two players each, next to a bare echo server in the same run.

The server runs in a process of its own with its usual settings, except the limits for one client. The load
comes from this process. `docs/performance.md` explains each figure.
"""

from __future__ import annotations

import asyncio
import gc
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import httpx

from rubicon.bench import machine
from rubicon.bench.server import coming_back, load, siege
from rubicon.bench.server.attacks import ATTACKS
from rubicon.bench.server.load import LoadClients, LoadResult
from rubicon.bench.server.postgres import find_program, temporary_postgres
from rubicon.core.game import RubiconError
from rubicon.games import game, titles

#: All connections come from one client, so its limits are lifted. Tables stay in memory, to be measured.
SERVER_ENVIRONMENT = {
    "RUBICON_SOCKETS": "100000",
    "RUBICON_SHARE_FACTOR": "100000",
    "RUBICON_TABLES": "100000",
    "RUBICON_TABLE_SECONDS": "3600",
    "RUBICON_LOG_LEVEL": "warning",
    "RUBICON_METRICS_TOKEN": "bench",
}
#: The same limits under the names that earlier versions had.
EARLIER_LIMITS = (
    *("client_sockets", "request_rate", "request_burst", "create_rate", "create_burst"),
    *("message_rate", "message_burst", "hello_rate", "hello_burst"),
)
#: Games opened and played before memory is measured, so that all modules are loaded.
WARM_UP_GAMES = 30
#: The names of a server's metrics that say how late its event loop was.
LOOP_LAG_BUCKET = re.compile(r'rubicon_loop_lag_seconds_bucket\{le="(.*)"\}')
#: The name of the echo server in the results, next to the names of the stores.
ECHO = "echo"


@dataclass(frozen=True)
class LoadSettings:
    """What to measure. In the flat-out phase, `at_once` actions wait for an answer at any time."""

    games: int = 1000
    sockets: int = 2000
    seconds: float = 20.0
    rate: float = 300.0
    at_once: int = 64
    title: str = titles()[0]
    seed: int = 49

    def __post_init__(self) -> None:
        if self.sockets < 2:
            raise RubiconError("A game needs two sockets at least.")


#: The figures of one store, or of the echo server, by name.
LoadFigures = dict[str, float]


def measure(
    settings: LoadSettings, databases: Mapping[str, str], show_status: Callable[[str], None]
) -> dict[str, LoadFigures]:
    """The figures of each database, by its name, and those of the echo server."""
    taken: dict[str, LoadFigures] = {}
    size = 0
    for name, database in databases.items():
        taken[name] = _measure_database(settings, database, partial(_show_prefixed_status, show_status, name))
        size = size or round(taken[name]["bytes_in"])
    echo = ["-m", "rubicon.bench.server.echo"]
    with (
        tempfile.TemporaryDirectory(prefix="rubicon-bench-") as home,
        _start_server(echo, Path(home)) as process,
    ):
        show_status("a bare echo server")
        taken[ECHO] = asyncio.run(_measure_echo(settings, process, size))
    return taken


def _measure_database(
    settings: LoadSettings, database: str, show_status: Callable[[str], None], build: Path | None = None
) -> LoadFigures:
    """The figures of one database ("": a new SQLite file), with the server of this build or another."""
    with tempfile.TemporaryDirectory(prefix="rubicon-bench-") as home:
        flushes = _flush_rate(Path(home), min(1.0, settings.seconds))
        address = database or f"{home}/games.sqlite"
        arguments = ["-m", "rubicon", "serve", "--port", "0", "--database", address]
        more = {} if build is None else {**_earlier_limits(build), "PYTHONPATH": str(build)}
        with _start_server(arguments, Path(home), {**SERVER_ENVIRONMENT, **more}) as process:
            taken = asyncio.run(_measure_server(settings, process, show_status))
    return {**taken, "flushes": flushes}


def _earlier_limits(build: Path) -> dict[str, str]:
    """The limits of another build that have other names there."""
    program = "from rubicon.server.settings import Settings; print(*Settings.__dataclass_fields__)"
    environment = {**os.environ, "PYTHONPATH": str(build)}
    done = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise RubiconError(f"Cannot measure the build in {build}: {done.stderr.strip().splitlines()[-1]}")
    known = done.stdout.split()
    return {f"RUBICON_{name.upper()}": "100000" for name in EARLIER_LIMITS if name in known}


def measure_against(
    settings: LoadSettings, old: Path, rounds: int, show_status: Callable[[str], None]
) -> tuple[LoadFigures, LoadFigures]:
    """The figures of the server of another build and of this one, on SQLite: medians over `rounds`, in which
    both are measured in turn. A build is a folder that Python can import rubicon from."""
    builds: tuple[Path | None, ...] = (old, None)
    taken: dict[Path | None, list[LoadFigures]] = {build: [] for build in builds}
    for number in range(rounds):
        for build in builds if number % 2 else reversed(builds):
            name = f"round {number + 1} of {rounds}, {'here' if build is None else 'there'}"
            show = partial(_show_prefixed_status, show_status, name)
            taken[build].append(_measure_database(settings, "", show, build))
    there, here = (
        {name: median(each[name] for each in taken[build]) for name in taken[build][0]} for build in builds
    )
    return there, here


#: A server under attack has its usual settings, with bots as on the internet: here it listens for this
#: machine alone, where one bot would have all cores.
SIEGE_ENVIRONMENT = {
    "RUBICON_LOG_LEVEL": "warning",
    "RUBICON_METRICS_TOKEN": SERVER_ENVIRONMENT["RUBICON_METRICS_TOKEN"],
    "RUBICON_BOT_CORES": "1",
}


def measure_siege(
    settings: LoadSettings, attackers: int, show_status: Callable[[str], None], names: Sequence[str]
) -> siege.Siege:
    """Measure honest games while `attackers` clients attack a server with its usual shares, on SQLite."""
    with tempfile.TemporaryDirectory(prefix="rubicon-bench-") as home:
        arguments = ["-m", "rubicon", "serve", "--port", "0", "--database", f"{home}/games.sqlite"]
        with _start_server(arguments, Path(home), SIEGE_ENVIRONMENT) as process:
            return asyncio.run(
                siege.measure_siege(
                    process,
                    settings.title,
                    settings.games,
                    attackers,
                    settings.seconds,
                    settings.rate,
                    show_status,
                    names or tuple(ATTACKS),
                )
            )


def _show_prefixed_status(show_status: Callable[[str], None], name: str, what: str) -> None:
    show_status(f"{name}: {what}")


@contextmanager
def available_databases(asked: str | None) -> Iterator[dict[str, str]]:
    """The databases to measure, by name: always SQLite (an empty address means a new file); PostgreSQL if
    `asked` is its address, or if its programs are installed, so that a server can be started."""
    with ExitStack() as stack:
        found = {"sqlite": ""}
        if asked is not None:
            found["postgresql"] = asked
        else:
            try:
                find_program("postgres")
            except RubiconError:
                pass
            else:
                import psycopg  # noqa: F401, PLC0415 - say that it is missing before a server is started

                found["postgresql"] = stack.enter_context(temporary_postgres()).create_database()
        yield found


# -------------------------------------------------------------------------------------------------- processes


class _ServerProcess:
    """A server in a process of its own: its addresses, and what it uses of the machine (0 if not known)."""

    def __init__(self, pid: int, port: int) -> None:
        self.pid = pid
        self.port = port
        self.address = f"http://127.0.0.1:{port}"
        self.sockets = f"ws://127.0.0.1:{port}/ws"

    def memory(self) -> float:
        """Resident memory, in bytes."""
        try:
            pages = Path(f"/proc/{self.pid}/statm").read_text(encoding="ascii").split()[1]
        except OSError:
            return 0.0
        return float(pages) * os.sysconf("SC_PAGE_SIZE")

    def cpu(self) -> float:
        """Seconds of processor time used so far."""
        try:
            facts = Path(f"/proc/{self.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        except OSError:
            return 0.0
        return (int(facts[11]) + int(facts[12])) / os.sysconf("SC_CLK_TCK")

    async def loop_lags(self) -> dict[float, float]:
        """How often its event loop was late, by the most seconds: a cumulative histogram."""
        async with httpx.AsyncClient(base_url=self.address, timeout=60) as client:
            found = await _server_metrics(client)
        bounds = {name: LOOP_LAG_BUCKET.fullmatch(name) for name in found}
        return {float(bound[1]): found[name] for name, bound in bounds.items() if bound is not None}


@contextmanager
def _start_server(
    arguments: Sequence[str], home: Path, settings: Mapping[str, str] = SERVER_ENVIRONMENT
) -> Iterator[_ServerProcess]:
    kept = {
        name: value for name, value in machine.child_environment().items() if not name.startswith("RUBICON_")
    }
    environment = {**kept, **settings, "RUBICON_HOME": str(home)}
    log = home / "log"
    with log.open("wb") as errors:
        process = subprocess.Popen(
            [sys.executable, *arguments], env=environment, stdout=subprocess.PIPE, stderr=errors, text=True
        )
    try:
        assert process.stdout is not None
        for line in process.stdout:
            if port := re.search(r"port (\d+)", line):
                yield _ServerProcess(process.pid, int(port[1]))
                return
        raise RubiconError(f"The server did not start: {log.read_text(encoding='utf-8').strip()}")
    finally:
        process.terminate()
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        if process.stdout is not None:
            process.stdout.close()


def _flush_rate(folder: Path, seconds: float) -> float:
    """How many small writes per second can be made durable on this disk, one after the other."""
    begun = time.perf_counter()
    count = 0
    with (folder / "flushed").open("ab", buffering=0) as file:
        while time.perf_counter() < begun + seconds:
            file.write(b"x" * 4096)
            os.fdatasync(file.fileno())
            count += 1
    return count / (time.perf_counter() - begun)


# -------------------------------------------------------------------------------------------------- measuring


async def _measure_echo(settings: LoadSettings, process: _ServerProcess, size: int) -> LoadFigures:
    before = process.memory()
    clients = await load.connect_echo(process.sockets, settings.sockets, size)
    try:
        figures = {"memory_socket": (process.memory() - before) / settings.sockets}
        return figures | await _run_phases(settings, process, clients)
    finally:
        await clients.close()


async def _measure_server(
    settings: LoadSettings, process: _ServerProcess, show_status: Callable[[str], None]
) -> LoadFigures:
    async with httpx.AsyncClient(base_url=process.address, timeout=60) as client:
        show_status("warming up")
        warm = await _open_games(client, settings.title, WARM_UP_GAMES)
        clients = await load.connect_players(process.sockets, warm, 2 * WARM_UP_GAMES)
        await clients.run_flat_out(8, min(2.0, settings.seconds), Random(settings.seed))
        await clients.close()
        show_status("coming back")
        short, long = await _open_games(client, settings.title, 2)
        back = await coming_back.measure(process.sockets, (short, long), settings.seed)
        show_status(f"opening {settings.games:,} games")
        empty = process.memory()
        tokens = await _open_games(client, settings.title, settings.games)
        resident = process.memory()
        show_status(f"{settings.sockets:,} sockets come")
        clients = await load.connect_players(process.sockets, tokens, settings.sockets)
        try:
            crowded = process.memory()
            figures = {
                "memory_game": (resident - empty) / settings.games,
                "memory_socket": (crowded - resident) / settings.sockets,
            }
            before = await _server_metrics(client)
            figures |= await _run_phases(settings, process, clients, show_status)
            after = await _server_metrics(client)
        finally:
            await clients.close()
    tables = [target for target in clients.targets if isinstance(target, load.PlayedTable)]
    changes = after["rubicon_changes_total"] - before["rubicon_changes_total"]
    return (
        figures
        | back
        | {
            "batch": changes / (after["rubicon_commits_total"] - before["rubicon_commits_total"]),
            "bytes_in": sum(table.bytes_sent for table in tables) / changes,
            "bytes_out": sum(table.bytes_received for table in tables) / changes,
        }
    )


async def _run_phases(
    settings: LoadSettings,
    process: _ServerProcess,
    clients: LoadClients,
    show_status: Callable[[str], None] = lambda what: None,
) -> LoadFigures:
    """Measure at a steady rate, then as fast as possible."""
    rng = Random(settings.seed)
    show_status(f"{settings.rate:g} actions a second")
    figures = _figures(
        "steady", await _with_cpu(process, clients.run_at_rate(settings.rate, settings.seconds, rng))
    )
    show_status("flat out")
    flat = await _with_cpu(process, clients.run_flat_out(settings.at_once, settings.seconds, rng))
    return figures | _figures("flat", flat)


async def _with_cpu(process: _ServerProcess, work: Any) -> tuple[LoadResult, float, float]:
    """Run a phase. Returns its result, and the share of a processor that the server and this process used."""
    gc.collect()
    gc.disable()  # with all these sockets, a collection pauses this process for a fifth of a second
    try:
        server, own, begun = process.cpu(), time.process_time(), time.perf_counter()
        phase = await work
        seconds = time.perf_counter() - begun
    finally:
        gc.enable()
    return phase, (process.cpu() - server) / seconds, (time.process_time() - own) / seconds


def _figures(name: str, measured: tuple[LoadResult, float, float]) -> LoadFigures:
    phase, server, client = measured
    return {
        f"{name}_rate": phase.rate,
        f"{name}_p50": phase.percentile(0.5) * 1e3,
        f"{name}_p99": phase.percentile(0.99) * 1e3,
        f"{name}_max": max(phase.delays) * 1e3,
        f"{name}_refused": float(phase.refused),
        f"{name}_cpu": server,
        f"{name}_cost": server / phase.rate * 1e3,
        f"{name}_client_cpu": client,
    }


async def _open_games(client: httpx.AsyncClient, title: str, count: int) -> list[list[str]]:
    """Open games, with all seats ours. Returns the tokens of each: of the sides, then of spectators."""
    seats = [{"kind": "me"}] * len(game(title).sides)
    gate = asyncio.Semaphore(8)

    async def one() -> list[str]:
        async with gate:
            answer = await client.post("/api/games", json={"title": title, "seats": seats})
        if answer.status_code != 201:
            raise RubiconError(f"The server opened no game: {answer.text}")
        return [link["token"] for link in answer.json()["links"]]

    return list(await asyncio.gather(*(one() for _ in range(count))))


async def _server_metrics(client: httpx.AsyncClient) -> dict[str, float]:
    """The server's own metrics, by name."""
    token = SERVER_ENVIRONMENT["RUBICON_METRICS_TOKEN"]
    answer = await client.get("/metrics", headers={"authorization": f"Bearer {token}"})
    rows = (line.rpartition(" ") for line in answer.text.splitlines() if not line.startswith("#"))
    return {name: float(value) for name, _, value in rows}
