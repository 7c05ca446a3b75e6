"""The position: plain integers and short lists, so that a copy costs next to nothing.

A stack is one integer (see `pack`): `army[side * cities + city]` is all that a side has in a city. Sets of
cities and of cards are integers with a bit for each. The rules live in the modules named after the chapters
of the rulebook; this one only knows how to stand, to be placed, to be lost and to be copied.
"""

from __future__ import annotations

from typing import Any, Final

from rubicon.core.game import Decision, State
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
    Pack,
)
from rubicon.games.caesar_xl.rules.vocabulary import HAND

# The phases: what has to be decided now. The words are the kinds of decision.
FORUM: Final = 0
BIDDING: Final = 1
LOSSES: Final = 2
HONOURS: Final = 3
DISCARDING: Final = 4
PURCHASE: Final = 5
PLACING: Final = 6
MUSTERING: Final = 7
PICKING: Final = 8
TARGETING: Final = 9
MARCH: Final = 10
SAILING: Final = 11
NEXT_BATTLE: Final = 12
TACTICS: Final = 13
COMMITMENT: Final = 14
HITS: Final = 15
RETREAT: Final = 16
VICTORY_OR_DEATH: Final = 17
WITHDRAWAL: Final = 18
VETERANS: Final = 19
OVER: Final = 20
PHASES: Final = (
    "forum",
    "bidding",
    "losses",
    "honours",
    "discarding",
    "purchase",
    "placing",
    "mustering",
    "picking",
    "targeting",
    "march",
    "sailing",
    "next-battle",
    "tactics",
    "commitment",
    "hits",
    "retreat",
    "victory-or-death",
    "withdrawal",
    "veterans",
    "over",
)
#: How a game was won.
MILITARY: Final = 1
POLITICAL: Final = 2
#: What is owed after an event or card: swords of any units (12.0), a number of Allied units, Legions or any
#: units, or swords of units that have no more than are still owed.
OWED: Final = ("swords", "allied", "legion", "any", "swords-within")
OWED_SWORDS: Final = 0
OWED_ALLIED: Final = 1
OWED_LEGION: Final = 2
OWED_ANY: Final = 3
OWED_WITHIN: Final = 4
#: The steps of a battle round.
STEPS: Final = ("allied", "legions", "leaders")

#: The scalar fields, in the order in which they are saved.
SCALARS: Final = (
    "turn",
    "active",
    "phase",
    "mover",
    "deck",
    "discards",
    "forum",
    "claimed",
    "card",
    "bidder",
    "draws",
    "eventful",
    "resume",
    "owed_kind",
    "owed_at",
    "legions_placed",
    "allied_placed",
    "allied_twice",
    "used",
    "muster",
    "muster_unit",
    "muster_price",
    "muster_at",
    "battle",
    "round",
    "stage",
    "lead",
    "roller",
    "passed",
    "idle",
    "hits",
    "retreating",
    "reveals",
    "winner",
    "victory",
)
LISTS: Final = (
    "army",
    "marched",
    "occupied",
    "gold",
    "hand",
    "known",
    "front",
    "at",
    "stock",
    "succeeded",
    "halved",
    "bids",
    "owed",
    "honours",
    "lanes",
    "origins",
    "spent",
    "tactic",
)
_ONE: Final = ((0,), (1,))


class Position(State):
    """Everything that is true at one moment. `title.XLState` adds the rules to it.

    `army` and `occupied` are a position's own; every other list is replaced, never changed in place.
    """

    __slots__ = ("_decision", "pack", *SCALARS, *LISTS)

    pack: Pack
    _decision: Decision | None  # what was last asked for, until the position changes

    turn: int
    active: int  # the Phasing Player
    phase: int
    mover: int  # who decides
    # Units: stacks by side and city, those that have marched (by city, of the active side), the cities with
    # units of each side, the city of each leader or -1, and the stock by side and unit.
    army: list[int]
    marched: list[int]
    occupied: list[int]
    at: list[int]
    stock: list[int]
    succeeded: list[int]  # by side: 1 once the Successor leads
    gold: list[int]
    # Cards as sets. The draw pile has no order: a card is drawn from it at random.
    deck: int
    discards: int
    forum: int
    hand: list[int]
    known: list[int]  # cards in a hand, or face-down in battle, that everybody has seen go there
    front: list[int]  # face-up before a side: claimed Forum cards and Leaders in play
    # The Forum Phase: has a card been claimed; the card that is bid for, played or placed; who bids.
    claimed: int
    card: int
    bids: list[int]
    bidder: int
    # The Draw Phase: cards still to draw, was an EVENT or FORUM card among them, what comes after.
    draws: int
    eventful: int
    resume: int
    halved: list[int]  # by side: the next taxes are halved
    owed: list[int]  # by side: losses still to take
    owed_kind: int
    owed_at: int  # only in this city, or -1
    honours: list[int]  # by side: promotions still to make
    # The Purchase Phase: cities in which a Legion, an Allied unit, two of them were placed (7.3); cards
    # already used; the units that a card brings, and where they may still be placed.
    legions_placed: int
    allied_placed: int
    allied_twice: int
    used: int
    muster: int
    muster_unit: int
    muster_price: int
    muster_at: int
    # The March Phase: ways opened by Fleets (from * 64 + to); where the attackers of a city came from.
    lanes: list[int]
    origins: list[int]
    # The battle: city, round, step of the round, Lead Player, who rolled last; the sides that have passed in
    # this step; the units that were committed in this round; the face-down or revealed Tactics cards.
    battle: int
    round: int
    stage: int
    lead: int
    roller: int
    passed: int
    idle: int  # bit 0: somebody has rolled in this round; bit 1: nobody did in the last, so nobody may pass
    hits: int
    retreating: int  # the side that retreats, or -1
    spent: list[int]
    tactic: list[int]
    # The end, and how often something hidden has been shown.
    winner: int
    victory: int
    reveals: int

    def __init__(self, pack: Pack, source: Position | None = None) -> None:
        """A blank position; or, quickly, a copy of `source`, to which nobody listens."""
        self.pack = pack
        self.log = None
        if source is not None:
            self._decision = source._decision
            self.turn = source.turn
            self.active = source.active
            self.phase = source.phase
            self.mover = source.mover
            self.army = source.army[:]
            self.marched = source.marched
            self.occupied = source.occupied[:]
            self.at = source.at
            self.stock = source.stock
            self.succeeded = source.succeeded
            self.gold = source.gold
            self.deck = source.deck
            self.discards = source.discards
            self.forum = source.forum
            self.hand = source.hand
            self.known = source.known
            self.front = source.front
            self.claimed = source.claimed
            self.card = source.card
            self.bids = source.bids
            self.bidder = source.bidder
            self.draws = source.draws
            self.eventful = source.eventful
            self.resume = source.resume
            self.halved = source.halved
            self.owed = source.owed
            self.owed_kind = source.owed_kind
            self.owed_at = source.owed_at
            self.honours = source.honours
            self.legions_placed = source.legions_placed
            self.allied_placed = source.allied_placed
            self.allied_twice = source.allied_twice
            self.used = source.used
            self.muster = source.muster
            self.muster_unit = source.muster_unit
            self.muster_price = source.muster_price
            self.muster_at = source.muster_at
            self.lanes = source.lanes
            self.origins = source.origins
            self.battle = source.battle
            self.round = source.round
            self.stage = source.stage
            self.lead = source.lead
            self.roller = source.roller
            self.passed = source.passed
            self.idle = source.idle
            self.hits = source.hits
            self.retreating = source.retreating
            self.spent = source.spent
            self.tactic = source.tactic
            self.winner = source.winner
            self.victory = source.victory
            self.reveals = source.reveals
            return
        self._decision = None
        self.turn = 1
        self.active = 0
        self.phase = FORUM
        self.mover = 0
        self.army = [0] * (2 * pack.city_count)
        self.marched = [0] * pack.city_count
        self.occupied = [0, 0]
        self.at = [-1] * pack.kind_count
        self.stock = pack.pieces[:]
        self.succeeded = [0, 0]
        self.gold = [0, 0]
        self.deck = 0
        self.discards = 0
        self.forum = 0
        self.hand = [0, 0]
        self.known = [0, 0]
        self.front = [0, 0]
        self.claimed = 0
        self.card = -1
        self.bids = [0, 0]
        self.bidder = 0
        self.draws = 0
        self.eventful = 0
        self.resume = PURCHASE
        self.halved = [0, 0]
        self.owed = [0, 0]
        self.owed_kind = 0
        self.owed_at = -1
        self.honours = [0, 0]
        self.legions_placed = 0
        self.allied_placed = 0
        self.allied_twice = 0
        self.used = 0
        self.muster = 0
        self.muster_unit = 0
        self.muster_price = 0
        self.muster_at = 0
        self.lanes = []
        self.origins = [0] * pack.city_count
        self.battle = -1
        self.round = 0
        self.stage = 0
        self.lead = 0
        self.roller = 0
        self.passed = 0
        self.idle = 0
        self.hits = 0
        self.retreating = -1
        self.spent = [0, 0]
        self.tactic = [-1, -1]
        self.winner = -1
        self.victory = 0
        self.reveals = 0

    # ------------------------------------------------------------------ decided, saved

    def deciders(self) -> tuple[int, ...]:
        return () if self.phase == OVER else _ONE[self.mover]

    def barrier(self) -> int:
        return self.reveals

    def save(self) -> dict[str, Any]:
        saved: dict[str, Any] = {"pack": self.pack.digest}
        for name in SCALARS:
            saved[name] = getattr(self, name)
        for name in LISTS:
            saved[name] = list(getattr(self, name))
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
        """6.0: that of the Supreme Leader, one less without one or under a Successor, more by cards."""
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
        self.army[side * self.pack.city_count + city] += units
        self.occupied[side] |= 1 << city

    def take(self, side: int, city: int, units: int) -> None:
        """Take units from a city."""
        index = side * self.pack.city_count + city
        left = self.army[index] - units
        self.army[index] = left
        if not left:
            self.occupied[side] &= ~(1 << city)

    def recruit(self, side: int, city: int, unit: int) -> None:
        """A square piece comes from the stock: unit 0 Allied, 1 Legion."""
        self.stock = with_value(self.stock, side * 2 + unit, self.stock[side * 2 + unit] - 1)
        self.put(side, city, UNIT[LEGION if unit else ALLIED])

    def stand(self, side: int, city: int, kind: int) -> None:
        """Place a leader on the map."""
        self.at = with_value(self.at, kind, city)
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
        """10.0, 11.0: a unit returns to the stock; a Leader's card is discarded; a Supreme Leader costs
        half of the Gold, rounded up, and the whole hand."""
        self.take(side, city, UNIT[kind])
        if self.log is not None:
            self.log.append(("eliminated", side, kind, city))
        if kind < SQUARE:
            row = side * 2 + (kind > VETERAN_ALLIED)
            self.stock = with_value(self.stock, row, self.stock[row] + 1)
            return
        self.at = with_value(self.at, kind, -1)
        if kind >= FIRST_LEADER:
            card = self.pack.card_of[kind]
            self.front = with_value(self.front, side, self.front[side] & ~(1 << card))
            self.discards |= 1 << card
            return
        lost = (self.gold[side] + 1) // 2
        self.gold = with_value(self.gold, side, self.gold[side] - lost)
        cards = self.hand[side]
        self.discards |= cards
        self.hand = with_value(self.hand, side, 0)
        self.known = with_value(self.known, side, 0)
        self.reveals += 1
        if self.log is not None:
            self.log.append(("supreme-lost", side, lost, members(cards)))

    def promote(self, side: int, city: int, kind: int) -> None:
        """10.0: a unit is flipped to its veteran side."""
        self.army[side * self.pack.city_count + city] += UNIT[kind + 1] - UNIT[kind]

    def drop(self, side: int, card: int) -> None:
        """A card leaves the hand for the discards, where all can see it."""
        bit = 1 << card
        self.hand = with_value(self.hand, side, self.hand[side] & ~bit)
        if self.known[side] & bit:
            self.known = with_value(self.known, side, self.known[side] & ~bit)
        self.discards |= bit
        self.reveals += 1

    def pay(self, side: int, gold: int) -> None:
        """Gold goes to the stock, or comes from it if negative; nobody has less than none."""
        self.gold = with_value(self.gold, side, max(0, self.gold[side] - gold))

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
        if self.phase == BIDDING:
            assert self.forum >> self.card & 1, "what is bid for is not in the Forum"
        whole = (1 << pack.card_count) - 1
        assert sum(zones) == whole, "a card is in two zones, or in none"
        joined = 0
        for zone in zones:
            joined |= zone
        assert joined == whole, "a card is in two zones, or in none"
        for side in (0, 1):
            assert not self.hand[side] & ~pack.held, "a card is in a hand that cannot be there"
            down = 1 << self.tactic[side] if self.tactic[side] >= 0 and self.phase == TACTICS else 0
            assert not self.known[side] & ~self.hand[side] & ~down, "a known card is not in the hand"
            for card in members(self.front[side] & pack.of_type[4]):
                assert self.at[pack.leader_of[card]] >= 0 or self.card == card, "a Leader's unit is missing"
        assert min(self.gold) >= 0, "Gold out of nothing"
        assert not any(
            stack & ~self.army[self.active * pack.city_count + city] & ~SQUARE_MASK
            for city, stack in enumerate(self.marched)
        ), "a leader has marched who is not there"


def with_value(values: list[int], index: int, value: int) -> list[int]:
    """A copy of the list with one value changed."""
    copy = values[:]
    copy[index] = value
    return copy


#: The members of each set of eight.
_OCTETS: Final[list[list[int]]] = [[bit for bit in range(8) if byte >> bit & 1] for byte in range(256)]


def members(bits: int) -> list[int]:
    """The numbers of the bits that are set, the lowest first."""
    found: list[int] = []
    base = 0
    while bits:
        found += [base + bit for bit in _OCTETS[bits & 255]]
        bits >>= 8
        base += 8
    return found


def count_units(stack: int) -> int:
    """How many units a stack has."""
    return (
        (stack & MASK)
        + (stack >> FIELD & MASK)
        + (stack >> 2 * FIELD & MASK)
        + (stack >> 3 * FIELD & MASK)
        + (stack >> LEADER_SHIFT).bit_count()
    )


def kinds_in(stack: int) -> list[int]:
    """The kinds of unit that a stack has, square ones first."""
    found = [kind for kind in range(SQUARE) if stack >> FIELD * kind & MASK]
    found += [SQUARE + bit for bit in members(stack >> LEADER_SHIFT)]
    return found
