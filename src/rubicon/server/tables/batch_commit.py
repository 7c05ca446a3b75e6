"""Storing changes of many tables together: one transaction, and one wait for the disk, for all of them."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

from rubicon.server.ops import metrics
from rubicon.store.store import CommitResult, Store
from rubicon.table.changes import Change

#: Changes in one transaction, at most. More would make the first of them wait too long.
MAX_BATCH_CHANGES = 200


class BatchCommitter:
    """Commits changes in the order they arrive. While one batch is written, the next one collects."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._thread = ThreadPoolExecutor(1, "commits")
        self._waiting: list[tuple[Change, asyncio.Future[CommitResult]]] = []
        self._task: asyncio.Task[None] | None = None

    async def commit(self, change: Change) -> CommitResult:
        """Store a change. None: it is durable. If this returns a result or raises, nothing is stored."""
        result: asyncio.Future[CommitResult] = asyncio.get_running_loop().create_future()
        self._waiting.append((change, result))
        if self._task is None:
            self._task = asyncio.create_task(self._commit_batches())
        return await result

    async def _commit_batches(self) -> None:
        loop = asyncio.get_running_loop()
        while self._waiting:
            batch, self._waiting = self._waiting[:MAX_BATCH_CHANGES], self._waiting[MAX_BATCH_CHANGES:]
            changes = [change for change, _ in batch]
            try:
                results = await loop.run_in_executor(self._thread, self._store.commit, changes)
            except Exception as problem:
                for _, result in batch:
                    if not result.cancelled():
                        result.set_exception(problem)
                continue
            metrics.COMMITS.inc()
            metrics.CHANGES.inc(len(changes))
            for (_, result), outcome in zip(batch, results, strict=True):
                if not result.cancelled():
                    result.set_result(outcome)
        self._task = None

    async def close(self) -> None:
        """Wait for the batches that are not yet written, then end the thread."""
        if self._task is not None:
            await self._task
        self._thread.shutdown()
