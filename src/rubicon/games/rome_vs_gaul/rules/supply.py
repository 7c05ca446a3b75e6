"""15 and 16.3: paths that are traced over the map, for supply, for Rome and against isolation.

Tracing is symmetrical, so what a stack can reach is the connected part of the spaces that the path may
enter, joined to the space the stack stands in. That space itself is not "entered".
"""

from __future__ import annotations

from rubicon.games.kit.values import HALF, HALF_BITS, Halves, contains, join, members
from rubicon.games.rome_vs_gaul.rules.pack import CUS, GAUL, GERMANI, ROME, SPACE_COUNT, Pack
from rubicon.games.rome_vs_gaul.rules.position import Position


def reach(pack: Pack, start: int, open_spaces: int) -> int:
    """The spaces of a path of any length from `start` through `open_spaces`, with `start` itself."""
    bit = 1 << start
    low, high = flood(pack, bit & HALF, bit >> HALF_BITS, open_spaces & HALF, open_spaces >> HALF_BITS)
    return join(low, high)


def flood(pack: Pack, low: int, high: int, open_low: int, open_high: int) -> Halves:
    """The spaces of all paths from the spaces of a set through open spaces, with those of the set. All sets
    are given as halves."""
    found_low, found_high = low, high
    while low or high:
        low, high = pack.spread_halves(low, high)
        low &= open_low & ~found_low
        high &= open_high & ~found_high
        found_low |= low
        found_high |= high
    return found_low, found_high


def occupied(s: Position, pieces: int) -> int:
    """The spaces in which some of these pieces stand and are not inside a besieged Town or City."""
    return s.spaces_with(pieces & ~s.inside)


# ------------------------------------------------------------------ 15.3 supply paths


def open_to_supply(s: Position, side: int) -> int:
    """15.3.1: the spaces that a Supply Path of a side may enter.

    Not those with enemy CUs that are not inside; those with an enemy marker or Devastation only where own
    CUs stand. Units inside a Town or City with enemies on top never block (rulings).
    """
    low, high = supply_halves(s, side)
    return join(low, high)


def supply_halves(s: Position, side: int) -> Halves:
    pack = s.pack
    own_low, own_high = s.army_halves(side)
    low, high = s.marker_halves(1 - side)
    enemy_low, enemy_high = s.enemy_army_halves(side)
    low = (low | s.devastated_low) & ~own_low | enemy_low
    high = (high | s.devastated_high) & ~own_high | enemy_high
    return pack.open_low & ~low, pack.open_high & ~high


def besieged(s: Position, places: int) -> int:
    """14.5.1: of the spaces with a Town or City, those that are under siege."""
    low, high = besieged_halves(s)
    return places & join(low, high)


def besieged_halves(s: Position) -> Halves:
    """14.5.1: the spaces with a Town or City that is under siege."""
    low = s.roman_cities_low & s.gallic_at_low
    high = s.roman_cities_high & s.gallic_at_high
    if low or high:
        army_low, army_high = s.army_halves(GAUL)
        low &= army_low
        high &= army_high
    pack = s.pack
    town_low = (s.towns_low | (pack.cities_low & ~s.roman_cities_low)) & s.roman_at_low
    town_high = (s.towns_high | (pack.cities_high & ~s.roman_cities_high)) & s.roman_at_high
    if town_low or town_high:
        army_low, army_high = s.army_halves(ROME)
        low |= town_low & army_low
        high |= town_high & army_high
    return low, high


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
        own = s.markers(ROME) & reached & ~cities  # those Cities that are there are besieged
        found = 0
        if own:
            for province in members(s.controlled(ROME)):
                if own & pack.spaces_of[province]:
                    found += 1
        return found > 1
    if s.strongholds & reached & ~s.spaces_with(1 << GERMANI):
        return True
    towns = s.towns & reached
    if towns & ~besieged(s, towns):
        return True
    own = s.gallic_im & reached & pack.gaul
    if own:
        for province in members(s.controlled(GAUL)):
            if own & pack.spaces_of[province]:
                return True
    return False


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
    low, high = unsupplied_halves(s, side, stacks & HALF, stacks >> HALF_BITS)
    return stacks & ~join(low, high)


def unsupplied_halves(s: Position, side: int, low: int, high: int) -> Halves:
    """Of these spaces with CUs of a side, given as halves, those that are out of supply."""
    pack = s.pack
    if s.inside & CUS[side]:
        inside_low, inside_high = s.spaces_with_halves(s.inside & CUS[side])
        low &= ~inside_low
        high &= ~inside_high
    siege_low, siege_high = besieged_halves(s)
    if side == ROME:
        source_low = s.roman_cities_low & ~siege_low
        source_high = s.roman_cities_high & ~siege_high
    else:
        low &= ~(pack.cities_low & ~s.roman_cities_low)
        high &= ~(pack.cities_high & ~s.roman_cities_high)
        source_low = s.strongholds_low | (s.towns_low & ~siege_low)
        source_high = s.strongholds_high | (s.towns_high & ~siege_high)
        at = s.where[GERMANI]
        if at < HALF_BITS:
            source_low &= ~(1 << at)  # 17.4.4: no Town has the Germani on it
        elif at < SPACE_COUNT:
            source_high &= ~(1 << at - HALF_BITS)
    low &= ~source_low
    high &= ~source_high
    if not low and not high:
        return low, high
    open_low, open_high = supply_halves(s, side)
    seen_low = front_low = source_low & open_low
    seen_high = front_high = source_high & open_high
    while front_low or front_high:
        near_low, near_high = pack.spread_halves(front_low, front_high)
        low &= ~near_low
        high &= ~near_high
        if not low and not high:
            return low, high
        front_low = near_low & open_low & ~seen_low
        front_high = near_high & open_high & ~seen_high
        seen_low |= front_low
        seen_high |= front_high
    open_spaces = join(open_low, open_high)
    for space in members(join(low, high)):
        if is_source(s, side, reach(pack, space, open_spaces)):
            if space < HALF_BITS:
                low &= ~(1 << space)
            else:
                high &= ~(1 << space - HALF_BITS)
    return low, high


def path_to_rome(s: Position, space: int) -> bool:
    """15.3.2: whether a Roman Supply Path leads from a space over the Alps, through the space of the Via
    Domitia, or to an unbesieged Roman Walled City."""
    reached = reach(s.pack, space, open_to_supply(s, ROME))
    cities = s.roman_cities & reached
    return bool(reached >> s.pack.domitia & 1 or cities & ~besieged(s, cities))


def spaces_with_path_to_rome(s: Position) -> int:
    """15.3.2: every space from which `path_to_rome` holds; quicker than asking for each."""
    low, high = linked_halves(s)
    return join(low, high)


def linked_halves(s: Position) -> Halves:
    pack = s.pack
    open_low, open_high = supply_halves(s, ROME)
    siege_low, siege_high = besieged_halves(s)
    end_low = s.roman_cities_low & ~siege_low
    end_high = s.roman_cities_high & ~siege_high
    if pack.domitia < HALF_BITS:
        end_low |= 1 << pack.domitia
    else:
        end_high |= 1 << pack.domitia - HALF_BITS
    low, high = flood(pack, end_low & open_low, end_high & open_high, open_low, open_high)
    # A stack also traces from a space that the path could not enter.
    near_low, near_high = pack.spread_halves(low, high)
    return low | near_low & pack.open_low | end_low, high | near_high & pack.open_high | end_high


# ------------------------------------------------------------------ 16.3 isolation


def isolated(s: Position, side: int) -> int:
    """16.3: the spaces with an isolated IM of a side. The four starred Gallic IMs are never isolated."""
    pack = s.pack
    low, high = s.enemy_army_halves(side)
    enemy_low, enemy_high = s.marker_halves(1 - side)
    open_low = pack.open_low & ~(low | enemy_low | s.devastated_low)
    open_high = pack.open_high & ~(high | enemy_high | s.devastated_high)
    low, high = s.army_halves(side)
    if side == ROME:
        low |= s.roman_cities_low
        high |= s.roman_cities_high
    else:
        wall_low, wall_high = s.gallic_wall_halves()
        at = s.where[GERMANI]
        if at < SPACE_COUNT and contains(s.strongholds_low, s.strongholds_high, at):
            if at < HALF_BITS:
                wall_low &= ~(1 << at)
            else:
                wall_high &= ~(1 << at - HALF_BITS)
        low |= wall_low
        high |= wall_high
    own_low, own_high = s.marker_halves(side)
    for zone in range(len(pack.ports)):
        if s.has_supremacy(side, zone):  # 17.2.3
            low |= pack.ports_low[zone] & own_low
            high |= pack.ports_high[zone] & own_high
    # All that is connected to a source, and what is next to it.
    joined_low, joined_high = flood(pack, low & open_low, high & open_high, open_low, open_high)
    near_low, near_high = pack.spread_halves(joined_low, joined_high)
    im_low, im_high = s.influence_halves(side)
    im_low &= ~(low | joined_low | near_low)
    im_high &= ~(high | joined_high | near_high)
    if side == GAUL:
        im_low &= ~pack.starred_low
        im_high &= ~pack.starred_high
    return join(im_low, im_high)
