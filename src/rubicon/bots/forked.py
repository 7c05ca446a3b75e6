"""Thinking in several processes: a copy of this one works something out and tells the answer."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from typing import Any, Final

from rubicon.subprocesses import die_with_parent

#: Where a process cannot be copied, bots think in one.
CAN_FORK: Final = sys.platform == "linux"


def available_cores() -> int:
    """How many processes can think at the same time."""
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1


class ForkedTask:
    """A copy of this process that does `work`. Whatever happens to it, the original goes on."""

    def __init__(self, work: Callable[[], list[Any]]) -> None:
        self._read, write = os.pipe()
        parent = os.getpid()
        self.pid = os.fork()
        if not self.pid:
            try:
                die_with_parent(parent)
                with os.fdopen(write, "w", encoding="ascii") as result_pipe:
                    json.dump(work(), result_pipe)
            finally:
                os._exit(0)  # nothing of the original's is to be closed, flushed or said twice
        os.close(write)

    def result(self) -> list[Any]:
        """What came out, when it is done; nothing if it failed."""
        with os.fdopen(self._read, encoding="ascii") as told:
            text = told.read()
        os.waitpid(self.pid, 0)
        try:
            found = json.loads(text)
        except ValueError:
            return []
        assert isinstance(found, list)
        return found
