"""The Tab key: what real shells complete, and that every command can be completed."""

from __future__ import annotations

import os
import pty
import re
import select
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from rubicon import cli, games
from rubicon.cli import main
from rubicon.cli.completion import SCRIPTS, complete, split_line
from tests.support.build import PACKAGE_FOLDER

#: Seconds to wait for a shell, at most.
PATIENCE = 30


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder with one saved game, and `rubicon` on the path."""
    (tmp_path / "bin").mkdir()
    program = tmp_path / "bin" / "rubicon"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m rubicon "$@"\n')
    program.chmod(0o755)
    (tmp_path / "home" / "games").mkdir(parents=True)
    (tmp_path / "home" / "games" / "0007-julius-caesar.rubicon").touch()
    (tmp_path / "here").mkdir()
    (tmp_path / "here" / "letters-to-atticus.txt").touch()
    monkeypatch.setenv("PYTHONPATH", PACKAGE_FOLDER)
    monkeypatch.setenv("RUBICON_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("PATH", f"{tmp_path / 'bin'}:{os.environ['PATH']}")
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path / "here")
    return tmp_path


class Shell:
    """An interactive shell in a pseudo-terminal, whose Tab key is pressed."""

    def __init__(self, command: list[str], begin: list[str]) -> None:
        self.child, self.terminal = pty.fork()
        if self.child == 0:
            os.environ.update(TERM="dumb", PS1="$ ", COLUMNS="200", LINES="50")
            os.execvp(command[0], command)
        for line in begin:
            self.send(f"{line}\n")
        self.send("echo rea''dy\n")
        self.wait_for("ready")

    def send(self, text: str) -> None:
        os.write(self.terminal, text.encode())

    def wait_for(self, pattern: str) -> str:
        """Read until something matches, and return it."""
        seen, deadline = "", time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            if select.select([self.terminal], [], [], 0.2)[0]:
                seen += re.sub(
                    r"\x1b\[[0-9;?]*[A-Za-z]|[\x07\x08]", "", os.read(self.terminal, 4096).decode()
                )
            found = re.search(pattern, seen)
            if found:
                return found[0]
        raise AssertionError(f"'{pattern}' did not come: {seen!r}")

    def completes(self, typed: str, pattern: str, tabs: int = 1) -> None:
        """Type, press Tab, and expect what is then on the screen; then empty the line."""
        self.send(typed + "\t" * tabs)
        self.wait_for(pattern)
        self.send("\x15")

    def close(self) -> None:
        os.close(self.terminal)
        os.kill(self.child, 9)
        os.waitpid(self.child, 0)


@pytest.fixture
def bash(home: Path) -> Iterator[Shell]:
    shell = Shell(["bash", "--norc", "--noprofile", "-i"], ['eval "$(rubicon completion bash)"'])
    yield shell
    shell.close()


def test_bash_completes(bash: Shell) -> None:
    bash.completes("rubicon pla", r"rubicon play ")
    bash.completes("rubicon play --opponent mi", r"--opponent miles ")
    bash.completes("rubicon play --resume 00", r"--resume 0007-julius-caesar ")
    bash.completes("rubicon play --title=cae", r"--title=caesar-xl ")
    bash.completes("rubicon fuzz julius-caesar --option edition=1", r"edition=1\.1 ")
    bash.completes("rubicon record show lett", r"letters-to-atticus\.txt ")
    bash.completes("rubicon arena ", r"centurio\s+.*random", tabs=2)


@pytest.mark.skipif(shutil.which("zsh") is None, reason="zsh is not installed here")
def test_zsh_completes(home: Path) -> None:
    begin = ["autoload -U compinit; compinit -u -d $HOME/dump", 'eval "$(rubicon completion zsh)"']
    shell = Shell(["zsh", "-f", "-i"], begin)
    try:
        shell.completes("rubicon pla", r"rubicon play ")
        shell.completes("rubicon play --opponent mi", r"--opponent miles ")
        shell.completes("rubicon record show lett", r"letters-to-atticus\.txt ")
    finally:
        shell.close()


@pytest.mark.skipif(shutil.which("fish") is None, reason="fish is not installed here")
def test_fish_completes(home: Path) -> None:
    def completes(line: str) -> list[str]:
        script = f"rubicon completion fish | source; complete -C '{line}'"
        done = subprocess.run(["fish", "-c", script], capture_output=True, text=True, check=True)
        return done.stdout.splitlines()

    assert completes("rubicon pla") == ["play\tplay a game in the terminal"]
    assert "miles" in completes("rubicon play --opponent ")
    assert completes("rubicon record show lett") == ["letters-to-atticus.txt"]


@pytest.mark.parametrize("command", cli.COMMANDS, ids=lambda command: command.name)
def test_every_option_of_every_command_is_offered(command: cli.Subcommand) -> None:
    """The words are those of the parser: each that `--help` names, and none that is refused."""
    if command.name == "record":
        offered = {each.word for each in complete(["record"], "").candidates}
        assert {"show", "verify", "replay", "export", "repair"} <= offered
        return
    offered = {each.word for each in complete([command.name], "-").candidates}
    if cli.make_parser(command)._subparsers is None:
        shown = re.findall(
            r"^  (?:-\w, |-\w \S+, )?(--[a-z-]+)", cli.make_parser(command).format_help(), re.M
        )
        assert offered == set(shown)
    assert "--help" in offered


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("rubicon", ["rubicon"]),
        ("rubicon ", ["rubicon", ""]),
        ("rubicon play 'a b", ["rubicon", "play", "a b"]),
        ('rubicon play "a', ["rubicon", "play", "a"]),
        ("rubicon play it\\'s", ["rubicon", "play", "it's"]),
    ],
)
def test_the_words_of_a_line(line: str, words: list[str]) -> None:
    assert split_line(line) == words


def test_values_know_the_title_of_the_line() -> None:
    option_free = complete(["arena", "--title", "caesar-xl", "--option"], "")
    assert option_free.candidates == []
    assert {each.word for each in complete(["fuzz"], "").candidates} == set(games.titles())
    assert complete(["arena", "--games"], "").candidates == [], "a number"
    assert "--games" not in {each.word for each in complete(["arena", "--games", "3"], "--").candidates}
    assert complete(["nonsense"], "").candidates == []
    assert complete(["record", "nonsense"], "").candidates == []


@pytest.mark.parametrize("shell", SCRIPTS)
def test_the_script_says_where_it_goes(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["completion", shell]) == 0
    assert f"rubicon completion {shell}" in capsys.readouterr().out
