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
from rubicon.core.record import FindGame
from rubicon.core.record_writer import transcript
from rubicon.core.session import Session


@dataclass(frozen=True, slots=True, order=True)
class ScheduledGame:
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
class GameResult:
    """How a game ended: the winning side (None is a draw), and how long each side thought each time."""

    scheduled: ScheduledGame
    winner: int | None
    reason: str
    decisions: int
    microseconds: tuple[list[int], list[int]]

    def score(self, bot: int) -> float:
        """What the game was worth to a bot: 1, ½ or 0."""
        return 0.5 if self.winner is None else float(self.scheduled.seats[self.winner] == bot)


@dataclass(frozen=True, slots=True)
class MatchSchedule:
    """What all games of a run have in common."""

    find: FindGame
    title: str
    options: Mapping[str, str]
    bots: tuple[str, ...]
    seed: int

    def identity(self) -> dict[str, Any]:
        """All that the games follow from. Results of different plans do not mix."""
        return {
            "rubicon": __version__,
            "code": source_fingerprint(self.title),
            "plugins": bots.plugin_versions(self.bots),
            "title": self.title,
            "rules": self.find(self.title).version,
            "options": dict(self.options),
            "bots": list(self.bots),
            "seed": self.seed,
        }

    def meetings(self) -> list[tuple[int, int]]:
        """Every two bots meet."""
        return list(combinations(range(len(self.bots)), 2))

    def scheduled_games(
        self, games: int, more: int = 0, of: Collection[tuple[int, int]] = ()
    ) -> list[ScheduledGame]:
        """So many games of every meeting, `more` where that is more `of` these, all meetings side by side."""
        count = {pair: max(games, more) if pair in of else games for pair in self.meetings()}
        return [
            ScheduledGame(number, *pair)
            for number in range(max(count.values()))
            for pair in count
            if number < count[pair]
        ]

    def dice_seed(self, scheduled: ScheduledGame) -> int:
        """The seed of the dice: the same for both games of a pair."""
        return _seed_from_text(f"rubicon arena dice {self.seed} {scheduled.number // 2}")

    def make_bots(self, game: Game, scheduled: ScheduledGame) -> list[Bot]:
        """The bot of each side. Each has chances of its own, even against itself."""
        return [
            bots.make(
                self.bots[bot],
                game,
                _seed_from_text(f"rubicon arena bot {self.seed} {scheduled.name} {bot}"),
            )
            for bot in scheduled.seats
        ]


@cache
def source_fingerprint(title: str) -> str:
    """A fingerprint of what decides how games of a title go: a bot that was changed is another bot."""
    home = Path(bots.__file__).parents[1]
    digest = sha256()
    for part in ("bots", "core", f"games/{games.folder(title)}"):
        for path in sorted((home / part).rglob("*")):
            if path.suffix in (".py", ".json"):
                digest.update(f"{path.relative_to(home).as_posix()}\n".encode() + path.read_bytes())
    return digest.hexdigest()[:12]


def _seed_from_text(text: str) -> int:
    return int.from_bytes(sha256(text.encode()).digest()[:8], "big")


class GameFailed(RubiconError):
    """A bot or the title stumbled. The message says where, and how to see it again."""


def play_game(schedule: MatchSchedule, scheduled: ScheduledGame) -> tuple[GameResult, str]:
    """Play one game. Returns how it went and its record."""
    last = "the opening"
    try:
        game = schedule.find(schedule.title)
        players = schedule.make_bots(game, scheduled)
        session = Session(game, schedule.options, FastDice(schedule.dice_seed(scheduled)))
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
        result = GameResult(scheduled, outcome.winner, outcome.reason, len(session.history), thought)
        return result, transcript(session, [_description(schedule, game, scheduled)])
    except Exception as wrong:
        where = extract_tb(wrong.__traceback__)[-1]
        described = _description(schedule, schedule.find(schedule.title), scheduled)
        raise GameFailed(
            f"Game {scheduled.name} failed ({described}).\n"
            f"  {type(wrong).__name__}: {wrong} ({Path(where.filename).name}, line {where.lineno})\n"
            f"  at {last}"
        ) from wrong


def _description(schedule: MatchSchedule, game: Game, scheduled: ScheduledGame) -> str:
    players = zip(game.sides, scheduled.seats, strict=True)
    seats = ", ".join(f"{side} {schedule.bots[bot]}" for side, bot in players)
    dice = schedule.dice_seed(scheduled)
    return f"arena: {seats}, seed {schedule.seed}, game {scheduled.number + 1}, dice {dice}"
