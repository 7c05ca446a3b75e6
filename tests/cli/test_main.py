"""The command line: friendly to mistakes, clear exit statuses, never a traceback."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from rubicon import __version__, cli, games
from rubicon.cli import Subcommand, main
from rubicon.core.game import RubiconError
from tests.support.build import PACKAGE_FOLDER
from tests.support.toy_games import lines_without_checks, sealed_record, with_checks

ROOT = Path(__file__).parents[2]
ENVIRONMENT = {**os.environ, "PYTHONPATH": PACKAGE_FOLDER}

Captured = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A data folder of its own, and the toy title in the list of titles."""
    monkeypatch.setenv("RUBICON_HOME", str(tmp_path / "home"))
    monkeypatch.delenv("RUBICON_DEBUG", raising=False)
    monkeypatch.setitem(games._MODULES, "forum", "tests.support.toy")
    monkeypatch.chdir(tmp_path)


def run(*args: str, stdout: int = subprocess.PIPE) -> subprocess.CompletedProcess[str]:
    """The real program."""
    return subprocess.run(
        [sys.executable, "-m", "rubicon", *args],
        env=ENVIRONMENT,
        stdout=stdout,
        stderr=subprocess.PIPE,
        text=True,
        check=False,
    )


def test_version_and_help(capsys: Captured) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out.startswith(f"rubicon {__version__} (")
    for args in ([], ["--help"], ["-h"]):
        assert main(args) == 0
        out = capsys.readouterr().out
        assert all(command.name in out and command.help in out for command in cli.COMMANDS)
    assert main(["record", "--help"]) == 0
    assert "repair" in capsys.readouterr().out


def test_the_version_has_one_place() -> None:
    """Packages are built with `__version__`; files of other tools that state a version state the same."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "version" not in project["project"]
    assert project["tool"]["setuptools"]["dynamic"]["version"] == {"attr": "rubicon.__version__"}
    assert f"\nversion: {__version__}\n" in (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    page = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    assert page["version"] == __version__


def test_help_imports_no_command() -> None:
    script = (
        "import sys; from rubicon.cli import main; main(['--help']); main(['--version']);"
        "loaded = [m for m in sys.modules if m.startswith('rubicon.') or m in ('rich', 'asyncio')];"
        "print(loaded, file=sys.stderr)"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], env=ENVIRONMENT, capture_output=True, text=True, check=True
    )
    assert "rich" not in done.stderr
    assert "rubicon.cli." not in done.stderr
    assert "rubicon.games." not in done.stderr


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["recrod"], "There is no command 'recrod'. Did you mean 'record'? See 'rubicon --help'."),
        (["--verison"], "Did you mean '--version'?"),
        (["xyzzy"], "There is no command 'xyzzy'. See 'rubicon --help'."),
        (["record"], "arguments are required: ACTION. See 'rubicon record --help'."),
        (["record", "verfy", "x"], "Did you mean 'verify'?"),
        (["record", "show", "x", "--az", "red"], "'--az' is not understood here. Did you mean '--as'?"),
        (["record", "export", "x", "--format", "jsn"], "Did you mean 'json'?"),
        (["record", "replay", "x", "--to", "ten"], "invalid int value: 'ten'"),
    ],
)
def test_a_mistyped_command_line(args: list[str], message: str, capsys: Captured) -> None:
    assert main(args) == 2
    err = capsys.readouterr().err
    assert err.startswith("rubicon: ")
    assert message in err


def test_the_title_of_a_new_game_may_be_an_option(capsys: Captured) -> None:
    players = ["--bots", "random", "random", "--seed", "1"]
    assert main(["play", "--title", "forum", *players]) == 0
    named = capsys.readouterr().out
    assert main(["play", "forum", *players]) == 0
    shown = capsys.readouterr().out
    assert "wins" in shown or "draw" in shown
    assert named.splitlines()[:20] == shown.splitlines()[:20]
    assert main(["play", "forum", "--title", "forum", *players]) == 0
    capsys.readouterr()
    for wrong, message in (
        (["play", "forum", "--title", "caesar-xl"], "Is it 'forum' or 'caesar-xl'? Name one title."),
        (["play", "--title", "ceasar-xl"], "Did you mean 'caesar-xl'?"),
        (["play", "--resume", "1", "--title", "forum"], "'forum' is for a new game"),
    ):
        assert main(wrong) == 2
        assert message in capsys.readouterr().err


class FailingCommand:
    """A sub-command that goes wrong in a given way."""

    problem: BaseException = RuntimeError()

    @staticmethod
    def add_arguments(parser: object) -> None:
        """It takes nothing."""

    @staticmethod
    def run(args: object) -> int:
        raise FailingCommand.problem


@pytest.fixture
def failing(monkeypatch: pytest.MonkeyPatch) -> type[FailingCommand]:
    monkeypatch.setattr(cli, "COMMANDS", (Subcommand("broken", "goes wrong", "tests.cli.broken"),))
    monkeypatch.setitem(sys.modules, "tests.cli.broken", FailingCommand)
    return FailingCommand


def test_a_failure_a_user_can_understand(failing: type[FailingCommand], capsys: Captured) -> None:
    failing.problem = RubiconError("The bridge is down.")
    assert main(["broken"]) == 1
    assert capsys.readouterr().err == "rubicon: The bridge is down.\n"
    failing.problem = PermissionError(13, "Permission denied", "/x")
    assert main(["broken"]) == 1
    assert capsys.readouterr().err == "rubicon: /x: Permission denied.\n"
    failing.problem = games.UnknownTitle("No such title.")
    assert main(["broken"]) == 2


def test_an_interrupt(failing: type[FailingCommand], capsys: Captured) -> None:
    failing.problem = KeyboardInterrupt()
    assert main(["broken"]) == 130
    assert "interrupted" in capsys.readouterr().err


def test_a_fault_is_reported_without_a_traceback(
    failing: type[FailingCommand], capsys: Captured, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    failing.problem = ZeroDivisionError("secret details")
    assert main(["broken"]) == 70
    err = capsys.readouterr().err
    assert "ZeroDivisionError" in err
    assert "Traceback" not in err
    assert "secret details" not in err
    (report,) = (tmp_path / "home" / "reports").iterdir()
    assert str(report) in err
    assert "Traceback" in report.read_text()
    assert "secret details" in report.read_text()
    monkeypatch.setenv("RUBICON_HOME", "/proc/nowhere")
    assert main(["broken"]) == 70
    assert "A report was written to " in capsys.readouterr().err
    monkeypatch.setenv("RUBICON_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        main(["broken"])


def test_a_reader_who_leaves() -> None:
    reader, pipe = os.pipe()
    os.close(reader)
    done = run("--help", stdout=pipe)
    os.close(pipe)
    assert (done.returncode, done.stderr) == (141, "")


def test_output_that_cannot_be_written() -> None:
    with Path("/dev/full").open("wb") as full:
        done = run("--help", stdout=full.fileno())
    assert (done.returncode, done.stderr) == (1, "rubicon: No space left on device.\n")


# ----------------------------------------------------------------------------------------------------- titles


def test_titles() -> None:
    assert "julius-caesar" in games.titles()
    assert games.game("forum").title == "Forum"
    with pytest.raises(games.UnknownTitle, match=r"Did you mean 'julius-caesar'\? Titles: julius-caesar"):
        games.game("julius-cesar")


# ----------------------------------------------------------------------------------------------------- record


@pytest.fixture
def whole(tmp_path: Path) -> Path:
    path = tmp_path / "game.rubicon"
    path.write_bytes(sealed_record(5))
    return path


@pytest.fixture
def half(tmp_path: Path) -> Path:
    path = tmp_path / "half.rubicon"
    path.write_bytes(sealed_record(5, steps=6))
    return path


def test_show(whole: Path, half: Path, capsys: Captured) -> None:
    assert main(["record", "show", str(whole)]) == 0
    out = capsys.readouterr().out
    assert out.startswith("Forum, rules version 1\n  red: Änne – a person\n  rounds: 3\n  in the rain\n")
    assert "in number" not in out
    assert "Result: " in out
    assert main(["record", "show", str(half)]) == 0
    out = capsys.readouterr().out
    assert "red draws cards, in number: 2" in out
    assert "bids" not in out.split("Bids:")[0]
    assert "Result: unfinished" in out
    assert main(["record", "show", str(half), "--as", "red"]) == 0
    assert "red draws cards, in number" not in capsys.readouterr().out.split("blue draws")[0]
    assert main(["record", "show", str(half), "--as", "green"]) == 1
    assert "'green' is no side. Choose red, blue, spectator or everything." in capsys.readouterr().err


def test_a_saved_game_is_found_by_name(tmp_path: Path, capsys: Captured) -> None:
    saved = tmp_path / "home" / "games"
    saved.mkdir(parents=True)
    (saved / "ides.rubicon").write_bytes(sealed_record(5))
    assert main(["record", "verify", "ides"]) == 0
    assert main(["record", "verify", "ides.rubicon"]) == 0
    assert main(["record", "verify", "nones"]) == 1
    assert "Cannot read nones: No such file" in capsys.readouterr().err


def test_verify(whole: Path, half: Path, capsys: Captured) -> None:
    assert main(["record", "verify", str(whole)]) == 0
    assert capsys.readouterr().out.startswith("The seal holds: ")
    assert main(["record", "verify", str(half)]) == 3
    assert "cannot be proved yet" in capsys.readouterr().out


def test_verify_names_the_altered_line(whole: Path, capsys: Captured) -> None:
    data = whole.read_bytes()
    lines = data.splitlines(keepends=True)
    index = next(index for index, line in enumerate(lines) if b": roll" in line)
    at = lines[index].index(b"roll ") + 5
    die = b"1" if lines[index][at : at + 1] != b"1" else b"2"
    altered = lines[index][:at] + die + lines[index][at + 1 :]
    whole.write_bytes(b"".join([*lines[:index], altered, *lines[index + 1 :]]))
    assert main(["record", "verify", str(whole)]) == 1
    assert f"line {index + 1}: this line, or its place in the record, was changed" in capsys.readouterr().err
    whole.write_bytes(with_checks(lines_without_checks(whole.read_bytes())))
    assert main(["record", "verify", str(whole)]) == 1
    err = capsys.readouterr().err
    assert f"line {index + 1}: the record says 'roll" in err
    assert "but the sealed dice gave 'roll" in err


def test_replay(whole: Path, half: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    assert main(["record", "replay", str(whole)]) == 0
    out = capsys.readouterr().out
    assert all(
        text in out
        for text in lines_without_checks(whole.read_bytes())
        if text[0].isdigit() and "undo" not in text
    )
    assert main(["record", "replay", str(half), "--positions", "--from", "2", "--to", "3"]) == 0
    out = capsys.readouterr().out
    assert out.count('"step"') == 2
    assert "hand" not in out
    assert main(["record", "replay", str(whole), "--to", "2", "--positions"]) == 0
    assert '"hands"' in capsys.readouterr().out
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    assert main(["record", "replay", str(whole), "--step"]) == 0
    assert "Round 2" not in capsys.readouterr().out


def test_export(whole: Path, tmp_path: Path, capsys: Captured) -> None:
    assert main(["record", "export", str(whole)]) == 0
    report = capsys.readouterr().out
    assert report.startswith("# Forum")
    target = tmp_path / "report.md"
    assert main(["record", "export", str(whole), "-o", str(target)]) == 0
    assert target.read_text(encoding="utf-8") == report
    assert main(["record", "export", str(whole), "--format", "json", "-o", str(target)]) == 1
    assert "exists already" in capsys.readouterr().err
    assert target.read_text(encoding="utf-8") == report
    assert main(["record", "export", str(whole), "--format", "json", "-o", str(target), "--force"]) == 0
    assert target.read_text(encoding="utf-8").startswith('{"format": "rubicon-record"')
    assert sorted(path.name for path in tmp_path.iterdir()) == ["game.rubicon", "report.md"]
    assert main(["record", "export", str(whole), "-o", "/proc/report.md"]) == 1
    assert "Cannot write /proc/report.md" in capsys.readouterr().err


def test_repair(whole: Path, tmp_path: Path, capsys: Captured) -> None:
    target = str(tmp_path / "new.rubicon")
    assert main(["record", "repair", str(whole), target]) == 0
    assert "nothing was written" in capsys.readouterr().out
    damaged = whole.read_bytes().replace(b"\n3 ", b"\n4 ")
    whole.write_bytes(damaged)
    assert main(["record", "repair", str(whole), target]) == 0
    out = capsys.readouterr().out
    assert "line 12: this line, or its place in the record, was changed" in out
    assert f"Lines saved to {target}: 11. Lines lost: " in out
    assert "lost: 4 " in out
    assert main(["record", "repair", str(whole), target]) == 1
    assert "exists already" in capsys.readouterr().err
    assert whole.read_bytes() == damaged
    assert main(["record", "verify", target]) == 3
