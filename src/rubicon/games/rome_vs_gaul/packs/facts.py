"""What the rulebook states about components, or what follows from it: each fact with its rule, as a test.

A pack with the printed values meets all of them; so does ours. Spaces that only our map names are not asked
for: those that the book names are.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from typing import Any, Final, NamedTuple

#: What Rome and Gaul need for the majorities of 19.1.2: Provinces of each region.
PROVINCES_OF: Final = {"Belgica": 8, "Celtica": 12, "Aquitania": 1, "Provincia": 3}
GAUL: Final = ("Celtica", "Belgica", "Aquitania")
SPACES: Final = 110
COSTS: Final = {"path": 1, "rough": 2, "channel": 2}


class PackFacts:
    """A pack as the facts look at it."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self.spaces: dict[str, Any] = {entry["id"]: entry for entry in data["map"]["spaces"]}
        self.provinces: dict[str, Any] = {entry["id"]: entry for entry in data["map"]["provinces"]}
        self.paths: list[Any] = data["map"]["paths"]
        self.tribes: dict[str, Any] = {entry["id"]: entry for entry in data["tribes"]}
        self.units: dict[str, Any] = {entry["id"]: entry for entry in data["units"]}
        self.leaders: dict[str, Any] = {entry["id"]: entry for entry in data["leaders"]}
        self.cards: dict[str, Any] = {entry["title"]: entry for entry in data["cards"]}
        self.tables: dict[str, Any] = data["tables"]
        self.near: dict[str, set[str]] = {space: set() for space in self.spaces}
        for path in self.paths:
            if path["kind"] in COSTS:
                self.near[path["a"]].add(path["b"])
                self.near[path["b"]].add(path["a"])

    def spaces_of(self, province: str) -> list[Any]:
        return [space for space in self.spaces.values() if space["province"] == province]

    def of_type(self, kind: str) -> list[str]:
        return [name for name, space in self.spaces.items() if space["type"] == kind]

    def region(self, space: str) -> str:
        return str(self.provinces[self.spaces[space]["province"]]["region"])

    def numbered(self, number: int) -> Any:
        """The Province with this number."""
        return next((each for each in self.provinces.values() if each["number"] == number), {})

    def battle_cell(self, column: str, dice: int) -> str:
        columns = {entry["id"]: entry for entry in self.tables["battle"]["columns"]}
        return str(columns.get(column, {"cells": {}})["cells"].get(str(dice), ""))

    def siege_cell(self, column: str, roll: int) -> str:
        columns = {entry["id"]: entry for entry in self.tables["siege"]["columns"]}
        return str(columns.get(column, {"cells": {}})["cells"].get(str(roll), ""))

    def is_connected(self) -> bool:
        """Whether players can reach every space they may enter from every other."""
        open_spaces = {name for name, space in self.spaces.items() if space["enterable"]}
        seen = set[str]()
        waiting = [next(iter(open_spaces))]
        while waiting:
            here = waiting.pop()
            if here not in seen:
                seen.add(here)
                waiting += self.near[here] & open_spaces
        return seen == open_spaces


class Fact(NamedTuple):
    """A fact: its rule, the section of the pack it is about, what it says, and whether a pack agrees."""

    rule: str
    section: str
    text: str
    holds: Callable[[PackFacts], bool]


def _card(title: str, **values: Any) -> Callable[[PackFacts], bool]:
    """Whether a card has these values."""
    return lambda p: title in p.cards and all(p.cards[title][word] == each for word, each in values.items())


def _majorities(p: PackFacts) -> bool:
    return all(
        each["required"] == each["size"] // 2 + 1 for each in p.provinces.values() if each["controllable"]
    )


def _ordered(cells: list[list[tuple[int, int]]]) -> bool:
    """Whether results never get worse with the dice, nor with the column."""
    along = all(row[i] <= row[i + 1] for row in cells for i in range(len(row) - 1))
    return along and all(
        a <= b for left, right in itertools.pairwise(cells) for a, b in zip(left, right, strict=True)
    )


def _battle_value(cell: str) -> tuple[int, int]:
    return int(cell.rstrip("*")), cell.count("*")


def _siege_value(cell: str) -> tuple[int, int]:
    """Points, then fewer losses; a surrender lies between two and three points."""
    if cell == "S":
        return 5, 0
    losses, points = cell.split("/")
    return int(points) * 2, 0 if losses == "-" else -int(losses)


def _battle_is_ordered(p: PackFacts) -> bool:
    columns = p.tables["battle"]["columns"]
    return _ordered([[_battle_value(c["cells"][str(dice)]) for dice in range(2, 13)] for c in columns])


def _battle_covers(p: PackFacts) -> bool:
    columns = p.tables["battle"]["columns"]
    gaps = all(b["min"] == a["max"] + 1 for a, b in itertools.pairwise(columns))
    return gaps and columns[0]["min"] == 0 and columns[-1]["max"] is None


def _siege_is_ordered(p: PackFacts) -> bool:
    columns = p.tables["siege"]["columns"]
    return _ordered([[_siege_value(c["cells"][str(roll)]) for roll in range(-2, 16)] for c in columns])


def _odds(p: PackFacts, attacker: int, defender: int) -> str:
    """14.3.2: the column for these strengths, empty below the first."""
    ratio = Fraction(attacker, defender)
    fitting = [c for c in p.tables["siege"]["columns"] if Fraction(str(c["ratio"])) <= ratio]
    return str(max(fitting, key=lambda c: float(c["ratio"]))["id"]) if fitting else ""


FACTS: Final[tuple[Fact, ...]] = (
    # The map
    Fact("2.2", "map.spaces", f"the map has {SPACES} spaces", lambda p: len(p.spaces) == SPACES),
    Fact(
        "2.2.1",
        "map.provinces",
        "Belgica has 8 Provinces, Celtica 12, Aquitania 1, Provincia 3",
        lambda p: (
            {
                region: count
                for region, count in Counter(each["region"] for each in p.provinces.values()).items()
                if region in PROVINCES_OF
            }
            == PROVINCES_OF
        ),
    ),
    Fact(
        "2.2.2",
        "map.paths",
        "a Path costs 1 MP, a Rough Path and the only Channel Crossing 2",
        lambda p: (
            sum(path["kind"] == "channel" for path in p.paths) == 1
            and all(path["mp"] == COSTS[path["kind"]] for path in p.paths if path["kind"] in COSTS)
        ),
    ),
    Fact(
        "2.2.3",
        "map.paths",
        "no two spaces are joined twice",
        lambda p: len({frozenset((path["a"], path["b"])) for path in p.paths}) == len(p.paths),
    ),
    Fact("10", "map.paths", "every space can be reached from every other", PackFacts.is_connected),
    Fact(
        "2.2.4",
        "map.provinces",
        "the Provinces of Gaul, and no others, are numbered 1 to 21",
        lambda p: (
            sorted(each["number"] for each in p.provinces.values() if each["region"] in GAUL)
            == list(range(1, 22))
            and all(each["number"] is None for each in p.provinces.values() if each["region"] not in GAUL)
        ),
    ),
    Fact(
        "2.2.5",
        "map.spaces",
        "Germania has three Strongholds that nobody enters and two spaces",
        lambda p: (
            sorted(p.of_type("german_stronghold")) == ["suebi", "ubii", "usipetes"]
            and sum(p.region(space) == "Germania" for space in p.spaces) == 5
        ),
    ),
    Fact(
        "3.1",
        "map.provinces",
        "the Aedui are Province 19, the Sequani 12; Burdigala is a Town of 21",
        lambda p: (
            p.numbered(19).get("id") == "aedui"
            and p.numbered(12).get("id") == "sequani"
            and p.spaces.get("burdigala", {}).get("type") == "town"
            and p.spaces["burdigala"]["province"] == p.numbered(21).get("id")
        ),
    ),
    Fact(
        "3.1",
        "map.spaces",
        "there are three Walled Cities, all in Provincia; Vienne is in Allobroges",
        lambda p: (
            len(p.of_type("walled_city")) == 3
            and all(p.region(space) == "Provincia" for space in p.of_type("walled_city"))
            and p.spaces.get("vienne", {}).get("province") == "allobroges"
        ),
    ),
    Fact("3.2.1", "map.spaces", "there are nine Strongholds", lambda p: len(p.of_type("stronghold")) == 9),
    Fact(
        "3.2.1",
        "map.spaces",
        "four Towns have a star, two in Germania and two in Britannia",
        lambda p: (
            sorted(p.region(name) for name, space in p.spaces.items() if space["star"])
            == ["Britannia", "Britannia", "Germania", "Germania"]
        ),
    ),
    Fact(
        "8.2.2",
        "map.provinces",
        "control needs the majority of the spaces of a Province, and sizes are the spaces listed",
        lambda p: (
            _majorities(p)
            and all(each["size"] == len(p.spaces_of(name)) for name, each in p.provinces.items())
        ),
    ),
    Fact(
        "8.2.2",
        "map.provinces",
        "Bituriges (16) need 3 of 4, Senones/Lingones (11) 4 of 6, Nervii 3 of 5, Treveri 4 of 7",
        lambda p: (
            (p.numbered(16).get("required"), p.numbered(11).get("required")) == (3, 4)
            and [p.provinces.get(name, {}).get("size") for name in ("nervii", "treveri")] == [5, 7]
        ),
    ),
    Fact(
        "11.3.5",
        "map.sections",
        "Provinces 17 and 11 are divided between two Tribes each",
        lambda p: all(
            sorted(p.data["map"]["sections"].get(one, []) + p.data["map"]["sections"].get(other, []))
            == sorted(space["id"] for space in p.spaces_of(str(p.numbered(number).get("id"))))
            for number, one, other in ((17, "pictones", "santones"), (11, "senones", "lingones"))
        ),
    ),
    Fact(
        "17.1.2",
        "map.paths",
        "the Channel Crossing begins in Portus Itius",
        lambda p: all(
            "portus-itius" in (path["a"], path["b"]) for path in p.paths if path["kind"] == "channel"
        ),
    ),
    Fact(
        "17.2.2",
        "map.spaces",
        "the Stronghold of the Veneti, and no other space, is a Port of two Sea Zones",
        lambda p: (
            [(space["type"], space["province"]) for space in p.spaces.values() if len(space["ports"]) > 1]
            == [("stronghold", "veneti")]
        ),
    ),
    Fact(
        "15.3.2",
        "map.paths",
        "the Via Domitia leads from Provincia to Rome",
        lambda p: [p.region(path["a"]) for path in p.paths if path["kind"] == "via_domitia"] == ["Provincia"],
    ),
    Fact(
        "19.3",
        "map.spaces",
        "Octodurus is a Stronghold in Allobroges, Gergovia a Town of the Arverni",
        lambda p: (
            [
                (p.spaces.get(n, {}).get("type"), p.spaces.get(n, {}).get("province"))
                for n in ("octodurus", "gergovia")
            ]
            == [("stronghold", "allobroges"), ("town", "arverni")]
        ),
    ),
    # Pieces
    Fact(
        "3.2",
        "tribes",
        "there are 24 Tribes: 20 in the pool, 2 in Holding Boxes, one in the Council Box, one submitted",
        lambda p: (
            Counter(each["start"] for each in p.tribes.values())
            == {"pool": 20, "holding": 2, "council": 1, "submitted": 1}
        ),
    ),
    Fact(
        "11",
        "tribes",
        "every Province of Gaul has a Tribe, 11 and 17 have two",
        lambda p: (
            Counter(each["province"] for name, each in p.tribes.items() if name != "germani")
            == {
                name: 2 if each["number"] in (11, 17) else 1
                for name, each in p.provinces.items()
                if each["number"] is not None
            }
        ),
    ),
    Fact(
        "2.3",
        "tribes",
        "Bellovaci are 6 and 4; Aquitani 4, Aedui 6, Carnutes 4, Nervii 5; Aulerci and Suessiones 9",
        lambda p: (
            (p.tribes["bellovaci"]["full"], p.tribes["bellovaci"]["reduced"]) == (6, 4)
            and [p.tribes[name]["full"] for name in ("aquitani", "aedui", "carnutes", "nervii")]
            == [4, 6, 4, 5]
            and p.tribes["aulerci"]["full"] + p.tribes["suessiones"]["full"] == 9
        ),
    ),
    Fact(
        "9.4",
        "tribes",
        "Tribes and Legions have Battle Ratings 1 and 0 and move 3",
        lambda p: all(
            each["battle_rating"] == [1, 0] and each["ma"] == 3
            for each in [*p.tribes.values(), *p.data["legions"]]
            if each["id"] != "germani"
        ),
    ),
    Fact(
        "3.1",
        "legions",
        "there are ten Legions of 2 and 1: six with Caesar, two in Vienne, two on Turn 5",
        lambda p: (
            Counter(each["setup"] for each in p.data["legions"]) == {"caesar": 6, "vienne": 2, "turn5": 2}
            and all((each["full"], each["reduced"]) == (2, 1) for each in p.data["legions"])
        ),
    ),
    Fact(
        "9",
        "leaders",
        "Caesar is 3, 6, 5 and Labienus 2, 4, 4; there are six Legates and two Gallic Leaders of strength 1",
        lambda p: (
            [
                [p.leaders[name][word] for word in ("battle", "command", "ma")]
                for name in ("caesar", "labienus")
            ]
            == [[3, 6, 5], [2, 4, 4]]
            and Counter(each["role"] for each in p.leaders.values())
            == {"roman_commander": 1, "legate": 6, "event_legate": 1, "gallic": 2}
            and all(each["strength"] == 1 for each in p.leaders.values() if each["role"] == "gallic")
        ),
    ),
    Fact(
        "3.3",
        "units",
        "there are two Mercenaries of strength 2, the Minor Tribe, the Militia and the German Cavalry",
        lambda p: (
            set(p.units) == {"mercenary", "minor-tribe", "militia", "german-cavalry"}
            and (p.units["mercenary"]["count"], p.units["mercenary"]["strength"]) == (2, 2)
        ),
    ),
    Fact(
        "14.2",
        "markers",
        "a Fortified Town has a garrison of 2 and falls to 3 Siege Points, a Stronghold to 2",
        lambda p: (
            p.data["markers"]["fortified_town"]["garrison"] == 2
            and p.data["markers"]["fortified_town"]["siege_points"] == 3
            and p.data["markers"]["stronghold"]["siege_points"] == 2
            and set(p.data["markers"]["walled_city"]["garrison"]) == set(p.of_type("walled_city"))
        ),
    ),
    # Tables
    Fact("13.4", "tables", "the Battle Table covers every strength", _battle_covers),
    Fact("13.4", "tables", "the Battle Table is never worse for more dice or strength", _battle_is_ordered),
    Fact(
        "13.5",
        "tables",
        "cells of the Battle Table in the examples: 11-12 at 7 is 2**, at 6 2*; 9-10 at 8 is 2**",
        lambda p: (
            [p.battle_cell("11-12", 7), p.battle_cell("11-12", 6), p.battle_cell("9-10", 8)]
            == ["2**", "2*", "2**"]
            and [p.battle_cell("13-15", 5), p.battle_cell("13-15", 8)] == ["2**", "3**"]
        ),
    ),
    Fact("14.3", "tables", "the Siege Table is never worse for higher rolls or odds", _siege_is_ordered),
    Fact(
        "14.3.2",
        "tables",
        "12 to 10 is 1-1, 10 to 6 is 1.5-1, 5 to 6 is 1-2, 4 to 9 is no roll",
        lambda p: (
            [_odds(p, 12, 10), _odds(p, 10, 6), _odds(p, 5, 6), _odds(p, 4, 9)] == ["1-1", "1.5-1", "1-2", ""]
        ),
    ),
    Fact(
        "14.3",
        "tables",
        "cells of the Siege Table in the example: 2-1 at 7 is 1/2, 1.5-1 at 11 S, 1-1 at 10 -/2, at 5 -/0",
        lambda p: (
            [
                p.siege_cell("2-1", 7),
                p.siege_cell("1.5-1", 11),
                p.siege_cell("1-1", 10),
                p.siege_cell("1-1", 5),
            ]
            == ["1/2", "S", "-/2", "-/0"]
        ),
    ),
    Fact(
        "12.3",
        "tables",
        "a reaction needs 9, with +2 into a friendly space and -2 by a Rough Path",
        lambda p: [p.tables["reaction"][word] for word in ("target", "friendly", "rough")] == [9, 2, -2],
    ),
    Fact(
        "16.4.3",
        "tables",
        "Governance: dominance 5, 4, 1, presence 2, 2, 1, losses 1, 1, 3; at most 3 loses the game",
        lambda p: (
            p.tables["governance"]["dominance"] == {"Celtica": 5, "Belgica": 4, "Aquitania": 1}
            and p.tables["governance"]["presence"] == {"Celtica": 2, "Belgica": 2, "Aquitania": 1}
            and p.tables["governance"]["not_controlled"]
            == {"volcae": -1, "allobroges": -1, "narbonensis": -3}
            and p.tables["governance"]["gallic_win_at_most"] == 3
        ),
    ),
    Fact(
        "19.2.1", "tables", "Rome needs 12 Victory Points", lambda p: p.tables["victory"]["vp_to_win"] == 12
    ),
    # Cards
    Fact(
        "2.1",
        "cards",
        "there are 55 cards, numbered from 1 in their order",
        lambda p: [each["no"] for each in p.data["cards"]] == list(range(1, 56)),
    ),
    Fact(
        "7.5.5",
        "cards",
        "one card is the Reaction; Action Points are 1 to 3",
        lambda p: (
            sum(each["kind"] == "reaction" for each in p.data["cards"]) == 1
            and {each["ap"] for each in p.data["cards"]} <= {1, 2, 3}
        ),
    ),
    Fact(
        "example",
        "cards",
        "card 19 is Roman Trade, a Roman Event of 2",
        _card("Roman Trade", no=19, ap=2, kind="event"),
    ),
    Fact(
        "example",
        "cards",
        "card 28 is Alesia, a Gallic Event of 2",
        _card("Alesia", no=28, ap=2, colour="gallic"),
    ),
    Fact(
        "17.5.3",
        "cards",
        "card 22 places Devastation, 41 the Militia, 43 the Aedui",
        lambda p: (
            p.data["cards"][21]["effect"][0]["op"] == "devastate"
            and p.data["cards"][40]["effect"][0].get("unit") == "militia"
            and p.data["cards"][42]["effect"][0].get("tribe") == "aedui"
        ),
    ),
    Fact("7.3", "cards", "Winter Campaign is Roman", _card("Winter Campaign", colour="roman")),
    Fact(
        "17.4.3",
        "cards",
        "two cards are called Germani Migration",
        lambda p: sum(each["title"] == "Germani Migration" for each in p.data["cards"]) == 2,
    ),
    Fact(
        "7.5.4",
        "cards",
        "every Surprise and the Reaction name their window",
        lambda p: all(
            each.get("window") for each in p.data["cards"] if each["kind"] in ("surprise", "reaction")
        ),
    ),
)
