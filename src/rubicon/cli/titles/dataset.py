"""`rubicon dataset`: games of bots, a row for each decision, in Parquet with a data card."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from rubicon import bots, games
from rubicon.cli import UsageError
from rubicon.cli.arguments import add_json_argument, positive_int, prints_json


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Which games, and where they go."""
    parser.add_argument("folder", type=Path, metavar="FOLDER", help="an empty or new folder")
    parser.add_argument("--title", default=games.titles()[0], metavar="ID", help="the game")
    parser.add_argument(
        "--bots",
        nargs=2,
        default=["legate", "legate"],
        metavar="BOT",
        help=f"who plays: {', '.join(bots.names())} (default: legate legate)",
    )
    parser.add_argument("--games", type=positive_int, default=100, metavar="N", help="default: 100")
    parser.add_argument("--rounds", type=positive_int, metavar="N", help="end a game after N Years or turns")
    parser.add_argument("--recall", action="store_true", help="add what a side saw earlier to the vector")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="what all chance follows from")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the title"
    )
    add_json_argument(parser)


def run(args: argparse.Namespace) -> int:
    """Play, write, and say what was written."""
    from rubicon.envs import dataset  # an extra
    from rubicon.envs.episode import Setting

    for given in args.option:
        if "=" not in given:
            raise UsageError(f"'{given}' is not NAME=VALUE.")
    options = dict(given.split("=", 1) for given in args.option)
    setting = Setting(args.title, options, args.rounds, args.recall)
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=args.games)
        card = dataset.write(
            args.folder,
            setting,
            args.bots,
            args.games,
            args.seed,
            lambda done: bar.update(task, completed=done),
        )
    if prints_json(args):
        print(json.dumps(card, ensure_ascii=False))
        return 0
    for split, count in card["splits"].items():
        print(f"{split}: {count['games']} games, {count['decisions']} decisions")
    length, legal = card["decisions"], card["legal"]
    print(f"Decisions in a game: {length['least']} to {length['most']}, median {length['median']}.")
    share = f"99 of 100 at most {legal['percentile_99']}"
    print(f"Legal actions: mean {legal['mean']}, {share}, most {legal['most']}.")
    for row in card["results"]:
        low, high = row["interval"]
        print(
            f"{row['bot']} as {row['side']}: won {row['won']} of {row['games']}, {row['drawn']} drawn "
            f"({low:.0%} to {high:.0%})"
        )
    print(f"{args.folder} has the files, and README.md says what is in them.")
    return 0
