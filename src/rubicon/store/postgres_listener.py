"""Messages from other server processes, with PostgreSQL's LISTEN and NOTIFY."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from threading import Event, Thread
from typing import Any

import psycopg
from sqlalchemy import URL

from rubicon.store.database import NOTIFY_CHANNEL

#: Seconds between two checks for `stop`, and before a lost connection is opened again.
STOP_CHECK_SECONDS, RECONNECT_SECONDS = 0.2, 1.0


class PostgresListener:
    """A thread that listens until it is stopped. A lost connection is opened again; then `on_change(None)`
    says that messages may have been missed.

    A message is the sender's name, a space, and the id of a changed game; or, instead of the id, `! ` and a
    text for `on_message`. Messages of `own_name` are ignored.
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
        #: Whether the connection is open now.
        self.connected = False
        self._stopped = Event()
        self._ready = Event()
        self._thread = Thread(target=self._run, name="rubicon-listen", daemon=True)
        self._thread.start()
        self._ready.wait(10)

    def stop(self) -> None:
        """End the thread, and wait for it."""
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
        """A connection with keepalives: it sends nothing itself, so it would not notice a dead server."""
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
