"""`rubicon analyse`: the turning points and mistakes of a finished game."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn

from rubicon import games
from rubicon.analysis import Analysis, analyse, game_analysis
from rubicon.analysis.calibration import Calibration, measure_calibration
from rubicon.analysis.summary import Summary
from rubicon.analysis.svg_chart import svg
from rubicon.cli import UsageError
from rubicon.cli.arguments import is_terminal, positive_int
from rubicon.cli.record import find_record
from rubicon.core import record, record_writer
from rubicon.core.message import Message
from rubicon.messages.words import common_words
from rubicon.pictures.plots import ChanceChart, ChanceRange, calibration_svg
from rubicon.terminal.plots import Point, point_plot

#: Columns of the summary if the output is no terminal.
PIPED_WIDTH = 100


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The records, and where the findings are written."""
    parser.add_argument("records", nargs="+", metavar="RECORD", help="a file, or the name of a saved game")
    parser.add_argument(
        "--iterations",
        type=positive_int,
        default=game_analysis.DEFAULT_ITERATIONS,
        metavar="N",
        help=f"how often a game is played on for each chance (default: {game_analysis.DEFAULT_ITERATIONS})",
    )
    parser.add_argument(
        "--seed", type=int, default=1, metavar="S", help="what all chance follows from (default: 1)"
    )
    parser.add_argument(
        "--as", dest="viewer", metavar="SIDE", help="use only what this side knows; for unfinished games too"
    )
    parser.add_argument("--json", metavar="FILE", help="write everything to this file, as JSON")
    parser.add_argument(
        "--svg",
        metavar="FILE",
        help="draw the course of the game into this file, or with --calibration how chances came true",
    )
    parser.add_argument(
        "--calibration",
        action="store_true",
        help="hold the win chances of finished games against their results, all records together",
    )


def run(args: argparse.Namespace) -> int:
    """Analyse one game, or check the chances on many."""
    if args.calibration:
        return _print_calibration(args)
    if len(args.records) > 1:
        raise UsageError("One record at a time; several go with --calibration.")
    analysis = _analyse_record(args, args.records[0])
    if args.json:
        _write(args.json, json.dumps(analysis.to_json(), ensure_ascii=False, indent=1) + "\n")
    if args.svg:
        _write(args.svg, svg(analysis))
    _console().print(Summary(analysis))
    for written in filter(None, (args.json, args.svg)):
        print(f"Written: {written}")
    return 0


def _print_calibration(args: argparse.Namespace) -> int:
    if args.viewer:
        raise UsageError("--calibration uses every viewpoint: leave out --as.")
    found = measure_calibration(_analyse_record(args, name) for name in args.records)
    for calibration in found:
        print(
            f"{calibration.viewpoint}: Brier score {calibration.brier:.4f} "
            f"over {len(calibration.forecasts)} positions "
            f"(always 50%: {calibration.coin_flip_brier:.4f}; "
            f"always the average: {calibration.base_rate_brier:.4f})"
        )
        if is_terminal():
            points = [
                Point(f"said {said:4.0%}", came, came, came, f"came {came:4.0%} ({count} positions)", said)
                for count, said, came in calibration.bins()
            ]
            _console().print(
                point_plot("What was said (│) and what came (●), from 0% to 100%", points, (0, 1))
            )
            continue
        for count, said, came in calibration.bins():
            print(f"  said {said:4.0%}, came {came:4.0%} ({count} positions)")
    if args.json:
        text = json.dumps(
            {"games": len(args.records), "eyes": [calibration.to_json() for calibration in found]}, indent=1
        )
        _write(args.json, text + "\n")
    if args.svg:
        _write(args.svg, calibration_picture(found, len(args.records)))
    for written in filter(None, (args.json, args.svg)):
        print(f"Written: {written}")
    return 0


def calibration_picture(found: Sequence[Calibration], count: int) -> str:
    """The chances and what came of them, a square for each viewpoint."""
    games_text = "1 game" if count == 1 else f"{count} games"
    charts = [
        ChanceChart(
            each.viewpoint.capitalize(),
            f"Brier score {each.brier:.4f} over {len(each.forecasts)} positions",
            [ChanceRange(*values) for values in each.bins()],
        )
        for each in found
    ]
    return calibration_svg(f"Chances to win and results of {games_text}", charts)


def _analyse_record(args: argparse.Namespace, name: str) -> Analysis:
    kept = record.read(find_record(name))
    game = record.title_of(kept, games.game)
    viewer = None if args.viewer is None else game.side(args.viewer.casefold())
    with _progress() as progress:
        return analyse(
            kept,
            games.game,
            viewer=viewer,
            iterations=args.iterations,
            seed=args.seed,
            mistakes=not args.calibration,
            progress=progress,
        )


@contextmanager
def _progress() -> Iterator[game_analysis.Progress]:
    """A progress bar for each part of the work, if the output is a terminal."""
    columns = TextColumn("{task.description:22}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=Console(stderr=True), disable=not sys.stderr.isatty()) as bars:
        tasks: dict[str, TaskID] = {}

        def progress(what: Message, done: int, whole: int) -> None:
            text = common_words().say(what)
            if text not in tasks:
                tasks[text] = bars.add_task(text, total=whole)
            bars.update(tasks[text], completed=done)

        yield progress


def _console() -> Console:
    console = Console()
    return console if console.is_terminal else Console(width=PIPED_WIDTH)


def _write(name: str, text: str) -> None:
    """Write a whole file or nothing. An older file of that name is replaced."""
    target = Path(name)
    fresh = target.with_name(f".{target.name}.{os.getpid()}")
    record_writer.write_new(fresh, text.encode())
    fresh.replace(target)
