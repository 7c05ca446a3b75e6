"""Plots as files: every figure is in them, to scale."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from rubicon import games
from rubicon.analysis.calibration import Calibration, Forecast
from rubicon.bench.compare import read_run
from rubicon.cli import main
from rubicon.cli.analyse import calibration_picture
from rubicon.pictures.plots import Bar, BarChart, ChanceChart, ChanceRange, bars_svg, calibration_svg

SVG = "{http://www.w3.org/2000/svg}"

Captured = pytest.CaptureFixture[str]


def test_bars_are_to_scale_and_carry_their_figures() -> None:
    charts = [
        BarChart("Costs <of> two", [Bar("one & all", 2.0, "2 s"), Bar("other", 0.5, "½ s")]),
        BarChart("Nothing", [Bar("zero", 0.0, "0 s")]),
    ]
    root = ElementTree.fromstring(bars_svg("A plot", charts))
    lengths = [float(each.get("width", "")) for each in root.iter(f"{SVG}rect") if each.get("class") == "bar"]
    assert lengths[0] == 4 * lengths[1] > 0 == lengths[2]
    texts = [each.text for each in root.iter(f"{SVG}text")]
    assert texts == ["A plot", "Costs <of> two", "one & all", "2 s", "other", "½ s", "Nothing", "zero", "0 s"]
    assert "one & all 2 s" in str(root.findtext(f"{SVG}desc")), "in words, for those who cannot see it"


def test_right_chances_lie_on_the_line() -> None:
    ranges = [ChanceRange(100, 0.1, 0.1), ChanceRange(25, 0.5, 0.5), ChanceRange(4, 0.9, 0.4)]
    charts = [ChanceChart(name, "a note", ranges) for name in ("Truth", "Caesar", "Pompey")]
    root = ElementTree.fromstring(calibration_svg("Chances", charts))
    frames = [each for each in root.iter(f"{SVG}rect") if each.get("class") == "frame"]
    dots = [[float(each.get(name, "")) for name in ("cx", "cy", "r")] for each in root.iter(f"{SVG}circle")]
    assert len(frames) == len(charts)
    assert len(dots) == len(charts) * len(ranges)
    for frame, square in zip(frames, (dots[0:3], dots[3:6], dots[6:9]), strict=True):
        left, top, side = (float(frame.get(name, "")) for name in ("x", "y", "width"))
        for (x, y, radius), each in zip(square, ranges, strict=True):
            assert (x - left) / side == pytest.approx(each.said, abs=0.01)
            assert (top + side - y) / side == pytest.approx(each.came, abs=0.01)
            assert 3 < radius < 14
        assert square[0][2] == 2 * square[1][2], "areas are in proportion to the number of forecasts"


def test_the_bench_draws_how_cost_grows(tmp_path: Path, capsys: Captured) -> None:
    picture, figures = tmp_path / "scaling.svg", tmp_path / "scaling.json"
    short = ["--quick", "--seconds", "0.001", "--repeat", "1"]
    command = ["bench", "caesar-xl", "--scaling", *short, "--svg", str(picture), "--json", str(figures)]
    assert main(command) == 0
    assert f"Written: {picture}" in capsys.readouterr().err
    root = ElementTree.parse(picture).getroot()
    texts = [str(each.text) for each in root.iter(f"{SVG}text")]
    assert f"{games.game('caesar-xl').title}. A decision in the course of a game" in texts
    measured = read_run(figures).figures["caesar-xl"]
    course = [name.removeprefix("course ") for name in measured if name.startswith("course ")]
    assert set(course) < set(texts)
    assert json.loads(figures.read_text())


@pytest.mark.parametrize(
    ("arguments", "status", "message"),
    [
        (["--svg", "x.svg"], 2, "--svg draws what --scaling measures"),
        (["--scaling", "--svg", "no/such/folder/x.svg"], 1, "there is no folder"),
    ],
)
def test_mistakes_are_found_before_anything_is_measured(
    arguments: list[str], status: int, message: str, capsys: Captured
) -> None:
    assert main(["bench", *arguments]) == status
    assert message in capsys.readouterr().err


def test_a_calibration_is_drawn() -> None:
    forecasts = [Forecast(0.1, 0.0), Forecast(0.15, 1.0), Forecast(0.9, 1.0)]
    found = Calibration("truth at a glance", forecasts)
    root = ElementTree.fromstring(calibration_picture([found, Calibration("caesar", forecasts)], 2))
    texts = [str(each.text) for each in root.iter(f"{SVG}text")]
    assert "Chances to win and results of 2 games" in texts
    assert {"Truth at a glance", "Caesar"} < set(texts)
    assert f"Brier score {found.brier:.4f} over 3 positions" in texts
    labels = [each.text for each in root.iter(f"{SVG}title")][1:]
    assert labels == 2 * ["said 12%, came 50% (2 positions)", "said 90%, came 100% (1 position)"]
