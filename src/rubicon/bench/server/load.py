"""The load on a server: many WebSockets, and one thing at a time under way at each of many places.

A place is a table with both its players, or one socket of a bare echo server. A shot is one action there,
from the moment it should be sent until everybody who is shown something by it has seen it.
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
from rubicon.table.patch import patched

T = TypeVar("T")

#: So many come at once.
AT_ONCE = 20
#: How long stragglers are waited for at the end of a phase, in seconds.
STRAGGLERS = 10.0


@dataclass(slots=True)
class Shot:
    """One action: when it was due, when the last screen it reached had it, and whether it is answered."""

    due: float
    seen: float
    answered: asyncio.Future[bool]


@dataclass(frozen=True)
class Phase:
    """What a phase measured. `late` has the seconds from each action to the last screen it reached."""

    seconds: float
    answered: int
    refused: int
    late: Sequence[float]

    @property
    def rate(self) -> float:
        """Actions answered a second."""
        return self.answered / self.seconds

    def percentile(self, share: float) -> float:
        """So large a share of the actions took no longer, in seconds."""
        ordered = sorted(self.late)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


class Place(ABC):
    """Where one shot is under way at a time."""

    def __init__(self) -> None:
        self.shot: Shot | None = None

    @property
    def free(self) -> bool:
        """Whether nothing is under way."""
        return self.shot is None or self.shot.answered.done()

    @abstractmethod
    async def send(self, rng: Random) -> bool:
        """Send something; False if there is nothing to be sent here any more."""

    async def fire(self, rng: Random, due: float) -> Shot | None:
        """Begin a shot."""
        self.shot = Shot(due, due, asyncio.get_running_loop().create_future())
        if await self.send(rng):
            return self.shot
        self.shot.answered.set_result(False)
        return None

    def seen(self) -> None:
        """A screen has been reached."""
        if self.shot is not None:
            self.shot.seen = time.perf_counter()

    def answered(self, done: bool) -> None:
        """The answer is here."""
        self.seen()
        if self.shot is not None and not self.shot.answered.done():
            self.shot.answered.set_result(done)


class Echo(Place):
    """One socket of the echo server. What comes back is what was sent."""

    def __init__(self, socket: ClientConnection, size: int) -> None:
        super().__init__()
        self.socket = socket
        self.text = "x" * size

    async def send(self, rng: Random) -> bool:
        await self.socket.send(self.text)
        return True

    async def listen(self) -> None:
        """Until the socket is closed."""
        async for _ in self.socket:
            self.answered(True)


class Table(Place):
    """A game with both its players, who choose at random."""

    def __init__(self, sockets: Sequence[ClientConnection], watching: Sequence[ClientConnection]) -> None:
        super().__init__()
        self.sockets = sockets
        self.watching = watching
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

    async def greet(self, tokens: Sequence[str], spectator: str) -> None:
        """Say hello for everybody."""
        for socket, token in zip(
            (*self.sockets, *self.watching), (*tokens, *[spectator] * len(self.watching)), strict=True
        ):
            await socket.send(json.dumps({"type": "hello", "protocols": [1], "token": token}))
        for side, socket in enumerate(self.sockets):
            welcome = json.loads(await socket.recv())
            if welcome["type"] != "welcome":
                raise RubiconError(f"The server did not let a player in: {welcome['why']}")
            self.screens[side], self.seqs[side] = welcome["screen"], welcome["seq"]
        for socket in self.watching:
            await socket.recv()

    async def listen(self, side: int) -> None:
        """Take in what one player is sent, until the socket is closed."""
        async for text in self.sockets[side]:
            self.bytes_received += len(text)
            message = json.loads(text)
            kind = message["type"]
            if kind == "update":
                self.screens[side] = patched(self.screens[side], message["patch"])
                self.seqs[side] = message["seq"]
                self.seen()
            elif kind in ("done", "refused"):
                self.answered(kind == "done")

    async def look_on(self, socket: ClientConnection) -> None:
        """Take in what a spectator is sent."""
        async for text in socket:
            self.bytes_received += len(text)


@dataclass
class Crowd:
    """All places, and the tasks that listen there."""

    places: Sequence[Place]
    sockets: Sequence[ClientConnection]
    tasks: list[asyncio.Task[None]] = field(default_factory=list)

    def listen(self, work: Iterable[Awaitable[None]]) -> None:
        """Have these done until everybody leaves."""
        self.tasks += [asyncio.ensure_future(each) for each in work]

    async def leave(self) -> None:
        """Close all sockets."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await asyncio.gather(*(socket.close() for socket in self.sockets))

    async def paced(self, rate: float, seconds: float, rng: Random) -> Phase:
        """So many shots a second, evenly, whether the server keeps up or not.

        A shot is measured from when it was due, so that a server that stops for a while is not let off.
        """
        begun = time.perf_counter()
        shots: list[Shot] = []
        for number in range(max(1, round(rate * seconds))):
            due = begun + number / rate
            wait = due - time.perf_counter()
            if wait > 0:
                await asyncio.sleep(wait)
            await self._shoot(rng, due, shots)
        return await self._measured(begun, seconds, shots)

    async def flat_out(self, at_once: int, seconds: float, rng: Random) -> Phase:
        """As many as the server can, so many of them under way at any time."""
        begun = time.perf_counter()
        shots: list[Shot] = []

        async def one_after_another() -> None:
            while time.perf_counter() < begun + seconds:
                shot = await self._shoot(rng, time.perf_counter(), shots)
                if shot is not None:
                    await shot.answered

        await asyncio.gather(*(one_after_another() for _ in range(at_once)))
        return await self._measured(begun, seconds, shots)

    async def _shoot(self, rng: Random, due: float, shots: list[Shot]) -> Shot | None:
        for _ in range(100):
            place = rng.choice(self.places)
            if place.free:
                shot = await place.fire(rng, due)
                if shot is not None:
                    shots.append(shot)
                    return shot
        await asyncio.sleep(0.01)  # everything is under way, or over
        return None

    async def _measured(self, begun: float, seconds: float, shots: Sequence[Shot]) -> Phase:
        if not shots:
            raise RubiconError("Nothing could be done: all games are over. Measure more games, or less long.")
        _, silent = await asyncio.wait([shot.answered for shot in shots], timeout=STRAGGLERS)
        if silent:
            raise RubiconError(f"The server left {len(silent)} actions without an answer.")
        took = max(seconds, time.perf_counter() - begun)
        await asyncio.sleep(0.3)  # the last screens
        done = [shot for shot in shots if shot.answered.result()]
        late = [shot.seen - shot.due for shot in done]
        return Phase(took, len(done), len(shots) - len(done), late)


async def _socket(address: str) -> ClientConnection:
    return await connect(
        address, compression=None, max_size=None, proxy=None, ping_interval=None, open_timeout=60
    )


async def _each(work: Iterable[Awaitable[T]]) -> list[T]:
    """The results of all of these, some of them under way at once."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(part: Awaitable[T]) -> T:
        async with gate:
            return await part

    return list(await asyncio.gather(*(one(part) for part in work)))


async def echoes(address: str, count: int, size: int) -> Crowd:
    """Sockets of an echo server, for messages of this size."""
    opened = await _each(_socket(address) for _ in range(count))
    places = [Echo(socket, size) for socket in opened]
    crowd = Crowd(places, opened)
    crowd.listen(place.listen() for place in places)
    return crowd


async def players(address: str, tokens: Sequence[Sequence[str]], count: int) -> Crowd:
    """Players at as many tables as `count` sockets allow, two each, then spectators, table by table.

    `tokens` has those of each game: of its sides in order, then that of spectators.
    """
    sides = len(tokens[0]) - 1
    seated = min(len(tokens), count // sides)
    spectators = count - seated * sides

    async def sit_down(at: int) -> Table:
        watching = len(range(at, spectators, seated))
        *playing, looking = tokens[at]
        table = Table(
            [await _socket(address) for _ in playing], [await _socket(address) for _ in range(watching)]
        )
        await table.greet(playing, looking)
        return table

    tables = await _each(sit_down(at) for at in range(seated))
    crowd = Crowd(tables, [socket for table in tables for socket in (*table.sockets, *table.watching)])
    crowd.listen(table.listen(side) for table in tables for side in range(sides))
    crowd.listen(table.look_on(socket) for table in tables for socket in table.watching)
    return crowd
