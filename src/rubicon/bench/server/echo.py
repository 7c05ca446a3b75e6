"""A bare echo server on the same ASGI server with the same settings: the cost of the network alone.

`python -m rubicon.bench.server.echo` prints its port, like `rubicon serve`.
"""

from __future__ import annotations

import uvicorn
from starlette.types import Receive, Scope, Send

from rubicon.server.run import listen, raise_open_file_limit, uvicorn_config
from rubicon.server.settings import Settings


async def echo(scope: Scope, receive: Receive, send: Send) -> None:
    """Send every text back."""
    if scope["type"] == "lifespan":
        for kind in ("startup", "shutdown"):
            await receive()
            await send({"type": f"lifespan.{kind}.complete"})
        return
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": message["text"]})


def main() -> None:
    """Serve until killed."""
    raise_open_file_limit()
    settings = Settings(port=0)
    listener = listen(settings)
    print(f"port {listener.getsockname()[1]}", flush=True)
    uvicorn.Server(uvicorn_config(settings, lambda: echo)).run(sockets=[listener])


if __name__ == "__main__":
    main()
