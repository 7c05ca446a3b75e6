"""`rubicon pack`: check a component pack, list the words it may use, measure how well it is balanced.

Titles that can be played with other components have a module `packs/library.py`. Nothing here names them.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from types import ModuleType
from typing import Final

from rubicon import bots, games
from rubicon.cli.arguments import available_cores, positive_int
from rubicon.core.dice import FastDice
from rubicon.core.game import Game, RubiconError
from rubicon.core.session import Session

#: Bounds for a balanced pack between equal bots: shares of the games, and turns of a typical game.
MIN_WIN_SHARE: Final = 0.42
MAX_WIN_SHARE: Final = 0.58
MIN_VICTORY_KIND_SHARE: Final = 0.10
MAX_DRAW_SHARE: Final = 0.35
TYPICAL_TURNS: Final = (8, 14)
#: Share of its appearances in which a card must be used. With less, it is not worth playing.
MIN_CARD_USE_SHARE: Final = 0.05


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The three actions on a pack."""
    actions = parser.add_subparsers(dest="action", required=True, metavar="check | words | balance")
    check = actions.add_parser("check", help="is the pack complete, and does it follow the rulebook?")
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


def run(args: argparse.Namespace) -> int:
    """Run the chosen action."""
    if args.action == "check":
        return check(Path(args.file))
    if args.action == "words":
        for line in pack_library(games.game(args.title)).words():
            print(line)
        return 0
    return balance(args.title, args.bot, args.games, args.seed, args.jobs or available_cores())


def pack_library(game: Game) -> ModuleType:
    """The module `packs.library` of a title. Raises if the title has none."""
    found = games.find_module(game.id, "packs.library")
    if found is None:
        raise RubiconError(f"{game.title} is played with its own components only.")
    return found


# ------------------------------------------------------------------ check


def check(path: Path) -> int:
    """Print every problem with its line. Returns 0 if there is none."""
    found: list[str] = pack_library(_title_of_pack(path)).problems(path)
    for problem in found:
        print(f"{path}, {problem}")
    if found:
        print(f"pack: problems={len(found)}")
        return 1
    print(f"{path}: a good pack. Play with it: rubicon play {_title_of_pack(path).id} --pack {path}")
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


# ------------------------------------------------------------------ balance


@dataclass(slots=True)
class BalanceTally:
    """The results of many games, added up."""

    games: int = 0
    winners: Counter[int | None] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)
    turns: Counter[int] = field(default_factory=Counter)
    came: Counter[str] = field(default_factory=Counter)
    used: Counter[str] = field(default_factory=Counter)
    won: Counter[str] = field(default_factory=Counter)

    def add(self, other: BalanceTally) -> None:
        self.games += other.games
        for name in ("winners", "reasons", "turns", "came", "used", "won"):
            getattr(self, name).update(getattr(other, name))


def measure(title: str, bot: str, seeds: range) -> BalanceTally:
    """Play the games with these seeds, the same bot on both sides, each seeing its own view only."""
    game = games.game(title)
    tally = BalanceTally()
    for seed in seeds:
        session = Session(game, {}, FastDice(seed))
        players = [bots.make(bot, game, f"{seed} {side}") for side in game.sides]
        while session.outcome is None:
            side = session.state.deciders()[0]
            decision = session.state.decision(side)
            view = session.state.view(side)
            session.act(side, players[side].choose(view, decision.kind, decision.prompt, decision.actions))
        _count(tally, session)
    return tally


def _count(tally: BalanceTally, session: Session) -> None:
    outcome = session.outcome
    assert outcome is not None
    summary = pack_library(session.game).summary(session)
    tally.games += 1
    tally.winners[outcome.winner] += 1
    tally.reasons[outcome.reason.partition(":")[0]] += 1
    tally.turns[summary["turns"]] += 1
    tally.came.update(summary["came"])
    for side, card in summary["used"]:
        tally.used[card] += 1
        tally.won[card] += side == outcome.winner


def balance(title: str, bot: str, count: int, seed: int, jobs: int) -> int:
    """Play, print every figure with its bounds, and return 1 if one is missed."""
    game = games.game(title)
    pack_library(game)
    tally = BalanceTally()
    batches = [range(start, min(start + 20, seed + count)) for start in range(seed, seed + count, 20)]
    if jobs == 1:
        for batch in batches:
            tally.add(measure(title, bot, batch))
    else:
        with ProcessPoolExecutor(min(jobs, len(batches)), get_context("spawn")) as pool:
            for part in pool.map(measure, [title] * len(batches), [bot] * len(batches), batches):
                tally.add(part)
    print(f"{game.title}, {bot} against itself: games {count}, seeds {seed} to {seed + count - 1}")
    missed = _report(game, tally)
    print(f"balance: games={count} missed={missed}")
    return 1 if missed else 0


def _report(game: Game, tally: BalanceTally) -> int:
    decided = max(1, tally.games - tally.winners[None])
    rows: list[tuple[str, float, float, float]] = [
        (
            f"games won by {name}, of those decided",
            tally.winners[side] / decided,
            MIN_WIN_SHARE,
            MAX_WIN_SHARE,
        )
        for side, name in enumerate(game.sides)
    ]
    kinds = {reason: count for reason, count in tally.reasons.items() if reason.endswith(" victory")}
    rows += [
        (reason, number / tally.games, MIN_VICTORY_KIND_SHARE, 1.0)
        for reason, number in sorted(kinds.items())
    ]
    rows.append(("draws", tally.winners[None] / tally.games, 0.0, MAX_DRAW_SHARE))
    typical = sum(
        number for turns, number in tally.turns.items() if TYPICAL_TURNS[0] <= turns <= TYPICAL_TURNS[1]
    )
    rows.append((f"games of {TYPICAL_TURNS[0]} to {TYPICAL_TURNS[1]} turns", typical / tally.games, 0.5, 1.0))
    missed = 0
    for what, share, least, most in rows:
        good = least <= share <= most
        missed += not good
        print(f"{'  ' if good else '! '}{what}: {share:.1%} (wanted: {least:.0%} to {most:.0%})")
    ordered = sorted(tally.turns.elements())
    print(
        f"  turns: {ordered[len(ordered) // 10]} / {ordered[len(ordered) // 2]} / "
        f"{ordered[len(ordered) * 9 // 10]} (a tenth, half, nine tenths of the games end by then)"
    )
    print("cards: how often each came up, the share used, and the share of its users who won")
    for card, came in sorted(tally.came.items(), key=lambda item: tally.used[item[0]] / item[1]):
        share = tally.used[card] / came
        good = share >= MIN_CARD_USE_SHARE
        missed += not good
        won = f"{tally.won[card] / tally.used[card]:.0%}" if tally.used[card] else "–"
        print(f"{'  ' if good else '! '}{card}: {came}, {share:.0%}, {won}")
    return missed
