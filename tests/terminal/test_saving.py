"""No acknowledged action is ever lost, and every failure has a clear message."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from rubicon.cli import main
from rubicon.core import record
from tests.support.terminal_driver import CHOICE_PROMPT, answer_randomly, environment
from tests.terminal.conftest import Start


def run(home: Path, *args: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """The real program with all its input at once."""
    return subprocess.run(
        [sys.executable, "-m", "rubicon", "play", *args],
        env=environment(home),
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )


def saved(home: Path) -> Path:
    (path,) = (home / "games").glob("*.rubicon")
    return path


def history(said: str) -> list[str]:
    """The lines of the log as `history` printed them."""
    return said.rpartition(" Log ")[2].partition("JULIUS CAESAR")[0].splitlines()[1:]


def test_quit_and_resume(tmp_path: Path, start: Start) -> None:
    play = start("--side", "pompey")
    answered = answer_randomly(play, Random(3), stop=lambda play: len(play.output) > 40_000)
    before = history(play.answer("history"))
    play.answer("q")
    assert play.exit_status() == 0
    assert "rubicon play --resume julius-caesar-1" in play.new_output
    assert answered > 10

    for name in ((), ("julius-caesar-1",), ("1",), (str(saved(tmp_path)),)):
        again = start("--resume", *name)
        again.wait()
        assert "you are Pompey" in again.new_output
        assert history(again.answer("history")) == before
        assert again.end_input() == 0
        assert "rubicon play --resume julius-caesar-1" in again.new_output
    listed = run(tmp_path, "--list").stdout
    assert "julius-caesar-1" in listed
    assert "Pompey against miles" in listed
    assert "unfinished" in listed


def test_kill_loses_nothing_that_was_acknowledged(tmp_path: Path, start: Start) -> None:
    play = start()
    answer_randomly(play, Random(4), stop=lambda play: len(play.output) > 20_000)
    before = history(play.answer("history"))
    play.process.send_signal(signal.SIGKILL)
    assert play.exit_status() == -signal.SIGKILL
    again = start("--resume")
    again.wait()
    assert history(again.answer("history")) == before
    assert CHOICE_PROMPT.search(again.answer("1"))


def test_the_game_is_one_process_at_a_time(tmp_path: Path, start: Start) -> None:
    play = start()
    play.wait()
    second = run(tmp_path, "--resume")
    assert second.returncode == 1
    assert "another Rubicon is playing this game" in second.stderr
    play.end_input()


def test_a_folder_that_cannot_be_written(tmp_path: Path, start: Start) -> None:
    (tmp_path / "file").write_text("in the way")
    home = tmp_path / "file" / "home"
    refused = run(home)
    assert refused.returncode == 1
    assert "Cannot make the folder" in refused.stdout
    assert "RUBICON_HOME" in refused.stdout
    assert "Traceback" not in refused.stdout + refused.stderr
    play = start(home=home)
    assert "without saving? [y/N] " in play.wait()
    assert CHOICE_PROMPT.search(play.answer("y"))
    assert CHOICE_PROMPT.search(play.answer("1"))
    assert "This game is not being saved" in play.answer("save")
    copy = tmp_path / "copy.rubicon"
    assert "A copy was written" in play.answer(f"save {copy}")
    assert play.end_input() == 0
    assert "This game was not saved." in play.new_output
    assert "discard" in copy.read_text()
    assert run(tmp_path, "--resume", str(copy), typed="q\n").returncode == 0


def test_a_full_disk(tmp_path: Path, start: Start) -> None:
    play = start("--seed", "1", limit=2)
    answer_randomly(play, Random(1))
    assert "Cannot save to" in play.new_output
    assert "nothing before it is lost" in play.new_output
    assert "Cannot save to" in play.answer("r")
    kept = [entry.action for entry in record.read(saved(tmp_path)).entries]
    assert len(kept) > 3
    go_on = play.answer("w")
    assert CHOICE_PROMPT.search(go_on)
    play.answer("1")
    assert play.end_input() == 0
    assert "What came after it was not saved." in play.new_output
    again = start("--resume")
    assert CHOICE_PROMPT.search(again.wait())
    assert [entry.action for entry in record.read(saved(tmp_path)).entries][: len(kept)] == kept
    again.end_input()


def test_a_full_disk_and_leaving(tmp_path: Path, start: Start) -> None:
    play = start(limit=2)
    answer_randomly(play, Random(1))
    assert "Cannot save to" in play.new_output
    play.answer("q")
    assert play.exit_status() == 0
    assert "rubicon play --resume" in play.new_output


def test_a_damaged_game_is_named_with_its_line_and_its_repair(tmp_path: Path) -> None:
    run(tmp_path, typed="1\n1\nq\n")
    path = saved(tmp_path)
    lines = path.read_text().splitlines(keepends=True)
    path.write_text("".join(lines[:-1]) + lines[-1][:-4])
    broken = run(tmp_path, "--resume")
    assert broken.returncode == 1
    assert f"line {len(lines)}" in broken.stderr
    assert "rubicon record repair" in broken.stderr
    assert "damaged" in run(tmp_path, "--list").stdout
    assert "Traceback" not in broken.stderr


def test_there_is_nothing_to_resume(tmp_path: Path) -> None:
    nothing = run(tmp_path, "--resume")
    assert nothing.returncode == 1
    assert "There is no unfinished game" in nothing.stderr
    unknown = run(tmp_path, "--resume", "nowhere")
    assert unknown.returncode == 1
    assert "No saved game is called 'nowhere'" in unknown.stderr
    assert "There are no saved games" in run(tmp_path, "--list").stdout


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (("--editon", "1.1"), "Did you mean '--edition'?"),
        (("--edition", "3.0"), "Choose one of: 2.0, 1.1."),
        (("--deployment", "none"), "Choose one of: historical, free."),
        (("--option", "scenario=x"), "has no option 'scenario'"),
        (("--option", "scenario"), "is not NAME=VALUE"),
        (("--side", "brutus"), "Sides: caesar, pompey."),
        (("--opponent", "hal"), "There is no computer player 'hal'"),
        (("julius-ceasar",), "Did you mean 'julius-caesar'?"),
        (("--seed", "x"), "invalid int value"),
        (("--seed", "1", "--contribution", "x"), "with --seed they are open"),
        (("--resume", "--side", "caesar"), "--side is for a new game"),
    ],
)
def test_a_command_line_that_is_not_understood(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    args: tuple[str, ...],
    message: str,
) -> None:
    monkeypatch.setenv("RUBICON_HOME", str(tmp_path))
    assert main(["play", *args]) == 2
    said = capsys.readouterr().err
    assert message in said
    assert "Traceback" not in said
    assert not (tmp_path / "games").exists()


def test_names_are_never_taken_twice(tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    (tmp_path / "games" / "julius-caesar-4.rubicon.seed").write_text("somebody's")
    run(tmp_path, typed="q\n")
    assert saved(tmp_path).name == "julius-caesar-5.rubicon"
