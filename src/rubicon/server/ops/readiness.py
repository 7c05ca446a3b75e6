"""Whether this process can store games: it writes a probe, and remembers the result for a moment."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from rubicon.server.errors import store_away
from rubicon.server.tables.registry import TableRegistry
from rubicon.store.database import StoreError
from rubicon.store.operations import write_probe

#: Seconds for which a result counts, so that questions do not cost more than one write.
PROBE_SECONDS: Final = 1.0


class Readiness:
    """Writes a probe into the store when it is asked."""

    def __init__(self, tables: TableRegistry) -> None:
        self._tables = tables
        self._lock = asyncio.Lock()
        self._checked = float("-inf")
        self._is_ready = False

    async def check(self) -> None:
        """Raise `Refused` if nothing can be stored."""
        async with self._lock:
            if time.monotonic() - self._checked >= PROBE_SECONDS:
                try:
                    await self._tables.read(write_probe, self._tables.store, time.time())
                    self._is_ready = True
                except StoreError:
                    self._is_ready = False
                self._checked = time.monotonic()
        if not self._is_ready:
            raise store_away()
