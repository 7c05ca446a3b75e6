"""Small plots for a terminal: bars, and points with intervals on one scale.

Two plots of a few lines each need no library; `rich`, which is here anyway, gives colour and width.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rich.text import Text

from rubicon.pictures.plots import Bar

#: Eighths of a column, from empty to full.
_EIGHTHS: Final = " ▏▎▍▌▋▊▉█"
#: Columns of the drawing itself, at most, and of a whole line, which a terminal of 80 columns does not break.
WIDTH: Final = 48
LINE: Final = 79


@dataclass(frozen=True, slots=True)
class Point:
    """A value with its interval; `mark` is a second value to compare it with, drawn as a line."""

    name: str
    low: float
    value: float
    high: float
    figure: str
    mark: float | None = None


def bar_plot(title: str, bars: Sequence[Bar], width: int = WIDTH) -> Text:
    """Bars from zero, the longest as wide as the plot."""
    most = max((bar.value for bar in bars), default=0) or 1
    names, width = _columns(bars, width)
    text = Text(f"{title}\n", style="bold")
    for bar in bars:
        eighths = round(max(0.0, bar.value) / most * width * 8)
        drawn = "█" * (eighths // 8) + _EIGHTHS[eighths % 8].strip()
        text.append(f"{bar.name:>{names}} ", style="default not bold")
        text.append(f"{drawn:<{width}}", style="cyan not bold")
        text.append(f" {bar.figure}\n", style="default not bold")
    return text


def point_plot(title: str, points: Sequence[Point], ends: tuple[float, float], width: int = WIDTH) -> Text:
    """Points with intervals on a scale from the first of `ends` to the second."""
    low, high = ends
    names, width = _columns(points, width)

    def column(value: float) -> int:
        return min(width - 1, max(0, round((value - low) / ((high - low) or 1) * (width - 1))))

    text = Text(f"{title}\n", style="bold")
    for point in points:
        cells = ["·"] * width
        for at in range(column(point.low), column(point.high) + 1):
            cells[at] = "─"
        if point.mark is not None:
            cells[column(point.mark)] = "│"
        cells[column(point.value)] = "●"
        text.append(f"{point.name:>{names}} ", style="default not bold")
        text.append("".join(cells), style="cyan not bold")
        text.append(f" {point.figure}\n", style="default not bold")
    return text


def _columns(rows: Sequence[Bar] | Sequence[Point], width: int) -> tuple[int, int]:
    """The columns of the names, and those that are left for the drawing: not more than `width`."""
    names = max((len(row.name) for row in rows), default=0)
    figures = max((len(row.figure) for row in rows), default=0)
    return names, max(1, min(width, LINE - names - figures - 2))
