"""A component pack as the rules use it: integers by space, piece and card, computed once.

The pack that travels with the title is our own design (`data/pack.json`): the printed map, cards and tables
are not known to us. Somebody who owns the game can write a pack with the printed values.

Sets of pieces, spaces, Provinces and cards are integers with a bit for each member.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any, Final

from rubicon.games.kit.values import HALF, HALF_BITS, Halves, NamedPlaces, join, members, set_of, split
from rubicon.games.rome_vs_gaul.rules.vocabulary import OPS, Effect, read_effect

#: The version of our rules. It changes when a record could be replayed differently.
RULES_VERSION: Final = 4
SIDES: Final = ("rome", "gaul")
ROME: Final = 0
GAUL: Final = 1
#: The turns of the game, 57 to 52 BC, and the year of the first.
TURNS: Final = 6
FIRST_YEAR: Final = 57

# ------------------------------------------------------------------ pieces, in this order in every pack

LEGION_COUNT: Final = 10
FIRST_LEGION: Final = 0
LEGIO_X: Final = 0
GERMAN_CAVALRY: Final = 10
FIRST_TRIBE: Final = 11
TRIBE_COUNT: Final = 23
GERMANI: Final = 34
FIRST_MERCENARY: Final = 35
MERCENARY_COUNT: Final = 2
MINOR_TRIBE: Final = 37
MILITIA: Final = 38
CAESAR: Final = 39
FIRST_LEGATE: Final = 40
LEGATE_COUNT: Final = 6
L_CAESAR: Final = 46
VERCINGETORIX: Final = 47
AMBIORIX: Final = 48
PIECE_COUNT: Final = 49

LEGIONS: Final[int] = (1 << LEGION_COUNT) - 1
TRIBES: Final[int] = ((1 << TRIBE_COUNT) - 1) << FIRST_TRIBE
MERCENARIES: Final[int] = 3 << FIRST_MERCENARY
LEGATES: Final[int] = ((1 << LEGATE_COUNT) - 1) << FIRST_LEGATE | 1 << L_CAESAR
ROMAN_LEADERS: Final[int] = 1 << CAESAR | LEGATES
#: 2.3.2, 9.5.2a: Vercingetorix and Ambiorix are Leaders and Combat Units.
GALLIC_LEADERS: Final[int] = 1 << VERCINGETORIX | 1 << AMBIORIX
LEADERS: Final[int] = ROMAN_LEADERS | GALLIC_LEADERS
ROMAN_CUS: Final[int] = LEGIONS | 1 << GERMAN_CAVALRY
GALLIC_CUS: Final[int] = TRIBES | MERCENARIES | 1 << MINOR_TRIBE | 1 << MILITIA | GALLIC_LEADERS
#: 2.3.3: by side: all pieces, and those that are Combat Units, so that they make an Army. The Germani
#: belong to neither side (17.4).
PIECES: Final[list[int]] = [ROMAN_CUS | ROMAN_LEADERS, GALLIC_CUS]
CUS: Final[list[int]] = [ROMAN_CUS, GALLIC_CUS]
#: 17.3.1, 17.3.3, 17.6.2: what goes home in winter and may be lost only after the others (13.6.3).
HIRED: Final[int] = MERCENARIES | 1 << MINOR_TRIBE | 1 << GERMAN_CAVALRY | 1 << MILITIA
#: CUs that cannot move by themselves (17.3.2).
WITHOUT_ALLOWANCE: Final[int] = MERCENARIES | 1 << GERMAN_CAVALRY
#: Pieces with two steps.
TWO_STEPS: Final[int] = LEGIONS | TRIBES | 1 << GERMANI
#: 11.3.3, 13.5.3: the Nervii and the Tenth Legion.
ELITES: Final[tuple[str, str]] = ("legio-x", "nervii")

# ------------------------------------------------------------------ boxes: where pieces off the map are

SPACE_COUNT: Final = 110
POOL: Final = 110  # Tribes and Legates that may be drawn (3.1, 3.2.3)
DRAWN: Final = 111  # drawn or arriving, and not yet placed
COUNCIL: Final = 112
SUBMITTED: Final = 113  # the Submitted Tribes Box (17.8)
ELIMINATED: Final = 114  # the Eliminated Tribes Box (17.9)
HOLDING: Final = 115  # units that come by events (17.7)
TURN_TRACK: Final = 116  # arrives on a later turn (3.2.4)
IN_ROME: Final = 117  # Caesar in winter or delayed (5.3)
KEPT: Final = 118  # the Legate that is kept (5.4.2)
BOXES: Final = (
    "pool",
    "drawn",
    "council",
    "submitted",
    "eliminated",
    "holding",
    "turn-track",
    "rome",
    "kept",
)

#: Spaces and boxes.
PLACE_COUNT: Final = 119

# ------------------------------------------------------------------ regions and seas

REGIONS: Final = ("Celtica", "Belgica", "Aquitania", "Provincia", "Germania", "Britannia")
CELTICA: Final = 0
BELGICA: Final = 1
AQUITANIA: Final = 2
PROVINCIA: Final = 3
GERMANIA: Final = 4
BRITANNIA: Final = 5
#: 17.2.1: the sea zones.
SEA_ZONES: Final = ("Oceanus Britannicus", "Oceanus Atlanticus", "Sinus Gallicus")
BRITANNICUS: Final = 0
ATLANTICUS: Final = 1
SINUS_GALLICUS: Final = 2
PROVINCE_COUNT: Final = 26

# ------------------------------------------------------------------ cards

CARD_COUNT: Final = 55
CARD_KINDS: Final = ("event", "bonus", "surprise", "reaction")
EVENT: Final = 0
BONUS: Final = 1
SURPRISE: Final = 2
REACTION: Final = 3
#: By the index of its colour: the sides that may use more of a card than its Action Points (7.5.1).
COLOURS: Final = ("roman", "gallic", "both")
USERS: Final = (1 << ROME, 1 << GAUL, 1 << ROME | 1 << GAUL)


#: Spaces in one part of the tables of neighbours, and sets of them.
_CHUNK: Final = 10
_CHUNK_SETS: Final = 1 << _CHUNK
_CHUNK_MASK: Final = _CHUNK_SETS - 1


def _halves(groups: list[int]) -> tuple[list[int], list[int]]:
    """The lower and the upper halves of several sets of spaces."""
    return [group & HALF for group in groups], [group >> HALF_BITS for group in groups]


class Pack:
    """2.1: all tables of one pack. Nothing in it ever changes."""

    def __init__(self, text: str) -> None:
        data: dict[str, Any] = json.loads(text)
        self.data: dict[str, Any] = data
        self.name: str = data["name"]
        self.note: str = data["note"]
        self.text: str = text
        self.digest: str = hashlib.sha256(text.encode()).hexdigest()[:16]
        self._map(data["map"])
        self._pieces(data)
        self._markers(data)
        self._tables(data["tables"])
        self._cards(data["cards"])

    def __reduce__(self) -> tuple[Any, ...]:
        """A pickled position names its pack; only a pack that is not ours travels with it."""
        return unpickle_pack, ("" if self.digest == DESIGNED.digest else self.text,)

    # ------------------------------------------------------------------ 2.2 the map

    def _map(self, data: dict[str, Any]) -> None:
        """2.2.2: spaces of each kind, and what joins them."""
        spaces: list[dict[str, Any]] = data["spaces"]
        assert len(spaces) == SPACE_COUNT
        self.spaces: list[str] = [space["id"] for space in spaces]
        self.space_names: list[str] = [space["name"] for space in spaces]
        self.space_index: dict[str, int] = {name: index for index, name in enumerate(self.spaces)}
        #: Every place of a piece by name: spaces, then boxes.
        self.places: list[str] = [*self.spaces, *BOXES]
        self.place_index: dict[str, int] = {name: index for index, name in enumerate(self.places)}
        self._provinces(data, spaces)
        self.town_spaces: int = self._spaces_with(spaces, "type", "town")
        self.city_spaces: int = self._spaces_with(spaces, "type", "walled_city")
        #: The nine Strongholds of Gaul and Provincia; those of Germania are closed to all (2.2.5).
        self.stronghold_spaces: int = self._spaces_with(spaces, "type", "stronghold")
        self.closed: int = self._spaces_with(spaces, "enterable", False)
        #: 3.2.1: the four Towns of Germania and Britannia with a Gallic IM.
        self.starred: int = self._spaces_with(spaces, "star", True)
        #: By sea zone: its Ports.
        self.ports: list[int] = [
            sum([1 << at for at, space in enumerate(spaces) if zone in space["ports"]]) for zone in SEA_ZONES
        ]
        self._paths(data)
        # The sets that the rules ask for most, as halves (`kit/values.py`).
        self.cities_low, self.cities_high = split(self.city_spaces)
        self.open_spaces: int = ((1 << SPACE_COUNT) - 1) & ~self.closed
        self.open_low, self.open_high = split(self.open_spaces)
        self.abroad_low, self.abroad_high = split(self.abroad)
        self.gaul_low, self.gaul_high = split(self.gaul)
        self.provincia_low, self.provincia_high = split(self.region_spaces[PROVINCIA])
        self.starred_low, self.starred_high = split(self.starred)
        self.provinces_low, self.provinces_high = _halves(self.spaces_of)
        self.ports_low, self.ports_high = _halves(self.ports)

    def _spaces_with(self, spaces: list[dict[str, Any]], field: str, value: Any) -> int:
        return sum([1 << at for at, space in enumerate(spaces) if space[field] == value])

    def _provinces(self, data: dict[str, Any], spaces: list[dict[str, Any]]) -> None:
        """2.2.1: regions consist of Provinces, and Provinces of spaces."""
        provinces: list[dict[str, Any]] = data["provinces"]
        assert len(provinces) == PROVINCE_COUNT
        self.provinces: list[str] = [province["id"] for province in provinces]
        self.province_names: list[str] = [province["name"] for province in provinces]
        self.province_index: dict[str, int] = {name: index for index, name in enumerate(self.provinces)}
        #: By space: its Province. By Province: its spaces, its region, and the spaces needed for control.
        self.province_of: list[int] = [self.province_index[space["province"]] for space in spaces]
        self.spaces_of: list[int] = [0] * PROVINCE_COUNT
        for at, province in enumerate(self.province_of):
            self.spaces_of[province] |= 1 << at
        self.region_of: list[int] = [REGIONS.index(province["region"]) for province in provinces]
        self.required: list[int] = [province["required"] or 0 for province in provinces]
        #: Provinces that can be controlled: those of Gaul and Provincia (8.2.2).
        self.controllable: int = sum([1 << p for p, entry in enumerate(provinces) if entry["controllable"]])
        #: By region: its Provinces, and its spaces.
        self.provinces_of: list[int] = [0] * len(REGIONS)
        self.region_spaces: list[int] = [0] * len(REGIONS)
        for province, region in enumerate(self.region_of):
            self.provinces_of[region] |= 1 << province
            self.region_spaces[region] |= self.spaces_of[province]
        self.region_at: list[int] = [self.region_of[province] for province in self.province_of]
        #: 2.2.4: Celtica, Belgica and Aquitania.
        self.gaul: int = (
            self.region_spaces[CELTICA] | self.region_spaces[BELGICA] | self.region_spaces[AQUITANIA]
        )
        self.volcae: int = self.province_index["volcae"]
        self.allobroges: int = self.province_index["allobroges"]
        self.narbonensis: int = self.province_index["narbonensis"]
        #: 11.3.5, 11.3.6: parts of a Province that belong to one Tribe.
        self.sections: dict[str, int] = {
            name: set_of(self.space_index, inside) for name, inside in data["sections"].items()
        }

    def _paths(self, data: dict[str, Any]) -> None:
        #: By space: spaces next to it by any path a player can use (2.2.3); of these, those by a Rough Path
        #: and those across the Channel; and the spaces across the Rhine, for the Germani alone (17.4).
        self.near_bits: list[int] = [0] * SPACE_COUNT
        self.rough: list[int] = [0] * SPACE_COUNT
        self.channel: list[int] = [0] * SPACE_COUNT
        self.rhine: list[int] = [0] * SPACE_COUNT
        self.domitia: int = -1  # the space from which Rome is reached (15.3.2)
        for path in data["paths"]:
            a = self.space_index[path["a"]]
            if path["kind"] == "via_domitia":
                self.domitia = a
                continue
            b = self.space_index[path["b"]]
            kinds = {"rough": self.rough, "channel": self.channel, "rhine": self.rhine}
            for one, other in ((a, b), (b, a)):
                if path["kind"] != "rhine":
                    self.near_bits[one] |= 1 << other
                if path["kind"] in kinds:
                    kinds[path["kind"]][one] |= 1 << other
        self.near: list[list[int]] = [members(bits) for bits in self.near_bits]
        #: By part of the map (10 spaces each) and set of its spaces: the spaces next to some of these.
        spread = [near for first in range(0, 2 * HALF_BITS, _CHUNK) for near in self._spread_table(first)]
        self._spread_low: list[int] = [near & HALF for near in spread]
        self._spread_high: list[int] = [near >> HALF_BITS for near in spread]
        #: By space: neighbours except across the Channel, as a list and as halves.
        land = [near & ~self.channel[at] for at, near in enumerate(self.near_bits)]
        self.land_near: list[list[int]] = [members(near) for near in land]
        self.land_low: list[int] = [near & HALF for near in land]
        self.land_high: list[int] = [near >> HALF_BITS for near in land]
        #: By space, the neighbours that cost 1 MP, and those by a Rough Path, as halves.
        self.easy_low, self.easy_high = _halves(
            [near & ~self.rough[at] for at, near in enumerate(self.near_bits)]
        )
        self.rough_low, self.rough_high = _halves(self.rough)
        #: By space and goal (space * SPACE_COUNT + goal): 10.4.1, the MPs of a path.
        self.path_cost: list[int] = [1] * (SPACE_COUNT * SPACE_COUNT)
        for at in range(SPACE_COUNT):
            for goal in members(self.rough[at] | self.channel[at]):
                self.path_cost[at * SPACE_COUNT + goal] = 2
        #: By side and space: the neighbours that the side may ever enter (2.2.5, 10.7), and what each costs.
        self.open_near: list[list[list[int]]] = []
        self.path_costs: list[list[list[int]]] = []
        self.abroad: int = self.region_spaces[GERMANIA] | self.region_spaces[BRITANNIA]
        for barred in (self.closed, self.closed | self.abroad):
            near = [members(bits & ~barred) for bits in self.near_bits]
            self.open_near.append(near)
            self.path_costs.append(
                [
                    [2 if (self.rough[at] | self.channel[at]) >> goal & 1 else 1 for goal in goals]
                    for at, goals in enumerate(near)
                ]
            )
        #: The ends of the Channel Crossing.
        self.channel_ends: int = sum([1 << at for at in range(SPACE_COUNT) if self.channel[at]])
        #: By space, where a Legion can march in winter while the Germani are not in its way (16.2.2), and
        #: where a Gallic unit can go in spring while nobody is (6.2).
        self.winter_low, self.winter_high = _halves(
            [self._three_points(at, True) & ~(1 << at) for at in range(SPACE_COUNT)]
        )
        self.muster_low, self.muster_high = _halves(
            [self._three_points(at, False) & ~(1 << at) for at in range(SPACE_COUNT)]
        )

    def _spread_table(self, first: int) -> list[int]:
        found = [0]
        for chunk in range(1, 1 << _CHUNK):
            space = first + chunk.bit_length() - 1
            near = self.near_bits[space] if space < SPACE_COUNT else 0
            found.append(found[chunk & ~(1 << space - first)] | near)
        return found

    def spread(self, spaces: int) -> int:
        """The spaces adjacent to some of these (2.2.3; the Channel Crossing counts)."""
        low, high = self.spread_halves(spaces & HALF, spaces >> HALF_BITS)
        return join(low, high)

    def spread_halves(self, low: int, high: int) -> Halves:
        found_low = found_high = 0
        table = 0
        while low:
            chunk = low & _CHUNK_MASK
            if chunk:
                found_low |= self._spread_low[table + chunk]
                found_high |= self._spread_high[table + chunk]
            low >>= _CHUNK
            table += _CHUNK_SETS
        table = HALF_BITS // _CHUNK * _CHUNK_SETS
        while high:
            chunk = high & _CHUNK_MASK
            if chunk:
                found_low |= self._spread_low[table + chunk]
                found_high |= self._spread_high[table + chunk]
            high >>= _CHUNK
            table += _CHUNK_SETS
        return found_low, found_high

    def _three_points(self, start: int, roman: bool) -> int:
        """The spaces within 3 MPs. Romans may leave Germania and Britannia; nobody enters them."""
        best = {start: 0}
        waiting = [start]
        found = 0
        while waiting:
            space = waiting.pop()
            for near in self.near[space]:
                bit = 1 << near
                spent = best[space] + (2 if (self.rough[space] | self.channel[space]) & bit else 1)
                if spent > 3 or bit & self.closed:
                    continue
                if bit & self.abroad and not (roman and self.abroad >> space & 1):
                    continue
                found |= bit
                # A crossing is the end of a step: a storm may come.
                if not bit & self.channel[space] and spent < best.get(near, 4):
                    best[near] = spent
                    waiting.append(near)
        return found

    # ------------------------------------------------------------------ 2.3 the pieces

    def _pieces(self, data: dict[str, Any]) -> None:
        legions: list[dict[str, Any]] = data["legions"]
        tribes: list[dict[str, Any]] = data["tribes"]
        units = {unit["id"]: unit for unit in data["units"]}
        leaders: list[dict[str, Any]] = data["leaders"]
        hired = units["mercenary"]
        pieces: list[dict[str, Any]] = [
            *legions,
            units["german-cavalry"],
            *tribes,
            *({**hired, "id": f"mercenary-{number + 1}"} for number in range(hired["count"])),
            units["minor-tribe"],
            units["militia"],
            *leaders,
        ]
        assert len(pieces) == PIECE_COUNT
        assert pieces[GERMANI]["id"] == "germani"
        assert pieces[CAESAR]["id"] == "caesar"
        assert pieces[AMBIORIX]["id"] == "ambiorix"
        self.pieces: list[str] = [piece["id"] for piece in pieces]
        self.named_places = NamedPlaces(self.pieces, self.places)
        self.piece_names: list[str] = [piece["name"] for piece in pieces]
        self.piece_index: dict[str, int] = {name: index for index, name in enumerate(self.pieces)}
        #: By piece: Combat Strength full and reduced. That of the Militia follows from control (17.6.3).
        self.strength: list[int] = [_number(piece.get("full", piece.get("strength"))) for piece in pieces]
        self.reduced_strength: list[int] = [_number(piece.get("reduced")) for piece in pieces]
        #: By piece: Battle Rating full and reduced, Command Rating, Movement Allowance.
        self.rating: list[int] = [_rating(piece, 0) for piece in pieces]
        self.reduced_rating: list[int] = [_rating(piece, 1) for piece in pieces]
        self.command: list[int] = [piece.get("command", 2) for piece in pieces]  # 9.4: intrinsic Leaders 2
        self.allowance: list[int] = [_number(piece["ma"]) for piece in pieces]
        self.elite: int = set_of(self.piece_index, list(ELITES))
        #: Pieces of Belgica, and those of Celtica and Aquitania; hired ones belong to no group.
        self.belgic: int = 1 << AMBIORIX
        self.celtic: int = 1 << VERCINGETORIX
        #: By Tribe (piece - FIRST_TRIBE): the spaces of its Province, or of its section of it (11.3.5).
        self.home_spaces: list[int] = []
        for index, tribe in enumerate(tribes[:TRIBE_COUNT]):
            if tribe["group"] == "belgic":
                self.belgic |= 1 << FIRST_TRIBE + index
            else:
                self.celtic |= 1 << FIRST_TRIBE + index
            section = tribe["section"]
            province = self.spaces_of[self.province_index[tribe["province"]]]
            self.home_spaces.append(self.sections[section] if section else province)
        #: By Tribe: the Towns among them.
        self.home_towns: list[list[int]] = [
            members(home & self.town_spaces & ~self.closed) for home in self.home_spaces
        ]
        self.arverni: int = self.piece_index["arverni"]
        #: 11.3.1: they enter only by a card.
        self.aedui: int = self.piece_index["aedui"]
        self.veneti: int = self.piece_index["veneti"]
        self._starts(legions, tribes)

    def _starts(self, legions: list[dict[str, Any]], tribes: list[dict[str, Any]]) -> None:
        """3.1 to 3.3: where pieces begin. Caesar's army waits for its Town."""
        boxes = {"pool": POOL, "holding": HOLDING, "council": COUNCIL, "submitted": SUBMITTED}
        self.start: list[int] = [HOLDING] * PIECE_COUNT
        self.start_reduced: int = 0
        for index, legion in enumerate(legions):
            places = {"caesar": DRAWN, "vienne": self.space_index["vienne"], "turn5": TURN_TRACK}
            self.start[index] = places[legion["setup"]]
        for index, tribe in enumerate(tribes):
            self.start[FIRST_TRIBE + index] = boxes[tribe["start"]]
            if tribe["start_step"] == 1:
                self.start_reduced |= 1 << FIRST_TRIBE + index
        self.start[CAESAR] = DRAWN
        for legate in range(FIRST_LEGATE, FIRST_LEGATE + LEGATE_COUNT):
            self.start[legate] = POOL
        self.start[VERCINGETORIX] = self.start[AMBIORIX] = TURN_TRACK

    # ------------------------------------------------------------------ markers and setup

    def _markers(self, data: dict[str, Any]) -> None:
        markers = data["markers"]
        self.town_garrison: int = markers["fortified_town"]["garrison"]
        self.upgraded_drm: int = markers["fortified_town"]["upgraded_drm"]
        #: By space: the garrison of its Walled City.
        self.city_garrison: list[int] = [0] * SPACE_COUNT
        for name, strength in markers["walled_city"]["garrison"].items():
            self.city_garrison[self.space_index[name]] = strength
        self.siege_points: int = markers["fortified_town"]["siege_points"]
        self.stronghold_points: int = markers["stronghold"]["siege_points"]
        self.subjugation_strength: int = markers["stronghold"]["min_strength"]
        setup = data["setup"]
        self.hand_size: int = setup["cards_dealt"]
        self.reshuffle_after: int = setup["reshuffle_after_turn"]
        aedui = self.spaces_of[self.province_index["aedui"]]
        #: 3.1: Roman IMs in every Town of the Aedui, the Sequani and Provincia, and in Burdigala.
        self.start_roman_im: int = self.town_spaces & (
            aedui | self.spaces_of[self.province_index["sequani"]] | self.region_spaces[PROVINCIA]
        ) | set_of(self.space_index, ["burdigala"])
        #: 3.1: where Caesar's army may begin.
        self.start_towns: int = aedui & self.town_spaces
        self.start_gallic_im: int = set_of(self.space_index, setup["gallic_im"])
        self.octodurus: int = self.space_index["octodurus"]
        self.gergovia: int = self.space_index["gergovia"]
        self.vienne: int = self.space_index["vienne"]

    # ------------------------------------------------------------------ tables

    def _tables(self, tables: dict[str, Any]) -> None:
        #: 13.4: by Battle Strength up to 23, its column; by column, what is added to the dice: a third of the
        #: sum, rounded down, is the number of hits, the rest the asterisks.
        self.battle_column: list[int] = []
        columns = tables["battle"]["columns"]
        for strength in range(columns[-1]["min"] + 1):
            found = [at for at, entry in enumerate(columns) if entry["min"] <= strength]
            self.battle_column.append(found[-1])
        self.battle_names: list[str] = [entry["id"] for entry in columns]
        #: By column and dice (2 to 12): hits * 3 + asterisks.
        self.battle_cells: list[list[int]] = [
            [0, 0, *(_battle_cell(entry["cells"][str(dice)]) for dice in range(2, 13))] for entry in columns
        ]
        sieges = tables["siege"]["columns"]
        self.siege_names: list[str] = [entry["id"] for entry in sieges]
        self.siege_ratio: list[float] = [float(entry["ratio"]) for entry in sieges]
        #: By column and modified roll + SIEGE_SHIFT: losses * 8 + points, or SURRENDERS.
        self.siege_cells: list[list[int]] = [
            [_siege_cell(entry["cells"][str(roll)]) for roll in range(SIEGE_LOW, SIEGE_HIGH + 1)]
            for entry in sieges
        ]
        self.subjugation_column: int = self.siege_names.index("1.5-1")
        drm = tables["siege"]["drm"]
        self.caesar_drm: int = drm["caesar"]
        self.veneti_drm: int = drm["veneti_port_without_supremacy"]
        reaction = tables["reaction"]
        self.reaction_target: int = reaction["target"]
        self.friendly_drm: int = reaction["friendly"]
        self.rough_drm: int = reaction["rough"]
        governance = tables["governance"]
        self.dominance: list[int] = [governance["dominance"].get(region, 0) for region in REGIONS]
        self.presence: list[int] = [governance["presence"].get(region, 0) for region in REGIONS]
        #: By Province: points that are lost without Roman control (negative).
        self.not_controlled: list[int] = [
            governance["not_controlled"].get(name, 0) for name in self.provinces
        ]
        self.gallic_win_at_most: int = governance["gallic_win_at_most"]
        #: By Governance points (0 to 10): Victory Points.
        self.governance_vp: list[int] = [0] * 11
        for low, high, points in governance["vp"]:
            for total in range(low, high + 1):
                self.governance_vp[total] = points
        forage = tables["forage"]
        self.forage_neutral: int = forage["neutral"]
        self.forage_roman: int = forage["roman_im"]
        independents = tables["independents"]
        self.sugambri_strength: int = independents["sugambri"]["strength"]
        self.britanni_strength: int = independents["britanni"]["strength"]
        victory = tables["victory"]
        self.vp_to_win: int = victory["vp_to_win"]
        self.vp_pass: int = victory["caesars_pass"]
        self.tribes_per_vp: int = victory["tribes_per_vp"]
        self.vp_germania: int = victory["germania"]
        self.vp_britannia: int = victory["britannia"]
        #: 19.1.2: by region, the Provinces needed for an automatic Roman victory.
        self.auto_roman: list[int] = [victory["auto_roman"].get(region, 0) for region in REGIONS]

    def column(self, strength: int) -> int:
        """13.4: the column of the Battle Table."""
        top = len(self.battle_column) - 1
        return self.battle_column[min(max(strength, 0), top)]

    def siege_cell(self, column: int, roll: int) -> int:
        """14.3.2: losses * 8 + points, or SURRENDERS, for a modified roll."""
        return self.siege_cells[column][min(max(roll, SIEGE_LOW), SIEGE_HIGH) - SIEGE_LOW]

    # ------------------------------------------------------------------ cards

    def _cards(self, cards: list[dict[str, Any]]) -> None:
        assert [card["no"] for card in cards] == list(range(1, CARD_COUNT + 1))
        #: A card is index = its number - 1. Its id is its number and its title.
        self.cards: list[str] = [card_id(card["no"], card["title"]) for card in cards]
        self.card_index: dict[str, int] = {name: index for index, name in enumerate(self.cards)}
        self.card_names: list[str] = [card["title"] for card in cards]
        self.card_texts: list[str] = [card["text"] for card in cards]
        self.points: list[int] = [card["ap"] for card in cards]
        self.kind: list[int] = [CARD_KINDS.index(card["kind"]) for card in cards]
        #: By card: the sides that may use its text, as a set.
        self.users: list[int] = [USERS[COLOURS.index(card["colour"])] for card in cards]
        self.effects: list[list[Effect]] = [
            [read_effect(entry, self.piece_index, self.province_index) for entry in card["effect"]]
            for card in cards
        ]
        #: By operation, the cards with such an effect; by side, those whose text it may use.
        self.with_op: list[int] = [0] * len(OPS)
        self.usable: list[int] = [0, 0]
        for card in range(CARD_COUNT):
            for effect in self.effects[card]:
                self.with_op[effect.op] |= 1 << card
            for side in (ROME, GAUL):
                self.usable[side] |= (self.users[card] >> side & 1) << card
        self.needs_caesar: list[bool] = [card.get("needs") == "caesar" for card in cards]
        self.surprises: int = sum([1 << at for at in range(CARD_COUNT) if self.kind[at] == SURPRISE])
        self.reactions: int = sum([1 << at for at in range(CARD_COUNT) if self.kind[at] == REACTION])


#: Modified siege rolls outside these use the nearest cell of the table.
SIEGE_LOW: Final = -2
SIEGE_HIGH: Final = 15
#: The S of the Siege Table.
SURRENDERS: Final = -1


def card_id(number: int, title: str) -> str:
    """A card in notation: `2-constant-as-the-northern-star`."""
    words = "".join([letter if letter.isalnum() else " " for letter in title.replace("'", "")]).split()
    return "-".join([str(number), *[word.lower() for word in words]])


def _number(value: Any) -> int:
    return value if isinstance(value, int) else 0


def _rating(piece: dict[str, Any], side: int) -> int:
    """9.4: a Leader has one Battle Rating, a Legion or Tribe one for each side of its counter."""
    if "battle" in piece:
        return int(piece["battle"])
    ratings: list[int] = piece.get("battle_rating", [0, 0])
    return ratings[side]


def _battle_cell(text: str) -> int:
    """A cell of the Battle Table, `2**`: hits * 3 + asterisks, so that a better result is a larger number."""
    return int(text.rstrip("*")) * 3 + text.count("*")


def _siege_cell(text: str) -> int:
    """A cell of the Siege Table, `1/2` or `-/2` or `S`: losses * 8 + points."""
    if text == "S":
        return SURRENDERS
    losses, points = text.split("/")
    return (0 if losses == "-" else int(losses)) * 8 + int(points)


def read_pack(path: Path) -> Pack:
    """The pack in a file."""
    return Pack(path.read_text("utf-8"))


DESIGNED: Final[Pack] = read_pack(Path(__file__).parents[1] / "data" / "pack.json")


def unpickle_pack(text: str) -> Pack:
    """The pack with this text; without one, ours."""
    return Pack(text) if text else DESIGNED
