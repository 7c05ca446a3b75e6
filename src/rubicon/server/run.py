"""Running the server: one process, or several that share a database and a port."""

from __future__ import annotations

import os
import signal
import socket
import sys
import tempfile
from collections.abc import Callable
from contextlib import nullcontext, suppress
from dataclasses import replace
from functools import partial
from types import FrameType

import uvicorn
from uvicorn.supervisors import Multiprocess

from rubicon.core.game import RubiconError
from rubicon.server.ops import logs
from rubicon.server.settings import MESSAGE_BYTES, Settings
from rubicon.server.websocket.uvicorn_protocols import HttpProtocol, WebSocketProtocol
from rubicon.store.database import lock_for_server

if sys.platform != "win32":
    import resource

#: The environment variable in which the Prometheus library looks for its folder; see `ops.metrics`.
METRICS_FOLDER_VARIABLE = "PROMETHEUS_MULTIPROC_DIR"


#: Bytes that the system keeps for one client that does not read.
SEND_BUFFER_BYTES = 128 * 1024


def raise_open_file_limit() -> None:
    """Allow as many open files as the system permits: every client is one, and the default is low."""
    if sys.platform != "win32":
        _, maximum = resource.getrlimit(resource.RLIMIT_NOFILE)
        with suppress(OSError, ValueError):  # some systems report a limit that they do not grant
            resource.setrlimit(resource.RLIMIT_NOFILE, (maximum, maximum))


def listen(settings: Settings) -> socket.socket:
    """A listening socket at the address of the settings. Clients that connect before the server runs wait.

    Raises `RubiconError` if the address is not free.
    """
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family)
    try:
        if sys.platform == "win32":  # there, SO_REUSEADDR would let several servers listen on one port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        else:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        # Data for a slow client waits here too; its connection inherits the limit.
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER_BYTES)
        listener.bind((settings.host.strip("[]"), settings.port))
        listener.listen(2048)
    except OSError as problem:
        listener.close()
        raise RubiconError(
            f"Cannot listen on {settings.host}, port {settings.port}: {problem.strerror}. "
            "Choose another with --host and --port."
        ) from None
    listener.set_inheritable(True)
    return listener


def uvicorn_config(settings: Settings, app: Callable[[], object]) -> uvicorn.Config:
    """The configuration of uvicorn for `app`, a function that makes the application."""
    return uvicorn.Config(
        app,
        factory=True,
        http=HttpProtocol,
        ws=WebSocketProtocol,
        ws_max_size=MESSAGE_BYTES,
        ws_ping_interval=settings.heartbeat_seconds,
        ws_ping_timeout=settings.heartbeat_seconds,
        # Secrets and an opponent's text would be compressed together, and the size would reveal both.
        ws_per_message_deflate=False,
        workers=settings.workers,
        # A worker answers only after its modules are loaded. On a busy machine that takes a while; a worker
        # that is killed and restarted for it would never start to serve.
        timeout_worker_healthcheck=30,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        timeout_graceful_shutdown=int(settings.grace_seconds),
    )


def serve(settings: Settings, ready: Callable[[Settings], None]) -> int:
    """Serve until a signal stops the server; returns the exit status.

    `ready` is called when clients can connect, with the settings and the port that is really used.
    """
    raise_open_file_limit()
    lock = lock_for_server(settings.database or None)
    listener = listen(settings)
    settings = replace(settings, port=listener.getsockname()[1])
    several = settings.workers > 1
    with tempfile.TemporaryDirectory(prefix="rubicon-figures-") if several else nullcontext("") as folder:
        if several:
            os.environ[METRICS_FOLDER_VARIABLE] = folder
        from rubicon.server.app import create_worker_app  # noqa: PLC0415  # metrics look for their folder on import

        config = uvicorn_config(settings, partial(create_worker_app, settings))
        logs.configure(settings.log_level)
        if several:
            ready(settings)
            Multiprocess(config, sockets=[listener]).run()
            return 0
        server = _ReadyServer(config, lambda: ready(settings))
        try:
            server.run(sockets=[listener])
        except SystemExit as ended:
            print("rubicon: the server could not start; the lines above say why.", file=sys.stderr)
            return ended.code if isinstance(ended.code, int) else 1
        finally:
            if lock is not None:
                lock.close()
    return 0


class _ReadyServer(uvicorn.Server):
    """Calls a function when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop, but do not raise the signal again afterwards as the base class does: this is no failure."""
        if self.should_exit and sig == signal.SIGINT:
            self.force_exit = True
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._ready()
