"""`rubicon` without a command: the table in the browser, or in the terminal if that cannot be served here."""

from __future__ import annotations

import sys

from rubicon import cli
from rubicon.cli import extras


def run() -> int:
    """Play. Called only where a person reads the output."""
    try:
        return cli.dispatch(["serve", "--open"])
    except ModuleNotFoundError as missing:
        what = extras.explain_missing(missing)
        if what is None or not sys.stdin.isatty():
            raise
    print(f"The table in the browser is an extra. {what}")
    input("Press Enter to play here in the terminal, or Ctrl-C to leave. ")
    return cli.dispatch(["play"])
