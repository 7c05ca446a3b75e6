"""The WebSocket: one connection from its handshake to its end.

Every message of a client is checked: its size, its rate, its form, and whether this seat may do that. What
the client is sent waits in a queue of limited length. A client that does not read is cut off, and catches up
when it comes back.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from typing import Any, Final

from pydantic import ValidationError
from starlette.types import Message, Receive, Scope, Send

from rubicon.core.game import SPECTATOR, RubiconError
from rubicon.core.message import message, to_data
from rubicon.messages import title_words
from rubicon.server import messages
from rubicon.server.accounts.names import valid_name
from rubicon.server.bots.hints import HintService
from rubicon.server.errors import Refused, problem_data, schema_refusal, to_refused
from rubicon.server.ops import logs, metrics
from rubicon.server.ops.processor_time import ProcessorTime
from rubicon.server.ops.security import (
    check_host,
    check_origin,
    cookie_name,
    cookies,
    security_headers,
    send_refusal,
    sender_of,
)
from rubicon.server.ops.shares import MIN_WAIT_SECONDS, Client, Shares, busy
from rubicon.server.seating.service import SeatAccess, SeatService
from rubicon.server.settings import MESSAGE_BYTES, Settings
from rubicon.server.tables.commands import ClientCommand
from rubicon.server.tables.deliveries import Arrival
from rubicon.server.tables.push_messages import to_json
from rubicon.server.tables.registry import TableRegistry
from rubicon.server.websocket.uvicorn_protocols import ABORT, ARRIVED, METER, ROUND_TRIP, WRITE

#: Close codes. Those from 4400 on are ours and follow HTTP's: 4401 as 401, and so on.
NORMAL, TOO_LARGE, AGAIN_LATER = 1000, 1009, 1013
MALFORMED, UNAUTHORISED, SILENT, VERSION, FLOOD, SLOW = 4400, 4401, 4408, 4426, 4429, 4413
#: Messages refused for their rate or form after which the connection is closed.
MAX_STRIKES: Final = 20


#: The kind of work of each command that has a share of its own.
COMMAND_WORK: Final = {
    "chat": "chat",
    "note": "notes",
    "undo": "undos",
    "draw": "undos",
    "hints": "undos",
    "rematch": "games",
}
#: Messages that a command counts as which was carried out before: it costs more, and few are sent again.
REPEATED_MESSAGES: Final = 10
#: Bytes that are stored with each command, apart from what it says.
STORED_COMMAND_BYTES: Final = 200


class FrameMeter:
    """Counts what arrives on a WebSocket, frame by frame, for its client."""

    __slots__ = ("_client", "_shares")

    def __init__(self, shares: Shares, client: Client) -> None:
        self._shares = shares
        self._client = client

    def count(self, frames: int, size: int) -> float:
        """Count frames that have arrived, with `size` bytes in all. Returns the seconds to read nothing."""
        shares, client = self._shares, self._client
        shares.charge("frames", client, frames)
        shares.charge("bytes", client, size)
        return max(shares.wait("frames", client, 0.0), shares.wait("bytes", client, 0.0))


class WebSocketApp:
    """The WebSocket side of the server, as an ASGI application."""

    def __init__(
        self,
        settings: Settings,
        shares: Shares,
        tables: TableRegistry,
        seating: SeatService,
        hints: HintService,
        processor_time: ProcessorTime,
    ) -> None:
        self.settings = settings
        self.shares = shares
        self.tables = tables
        self.seating = seating
        self.hints = hints
        self.processor_time = processor_time
        #: How many WebSockets are open.
        self.open = 0
        self.headers = security_headers(settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection, or refuse its handshake."""
        await receive()  # websocket.connect
        client = sender_of(self.shares, scope)
        try:
            self.shares.take("requests", client)
            self.tables.sanctions.check_client(client)
            check_host(self.settings, scope)
            from_page = check_origin(self.settings, scope)
            if scope["path"] != "/ws":
                raise Refused("unknown", message("refused-websocket"))
            if self.open >= self.settings.sockets:
                raise busy(self.shares.work["sockets"], MIN_WAIT_SECONDS)
            self.shares.hold("sockets", client)
        except Refused as refused:
            await send_refusal(refused, _as_response(send, self.headers))
            return
        self.open += 1
        metrics.SOCKETS.set(self.open)
        try:
            await Connection(self, scope, receive, send, client, from_page).run()
        finally:
            self.shares.release("sockets", client)
            self.open -= 1
            metrics.SOCKETS.set(self.open)


def _as_response(send: Send, headers: list[tuple[bytes, bytes]]) -> Send:
    """A `send` that answers a WebSocket handshake with an HTTP response."""

    async def response(message: Message) -> None:
        more = {"headers": [*message["headers"], *headers]} if "headers" in message else {}
        await send({**message, **more, "type": f"websocket.{message['type']}"})

    return response


#: Commands that change nothing, so that nothing of them is stored.
UNSTORED: Final = messages.Ping | messages.Explain | messages.Inspect | messages.Hint | messages.Odds


class Connection:
    """One client. From its hello on it belongs to one seat, or to the spectators."""

    __slots__ = (
        "_abort_transport",
        "_app",
        "_arrived",
        "_closing",
        "_last_received",
        "_queue",
        "_receive",
        "_round_trip",
        "_send",
        "_sender",
        "_strikes",
        "_timer",
        "_write",
        "client",
        "cookies",
        "from_page",
        "game",
        "token",
        "viewer",
    )

    def __init__(
        self,
        app: WebSocketApp,
        scope: Scope,
        receive: Receive,
        send: Send,
        client: Client,
        from_page: bool,
    ) -> None:
        self.client = client
        self.viewer = SPECTATOR
        self.token = b""
        self.game = ""
        #: Whether a page of an allowed origin connects. Only then are its cookies used.
        self.from_page = from_page
        self.cookies = cookies(scope) if from_page else {}
        self._app = app
        self._receive = receive
        self._send = send
        extensions = scope.get("extensions", {})
        self._abort_transport = extensions.get(ABORT)
        self._arrived = extensions.get(ARRIVED, time.time)
        self._round_trip = extensions.get(ROUND_TRIP, float)
        self._write = extensions.get(WRITE, _cannot_write)
        if METER in extensions:
            extensions[METER](FrameMeter(app.shares, client))
        self._queue: deque[str] = deque()
        self._sender: asyncio.Task[None] | None = None
        self._closing: tuple[int, str] | None = None
        settings = app.settings
        now = time.monotonic()
        self._strikes = 0
        self._last_received = now
        self._timer = asyncio.get_running_loop().call_later(settings.hello_seconds, self._check_silence)

    # -------------------------------------------------------------------------------- from handshake to end

    async def run(self) -> None:
        """Serve the client until it leaves or is closed."""
        try:
            await self._send({"type": "websocket.accept"})
            if await self._receive_hello():
                while (text := await self._next_text()) is not None:
                    await self._handle_in_turn(text)
            if self._closing is not None and self._sender is not None:
                await asyncio.wait([self._sender])  # it sends the close frame, or is cancelled
        except OSError:
            pass  # the client is gone; uvicorn raises this
        finally:
            self._timer.cancel()
            self._closing = self._closing or (NORMAL, "gone")  # nothing more is sent
            if self.game:
                self._app.tables.leave(self.game, self)
            if self._sender is not None:
                self._sender.cancel()

    async def _next_text(self) -> str | None:
        """The next message, or None at the end. Messages that come too fast or are not text are refused."""
        while True:
            received = await self._receive()
            if received["type"] != "websocket.receive" or self._closing is not None:
                return None
            self._last_received = time.monotonic()
            try:
                self._app.shares.take("messages", self.client)
            except Refused as refused:
                self._refuse(None, refused)
                self._strike(FLOOD, "too many messages")
                continue
            text: str | None = received.get("text")
            if text is None:
                self._refuse(None, Refused("malformed", message("refused-binary")))
                self._strike(MALFORMED, "binary data")
                continue
            if len(text) > MESSAGE_BYTES:
                self.close(TOO_LARGE, f"a message holds at most {MESSAGE_BYTES} bytes")
                return None
            return text

    def _check_silence(self) -> None:
        """Close the connection if nothing was received in time; otherwise check again later."""
        settings = self._app.settings
        limit = settings.idle_seconds if self.game else settings.hello_seconds
        left = self._last_received + limit - time.monotonic()
        if left <= 0 or not self.game:
            self.close(SILENT, "nothing was heard for too long")
        else:
            self._timer = asyncio.get_running_loop().call_later(left + 0.01, self._check_silence)

    def _strike(self, code: int, why: str) -> None:
        """Count a message that should not have been sent. Too many close the connection."""
        self._strikes += 1
        if self._strikes >= MAX_STRIKES:
            self.close(code, why)

    # --------------------------------------------------------------------------------------------- sending

    def push(self, text: str) -> None:
        """Send a message, after those that wait. If too many do, the client reads too slowly: hang up."""
        if self._closing is not None:
            return
        # Who joins is logged before the welcome is sent, so that waits.
        if self._sender is None and self.game and self._write(text):
            return
        if len(self._queue) >= self._app.settings.queue:
            logs.write("slow reader", game=self.game, viewer=self.viewer)
            metrics.REFUSED.labels("slow").inc()
            self._hang_up()
            return
        self._queue.append(text)
        if self._sender is None:
            self._sender = asyncio.create_task(self._send_queued())

    async def _send_queued(self) -> None:
        """Send what is queued, then the close frame if the connection is closing."""
        try:
            while self._queue:
                await self._send({"type": "websocket.send", "text": self._queue.popleft()})
            if self._closing is not None:
                code, why = self._closing
                await self._send({"type": "websocket.close", "code": code, "reason": why})
        except (OSError, RuntimeError):
            self._queue.clear()  # the client is gone, or the connection is closed already
        finally:
            self._sender = None

    def close(self, code: int, why: str) -> None:
        """Close the connection after what is queued. If that does not get through in time, hang up."""
        if self._closing is None:
            self._closing = (code, why)
            metrics.REFUSED.labels(f"close-{code}").inc()
            self._timer.cancel()
            self._timer = asyncio.get_running_loop().call_later(5.0, self._hang_up)
            if self._sender is None:
                self._sender = asyncio.create_task(self._send_queued())

    def _hang_up(self) -> None:
        """Hang up without a close frame: a client that does not read would not get it."""
        self._closing = self._closing or (SLOW, "too slow")
        self._queue.clear()
        if self._sender is not None:
            self._sender.cancel()
        if self._abort_transport is not None:
            self._abort_transport()

    def _refuse(self, key: str | None, refused: Refused, more: dict[str, Any] | None = None) -> None:
        """Send a refusal of the message with this key."""
        metrics.REFUSED.labels(refused.code).inc()
        message = {"type": "refused", "key": key, **problem_data(refused), "seq": None}
        self.push(to_json({**message, **(more or {})}))

    # ------------------------------------------------------------------------------------------- the hello

    async def _receive_hello(self) -> bool:
        """Receive the hello and let the client join. Returns whether it has joined."""
        text = await self._next_text()
        if text is None:
            return False
        try:
            try:
                hello = messages.hello_adapter.validate_json(text)
            except ValidationError as problem:
                raise _malformed(problem, "The first message is a hello. ") from None
            if not set(hello.protocols) & set(messages.PROTOCOLS):
                spoken = ", ".join(map(str, messages.PROTOCOLS))
                raise Refused("protocol", message("refused-protocol", spoken=spoken))
            self._app.shares.take("hellos", self.client)
            await self._app.processor_time.run_join(self.client, self._join, hello)
            return True
        except RubiconError as problem:
            refused = to_refused(problem)
            logs.write("not let in", code=refused.code)
            self._refuse(None, refused)
            close_codes = {"malformed": MALFORMED, "protocol": VERSION}
            close_codes |= dict.fromkeys(("unsaved", "away", "rate", "busy"), AGAIN_LATER)
            self.close(close_codes.get(refused.code, UNAUTHORISED), refused.code)
            return False

    async def _join(self, hello: messages.Hello) -> None:
        """Let the client join the game of its token or cookie. Raises `Refused` if it may not."""
        app = self._app
        token = hello.token
        if token is None and hello.game is not None:
            token = self.cookies.get(cookie_name(app.settings, f"seat-{hello.game}"))
        access = await app.seating.authenticate(token)
        if hello.game not in (None, access.game):
            raise Refused("token", message("refused-link-other-game"))

        await app.seating.require_taken(access)
        self.viewer, self.token = access.viewer, access.token
        await app.tables.join(access.game, self, hello.since)
        self.game = access.game
        logs.write("joined", game=self.game, viewer=self.viewer)
        # A token that was revoked or a ban may have come before this connection could be closed for it.
        await app.seating.authenticate(token)
        app.tables.sanctions.check_client(self.client)
        self._timer.cancel()
        self._timer = asyncio.get_running_loop().call_later(app.settings.idle_seconds, self._check_silence)

    # ---------------------------------------------------------------------------------------- the commands

    async def _handle_in_turn(self, text: str) -> None:
        """Handle one message, after others if this client uses much of the server."""
        arrival = Arrival(self._arrived(), self._round_trip())
        try:
            await self._app.processor_time.run(self.client, self._handle, text, arrival)
        except Refused as refused:  # nothing was done
            self._refuse(None, refused)
            self._strike(FLOOD, "too much at once")

    async def _handle(self, text: str, arrival: Arrival) -> None:
        """Handle one message of a client that has joined."""
        try:
            command = messages.command_adapter.validate_json(text)
        except ValidationError as problem:
            self._refuse(None, _malformed(problem))
            self._strike(MALFORMED, "malformed messages")
            return
        try:
            self._count(command, len(text))
        except Refused as refused:
            self._refuse(command.key, refused)
            self._strike(FLOOD, "too much of one kind")
            return
        if isinstance(command, messages.Hint | messages.Odds):
            # This takes a while, and the client may play meanwhile.
            self._app.tables.spawn(self._execute_and_answer(command, arrival))
        else:
            await self._execute_and_answer(command, arrival)

    def _count(self, command: messages.Command, size: int) -> None:
        """Count a command of `size` characters for its client. Raises `Refused` if it has had its share."""
        shares = self._app.shares
        if (kind := COMMAND_WORK.get(command.type)) is not None:
            shares.take(kind, self.client)
        if not isinstance(
            command, messages.Ping | messages.Explain | messages.Inspect | messages.Hint | messages.Odds
        ):
            shares.take("stored", self.client, size + STORED_COMMAND_BYTES)

    async def _execute_and_answer(self, command: messages.Command, arrival: Arrival) -> None:
        """Execute a command and send its answer or refusal."""
        began = time.monotonic()
        outcome = "done"
        try:
            await self._authorise(command)
            self.push(to_json(await self._answer(command, arrival)))
        except RubiconError as problem:
            refused = to_refused(problem)
            outcome = refused.code
            if refused.work == "database":
                self._app.tables.note_unsaved(self.game, self.viewer, command.key, arrival)
            self._refuse(command.key, refused, await self._refusal_details(refused))
        except Exception:
            outcome = "fault"
            metrics.FAULTS.inc()
            logs.write_fault("fault", command=command.type)
            self._refuse(command.key, Refused("fault", message("refused-fault")))
        metrics.COMMANDS.labels(command.type, outcome).inc()
        metrics.COMMAND_SECONDS.observe(time.monotonic() - began)

    async def _authorise(self, command: messages.Command) -> None:
        """Raise `Refused` unless this seat may still send this command."""
        access = SeatAccess(self.game, self.viewer, self.token)
        if not await self._app.seating.is_still_valid(access):
            self.close(UNAUTHORISED, "this link was revoked")
            raise Refused("token", message("refused-link-renewed"))
        if self.viewer == SPECTATOR and not isinstance(
            command, messages.Chat | messages.Ping | messages.Inspect
        ):
            raise Refused("seat", message("refused-spectators"))
        if isinstance(command, messages.Chat):
            await self._app.seating.check_may_talk(access, self.client)
        if isinstance(command, messages.Rematch):
            await self._app.seating.check_may_rematch(access)
        if self.viewer == SPECTATOR and isinstance(command, messages.Chat) and command.name.strip():
            await self._app.seating.names.check_free(valid_name(command.name))

    async def _refusal_details(self, refused: Refused) -> dict[str, Any]:
        """More fields of a refusal: after a stale command, the number of the last update and the screen."""
        viewer = self.viewer
        if refused.code != "stale":
            return {}
        return await self._app.tables.query(
            self.game, lambda table: {"seq": table.seq(viewer), "screen": table.screen(viewer)}
        )

    async def _answer(self, command: messages.Command, arrival: Arrival) -> dict[str, Any]:
        """Execute a command; returns its answer."""
        tables, side = self._app.tables, self.viewer
        done: dict[str, Any] = {"type": "done", "key": command.key}
        if isinstance(command, messages.Ping):
            return {**done, "seq": tables.last_sent_seq(self.game, side)}
        if isinstance(command, messages.Explain):
            asked = command.action
            title, reason, seq = await tables.query(
                self.game, lambda table: (table.game, table.explain(side, asked), table.seq(side))
            )
            return {**done, "seq": seq, "message": to_data(reason), "text": title_words(title).say(reason)}
        if isinstance(command, messages.Inspect) and command.question == messages.KNOWLEDGE:
            seq, facts = await self._app.hints.knowledge(self.game, side, self.client)
            return {**done, "seq": seq, "facts": facts}
        if isinstance(command, messages.Inspect):
            question = command.question
            seq, facts = await tables.query(
                self.game, lambda table: (table.seq(side), table.inspect(side, question))
            )
            return {**done, "seq": seq, "facts": facts}
        if isinstance(command, messages.Hint):
            seq, hint = await self._app.hints.hint(self.game, side, self.client)
            return {**done, "seq": seq, "hint": hint}
        if isinstance(command, messages.Odds):
            seq, odds = await self._app.hints.odds(self.game, side, command.question, self.client)
            return {**done, "seq": seq, "odds": odds}
        result = await tables.execute(self.game, ClientCommand(side, command, self.token), arrival)
        if not result.repeated:
            return {**done, **result.answer}
        # The table was dropped to find that out.
        self._app.shares.charge("messages", self.client, REPEATED_MESSAGES - 1)
        seq, screen = await tables.query(self.game, lambda table: (table.seq(side), table.screen(side)))
        return {**done, **result.answer, "again": True, "screen": screen, "seq": seq}


def _cannot_write(text: str) -> bool:
    """Stands for what sends at once, where the server has nothing like it."""
    return False


def _malformed(problem: ValidationError, preface: str = "") -> Refused:
    """The refusal of a message that does not fit the schema."""
    first = problem.errors(include_input=False, include_url=False, include_context=False)[0]
    return schema_refusal(first, preface)
