"""Memory that was needed once goes back to the system: after an attack a server is as small as before.

The C library keeps what is freed, for each thread apart. So threads share few pools, large pieces are mapped
by themselves, and from time to time the C library is asked to give back what is free. Where it is not glibc
(musl, macOS, Windows), nothing is done.
"""

from __future__ import annotations

import asyncio
import ctypes
import sys
from typing import Any, Final

#: Seconds after which free memory is given back again.
TRIM_SECONDS: Final = 30.0
#: Pools of memory that all threads share. The default is eight for each core.
MAX_ARENAS: Final = 2
#: Bytes from which on a piece is mapped by itself, and goes back when it is freed.
MAPPED_BYTES: Final = 128 * 1024
#: The numbers of these settings in `mallopt`.
_M_MMAP_THRESHOLD, _M_ARENA_MAX = -3, -8


def _glibc() -> Any:
    """The C library, if it is one that can be tuned; else None."""
    if sys.platform == "linux":
        library = ctypes.CDLL(None)
        if hasattr(library, "malloc_trim") and hasattr(library, "mallopt"):
            return library
    return None


def limit_pools() -> None:
    """Let all threads that start from now on share few pools."""
    library = _glibc()
    if library is not None:
        library.mallopt(_M_ARENA_MAX, MAX_ARENAS)
        library.mallopt(_M_MMAP_THRESHOLD, MAPPED_BYTES)


async def return_periodically() -> None:
    """Give free memory back to the system every `TRIM_SECONDS`, until cancelled."""
    library = _glibc()
    while library is not None:
        await asyncio.sleep(TRIM_SECONDS)
        # In another thread: it may take some milliseconds, and Python's lock is free meanwhile.
        await asyncio.to_thread(library.malloc_trim, 0)
