"""`rubicon ladder`: all computer players on one scale, as a page with a chart; or a check of what it says."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from rubicon import games
from rubicon.arena.ladder import Ladder
from rubicon.cli import FAILURE, UsageError, say
from rubicon.cli.arena import add_run_arguments, compete, even, planned, show
from rubicon.cli.fuzz import at_least_one
from rubicon.core.game import RubiconError

#: The players, the weakest first. The strongest counts instead of looking at a clock, so that all games are
#: the same everywhere.
RUNGS = ("random", "tiro", "miles", "centurio", "legatus", "imperator:iterations=400")
PAGE = "docs/strength.md"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "title",
        nargs="?",
        default=games.titles()[0],
        metavar="TITLE",
        help=f"the game (default: {games.titles()[0]})",
    )
    parser.add_argument(
        "--bots",
        nargs="+",
        default=RUNGS,
        metavar="BOT",
        help=f"the players, the weakest first (default: {' '.join(RUNGS)})",
    )
    parser.add_argument(
        "--reach",
        type=at_least_one,
        metavar="R",
        help="only players at most so many places apart meet (default: all)",
    )
    parser.add_argument(
        "--out",
        default=PAGE,
        metavar="FILE",
        help=f"the page; chart and figures are written beside it (default: {PAGE})",
    )
    parser.add_argument(
        "--check",
        action="store_true",
        help="write nothing; fail if a player does not beat the one below or misses its published figures",
    )
    add_run_arguments(parser)


def run(args: argparse.Namespace) -> int:
    page = Path(args.out)
    if not args.check and not page.parent.is_dir():
        raise UsageError(f"There is no folder {page.parent} for the page. Name another with --out.")
    plan = planned(args, args.reach)
    _, results = compete(plan, args)
    ladder = Ladder(plan, results, even(args.games))
    show(ladder)
    wrong = ladder.broken()
    figures, chart = page.with_suffix(".json"), page.with_suffix(".svg")
    if args.check:
        if figures.exists():
            wrong += ladder.departures(_published(figures))
    else:
        figures.write_text(json.dumps(ladder.json(), indent=1, ensure_ascii=False) + "\n", "utf-8")
        chart.write_text(ladder.svg(), "utf-8")
        page.write_text(ladder.markdown(chart.name), "utf-8")
        print(f"Written: {page}, {chart}, {figures}")
    for problem in wrong:
        say(problem)
    if not wrong:
        print("The order holds: every player beats the one below.")
    return FAILURE if wrong else 0


def _published(path: Path) -> Any:
    try:
        found = json.loads(path.read_text("utf-8"))
        found["meetings"][0]["interval"]
        return found
    except (LookupError, TypeError, ValueError):
        raise RubiconError(
            f"{path} does not hold the figures of a ladder. Write it again without --check."
        ) from None
