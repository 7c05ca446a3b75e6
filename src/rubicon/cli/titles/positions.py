"""`rubicon positions TITLE`: what the choices of computer players cost in positions from games."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.table import Table

from rubicon import games, paths
from rubicon.arena.positions.generate import generate
from rubicon.arena.positions.score import BotFigures, PlanValues, score
from rubicon.arena.positions.suite import read_suite
from rubicon.cli import UsageError
from rubicon.cli.arguments import add_json_argument, positive_int, print_notice, prints_json
from rubicon.games.kit.position_check import PositionCheck, any_title

#: The halves of a suite: one to tune with, and one that tuning does not see.
HALVES: Final = ("tuning", "held-back")
DEFAULT_FOLDER: Final = "tests/data/positions"
#: Those that every table has: no sense, judgement alone now and before, and a short search now and before.
DEFAULT_BOTS: Final = (
    "random",
    "legate-0.1:whim=0",
    "legate:whim=0",
    "ismcts-0.1:iterations=240",
    "ismcts:iterations=240",
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "title", help="a title; if it has no checks/positions.py, kinds are those of the rules"
    )
    parser.add_argument(
        "--bot",
        nargs="+",
        default=DEFAULT_BOTS,
        metavar="NAME",
        help=f"who chooses (default: {' '.join(DEFAULT_BOTS)})",
    )
    parser.add_argument(
        "--half", choices=HALVES, default=HALVES[0], help="which positions (default: those to tune with)"
    )
    parser.add_argument("--kind", nargs="+", default=(), metavar="KIND", help="only positions of these kinds")
    parser.add_argument(
        "--seeds",
        type=positive_int,
        default=2,
        metavar="N",
        help="choices of each in a position (default: 2)",
    )
    parser.add_argument(
        "--folder",
        metavar="DIR",
        help=f"where the positions are (default: {DEFAULT_FOLDER}/TITLE/HALF)",
    )
    parser.add_argument(
        "--generate", action="store_true", help="make the positions instead, or go on making them"
    )
    parser.add_argument(
        "--games",
        type=positive_int,
        default=8,
        metavar="N",
        help="for --generate: how many games (default: 8)",
    )
    parser.add_argument(
        "--count", type=positive_int, default=104, metavar="N", help="and how many positions (default: 104)"
    )
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="and their seed (default: 1)")
    add_json_argument(parser)


def run(args: argparse.Namespace) -> int:
    """Make positions, or print the table."""
    check = _check(args.title)
    folder = Path(args.folder) if args.folder else Path(DEFAULT_FOLDER) / args.title / args.half
    if args.generate:
        generate(check, games.game, folder, args.games, args.count, args.seed, print_notice)
        return 0
    suite = read_suite(folder)
    kinds = {position.kind for position in suite.positions}
    unknown = [kind for kind in args.kind if kind not in kinds]
    if unknown:
        raise UsageError(f"There is no kind '{unknown[0]}' here. There are: {', '.join(sorted(kinds))}.")
    values = PlanValues(
        paths.make_folder("positions") / f"{args.title}-{suite.provenance['code']}-{args.half}.jsonl"
    )
    figures = score(check, games.game, suite, args.bot, args.seeds, values, args.kind, print_notice)
    if prints_json(args):
        print(json.dumps(_data(check, figures), ensure_ascii=False))
    else:
        _print_tables(check, f"{args.title}, {args.half}, {args.seeds} seeds", figures)
    return 0


def _check(title: str) -> PositionCheck:
    """What the title says about its decisions; else their kinds are those of the rules."""
    game = games.game(title)
    module = games.find_module(title, "checks.positions")
    if module is None:
        return any_title(game)
    check = module.CHECK
    assert isinstance(check, PositionCheck)
    return check


def _groups(check: PositionCheck, figures: dict[str, BotFigures]) -> dict[str, list[str]]:
    """The rows of a table: each kind, the kinds of battle together, and all."""
    kinds = sorted({choice.kind for one in figures.values() for choice in one.choices})
    battle = [kind for kind in kinds if kind in check.battle_kinds]
    groups = {kind: [kind] for kind in kinds}
    return {**groups, **({"all battle choices": battle} if battle else {}), "all": kinds}


def _data(check: PositionCheck, figures: dict[str, BotFigures]) -> dict[str, Any]:
    """The tables as plain data: regrets in points of win chance."""
    return {
        spec: {
            "regret": {
                row: [round(100 * of.regret, 2), round(100 * of.error, 2), len(of.choices)]
                for row, kinds in _groups(check, figures).items()
                for of in [one.of(kinds)]
            },
            "mistakes": one.mistakes(),
            "milliseconds": round(one.milliseconds, 1),
        }
        for spec, one in figures.items()
    }


def _print_tables(check: PositionCheck, title: str, figures: dict[str, BotFigures]) -> None:
    console = Console()
    table = Table("kind", "choices", *figures, title=f"Regret in points of win chance: {title}")
    for row, kinds in _groups(check, figures).items():
        of = [one.of(kinds) for one in figures.values()]
        cells = [f"{100 * one.regret:.2f} ± {100 * one.error:.2f}" for one in of]
        table.add_row(row, str(len(of[0].choices)), *cells)
    table.add_row("ms of processor time", "", *(f"{one.milliseconds:.1f}" for one in figures.values()))
    console.print(table)
    found = {mistake: None for one in figures.values() for mistake in one.mistakes()}
    if found:
        wrong = Table("plainly wrong", *figures, title="How often")
        for mistake in found:
            wrong.add_row(mistake, *(str(one.mistakes().get(mistake, 0)) for one in figures.values()))
        console.print(wrong)
