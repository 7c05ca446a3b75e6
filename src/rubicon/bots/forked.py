"""Forked processes: a copy of this process computes something and sends the result back."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from typing import Any, Final

from rubicon.subprocesses import die_with_parent

#: Elsewhere forking is missing or unsafe, and bots use one process.
CAN_FORK: Final = sys.platform == "linux"


#: The most cores that a bot of this process uses; 0: as many as there are. `limit_cores` sets it.
_max_cores = 0


def limit_cores(count: int) -> None:
    """Let the bots of this process use at most `count` cores each, whatever their settings say."""
    global _max_cores  # noqa: PLW0603 - it is a limit of the whole process
    _max_cores = count


def limited_cores(wanted: int) -> int:
    """How many of the cores that a bot wants it may use."""
    return min(wanted, _max_cores) if _max_cores else wanted


def available_cores() -> int:
    """The number of cores that this process may use."""
    if sys.platform == "linux":
        return limited_cores(len(os.sched_getaffinity(0)))
    else:  # noqa: RET505 - the type checker leaves out the branch of another system
        return limited_cores(os.cpu_count() or 1)


class ForkedTask:
    """A fork of this process that runs `work`. If it fails, this process goes on without its result."""

    def __init__(self, work: Callable[[], list[Any]]) -> None:
        self.pid = 0
        self._read, write = os.pipe()
        parent = os.getpid()
        if sys.platform != "win32":
            self.pid = os.fork()
        if not self.pid:
            try:
                die_with_parent(parent)
                with os.fdopen(write, "w", encoding="ascii") as result_pipe:
                    json.dump(work(), result_pipe)
            finally:
                os._exit(0)  # close and flush nothing that belongs to the parent
        os.close(write)

    def result(self) -> list[Any]:
        """Wait for the fork and return what `work` returned; an empty list if it failed."""
        with os.fdopen(self._read, encoding="ascii") as pipe:
            text = pipe.read()
        os.waitpid(self.pid, 0)
        try:
            found = json.loads(text)
        except ValueError:
            return []
        assert isinstance(found, list)
        return found
