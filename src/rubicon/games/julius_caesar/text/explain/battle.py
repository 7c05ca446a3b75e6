"""7.0 and 8.0: why a block may not fire, retreat, take the hit, move on, go to port or be disbanded."""

from __future__ import annotations

from rubicon.core.message import message
from rubicon.games.julius_caesar.rules.battle import INITIATIVE_BITS, LAST_ROUND, PASS, fighters
from rubicon.games.julius_caesar.rules.components import (
    ATTACKING_INITIATIVE,
    BETWEEN,
    BLOCK_COUNT,
    BLOCKS,
    BORDER_KIND,
    BY_ROAD,
    BY_WATER,
    CITY_COUNT,
    CLEOPATRA,
    DEFENDING_INITIATIVE,
    IS_PORT,
    LOCATION_COUNT,
    LOCATIONS,
    NAVIS,
    PORTS_OF,
    ROAD_LIMIT,
    ROAD_LIMIT_RETREAT,
    SEAS_OF,
    STRAIT,
    TYPE,
    VALUE,
)
from rubicon.games.julius_caesar.rules.editions import counted_card
from rubicon.games.julius_caesar.rules.retreats import SEA_RETREAT, has_used_border, open_retreats
from rubicon.games.julius_caesar.rules.state import Position
from rubicon.games.julius_caesar.rules.winter import DISBANDING, surplus
from rubicon.games.julius_caesar.text.explain.words import (
    LETTERS,
    control,
    counted,
    distance,
    of_card,
    places,
    road_name,
    way_from,
    why_off_map,
)
from rubicon.games.kit.explain import Reason, why

# ------------------------------------------------------------------ which battle, and whose turn


def next_battle(s: Position, side: int, place: int) -> Reason:
    """7.1: only where both sides stand."""
    if place in s.attacker:
        return None
    return why("7.1", "no-battle-there", place=LOCATIONS[place], battles=places(sorted(s.attacker)))


def battle_turn(s: Position, side: int, b: int, retreats: bool) -> Reason:
    """7.2, 7.3: why a block of the asking side has no battle turn now. Fighting blocks are public."""
    name, place = BLOCKS[b], LOCATIONS[s.battle]
    gone = why_off_map(s, b)
    if gone:
        return gone
    if s.where[b] != s.battle:
        return why("7.2", "not-in-battle", block=name, place=LOCATIONS[s.where[b]], battle=place)
    if s.reserves >> b & 1:
        return why("7.3", "in-reserve", block=name)
    if s.acted >> b & 1:
        return why("7.2", "had-its-turn", block=name, round=s.round)
    if retreats and s.round == 1:
        return why("7.6", "no-retreat-in-round-1")
    return None if s.group >> b & 1 else _acts_later(s, side, b)


def _acts_later(s: Position, side: int, b: int) -> Reason:
    """7.2: other blocks act first: A before B before C before D, defenders before attackers."""
    name = BLOCKS[b]
    attacks = s.mover == s.attacking
    letter = next(letter for letter in range(4) if s.group & INITIATIVE_BITS[int(attacks)][letter])
    own = (ATTACKING_INITIATIVE if side == s.attacking else DEFENDING_INITIATIVE)[b]
    if side != s.mover and attacks and s.round == 1 and s.surprise == s.battle:
        return why(of_card(counted_card(s, s.attacking)), "attackers-surprise", block=name)
    role = "attacker" if attacks else "defender"
    whose = "your" if side == s.mover else role
    if own == letter:
        return why("7.2", "defenders-first", letter=LETTERS[letter], block=name)
    return why("7.2", "others-first", whose=whose, letter=LETTERS[letter], block=name, own=LETTERS[own])


# ------------------------------------------------------------------ fire, pass, retreat


def fire(s: Position, side: int, b: int) -> Reason:
    """Why a block may not fire."""
    lost = PASS + b in s.decision(side).actions if side in s.deciders() else False
    return battle_turn(s, side, b, False) or _must_retreat(s, side, b, lost)


def pass_turn(s: Position, side: int, b: int) -> Reason:
    """Why a block may not pass."""
    return battle_turn(s, side, b, False) or _must_retreat(s, side, b, False)


def _must_retreat(s: Position, side: int, b: int, lost: bool) -> Reason:
    """7.2, 7.6: in round 4 attackers retreat or perish; if `lost`, the block now."""
    if s.round != LAST_ROUND or side != s.attacking:
        return None
    name = BLOCKS[b]
    if any(open_retreats(s, b)):
        return why("7.2", "must-retreat", round=LAST_ROUND, block=name)
    return why("7.6", "nowhere-to-go", round=LAST_ROUND, block=name, lost=int(lost))


def retreat(s: Position, side: int, b: int, to: int) -> Reason:
    """7.6–7.63, 7.82: why a block may not leave the battle that way."""
    early = battle_turn(s, side, b, True)
    if early:
        return early
    navis = TYPE[b] == NAVIS
    if not navis and to >= CITY_COUNT:
        first = SEA_RETREAT + b * LOCATION_COUNT
        if any(first <= action < first + LOCATION_COUNT for action in s.decision(side).actions):
            return why("7.64", "say-sea-retreat")
        return why("7.64", "land-blocks-not-at-sea")
    far = _not_adjacent(s, b, to, "7.82" if navis else "7.6")
    if far:
        return far
    border = BETWEEN[s.battle * LOCATION_COUNT + to]
    end = LOCATIONS[to]
    if not navis:
        limit = ROAD_LIMIT_RETREAT[BORDER_KIND[border]]
        if s.used.get(border, 0) >= limit:
            way = road_name(border, s.battle)
            if BORDER_KIND[border] == STRAIT:
                return why("7.61", "strait-retreat-used", way=way)
            return why("7.61", "road-retreat-full", way=way, blocks=counted(limit))
    if not s.is_vacant_or_friendly(side, to):
        rule = "7.82" if navis else "7.61"
        return why(rule, "retreat-to-enemies", place=end, control=control(s, side, to))
    friendly = s.is_friendly(side, to)
    if side == s.attacking:
        if not friendly and not has_used_border(s, side, border):
            rule = "7.82" if navis else "7.62"
            return why(rule, "retreat-where-came", way=way_from(border, to))
        return None
    if navis and friendly:
        return None
    if has_used_border(s, 1 - side, border):
        return why("7.82" if navis else "7.63", "attacker-came-over", way=way_from(border, to))
    if navis and to < CITY_COUNT:
        return why("7.82", "navis-retreat-to-friendly", place=end)
    return None


def _not_adjacent(s: Position, b: int, to: int, rule: str) -> Reason:
    """A retreat, and a move after the battle, is one step long."""
    navis = TYPE[b] == NAVIS
    start, end = LOCATIONS[s.battle], LOCATIONS[to]
    ways = BY_WATER if navis else BY_ROAD
    if to in ways[s.battle]:
        return None
    if to == s.battle:
        return why(rule, "leave-the-battle", place=end, block=BLOCKS[b])
    if navis and to < CITY_COUNT and not IS_PORT[to]:
        return why("4.1", "navis-not-inland", place=end)
    steps = distance(ways, s.battle, to)
    far = (
        message("far-off", steps=steps, by="sea" if navis else "road")
        if steps > 0
        else message("out-of-reach")
    )
    return why(rule, "not-adjacent", origin=start, place=end, far=far)


def sea_retreat(s: Position, side: int, b: int, to: int) -> Reason:
    """7.64: why a land block may not leave the battle aboard ship."""
    early = battle_turn(s, side, b, True)
    if early:
        return early
    start, end = LOCATIONS[s.battle], LOCATIONS[to]
    if TYPE[b] == NAVIS:
        return why("7.64", "navis-no-sea-retreat", block=BLOCKS[b])
    if s.battle >= CITY_COUNT or not IS_PORT[s.battle]:
        return why("7.64", "sea-retreat-from-inland", place=start)
    if s.sea_retreated >> side & 1:
        return why("7.64", "sea-retreat-used")
    if to >= CITY_COUNT or not IS_PORT[to]:
        return why("7.64", "sea-retreat-to-port", place=end)
    open_seas = [sea for sea in SEAS_OF[s.battle] if s.is_friendly(side, sea)]
    if not open_seas:
        seas = places(SEAS_OF[s.battle])
        return why("7.64", "sea-retreat-needs-sea", seas=seas)
    if not any(to in PORTS_OF[sea] for sea in open_seas):
        return why("7.64", "sea-retreat-other-sea", place=end, seas=places(open_seas), origin=start)
    if not s.is_friendly(side, to):
        return why("7.64", "sea-retreat-friendly", place=end, control=control(s, side, to))
    return None


# ------------------------------------------------------------------ hits


def hit(s: Position, side: int, b: int) -> Reason:
    """7.4: why another block must take the hit."""
    name = BLOCKS[b]
    gone = why_off_map(s, b)
    if gone:
        return gone
    if s.where[b] != s.battle:
        at, battle = LOCATIONS[s.where[b]], LOCATIONS[s.battle]
        return why("7.4", "hits-elsewhere", block=name, place=at, battle=battle)
    if s.reserves >> b & 1:
        return why("7.3", "reserve-no-hits", block=name)
    group = fighters(s, side)
    strongest = max((o for o in range(BLOCK_COUNT) if group >> o & 1), key=lambda o: s.strength[o])
    if s.strength[b] < s.strength[strongest]:
        return why(
            "7.4",
            "strongest-first",
            strongest=BLOCKS[strongest],
            strength=s.strength[strongest],
            block=name,
            less=s.strength[b],
        )
    return None


# ------------------------------------------------------------------ regroups (7.7, 7.83)


def move_on(s: Position, side: int, b: int, to: int) -> Reason:
    """Why a block may not move on after the battle."""
    name, place = BLOCKS[b], LOCATIONS[s.battle]
    gone = why_off_map(s, b)
    if gone:
        return gone
    if s.where[b] != s.battle:
        at = LOCATIONS[s.where[b]]
        return why("7.7", "only-victors-move-on", battle=place, block=name, place=at)
    navis = TYPE[b] == NAVIS
    if not navis and to >= CITY_COUNT:
        return why("7.7", "move-on-by-road")
    rule = "7.83" if navis else "7.7"
    if to == s.battle:
        return why(rule, "move-on-stays", block=name, place=place)
    far = _not_adjacent(s, b, to, rule)
    if far:
        return far
    if not s.is_vacant_or_friendly(side, to):
        end = LOCATIONS[to]
        return why(rule, "move-on-friendly", place=end, control=control(s, side, to))
    border = BETWEEN[s.battle * LOCATION_COUNT + to]
    limit = ROAD_LIMIT[BORDER_KIND[border]]
    if not navis and s.used.get(border, 0) >= limit:
        return why("7.7", "move-on-road-full", way=road_name(border, s.battle), blocks=counted(limit))
    return None


# ------------------------------------------------------------------ winter (8.0)


def bring_to_port(s: Position, side: int, b: int, to: int) -> Reason:
    """8.3: why a Navis may not winter there."""
    name, sea, end = BLOCKS[b], s.where[b], LOCATIONS[to]
    gone = why_off_map(s, b)
    if gone:
        return gone
    if TYPE[b] != NAVIS:
        return why("8.3", "only-navis-winter", block=name, place=LOCATIONS[sea])
    if sea < CITY_COUNT:
        return why("8.3", "navis-in-port", block=name, place=LOCATIONS[sea])
    if to not in PORTS_OF[sea]:
        return why("8.3", "winter-other-sea", place=end, sea=LOCATIONS[sea], block=name)
    if not s.is_friendly(side, to):
        return why("8.3", "winter-friendly", place=end, control=control(s, side, to))
    return None


def disband(s: Position, side: int, b: int) -> Reason:
    """8.4, 8.5: why a block may not be disbanded."""
    place = s.where[b]
    rule = "8.5" if s.phase is DISBANDING else "8.4"
    if b == CLEOPATRA:
        return why(rule, "cleopatra-stays")
    gone = why_off_map(s, b)
    if gone:
        return gone
    if rule == "8.4" and not surplus(s, side, place):
        fed = 3 + VALUE[place]
        held = s.here[side * LOCATION_COUNT + place].bit_count()
        return why("8.4", "no-surplus", place=LOCATIONS[place], blocks=counted(fed), held=held)
    return None
