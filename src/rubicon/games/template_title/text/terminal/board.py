"""The board in a terminal: what `rubicon.terminal.boards.TerminalBoard` asks for."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from rubicon.core.game import Game, View
from rubicon.core.message import Message
from rubicon.games.template_title.rules.components import CARDS, HILL_VALUES, HILLS, SIDES
from rubicon.messages import Words
from rubicon.messages.board_words import BoardWords

STYLES: Final = ("bold red", "bold cyan")


def name_style(kind: str, name: str) -> str:
    """The style in which a component is named."""
    return STYLES[SIDES.index(name)] if kind == "side" else ""


class HillBoard:
    """A header with the score, and a table of the hills."""

    vocabulary: Mapping[str, Sequence[Sequence[str]]] = {
        "play": [[str(card) for card in CARDS]],
        "roll": (),
        "keep": (),
    }
    synonyms: Mapping[str, str] = {"choose": "play", "again": "roll", "stay": "keep"}
    loud_events: Collection[str] = ("hill",)

    def __init__(self, words: BoardWords) -> None:
        self.words = words
        self.pages: Mapping[str, str] = {"cards": words.say("page-cards")}

    def intro(self, side: str | None) -> Sequence[str]:
        say = self.words.say
        return (f"{self.words.greeting(side)}. {say('intro')}", say("intro-2"), say("intro-3"))

    def header(self, view: View, phase: str) -> RenderableType:
        line = Text("Template Title", style="bold")
        line.append(f" · {self.words.say('round', round=view['round'], rounds=view['rounds'])}", "not bold")
        line.append(f" · {phase}" if phase else "", style="not bold")
        for at, side in enumerate(SIDES):
            points = self.words.say("points", side=side, points=view["points"][at])
            favours = self.words.say("favours", favours=view["favours"][at])
            line.append(f" · {points}", style=STYLES[at])
            line.append(f", {favours}", style="not bold default")
        return line

    def drawings(self, view: View, log: Sequence[Message]) -> Sequence[RenderableType]:
        table = Table.grid(padding=(0, 2))
        for hill, value, owner in zip(HILLS, HILL_VALUES, view["owners"], strict=True):
            here = hill == view["hill"] and view["phase"] != "over"
            held = Text() if owner is None else self.words.named("side", owner)
            name = Text(self.words.name("hill", hill), "bold" if here else "")
            table.add_row("→" if here else "", name, "★" * value, held)
        parts: list[RenderableType] = [table]
        if view["phase"] == "favour":
            parts.append(self._contest(view))
        if "hand" in view:
            parts.append(Text(self.words.say("your-hand", cards=view["hand"])))
        return (Group(*parts),)

    def _contest(self, view: View) -> Text:
        """Card, die and total of both sides."""
        line = Text()
        for at, side in enumerate(SIDES):
            card, die = view["played"][at][-1], view["dice"][at]
            text = self.words.say("contest", side=side, card=card, die=die, total=card + die)
            line.append(f"{text}   ", style=STYLES[at])
        return line

    def page(self, view: View, word: str, rest: str) -> RenderableType:
        lines = [
            Text(self.words.say("played", side=side, cards=view["played"][at]), STYLES[at])
            for at, side in enumerate(SIDES)
        ]
        return Group(*lines)

    def describe(self, view: View, text: str) -> tuple[str, str, str]:
        verb, _, card = text.partition(" ")
        return "", self.words.say(f"do-{verb}", card=card), ""

    def spellings(self, text: str) -> Sequence[str]:
        return ()

    def name_style(self, kind: str, name: str) -> str:
        return name_style(kind, name)


def board(game: Game, words: Words) -> HillBoard:
    """The board in the language of these words."""
    return HillBoard(BoardWords(words, name_style))
