"""Playing with the real program, in a process of its own, as somebody at the keyboard would."""

from __future__ import annotations

import os
import pty
import re
import select
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

from tests.support.build import PACKAGE_FOLDER

ROOT = Path(__file__).parents[2]

CHOICE_PROMPT = re.compile(r"Choose 1-(\d+)[^\n>]*> $")
HANDOVER_PROMPT = re.compile(r"(\w+), press Enter when you are alone > $")
ANY_PROMPT = re.compile(r"(> |\[y/N\] | -- )$")


def environment(home: Path, **more: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLUMNS", "LINES")}
    return {**kept, "PYTHONPATH": PACKAGE_FOLDER, "RUBICON_HOME": str(home), "TERM": "xterm", **more}


class TerminalProcess:
    """One process of `rubicon play`, or of another `program`.

    It has pipes for input and output, or a pseudo-terminal of `size` columns and rows. `limit`: no file may
    grow beyond this number of blocks of 512 bytes.
    """

    def __init__(
        self,
        home: Path,
        *args: str,
        size: tuple[int, int] | None = None,
        limit: int | None = None,
        program: Sequence[str] = ("rubicon", "play"),
        **more: str,
    ) -> None:
        command = [sys.executable, "-m", *program, *args]
        if limit is not None:
            command = ["sh", "-c", 'ulimit -f "$0"; exec "$@"', str(limit), *command]
        env = environment(home, **more)
        if size is None:
            self.process = subprocess.Popen(
                command,
                env=env,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
            )
            assert self.process.stdin is not None
            assert self.process.stdout is not None
            self.keyboard, self._out = self.process.stdin.fileno(), self.process.stdout.fileno()
        else:
            ours, theirs = pty.openpty()
            termios.tcsetwinsize(theirs, (size[1], size[0]))
            self.process = subprocess.Popen(
                command, env=env, stdin=theirs, stdout=theirs, stderr=theirs, start_new_session=True
            )
            os.close(theirs)
            self.keyboard = self._out = ours
        #: Everything it has printed, and what it has printed since the last answer.
        self.output = ""
        self.new_output = ""

    def wait(self, seconds: float = 30) -> str:
        """Wait for the next question, or for the end. Returns the output since the last answer."""
        end = time.monotonic() + seconds
        data = b""
        while True:
            left = end - time.monotonic()
            if left <= 0 or not select.select([self._out], [], [], left)[0]:
                raise AssertionError(f"no question after {seconds} seconds:\n{self.new_output}")
            try:
                chunk = os.read(self._out, 65536)
            except OSError:  # the process has closed its end of the pseudo-terminal
                chunk = b""
            data += chunk
            try:
                text = data.decode()
            except UnicodeDecodeError:
                continue
            self.new_output += text
            data = b""
            if not chunk or ANY_PROMPT.search(self.new_output):
                self.output += self.new_output
                return self.new_output

    def answer(self, line: str | bytes) -> str:
        """Type a line. Returns the output up to the next question."""
        self.new_output = ""
        os.write(self.keyboard, (line if isinstance(line, bytes) else line.encode()) + b"\n")
        return self.wait()

    def end_input(self) -> int:
        """End the input. Returns the exit status."""
        self.new_output = ""
        if self.process.stdin is not None:
            self.process.stdin.close()
            return self.exit_status()
        return self.press(lambda: os.write(self.keyboard, b"\x04"))

    def press(self, key: Callable[[], object]) -> int:
        """Press a key that ends the game, again every second until it does. Returns the exit status.

        A key can get lost if it comes just when the program starts to read the keyboard.
        """
        for _ in range(30):
            key()
            try:
                self.process.wait(timeout=1)
                break
            except subprocess.TimeoutExpired:
                continue
        return self.exit_status()

    def exit_status(self) -> int:
        """Wait for the end of the process. Returns the exit status."""
        while select.select([self._out], [], [], 30)[0]:
            try:
                chunk = os.read(self._out, 65536).decode(errors="replace")
            except OSError:
                break
            if not chunk:
                break
            self.new_output += chunk
            self.output += chunk
        return self.process.wait(timeout=30)

    def close(self) -> None:
        """Kill the process if it still runs, and close its streams."""
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait(timeout=30)
        for stream in (self.process.stdin, self.process.stdout):
            if stream is not None:
                stream.close()
        if self.process.stdout is None:
            os.close(self._out)


def answer_randomly(
    play: TerminalProcess, rng: Random, stop: Callable[[TerminalProcess], bool] = lambda _: False
) -> int:
    """Answer at random until the game is over, or `stop` says so. Returns how many questions were answered.

    The last choice ends a phase. It is taken more often than others, so that a game takes seconds.
    """
    if not play.output:
        play.wait()
    answered = 0
    while not stop(play):
        chosen = CHOICE_PROMPT.search(play.new_output)
        if chosen is not None:
            most = int(chosen[1])
            play.answer(str(most if rng.random() < 0.4 else rng.randint(1, most)))
        elif HANDOVER_PROMPT.search(play.new_output):
            play.answer("")
        else:
            break
        answered += 1
    return answered
