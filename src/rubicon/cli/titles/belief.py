"""`rubicon belief TITLE`: how near the positions that a side imagines are to the truth."""

from __future__ import annotations

import argparse

from rich.console import Console
from rich.table import Table

from rubicon import games
from rubicon.cli.arguments import positive_int
from rubicon.core.game import RubiconError
from rubicon.games.kit import belief_check


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("title", help="a title with checks/belief.py")
    parser.add_argument(
        "--games", type=positive_int, default=15, metavar="N", help="how many games (default: 15)"
    )
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="the seed of the first (default: 1)")


def run(args: argparse.Namespace) -> int:
    module = games.find_module(args.title, "checks.belief")
    if module is None:
        raise RubiconError(f"{args.title} does not measure belief: it has no checks/belief.py.")
    check = module.CHECK
    table = Table(
        "belief", *belief_check.headings(check), title=f"{args.title}: {args.games} games, seed {args.seed}"
    )
    attacks = Table("belief", *belief_check.ATTACK_HEADINGS, title="chances that a player is shown")
    for way, figures in belief_check.compare(check, args.games, args.seed).items():
        table.add_row(way, *figures.cells())
        attacks.add_row(way, *figures.attack_cells())
    Console().print(table)
    if check.attacks is not None:
        Console().print(attacks)
    return 0
