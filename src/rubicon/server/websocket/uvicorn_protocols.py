"""uvicorn's protocols, extended so that the server can hang up on clients that never finish.

A client that does not read cannot be sent a close frame: it would wait behind everything else. So the
WebSocket protocol gives the application a function that hangs up at once
(`scope["extensions"]["rubicon.abort"]`). The HTTP protocol hangs up on a connection that has not sent a whole
request in time.
"""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from rubicon.server.settings import MESSAGE_BYTES

#: The key of the function that hangs up, in the extensions of a WebSocket's scope.
ABORT = "rubicon.abort"


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket that the application can hang up on."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        scope: Any = getattr(self, "scope", None)  # None: the handshake was refused
        if scope is not None:
            scope["extensions"][ABORT] = self.transport.abort


class HttpProtocol(HttpToolsProtocol):
    """An HTTP connection with a time limit for its first request and a size limit for headers."""

    #: Seconds that the headers of the first request may take. `ops.security` limits the time of the body.
    header_seconds = 20.0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as its model
        super().connection_made(transport)
        self._in_headers, self._size = False, 0
        self._deadline = asyncio.get_running_loop().call_later(self.header_seconds, transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        self._deadline.cancel()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_headers, self._size = True, 0

    def on_headers_complete(self) -> None:
        self._in_headers = False
        self._deadline.cancel()
        if len(self.url) + sum(len(name) + len(value) for name, value in self.headers) > MESSAGE_BYTES:
            raise ValueError("too large")  # the parser answers this with a status of 400
        super().on_headers_complete()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._size += len(data)
        if self._in_headers and self._size > MESSAGE_BYTES:
            self.transport.abort()
