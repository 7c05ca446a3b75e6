"""A screen whose open question ends when a server reports news."""

from __future__ import annotations

import io
import os
import select
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Thread
from typing import Final

from rubicon.terminal.screen import Quit, Screen

#: Whether `select` can watch the keyboard. On Windows it watches sockets only, and Ctrl-C does not end it.
CAN_WATCH_KEYBOARD: Final = sys.platform != "win32"
#: Seconds after which a question looks whether Ctrl-C was pressed, where that is needed.
INTERRUPT_CHECK_SECONDS: Final = None if CAN_WATCH_KEYBOARD else 0.2


class NewsArrived(Exception):
    """Raised from an open question when news arrive."""


class InterruptibleScreen(Screen):
    """A screen whose questions can be interrupted by news from another thread.

    Only questions asked inside `interruptible` end with `NewsArrived`.
    """

    def __init__(self) -> None:
        super().__init__()
        self._news_reader, self._news_writer = socket.socketpair()
        self._news_writer.setblocking(False)
        self._keyboard: socket.socket | None = None if CAN_WATCH_KEYBOARD else _copy_keyboard()
        self._typed = b""
        self._is_interruptible = False

    def notify(self) -> None:
        """Report news. May be called from any thread."""
        with suppress(BlockingIOError):  # The pipe is full: unread news are enough.
            self._news_writer.send(b"!")

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
            self._news_reader.recv(4096)

    def ask(self, prompt: str) -> str:
        self.console.file.write(prompt)
        self.console.file.flush()
        keyboard = self._keyboard or sys.stdin.fileno()
        try:
            while b"\n" not in self._typed:
                watched = [keyboard, self._news_reader] if self._is_interruptible else [keyboard]
                ready = select.select(watched, [], [], INTERRUPT_CHECK_SECONDS)[0]
                if keyboard in ready:
                    data = os.read(keyboard, 4096) if isinstance(keyboard, int) else keyboard.recv(4096)
                    if not data and not self._typed:
                        raise Quit
                    self._typed += data or b"\n"
                elif ready:
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
        self._news_reader.close()
        self._news_writer.close()


def _copy_keyboard() -> socket.socket:
    """A socket from which can be read what is typed. A thread copies it there until the program ends."""
    reader, writer = socket.socketpair()
    assert isinstance(sys.stdin.buffer, io.BufferedReader)
    # Unbuffered: a thread that waits in a buffered read would keep the program from ending.
    typed = sys.stdin.buffer.raw

    def copy() -> None:
        with writer, suppress(OSError):
            while data := typed.read(4096):
                writer.sendall(data)

    Thread(target=copy, name="keyboard", daemon=True).start()
    return reader
