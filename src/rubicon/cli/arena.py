"""`rubicon arena`: bots against bots, in paired games, with intervals; resumable after a kill."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from rubicon import bots, games
from rubicon.arena.folder import Folder, default_path
from rubicon.arena.match import GameFailed, Plan
from rubicon.arena.report import Report
from rubicon.arena.run import play_all
from rubicon.cli import UsageError
from rubicon.cli.fuzz import at_least_one, cores
from rubicon.core.game import Game, RubiconError, UnknownOption

#: The narrowest that the tables are printed where nobody looks.
WIDTH = 120


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "bots",
        nargs="+",
        metavar="BOT",
        help=f"two or more of {', '.join(bots.names())}, with settings if you like: ismcts:iterations=200",
    )
    parser.add_argument(
        "--games",
        type=at_least_one,
        default=100,
        metavar="N",
        help="games of every two bots, an even number (default: 100)",
    )
    parser.add_argument(
        "--seed", type=int, default=1, metavar="S", help="what all chance follows from (default: 1)"
    )
    parser.add_argument(
        "--title", default=games.titles()[0], metavar="ID", help=f"the game (default: {games.titles()[0]})"
    )
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the title"
    )
    parser.add_argument("--jobs", type=at_least_one, metavar="J", help="how many cores to use (default: all)")
    parser.add_argument(
        "--folder", metavar="DIR", help="where records and results are kept (default: one for each plan)"
    )


def planned(args: argparse.Namespace) -> Plan:
    """The plan of the command line, checked."""
    game = games.game(args.title)
    if len(game.sides) != 2:
        raise UsageError(f"{game.title} has {len(game.sides)} sides; the arena is for two.")
    if len(args.bots) < 2:
        raise UsageError("An arena needs two bots at least. See 'rubicon arena --help'.")
    for word in args.bots:
        try:
            bots.make(word, game, 0)
        except RubiconError as problem:
            raise UsageError(str(problem)) from None
    return Plan(games.game, game.id, _options(args.option, game), tuple(args.bots), args.seed)


def _options(texts: Iterable[str], game: Game) -> dict[str, str]:
    chosen: dict[str, str] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise UnknownOption(f"'{text}' is not understood: say --option NAME=VALUE.")
        chosen[name] = value
    return game.settle(chosen)


def run(args: argparse.Namespace) -> int:
    plan = planned(args)
    count = args.games + args.games % 2
    if count != args.games:
        print(f"Games are played in pairs: {count} instead of {args.games}.")
    folder = Folder(Path(args.folder) if args.folder else default_path(plan), plan)
    try:
        compete(plan, folder, count, args.jobs or cores())
        report = Report(plan, [folder.finished[fixture] for fixture in plan.fixtures(count)])
    finally:
        folder.close()
    console = Console()
    if not console.is_terminal:
        console = Console(width=WIDTH)
    for table in report.tables():
        console.print(table)
    print(json.dumps({**report.json(), "folder": str(folder.path)}, ensure_ascii=False))
    return 0


def compete(plan: Plan, folder: Folder, count: int, jobs: int) -> None:
    """Play what is still missing, and keep it."""
    fixtures = plan.fixtures(count)
    missing = [fixture for fixture in fixtures if fixture not in folder.finished]
    done = len(fixtures) - len(missing)
    print(f"{len(fixtures)} games, {done} of them played before. Records: {folder.path}", flush=True)
    console = Console(stderr=True)
    columns = TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=console, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task("games", total=len(fixtures), completed=done)
        try:
            for result, record in play_all(plan, missing, min(jobs, len(missing) or 1)):
                folder.keep(result, record)
                progress.advance(task)
        except GameFailed as failure:
            raise GameFailed(f"{failure}\nThe {len(folder.finished)} finished games are kept.") from failure
