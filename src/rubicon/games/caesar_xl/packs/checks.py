"""`check`: everything the rulebook demands of a pack, and everything the program needs to play with it.

Every problem names its line and says what to do. A pack without problems can be played.
"""

from __future__ import annotations

from collections.abc import Iterator
from difflib import get_close_matches
from typing import Any, Final

from rubicon.games.caesar_xl.rules.vocabulary import (
    ASKING,
    CARD_PHASES,
    CLAIMS,
    EFFECTS,
    FACTIONS,
    LOSING,
    ROLES,
    SHAPES,
    SQUARE_UNITS,
    TYPES,
    ZONES,
)
from rubicon.games.kit.packs.json_lines import Node
from rubicon.games.kit.packs.library import Problem

FORMAT: Final = "caesar-xl pack 1"
SIDES: Final = ("caesar", "pompey")
#: Allowed words that a message lists, at most: nobody reads a longer list.
MOST_LISTED: Final = 12
PROVENANCE: Final = ("rulebook", "reported", "designed")
SECTIONS: Final = ("rules", "pieces", "commanders", "cities", "barbarians", "cards", "setup")
#: What the rulebook counts (2.0).
SPQR_CARDS: Final = 40
SQUARE_PIECES: Final = 40
ROUND_PIECES: Final = 28
#: Values of the rulebook that no pack changes; the others only have to be there.
RULES: Final[dict[str, int | None]] = {
    "turns": None,
    "military": 25,
    "political": 7,
    "legion-cost": 9,
    "allied-cost": 6,
    "legion-swords": 2,
    "allied-swords": 1,
    "veteran-swords": 1,
    "vae-victis": None,
}
HANDS: Final = {"caesar": 4, "pompey": 3}
#: A set of cities, and a stack of units, are one machine word each.
MOST_CITIES: Final = 56
MOST_LEADERS: Final = 16
#: What an entry must say, and what it may.
_FIELDS: Final[dict[str, tuple[tuple[str, ...], tuple[str, ...]]]] = {
    "rules": (("id", "value"), ("note",)),
    "pieces": (("shape", "unit", "count"), ("side", "worth", "note")),
    "commanders": (("id", "name", "side", "swords", "hand", "successor"), ("text", "effects")),
    "cities": (("id", "name", "gold", "shape", "ports", "roads", "lanes", "lat", "lon"), ()),
    "barbarians": (("id", "name", "strength", "near", "lat", "lon"), ()),
    "cards": (("id", "name", "type", "text", "effects"), ("claim", "symbols", "swords", "phase", "role")),
    "setup": ((), ("side", "gold", "hand", "city", "units", "forum")),
}


def check(root: Node) -> list[Problem]:
    """All problems of a pack, in the order of their lines."""
    if not isinstance(root.value, dict):
        return [Problem(root.line, "a pack is an object: begin with {.")]
    problems = list(_frame(root))
    if not problems:
        problems = list(_Checker(root).problems())
    return sorted(problems)


def _frame(root: Node) -> Iterator[Problem]:
    """The sections are there, and every entry says what it must, with provenance."""
    if root.value.get("format") is None or root.value["format"].value != FORMAT:
        yield Problem(root.line, f'the pack must say "format": "{FORMAT}".')
    for word in ("name", "note"):
        node = root.value.get(word)
        if node is None or not isinstance(node.value, str) or not node.value.strip():
            yield Problem(
                root.line if node is None else node.line, f'the pack must have a "{word}" in words.'
            )
    for section, node in root.value.items():
        if section not in (*SECTIONS, "format", "name", "note"):
            yield Problem(
                node.line, f"a pack has no section '{section}'.{_near(section, SECTIONS)} Take it out."
            )
    for section in SECTIONS:
        node = root.value.get(section)
        if node is None or not isinstance(node.value, list):
            yield Problem(root.line, f"the section '{section}' is missing: write it as a list.")
            continue
        for entry in node.value:
            yield from _entry(section, entry)


def _entry(section: str, entry: Node) -> Iterator[Problem]:
    must, may = _FIELDS[section]
    if not isinstance(entry.value, dict):
        yield Problem(entry.line, f"every entry of '{section}' is an object: begin with {{.")
        return
    for field in must:
        if field not in entry.value:
            yield Problem(entry.line, f'{_called(section, entry)} has no "{field}". Add it.')
    for field, node in entry.value.items():
        if field not in (*must, *may, "from"):
            yield Problem(
                node.line,
                f"{_called(section, entry)} cannot have '{field}'.{_near(field, (*must, *may))} Take it out.",
            )
    origin = entry.value.get("from")
    words = ", ".join(PROVENANCE)
    if origin is None:
        yield Problem(entry.line, f'{_called(section, entry)} has no "from": say where it is from, {words}.')
        return
    stated = origin.value if isinstance(origin.value, dict) else {"*": origin}
    for field, node in stated.items():
        if node.value not in PROVENANCE:
            yield Problem(node.line, f"'{node.value}' is no provenance. Write one of: {words}.")
        if field != "*" and field not in entry.value:
            yield Problem(node.line, f"\"from\" speaks of '{field}', which the entry does not have.")
    if "*" not in stated:
        for field in entry.value:
            if field not in stated and field not in ("from", "id"):
                yield Problem(
                    origin.line, f'"from" says nothing of \'{field}\'. Add it, or "*" for the rest.'
                )


def _called(section: str, entry: Node) -> str:
    name = entry.value.get("id")
    return f"'{name.value}' in '{section}'" if name is not None else f"an entry of '{section}'"


def _near(word: object, known: tuple[str, ...] | list[str]) -> str:
    near = get_close_matches(str(word), known, 1)
    return f" Did you mean '{near[0]}'?" if near else ""


class _Checker:
    """What can be asked once the frame stands."""

    def __init__(self, root: Node) -> None:
        self.root = root
        self.found: list[Problem] = []
        self.cities: dict[str, Node] = {}
        self.cards: dict[str, Node] = {}
        self.ids: dict[str, int] = {}

    def problems(self) -> list[Problem]:
        self._rules()
        self._cities()
        self._barbarians()
        self._commanders()
        self._cards()
        self._pieces()
        if not self.found:
            self._setup()
        return self.found

    def say(self, node: Node, text: str) -> None:
        self.found.append(Problem(node.line, text))

    def entries(self, section: str) -> list[Node]:
        items: list[Node] = self.root.value[section].value
        return items

    # -------------------------------------------------------------- words and numbers

    def number(self, node: Node, low: float, high: float, what: str, whole: bool = True) -> bool:
        kinds = int if whole else (int, float)
        if isinstance(node.value, bool) or not isinstance(node.value, kinds) or not low <= node.value <= high:
            self.say(node, f"{what} must be a {'whole ' * whole}number from {low} to {high}.")
            return False
        return True

    def word(self, node: Node, known: tuple[str, ...] | list[str], what: str) -> bool:
        if node.value not in known:
            listed = (
                f"Write one of: {', '.join(known)}" if len(known) <= MOST_LISTED else f"Add such a {what}"
            )
            near = _near(node.value, known) or f" {listed}, or take it out here."
            self.say(node, f"'{node.value}' is no {what}.{near}")
            return False
        return True

    def new_id(self, entry: Node) -> str:
        node = entry.value["id"]
        name = node.value
        if not isinstance(name, str) or not name or name != "-".join(name.lower().split()):
            self.say(node, f"'{name}' is no id: small letters and hyphens, no spaces.")
        elif name in self.ids:
            self.say(
                node, f"the id '{name}' is taken on line {self.ids[name]}. Every id stands for one thing."
            )
        else:
            self.ids[name] = node.line
        return str(name)

    def words(self, node: Node, known: tuple[str, ...] | list[str], what: str) -> list[str]:
        """A list of known words, none of them twice."""
        if not isinstance(node.value, list):
            self.say(node, f"this must be a list of {what}s: begin with [.")
            return []
        good = [item for item in node.value if self.word(item, known, what)]
        for item in good:
            if sum(other.value == item.value for other in good) > 1:
                self.say(item, f"'{item.value}' stands here twice. Once is enough.")
        return [str(item.value) for item in good]

    # -------------------------------------------------------------- sections

    def _rules(self) -> None:
        seen: dict[str, Node] = {}
        for entry in self.entries("rules"):
            name, value = entry.value["id"], entry.value["value"]
            if self.word(name, tuple(RULES), "setting"):
                seen[name.value] = entry
                fixed = RULES[name.value]
                if fixed is not None and value.value != fixed:
                    self.say(value, f"'{name.value}' is {fixed} in the rulebook. Write {fixed}.")
                elif name.value == "turns":
                    self.number(value, 1, 40, "the number of turns")
                elif name.value == "vae-victis":
                    self.number(value, 1, 6, "the highest face that scores in Vae Victis")
        for name in RULES:
            if name not in seen:
                self.say(self.root.value["rules"], f"the setting '{name}' is missing. Add it.")

    def _cities(self) -> None:
        entries = self.entries("cities")
        for entry in entries:
            self.cities[self.new_id(entry)] = entry
        if "rome" not in self.cities:
            self.say(self.root.value["cities"], "there is no city 'rome', where wars are won (5.0). Add it.")
        if len(entries) > MOST_CITIES:
            self.say(
                entries[MOST_CITIES],
                f"there are {len(entries)} cities; {MOST_CITIES} are the most we can do.",
            )
        known = list(self.cities)
        for name, entry in self.cities.items():
            self.number(entry.value["gold"], 0, 25, "a Gold Value")
            self.word(entry.value["shape"], SHAPES, "shape of a city")
            self._place(entry)
            self.words(entry.value["ports"], ZONES, "sea zone")
            ways: list[str] = []
            for kind in ("roads", "lanes"):
                for way in self.words(entry.value[kind], known, "city"):
                    self._route(entry, kind, name, way)
                    ways.append(way)
            if not ways and isinstance(entry.value["roads"].value, list):
                self.say(entry, f"no route leads to '{name}'. Every city has one (2.1).")
        if not self.found:
            self._connected()

    def _place(self, entry: Node) -> None:
        self.number(entry.value["lat"], -90, 90, "a latitude", whole=False)
        self.number(entry.value["lon"], -180, 180, "a longitude", whole=False)

    def _route(self, entry: Node, kind: str, name: str, way: str) -> None:
        node = next(item for item in entry.value[kind].value if item.value == way)
        back = self.cities[way].value[kind]
        if way == name:
            self.say(node, f"a route leads from '{name}' to itself. Take it out.")
        elif isinstance(back.value, list) and all(item.value != name for item in back.value):
            self.say(
                node,
                f"the route from '{name}' to '{way}' goes one way only: '{way}' (line {back.line}) does not "
                f"have '{name}' among its {kind}. Add it there, or take it out here.",
            )

    def _connected(self) -> None:
        reached, edge = {"rome"}, ["rome"]
        while edge:
            here = self.cities[edge.pop()].value
            for node in here["roads"].value + here["lanes"].value:
                if node.value not in reached:
                    reached.add(node.value)
                    edge.append(node.value)
        for name, entry in self.cities.items():
            if name not in reached:
                self.say(entry, f"'{name}' cannot be reached from Rome. Add a route.")

    def _barbarians(self) -> None:
        for entry in self.entries("barbarians"):
            self.new_id(entry)
            self.number(entry.value["strength"], 1, 20, "the Strength of a Barbarian area")
            self.words(entry.value["near"], list(self.cities), "city")
            self._place(entry)

    def _commanders(self) -> None:
        entries = self.entries("commanders")
        for entry in entries:
            self.new_id(entry)
            if self.word(entry.value["side"], SIDES, "side"):
                hand = HANDS[entry.value["side"].value]
                if entry.value["hand"].value != hand:
                    self.say(entry.value["hand"], f"this hand is {hand} in the rulebook (6.0). Write {hand}.")
            self.number(entry.value["swords"], 2, 6, "a Supreme Leader's swords")
            self._effects(entry, "commander")
        if sorted(str(entry.value["side"].value) for entry in entries) != list(SIDES):
            self.say(
                self.root.value["commanders"],
                f"there are two Commander cards (2.0), one for each side; here are {len(entries)}.",
            )

    def _cards(self) -> None:
        entries = self.entries("cards")
        for entry in entries:
            self.cards[self.new_id(entry)] = entry
            if self.word(entry.value["type"], TYPES, "card type"):
                self._card(entry, entry.value["type"].value)
        if len(entries) != SPQR_CARDS:
            at = entries[SPQR_CARDS] if len(entries) > SPQR_CARDS else self.root.value["cards"]
            self.say(
                at,
                f"there are {len(entries)} SPQR cards; the rulebook has {SPQR_CARDS} (2.0). "
                f"{'Take some out' if len(entries) > SPQR_CARDS else 'Add some'}.",
            )
        leaders = [entry for entry in entries if entry.value["type"].value == "leader"]
        if len(leaders) > MOST_LEADERS:
            self.say(leaders[MOST_LEADERS], f"{MOST_LEADERS} Leaders are the most we can do.")

    def _card(self, entry: Node, kind: str) -> None:
        told = {"claim": ("forum",), "symbols": ("forum", "leader"), "swords": ("leader",)}
        told |= {"phase": ("action",), "role": ("tactics",)}
        for field, types in told.items():
            if field in entry.value and kind not in types:
                self.say(entry.value[field], f"a card of type {kind} has no '{field}'. Take it out.")
            elif field not in entry.value and kind in types and field not in ("symbols", "role"):
                self.say(entry, f"a card of type {kind} must have '{field}'. Add it.")
        if "swords" in entry.value:
            self.number(entry.value["swords"], 1, 6, "a Leader's swords")
        if "phase" in entry.value:
            self.word(entry.value["phase"], CARD_PHASES, "phase for an ACTION card")
        if "role" in entry.value:
            self.word(entry.value["role"], ROLES, "role in a battle")
        if "symbols" in entry.value:
            self._symbols(entry.value["symbols"])
        if "claim" in entry.value and kind == "forum":
            self._claims(entry.value["claim"])
        self._effects(entry, kind)

    def _symbols(self, node: Node) -> None:
        if not isinstance(node.value, dict):
            self.say(node, 'symbols are written as {"optimates": 1}.')
            return
        for faction, count in node.value.items():
            if faction not in FACTIONS:
                near = _near(faction, FACTIONS) or f" Write one of: {', '.join(FACTIONS)}."
                self.say(count, f"'{faction}' is no Victory Point symbol.{near}")
            else:
                self.number(count, 1, 7, "a number of symbols")

    def _claims(self, node: Node) -> None:
        if not isinstance(node.value, list) or not node.value:
            self.say(node, "a FORUM card has at least one claim condition, in a list (5.0).")
            return
        names: list[str] = []
        for item in node.value:
            name = self._named(item, "claim", tuple(CLAIMS), "claim condition")
            if name is not None:
                names.append(name)
                self._parameters(item, "claim", CLAIMS[name][0])
        if "bid" in names and "pay" in names:
            self.say(node, "a card is claimed by bidding or by paying, not by both. Take one out.")

    def _effects(self, entry: Node, kind: str) -> None:
        node = entry.value.get("effects")
        if node is None:
            return
        if not isinstance(node.value, list):
            self.say(node, "effects are a list: begin with [.")
            return
        if not node.value and kind in ("event", "action", "tactics"):
            self.say(node, f"a card of type {kind} must have an effect. Add one.")
        asking: list[str] = []
        for item in node.value:
            name = self._named(item, "effect", tuple(EFFECTS), "effect")
            if name is None:
                continue
            types, parameters, _ = EFFECTS[name]
            if kind not in types:
                self.say(item, f"the effect '{name}' is for cards of type {', '.join(types)}, not {kind}.")
            self._parameters(item, "effect", parameters)
            if (kind == "action" and name in ASKING) or name in LOSING:
                asking.append(name)
            at = item.value.get("at")
            if at is not None and at.value == "leader" and kind != "leader":
                self.say(at, f"a card of type {kind} has no Leader to muster at. Name a kind of city.")
            if kind == "action" and "phase" in entry.value:
                self._phase(item, name, entry.value["phase"].value)
        if len(asking) > 1:
            self.say(node, f"one card cannot ask for {' and '.join(asking)}: keep one, or make two cards.")

    def _phase(self, item: Node, name: str, phase: object) -> None:
        if (name in ("fleet", "celerity")) != (phase == "march"):
            wanted = "march" if name in ("fleet", "celerity") else "purchase"
            self.say(item, f"the effect '{name}' belongs to the phase '{wanted}'. Change the card's phase.")

    def _named(self, item: Node, field: str, known: tuple[str, ...], what: str) -> str | None:
        if not isinstance(item.value, dict) or field not in item.value:
            self.say(item, f'write it as {{"{field}": …}}.')
            return None
        if not self.word(item.value[field], known, what):
            return None
        return str(item.value[field].value)

    def _parameters(self, item: Node, field: str, parameters: dict[str, Any]) -> None:
        allowed = {name.rstrip("!"): shape for name, shape in parameters.items()}
        for name, node in item.value.items():
            if name == field:
                continue
            if name not in allowed:
                self.say(
                    node, f"'{item.value[field].value}' does not take '{name}'.{_near(name, list(allowed))}"
                )
            else:
                self._parameter(node, name, allowed[name])
        for name in parameters:
            if name.endswith("!") and name[:-1] not in item.value:
                self.say(item, f"'{item.value[field].value}' needs '{name[:-1]}'. Add it.")

    def _parameter(self, node: Node, name: str, shape: Any) -> None:
        if shape is bool:
            if not isinstance(node.value, bool):
                self.say(node, f"'{name}' is true or false.")
        elif isinstance(shape, list):
            known = list(self.cities) if shape == ["city"] else shape[0]
            if not self.words(node, known, "city" if shape == ["city"] else name):
                self.say(node, f"'{name}' must name at least one.")
        elif shape == "city":
            self.word(node, list(self.cities), "city")
        elif isinstance(shape[0], int):
            self.number(node, shape[0], shape[1], f"'{name}'")
        else:
            self.word(node, shape, f"'{name}'")

    def _pieces(self) -> None:
        counts = {"square": 0, "round": 0}
        armies: dict[tuple[str, str], int] = {}
        leaders = 0
        for entry in self.entries("pieces"):
            shape, unit, count = (entry.value[field] for field in ("shape", "unit", "count"))
            if not self.word(shape, ("square", "round"), "shape of a piece"):
                continue
            if not self.number(count, 1, 40, "a number of pieces"):
                continue
            counts[shape.value] += count.value
            units = SQUARE_UNITS if shape.value == "square" else ("commander", "leader", "coin")
            self.word(unit, units, f"{shape.value} piece")
            if shape.value == "square":
                side = entry.value.get("side", entry)
                if self.word(side, SIDES, "side"):
                    armies[side.value, str(unit.value)] = count.value
            elif unit.value == "leader":
                leaders = count.value
        node = self.root.value["pieces"]
        for shape_name, wanted in (("square", SQUARE_PIECES), ("round", ROUND_PIECES)):
            if counts[shape_name] != wanted:
                self.say(
                    node,
                    f"there are {counts[shape_name]} {shape_name} pieces; the rulebook has {wanted} (2.0). "
                    "Change a count.",
                )
        cards = sum(entry.value["type"].value == "leader" for entry in self.cards.values())
        if leaders != 2 * cards:
            self.say(
                node,
                f"{cards} Leader cards need {2 * cards} Leader pieces, in both colours (2.2); here are "
                f"{leaders}. Change the count.",
            )
        for side in SIDES:
            for unit_name in SQUARE_UNITS:
                if not 1 <= armies.get((side, unit_name), 0) <= 31:
                    self.say(node, f"{side} must have from 1 to 31 {unit_name} pieces. Add them.")

    def _setup(self) -> None:
        stocks = {
            (entry.value["side"].value, entry.value["unit"].value): entry.value["count"].value
            for entry in self.entries("pieces")
            if entry.value["shape"].value == "square"
        }
        purses: dict[str, Node] = {}
        taken: dict[str, Node] = {}
        commanders: dict[str, int] = dict.fromkeys(SIDES, 0)
        for entry in self.entries("setup"):
            said = entry.value
            if "forum" in said:
                forum = [name for name, card in self.cards.items() if card.value["type"].value == "forum"]
                self.words(said["forum"], forum, "FORUM card")
                continue
            if "side" not in said:
                self.say(entry, 'say whose it is: add "side".')
                continue
            if not self.word(said["side"], SIDES, "side"):
                continue
            side = said["side"].value
            if "units" in said and "city" in said:
                self._stack(entry, side, stocks, taken, commanders)
            elif "gold" in said and "hand" in said:
                purses[side] = entry
                self.number(said["gold"], 0, 99, "the Gold at the start")
                self.number(said["hand"], 0, HANDS[side], "the hand at the start")
            else:
                self.say(entry, "an entry is gold and hand, or units in a city, or the forum.")
        node = self.root.value["setup"]
        for side in SIDES:
            if side not in purses:
                self.say(node, f"nothing says with what Gold and hand {side} begins. Add it.")
            if commanders[side] != 1:
                self.say(node, f"the Supreme Leader {side} must stand in exactly one city at the start.")
            for unit in SQUARE_UNITS:
                if stocks[side, unit] < 0:
                    self.say(
                        node,
                        f"{side} begins with {-stocks[side, unit]} {unit} more than there are pieces (7.1).",
                    )

    def _stack(
        self,
        entry: Node,
        side: str,
        stocks: dict[tuple[str, str], int],
        taken: dict[str, Node],
        commanders: dict[str, int],
    ) -> None:
        city, units = entry.value["city"], entry.value["units"]
        if not self.word(city, list(self.cities), "city"):
            return
        if city.value in taken:
            self.say(
                city,
                f"'{city.value}' has units from line {taken[city.value].line} already. Put them together.",
            )
        taken[city.value] = entry
        if not isinstance(units.value, dict):
            self.say(units, 'units are written as {"legion": 2}.')
            return
        leader = {
            str(item.value["side"].value): str(item.value["id"].value) for item in self.entries("commanders")
        }
        kinds = (*(f"{rank}{unit}" for unit in SQUARE_UNITS for rank in ("", "veteran-")), leader[side])
        for name, count in units.value.items():
            if name not in kinds:
                self.say(count, f"'{name}' is no unit of {side}.{_near(name, kinds)}")
            elif self.number(count, 1, 1 if name == leader[side] else 31, f"the number of '{name}'"):
                if name == leader[side]:
                    commanders[side] += 1
                else:
                    stocks[side, name.removeprefix("veteran-")] -= count.value
