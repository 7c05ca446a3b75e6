"""`rubicon odds`: the winner and the losses of a fight, or a check of how well they are calculated."""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from rich.console import Console

from rubicon import games
from rubicon.cli import UsageError
from rubicon.cli.arguments import add_json_argument, add_language_argument, positive_int, prints_json
from rubicon.core.game import Game, RubiconError
from rubicon.core.odds import Forces
from rubicon.messages import title_words
from rubicon.terminal.odds_display import draw_odds


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The forces, or the number of fights to check."""
    parser.add_argument("title", help=f"the title, such as {games.titles()[0]}")
    for name, who in (("attacker", "who attacks"), ("defender", "who defends")):
        parser.add_argument(
            f"--{name}",
            metavar="PIECES",
            help=f"{who}, with commas: caesar:3,legio-7; without a strength, at full strength",
        )
    parser.add_argument("--at", metavar="PLACE", help="where they fight")
    parser.add_argument("--reserve", default="", metavar="PIECES", help="those of them that arrive late")
    parser.add_argument("--surprise", action="store_true", help="the attacker strikes first")
    parser.add_argument("--cut-off", action="store_true", help="a beaten attacker has no way back")
    parser.add_argument("--edition", metavar="VALUE", help="which printed rules are followed")
    add_json_argument(parser)
    add_language_argument(parser)
    parser.add_argument(
        "--check",
        type=positive_int,
        metavar="N",
        help="calculate N random fights and play each through the engine: do they agree?",
    )
    parser.add_argument(
        "--times", type=positive_int, default=100, metavar="K", help="how often each (default: 100)"
    )
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="for --check (default: 1)")


def run(args: argparse.Namespace) -> int:
    """Print the odds of the forces, or check the calculation."""
    game = games.game(args.title)
    if args.edition is not None:
        game.settle({"edition": args.edition})
    if args.check is not None:
        return check_odds(game, args.check, max(2, args.times), args.seed)
    if args.attacker is None or args.defender is None:
        raise UsageError("Name who fights: --attacker PIECES --defender PIECES. See 'rubicon odds --help'.")
    odds = game.odds(
        Forces(
            _split_pieces(args.attacker),
            _split_pieces(args.defender),
            args.at,
            _split_pieces(args.reserve),
            args.surprise,
            args.cut_off,
        )
    )
    if prints_json(args):
        print(json.dumps(odds.data(), ensure_ascii=False))
    else:
        Console(highlight=False).print(draw_odds(odds, title_words(game, args.language)))
    return 0


def _split_pieces(text: str) -> tuple[str, ...]:
    return tuple(piece.strip() for piece in text.split(",") if piece.strip())


def check_odds(game: Game, battles: int, times: int, seed: int) -> int:
    """Compare calculated and played fights. Returns 1 if they do not agree."""
    module: Any = games.find_module(game.id, "odds.check")
    if module is None:
        raise RubiconError(f"{game.title} has no odds to check.")
    comparison = module.Comparison()
    watched = sys.stderr.isatty()
    for trial in module.trials(seed, battles, times):
        comparison.add(trial)
        if watched:
            print(f"\r{comparison.battles} of {battles}", end="", file=sys.stderr, flush=True)
    if watched:
        print(file=sys.stderr)
    print(f"{game.title}: {battles} random battles, each calculated and fought {times} times, seed {seed}.")
    print(f"Standard scores; beyond ±{module.MAX_Z_SCORE:g} it would not be chance:")
    for what, score in comparison.scores().items():
        print(f"{score:+8.2f}  {what}")
    print(f"{comparison.contradictions:8}  events that were calculated as impossible and happened")
    agrees = comparison.is_consistent()
    print("They agree." if agrees else "They do not agree.")
    return 0 if agrees else 1
