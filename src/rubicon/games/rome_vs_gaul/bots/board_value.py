"""What a position is worth: Victory Points that Rome may expect, and what single markers add to them.

All figures are ours. Nothing here looks at hands.
"""

from __future__ import annotations

from math import exp
from typing import Final

from rubicon.games.kit.values import members
from rubicon.games.rome_vs_gaul.rules import supply
from rubicon.games.rome_vs_gaul.rules.pack import (
    AQUITANIA,
    BELGICA,
    CELTICA,
    CUS,
    ELIMINATED,
    GAUL,
    LEGIONS,
    ROME,
    SPACE_COUNT,
    TRIBES,
    TURNS,
)
from rubicon.games.rome_vs_gaul.rules.position import Position
from rubicon.games.rome_vs_gaul.rules.victory import governance

#: What control of a Province is worth, by region; Narbonensis counts three times as much as its neighbours.
_REGION_WORTH: Final = [0.8, 0.75, 0.6, 1.0, 0.0, 0.0]
_NARBONENSIS_WORTH: Final = 2.0
#: Times that worth, by the Provinces of Celtica or Belgica that one side has more: the next one may decide
#: about dominance (16.4.2).
_BY_MARGIN: Final = [0.8, 1.0, 1.3, 1.7, 2.0, 1.8, 1.2, 0.7, 0.4]
_EVEN: Final = 4
#: A Province that is not controlled yet counts by the share of the spaces needed.
_UNFINISHED: Final = 0.75
#: The first Roman marker of a region of Gaul (16.4.2).
_PRESENCE: Final = 1.2
#: A marker is worth this much even where it changes nothing yet.
_ANY_MARKER: Final = 0.05
#: Victory Points a turn by Governance points, softened: more than 8 is hard to keep.
_POINTS_A_TURN: Final = [-3.0, -3.0, -3.0, -2.5, -0.6, -0.1, 0.2, 0.7, 1.0, 1.5, 1.8]
#: Victory Points that Rome may still expect from Germania, Britannia and the Pass, by turns left.
_EXPLORATION: Final = 0.45
#: Steps of the Legions, and of Tribes on the map, in Victory Points.
_LEGION_STEP: Final = 0.09
_TRIBE_STEP: Final = 0.07
_COUNCIL_IM: Final = 0.05


class Outlook:
    """What every marker and stack means in one position; made once for each decision."""

    __slots__ = ("gallic", "pressed", "roman", "share", "supplied", "worth")

    def __init__(self, s: Position, side: int) -> None:
        pack = s.pack
        self.roman: int = s.markers(ROME)
        self.gallic: int = s.markers(GAUL)
        #: What control of each Province is worth now, and whose it is, from -1 (Gallic) to 1 (Roman).
        self.worth: list[float] = [0.0] * len(pack.spaces_of)
        self.share: list[float] = [0.0] * len(pack.spaces_of)
        margin = [0] * len(_REGION_WORTH)
        for province in members(pack.controllable):
            share = province_share(s, province, self.roman, self.gallic)
            self.share[province] = share
            if abs(share) == 1.0:
                margin[pack.region_of[province]] += 1 if share > 0 else -1
        for province in members(pack.controllable):
            region = pack.region_of[province]
            worth = _REGION_WORTH[region]
            if province == pack.narbonensis:
                worth = _NARBONENSIS_WORTH
            elif region in (CELTICA, BELGICA):
                worth *= _BY_MARGIN[min(max(margin[region] + _EVEN, 0), len(_BY_MARGIN) - 1)]
            self.worth[province] = worth
        #: The spaces in which a Roman stack would be in supply.
        self.supplied: int = supplied_spaces(s) if side == ROME else 0
        #: For Gaul: the greatest strength of a Roman stack next to each space.
        self.pressed: list[int] = [0] * SPACE_COUNT
        if side == GAUL:
            for space in members(s.spaces_with(s.on_map(CUS[ROME]))):
                strength = s.combat_strength(s.cus_at(ROME, space))
                for goal in pack.near[space]:
                    self.pressed[goal] = max(self.pressed[goal], strength)


def supplied_spaces(s: Position) -> int:
    """15.2, 15.3: the spaces in which a Roman stack would be in supply as the markers are."""
    pack = s.pack
    open_spaces = supply.open_to_supply(s, ROME)
    unseen = open_spaces
    found = 0
    while unseen:
        start = (unseen & -unseen).bit_length() - 1
        part = supply.reach(pack, start, open_spaces)
        unseen &= ~part
        if supply.is_source(s, ROME, part):
            found |= part
            for space in members(part):
                found |= pack.near_bits[space]
    return found


def progress(count: int, required: int, blocked: bool) -> float:
    """From 0 to 1: how near a side is to the control of a Province."""
    if count >= required and not blocked:
        return 1.0
    share = min(count, required) / required
    return _UNFINISHED * share


def province_share(s: Position, province: int, roman: int, gallic: int) -> float:
    """From -1 (Gallic) to 1 (Roman): whose a Province is with these control markers (sets of spaces)."""
    pack = s.pack
    if not pack.controllable >> province & 1:
        return 0.0
    spaces = pack.spaces_of[province]
    required = pack.required[province]
    walls = s.towns | pack.city_spaces & ~s.roman_cities
    mine = progress((roman & spaces).bit_count(), required, bool(spaces & walls & gallic))
    theirs = progress((gallic & spaces).bit_count(), required, bool(spaces & s.roman_cities & roman))
    return mine - theirs


def marker_gain(s: Position, o: Outlook, side: int, space: int, place: bool, remove: bool) -> float:
    """What it is worth to a side to place an own IM in a space, to remove the enemy's, or both."""
    pack = s.pack
    province = pack.province_of[space]
    bit = 1 << space
    own, other = (o.roman, o.gallic) if side == ROME else (o.gallic, o.roman)
    if remove:
        other &= ~bit
    if place:
        own |= bit
    roman, gallic = (own, other) if side == ROME else (other, own)
    gain = o.worth[province] * (province_share(s, province, roman, gallic) - o.share[province])
    region = pack.region_at[space]
    if region in (CELTICA, BELGICA, AQUITANIA):
        here = pack.region_spaces[region]
        gain += _PRESENCE * (int(bool(roman & here)) - int(bool(o.roman & here)))
    return gain + _ANY_MARKER if side == ROME else _ANY_MARKER - gain


def expected_points(s: Position) -> float:
    """The Victory Points that Rome may expect at the end of the game."""
    pack = s.pack
    left = TURNS - len(s.governance)
    total = float(pack.vp_pass * s.pass_opened)
    total += pack.vp_germania * s.germania_won + pack.vp_britannia * s.britannia_won
    total += s.in_box(TRIBES, ELIMINATED).bit_count() / pack.tribes_per_vp
    for points in s.governance:
        total += pack.governance_vp[points] if points >= 0 else 0
    if not left:
        return total
    total += left * _POINTS_A_TURN[min(max(governance(s), 0), 10)]
    open_regions = 2 - s.germania_won - s.britannia_won
    total += _EXPLORATION * open_regions * min(left, 3)
    roman, gallic = s.markers(ROME), s.markers(GAUL)
    held = 0.0
    for province in members(pack.controllable):
        held += _REGION_WORTH[pack.region_of[province]] * province_share(s, province, roman, gallic)
    total += 0.12 * left * held
    total += _LEGION_STEP * s.steps_of(s.on_map(LEGIONS)) - _TRIBE_STEP * s.steps_of(s.on_map(TRIBES))
    return total - _COUNCIL_IM * s.council_im


def win_chance(s: Position, side: int) -> float:
    """The chance of a side to win from here."""
    if s.winner >= 0:
        return 1.0 if s.winner == side else 0.0
    left = TURNS - len(s.governance)
    edge = (expected_points(s) - s.pack.vp_to_win + 0.3) / (0.5 + 0.45 * left)
    roman = 1.0 / (1.0 + exp(-edge))
    return roman if side == ROME else 1.0 - roman


def distances(s: Position, start: int, slow: int, barred: int) -> list[int]:
    """MPs from a space to every other, with `slow` MPs more for each step; 99 where there is no way."""
    pack = s.pack
    found = [99] * SPACE_COUNT
    found[start] = 0
    ring = [start]
    while ring:
        following: list[int] = []
        for at in ring:
            for goal in pack.near[at]:
                if barred >> goal & 1:
                    continue
                hard = (pack.rough[at] | pack.channel[at]) >> goal & 1
                total = found[at] + (2 if hard else 1) + slow
                if total < found[goal]:
                    found[goal] = total
                    following.append(goal)
        ring = following
    return found


def nearest_enemy(s: Position, side: int, space: int) -> int:
    """Whether enemy CUs stand in the space (0), next to it (1) or farther away (2)."""
    if s.enemy_cus_at(side, space):
        return 0
    for goal in s.pack.near[space]:
        if s.enemy_cus_at(side, goal):
            return 1
    return 2
