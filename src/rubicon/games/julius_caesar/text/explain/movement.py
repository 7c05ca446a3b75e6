"""6.0: why a block may not march, sail, be raised or be levied; and which attacks may be declared."""

from __future__ import annotations

from random import Random

from rubicon.core.dice import FastDice
from rubicon.core.message import Message, message
from rubicon.games.julius_caesar.rules.components import (
    ANY_CITY,
    ANY_MAJOR_PORT,
    BETWEEN,
    BLOCKS,
    BORDER_COUNT,
    BORDER_KIND,
    CITY_COUNT,
    IS_PORT,
    LEVY_CITY,
    LOCATION_COUNT,
    LOCATIONS,
    MAX_STRENGTH,
    MERCURY,
    NAVIS,
    NEPTUNE,
    PLUTO,
    POOL,
    PORTS_OF,
    ROAD_LIMIT_PLUTO,
    SEAS_OF,
    SIDES,
    STRAIT,
    TYPE,
    WAYS,
)
from rubicon.games.julius_caesar.rules.levies import LEVY, RAISE, levy_places
from rubicon.games.julius_caesar.rules.movement import (
    MARCH,
    MARCHING,
    can_leave,
    can_reach_port,
    has_room,
    is_barred,
    other_end,
    road_limit,
    steps_allowed,
)
from rubicon.games.julius_caesar.rules.sampling import fill_from_view
from rubicon.games.julius_caesar.rules.state import Position
from rubicon.games.julius_caesar.text.explain.words import (
    control,
    counted,
    distance,
    of_card,
    places,
    road_name,
    way_from,
    why_off_map,
)
from rubicon.games.kit.explain import Reason, can_play, why

# ------------------------------------------------------------------ marching


def march(s: Position, side: int, b: int, to: int) -> Reason:
    """6.1–6.3: why this block of the mover may not take this step."""
    if s.phase is MARCHING:
        if b != s.marcher:
            first = "still-at-sea" if s.voyage else "still-marching"
            return why_off_map(s, b) or _has_moved(s, b) or why("6.1", first, block=BLOCKS[s.marcher])
        return _voyage_step(s, side, b, to) if s.voyage else _next_step(s, side, b, to)
    return why_off_map(s, b) or _first_step(s, side, b, to)


def _first_step(s: Position, side: int, b: int, to: int) -> Reason:
    name, at = BLOCKS[b], s.where[b]
    if s.god >= 0 and (s.god == NEPTUNE) != (TYPE[b] == NAVIS):
        return why(of_card(s.god), "moves-navis" if s.god == NEPTUNE else "moves-land-blocks", block=name)
    moved = _has_moved(s, b)
    if moved:
        return moved
    if to == at:
        return why("6.1", "is-there", block=name, place=LOCATIONS[to])
    if TYPE[b] != NAVIS and to >= CITY_COUNT:
        return _embark(s, side, b, at, to)
    return (
        _no_way(s, side, b, at, to)
        or _unpaid(s, at)
        or _must_stay(s, side, at)
        or _barred(s, at, to)
        or _no_room(s, at, to)
    )


def _next_step(s: Position, side: int, b: int, to: int) -> Reason:
    name, at = BLOCKS[b], s.march_at
    if to == at:
        return why("6.1", "is-there-stop", block=name, place=LOCATIONS[to])
    if to == s.march_from:
        return why("6.1", "came-from", block=name, place=LOCATIONS[to])
    if TYPE[b] != NAVIS and to >= CITY_COUNT:
        return why("6.3", "marched-by-road", block=name)
    return _no_way(s, side, b, at, to) or _second_attack(s, side, b, to) or _no_room(s, at, to)


def _second_attack(s: Position, side: int, b: int, to: int) -> Reason:
    """2.2, 6.12, 6.14: the last step enters no place with enemies in it."""
    if s.march_steps + 1 < steps_allowed(s) or s.is_vacant_or_friendly(side, to):
        return None
    if s.god == MERCURY:
        return why(of_card(MERCURY), "third-step-attack", place=LOCATIONS[to], block=BLOCKS[b])
    if s.attacker.get(to, side) == side:
        return why("6.12", "second-step-attack", place=LOCATIONS[to], block=BLOCKS[b])
    return why("6.14", "second-step-respond", place=LOCATIONS[to], block=BLOCKS[b])


def _has_moved(s: Position, b: int) -> Reason:
    return why("6.1", "has-moved", block=BLOCKS[b]) if s.moved >> b & 1 else None


def _unpaid(s: Position, at: int) -> Reason:
    if s.mp or s.activated >> at & 1:
        return None
    return why("6.1", "moves-spent", place=LOCATIONS[at])


def _must_stay(s: Position, side: int, at: int) -> Reason:
    """6.13 pinning, 6.3 guarding a sea."""
    if can_leave(s, at):
        return None
    place = LOCATIONS[at]
    if not s.is_contested(at):
        return why("6.3", "guards-sea", place=place)
    own = (s.here[side * LOCATION_COUNT + at] & ~s.reserves).bit_count()
    enemy = (s.here[(1 - side) * LOCATION_COUNT + at] & ~s.reserves).bit_count()
    if s.attacker[at] == side:
        return why("6.13", "pinned", enemies=enemy, side=SIDES[1 - side], place=place, own=counted(own))
    return why("6.13", "pinned-by-main-attack", enemies=enemy, own=own, place=place)


def _barred(s: Position, at: int, to: int) -> Reason:
    border = BETWEEN[at * LOCATION_COUNT + to]
    if not is_barred(s, at, border):
        return None
    return why("6.13", "barred", side=SIDES[1 - s.mover], place=LOCATIONS[at], way=way_from(border, to))


def _no_room(s: Position, at: int, to: int) -> Reason:
    """6.11: road limits; 4.32: straits."""
    border = BETWEEN[at * LOCATION_COUNT + to]
    if has_room(s, to, border):
        return None
    used, limit = s.used[border], road_limit(s, to, border)
    name = road_name(border, at)
    if BORDER_KIND[border] == STRAIT and s.here[(1 - s.mover) * LOCATION_COUNT + to] and s.god != PLUTO:
        return why("4.32", "strait-used", way=name, place=LOCATIONS[to], used=used)
    if s.god == PLUTO and limit != ROAD_LIMIT_PLUTO[BORDER_KIND[border]]:
        return why("6.11", "road-full-pluto", way=name, blocks=counted(limit), used=used)
    return why("6.11", "road-full", way=name, blocks=counted(used))


# ------------------------------------------------------------------ where no border leads


def _no_way(s: Position, side: int, b: int, at: int, to: int) -> Reason:
    """The two places are not adjacent for this block: how far it is, and where to begin."""
    navis = TYPE[b] == NAVIS
    ways = WAYS[int(navis)]
    if to in ways[at]:
        return None
    start, end = LOCATIONS[at], LOCATIONS[to]
    if navis and to < CITY_COUNT and not IS_PORT[to]:
        return why("4.1", "navis-not-inland", place=end)
    steps = distance(ways, at, to)
    if steps < 0:
        return _by_sea_too(why("4.41", "no-road", origin=start, place=end), _ferry(s, b, to))
    rule = "6.2" if navis else "6.1"
    far = message("distance", origin=start, place=end, steps=steps, by="sea" if navis else "road")
    left = steps_allowed(s) - (s.march_steps if s.phase is MARCHING else 0)
    if steps > left:
        reason = why(
            rule,
            "too-far",
            far=message("by-road", far=far) if _shared_seas(s, b, to) else far,
            block=BLOCKS[b],
            steps=left,
            under_way=int(s.phase is MARCHING),
        )
        return _by_sea_too(reason, _ferry(s, b, to))
    known = _known(s, side)
    free = [near for near in ways[at] if _leads_to(known, side, b, [near], to, left)]
    if not free:
        return _no_route(s, known, b, at, to, far, left)
    if navis and at < CITY_COUNT and to < CITY_COUNT:
        return why("6.2", "navis-by-sea", place=end, places=places(free))
    return why(rule, "step-by-step", far=far, places=places(free))


def _no_route(s: Position, known: Position, b: int, at: int, to: int, far: Message, left: int) -> Reason:
    """Why no sequence of steps leads to a place that is near enough."""
    side = s.mover
    ways = WAYS[int(TYPE[b] == NAVIS)]
    steps = distance(ways, at, to)
    if steps == left and not s.is_vacant_or_friendly(side, to):
        if s.god == MERCURY:
            return why(of_card(MERCURY), "far-attack-mercury", far=far)
        return why("6.12", "far-attack", far=far)
    between = [near for near in ways[at] if distance(ways, near, to) == steps - 1]
    free = [near for near in between if s.is_vacant_or_friendly(side, near)]
    if not free:
        return why("2.2", "stop-at-enemies", far=far, places=places(between))
    for near in free:
        step = MARCH + b * LOCATION_COUNT + near
        if can_play(known, side, [step]):
            further = known.clone()
            further.apply(side, step, FastDice(0))
            assert isinstance(further, Position)
            # What stops it there. If it cannot go on at all, it has stopped already: the next road is full,
            # or enemies stand on every other side.
            if further.phase is MARCHING and further.marcher == b:
                return march(further, side, b, to)
            return why("6.1", "cannot-go-on", far=far, place=LOCATIONS[near], block=BLOCKS[b])
    return march(s, side, b, free[0])


def _known(s: Position, side: int) -> Position:
    """A copy of the position with nothing in it that the side cannot know."""
    blank = type(s)(s.edition)
    fill_from_view(blank, s.view(side), Random(0))
    return blank


def _leads_to(known: Position, side: int, b: int, route: list[int], to: int, left: int) -> bool:
    """Whether the block can go along `route` and then on to `to`, in `left` steps at most."""
    if not can_play(known, side, [MARCH + b * LOCATION_COUNT + place for place in route]):
        return False
    if route[-1] == to:
        return True
    ways = WAYS[int(TYPE[b] == NAVIS)]
    return len(route) < left and any(
        _leads_to(known, side, b, [*route, near], to, left)
        for near in ways[route[-1]]
        if 0 <= distance(ways, near, to) < left - len(route)
    )


def _shared_seas(s: Position, b: int, to: int) -> list[int]:
    """The seas over which a land block that has not set out could sail to `to` directly."""
    if TYPE[b] == NAVIS or s.phase is MARCHING or to >= CITY_COUNT:
        return []
    return [sea for sea in SEAS_OF[s.where[b]] if to in PORTS_OF[sea]]


def _by_sea_too(reason: Message, ferry: Reason) -> Message:
    """The reason why not by road, and what there is to say about the way by sea."""
    return message("why-by-sea-too", reason=reason, ferry=ferry) if ferry else reason


def _ferry(s: Position, b: int, to: int) -> Reason:
    """How the land block could get there aboard ship just now; or, to a port on the same sea, why not."""
    if TYPE[b] == NAVIS or s.phase is MARCHING or not IS_PORT[to]:
        return None
    side, at = s.mover, s.where[b]
    known = _known(s, side)
    for sea in SEAS_OF[at]:
        if _sails_to(known, side, b, [sea], to):
            return message("ferry-begins", sea=LOCATIONS[sea])
    for sea in _shared_seas(s, b, to):
        if not s.is_vacant_or_friendly(side, to):
            return message("ferry-friendly", place=LOCATIONS[to], control=control(s, side, to))
        reason = _embark(s, side, b, at, sea)
        if reason:
            return message("ferry-reason", reason=reason)
    return None


def _sails_to(known: Position, side: int, b: int, route: list[int], to: int) -> bool:
    """Whether the block can go aboard, sail over the seas of `route` and then on to the port `to`."""
    if not can_play(known, side, [MARCH + b * LOCATION_COUNT + sea for sea in route]):
        return False
    landing = [MARCH + b * LOCATION_COUNT + place for place in (*route, to)]
    return can_play(known, side, landing) or any(
        _sails_to(known, side, b, [*route, sea], to) for sea in SEAS_OF[route[-1]] if sea not in route
    )


# ------------------------------------------------------------------ amphibious moves (6.3)


def _embark(s: Position, side: int, b: int, at: int, sea: int) -> Reason:
    """Why a land block may not go aboard in `at` and out to `sea`."""
    start, end = LOCATIONS[at], LOCATIONS[sea]
    if not IS_PORT[at]:
        return why("6.3", "aboard-in-ports", place=start)
    if sea not in SEAS_OF[at]:
        return why("6.3", "not-on-sea", place=start, sea=end, seas=places(SEAS_OF[at]))
    if s.god >= 0:
        return why(of_card(s.god), "god-no-sea-moves")
    if not s.embarking:
        return why("6.3", "sea-moves-first")
    if not s.mp:
        return why("6.3", "sea-moves-cost")
    return (
        _hostile_sea(s, side, sea)
        or _must_stay(s, side, at)
        or _barred(s, at, sea)
        or _no_landing(s, sea, at, 0)
    )


def _hostile_sea(s: Position, side: int, sea: int) -> Reason:
    if s.is_friendly(side, sea):
        return None
    own = s.here[side * LOCATION_COUNT + sea]
    return why("6.3", "sea-contested" if own else "sea-without-navis", sea=LOCATIONS[sea])


def _no_landing(s: Position, sea: int, origin: int, sailed: int) -> Reason:
    if can_reach_port(s, sea, origin, sailed):
        return None
    return why("6.3", "sea-leads-nowhere", sea=LOCATIONS[sea])


def _voyage_step(s: Position, side: int, b: int, to: int) -> Reason:
    """The land block is aboard, on the sea `march_at`."""
    name, sea, origin = BLOCKS[b], s.march_at, s.where[b]
    end = LOCATIONS[to]
    if to == origin:
        return why("6.3", "land-elsewhere", block=name, place=end)
    if to < CITY_COUNT:
        if to not in PORTS_OF[sea]:
            return why("6.3", "other-sea", block=name, sea=LOCATIONS[sea], place=end)
        if not s.is_vacant_or_friendly(side, to):
            return why("6.3", "land-friendly", place=end, control=control(s, side, to))
        return None
    if s.voyage >> to & 1:
        return why("6.3", "has-sailed", block=name, sea=end)
    if to not in SEAS_OF[sea]:
        return why("6.3", "not-bordering", sea=end, other=LOCATIONS[sea], block=name)
    return _hostile_sea(s, side, to) or _no_landing(s, to, origin, s.voyage)


def stop(s: Position, side: int) -> Reason:
    """Why a block may not stop: only at sea it may not."""
    if not s.voyage:
        return None
    steps = [(action - MARCH) % LOCATION_COUNT for action in s.decision(side).actions]
    lands, sails = any(to < CITY_COUNT for to in steps), any(to >= CITY_COUNT for to in steps)
    key = "land-or-sail-on" if lands and sails else "must-land" if lands else "must-sail-on"
    return why("4.4", key, block=BLOCKS[s.marcher], sea=LOCATIONS[s.march_at])


# ------------------------------------------------------------------ when movement ends


def main_attack(s: Position, side: int, place: int, origin: int) -> Reason:
    """7.3 in edition 1.1."""
    asked = s.edition.undeclared_attack(s)
    name, wanted = LOCATIONS[place], LOCATIONS[asked]
    if s.attacker.get(place) != side:
        return why("7.3", "not-attacking", place=name, wanted=wanted)
    borders = s.via.get(side * LOCATION_COUNT + place, 0)
    if place != asked:
        if place in s.main:
            return why("7.3", "main-attack-settled", place=name, wanted=wanted)
        if not borders & (borders - 1):
            return why("7.3", "one-border", place=name, wanted=wanted)
        return why("7.3", "main-attack-order", wanted=wanted, place=name)
    border = BETWEEN[place * LOCATION_COUNT + origin]
    if border < 0 or not borders >> border & 1:
        used = [other_end(border, place) for border in range(BORDER_COUNT) if borders >> border & 1]
        start = LOCATIONS[origin]
        return why("7.3", "none-came-from", place=name, origin=start, places=places(used))
    return None


def surprise(s: Position, side: int, place: int) -> Reason:
    """Mars and Neptune: only where the side attacks."""
    rule, name = of_card(s.god), LOCATIONS[place]
    attacker = s.attacker.get(place)
    if attacker is None:
        return why(rule, "no-battle-to-surprise", place=name)
    if attacker != side:
        return why(rule, "surprise-not-defending", place=name)
    return None


# ------------------------------------------------------------------ levies (6.4)


def add_step(s: Position, side: int, b: int) -> Reason:
    """Why a block may not gain a step."""
    name, place = BLOCKS[b], s.where[b]
    if place == POOL:
        first = LEVY + b * LOCATION_COUNT
        if not any(first <= action < first + LOCATION_COUNT for action in s.decision(side).actions):
            return why("6.4", "levied-in", block=name, city=_levy_city(s, side, b))
        return why("6.4", "levy-first", block=name, city=_levy_city(s, side, b))
    gone = why_off_map(s, b)
    if gone:
        return gone
    if place >= CITY_COUNT:
        return why("6.4", "no-steps-at-sea", block=name, sea=LOCATIONS[place])
    if not s.is_friendly(side, place):
        return why("6.4", "contested-no-steps", place=LOCATIONS[place])
    if s.strength[b] >= MAX_STRENGTH[b]:
        return why("6.4", "full-strength", block=name, strength=s.strength[b])
    return None


def levy(s: Position, side: int, b: int, to: int) -> Reason:
    """Why a block may not be deployed there."""
    name, at, end = BLOCKS[b], s.where[b], LOCATIONS[to]
    if at < LOCATION_COUNT:
        raisable = RAISE + b in s.decision(side).actions
        return why("6.4", "on-map-raise" if raisable else "on-map", block=name, place=LOCATIONS[at])
    if at != POOL:
        return why_off_map(s, b)
    if to >= CITY_COUNT:
        return why("6.4", "new-never-at-sea", block=name, city=_levy_city(s, side, b))
    if to not in levy_places(b):
        if LEVY_CITY[b] == ANY_MAJOR_PORT:
            return why("6.4", "major-ports-only", place=end)
        return why("6.4", "levied-elsewhere", block=name, city=_levy_city(s, side, b), place=end)
    if not s.is_friendly(side, to):
        what = message("contested") if s.here[side * LOCATION_COUNT + to] else control(s, side, to)
        if LEVY_CITY[b] >= 0:
            return why("6.4", "levied-not-friendly", block=name, place=end, control=what)
        return why("6.4", "needs-friendly-city", block=name, place=end, control=what)
    return None


def _levy_city(s: Position, side: int, b: int) -> Message:
    city = LEVY_CITY[b]
    if city == ANY_MAJOR_PORT:
        return message("a-major-port")
    if city == ANY_CITY:
        return message("a-city")
    return message("the-city", place=LOCATIONS[city], friendly=int(s.is_friendly(side, city)))
