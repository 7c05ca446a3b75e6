"""Texts that all explanations share: names, numbers, roads, distances, and where a block is."""

from __future__ import annotations

from typing import Final

from rubicon.core.message import Message, message
from rubicon.games.julius_caesar.rules.components import (
    BLOCKS,
    BORDER_ENDS,
    BORDER_KIND,
    BORDER_KINDS,
    CARDS,
    CLEOPATRA,
    COLOUR,
    ELIMINATED,
    JUPITER,
    KILLED,
    LOCATION_COUNT,
    LOCATIONS,
    POOL,
    SHORE,
    SIDES,
    STRAIT,
    STRAIT_NAMES,
    WAITING,
)
from rubicon.games.julius_caesar.rules.state import Position
from rubicon.games.kit.explain import Reason, why

LETTERS: Final = "ABCD"


def of_card(card: int) -> Message:
    """The rule of a God card, to stand for the number of a rule."""
    return message("rule-of-card", rule="2.1", card=CARDS[card])


def counted(count: int) -> Message:
    """1 block, 2 blocks."""
    return message("blocks", count=count)


def places(found: list[int]) -> list[str]:
    """Several places, as a fact of a message."""
    return [LOCATIONS[place] for place in found]


def road_name(border: int, start: int) -> Message:
    """A road or strait by its kind and its ends, beginning with `start`."""
    a, b = BORDER_ENDS[border]
    kind = BORDER_KIND[border]
    return message(
        "road",
        kind=BORDER_KINDS[kind],
        name=STRAIT_NAMES[border] if kind == STRAIT else "",
        place=LOCATIONS[start],
        other=LOCATIONS[b if a == start else a],
    )


def way_from(border: int, origin: int) -> Message:
    """How a block came from `origin`: the road from Narbo, the sea border from Mare Internum."""
    kind = BORDER_KIND[border]
    word = "strait" if kind == STRAIT else "road" if kind < STRAIT else "shore" if kind == SHORE else "sea"
    return message("way-from", kind=word, place=LOCATIONS[origin])


def distance(ways: list[list[int]], start: int, end: int) -> int:
    """The number of steps between two places, or -1 where no way leads."""
    steps = 0
    reached = {start}
    edge = [start]
    while edge:
        if end in reached:
            return steps
        edge = [near for near in {near for place in edge for near in ways[place]} if near not in reached]
        reached.update(edge)
        steps += 1
    return -1


def control(s: Position, side: int, place: int) -> Message:
    """4.21, 4.4: which side controls a place, as `side` sees it."""
    own, enemy = s.here[side * LOCATION_COUNT + place], s.here[(1 - side) * LOCATION_COUNT + place]
    if own:
        return message("contested" if enemy else "friendly")
    return message("held-by", side=SIDES[1 - side]) if enemy else message("vacant")


def why_not_yours(s: Position, side: int, b: int) -> Reason:
    """Why a block is not the side's own. The answer does not depend on where an enemy block is."""
    if s.side[b] == side:
        return None
    if b == CLEOPATRA:
        return why("7.52", "cleopatra", side=SIDES[1 - side])
    if COLOUR[b] == side:
        return why(of_card(JUPITER), "gone-over", block=BLOCKS[b], side=SIDES[1 - side])
    return why("1.1", "enemy-block", block=BLOCKS[b])


def why_off_map(s: Position, b: int) -> Reason:
    """Why a block of the asking side is not on the map."""
    name, place = BLOCKS[b], s.where[b]
    if place == POOL:
        return why("5.2", "in-pool", block=name)
    if place == ELIMINATED:
        return why("7.5", "eliminated", block=name)
    if place == KILLED:
        return why("7.51", "killed", block=name)
    if place == WAITING:
        return why("7.51", "waiting", block=name)
    return None
