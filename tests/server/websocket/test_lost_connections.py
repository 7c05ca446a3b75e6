"""What belongs to a connection goes with it: nothing waits for a collection of Python's garbage."""

from __future__ import annotations

import asyncio
import gc
import socket
from collections.abc import Iterator
from contextlib import suppress
from typing import Any
from weakref import WeakSet

import httpx
import pytest
import uvicorn
from websockets.asyncio.client import connect

from rubicon.server.websocket.uvicorn_protocols import WRITE, HttpProtocol, WebSocketProtocol
from tests.support.in_process_server import async_test

#: The protocols of the connections that are still in memory.
alive: WeakSet[Any] = WeakSet()


class CountedHttp(HttpProtocol):
    """An HTTP connection that is counted."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as its model
        super().connection_made(transport)
        alive.add(self)


class CountedWebSocket(WebSocketProtocol):
    """A WebSocket that is counted."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        alive.add(self)


@pytest.fixture(autouse=True)
def no_collections() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


async def answer(scope: Any, receive: Any, send: Any) -> None:
    """Send each message back, at once or in its turn, and a word to each request."""
    await receive()
    if scope["type"] == "http":
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
        await send({"type": "http.response.body", "body": b"ok"})
        return
    write = scope["extensions"][WRITE]
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        if not write(message["text"]):
            await send({"type": "websocket.send", "text": message["text"]})


@async_test
async def test_a_lost_connection_leaves_nothing_behind() -> None:
    """2,000 handshakes a second left 20 KB each, for up to ten minutes."""
    listener = socket.create_server(("127.0.0.1", 0))
    port = listener.getsockname()[1]
    config = uvicorn.Config(answer, http=CountedHttp, ws=CountedWebSocket, lifespan="off", log_config=None)
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve(sockets=[listener]))
    for size in (5, 125, 126, 70_000):
        async with connect(f"ws://127.0.0.1:{port}/", compression=None) as client:
            await client.send("ä" * (size // 2))
            assert await client.recv() == "ä" * (size // 2)
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as client:
        for _ in range(3):
            assert (await client.get("/")).text == "ok"
    handshake = (
        b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    for begun in (b"", b"GET / HT", b"nonsense\r\n\r\n", b"GET / HTTP/1.1\r\nHost: x\r\n\r\n" * 9, handshake):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(begun)
        with suppress(TimeoutError):
            await asyncio.wait_for(reader.read(10), 0.1)
        writer.transport.abort()
    for _ in range(200):
        if not alive:
            break
        await asyncio.sleep(0.01)
    left = [type(each).__name__ for each in alive]
    server.should_exit = True
    await serving
    assert left == []
