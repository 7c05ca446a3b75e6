"""`rubicon conformance`: replay the games of an independent implementation and compare.

A title with such games has a module `checks/conformance.py`, which reads and replays them.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from rubicon import games
from rubicon.core.game import RubiconError

#: Mismatches printed, at most, without --all.
DEFAULT_MISMATCHES_SHOWN = 20


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The file, the title, and how much to print."""
    parser.add_argument(
        "path", metavar="PATH", help="the games: JSON lines, plain or gzipped (.jsonl, .jsonl.gz)"
    )
    parser.add_argument("--title", default=games.titles()[0], metavar="ID", help="whose games they are")
    parser.add_argument(
        "--all",
        action="store_true",
        help=f"print all mismatches (default: the first {DEFAULT_MISMATCHES_SHOWN})",
    )


def run(args: argparse.Namespace) -> int:
    """Replay every game and print the differences. Returns 1 if one is not settled by the rules."""
    title = games.game(args.title)
    peer: Any = games.find_module(title.id, "checks.conformance")
    if peer is None:
        raise RubiconError(f"There are no games of an independent implementation of {title.title}.")
    report = peer.ConformanceReport()
    watched = sys.stderr.isatty()
    for _ in peer.replay_file(Path(args.path), report):
        if watched:
            print(f"\r{report.games} games", end="", file=sys.stderr, flush=True)
    if watched:
        print(file=sys.stderr)
    shown = report.mismatches if args.all else report.mismatches[:DEFAULT_MISMATCHES_SHOWN]
    for line in shown:
        print(line)
    if len(shown) < len(report.mismatches):
        print(f"… and {len(report.mismatches) - len(shown)} more; --all prints them.")
    for name, count in sorted(report.deviations.items()):
        print(f"{count:6}  {name}")
    if report.abandoned:
        print(f"Games left early, where the peer did for good what the rules forbid: {report.abandoned}")
    print(report.line())
    return 1 if report.mismatches else 0
