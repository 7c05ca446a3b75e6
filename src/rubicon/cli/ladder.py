"""`rubicon ladder`: rates all computer players on one scale, as a page with a chart, or checks that page."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from rubicon import games
from rubicon.arena.ladder import Ladder, adjacent_levels
from rubicon.arena.overview import overview
from rubicon.cli import EXIT_FAILURE, UsageError, print_error
from rubicon.cli.arena import add_run_arguments, even_game_count, parse_plan, play_missing, print_tables
from rubicon.cli.arguments import add_title_arguments, chosen_title, positive_int, print_notice, prints_json
from rubicon.core.game import RubiconError
from rubicon.terminal.plots import Point, point_plot

#: All bots and levels. Bots with a time limit get a number of iterations instead, so that their games are the
#: same on every machine. 200 iterations take about a second on plain Python.
DEFAULT_BOTS = (
    "random",
    "tiro",
    "miles",
    "centurio",
    "legate",
    "legatus",
    "ismcts:iterations=200",
    "imperator:iterations=400",
)
#: Pages of titles, next to the page about all of them.
PAGES = Path("docs/strength")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_title_arguments(parser)
    parser.add_argument(
        "--bots",
        nargs="+",
        default=DEFAULT_BOTS,
        metavar="BOT",
        help=f"the players (default: {' '.join(DEFAULT_BOTS)})",
    )
    parser.add_argument(
        "--steps",
        type=positive_int,
        metavar="N",
        help="games of each level against the level below, if they are to be more than of others",
    )
    parser.add_argument(
        "--out",
        metavar="FILE",
        help="the page; chart and figures are written next to it "
        f"(default: {PAGES}/TITLE.md, and {PAGES}.md about all titles)",
    )
    parser.add_argument(
        "--check",
        action="store_true",
        help="write nothing; fail if a level does not beat the one below or misses its published figures",
    )
    add_run_arguments(parser)


def run(args: argparse.Namespace) -> int:
    args.title = chosen_title(args) or games.titles()[0]
    page = Path(args.out) if args.out else PAGES / f"{args.title}.md"
    folder = page.parent if args.out else PAGES.parent
    if not args.check and not folder.is_dir():
        raise UsageError(f"There is no folder {folder} for the page. Name another with --out.")
    schedule = parse_plan(args)
    count = even_game_count(args.games)
    steps = max(count, even_game_count(args.steps or count))
    _, results = play_missing(
        schedule, schedule.scheduled_games(count, steps, adjacent_levels(schedule.bots)), args
    )
    ladder = Ladder(schedule, results, count, steps)
    if prints_json(args):
        print(json.dumps(ladder.to_json(), ensure_ascii=False))
    else:
        print_tables(ladder)
        Console().print(_rating_plot(ladder))
    wrong = ladder.order_problems()
    figures, chart = page.with_suffix(".json"), page.with_suffix(".svg")
    if args.check:
        if figures.exists():
            compared, differences = ladder.differences_from_published(_read_published(figures))
            print_notice(f"{compared} of {len(ladder.meetings)} meetings are published in {figures}.")
            wrong += differences
    else:
        page.parent.mkdir(exist_ok=True)
        figures.write_text(json.dumps(ladder.to_json(), indent=1, ensure_ascii=False) + "\n", "utf-8")
        chart.write_text(ladder.svg(), "utf-8")
        page.write_text(ladder.markdown(chart.name), "utf-8")
        print_notice(f"Written: {page}, {chart}, {figures}")
        if not args.out:
            write_overview(PAGES)
    for problem in wrong:
        print_error(problem)
    if not wrong and ladder.steps:
        print_notice("The order holds: every level beats the one below.")
    return EXIT_FAILURE if wrong else 0


def write_overview(folder: Path) -> None:
    """Write the page about all titles, from the figures in the folder."""
    names = {title: games.game(title).title for title in games.titles()}
    published = {
        title: _read_published(figures) for title in names if (figures := folder / f"{title}.json").exists()
    }
    page = folder.with_suffix(".md")
    page.write_text(overview(names, published, folder.name), "utf-8")
    print_notice(f"Written: {page}")


def _rating_plot(ladder: Ladder) -> Text:
    """The ratings with their intervals on one scale, the strongest first."""
    points = [
        Point(ladder.schedule.bots[bot], value - half, value, value + half, f"{value:+.0f} ± {half:.0f}")
        for bot in reversed(ladder.order)
        for value, half in [ladder.ratings[bot]]
    ]
    ends = min(point.low for point in points), max(point.high for point in points)
    return point_plot("Strength (Elo, with its 95% interval)", points, ends)


def _read_published(path: Path) -> Any:
    try:
        found = json.loads(path.read_text("utf-8"))
        found["title"], found["rules"], found["options"], found["meetings"][0]["interval"]
        return found
    except (LookupError, TypeError, ValueError):
        raise RubiconError(
            f"{path} does not hold the figures of a ladder. Write it again without --check."
        ) from None
