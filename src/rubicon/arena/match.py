"""One game between two bots, and the schedule of all games.

All games between the same two bots are a *meeting*. Games 2k and 2k + 1 of a meeting are a *pair*: the same
dice and so the same deal, with the sides swapped. The dice of pair k depend only on the seed and k, so all
meetings have the same dice. A game does not depend on how many games or cores there are.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib.util import find_spec
from itertools import combinations
from pathlib import Path
from time import perf_counter_ns
from traceback import extract_tb
from typing import Any

from rubicon import __version__, bots, games
from rubicon.bots import Bot
from rubicon.core.dice import FastDice
from rubicon.core.game import Game, RubiconError
from rubicon.core.message import reason_text
from rubicon.core.record import FindGame
from rubicon.core.record_writer import transcript
from rubicon.core.session import LogReader, Session


@dataclass(frozen=True, slots=True, order=True)
class ScheduledGame:
    """One game to play: its number within the meeting of two bots, given by their indices in the schedule."""

    number: int
    first: int
    second: int

    @property
    def seats(self) -> tuple[int, int]:
        """The bot that plays each side."""
        return (self.first, self.second) if self.number % 2 == 0 else (self.second, self.first)

    @property
    def name(self) -> str:
        """A name for files. It must never change, or old runs cannot be resumed."""
        return f"{self.first + 1}-{self.second + 1}-{self.number + 1:05}"


@dataclass(frozen=True, slots=True)
class GameResult:
    """How a game ended: the winning side (None is a draw), and how long each side took for each decision."""

    scheduled: ScheduledGame
    winner: int | None
    reason: str
    decisions: int
    microseconds: tuple[list[int], list[int]]

    def score(self, bot: int) -> float:
        """The bot's score in this game: 1, ½ or 0."""
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
        """Everything that determines the games. Results are only combined if it is the same."""
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
        """All pairs of bots."""
        return list(combinations(range(len(self.bots)), 2))

    def scheduled_games(
        self, games: int, more: int = 0, of: Collection[tuple[int, int]] = ()
    ) -> list[ScheduledGame]:
        """`games` games of every meeting, or `more` of the meetings in `of`. The meetings take turns."""
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
        """The bot of each side. Each has its own random numbers, even against itself."""
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
    """A fingerprint of the source text that plays a title: bots, core, the kit and the title's package.

    A changed bot is another bot. Only the bytes of the files count, with their paths: a renamed function or a
    reworded comment changes the fingerprint, although every game stays the same.
    """
    home = Path(bots.__file__).parents[1]
    own = home / "games" / games.folder(title)
    spec = None if own.is_dir() else find_spec(games.package(title))
    foreign = [] if spec is None else [Path(place) for place in spec.submodule_search_locations or ()]
    digest = sha256()
    for part in (home / "bots", home / "core", home / "games" / "kit", *(foreign or [own])):
        root = part.parent if part in foreign else home
        for path in sorted(part.rglob("*")):
            if path.suffix in (".py", ".json"):
                digest.update(f"{path.relative_to(root).as_posix()}\n".encode() + path.read_bytes())
    return digest.hexdigest()[:12]


def _seed_from_text(text: str) -> int:
    return int.from_bytes(sha256(text.encode()).digest()[:8], "big")


class GameFailed(RubiconError):
    """A bot or the title raised an error. The message says where, and how to repeat it."""


def play_game(schedule: MatchSchedule, scheduled: ScheduledGame) -> tuple[GameResult, str]:
    """Play one game. Returns its result and its record. Raises `GameFailed`."""
    last = "the opening"
    try:
        game = schedule.find(schedule.title)
        players = schedule.make_bots(game, scheduled)
        session = Session(game, schedule.options, FastDice(schedule.dice_seed(scheduled)))
        logs = [LogReader(session, side) for side in range(len(game.sides))]
        thought: tuple[list[int], list[int]] = ([], [])
        while (outcome := session.outcome) is None:
            side = session.state.deciders()[0]
            decision = session.state.decision(side)
            last = f"decision {len(session.history) + 1}, {game.sides[side]}: {decision.kind}"
            view, prompt, actions = session.state.view(side), decision.prompt, list(decision.actions)
            begin = perf_counter_ns()
            bots.tell(players[side], logs[side])
            action = players[side].choose(view, decision.kind, prompt, actions)
            thought[side].append((perf_counter_ns() - begin) // 1000)
            session.act(side, action)
        result = GameResult(
            scheduled, outcome.winner, reason_text(outcome.reason), len(session.history), thought
        )
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
