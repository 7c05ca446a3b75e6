"""Julius Caesar in a terminal: texts for choices and cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from rubicon.core.game import View
from rubicon.games.julius_caesar.rules.components import (
    ANY_CITY,
    ANY_MAJOR_PORT,
    BLOCK_INDEX,
    BLOCK_NAMES,
    CARD_INDEX,
    CARD_NAMES,
    CLEOPATRA,
    COLOUR,
    COMMAND_COUNT,
    LEVIES,
    LEVY_CITY,
    LOCATION_INDEX,
    LOCATION_NAMES,
    MIN_STRENGTH,
    MOVES,
    SEAS,
    SIDES,
    STEP,
    VALUE,
)
from rubicon.games.julius_caesar.rules.notation import VERBS
from rubicon.games.julius_caesar.text.events import BLOCK_LABELS, ROMAN

SYNONYMS: Final = {
    "move": "march",
    "go": "march",
    "done": "end",
    "stay": "stop",
    "shoot": "fire",
    "attack": "march",
}
VOCABULARY: Final[dict[str, list[Sequence[str]]]] = {verb: VERBS.words(verb) for verb in VERBS.verbs}

GODS: Final[dict[str, str]] = {
    "apollo": "copies the card your enemy played last turn",
    "jupiter": "an enemy block next to one of your cities comes over to you",
    "mars": "one group of land blocks moves, and strikes first in one battle",
    "mercury": "one group of land blocks moves, each a city further than usual",
    "neptune": "one group of ships moves, and strikes first in one battle",
    "pluto": "one group of land blocks moves; more of them may attack by each road",
    "vulcan": "every block in one enemy city loses a step",
}

#: Blocks seen from behind in one place: colour, moved, reserve, how many.
HiddenGroups = list[tuple[str, int, int, int]]


def intro(side: str | None) -> Sequence[str]:
    """What a new player has to know before the first choice."""
    who = f"You are {side.capitalize()}" if side else "Two players, one keyboard"
    return (
        f"{who}. Rome is at war with itself: five Years, each of five turns.",
        "Win with 10 points (VP) when a Year ends, or the higher total after the fifth:",
        "★ cities you hold, and 1 for each enemy leader killed.",
        "Each turn both play a card in secret. 3/1 lets you move 3 groups, levy 1 step.",
        "Blocks hide what they are until both sides meet in a place and fight.",
        "Answer with a number, or type the action. ? tells the rest: map, rules, undo.",
        "Leave at any time with q; every action is saved.",
    )


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


def block_name(b: str, side: str) -> str:
    """A block's name; for a block that changed sides, with the side it came from."""
    index = BLOCK_INDEX[b]
    foreign = side in SIDES and index != CLEOPATRA and SIDES[COLOUR[index]] != side
    return BLOCK_LABELS[index] if foreign else BLOCK_NAMES[index]


def levy_city(b: str) -> str:
    """6.4: where a block can be levied."""
    city = LEVY_CITY[BLOCK_INDEX[b]]
    return {ANY_CITY: "any city", ANY_MAJOR_PORT: "a major port"}.get(city) or LOCATION_NAMES[city]


def _enemies(view: View, place: str) -> int:
    """How many enemy blocks stand in a place."""
    hidden: int = sum(row[-1] for side, rows in view["hidden"].items() for row in rows if row[0] == place)
    return hidden + sum(1 for _, _, side in revealed_at(view, place) if side != view["viewer"])


# ------------------------------------------------------------------ the verbs


def describe(view: View, text: str) -> tuple[str, str, str]:
    """An action in three parts: a heading to list it under, what acts, what it does."""
    verb, *names = text.split()
    describer = _DESCRIBERS.get(verb) or _BY_SHAPE[VERBS.verbs[verb].shape]
    return describer(view, *names)


def card_meaning(card: str) -> str:
    """What a card does, in a few words."""
    index = CARD_INDEX[card]
    if index >= COMMAND_COUNT:
        return GODS[card]
    return f"{_counted(MOVES[index], 'move')}, {_counted(LEVIES[index], 'levy', 'levies')}"


def _counted(number: int, one: str, more: str = "") -> str:
    return f"{number} {one if number == 1 else more or one + 's'}"


def _card(view: View, card: str) -> tuple[str, str, str]:
    return "", CARD_NAMES[CARD_INDEX[card]], f": {card_meaning(card)}"


def _stop(view: View) -> tuple[str, str, str]:
    return "", f"Stay in {_place(view['marching']['at'])}", ""


def _place(place: str) -> str:
    return LOCATION_NAMES[LOCATION_INDEX[place]]


def _place_with_value(view: View, place: str) -> str:
    """A place with its value in stars."""
    stars = "★" * VALUE[LOCATION_INDEX[place]]
    return f"{_place(place)}{' ' if stars else ''}{stars}"


def _where(view: View, b: str) -> tuple[str, int]:
    """A block's place and strength: a block of the viewer, or a face-up block."""
    marching = view.get("marching", {})
    at, strength, *_ = view.get("own", {}).get(b) or view["revealed"][b]
    return (marching["at"] if marching.get("block") == b else at), strength


def _block(view: View, b: str) -> tuple[str, str]:
    """Where a block stands, and its name with its strength."""
    at, strength = _where(view, b)
    return (
        _place(at) if at in LOCATION_INDEX else at,
        f"{block_name(b, view['viewer'])} {ROMAN[strength]}" if strength else block_name(b, view["viewer"]),
    )


def _march(view: View, b: str, to: str) -> tuple[str, str, str]:
    place, name = _block(view, b)
    enemies = _enemies(view, to)
    aboard = "aboard ship to " if to in SEAS and "navis" not in b else ""
    attack = f", attack {_counted(enemies, 'block')}" if enemies else ""
    return place, name, f" → {aboard}{_place_with_value(view, to)}{attack}"


def _move(view: View, b: str, to: str) -> tuple[str, str, str]:
    place, name = _block(view, b)
    return place, name, f" → {_place_with_value(view, to)}"


def _swap(view: View, a: str, b: str) -> tuple[str, str, str]:
    place, name = _block(view, a)
    there, other = _block(view, b)
    return place, name, f" with {other} in {there}"


def _main_attack(view: View, place: str, origin: str) -> tuple[str, str, str]:
    return "", f"From {_place(origin)}", ""


def _describe_place(words: str) -> Callable[[View, str], tuple[str, str, str]]:
    return lambda view, place: ("", f"{words}{_place_with_value(view, place)}", _enemies_present(view, place))


def _enemies_present(view: View, place: str) -> str:
    enemies = _enemies(view, place) if view["viewer"] in SIDES else 0
    return f" ({_counted(enemies, 'enemy block')})" if enemies else ""


def _raise(view: View, b: str) -> tuple[str, str, str]:
    place, _ = _block(view, b)
    _, strength = _where(view, b)
    return (
        place,
        f"{block_name(b, view['viewer'])} {ROMAN[strength]} → {ROMAN[strength + STEP[BLOCK_INDEX[b]]]}",
        "",
    )


def _levy(view: View, b: str, city: str) -> tuple[str, str, str]:
    name = f"{block_name(b, view['viewer'])} {ROMAN[MIN_STRENGTH[BLOCK_INDEX[b]]]}"
    return "Levy Pool", name, f" in {_place(city)}"


def _describe_fighter(words: str) -> Callable[..., tuple[str, str, str]]:
    def describe_action(view: View, b: str, to: str = "") -> tuple[str, str, str]:
        return _block(view, b)[1], words, f" to {_place(to)}" if to else ""

    return describe_action


def _hit(view: View, b: str) -> tuple[str, str, str]:
    return "", _block(view, b)[1], " takes the hit"


def _disband(view: View, b: str) -> tuple[str, str, str]:
    return (*_block(view, b), "")


_DESCRIBERS: Final[dict[str, Callable[..., tuple[str, str, str]]]] = {
    "stop": _stop,
    "swap": _swap,
    "march": _march,
    "main-attack": _main_attack,
    "surprise": _describe_place("At "),
    "raise": _raise,
    "levy": _levy,
    "strike": _describe_place(""),
    "battle": _describe_place("The battle of "),
    "fire": _describe_fighter("fire"),
    "pass": _describe_fighter("pass"),
    "retreat": _describe_fighter("retreat"),
    "sea-retreat": _describe_fighter("retreat aboard ship"),
    "hit": _hit,
}
#: All other verbs, by the kinds of their arguments.
_BY_SHAPE: Final[dict[str, Callable[..., tuple[str, str, str]]]] = {
    "": lambda view: ("", "End", ""),
    "b": _disband,
    "bl": _move,
    "c": _card,
    "l": _describe_place("In "),
}
