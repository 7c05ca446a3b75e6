"""Hearing from other processes, through PostgreSQL's own LISTEN and NOTIFY."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from threading import Event, Thread
from typing import Any

import psycopg
from sqlalchemy import URL

from rubicon.store.database import NOTIFY_CHANNEL

#: Seconds: how soon `stop` is heard, and how long to wait before a lost connection is tried again.
STOP_CHECK_SECONDS, RECONNECT_SECONDS = 0.2, 1.0


class PostgresListener:
    """A thread that listens until it is stopped. A lost connection is made again, and `on_change(None)` says
    that something may have been missed.

    What is sent is the sender's name, a space, and a game; or `! ` and words for `on_message`.
    """

    def __init__(
        self,
        url: URL,
        own_name: str,
        on_change: Callable[[str | None], None],
        on_message: Callable[[str], None] | None,
    ) -> None:
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._own_name = own_name
        self._on_change = on_change
        self._on_message = on_message
        #: Whether the connection is there.
        self.connected = False
        self._stopped = Event()
        self._ready = Event()
        self._thread = Thread(target=self._run, name="rubicon-listen", daemon=True)
        self._thread.start()
        self._ready.wait(10)

    def stop(self) -> None:
        """Listen no more."""
        self._stopped.set()
        self._thread.join()

    def _run(self) -> None:
        while not self._stopped.is_set():
            with suppress(psycopg.Error), self._connect() as connection:
                connection.execute(f"LISTEN {NOTIFY_CHANNEL}")
                self.connected = True
                if self._ready.is_set():
                    self._on_change(None)
                self._ready.set()
                while not self._stopped.is_set():
                    for notice in connection.notifies(timeout=STOP_CHECK_SECONDS):
                        self._on_payload(notice.payload)
            self.connected = False
            self._stopped.wait(RECONNECT_SECONDS)

    def _connect(self) -> psycopg.Connection[Any]:
        """A connection that notices soon if the other end is gone: it sends nothing by itself."""
        return psycopg.connect(
            self._address, autocommit=True, keepalives_idle=10, keepalives_interval=5, keepalives_count=3
        )

    def _on_payload(self, payload: str) -> None:
        sender, _, what = payload.partition(" ")
        if sender == self._own_name:
            return
        if not what.startswith("! "):
            self._on_change(what)
        elif self._on_message is not None:
            self._on_message(what[2:])
