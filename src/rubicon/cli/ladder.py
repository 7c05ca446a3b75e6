"""`rubicon ladder`: all computer players on one scale, as a page with a chart; or a check of what it says."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from rubicon import games
from rubicon.arena.ladder import Ladder, rungs
from rubicon.cli import FAILURE, UsageError, say
from rubicon.cli.arena import add_run_arguments, compete, paired, planned, show
from rubicon.cli.fuzz import at_least_one
from rubicon.core.game import RubiconError

#: All bots and levels. Those that would look at a clock count instead, so that all games are the same
#: everywhere: 200 iterations are a second on plain Python.
PLAYERS = (
    "random",
    "tiro",
    "miles",
    "centurio",
    "legate",
    "legatus",
    "ismcts:iterations=200",
    "imperator:iterations=400",
)
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
        default=PLAYERS,
        metavar="BOT",
        help=f"the players (default: {' '.join(PLAYERS)})",
    )
    parser.add_argument(
        "--steps",
        type=at_least_one,
        metavar="N",
        help="games of each level against the level below, if they are to be more than of others",
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
        help="write nothing; fail if a level does not beat the one below or misses its published figures",
    )
    add_run_arguments(parser)


def run(args: argparse.Namespace) -> int:
    page = Path(args.out)
    if not args.check and not page.parent.is_dir():
        raise UsageError(f"There is no folder {page.parent} for the page. Name another with --out.")
    plan = planned(args)
    count = paired(args.games)
    steps = max(count, paired(args.steps or count))
    _, results = compete(plan, plan.fixtures(count, steps, rungs(plan.bots)), args)
    ladder = Ladder(plan, results, count, steps)
    show(ladder)
    wrong = ladder.broken()
    figures, chart = page.with_suffix(".json"), page.with_suffix(".svg")
    if args.check:
        if figures.exists():
            compared, departures = ladder.departures(_published(figures))
            print(f"{compared} of {len(ladder.meetings)} meetings are published in {figures}.")
            wrong += departures
    else:
        figures.write_text(json.dumps(ladder.json(), indent=1, ensure_ascii=False) + "\n", "utf-8")
        chart.write_text(ladder.svg(), "utf-8")
        page.write_text(ladder.markdown(chart.name), "utf-8")
        print(f"Written: {page}, {chart}, {figures}")
    for problem in wrong:
        say(problem)
    if not wrong and ladder.steps:
        print("The order holds: every level beats the one below.")
    return FAILURE if wrong else 0


def _published(path: Path) -> Any:
    try:
        found = json.loads(path.read_text("utf-8"))
        found["title"], found["rules"], found["options"], found["meetings"][0]["interval"]
        return found
    except (LookupError, TypeError, ValueError):
        raise RubiconError(
            f"{path} does not hold the figures of a ladder. Write it again without --check."
        ) from None
