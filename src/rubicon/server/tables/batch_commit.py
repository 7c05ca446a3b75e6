"""Storing changes of many tables together: one transaction, and one wait for the disk, for all that wait."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

from rubicon.server.ops import metrics
from rubicon.store.store import Result, Store
from rubicon.table.changes import Change

#: So many changes go into one transaction at most.
BATCH = 200


class Writer:
    """Commits changes in the order they come. While one batch is being written, the next one gathers."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._thread = ThreadPoolExecutor(1, "commits")
        self._waiting: list[tuple[Change, asyncio.Future[Result]]] = []
        self._task: asyncio.Task[None] | None = None

    async def commit(self, change: Change) -> Result:
        """Durable once this returns None; otherwise, or if it raises, the change has not happened."""
        stored: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self._waiting.append((change, stored))
        if self._task is None:
            self._task = asyncio.create_task(self._write())
        return await stored

    async def _write(self) -> None:
        loop = asyncio.get_running_loop()
        while self._waiting:
            batch, self._waiting = self._waiting[:BATCH], self._waiting[BATCH:]
            changes = [change for change, _ in batch]
            try:
                results = await loop.run_in_executor(self._thread, self._store.commit, changes)
            except Exception as problem:
                for _, stored in batch:
                    if not stored.cancelled():
                        stored.set_exception(problem)
                continue
            metrics.COMMITS.inc()
            metrics.CHANGES.inc(len(changes))
            for (_, stored), result in zip(batch, results, strict=True):
                if not stored.cancelled():
                    stored.set_result(result)
        self._task = None

    async def close(self) -> None:
        """Wait for what is under way."""
        if self._task is not None:
            await self._task
        self._thread.shutdown()
