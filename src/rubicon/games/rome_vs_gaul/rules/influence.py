"""8.3: where Influence markers may be placed and converted, and what follows when one goes.

Everything that removes or converts a marker does so here, because Germania and Britannia are won the moment
their Gallic markers are gone (17.1.3).
"""

from __future__ import annotations

from rubicon.games.kit.values import Halves, join
from rubicon.games.rome_vs_gaul.rules.pack import GAUL, ROME
from rubicon.games.rome_vs_gaul.rules.position import Position
from rubicon.games.rome_vs_gaul.rules.victory import score_invasions


def vacant(s: Position, side: int) -> Halves:
    """8.3.1: the spaces without control marker, Devastation or enemy CU. A lone enemy Leader does not
    matter."""
    pack = s.pack
    low, high = s.enemy_army_halves(side)
    low |= s.roman_im_low | s.gallic_im_low | s.towns_low | s.strongholds_low | pack.cities_low
    high |= s.roman_im_high | s.gallic_im_high | s.towns_high | s.strongholds_high | pack.cities_high
    return pack.open_low & ~(low | s.devastated_low), pack.open_high & ~(high | s.devastated_high)


def places(s: Position, side: int) -> int:
    """8.3.1: where a side may place an IM now.

    Rome: in Provincia; elsewhere next to a Roman IM (a Walled City is none) or with Roman CUs. Gaul: in Gaul;
    in Provincia next to any Gallic control marker or with Gallic CUs; never in Germania or Britannia.
    """
    low, high = place_halves(s, side)
    return join(low, high)


def place_halves(s: Position, side: int) -> Halves:
    pack = s.pack
    free_low, free_high = vacant(s, side)
    own_low, own_high = s.army_halves(side)
    if side == ROME:
        low, high = pack.spread_halves(s.roman_im_low, s.roman_im_high)
        return (
            free_low & (pack.provincia_low | low | own_low),
            free_high & (pack.provincia_high | high | own_high),
        )
    found_low = free_low & pack.gaul_low
    found_high = free_high & pack.gaul_high
    free_low &= pack.provincia_low
    free_high &= pack.provincia_high
    if free_low or free_high:
        low, high = s.marker_halves(GAUL)
        low, high = pack.spread_halves(low, high)
        found_low |= free_low & (low | own_low)
        found_high |= free_high & (high | own_high)
    return found_low, found_high


def free_places(s: Position, side: int) -> int:
    """Where a card places an IM that needs no adjacency: any vacant space that the side may use at all."""
    low, high = vacant(s, side)
    if side == GAUL:
        low &= ~s.pack.abroad_low
        high &= ~s.pack.abroad_high
    return join(low, high)


def conversions(s: Position, side: int) -> int:
    """8.3.2: enemy IMs in spaces with CUs of a side."""
    low, high = conversion_halves(s, side)
    return join(low, high)


def conversion_halves(s: Position, side: int) -> Halves:
    low, high = s.army_halves(side)
    im_low, im_high = s.influence_halves(1 - side)
    low &= im_low
    high &= im_high
    if low or high:
        enemy_low, enemy_high = s.enemy_army_halves(side)
        low &= ~enemy_low
        high &= ~enemy_high
    return low, high


def place(s: Position, side: int, space: int) -> None:
    """8.3.1: an IM is placed."""
    s.set_influence(side, space)
    if s.log is not None:
        s.note("influence", side, space)


def convert(s: Position, side: int, space: int) -> None:
    """8.3.2: an enemy IM is replaced by an own one."""
    s.set_influence(side, space)
    s.note("convert", side, space)
    score_invasions(s)


def remove(s: Position, side: int, space: int) -> None:
    """The IM in a space goes, by a side's action or event."""
    owner = ROME if s.has_influence(ROME, space) else GAUL
    s.remove_influence(space)
    s.note("remove", side, space, owner)
    score_invasions(s)
