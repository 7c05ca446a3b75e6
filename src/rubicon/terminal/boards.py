"""What a title declares for the terminal, found by its id.

A title may have a module `text/terminal/board.py` with an object `BOARD` that implements `TerminalBoard`, or
with a function `board(game)` that makes one for the bound title. Nothing here asks which title it is.
`PlainBoard` shows a title without such a module: a list of everything in its view.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Protocol

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from rubicon import games
from rubicon.core.game import Game, View
from rubicon.core.message import Message


class TerminalBoard(Protocol):
    """How a title looks and reads in a terminal. It gets views, action texts and log lines, never a state."""

    #: Kinds of decision that hide nothing. Two people at one keyboard may look at them together.
    open_kinds: Collection[str]
    #: For each verb: the names that each of its arguments can be, legal or not.
    vocabulary: Mapping[str, Sequence[Sequence[str]]]
    #: Other names of verbs, with the verb.
    synonyms: Mapping[str, str]
    #: Commands that show a page, with a line of help.
    pages: Mapping[str, str]
    #: Names of events whose lines in the log are bold.
    loud_events: Collection[str]

    def side_name(self, side: str) -> str:
        """The name of a side for people."""
        ...

    def intro(self, side: str | None) -> Sequence[str]:
        """A few lines for a new player of `side`, or of both sides if it is None."""
        ...

    def hint(self, view: View, kind: str) -> str:
        """One line that helps with this kind of decision, or an empty text."""
        ...

    def header(self, view: View) -> RenderableType:
        """The few lines at the top of the screen: the state of the game."""
        ...

    def drawings(self, view: View, log: Sequence[Message]) -> Sequence[RenderableType]:
        """Several drawings of the board, the most detailed first. The first that fits is shown."""
        ...

    def page(self, view: View, word: str, rest: str) -> RenderableType:
        """The page called `word`; `rest` is what was typed after it."""
        ...

    def describe(self, view: View, text: str) -> tuple[str, str, str]:
        """An action for people, in three parts: a heading to list it under, what acts, and what it does.

        The last part begins with its own space or comma. Actions with the same three parts are listed as one.
        """
        ...

    def spellings(self, text: str) -> Sequence[str]:
        """Other texts for the same action. Each is listed and described as a choice of its own."""
        ...

    def name_style(self, kind: str, name: str) -> str:
        """The style for a component in the log, given its kind and id; or an empty text."""
        ...


class PlainBoard:
    """The board of titles that declare none: everything in the view, as a list."""

    open_kinds: Collection[str] = ()
    vocabulary: Mapping[str, Sequence[Sequence[str]]] = {}
    synonyms: Mapping[str, str] = {}
    pages: Mapping[str, str] = {}
    loud_events: Collection[str] = ()

    def __init__(self, title: str) -> None:
        self.title = title

    def side_name(self, side: str) -> str:
        return side.capitalize()

    def intro(self, side: str | None) -> Sequence[str]:
        return (f"Welcome to {self.title}.",)

    def hint(self, view: View, kind: str) -> str:
        return ""

    def header(self, view: View) -> RenderableType:
        return Text(self.title, style="bold")

    def drawings(self, view: View, log: Sequence[Message]) -> Sequence[RenderableType]:
        table = Table.grid(padding=(0, 2))
        for key, value in view.items():
            table.add_row(Text(key, style="bold"), Text(str(value)))
        return (table,)

    def page(self, view: View, word: str, rest: str) -> RenderableType:
        return Text()

    def describe(self, view: View, text: str) -> tuple[str, str, str]:
        return "", text, ""

    def spellings(self, text: str) -> Sequence[str]:
        return ()

    def name_style(self, kind: str, name: str) -> str:
        return ""


def board_for(game: Game) -> TerminalBoard:
    """The board that a title declares, or a plain one."""
    module = games.find_module(game.id, "text.terminal.board")
    if module is None:
        return PlainBoard(game.title)
    declared: TerminalBoard = module.board(game) if hasattr(module, "board") else module.BOARD
    return declared
