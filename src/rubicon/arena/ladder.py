"""The ladder: all bots of a run on one scale, as a page with a chart for `docs`."""

from __future__ import annotations

import math
import shlex
from collections.abc import Iterable, Mapping, Sequence
from html import escape
from itertools import combinations, pairwise, product
from typing import Any, Final

from rubicon.about import build_kind
from rubicon.arena.match import GameResult, MatchSchedule
from rubicon.arena.report import ArenaReport, Meeting, format_elo
from rubicon.arena.statistics import ratings
from rubicon.bots.levels import rank

#: The score rate that each level should reach against the level below.
MIN_LEVEL_SCORE = 0.65

_STYLE: Final = (
    "text{font:14px sans-serif;fill:#222}.small{font-size:12px;fill:#666}"
    ".grid{stroke:#ccc}.span{stroke:#8a1c1c;stroke-width:3}circle{fill:#8a1c1c}"
    "@media(prefers-color-scheme:dark){text{fill:#eee}.small{fill:#aaa}"
    ".grid{stroke:#444}.span{stroke:#e08080}circle{fill:#e08080}}"
)

_PAGE: Final = """\
# Strength in {title}

How the computer players do against each other in {title}{options}. Every two of them
play {games} games{steps}, in pairs: the same dice with the sides swapped. [Arena](../arena.md) says what
the figures mean, [Bots](../bots.md) who the players are, [Strength](../strength.md) how other titles compare.

![Elo of the computer players, with 95% intervals]({chart})

Elo is counted from `{anchor}`, by the most likely strengths for all games together. Times are those of the
machine that played ({build}); they compare the players with each other.

{players}

## Score of the row against the column

{cross}

## All meetings, as the stronger player sees them

{details}

## Do it again

    {command}

Players that count iterations play the same games everywhere; those that look at a clock agree within the
intervals. With `--check`, the command compares its figures with these instead of writing them. This page was
written by Rubicon {version}, code `{code}`.
"""


class Ladder(ArenaReport):
    """A run on one scale. Each level plays `step_games` against the level below, all others play `games`."""

    def __init__(
        self, schedule: MatchSchedule, results: Sequence[GameResult], games: int, step_games: int
    ) -> None:
        super().__init__(schedule, results)
        self.games = games
        self.step_games = step_games
        self.anchor = len(schedule.bots) // 2
        met = {(meeting.first, meeting.second): meeting.pairs for meeting in self.meetings}
        #: The Elo of every bot relative to `anchor`, and the half width of its interval.
        self.ratings = ratings(len(schedule.bots), met, self.anchor)
        #: The bots by strength, the weakest first.
        self.order = sorted(range(len(schedule.bots)), key=lambda bot: self.ratings[bot])
        #: All meetings, from the view of each of the two bots.
        self._met = {(seen.first, seen.second): seen for met in self.meetings for seen in (met, met.mirrored)}
        #: The meetings of each level with the level below, from the view of the higher one.
        self.steps = [self._met[above, below] for below, above in _adjacent_pairs(schedule.bots)]

    def command(self) -> str:
        """The command that repeats the run."""
        defaults = {
            option.name: option.values[0] for option in self.schedule.find(self.schedule.title).options
        }
        arguments = [
            "rubicon",
            "ladder",
            self.schedule.title,
            "--games",
            str(self.games),
            "--seed",
            str(self.schedule.seed),
        ]
        for name, value in self.schedule.options.items():
            if value != defaults[name]:
                arguments += ["--option", f"{name}={value}"]
        if self.step_games > self.games:
            arguments += ["--steps", str(self.step_games)]
        return shlex.join([*arguments, "--bots", *self.schedule.bots])

    def to_json(self) -> dict[str, Any]:
        rated = zip(self.schedule.bots, self.ratings, strict=True)
        return {
            **super().to_json(),
            "ratings": [
                {"bot": bot, "elo": round(value, 1), "plus_or_minus": round(half, 1)}
                for bot, (value, half) in rated
            ],
        }

    # ------------------------------------------------------------------ checks

    def order_problems(self) -> list[str]:
        """A sentence for each level that does not score more than half against the level below."""
        return [
            f"{self.schedule.bots[met.first]} does not beat {self.schedule.bots[met.second]}: "
            f"it scored {met.total.score:.1%} in {met.total.games} games."
            for met in self.steps
            if met.total.score <= 0.5
        ]

    def differences_from_published(self, published: Mapping[str, Any]) -> tuple[int, list[str]]:
        """The number of meetings that are published too, and a sentence for each with disjoint intervals."""
        compared, found = 0, []
        now = self.schedule.identity()
        if any(published[key] != now[key] for key in ("title", "rules", "options")):
            return 0, []  # the published games have other rules or options
        before = {tuple(met["bots"]): met["interval"] for met in published["meetings"]}
        for met in self.meetings:
            for seen in (met, met.mirrored):
                one, other = self.schedule.bots[seen.first], self.schedule.bots[seen.second]
                if (one, other) in before:
                    compared += 1
                    low, high = before[one, other]
                    if seen.interval[1] < low or seen.interval[0] > high:
                        span = _interval_text(*seen.interval)
                        found.append(
                            f"{one} against {other}: published {_interval_text(low, high)}, now {span}."
                        )
                    break
        return compared, found

    # ------------------------------------------------------------------ the page

    def markdown(self, chart: str) -> str:
        """The page. `chart` is the file name of the chart in the same folder."""
        identity = self.schedule.identity()
        options = ", ".join(f"{name} {value}" for name, value in self.schedule.options.items())
        return _PAGE.format(
            title=self.schedule.find(self.schedule.title).title,
            options=f" ({options})" if options else "",
            games=self.games,
            steps=f", levels and the level below {self.step_games}" if self.step_games > self.games else "",
            chart=chart,
            anchor=self.schedule.bots[self.anchor],
            build=build_kind(),
            players=self._players_table(),
            cross=self._cross_table(),
            details=self._details_table(),
            command=self.command(),
            version=identity["rubicon"],
            code=identity["code"],
        )

    def _players_table(self) -> str:
        rows: list[list[str]] = []
        for bot in reversed(self.order):
            value, half = self.ratings[bot]
            time = self.thinking_times[bot]
            rows.append(
                [
                    f"`{self.schedule.bots[bot]}`",
                    f"{value:+z.0f} ± {half:.0f}" if half else "0",
                    "; ".join(_score_cell(met) for met in self.steps if met.first == bot),
                    f"{time.median:.2f} ms",
                    f"{time.percentile_95:.2f} ms",
                ]
            )
        header = [
            "player",
            "Elo",
            "against the level below (95%)",
            "time a decision: median",
            "95th percentile",
        ]
        return format_table(header, rows)

    def _cross_table(self) -> str:
        rows = [
            [
                f"`{self.schedule.bots[row]}`",
                *(
                    "" if row == column else f"{self._met[row, column].total.score:.1%}"
                    for column in self.order
                ),
            ]
            for row in reversed(self.order)
        ]
        return format_table(["", *(f"`{self.schedule.bots[column]}`" for column in self.order)], rows)

    def _details_table(self) -> str:
        header = ["", "games", "won", "drawn", "lost", "score (95%)", "Elo difference (95%)"]
        header += [*(f"as {side}" for side in self.sides), "decisions a game: median (least … most)"]
        rows = []
        for weaker, stronger in reversed(list(combinations(self.order, 2))):
            met = self._met[stronger, weaker]
            count = met.total
            best, low, high = met.elo
            rows.append(
                [
                    f"`{self.schedule.bots[stronger]}` – `{self.schedule.bots[weaker]}`",
                    *map(str, (count.games, count.won, count.drawn, count.lost)),
                    f"{count.score:.1%} ({_interval_text(*met.interval)})",
                    f"{format_elo(best)} ({format_elo(low)} … {format_elo(high)})",
                    *(f"{side.score:.1%}" for side in met.sides),
                    f"{met.lengths[1]:g} ({met.lengths[0]} … {met.lengths[2]})",
                ]
            )
        return format_table(header, rows)

    # ------------------------------------------------------------------ the chart

    def svg(self) -> str:
        """The chart: a mark for the Elo of every bot, with a line for its interval."""
        width, left, right, row = 760, 200, 70, 36
        low = min(100 * math.floor((value - half) / 100) for value, half in self.ratings)
        high = max(100 * math.ceil((value + half) / 100) for value, half in self.ratings)
        scale = (width - left - right) / (high - low)
        bottom = row * len(self.schedule.bots) + 14
        step = 100 * max(1, round((high - low) / 900))

        def across(value: float) -> float:
            return round(left + (value - low) * scale, 1)

        lines = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {bottom + 40}" role="img" '
            'aria-labelledby="title">',
            '<title id="title">Elo of the computer players, with 95% intervals</title>',
            f"<style>{_STYLE}</style>",
        ]
        for mark in range(math.ceil(low / step) * step, high + 1, step):
            x = across(mark)
            lines.append(f'<line class="grid" x1="{x}" y1="8" x2="{x}" y2="{bottom}"/>')
            lines.append(f'<text class="small" x="{x}" y="{bottom + 16}" text-anchor="middle">{mark}</text>')
        for place, bot in enumerate(reversed(self.order)):
            spec, (value, half) = self.schedule.bots[bot], self.ratings[bot]
            y = row * place + 26
            begin, end = across(value - half), across(value + half)
            lines += [
                f'<text x="{left - 12}" y="{y + 5}" text-anchor="end">{escape(spec)}</text>',
                f'<line class="span" x1="{begin}" y1="{y}" x2="{end}" y2="{y}"/>',
                f'<circle cx="{across(value)}" cy="{y}" r="6"/>',
                f'<text class="small" x="{end + 10}" y="{y + 4}">{value:+z.0f}</text>',
            ]
        lines.append(f'<text class="small" x="{left}" y="{bottom + 34}">Elo</text>')
        return "\n".join([*lines, "</svg>", ""])


def _adjacent_pairs(bots: Sequence[str]) -> list[tuple[int, int]]:
    """Each level with the next higher one among `bots`. Bots without a rank are left out."""
    ranks = {bot: place for bot, spec in enumerate(bots) if (place := rank(spec)) is not None}
    return [
        (below, above)
        for lower, higher in pairwise(sorted(set(ranks.values())))
        for below, above in product(ranks, ranks)
        if (ranks[below], ranks[above]) == (lower, higher)
    ]


def adjacent_levels(bots: Sequence[str]) -> set[tuple[int, int]]:
    """The meetings of each level with the level below, as `MatchSchedule.meetings` writes them."""
    return {(min(pair), max(pair)) for pair in _adjacent_pairs(bots)}


def _score_cell(met: Meeting) -> str:
    return score_text(met.total.score, *met.interval)


def score_text(score: float, low: float, high: float) -> str:
    """A score with its interval, bold if a level that scores so against the one below is strong enough."""
    text = f"{score:.1%}"
    if score >= MIN_LEVEL_SCORE:
        text = f"**{text}**"
    return f"{text} ({_interval_text(low, high)})"


def _interval_text(low: float, high: float) -> str:
    return f"{low:.1%} … {high:.1%}"


def format_table(header: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table in Markdown, with all columns but the first aligned to the right."""
    rule = ["---", *("--:" for _ in header[1:])]
    return "\n".join(f"| {' | '.join(row)} |" for row in (header, rule, *rows))
