"""15 and 16.3: paths that are traced over the map, for supply, for Rome and against isolation.

Tracing is symmetrical, so what a stack can reach is the connected part of the spaces that the path may
enter, joined to the space the stack stands in. That space itself is not "entered".
"""

from __future__ import annotations

from rubicon.games.kit.values import members
from rubicon.games.rome_vs_gaul.rules.pack import CUS, GAUL, GERMANI, ROME, SPACE_COUNT, Pack
from rubicon.games.rome_vs_gaul.rules.position import Position


def reach(pack: Pack, start: int, open_spaces: int) -> int:
    """The spaces of a path of any length from `start` through `open_spaces`, with `start` itself."""
    return flood(pack, 1 << start, open_spaces)


def flood(pack: Pack, starts: int, open_spaces: int) -> int:
    """The spaces of all paths from `starts` through `open_spaces`, with `starts` themselves."""
    found = frontier = starts
    while frontier:
        frontier = pack.spread(frontier) & open_spaces & ~found
        found |= frontier
    return found


def occupied(s: Position, pieces: int) -> int:
    """The spaces in which some of these pieces stand and are not inside a besieged Town or City."""
    return s.spaces_with(pieces & ~s.inside)


# ------------------------------------------------------------------ 15.3 supply paths


def open_to_supply(s: Position, side: int) -> int:
    """15.3.1: the spaces that a Supply Path of a side may enter.

    Not those with enemy CUs that are not inside; those with an enemy marker or Devastation only where own
    CUs stand. Units inside a Town or City with enemies on top never block (rulings).
    """
    own = s.armies(side)
    hostile = (s.markers(1 - side) | s.devastated) & ~own
    enemies = s.enemy_armies(side)
    return ((1 << SPACE_COUNT) - 1) & ~s.pack.closed & ~hostile & ~enemies


def besieged(s: Position, places: int) -> int:
    """14.5.1: of the spaces with a Town or City, those that are under siege."""
    roman = places & s.roman_cities
    gallic = places & (s.towns | (s.pack.city_spaces & ~s.roman_cities))
    found = gallic & s.armies(ROME) if gallic & s.roman_at else 0
    return found | (roman & s.armies(GAUL)) if roman & s.gallic_at else found


def is_source(s: Position, side: int, reached: int) -> bool:
    """15.2: whether the spaces reached hold a Supply Source of a side.

    15.2.1 without recursion (rulings): an unbesieged Roman City, or Roman markers of two different
    Roman-controlled Provinces. 15.2.2: a Gallic Stronghold or unbesieged Town, or a Gallic IM in a
    Gallic-controlled Province of Gaul. 17.4.4: no Stronghold with the Germani on it.
    """
    pack = s.pack
    if side == ROME:
        cities = s.roman_cities & reached
        if cities & ~besieged(s, cities):
            return True
        found = 0
        for province in members(s.controlled(ROME)):
            if s.markers(ROME) & pack.spaces_of[province] & reached & ~besieged(s, cities):
                found += 1
        return found > 1
    if s.strongholds & reached & ~s.spaces_with(1 << GERMANI):
        return True
    towns = s.towns & reached
    if towns & ~besieged(s, towns):
        return True
    held = 0
    for province in members(s.controlled(GAUL)):
        held |= pack.spaces_of[province]
    return bool(s.gallic_im & reached & pack.gaul & held)


def in_supply(s: Position, side: int, space: int) -> bool:
    """15.2, 15.3: whether the stack of a side in a space is in supply. Units inside a besieged Town or City
    are supplied by it (14.5.4); Gauls in the space of a Gallic-held City are supplied (rulings)."""
    if s.here[space] & CUS[side] & s.inside:
        return True
    if side == GAUL and (s.pack.city_spaces & ~s.roman_cities) >> space & 1:
        return True
    return is_source(s, side, reach(s.pack, space, open_to_supply(s, side)))


def supplied(s: Position, side: int, stacks: int) -> int:
    """Of these spaces with CUs of a side, those that are in supply: `in_supply` for all of them at once.

    Paths are traced from the sources until every stack is found; only what is left is asked one by one.
    """
    pack = s.pack
    found = 0
    if s.inside & CUS[side]:
        found = stacks & s.spaces_with(s.inside & CUS[side])
    if side == ROME:
        sources = s.roman_cities & ~besieged(s, s.roman_cities)
    else:
        found |= stacks & pack.city_spaces & ~s.roman_cities
        sources = s.strongholds | (s.towns & ~besieged(s, s.towns))
        at = s.where[GERMANI]
        if at < SPACE_COUNT:
            sources &= ~(1 << at)  # 17.4.4: no Town has the Germani on it
    found |= stacks & sources
    rest = stacks & ~found
    if not rest:
        return found
    open_spaces = open_to_supply(s, side)
    seen = frontier = sources & open_spaces
    while frontier and rest:
        near = pack.spread(frontier)
        found |= rest & near
        rest &= ~near
        frontier = near & open_spaces & ~seen
        seen |= frontier
    for space in members(rest):
        if is_source(s, side, reach(pack, space, open_spaces)):
            found |= 1 << space
    return found


def path_to_rome(s: Position, space: int) -> bool:
    """15.3.2: whether a Roman Supply Path leads from a space over the Alps, through the space of the Via
    Domitia, or to an unbesieged Roman Walled City."""
    reached = reach(s.pack, space, open_to_supply(s, ROME))
    cities = s.roman_cities & reached
    return bool(reached >> s.pack.domitia & 1 or cities & ~besieged(s, cities))


def spaces_with_path_to_rome(s: Position) -> int:
    """15.3.2: every space from which `path_to_rome` holds; quicker than asking for each."""
    pack = s.pack
    open_spaces = open_to_supply(s, ROME)
    cities = s.roman_cities & ~besieged(s, s.roman_cities)
    found = flood(pack, (cities | 1 << pack.domitia) & open_spaces, open_spaces)
    # A stack also traces from a space that the path could not enter.
    beyond = pack.spread(found) & ~pack.closed
    return found | beyond | cities | 1 << pack.domitia


# ------------------------------------------------------------------ 16.3 isolation


def isolated(s: Position, side: int) -> int:
    """16.3: the spaces with an isolated IM of a side. The four starred Gallic IMs are never isolated."""
    pack = s.pack
    own = s.influence(side)
    enemies = s.enemy_armies(side)
    open_spaces = ~enemies & ~s.markers(1 - side) & ~s.devastated & ~pack.closed & ((1 << SPACE_COUNT) - 1)
    sources = s.armies(side)
    if side == ROME:
        sources |= s.roman_cities
    else:
        sources |= s.towns | (pack.city_spaces & ~s.roman_cities)
        sources |= s.strongholds & ~s.spaces_with(1 << GERMANI)
    for zone, ports in enumerate(pack.ports):
        if s.has_supremacy(side, zone):
            sources |= ports & s.markers(side)
    joined = flood(pack, sources & open_spaces, open_spaces)  # all that is connected to a source
    found = own & ~sources & ~joined & ~pack.spread(joined)
    return found & ~pack.starred if side == GAUL else found
