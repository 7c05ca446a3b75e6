"""A component pack as the rules use it: lists of integers by city, unit and card.

The pack that travels with the title is our own design (`data/pack.json`); anybody who owns the printed game
can write one with its values. A pack is checked before anything is made of it.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any, Final

from rubicon.core.game import RubiconError
from rubicon.games.caesar_xl.packs.checks import SIDES, SPQR_CARDS, check
from rubicon.games.caesar_xl.rules.vocabulary import (
    ACTION,
    CARD_PHASES,
    EVENT,
    FACTIONS,
    FORUM,
    LEADER,
    ROLES,
    SHAPES,
    SQUARE_UNITS,
    TACTICS,
    TYPES,
    ZONES,
    Claim,
    Effect,
    effect,
)
from rubicon.games.caesar_xl.rules.vocabulary import BID as BY_BID
from rubicon.games.kit.graphs import distances
from rubicon.games.kit.packs.json_lines import UnreadablePack, read
from rubicon.games.kit.packs.library import Problem
from rubicon.games.kit.values import add_members
from rubicon.games.kit.verbs import ArgumentKind, Verb, Verbs

#: The version of our rules. It changes when a record could be replayed differently. In 1 nobody retreated to
#: a contested city, and undo went back past forced choices of the other side.
RULES_VERSION: Final = 2
CAESAR: Final = 0
POMPEY: Final = 1
SIDE_NAMES: Final = ("Caesar", "Pompey")
SEASONS: Final = ("Spring", "Autumn")
FIRST_YEAR: Final = 50

# Kinds of unit. A stack of units is one integer: five bits for the number of each square kind, then a bit for
# each leader, the two Supreme Leaders first.
ALLIED: Final = 0
VETERAN_ALLIED: Final = 1
LEGION: Final = 2
VETERAN_LEGION: Final = 3
SQUARE: Final = 4
SUPREME: Final = 4  # of Caesar; Pompey's is next
FIRST_LEADER: Final = 6
SQUARE_NAMES: Final = ("allied", "veteran-allied", "legion", "veteran-legion")
FIELD: Final = 5
MASK: Final = 31
LEADER_SHIFT: Final = FIELD * SQUARE
ALLIED_MASK: Final = (1 << 2 * FIELD) - 1
LEGION_MASK: Final = ALLIED_MASK << 2 * FIELD
SQUARE_MASK: Final = ALLIED_MASK | LEGION_MASK
SUPREME_MASK: Final = 3 << LEADER_SHIFT
#: Kinds up to 6 + 16: how much one unit of a kind adds to a stack.
UNIT: Final[list[int]] = [1 << FIELD * k for k in range(SQUARE)] + [1 << LEADER_SHIFT + k for k in range(18)]


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
    found: list[int] = []
    for kind in range(SQUARE):
        if stack & MASK:
            found.append(kind)
        stack >>= FIELD
    add_members(found, stack, SQUARE)
    return found


#: What is owed after an event or card: swords of any units (12.0), a number of Allied units, Legions or any
#: units, or swords of units that have no more than are still owed.
OWED: Final = ("swords", "allied", "legion", "any", "swords-within")
#: A way opened by a Fleet is start * LANE + end.
LANE: Final = 64


#: The action space, version 1. Verbs without places come first: they are the same for every pack.
#: Arguments: n a number, c a card, k a kind of unit, a the same or `all`, p a place.
VERBS: Final[list[Verb]] = [
    Verb("end", "", "enough: claim, buy, place, promote or march no more; decline"),
    Verb("pass", "", "no higher bid; no Tactics card; no more units in this step of the round"),
    Verb("stay", "", "fight on"),
    Verb("retreat", "", "retreat from the battle"),
    Verb("declare-military", "", "declare a military victory"),
    Verb("declare-political", "", "declare a political victory"),
    Verb("bid", "n", "bid so much Gold"),
    Verb("claim", "c", "claim a Forum card"),
    Verb("discard", "c", "discard a card: the hand is too large"),
    Verb("play", "c", "play an ACTION or LEADER card"),
    Verb("use", "c", "use a card in front of you, once in a Purchase Phase"),
    Verb("pick", "c", "take a card from the discards"),
    Verb("commit", "c", "commit a Tactics card, face-down"),
    Verb("roll", "k", "commit a unit of this kind and roll for it"),
    Verb("lose", "k", "lose a unit that was committed in this round, or in a retreat"),
    Verb("lose-fresh", "k", "lose a unit that was not yet committed in this round"),
    Verb("recruit-allied", "p", "recruit an Allied unit"),
    Verb("recruit-legion", "p", "recruit a Legion"),
    Verb("place", "p", "where the Leader or Successor takes the field"),
    Verb("muster", "p", "place a unit that a card brings"),
    Verb("target", "p", "the city that a card is about"),
    Verb("battle", "p", "fight this battle next"),
    Verb("sail", "pp", "a Fleet opens the way from one port to another"),
    Verb("remove", "kp", "lose this unit to an event or card"),
    Verb("promote", "kp", "make a unit veteran"),
    Verb("withdraw", "ap", "where retreating units go"),
    Verb("march", "app", "march from one city to the next"),
]
#: All units of a stack, as a word in the place of a kind.
ALL: Final = "all"
MOST_BID: Final = 500
_NUMBERS: Final = ArgumentKind("number", [str(number) for number in range(1, MOST_BID + 1)], is_range=True)
_FIXED: Final = Verbs(
    {"n": _NUMBERS, "c": ArgumentKind("card", [str(card) for card in range(SPQR_CARDS)])},
    VERBS[: [verb.name for verb in VERBS].index("roll")],
    example="",
)

# The first actions of the verbs that are the same for every pack. BID + n - 1 is a bid of n.
END: Final[int] = _FIXED.first["end"]
PASS: Final[int] = _FIXED.first["pass"]
STAY: Final[int] = _FIXED.first["stay"]
WITHDRAW_ALL: Final[int] = _FIXED.first["retreat"]
DECLARE_MILITARY: Final[int] = _FIXED.first["declare-military"]
DECLARE_POLITICAL: Final[int] = _FIXED.first["declare-political"]
BID: Final[int] = _FIXED.first["bid"]
CLAIM: Final[int] = _FIXED.first["claim"]
DISCARD: Final[int] = _FIXED.first["discard"]
PLAY: Final[int] = _FIXED.first["play"]
USE: Final[int] = _FIXED.first["use"]
PICK: Final[int] = _FIXED.first["pick"]
COMMIT: Final[int] = _FIXED.first["commit"]
ROLL: Final[int] = _FIXED.count


class Layout:
    """Where the verbs with units and places begin, which depends on the pack."""

    __slots__ = (
        "battle",
        "end",
        "lose",
        "lose_fresh",
        "march",
        "muster",
        "place",
        "promote",
        "recruit_allied",
        "recruit_legion",
        "remove",
        "sail",
        "target",
        "withdraw",
    )

    def __init__(self, verbs: Verbs) -> None:
        first = verbs.first
        self.lose: int = first["lose"]
        self.lose_fresh: int = first["lose-fresh"]
        self.recruit_allied: int = first["recruit-allied"]
        self.recruit_legion: int = first["recruit-legion"]
        self.place: int = first["place"]
        self.muster: int = first["muster"]
        self.target: int = first["target"]
        self.battle: int = first["battle"]
        self.sail: int = first["sail"]
        self.remove: int = first["remove"]
        self.promote: int = first["promote"]
        self.withdraw: int = first["withdraw"]
        self.march: int = first["march"]
        self.end: int = verbs.count


class BadPack(RubiconError):
    """The pack breaks what the rulebook demands."""


class Pack:
    """2.0: all tables of one pack, and the version of our rules it is played by. Nothing in it changes."""

    def __init__(self, text: str, rules: int = RULES_VERSION) -> None:
        """The pack in a JSON text. Raises `BadPack` or `UnreadablePack` with the lines that are wrong."""
        root = read(text)
        problems = check(root)
        if problems:
            raise BadPack(summarize(problems))
        data: dict[str, Any] = root.plain()
        self.data: dict[str, Any] = data
        self.text: str = text
        self.rules: int = rules
        self.name: str = data["name"]
        self.note: str = data["note"]
        self.digest: str = hashlib.sha256(text.encode()).hexdigest()[:16]
        settings = {entry["id"]: entry["value"] for entry in data["rules"]}
        self.turns: int = settings["turns"]
        self.military: int = settings["military"]
        self.political: int = settings["political"]
        self.cost: list[int] = [settings["allied-cost"], settings["legion-cost"]]
        self.vae_victis: int = settings["vae-victis"]
        self._map(data)
        self._units(data, settings)
        self._cards(data)
        self._setup(data)
        self.notation: Verbs = Verbs(
            {
                "n": _NUMBERS,
                "c": ArgumentKind("card", self.cards),
                "k": ArgumentKind("unit", self.kinds),
                "a": ArgumentKind("unit", [*self.kinds, ALL]),
                "p": ArgumentKind("place", self.places),
            },
            VERBS,
            example="march legion rubicon rome",
            synonyms={"move": "march", "attack": "march"},
        )
        self.verbs: Layout = Layout(self.notation)
        #: 9.1: the marches of a kind of unit (the last kind: all of them) along the routes of a city, as
        #: actions: routes[kind * city_count + city].
        self.routes: list[list[int]] = [
            [self.verbs.march + (kind * self.place_count + city) * self.place_count + end for end in near]
            for kind in range(self.kind_count + 1)
            for city, near in enumerate(self.near)
        ]

    def _map(self, data: dict[str, Any]) -> None:
        """2.1: cities and Barbarian areas, routes and sea zones."""
        cities: list[dict[str, Any]] = data["cities"]
        self.cities: list[str] = [city["id"] for city in cities]
        self.city_count: int = len(cities)
        #: Cities, then Barbarian areas, which nobody enters (12.0).
        self.places: list[str] = self.cities + [area["id"] for area in data["barbarians"]]
        self.place_count: int = len(self.places)
        self.place_names: list[str] = [place["name"] for place in cities + data["barbarians"]]
        self.place_index: dict[str, int] = {name: index for index, name in enumerate(self.places)}
        self.rome: int = self.place_index["rome"]
        self.gold: list[int] = [city["gold"] for city in cities]
        self.shape: list[int] = [SHAPES.index(city["shape"]) for city in cities]
        self.near: list[list[int]] = [
            sorted(self.place_index[name] for name in {*city["roads"], *city["lanes"]}) for city in cities
        ]
        self.near_bits: list[int] = [sum(1 << place for place in near) for near in self.near]
        #: How many spaces each city is from Rome.
        self.to_rome: list[int] = distances(self.near, self.rome)
        #: By sea zone: the set of its ports.
        self.zones: list[int] = [
            sum(1 << c for c, city in enumerate(cities) if zone in city["ports"]) for zone in ZONES
        ]
        everything = (1 << self.city_count) - 1
        colonies = sum(1 << c for c in range(self.city_count) if self.shape[c] == 1)
        clients = sum(1 << c for c in range(self.city_count) if self.shape[c] == 2)
        #: The sets of AMONG: all cities, colonies, clients, ports.
        self.among: list[int] = [everything, colonies, clients, self.zones[0] | self.zones[1] | self.zones[2]]

    def _units(self, data: dict[str, Any], settings: dict[str, int]) -> None:
        """2.2: the kinds of pieces and their swords."""
        commanders = sorted(data["commanders"], key=lambda card: SIDES.index(card["side"]))
        leaders: list[dict[str, Any]] = [card for card in data["cards"] if card["type"] == "leader"]
        self.kinds: list[str] = [*SQUARE_NAMES, *(who["id"] for who in commanders + leaders)]
        self.kind_count: int = len(self.kinds)
        self.kind_names: list[str] = [
            "Allied unit",
            "veteran Allied unit",
            "Legion",
            "veteran Legion",
            *(who["name"] for who in commanders + leaders),
        ]
        veteran = settings["veteran-swords"]
        allied, legion = settings["allied-swords"], settings["legion-swords"]
        self.swords: list[int] = [allied, allied + veteran, legion, legion + veteran]
        self.swords += [who["swords"] for who in commanders + leaders]
        self.successors: list[str] = [who["successor"] for who in commanders]
        self.hand: list[int] = [who["hand"] for who in commanders]
        self.commander_effects: list[list[Effect]] = [
            [effect(said, self.place_index) for said in who.get("effects", [])] for who in commanders
        ]
        #: Pieces in all: pieces[side * 2 + unit], unit 0 Allied and 1 Legion.
        self.pieces: list[int] = [0, 0, 0, 0]
        for entry in data["pieces"]:
            if entry["shape"] == "square":
                row = SIDES.index(entry["side"]) * 2 + SQUARE_UNITS.index(entry["unit"])
                self.pieces[row] += entry["count"]

    def _cards(self, data: dict[str, Any]) -> None:
        cards: list[dict[str, Any]] = data["cards"]
        self.cards: list[str] = [card["id"] for card in cards]
        self.card_count: int = len(cards)
        self.card_names: list[str] = [card["name"] for card in cards]
        self.card_texts: list[str] = [card["text"] for card in cards]
        self.card_index: dict[str, int] = {name: index for index, name in enumerate(self.cards)}
        self.type: list[int] = [TYPES.index(card["type"]) for card in cards]
        self.effects: list[list[Effect]] = [
            [effect(said, self.place_index) for said in card["effects"]] for card in cards
        ]
        self.claims: list[list[Claim]] = [
            [Claim(said, self.place_index) for said in card.get("claim", [])] for card in cards
        ]
        self.by_bid: list[bool] = [any(claim.op == BY_BID for claim in claims) for claims in self.claims]
        #: Symbols of a card: symbols[card * 3 + faction].
        self.symbols: list[int] = [
            card.get("symbols", {}).get(faction, 0) for card in cards for faction in FACTIONS
        ]
        self.phase: list[int] = [CARD_PHASES.index(card.get("phase", "purchase")) for card in cards]
        self.role: list[int] = [ROLES.index(card.get("role", "any")) for card in cards]
        #: The Leader of a card, as a kind of unit, and the card of a Leader.
        self.leader_of: list[int] = [
            self.kinds.index(card["id"]) if card["type"] == "leader" else -1 for card in cards
        ]
        self.card_of: list[int] = [
            self.card_index[kind] if k >= FIRST_LEADER else -1 for k, kind in enumerate(self.kinds)
        ]
        #: Sets of cards by type, and of those that come into a hand.
        self.of_type: list[int] = [
            sum(1 << card for card in range(self.card_count) if self.type[card] == kind)
            for kind in (EVENT, FORUM, ACTION, TACTICS, LEADER)
        ]
        self.held: int = self.of_type[ACTION] | self.of_type[TACTICS] | self.of_type[LEADER]

    def _setup(self, data: dict[str, Any]) -> None:
        self.start_gold: list[int] = [0, 0]
        self.start_hand: list[int] = [0, 0]
        self.start_forum: int = 0
        self.start: list[tuple[int, int, int]] = []  # side, city, stack
        for entry in data["setup"]:
            if "forum" in entry:
                self.start_forum |= sum(1 << self.card_index[name] for name in entry["forum"])
                continue
            side = SIDES.index(entry["side"])
            if "units" in entry:
                stack = self.stack_of(entry["units"])
                self.start.append((side, self.place_index[entry["city"]], stack))
            else:
                self.start_gold[side] = entry["gold"]
                self.start_hand[side] = entry["hand"]

    def __reduce__(self) -> tuple[Any, ...]:
        """A pickled position names its pack; only a pack that is not ours travels with it."""
        return unpickle_pack, (self.digest, "" if self.digest == DESIGNED.digest else self.text, self.rules)

    def under_rules(self, version: int) -> Pack:
        """The same pack, played by an earlier version of our rules."""
        if version == self.rules:
            return self
        key = self.digest, version
        if key not in _EARLIER_PACKS:
            _EARLIER_PACKS[key] = Pack(self.text, version)
        return _EARLIER_PACKS[key]

    def units_in(self, stack: int) -> dict[str, int]:
        """The units of a stack, by the names of their kinds."""
        return {
            self.kinds[kind]: stack >> FIELD * kind & MASK if kind < SQUARE else 1 for kind in kinds_in(stack)
        }

    def stack_of(self, units: dict[str, int]) -> int:
        """The stack with these units."""
        return sum([UNIT[self.kinds.index(kind)] * count for kind, count in units.items()])

    def by_city(self, values: dict[str, int]) -> list[int]:
        """A value for each city: those given by name, 0 for the others."""
        return [values.get(city, 0) for city in self.cities]

    def turn_name(self, turn: int) -> str:
        """Spring 50 BC is turn 1."""
        return f"{SEASONS[(turn - 1) % 2]} {FIRST_YEAR - (turn - 1) // 2} BC"


def turn_date(turn: int) -> dict[str, int | str]:
    """The season and the year of a turn, as facts of the message `season`."""
    return {"season": SEASONS[(turn - 1) % 2].casefold(), "year": FIRST_YEAR - (turn - 1) // 2}


def summarize(problems: list[Problem]) -> str:
    """The first few problems in words."""
    shown = [str(problem) for problem in problems[:8]]
    if len(problems) > len(shown):
        shown.append(f"and {len(problems) - len(shown)} more; correct these first.")
    return "\n".join(shown)


def read_pack(path: Path) -> Pack:
    """The pack in a file. What is wrong is named with the file and its lines."""
    try:
        text = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        why = problem.strerror if isinstance(problem, OSError) else "it is not UTF-8 text"
        raise UnreadablePack(f"{path}: this pack cannot be read: {why}.") from None
    try:
        return Pack(text)
    except (BadPack, UnreadablePack) as problem:
        lines = "\n".join(f"{path}, {line}" for line in str(problem).splitlines())
        raise BadPack(lines) from None


def unpickle_pack(digest: str, text: str, rules: int = 1) -> Pack:
    """The pack that was pickled."""
    return (DESIGNED if digest == DESIGNED.digest else Pack(text)).under_rules(rules)


#: Packs under earlier versions of our rules, by digest and version.
_EARLIER_PACKS: Final[dict[tuple[str, int], Pack]] = {}
#: The pack that travels with the title.
DESIGNED: Final = read_pack(Path(__file__).parents[1] / "data" / "pack.json")
