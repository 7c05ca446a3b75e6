"""Plots in a terminal: lengths and places are those of the values."""

from __future__ import annotations

from rubicon.pictures.plots import Bar
from rubicon.terminal.plots import Point, bar_plot, point_plot


def test_bars_are_as_long_as_their_values() -> None:
    drawn = bar_plot("Cost", [Bar("one", 1, "1 µs"), Bar("half", 0.5, "½"), Bar("none", 0, "0")], 10).plain
    title, one, half, none = drawn.splitlines()
    assert title == "Cost"
    assert one == " one ██████████ 1 µs"
    assert half == "half █████      ½"
    assert none == "none            0"
    assert bar_plot("Empty", []).plain == "Empty\n"


def test_points_lie_on_their_scale() -> None:
    points = [Point("a", 0, 0.5, 1, "50%"), Point("b", 1, 1, 1, "100%", mark=0)]
    _, first, second = point_plot("Said and came", points, (0, 1), 11).plain.splitlines()
    assert first == "a ─────●───── 50%"
    assert second == "b │·········● 100%"


def test_no_line_is_too_long_for_80_columns() -> None:
    """Long names and figures leave less for the drawing."""
    points = [Point("said  11%", 0.2, 0.2, 0.2, "came  23% (726 positions)", mark=0.11)]
    name = "imperator:iterations=400"
    for drawn in (
        point_plot("Chances", points, (0, 1)),
        point_plot("Strength", [Point(name, -99, 0, 99, "+1258 ± 1146")], (-99, 99)),
        bar_plot("Cost", [Bar(name, 1, "1,234.5 microseconds"), Bar("", 0.5, "")]),
    ):
        lines = drawn.plain.splitlines()[1:]
        assert max(map(len, lines)) == 79
