"""6.0: why a block may not march, sail, be raised or be levied; and which attacks may be declared."""

from __future__ import annotations

from random import Random
from typing import Final

from rubicon.core.dice import FastDice
from rubicon.games.julius_caesar.rules.components import (
    ANY_CITY,
    ANY_MAJOR_PORT,
    BETWEEN,
    BLOCK_NAMES,
    BORDER_COUNT,
    BORDER_KIND,
    CARD_NAMES,
    CITY_COUNT,
    IS_PORT,
    LEVY_CITY,
    LOCATION_COUNT,
    LOCATION_NAMES,
    MAX_STRENGTH,
    MERCURY,
    NAVIS,
    NEPTUNE,
    PLUTO,
    POOL,
    PORTS_OF,
    ROAD_LIMIT_PLUTO,
    SEAS_OF,
    SIDE_NAMES,
    STRAIT,
    TYPE,
    WAYS,
)
from rubicon.games.julius_caesar.rules.levies import levy_places
from rubicon.games.julius_caesar.rules.movement import (
    MARCHING,
    can_leave,
    can_reach_port,
    has_room,
    is_barred,
    other_end,
    road_limit,
    steps_allowed,
)
from rubicon.games.julius_caesar.rules.notation import LEVY, MARCH, RAISE
from rubicon.games.julius_caesar.rules.sampling import fill_from_view
from rubicon.games.julius_caesar.rules.state import Position
from rubicon.games.julius_caesar.text.events import ROMAN
from rubicon.games.julius_caesar.text.explain.words import (
    control,
    counted,
    distance,
    places,
    road_name,
    way_from,
    why_off_map,
)
from rubicon.games.kit.explain import Reason, can_play

#: Mercury gives a third step, and so an attack at the second.
_MERCURY: Final = "2.1 Mercury: blocks attack or respond with their first or second step"

# ------------------------------------------------------------------ marching


def march(s: Position, side: int, b: int, to: int) -> Reason:
    """6.1–6.3: why this block of the mover may not take this step."""
    if s.phase is MARCHING:
        if b != s.marcher:
            rest = "sail on and land" if s.voyage else "march on or stop"
            first = f"6.1: {BLOCK_NAMES[s.marcher]} is still under way; let it {rest} first."
            return why_off_map(s, b) or _has_moved(s, b) or first
        return _voyage_step(s, side, b, to) if s.voyage else _next_step(s, side, b, to)
    return why_off_map(s, b) or _first_step(s, side, b, to)


def _first_step(s: Position, side: int, b: int, to: int) -> Reason:
    name, at = BLOCK_NAMES[b], s.where[b]
    if s.god >= 0 and (s.god == NEPTUNE) != (TYPE[b] == NAVIS):
        movers = "Navis" if s.god == NEPTUNE else "land blocks"
        return f"2.1 {CARD_NAMES[s.god]}: the card moves {movers} only, and {name} is none."
    moved = _has_moved(s, b)
    if moved:
        return moved
    if to == at:
        return f"6.1: {name} is in {LOCATION_NAMES[to]} already."
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
    name, at = BLOCK_NAMES[b], s.march_at
    if to == at:
        return f"6.1: {name} is in {LOCATION_NAMES[to]} already; say 'stop' to leave it there."
    if to == s.march_from:
        return f"6.1: {name} has just come from {LOCATION_NAMES[to]} and may not return there."
    if TYPE[b] != NAVIS and to >= CITY_COUNT:
        return f"6.3: {name} has marched by road; no block moves by land and by sea in the same turn."
    return _no_way(s, side, b, at, to) or _second_attack(s, side, b, to) or _no_room(s, at, to)


def _second_attack(s: Position, side: int, b: int, to: int) -> Reason:
    """2.2, 6.12, 6.14: the last step enters no place with enemies in it."""
    if s.march_steps + 1 < steps_allowed(s) or s.is_vacant_or_friendly(side, to):
        return None
    if s.god == MERCURY:
        return f"{_MERCURY}; {LOCATION_NAMES[to]} would be the third step of {BLOCK_NAMES[b]}."
    if s.attacker.get(to, side) == side:
        return (
            f"6.12: blocks attack from adjacent places only; {LOCATION_NAMES[to]} would be the second "
            f"step of {BLOCK_NAMES[b]}."
        )
    return (
        f"6.14: blocks respond from adjacent places only; contested {LOCATION_NAMES[to]} would be the second "
        f"step of {BLOCK_NAMES[b]}."
    )


def _has_moved(s: Position, b: int) -> Reason:
    return f"6.1: {BLOCK_NAMES[b]} has already moved this turn." if s.moved >> b & 1 else None


def _unpaid(s: Position, at: int) -> Reason:
    if s.mp or s.activated >> at & 1:
        return None
    return f"6.1: your move points are spent, and no group move was begun in {LOCATION_NAMES[at]}."


def _must_stay(s: Position, side: int, at: int) -> Reason:
    """6.13 pinning, 6.3 guarding a sea."""
    if can_leave(s, at):
        return None
    place = LOCATION_NAMES[at]
    if not s.is_contested(at):
        return (
            f"6.3: blocks have sailed over {place} this turn; your last Navis there must stay and guard it."
        )
    own = (s.here[side * LOCATION_COUNT + at] & ~s.reserves).bit_count()
    enemy = (s.here[(1 - side) * LOCATION_COUNT + at] & ~s.reserves).bit_count()
    if s.attacker[at] == side:
        return f"6.13: {counted(enemy)} of {SIDE_NAMES[1 - side]} in {place} pin your {counted(own)} there."
    pin = "block of the main attack pins" if enemy == 1 else "blocks of the main attack pin"
    bound = "it may not leave" if own == 1 else "none of them may leave"
    return f"6.13: {enemy} {pin} your {counted(own)} in {place}; {bound}."


def _barred(s: Position, at: int, to: int) -> Reason:
    border = BETWEEN[at * LOCATION_COUNT + to]
    if not is_barred(s, at, border):
        return None
    return (
        f"6.13: {SIDE_NAMES[1 - s.mover]} attacks {LOCATION_NAMES[at]} over {way_from(border, to)}; "
        "your blocks cannot leave that way."
    )


def _no_room(s: Position, at: int, to: int) -> Reason:
    """6.11: road limits; 4.32: straits."""
    border = BETWEEN[at * LOCATION_COUNT + to]
    if has_room(s, to, border):
        return None
    used, limit = s.used[border], road_limit(s, to, border)
    name = road_name(border, at)
    if BORDER_KIND[border] == STRAIT and s.here[(1 - s.mover) * LOCATION_COUNT + to] and s.god != PLUTO:
        return (
            f"4.32: only 1 block a turn may cross {name} while enemies stand in {LOCATION_NAMES[to]}, "
            f"and {counted(used)} {'has' if used == 1 else 'have'} crossed it."
        )
    if s.god == PLUTO and limit != ROAD_LIMIT_PLUTO[BORDER_KIND[border]]:
        return (
            f"6.11: {name} takes {counted(limit)} and has carried {used}; Pluto raises that for attacks only."
        )
    return f"6.11: {name} has carried its {counted(used)} this turn."


# ------------------------------------------------------------------ where no border leads


def _no_way(s: Position, side: int, b: int, at: int, to: int) -> Reason:
    """The two places are not adjacent for this block: how far it is, and where to begin."""
    navis = TYPE[b] == NAVIS
    ways = WAYS[int(navis)]
    if to in ways[at]:
        return None
    start, end = LOCATION_NAMES[at], LOCATION_NAMES[to]
    if navis and to < CITY_COUNT and not IS_PORT[to]:
        return f"4.1: {end} is not a port, and a Navis can be only at sea or in a port."
    steps = distance(ways, at, to)
    if steps < 0:
        return (
            f"4.41: no road leads from {start} to {end}; land blocks get there only by sea.{_ferry(s, b, to)}"
        )
    rule = "6.2" if navis else "6.1"
    unit = "move" if navis else "road"
    far = f"{end} is {counted(steps, unit)} away from {start}"
    left = steps_allowed(s) - (s.march_steps if s.phase is MARCHING else 0)
    if steps > left:
        more = f"{counted(left, 'step')} {'more' if s.phase is MARCHING else 'a turn'}"
        by_road = "by road " if _shared_seas(s, b, to) else ""
        return f"{rule}: {by_road}{far}, and {BLOCK_NAMES[b]} may take {more}.{_ferry(s, b, to)}"
    known = _known(s, side)
    free = [near for near in ways[at] if _leads_to(known, side, b, [near], to, left)]
    if not free:
        return _no_route(s, known, b, at, to, far, left)
    if navis and at < CITY_COUNT and to < CITY_COUNT:
        return (
            f"6.2: a Navis goes from port to port only over the sea; to {end} it begins with {places(free)}."
        )
    return f"{rule}: blocks move one step after the other; {far}: begin with {places(free)}."


def _no_route(s: Position, known: Position, b: int, at: int, to: int, far: str, left: int) -> Reason:
    """Why no sequence of steps leads to a place that is near enough."""
    side = s.mover
    ways = WAYS[int(TYPE[b] == NAVIS)]
    steps = distance(ways, at, to)
    if steps == left and not s.is_vacant_or_friendly(side, to):
        rule = _MERCURY if s.god == MERCURY else "6.12: blocks attack or respond from adjacent places only"
        return f"{rule}; {far}."
    between = [near for near in ways[at] if distance(ways, near, to) == steps - 1]
    free = [near for near in between if s.is_vacant_or_friendly(side, near)]
    if not free:
        return f"2.2: {far}, and blocks must stop where enemies stand, as in {places(between, 'and')}."
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
            return f"6.1: {far}, and from {LOCATION_NAMES[near]} {BLOCK_NAMES[b]} cannot go on."
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


def _ferry(s: Position, b: int, to: int) -> str:
    """How the land block could get there aboard ship just now; or, to a port on the same sea, why not."""
    if TYPE[b] == NAVIS or s.phase is MARCHING or not IS_PORT[to]:
        return ""
    side, at = s.mover, s.where[b]
    known = _known(s, side)
    for sea in SEAS_OF[at]:
        if _sails_to(known, side, b, [sea], to):
            return f" By sea it begins with {LOCATION_NAMES[sea]}."
    for sea in _shared_seas(s, b, to):
        if not s.is_vacant_or_friendly(side, to):
            end = LOCATION_NAMES[to]
            return f" By sea blocks land in friendly or vacant ports only; {end} is {control(s, side, to)}."
        reason = _embark(s, side, b, at, sea)
        if reason:
            return f" By sea: {reason}"
    return ""


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
    start, end = LOCATION_NAMES[at], LOCATION_NAMES[sea]
    if not IS_PORT[at]:
        return f"6.3: blocks go aboard in ports only, and {start} is none."
    if sea not in SEAS_OF[at]:
        return f"6.3: {start} is not on {end} but on {places(SEAS_OF[at], 'and')}."
    if s.god >= 0:
        return f"2.1 {CARD_NAMES[s.god]}: a God card gives its own effect only, and so no amphibious moves."
    if not s.embarking:
        return (
            "6.3: amphibious moves come before all other moves of a turn, and you have made another already."
        )
    if not s.mp:
        return "6.3: each block that goes by sea costs one move point, and you have none left."
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
    return f"6.3: {LOCATION_NAMES[sea]} is not friendly: " + (
        "enemy Navis contest it." if own else "you have no Navis there."
    )


def _no_landing(s: Position, sea: int, origin: int, sailed: int) -> Reason:
    if can_reach_port(s, sea, origin, sailed):
        return None
    return (
        f"6.3: {LOCATION_NAMES[sea]} leads nowhere: over friendly seas it reaches no other port that is "
        "friendly or vacant."
    )


def _voyage_step(s: Position, side: int, b: int, to: int) -> Reason:
    """The land block is aboard, on the sea `march_at`."""
    name, sea, origin = BLOCK_NAMES[b], s.march_at, s.where[b]
    end = LOCATION_NAMES[to]
    if to == origin:
        return f"6.3: {name} went aboard in {end} and must land in another port."
    if to < CITY_COUNT:
        if to not in PORTS_OF[sea]:
            return f"6.3: {name} is on {LOCATION_NAMES[sea]}, and {end} is not a port of that sea."
        if not s.is_vacant_or_friendly(side, to):
            return f"6.3: blocks land in friendly or vacant ports only; {end} is {control(s, side, to)}."
        return None
    if s.voyage >> to & 1:
        return f"6.3: {name} has already sailed over {end}; land it in a port, or sail on to another sea."
    if to not in SEAS_OF[sea]:
        return f"6.3: {end} does not border on {LOCATION_NAMES[sea]}, where {name} is now."
    return _hostile_sea(s, side, to) or _no_landing(s, to, origin, s.voyage)


def stop(s: Position, side: int) -> Reason:
    """Why a block may not stop: only at sea it may not."""
    if not s.voyage:
        return None
    steps = [(action - MARCH) % LOCATION_COUNT for action in s.decision(side).actions]
    sea = LOCATION_NAMES[s.march_at]
    ways = [f"land in a port of {sea}"] if any(to < CITY_COUNT for to in steps) else []
    ways += ["sail on"] if any(to >= CITY_COUNT for to in steps) else []
    return f"4.4: only Navis can stay at sea; {BLOCK_NAMES[s.marcher]} has to {' or '.join(ways)}."


# ------------------------------------------------------------------ when movement ends


def main_attack(s: Position, side: int, place: int, origin: int) -> Reason:
    """7.3 in edition 1.1."""
    asked = s.edition.undeclared_attack(s)
    name, wanted = LOCATION_NAMES[place], LOCATION_NAMES[asked]
    if s.attacker.get(place) != side:
        return f"7.3: you do not attack {name}; declare the main attack on {wanted}."
    borders = s.via.get(side * LOCATION_COUNT + place, 0)
    if place != asked:
        if place in s.main:
            return f"7.3: the main attack on {name} is settled; declare the one on {wanted}."
        if not borders & (borders - 1):
            return f"7.3: {name} is attacked over one border; there is nothing to declare. {wanted} is next."
        return f"7.3: declare the main attack on {wanted} first, then the one on {name}."
    border = BETWEEN[place * LOCATION_COUNT + origin]
    if border < 0 or not borders >> border & 1:
        used = [other_end(border, place) for border in range(BORDER_COUNT) if borders >> border & 1]
        start = LOCATION_NAMES[origin]
        return f"7.3: none of your blocks came to {name} from {start}; they came from {places(used, 'and')}."
    return None


def surprise(s: Position, side: int, place: int) -> Reason:
    """Mars and Neptune: only where the side attacks."""
    rule, name = f"2.1 {CARD_NAMES[s.god]}", LOCATION_NAMES[place]
    attacker = s.attacker.get(place)
    if attacker is None:
        return f"{rule}: there is no battle in {name}; choose one of your own attacks."
    if attacker != side:
        return f"{rule}: you defend {name}; the card helps only where you attack."
    return None


# ------------------------------------------------------------------ levies (6.4)


def add_step(s: Position, side: int, b: int) -> Reason:
    """Why a block may not gain a step."""
    name, place = BLOCK_NAMES[b], s.where[b]
    if place == POOL:
        first = LEVY + b * LOCATION_COUNT
        if not any(first <= action < first + LOCATION_COUNT for action in s.decision(side).actions):
            return f"6.4: {name} is in your Levy Pool; it is levied in {_levy_city(s, side, b)}."
        return f"6.4: {name} is in your Levy Pool; levy it in {_levy_city(s, side, b)} before you add steps."
    gone = why_off_map(s, b)
    if gone:
        return gone
    if place >= CITY_COUNT:
        return f"6.4: {name} is on {LOCATION_NAMES[place]}; steps are added in ports, never at sea."
    if not s.is_friendly(side, place):
        return f"6.4: {LOCATION_NAMES[place]} is contested; steps are added only in friendly cities."
    if s.strength[b] >= MAX_STRENGTH[b]:
        return f"6.4: {name} is at its full strength, {ROMAN[s.strength[b]]}."
    return None


def levy(s: Position, side: int, b: int, to: int) -> Reason:
    """Why a block may not be deployed there."""
    name, at, end = BLOCK_NAMES[b], s.where[b], LOCATION_NAMES[to]
    if at < LOCATION_COUNT:
        known = f"6.4: {name} is on the map already, in {LOCATION_NAMES[at]}"
        if RAISE + b in s.decision(side).actions:
            return f"{known}; 'raise' would add a step to it."
        return f"{known}."
    if at != POOL:
        return why_off_map(s, b)
    if to >= CITY_COUNT:
        return f"6.4: new blocks never begin at sea; {name} is levied in {_levy_city(s, side, b)}."
    if to not in levy_places(b):
        if LEVY_CITY[b] == ANY_MAJOR_PORT:
            return f"6.4: Navis are built in major ports only, and {end} is none."
        return f"6.4: {name} is levied in {_levy_city(s, side, b)}, not in {end}."
    if not s.is_friendly(side, to):
        what = "contested" if s.here[side * LOCATION_COUNT + to] else control(s, side, to)
        if LEVY_CITY[b] >= 0:
            return f"6.4: {name} is levied in {end}, which is not friendly: it is {what}."
        return f"6.4: {name} needs a friendly city, and {end} is {what}."
    return None


def _levy_city(s: Position, side: int, b: int) -> str:
    city = LEVY_CITY[b]
    if city == ANY_MAJOR_PORT:
        return "a friendly major port"
    if city == ANY_CITY:
        return "a friendly city"
    return LOCATION_NAMES[city] + ("" if s.is_friendly(side, city) else " (which is not friendly now)")
