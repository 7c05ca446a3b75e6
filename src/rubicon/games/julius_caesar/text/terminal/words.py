"""Julius Caesar in a terminal: the names of pieces and places, and texts for choices and cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from rich.text import Text

from rubicon.core.game import View
from rubicon.core.message import message
from rubicon.games.julius_caesar.rules.components import (
    ANY_CITY,
    ANY_MAJOR_PORT,
    BLOCK_INDEX,
    CLEOPATRA,
    COLOUR,
    LEVY_CITY,
    LOCATION_INDEX,
    LOCATIONS,
    MIN_STRENGTH,
    SEAS,
    SIDES,
    STEP,
    VALUE,
)
from rubicon.games.julius_caesar.rules.notation import VERBS
from rubicon.games.julius_caesar.text.events import ROMAN
from rubicon.messages import Words
from rubicon.messages.board_words import BoardWords

STYLES: Final = {"caesar": "red", "pompey": "cyan", "egypt": "magenta"}
SYNONYMS: Final = {
    "move": "march",
    "go": "march",
    "done": "end",
    "stay": "stop",
    "shoot": "fire",
    "attack": "march",
}
VOCABULARY: Final[dict[str, list[Sequence[str]]]] = {verb: VERBS.words(verb) for verb in VERBS.verbs}

#: Blocks seen from behind in one place: colour, moved, reserve, how many.
HiddenGroups = list[tuple[str, int, int, int]]


def name_style(kind: str, name: str) -> str:
    """The style in which a component is named."""
    if kind == "side":
        return STYLES[name]
    if kind in ("block", "own-block"):
        return STYLES["egypt" if name == "cleopatra" else SIDES[COLOUR[BLOCK_INDEX[name]]]]
    return ""


def _bold_style(kind: str, name: str) -> str:
    """On the board sides are bold too."""
    style = name_style(kind, name)
    return f"bold {style}" if kind == "side" else style


# ------------------------------------------------------------------ what is where


def hidden_groups(view: View, side: str, place: str) -> HiddenGroups:
    """The hidden blocks of a side in a place, without the border over which they came."""
    found: dict[tuple[str, int, int], int] = {}
    for at, colour, moved, reserve, _, number in view["hidden"].get(side, []):
        if at == place:
            found[colour, moved, reserve] = found.get((colour, moved, reserve), 0) + number
    return [(*back, number) for back, number in sorted(found.items())]


def revealed_at(view: View, place: str) -> list[tuple[str, int, str]]:
    """The blocks that lie face-up in a place: block, strength, side."""
    return [(b, strength, side) for b, (at, strength, side) in view["revealed"].items() if at == place]


def _enemies(view: View, place: str) -> int:
    """How many enemy blocks stand in a place."""
    hidden: int = sum(row[-1] for side, rows in view["hidden"].items() for row in rows if row[0] == place)
    return hidden + sum(1 for _, _, side in revealed_at(view, place) if side != view["viewer"])


def _where(view: View, b: str) -> tuple[str, int]:
    """A block's place and strength: a block of the viewer, or a face-up block."""
    marching = view.get("marching", {})
    at, strength, *_ = view.get("own", {}).get(b) or view["revealed"][b]
    return (marching["at"] if marching.get("block") == b else at), strength


# ------------------------------------------------------------------ the words

#: An action for people: a heading to list it under, what acts, and what it does.
Description = tuple[str, str, str]


class CaesarWords(BoardWords):
    """The words of the board."""

    def __init__(self, words: Words) -> None:
        super().__init__(words, _bold_style)
        self._describers: dict[str, Callable[..., Description]] = {
            "stop": self._stop,
            "swap": self._swap,
            "march": self._march,
            "main-attack": lambda view, place, origin: ("", self.say("from", place=origin), ""),
            "raise": self._raise,
            "levy": self._levy,
            "hit": lambda view, b: ("", self._block(view, b)[1], " " + self.say("takes-hit")),
            **{verb: self._of_a_place(verb) for verb in ("surprise", "strike", "battle")},
            **{verb: self._of_a_fighter(verb) for verb in ("fire", "pass", "retreat", "sea-retreat")},
        }
        #: All other verbs, by the kinds of their arguments.
        self._by_shape: dict[str, Callable[..., Description]] = {
            "": lambda view: ("", self.say("end"), ""),
            "b": lambda view, b: (*self._block(view, b), ""),
            "bl": self._move,
            "c": lambda view, card: ("", self.name("card", card), f": {self.card_meaning(card)}"),
            "l": self._of_a_place("in"),
        }

    def intro(self, side: str | None) -> Sequence[str]:
        """What a new player has to know before the first choice."""
        first = f"{self.greeting(side)}. {self.say('intro')}"
        return (first, *(self.say(f"intro-{line}") for line in range(2, 8)))

    def side(self, side: str) -> Text:
        """A side's name in its colour."""
        return Text(self.name("side", side), style=f"bold {STYLES[side]}")

    def place(self, place: int) -> str:
        """The name of a place, given its number."""
        return self.name("place", LOCATIONS[place])

    def block(self, b: str, side: str) -> str:
        """A block's name; for a block that changed sides, with the side it came from."""
        index = BLOCK_INDEX[b]
        foreign = side in SIDES and index != CLEOPATRA and SIDES[COLOUR[index]] != side
        return self.name("block" if foreign else "own-block", b)

    def levy_city(self, b: str) -> str:
        """6.4: where a block can be levied."""
        city = LEVY_CITY[BLOCK_INDEX[b]]
        if city == ANY_CITY:
            return self.say("any-city")
        return self.say("any-major-port") if city == ANY_MAJOR_PORT else self.place(city)

    def card_meaning(self, card: str) -> str:
        """What a card does: a God by its text, a Command card (`3/1-a`) by its figures."""
        moves, slash, levies = card.partition("/")
        if not slash:
            return self.name("card-text", card)
        return self.words.say(message("command", moves=int(moves), levies=int(levies[0])))

    # -------------------------------------------------------------- choices

    def describe(self, view: View, text: str) -> Description:
        """An action for people."""
        verb, *names = text.split()
        describer = self._describers.get(verb) or self._by_shape[VERBS.verbs[verb].shape]
        return describer(view, *names)

    def _place_with_value(self, place: str) -> str:
        """A place with its value in stars."""
        stars = "★" * VALUE[LOCATION_INDEX[place]]
        return f"{self.name('place', place)}{' ' if stars else ''}{stars}"

    def _block(self, view: View, b: str) -> tuple[str, str]:
        """Where a block stands, and its name with its strength."""
        at, strength = _where(view, b)
        name = self.block(b, view["viewer"])
        return (
            self.name("place", at) if at in LOCATION_INDEX else at,
            f"{name} {ROMAN[strength]}" if strength else name,
        )

    def _stop(self, view: View) -> Description:
        return "", self.say("stay", place=view["marching"]["at"]), ""

    def _march(self, view: View, b: str, to: str) -> Description:
        place, name = self._block(view, b)
        enemies = _enemies(view, to)
        goal = self._place_with_value(to)
        if to in SEAS and "navis" not in b:
            goal = self.say("aboard", place=goal)
        attack = f", {self.say('attack', blocks=enemies)}" if enemies else ""
        return place, name, f" → {goal}{attack}"

    def _move(self, view: View, b: str, to: str) -> Description:
        place, name = self._block(view, b)
        return place, name, f" → {self._place_with_value(to)}"

    def _swap(self, view: View, a: str, b: str) -> Description:
        place, name = self._block(view, a)
        there, other = self._block(view, b)
        return place, name, " " + self.say("with", block=other, place=there)

    def _raise(self, view: View, b: str) -> Description:
        place, _ = self._block(view, b)
        _, strength = _where(view, b)
        name = self.block(b, view["viewer"])
        return place, f"{name} {ROMAN[strength]} → {ROMAN[strength + STEP[BLOCK_INDEX[b]]]}", ""

    def _levy(self, view: View, b: str, city: str) -> Description:
        name = f"{self.block(b, view['viewer'])} {ROMAN[MIN_STRENGTH[BLOCK_INDEX[b]]]}"
        return self.say("levy-pool"), name, " " + self.say("levied-in", place=city)

    def _of_a_place(self, key: str) -> Callable[[View, str], Description]:
        def describe_action(view: View, place: str) -> Description:
            enemies = _enemies(view, place) if view["viewer"] in SIDES else 0
            against = f" ({self.say('enemy-blocks', blocks=enemies)})" if enemies else ""
            return "", self.say(f"place-{key}", place=self._place_with_value(place)), against

        return describe_action

    def _of_a_fighter(self, verb: str) -> Callable[..., Description]:
        def describe_action(view: View, b: str, to: str = "") -> Description:
            goal = " " + self.say("to", place=to) if to else ""
            return self._block(view, b)[1], self.say(f"fighter-{verb}"), goal

        return describe_action
