"""The position: plain integers and short lists, so that a copy costs next to nothing.

Sets of pieces, of spaces and of cards are integers with a bit for each. The sets of spaces that the rules
ask for most are kept in two halves (`kit/values.py`). The rules live in the modules named after the chapters
of the rulebook; this one only knows where pieces stand, how strong they are and whose markers lie where.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rubicon.core.mypyc_shim import mypyc_attr
from rubicon.games.kit.values import HALF_BITS, Halves, contains, has_at_least, join, members, replaced
from rubicon.games.rome_vs_gaul.rules.pack import (
    BELGICA,
    CARD_COUNT,
    CELTICA,
    CUS,
    ELIMINATED,
    FIRST_TRIBE,
    GALLIC_CUS,
    GAUL,
    GERMANI,
    HIRED,
    HOLDING,
    MILITIA,
    PIECE_COUNT,
    PIECES,
    PLACE_COUNT,
    PROVINCE_COUNT,
    ROMAN_CUS,
    ROME,
    SPACE_COUNT,
    TRIBE_COUNT,
    TWO_STEPS,
)
from rubicon.games.rome_vs_gaul.rules.position_fields import Fields

#: Two bits a space, for Siege Points.
_POINTS: Final = 3


@mypyc_attr(acyclic=True)
class Position(Fields):
    """Everything that is true at one moment. `GaulState` adds the rules to it.

    `where` and `here` are lent to copies until a piece moves; every other list is replaced, never changed in
    place.
    """

    __slots__ = ()

    def load(self, saved: Mapping[str, Any]) -> None:
        super().load(saved)
        self.derive()

    def derive(self) -> None:
        """Compute the fields that follow from others."""
        self.unshare()
        self.here = [0] * PLACE_COUNT
        self.away = self.roman_at = self.gallic_at = 0
        for piece, at in enumerate(self.where):
            self.here[at] |= 1 << piece
            if at < SPACE_COUNT:
                if ROMAN_CUS >> piece & 1:
                    self.roman_at |= 1 << at
                elif GALLIC_CUS >> piece & 1:
                    self.gallic_at |= 1 << at
            else:
                self.away |= 1 << piece
        self.towns = 0
        for space in self.town_of:
            if space >= 0:
                self.towns |= 1 << space

    def note(self, word: str, *facts: Any) -> None:
        """Write an event to the log. Callers on a hot path ask first whether there is a log."""
        if self.log is not None:
            self.log.append((word, *facts))

    # ------------------------------------------------------------------ pieces

    def put(self, piece: int, place: int) -> None:
        """A piece goes to a space or box. It is then outside; sieges are the caller's concern."""
        self.unshare()
        old = self.where[piece]
        bit = 1 << piece
        here = self.here
        here[old] &= ~bit
        here[place] |= bit
        self.where[piece] = place
        self.inside &= ~bit
        if place < SPACE_COUNT:
            self.away &= ~bit
        else:
            self.away |= bit
        if bit & ROMAN_CUS:
            self.roman_at_whole = -1
            if not here[old] & ROMAN_CUS:
                if old < HALF_BITS:
                    self.roman_at_low &= ~(1 << old)
                elif old < SPACE_COUNT:
                    self.roman_at_high &= ~(1 << old - HALF_BITS)
            if place < HALF_BITS:
                self.roman_at_low |= 1 << place
            elif place < SPACE_COUNT:
                self.roman_at_high |= 1 << place - HALF_BITS
        elif bit & GALLIC_CUS:
            self.gallic_at_whole = -1
            if not here[old] & GALLIC_CUS:
                if old < HALF_BITS:
                    self.gallic_at_low &= ~(1 << old)
                elif old < SPACE_COUNT:
                    self.gallic_at_high &= ~(1 << old - HALF_BITS)
            if place < HALF_BITS:
                self.gallic_at_low |= 1 << place
            elif place < SPACE_COUNT:
                self.gallic_at_high |= 1 << place - HALF_BITS

    def put_all(self, pieces: int, place: int) -> None:
        """Several pieces go to a space or box."""
        while pieces:
            piece = pieces & -pieces
            self.put(piece.bit_length() - 1, place)
            pieces ^= piece

    def on_map(self, pieces: int) -> int:
        """Those of the pieces that stand in a space."""
        return pieces & ~self.away

    def in_box(self, pieces: int, box: int) -> int:
        """Those of the pieces that are in a box, or in a space."""
        return pieces & self.here[box]

    def cus_at(self, side: int, space: int) -> int:
        """The CUs of a side in a space that are not inside a besieged Town or City."""
        return self.here[space] & CUS[side] & ~self.inside

    def stack_at(self, side: int, space: int) -> int:
        """10.1: the CUs and Leaders of a side in a space, any number of them. Those inside a besieged
        Town or City are not among them."""
        return self.here[space] & PIECES[side] & ~self.inside

    def inside_at(self, space: int) -> int:
        """All pieces inside the besieged Town or City of a space. They are of one side."""
        return self.here[space] & self.inside

    def enemy_cus_at(self, side: int, space: int) -> int:
        """CUs that are enemies of a side and not inside: those of the other side, and the Germani (17.4)."""
        return self.here[space] & (CUS[1 - side] | 1 << GERMANI) & ~self.inside

    def spaces_with(self, pieces: int) -> int:
        """The spaces in which some of these pieces stand."""
        low, high = self.spaces_with_halves(pieces)
        return join(low, high)

    def spaces_with_halves(self, pieces: int) -> Halves:
        low = high = 0
        where = self.where
        while pieces:
            piece = pieces & -pieces
            pieces ^= piece
            space = where[piece.bit_length() - 1]
            if space < HALF_BITS:
                low |= 1 << space
            elif space < SPACE_COUNT:
                high |= 1 << space - HALF_BITS
        return low, high

    def armies(self, side: int) -> int:
        """The spaces with CUs of a side that are not inside a besieged Town or City."""
        low, high = self.army_halves(side)
        return join(low, high)

    def army_halves(self, side: int) -> Halves:
        if side == ROME:
            low, high, inside = self.roman_at_low, self.roman_at_high, self.inside & ROMAN_CUS
        else:
            low, high, inside = self.gallic_at_low, self.gallic_at_high, self.inside & GALLIC_CUS
        rest = inside
        while rest:
            piece = rest & -rest
            rest ^= piece
            space = self.where[piece.bit_length() - 1]
            if not self.here[space] & CUS[side] & ~inside:
                if space < HALF_BITS:
                    low &= ~(1 << space)
                else:
                    high &= ~(1 << space - HALF_BITS)
        return low, high

    def enemy_armies(self, side: int) -> int:
        """The spaces with CUs that are enemies of a side and not inside; the Germani are everybody's."""
        low, high = self.enemy_army_halves(side)
        return join(low, high)

    def enemy_army_halves(self, side: int) -> Halves:
        low, high = self.army_halves(1 - side)
        at = self.where[GERMANI]
        if at < HALF_BITS:
            low |= 1 << at
        elif at < SPACE_COUNT:
            high |= 1 << at - HALF_BITS
        return low, high

    # ------------------------------------------------------------------ strength

    def strength_of(self, piece: int) -> int:
        """The Combat Strength of a CU. That of the Militia is looked up whenever it is needed (17.6.3)."""
        if piece == MILITIA:
            region = BELGICA if self.militia_belgic else CELTICA
            return (self.controlled(GAUL) & self.pack.provinces_of[region]).bit_count()
        if self.reduced >> piece & 1:
            return self.pack.reduced_strength[piece]
        return self.pack.strength[piece]

    def combat_strength(self, pieces: int) -> int:
        """2.3.1: the sum of the Combat Strengths of CUs; Roman Leaders have none."""
        total = 0
        while pieces:
            piece = pieces & -pieces
            total += self.strength_of(piece.bit_length() - 1)
            pieces ^= piece
        return total

    def rating_of(self, piece: int) -> int:
        """9.4: the Battle Rating of a Leader, or of the intrinsic Leader of a CU."""
        if self.reduced >> piece & 1:
            return self.pack.reduced_rating[piece]
        return self.pack.rating[piece]

    def steps_of(self, pieces: int) -> int:
        """The steps of CUs. A Gallic Leader is one step (9.5.2a); Roman Leaders are none."""
        cus = pieces & (CUS[ROME] | CUS[GAUL] | 1 << GERMANI)
        if not cus:
            return 0
        return cus.bit_count() + (cus & TWO_STEPS & ~self.reduced).bit_count()

    # ------------------------------------------------------------------ 8 control

    def markers(self, side: int) -> int:
        """2.3.4, 8.1, 8.2.1: the spaces that a side controls, by a control marker of any kind."""
        low, high = self.marker_halves(side)
        return join(low, high)

    def marker_halves(self, side: int) -> Halves:
        if side == ROME:
            return self.roman_im_low | self.roman_cities_low, self.roman_im_high | self.roman_cities_high
        low, high = self.gallic_wall_halves()
        return low | self.gallic_im_low, high | self.gallic_im_high

    def gallic_wall_halves(self) -> Halves:
        """The Fortified Towns, Strongholds and Gallic Walled Cities, as halves."""
        pack = self.pack
        return (
            self.towns_low | self.strongholds_low | (pack.cities_low & ~self.roman_cities_low),
            self.towns_high | self.strongholds_high | (pack.cities_high & ~self.roman_cities_high),
        )

    def has_marker(self, side: int, space: int) -> bool:
        """8.2.1: whether a side controls a space."""
        low, high = self.marker_halves(side)
        return contains(low, high, space)

    def influence(self, side: int) -> int:
        """The spaces with an IM of a side."""
        return self.roman_im if side == ROME else self.gallic_im

    def influence_halves(self, side: int) -> Halves:
        if side == ROME:
            return self.roman_im_low, self.roman_im_high
        return self.gallic_im_low, self.gallic_im_high

    def has_influence(self, side: int, space: int) -> bool:
        """Whether an IM of a side is in a space."""
        low, high = self.influence_halves(side)
        return contains(low, high, space)

    def controls(self, side: int, province: int) -> bool:
        """8.2.2: the majority of the spaces, and no Fortified Town or Walled City of the other side."""
        pack = self.pack
        if not pack.controllable >> province & 1:
            return False
        low, high = self.marker_halves(side)
        around_low = pack.provinces_low[province]
        around_high = pack.provinces_high[province]
        if not _are_enough(low & around_low, high & around_high, pack.required[province]):
            return False
        low, high = self._barring_halves(side)
        return not low & around_low and not high & around_high

    def _barring_halves(self, side: int) -> Halves:
        """8.2.2: the Fortified Towns and Walled Cities of the other side."""
        low, high = self.roman_cities_low, self.roman_cities_high
        if side == GAUL:
            return low, high
        pack = self.pack
        return self.towns_low | (pack.cities_low & ~low), self.towns_high | (pack.cities_high & ~high)

    def controlled(self, side: int) -> int:
        """The Provinces that a side controls, as a set: `controls`, for all of them at once."""
        pack = self.pack
        low, high = self.marker_halves(side)
        town_low, town_high = self._barring_halves(side)
        found = 0
        bit = 1
        for province in range(PROVINCE_COUNT):
            around_low = pack.provinces_low[province]
            around_high = pack.provinces_high[province]
            own = low & around_low
            other = high & around_high
            if (
                (own or other)
                and pack.controllable & bit
                and not around_low & town_low
                and not around_high & town_high
                and _are_enough(own, other, pack.required[province])
            ):
                found |= bit
            bit <<= 1
        return found

    def set_influence(self, side: int, space: int) -> None:
        """An IM of a side is placed, or replaces an enemy one."""
        self.remove_influence(space)
        if space < HALF_BITS:
            bit = 1 << space
            if side == ROME:
                self.roman_im_low |= bit
            else:
                self.gallic_im_low |= bit
        else:
            bit = 1 << space - HALF_BITS
            if side == ROME:
                self.roman_im_high |= bit
            else:
                self.gallic_im_high |= bit

    def clear_influence(self, spaces: int) -> None:
        """The IMs of both sides in these spaces are removed."""
        self.roman_im &= ~spaces
        self.gallic_im &= ~spaces

    def remove_influence(self, space: int) -> None:
        """The IM of either side in a space is removed."""
        self.roman_im_whole = self.gallic_im_whole = -1
        if space < HALF_BITS:
            bit = ~(1 << space)
            self.roman_im_low &= bit
            self.gallic_im_low &= bit
        else:
            bit = ~(1 << space - HALF_BITS)
            self.roman_im_high &= bit
            self.gallic_im_high &= bit

    def siege_points_at(self, space: int) -> int:
        return self.points >> 2 * space & _POINTS

    def set_siege_points(self, space: int, points: int) -> None:
        self.points = (self.points & ~(_POINTS << 2 * space)) | points << 2 * space

    def set_town(self, tribe: int, space: int) -> None:
        """The Fortified Town of a Tribe (a piece) is placed in a space, or removed with -1."""
        index = tribe - FIRST_TRIBE
        old = self.town_of[index]
        if old >= 0:
            self.towns &= ~(1 << old)
            self.upgraded &= ~(1 << old)
            self.set_siege_points(old, 0)
        if space >= 0:
            self.towns |= 1 << space
        self.town_of = replaced(self.town_of, index, space)

    def tribe_of_town(self, space: int) -> int:
        """The Tribe (a piece) whose Fortified Town is in a space, or -1."""
        for index in range(TRIBE_COUNT):
            if self.town_of[index] == space:
                return FIRST_TRIBE + index
        return -1

    def is_besieged(self, space: int) -> bool:
        """14.5.1: an enemy Army is in the space of a Town or City. Outside the Strategy Phase nobody asks."""
        if contains(self.roman_cities_low, self.roman_cities_high, space):
            return self.cus_at(GAUL, space) != 0
        if self.cus_at(ROME, space):
            return self.has_gallic_walls(space)
        return False

    def has_gallic_walls(self, space: int) -> bool:
        """Whether a Fortified Town or a Gallic Walled City is in a space."""
        pack = self.pack
        return contains(
            self.towns_low | (pack.cities_low & ~self.roman_cities_low),
            self.towns_high | (pack.cities_high & ~self.roman_cities_high),
            space,
        )

    def has_supremacy(self, side: int, zone: int) -> bool:
        """17.2.2: Rome, if it controls more Ports of the sea zone; else Gaul. A card may say otherwise."""
        pack = self.pack
        if zone == len(pack.ports) - 1:
            return side == ROME  # Sinus Gallicus
        given = self.supremacy[zone]
        if given >= 0:
            return side == given
        ports = pack.ports[zone]
        roman = (self.markers(ROME) & ports).bit_count() > (self.markers(GAUL) & ports).bit_count()
        return roman == (side == ROME)

    # ------------------------------------------------------------------ invariants

    def check(self) -> None:
        """Every piece in exactly one place, every card in one zone, markers that may lie together."""
        pack = self.pack
        here = [0] * PLACE_COUNT
        for piece, at in enumerate(self.where):
            assert 0 <= at < len(pack.places), f"{pack.pieces[piece]} is nowhere"
            here[at] |= 1 << piece
            if at < SPACE_COUNT:
                assert not pack.closed >> at & 1 or piece == GERMANI, f"{pack.pieces[piece]} is in Germania"
        assert here == self.here, "`here` does not follow from `where`"
        for piece, at in enumerate(self.where):
            assert (at >= SPACE_COUNT) == bool(self.away >> piece & 1), "`away` does not follow from `where`"
        for cus, spaces in ((ROMAN_CUS, self.roman_at), (GALLIC_CUS, self.gallic_at)):
            assert spaces == self.spaces_with(cus), "the spaces with CUs do not follow from `where`"
        for whole, low, high in (
            (self.roman_at, self.roman_at_low, self.roman_at_high),
            (self.gallic_at, self.gallic_at_low, self.gallic_at_high),
            (self.roman_im, self.roman_im_low, self.roman_im_high),
            (self.gallic_im, self.gallic_im_low, self.gallic_im_high),
        ):
            assert whole == join(low, high), "a set of spaces is not the sum of its halves"
        assert not self.reduced & ~TWO_STEPS, "a piece of one step is reduced"
        towns = 0
        for index, space in enumerate(self.town_of):
            tribe = FIRST_TRIBE + index
            on_map = self.where[tribe] < SPACE_COUNT
            assert on_map == (space >= 0), (
                f"{pack.pieces[tribe]} and its Fortified Town are not linked (11.2.4)"
            )
            if space >= 0:
                assert not towns >> space & 1, f"two Fortified Towns in {pack.spaces[space]}"
                assert pack.home_spaces[index] >> space & 1, f"{pack.pieces[tribe]} has its Town abroad"
                towns |= 1 << space
        assert towns == self.towns, "`towns` does not follow from `town_of`"
        assert not self.upgraded & ~towns, "an upgraded Town that is not there"
        kinds = (self.roman_im, self.gallic_im, self.strongholds, towns, pack.city_spaces)
        seen = 0
        for kind in kinds:
            assert not seen & kind, f"two control markers in {pack.spaces[members(seen & kind)[0]]}"
            seen |= kind
        assert not seen & pack.closed, "a marker in a Stronghold of Germania"
        assert not self.strongholds & ~pack.stronghold_spaces, "a Stronghold marker out of its space"
        assert not self.devastated & (self.roman_im | self.gallic_im), "an IM in a devastated space"
        for piece in members(self.inside):
            assert self.where[piece] < SPACE_COUNT, f"{pack.pieces[piece]} is inside, but not on the map"
        zones = [self.deck, self.discards, *self.hand]
        assert sum(zones) == (1 << CARD_COUNT) - 1, "a card is in two zones, or in none"
        joined = 0
        for zone in zones:
            joined |= zone
        assert joined == (1 << CARD_COUNT) - 1, "a card is in two zones, or in none"
        assert 0 <= self.council_im <= MAX_COUNCIL_IM, "too many markers in the Gallic Council Box"


def _are_enough(low: int, high: int, required: int) -> bool:
    """Whether the set with these halves has as many spaces as required. Most Provinces lie in one half."""
    if low and high:
        return low.bit_count() + high.bit_count() >= required
    return has_at_least(low | high, required)


#: 18.1: what the Gallic Council Box holds at most.
MAX_COUNCIL_IM: Final = 6
MAX_COUNCIL_TRIBES: Final = 2
#: Pieces that go to the Eliminated Box; hired ones go back to their Holding Box.
PERMANENT: Final[int] = ((1 << PIECE_COUNT) - 1) & ~HIRED & ~(1 << GERMANI)


def box_of_the_lost(piece: int) -> int:
    """Where a piece goes that is eliminated: the Eliminated Box, or its Holding Box (13.3.2, 17.4.3)."""
    return ELIMINATED if PERMANENT >> piece & 1 else HOLDING
