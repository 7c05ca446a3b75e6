"""The log: each event as the facts that a viewer may know. The sentences are in `messages/`.

A block is named only if it is face-up or the viewer owns it; every other viewer learns what can be seen from
behind.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rubicon.core.game import Event
from rubicon.core.message import Fact, Message, message
from rubicon.games.julius_caesar.rules.components import (
    BLOCK_COUNT,
    BLOCK_NAMES,
    BLOCKS,
    CARD_COUNT,
    CARD_NAMES,
    CARDS,
    CITY_COUNT,
    CLEOPATRA,
    COLOUR,
    COMMAND_COUNT,
    LEADER,
    LEGIO,
    LOCATION_NAMES,
    LOCATIONS,
    SIDE_NAMES,
    SIDES,
    TYPE,
)
from rubicon.games.julius_caesar.rules.notation import VERBS

ROMAN: Final = ("0", "I", "II", "III", "IV")

#: Names that are unique: both sides have an Equitatus 1.
BLOCK_LABELS: Final[list[str]] = [
    BLOCK_NAMES[b]
    if TYPE[b] in (LEADER, LEGIO) or b == CLEOPATRA
    else f"{SIDE_NAMES[COLOUR[b]]}'s {BLOCK_NAMES[b]}"
    for b in range(BLOCK_COUNT)
]

NAMES: Final[dict[str, dict[str, str]]] = {
    "side": dict(zip(SIDES, SIDE_NAMES, strict=True)),
    "place": dict(zip(LOCATIONS, LOCATION_NAMES, strict=True)),
    "card": dict(zip(CARDS, CARD_NAMES, strict=True)),
    "block": dict(zip(BLOCKS, BLOCK_LABELS, strict=True)),
    # For their owner, who needs no side in the name.
    "own-block": dict(zip(BLOCKS, BLOCK_NAMES, strict=True)),
}


def tell(event: Event, viewer: int) -> Message | None:
    """The event as `viewer` may know it, or None if the viewer sees nothing of it."""
    name, *rest = event
    facts = _FACTS[name](viewer, *rest)
    return None if facts is None else Message(name, facts)


#: The facts of an event, or None.
Facts = dict[str, Fact]


def label_from_behind(b: int, side: int, *places: int) -> Fact:
    """A block as the enemy and spectators see it."""
    if b == CLEOPATRA:
        return BLOCKS[b]
    if any(place >= CITY_COUNT for place in places):
        return message("unknown-navis")
    if COLOUR[b] == side:
        return message("unknown-block")
    return message("unknown-block-in-colour", side=SIDES[COLOUR[b]])


def _label(viewer: int, b: int, side: int, *places: int) -> Fact:
    return BLOCKS[b] if viewer == side else label_from_behind(b, side, *places)


def _own(viewer: int, side: int, **facts: Fact) -> Facts | None:
    """Facts for the side alone."""
    return {"side": SIDES[side], **facts} if viewer == side else None


def _all(side: int, **facts: Fact) -> Facts:
    """Facts for everybody."""
    return {"side": SIDES[side], **facts}


def _moved(side: int, block: Fact, origin: int, destination: int) -> Facts:
    return _all(side, block=block, origin=LOCATIONS[origin], destination=LOCATIONS[destination])


def _march(viewer: int, side: int, b: int, at: int, to: int) -> Facts:
    return _moved(side, _label(viewer, b, side, at, to), at, to)


def _sail(viewer: int, side: int, b: int, at: int, to: int) -> Facts:
    return _moved(side, _label(viewer, b, side), at, to)


def _winter(viewer: int, side: int, b: int, sea: int, port: int) -> Facts:
    return _moved(side, _label(viewer, b, side, sea), sea, port)


def _dealt(viewer: int, side: int, hand: int) -> Facts | None:
    return _own(viewer, side, cards=[CARDS[card] for card in range(CARD_COUNT) if hand >> card & 1])


def _half(viewer: int, side: int, card: int, copied: bool) -> Facts:
    return _all(side, card=CARDS[card], copied=int(copied), god=int(card >= COMMAND_COUNT))


def _defects(viewer: int, side: int, b: int, place: int) -> Facts:
    block = BLOCKS[b] if viewer >= 0 else label_from_behind(b, 1 - side)
    return _all(side, block=block, place=LOCATIONS[place])


def _loyal(viewer: int, side: int, b: int, place: int, strength: int) -> Facts:
    return _shown(viewer, side, b, place) | {"strength": strength}


def _welcome(viewer: int, side: int, b: int, place: int, city: int) -> Facts:
    return _all(side, origin=LOCATIONS[place], destination=LOCATIONS[city])


def _raise(viewer: int, side: int, b: int, place: int, strength: int) -> Facts | None:
    return _own(viewer, side, block=BLOCKS[b], place=LOCATIONS[place], strength=strength)


def _levy(viewer: int, side: int, b: int, city: int) -> Facts:
    block: Fact = BLOCKS[b] if viewer == side else message("unknown-new-block")
    return _all(side, block=block, place=LOCATIONS[city])


def _round(viewer: int, side: int, place: int, number: int, fighting: list[tuple[int, int, int]]) -> Facts:
    armies = [
        message(
            "army",
            side=SIDES[army],
            blocks=[
                message("fighter", block=BLOCKS[b], strength=strength)
                for owner, b, strength in fighting
                if owner == army
            ],
        )
        for army in (side, 1 - side)
    ]
    return _all(side, place=LOCATIONS[place], number=number, armies=armies)


def _fire(viewer: int, side: int, b: int, place: int, rolled: tuple[int, ...], hits: int) -> Facts:
    return _all(side, block=BLOCKS[b], place=LOCATIONS[place], dice=list(rolled), hits=hits)


def _shown(viewer: int, side: int, b: int, place: int) -> Facts:
    """A block that lies open."""
    return _all(side, block=BLOCKS[b], place=LOCATIONS[place])


def _eliminated(viewer: int, side: int, b: int, place: int) -> Facts:
    kind = "cleopatra" if b == CLEOPATRA else "leader" if TYPE[b] == LEADER else "other"
    return _shown(viewer, side, b, place) | {"kind": kind, "enemy": SIDES[1 - side]}


def _retreat(viewer: int, side: int, b: int, place: int, to: int) -> Facts:
    return _moved(side, BLOCKS[b], place, to)


def _victory(viewer: int, side: int, place: int) -> Facts:
    return {"side": SIDES[side] if side >= 0 else "nobody", "place": LOCATIONS[place]}


def _disband(viewer: int, side: int, b: int, place: int) -> Facts:
    return _all(side, block=_label(viewer, b, side, place), place=LOCATIONS[place])


def _place(viewer: int, side: int, place: int) -> Facts:
    return _all(side, place=LOCATIONS[place])


_FACTS: Final[dict[str, Callable[..., Facts | None]]] = {
    # A verb about a block and a place is told as a march, unless something else is said below.
    **dict.fromkeys((verb.name for verb in VERBS.verbs.values() if verb.shape == "bl"), _march),
    "year": lambda viewer, _, year: {"year": year},
    "turn": lambda viewer, _, year, turn: {"year": year, "turn": turn},
    "dealt": _dealt,
    "swap": lambda viewer, side, a, b: _own(viewer, side, block=BLOCKS[a], other=BLOCKS[b]),
    "discard": lambda viewer, side, card: _own(viewer, side, card=CARDS[card]),
    "play": lambda viewer, side, card: _own(viewer, side, card=CARDS[card]),
    "reveal": lambda viewer, _, caesar, pompey: {"caesar": CARDS[caesar], "pompey": CARDS[pompey]},
    "cancelled": lambda viewer, _: {},
    "first": lambda viewer, side: _all(side),
    "half": _half,
    "loyal": _loyal,
    "defects": _defects,
    "welcome": _welcome,
    "strike": _place,
    "sail": _sail,
    "main-attack": lambda viewer, side, place, origin: _all(
        side, place=LOCATIONS[place], origin=LOCATIONS[origin]
    ),
    "surprise": _place,
    "raise": _raise,
    "levy": _levy,
    "battle": lambda viewer, side, place, surprise: _all(
        side, place=LOCATIONS[place], surprise=int(surprise)
    ),
    "round": _round,
    "disrupted": _place,
    "reversal": _place,
    "fire": _fire,
    "pass": _shown,
    "hit": _shown,
    "eliminated": _eliminated,
    "retreat": _retreat,
    "sea-retreat": _retreat,
    "victory": _victory,
    "home": lambda viewer, side, changed: _all(side, changed=int(changed)),
    "score": lambda viewer, _, year, caesar, pompey: {"year": year, "caesar": caesar, "pompey": pompey},
    "winter": _winter,
    "disband": _disband,
    "over": lambda viewer, winner: {"side": SIDES[winner] if winner >= 0 else "nobody"},
}

#: The names of all events, so that a test can check that each occurs.
EVENT_NAMES: Final[tuple[str, ...]] = tuple(_FACTS)
