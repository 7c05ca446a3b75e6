"""The vocabulary of cards: what an effect or a claim may say, and on which kind of card.

A card is declared in a pack as a list of effects, a Forum card also as a list of claims that must all hold.
`{"effect": "swords", "legion": 2, "rounds": 1}` becomes an `Effect`, plain integers for the rules to read.
"""

from __future__ import annotations

from typing import Any, Final

TYPES: Final = ("event", "forum", "action", "tactics", "leader")
EVENT: Final = 0
FORUM: Final = 1
ACTION: Final = 2
TACTICS: Final = 3
LEADER: Final = 4

FACTIONS: Final = ("optimates", "populares", "either")
OPTIMATES: Final = 0
POPULARES: Final = 1
EITHER: Final = 2

ZONES: Final = ("atlantic", "west", "east")
SHAPES: Final = ("city", "colony", "client")
SQUARE_UNITS: Final = ("allied", "legion")
#: What a card may count or choose among.
AMONG: Final = ("city", "colony", "client", "port")
CITY: Final = 0
COLONY: Final = 1
CLIENT: Final = 2
PORT: Final = 3
#: Where a muster happens: as AMONG, or where the Leader of the card is.
AT: Final = ("city", "colony", "client", "port", "leader")
AT_LEADER: Final = 4
WHOSE: Final = ("own", "enemy")
ROLES: Final = ("any", "attacker", "defender")
CARD_PHASES: Final = ("purchase", "march")

INVASION: Final = 0
LOSE: Final = 1
HALVE_TAX: Final = 2
RALLY: Final = 3
WINDFALL: Final = 4
MUSTER: Final = 5
GOLD: Final = 6
DRAW: Final = 7
PICK: Final = 8
BETRAY: Final = 9
PROMOTE: Final = 10
SUCCESSOR: Final = 11
ASSASSINATE: Final = 12
TRIBUTE: Final = 13
FLEET: Final = 14
CELERITY: Final = 15
SWORDS: Final = 16
LEAD: Final = 17
PURSUIT: Final = 18
COVER: Final = 19
ANNUL: Final = 20
HAND: Final = 21
INCOME: Final = 22
DISCOUNT: Final = 23
LEADERSHIP: Final = 24
RECALL: Final = 25

#: Kinds of parameter: a whole number between two, one word out of several, some of them, a city, a flag.
_SMALL: Final = (1, 12)
_SWORD: Final = (-5, 5)

#: Effect: the card types that may carry it, what it may say, and what it does.
EFFECTS: Final[dict[str, tuple[tuple[str, ...], dict[str, Any], str]]] = {
    "invasion": (("event",), {}, "12.0: each player loses a die of Gold, or the balance in swords"),
    "lose": (
        ("event",),
        {"unit": (*SQUARE_UNITS, "any"), "count!": _SMALL},
        "each player loses units of their choice",
    ),
    "halve-tax": (("event",), {}, "each player's next Tax Phase brings half, rounded down"),
    "rally": (
        ("event",),
        {"faction!": FACTIONS[:2]},
        "more symbols of the faction (on a tie Pompey for Optimates, Caesar for Populares): that many Gold "
        "and one more, and a unit may be promoted",
    ),
    "windfall": (("event",), {"per!": AMONG, "gold!": (-9, 9)}, "each player: Gold for every friendly one"),
    "muster": (
        ("action", "forum", "leader"),
        {
            "unit!": SQUARE_UNITS,
            "count": _SMALL,
            "dice": (1, 3),
            "price!": (0, 20),
            "at!": AT,
            "vacant": bool,
        },
        "place units (or a die of them) for the price each, one in each city; beyond 7.3. On FORUM "
        "and LEADER cards once in each Purchase Phase",
    ),
    "gold": (("action",), {"count": (1, 50), "dice": (1, 6)}, "gain Gold"),
    "draw": (
        ("action", "forum", "leader", "commander"),
        {"count!": _SMALL, "in": "city"},
        "draw cards; on cards in front of you in each Draw Phase, `in`: while the Supreme Leader is there",
    ),
    "pick": (("action",), {"type": (*TYPES, "any")}, "take a card from the discards into the hand"),
    "betray": (
        ("action",),
        {"dice!": (1, 3)},
        "at one city the enemy loses units with a die of swords, none with more than is left of it",
    ),
    "promote": (("action",), {"count!": _SMALL}, "flip units to their veteran side"),
    "successor": (("action",), {}, "11.0: the Successor of an eliminated Supreme Leader takes the field"),
    "assassinate": (
        ("action",),
        {"city!": "city", "on!": (1, 6)},
        "the enemy's Supreme Leader, if there, is eliminated on a roll of so much or more",
    ),
    "tribute": (("action",), {"gold!": (1, 50)}, "the enemy pays you Gold, as far as they have it"),
    "fleet": (
        ("action",),
        {"zones!": [ZONES]},
        "opens a way between two ports of a zone for this March Phase",
    ),
    "celerity": (("action",), {}, "the units in one city may march again"),
    "swords": (
        ("tactics",),
        {
            "side": WHOSE,
            "allied": _SWORD,
            "legion": _SWORD,
            "leader": _SWORD,
            "rounds!": (0, 9),
        },
        "a number of swords more or less (never below 1) in the first rounds; 0 for the whole battle",
    ),
    "lead": (("tactics",), {}, "you are the Lead Player, unless both have this"),
    "pursuit": (("tactics",), {"on!": (1, 6)}, "your Vae Victis scores on 1 up to this"),
    "cover": (("tactics",), {}, "if you retreat: no Leader lost, no Vae Victis"),
    "annul": (("tactics",), {}, "the enemy's Tactics card has no effect"),
    "hand": (("forum", "leader"), {"count!": _SMALL}, "a larger hand"),
    "income": (
        ("forum", "leader", "commander"),
        {"gold": (1, 20), "dice": (1, 3), "per": AMONG},
        "Gold in each Tax Phase, `per`: for every friendly one",
    ),
    "discount": (
        ("forum", "leader"),
        {"unit!": SQUARE_UNITS, "gold!": (1, 9)},
        "cheaper units in the Purchase Phase",
    ),
    "leadership": (("forum", "leader"), {"count!": _SMALL}, "a higher Leadership Value in every battle"),
    "recall": (
        ("forum", "leader"),
        {"type!": TYPES, "price!": (0, 20), "after": ("event",)},
        "once in each Purchase Phase take such a card from the discards; `after`: only if an EVENT or FORUM "
        "card was drawn in this turn's Draw Phase",
    ),
}
EFFECT_INDEX: Final[dict[str, int]] = {name: index for index, name in enumerate(EFFECTS)}
#: Effects that ask for something when their ACTION card is played; a card has at most one.
ASKING: Final = ("muster", "pick", "betray", "promote", "successor", "fleet", "celerity")

#: Events after which players owe losses; a card has at most one.
LOSING: Final = ("invasion", "lose")

BID: Final = 0
PAY: Final = 1
CONTROL: Final = 2
HOLD: Final = 3
SUPREME_IN: Final = 4
LEADERS: Final = 5
VETERANS: Final = 6
WORTH: Final = 7
#: Claim: what it may say, and when it is fulfilled.
CLAIMS: Final[dict[str, tuple[dict[str, Any], str]]] = {
    "bid": ({}, "by bidding (5.0)"),
    "pay": ({"gold!": (1, 99)}, "pay Gold"),
    "control": ({"cities!": ["city"]}, "all these cities are friendly"),
    "hold": ({"kind!": AMONG, "count!": (1, 40)}, "at least this many friendly ones"),
    "supreme-in": ({"city!": "city"}, "your Supreme Leader is there"),
    "leaders": ({"count!": _SMALL}, "at least this many Leaders in play, the Supreme Leader not counted"),
    "veterans": ({"count!": (1, 20)}, "at least this many veteran units on the map"),
    "worth": ({"gold!": (1, 200)}, "friendly cities worth so much Gold"),
}
CLAIM_INDEX: Final[dict[str, int]] = {name: index for index, name in enumerate(CLAIMS)}


class Effect:
    """One effect, as integers. What it does not say is 0; cities and units count from 0, -1 is none."""

    __slots__ = (
        "allied",
        "at",
        "count",
        "dice",
        "enemy",
        "faction",
        "leader",
        "legion",
        "on",
        "op",
        "place",
        "price",
        "unit",
        "vacant",
        "zones",
    )

    def __init__(self, op: int) -> None:
        self.op = op
        self.count = 0  # also Gold, rounds
        self.dice = 0
        self.price = 0
        self.unit = -1  # 0 Allied, 1 Legion
        self.at = -1  # an index into AT or AMONG
        self.place = -1
        self.faction = 0  # also a card type
        self.vacant = 0  # also "after": any flag
        self.zones = 0
        self.enemy = 0
        self.allied = 0
        self.legion = 0
        self.leader = 0
        self.on = 0


def effect(said: dict[str, Any], cities: dict[str, int]) -> Effect:
    """The effect that a pack declares. It has been checked."""
    found = Effect(EFFECT_INDEX[said["effect"]])
    found.count = said.get("count", said.get("gold", said.get("rounds", 0)))
    if found.op in (MUSTER, GOLD, INCOME) and "dice" not in said and not found.count:
        found.count = 1
    found.dice = said.get("dice", 0)
    found.price = said.get("price", 0)
    found.unit = SQUARE_UNITS.index(said["unit"]) if said.get("unit") in SQUARE_UNITS else -1
    among = said.get("at", said.get("per"))
    found.at = AT.index(among) if among is not None else -1
    city = said.get("city", said.get("in"))
    found.place = cities[city] if city is not None else -1
    found.faction = FACTIONS.index(said["faction"]) if "faction" in said else _type(said)
    found.vacant = int(bool(said.get("vacant", said.get("after"))))
    found.zones = sum(1 << ZONES.index(zone) for zone in said.get("zones", ()))
    found.enemy = int(said.get("side") == "enemy")
    found.allied = said.get("allied", 0)
    found.legion = said.get("legion", 0)
    found.leader = said.get("leader", 0)
    found.on = said.get("on", 0)
    return found


def _type(said: dict[str, Any]) -> int:
    return TYPES.index(said["type"]) if said.get("type") in TYPES else -1


class Claim:
    """One claim of a Forum card, as integers."""

    __slots__ = ("cities", "count", "kind", "op")

    def __init__(self, said: dict[str, Any], cities: dict[str, int]) -> None:
        self.op: int = CLAIM_INDEX[said["claim"]]
        self.count: int = said.get("count", said.get("gold", 0))
        self.kind: int = AMONG.index(said["kind"]) if "kind" in said else -1
        named = said.get("cities", [said["city"]] if "city" in said else [])
        self.cities: int = sum(1 << cities[city] for city in named)
