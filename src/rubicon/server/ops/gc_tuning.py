"""Tuning of Python's garbage collector.

With thousands of clients a full collection pauses the server for about 0.3 s, and frees almost nothing:
reference counts free nearly everything. So the objects from the start are frozen, automatic full collections
are disabled, and one runs every 10 minutes. Collections of young objects stay as they are.
"""

from __future__ import annotations

import asyncio
import gc

#: Seconds between two full collections.
FULL_COLLECTION_SECONDS = 600.0
#: Collections of the middle generation before Python starts a full one by itself: practically never.
FULL_COLLECTION_THRESHOLD = 1_000_000


def freeze_startup_objects() -> None:
    """Exclude all objects that exist now from collections, and disable automatic full collections."""
    gc.collect()
    gc.freeze()
    new, newer, _ = gc.get_threshold()
    gc.set_threshold(new, newer, FULL_COLLECTION_THRESHOLD)


async def collect_periodically() -> None:
    """Run a full collection every `FULL_COLLECTION_SECONDS`, until cancelled."""
    while True:
        await asyncio.sleep(FULL_COLLECTION_SECONDS)
        gc.collect()
