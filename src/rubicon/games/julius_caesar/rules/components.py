"""Map, blocks and cards of Julius Caesar, read once from `data/components.json` into small tables.

Inside the engine everything is an index: blocks 0–62 (Caesar's, Pompey's, Cleopatra last), locations 0–75
(cities, then seas), cards 0–26 (Command cards, then Gods), borders 0–162 (roads, shores, borders between
seas).
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

DATA: Final[dict[str, Any]] = json.loads(
    files("rubicon.games.julius_caesar").joinpath("data/components.json").read_text("utf-8")
)

# The tables below rely on these counts; `check_components` checks the others.
for _part, _count in (("cities", 67), ("seas", 9), ("roads", 94), ("blocks", 63)):
    if len(DATA[_part]) != _count:
        raise ValueError(
            f"The component data of Julius Caesar is not right: {_count} {_part}, not {len(DATA[_part])}."
        )

CAESAR: Final = 0
POMPEY: Final = 1
SIDES: Final = ("caesar", "pompey")
SIDE_NAMES: Final = ("Caesar", "Pompey")

# ------------------------------------------------------------------ blocks (3.0)

LEADER: Final = 0  # 3.21
LEGIO: Final = 1  # 3.22
AUXILIA: Final = 2  # 3.23
EQUITATUS: Final = 3  # 3.24
ELEPHANT: Final = 4  # 3.24
BALLISTA: Final = 5  # 3.25
NAVIS: Final = 6  # 3.26
CLEOPATRA_TYPE: Final = 7  # 3.27
TYPES: Final = ("leader", "legio", "auxilia", "equitatus", "elephant", "ballista", "navis", "cleopatra")

#: Cleopatra comes last: the other 62 blocks of a bit set then fit a machine word.
_BLOCKS: Final[list[dict[str, Any]]] = sorted(DATA["blocks"], key=lambda block: block["type"] == "cleopatra")

BLOCKS: Final[list[str]] = [block["id"] for block in _BLOCKS]
BLOCK_NAMES: Final[list[str]] = [block["name"] for block in _BLOCKS]
BLOCK_INDEX: Final[dict[str, int]] = {name: index for index, name in enumerate(BLOCKS)}
BLOCK_COUNT: Final = 63
CLEOPATRA: Final = 62

TYPE: Final[list[int]] = [TYPES.index(block["type"]) for block in _BLOCKS]
#: 3.12: a die hits when it shows that number or less.
FIREPOWER: Final[list[int]] = [block["firepower"] for block in _BLOCKS]
MAX_STRENGTH: Final[list[int]] = [block["max_strength"] for block in _BLOCKS]
#: Strength points that a block loses with each step. 7.41: two for the elephant (IV, II), one for all others.
STEP: Final[list[int]] = [block["steps"][0] - block["steps"][1] for block in _BLOCKS]
MIN_STRENGTH: Final[list[int]] = [block["steps"][-1] for block in _BLOCKS]
#: The side whose colour a block has; for Cleopatra (3.27) the side on which she starts.
COLOUR: Final[list[int]] = [SIDES.index(block["side"]) for block in _BLOCKS]
#: 3.12: initiative 0–3 for A–D: by block, defending and attacking (7.42: only the ballista's differ).
DEFENDING_INITIATIVE: Final[list[int]] = [
    "ABCD".index(block.get("initiative_defending") or block["initiative"]) for block in _BLOCKS
]
ATTACKING_INITIATIVE: Final[list[int]] = [
    "ABCD".index(block.get("initiative_attacking") or block["initiative"]) for block in _BLOCKS
]

NAVIS_BITS: Final[int] = sum(1 << b for b in range(BLOCK_COUNT) if TYPE[b] == NAVIS)
LEADER_BITS: Final[int] = sum(1 << b for b in range(BLOCK_COUNT) if TYPE[b] == LEADER)
ELEPHANT_BITS: Final[int] = sum(1 << b for b in range(BLOCK_COUNT) if TYPE[b] == ELEPHANT)
CLEOPATRA_BIT: Final[int] = 1 << CLEOPATRA
#: Blocks of each side's colour, without Cleopatra.
COLOUR_BITS: Final[list[int]] = [
    sum(1 << b for b in range(CLEOPATRA) if COLOUR[b] == side) for side in (CAESAR, POMPEY)
]
LEADERS: Final[list[list[int]]] = [
    [b for b in range(BLOCK_COUNT) if TYPE[b] == LEADER and COLOUR[b] == side] for side in (CAESAR, POMPEY)
]
#: 3.21: the leader of each side that waits until another leader of the side is killed.
THIRD_LEADER: Final[list[int]] = [BLOCK_INDEX["octavian"], BLOCK_INDEX["brutus"]]

# ------------------------------------------------------------------ locations (4.0)

# 4.1: blocks on the map are in cities or, Navis only, on seas.

CITIES: Final[list[str]] = [city["id"] for city in DATA["cities"]]
SEAS: Final[list[str]] = [sea["id"] for sea in DATA["seas"]]
LOCATIONS: Final[list[str]] = CITIES + SEAS
LOCATION_NAMES: Final[list[str]] = [place["name"] for place in DATA["cities"] + DATA["seas"]]
LOCATION_INDEX: Final[dict[str, int]] = {name: index for index, name in enumerate(LOCATIONS)}
CITY_COUNT: Final = 67
LOCATION_COUNT: Final = 76
#: Places off the map: the Levy Pool (5.2); the pool, but face-up for the rest of the Year (7.5); a killed
#: leader, which never returns (7.51); a third leader that is not yet available.
POOL: Final = 76
ELIMINATED: Final = 77
KILLED: Final = 78
WAITING: Final = 79
OFF_MAP: Final = ("levy-pool", "eliminated", "killed", "waiting")

VALUE: Final[list[int]] = [city["vp"] for city in DATA["cities"]] + [0] * len(SEAS)
#: 4.42: a port is on each sea it touches; new Navis are built in major ports only.
IS_PORT: Final[list[bool]] = [city["port"] for city in DATA["cities"]] + [False] * len(SEAS)
MAJOR_PORTS: Final[list[int]] = [c for c in range(CITY_COUNT) if DATA["cities"][c]["major_port"]]
VALUED: Final[list[int]] = [c for c in range(CITY_COUNT) if VALUE[c]]
ROME: Final[int] = LOCATION_INDEX["rome"]
ALEXANDRIA: Final[int] = LOCATION_INDEX["alexandria"]

# ------------------------------------------------------------------ borders: roads, shores, sea borders

MAJOR: Final = 0  # 4.31
MINOR: Final = 1  # 4.31
STRAIT: Final = 2  # 4.32
SHORE: Final = 3
OPEN_SEA: Final = 4
BORDER_KINDS: Final = ("major", "minor", "strait", "shore", "sea")

_BORDERS: Final[list[tuple[int, int, int]]] = (
    [
        (LOCATION_INDEX[road["a"]], LOCATION_INDEX[road["b"]], BORDER_KINDS.index(road["kind"]))
        for road in DATA["roads"]
    ]
    + [(LOCATION_INDEX[city], LOCATION_INDEX[sea], SHORE) for city, sea in DATA["shores"]]
    + [(LOCATION_INDEX[a], LOCATION_INDEX[b], OPEN_SEA) for a, b in DATA["sea_borders"]]
)
BORDER_COUNT: Final = 163
BORDER_KIND: Final[list[int]] = [kind for _, _, kind in _BORDERS]
BORDER_ENDS: Final[list[tuple[int, int]]] = [(a, b) for a, b, _ in _BORDERS]
STRAIT_NAMES: Final[dict[int, str]] = {
    index: road["name"] for index, road in enumerate(DATA["roads"]) if road["kind"] == "strait"
}

#: 6.11: how many blocks may use a road, by its kind; shores and sea borders have no limit. The second table
#: holds where enemies stand in the far city (it differs for straits), the third for attacks with Pluto.
NO_LIMIT: Final = 99
ROAD_LIMIT: Final[list[int]] = [4, 2, 2, NO_LIMIT, NO_LIMIT]
ROAD_LIMIT_ATTACK: Final[list[int]] = [4, 2, 1, NO_LIMIT, NO_LIMIT]
ROAD_LIMIT_PLUTO: Final[list[int]] = [
    *(DATA["pluto_attack_limits"][BORDER_KINDS[kind]] for kind in (MAJOR, MINOR, STRAIT)),
    NO_LIMIT,
    NO_LIMIT,
]
#: 7.61: as 6.11, but one block across a strait.
ROAD_LIMIT_RETREAT: Final[list[int]] = ROAD_LIMIT_ATTACK

#: The border between two locations, or -1: BETWEEN[a * LOCATION_COUNT + b].
BETWEEN: Final[list[int]] = [-1] * (LOCATION_COUNT * LOCATION_COUNT)
#: Neighbours of a location by road (land blocks), and by water (Navis). No road but a strait leads to an
#: island (4.41).
BY_ROAD: Final[list[list[int]]] = [[] for _ in range(LOCATION_COUNT)]
BY_WATER: Final[list[list[int]]] = [[] for _ in range(LOCATION_COUNT)]
for _index, (_a, _b, _kind) in enumerate(_BORDERS):
    BETWEEN[_a * LOCATION_COUNT + _b] = BETWEEN[_b * LOCATION_COUNT + _a] = _index
    _ways = BY_ROAD if _kind <= STRAIT else BY_WATER
    _ways[_a].append(_b)
    _ways[_b].append(_a)
#: The seas of a port; for a sea, the seas that border on it.
SEAS_OF: Final[list[list[int]]] = [[n for n in near if n >= CITY_COUNT] for near in BY_WATER]
#: The ports of a sea.
PORTS_OF: Final[list[list[int]]] = [
    [n for n in BY_WATER[loc] if n < CITY_COUNT] if loc >= CITY_COUNT else [] for loc in range(LOCATION_COUNT)
]
#: The neighbours that a block can reach: WAYS[0] by road, for land blocks; WAYS[1] by water, for Navis.
WAYS: Final[list[list[list[int]]]] = [BY_ROAD, BY_WATER]

#: 3.13, 6.4: where a new block may be levied: one named city, any city (-1) or any major port (-2).
ANY_CITY: Final = -1
ANY_MAJOR_PORT: Final = -2
LEVY_CITY: Final[list[int]] = [
    LOCATION_INDEX[block["levy_city"]]
    if "levy_city" in block
    else (ANY_MAJOR_PORT if block["type"] == "navis" else ANY_CITY)
    for block in _BLOCKS
]

# ------------------------------------------------------------------ cards (2.1)

_COMMANDS: Final[list[tuple[int, int, str]]] = [
    (kind["move"], kind["levy"], f"-{'abcdefg'[copy]}" if kind["copies"] > 1 else "")
    for kind in DATA["command_deck"]
    for copy in range(kind["copies"])
]
COMMAND_COUNT: Final = 20
CARD_COUNT: Final = 27
CARDS: Final[list[str]] = [f"{move}/{levy}{copy}" for move, levy, copy in _COMMANDS] + DATA["god_cards"]
CARD_INDEX: Final[dict[str, int]] = {name: index for index, name in enumerate(CARDS)}
CARD_NAMES: Final[list[str]] = [f"{move}/{levy}" for move, levy, _ in _COMMANDS] + [
    god.capitalize() for god in DATA["god_cards"]
]
MOVES: Final[list[int]] = [move for move, _, _ in _COMMANDS] + [0] * 7
LEVIES: Final[list[int]] = [levy for _, levy, _ in _COMMANDS] + [0] * 7
APOLLO: Final[int] = CARD_INDEX["apollo"]
JUPITER: Final[int] = CARD_INDEX["jupiter"]
MARS: Final[int] = CARD_INDEX["mars"]
MERCURY: Final[int] = CARD_INDEX["mercury"]
NEPTUNE: Final[int] = CARD_INDEX["neptune"]
PLUTO: Final[int] = CARD_INDEX["pluto"]
VULCAN: Final[int] = CARD_INDEX["vulcan"]

# ------------------------------------------------------------------ deployment (5.1)

DEPLOYMENT: Final[list[tuple[int, int]]] = [
    (BLOCK_INDEX[block], LOCATION_INDEX[city])
    for side in SIDES
    for city, stack in DATA["deployment"][side].items()
    for block in stack
]

#: Years are counted from the founding of Rome: 705 is 49 BC.
FIRST_YEAR: Final = 705
LAST_YEAR: Final = 709
TURNS_PER_YEAR: Final = 5
#: Cards dealt to each side when a Year begins (2.1).
CARDS_DEALT: Final = 6
#: Victory points that win the game at the end of a Year (1.2).
WINNING_SCORE: Final = 10


def check_components() -> None:
    """Raise `ValueError` where the data contradicts the counts of the rulebook (1.3, 4.2, 4.3, 4.4)."""
    roads = [kind for kind in BORDER_KIND if kind <= STRAIT]
    facts = {
        "67 cities": len(CITIES) == CITY_COUNT,
        "9 seas": len(SEAS) == LOCATION_COUNT - CITY_COUNT,
        "94 roads": len(roads) == 94,
        "4 straits": roads.count(STRAIT) == 4,
        "163 borders": len(_BORDERS) == BORDER_COUNT == len(set(BORDER_ENDS)),
        "13 VP in 11 cities": sum(VALUE) == 13 and len(VALUED) == 11,
        "63 blocks": len(BLOCKS) == BLOCK_COUNT and BLOCKS[CLEOPATRA] == "cleopatra",
        "31 blocks a side": [bits.bit_count() for bits in COLOUR_BITS] == [31, 31],
        "27 cards": len(CARDS) == CARD_COUNT and len(set(CARDS)) == CARD_COUNT,
        "20 Command cards": len(_COMMANDS) == COMMAND_COUNT,
        "every port on a sea, and nothing else": all(
            bool(SEAS_OF[c]) == IS_PORT[c] for c in range(CITY_COUNT)
        ),
    }
    wrong = [fact for fact, holds in facts.items() if not holds]
    if wrong:
        raise ValueError(f"The component data of Julius Caesar is not right: {'; '.join(wrong)}.")


check_components()
