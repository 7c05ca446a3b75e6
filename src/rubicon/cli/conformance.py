"""`rubicon conformance`: replay the games of an independent implementation of Julius Caesar and compare."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

#: How many mismatches are printed unless all are asked for.
SHOWN = 20


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The file, and how much to print."""
    parser.add_argument(
        "path", metavar="PATH", help="the games: JSON lines, plain or gzipped (.jsonl, .jsonl.gz)"
    )
    parser.add_argument(
        "--all", action="store_true", help=f"print all mismatches (default: the first {SHOWN})"
    )


def run(args: argparse.Namespace) -> int:
    """Replay every game, print what differs; status 1 if anything does that the rules do not settle."""
    from rubicon.games.julius_caesar.conformance import Replay, Report
    from rubicon.games.julius_caesar.peer_games import read

    report = Report()
    watched = sys.stderr.isatty()
    for game in read(Path(args.path)):
        Replay(game, report).run()
        if watched:
            print(f"\r{report.games} games", end="", file=sys.stderr, flush=True)
    if watched:
        print(file=sys.stderr)
    shown = report.mismatches if args.all else report.mismatches[:SHOWN]
    for line in shown:
        print(line)
    if len(shown) < len(report.mismatches):
        print(f"… and {len(report.mismatches) - len(shown)} more; --all prints them.")
    for name, count in sorted(report.deviations.items()):
        print(f"{count:6}  {name}")
    if report.left:
        print(f"Games left early, where the peer did for good what the rules forbid: {report.left}")
    print(report.line())
    return 1 if report.mismatches else 0
