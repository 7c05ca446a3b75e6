"""`rubicon pack balance`: runs that go on after a stop, and the bounds of a title."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rubicon.cli.titles import balance
from rubicon.core.game import RubiconError

TITLE = "rome-vs-gaul"


def figures(seed: int, winner: int, ending: str, **more: object) -> balance.GameFigures:
    sources = {"governance": 5, "pass": 1, "germania": 2, "britannia": 2, "tribes": 2}
    card = "6-crassus-support"
    came = {"came": [card], "used": [[0, card]]}
    return {"seed": seed, "winner": winner, "ending": ending, "turns": 6, "sources": sources, **came, **more}


def write(path: Path, games: list[balance.GameFigures], bot: str = "random") -> None:
    lines = [{"title": TITLE, "bot": bot}, *games]
    path.write_text("".join(json.dumps(line) + "\n" for line in lines), "utf-8")


def test_a_stopped_run_goes_on_and_a_cut_line_is_played_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.jsonl"
    balance.balance(TITLE, "random", 2, 1, 1, file)
    whole = capsys.readouterr().out
    lines = file.read_text("utf-8").splitlines()
    assert len(lines) == 3
    file.write_text("\n".join([*lines[:2], lines[2][:40]]) + "\n", "utf-8")
    balance.balance(TITLE, "random", 2, 1, 1, file)
    again = capsys.readouterr()
    assert again.out == whole
    assert "1 of 2 games are in" in again.err
    assert file.read_text("utf-8").splitlines() == lines


def test_games_of_another_bot_are_not_mixed_in(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    write(file, [], bot="legate")
    with pytest.raises(RubiconError, match="another run"):
        balance.balance(TITLE, "random", 1, 1, 1, file)


def test_a_balanced_pack_keeps_every_bound(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games.jsonl"
    write(file, [figures(seed, seed % 2, "time" if seed % 2 else "points") for seed in range(20)])
    assert balance.balance(TITLE, "random", 20, 0, 1, file) == 0
    told = capsys.readouterr().out
    assert "games won by rome, of those decided: 50.0%, 95% 29.9% to 70.1% (wanted: 42% to 58%)" in told
    assert "points a game won by rome: 12.00 (governance 5.00" in told


@pytest.mark.parametrize(
    ("games", "missed"),
    [
        ([figures(seed, 1, "time") for seed in range(20)], "! games won by rome"),
        (
            [figures(seed, seed % 2, "senate" if seed < 4 else "time") for seed in range(20)],
            "by senate: 20.0%",
        ),
        (
            [figures(seed, seed % 2, "time", sources={"governance": 9}) for seed in range(20)],
            "! points a game",
        ),
        ([figures(seed, seed % 2, "time", used=[]) for seed in range(20)], "! 6-crassus-support: 20, 0%"),
    ],
)
def test_what_is_out_of_bounds_is_marked(
    games: list[balance.GameFigures], missed: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.jsonl"
    write(file, games)
    assert balance.balance(TITLE, "random", 20, 0, 1, file) == 1
    assert missed in capsys.readouterr().out
