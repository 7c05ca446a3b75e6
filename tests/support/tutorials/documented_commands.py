"""Runs what a page of the documentation tells its reader to do, and compares what is printed with the page.

A page has these blocks:

- `console`: lines with `$` are commands; below each is what it prints. A line `…` stands for any lines, `…`
  in a line for any text. Behind the prompt of a game stands what the reader types.
- with a `title`: a file to save; as a `diff`, a file to change.
- `python` with `>>>`: an example, run by doctest in `tests/repository/documentation/test_readme.py`.
"""

from __future__ import annotations

import os
import pty
import re
import select
import shlex
import shutil
import signal
import socket
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

from tests.support.build import PACKAGE_FOLDER

ROOT = Path(__file__).parents[3]
#: What `make` would prepare first.
PREPARED = (".venv/.ready", "src/rubicon/server/static/index.html")
#: Seconds for one command. Only a command that hangs takes that long.
PATIENCE = 120
#: The address that pages show. Tests use a free port.
SHOWN_PORT = "8705"

_FENCE = re.compile(r"^```(\w*)(?: title=\"([^\"]+)\")?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_TYPED = re.compile(r"^(Choose [^>]*>) (.+)$")
_ANSI = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
#: Commands that go on until they are interrupted: servers, and a player who waits for another.
_SERVER = re.compile(r"^(rubicon serve|make play|make serve)")
_WAITING_PLAYER = re.compile(r"^rubicon join .*--listed")


@dataclass(frozen=True)
class Command:
    """A command of a page, with the lines that the page shows below it."""

    text: str
    shown: tuple[str, ...]

    @property
    def typed(self) -> str:
        """What the reader types while it runs."""
        return "".join(f"{found[2]}\n" for line in self.shown if (found := _TYPED.match(line)))

    @property
    def goes_on(self) -> bool:
        return self.is_server or _WAITING_PLAYER.match(self.text) is not None

    @property
    def is_server(self) -> bool:
        return _SERVER.match(self.text) is not None

    @property
    def pattern(self) -> re.Pattern[str]:
        """Matches output that the page describes."""
        parts = []
        for line in self.shown:
            prompt = _TYPED.match(line)
            if line == "…":
                parts.append(r"(?:.*\n)*?")
            elif prompt is not None:
                parts.append(rf"{_any_text(prompt[1])} ?\n?")
            else:
                parts.append(rf"{_any_text(line)}\n")
        return re.compile("".join(parts) + (r"\Z" if self.shown and not self.goes_on else ""))


@dataclass(frozen=True)
class SavedFile:
    """A file that the reader saves."""

    name: str
    content: str


@dataclass(frozen=True)
class ChangedFile:
    """A file that the reader changes: these lines become those."""

    name: str
    before: str
    after: str


Step = Command | SavedFile | ChangedFile


def _any_text(line: str) -> str:
    return ".*".join(re.escape(part) for part in line.split("…"))


def steps(page: str) -> list[Step]:
    """What a page tells its reader to do, in order."""
    found: list[Step] = []
    for language, title, body in _FENCE.findall(page):
        if language == "console":
            found += _commands(body)
        elif title and language == "diff":
            lines = body.splitlines(keepends=True)
            before = "".join(line[1:] for line in lines if line[0] != "+")
            found.append(ChangedFile(title, before, "".join(line[1:] for line in lines if line[0] != "-")))
        elif title:
            found.append(SavedFile(title, body))
    return found


def _commands(block: str) -> list[Command]:
    found: list[Command] = []
    for line in block.splitlines():
        if line.startswith("$ "):
            found.append(Command(line[2:], ()))
        else:
            last = found.pop()
            found.append(Command(last.text, (*last.shown, line)))
    return found


class Reader:
    """Follows pages in a folder, with the commands of this installation and a home of its own."""

    def __init__(self, folder: Path, home: Path, package: str = PACKAGE_FOLDER) -> None:
        self.folder = folder
        self.port = str(_free_port())
        self.running: list[subprocess.Popen[bytes]] = []
        programs, installed = home / "bin", home / "installed"
        programs.mkdir(parents=True)
        python = shlex.quote(sys.executable)
        install = f"install --quiet --no-deps --no-index --no-build-isolation --target {installed}"
        _write_program(programs / "rubicon", f'exec {python} -m rubicon "$@"')
        _write_program(programs / "pytest", f'exec {python} -m pytest -p no:cacheprovider "$@"')
        _write_program(
            programs / "pip", f'[ "$1" = install ] && shift && exec {python} -m pip {install} "$@"'
        )
        # The clone has been prepared, and its compiled build is in use by other tests.
        made = " ".join(f"--old-file={path}" for path in PREPARED)
        options = f"--no-print-directory -C {ROOT} {made} COMPILED=build/none"
        _write_program(programs / "make", f'exec {shutil.which("make")} {options} "$@"')
        kept = {
            name: value
            for name, value in os.environ.items()
            if not name.startswith("RUBICON_")
            and name not in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER", "NO_COLOR")
            and name not in ("MAKEFLAGS", "MFLAGS", "MAKELEVEL")  # of a `make` that runs the tests
        }
        self.environment = {
            **kept,
            "PATH": os.pathsep.join((str(programs), str(Path(sys.executable).parent), os.environ["PATH"])),
            "PYTHONPATH": os.pathsep.join((package, str(installed))),
            "RUBICON_HOME": str(home / "data"),
            "RUBICON_PORT": self.port,
            "RUBICON_LOG_LEVEL": "warning",
            "FORCE_COLOR": "1",  # tables, as on a terminal
            "COLUMNS": "80",
        }

    def follow(self, page: str) -> list[str]:
        """Do everything that a page says, and return what is different, with the command."""
        wrong: list[str] = []
        for step in steps(page):
            if isinstance(step, SavedFile):
                (self.folder / step.name).write_text(step.content, "utf-8")
            elif isinstance(step, ChangedFile):
                path = self.folder / step.name
                text = path.read_text("utf-8")
                if text.count(step.before) == 1:
                    path.write_text(text.replace(step.before, step.after), "utf-8")
                else:
                    wrong.append(f"{step.name} does not have once:\n{step.before}")
            else:
                wrong += self.run(step)
        return wrong

    def run(self, command: Command) -> list[str]:
        """Run a command. Returns nothing if it does what the page shows, otherwise what it printed."""
        text = command.text.replace(SHOWN_PORT, self.port)
        if command.goes_on:
            status, output = 0, self._start(text, command)
        else:
            done = subprocess.run(
                text,
                shell=True,
                cwd=self.folder,
                env=self.environment,
                input=command.typed.encode(),
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                timeout=PATIENCE,
                check=False,
            )
            status, output = done.returncode, self._normal(done.stdout)
        may_fail = any("failed" in line for line in command.shown)
        if (status == 0 or may_fail) and command.pattern.match(output):
            return []
        return [f"$ {text}   (status {status})\n{output}"]

    def _start(self, text: str, command: Command) -> str:
        """Start a command that goes on, on a terminal, and wait until it has printed what the page shows."""
        if command.is_server:
            self.close()  # a reader who starts another one has stopped the first
        ours, theirs = pty.openpty()
        self.running.append(
            subprocess.Popen(
                text,
                shell=True,
                cwd=self.folder,
                env=self.environment,
                stdin=theirs,
                stdout=theirs,
                stderr=theirs,
                start_new_session=True,
            )
        )
        os.close(theirs)
        raw, end = b"", time.monotonic() + PATIENCE
        while time.monotonic() < end and not command.pattern.match(self._normal(raw)):
            if select.select([ours], [], [], 0.2)[0]:
                try:
                    raw += os.read(ours, 65536)
                except OSError:  # the command has ended, too early
                    break
        return self._normal(raw)

    def _normal(self, raw: bytes) -> str:
        text = _ANSI.sub("", raw.decode().replace("\r\n", "\n")).replace(self.port, SHOWN_PORT)
        return "\n".join(line.rstrip() for line in text.split("\n"))

    def close(self) -> None:
        """Stop everything that goes on."""
        for process in self.running:
            os.killpg(process.pid, signal.SIGINT)
            process.wait(PATIENCE)
        self.running.clear()


def _free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def _write_program(path: Path, line: str) -> None:
    path.write_text(f"#!/bin/sh\n{line}\n", "utf-8")
    path.chmod(0o755)
