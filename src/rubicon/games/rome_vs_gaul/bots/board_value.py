"""What a position is worth: Victory Points that Rome may expect, and what single markers add to them.

Everything is counted in Victory Points of Rome, so that markers, sieges and expeditions can be compared. All
figures are ours. Nothing here looks at hands.
"""

from __future__ import annotations

from math import exp
from typing import Final

from rubicon.games.kit.values import members
from rubicon.games.rome_vs_gaul.bots.tables import Tables, tables_of
from rubicon.games.rome_vs_gaul.rules import supply
from rubicon.games.rome_vs_gaul.rules.pack import (
    AQUITANIA,
    BELGICA,
    BRITANNIA,
    CAESAR,
    CELTICA,
    CUS,
    ELIMINATED,
    GAUL,
    GERMANIA,
    LEADERS,
    LEGIONS,
    PROVINCIA,
    ROME,
    SPACE_COUNT,
    SUBMITTED,
    TRIBES,
    TURNS,
)
from rubicon.games.rome_vs_gaul.rules.position import Position

#: What a Province counts for the margin of its region that a side does not control yet: the share of the
#: spaces needed, times this at the beginning of a turn, at its end, and for later turns.
_UNFINISHED_EARLY: Final = 0.7
_UNFINISHED_LATE: Final = 0.04
_UNFINISHED_LATER: Final = 0.65
#: Of that, what counts while a Fortified Town or City of the other side bars the control.
_BARRED: Final = 0.5
#: What a marker above those needed adds, at the beginning of a turn and for later ones, and how many count.
_SURPLUS: Final = 0.12
_MAX_SURPLUS: Final = 2
#: How sharply the margin of Provinces decides about dominance: at the beginning of a turn, at its end, and in
#: later turns.
_SHARP_EARLY: Final = 0.75
_SHARP_LATE: Final = 5.0
_SHARP_LATER: Final = 0.5
#: The share of today's margin that is left after a turn.
_LASTING: Final = 0.75
#: The margin at which dominance is even: Rome needs more Provinces than Gaul (16.4.2).
_EVEN: Final = 0.5
#: Cards of both sides in a turn.
_CARDS: Final = 16
#: Phases with smaller numbers come before the cards are dealt.
_FIRST_PHASE_WITH_CARDS: Final = 10
#: By the Roman markers of a region: the chance that Rome is present there at the end of the turn.
_PRESENT: Final = [0.0, 0.75, 0.92, 0.98, 1.0]
#: The chance to get the first marker of a region, at the beginning of a turn.
_WILL_COME: Final = 0.6
#: What the automatic defeat costs (19.1.1), in Victory Points.
_DEFEAT: Final = -7.0
#: What a Governance point is worth in any case: it may be the one that is missing.
_POINT: Final = 0.15
#: The part of the presence in a region that the way into it is worth.
_BRIDGE: Final = 0.4
#: What a marker is worth even where it changes nothing yet.
_ANY_MARKER: Final = 0.012
#: Victory Points that Rome may still expect from Germania, Britannia and the Pass, by turns left.
_REGION_TO_COME: Final = [0.0, 0.5, 0.9, 1.15, 1.3, 1.4, 1.5]
_PASS_TO_COME: Final = [0.0, 0.2, 0.5, 0.65, 0.75, 0.8, 0.85]
#: By turns left: what can be had later as well counts less now.
URGENCY: Final = [1.0, 1.0, 1.0, 0.9, 0.75, 0.55, 0.4]
#: Steps of Legions and of Tribes on the map, by turns left; a Tribe that waits to rise again.
LEGION_STEP: Final = [0.0, 0.06, 0.13, 0.18, 0.21, 0.23, 0.24]
TRIBE_STEP: Final = [0.0, 0.02, 0.04, 0.05, 0.06, 0.07, 0.08]
_WAITING_TRIBE: Final = 0.05
_COUNCIL_IM: Final = 0.03


def chance(x: float) -> float:
    """From 0 to 1: the logistic function."""
    if x > 30.0:
        return 1.0
    if x < -30.0:
        return 0.0
    return 1.0 / (1.0 + exp(-x))


class BoardValue:
    """What every marker means in one position; made once for each decision."""

    __slots__ = (
        "bridges",
        "clear_gains",
        "early",
        "gallic",
        "held",
        "later",
        "later_margin",
        "later_share",
        "left",
        "margin",
        "points",
        "presence",
        "present_worth",
        "pressed",
        "provincia_worth",
        "roman",
        "share",
        "sharp",
        "slope",
        "supplied",
        "tables",
        "threat",
        "together",
        "tribe_worths",
        "unfinished",
        "walls",
    )

    def __init__(self, s: Position) -> None:
        pack = s.pack
        self.tables: Tables = tables_of(pack)
        self.roman: int = s.markers(ROME)
        self.gallic: int = s.markers(GAUL)
        #: Towns and Cities of Gaul, which bar Roman control (8.2.2).
        self.walls: int = s.towns | pack.city_spaces & ~s.roman_cities
        #: Turns that are not scored yet, this one included.
        self.left: int = TURNS - len(s.governance)
        cards = s.hand[ROME].bit_count() + s.hand[GAUL].bit_count()
        #: From 1 (no card of the turn was played) to 0.
        self.early: float = min(1.0, cards / _CARDS) if s.phase.number >= _FIRST_PHASE_WITH_CARDS else 1.0
        self.unfinished: float = _UNFINISHED_LATE + (_UNFINISHED_EARLY - _UNFINISHED_LATE) * self.early
        late = 1.0 - self.early
        self.sharp: float = _SHARP_EARLY + (_SHARP_LATE - _SHARP_EARLY) * late * late
        #: By Province, from -1 (Gallic) to 1 (Roman) and a little beyond: whose it is.
        self.share: list[float] = [0.0] * len(pack.spaces_of)
        self.later_share: list[float] = [0.0] * len(pack.spaces_of)
        #: By region: the margin of Provinces for Rome, in this turn and in later ones.
        self.margin: list[float] = [0.0] * len(pack.region_spaces)
        self.later_margin: list[float] = [0.0] * len(pack.region_spaces)
        for province in members(pack.controllable):
            now, later = province_shares(s, self, province, self.roman, self.gallic, self.walls)
            self.share[province] = now
            self.later_share[province] = later
            self.margin[pack.region_of[province]] += now
            self.later_margin[pack.region_of[province]] += later
        #: The weight of later turns.
        self.later: float = 0.0
        weight = _LASTING
        for _ in range(self.left - 1):
            self.later += weight
            weight *= _LASTING
        self._governance(s)
        #: By space: what a Roman marker or army there is worth as the way into a region without presence.
        self.bridges: dict[int, float] = {}
        self._find_bridges(s)
        #: The spaces in which a Roman stack would be in supply; filled where it is needed.
        self.supplied: int = -1
        #: By space: the Gallic strength that could attack it next, and the strongest Roman stack that could
        #: come; filled where they are needed.
        self.threat: list[int] = []
        self.pressed: list[int] = []
        #: What was computed before: by space, what it is worth to remove the marker there; by Tribe, what its
        #: elimination is worth.
        self.clear_gains: dict[int, float] = {}
        self.tribe_worths: dict[int, float] = {}
        #: By space: what a marker there is worth together with others that can be placed now
        #: (`marker_sets`); filled where it is needed.
        self.together: dict[int, float] = {}

    # ------------------------------------------------------------------ 16.4 what Governance is worth

    def _governance(self, s: Position) -> None:
        """The expected Victory Points of this turn, and what dominance, presence and Provincia add."""
        pack = s.pack
        dominance = [chance(self.sharp * (self.margin[region] - _EVEN)) for region in (CELTICA, BELGICA)]
        self.presence: list[float] = [
            self._present(region, pack.region_spaces[region]) for region in (CELTICA, BELGICA, AQUITANIA)
        ]
        #: By Province of Provincia: the chance to hold it.
        self.held: list[float] = [0.0] * len(pack.spaces_of)
        home = members(pack.provinces_of[PROVINCIA])
        for province in home:
            self.held[province] = self._holds(self.share[province])
        worth = _points_worth(s)
        # The points without dominance of Celtica and Belgica: 0 or 2 for each, Aquitania, less incursions.
        rest = [0.0] * 7  # -5 to 1
        for combination in range(16):
            probability = 1.0
            points = 0
            for at in range(3):
                held = self.held[home[at]]
                if combination >> at & 1:
                    probability *= 1.0 - held
                    points += pack.not_controlled[home[at]]
                else:
                    probability *= held
            if combination & 8:
                probability *= self.presence[AQUITANIA]
                points += pack.presence[AQUITANIA]
            else:
                probability *= 1.0 - self.presence[AQUITANIA]
            rest[points + 5] += probability
        celtica = _three(dominance[0], self.presence[CELTICA])
        belgica = _three(dominance[1], self.presence[BELGICA])
        values = [
            [pack.dominance[CELTICA], pack.presence[CELTICA], 0],
            [pack.dominance[BELGICA], pack.presence[BELGICA], 0],
        ]
        table = [[0.0] * 3 for _ in range(3)]
        spread = [0.0] * 7  # by rest: the mean worth
        self.points: float = 0.0
        for c in range(3):
            for b in range(3):
                total = 0.0
                for at in range(7):
                    value = worth[values[0][c] + values[1][b] + at]
                    total += rest[at] * value
                    spread[at] += celtica[c] * belgica[b] * value
                table[c][b] = total
                self.points += celtica[c] * belgica[b] * total
        #: What dominance is worth more than what else there would be; what presence is worth more than none.
        self.slope: list[float] = [0.0, 0.0]
        self.present_worth: list[float] = [0.0, 0.0, 0.0]
        for other in range(3):
            none = table[2][other]
            some = self.presence[CELTICA] * table[1][other] + (1.0 - self.presence[CELTICA]) * none
            self.slope[0] += belgica[other] * (table[0][other] - some)
            self.present_worth[CELTICA] += belgica[other] * (1.0 - dominance[0]) * (table[1][other] - none)
            none = table[other][2]
            some = self.presence[BELGICA] * table[other][1] + (1.0 - self.presence[BELGICA]) * none
            self.slope[1] += celtica[other] * (table[other][0] - some)
            self.present_worth[BELGICA] += celtica[other] * (1.0 - dominance[1]) * (table[other][1] - none)
        one = pack.presence[AQUITANIA]
        mean = [0.0] * 4  # the loss of 0, 1, 3 and the gain of 1 point, about the mean rest
        for at in range(7):
            mean[0] += rest[at] * spread[at]
            mean[1] += rest[at] * spread[max(at - 1, 0)]
            mean[2] += rest[at] * spread[max(at - 3, 0)]
            mean[3] += rest[at] * spread[min(at + 1, 6)]
        if self.presence[AQUITANIA] > 0.5:
            self.present_worth[AQUITANIA] = one * (mean[0] - mean[1])
        else:
            self.present_worth[AQUITANIA] = one * (mean[3] - mean[0])
        #: What control of a Province of Provincia is worth: one point, or three for Narbonensis.
        self.provincia_worth: list[float] = [mean[0] - mean[1] + _POINT, mean[0] - mean[2] + 3 * _POINT]

    def _present(self, region: int, spaces: int) -> float:
        count = (self.roman & spaces).bit_count()
        sure = _PRESENT[min(count, 4)]
        if count == 0:
            return _WILL_COME * self.early
        return sure + (1.0 - sure) * (1.0 - self.early)

    def _holds(self, share: float) -> float:
        """The chance to hold a Province of Provincia at the end of the turn."""
        if share >= 1.0:
            return min(1.0, 0.96 + 0.3 * (share - 1.0) + 0.04 * (1.0 - self.early))
        return max(0.0, share) * self.early * 0.8

    def _find_bridges(self, s: Position) -> None:
        """8.3.1: Rome places markers next to markers or with CUs, so the way into a region counts as well."""
        pack = s.pack
        for region in (CELTICA, BELGICA, AQUITANIA):
            spaces = pack.region_spaces[region]
            if self.roman & spaces:
                continue
            worth = _BRIDGE * (self.present_worth[region] + _POINT)
            for space in members(spaces & ~self.gallic & ~s.devastated):
                self.bridges[space] = worth
                for near in pack.near[space]:
                    if not spaces >> near & 1:
                        self.bridges[near] = max(worth, self.bridges.get(near, 0.0))

    def change(self, s: Position, province: int, share: float, later: float) -> float:
        """What it adds to Rome's Victory Points if a Province has other shares, in this turn and later."""
        pack = s.pack
        region = pack.region_of[province]
        delta = later - self.later_share[province]
        if region == PROVINCIA:
            which = 1 if province == pack.narbonensis else 0
            worth = self.provincia_worth[which] + 0.15 * self.later * (1 + which)
            return worth * (self._holds(share) - self.held[province]) + 0.02 * delta
        if region == AQUITANIA:
            return 0.02 * delta
        return self.moved(region, share - self.share[province], delta)

    def moved(self, region: int, shift: float, later_shift: float) -> float:
        """What it adds to Rome's Victory Points if the margin of Celtica or Belgica changes by this, in this
        turn and in later ones."""
        margin = self.later_margin[region]
        then = chance(_SHARP_LATER * (margin + later_shift - _EVEN)) - chance(_SHARP_LATER * (margin - _EVEN))
        margin = self.margin[region]
        now = chance(self.sharp * (margin + shift - _EVEN)) - chance(self.sharp * (margin - _EVEN))
        return self.slope[region] * now + self.later * then

    # ------------------------------------------------------------------ armies

    def look_at_supply(self, s: Position) -> None:
        """Fill `supplied`."""
        if self.supplied < 0:
            self.supplied = supplied_spaces(s)

    def look_at_gauls(self, s: Position) -> None:
        """Fill `threat`: the strength of the Gauls within a march of each space, two units of a stack."""
        if self.threat:
            return
        self.threat = [0] * SPACE_COUNT
        for space in members(s.spaces_with(s.on_map(CUS[GAUL] & ~s.inside))):
            stack = s.cus_at(GAUL, space)
            led = stack & LEADERS
            strengths = sorted([s.strength_of(piece) for piece in members(stack)], reverse=True)
            strength = sum(strengths[: 5 if led else 2])
            for goal in self.tables.within[space]:
                self.threat[goal] += strength

    def look_at_romans(self, s: Position) -> None:
        """Fill `pressed`: the strength of the strongest Roman stack within a march of each space."""
        if self.pressed:
            return
        pack = s.pack
        self.pressed = [0] * SPACE_COUNT
        for space in members(s.spaces_with(s.on_map(CUS[ROME]))):
            strength = s.combat_strength(s.cus_at(ROME, space))
            mp = 3
            for leader in members(s.here[space] & LEADERS):
                mp = max(mp, pack.allowance[leader])
            ways = self.tables.ways[space]
            for goal in range(SPACE_COUNT):
                if ways[goal] <= mp and strength > self.pressed[goal]:
                    self.pressed[goal] = strength


def _three(dominance: float, presence: float) -> list[float]:
    """The chances of dominance, of presence only, of neither."""
    return [dominance, (1.0 - dominance) * presence, (1.0 - dominance) * (1.0 - presence)]


def _points_worth(s: Position) -> list[float]:
    """By Governance points, from -5 to 10: the Victory Points, or what the defeat costs."""
    pack = s.pack
    found: list[float] = []
    for points in range(-5, 11):
        if points <= pack.gallic_win_at_most:
            found.append(_DEFEAT)
        else:
            found.append(float(pack.governance_vp[points]))
    return found


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


def province_shares(
    s: Position, o: BoardValue, province: int, roman: int, gallic: int, walls: int
) -> tuple[float, float]:
    """From -1 (Gallic) to 1 (Roman), and a little beyond: whose a Province is with these control markers and
    these Gallic Towns and Cities (sets of spaces). First as it counts in this turn, then as in later ones."""
    pack = s.pack
    spaces = pack.spaces_of[province]
    required = pack.required[province]
    now = later = 0.0
    count = (roman & spaces).bit_count()
    barred = bool(spaces & walls)
    if count >= required and not barred:
        surplus = _SURPLUS * min(count - required, _MAX_SURPLUS)
        now = 1.0 + o.early * surplus
        later = 1.0 + surplus
    elif count:
        share = min(count, required) / required
        if barred:
            share *= _BARRED
        now = o.unfinished * share
        later = _UNFINISHED_LATER * share
    count = (gallic & spaces).bit_count()
    barred = bool(spaces & roman & pack.city_spaces)
    if count >= required and not barred:
        surplus = _SURPLUS * min(count - required, _MAX_SURPLUS)
        now -= 1.0 + o.early * surplus
        later -= 1.0 + surplus
    elif count:
        share = min(count, required) / required
        if barred:
            share *= _BARRED
        now -= o.unfinished * share
        later -= _UNFINISHED_LATER * share
    return now, later


def marker_gain(s: Position, o: BoardValue, side: int, space: int, place: bool, remove: bool) -> float:
    """What it is worth to a side to place an own IM in a space, to remove the enemy's, or both."""
    bit = 1 << space
    roman, gallic = o.roman, o.gallic
    if side == ROME:
        if remove:
            gallic &= ~bit
        if place:
            roman |= bit
    else:
        if remove:
            roman &= ~bit
        if place:
            gallic |= bit
    return markers_gain(s, o, side, space, roman, gallic, o.walls)


def place_gain(s: Position, o: BoardValue, side: int, space: int) -> float:
    """What it is worth to a side to place an own IM in a space, as a way to others too."""
    gain = marker_gain(s, o, side, space, True, False)
    if side == ROME and o.bridges:
        region = s.pack.region_at[space]
        if not o.roman & s.pack.region_spaces[region] and region in (CELTICA, BELGICA, AQUITANIA):
            return gain  # there already
        gain += o.bridges.get(space, 0.0)
    return gain


def clear_gain(s: Position, o: BoardValue, side: int, space: int) -> float:
    """What it is worth to a side to remove the enemy IM in a space; computed once for each space."""
    found = o.clear_gains.get(space)
    if found is None:
        found = o.clear_gains[space] = marker_gain(s, o, side, space, False, True)
    return found


def town_gain(s: Position, o: BoardValue, space: int) -> float:
    """What it is worth to Rome that the Fortified Town in a space is gone."""
    bit = 1 << space
    return markers_gain(s, o, ROME, space, o.roman, o.gallic & ~bit, o.walls & ~bit)


def new_town_gain(s: Position, o: BoardValue, space: int) -> float:
    """What a new Fortified Town in a space is worth to Gaul, as a marker."""
    bit = 1 << space
    return markers_gain(s, o, GAUL, space, o.roman & ~bit, o.gallic | bit, o.walls | bit)


def markers_gain(
    s: Position, o: BoardValue, side: int, space: int, roman: int, gallic: int, walls: int
) -> float:
    """What it is worth to a side if the control markers of the Province around a space change to these."""
    pack = s.pack
    province = pack.province_of[space]
    gain = 0.0
    if pack.controllable >> province & 1:
        now, later = province_shares(s, o, province, roman, gallic, walls)
        gain = o.change(s, province, now, later)
    gain += presence_gain(s, o, roman)
    return gain + _ANY_MARKER if side == ROME else _ANY_MARKER - gain


def presence_gain(s: Position, o: BoardValue, roman: int) -> float:
    """What Rome's presence in the regions of Gaul is worth more with these markers."""
    gain = 0.0
    if roman == o.roman:
        return gain
    for region in (CELTICA, BELGICA, AQUITANIA):
        here = s.pack.region_spaces[region]
        before, after = (o.roman & here).bit_count(), (roman & here).bit_count()
        if before != after:
            more = _PRESENT[min(after, 4)] - _PRESENT[min(before, 4)]
            gain += (o.present_worth[region] + _POINT) * more
    return gain


# ------------------------------------------------------------------ the whole position


def expected_points(s: Position, o: BoardValue) -> float:
    """The Victory Points that Rome may expect at the end of the game."""
    pack = s.pack
    total = float(pack.vp_pass * s.pass_opened)
    total += pack.vp_germania * s.germania_won + pack.vp_britannia * s.britannia_won
    eliminated = s.in_box(TRIBES, ELIMINATED).bit_count()
    for points in s.governance:
        total += pack.governance_vp[points] if points >= 0 else 0
    if not o.left:
        return total + eliminated // pack.tribes_per_vp
    total += eliminated / pack.tribes_per_vp
    total += o.points
    for region in (CELTICA, BELGICA):
        total += o.later * chance(_SHARP_LATER * (o.later_margin[region] - _EVEN))
        total += (o.left - 1 - o.later) * (0.55 if region == CELTICA else 0.3)
    for province in members(pack.provinces_of[PROVINCIA]):
        weight = 0.3 if province == pack.narbonensis else 0.15
        total -= weight * o.later * (1.0 - o.held[province])
    if not s.pass_opened:
        total += _PASS_TO_COME[o.left]
    total += _to_come(s, o, GERMANIA, s.germania_won) + _to_come(s, o, BRITANNIA, s.britannia_won)
    total += LEGION_STEP[o.left] * s.steps_of(s.on_map(LEGIONS))
    total -= TRIBE_STEP[o.left] * s.steps_of(s.on_map(TRIBES))
    total -= _WAITING_TRIBE * s.in_box(TRIBES, SUBMITTED).bit_count()
    return total - _COUNCIL_IM * s.council_im


def _to_come(s: Position, o: BoardValue, region: int, won: int) -> float:
    """The Victory Points that Rome may expect from Germania or Britannia: more on the way there."""
    if won:
        return 0.0
    pack = s.pack
    expected = _REGION_TO_COME[o.left]
    markers = s.gallic_im & pack.region_spaces[region]
    if markers & (markers - 1) == 0:
        expected = max(expected, 1.2)
    caesar = s.where[CAESAR]
    if caesar < SPACE_COUNT and markers:
        strength = s.combat_strength(s.cus_at(ROME, caesar))
        ways = o.tables.ways[caesar]
        near = min([ways[space] for space in members(markers)])
        if strength >= 8 and near <= 8:
            expected += (2.0 - expected) * (9 - near) / 12
    return expected


def win_chance(s: Position, side: int) -> float:
    """The chance of a side to win from here."""
    if s.winner >= 0:
        return 1.0 if s.winner == side else 0.0
    o = BoardValue(s)
    edge = (expected_points(s, o) - s.pack.vp_to_win + 0.5) / (0.45 + 0.3 * o.left)
    roman = chance(edge)
    return roman if side == ROME else 1.0 - roman


def nearest_enemy(s: Position, side: int, space: int) -> int:
    """Whether enemy CUs stand in the space (0), next to it (1) or farther away (2)."""
    if s.enemy_cus_at(side, space):
        return 0
    for goal in s.pack.near[space]:
        if s.enemy_cus_at(side, goal):
            return 1
    return 2
