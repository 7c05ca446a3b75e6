"""Texts that all explanations share: names, numbers, roads, distances, and where a block is."""

from __future__ import annotations

from typing import Final

from rubicon.games.julius_caesar.rules.components import (
    BLOCK_NAMES,
    BORDER_ENDS,
    BORDER_KIND,
    BORDER_KINDS,
    CLEOPATRA,
    COLOUR,
    ELIMINATED,
    KILLED,
    LOCATION_COUNT,
    LOCATION_NAMES,
    POOL,
    SHORE,
    SIDE_NAMES,
    STRAIT,
    STRAIT_NAMES,
    WAITING,
)
from rubicon.games.julius_caesar.rules.state import Position
from rubicon.games.kit.explain import Reason

LETTERS: Final = "ABCD"


def counted(count: int, word: str = "block") -> str:
    """1 block, 2 blocks."""
    return f"{count} {word}" if count == 1 else f"{count} {word}s"


def places(found: list[int], link: str = "or") -> str:
    """Genua, Ravenna or Rome."""
    names = [LOCATION_NAMES[place] for place in found]
    return f" {link} ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)


def road_name(border: int, start: int) -> str:
    """A road or strait by its kind and its ends, beginning with `start`."""
    a, b = BORDER_ENDS[border]
    ends = f"{LOCATION_NAMES[start]}–{LOCATION_NAMES[b if a == start else a]}"
    if BORDER_KIND[border] == STRAIT:
        return f"the strait {STRAIT_NAMES[border]} ({ends})"
    return f"the {BORDER_KINDS[BORDER_KIND[border]]} road {ends}"


def way_from(border: int, origin: int) -> str:
    """How a block came from `origin`: the road from Narbo, the sea border from Mare Internum."""
    kind = BORDER_KIND[border]
    word = (
        "strait"
        if kind == STRAIT
        else "road"
        if kind < STRAIT
        else "shore"
        if kind == SHORE
        else "sea border"
    )
    return f"the {word} from {LOCATION_NAMES[origin]}"


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


def control(s: Position, side: int, place: int) -> str:
    """4.21, 4.4: which side controls a place, as `side` sees it."""
    own, enemy = s.here[side * LOCATION_COUNT + place], s.here[(1 - side) * LOCATION_COUNT + place]
    if own:
        return "contested" if enemy else "friendly"
    return f"held by {SIDE_NAMES[1 - side]}" if enemy else "vacant"


def why_not_yours(s: Position, side: int, b: int) -> Reason:
    """Why a block is not the side's own. The answer does not depend on where an enemy block is."""
    if s.side[b] == side:
        return None
    if b == CLEOPATRA:
        return f"7.52: Cleopatra stands with {SIDE_NAMES[1 - side]} now; she is not yours to command."
    if COLOUR[b] == side:
        return (
            f"2.1 Jupiter: {BLOCK_NAMES[b]} has gone over to {SIDE_NAMES[1 - side]}; it is not yours to "
            "command before it is eliminated or disbanded and returns to your Levy Pool."
        )
    return f"1.1: {BLOCK_NAMES[b]} is one of the enemy's blocks and not yours to command."


def why_off_map(s: Position, b: int) -> Reason:
    """Why a block of the asking side is not on the map."""
    name, place = BLOCK_NAMES[b], s.where[b]
    if place == POOL:
        return f"5.2: {name} is in your Levy Pool, not on the map."
    if place == ELIMINATED:
        return f"7.5: {name} has been eliminated and lies face-up in your Levy Pool until the Year ends."
    if place == KILLED:
        return f"7.51: {name} has been killed; a leader never returns."
    if place == WAITING:
        return f"7.51: {name} comes into play only after your side has lost a leader."
    return None
