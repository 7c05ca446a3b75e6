"""The data of the title: map, blocks and cards against the rulebook's counts, lists and examples."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

import rubicon
from rubicon.games.julius_caesar import GAME
from rubicon.games.julius_caesar.rules import notation
from rubicon.games.julius_caesar.rules.battle import LAST_ROUND
from rubicon.games.julius_caesar.rules.components import (
    ATTACKING_INITIATIVE,
    BETWEEN,
    BLOCKS,
    BORDER_ENDS,
    BORDER_KIND,
    BORDER_KINDS,
    BY_ROAD,
    CARDS,
    CITIES,
    CITY_COUNT,
    CLEOPATRA,
    COLOUR,
    DATA,
    DEFENDING_INITIATIVE,
    FIREPOWER,
    FIRST_YEAR,
    IS_PORT,
    LAST_YEAR,
    LEVIES,
    LOCATION_COUNT,
    LOCATION_INDEX,
    LOCATIONS,
    MAJOR_PORTS,
    MAX_STRENGTH,
    MOVES,
    PORTS_OF,
    ROAD_LIMIT,
    ROAD_LIMIT_ATTACK,
    SEAS,
    SEAS_OF,
    STRAIT_NAMES,
    TURNS_PER_YEAR,
    TYPE,
    TYPES,
    VALUE,
    WINNING_SCORE,
    check_components,
)

#: The rulebook's list of ports by sea (sidebar of 4.42).
PORTS = {
    "oceanus-atlanticus": "burdigala gades olisipo portus sala tingis",
    "mare-hispanum": "caralis carthago-nova genua iomnium massilia narbo siga tarraco tingis utica",
    "mare-tyrrhenum": "aleria caralis genua lilybaeum messana neapolis rhegium rome utica",
    "mare-internum": "ambracia brundisium creta cyrene lilybaeum messana pylos rhegium syracuse tacape "
    "thubactus utica",
    "mare-hadriaticum": "aquileia brundisium dyrrachium ravenna salone sipontum",
    "mare-aegaeum": "aenos athena creta ephesus thessalonika",
    "propontis": "byzantium nicomedia",
    "pontus-euxinus": "byzantium sinope",
    "mare-egypticum": "alexandria antioch catabathmus creta perga pelusium salamis tarsus",
}


def road(a: str, b: str) -> str:
    """The kind of road between two cities, or 'none'."""
    border = BETWEEN[LOCATION_INDEX[a] * LOCATION_COUNT + LOCATION_INDEX[b]]
    return BORDER_KINDS[BORDER_KIND[border]] if border >= 0 else "none"


def names(places: list[int]) -> set[str]:
    return {LOCATIONS[place] for place in places}


# ------------------------------------------------------------------ the map


@pytest.mark.rule("1.3", "4.2", "4.3", "4.32", "4.4")
def test_67_cities_9_seas_94_roads_of_which_4_straits() -> None:
    assert len(CITIES) == len(set(CITIES)) == 67
    assert len(SEAS) == len(set(SEAS)) == 9
    roads = Counter(kind for kind in BORDER_KIND if BORDER_KINDS[kind] in ("major", "minor", "strait"))
    assert sum(roads.values()) == 94
    assert roads[BORDER_KINDS.index("strait")] == 4


@pytest.mark.rule("4.32")
def test_the_four_straits_by_name() -> None:
    assert {name: names(list(BORDER_ENDS[border])) for border, name in STRAIT_NAMES.items()} == {
        "Herculeum": {"gades", "tingis"},
        "Messana": {"messana", "rhegium"},
        "Hellespontus": {"aenos", "pergamum"},
        "Bosphorus": {"byzantium", "nicomedia"},
    }


@pytest.mark.rule("4.42")
@pytest.mark.parametrize("sea", SEAS)
def test_ports_are_exactly_those_of_the_rulebook(sea: str) -> None:
    assert names(PORTS_OF[LOCATION_INDEX[sea]]) == set(PORTS[sea].split())


@pytest.mark.rule("4.42")
def test_every_city_of_that_list_is_a_port_and_no_other() -> None:
    listed = {port for ports in PORTS.values() for port in ports.split()}
    assert {CITIES[c] for c in range(CITY_COUNT) if IS_PORT[c]} == listed
    assert "pergamum" not in listed


@pytest.mark.rule("4.42")
def test_ports_on_sea_borders_have_two_seas_creta_and_utica_three() -> None:
    seas = {CITIES[c]: len(SEAS_OF[c]) for c in range(CITY_COUNT)}
    assert {port for port, count in seas.items() if count == 3} == {"creta", "utica"}
    assert {port for port, count in seas.items() if count == 2} == {
        "brundisium",
        "byzantium",
        "caralis",
        "genua",
        "lilybaeum",
        "messana",
        "rhegium",
        "tingis",
    }


@pytest.mark.rule("4.42", "3.26")
def test_major_ports_are_those_in_capitals() -> None:
    assert names(MAJOR_PORTS) == {
        "alexandria",
        "athena",
        "carthago-nova",
        "creta",
        "ephesus",
        "massilia",
        "neapolis",
        "ravenna",
        "salamis",
        "syracuse",
        "utica",
    }


@pytest.mark.rule("4.2", "1.2")
def test_13_victory_points_in_11_cities() -> None:
    values = {CITIES[c]: VALUE[c] for c in range(CITY_COUNT) if VALUE[c]}
    assert len(values) == 11
    assert sum(values.values()) == 13
    assert {city for city, value in values.items() if value == 2} == {"rome", "alexandria"}


@pytest.mark.rule("6.1", "6.11", "4.31", example=True)
def test_example_roads_of_6_1_and_6_11() -> None:
    massilia = {"narbo": "major", "lugdunum": "major", "genua": "major"}
    assert names(BY_ROAD[LOCATION_INDEX["massilia"]]) == set(massilia)
    assert all(road("massilia", city) == kind for city, kind in massilia.items())
    for via, further in {
        "narbo": {"tarraco", "burdigala"},
        "lugdunum": {"cenabum", "treveri", "genua"},
        "genua": {"ravenna", "rome", "lugdunum"},
    }.items():
        assert names(BY_ROAD[LOCATION_INDEX[via]]) - {"massilia"} == further
    assert road("genua", "rome") == "major"
    assert road("ravenna", "rome") == "minor"
    assert road("genua", "ravenna") == "major"
    assert road("massilia", "tarraco") == "none"


@pytest.mark.rule("4.4")
def test_seas_that_touch() -> None:
    adjacent = {sea: names(SEAS_OF[LOCATION_INDEX[sea]]) for sea in SEAS}
    assert adjacent["mare-hispanum"] == {"oceanus-atlanticus", "mare-tyrrhenum"}
    assert adjacent["mare-internum"] == {
        "mare-tyrrhenum",
        "mare-hadriaticum",
        "mare-aegaeum",
        "mare-egypticum",
    }
    assert adjacent["mare-aegaeum"] == {"propontis", "mare-egypticum", "mare-internum"}
    assert adjacent["propontis"] == {"pontus-euxinus", "mare-aegaeum"}
    assert all(sea in adjacent[other] for sea in SEAS for other in adjacent[sea])


# ------------------------------------------------------------------ blocks


@pytest.mark.rule("1.3", "3.21", "3.22", "3.23", "3.24", "3.25", "3.26", "3.27")
def test_63_blocks_by_kind() -> None:
    assert len(BLOCKS) == len(set(BLOCKS)) == 63
    kinds = [Counter(TYPES[TYPE[b]] for b in range(62) if COLOUR[b] == side) for side in (0, 1)]
    common = {"leader": 3, "legio": 14, "auxilia": 4, "ballista": 1, "navis": 5}
    assert kinds[0] == Counter({**common, "equitatus": 4})
    assert kinds[1] == Counter({**common, "equitatus": 3, "elephant": 1})
    assert BLOCKS[CLEOPATRA] == "cleopatra"


@pytest.mark.rule("3.11", "3.12", "3.22", "3.23", "3.24", "3.26", "7.41")
def test_ratings_and_strengths_are_of_the_kinds_that_the_rules_name() -> None:
    ratings: dict[str, set[str]] = {}
    for b in range(63):
        rating = f"{'ABCD'[DEFENDING_INITIATIVE[b]]}{FIREPOWER[b]}"
        ratings.setdefault(TYPES[TYPE[b]], set()).add(rating)
        assert MAX_STRENGTH[b] in (2, 3, 4)
        assert DEFENDING_INITIATIVE[b] == ATTACKING_INITIATIVE[b] or TYPES[TYPE[b]] == "ballista"
    assert ratings == {
        "leader": {"A2", "A3", "B3"},
        "legio": {"C2", "C3", "C4"},
        "auxilia": {"A1", "B1"},
        "equitatus": {"B2", "B3"},
        "elephant": {"B3"},
        "ballista": {"B4"},
        "navis": {"D2", "D3"},
        "cleopatra": {"C1"},
    }
    auxilia = Counter("AB"[DEFENDING_INITIATIVE[b]] for b in range(63) if TYPES[TYPE[b]] == "auxilia")
    assert auxilia == {"A": 4, "B": 4}
    steps = {block["id"]: block["steps"] for block in DATA["blocks"]}
    assert steps.pop("p-elephant") == [4, 2]
    assert all(list(range(down[0], 0, -1)) == down for down in steps.values())


@pytest.mark.rule("3.13")
def test_legions_equitatus_and_elephant_name_their_levy_city() -> None:
    named = {block["id"] for block in DATA["blocks"] if "levy_city" in block}
    assert named == {BLOCKS[b] for b in range(63) if TYPES[TYPE[b]] in ("legio", "equitatus", "elephant")}


# ------------------------------------------------------------------ cards


@pytest.mark.rule("1.3", "2.1")
def test_27_cards_and_what_the_deck_is_made_of() -> None:
    assert len(CARDS) == len(set(CARDS)) == 27
    commands = Counter((MOVES[card], LEVIES[card]) for card in range(20))
    assert commands == {
        (4, 1): 1,
        (3, 2): 2,
        (3, 1): 3,
        (2, 3): 4,
        (2, 2): 4,
        (2, 1): 3,
        (1, 3): 1,
        (1, 2): 2,
    }
    assert CARDS[20:] == ["apollo", "jupiter", "mars", "mercury", "neptune", "pluto", "vulcan"]
    assert MOVES[20:] == LEVIES[20:] == [0] * 7


# ------------------------------------------------------------------ the data as such


@pytest.mark.rule("1.3")
def test_the_data_says_where_it_comes_from() -> None:
    provenance = GAME.components()["provenance"]
    assert {"rulebook", "published_components", "coordinates"} <= set(provenance)
    assert all(provenance.values())


@pytest.mark.rule("1.2", "6.11", "7.2")
def test_the_components_carry_the_constants_of_the_rules() -> None:
    parts = GAME.components()
    assert parts.items() >= DATA.items()
    assert parts["calendar"] == {"first_year": 705, "years": 5, "turns": 5}
    years = range(FIRST_YEAR, LAST_YEAR + 1)
    assert parts["calendar"] == {"first_year": years[0], "years": len(years), "turns": TURNS_PER_YEAR}
    assert parts["victory_points"] == WINNING_SCORE == 10
    assert parts["battle_rounds"] == LAST_ROUND == 4
    limits = {"march": ROAD_LIMIT, "attack": ROAD_LIMIT_ATTACK}
    assert parts["border_limits"] == {
        use: {kind: table[BORDER_KINDS.index(kind)] for kind in ("major", "minor", "strait")}
        for use, table in limits.items()
    }


def test_the_components_say_which_arguments_every_verb_has() -> None:
    verbs = GAME.components()["verbs"]
    assert len(verbs) == len(notation.VERBS.verbs)
    for verb, first in notation.VERBS.first.items():
        said, *arguments = GAME.text(first).split()
        assert said == verb
        assert len(arguments) == len(verbs[verb])
        known = {"b": BLOCKS, "l": LOCATIONS, "c": CARDS}
        for argument, kind in zip(arguments, verbs[verb], strict=True):
            assert argument in known[kind]


#: How to damage the data, and what the check then says.
DAMAGE = {
    "94 roads": "del data['roads'][0]",
    "4 straits": "next(road for road in data['roads'] if road['kind'] == 'strait')['kind'] = 'minor'",
    "163 borders": "data['roads'][1] = data['roads'][0]",
    "13 VP in 11 cities": "next(city for city in data['cities'] if city['id'] == 'rome')['vp'] = 3",
    "63 blocks": "data['blocks'].append({**data['blocks'][0], 'id': 'sulla'})",
    "31 blocks a side": "data['blocks'][0]['side'] = 'pompey'",
    "27 cards": "data['god_cards'].append('bacchus')",
    "20 Command cards": "data['command_deck'][0]['copies'] = 2",
    "every port on a sea": "data['shores'] = [s for s in data['shores'] if s[0] != 'rome']",
}
#: Loads the components again and again, each time with other data, and prints what they say.
LOADER = """
import json, runpy, sys
from pathlib import Path
import rubicon.games.julius_caesar as title

file = Path(title.__file__).with_name("data") / "components.json"
good = file.read_text("utf-8")
said = {}
for fact, damage in json.loads(sys.argv[1]).items():
    data = json.loads(good)
    exec(damage)
    file.write_text(json.dumps(data), "utf-8")
    try:
        runpy.run_path(str(Path(title.__file__).with_name("rules") / "components.py"))
        said[fact] = "nothing"
    except Exception as problem:
        said[fact] = f"{type(problem).__name__}: {problem}"
print(json.dumps(said))
"""


@pytest.fixture(scope="module")
def complaints(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """What a copy of the package says to each damage."""
    copy = tmp_path_factory.mktemp("damaged")
    shutil.copytree(
        Path(rubicon.__file__).parent,
        copy / "rubicon",
        ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"),
    )
    (copy / "rubicon/games/julius_caesar/data/components.json").chmod(0o644)
    done = subprocess.run(
        [sys.executable, "-c", LOADER, json.dumps({"": "pass", **DAMAGE})],
        env={**os.environ, "PYTHONPATH": str(copy)},
        capture_output=True,
        text=True,
        check=True,
    )
    found: dict[str, str] = json.loads(done.stdout)
    return found


@pytest.mark.rule("1.3")
@pytest.mark.parametrize("fact", DAMAGE)
def test_damaged_data_is_refused_when_it_is_loaded(fact: str, complaints: dict[str, str]) -> None:
    assert complaints[fact].startswith("ValueError: The component data of Julius Caesar is not right")
    assert fact in complaints[fact]


@pytest.mark.rule("1.3")
def test_good_data_is_not(complaints: dict[str, str]) -> None:
    assert complaints[""] == "nothing"
    check_components()
