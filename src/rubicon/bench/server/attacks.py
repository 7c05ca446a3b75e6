"""Clients that attack a server, in a process of their own: `rubicon bench server --siege` starts it.

A real attacker has a machine elsewhere. So this process has the lowest priority: it gets the processor time
that the server and the honest players leave, and how much it sent is reported.

    python -m rubicon.bench.server.attacks PORT TITLE ATTACK ATTACKERS

writes a line when the attack begins. When its standard input ends it stops, and writes how often each thing
was sent, as JSON.
"""

from __future__ import annotations

import asyncio
import json
import os
import socket
import struct
import sys
from asyncio import StreamReader, StreamWriter
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect

from rubicon.bench.server.load import PlayedTable
from rubicon.core.dice import FastDice
from rubicon.core.record import EMPTY_DIGEST, checked_line
from rubicon.core.record_writer import transcript
from rubicon.core.session import Session
from rubicon.games import game

#: The addresses of attackers: others for each attack, so that it finds all its shares.
HOSTILE_ADDRESS: Final = "127.2.{}.{}"
#: Spectators of one attacker's game: as many sockets as its address may have, with those of the players.
SPECTATORS: Final = 36
#: Lines at the end of a record that are not steps of the game, and some more.
FORK_BEFORE_END: Final = 40
#: Seconds that what comes before an attack may take.
PREPARE_SECONDS: Final = 180.0
#: Seconds after which an attacker that was thrown out comes back.
RETURN_SECONDS: Final = 0.2


@dataclass(frozen=True)
class Target:
    """A server, the address of one of its clients, and how often that client has sent each thing."""

    port: int
    address: str
    title: str
    sent: Counter[str] = field(default_factory=Counter)
    #: Links to games that were prepared before the attack.
    prepared: list[str] = field(default_factory=list)

    def http(self, timeout: float = 10.0) -> httpx.AsyncClient:
        """A client for requests from this address."""
        return httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{self.port}",
            # Without TLS no certificates are needed, and reading them takes long.
            transport=httpx.AsyncHTTPTransport(local_address=self.address, verify=False),
            timeout=timeout,
        )

    async def socket(self) -> ClientConnection:
        """A WebSocket from this address."""
        return await connect(
            f"ws://127.0.0.1:{self.port}/ws",
            compression=None,
            max_size=None,
            proxy=None,
            ping_interval=None,
            local_addr=(self.address, 0),
        )

    @asynccontextmanager
    async def connection(self) -> AsyncIterator[tuple[StreamReader, StreamWriter]]:
        """A bare connection from this address, which ends without a farewell."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.address, 0))
        try:
            yield reader, writer
        finally:
            writer.transport.abort()

    async def new_game(self, client: httpx.AsyncClient, *bots: str, **more: Any) -> dict[str | None, str]:
        """The tokens of a new game by side; {} if it was refused."""
        seats = [{"kind": "bot", "bot": bot} for bot in bots]
        seats = [{"kind": "me"}] * (len(game(self.title).sides) - len(seats)) + seats
        self.sent["requests"] += 1
        answer = await client.post("/api/games", json={"title": self.title, "seats": seats, **more})
        if answer.status_code != 201:
            return {}
        return {link["side"]: link["token"] for link in answer.json()["links"]}


Attack = Callable[[Target], Awaitable[None]]


def _frame(opcode: int, data: bytes = b"") -> bytes:
    """A WebSocket frame that is masked with zeros."""
    size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + struct.pack(">H", len(data))
    return bytes([opcode]) + size + b"\0\0\0\0" + data


HANDSHAKE: Final = (
    b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


def _request(method: str, path: str, body: bytes = b"") -> bytes:
    head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: {len(body)}\r\n"
    return head.encode() + b"Content-Type: application/json\r\n\r\n" + body


# -------------------------------------------------------------------------------------------------- frames


async def _flood_frames(target: Target, frames: bytes, count: int) -> None:
    """Send frames, as fast as the server takes them."""
    async with target.connection() as (reader, writer):
        writer.write(HANDSHAKE)
        await reader.readuntil(b"\r\n\r\n")
        while True:
            writer.write(frames)
            await writer.drain()
            target.sent["frames"] += count
            await asyncio.sleep(0.005)


async def flood_pings(target: Target) -> None:
    """Pings."""
    await _flood_frames(target, _frame(0x89) * 2000, 2000)


async def flood_empty_frames(target: Target) -> None:
    """Continuations that hold nothing."""
    await _flood_frames(target, _frame(0x01) + _frame(0x00) * 2000, 2001)


async def flood_messages(target: Target) -> None:
    """Messages that are no commands."""
    await _flood_frames(target, _frame(0x81, b'{"type": "nonsense"}') * 500, 500)


async def flood_handshakes(target: Target) -> None:
    """WebSockets that are opened and left at once."""
    while True:
        async with target.connection() as (reader, writer):
            writer.write(HANDSHAKE)
            target.sent["handshakes"] += 1
            await reader.read(100)


async def hellos(target: Target) -> None:
    """Hellos from the beginning, again and again, every other with a link that never was one."""
    async with target.http() as client:
        tokens = await target.new_game(client)
    while True:
        with suppress(OSError, RuntimeError):
            socket_ = await target.socket()
            token = tokens.get(None, "x") if target.sent["hellos"] % 2 else "x" * 32
            await socket_.send(json.dumps({"type": "hello", "protocols": [2], "token": token}))
            target.sent["hellos"] += 1
            await socket_.recv()
            await socket_.close()
        await asyncio.sleep(0.005)


async def talk(target: Target) -> None:
    """Endless chat and notes."""
    async with target.http() as client:
        tokens = await target.new_game(client)
    socket_ = await target.socket()
    await socket_.send(json.dumps({"type": "hello", "protocols": [2], "token": next(iter(tokens.values()))}))
    for number in range(1_000_000):
        kind = ({"type": "chat", "text": "x" * 400}, {"type": "note", "text": "x" * 15_000})[number % 2]
        await socket_.send(json.dumps({**kind, "key": f"k{number}"}))
        target.sent["messages"] += 1


async def rematches(target: Target) -> None:
    """Games that are given up at once, and played again, again and again."""
    async with target.http() as client:
        while True:
            tokens = await target.new_game(client)
            tokens.pop(None)
            for kind in ("resign", "rematch"):
                for number, token in enumerate(tokens.values()):
                    socket_ = await target.socket()
                    await socket_.send(json.dumps({"type": "hello", "protocols": [2], "token": token}))
                    if kind == "rematch" or not number:
                        await socket_.send(json.dumps({"type": kind, "key": kind}))
                        target.sent["messages"] += 1
                    await socket_.recv()
                    await socket_.close()


@asynccontextmanager
async def joined(target: Target, token: str, **more: int) -> AsyncIterator[ClientConnection]:
    """A WebSocket at a table; its welcome is read."""
    socket_ = await target.socket()
    try:
        await socket_.send(json.dumps({"type": "hello", "protocols": [2], "token": token, **more}))
        await socket_.recv()
        yield socket_
    finally:
        await socket_.close()


async def questions(target: Target) -> None:
    """Questions about the rules and the position, and actions for earlier positions, endlessly."""
    async with target.http() as client:
        tokens = await target.new_game(client)
    kinds = (
        {"type": "explain", "action": "end"},
        {"type": "inspect", "question": "supply"},
        {"type": "act", "seq": 999, "action": "end"},
    )
    async with joined(target, next(iter(tokens.values()))) as socket_:
        for number in range(1_000_000):
            await socket_.send(json.dumps({**kinds[number % len(kinds)], "key": f"k{number}"}))
            target.sent["messages"] += 1
            await socket_.recv()


async def hasty_games(target: Target, spectators: int = 0) -> None:
    """Games with both sides in one hand, as fast as the server answers, while some watch."""
    rng = Random(target.address)
    async with target.http() as client:
        tokens = await target.new_game(client)
        spectator = tokens.pop(None)
        watching = [await target.socket() for _ in range(spectators)]
        table = PlayedTable([await target.socket() for _ in tokens], watching)
        await table.send_hello(list(tokens.values()), spectator)
        listening = [asyncio.ensure_future(table.listen(side)) for side in range(len(table.sockets))]
        listening += [asyncio.ensure_future(table.drain_spectator(each)) for each in watching]
        try:
            while (action := await table.start_action(rng, 0.0)) is not None:
                target.sent["actions"] += 1
                await action.answered
        finally:
            for each in listening:
                each.cancel()
            target.sent["bytes received"] += table.bytes_received


async def prepare_film(target: Target) -> None:
    """Make a long game: it takes long where much other work is done, and is no part of the attack."""
    record = random_record(target.title, 0)
    steps = record.count("\n") - FORK_BEFORE_END
    body = {"record": record, "at": steps, "side": game(target.title).sides[0], "bot": "tiro"}
    async with target.http(PREPARE_SECONDS) as client:
        while (answer := await client.post("/api/forks", json=body)).status_code != 201:
            await asyncio.sleep(float(answer.headers.get("retry-after", RETURN_SECONDS)))
    target.prepared.append(answer.json()["links"][0]["token"])


async def films(target: Target) -> None:
    """Everything that was ever shown of a long game, again and again."""
    while True:
        socket_ = await target.socket()
        hello = {"type": "hello", "protocols": [2], "token": target.prepared[0], "since": 0}
        await socket_.send(json.dumps(hello))
        target.sent["hellos"] += 1
        target.sent["bytes received"] += len(await socket_.recv())
        await socket_.close()


async def crowds(target: Target) -> None:
    """A hasty game that as many spectators follow as have room."""
    await hasty_games(target, SPECTATORS)


# ------------------------------------------------------------------------------------------------ requests


async def large_answers(target: Target) -> None:
    """Requests whose answers are large, or take long to make."""
    paths = [f"/api/titles/{target.title}/{part}" for part in ("components", "rules", "names")]
    async with target.http() as client:
        for number in range(1_000_000):
            await client.get([*paths, "/api/titles"][number % 4])
            target.sent["requests"] += 1


async def requests(target: Target) -> None:
    """Requests, new games and listed games, each on a new connection, as fast as possible."""
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (len(game(target.title).sides) - 1)]
    listed = json.dumps({"title": target.title, "seats": seats, "listed": True}).encode()
    while True:
        for text in (_request("GET", "/api/games"), _request("POST", "/api/games", listed)):
            async with target.connection() as (reader, writer):
                writer.write(text)
                target.sent["requests"] += 1
                await reader.read(100)


async def pipelined_requests(target: Target) -> None:
    """Many requests in one piece, without waiting for an answer."""
    async with target.connection() as (reader, writer):

        async def read() -> None:
            while await reader.read(1 << 16):
                pass

        reading = asyncio.ensure_future(read())
        try:
            while not reading.done():
                writer.write(_request("GET", "/api/titles") * 50)
                await writer.drain()
                target.sent["requests"] += 50
                await asyncio.sleep(0.005)
        finally:
            reading.cancel()


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
                target.sent["connections"] += 1
            opened.append(one)
            if len(opened) > 200:
                opened.pop(0).close()
            await asyncio.sleep(0.01)
    finally:
        for each in opened:
            each.close()


# -------------------------------------------------------------------------------------------- heavy work


async def greedy_bots(target: Target) -> None:
    """Many games against strong computer players, and one with settings that ask for many processes."""
    async with target.http() as client:
        await target.new_game(client, "ismcts:think=6,processes=60")
        while True:
            await target.new_game(client, "imperator")
            await target.new_game(client, *["legatus"] * len(game(target.title).sides))
            await asyncio.sleep(0.05)


@cache
def contributions_record(title: str) -> str:
    """A record with thousands of contributions of sides that there are not."""
    digest, lines = EMPTY_DIGEST, []
    heading = ("rubicon-record 1", f"title {title}", "rules 1", f"dice sealed {'0' * 64}")
    for text in (*heading, *(f"contribution s{number} x" for number in range(7000)), "start"):
        digest, line = checked_line(digest, text)
        lines.append(line)
    return "\n".join(lines) + "\n"


@cache
def random_record(title: str, seed: int) -> str:
    """The record of a finished game of random actions."""
    rng, session = Random(seed), Session(game(title), {}, FastDice(seed))
    while deciders := session.state.deciders():
        side = rng.choice(deciders)
        session.act(side, rng.choice(session.state.decision(side).actions))
    return transcript(session)


async def uploads(target: Target) -> None:
    """Large records that are none, to be analysed and replayed."""
    body = json.dumps({"record": contributions_record(target.title)}).encode()
    while True:
        for path in ("/api/analyses", "/api/replays"):
            async with target.connection() as (reader, writer):
                writer.write(_request("POST", path, body))
                target.sent["uploads"] += 1
                await reader.read(100)


async def unread_replays(target: Target) -> None:
    """Replays and analyses of whole games, whose answers nobody reads."""
    held: list[Any] = []
    try:
        for number in range(1_000_000):
            body = json.dumps({"record": random_record(target.title, number % 4)}).encode()
            connection = target.connection()
            _, writer = await connection.__aenter__()
            held.append(connection)
            writer.transport.pause_reading()  # type: ignore[attr-defined]  # a transport that reads has it
            writer.write(_request("POST", ("/api/replays", "/api/analyses")[number % 2], body))
            target.sent["uploads"] += 1
            await asyncio.sleep(0.05)
    finally:
        for each in held:
            await each.__aexit__(None, None, None)


#: All attacks, by name.
ATTACKS: Final[dict[str, Attack]] = {
    "pings": flood_pings,
    "empty frames": flood_empty_frames,
    "messages": flood_messages,
    "handshakes": flood_handshakes,
    "hellos": hellos,
    "chat and notes": talk,
    "rematches": rematches,
    "questions": questions,
    "hasty games": hasty_games,
    "crowds": crowds,
    "films": films,
    "requests": requests,
    "pipelined requests": pipelined_requests,
    "slow requests": slow_requests,
    "large answers": large_answers,
    "bots": greedy_bots,
    "uploads": uploads,
    "unread replays": unread_replays,
}


#: What comes before some of the attacks, by name.
PREPARATIONS: Final[dict[str, Attack]] = {"films": prepare_film}


async def attack_until_stopped(name: str, targets: list[Target]) -> None:
    """Attack from all addresses until standard input ends. Attackers that are thrown out come back."""
    attack = ATTACKS[name]
    if name in PREPARATIONS:
        for target in targets:  # one after the other: the server makes few at once
            await asyncio.wait_for(PREPARATIONS[name](target), PREPARE_SECONDS)
    print("begun", flush=True)

    async def persist(target: Target) -> None:
        while True:
            with suppress(Exception):
                await attack(target)
            await asyncio.sleep(RETURN_SECONDS)

    tasks = [asyncio.create_task(persist(target)) for target in targets]
    await asyncio.to_thread(sys.stdin.read)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def _give_way() -> None:
    """Take only what the server and the honest players leave.

    Where they have real-time priority (`chrt -r 1`), the usual one is enough for that: with the lowest, other
    programs of the machine would leave the attackers nothing.
    """
    if sys.platform == "linux":
        if os.sched_getscheduler(0) in (os.SCHED_RR, os.SCHED_FIFO):
            os.sched_setscheduler(0, os.SCHED_OTHER, os.sched_param(0))
            return
        os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))
    if sys.platform != "win32":
        os.nice(19)


def main(port: int, title: str, name: str, attackers: int) -> None:
    """Attack the server at `port` in one way, from some addresses."""
    _give_way()
    if name in ("films", "uploads", "unread replays"):
        contributions_record(title)
        for seed in range(4):
            random_record(title, seed)
    network = list(ATTACKS).index(name)
    addresses = [HOSTILE_ADDRESS.format(network, 1 + number) for number in range(attackers)]
    targets = [Target(port, address, title) for address in addresses]
    asyncio.run(attack_until_stopped(name, targets))
    print(json.dumps(sum((target.sent for target in targets), Counter())), flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2], sys.argv[3], int(sys.argv[4]))
