"""The fields of a position. Made from `fields.py` by `make fields`: do not edit."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rubicon.core.mypyc_shim import mypyc_attr
from rubicon.games.caesar_xl.packs.checks import SIDES
from rubicon.games.caesar_xl.rules.pack import LANE, OWED, Pack
from rubicon.games.kit.flow import NOT_BEGUN, FlowState
from rubicon.games.kit.values import members, name_of, names_of, number_of, set_of

#: The fields in the order of `Fields.field_values`.
FIELD_NAMES = (
    "turn",
    "active",
    "mover",
    "reveals",
    "army",
    "marched",
    "occupied",
    "at",
    "stock",
    "succeeded",
    "gold",
    "deck",
    "discards",
    "forum",
    "hand",
    "known",
    "front",
    "claimed",
    "card",
    "bids",
    "bidder",
    "draws",
    "eventful",
    "halved",
    "owed",
    "owed_kind",
    "owed_at",
    "honours",
    "legions_placed",
    "allied_placed",
    "allied_twice",
    "used",
    "muster",
    "muster_unit",
    "muster_price",
    "muster_at",
    "lanes",
    "origins",
    "battle",
    "round",
    "stage",
    "lead",
    "roller",
    "passed",
    "idle",
    "hits",
    "retreating",
    "spent",
    "tactic",
    "winner",
    "victory",
)


@mypyc_attr(acyclic=True)
class Fields(FlowState):
    """What a position holds, how it is copied and saved, and what everybody may know of it."""

    __slots__ = (
        "active",
        "allied_placed",
        "allied_twice",
        "army",
        "at",
        "battle",
        "bidder",
        "bids",
        "card",
        "claimed",
        "deck",
        "discards",
        "draws",
        "eventful",
        "forum",
        "front",
        "gold",
        "halved",
        "hand",
        "hits",
        "honours",
        "idle",
        "known",
        "lanes",
        "lead",
        "legions_placed",
        "marched",
        "muster",
        "muster_at",
        "muster_price",
        "muster_unit",
        "occupied",
        "origins",
        "owed",
        "owed_at",
        "owed_kind",
        "pack",
        "passed",
        "retreating",
        "roller",
        "round",
        "shared",
        "spent",
        "stage",
        "stock",
        "succeeded",
        "tactic",
        "turn",
        "used",
        "victory",
        "winner",
    )

    pack: Pack

    turn: int
    active: int  # the Phasing Player
    # Units: stacks by side and city, those that have marched (by city, of the active side), the cities
    # with units of each side, the city of each leader or -1, and the stock by side and unit.
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
    known: list[int]  # in a hand or face-down, and seen there
    front: list[int]  # claimed Forum cards, Leaders in play
    # The Forum Phase: has a card been claimed; the card that is bid for, played or placed; who bids.
    claimed: int
    card: int
    bids: list[int]
    bidder: int
    # The Draw Phase: cards still to draw, was an EVENT or FORUM card among them.
    draws: int
    eventful: int
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
    # The March Phase: ways opened by Fleets; where the attackers of a city came from.
    lanes: list[int]
    origins: list[int]
    # The battle: city, round, step of the round, Lead Player, who rolled last; the sides that have
    # passed in this step; the units that were committed in this round; the Tactics cards.
    battle: int
    round: int
    stage: int
    lead: int
    roller: int
    passed: int
    # idle, bit 0: somebody has rolled in this round; bit 1: nobody did in the last, nobody may pass.
    idle: int
    hits: int
    retreating: int  # the side that retreats, or -1
    spent: list[int]
    tactic: list[int]
    # The end of the game.
    winner: int
    victory: int
    shared: bool  # whether a copy may use the same lists: see `unshare`

    def __init__(self, pack: Pack, source: Fields | None = None) -> None:
        """A blank position; or, quickly, a copy of `source`, without a log."""
        self.pack = pack
        self.log = None
        if source is not None:
            self._decision = source._decision
            self.turn = source.turn
            self.active = source.active
            self.phase = source.phase
            self.mover = source.mover
            self.reveals = source.reveals
            self.below = source.below
            self.army = source.army
            self.marched = source.marched
            self.occupied = source.occupied
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
            self.shared = source.shared = True
            return
        self._decision = None
        self.turn = 1
        self.active = 0
        self.phase = NOT_BEGUN
        self.mover = 0
        self.reveals = 0
        self.below = None
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
        self.shared = False

    def unshare(self) -> None:
        """Make the lists that copies may share this position's own. Call it before a change."""
        if self.shared:
            self.army = self.army[:]
            self.occupied = self.occupied[:]
            self.shared = False

    def save(self) -> dict[str, Any]:
        return {
            "pack": self.pack.digest,
            "turn": self.turn,
            "active": self.active,
            "phase": self.phase.number,
            "mover": self.mover,
            "reveals": self.reveals,
            "army": list(self.army),
            "marched": list(self.marched),
            "occupied": list(self.occupied),
            "at": list(self.at),
            "stock": list(self.stock),
            "succeeded": list(self.succeeded),
            "gold": list(self.gold),
            "deck": self.deck,
            "discards": self.discards,
            "forum": self.forum,
            "hand": list(self.hand),
            "known": list(self.known),
            "front": list(self.front),
            "claimed": self.claimed,
            "card": self.card,
            "bids": list(self.bids),
            "bidder": self.bidder,
            "draws": self.draws,
            "eventful": self.eventful,
            "halved": list(self.halved),
            "owed": list(self.owed),
            "owed_kind": self.owed_kind,
            "owed_at": self.owed_at,
            "honours": list(self.honours),
            "legions_placed": self.legions_placed,
            "allied_placed": self.allied_placed,
            "allied_twice": self.allied_twice,
            "used": self.used,
            "muster": self.muster,
            "muster_unit": self.muster_unit,
            "muster_price": self.muster_price,
            "muster_at": self.muster_at,
            "lanes": list(self.lanes),
            "origins": list(self.origins),
            "battle": self.battle,
            "round": self.round,
            "stage": self.stage,
            "lead": self.lead,
            "roller": self.roller,
            "passed": self.passed,
            "idle": self.idle,
            "hits": self.hits,
            "retreating": self.retreating,
            "spent": list(self.spent),
            "tactic": list(self.tactic),
            "winner": self.winner,
            "victory": self.victory,
        }

    def load(self, saved: Mapping[str, Any]) -> None:
        """Take over every field from what `save` wrote."""
        self.turn = int(saved["turn"])
        self.active = int(saved["active"])
        self.phase = self.phases()[int(saved["phase"])]
        self.mover = int(saved["mover"])
        self.reveals = int(saved["reveals"])
        self.army = [int(value) for value in saved["army"]]
        self.marched = [int(value) for value in saved["marched"]]
        self.occupied = [int(value) for value in saved["occupied"]]
        self.at = [int(value) for value in saved["at"]]
        self.stock = [int(value) for value in saved["stock"]]
        self.succeeded = [int(value) for value in saved["succeeded"]]
        self.gold = [int(value) for value in saved["gold"]]
        self.deck = int(saved["deck"])
        self.discards = int(saved["discards"])
        self.forum = int(saved["forum"])
        self.hand = [int(value) for value in saved["hand"]]
        self.known = [int(value) for value in saved["known"]]
        self.front = [int(value) for value in saved["front"]]
        self.claimed = int(saved["claimed"])
        self.card = int(saved["card"])
        self.bids = [int(value) for value in saved["bids"]]
        self.bidder = int(saved["bidder"])
        self.draws = int(saved["draws"])
        self.eventful = int(saved["eventful"])
        self.halved = [int(value) for value in saved["halved"]]
        self.owed = [int(value) for value in saved["owed"]]
        self.owed_kind = int(saved["owed_kind"])
        self.owed_at = int(saved["owed_at"])
        self.honours = [int(value) for value in saved["honours"]]
        self.legions_placed = int(saved["legions_placed"])
        self.allied_placed = int(saved["allied_placed"])
        self.allied_twice = int(saved["allied_twice"])
        self.used = int(saved["used"])
        self.muster = int(saved["muster"])
        self.muster_unit = int(saved["muster_unit"])
        self.muster_price = int(saved["muster_price"])
        self.muster_at = int(saved["muster_at"])
        self.lanes = [int(value) for value in saved["lanes"]]
        self.origins = [int(value) for value in saved["origins"]]
        self.battle = int(saved["battle"])
        self.round = int(saved["round"])
        self.stage = int(saved["stage"])
        self.lead = int(saved["lead"])
        self.roller = int(saved["roller"])
        self.passed = int(saved["passed"])
        self.idle = int(saved["idle"])
        self.hits = int(saved["hits"])
        self.retreating = int(saved["retreating"])
        self.spent = [int(value) for value in saved["spent"]]
        self.tactic = [int(value) for value in saved["tactic"]]
        self.winner = int(saved["winner"])
        self.victory = int(saved["victory"])

    def public(self) -> dict[str, Any]:
        """The fields that everybody may know, as a view shows them."""
        return {
            "turn": self.turn,
            "active": SIDES[self.active],
            "phase": self.phase.name,
            "marched": {
                self.pack.cities[at]: self.pack.units_in(stack)
                for at, stack in enumerate(self.marched)
                if stack
            },
            "stock": list(self.stock),
            "succeeded": list(self.succeeded),
            "gold": list(self.gold),
            "discards": names_of(self.pack.cards, self.discards),
            "forum": names_of(self.pack.cards, self.forum),
            "known": [names_of(self.pack.cards, item) for item in self.known],
            "front": [names_of(self.pack.cards, item) for item in self.front],
            "claimed": self.claimed,
            "card": name_of(self.pack.cards, self.card),
            "bids": list(self.bids),
            "bidder": SIDES[self.bidder],
            "draws": self.draws,
            "eventful": self.eventful,
            "halved": list(self.halved),
            "owed": {
                "losses": list(self.owed),
                "kind": OWED[self.owed_kind],
                "city": name_of(self.pack.cities, self.owed_at),
            },
            "honours": list(self.honours),
            "purchase": {
                "legions": names_of(self.pack.cities, self.legions_placed),
                "allied": names_of(self.pack.cities, self.allied_placed),
                "allied_twice": names_of(self.pack.cities, self.allied_twice),
                "used": names_of(self.pack.cards, self.used),
            },
            "muster": {
                "left": self.muster,
                "unit": self.muster_unit,
                "price": self.muster_price,
                "cities": names_of(self.pack.cities, self.muster_at),
            },
            "lanes": [[self.pack.cities[item // LANE], self.pack.cities[item % LANE]] for item in self.lanes],
            "origins": {
                self.pack.cities[at]: names_of(self.pack.cities, came)
                for at, came in enumerate(self.origins)
                if came
            },
            "battle": {
                "city": name_of(self.pack.cities, self.battle),
                "round": self.round,
                "lead": SIDES[self.lead],
                "rolled": SIDES[self.roller],
                "passed": [SIDES[side] for side in members(self.passed)],
                "idle": self.idle,
                "hits": self.hits,
                "retreating": SIDES[self.retreating] if self.retreating >= 0 else None,
                "committed": [self.pack.units_in(item) for item in self.spent],
            }
            if self.battle >= 0
            else None,
            "winner": SIDES[self.winner] if self.winner >= 0 else None,
            "victory": self.victory,
        }

    def read_public(self, view: Mapping[str, Any]) -> None:
        """Take over from a view the fields that `public` showed."""
        self.turn = view["turn"]
        self.active = SIDES.index(view["active"])
        self.phase = self.phase_named(view["phase"])
        self.marched = self.pack.by_city(
            {name: self.pack.stack_of(units) for name, units in view["marched"].items()}
        )
        self.stock = list(view["stock"])
        self.succeeded = list(view["succeeded"])
        self.gold = list(view["gold"])
        self.discards = set_of(self.pack.card_index, view["discards"])
        self.forum = set_of(self.pack.card_index, view["forum"])
        self.known = [set_of(self.pack.card_index, item) for item in view["known"]]
        self.front = [set_of(self.pack.card_index, item) for item in view["front"]]
        self.claimed = view["claimed"]
        self.card = number_of(self.pack.card_index, view["card"])
        self.bids = list(view["bids"])
        self.bidder = SIDES.index(view["bidder"])
        self.draws = view["draws"]
        self.eventful = view["eventful"]
        self.halved = list(view["halved"])
        owed_part = view["owed"]
        self.owed = list(owed_part["losses"])
        self.owed_kind = OWED.index(owed_part["kind"])
        self.owed_at = number_of(self.pack.place_index, owed_part["city"])
        self.honours = list(view["honours"])
        purchase_part = view["purchase"]
        self.legions_placed = set_of(self.pack.place_index, purchase_part["legions"])
        self.allied_placed = set_of(self.pack.place_index, purchase_part["allied"])
        self.allied_twice = set_of(self.pack.place_index, purchase_part["allied_twice"])
        self.used = set_of(self.pack.card_index, purchase_part["used"])
        muster_part = view["muster"]
        self.muster = muster_part["left"]
        self.muster_unit = muster_part["unit"]
        self.muster_price = muster_part["price"]
        self.muster_at = set_of(self.pack.place_index, muster_part["cities"])
        self.lanes = [
            self.pack.place_index[item[0]] * LANE + self.pack.place_index[item[1]] for item in view["lanes"]
        ]
        self.origins = self.pack.by_city(
            {name: set_of(self.pack.place_index, came) for name, came in view["origins"].items()}
        )
        battle_part = view["battle"]
        if battle_part is not None:
            self.battle = number_of(self.pack.place_index, battle_part["city"])
            self.round = battle_part["round"]
            self.lead = SIDES.index(battle_part["lead"])
            self.roller = SIDES.index(battle_part["rolled"])
            self.passed = sum([1 << SIDES.index(name) for name in battle_part["passed"]])
            self.idle = battle_part["idle"]
            self.hits = battle_part["hits"]
            self.retreating = (
                -1 if battle_part["retreating"] is None else SIDES.index(battle_part["retreating"])
            )
            self.spent = [self.pack.stack_of(item) for item in battle_part["committed"]]
        self.winner = -1 if view["winner"] is None else SIDES.index(view["winner"])
        self.victory = view["victory"]

    def field_values(self) -> list[Any]:
        """The values of all fields but phases and frames, as they are, hidden or not."""
        return [
            self.turn,
            self.active,
            self.mover,
            self.reveals,
            self.army,
            self.marched,
            self.occupied,
            self.at,
            self.stock,
            self.succeeded,
            self.gold,
            self.deck,
            self.discards,
            self.forum,
            self.hand,
            self.known,
            self.front,
            self.claimed,
            self.card,
            self.bids,
            self.bidder,
            self.draws,
            self.eventful,
            self.halved,
            self.owed,
            self.owed_kind,
            self.owed_at,
            self.honours,
            self.legions_placed,
            self.allied_placed,
            self.allied_twice,
            self.used,
            self.muster,
            self.muster_unit,
            self.muster_price,
            self.muster_at,
            self.lanes,
            self.origins,
            self.battle,
            self.round,
            self.stage,
            self.lead,
            self.roller,
            self.passed,
            self.idle,
            self.hits,
            self.retreating,
            self.spent,
            self.tactic,
            self.winner,
            self.victory,
        ]
