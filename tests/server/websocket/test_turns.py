"""What one client has sent at once is parsed a little at a time, so that others have their turn."""

from __future__ import annotations

import asyncio
import socket
from typing import Any, ClassVar

import uvicorn
from websockets.asyncio.client import connect

from rubicon.server.websocket.uvicorn_protocols import TURN_BYTES, HttpProtocol, WebSocketProtocol
from tests.support.in_process_server import async_test


class Watched(WebSocketProtocol):
    """Notes how many bytes are parsed before the event loop goes on to others."""

    turns: ClassVar[list[int]] = []

    def _parse(self) -> None:
        before = len(self._unparsed)
        super()._parse()
        self.turns.append(before - len(self._unparsed))


@async_test
async def test_much_data_of_one_client_is_parsed_in_turns() -> None:
    """256 KB in one piece kept all others waiting for 30 ms."""
    received: list[str] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            received.append(message["text"])

    listener = socket.create_server(("127.0.0.1", 0))
    config = uvicorn.Config(app, http=HttpProtocol, ws=Watched, lifespan="off", log_config=None)
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve(sockets=[listener]))
    texts = [f"{number} " + "x" * 15_000 for number in range(40)]
    async with connect(f"ws://127.0.0.1:{listener.getsockname()[1]}/", compression=None) as client:
        await asyncio.gather(*(client.send(text) for text in texts))
        while len(received) < len(texts):
            await asyncio.sleep(0.01)
    server.should_exit = True
    await serving
    assert received == texts
    assert max(Watched.turns) <= TURN_BYTES
    assert sum(Watched.turns) > 40 * 15_000
