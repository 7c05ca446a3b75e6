"""Well-behaved games while clients attack: what the honest players notice of it.

The server has its usual shares. Honest players come from addresses of their own, ten games from each, the
attackers from others; all are addresses of this machine (127.0.0.0/8). Honest players and attackers are
separate processes. Each attack is measured between two phases without one, in the same run.
"""

from __future__ import annotations

import asyncio
import gc
import json
import sys
import time
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from random import Random
from typing import Any, Final, Protocol

from rubicon.bench import machine
from rubicon.bench.server.attacks import ATTACKS, Target
from rubicon.bench.server.load import LoadClients, LoadResult, PlayedTable
from rubicon.bench.server.visitor import visit_everything
from rubicon.core.game import RubiconError

#: Honest games that come from one address.
GAMES_PER_ADDRESS: Final = 10
#: The addresses of honest clients are 127.1.0.x.
HONEST_ADDRESS: Final = "127.1.0.{}"
#: How many times slower the slowest hundredth of honest actions may be under attack.
MAX_SLOWDOWN: Final = 3.0
#: How much memory may be left over afterwards, as a share of what there was before.
MAX_MEMORY_GROWTH: Final = 0.10
#: The address of the visitor who does everything once before.
VISITOR_ADDRESS: Final = "127.1.1.1"
#: Actions of each honest game before anything is measured, at least, and in a second: less than the share of
#: a client.
WARM_UP_ACTIONS, WARM_UP_RATE = 50, 1.5
#: Seconds that the server may take afterwards to give memory back: it unloads tables after a minute.
MEMORY_SECONDS: Final = 90.0


class ServerProcess(Protocol):
    """The server under attack."""

    @property
    def port(self) -> int: ...

    def memory(self) -> float:
        """Its resident memory, in bytes."""
        ...

    def cpu(self) -> float:
        """Seconds of processor time that it has used."""
        ...

    async def loop_lags(self) -> Mapping[float, float]:
        """How often its event loop was late, by the most seconds: a cumulative histogram."""
        ...


@dataclass(frozen=True)
class SiegePhase:
    """What honest players measured during one attack, and before and after it without one.

    `cpu` is the share of a processor that the server's process used; `lag`, a bound in seconds for 99 of 100
    times that its event loop was late; `sent`, what the attackers sent in a second.
    """

    attack: str
    calm_p99: float
    p99: float
    actions: int
    refused: int
    disconnected: int
    calm_cpu: float
    cpu: float
    calm_lag: float
    lag: float
    memory: float
    sent: Mapping[str, float]

    @property
    def slowdown(self) -> float:
        return self.p99 / self.calm_p99

    @property
    def is_good(self) -> bool:
        return self.slowdown <= MAX_SLOWDOWN and not self.disconnected and not self.refused

    def to_json(self) -> dict[str, Any]:
        """As plain data."""
        return {
            "attack": self.attack,
            "calm_p99_ms": round(self.calm_p99 * 1e3, 2),
            "p99_ms": round(self.p99 * 1e3, 2),
            "slowdown": round(self.slowdown, 2),
            "actions": self.actions,
            "refused": self.refused,
            "disconnected": self.disconnected,
            "calm_cpu": round(self.calm_cpu, 3),
            "cpu": round(self.cpu, 3),
            "calm_lag_ms": round(self.calm_lag * 1e3, 1),
            "lag_ms": round(self.lag * 1e3, 1),
            "memory_mb": round(self.memory / 2**20, 1),
            "sent_a_second": {name: round(count, 1) for name, count in self.sent.items()},
        }


@dataclass(frozen=True)
class Siege:
    """All phases, and the server's memory in bytes before, at most, and `waited` seconds afterwards."""

    phases: Sequence[SiegePhase]
    memory_before: float
    memory_after: float
    waited: float

    @property
    def memory_most(self) -> float:
        return max(phase.memory for phase in self.phases)

    @property
    def is_good(self) -> bool:
        return not has_grown(self.memory_before, self.memory_after) and all(
            phase.is_good for phase in self.phases
        )

    def to_json(self) -> dict[str, Any]:
        """As plain data."""
        return {
            "phases": [phase.to_json() for phase in self.phases],
            "memory_before_mb": round(self.memory_before / 2**20, 1),
            "memory_most_mb": round(self.memory_most / 2**20, 1),
            "memory_after_mb": round(self.memory_after / 2**20, 1),
            "memory_waited_s": round(self.waited, 1),
            "good": self.is_good,
        }


def has_grown(before: float, after: float) -> bool:
    """Whether more memory is in use than a siege may leave behind."""
    return after > (1 + MAX_MEMORY_GROWTH) * before


@asynccontextmanager
async def _attack(port: int, title: str, name: str, attackers: int) -> AsyncIterator[dict[str, float]]:
    """Attack from all addresses while the block runs. What is yielded has afterwards what was sent in a
    second."""
    sent: dict[str, float] = {}
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *("-m", "rubicon.bench.server.attacks", str(port), title, name, str(attackers)),
        env=machine.child_environment(),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        if not await process.stdout.readline():
            raise RubiconError(f"The attack '{name}' could not begin.")
        begun = time.monotonic()
        yield sent
        process.stdin.close()
        seconds = time.monotonic() - begun
        counts = json.loads(await process.stdout.readline())
        sent.update({what: count / seconds for what, count in counts.items()})
    finally:
        if process.returncode is None:
            process.terminate()
        await process.wait()


async def honest_tables(port: int, title: str, count: int) -> LoadClients:
    """Connect both players of `count` games, ten games from each address."""

    async def one(number: int) -> PlayedTable:
        target = Target(port, HONEST_ADDRESS.format(1 + number // GAMES_PER_ADDRESS), title)
        async with target.http() as client:
            tokens = await target.new_game(client)
        if not tokens:
            raise RubiconError("The server opened no game for an honest player.")
        spectator = tokens.pop(None)
        table = PlayedTable([await target.socket() for _ in tokens], [])
        await table.send_hello(list(tokens.values()), spectator)
        return table

    tables = [await one(number) for number in range(count)]
    clients = LoadClients(tables, [each for table in tables for each in table.sockets])
    clients.start_listening(table.listen(side) for table in tables for side in range(len(table.sockets)))
    return clients


@dataclass(frozen=True)
class _Measured:
    """One phase: the honest actions, and what the server did meanwhile."""

    load: LoadResult
    cpu: float
    lag: float


class _Siege:
    """The honest games of one run, and the server they are on."""

    def __init__(self, server: ServerProcess, clients: LoadClients, rate: float, seconds: float) -> None:
        self.server = server
        self.clients = clients
        self._rate = rate
        self._seconds = seconds
        self._rng = Random(19)

    async def play(self) -> _Measured:
        """Let the honest players act for one phase."""
        server = self.server
        before, used, begun = await server.loop_lags(), server.cpu(), time.monotonic()
        gc.collect()
        gc.disable()  # a collection would delay the honest players here
        try:
            load = await self.clients.run_at_rate(self._rate, self._seconds, self._rng)
        finally:
            gc.enable()
        cpu = (server.cpu() - used) / (time.monotonic() - begun)
        after = await server.loop_lags()
        return _Measured(load, cpu, _percentile({at: after[at] - before.get(at, 0.0) for at in after}, 0.99))

    @property
    def lost(self) -> int:
        """How many honest players have been disconnected."""
        return sum(each.state.name != "OPEN" for each in self.clients.sockets)


def _percentile(histogram: Mapping[float, float], share: float) -> float:
    """The smallest bound of a cumulative histogram that this share of its values does not exceed."""
    whole = max(histogram.values(), default=0.0)
    return min((at for at, count in histogram.items() if count >= share * whole), default=0.0)


async def measure_siege(
    server: ServerProcess,
    title: str,
    games: int,
    attackers: int,
    seconds: float,
    rate: float,
    show_status: Callable[[str], None],
    names: Sequence[str] = tuple(ATTACKS),
) -> Siege:
    """Measure the honest players' actions during each attack in turn, and between the attacks."""
    show_status(f"{games} honest games")
    clients = await honest_tables(server.port, title, games)
    siege = _Siege(server, clients, rate, seconds)
    phases: list[SiegePhase] = []
    try:
        show_status("warming up")
        await visit_everything(Target(server.port, VISITOR_ADDRESS, title))
        # What tables keep grows with the games, attack or not: as many actions as follow.
        follow = (1 + 2 * len(names)) * seconds * rate / games
        warm_up = max(WARM_UP_ACTIONS, follow) / WARM_UP_RATE
        await clients.run_at_rate(WARM_UP_RATE * games, warm_up, Random(20))
        before = server.memory()
        calm = await siege.play()
        for name in names:
            show_status(f"{name}: {attackers} attackers")
            async with _attack(server.port, title, name, attackers) as sent:
                await asyncio.sleep(1.0)
                under = await siege.play()
                memory = server.memory()
            lost = siege.lost
            await asyncio.sleep(2.0)
            show_status(f"{name}: afterwards")
            later = await siege.play()
            phases.append(
                SiegePhase(
                    name,
                    _p99(calm, later),
                    _p99(under),
                    under.load.answered,
                    under.load.refused,
                    lost,
                    (calm.cpu + later.cpu) / 2,
                    under.cpu,
                    max(calm.lag, later.lag),
                    under.lag,
                    memory,
                    sent,
                )
            )
            calm = later
        show_status("memory afterwards")
        ended = time.monotonic()
        while has_grown(before, server.memory()) and time.monotonic() - ended < MEMORY_SECONDS:
            await asyncio.sleep(1.0)
        return Siege(phases, before, server.memory(), time.monotonic() - ended)
    finally:
        await clients.close()


def _p99(*phases: _Measured) -> float:
    """The delay that 99 of 100 honest actions of these phases did not exceed."""
    delays = [delay for phase in phases for delay in phase.load.delays]
    return LoadResult(1.0, len(delays), 0, delays).percentile(0.99)
