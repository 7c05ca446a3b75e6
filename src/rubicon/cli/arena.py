"""`rubicon arena`: bots against bots, in paired games, with intervals. An interrupted run can be resumed."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from rubicon import bots, games
from rubicon.arena.cluster import play_on_cluster
from rubicon.arena.match import GameFailed, GameResult, MatchSchedule, ScheduledGame
from rubicon.arena.report import ArenaReport
from rubicon.arena.results_folder import ResultsFolder, default_path
from rubicon.arena.run import play_games
from rubicon.cli import UsageError
from rubicon.cli.arguments import (
    add_json_argument,
    available_cores,
    positive_int,
    print_notice,
    prints_json,
)
from rubicon.core.game import Game, RubiconError, UnknownOption


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "bots",
        nargs="+",
        metavar="BOT",
        help=f"two or more of {', '.join(bots.names())}, with settings if you like: ismcts:iterations=200",
    )
    parser.add_argument(
        "--title", default=games.titles()[0], metavar="ID", help=f"the game (default: {games.titles()[0]})"
    )
    add_run_arguments(parser)


def add_run_arguments(parser: argparse.ArgumentParser) -> None:
    """Arguments of every command that lets bots compete."""
    parser.add_argument(
        "--games",
        type=positive_int,
        default=100,
        metavar="N",
        help="games of every two bots, an even number (default: 100)",
    )
    parser.add_argument(
        "--seed", type=int, default=1, metavar="S", help="what all chance follows from (default: 1)"
    )
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the title"
    )
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--jobs", type=positive_int, metavar="J", help="how many cores to use (default: all)")
    where.add_argument(
        "--ray", metavar="ADDRESS", help="play on the Ray cluster at this address (needs rubicon[ray])"
    )
    parser.add_argument(
        "--folder", metavar="DIR", help="where records and results are kept (default: one for each plan)"
    )
    add_json_argument(parser)


def parse_plan(args: argparse.Namespace) -> MatchSchedule:
    """The plan of the command line. Raises `UsageError` if a bot or the title does not fit."""
    game = games.game(args.title)
    if len(game.sides) != 2:
        raise UsageError(f"{game.title} has {len(game.sides)} sides; the arena is for two.")
    if len(args.bots) < 2:
        raise UsageError("It takes two bots at least.")
    for word in args.bots:
        try:
            bots.make(word, game, 0)
        except RubiconError as problem:
            raise UsageError(problem.message) from None
    return MatchSchedule(games.game, game.id, _parse_options(args.option, game), tuple(args.bots), args.seed)


def _parse_options(texts: Iterable[str], game: Game) -> dict[str, str]:
    chosen: dict[str, str] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise UnknownOption(f"'{text}' is not understood: say --option NAME=VALUE.")
        chosen[name] = value
    return game.settle(chosen)


def run(args: argparse.Namespace) -> int:
    schedule = parse_plan(args)
    path, results = play_missing(schedule, schedule.scheduled_games(even_game_count(args.games)), args)
    report = ArenaReport(schedule, results)
    if prints_json(args):
        print(json.dumps({**report.to_json(), "folder": str(path)}, ensure_ascii=False))
    else:
        print_tables(report)
    return 0


def print_tables(report: ArenaReport) -> None:
    """Print the tables."""
    console = Console()
    for table in report.tables():
        console.print(table)


def play_missing(
    schedule: MatchSchedule, scheduled_games: Sequence[ScheduledGame], args: argparse.Namespace
) -> tuple[Path, list[GameResult]]:
    """Play the games that the folder does not have yet. Returns the folder and the results of all games."""
    folder = ResultsFolder(Path(args.folder) if args.folder else default_path(schedule), schedule)
    try:
        missing = [scheduled for scheduled in scheduled_games if scheduled not in folder.finished]
        done = len(scheduled_games) - len(missing)
        print_notice(f"{len(scheduled_games)} games, {done} of them played before. Records: {folder.path}")
        if missing:
            _keep_results(folder, _start_games(schedule, missing, args), done, len(scheduled_games))
        return folder.path, [folder.finished[scheduled] for scheduled in scheduled_games]
    finally:
        folder.close()


def even_game_count(number: int) -> int:
    """The number of games, made even. Prints the change: games are played in pairs."""
    count = number + number % 2
    if count != number:
        print_notice(f"Games are played in pairs: {count} instead of {number}.")
    return count


def _start_games(
    schedule: MatchSchedule, missing: Sequence[ScheduledGame], args: argparse.Namespace
) -> Iterator[tuple[GameResult, str]]:
    if args.ray:
        return play_on_cluster(args.ray, schedule, missing)
    return play_games(schedule, missing, min(args.jobs or available_cores(), len(missing)))


def _keep_results(
    folder: ResultsFolder, source: Iterator[tuple[GameResult, str]], done: int, total: int
) -> None:
    console = Console(stderr=True)
    columns = TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=console, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task("games", total=total, completed=done)
        try:
            for result, record in source:
                folder.save(result, record)
                progress.advance(task)
        except GameFailed as failure:
            raise GameFailed(f"{failure}\nThe {len(folder.finished)} finished games are kept.") from failure
