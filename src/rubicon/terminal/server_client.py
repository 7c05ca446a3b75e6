"""The client side of a Rubicon server: HTTP requests, and the connection of one seat; see docs/protocol.md.

A thread keeps the seat up to date. When the connection is lost, the thread connects again and gets the missed
updates. A command without an answer is sent again with the same key, so that it is carried out only once.
"""

from __future__ import annotations

import json
import secrets
import threading
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import httpx
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from rubicon import paths
from rubicon.core.game import SPECTATOR, RubiconError
from rubicon.core.message import Message, is_message, message, parse_message
from rubicon.core.record import Commitment
from rubicon.core.seal import new_words
from rubicon.core.verdict import Receipt, parse_receipt
from rubicon.table.patch import apply_patch

PROTOCOLS: Final = [2]
#: Silence after which the client sends a ping: the server closes silent connections.
PING_INTERVAL_SECONDS: Final = 60.0
#: How long to wait for the first connection or for the answer to a command.
ANSWER_TIMEOUT_SECONDS: Final = 60.0
#: Refusals of a hello that will be the same the next time: do not connect again.
FINAL_REFUSAL_CODES: Final = ("token", "invitation", "protocol", "malformed", "unknown", "origin", "host")


class RefusedByServer(RubiconError):
    """The server refused a request. `code` is the kind of refusal."""

    def __init__(self, code: str, why: Message) -> None:
        super().__init__(why)
        self.code = code


def refusal_message(refused: Mapping[str, Any]) -> Message:
    """Why the server refused something. Servers of earlier versions say it in English alone."""
    said = refused.get("message")
    if isinstance(said, list) and is_message(said):
        return parse_message(said)
    return Message("error", {"text": str(refused["why"])})


@dataclass(frozen=True, slots=True)
class ServerAddress:
    """Where a link leads: the server, and the token if the link has one."""

    server: str
    token: str | None

    @property
    def link(self) -> str:
        return f"{self.server}/g#{self.token}"


def parse_link(link: str) -> ServerAddress:
    """The address in a link, or in the plain address of a server, which has no token."""
    parts = urlsplit(link if "://" in link else f"http://{link}")
    if parts.scheme not in ("http", "https") or not parts.hostname:
        example = "https://play.example.org/g#TOKEN"
        raise RubiconError(message("server-no-link", word=link, example=example))
    return ServerAddress(f"{parts.scheme}://{parts.netloc}", parts.fragment or None)


def request_json(server: str, method: str, path: str, body: Any = None, token: str | None = None) -> Any:
    """Send one HTTP request and return the JSON answer. A refusal is raised with the server's reason."""
    headers = {} if token is None else {"authorization": f"Bearer {token}"}
    try:
        answer = httpx.request(method, f"{server}{path}", json=body, headers=headers, timeout=30)
    except httpx.HTTPError as problem:
        raise RubiconError(message("server-silent", at=server, text=type(problem).__name__)) from None
    try:
        data = answer.json() if answer.content else None
    except ValueError:
        raise RubiconError(message("server-other", at=server)) from None
    if answer.is_success:
        return data
    if isinstance(data, dict) and "why" in data:
        raise RefusedByServer(str(data.get("code")), refusal_message(data))
    raise RubiconError(message("server-status", at=server, status=answer.status_code))


def request_text(server: str, path: str) -> bytes:
    """The body of a GET request that does not answer with JSON."""
    try:
        answer = httpx.get(f"{server}{path}", timeout=30)
    except httpx.HTTPError as problem:
        raise RubiconError(message("server-silent", at=server, text=type(problem).__name__)) from None
    if answer.status_code != httpx.codes.OK:
        raise RubiconError(message("server-status", at=server, status=answer.status_code))
    return answer.content


def receipt_path(game: str, side: str) -> Path:
    """Where the receipt for the dice of a game is kept."""
    return paths.home() / "receipts" / f"{game}-{side}.json"


def read_receipts(pattern: str = "*") -> list[Receipt]:
    """The receipts that programs of this user have kept; see `rubicon.core.verdict`."""
    found = []
    for path in sorted((paths.home() / "receipts").glob(f"{pattern}.json")):
        with suppress(OSError, ValueError):
            found.append(parse_receipt(path.read_text("utf-8")))
    return found


def save_receipt(receipt: Receipt) -> None:
    """Keep a receipt. Only its user can read it: until the game begins, its words are secret."""
    path = receipt_path(receipt.game, receipt.side)
    paths.make_folder("receipts")
    path.touch(0o600)
    path.write_text(receipt.to_json(), "utf-8")


class ServerConnection:
    """The connection of one seat. Its thread updates the attributes and calls `on_news` at news."""

    def __init__(self, address: ServerAddress, on_news: Callable[[], None] = lambda: None) -> None:
        self.address = address
        self.on_news = on_news
        self.viewer = -1
        self.seq = 0
        self.facts: dict[str, Any] = {}
        self.screen: dict[str, Any] = {}
        self.log: list[Message] = []
        self.chat: list[dict[str, Any]] = []
        self.presence: dict[str, Any] = {}
        #: The clocks of the last message.
        self.clocks: list[dict[str, Any]] = []
        self.connected = False
        self.problem: RubiconError | None = None
        self._socket: ClientConnection | None = None
        self._changed = threading.Condition()
        self._unanswered: dict[str, str] = {}
        self._answers: dict[str, dict[str, Any]] = {}
        self._posted: set[str] = set()  # keys of commands whose answers nobody waits for
        self._receipt: Receipt | None = None
        self._words_key: str | None = None  # of the command that shows this side's words
        self._words_phase: str | None = None  # the last phase in which this program gave its words
        self._closed = threading.Event()
        self._thread = threading.Thread(target=self._run, name="connection", daemon=True)

    def start(self) -> None:
        """Connect, and wait until the server has sent the whole table."""
        self._thread.start()
        if not self.wait_until(lambda: bool(self.facts), ANSWER_TIMEOUT_SECONDS):
            self.close()
            raise RubiconError(message("server-silent", at=self.address.server, text="WebSocket"))

    def close(self) -> None:
        """Disconnect. The thread ends before this returns, so that `on_news` is not called afterwards."""
        self._closed.set()
        socket = self._socket
        if socket is not None:
            socket.close()
        if self._thread.is_alive():
            self._thread.join(timeout=2)

    def wait_until(self, until: Callable[[], bool], seconds: float | None = None) -> bool:
        """Wait until a condition holds; False after `seconds`. Raises what ended the connection."""
        with self._changed:
            found = self._changed.wait_for(lambda: self.problem is not None or until(), seconds)
            if self.problem is not None:
                raise self.problem
            return found

    def call(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a command and wait for its answer. A refusal is raised as `RefusedByServer`."""
        key = secrets.token_urlsafe(18)
        text = json.dumps({"type": kind, "key": key, **fields})
        with self._changed:
            self._unanswered[key] = text
            socket = self._socket if self.connected else None
        if socket is not None:
            self._send(socket, text)
        try:
            if not self.wait_until(lambda: key in self._answers, ANSWER_TIMEOUT_SECONDS):
                raise RubiconError(message("server-unanswered"))
        finally:
            self._unanswered.pop(key, None)
        answer = self._answers.pop(key)
        if answer["type"] == "refused":
            raise RefusedByServer(answer["code"], refusal_message(answer))
        return answer

    # ------------------------------------------------------------------------------------------- the words

    def _give_words(self) -> None:
        """If the server asks, commit to random words for the dice, or show them.

        They are shown only when every commitment is known, and the receipt keeps these commitments: what the
        host changes afterwards is found at the end of the game.
        """
        facts = self.facts
        if self.viewer == SPECTATOR or any(seat["kind"] == "open" for seat in facts["seats"]):
            return
        side = facts["seats"][self.viewer]["side"]
        phase = facts.get("words", {"phase": "uncommitted"})[
            "phase"
        ]  # an older server asks for words at once
        if side not in facts["asked"] or phase == self._words_phase:
            return
        self._words_phase = phase
        receipt = self._find_receipt(Receipt(facts["id"], side, facts["commitment"], new_words()))
        if phase == "uncommitted":
            self._post("contribute", text=receipt.words)
        elif phase == "commit":
            self._keep_receipt(receipt)
            self._post("commit", hash=receipt.commitment)
        elif phase == "reveal":
            made = tuple(Commitment(*each) for each in facts["words"]["commitments"])
            is_ours = Commitment(side, receipt.commitment) in made
            if is_ours and receipt.commitments in (None, made):
                self._keep_receipt(replace(receipt, commitments=made))
                self._words_key = self._post("contribute", text=receipt.words)

    def _find_receipt(self, fresh: Receipt) -> Receipt:
        """The receipt of this game, if this program or an earlier one has begun it; else the fresh one."""
        known = [self._receipt] if self._receipt else read_receipts(f"{fresh.game}-{fresh.side}")
        return next((one for one in known if one.seal == fresh.seal), fresh)

    def _keep_receipt(self, receipt: Receipt) -> None:
        self._receipt = receipt
        with suppress(OSError, RubiconError):  # the game goes on; only a later check lacks the receipt
            save_receipt(receipt)

    def _post(self, kind: str, **fields: Any) -> str:
        """Send a command without waiting for its answer. Returns its key."""
        key = secrets.token_urlsafe(18)
        self._posted.add(key)
        text = self._unanswered[key] = json.dumps({"type": kind, "key": key, **fields})
        if self.connected and self._socket is not None:
            self._send(self._socket, text)
        return key

    # ------------------------------------------------------------------------------------------ the thread

    def _run(self) -> None:
        pause = 0.1
        while not self._closed.is_set() and self.problem is None:
            try:
                with connect(
                    f"ws{self.address.server.removeprefix('http')}/ws",
                    compression=None,
                    max_size=2**24,
                    open_timeout=10,
                    proxy=None,
                ) as socket:
                    self._socket = socket
                    self._send_hello(socket)
                    while not self._closed.is_set() and self.problem is None:
                        self._read_message(socket)
            except (OSError, WebSocketException, TimeoutError):
                pause = 0.1 if self.connected else min(pause * 2, 5.0)
            self._set_connected(False)
            self._closed.wait(pause)

    def _read_message(self, socket: ClientConnection) -> None:
        try:
            text = socket.recv(PING_INTERVAL_SECONDS)
        except TimeoutError:
            socket.send(json.dumps({"type": "ping", "key": secrets.token_urlsafe(18)}))
            return
        self._receive(json.loads(text))

    def _send(self, socket: ClientConnection, text: str) -> None:
        with suppress(OSError, WebSocketException):  # it is sent again with the next connection
            socket.send(text)

    def _send_hello(self, socket: ClientConnection) -> None:
        hello: dict[str, Any] = {"type": "hello", "protocols": PROTOCOLS, "token": self.address.token}
        if self.facts:
            hello["since"] = self.seq
        socket.send(json.dumps(hello))
        self._receive(json.loads(socket.recv(30)))
        if self.problem is None:
            self._set_connected(True)
            for text in list(self._unanswered.values()):
                socket.send(text)

    def _set_connected(self, connected: bool) -> None:
        if connected != self.connected:
            with self._changed:
                self.connected = connected
                self._changed.notify_all()
            self.on_news()

    def _receive(self, message: dict[str, Any]) -> None:
        """Handle one message, wake up waiting threads, and report news."""
        with self._changed:
            is_news = self._handle(message)
            self._changed.notify_all()
        if is_news:
            self.on_news()

    def _handle(self, message: dict[str, Any]) -> bool:
        """Apply one message. Returns whether the user should see it at once."""
        kind = message["type"]
        if kind == "welcome":
            self.viewer, self.facts = message["viewer"], message["facts"]
            self.clocks = self.facts["faces"]
            self.chat, self.presence = message["chat"], message["presence"]
            if message["updates"] is None:
                self.screen, self.seq = message["screen"], message["seq"]
                self.log = [parse_message(line) for line in message["log"]]
            else:
                for update in message["updates"]:
                    self._apply_update(update)
            self._words_phase = None
            self._give_words()
            return True
        if kind == "update":
            self._apply_update(message)
            return True
        if kind == "facts":
            self.facts = message["facts"]
            self.clocks = self.facts["faces"]
            self._give_words()
            return True
        if kind == "chat":
            said = message["said"]
            name = (said["room"], said["number"])
            known = (at for at, line in enumerate(self.chat) if (line["room"], line["number"]) == name)
            before = next(known, None)
            if before is None:
                self.chat.append(said)
            else:  # an operator has removed its text
                self.chat[before] = said
            return True
        if kind == "presence":
            self.presence = message
            return False
        if message["key"] is not None:
            if message["key"] == self._words_key and kind == "done" and self._receipt is not None:
                self._keep_receipt(replace(self._receipt, confirmed=True))
            if message["key"] in self._posted:
                self._posted.remove(message["key"])
                self._unanswered.pop(message["key"], None)
            elif message["key"] in self._unanswered:
                self._answers[message["key"]] = message
        elif kind == "refused" and message["code"] in FINAL_REFUSAL_CODES:
            self.problem = RefusedByServer(message["code"], refusal_message(message))
        return False

    def _apply_update(self, update: dict[str, Any]) -> None:
        if update["seq"] != self.seq + 1:
            return  # it is known already
        self.seq = update["seq"]
        if update["drop"]:
            del self.log[-update["drop"] :]
        self.log += [parse_message(line) for line in update["log"]]
        self.screen = apply_patch(self.screen, update["patch"])
        self.clocks = update["clock"]
