"""Values of arguments that several sub-commands have."""

from __future__ import annotations

import argparse
import os


def positive_int(text: str) -> int:
    """Parse a number of at least 1, as the `type` of an argument."""
    try:
        number = int(text)
    except ValueError:
        number = 0
    if number < 1:
        raise argparse.ArgumentTypeError(f"'{text}' is not a number of at least 1")
    return number


def available_cores() -> int:
    """The number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
