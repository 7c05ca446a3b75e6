"""The results of a run: as one JSON object, and as tables for people."""

from __future__ import annotations

import math
import statistics
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from rich import box
from rich.console import RenderableType
from rich.table import Table

from rubicon.arena.match import GameResult, MatchSchedule
from rubicon.arena.statistics import elo, percentile, rate_interval, score_rate


@dataclass(frozen=True, slots=True)
class GameCounts:
    """Games won, drawn and lost."""

    won: int
    drawn: int
    lost: int

    @property
    def games(self) -> int:
        return self.won + self.drawn + self.lost

    @property
    def score(self) -> float:
        """The score rate."""
        return (self.won + self.drawn / 2) / self.games

    @property
    def mirrored(self) -> GameCounts:
        """The same games, counted for the other side."""
        return GameCounts(self.lost, self.drawn, self.won)


def count_games(scores: Sequence[float]) -> GameCounts:
    """Count games by their scores."""
    return GameCounts(scores.count(1.0), scores.count(0.5), scores.count(0.0))


@dataclass(frozen=True, slots=True)
class Meeting:
    """All games of two bots, from the first bot's view: in total, by side, and their statistics."""

    first: int
    second: int
    total: GameCounts
    sides: tuple[GameCounts, GameCounts]
    pairs: tuple[float, ...]  # the score of each pair
    interval: tuple[float, float]
    lengths: tuple[int, float, int]  # decisions: least, median, most

    @property
    def elo(self) -> tuple[float, float, float]:
        """The Elo difference, and its interval."""
        return elo(self.total.score), elo(self.interval[0]), elo(self.interval[1])

    @property
    def mirrored(self) -> Meeting:
        """The same games from the second bot's view, which always played the other side."""
        return Meeting(
            self.second,
            self.first,
            self.total.mirrored,
            (self.sides[1].mirrored, self.sides[0].mirrored),
            tuple(1 - score for score in self.pairs),
            (1 - self.interval[1], 1 - self.interval[0]),
            self.lengths,
        )


def meeting_of(first: int, second: int, results: Iterable[GameResult]) -> Meeting:
    """The meeting of two bots. `results` must be complete pairs."""
    games = sorted(results, key=lambda result: result.scheduled)
    scores = [result.score(first) for result in games]
    pairs = [score_rate(pair) for pair in zip(scores[::2], scores[1::2], strict=True)]
    lengths = [result.decisions for result in games]
    return Meeting(
        first,
        second,
        count_games(scores),
        (count_games(scores[::2]), count_games(scores[1::2])),
        tuple(pairs),
        rate_interval(pairs),
        (min(lengths), statistics.median(lengths), max(lengths)),
    )


@dataclass(frozen=True, slots=True)
class ThinkingTime:
    """How long a bot took for a decision, in milliseconds, over all its decisions."""

    decisions: int
    median: float
    percentile_95: float  # 95 of 100 decisions took no longer


def thinking_time(bot: int, results: Iterable[GameResult]) -> ThinkingTime:
    """The thinking time of one bot, over both sides."""
    times = [
        time
        for result in results
        for seat, taken in zip(result.scheduled.seats, result.microseconds, strict=True)
        if seat == bot
        for time in taken
    ]
    if not times:
        return ThinkingTime(0, 0.0, 0.0)
    return ThinkingTime(len(times), statistics.median(times) / 1000, percentile(times, 0.95) / 1000)


class ArenaReport:
    """The results of a finished run."""

    def __init__(self, schedule: MatchSchedule, results: Sequence[GameResult]) -> None:
        self.schedule = schedule
        self.sides = schedule.find(schedule.title).sides
        self.meetings = [
            meeting_of(*pair, (r for r in results if (r.scheduled.first, r.scheduled.second) == pair))
            for pair in schedule.meetings()
        ]
        self.thinking_times = [thinking_time(bot, results) for bot in range(len(schedule.bots))]

    def to_json(self) -> dict[str, Any]:
        """Everything as JSON data. An infinite Elo difference is null."""
        return {
            **self.schedule.identity(),
            "meetings": [
                {
                    "bots": [self.schedule.bots[met.first], self.schedule.bots[met.second]],
                    **_counts_json(met.total),
                    "interval": [round(end, 4) for end in met.interval],
                    "elo": _finite_or_none(met.elo[0]),
                    "elo_interval": [_finite_or_none(end) for end in met.elo[1:]],
                    "sides": {
                        name: _counts_json(count) for name, count in zip(self.sides, met.sides, strict=True)
                    },
                    "decisions": dict(zip(("least", "median", "most"), met.lengths, strict=True)),
                }
                for met in self.meetings
            ],
            "pace": [
                {
                    "bot": bot,
                    "decisions": found.decisions,
                    "median_ms": round(found.median, 3),
                    "p95_ms": round(found.percentile_95, 3),
                }
                for bot, found in zip(self.schedule.bots, self.thinking_times, strict=True)
            ],
        }

    def tables(self) -> list[RenderableType]:
        """A table of the meetings, and a table of thinking times."""
        # An interval stands below its figure, so that a terminal of 80 columns has room for all of it.
        style: Any = {"box": box.SIMPLE_HEAD, "pad_edge": False, "padding": (0, 1, 0, 0)}
        games = Table(title="Meetings, as the first bot sees them", **style)
        for column in ("", "games", "won", "drawn", "lost", "score, 95%", "Elo, 95%", "decisions"):
            games.add_column(column, justify="right" if column else "left", no_wrap=bool(column))
        for met in self.meetings:
            low, high = met.interval
            *counts, score = _count_cells(met.total)
            games.add_row(
                f"{self.schedule.bots[met.first]}\n– {self.schedule.bots[met.second]}",
                *counts,
                f"{score}\n{low:.1%} … {high:.1%}",
                f"{format_elo(met.elo[0])}\n{format_elo(met.elo[1])} … {format_elo(met.elo[2])}",
                f"{met.lengths[1]:g}\n{met.lengths[0]} … {met.lengths[2]}",
            )
            for name, count in zip(self.sides, met.sides, strict=True):
                games.add_row(f"  as {name}", *_count_cells(count), style="dim")
            games.add_section()
        times = Table(title="Time a decision", **style)
        for column in ("", "decisions", "median", "95th percentile"):
            times.add_column(column, justify="right" if column else "left")
        for bot, found in zip(self.schedule.bots, self.thinking_times, strict=True):
            times.add_row(
                bot, str(found.decisions), f"{found.median:.2f} ms", f"{found.percentile_95:.2f} ms"
            )
        return [games, times]


def _counts_json(count: GameCounts) -> dict[str, float]:
    return {
        "games": count.games,
        "won": count.won,
        "drawn": count.drawn,
        "lost": count.lost,
        "score": round(count.score, 4),
    }


def _count_cells(count: GameCounts) -> list[str]:
    return [str(count.games), str(count.won), str(count.drawn), str(count.lost), f"{count.score:.1%}"]


def _finite_or_none(value: float) -> float | None:
    return round(value, 1) if math.isfinite(value) else None


def format_elo(value: float) -> str:
    """An Elo difference with its sign, rounded."""
    if math.isfinite(value):
        return f"{value:+z.0f}"
    return "+∞" if value > 0 else "-∞"
