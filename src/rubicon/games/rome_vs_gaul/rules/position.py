"""The position: plain integers and short lists, so that a copy costs next to nothing.

Sets of pieces, of spaces and of cards are integers with a bit for each. The rules live in the modules named
after the chapters of the rulebook; this one only knows where pieces stand, how strong they are and whose
markers lie where.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rubicon.core.mypyc_shim import mypyc_attr
from rubicon.games.kit.values import members, replaced
from rubicon.games.rome_vs_gaul.rules.pack import (
    BELGICA,
    CARD_COUNT,
    CELTICA,
    COUNCIL,
    CUS,
    DRAWN,
    ELIMINATED,
    FIRST_TRIBE,
    GALLIC_CUS,
    GAUL,
    GERMANI,
    HIRED,
    HOLDING,
    IN_ROME,
    KEPT,
    MILITIA,
    PIECE_COUNT,
    PIECES,
    PLACE_COUNT,
    POOL,
    ROMAN_CUS,
    ROME,
    SPACE_COUNT,
    SUBMITTED,
    TRIBE_COUNT,
    TURN_TRACK,
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
        self.roman_at = self.gallic_at = 0
        for piece, at in enumerate(self.where):
            self.here[at] |= 1 << piece
            if at < SPACE_COUNT:
                if ROMAN_CUS >> piece & 1:
                    self.roman_at |= 1 << at
                elif GALLIC_CUS >> piece & 1:
                    self.gallic_at |= 1 << at
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
        if bit & ROMAN_CUS:
            if old < SPACE_COUNT and not here[old] & ROMAN_CUS:
                self.roman_at &= ~(1 << old)
            if place < SPACE_COUNT:
                self.roman_at |= 1 << place
        elif bit & GALLIC_CUS:
            if old < SPACE_COUNT and not here[old] & GALLIC_CUS:
                self.gallic_at &= ~(1 << old)
            if place < SPACE_COUNT:
                self.gallic_at |= 1 << place

    def put_all(self, pieces: int, place: int) -> None:
        """Several pieces go to a space or box."""
        for piece in members(pieces):
            self.put(piece, place)

    def on_map(self, pieces: int) -> int:
        """Those of the pieces that stand in a space."""
        here = self.here
        off = here[POOL] | here[DRAWN] | here[COUNCIL] | here[SUBMITTED] | here[ELIMINATED]
        return pieces & ~(off | here[HOLDING] | here[TURN_TRACK] | here[IN_ROME] | here[KEPT])

    def in_box(self, pieces: int, box: int) -> int:
        """Those of the pieces that are in a box, or in a space."""
        return pieces & self.here[box]

    def cus_at(self, side: int, space: int) -> int:
        """The CUs of a side in a space that are not inside a besieged Town or City."""
        return self.here[space] & CUS[side] & ~self.inside

    def stack_at(self, side: int, space: int) -> int:
        """The CUs and Leaders of a side in a space that are not inside a besieged Town or City."""
        return self.here[space] & PIECES[side] & ~self.inside

    def inside_at(self, space: int) -> int:
        """All pieces inside the besieged Town or City of a space. They are of one side."""
        return self.here[space] & self.inside

    def enemy_cus_at(self, side: int, space: int) -> int:
        """CUs that are enemies of a side and not inside: those of the other side, and the Germani (17.4)."""
        return self.here[space] & (CUS[1 - side] | 1 << GERMANI) & ~self.inside

    def spaces_with(self, pieces: int) -> int:
        """The spaces in which some of these pieces stand."""
        found = 0
        where = self.where
        rest = self.on_map(pieces)
        while rest:
            low = rest & -rest
            found |= 1 << where[low.bit_length() - 1]
            rest ^= low
        return found

    def armies(self, side: int) -> int:
        """The spaces with CUs of a side that are not inside a besieged Town or City."""
        found = self.roman_at if side == ROME else self.gallic_at
        inside = self.inside & CUS[side]
        if inside:
            for space in members(self.spaces_with(inside)):
                if not self.here[space] & CUS[side] & ~inside:
                    found &= ~(1 << space)
        return found

    def enemy_armies(self, side: int) -> int:
        """The spaces with CUs that are enemies of a side and not inside; the Germani are everybody's."""
        at = self.where[GERMANI]
        found = self.armies(1 - side)
        return found | 1 << at if at < SPACE_COUNT else found

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
        for piece in members(pieces):
            total += self.strength_of(piece)
        return total

    def rating_of(self, piece: int) -> int:
        """9.4: the Battle Rating of a Leader, or of the intrinsic Leader of a CU."""
        if self.reduced >> piece & 1:
            return self.pack.reduced_rating[piece]
        return self.pack.rating[piece]

    def steps_of(self, pieces: int) -> int:
        """The steps of CUs. A Gallic Leader is one step (9.5.2a); Roman Leaders are none."""
        cus = pieces & (CUS[ROME] | CUS[GAUL] | 1 << GERMANI)
        return cus.bit_count() + (cus & TWO_STEPS & ~self.reduced).bit_count()

    # ------------------------------------------------------------------ 8 control

    def markers(self, side: int) -> int:
        """8.1, 8.2.1: the spaces that a side controls, by a control marker of any kind."""
        if side == ROME:
            return self.roman_im | self.roman_cities
        return self.gallic_im | self.towns | self.strongholds | (self.pack.city_spaces & ~self.roman_cities)

    def influence(self, side: int) -> int:
        """The spaces with an IM of a side."""
        return self.roman_im if side == ROME else self.gallic_im

    def controls(self, side: int, province: int) -> bool:
        """8.2.2: the majority of the spaces, and no Fortified Town or Walled City of the other side."""
        pack = self.pack
        if not pack.controllable >> province & 1:
            return False
        spaces = pack.spaces_of[province]
        if (self.markers(side) & spaces).bit_count() < pack.required[province]:
            return False
        if side == ROME:
            return not spaces & (self.towns | (pack.city_spaces & ~self.roman_cities))
        return not spaces & self.roman_cities

    def controlled(self, side: int) -> int:
        """The Provinces that a side controls, as a set: `controls`, for all of them at once."""
        pack = self.pack
        held = self.markers(side)
        towns = self.roman_cities
        if side == ROME:
            towns = self.towns | (pack.city_spaces & ~towns)
        found = 0
        bit = 1
        for province, spaces in enumerate(pack.spaces_of):
            own = held & spaces
            if (
                own
                and not spaces & towns
                and pack.controllable & bit
                and own.bit_count() >= pack.required[province]
            ):
                found |= bit
            bit <<= 1
        return found

    def set_influence(self, side: int, space: int) -> None:
        """An IM of a side is placed, or replaces an enemy one."""
        bit = 1 << space
        if side == ROME:
            self.roman_im |= bit
            self.gallic_im &= ~bit
        else:
            self.gallic_im |= bit
            self.roman_im &= ~bit

    def clear_influence(self, spaces: int) -> None:
        """The IMs of both sides in these spaces are removed."""
        self.roman_im &= ~spaces
        self.gallic_im &= ~spaces

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
        bit = 1 << space
        if self.towns & bit or (self.pack.city_spaces & ~self.roman_cities) & bit:
            return bool(self.cus_at(ROME, space))
        return bool(self.roman_cities & bit) and bool(self.cus_at(GAUL, space))

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
        for cus, spaces in ((ROMAN_CUS, self.roman_at), (GALLIC_CUS, self.gallic_at)):
            assert spaces == self.spaces_with(cus), "the spaces with CUs do not follow from `where`"
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


#: 18.1: what the Gallic Council Box holds at most.
MAX_COUNCIL_IM: Final = 6
MAX_COUNCIL_TRIBES: Final = 2
#: Pieces that go to the Eliminated Box; hired ones go back to their Holding Box.
PERMANENT: Final[int] = ((1 << PIECE_COUNT) - 1) & ~HIRED & ~(1 << GERMANI)


def box_of_the_lost(piece: int) -> int:
    """Where a piece goes that is eliminated: the Eliminated Box, or its Holding Box (13.3.2, 17.4.3)."""
    return ELIMINATED if PERMANENT >> piece & 1 else HOLDING
