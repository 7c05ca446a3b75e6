"""`rubicon pack`: check a component pack, list the words it may use, measure how well it is balanced.

Titles that can be played with other components have a module `packs/library.py`. Nothing here names them.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from rubicon import games
from rubicon.cli.arguments import available_cores, positive_int
from rubicon.cli.titles.balance import balance, pack_library
from rubicon.core.game import Game, RubiconError


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The three actions on a pack."""
    actions = parser.add_subparsers(dest="action", required=True, metavar="check | words | balance")
    check = actions.add_parser("check", help="is the pack complete, and does it follow the rulebook?")
    check.add_argument("title", nargs="?", help="the title it must be for (default: as the pack says)")
    check.add_argument("file", metavar="FILE", help="the pack")
    words = actions.add_parser("words", help="list the effects and claims that cards may have")
    words.add_argument("title", help="the title")
    balance = actions.add_parser("balance", help="let computer players play many games and show the figures")
    balance.add_argument("title", help="the title, or TITLE@FILE for another pack")
    balance.add_argument(
        "--games", type=positive_int, default=400, metavar="N", help="how many (default: 400)"
    )
    balance.add_argument("--seed", type=int, default=1, metavar="S", help="the first seed (default: 1)")
    balance.add_argument("--bot", default="legate", help="who plays both sides (default: legate)")
    balance.add_argument(
        "--jobs", type=positive_int, metavar="N", help="how many cores to use (default: all)"
    )
    balance.add_argument(
        "--results",
        type=Path,
        metavar="FILE",
        help="keep every game as a line of this file, and go on with a run that was stopped",
    )


def run(args: argparse.Namespace) -> int:
    """Run the chosen action."""
    if args.action == "check":
        return check(Path(args.file), args.title)
    if args.action == "words":
        for line in pack_library(games.game(args.title)).words():
            print(line)
        return 0
    jobs = args.jobs or available_cores()
    return balance(args.title, args.bot, args.games, args.seed, jobs, args.results)


# ------------------------------------------------------------------ check


def check(path: Path, title: str | None = None) -> int:
    """Print every problem with its line. Returns 0 if there is none. The pack is for `title`, if given."""
    game = _title_of_pack(path)
    if title is not None and games.game(title).id != game.id:
        raise RubiconError(f"{path} is a pack for {game.id}, not for {title}.")
    found: list[str] = pack_library(game).problems(path)
    for problem in found:
        print(f"{path}, {problem}")
    if found:
        print(f"pack: problems={len(found)}")
        return 1
    print(f"{path}: a good pack. Play with it: rubicon play {game.id} --pack {path}")
    return 0


def _title_of_pack(path: Path) -> Game:
    """The title a pack is for: the first word of its format."""
    text = path.read_bytes().decode("utf-8", "replace")
    try:
        data = json.loads(text)
    except ValueError:
        data = None
    said = data.get("format") if isinstance(data, dict) else None
    titles = [title for title in games.titles() if f"{title} " in (said if isinstance(said, str) else text)]
    if not titles:
        raise RubiconError(f'{path} does not say for which title it is. Write "format": "TITLE pack 1".')
    return games.game(titles[0])
