"""The position: plain integers and short lists, so that a copy costs next to nothing.

A stack is one integer (see `pack`): `army[side * cities + city]` is all that a side has in a city. Sets of
cities and of cards are integers with a bit for each. The rules live in the modules named after the chapters
of the rulebook; this one only knows how to stand, to be placed, to be lost and to be copied.
"""

from __future__ import annotations

from typing import Any, Final

from rubicon.core.mypyc_shim import mypyc_attr
from rubicon.games.caesar_xl.rules.pack import (
    ALLIED,
    FIELD,
    FIRST_LEADER,
    LEADER_SHIFT,
    LEGION,
    MASK,
    SQUARE,
    SQUARE_MASK,
    SUPREME,
    UNIT,
    VETERAN_ALLIED,
)
from rubicon.games.caesar_xl.rules.position_fields import Fields
from rubicon.games.caesar_xl.rules.vocabulary import HAND
from rubicon.games.kit.values import members, replaced
from rubicon.games.kit.zones import check_zones

#: How a game was won.
MILITARY: Final = 1
POLITICAL: Final = 2
# What is owed, as indexes into `pack.OWED`.
OWED_SWORDS: Final = 0
OWED_ALLIED: Final = 1
OWED_LEGION: Final = 2
OWED_ANY: Final = 3
OWED_WITHIN: Final = 4
#: The steps of a battle round.
STEPS: Final = ("allied", "legions", "leaders")


@mypyc_attr(acyclic=True)
class Position(Fields):
    """Everything that is true at one moment. `XLState` adds the rules to it.

    `army` and `occupied` are changed in place, after `unshare`; every other list is replaced.
    """

    __slots__ = ()

    def save(self) -> dict[str, Any]:
        saved = super().save()
        if self.pack.rules > 1:  # a position saved under version 1 names none
            saved["rules"] = self.pack.rules
        return saved

    # ------------------------------------------------------------------ who stands where (7.2)

    def friendly(self, side: int) -> int:
        """7.2: the cities occupied solely by units of a side."""
        return self.occupied[side] & ~self.occupied[1 - side]

    def contested(self) -> int:
        return self.occupied[0] & self.occupied[1]

    def stack(self, side: int, city: int) -> int:
        return self.army[side * self.pack.city_count + city]

    def worth(self, side: int) -> int:
        """The Gold Value of all friendly cities."""
        gold = self.pack.gold
        total = 0
        for city in members(self.friendly(side)):
            total += gold[city]
        return total

    def swords(self, kind: int) -> int:
        """The printed swords of a unit; a Successor has one less (11.0)."""
        if SUPREME <= kind < FIRST_LEADER:
            return self.pack.swords[kind] - self.succeeded[kind - SUPREME]
        return self.pack.swords[kind]

    def hand_limit(self, side: int) -> int:
        """6.0 Hand limits: the Supreme Leader's, one less without one or under a Successor, more by cards."""
        limit = self.pack.hand[side]
        if self.at[SUPREME + side] < 0 or self.succeeded[side]:
            limit -= 1
        return limit + self.lasting(side, HAND)

    def lasting(self, side: int, op: int) -> int:
        """The sum of a permanent effect over the cards in front of a side."""
        total = 0
        for card in members(self.front[side]):
            for effect in self.pack.effects[card]:
                if effect.op == op:
                    total += effect.count
        return total

    # ------------------------------------------------------------------ units come and go

    def put(self, side: int, city: int, units: int) -> None:
        """Add units to a city. The caller sees to stock and leaders."""
        if self.shared:
            self.unshare()
        self.army[side * self.pack.city_count + city] += units
        self.occupied[side] |= 1 << city

    def take(self, side: int, city: int, units: int) -> None:
        """Take units from a city."""
        if self.shared:
            self.unshare()
        index = side * self.pack.city_count + city
        left = self.army[index] - units
        self.army[index] = left
        if not left:
            self.occupied[side] &= ~(1 << city)

    def recruit(self, side: int, city: int, unit: int) -> None:
        """A square piece comes from the stock: unit 0 Allied, 1 Legion."""
        self.stock = replaced(self.stock, side * 2 + unit, self.stock[side * 2 + unit] - 1)
        self.put(side, city, UNIT[LEGION if unit else ALLIED])

    def stand(self, side: int, city: int, kind: int) -> None:
        """Place a leader on the map."""
        self.at = replaced(self.at, kind, city)
        self.put(side, city, UNIT[kind])

    def move(self, side: int, start: int, end: int, units: int) -> None:
        """Units go from one city to another."""
        self.take(side, start, units)
        self.put(side, end, units)
        if units >> LEADER_SHIFT:
            self.at = [
                end if place == start and k >= SQUARE and units & UNIT[k] else place
                for k, place in enumerate(self.at)
            ]

    def eliminate(self, side: int, city: int, kind: int) -> None:
        """10.0, 11.0: a unit returns to the stock; a Leader's card is discarded. 11.0 Supreme loss: half of
        the Gold, rounded up, and the whole hand."""
        self.take(side, city, UNIT[kind])
        if self.log is not None:
            self.log.append(("eliminated", side, kind, city))
        if kind < SQUARE:
            row = side * 2 + (kind > VETERAN_ALLIED)
            self.stock = replaced(self.stock, row, self.stock[row] + 1)
            return
        self.at = replaced(self.at, kind, -1)
        if kind >= FIRST_LEADER:
            card = self.pack.card_of[kind]
            self.front = replaced(self.front, side, self.front[side] & ~(1 << card))
            self.discards |= 1 << card
            return
        lost = (self.gold[side] + 1) // 2
        self.gold = replaced(self.gold, side, self.gold[side] - lost)
        cards = self.hand[side]
        self.discards |= cards
        self.hand = replaced(self.hand, side, 0)
        self.known = replaced(self.known, side, 0)
        self.reveals += 1
        if self.log is not None:
            self.log.append(("supreme-lost", side, lost, members(cards)))

    def promote(self, side: int, city: int, kind: int) -> None:
        """10.0 Veterans: a unit is flipped to its veteran side."""
        if self.shared:
            self.unshare()
        self.army[side * self.pack.city_count + city] += UNIT[kind + 1] - UNIT[kind]

    def drop(self, side: int, card: int) -> None:
        """A card leaves the hand for the discards, where all can see it."""
        bit = 1 << card
        self.hand = replaced(self.hand, side, self.hand[side] & ~bit)
        if self.known[side] & bit:
            self.known = replaced(self.known, side, self.known[side] & ~bit)
        self.discards |= bit
        self.reveals += 1

    def pay(self, side: int, gold: int) -> None:
        """Gold goes to the stock, or comes from it if negative; nobody has less than none."""
        self.gold = replaced(self.gold, side, max(0, self.gold[side] - gold))

    # ------------------------------------------------------------------ invariants

    def check(self) -> None:
        """Every unit in one place, every card in one zone."""
        pack = self.pack
        pieces = self.stock[:]
        places = [-1] * pack.kind_count
        for side in (0, 1):
            for city in range(pack.city_count):
                stack = self.army[side * pack.city_count + city]
                assert stack >= 0, f"fewer than no units in {pack.cities[city]}"
                assert bool(stack) == bool(self.occupied[side] >> city & 1), f"who is in {pack.cities[city]}?"
                for kind in range(SQUARE):
                    pieces[side * 2 + (kind > VETERAN_ALLIED)] += stack >> FIELD * kind & MASK
                for kind in range(SQUARE, pack.kind_count):
                    if stack & UNIT[kind]:
                        assert places[kind] < 0, f"{pack.kinds[kind]} is in two places"
                        places[kind] = city
                        card = pack.card_of[kind]
                        owner = kind - SUPREME if card < 0 else int(self.front[1] >> card & 1)
                        assert owner == side, f"{pack.kinds[kind]} serves the wrong side"
        assert pieces == pack.pieces, f"square pieces {pieces} instead of {pack.pieces}"
        assert places == self.at, "a leader is not in the city that `at` names"
        committed = [1 << card for card in self.tactic if card >= 0]
        zones = [self.deck, self.discards, self.forum, *self.hand, *self.front, *committed]
        if self.phase.name == "bidding":
            assert self.forum >> self.card & 1, "what is bid for is not in the Forum"
        check_zones(zones, (1 << pack.card_count) - 1)
        for side in (0, 1):
            assert not self.hand[side] & ~pack.held, "a card is in a hand that cannot be there"
            down = 1 << self.tactic[side] if self.tactic[side] >= 0 and self.phase.name == "tactics" else 0
            assert not self.known[side] & ~self.hand[side] & ~down, "a known card is not in the hand"
            for card in members(self.front[side] & pack.of_type[4]):
                assert self.at[pack.leader_of[card]] >= 0 or self.card == card, "a Leader's unit is missing"
        assert min(self.gold) >= 0, "Gold out of nothing"
        assert not any(
            stack & ~self.army[self.active * pack.city_count + city] & ~SQUARE_MASK
            for city, stack in enumerate(self.marched)
        ), "a leader has marched who is not there"
