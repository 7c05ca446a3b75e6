"""The machine: its properties, its speed at the moment, and how long the command line takes to start."""

from __future__ import annotations

import os
import platform
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from rubicon import __version__
from rubicon.about import build_kind
from rubicon.bench.measurements import CPU_TIME, Reading, clock


def facts() -> dict[str, Any]:
    """The facts needed to compare two runs."""
    return {
        "rubicon": __version__,
        "build": build_kind(),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "system": f"{platform.system()} {platform.machine()}",
        "cores": available_cores(),
        "clock": "cpu" if CPU_TIME else "wall",
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
    }


def available_cores() -> int:
    """The number of processors that this process may use."""
    affinity: Callable[[int], set[int]] | None = getattr(os, "sched_getaffinity", None)
    return len(affinity(0)) if affinity is not None else os.cpu_count() or 1


def load_average() -> float | None:
    """The mean number of processes that wanted a processor in the last minute; None if not known."""
    return round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else None


def reference_loop(seconds: float) -> Iterable[Reading]:
    """Time a fixed piece of plain Python, to tell a slower machine from a slower Rubicon."""
    table = list(range(64))
    end = time.perf_counter() + min(seconds, 0.1)
    loops = 0
    start = clock()
    while True:
        sums: dict[int, int] = {}
        for i in range(1000):
            key = table[i * 7 & 63]
            sums[key] = sums.get(key, 0) ^ 1 << key | i
        loops += 1
        if time.perf_counter() >= end:
            return [("machine", "loops/s", loops / (clock() - start))]


def child_environment() -> dict[str, str]:
    """The environment for child processes, so that they run the same copy of Rubicon."""
    paths = [str(Path(__file__).parents[2]), os.environ.get("PYTHONPATH", "")]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in paths if path)}


def startup_times(times: int) -> Iterable[Reading]:
    """Milliseconds of wall time for `rubicon --version` in a new process, and for Python doing nothing."""
    commands = {"startup": ["-m", "rubicon", "--version"], "python": ["-c", ""]}
    for turn in range(times + 1):
        for name, arguments in commands.items():
            start = time.perf_counter()
            subprocess.run(
                [sys.executable, *arguments],
                env=child_environment(),
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                check=True,
            )
            if turn:  # the first run only fills the disk cache
                yield name, "ms", (time.perf_counter() - start) * 1e3
