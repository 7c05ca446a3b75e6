"""`rubicon arena`: pairs share their dice; no game is lost or counted twice, whatever happens."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from rubicon import bots, games
from rubicon.arena import match
from rubicon.arena.match import GameFailed, MatchSchedule, ScheduledGame, play_game
from rubicon.arena.results_folder import RESULTS_FILE, default_path
from rubicon.arena.run import play_games
from rubicon.cli import main
from rubicon.core import record
from rubicon.core.game import View
from rubicon.core.message import Message

Captured = pytest.CaptureFixture[str]
SCHEDULE = MatchSchedule(
    games.game, "julius-caesar", games.game("julius-caesar").settle({}), ("legate", "random"), 7
)


@pytest.fixture(autouse=True)
def private_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RUBICON_HOME", str(tmp_path / "home"))
    monkeypatch.delenv("RUBICON_DEBUG", raising=False)


def arena(*arguments: str) -> int:
    return main(["arena", *arguments, "--seed", "7"])


def last_line(capsys: Captured) -> Any:
    return json.loads(capsys.readouterr().out.splitlines()[-1])


def results(folder: Path) -> list[dict[str, Any]]:
    """The lines of the results without the first (the schedule), in the order of the games; without times."""
    lines = [json.loads(line) for line in (folder / RESULTS_FILE).read_bytes().splitlines()]
    assert "plan" in lines[0]
    for line in lines[1:]:
        del line["microseconds"]
    return sorted(lines[1:], key=lambda line: (line["bots"], line["number"]))


def records(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.glob("*.rubicon"))}


# ------------------------------------------------------------------------------------------ games


def test_a_pair_shares_the_deal_and_swaps_sides() -> None:
    scheduled_games = SCHEDULE.scheduled_games(4)
    played = [
        record.parse(play_game(SCHEDULE, scheduled)[1].encode(), "game") for scheduled in scheduled_games
    ]
    openings = [game.opening for game in played]
    assert openings[0] == openings[1] != openings[2] == openings[3]
    assert [scheduled.seats for scheduled in scheduled_games] == [(0, 1), (1, 0), (0, 1), (1, 0)]


def test_all_meetings_have_the_same_luck() -> None:
    three = MatchSchedule(games.game, "julius-caesar", SCHEDULE.options, ("random", "legate", "random"), 7)
    assert three.meetings() == [(0, 1), (0, 2), (1, 2)]
    assert len({three.dice_seed(scheduled) for scheduled in three.scheduled_games(2)}) == 1


def test_a_bot_has_its_own_chances_against_itself() -> None:
    schedule = MatchSchedule(games.game, "julius-caesar", SCHEDULE.options, ("random", "random"), 7)
    one, other = (play_game(schedule, ScheduledGame(number, 0, 1))[1] for number in (0, 1))
    assert one.splitlines()[-1] != other.splitlines()[-1]


# ------------------------------------------------------------------------------------------ the command


def test_figures(tmp_path: Path, capsys: Captured) -> None:
    assert (
        arena("legate", "random", "random", "--games", "3", "--jobs", "1", "--folder", str(tmp_path / "f"))
        == 0
    )
    out, err = capsys.readouterr()
    assert "4 instead of 3" in err
    report = json.loads(out)
    assert [met["bots"] for met in report["meetings"]] == [
        ["legate", "random"],
        ["legate", "random"],
        ["random", "random"],
    ]
    for met in report["meetings"]:
        assert met["games"] == met["won"] + met["drawn"] + met["lost"] == 4
        assert met["score"] == (met["won"] + met["drawn"] / 2) / 4
        assert met["interval"][0] <= met["score"] <= met["interval"][1]
        for key in ("games", "won", "drawn", "lost"):
            assert sum(side[key] for side in met["sides"].values()) == met[key]
    assert sum(pace["decisions"] for pace in report["pace"]) > 0
    lines = results(tmp_path / "f")
    assert len(lines) == 12
    wins = sum(
        line["winner"] == ("caesar", "pompey")[line["number"] % 2] for line in lines if line["bots"] == [0, 1]
    )
    assert wins == report["meetings"][0]["won"]
    for data in records(tmp_path / "f").values():
        assert record.replay(record.parse(data, "kept"), games.game).outcome is not None


def test_tables_are_for_a_terminal(tmp_path: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    arguments = ["legate", "random", "--games", "2", "--jobs", "1", "--folder", str(tmp_path / "f")]
    assert arena(*arguments) == 0
    piped = capsys.readouterr().out
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("COLUMNS", "120")
    assert arena(*arguments) == 0
    shown = capsys.readouterr().out
    assert "as caesar" in shown
    assert "{" not in shown
    assert arena("--json", *arguments) == 0
    assert capsys.readouterr().out == piped


def test_tables_fit_into_80_columns(
    tmp_path: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whole names, headings and figures: of a column that does not fit, little or nothing would be left."""
    arguments = ["random", "legate", "--games", "4", "--jobs", "1", "--folder", str(tmp_path / "f")]
    assert arena(*arguments) == 0
    met = last_line(capsys)["meetings"][0]
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("COLUMNS", "80")
    assert arena(*arguments) == 0
    shown = re.sub(r"\x1b\[[0-9;]*m", "", capsys.readouterr().out)
    lengths = met["decisions"]
    for text in (
        *("random", "– legate", "as caesar", "as pompey"),
        *("games", "won", "drawn", "lost", "score, 95%", "Elo, 95%"),
        f"{met['interval'][0]:.1%} … {met['interval'][1]:.1%}",
        f"{lengths['least']} … {lengths['most']}",
    ):
        assert text in shown
    assert max(map(len, shown.splitlines())) <= 80


def test_any_number_of_cores_and_more_games_later(tmp_path: Path) -> None:
    one, two, grown = tmp_path / "one", tmp_path / "two", tmp_path / "grown"
    arguments = ["legate", "random", "--games"]
    assert arena(*arguments, "6", "--jobs", "1", "--folder", str(one)) == 0
    assert arena(*arguments, "6", "--jobs", "3", "--folder", str(two)) == 0
    assert arena(*arguments, "2", "--jobs", "1", "--folder", str(grown)) == 0
    assert len(results(grown)) == 2
    assert arena(*arguments, "6", "--jobs", "1", "--folder", str(grown)) == 0
    assert results(one) == results(two) == results(grown)
    assert records(one) == records(two) == records(grown)


def test_each_schedule_has_a_folder_of_its_own(tmp_path: Path, capsys: Captured) -> None:
    assert arena("random", "legate:whim=0", "--games", "2", "--jobs", "1") == 0
    folder = Path(last_line(capsys)["folder"])
    assert folder.parent == tmp_path / "home" / "arena"
    assert len(records(folder)) == 2
    assert arena("random", "legate:whim=1", "--games", "2", "--jobs", "1") == 0
    assert Path(last_line(capsys)["folder"]) != folder


def test_changed_code_is_another_run(monkeypatch: pytest.MonkeyPatch) -> None:
    before = default_path(SCHEDULE)
    assert default_path(SCHEDULE) == before
    monkeypatch.setattr(match, "source_fingerprint", lambda title: "changed")
    assert default_path(SCHEDULE) != before


def test_titles_change_apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A changed line in one title does not change the fingerprint of another."""
    home = tmp_path / "rubicon"
    shutil.copytree(Path(bots.__file__).parents[1], home, ignore=shutil.ignore_patterns("static"))
    monkeypatch.setattr(bots, "__file__", str(home / "bots" / "__init__.py"))

    def prints() -> list[str]:
        return [match.source_fingerprint.__wrapped__(title) for title in ("julius-caesar", "caesar-xl")]

    before = prints()
    assert before[0] != before[1]
    with (home / "games" / "caesar_xl" / "rules" / "battle.py").open("a", encoding="utf-8") as battle:
        battle.write("# a change\n")
    after = prints()
    assert (after[0], after[1] != before[1]) == (before[0], True)
    with (home / "bots" / "search_plans.py").open("a", encoding="utf-8") as plans:
        plans.write("# a change\n")
    assert not set(prints()) & set(after)


# ------------------------------------------------------------------------------------------ going on


def test_killed_and_resumed(tmp_path: Path, capsys: Captured) -> None:
    folder = tmp_path / "killed"
    arguments = ["legate", "random", "--games", "30", "--jobs", "2", "--folder", str(folder)]
    run = subprocess.Popen(
        [sys.executable, "-m", "rubicon", "arena", *arguments, "--seed", "7"],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        stdout=subprocess.DEVNULL,
    )
    lines = folder / RESULTS_FILE
    while not lines.exists() or lines.read_bytes().count(b"\n") < 3:
        assert run.poll() is None, "it ended before it could be killed"
        time.sleep(0.005)
    run.send_signal(signal.SIGKILL)
    run.wait()
    before = lines.read_bytes()
    done = results(folder)
    assert 2 <= len(done) < 30

    assert arena(*arguments) == 0
    assert lines.read_bytes().startswith(before)
    report = last_line(capsys)
    games_played = results(folder)
    assert [line["number"] for line in games_played] == list(range(30))
    assert all(line in games_played for line in done)
    assert report["meetings"][0]["games"] == 30
    assert len(records(folder)) == 30
    assert arena(*arguments) == 0
    assert last_line(capsys)["meetings"] == report["meetings"]


def test_a_torn_line_is_played_again(tmp_path: Path, capsys: Captured) -> None:
    folder = tmp_path / "torn"
    arguments = ["legate", "random", "--games", "4", "--jobs", "1", "--folder", str(folder)]
    assert arena(*arguments) == 0
    whole, kept = results(folder), records(folder)
    data = (folder / RESULTS_FILE).read_bytes()
    for torn in (data[:-1], data[:-30], data[: data.rindex(b"\n", 0, -1) + 2], data[:5], b""):
        (folder / RESULTS_FILE).write_bytes(torn)
        (folder / "1-2-00004.rubicon").write_bytes(kept["1-2-00004.rubicon"][: len(torn)])
        assert arena(*arguments) == 0
        assert last_line(capsys)["meetings"][0]["games"] == 4
        lines = [line for line in (folder / RESULTS_FILE).read_bytes().splitlines() if line.endswith(b"}")]
        assert len(lines) == 5
        assert {json.loads(line)["number"] for line in lines[1:]} == {0, 1, 2, 3}
    assert results(folder) == whole
    assert records(folder) == kept


# ------------------------------------------------------------------------------------------ refusals


def test_another_run_is_refused(tmp_path: Path, capsys: Captured) -> None:
    folder = tmp_path / "f"
    assert arena("random", "legate", "--games", "2", "--jobs", "1", "--folder", str(folder)) == 0
    before = (folder / RESULTS_FILE).read_bytes()
    for other in (
        ["legate", "random"],
        ["random", "legate:whim=1"],
        ["random", "legate", "--option", "edition=1.1"],
    ):
        assert arena(*other, "--games", "2", "--jobs", "1", "--folder", str(folder)) == 1
        assert "holds another run" in capsys.readouterr().err
    assert (folder / RESULTS_FILE).read_bytes() == before


def test_a_foreign_folder_is_refused(tmp_path: Path, capsys: Captured) -> None:
    (tmp_path / "letter.txt").write_text("Veni")
    assert arena("random", "random", "--folder", str(tmp_path)) == 1
    assert "not empty" in capsys.readouterr().err
    (tmp_path / RESULTS_FILE).write_text('["vidi"]\n')
    assert arena("random", "random", "--folder", str(tmp_path)) == 1
    assert "not a result" in capsys.readouterr().err
    assert arena("random", "random", "--folder", str(tmp_path / "letter.txt")) == 1
    assert "Cannot use the folder" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["random"], "two bots"),
        (["random", "brutus"], "no computer player 'brutus'"),
        (["random", "legate:greed=1"], "no setting 'greed'"),
        (["random", "random", "--games", "0"], "at least 1"),
        (["random", "random", "--option", "edition"], "NAME=VALUE"),
        (["random", "random", "--title", "chess"], "no title 'chess'"),
    ],
)
def test_mistakes(arguments: list[str], said: str, capsys: Captured) -> None:
    assert arena(*arguments) == 2
    assert said in capsys.readouterr().err


class Stumbles(bots.RandomBot):
    """Chooses an illegal action after 1000 decisions."""

    name = "stumbles"
    asked = 0

    def choose(self, view: View, kind: str, prompt: Message, actions: Sequence[int]) -> int:
        Stumbles.asked += 1
        return -1 if Stumbles.asked > 1000 else super().choose(view, kind, prompt, actions)


def test_a_game_that_fails_stops_the_run(
    tmp_path: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(bots._BUILT_IN_BOTS, "stumbles", Stumbles)
    arguments = ["random", "stumbles", "--games", "100", "--jobs", "1", "--folder", str(tmp_path / "f")]
    assert arena(*arguments) == 1
    said = capsys.readouterr().err
    assert "IllegalAction" in said
    assert "seed 7" in said
    kept = len(results(tmp_path / "f"))
    assert f"The {kept} finished games are kept" in said
    assert kept > 0
    monkeypatch.setattr(Stumbles, "asked", -1_000_000)
    assert arena(*arguments[:2], "--games", str(kept + 2 - kept % 2), *arguments[4:]) == 0
    assert last_line(capsys)["meetings"][0]["games"] == kept + 2 - kept % 2


def test_what_is_under_way_when_a_game_fails_is_not_lost() -> None:
    schedule = MatchSchedule(games.game, "julius-caesar", SCHEDULE.options, ("random", "random", "brutus"), 7)
    given: list[ScheduledGame] = []
    games_played = play_games(schedule, schedule.scheduled_games(200), 2)
    with pytest.raises(GameFailed, match="brutus"):
        given.extend(result.scheduled for result, _ in games_played)
    assert ScheduledGame(0, 0, 1) in given
    assert len(given) < 10
