"""Hearing from other processes, through PostgreSQL's own LISTEN and NOTIFY."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from threading import Event, Thread
from typing import Any

import psycopg
from sqlalchemy import URL

from rubicon.store.database import CHANNEL

#: Seconds: how soon `stop` is heard, and how long to wait before a lost connection is tried again.
NOD, RETRY = 0.2, 1.0


class Listener:
    """A thread that listens until it is stopped. A lost connection is made again, and `changed(None)` says
    that something may have been missed.

    What is sent is the sender's name, a space, and a game; or `! ` and words for `told`.
    """

    def __init__(
        self,
        url: URL,
        own: str,
        changed: Callable[[str | None], None],
        told: Callable[[str], None] | None,
    ) -> None:
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._own = own
        self._changed = changed
        self._told = told
        #: Whether the connection is there.
        self.hears = False
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
                connection.execute(f"LISTEN {CHANNEL}")
                self.hears = True
                if self._ready.is_set():
                    self._changed(None)
                self._ready.set()
                while not self._stopped.is_set():
                    for notice in connection.notifies(timeout=NOD):
                        self._hear(notice.payload)
            self.hears = False
            self._stopped.wait(RETRY)

    def _connect(self) -> psycopg.Connection[Any]:
        """A connection that notices soon if the other end is gone: it sends nothing by itself."""
        return psycopg.connect(
            self._address, autocommit=True, keepalives_idle=10, keepalives_interval=5, keepalives_count=3
        )

    def _hear(self, payload: str) -> None:
        sender, _, what = payload.partition(" ")
        if sender == self._own:
            return
        if not what.startswith("! "):
            self._changed(what)
        elif self._told is not None:
            self._told(what[2:])
