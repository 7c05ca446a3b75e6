"""The board in a terminal: what `rubicon.terminal.boards.TerminalBoard` asks for."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from rubicon.core.game import View
from rubicon.core.message import Message
from rubicon.games.template_title.rules.components import (
    CARDS,
    HILL_NAMES,
    HILL_VALUES,
    HILLS,
    SIDE_NAMES,
    SIDES,
)

STYLES: Final = ("bold red", "bold cyan")


class HillBoard:
    """A header with the score, and a table of the hills."""

    vocabulary: Mapping[str, Sequence[Sequence[str]]] = {
        "play": [[str(card) for card in CARDS]],
        "roll": (),
        "keep": (),
    }
    synonyms: Mapping[str, str] = {"choose": "play", "again": "roll", "stay": "keep"}
    pages: Mapping[str, str] = {"cards": "the cards that were played"}
    loud_events: Collection[str] = ("hill",)

    def side_name(self, side: str) -> str:
        return SIDE_NAMES[SIDES.index(side)]

    def intro(self, side: str | None) -> Sequence[str]:
        who = f"You are {self.side_name(side)}" if side else "Two players, one keyboard"
        return (
            f"{who}. In each round, both sides play a card for a hill of Rome and throw a die.",
            "The higher total takes the hill. Most points at the end win.",
            "Answer with a number, or type the action. ? tells the rest: cards, rules, undo.",
        )

    def header(self, view: View, phase: str) -> RenderableType:
        line = Text("Template Title", style="bold")
        line.append(f" · round {view['round']} of {view['rounds']}", style="not bold")
        line.append(f" · {phase}" if phase else "", style="not bold")
        for side, name in enumerate(SIDE_NAMES):
            line.append(f" · {name} {view['points'][side]}", style=STYLES[side])
            line.append(f", favours {view['favours'][side]}", style="not bold default")
        return line

    def drawings(self, view: View, log: Sequence[Message]) -> Sequence[RenderableType]:
        table = Table.grid(padding=(0, 2))
        for hill, name, value, owner in zip(HILLS, HILL_NAMES, HILL_VALUES, view["owners"], strict=True):
            here = hill == view["hill"] and view["phase"] != "over"
            held = Text() if owner is None else Text(self.side_name(owner), STYLES[SIDES.index(owner)])
            table.add_row("→" if here else "", Text(name, "bold" if here else ""), "★" * value, held)
        parts: list[RenderableType] = [table]
        if view["phase"] == "favour":
            parts.append(self._contest(view))
        if "hand" in view:
            parts.append(Text(f"Your hand: {', '.join(map(str, view['hand']))}"))
        return (Group(*parts),)

    def _contest(self, view: View) -> Text:
        """Card, die and total of both sides."""
        line = Text()
        for side, name in enumerate(SIDE_NAMES):
            card, die = view["played"][side][-1], view["dice"][side]
            line.append(f"{name}: {card} + {die} = {card + die}   ", style=STYLES[side])
        return line

    def page(self, view: View, word: str, rest: str) -> RenderableType:
        lines = [
            Text(f"{name} played: {', '.join(map(str, view['played'][side])) or 'nothing yet'}", STYLES[side])
            for side, name in enumerate(SIDE_NAMES)
        ]
        return Group(*lines)

    def describe(self, view: View, text: str) -> tuple[str, str, str]:
        verb, _, card = text.partition(" ")
        if verb == "play":
            return "", f"card {card}", ""
        return "", "spend a favour and roll again" if verb == "roll" else "keep the roll", ""

    def spellings(self, text: str) -> Sequence[str]:
        return ()

    def name_style(self, kind: str, name: str) -> str:
        return STYLES[SIDES.index(name)] if kind == "side" else ""


BOARD: Final = HillBoard()
