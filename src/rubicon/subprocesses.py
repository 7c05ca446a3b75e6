"""Processes beside the server, in which bots think and games are studied: with little of its environment,
limits on memory, and an end that takes along all that they began."""

from __future__ import annotations

import os
import signal
import sys
from asyncio import create_subprocess_exec
from asyncio.subprocess import DEVNULL, PIPE, Process
from contextlib import suppress
from typing import Final

if sys.platform != "win32":
    import resource
if sys.platform == "linux":
    import ctypes

#: Linux: have a signal sent to this process when the thread that started it is gone.
_PR_SET_PDEATHSIG: Final = 1

#: Of the server's environment they see these; where the database is, and its password, is not their business.
_ENVIRONMENT: Final = ("HOME", "LANG", "LC_ALL", "PATH", "PYTHONPATH", "SYSTEMROOT", "TMPDIR")


async def start(module: str, *arguments: int, max_line_bytes: int = 1 << 16) -> Process:
    """Begin a process that runs `module`, told the number of this process and some more. It writes no line
    longer than `max_line_bytes`."""
    environment = {name: os.environ[name] for name in _ENVIRONMENT if name in os.environ}
    return await create_subprocess_exec(
        sys.executable,
        "-m",
        module,
        str(os.getpid()),
        *map(str, arguments),
        stdin=PIPE,
        stdout=PIPE,
        stderr=DEVNULL,  # what is printed there may be what only one side may know
        env=environment | {"OMP_NUM_THREADS": "1"},
        limit=max_line_bytes,
        start_new_session=True,  # an interrupt at the keyboard is the server's to handle
    )


async def stop(process: Process) -> None:
    """End a process with all that it began, and wait until it is gone."""
    with suppress(ProcessLookupError):
        if sys.platform == "win32":
            process.kill()
        else:
            os.killpg(process.pid, signal.SIGKILL)
    await process.wait()


def limit_self(parent: int, memory: int) -> None:
    """In the process itself: end with `parent`, leave the processor to people's games, and take no more
    memory than allowed, nor may what we begin."""
    die_with_parent(parent)
    if sys.platform != "win32":
        os.nice(10)
        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def die_with_parent(parent: int) -> None:
    """From now on die with `parent`, which began this process; at once if it is gone already.

    Only Linux knows how. Elsewhere a bot that is thinking goes on until it has answered.
    """
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
    if os.getppid() != parent:
        os._exit(0)
