"""The ladder: what a run says about all players on one scale, as a page with a chart for `docs`."""

from __future__ import annotations

import math
import shlex
from collections.abc import Iterable, Mapping, Sequence
from html import escape
from itertools import combinations, pairwise, product
from typing import Any, Final

from rubicon.about import build_kind
from rubicon.arena.match import Plan, Result
from rubicon.arena.report import Meeting, Report, signed
from rubicon.arena.statistics import ratings
from rubicon.bots.levels import rank

#: A level should win so many games against the one below.
WORTHY = 0.65

_STYLE: Final = (
    "text{font:14px sans-serif;fill:#222}.small{font-size:12px;fill:#666}"
    ".grid{stroke:#ccc}.span{stroke:#8a1c1c;stroke-width:3}circle{fill:#8a1c1c}"
    "@media(prefers-color-scheme:dark){text{fill:#eee}.small{fill:#aaa}"
    ".grid{stroke:#444}.span{stroke:#e08080}circle{fill:#e08080}}"
)

_PAGE: Final = """\
# Strength

How the computer players do against each other in {title} ({options}). Every two of them
play {games} games{steps}, in pairs: the same dice with the sides swapped. [Arena](arena.md) says what
the figures mean, [Bots](bots.md) who the players are.

![Elo of the computer players, with 95% intervals]({chart})

Elo is counted from `{anchor}`, by the most likely strengths for all games together. Times are those of the
machine that played ({build}); they compare the players with each other.

{rungs}

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


class Ladder(Report):
    """A run on one scale. Levels met the level below in `most` games, all others in `games`."""

    def __init__(self, plan: Plan, results: Sequence[Result], games: int, most: int) -> None:
        super().__init__(plan, results)
        self.games = games
        self.most = most
        self.anchor = len(plan.bots) // 2
        met = {(meeting.first, meeting.second): meeting.pairs for meeting in self.meetings}
        #: Elo of every player, and the half width of its interval, counted from the one in the middle.
        self.ratings = ratings(len(plan.bots), met, self.anchor)
        #: Players by strength, the weakest first.
        self.order = sorted(range(len(plan.bots)), key=lambda bot: self.ratings[bot])
        #: The meetings of each two players, as either sees them.
        self._met = {(seen.first, seen.second): seen for met in self.meetings for seen in (met, met.mirrored)}
        #: The meetings of levels with the level below, as the higher one sees them.
        self.steps = [self._met[above, below] for below, above in _ranked(plan.bots)]

    def command(self) -> str:
        """The command that does it again."""
        defaults = {option.name: option.values[0] for option in self.plan.find(self.plan.title).options}
        words = [
            "rubicon",
            "ladder",
            self.plan.title,
            "--games",
            str(self.games),
            "--seed",
            str(self.plan.seed),
        ]
        for name, value in self.plan.options.items():
            if value != defaults[name]:
                words += ["--option", f"{name}={value}"]
        if self.most > self.games:
            words += ["--steps", str(self.most)]
        return shlex.join([*words, "--bots", *self.plan.bots])

    def json(self) -> dict[str, Any]:
        rated = zip(self.plan.bots, self.ratings, strict=True)
        return {
            **super().json(),
            "ratings": [
                {"bot": bot, "elo": round(value, 1), "plus_or_minus": round(half, 1)}
                for bot, (value, half) in rated
            ],
        }

    # ------------------------------------------------------------------ checks

    def broken(self) -> list[str]:
        """What is wrong with the order: every level must win more than half against the one below."""
        return [
            f"{self.plan.bots[met.first]} does not beat {self.plan.bots[met.second]}: "
            f"it scored {met.total.score:.1%} in {met.total.games} games."
            for met in self.steps
            if met.total.score <= 0.5
        ]

    def departures(self, published: Mapping[str, Any]) -> tuple[int, list[str]]:
        """How many meetings were published too, and those of them whose intervals have nothing in common."""
        compared, found = 0, []
        now = self.plan.identity()
        if any(published[key] != now[key] for key in ("title", "rules", "options")):
            return 0, []  # what was published is another game
        before = {tuple(met["bots"]): met["interval"] for met in published["meetings"]}
        for met in self.meetings:
            for seen in (met, met.mirrored):
                one, other = self.plan.bots[seen.first], self.plan.bots[seen.second]
                if (one, other) in before:
                    compared += 1
                    low, high = before[one, other]
                    if seen.interval[1] < low or seen.interval[0] > high:
                        span = _span(*seen.interval)
                        found.append(f"{one} against {other}: published {_span(low, high)}, now {span}.")
                    break
        return compared, found

    # ------------------------------------------------------------------ the page

    def markdown(self, chart: str) -> str:
        """The page; `chart` is the name of the picture beside it."""
        identity = self.plan.identity()
        return _PAGE.format(
            title=self.plan.find(self.plan.title).title,
            options=", ".join(f"{name} {value}" for name, value in self.plan.options.items()),
            games=self.games,
            steps=f", levels and the level below {self.most}" if self.most > self.games else "",
            chart=chart,
            anchor=self.plan.bots[self.anchor],
            build=build_kind(),
            rungs=self._rungs(),
            cross=self._cross(),
            details=self._details(),
            command=self.command(),
            version=identity["rubicon"],
            code=identity["code"],
        )

    def _rungs(self) -> str:
        rows: list[list[str]] = []
        for bot in reversed(self.order):
            value, half = self.ratings[bot]
            pace = self.paces[bot]
            rows.append(
                [
                    f"`{self.plan.bots[bot]}`",
                    f"{value:+z.0f} ± {half:.0f}" if half else "0",
                    "; ".join(_result(met) for met in self.steps if met.first == bot),
                    f"{pace.median:.2f} ms",
                    f"{pace.slow:.2f} ms",
                ]
            )
        header = [
            "player",
            "Elo",
            "against the level below (95%)",
            "time a decision: median",
            "95th percentile",
        ]
        return _table(header, rows)

    def _cross(self) -> str:
        rows = [
            [
                f"`{self.plan.bots[row]}`",
                *(
                    "" if row == column else f"{self._met[row, column].total.score:.1%}"
                    for column in self.order
                ),
            ]
            for row in reversed(self.order)
        ]
        return _table(["", *(f"`{self.plan.bots[column]}`" for column in self.order)], rows)

    def _details(self) -> str:
        header = ["", "games", "won", "drawn", "lost", "score (95%)", "Elo difference (95%)"]
        header += [*(f"as {side}" for side in self.sides), "decisions a game: median (least … most)"]
        rows = []
        for weaker, stronger in reversed(list(combinations(self.order, 2))):
            met = self._met[stronger, weaker]
            count = met.total
            best, least, most = met.elo
            rows.append(
                [
                    f"`{self.plan.bots[stronger]}` – `{self.plan.bots[weaker]}`",
                    *map(str, (count.games, count.won, count.drawn, count.lost)),
                    f"{count.score:.1%} ({_span(*met.interval)})",
                    f"{signed(best)} ({signed(least)} … {signed(most)})",
                    *(f"{side.score:.1%}" for side in met.sides),
                    f"{met.lengths[1]:g} ({met.lengths[0]} … {met.lengths[2]})",
                ]
            )
        return _table(header, rows)

    # ------------------------------------------------------------------ the chart

    def svg(self) -> str:
        """The ladder as a picture: a mark for every player's Elo, a line for its interval."""
        width, left, right, row = 760, 200, 70, 36
        low = min(100 * math.floor((value - half) / 100) for value, half in self.ratings)
        high = max(100 * math.ceil((value + half) / 100) for value, half in self.ratings)
        scale = (width - left - right) / (high - low)
        bottom = row * len(self.plan.bots) + 14
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
            word, (value, half) = self.plan.bots[bot], self.ratings[bot]
            y = row * place + 26
            begin, end = across(value - half), across(value + half)
            lines += [
                f'<text x="{left - 12}" y="{y + 5}" text-anchor="end">{escape(word)}</text>',
                f'<line class="span" x1="{begin}" y1="{y}" x2="{end}" y2="{y}"/>',
                f'<circle cx="{across(value)}" cy="{y}" r="6"/>',
                f'<text class="small" x="{end + 10}" y="{y + 4}">{value:+z.0f}</text>',
            ]
        lines.append(f'<text class="small" x="{left}" y="{bottom + 34}">Elo</text>')
        return "\n".join([*lines, "</svg>", ""])


def _ranked(bots: Sequence[str]) -> list[tuple[int, int]]:
    """Each level with the one above it, of those that are there. Who claims no rank is in none."""
    ranks = {bot: place for bot, word in enumerate(bots) if (place := rank(word)) is not None}
    return [
        (below, above)
        for lower, higher in pairwise(sorted(set(ranks.values())))
        for below, above in product(ranks, ranks)
        if (ranks[below], ranks[above]) == (lower, higher)
    ]


def rungs(bots: Sequence[str]) -> set[tuple[int, int]]:
    """The meetings of levels with the level below, as a plan names them."""
    return {(min(pair), max(pair)) for pair in _ranked(bots)}


def _result(met: Meeting) -> str:
    """The score, bold where it is as it should be."""
    score = f"{met.total.score:.1%}"
    if met.total.score >= WORTHY:
        score = f"**{score}**"
    return f"{score} ({_span(*met.interval)})"


def _span(low: float, high: float) -> str:
    return f"{low:.1%} … {high:.1%}"


def _table(header: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    rule = ["---", *("--:" for _ in header[1:])]
    return "\n".join(f"| {' | '.join(row)} |" for row in (header, rule, *rows))
