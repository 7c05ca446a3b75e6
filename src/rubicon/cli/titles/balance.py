"""`rubicon pack balance`: lets computer players play many games of a title and compares the figures with the
bounds that its component pack should keep.

Every finished game is a line in a results file, so a run that was stopped goes on where it was.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from types import ModuleType
from typing import Any

from rubicon import bots, games
from rubicon.arena.statistics import wilson
from rubicon.cli.arguments import print_notice
from rubicon.core.dice import FastDice
from rubicon.core.game import Game, RubiconError
from rubicon.core.session import LogReader, Session
from rubicon.games.kit.packs.balance import BalanceBounds
from rubicon.messages import title_words

#: A game as it is kept: its seed, winner (None for a draw), ending, and what the title's `summary` tells.
GameFigures = dict[str, Any]


@dataclass(slots=True)
class BalanceTally:
    """The results of many games, added up."""

    games: int = 0
    winners: Counter[int | None] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    turns: Counter[int] = field(default_factory=Counter)
    came: Counter[str] = field(default_factory=Counter)
    used: Counter[str] = field(default_factory=Counter)
    won: Counter[str] = field(default_factory=Counter)
    #: By the winner: points by source.
    sources: dict[int | None, Counter[str]] = field(default_factory=dict)

    def add(self, figures: GameFigures) -> None:
        winner = figures["winner"]
        self.games += 1
        self.winners[winner] += 1
        self.endings[figures["ending"]] += 1
        self.turns[figures["turns"]] += 1
        self.came.update(figures["came"])
        for side, card in figures["used"]:
            self.used[card] += 1
            self.won[card] += side == winner
        if figures.get("sources"):
            self.sources.setdefault(winner, Counter()).update(figures["sources"])


def play_game(title: str, bot: str, seed: int) -> GameFigures:
    """Play the game with this seed, the same bot on both sides, each seeing its own view only."""
    game = games.game(title)
    session = Session(game, {}, FastDice(seed))
    players = [bots.make(bot, game, f"{seed} {side}") for side in game.sides]
    logs = [LogReader(session, side) for side in range(len(game.sides))]
    while session.outcome is None:
        side = session.state.deciders()[0]
        decision = session.state.decision(side)
        view = session.state.view(side)
        bots.tell(players[side], logs[side])
        session.act(side, players[side].choose(view, decision.kind, decision.prompt, decision.actions))
    outcome = session.outcome
    summary: dict[str, Any] = pack_library(game).summary(session)
    ending = {"ending": title_words(game).say(outcome.reason).partition(":")[0]}
    return {"seed": seed, "winner": outcome.winner, **ending, **summary}


def pack_library(game: Game) -> ModuleType:
    """The module `packs.library` of a title. Raises if the title has none."""
    found = games.find_module(game.id, "packs.library")
    if found is None:
        raise RubiconError(f"{game.title} is played with its own components only.")
    return found


def balance(title: str, bot: str, count: int, seed: int, jobs: int, results: Path | None = None) -> int:
    """Play, print every figure with its bounds, and return 1 if one is missed. `results` keeps the games."""
    game = games.game(title)
    bounds: BalanceBounds = getattr(pack_library(game), "BALANCE", BalanceBounds())
    tally = BalanceTally()
    seeds = range(seed, seed + count)
    for figures in _all_games(title, bot, seeds, jobs, results):
        tally.add(figures)
    print(f"{game.title}, {bot} against itself: games {count}, seeds {seed} to {seed + count - 1}")
    missed = _report(game, tally, bounds)
    print(f"balance: games={count} missed={missed}")
    return 1 if missed else 0


def _all_games(title: str, bot: str, seeds: range, jobs: int, results: Path | None) -> Iterator[GameFigures]:
    """The games of all seeds: first those that the results file has, then the missing ones, in order."""
    known = _read_results(results, {"title": title, "bot": bot}) if results else {}
    missing = [seed for seed in seeds if seed not in known]
    if results and known:
        print_notice(f"{len(seeds) - len(missing)} of {len(seeds)} games are in {results}.")
    yield from (known[seed] for seed in seeds if seed in known)
    done = len(seeds) - len(missing)
    for figures in _play(title, bot, missing, jobs):
        done += 1
        if results:
            with results.open("a", encoding="utf-8") as file:
                file.write(json.dumps(figures, ensure_ascii=False) + "\n")
            print_notice(f"game {done} of {len(seeds)}: seed {figures['seed']}, {figures['ending']}")
        yield figures


def _play(title: str, bot: str, seeds: list[int], jobs: int) -> Iterable[GameFigures]:
    one_game = partial(play_game, title, bot)
    if jobs == 1 or len(seeds) < 2:
        yield from map(one_game, seeds)
        return
    with ProcessPoolExecutor(min(jobs, len(seeds)), get_context("spawn")) as pool:
        yield from pool.map(one_game, seeds)


def _read_results(path: Path, header: dict[str, str]) -> dict[int, GameFigures]:
    """The games of a results file by seed; a new file gets its first line. Raises if the file is of another
    run. A last line that was cut off is played again."""
    if not path.exists():
        path.write_text(json.dumps(header) + "\n", "utf-8")
        return {}
    lines = path.read_text("utf-8").splitlines()
    try:
        found = json.loads(lines[0])
    except (IndexError, ValueError):
        found = None
    if found != header:
        raise RubiconError(f"{path} holds the games of another run: {found}. Name another file.")
    known: dict[int, GameFigures] = {}
    whole = [lines[0]]
    for line in lines[1:]:
        try:
            figures = json.loads(line)
        except ValueError:
            continue
        known[figures["seed"]] = figures
        whole.append(line)
    if whole != lines:
        path.write_text("\n".join(whole) + "\n", "utf-8")
    return known


# ------------------------------------------------------------------ the report


def _report(game: Game, tally: BalanceTally, bounds: BalanceBounds) -> int:
    """Print all figures. Returns how many are out of bounds."""
    missed = 0
    for what, number, of, (least, most) in _shares(game, tally, bounds):
        share = number / max(1, of)
        low, high = wilson(share, max(1, of))
        good = least <= share <= most
        missed += not good
        print(
            f"{'  ' if good else '! '}{what}: {share:.1%}, 95% {low:.1%} to {high:.1%} "
            f"(wanted: {least:.0%} to {most:.0%})"
        )
    ordered = sorted(tally.turns.elements())
    print(
        f"  turns: {ordered[len(ordered) // 10]} / {ordered[len(ordered) // 2]} / "
        f"{ordered[len(ordered) * 9 // 10]} (a tenth, half, nine tenths of the games end by then)"
    )
    return missed + _report_sources(game, tally, bounds) + _report_cards(tally, bounds)


def _shares(
    game: Game, tally: BalanceTally, bounds: BalanceBounds
) -> Iterator[tuple[str, int, int, tuple[float, float]]]:
    """What is counted, how often, of how many, and the bounds of its share."""
    decided = tally.games - tally.winners[None]
    for side, name in enumerate(game.sides):
        yield f"games won by {name}, of those decided", tally.winners[side], decided, bounds.win_share
    for ending in sorted({*tally.endings, *bounds.endings}):
        if ending in bounds.endings:
            yield f"games that end by {ending}", tally.endings[ending], tally.games, bounds.endings[ending]
        elif ending.endswith(" victory"):
            yield ending, tally.endings[ending], tally.games, bounds.victory_share
    yield "draws", tally.winners[None], tally.games, bounds.draw_share
    if bounds.typical_turns:
        first, last = bounds.typical_turns
        typical = sum(number for turns, number in tally.turns.items() if first <= turns <= last)
        yield f"games of {first} to {last} turns", typical, tally.games, (0.5, 1.0)


def _report_sources(game: Game, tally: BalanceTally, bounds: BalanceBounds) -> int:
    """Points by source, in the games that each side won."""
    missed = 0
    for winner, sources in sorted(tally.sources.items(), key=lambda item: str(item[0])):
        total = max(1, sum(sources.values()))
        number = tally.winners[winner]
        enough = sum(points / total >= bounds.min_source_share for points in sources.values())
        good = enough >= bounds.min_sources
        missed += not good
        name = game.sides[winner] if winner is not None else "nobody"
        parts = ", ".join(f"{source} {points / number:.2f}" for source, points in sources.most_common())
        print(f"{'  ' if good else '! '}points a game won by {name}: {total / number:.2f} ({parts})")
    return missed


def _report_cards(tally: BalanceTally, bounds: BalanceBounds) -> int:
    missed = 0
    print("cards: how often each came up, the share used, and the share of its users who won")
    for card, came in sorted(tally.came.items(), key=lambda item: tally.used[item[0]] / item[1]):
        share = tally.used[card] / came
        good = share >= bounds.min_card_use
        missed += not good
        won = f"{tally.won[card] / tally.used[card]:.0%}" if tally.used[card] else "–"
        print(f"{'  ' if good else '! '}{card}: {came}, {share:.0%}, {won}")
    return missed
