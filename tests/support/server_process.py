"""Real servers in processes of their own, and clients that check every message against its schema."""

from __future__ import annotations

import asyncio
import functools
import json
import os
import re
import secrets
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Self, TypeVar

import httpx
import psutil
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from rubicon.paths import DATABASE_FILE
from rubicon.server.messages import server_message_adapter
from rubicon.store.database import POSTGRES_DRIVER, database_url
from rubicon.store.store import Store
from rubicon.table.patch import apply_patch
from tests.support.build import ROOT
from tests.support.forked_server import PYTHON_PATH, ForkedServer

T = TypeVar("T")

READY = re.compile(r"Rubicon serves at \S+ \(it listens on \S+, port (\d+)\)")

#: Limits so wide that only tests of limits, which narrow them, reach one.
WIDE_LIMITS = {
    "RUBICON_SOCKETS": "10000",
    "RUBICON_SHARE_FACTOR": "100000",
    "RUBICON_METRICS_TOKEN": "the password of the metrics",
}


@dataclass(frozen=True)
class CreatedGame:
    """A game that was created: its number, and the tokens by side (None: of the spectators)."""

    game: str
    tokens: dict[str | None, str]
    links: list[dict[str, Any]]


@functools.cache
def _new_database() -> bytes:
    """The file of a new SQLite database. Servers begin with a copy: to make the tables takes 30 ms."""
    with TemporaryDirectory() as folder:
        path = Path(folder, "new.sqlite")
        with Store.open(str(path)):
            pass
        return path.read_bytes()


def place_new_database(chosen: str) -> None:
    """Make the chosen database, if it is a file of SQLite that does not exist yet."""
    url = database_url(chosen)
    path = Path(str(url.database))
    if url.drivername != POSTGRES_DRIVER and not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(0o600)
        path.write_bytes(_new_database())


#: The end of the last line of a server that cannot listen.
PORT_TAKEN = "Address already in use. Choose another with --host and --port."


class Server:
    """`rubicon serve` in a process of its own, on a free port, with everything it keeps under `home`."""

    #: The module to run as the command `rubicon`.
    program = "tests.support.programs.server_program"

    def __init__(self, home: Path, *arguments: str, **environment: str) -> None:
        self.home = home
        self.arguments = arguments
        kept = {name: value for name, value in os.environ.items() if not name.startswith("RUBICON_")}
        self.environment = {
            **kept,
            **WIDE_LIMITS,
            "PYTHONPATH": PYTHON_PATH,
            "RUBICON_HOME": str(home),
            **environment,
        }
        self.port = 0
        #: Called at the end of the `with` block while the server still serves: clients leave in peace.
        self.before_end: list[Callable[[], None]] = []
        if "--database" not in arguments and "RUBICON_DATABASE" not in environment:
            place_new_database(str(home / DATABASE_FILE))
        self.start()

    def start(self) -> None:
        """Start the server, or start it again on the same port, and wait until it serves.

        Between the two, a client that tries to connect again may have been given that very port for its own
        end. It lets go of it in a moment.
        """
        for _ in range(20):
            if self._starts():
                return
            if not self.port or not self.log_text().rstrip().endswith(PORT_TAKEN):
                break
            time.sleep(0.25)
        raise AssertionError(f"the server did not start:\n{self.log_text()}")

    def _starts(self) -> bool:
        arguments = ["serve", "--port", str(self.port), *self.arguments]
        self._log = (self.home / "server.log").open("ab")
        self.process = self._start_process(arguments)
        assert self.process.stdout is not None
        for line in self.process.stdout:
            found = READY.search(line)
            if found is not None:
                self.port = int(found[1])
                self.address = f"http://127.0.0.1:{self.port}"
                return True
        self.stop()
        return False

    def _start_process(self, arguments: list[str]) -> ForkedServer | subprocess.Popen[str]:
        """A forked server starts much faster, but has the program, modules and metrics of its parent."""
        usual = self.program == Server.program and self.environment["PYTHONPATH"] == PYTHON_PATH
        if usual and "--workers" not in arguments:
            return ForkedServer(arguments, self.environment, self._log)
        return subprocess.Popen(
            [sys.executable, "-m", self.program, *arguments],
            env=self.environment,
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=self._log,
            text=True,
        )

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Stop the server with a signal; returns its exit status."""
        if self.process.poll() is None:
            self.process.send_signal(how)
        status = self.process.wait(timeout=30)
        if self.process.stdout is not None:
            self.process.stdout.close()
        self._log.close()
        return status

    def kill(self) -> None:
        """Kill the server and all its processes, as a power cut would."""
        if self.process.poll() is None:
            for child in psutil.Process(self.process.pid).children(recursive=True):
                child.kill()
        self.stop(signal.SIGKILL)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for leave in self.before_end:
            leave()
        self.kill()

    def log_text(self) -> str:
        """Everything the server has logged."""
        return (self.home / "server.log").read_text(errors="replace")

    def log_entries(self) -> list[dict[str, Any]]:
        """Everything the server has logged, an entry for each line. Every line must be JSON, except those of
        a start that found the port taken and was tried again."""
        lines = self.log_text().splitlines()
        return [json.loads(line) for line in lines if not line.endswith(PORT_TAKEN)]

    # -------------------------------------------------------------------------------------------------- HTTP

    def request(
        self, method: str, path: str, body: Any = None, token: str | None = None, **headers: str
    ) -> httpx.Response:
        """Make one request. Underscores in the names of headers stand for hyphens."""
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        if token is not None:
            named["authorization"] = f"Bearer {token}"
        # Without TLS no certificates are needed, and reading them takes longer than the request.
        return httpx.request(
            method, f"{self.address}{path}", json=body, headers=named, timeout=30, verify=False
        )

    def create(
        self,
        title: str = "forum",
        seats: Sequence[dict[str, Any]] = ({"kind": "me"}, {"kind": "me"}),
        **more: Any,
    ) -> CreatedGame:
        """Create a game; by default both seats are ours."""
        answer = self.request("POST", "/api/games", {"title": title, "seats": list(seats), **more})
        assert answer.status_code == 201, answer.text
        data = answer.json()
        return CreatedGame(
            data["game"], {link["side"]: link["token"] for link in data["links"]}, data["links"]
        )

    def metrics(self) -> dict[str, float]:
        """The values of /metrics, by name and labels."""
        answer = self.request("GET", "/metrics", token=WIDE_LIMITS["RUBICON_METRICS_TOKEN"])
        assert answer.status_code == 200, answer.text
        rows = (line.rpartition(" ") for line in answer.text.splitlines() if not line.startswith("#"))
        return {name: float(value) for name, _, value in rows}

    @property
    def socket_address(self) -> str:
        return f"ws{self.address.removeprefix('http')}/ws"


#: Players that are connected. `run` closes their connections.
_connected: list[Player] = []


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine; players that are still connected afterwards leave."""

    async def whole() -> T:
        try:
            return await work
        finally:
            players, _connected[:] = _connected[:], []
            for player in players:
                await player.close()

    return asyncio.run(whole())


class Player:
    """A client at a seat, or of a spectator, over a WebSocket. It keeps every message it receives."""

    def __init__(self, server: Server, socket: ClientConnection, token: str | None) -> None:
        self.server = server
        self.socket = socket
        self.token = token
        self.received: list[str] = []
        self.facts: dict[str, Any] = {}
        self.screen: dict[str, Any] = {}
        self.log: list[list[Any]] = []
        self.chat: list[str] = []
        self.presence: dict[str, Any] = {}
        self.seq = 0
        self.viewer = -1
        _connected.append(self)

    @classmethod
    async def join(cls, server: Server, token: str, old: Player | None = None) -> Player:
        """Connect and say hello. With `old`, continue that player's connection and catch up."""
        player = await cls.connect(server, token)
        if old is not None:
            for name in ("facts", "screen", "log", "chat", "seq", "viewer"):
                setattr(player, name, getattr(old, name))
        since = None if old is None else old.seq
        answer = await player.hello(token=token, since=since)
        assert answer["type"] == "welcome", answer
        return player

    @classmethod
    async def connect(cls, server: Server, token: str | None = None, **headers: str) -> Player:
        """Open the WebSocket, and send nothing."""
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        socket = await connect(
            server.socket_address, additional_headers=named, compression=None, max_size=2**24, proxy=None
        )
        return cls(server, socket, token)

    async def hello(self, **fields: Any) -> dict[str, Any]:
        """Say hello; returns the answer."""
        await self.send({"type": "hello", "protocols": [2], **fields})
        return await self.next()

    async def send(self, message: Any) -> None:
        """Send a message, or any text."""
        await self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    async def next(self, seconds: float = 20) -> dict[str, Any]:
        """Receive the next message and apply it."""
        text = await asyncio.wait_for(self.socket.recv(), seconds)
        assert isinstance(text, str)
        self.received.append(text)
        server_message_adapter.validate_json(text)
        message: dict[str, Any] = json.loads(text)
        self._apply(message)
        return message

    def _apply(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "welcome":
            self.viewer, self.facts, self.presence = message["viewer"], message["facts"], message["presence"]
            self.chat = [said["text"] for said in message["chat"]]
            if message["updates"] is None:
                self.screen, self.log = message["screen"], message["log"]
                self.seq = message["seq"]
            for update in message["updates"] or ():
                self._update(update)
            assert self.seq == message["seq"]
        elif kind == "update":
            self._update(message)
        elif kind == "facts":
            self.facts = message["facts"]
        elif kind == "presence":
            self.presence = message
        elif kind == "chat":
            self.chat.append(message["said"]["text"])
        elif message.get("screen") is not None:
            assert message["screen"] == self.screen, "the screen does not match the updates"

    def _update(self, update: dict[str, Any]) -> None:
        assert update["seq"] == self.seq + 1, "an update is missing, or came twice"
        self.seq = update["seq"]
        del self.log[len(self.log) - update["drop"] :]
        self.log += update["log"]
        self.screen = apply_patch(self.screen, update["patch"])

    async def until(self, condition: Callable[[Player], bool], seconds: float = 20) -> None:
        """Receive messages until a condition holds."""
        while not condition(self):
            await self.next(seconds)

    async def call(self, kind: str, key: str | None = None, **fields: Any) -> dict[str, Any]:
        """Send a command; returns its answer, `done` or `refused`. Messages before it are received too."""
        key = key or secrets.token_urlsafe(18)
        await self.send({"type": kind, "key": key, **fields})
        return await self.answer(key)

    async def answer(self, key: str | None) -> dict[str, Any]:
        """Receive messages up to the answer to the command with this key."""
        while True:
            message = await self.next()
            if message["type"] in ("done", "refused") and message["key"] == key:
                return message

    async def act(self, action: str, key: str | None = None, seq: int | None = None) -> dict[str, Any]:
        """Send an action; returns the answer."""
        return await self.call("act", key, action=action, seq=self.seq if seq is None else seq)

    @property
    def actions(self) -> list[str]:
        """The legal actions."""
        decision = self.screen["decision"]
        return [] if decision is None else list(decision["actions"])

    @property
    def over(self) -> bool:
        return self.screen["ending"] is not None

    async def closed(self) -> int | None:
        """Receive messages until the server closes the connection; returns the close code."""
        try:
            while True:
                await self.next()
        except ConnectionClosed:
            return self.socket.close_code

    async def close(self) -> None:
        """Leave."""
        if self in _connected:
            _connected.remove(self)
        await self.socket.close()


async def play_randomly(players: Sequence[Player], rng: Random, most: int = 10_000) -> int:
    """Play at random to the end, or for `most` actions. Returns the number of actions."""
    taken = 0
    while taken < most and not all(player.over for player in players):
        able = [player for player in players if player.actions and not player.over]
        assert able, "nobody may act"
        player = rng.choice(able)
        answer = await player.act(rng.choice(player.actions))
        assert answer["type"] == "done", answer
        taken += 1
        await catch_up(players)
    return taken


async def catch_up(players: Sequence[Player]) -> None:
    """Receive everything that was pushed before now: the answer to a ping comes after it."""
    for player in players:
        await player.call("ping")
