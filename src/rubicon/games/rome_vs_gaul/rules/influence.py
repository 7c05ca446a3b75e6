"""8.3: where Influence markers may be placed and converted, and what follows when one goes.

Everything that removes or converts a marker does so here, because Germania and Britannia are won the moment
their Gallic markers are gone (17.1.3).
"""

from __future__ import annotations

from rubicon.games.rome_vs_gaul.rules.pack import (
    BRITANNIA,
    GAUL,
    GERMANIA,
    PROVINCIA,
    ROME,
    SPACE_COUNT,
)
from rubicon.games.rome_vs_gaul.rules.position import Position
from rubicon.games.rome_vs_gaul.rules.victory import score_invasions


def vacant(s: Position, side: int) -> int:
    """8.3.1: the spaces without control marker, Devastation or enemy CU. A lone enemy Leader does not
    matter."""
    taken = s.markers(ROME) | s.markers(GAUL) | s.devastated | s.pack.closed
    return ((1 << SPACE_COUNT) - 1) & ~taken & ~s.enemy_armies(side)


def places(s: Position, side: int) -> int:
    """8.3.1: where a side may place an IM now.

    Rome: in Provincia; elsewhere next to a Roman IM (a Walled City is none) or with Roman CUs. Gaul: in Gaul;
    in Provincia next to any Gallic control marker or with Gallic CUs; never in Germania or Britannia.
    """
    pack = s.pack
    free = vacant(s, side)
    own = s.armies(side)
    provincia = pack.region_spaces[PROVINCIA]
    if side == ROME:
        return free & (provincia | pack.spread(s.roman_im) | own)
    found = free & pack.gaul
    if free & provincia:
        found |= free & provincia & (pack.spread(s.markers(GAUL)) | own)
    return found


def free_places(s: Position, side: int) -> int:
    """Where a card places an IM that needs no adjacency: any vacant space that the side may use at all."""
    free = vacant(s, side)
    if side == GAUL:
        free &= ~(s.pack.region_spaces[GERMANIA] | s.pack.region_spaces[BRITANNIA])
    return free


def conversions(s: Position, side: int) -> int:
    """8.3.2: enemy IMs in spaces with CUs of a side."""
    return s.influence(1 - side) & s.armies(side) & ~s.enemy_armies(side)


def place(s: Position, side: int, space: int) -> None:
    """8.3.1: an IM is placed."""
    s.set_influence(side, space)
    s.note("influence", side, space)


def convert(s: Position, side: int, space: int) -> None:
    """8.3.2: an enemy IM is replaced by an own one."""
    s.set_influence(side, space)
    s.note("convert", side, space)
    score_invasions(s)


def remove(s: Position, side: int, space: int) -> None:
    """The IM in a space goes, by a side's action or event."""
    owner = ROME if s.roman_im >> space & 1 else GAUL
    s.clear_influence(1 << space)
    s.note("remove", side, space, owner)
    score_invasions(s)
