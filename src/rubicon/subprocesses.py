"""Child processes in which bots think and finished games are replayed and analysed.

They see little of the server's environment, have a memory limit, and end together with their own children.
"""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from asyncio import StreamReader, StreamReaderProtocol, StreamWriter
from asyncio.subprocess import Process
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from subprocess import DEVNULL, PIPE, Popen
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


class Child:
    """A process that was started here, with its standard input and output."""

    def __init__(
        self,
        process: Popen[bytes] | Process,
        stdin: StreamWriter,
        stdout: StreamReader,
        pipes: Sequence[asyncio.BaseTransport] = (),
    ) -> None:
        self.pid = process.pid
        self.stdin = stdin
        self.stdout = stdout
        self._process = process
        self._pipes = pipes

    async def kill(self) -> None:
        """Kill the process with all its children, and wait until it is gone."""
        process = self._process
        with suppress(ProcessLookupError):
            if sys.platform == "win32":
                process.kill()
            else:
                os.killpg(process.pid, signal.SIGKILL)
        if isinstance(process, Popen):
            await asyncio.to_thread(process.wait)
        else:
            await process.wait()
        for pipe in self._pipes:
            pipe.close()


async def start(module: str, *arguments: int, max_line_bytes: int = 1 << 16) -> Child:
    """Start a process that runs `module`. Its arguments are the id of this process, then `arguments`.

    Lines of its output may have `max_line_bytes` bytes; reading a longer one raises `ValueError`.
    """
    environment = {name: os.environ[name] for name in _ENVIRONMENT if name in os.environ}
    command = [sys.executable, "-m", module, str(os.getpid()), *map(str, arguments)]
    options: dict[str, Any] = {
        "stdin": PIPE,
        "stdout": PIPE,
        "stderr": DEVNULL,  # its text may hold secrets of one side
        "env": environment | {"OMP_NUM_THREADS": "1"},
        **APART,
    }
    if sys.platform == "win32":
        started = await asyncio.create_subprocess_exec(*command, limit=max_line_bytes, **options)
        assert started.stdin is not None
        assert started.stdout is not None
        lower_priority(started.pid)
        child = Child(started, started.stdin, started.stdout)
    else:
        child = await _start_quickly(command, options, max_line_bytes)
    return child


async def _start_quickly(command: list[str], options: dict[str, Any], max_line_bytes: int) -> Child:
    """Start a process as `subprocess` does: in half a millisecond.

    The event loop's own way makes a copy of this process first and waits for it: 10 ms in a server with many
    games, and far longer on a busy machine. Meanwhile nobody is served.
    """
    loop = asyncio.get_running_loop()
    # It starts in this thread: processes end with the thread that started them, see `die_with_parent`.
    process = Popen(command, bufsize=0, **options)
    lower_priority(process.pid)
    try:
        stdout = StreamReader(max_line_bytes, loop)
        reading = StreamReaderProtocol(stdout, loop=loop)
        writing = StreamReaderProtocol(StreamReader(loop=loop), loop=loop)
        read_pipe, _ = await loop.connect_read_pipe(lambda: reading, process.stdout)
        write_pipe, _ = await loop.connect_write_pipe(lambda: writing, process.stdin)
        return Child(process, StreamWriter(write_pipe, writing, None, loop), stdout, (read_pipe, write_pipe))
    except BaseException:
        process.kill()
        process.wait()
        raise


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
