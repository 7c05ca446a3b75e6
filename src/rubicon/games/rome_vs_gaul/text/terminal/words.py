"""Rome vs Gaul in a terminal: the names of pieces and cards, and how choices are put into words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rubicon.core.game import View
from rubicon.core.message import message
from rubicon.games.rome_vs_gaul.rules.pack import DESIGNED, LEGIONS, Pack
from rubicon.games.rome_vs_gaul.rules.verbs import notation_of
from rubicon.messages import Words
from rubicon.messages.board_words import BoardWords

STYLES: Final = {"rome": "bold red", "gaul": "bold cyan"}
SYNONYMS: Final = {
    "place": "influence",
    "move": "step",
    "go": "step",
    "done": "end",
    "besiege": "siege",
    "attack": "step",
    "run": "march",
}

#: An action for people: a heading to list it under, what acts, and what it does.
Description = tuple[str, str, str]


def name_style(kind: str, name: str) -> str:
    """The style in which a component is named."""
    return STYLES.get(name, "") if kind == "side" else ""


class GaulWords(BoardWords):
    """The words of the board, with one pack."""

    def __init__(self, pack: Pack, words: Words) -> None:
        super().__init__(words, name_style)
        self.pack = pack
        self._shapes = notation_of(pack).shapes()

    def intro(self, side: str | None) -> Sequence[str]:
        """What a newcomer has to know before the first choice."""
        first = f"{self.greeting(side)}. {self.say('intro')}"
        note = self.pack_note(self.pack.note, self.pack.digest == DESIGNED.digest)
        return (first, *(self.say(f"intro-{line}") for line in range(2, 6)), note)

    def piece(self, piece: str) -> str:
        """Legio X, Carnutes, Caesar; the two Mercenaries are told apart."""
        name = self.name("unit", piece)
        return f"{name} {piece[-1]}" if piece.startswith("mercenary-") else name

    def short_piece(self, piece: str) -> str:
        """A Legion by its number alone: X."""
        number = self.pack.piece_index[piece]
        return self.pack.piece_names[number] if LEGIONS >> number & 1 else self.name("unit", piece)

    def card(self, card: str) -> str:
        """19 Roman Trade."""
        return f"{self.pack.card_index[card] + 1} {self.name('card', card)}"

    # -------------------------------------------------------------- choices

    def describe(self, view: View, text: str) -> Description:
        """An action for people, by the kinds of its arguments."""
        verb, *names = text.split()
        heading = self.words.find(message(f"board-head-{verb}")) or ""
        match self._shapes[verb]:
            case "c":
                points = self.pack.points[self.pack.card_index[names[0]]]
                return heading, self.card(names[0]), f", {self.say('points', points=points)}"
            case "p":
                return heading, self.say(f"do-{verb}", place=names[0]), self._notes(view, names[0])
            case "u":
                return heading, self.piece(names[0]), self._reduced(view, names[0])
            case "up":
                goal = self.name("place", names[1])
                return heading, self.piece(names[0]), f"{self._reduced(view, names[0])} → {goal}"
            case "d":
                return heading, self.say(f"die-{names[0]}"), ""
            case "z":
                return heading, self.name("zone", names[0]), ""
        return heading, self.say(f"do-{verb}"), ""

    def _reduced(self, view: View, piece: str) -> str:
        return f", {self.say('reduced')}" if piece in view["reduced"] else ""

    def _notes(self, view: View, place: str) -> str:
        """After a place: what makes it special."""
        if place in view["towns"].values():
            return f", {self.say('town')}"
        if place in view["strongholds"]:
            return f", {self.say('stronghold')}"
        return f", {self.say('devastated')}" if place in view["devastated"] else ""
