"""Processes in which bots think end with the process that began them, however that one ends."""

from __future__ import annotations

import os
import signal
import sys

if sys.platform == "linux":
    import ctypes

#: Linux: have a signal sent to this process when the thread that began it is gone.
_PR_SET_PDEATHSIG = 1


def follow(parent: int) -> None:
    """From now on die with `parent`, which began this process; at once if it is gone already.

    Only Linux knows how. Elsewhere a bot that is thinking goes on until it has answered.
    """
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
    if os.getppid() != parent:
        os._exit(0)
