"""The terminal device: printing, clearing, asking, paging, handing over. Falls back to plain ASCII."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import IO, TextIO, cast

from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.segment import Segment, SegmentLines
from rich.text import Text

from rubicon.core.message import Fact, Message
from rubicon.messages.words import common_words

#: For terminals that know only ASCII: each character has one substitute, so that columns stay aligned.
_ASCII_SUBSTITUTES = str.maketrans(
    "⚀⚁⚂⚃⚄⚅●○★■▶→←·–—…×’‘“”✓║│─›«»•ÄÖÜäöüé", '123456o.*#>><---+x\'\'""v||->""*AOUaoue'
)


#: Rendered text, line by line.
RenderedLines = list[list[Segment]]


class Quit(Exception):
    """Raised when the user wants to stop, or input has ended. `interrupted`: by Ctrl-C."""

    def __init__(self, interrupted: bool = False) -> None:
        super().__init__()
        self.interrupted = interrupted


class AsciiStream(io.TextIOBase):
    """Writes to a stream that knows only ASCII."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    @property
    def encoding(self) -> str:  # type: ignore[override]  # the model has an attribute
        return "ascii"

    def isatty(self) -> bool:
        return self._stream.isatty()

    def fileno(self) -> int:
        return self._stream.fileno()

    def write(self, text: str) -> int:
        self._stream.write(text.translate(_ASCII_SUBSTITUTES).encode("ascii", "replace").decode())
        return len(text)

    def flush(self) -> None:
        self._stream.flush()


def is_ascii_only(stream: TextIO) -> bool:
    """Whether a stream can show only ASCII."""
    encoding = (getattr(stream, "encoding", None) or "ascii").lower().replace("-", "")
    return not encoding.startswith("utf") or os.environ.get("TERM") in ("dumb", "unknown")


class Screen:
    """One terminal with one keyboard."""

    def __init__(self, stream: TextIO | None = None) -> None:
        out = stream if stream is not None else sys.stdout
        file = cast(IO[str], AsciiStream(out)) if is_ascii_only(out) else out
        self.console = Console(file=file, markup=False, highlight=False, emoji=False)
        #: The language of everything that is said.
        self.language = "en"
        #: Whether a person uses this program, with keyboard and screen.
        self.is_interactive = bool(out.isatty() and sys.stdin.isatty())
        self._can_clear = self.is_interactive and not self.console.is_dumb_terminal
        if isinstance(sys.stdin, io.TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")
        if self.is_interactive:
            with suppress(ImportError):
                import readline  # noqa: F401, PLC0415  # gives `input` a line to edit and a history

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def height(self) -> int:
        return self.console.height

    def print(self, *shown: RenderableType) -> None:
        """Print several things, each on lines of its own."""
        for thing in shown:
            self.console.print(thing)

    def print_unwrapped(self, text: Text) -> None:
        """Print a line without wrapping it, so that names and commands in it can be copied."""
        self.console.print(text, soft_wrap=True)

    def render_lines(self, shown: RenderableType, width: int | None = None) -> RenderedLines:
        """`shown` as lines that can be counted, or printed in part with `print_lines`."""
        options = self.console.options if width is None else self.console.options.update_width(width)
        return self.console.render_lines(shown, options, pad=False)

    def print_lines(self, lines: RenderedLines) -> None:
        """Print what `render_lines` returned."""
        self.console.print(SegmentLines(lines, new_lines=True), end="")

    def clear(self) -> None:
        """Clear the screen. The user can still scroll back to what was on it."""
        if self._can_clear:
            self.console.file.write("\x1b[H\x1b[2J")
        elif self.is_interactive:
            self.console.file.write("\n" * 2)

    def clear_with_scrollback(self) -> None:
        """Clear the screen, the scrollback and the history of typed lines, before another person looks."""
        if self._can_clear:
            # Some terminals move a cleared screen into the scrollback, so that goes last.
            self.console.file.write("\x1b[H\x1b[2J\x1b[3J")
        elif self.is_interactive:
            self.console.file.write("\n" * 100)
        self.console.file.flush()
        readline = sys.modules.get("readline")
        if readline is not None:
            readline.clear_history()

    def say(self, key: str, /, **facts: Fact) -> str:
        """A text of the terminal, in the language of this screen."""
        return common_words(self.language, __package__).say(Message(f"terminal-{key}", facts))

    def ask(self, prompt: str) -> str:
        """Ask and return the typed line without spaces around it. Raises `Quit` if input has ended."""
        self.console.file.flush()
        try:
            if self.is_interactive and self.console.file is sys.stdout:
                typed = input(prompt)
            else:
                self.console.file.write(prompt)
                self.console.file.flush()
                typed = sys.stdin.readline()
                if not typed:
                    raise EOFError
                if not sys.stdin.isatty():
                    self.console.file.write("\n")
        except EOFError:
            self.console.file.write("\n")
            raise Quit from None
        except KeyboardInterrupt:
            self.console.file.write("\n")
            raise Quit(interrupted=True) from None
        return "".join(char if char.isprintable() else " " for char in typed).strip()

    def confirm(self, question: str) -> bool:
        """Ask, and return whether the answer is a clear yes."""
        return self.ask(self.say("yes-no", question=question) + " ").casefold() in ("y", "yes")

    def show_page(self, title: str, shown: RenderableType) -> None:
        """Show something on one or more pages of its own, then go back."""
        self.clear()
        self.print(Rule(Text(title, style="bold"), style="dim"))
        lines = self.render_lines(shown)
        room = max(5, self.height - 3)
        while self.is_interactive and len(lines) > room:
            self.print_lines(lines[:room])
            lines = lines[room:]
            answer = self.ask(self.say("more", lines=len(lines)) + " ")
            if answer.casefold() in ("q", "quit", "b", "back"):
                return
            self.clear()
        self.print_lines(lines)
        if self.is_interactive:
            self.ask(self.say("back-to-the-game") + " ")

    def hand_over(self, name: str, notes: Sequence[RenderableType] = ()) -> None:
        """Clear the screen, and wait until `name` sits at it alone."""
        self.clear_with_scrollback()
        self.print(Rule(style="dim"), *notes)
        self.print("", Text(self.say("hand-over", name=name), style="bold"))
        self.print(Text(self.say("look-away")), "")
        self.ask(self.say("alone", name=name) + " ")
        self.clear_with_scrollback()
