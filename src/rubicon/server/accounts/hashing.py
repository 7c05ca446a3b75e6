"""Hashing passwords is slow on purpose: a few run at once, a few may wait, and clients take turns."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from rubicon.server.ops.shares import FairQueue, Work

T = TypeVar("T")

#: Passwords hashed at once, of unknown and of known devices: each takes a core and 64 MB for a moment.
MAX_PARALLEL, MAX_PARALLEL_KNOWN = 2, 1
#: Passwords that wait, at most: of unknown and of known devices together, and of one client.
MAX_WAITING, MAX_WAITING_KNOWN, MAX_OF_CLIENT = 12, 12, 2

_STRANGERS: Final = Work(
    "logins", "of unknown devices", per_client=MAX_OF_CLIENT, at_once=MAX_PARALLEL, waiting=MAX_WAITING
)
_KNOWN: Final = Work(
    "logins",
    "of known devices",
    per_client=MAX_OF_CLIENT,
    at_once=MAX_PARALLEL_KNOWN,
    waiting=MAX_WAITING_KNOWN,
)


class HashQueue:
    """Runs hashing in threads. Known devices have a queue of their own, which strangers cannot fill."""

    def __init__(self) -> None:
        self._strangers = FairQueue(_STRANGERS)
        self._known = FairQueue(_KNOWN)
        # Hashing does not hold up the event loop, so its time does not count as `ops.processor_time` counts.
        self._threads = ThreadPoolExecutor(MAX_PARALLEL + MAX_PARALLEL_KNOWN, "passwords")

    async def run(self, client: str, known: bool, work: Callable[[], T]) -> T:
        """The result of `work`. Raises `Refused`, with the time to wait, if too much is waiting."""
        queue = self._known if known else self._strangers
        await queue.acquire(client)
        began = time.monotonic()
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            queue.release(client, time.monotonic() - began)
