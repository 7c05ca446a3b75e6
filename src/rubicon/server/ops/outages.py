"""Says every few seconds in the store that this process is alive, so that clocks stand still while none is.

A crash, a restart or a database that is away is not charged to anybody; see `rubicon.store.outages`.
"""

from __future__ import annotations

import asyncio
import time
from math import inf
from typing import Final

from rubicon.server.ops import logs
from rubicon.server.tables.registry import TableRegistry
from rubicon.store.database import StoreError
from rubicon.store.outages import record_alive

#: Seconds between two beats, and while nothing can be stored.
BEAT_SECONDS: Final = 2.0
RETRY_SECONDS: Final = 0.5
#: Seconds of silence that mean that no process could store anything.
SILENCE_SECONDS: Final = 3 * BEAT_SECONDS


class OutageRecorder:
    """Records outages, and tells the tables about them."""

    def __init__(self, tables: TableRegistry) -> None:
        self._tables = tables
        self._heard = time.time()  # the end of the last outage that the tables know
        self._away_since: float | None = None
        tables.on_store_failure = self.note_failure

    def note_failure(self, at: float) -> None:
        """Nothing could be stored at this moment."""
        if self._away_since is None:
            self._away_since = at

    async def start(self) -> None:
        """The first beat ends the silence since the last process; then go on in the background."""
        # With a database of its own, no other process can have been alive meanwhile.
        await self._beat(SILENCE_SECONDS if self._tables.settings.shares_database else 0.0)
        self._tables.spawn(self._run())

    async def stop(self) -> None:
        """The last beat: the silence begins now."""
        await self._beat(inf)

    async def _run(self) -> None:
        while True:
            beaten = time.monotonic()
            await asyncio.sleep(BEAT_SECONDS if self._away_since is None else RETRY_SECONDS)
            # A change of the system's time is no silence.
            silent = time.monotonic() - beaten > SILENCE_SECONDS
            await self._beat(SILENCE_SECONDS if silent else inf)

    async def _beat(self, silence: float) -> None:
        """Say that this process is alive; an outage ends now if no process was for `silence` seconds."""
        now, away_since = time.time(), self._away_since
        try:
            found = await self._tables.read(
                record_alive, self._tables.store, now, self._heard, silence, away_since
            )
        except StoreError:
            self.note_failure(now)
            return
        if self._away_since == away_since:
            self._away_since = None
        for outage in found:
            self._heard = max(self._heard, outage.end)
            self._tables.add_outage(outage)
            logs.write("outage", seconds=round(outage.end - outage.start, 1))
