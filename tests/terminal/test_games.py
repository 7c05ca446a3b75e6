"""Complete games, played with the real program from the first card to the last winter."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from rubicon import games
from rubicon.cli import main
from rubicon.core import record
from rubicon.core.verdict import verify
from tests.support.terminal_driver import answer_randomly
from tests.terminal.conftest import Start


def the_record(home: Path) -> record.Record:
    (path,) = (home / "games").glob("*.rubicon")
    return record.read(path)


@pytest.mark.parametrize(
    "args",
    [
        ("--side", "caesar"),
        ("--side", "pompey", "--edition", "1.1", "--deployment", "free", "--contribution", "alea iacta est"),
    ],
    ids=["caesar", "pompey-1.1"],
)
def test_a_game_against_the_computer_to_the_end(tmp_path: Path, start: Start, args: tuple[str, ...]) -> None:
    play = start(*args)
    answer_randomly(play, Random(7))
    assert play.exit_status() == 0
    assert "Final score: Caesar" in play.new_output
    assert "rubicon record verify" in play.new_output
    assert "Traceback" not in play.output
    kept = the_record(tmp_path)
    assert kept.finished
    assert kept.players[args[1]] == "a person"
    assert verify(kept, games.game).holds


def test_a_game_of_two_people_to_the_end(tmp_path: Path, start: Start) -> None:
    play = start("--opponent", "hotseat")
    answer_randomly(play, Random(8))
    assert play.exit_status() == 0
    assert "Final score: Caesar" in play.new_output
    for name in ("Caesar", "Pompey"):
        assert f"Hand the keyboard to {name}." in play.output
    assert verify(the_record(tmp_path), games.game).holds


def test_bots_among_themselves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("RUBICON_HOME", str(tmp_path))
    shown = []
    for _ in range(2):
        assert main(["play", "--bots", "random", "random", "--seed", "5"]) == 0
        shown.append(capsys.readouterr().out.partition("The record of the game")[0])
    assert shown[0] == shown[1]
    assert "The Year 705 begins." in shown[0]
    assert "Final score" in shown[0]
    assert "You " not in shown[0]
    assert main(["play", "--list"]) == 0
    assert "random against random" in capsys.readouterr().out
