"""A screen whose open question ends when a server reports news."""

from __future__ import annotations

import os
import select
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from rubicon.terminal.screen import Quit, Screen


class NewsArrived(Exception):
    """Raised from an open question when news arrive."""


class InterruptibleScreen(Screen):
    """A screen whose questions can be interrupted by news from another thread.

    Only questions asked inside `interruptible` end with `NewsArrived`.
    """

    def __init__(self) -> None:
        super().__init__()
        self._news_reader, self._news_writer = os.pipe()
        os.set_blocking(self._news_writer, False)
        self._typed = b""
        self._is_interruptible = False

    def notify(self) -> None:
        """Report news. May be called from any thread."""
        with suppress(BlockingIOError):  # The pipe is full: unread news are enough.
            os.write(self._news_writer, b"!")

    @contextmanager
    def interruptible(self) -> Iterator[None]:
        """Let news interrupt the questions asked inside."""
        self._is_interruptible = True
        try:
            yield
        finally:
            self._is_interruptible = False

    def discard_news(self) -> None:
        """Drop the news reported so far. Call it before drawing a screen that shows them."""
        while select.select([self._news_reader], [], [], 0)[0]:
            os.read(self._news_reader, 4096)

    def ask(self, prompt: str) -> str:
        self.console.file.write(prompt)
        self.console.file.flush()
        keyboard = sys.stdin.fileno()
        try:
            while b"\n" not in self._typed:
                watched = [keyboard, self._news_reader] if self._is_interruptible else [keyboard]
                ready = select.select(watched, [], [])[0]
                if keyboard in ready:
                    data = os.read(keyboard, 4096)
                    if not data and not self._typed:
                        raise Quit
                    self._typed += data or b"\n"
                elif self._is_interruptible:
                    self.console.file.write("\n")
                    raise NewsArrived
        except KeyboardInterrupt:
            self.console.file.write("\n")
            raise Quit(interrupted=True) from None
        line, _, self._typed = self._typed.partition(b"\n")
        if not sys.stdin.isatty():
            self.console.file.write("\n")
        text = line.decode(errors="replace")
        return "".join(char if char.isprintable() else " " for char in text).strip()

    def close(self) -> None:
        os.close(self._news_reader)
        os.close(self._news_writer)
