"""uvicorn's protocols with what this server needs besides: an end for those who never finish.

A reader that does not read cannot be told goodbye: the words would wait behind all the others. So the
WebSocket side hands the application a way to hang up at once (`scope["extensions"]["rubicon.abort"]`), and
a connection that has not sent a whole request in time is hung up on.
"""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from rubicon.server.settings import MESSAGE_BYTES

ABORT = "rubicon.abort"


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket that can be hung up on."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        scope: Any = getattr(self, "scope", None)  # none: the handshake was refused
        if scope is not None:
            scope["extensions"][ABORT] = self.transport.abort


class HttpProtocol(HttpToolsProtocol):
    """An HTTP connection whose first request comes in time, and whose requests have headers of some size."""

    #: How long the headers of the first request may take; the guard counts from there.
    seconds = 20.0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as its model
        super().connection_made(transport)
        self._heading, self._size = False, 0
        self._deadline = asyncio.get_running_loop().call_later(self.seconds, transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        self._deadline.cancel()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._heading, self._size = True, 0

    def on_headers_complete(self) -> None:
        self._heading = False
        self._deadline.cancel()
        if len(self.url) + sum(len(name) + len(value) for name, value in self.headers) > MESSAGE_BYTES:
            raise ValueError("too large")  # the parser takes it for a request that is not understood
        super().on_headers_complete()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._size += len(data)
        if self._heading and self._size > MESSAGE_BYTES:
            self.transport.abort()
