"""The filters of card effects: which spaces a card allows, judged when its effect begins."""

from __future__ import annotations

from typing import Final

from rubicon.games.kit.values import HALF, HALF_BITS, join, members
from rubicon.games.rome_vs_gaul.rules.pack import (
    CAESAR,
    CUS,
    LEGIONS,
    PROVINCE_COUNT,
    PROVINCIA,
    ROMAN_LEADERS,
    ROME,
    SPACE_COUNT,
    TRIBES,
)
from rubicon.games.rome_vs_gaul.rules.position import Position
from rubicon.games.rome_vs_gaul.rules.supply import besieged, occupied
from rubicon.games.rome_vs_gaul.rules.vocabulary import (
    ADJACENT_OWN_IM,
    ADJACENT_OWN_MARKER,
    BOTH_MARKERS_IN_PROVINCE,
    CAESAR_IN_PROVINCE,
    IN_GAUL,
    NEAR_OWN,
    NEAR_TRIBE,
    NO_ENEMY_CU,
    NO_ENEMY_CU_IN_PROVINCE,
    NO_LEADER,
    NOT_OWN_PROVINCE,
    NOT_PROVINCIA,
    OWN_CU,
    OWN_IM_OR_TOWN_IN_PROVINCE,
    OWN_MARKER_IN_PROVINCE,
    OWN_TRIBE_IN_PROVINCE,
    WALLED_CITY,
    WITH_LEGION,
    WITH_TRIBE_OR_TOWN,
    Effect,
)

_ABOUT_UNITS: Final = OWN_CU | NO_ENEMY_CU | WITH_LEGION | WITH_TRIBE_OR_TOWN | NO_LEADER | NEAR_TRIBE
_ABOUT_MARKERS: Final = NEAR_OWN | ADJACENT_OWN_IM | ADJACENT_OWN_MARKER | WALLED_CITY
_ABOUT_PROVINCES: Final = (
    OWN_MARKER_IN_PROVINCE
    | BOTH_MARKERS_IN_PROVINCE
    | NO_ENEMY_CU_IN_PROVINCE
    | CAESAR_IN_PROVINCE
    | OWN_TRIBE_IN_PROVINCE
    | OWN_IM_OR_TOWN_IN_PROVINCE
    | NOT_OWN_PROVINCE
)


def provinces_with(s: Position, spaces: int) -> int:
    """The spaces of all Provinces in which some of these spaces are. Germania and Britannia count."""
    pack = s.pack
    low = spaces & HALF
    high = spaces >> HALF_BITS
    found_low = found_high = 0
    for province in range(PROVINCE_COUNT):
        around_low = pack.provinces_low[province]
        around_high = pack.provinces_high[province]
        if around_low & low or around_high & high:
            found_low |= around_low
            found_high |= around_high
    return join(found_low, found_high)


def allowed(s: Position, side: int, effect: Effect) -> int:
    """The spaces that an effect of `side` may be about, by its filters and regions."""
    pack = s.pack
    found = pack.open_spaces
    if effect.regions:
        found = 0
        for region in members(effect.regions):
            found |= pack.region_spaces[region]
    where = effect.where
    if where & IN_GAUL:
        found &= pack.gaul
    if where & NOT_PROVINCIA:
        found &= ~pack.region_spaces[PROVINCIA]
    if where & _ABOUT_UNITS:
        found &= _by_units(s, side, where)
    if where & _ABOUT_MARKERS:
        found &= _by_markers(s, side, where)
    if where & _ABOUT_PROVINCES:
        found &= _by_province(s, side, where)
    return found


def _by_units(s: Position, side: int, where: int) -> int:
    """Filters about the units in a space or next to it."""
    pack = s.pack
    found = (1 << SPACE_COUNT) - 1
    if where & OWN_CU:
        found &= s.armies(side)
    if where & NO_ENEMY_CU:
        found &= ~s.enemy_armies(side)
    if where & WITH_LEGION:
        found &= occupied(s, LEGIONS)
    if where & WITH_TRIBE_OR_TOWN:
        found &= occupied(s, TRIBES) | (s.towns & ~besieged(s, s.towns))
    if where & NO_LEADER:
        found &= ~s.spaces_with(ROMAN_LEADERS)
    if where & NEAR_TRIBE:
        free = occupied(s, TRIBES)
        found &= free | pack.spread(free)
    return found


def _by_markers(s: Position, side: int, where: int) -> int:
    """Filters about control markers in a space or next to it."""
    pack = s.pack
    found = (1 << SPACE_COUNT) - 1
    if where & NEAR_OWN:
        walls = s.markers(side) & ~s.influence(side)
        own = walls | s.armies(side)
        found &= own | pack.spread(own)
    if where & ADJACENT_OWN_IM:
        cities = s.roman_cities if side == ROME else pack.city_spaces & ~s.roman_cities
        found &= pack.spread(s.influence(side) | cities)
    if where & ADJACENT_OWN_MARKER:
        found &= pack.spread(s.markers(side))
    if where & WALLED_CITY:
        found &= s.roman_cities & ~besieged(s, s.roman_cities)
    return found


def _by_province(s: Position, side: int, where: int) -> int:
    """Filters about the whole Province."""
    pack = s.pack
    found = (1 << SPACE_COUNT) - 1
    if where & OWN_MARKER_IN_PROVINCE:
        found &= provinces_with(s, s.markers(side))
    if where & BOTH_MARKERS_IN_PROVINCE:
        found &= provinces_with(s, s.markers(side)) & provinces_with(s, s.markers(1 - side))
    if where & NO_ENEMY_CU_IN_PROVINCE:
        found &= ~provinces_with(s, s.spaces_with(CUS[1 - side]))
    if where & CAESAR_IN_PROVINCE:
        found &= provinces_with(s, s.spaces_with(1 << CAESAR))
    if where & OWN_TRIBE_IN_PROVINCE:
        found &= provinces_with(s, s.spaces_with(TRIBES))
    if where & OWN_IM_OR_TOWN_IN_PROVINCE:
        found &= provinces_with(s, s.gallic_im | s.towns)
    if where & NOT_OWN_PROVINCE:
        for province in members(s.controlled(1 - side)):
            found &= ~pack.spaces_of[province]
    return found
