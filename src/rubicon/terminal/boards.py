"""What a title declares for the terminal, found by its id.

A title may have a module `text/terminal/board.py` with a function `board(game, words)`, which makes a
`TerminalBoard` that speaks the reader's language. Nothing here asks which title it is. `PlainBoard` shows a
title without such a module: a list of everything in its view.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Protocol

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from rubicon import games
from rubicon.core.game import Game, View
from rubicon.core.message import Message, message
from rubicon.messages import Words, title_words
from rubicon.messages.words import common_words


class TerminalBoard(Protocol):
    """How a title looks and reads in a terminal. It gets views, action texts and log lines, never a state."""

    #: For each verb: the names that each of its arguments can be, legal or not.
    vocabulary: Mapping[str, Sequence[Sequence[str]]]
    #: Other names of verbs, with the verb.
    synonyms: Mapping[str, str]
    #: Commands that show a page, with a line of help.
    pages: Mapping[str, str]
    #: Names of events whose lines in the log are bold.
    loud_events: Collection[str]

    def intro(self, side: str | None) -> Sequence[str]:
        """A few lines for a new player of `side`, or of both sides if it is None."""
        ...

    def header(self, view: View, phase: str) -> RenderableType:
        """The few lines at the top of the screen: the game, and the heading of its phase."""
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

    vocabulary: Mapping[str, Sequence[Sequence[str]]] = {}
    synonyms: Mapping[str, str] = {}
    pages: Mapping[str, str] = {}
    loud_events: Collection[str] = ()

    def __init__(self, game: Game, words: Words) -> None:
        self.title = game.title
        self.words = words

    def intro(self, side: str | None) -> Sequence[str]:
        return (self.words.say(message("board-welcome", title=self.title)),)

    def header(self, view: View, phase: str) -> RenderableType:
        return Text(f"{self.title} · {phase}" if phase else self.title, style="bold")

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


class PhaseTexts:
    """The texts of phases by their keys in the message files, and the facts in the title's components."""

    def __init__(self, game: Game, words: Words) -> None:
        self._words = words
        self._facts: Mapping[str, Mapping[str, Any]] = game.components().get("phases", {})

    def of(self, kind: str, part: str) -> str:
        """A text of a phase, or an empty one if it has none."""
        return self._words.find(message(f"phase-{kind}-{part}")) or ""

    def hint(self, view: View, kind: str) -> str:
        """What a kind of decision is about, and where the rules say more."""
        text = self.of(kind, "hint")
        see = self._facts.get(kind, self._facts.get(view["phase"], {})).get("see", "")
        if not text or not see:
            return text
        rule = self._words.rule(see).lower()
        return common_words(self._words.language, __package__).say(
            message("terminal-see-rules", text=text, rule=rule)
        )

    def is_public(self, kind: str) -> bool:
        """Whether a kind of decision shows only what all sides see: people may look at it together."""
        return bool(self._facts.get(kind, {}).get("public", False))


def board_for(game: Game, language: str = "en") -> TerminalBoard:
    """The board that a title declares, or a plain one, in this language."""
    module = games.find_module(game.id, "text.terminal.board")
    if module is None:
        return PlainBoard(game, title_words(game, language, __package__))
    words = title_words(game, language, __package__, module.__name__.rpartition(".")[0])
    declared: TerminalBoard = module.board(game, words)
    return declared
