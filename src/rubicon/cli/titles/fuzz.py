"""`rubicon fuzz`: play random games and check the promises of `rubicon.core.promises` in them.

Game number n of a run with seed s is the game with seed s + n, on any number of cores and whatever else is
played: `--seed 1234 --games 1` plays only that game again.
"""

from __future__ import annotations

import argparse
import secrets
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

from rubicon import games, paths
from rubicon.cli.arguments import available_cores, positive_int
from rubicon.core.game import Game, Option, RubiconError, UnknownOption
from rubicon.core.promises import MAX_DECISIONS
from rubicon.core.record_writer import write_new
from rubicon.fuzz.run import FULL_CHECK_SHARE, GAMES_PER_BATCH, FuzzPlan, FuzzResult, play_all
from rubicon.fuzz.tally import FuzzTally
from rubicon.messages import title_words


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("title", help=f"the title: {', '.join(games.titles())}")
    parser.add_argument(
        "--games", type=positive_int, default=100, metavar="N", help="how many games (default: 100)"
    )
    parser.add_argument("--seed", type=int, metavar="S", help="the seed of the first game (default: any)")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="a game option; those not given vary from game to game",
    )
    for name, meaning in _option_meanings(games.usable_games()).items():
        parser.add_argument(
            f"--{name}", metavar="VALUE", help=f"the same as --option {name}=VALUE: {meaning}"
        )
    parser.add_argument("--jobs", type=positive_int, metavar="N", help="how many cores to use (default: all)")
    parser.add_argument("--thorough", action="store_true", help="check everything at every step (slow)")
    parser.add_argument(
        "--limit",
        type=positive_int,
        default=MAX_DECISIONS,
        metavar="N",
        help=f"decisions after which a game counts as endless (default: {MAX_DECISIONS})",
    )
    parser.add_argument("--output", metavar="FOLDER", help="where the record of a failure goes")


def _option_meanings(titles: Iterable[Game]) -> dict[str, str]:
    """The options of all titles, with what they mean."""
    return {
        option.name: title_words(game).option(option.name, "meaning")
        for game in titles
        for option in game.options
    }


def parse_options(args: argparse.Namespace, game: Game) -> dict[str, str]:
    """The options given on the command line. Raises `UnknownOption` if the title does not have them."""
    fixed: dict[str, str] = {}
    for text in args.option:
        name, equals, value = text.partition("=")
        if not equals:
            raise UnknownOption(f"'{text}' is not understood: say --option NAME=VALUE.")
        fixed[name] = value
    known: tuple[Option, ...] = tuple(option for game in games.usable_games() for option in game.options)
    for option in known:
        if getattr(args, option.name) is not None:
            fixed[option.name] = getattr(args, option.name)
    game.settle(fixed)
    return fixed


def run(args: argparse.Namespace) -> int:
    game = games.game(args.title)
    fixed = parse_options(args, game)
    seed = args.seed if args.seed is not None else secrets.randbelow(1_000_000_000)
    plan = FuzzPlan(games.game, args.title, fixed, 1.0 if args.thorough else FULL_CHECK_SHARE, args.limit)
    seeds = range(seed, seed + args.games)
    jobs = min(args.jobs or available_cores(), (args.games + GAMES_PER_BATCH - 1) // GAMES_PER_BATCH)
    settings = [f"{option.name} {fixed.get(option.name, 'varied')}" for option in game.options]
    print(
        f"{', '.join([game.title, *settings])}: games {args.games}, seeds {seeds[0]} to {seeds[-1]}",
        flush=True,
    )
    return run_plan(plan, seeds, jobs, args.output, print_progress if sys.stderr.isatty() else no_progress)


def run_plan(
    plan: FuzzPlan, seeds: range, jobs: int, output: str | None, progress: Callable[[int, int, bool], None]
) -> int:
    """Play all games, print the report, and save the first failure. Returns the exit status."""
    game = plan.find(plan.title)
    tally = FuzzTally()
    failure: FuzzResult | None = None
    for result in play_all(plan, seeds, jobs):
        if result.reason:
            failure = result
            break
        tally.add(result)
        progress(len(tally.lengths), len(seeds), False)
    progress(len(tally.lengths), len(seeds), True)
    for line in tally.lines(game):
        print(line)
    if failure is not None:
        print(_failure_report(plan, failure, output))
    played = len(tally.lengths) + (failure is not None)
    print(f"fuzz: games={played} decisions={sum(tally.lengths)} failures={int(failure is not None)}")
    return 0 if failure is None else 1


def _failure_report(plan: FuzzPlan, failure: FuzzResult, output: str | None) -> str:
    options = " ".join(f"--option {name}={value}" for name, value in plan.fixed_options.items())
    again = f"rubicon fuzz {plan.title} --seed {failure.seed} --games 1 {options}".rstrip()
    settings = ", ".join(f"{name} {value}" for name, value in failure.options.items())
    lines = [
        f"FAILED with seed {failure.seed}, {settings}: {failure.reason}",
        f"To see it again: {again}{' --thorough' if plan.check_share >= 1 else ''}",
    ]
    if failure.record:
        try:
            folder = Path(output) if output is not None else paths.make_folder("reports")
            path = _save_record(folder, f"fuzz-{plan.title}-{failure.seed}", failure.record)
            lines.append(f"The game up to there: {path}")
        except RubiconError as problem:
            lines.append(f"The record of it could not be saved. {problem}")
    return "\n".join(lines)


def _save_record(folder: Path, name: str, record: str) -> Path:
    """Write the record under a name that no file has yet."""
    number = 1
    while (path := folder / f"{name}{f'-{number}' if number > 1 else ''}{paths.RECORD_SUFFIX}").exists():
        number += 1
    write_new(path, record.encode())
    return path


def no_progress(done: int, total: int, last: bool) -> None:
    """Print nothing: the output is no terminal."""


def print_progress(done: int, total: int, last: bool) -> None:
    print(f"\r{done} of {total} games", end="\n" if last else "", file=sys.stderr, flush=True)
