"""Well-behaved games while clients attack: what the honest players notice of it.

The server has its usual shares. Honest players come from addresses of their own, ten games from each, the
attackers from others; all are addresses of this machine (127.0.0.0/8). Each attack is measured between two
phases without one, in the same run.
"""

from __future__ import annotations

import asyncio
import json
import socket
import struct
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from random import Random
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect

from rubicon.bench.server.load import LoadClients, PlayedTable
from rubicon.core.game import RubiconError
from rubicon.core.record import EMPTY_DIGEST, checked_line
from rubicon.games import game

#: Honest games that come from one address.
GAMES_PER_ADDRESS: Final = 10
#: The addresses of honest clients and of attackers are 127.1.0.x and 127.2.0.x.
HONEST, HOSTILE = "127.1.0.{}", "127.2.0.{}"
#: How many times slower the slowest hundredth of honest actions may be under attack.
MAX_SLOWDOWN: Final = 3.0
#: How much memory may be left over afterwards, as a share of what there was before.
MAX_MEMORY_GROWTH: Final = 0.10


@dataclass(frozen=True)
class Target:
    """A server under attack, and the address that an attacker has."""

    port: int
    address: str
    title: str

    def http(self) -> httpx.AsyncClient:
        """A client for requests from the attacker's address."""
        return httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{self.port}",
            # Without TLS no certificates are needed, and reading them takes long.
            transport=httpx.AsyncHTTPTransport(local_address=self.address, verify=False),
            timeout=10,
        )

    async def socket(self) -> ClientConnection:
        """A WebSocket from the attacker's address."""
        return await connect(
            f"ws://127.0.0.1:{self.port}/ws",
            compression=None,
            max_size=None,
            proxy=None,
            ping_interval=None,
            local_addr=(self.address, 0),
        )

    async def new_game(self, client: httpx.AsyncClient, *bots: str, **more: Any) -> dict[str | None, str]:
        """The tokens of a new game by side; {} if it was refused."""
        seats = [{"kind": "bot", "bot": bot} for bot in bots]
        seats = [{"kind": "me"}] * (len(game(self.title).sides) - len(seats)) + seats
        answer = await client.post("/api/games", json={"title": self.title, "seats": seats, **more})
        if answer.status_code != 201:
            return {}
        return {link["side"]: link["token"] for link in answer.json()["links"]}


Attack = Callable[[Target], Awaitable[None]]


def _frame(opcode: int, data: bytes = b"") -> bytes:
    """A WebSocket frame that is masked with zeros."""
    return bytes([opcode, 0x80 | len(data)]) + b"\0\0\0\0" + data


async def _flood_frames(target: Target, frames: bytes) -> None:
    """Send frames that never become a message, as fast as the server takes them."""
    reader, writer = await asyncio.open_connection("127.0.0.1", target.port, local_addr=(target.address, 0))
    writer.write(
        b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    await reader.readuntil(b"\r\n\r\n")
    try:
        while True:
            writer.write(frames)
            await writer.drain()
            await asyncio.sleep(0.005)
    finally:
        writer.transport.abort()


async def flood_pings(target: Target) -> None:
    """Pings."""
    await _flood_frames(target, _frame(0x89) * 2000)


async def flood_empty_frames(target: Target) -> None:
    """Continuations that hold nothing."""
    await _flood_frames(target, _frame(0x01) + _frame(0x00) * 2000)


async def flood_messages(target: Target) -> None:
    """Messages that are no commands."""
    await _flood_frames(target, _frame(0x81, b'{"type": "nonsense"}') * 500)


async def greedy_bots(target: Target) -> None:
    """Many games against strong computer players, and one with settings that ask for many processes."""
    async with target.http() as client:
        await target.new_game(client, "ismcts:think=6,processes=60")
        while True:
            await target.new_game(client, "imperator")
            await target.new_game(client, *["legatus"] * len(game(target.title).sides))
            await asyncio.sleep(0.05)


async def hellos(target: Target) -> None:
    """Hellos from the beginning, again and again."""
    async with target.http() as client:
        tokens = await target.new_game(client)
    while True:
        with suppress(OSError, RuntimeError):
            socket_ = await target.socket()
            await socket_.send(
                json.dumps({"type": "hello", "protocols": [2], "token": tokens.get(None, "x")})
            )
            await socket_.recv()
            await socket_.close()
        await asyncio.sleep(0.005)


async def uploads(target: Target) -> None:
    """Records with thousands of contributions, to be analysed and replayed."""
    digest, lines = EMPTY_DIGEST, []
    heading = ("rubicon-record 1", f"title {target.title}", "rules 1", f"dice sealed {'0' * 64}")
    for text in (*heading, *(f"contribution s{number} x" for number in range(7000)), "start"):
        digest, line = checked_line(digest, text)
        lines.append(line)
    record = "\n".join(lines) + "\n"
    async with target.http() as client:
        while True:
            for path in ("/api/analyses", "/api/replays"):
                await client.post(path, json={"record": record})


async def talk(target: Target) -> None:
    """Chat and notes without end."""
    async with target.http() as client:
        tokens = await target.new_game(client)
    socket_ = await target.socket()
    await socket_.send(json.dumps({"type": "hello", "protocols": [2], "token": next(iter(tokens.values()))}))
    for number in range(1_000_000):
        kind = ({"type": "chat", "text": "x" * 400}, {"type": "note", "text": "x" * 15_000})[number % 2]
        await socket_.send(json.dumps({**kind, "key": f"k{number}"}))


async def requests(target: Target) -> None:
    """Requests, new games and listed games, as fast as possible."""
    async with target.http() as client:
        while True:
            await client.get("/api/games")
            await target.new_game(client, listed=True)


async def slow_requests(target: Target) -> None:
    """Connections that never finish their request, also the second one, and do not read."""
    opened: list[socket.socket] = []
    try:
        while True:
            one = socket.socket()
            one.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            one.bind((target.address, 0))
            one.setblocking(False)
            with suppress(OSError):
                await asyncio.get_running_loop().sock_connect(one, ("127.0.0.1", target.port))
                one.send(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\nGET /api/ti")
            opened.append(one)
            if len(opened) > 200:
                opened.pop(0).close()
            await asyncio.sleep(0.01)
    finally:
        for each in opened:
            each.close()


#: All attacks, by name.
ATTACKS: Final[dict[str, Attack]] = {
    "pings": flood_pings,
    "empty frames": flood_empty_frames,
    "messages": flood_messages,
    "bots": greedy_bots,
    "hellos": hellos,
    "uploads": uploads,
    "chat and notes": talk,
    "requests": requests,
    "slow requests": slow_requests,
}


@dataclass(frozen=True)
class SiegePhase:
    """What honest players measured during one attack, and just before it without one."""

    attack: str
    calm_p99: float
    p99: float
    actions: int
    refused: int
    disconnected: int

    @property
    def slowdown(self) -> float:
        return self.p99 / self.calm_p99

    @property
    def is_good(self) -> bool:
        return self.slowdown <= MAX_SLOWDOWN and not self.disconnected


@dataclass(frozen=True)
class Siege:
    """All phases, and the server's memory in bytes before, at most, and afterwards."""

    phases: Sequence[SiegePhase]
    memory_before: float
    memory_most: float
    memory_after: float

    @property
    def is_good(self) -> bool:
        grown = self.memory_after > (1 + MAX_MEMORY_GROWTH) * self.memory_before
        return not grown and all(phase.is_good for phase in self.phases)

    def to_json(self) -> dict[str, Any]:
        """As plain data."""
        return {
            "phases": [
                {
                    "attack": phase.attack,
                    "calm_p99_ms": round(phase.calm_p99 * 1e3, 2),
                    "p99_ms": round(phase.p99 * 1e3, 2),
                    "slowdown": round(phase.slowdown, 2),
                    "actions": phase.actions,
                    "refused": phase.refused,
                    "disconnected": phase.disconnected,
                }
                for phase in self.phases
            ],
            "memory_before_mb": round(self.memory_before / 2**20, 1),
            "memory_most_mb": round(self.memory_most / 2**20, 1),
            "memory_after_mb": round(self.memory_after / 2**20, 1),
            "good": self.is_good,
        }


@asynccontextmanager
async def _attack(attack: Attack, targets: Sequence[Target]) -> AsyncIterator[None]:
    """Attack from all addresses while the block runs. Attackers that are thrown out come back."""

    async def persist(target: Target) -> None:
        while True:
            with suppress(Exception):
                await attack(target)
            await asyncio.sleep(0.2)

    tasks = [asyncio.create_task(persist(target)) for target in targets]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def honest_tables(port: int, title: str, count: int) -> LoadClients:
    """Connect both players of `count` games, ten games from each address."""

    async def one(number: int) -> PlayedTable:
        target = Target(port, HONEST.format(1 + number // GAMES_PER_ADDRESS), title)
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


async def measure_siege(
    port: int,
    memory: Callable[[], float],
    title: str,
    games: int,
    attackers: int,
    seconds: float,
    rate: float,
    show_status: Callable[[str], None],
) -> Siege:
    """Measure the honest players' actions during each attack in turn, and before it."""
    show_status(f"{games} honest games")
    clients = await honest_tables(port, title, games)
    rng = Random(19)
    phases: list[SiegePhase] = []
    most = 0.0
    try:
        await clients.run_at_rate(rate, seconds, rng)  # warm up
        before = memory()
        targets = [Target(port, HOSTILE.format(1 + number), title) for number in range(attackers)]
        for name, attack in ATTACKS.items():
            show_status(f"{name}: before")
            calm = await clients.run_at_rate(rate, seconds, rng)
            show_status(f"{name}: {attackers} attackers")
            async with _attack(attack, targets):
                await asyncio.sleep(1.0)
                under = await clients.run_at_rate(rate, seconds, rng)
                most = max(most, memory())
            lost = sum(each.state.name != "OPEN" for each in clients.sockets)
            phases.append(
                SiegePhase(
                    name, calm.percentile(0.99), under.percentile(0.99), under.answered, under.refused, lost
                )
            )
            await asyncio.sleep(2.0)
        show_status("afterwards")
        await asyncio.sleep(10.0)
        after = memory()
    finally:
        await clients.close()
    return Siege(phases, before, most, after)
