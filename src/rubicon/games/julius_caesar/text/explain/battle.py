"""7.0 and 8.0: why a block may not fire, retreat, take the hit, regroup, go to port or be disbanded."""

from __future__ import annotations

from rubicon.games.julius_caesar.rules.battle import INITIATIVE_BITS, LAST_ROUND, fighters
from rubicon.games.julius_caesar.rules.components import (
    ATTACKING_INITIATIVE,
    BETWEEN,
    BLOCK_COUNT,
    BLOCK_NAMES,
    BORDER_KIND,
    BY_ROAD,
    BY_WATER,
    CARD_NAMES,
    CITY_COUNT,
    CLEOPATRA,
    DEFENDING_INITIATIVE,
    IS_PORT,
    LOCATION_COUNT,
    LOCATION_NAMES,
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
from rubicon.games.julius_caesar.rules.notation import PASS, SEA_RETREAT
from rubicon.games.julius_caesar.rules.retreats import has_used_border, open_retreats
from rubicon.games.julius_caesar.rules.state import Position
from rubicon.games.julius_caesar.rules.winter import DISBANDING, surplus
from rubicon.games.julius_caesar.text.events import ROMAN
from rubicon.games.julius_caesar.text.explain.words import (
    LETTERS,
    control,
    counted,
    distance,
    places,
    road_name,
    way_from,
    why_off_map,
)
from rubicon.games.kit.explain import Reason

# ------------------------------------------------------------------ which battle, and whose turn


def next_battle(s: Position, side: int, place: int) -> Reason:
    """7.1: only where both sides stand."""
    if place in s.attacker:
        return None
    left = places(sorted(s.attacker), "and")
    return (
        f"7.1: there is no battle to fight in {LOCATION_NAMES[place]}; blocks of both sides stand in {left}."
    )


def battle_turn(s: Position, side: int, b: int, retreats: bool) -> Reason:
    """7.2, 7.3: why a block of the asking side has no battle turn now. Fighting blocks are public."""
    name, place = BLOCK_NAMES[b], LOCATION_NAMES[s.battle]
    gone = why_off_map(s, b)
    if gone:
        return gone
    if s.where[b] != s.battle:
        return f"7.2: {name} is in {LOCATION_NAMES[s.where[b]]} and takes no part in the battle of {place}."
    if s.reserves >> b & 1:
        return f"7.3: {name} is in reserve; in round 1 reserves do not fire, retreat or take hits."
    if s.acted >> b & 1:
        return f"7.2: {name} has had its turn in round {s.round}."
    if retreats and s.round == 1:
        return "7.6: no block retreats in round 1 of a battle."
    return None if s.group >> b & 1 else _acts_later(s, side, b)


def _acts_later(s: Position, side: int, b: int) -> str:
    """7.2: other blocks act first: A before B before C before D, defenders before attackers."""
    name = BLOCK_NAMES[b]
    attacks = s.mover == s.attacking
    letter = next(letter for letter in range(4) if s.group & INITIATIVE_BITS[int(attacks)][letter])
    own = (ATTACKING_INITIATIVE if side == s.attacking else DEFENDING_INITIATIVE)[b]
    if side != s.mover and attacks and s.round == 1 and s.surprise == s.battle:
        god = CARD_NAMES[counted_card(s, s.attacking)]
        return (
            f"2.1 {god}: in round 1 of this battle all attackers act before {name} and the other defenders."
        )
    role = "attacker" if attacks else "defender"
    whose = "your" if side == s.mover else f"the {role}'s"
    if own == letter:
        return (
            f"7.2: the defender's {LETTERS[letter]} blocks act before the attacker's, and so before {name}."
        )
    return f"7.2: {whose} {LETTERS[letter]} blocks act first, and {name} is {LETTERS[own]} here."


# ------------------------------------------------------------------ fire, pass, retreat


def fire(s: Position, side: int, b: int) -> Reason:
    """Why a block may not fire."""
    lost = PASS + b in s.decision(side).actions if side in s.deciders() else False
    doom = "it can only 'pass' and perish" if lost else "others perish before it"
    return battle_turn(s, side, b, False) or _must_retreat(s, side, b, doom)


def pass_turn(s: Position, side: int, b: int) -> Reason:
    """Why a block may not pass."""
    return battle_turn(s, side, b, False) or _must_retreat(s, side, b, "others perish before it")


def _must_retreat(s: Position, side: int, b: int, doom: str) -> Reason:
    """7.2, 7.6: in round 4 attackers retreat or perish."""
    if s.round != LAST_ROUND or side != s.attacking:
        return None
    name = BLOCK_NAMES[b]
    if any(open_retreats(s, b)):
        return f"7.2: in round {LAST_ROUND} attacking blocks must retreat in their turn; {name} too."
    return f"7.6: in round {LAST_ROUND} attacking blocks must retreat, and {name} has nowhere to go; {doom}."


def retreat(s: Position, side: int, b: int, to: int) -> Reason:
    """7.6–7.63, 7.82: why a block may not leave the battle that way."""
    early = battle_turn(s, side, b, True)
    if early:
        return early
    navis = TYPE[b] == NAVIS
    if not navis and to >= CITY_COUNT:
        first = SEA_RETREAT + b * LOCATION_COUNT
        if any(first <= action < first + LOCATION_COUNT for action in s.decision(side).actions):
            return (
                "7.64: land blocks cannot stay at sea; say 'sea-retreat' and the friendly port they sail to."
            )
        return "7.64: land blocks cannot stay at sea."
    far = _not_adjacent(s, b, to, "7.82" if navis else "7.6")
    if far:
        return far
    border = BETWEEN[s.battle * LOCATION_COUNT + to]
    end = LOCATION_NAMES[to]
    if not navis:
        limit = ROAD_LIMIT_RETREAT[BORDER_KIND[border]]
        if s.used.get(border, 0) >= limit:
            way = road_name(border, s.battle)
            if BORDER_KIND[border] == STRAIT:
                return f"7.61: one block a round may retreat over {way}, and one has."
            return f"7.61: {way} has carried its {counted(limit)} this round."
    if not s.is_vacant_or_friendly(side, to):
        rule = "7.82" if navis else "7.61"
        return f"{rule}: no block retreats to a place where enemies stand; {end} is {control(s, side, to)}."
    friendly = s.is_friendly(side, to)
    if side == s.attacking:
        if not friendly and not has_used_border(s, side, border):
            rule = "7.82" if navis else "7.62"
            return (
                f"{rule}: attackers retreat to a vacant place only by a way they came, and none of your "
                f"blocks came over {way_from(border, to)}."
            )
        return None
    if navis and friendly:
        return None
    if has_used_border(s, 1 - side, border):
        return f"{'7.82' if navis else '7.63'}: the attacker came over {way_from(border, to)}."
    if navis and to < CITY_COUNT:
        return f"7.82: defending Navis retreat to friendly ports only, and {end} is vacant."
    return None


def _not_adjacent(s: Position, b: int, to: int, rule: str) -> Reason:
    """A retreat and a regroup are one step long."""
    navis = TYPE[b] == NAVIS
    start, end = LOCATION_NAMES[s.battle], LOCATION_NAMES[to]
    ways = BY_WATER if navis else BY_ROAD
    if to in ways[s.battle]:
        return None
    if to == s.battle:
        return f"{rule}: {end} is where the battle is; {BLOCK_NAMES[b]} would have to leave it."
    if navis and to < CITY_COUNT and not IS_PORT[to]:
        return f"4.1: {end} is not a port, and a Navis can be only at sea or in a port."
    steps = distance(ways, s.battle, to)
    far = f"{counted(steps, 'move' if navis else 'road')} away" if steps > 0 else "not to be reached by road"
    return f"{rule}: blocks leave {start} for adjacent places only, and {end} is {far}."


def sea_retreat(s: Position, side: int, b: int, to: int) -> Reason:
    """7.64: why a land block may not leave the battle aboard ship."""
    early = battle_turn(s, side, b, True)
    if early:
        return early
    start, end = LOCATION_NAMES[s.battle], LOCATION_NAMES[to]
    if TYPE[b] == NAVIS:
        return f"7.64: only land blocks go aboard; {BLOCK_NAMES[b]} would 'retreat' by itself (7.82)."
    if s.battle >= CITY_COUNT or not IS_PORT[s.battle]:
        return f"7.64: {start} is not a port, and so nobody retreats from it by sea."
    if s.sea_retreated >> side & 1:
        return "7.64: one block of a side may retreat by sea in a round, and one of yours has."
    if to >= CITY_COUNT or not IS_PORT[to]:
        return f"7.64: a retreat by sea ends in a friendly port, and {end} is not a port."
    open_seas = [sea for sea in SEAS_OF[s.battle] if s.is_friendly(side, sea)]
    if not open_seas:
        seas = places(SEAS_OF[s.battle])
        return f"7.64: a retreat by sea needs a friendly sea; your Navis alone must hold {seas}."
    if not any(to in PORTS_OF[sea] for sea in open_seas):
        return f"7.64: {end} is not a port of {places(open_seas)}, the friendly sea next to {start}."
    if not s.is_friendly(side, to):
        return f"7.64: a retreat by sea ends in a friendly port, and {end} is {control(s, side, to)}."
    return None


# ------------------------------------------------------------------ hits


def hit(s: Position, side: int, b: int) -> Reason:
    """7.4: why another block must take the hit."""
    name = BLOCK_NAMES[b]
    gone = why_off_map(s, b)
    if gone:
        return gone
    if s.where[b] != s.battle:
        at, battle = LOCATION_NAMES[s.where[b]], LOCATION_NAMES[s.battle]
        return f"7.4: {name} is in {at}; the hits fall in the battle of {battle}."
    if s.reserves >> b & 1:
        return f"7.3: {name} is in reserve; reserves take no hits in round 1."
    group = fighters(s, side)
    strongest = max((o for o in range(BLOCK_COUNT) if group >> o & 1), key=lambda o: s.strength[o])
    if s.strength[b] < s.strength[strongest]:
        return (
            f"7.4: each hit falls on your strongest block: {BLOCK_NAMES[strongest]} has strength "
            f"{ROMAN[s.strength[strongest]]}, {name} only {ROMAN[s.strength[b]]}."
        )
    return None


# ------------------------------------------------------------------ regroups (7.7, 7.83)


def regroup(s: Position, side: int, b: int, to: int) -> Reason:
    """Why a block may not move on after the battle."""
    name, place = BLOCK_NAMES[b], LOCATION_NAMES[s.battle]
    gone = why_off_map(s, b)
    if gone:
        return gone
    if s.where[b] != s.battle:
        at = LOCATION_NAMES[s.where[b]]
        return f"7.7: only the victors who stand in {place} regroup, once each; {name} is in {at}."
    navis = TYPE[b] == NAVIS
    if not navis and to >= CITY_COUNT:
        return "7.7: amphibious moves are no part of a regroup; land blocks go by road."
    rule = "7.83" if navis else "7.7"
    if to == s.battle:
        return f"{rule}: {name} is in {place} already and may just stay there."
    far = _not_adjacent(s, b, to, rule)
    if far:
        return far
    if not s.is_vacant_or_friendly(side, to):
        end = LOCATION_NAMES[to]
        return f"{rule}: blocks regroup to friendly or vacant places only; {end} is {control(s, side, to)}."
    border = BETWEEN[s.battle * LOCATION_COUNT + to]
    limit = ROAD_LIMIT[BORDER_KIND[border]]
    if not navis and s.used.get(border, 0) >= limit:
        return f"7.7: {road_name(border, s.battle)} has carried its {counted(limit)} in this regroup (6.11)."
    return None


# ------------------------------------------------------------------ winter (8.0)


def bring_to_port(s: Position, side: int, b: int, to: int) -> Reason:
    """8.3: why a Navis may not winter there."""
    name, sea, end = BLOCK_NAMES[b], s.where[b], LOCATION_NAMES[to]
    gone = why_off_map(s, b)
    if gone:
        return gone
    if TYPE[b] != NAVIS:
        return f"8.3: only Navis go to port in winter; {name} stays in {LOCATION_NAMES[sea]}."
    if sea < CITY_COUNT:
        return f"8.3: {name} is in port already, in {LOCATION_NAMES[sea]}, and stays there."
    if to not in PORTS_OF[sea]:
        return f"8.3: {end} is not a port of {LOCATION_NAMES[sea]}, where {name} is."
    if not s.is_friendly(side, to):
        return f"8.3: Navis winter in friendly ports only, and {end} is {control(s, side, to)}."
    return None


def disband(s: Position, side: int, b: int) -> Reason:
    """8.4, 8.5: why a block may not be disbanded."""
    place = s.where[b]
    rule = "8.5" if s.phase is DISBANDING else "8.4"
    if b == CLEOPATRA:
        return f"{rule}: Cleopatra is never disbanded."
    gone = why_off_map(s, b)
    if gone:
        return gone
    if rule == "8.4" and not surplus(s, side, place):
        fed = 3 + VALUE[place]
        held = s.here[side * LOCATION_COUNT + place].bit_count()
        return (
            f"8.4: surplus blocks come first, and {LOCATION_NAMES[place]} has none: it feeds {counted(fed)} "
            f"in winter and holds {held}."
        )
    return None
