"""Python's garbage collector, kept from stopping everybody while a game is played.

With thousands of clients a look through everything takes a third of a second, and Python takes one every few
thousand actions, though what it finds is next to nothing: nearly all is freed without it. So it looks through
what is new as ever, through everything only now and then, and never through what was there from the start.
"""

from __future__ import annotations

import asyncio
import gc

#: So often everything is looked through, in seconds.
FULL_COLLECTION_SECONDS = 600.0
#: So many times what is new must have been looked through before Python by itself looks through everything.
FULL_COLLECTION_THRESHOLD = 1_000_000


def freeze_startup_objects() -> None:
    """What is there now stays."""
    gc.collect()
    gc.freeze()
    new, newer, _ = gc.get_threshold()
    gc.set_threshold(new, newer, FULL_COLLECTION_THRESHOLD)


async def collect_periodically() -> None:
    """Look through everything now and then, for ever."""
    while True:
        await asyncio.sleep(FULL_COLLECTION_SECONDS)
        gc.collect()
