"""Plots as SVG files: bars, and how well chances came true. They need no library, like the other pictures.

`rubicon.terminal.plots` draws the same figures in a terminal.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final
from xml.sax.saxutils import escape


@dataclass(frozen=True, slots=True)
class Bar:
    """One bar: its name, its length, and the figure that is printed behind it."""

    name: str
    value: float
    figure: str


@dataclass(frozen=True, slots=True)
class BarChart:
    """Bars from zero on one scale, with a heading."""

    heading: str
    bars: Sequence[Bar]


@dataclass(frozen=True, slots=True)
class ChanceRange:
    """Forecasts of about the same chance: how many, their mean chance, and how often it came true."""

    count: int
    said: float
    came: float


@dataclass(frozen=True, slots=True)
class ChanceChart:
    """How the forecasts of one viewpoint came true."""

    heading: str
    note: str
    ranges: Sequence[ChanceRange]


#: Pixels. The names of bars stand left of `_LEFT`, their figures right of the longest bar.
_WIDTH: Final = 760
_LEFT: Final = 190
_FIGURES: Final = 130
_ROW: Final = 28
#: The side of the square of a calibration chart, and how many stand in a row.
_SQUARE: Final = 250
_IN_A_ROW: Final = 2
#: The radius of the dot for the range with the most forecasts, and of the smallest dot.
_MAX_DOT, _MIN_DOT = 13.0, 3.5

_STYLE: Final = """
.paper { fill: #fbf8f2; }
text { font: 13px "Segoe UI", "Noto Sans", "DejaVu Sans", Helvetica, Arial, sans-serif; fill: #2b2622; }
.title { font-size: 20px; font-weight: 600; }
.heading { font-size: 15px; font-weight: 600; }
.quiet { fill: #6d645b; }
.bar, .dot { fill: #1d6f8a; }
.dot { fill-opacity: 0.85; stroke: #fbf8f2; stroke-width: 1.5; }
.grid { stroke: #2b2622; stroke-opacity: 0.14; }
.even { stroke: #2b2622; stroke-opacity: 0.55; stroke-dasharray: 3 4; }
.frame { fill: none; stroke: #2b2622; stroke-opacity: 0.35; }
@media (prefers-color-scheme: dark) {
  .paper { fill: #1d1b19; }
  text { fill: #ece5da; }
  .quiet { fill: #a89f93; }
  .bar, .dot { fill: #6fcbe6; }
  .dot { stroke: #1d1b19; }
  .grid { stroke: #ece5da; }
  .even, .frame { stroke: #ece5da; }
}
"""


def bars_svg(title: str, charts: Sequence[BarChart]) -> str:
    """Bar charts one below the other, as the text of an SVG file."""
    body: list[str] = []
    y = 64.0
    for chart in charts:
        body.append(_text(24, y, chart.heading, "heading"))
        most = max((bar.value for bar in chart.bars), default=0) or 1
        for bar in chart.bars:
            y += _ROW
            length = max(0.0, bar.value) / most * (_WIDTH - _LEFT - _FIGURES)
            body.append(_text(_LEFT - 10, y, bar.name, "", "end"))
            body.append(
                f'<rect class="bar" x="{_LEFT}" y="{y - 14:g}" width="{length:.1f}" height="18" rx="2"/>'
            )
            body.append(_text(_LEFT + length + 8, y, bar.figure, "quiet"))
        y += 52
    said = "; ".join(
        f"{chart.heading}: {', '.join(f'{bar.name} {bar.figure}' for bar in chart.bars)}" for chart in charts
    )
    return _document(title, said, body, y - 24)


def calibration_svg(title: str, charts: Sequence[ChanceChart]) -> str:
    """For each viewpoint a square: how likely something was said to be, and how often it came. On the broken
    line the chances are right; the larger a dot, the more forecasts it stands for."""
    body: list[str] = []
    step_x, step_y = (_WIDTH - 24) / _IN_A_ROW, _SQUARE + 118
    for at, chart in enumerate(charts):
        row, column = divmod(at, _IN_A_ROW)
        body += _chance_square(chart, 24 + 52 + column * step_x, 118 + row * step_y)
    rows = -(-len(charts) // _IN_A_ROW)
    said = "; ".join(
        f"{chart.heading}, {chart.note}: "
        + ", ".join(f"said {each.said:.0%}, came {each.came:.0%} ({each.count})" for each in chart.ranges)
        for chart in charts
    )
    return _document(title, said, body, 74 + rows * step_y)


def _chance_square(chart: ChanceChart, left: float, top: float) -> Iterator[str]:
    bottom = top + _SQUARE
    yield _text(left, top - 32, chart.heading, "heading")
    yield _text(left, top - 13, chart.note, "quiet")
    for tenth in range(0, 11, 2):
        share = tenth / 10
        x, y = left + _SQUARE * share, bottom - _SQUARE * share
        yield f'<path class="grid" d="M{x:g} {top:g}V{bottom:g}M{left:g} {y:g}H{left + _SQUARE:g}"/>'
        yield _text(x, bottom + 18, f"{share:.0%}", "quiet", "middle")
        yield _text(left - 8, y + 4, f"{share:.0%}", "quiet", "end")
    yield f'<path class="even" d="M{left:g} {bottom:g}L{left + _SQUARE:g} {top:g}"/>'
    yield f'<rect class="frame" x="{left:g}" y="{top:g}" width="{_SQUARE}" height="{_SQUARE}"/>'
    yield _text(left + _SQUARE / 2, bottom + 38, "chance to win, as it was said", "quiet", "middle")
    most = max((each.count for each in chart.ranges), default=1)
    for each in chart.ranges:
        radius = max(_MIN_DOT, _MAX_DOT * (each.count / most) ** 0.5)
        label = f"said {each.said:.0%}, came {each.came:.0%} ({each.count} position{'s' * (each.count > 1)})"
        yield (
            f'<circle class="dot" cx="{left + _SQUARE * each.said:.1f}" '
            f'cy="{bottom - _SQUARE * each.came:.1f}" r="{radius:.1f}">'
            f"<title>{escape(label)}</title></circle>"
        )


def _text(x: float, y: float, text: str, style: str, anchor: str = "") -> str:
    more = f' text-anchor="{anchor}"' if anchor else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{style}"{more}>{escape(text)}</text>'


def _document(title: str, description: str, body: Sequence[str], height: float) -> str:
    lines = "\n".join((_text(24, 34, title, "title"), *body))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height:.0f}" width="{_WIDTH}" '
        f'height="{height:.0f}" role="img" aria-labelledby="title desc">\n'
        f'<title id="title">{escape(title)}</title>\n<desc id="desc">{escape(description)}</desc>\n'
        f"<style>{_STYLE}</style>\n"
        f'<rect class="paper" width="100%" height="100%"/>\n{lines}\n</svg>\n'
    )
