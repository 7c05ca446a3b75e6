"""Hashing passwords is slow on purpose: a few run at once, and a few may wait."""

from __future__ import annotations

import asyncio
import math
from collections import Counter
from collections.abc import Callable
from typing import Final, TypeVar

from rubicon.core.message import message
from rubicon.server.errors import Refused

T = TypeVar("T")

#: Passwords hashed at once, of unknown and of known devices: each takes a core and 64 MB for a moment.
MAX_PARALLEL, MAX_PARALLEL_KNOWN = 2, 1
#: Passwords that wait, at most: of unknown and of known devices together, and of one client.
MAX_WAITING, MAX_WAITING_KNOWN, MAX_OF_CLIENT = 12, 12, 2
#: Seconds that one password takes on a slow machine, to tell refused clients when to come again.
_HASH_SECONDS: Final = 0.5


class _Lane:
    """Work that is done a few at a time, with a bounded queue."""

    def __init__(self, parallel: int, waiting: int) -> None:
        self._slots = asyncio.Semaphore(parallel)
        self._most = parallel + waiting
        self._inside = 0

    async def run(self, work: Callable[[], T]) -> T:
        if self._inside >= self._most:
            raise _busy(self._inside)
        self._inside += 1
        try:
            async with self._slots:
                return await asyncio.to_thread(work)
        finally:
            self._inside -= 1


class HashQueue:
    """Runs hashing in threads. Known devices have a lane of their own, which strangers cannot fill."""

    def __init__(self) -> None:
        self._strangers = _Lane(MAX_PARALLEL, MAX_WAITING)
        self._known = _Lane(MAX_PARALLEL_KNOWN, MAX_WAITING_KNOWN)
        self._by_client: Counter[str] = Counter()

    async def run(self, client: str, known: bool, work: Callable[[], T]) -> T:
        """The result of `work`. Raises `Refused`, with the time to wait, if too much is waiting."""
        if self._by_client[client] >= MAX_OF_CLIENT:
            raise _busy(MAX_OF_CLIENT)
        self._by_client[client] += 1
        try:
            return await (self._known if known else self._strangers).run(work)
        finally:
            self._by_client[client] -= 1
            if not self._by_client[client]:
                del self._by_client[client]


def _busy(ahead: int) -> Refused:
    return Refused(
        "busy",
        message("refused-many-sign-in"),
        wait=max(1, math.ceil(ahead * _HASH_SECONDS / MAX_PARALLEL)),
        work="logins",
    )
