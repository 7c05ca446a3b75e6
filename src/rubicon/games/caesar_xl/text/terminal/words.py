"""Caesar XL in a terminal: the names of cards and units, and how choices and claims are put into words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rubicon.core.game import View
from rubicon.core.message import message
from rubicon.games.caesar_xl.rules.pack import DESIGNED, Pack, turn_date
from rubicon.messages import Words
from rubicon.messages.board_words import BoardWords

STYLES: Final = {"caesar": "bold red", "pompey": "bold blue"}
SYNONYMS: Final = {
    "move": "march",
    "go": "march",
    "done": "end",
    "buy": "recruit-legion",
    "legion": "recruit-legion",
    "allied": "recruit-allied",
    "fight": "stay",
}
#: Verbs without arguments that mean the same in every phase.
_PLAIN: Final = ("end", "stay", "retreat", "declare-military", "declare-political")
#: Verbs about a card.
_CARDS: Final = ("claim", "discard", "play", "use", "pick", "commit")

#: An action for people: a heading to list it under, what acts, and what it does.
Description = tuple[str, str, str]


def name_style(kind: str, name: str) -> str:
    """The style in which a component is named."""
    return STYLES[name] if kind == "side" else ""


class XLWords(BoardWords):
    """The words of the board, with one pack."""

    def __init__(self, pack: Pack, words: Words) -> None:
        super().__init__(words, name_style)
        self.pack = pack

    def intro(self, side: str | None) -> Sequence[str]:
        """What a newcomer has to know before the first choice."""
        first = f"{self.greeting(side)}. {self.say('intro')}"
        note = self.pack_note(self.pack.note, self.pack.digest == DESIGNED.digest)
        return (first, *(self.say(f"intro-{line}") for line in range(2, 6)), note)

    def season(self, turn: int) -> str:
        """Spring 50 BC is turn 1."""
        return self.words.say(message("season", **turn_date(turn)))

    def card(self, card: str) -> str:
        """The Senate (2 Optimates)."""
        symbols = self.entry(card).get("symbols", {})
        signs = ", ".join(f"{count} {self.name('faction', faction)}" for faction, count in symbols.items())
        return f"{self.name('card', card)} ({signs})" if signs else self.name("card", card)

    def entry(self, card: str) -> dict[str, Any]:
        """A card as the pack has it."""
        found: dict[str, Any] = self.pack.data["cards"][self.pack.card_index[card]]
        return found

    def claims(self, card: str) -> str:
        """What a Forum card asks for; an empty text for all others."""
        asked = [self._claim(**claim) for claim in self.entry(card).get("claim", ())]
        return self.say("claim", claims=asked) if asked else ""

    def _claim(self, claim: str, city: str = "", cities: Sequence[str] = (), **facts: int | str) -> str:
        return self.words.say(message(f"claim-{claim}", **facts, places=list(cities) or [city]))

    def units(self, kind: str) -> str:
        """A kind of unit, or all of them."""
        return self.say("all-units") if kind == "all" else self.name("unit", kind)

    # -------------------------------------------------------------- choices

    def describe(self, view: View, text: str) -> Description:
        """An action for people."""
        verb, *names = text.split()
        if verb == "pass":
            phase = view["phase"]
            return "", self.say(f"pass-{phase}" if phase in ("bidding", "tactics") else "pass"), ""
        if verb in _PLAIN:
            return "", self.say(f"do-{verb}"), ""
        if verb == "bid":
            return "", self.say("do-bid", gold=int(names[0])), ""
        if verb in _CARDS:
            return self.say(f"do-{verb}"), self.name("card", names[0]), ""
        if verb in ("roll", "lose", "lose-fresh"):
            key = "do-roll" if verb == "roll" else "do-lose"
            return "", self.say(key, units=self.units(names[0])), self._state(view, verb)
        if verb in ("recruit-legion", "recruit-allied"):
            unit = self.name("unit", verb.removeprefix("recruit-"))
            return self.say("do-recruit"), unit, " " + self.say("in", place=names[0])
        if verb == "march":
            units, origin, goal = names
            return self.say("from", place=origin), self.units(units), f" → {self.name('place', goal)}"
        if verb == "sail":
            start, goal = names
            return self.say("do-sail"), self.say("sail-from", place=start), " " + self.say("to", place=goal)
        if verb in ("remove", "promote", "withdraw"):
            where = self.say("to" if verb == "withdraw" else "in", place=names[1])
            return self.say(f"do-{verb}"), self.units(names[0]), f" {where}"
        return "", self.say(f"do-{verb}", place=names[0]), ""

    def _state(self, view: View, verb: str) -> str:
        if verb == "roll" or view["battle"]["retreating"] is not None:
            return ""
        return f", {self.say('not-rolled' if verb == 'lose-fresh' else 'rolled')}"
