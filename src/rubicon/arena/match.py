"""One game between two bots, and the plan of all of them.

Games 2k and 2k + 1 of a meeting are a *pair*: the same dice, hence the same deal, with the sides swapped. The
dice of pair k follow from the seed and k alone, so that all meetings are played with the same luck. What a
game is does not depend on how many are played, nor on how many cores.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from itertools import combinations
from pathlib import Path
from time import perf_counter_ns
from traceback import extract_tb
from typing import Any

from rubicon import __version__, bots, games
from rubicon.bots import Bot
from rubicon.core.dice import FastDice
from rubicon.core.game import Game, RubiconError
from rubicon.core.record import Find
from rubicon.core.record_writer import transcript
from rubicon.core.session import Session


@dataclass(frozen=True, slots=True, order=True)
class Fixture:
    """One game to be played: its number within the meeting of two bots, named by their places in the plan."""

    number: int
    first: int
    second: int

    @property
    def seats(self) -> tuple[int, int]:
        """Which bot plays each side."""
        return (self.first, self.second) if self.number % 2 == 0 else (self.second, self.first)

    @property
    def name(self) -> str:
        """A name for files, the same for ever."""
        return f"{self.first + 1}-{self.second + 1}-{self.number + 1:05}"


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended: the winning side (None is a draw), and how long each side thought each time."""

    fixture: Fixture
    winner: int | None
    reason: str
    decisions: int
    microseconds: tuple[list[int], list[int]]

    def score(self, bot: int) -> float:
        """What the game was worth to a bot: 1, ½ or 0."""
        return 0.5 if self.winner is None else float(self.fixture.seats[self.winner] == bot)


@dataclass(frozen=True, slots=True)
class Plan:
    """What all games of a run have in common."""

    find: Find
    title: str
    options: Mapping[str, str]
    bots: tuple[str, ...]
    seed: int

    def identity(self) -> dict[str, Any]:
        """All that the games follow from. Results of different plans do not mix."""
        return {
            "rubicon": __version__,
            "code": code(self.title),
            "plugins": bots.origins(self.bots),
            "title": self.title,
            "rules": self.find(self.title).version,
            "options": dict(self.options),
            "bots": list(self.bots),
            "seed": self.seed,
        }

    def meetings(self) -> list[tuple[int, int]]:
        """Every two bots meet."""
        return list(combinations(range(len(self.bots)), 2))

    def fixtures(self, games: int, more: int = 0, of: Collection[tuple[int, int]] = ()) -> list[Fixture]:
        """So many games of every meeting, `more` where that is more `of` these, all meetings side by side."""
        count = {pair: max(games, more) if pair in of else games for pair in self.meetings()}
        return [
            Fixture(number, *pair)
            for number in range(max(count.values()))
            for pair in count
            if number < count[pair]
        ]

    def dice_seed(self, fixture: Fixture) -> int:
        """The seed of the dice: the same for both games of a pair."""
        return _number(f"rubicon arena dice {self.seed} {fixture.number // 2}")

    def seat(self, game: Game, fixture: Fixture) -> list[Bot]:
        """The bot of each side. Each has chances of its own, even against itself."""
        return [
            bots.make(
                self.bots[bot],
                game,
                _number(f"rubicon arena bot {self.seed} {fixture.name} {bot}"),
            )
            for bot in fixture.seats
        ]


@cache
def code(title: str) -> str:
    """A fingerprint of what decides how games of a title go: a bot that was changed is another bot."""
    home = Path(bots.__file__).parents[1]
    digest = sha256()
    for part in ("bots", "core", f"games/{games.folder(title)}"):
        for path in sorted((home / part).rglob("*")):
            if path.suffix in (".py", ".json"):
                digest.update(f"{path.relative_to(home).as_posix()}\n".encode() + path.read_bytes())
    return digest.hexdigest()[:12]


def _number(text: str) -> int:
    return int.from_bytes(sha256(text.encode()).digest()[:8], "big")


class GameFailed(RubiconError):
    """A bot or the title stumbled. The message says where, and how to see it again."""


def play(plan: Plan, fixture: Fixture) -> tuple[Result, str]:
    """Play one game. Returns how it went and its record."""
    last = "the opening"
    try:
        game = plan.find(plan.title)
        players = plan.seat(game, fixture)
        session = Session(game, plan.options, FastDice(plan.dice_seed(fixture)))
        thought: tuple[list[int], list[int]] = ([], [])
        while (outcome := session.outcome) is None:
            side = session.state.deciders()[0]
            decision = session.state.decision(side)
            last = f"decision {len(session.history) + 1}, {game.sides[side]}: {decision.prompt}"
            view, prompt, actions = session.state.view(side), decision.prompt, list(decision.actions)
            begin = perf_counter_ns()
            action = players[side].choose(view, decision.kind, prompt, actions)
            thought[side].append((perf_counter_ns() - begin) // 1000)
            session.act(side, action)
        result = Result(fixture, outcome.winner, outcome.reason, len(session.history), thought)
        return result, transcript(session, [_told(plan, game, fixture)])
    except Exception as wrong:
        where = extract_tb(wrong.__traceback__)[-1]
        raise GameFailed(
            f"Game {fixture.name} failed ({_told(plan, plan.find(plan.title), fixture)}).\n"
            f"  {type(wrong).__name__}: {wrong} ({Path(where.filename).name}, line {where.lineno})\n"
            f"  at {last}"
        ) from wrong


def _told(plan: Plan, game: Game, fixture: Fixture) -> str:
    players = zip(game.sides, fixture.seats, strict=True)
    seats = ", ".join(f"{side} {plan.bots[bot]}" for side, bot in players)
    return f"arena: {seats}, seed {plan.seed}, game {fixture.number + 1}, dice {plan.dice_seed(fixture)}"
