"""Child processes in which bots think and finished games are replayed and analysed.

They see little of the server's environment, have a memory limit, and end together with their own children.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from asyncio import create_subprocess_exec
from asyncio.subprocess import DEVNULL, PIPE, Process
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

if sys.platform != "win32":
    import resource
if sys.platform == "linux":
    import ctypes

#: How much less processor time they get than the server, as a nice value.
NICENESS: Final = 5

#: Linux: asks for a signal to this process when the thread that started it ends.
_PR_SET_PDEATHSIG: Final = 1

#: The part of the server's environment that they see. The address and password of the database are not in it.
_ENVIRONMENT: Final = (
    *("HOME", "LANG", "LC_ALL", "PATH", "PYTHONPATH", "TMPDIR"),
    *("LOCALAPPDATA", "SYSTEMROOT", "TEMP", "TMP", "USERPROFILE"),  # Windows
)

#: Arguments for a new process that Ctrl-C does not reach: it reaches the one that starts it.
APART: dict[str, Any]
if sys.platform == "win32":
    APART = {"creationflags": subprocess.CREATE_NEW_PROCESS_GROUP}
else:
    APART = {"start_new_session": True}


async def start(module: str, *arguments: int, max_line_bytes: int = 1 << 16) -> Process:
    """Start a process that runs `module`. Its arguments are the id of this process, then `arguments`.

    Lines of its output may have `max_line_bytes` bytes; reading a longer one raises `ValueError`.
    """
    environment = {name: os.environ[name] for name in _ENVIRONMENT if name in os.environ}
    process = await create_subprocess_exec(
        sys.executable,
        "-m",
        module,
        str(os.getpid()),
        *map(str, arguments),
        stdin=PIPE,
        stdout=PIPE,
        stderr=DEVNULL,  # its text may hold secrets of one side
        env=environment | {"OMP_NUM_THREADS": "1"},
        limit=max_line_bytes,
        **APART,
    )
    lower_priority(process.pid)
    return process


def lower_priority(pid: int) -> None:
    """Let a child process, and those that it will start, give way to this process from now on.

    A process in a session of its own is in a scheduling group of its own, too, on many Linux systems
    (autogroup). Its nice value counts only inside of that group, so the group gets the same.
    """
    if sys.platform != "win32":
        with suppress(OSError):
            niceness = min(os.getpriority(os.PRIO_PROCESS, 0) + NICENESS, 19)
            os.setpriority(os.PRIO_PROCESS, pid, niceness)
            if sys.platform == "linux":
                # Not real-time, if this process is.
                os.sched_setscheduler(pid, os.SCHED_BATCH, os.sched_param(0))
                if os.getsid(pid) == pid:
                    Path(f"/proc/{pid}/autogroup").write_text(f"{niceness}\n", encoding="ascii")


async def stop(process: Process) -> None:
    """Kill a process with all its children, and wait until it is gone."""
    with suppress(ProcessLookupError):
        if sys.platform == "win32":
            process.kill()
        else:
            os.killpg(process.pid, signal.SIGKILL)
    await process.wait()


def limit_self(parent: int, memory: int) -> None:
    """Limit the calling process, and its children: it dies with `parent`, and has `memory` bytes at most."""
    die_with_parent(parent)
    if sys.platform != "win32":
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        with suppress(OSError, ValueError):  # macOS refuses every limit of the address space
            resource.setrlimit(resource.RLIMIT_AS, (memory, memory))


def die_with_parent(parent: int) -> None:
    """End the calling process when its parent process `parent` ends; at once if that has ended already.

    Only Linux can do this. On other systems a bot goes on thinking until it has answered. On Windows, the
    python of a virtual environment starts the real one and waits for it, so `parent` is not the parent there.
    """
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
    if sys.platform != "win32" and os.getppid() != parent:
        os._exit(0)
