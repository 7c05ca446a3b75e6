"""The load on a server: many WebSockets, and at most one unanswered action at each of many targets.

A target is a table with both its players, or one socket of a bare echo server. An action is measured from
the moment it should be sent until the last player's screen is updated.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Iterable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, TypeVar

from websockets.asyncio.client import ClientConnection, connect

from rubicon.core.game import RubiconError
from rubicon.table.patch import apply_patch

T = TypeVar("T")

#: Connections that are opened at the same time.
CONNECTING_AT_ONCE = 20
#: How long to wait for the last answers at the end of a phase.
ANSWER_TIMEOUT_SECONDS = 10.0


@dataclass(slots=True)
class TimedAction:
    """One action: when it was due, when the last screen was updated, and its answer (False if refused)."""

    due: float
    seen: float
    answered: asyncio.Future[bool]


@dataclass(frozen=True)
class LoadResult:
    """The result of a phase. `delays` are the seconds from each action to the last screen updated by it."""

    seconds: float
    answered: int
    refused: int
    delays: Sequence[float]

    @property
    def rate(self) -> float:
        """Answered actions per second."""
        return self.answered / self.seconds

    def percentile(self, share: float) -> float:
        """The delay in seconds that this share of the actions did not exceed."""
        ordered = sorted(self.delays)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


class LoadTarget(ABC):
    """Something to send actions to, one at a time."""

    def __init__(self) -> None:
        self.action: TimedAction | None = None

    @property
    def is_free(self) -> bool:
        """Whether no action waits for its answer."""
        return self.action is None or self.action.answered.done()

    @abstractmethod
    async def send(self, rng: Random) -> bool:
        """Send an action. Returns False if no action is possible here any more."""

    async def start_action(self, rng: Random, due: float) -> TimedAction | None:
        """Send an action and start to measure it. Returns None if none is possible."""
        self.action = TimedAction(due, due, asyncio.get_running_loop().create_future())
        if await self.send(rng):
            return self.action
        self.action.answered.set_result(False)
        return None

    def on_screen_update(self) -> None:
        """A screen was updated."""
        if self.action is not None:
            self.action.seen = time.perf_counter()

    def on_answer(self, done: bool) -> None:
        """The answer arrived: `done`, or refused."""
        self.on_screen_update()
        if self.action is not None and not self.action.answered.done():
            self.action.answered.set_result(done)


class EchoSocket(LoadTarget):
    """One socket of the echo server, which sends every message back."""

    def __init__(self, socket: ClientConnection, size: int) -> None:
        super().__init__()
        self.socket = socket
        self.text = "x" * size

    async def send(self, rng: Random) -> bool:
        await self.socket.send(self.text)
        return True

    async def listen(self) -> None:
        """Count answers until the socket is closed."""
        async for _ in self.socket:
            self.on_answer(True)


class PlayedTable(LoadTarget):
    """A game with both its players, who take random actions."""

    def __init__(self, sockets: Sequence[ClientConnection], spectators: Sequence[ClientConnection]) -> None:
        super().__init__()
        self.sockets = sockets
        self.spectators = spectators
        self.screens: list[Any] = [None] * len(sockets)
        self.seqs = [0] * len(sockets)
        self.bytes_sent = self.bytes_received = 0

    async def send(self, rng: Random) -> bool:
        able = [
            side for side, screen in enumerate(self.screens) if screen["decision"] and not screen["ending"]
        ]
        if not able:
            return False
        side = rng.choice(able)
        action = rng.choice(self.screens[side]["decision"]["actions"])
        message = {"type": "act", "key": secrets.token_urlsafe(18), "seq": self.seqs[side], "action": action}
        text = json.dumps(message)
        self.bytes_sent += len(text)
        await self.sockets[side].send(text)
        return True

    async def send_hello(self, tokens: Sequence[str], spectator: str) -> None:
        """Send the `hello` of all players and spectators, and read the answers."""
        for socket, token in zip(
            (*self.sockets, *self.spectators), (*tokens, *[spectator] * len(self.spectators)), strict=True
        ):
            await socket.send(json.dumps({"type": "hello", "protocols": [1, 2], "token": token}))
        for side, socket in enumerate(self.sockets):
            welcome = json.loads(await socket.recv())
            if welcome["type"] != "welcome":
                raise RubiconError(f"The server did not let a player in: {welcome['why']}")
            self.screens[side], self.seqs[side] = welcome["screen"], welcome["seq"]
        for socket in self.spectators:
            await socket.recv()

    async def listen(self, side: int) -> None:
        """Process the messages to one player, until the socket is closed."""
        async for text in self.sockets[side]:
            self.bytes_received += len(text)
            message = json.loads(text)
            kind = message["type"]
            if kind == "update":
                self.screens[side] = apply_patch(self.screens[side], message["patch"])
                self.seqs[side] = message["seq"]
                self.on_screen_update()
            elif kind in ("done", "refused"):
                self.on_answer(kind == "done")

    async def drain_spectator(self, socket: ClientConnection) -> None:
        """Read and count the messages to a spectator."""
        async for text in socket:
            self.bytes_received += len(text)


@dataclass
class LoadClients:
    """All targets, their sockets, and the tasks that listen to them."""

    targets: Sequence[LoadTarget]
    sockets: Sequence[ClientConnection]
    tasks: list[asyncio.Task[None]] = field(default_factory=list)

    def start_listening(self, work: Iterable[Awaitable[None]]) -> None:
        """Run these in the background until `close`."""
        self.tasks += [asyncio.ensure_future(each) for each in work]

    async def close(self) -> None:
        """Stop listening and close all sockets."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await asyncio.gather(*(socket.close() for socket in self.sockets))

    async def run_at_rate(self, rate: float, seconds: float, rng: Random) -> LoadResult:
        """Send `rate` actions per second, evenly, whether the server keeps up or not.

        An action is measured from when it was due, so that a pause of the server counts for all of them.
        """
        begun = time.perf_counter()
        actions: list[TimedAction] = []
        for number in range(max(1, round(rate * seconds))):
            due = begun + number / rate
            wait = due - time.perf_counter()
            if wait > 0:
                await asyncio.sleep(wait)
            await self._start_one(rng, due, actions)
        return await self._result(begun, seconds, actions)

    async def run_flat_out(self, at_once: int, seconds: float, rng: Random) -> LoadResult:
        """Send as many actions as the server can answer, `at_once` of them unanswered at any time."""
        begun = time.perf_counter()
        actions: list[TimedAction] = []

        async def one_after_another() -> None:
            while time.perf_counter() < begun + seconds:
                action = await self._start_one(rng, time.perf_counter(), actions)
                if action is not None:
                    await action.answered

        await asyncio.gather(*(one_after_another() for _ in range(at_once)))
        return await self._result(begun, seconds, actions)

    async def _start_one(self, rng: Random, due: float, actions: list[TimedAction]) -> TimedAction | None:
        for _ in range(100):
            target = rng.choice(self.targets)
            if target.is_free:
                action = await target.start_action(rng, due)
                if action is not None:
                    actions.append(action)
                    return action
        await asyncio.sleep(0.01)  # every target waits for an answer, or its game is over
        return None

    async def _result(self, begun: float, seconds: float, actions: Sequence[TimedAction]) -> LoadResult:
        if not actions:
            raise RubiconError("Nothing could be done: all games are over. Measure more games, or less long.")
        _, silent = await asyncio.wait(
            [action.answered for action in actions], timeout=ANSWER_TIMEOUT_SECONDS
        )
        if silent:
            raise RubiconError(f"The server left {len(silent)} actions without an answer.")
        took = max(seconds, time.perf_counter() - begun)
        await asyncio.sleep(0.3)  # for the last screen updates
        done = [action for action in actions if action.answered.result()]
        delays = [action.seen - action.due for action in done]
        return LoadResult(took, len(done), len(actions) - len(done), delays)


async def connect_socket(address: str) -> ClientConnection:
    """A WebSocket that is measured: nothing is compressed, and there are no pings of its own."""
    return await connect(
        address, compression=None, max_size=None, proxy=None, ping_interval=None, open_timeout=60
    )


async def _gather_limited(work: Iterable[Awaitable[T]]) -> list[T]:
    """Await all of these, a limited number at the same time. Returns their results in order."""
    gate = asyncio.Semaphore(CONNECTING_AT_ONCE)

    async def one(part: Awaitable[T]) -> T:
        async with gate:
            return await part

    return list(await asyncio.gather(*(one(part) for part in work)))


async def connect_echo(address: str, count: int, size: int) -> LoadClients:
    """Connect `count` sockets to an echo server, for messages of `size` bytes."""
    opened = await _gather_limited(connect_socket(address) for _ in range(count))
    targets = [EchoSocket(socket, size) for socket in opened]
    clients = LoadClients(targets, opened)
    clients.start_listening(target.listen() for target in targets)
    return clients


async def connect_players(address: str, tokens: Sequence[Sequence[str]], count: int) -> LoadClients:
    """Connect players to as many tables as `count` sockets allow, then spectators, table by table.

    `tokens` has the tokens of each game: those of its sides in order, then the spectators'.
    """
    sides = len(tokens[0]) - 1
    seated = min(len(tokens), count // sides)
    spectator_count = count - seated * sides

    async def join_table(at: int) -> PlayedTable:
        here = len(range(at, spectator_count, seated))
        *playing, spectator_token = tokens[at]
        table = PlayedTable(
            [await connect_socket(address) for _ in playing],
            [await connect_socket(address) for _ in range(here)],
        )
        await table.send_hello(playing, spectator_token)
        return table

    tables = await _gather_limited(join_table(at) for at in range(seated))
    clients = LoadClients(
        tables, [socket for table in tables for socket in (*table.sockets, *table.spectators)]
    )
    clients.start_listening(table.listen(side) for table in tables for side in range(sides))
    clients.start_listening(table.drain_spectator(socket) for table in tables for socket in table.spectators)
    return clients
