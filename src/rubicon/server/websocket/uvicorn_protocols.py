"""uvicorn's protocols, extended so that one client cannot hold up the others.

What a client sends is counted where it arrives, frame by frame: also pings, and continuations that hold
nothing, of which the application never hears. A client beyond its share is not read from for a while, so its
own network connection slows it down. The application says who counts with
`scope["extensions"]["rubicon.meter"]`.

A client that does not read cannot be sent a close frame: it would wait behind everything else. So the
WebSocket protocol gives the application a function that hangs up at once
(`scope["extensions"]["rubicon.abort"]`), and one that sends without a task and a wait while the client reads
(`scope["extensions"]["rubicon.write"]`): a step may go to many. The HTTP protocol hangs up on a connection
that has not sent a whole request, or not read a response, in time; on one of a client that has had its share
of connections, before anything is read from it; and on one with many requests that were sent without waiting.

Both let go of everything when a connection is lost. Otherwise what belongs to it would hold each other, and
stay until Python's next full collection, which a server rarely runs (see `rubicon.server.ops.gc_tuning`).
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from struct import pack
from typing import Any, ClassVar, Protocol

from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode
from websockets.http11 import Request
from websockets.protocol import State

from rubicon.server.settings import MESSAGE_BYTES

#: The key of the function that hangs up, in the extensions of a WebSocket's scope.
ABORT = "rubicon.abort"
#: The key of the function that takes the `Meter` of the connection.
METER = "rubicon.meter"
#: The key of a function that says when the last message arrived, in seconds of `time.time`.
ARRIVED = "rubicon.arrived"
#: The key of a function that says how many seconds the last ping and its answer took; 0 if not known.
ROUND_TRIP = "rubicon.round-trip"
#: The key of a function that sends a text at once, if nothing waits; it says whether it did.
WRITE = "rubicon.write"
#: Bytes that are parsed before the meter is asked. The smallest frame has 6.
SLICE_BYTES = 1024
#: Bytes of one client that are parsed before others have their turn: less than half a millisecond of work.
TURN_BYTES = 8 * SLICE_BYTES
#: Frames of one message, at most. Honest programs send one, or a few.
MAX_MESSAGE_FRAMES = 128


class Meter(Protocol):
    """Counts what arrives on a WebSocket."""

    def count(self, frames: int, size: int) -> float:
        """Count frames that have arrived, with `size` bytes in all. Returns the seconds to read nothing."""
        ...


def text_frame(text: str) -> bytes:
    """A text as a frame of a server, which is whole and not masked."""
    data = text.encode()
    size = len(data)
    if size < 126:
        return pack("!BB", 0x81, size) + data
    if size < 1 << 16:
        return pack("!BBH", 0x81, 126, size) + data
    return pack("!BBQ", 0x81, 127, size) + data


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket whose frames are counted, and that the application can hang up on.

    What arrives is parsed in small slices, and only while the application has read the messages before and
    the client is within its share. Until then the rest waits here, and nothing more is read from the network.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._meter: Meter | None = None
        self._unparsed = bytearray()  # its beginning can be dropped without moving the rest
        self._arrived = 0.0  # when the oldest byte of `_unparsed` did
        self._frames_parsed = 0
        self._pause: asyncio.Handle | None = None  # what ends the pause in which nothing is parsed

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        scope: Any = getattr(self, "scope", None)  # None: the handshake was refused
        if scope is not None:
            scope["extensions"][ABORT] = self.transport.abort
            scope["extensions"][METER] = self._set_meter
            scope["extensions"][ARRIVED] = self._last_arrival
            scope["extensions"][ROUND_TRIP] = self._round_trip
            scope["extensions"][WRITE] = self._write_text

    def _set_meter(self, meter: Meter) -> None:
        self._meter = meter

    def _last_arrival(self) -> float:
        return self._arrived

    def _round_trip(self) -> float:
        return self.last_ping_rtt

    def _write_text(self, text: str) -> bool:
        """Send a text now. False: the client does not read fast enough, or the connection is closing."""
        transport = self.transport
        if not self.writable.is_set() or self.conn.state is not State.OPEN or transport.is_closing():
            return False
        transport.write(text_frame(text))
        return True

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)  # the request; it holds nothing else
            return
        if not self._unparsed:
            self._arrived = time.time()
        self._unparsed += data
        self._parse()

    def _parse(self) -> None:
        """Parse what has arrived as far as is allowed now, and read on when all of it is parsed."""
        turn = TURN_BYTES
        while self._unparsed and turn > 0 and self._may_parse():
            piece = bytes(self._unparsed[:SLICE_BYTES])
            del self._unparsed[:SLICE_BYTES]
            turn -= len(piece)
            self._frames_parsed = 0
            super().data_received(piece)
            if len(self.frames) > MAX_MESSAGE_FRAMES and not self.close_sent:
                self.conn.fail(CloseCode.MESSAGE_TOO_BIG, "a message in too many frames")
                self.handle_parser_exception()
            elif self._meter is not None:
                seconds = self._meter.count(self._frames_parsed, len(piece))
                if seconds:
                    self._pause = self.loop.call_later(seconds, self._end_of_pause)
        if self.transport.is_closing():
            self._unparsed.clear()
        elif self._may_parse() and not self._unparsed:
            self.transport.resume_reading()
        else:
            self.transport.pause_reading()
            if self._may_parse():
                self._pause = self.loop.call_soon(self._end_of_pause)

    def _may_parse(self) -> bool:
        return (
            not self.read_paused
            and self._pause is None
            and self.handshake_complete
            and not self.transport.is_closing()
        )

    def _end_of_pause(self) -> None:
        self._pause = None
        self._parse()

    def handle_events(self) -> None:
        self._frames_parsed += len(self.conn.events)
        super().handle_events()

    async def receive(self) -> ASGIReceiveEvent:
        if self._unparsed and self.queue.empty():
            self._parse()  # it arrived before the handshake was complete
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self._parse()
        return message

    def connection_lost(self, exc: Exception | None) -> None:
        if self._pause is not None:
            self._pause.cancel()
        self._unparsed.clear()
        super().connection_lost(exc)
        self._meter = None
        self.conn.parser.close()
        scope: Any = getattr(self, "scope", None)
        if scope is not None:
            scope["extensions"].clear()


#: Requests of one connection that wait for the answers to those before. Browsers send none without waiting.
MAX_PIPELINED_REQUESTS = 4


class ConnectionGate(Protocol):
    """Counts open connections by the address at their other end."""

    def enter(self, address: str) -> Callable[[], None] | None:
        """Count one more connection. Returns what to call when it is closed; None: refuse it."""
        ...


class HttpProtocol(HttpToolsProtocol):
    """An HTTP connection with time limits for its requests and its reader, and a size limit for headers."""

    #: Who counts connections; None: nobody does.
    gate: ClassVar[ConnectionGate | None] = None

    #: Seconds that the headers of a request may take. `ops.security` limits the time of the body.
    header_seconds = 20.0
    #: Seconds in which a client that does not read fast enough must have read some of what waits for it.
    reader_seconds = 20.0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as its model
        super().connection_made(transport)
        self._in_headers, self._size = False, 0
        self._header_deadline: asyncio.TimerHandle | None = None
        self._reader_deadline: asyncio.TimerHandle | None = None
        self._leave_gate: Callable[[], None] | None = None
        if self.gate is not None and self.client is not None:
            self._leave_gate = self.gate.enter(self.client[0])
            if self._leave_gate is None:
                transport.abort()
                return
        self._expect_request()

    def _leave(self) -> None:
        """The connection is closed, or is a WebSocket from now on."""
        if self._leave_gate is not None:
            self._leave_gate()
            self._leave_gate = None

    def handle_websocket_upgrade(self) -> None:
        self._leave()
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # as after the end of a connection

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        self._stop_header_deadline()
        self._stop_reader_deadline()
        super().connection_lost(exc)
        self._unset_keepalive_if_required()
        self.pipeline.clear()
        self.cycle = None  # type: ignore[assignment]  # as before the first request

    def _expect_request(self) -> None:
        """From now on the headers of a request must arrive in time."""
        if self._header_deadline is None:
            self._header_deadline = asyncio.get_running_loop().call_later(
                self.header_seconds, self.transport.abort
            )

    def _stop_header_deadline(self) -> None:
        if self._header_deadline is not None:
            self._header_deadline.cancel()
            self._header_deadline = None

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if len(self.pipeline) >= MAX_PIPELINED_REQUESTS:
            raise ValueError("too many requests")  # the parser answers this with a status of 400
        self._in_headers, self._size = True, 0
        self._expect_request()

    def on_headers_complete(self) -> None:
        self._in_headers = False
        self._stop_header_deadline()
        if len(self.url) + sum(len(name) + len(value) for name, value in self.headers) > MESSAGE_BYTES:
            raise ValueError("too large")  # the parser answers this with a status of 400
        super().on_headers_complete()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._size += len(data)
        if self._in_headers and self._size > MESSAGE_BYTES:
            self.transport.abort()
        cycle: Any = self.cycle  # None before the first request
        if cycle is not None and cycle.response_complete and self.timeout_keep_alive_task is None:
            # Empty lines, or the rest of a request that was answered early: uvicorn waits for more for ever.
            self._expect_request()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stop_reader_deadline()
        self._reader_deadline = asyncio.get_running_loop().call_later(
            self.reader_seconds, self.transport.abort
        )

    def resume_writing(self) -> None:
        self._stop_reader_deadline()
        super().resume_writing()

    def _stop_reader_deadline(self) -> None:
        if self._reader_deadline is not None:
            self._reader_deadline.cancel()
            self._reader_deadline = None
