"""A component pack as the rules use it: lists of integers by city, unit and card.

The pack that travels with the title is our own design (`data/pack.json`); anybody who owns the printed game
can write one with its values. A pack is checked before anything is made of it.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any, Final

from rubicon.core.game import RubiconError
from rubicon.games.caesar_xl.packs.checks import SIDES, SPQR_CARDS, Problem, check
from rubicon.games.caesar_xl.packs.json_lines import UnreadablePack, read
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
from rubicon.games.kit.values import members

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
    found = [kind for kind in range(SQUARE) if stack >> FIELD * kind & MASK]
    found += [SQUARE + bit for bit in members(stack >> LEADER_SHIFT)]
    return found


#: What is owed after an event or card: swords of any units (12.0), a number of Allied units, Legions or any
#: units, or swords of units that have no more than are still owed.
OWED: Final = ("swords", "allied", "legion", "any", "swords-within")
#: A way opened by a Fleet is start * LANE + end.
LANE: Final = 64


# The action space, version 1. Each verb owns a run of integers, one for each value of its arguments, the last
# argument running fastest. Verbs without places come first: they are the same for every pack.
END: Final = 0  # enough: nothing more to claim, buy, place, march; decline
PASS: Final = 1  # no higher bid; no Tactics card; no more units of this step
STAY: Final = 2
WITHDRAW_ALL: Final = 3  # the verb `retreat`
DECLARE_MILITARY: Final = 4
DECLARE_POLITICAL: Final = 5
BID: Final = 6  # BID + n - 1 is a bid of n
MOST_BID: Final = 500
CLAIM: Final = BID + MOST_BID
DISCARD: Final = CLAIM + SPQR_CARDS
PLAY: Final = DISCARD + SPQR_CARDS
USE: Final = PLAY + SPQR_CARDS
PICK: Final = USE + SPQR_CARDS
COMMIT: Final = PICK + SPQR_CARDS
ROLL: Final = COMMIT + SPQR_CARDS


class Layout:
    """Where the verbs with units and places begin, which depends on the pack. `all` is a kind too."""

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

    def __init__(self, kinds: int, places: int) -> None:
        self.lose = ROLL + kinds
        self.lose_fresh = self.lose + kinds
        self.recruit_allied = self.lose_fresh + kinds
        self.recruit_legion = self.recruit_allied + places
        self.place = self.recruit_legion + places
        self.muster = self.place + places
        self.target = self.muster + places
        self.battle = self.target + places
        self.sail = self.battle + places
        self.remove = self.sail + places * places
        self.promote = self.remove + kinds * places
        self.withdraw = self.promote + kinds * places
        self.march = self.withdraw + (kinds + 1) * places
        self.end = self.march + (kinds + 1) * places * places


class BadPack(RubiconError):
    """The pack breaks what the rulebook demands."""


class Pack:
    """All tables of one pack, and the version of our rules it is played by. Nothing in it ever changes."""

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
        self.verbs: Layout = Layout(self.kind_count, self.place_count)

    def _map(self, data: dict[str, Any]) -> None:
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
        self.to_rome: list[int] = _distances(self.near, self.rome)
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


def _distances(near: list[list[int]], start: int) -> list[int]:
    """The spaces between a city and every other."""
    found = [-1] * len(near)
    found[start] = 0
    edge = [start]
    for city in edge:
        for place in near[city]:
            if found[place] < 0:
                found[place] = found[city] + 1
                edge.append(place)
    return found


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
