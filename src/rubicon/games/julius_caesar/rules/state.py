"""The position: plain integers, bit sets and small lists, so that copies are cheap.

Bit sets of blocks are integers with bit `b` for block `b`. `here[side * LOCATION_COUNT + place]` is the bit
set of a side's blocks in a place and is kept up to date with `where`. The rules are in the modules named
after the chapters of the rulebook; this module only stores, places and copies blocks.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rubicon.core.mypyc_shim import mypyc_attr
from rubicon.games.julius_caesar.rules.components import (
    BLOCK_COUNT,
    BORDER_ENDS,
    CITY_COUNT,
    CLEOPATRA,
    COLOUR,
    ELIMINATED,
    FIRST_YEAR,
    IS_PORT,
    KILLED,
    LAST_YEAR,
    LEADER,
    LEADERS,
    LOCATION_COUNT,
    MAX_STRENGTH,
    MIN_STRENGTH,
    NAVIS,
    POOL,
    STEP,
    THIRD_LEADER,
    TYPE,
    VALUE,
    VALUED,
    WAITING,
)
from rubicon.games.julius_caesar.rules.position_fields import Fields
from rubicon.games.kit.values import HALF_BITS, Halves, members, replaced, set_from, split
from rubicon.games.kit.zones import check_zones

#: Up to this phase, the hits of a battle, blocks in reserve are on the map.
_LAST_WITH_RESERVES: Final = 12
#: The places at the ends of each border, in halves.
_ENDS: Final[list[Halves]] = [split(set_from(ends)) for ends in BORDER_ENDS]


@mypyc_attr(acyclic=True)
class Position(Fields):
    """The complete state of a game at one moment. `game.CaesarState` adds the rules to it.

    Copies are cheap because they share everything. `where`, `here` and `strength` are changed in place, by
    the functions under "moving blocks", after `unshare`; every other list and dictionary is replaced.
    """

    __slots__ = ()

    def save(self) -> dict[str, Any]:
        saved = super().save()
        saved["early"] = self.early()
        if self.edition.rules > 1:  # a position saved under version 1 names none
            saved["rules"] = self.edition.rules
        return saved

    def load(self, saved: Mapping[str, Any]) -> None:
        super().load(saved)
        for b in range(BLOCK_COUNT):
            if self.where[b] < LOCATION_COUNT:
                self.here[self.side[b] * LOCATION_COUNT + self.where[b]] |= 1 << b
        self.set_busy(self.busy)

    def early(self) -> int:
        """Whether the last winter so far is not that of the last Year. Saves and views have it."""
        return int(self.year < LAST_YEAR if self.phase.scene == "winter" else self.year > FIRST_YEAR)

    # ------------------------------------------------------------------ control of places (4.21, 4.4)

    def is_vacant_or_friendly(self, side: int, place: int) -> bool:
        return not self.here[(1 - side) * LOCATION_COUNT + place]

    def is_friendly(self, side: int, place: int) -> bool:
        return (
            bool(self.here[side * LOCATION_COUNT + place])
            and not self.here[(1 - side) * LOCATION_COUNT + place]
        )

    def is_contested(self, place: int) -> bool:
        return bool(self.here[place]) and bool(self.here[LOCATION_COUNT + place])

    def end_contest(self, place: int) -> None:
        """Forget how the battle of a place began, unless both sides still stand there."""
        if not self.is_contested(place):
            self.attacker = {p: side for p, side in self.attacker.items() if p != place}
            self.main = {p: border for p, border in self.main.items() if p != place}
            self.via = {key: ways for key, ways in self.via.items() if key % LOCATION_COUNT != place}
            stood = self.here[place] | self.here[LOCATION_COUNT + place]
            self.reserves &= ~stood
            self.came_by = {b: border for b, border in self.came_by.items() if not stood >> b & 1}
            if self.surprise == place:
                self.surprise = -1

    def leaders_killed(self, side: int) -> int:
        """7.51: how many leaders of `side` have been killed."""
        killed = 0
        for b in LEADERS[side]:
            if self.where[b] == KILLED:
                killed += 1
        return killed

    def score(self, side: int) -> int:
        """1.2: the value of friendly cities and one point for each enemy leader killed."""
        points = self.leaders_killed(1 - side)
        here = self.here
        own = side * LOCATION_COUNT
        enemy = LOCATION_COUNT - own
        for city in VALUED:
            if here[own + city] and not here[enemy + city]:
                points += VALUE[city]
        return points

    # ------------------------------------------------------------------ moving blocks

    def place(self, block: int, place: int) -> None:
        """Put a block somewhere, on the map or off it."""
        if self.shared:
            self.unshare()
        bit = 1 << block
        row = self.side[block] * LOCATION_COUNT
        old = self.where[block]
        if old < LOCATION_COUNT:
            self.here[row + old] ^= bit
            if block in self.came_by:
                self.came_by = {b: border for b, border in self.came_by.items() if b != block}
        self.where[block] = place
        if place < LOCATION_COUNT:
            self.here[row + place] |= bit
        else:
            self.strength[block] = 0
            if self.side[block] != COLOUR[block]:
                self.side = replaced(self.side, block, COLOUR[block])

    def use_road(self, border: int) -> None:
        """6.11: one more block has gone over a road."""
        self.used = {**self.used, border: self.used.get(border, 0) + 1}

    def set_busy(self, roads: int) -> None:
        """6.11: these roads, and no others, have been used in this half."""
        self.busy = roads
        self.worn_low = self.worn_high = 0
        for border in members(roads):
            self.wear(border)

    def wear(self, border: int) -> None:
        """6.11: this road has been used too."""
        self.busy |= 1 << border
        low, high = _ENDS[border]
        self.worn_low |= low
        self.worn_high |= high

    def is_activated(self, place: int) -> bool:
        """6.1: whether the group move of a place is paid for."""
        if place < HALF_BITS:
            return self.activated_low >> place & 1 != 0
        return self.activated_high >> place - HALF_BITS & 1 != 0

    def activate(self, place: int) -> bool:
        """6.1: the group move of a place is paid for. Returns whether it was not before."""
        if place < HALF_BITS:
            bit = 1 << place
            if self.activated_low & bit:
                return False
            self.activated_low |= bit
        else:
            bit = 1 << place - HALF_BITS
            if self.activated_high & bit:
                return False
            self.activated_high |= bit
        self.activated_whole = -1
        return True

    def set_strength(self, block: int, strength: int) -> None:
        """3.11: turn a block to another edge."""
        if self.shared:
            self.unshare()
        self.strength[block] = strength

    def change_side(self, block: int) -> None:
        """A block on the map goes over to the other side where it stands."""
        if self.shared:
            self.unshare()
        place = self.where[block]
        self.here[self.side[block] * LOCATION_COUNT + place] ^= 1 << block
        self.side = replaced(self.side, block, 1 - self.side[block])
        self.here[self.side[block] * LOCATION_COUNT + place] |= 1 << block

    def reduce(self, block: int) -> None:
        """Take one step from a block; below its last step it is eliminated (7.5)."""
        self.set_strength(block, self.strength[block] - STEP[block])
        if self.strength[block] <= 0:
            self.eliminate(block)

    def eliminate(self, block: int) -> None:
        """7.5–7.52: to the pool, face-up; a leader is killed; Cleopatra changes sides at strength I."""
        if self.log is not None:
            self.log.append(("eliminated", self.side[block], block, self.where[block]))
        if block == CLEOPATRA:
            self.set_strength(block, 1)
            self.change_side(block)
        elif TYPE[block] == LEADER:
            self.place(block, KILLED)
            third = THIRD_LEADER[COLOUR[block]]
            if self.where[third] == WAITING:
                self.place(third, POOL)
        else:
            self.place(block, ELIMINATED)

    # ------------------------------------------------------------------ invariants (promise 6)

    def check(self) -> None:
        here = [0] * (2 * LOCATION_COUNT)
        for b in range(BLOCK_COUNT):
            place = self.where[b]
            assert 0 <= place <= WAITING, (b, place)
            if place < LOCATION_COUNT:
                here[self.side[b] * LOCATION_COUNT + place] |= 1 << b
                steps = range(MIN_STRENGTH[b], MAX_STRENGTH[b] + 1, STEP[b])
                assert self.strength[b] in steps, (b, self.strength[b])
                navis = TYPE[b] == NAVIS
                assert place < CITY_COUNT or navis, f"land block {b} at sea"
                assert not navis or place >= CITY_COUNT or IS_PORT[place], f"Navis {b} ashore"
            else:
                assert self.strength[b] == 0, b
                assert self.side[b] == COLOUR[b], b
                assert b != CLEOPATRA, "Cleopatra off the map"
                assert (TYPE[b] == LEADER) or place not in (KILLED, WAITING), (b, place)
        assert here == self.here, "occupancy is out of step"
        check_zones([*self.hand, *[1 << c for c in self.discarded + self.chosen if c >= 0], self.shown])
        on_map = sum(here)
        assert self.phase.number > _LAST_WITH_RESERVES or not self.reserves & ~on_map, "a reserve off the map"
        contested = {place for place in range(LOCATION_COUNT) if self.is_contested(place)}
        assert self.battle >= 0 or contested == set(self.attacker), (contested, self.attacker)
