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

ABORT = "rubicon.abort"

#: How long a new connection may take until its first request has arrived.
REQUEST_SECONDS = 20.0


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket that can be hung up on."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        scope: Any = getattr(self, "scope", None)  # none: the handshake was refused
        if scope is not None:
            scope["extensions"][ABORT] = self.transport.abort


class HttpProtocol(HttpToolsProtocol):
    """An HTTP connection whose first request comes in time."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as its model
        super().connection_made(transport)
        asyncio.get_running_loop().call_later(REQUEST_SECONDS, self._in_time)

    def _in_time(self) -> None:
        cycle: Any = self.cycle
        if cycle is None and self.transport.get_protocol() is self:  # not even the headers, and no WebSocket
            self.transport.abort()
