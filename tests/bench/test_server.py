"""`rubicon bench server`, small: it measures what it says. No test asks how much a server can do."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import rubicon
from rubicon.bench.server import coming_back, report
from rubicon.bench.server.load import LoadResult
from rubicon.cli import main
from tests.support.postgres import PostgresServer

Captured = pytest.CaptureFixture[str]


def test_both_stores_next_to_an_echo_server(
    postgres: PostgresServer, tmp_path: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setattr(coming_back, "LONG", 40)
    file = tmp_path / "figures.json"
    arguments = ["--games", "5", "--sockets", "13", "--seconds", "1", "--rate", "20", "--json", str(file)]
    assert main(["bench", "server", *arguments, "--database", postgres.create_database()]) == 0
    found = json.loads(file.read_text(encoding="utf-8"))
    assert found["facts"]["games"] == 5
    assert list(found["figures"]) == ["sqlite", "postgresql", "echo"]
    for name, figures in found["figures"].items():
        for figure in ("steady_rate", "steady_p50", "steady_p99", "flat_rate", "flat_p50", "flat_p99"):
            assert figures[figure] > 0, (name, figure)
        assert figures["steady_p50"] <= figures["steady_p99"] <= figures["steady_max"]
        assert figures["steady_rate"] <= 20
        if name != "echo":
            assert all(figures[f"{way}_{steps}"] > 0 for way in ("back", "whole") for steps in (20, 40))
            assert figures["batch"] >= 1
            assert figures["bytes_out"] > figures["bytes_in"] > 0
    text = re.sub(r"\x1b\[[0-9;]*m", "", capsys.readouterr().out)
    assert "5 games, 13 sockets" in text
    assert all(label.split(",")[0] in text for label, _, _ in report.ROWS)


def test_a_server_against_itself(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    """The figures of two builds, side by side; and what it costs to come back into a long game."""
    monkeypatch.setattr(coming_back, "LONG", 40)
    here = str(Path(rubicon.__file__).parents[1])
    arguments = [
        "--games",
        "3",
        "--seconds",
        "0.3",
        "--rate",
        "20",
        "--repeat",
        "1",
        "--against",
        here,
        "--json",
    ]
    assert main(["bench", "server", *arguments]) == 0
    found = json.loads(capsys.readouterr().out)
    for name in ("there", "here"):
        figures = found[name]
        assert figures["flat_rate"] > 0
        assert figures["memory_game"] >= 0
        assert all(figures[f"{way}_{steps}"] > 0 for way in ("back", "whole") for steps in (20, 40))


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["server", "--repeat", "3"], "--repeat is for 'rubicon bench server --against'"),
        (["server", "--against", "src", "--siege"], "--against compares servers on SQLite, without a siege"),
        (["server", "--sockets", "1"], "A game needs two sockets"),
        (["--games", "3"], "--games is for 'rubicon bench server'"),
    ],
)
def test_what_does_not_fit_together(arguments: list[str], why: str, capsys: Captured) -> None:
    assert main(["bench", *arguments]) != 0
    assert why in capsys.readouterr().err


def test_percentiles() -> None:
    phase = LoadResult(2.0, 100, 0, [float(n) for n in range(100)])
    assert (phase.rate, phase.percentile(0.5), phase.percentile(0.99)) == (50, 50, 99)
    assert LoadResult(1.0, 1, 0, [3.0]).percentile(0.99) == 3.0
