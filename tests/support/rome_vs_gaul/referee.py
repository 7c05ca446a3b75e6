"""A second reading of the rules: what a position means, straight from the rulebook and our rulings.

It shares nothing with the rules of the title. It reads the pack as it is stored (names, not numbers) and the
view of a spectator, and answers in names: who controls what, who is supplied, who is isolated, how far a
Leader gets, who may intercept with what modifier, how strong an Army is, what the tables say. It is slow and
plain on purpose; tests compare it with the rules.
"""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path
from typing import Any, Final

import rubicon.games.rome_vs_gaul

Names = set[str]

OTHER: Final = {"rome": "gaul", "gaul": "rome"}
GAUL_REGIONS: Final = ("Celtica", "Belgica", "Aquitania")
#: 12.1.2, 12.2.2, 12.3.
REACTION_TARGET: Final = 9


def stored_pack() -> dict[str, Any]:
    """The pack of the title as its file has it."""
    folder = Path(rubicon.games.rome_vs_gaul.__file__).parent
    found: dict[str, Any] = json.loads((folder / "data" / "pack.json").read_text("utf-8"))
    return found


class Components:
    """The map, the pieces and the tables of a pack, by name."""

    def __init__(self, pack: dict[str, Any]) -> None:
        self.pack = pack
        world = pack["map"]
        self.spaces: dict[str, Any] = {space["id"]: space for space in world["spaces"]}
        self.provinces: dict[str, Any] = {province["id"]: province for province in world["provinces"]}
        self.region: dict[str, str] = {
            name: self.provinces[space["province"]]["region"] for name, space in self.spaces.items()
        }
        #: 2.2.2: from a space to its neighbours, with the kind of the path. The Rhine is for the Germani.
        self.paths: dict[str, dict[str, str]] = {name: {} for name in self.spaces}
        self.alps = ""
        for path in world["paths"]:
            if path["kind"] == "via_domitia":
                self.alps = path["a"]
            elif path["kind"] != "rhine":
                self.paths[path["a"]][path["b"]] = path["kind"]
                self.paths[path["b"]][path["a"]] = path["kind"]
        self.cities: Names = {name for name, space in self.spaces.items() if space["type"] == "walled_city"}
        self.closed: Names = {name for name, space in self.spaces.items() if not space["enterable"]}
        self.ports: dict[str, Names] = {
            zone: {name for name, space in self.spaces.items() if zone in space["ports"]}
            for zone in ("Oceanus Britannicus", "Oceanus Atlanticus", "Sinus Gallicus")
        }
        self._pieces(pack)

    def _pieces(self, pack: dict[str, Any]) -> None:
        self.legions: dict[str, Any] = {legion["id"]: legion for legion in pack["legions"]}
        self.tribes: dict[str, Any] = {tribe["id"]: tribe for tribe in pack["tribes"]}
        self.germani: dict[str, Any] = self.tribes.pop("germani")
        self.leaders: dict[str, Any] = {leader["id"]: leader for leader in pack["leaders"]}
        units = {unit["id"]: unit for unit in pack["units"]}
        mercenary = units.pop("mercenary")
        self.units: dict[str, Any] = {
            **units,
            **{f"mercenary-{number}": mercenary for number in range(1, mercenary["count"] + 1)},
        }
        self.gallic_leaders: Names = {name for name, one in self.leaders.items() if one["role"] == "gallic"}
        self.roman_leaders: Names = set(self.leaders) - self.gallic_leaders
        gallic_units = {name for name, unit in self.units.items() if unit["side"] == "gallic"}
        #: 2.3.1, 9.5.2: Combat Units of each side.
        self.cus: dict[str, Names] = {
            "rome": set(self.legions) | (set(self.units) - gallic_units),
            "gaul": set(self.tribes) | gallic_units | self.gallic_leaders,
        }
        self.pieces: dict[str, Names] = {
            "rome": self.cus["rome"] | self.roman_leaders,
            "gaul": self.cus["gaul"],
        }
        #: 17.3.2: no allowance of their own.
        self.unable: Names = {name for name, unit in self.units.items() if unit["ma"] is None}

    def near(self, space: str) -> Names:
        return set(self.paths[space])

    def in_province(self, province: str) -> Names:
        return {name for name, space in self.spaces.items() if space["province"] == province}

    def in_region(self, region: str) -> Names:
        return {name for name in self.spaces if self.region[name] == region}


class Referee:
    """What one position means."""

    def __init__(self, parts: Components, view: dict[str, Any]) -> None:
        self.parts = parts
        self.view = view
        self.inside: Names = set(view["inside"])
        self.reduced: Names = set(view["reduced"])
        self.towns: dict[str, str] = view["towns"]
        self.where: dict[str, str] = view["pieces"]
        self.at: dict[str, Names] = {name: set() for name in parts.spaces}
        for piece, place in self.where.items():
            if place in self.at:
                self.at[place].add(piece)

    # ------------------------------------------------------------------ who stands where

    def cus(self, side: str, space: str) -> Names:
        """The CUs of a side in a space that are not besieged."""
        return self.at[space] & self.parts.cus[side] - self.inside

    def enemies(self, side: str, space: str) -> Names:
        """CUs that are enemies of a side and not besieged. The Germani are everybody's (17.4.3)."""
        return self.at[space] & (self.parts.cus[OTHER[side]] | {"germani"}) - self.inside

    def stack(self, side: str, space: str) -> Names:
        return self.at[space] & self.parts.pieces[side] - self.inside

    # ------------------------------------------------------------------ 8 control

    def markers(self, side: str) -> Names:
        """8.2.1."""
        if side == "rome":
            return set(self.view["roman_im"]) | set(self.view["roman_cities"])
        gallic = set(self.view["gallic_im"]) | set(self.view["strongholds"]) | set(self.towns.values())
        return gallic | self.parts.cities - set(self.view["roman_cities"])

    def influence(self, side: str) -> Names:
        return set(self.view["roman_im" if side == "rome" else "gallic_im"])

    def controls(self, side: str, province: str) -> bool:
        """8.2.2: more than half of the spaces, and every Walled City and Fortified Town."""
        if self.parts.provinces[province]["region"] in ("Germania", "Britannia"):
            return False
        spaces = self.parts.in_province(province)
        walls = spaces & (self.parts.cities | set(self.towns.values()))
        own = self.markers(side)
        return 2 * len(spaces & own) > len(spaces) and walls <= own

    def provinces(self, side: str) -> Names:
        return {province for province in self.parts.provinces if self.controls(side, province)}

    def governance(self) -> dict[str, int]:
        """16.4.3."""
        points: dict[str, int] = {}
        table = self.parts.pack["tables"]["governance"]
        for region in GAUL_REGIONS:
            here = {name for name, each in self.parts.provinces.items() if each["region"] == region}
            roman, gallic = len(here & self.provinces("rome")), len(here & self.provinces("gaul"))
            if roman > gallic:
                points[region] = table["dominance"][region]
            elif self.markers("rome") & self.parts.in_region(region):
                points[region] = table["presence"][region]
            else:
                points[region] = 0
        for province, lost in (("volcae", -1), ("allobroges", -1), ("narbonensis", -3)):
            points[province] = 0 if self.controls("rome", province) else lost
        return points

    def supremacy(self, zone: str) -> str:
        """17.2.2, and cards 16 and 37."""
        if zone == "Sinus Gallicus":
            return "rome"
        given = self.view["supremacy"][("Oceanus Britannicus", "Oceanus Atlanticus").index(zone)]
        if given >= 0:
            return ("rome", "gaul")[given]
        ports = self.parts.ports[zone]
        return "rome" if len(ports & self.markers("rome")) > len(ports & self.markers("gaul")) else "gaul"

    def places(self, side: str) -> Names:
        """8.3.1: where an IM may be placed."""
        found: Names = set()
        taken = self.markers("rome") | self.markers("gaul") | set(self.view["devastated"]) | self.parts.closed
        for space in set(self.parts.spaces) - taken:
            if self.enemies(side, space):
                continue
            region = self.parts.region[space]
            near = self.parts.near(space)
            if side == "rome":
                if region == "Provincia" or self.cus("rome", space) or near & self.influence("rome"):
                    found.add(space)
            elif region in GAUL_REGIONS or (
                region == "Provincia" and (self.cus("gaul", space) or near & self.markers("gaul"))
            ):
                found.add(space)
        return found

    # ------------------------------------------------------------------ 14.5 sieges

    def walls(self, side: str) -> Names:
        """The spaces with a Fortified Town or Walled City of a side."""
        if side == "rome":
            return set(self.view["roman_cities"])
        return set(self.towns.values()) | (self.parts.cities - set(self.view["roman_cities"]))

    def besieged(self, space: str) -> bool:
        """14.5.1."""
        owner = "rome" if space in self.walls("rome") else "gaul"
        return space in self.walls(owner) and bool(self.cus(OTHER[owner], space))

    # ------------------------------------------------------------------ 15 supply, 16.3 isolation

    def may_supply_through(self, side: str, space: str) -> bool:
        """15.3.1."""
        if space in self.parts.closed or self.enemies(side, space):
            return False
        hostile = space in self.markers(OTHER[side]) or space in self.view["devastated"]
        return not hostile or bool(self.cus(side, space))

    def connected(self, start: str, allowed: Names) -> Names:
        found, waiting = {start}, [start]
        while waiting:
            for near in self.parts.near(waiting.pop()):
                if near in allowed and near not in found:
                    found.add(near)
                    waiting.append(near)
        return found

    def supply_area(self, side: str, space: str) -> Names:
        allowed = {name for name in self.parts.spaces if self.may_supply_through(side, name)}
        return self.connected(space, allowed)

    def in_supply(self, side: str, space: str) -> bool:
        """15.2, 14.5.4."""
        if self.at[space] & self.parts.cus[side] & self.inside:
            return True
        area = self.supply_area(side, space)
        if side == "rome":
            open_markers = {name for name in area & self.markers("rome") if not self.besieged(name)}
            if open_markers & set(self.view["roman_cities"]):
                return True
            held = {self.parts.spaces[name]["province"] for name in open_markers} & self.provinces("rome")
            return len(held) >= 2
        if space in self.parts.cities - set(self.view["roman_cities"]):
            return True
        for name in area:
            if name in self.view["strongholds"] and "germani" not in self.at[name]:
                return True
            if name in self.towns.values() and not self.besieged(name):
                return True
            if (
                name in self.influence("gaul")
                and self.parts.region[name] in GAUL_REGIONS
                and self.controls("gaul", self.parts.spaces[name]["province"])
            ):
                return True
        return False

    def reaches_rome(self, space: str) -> bool:
        """15.3.2."""
        area = self.supply_area("rome", space)
        return self.parts.alps in area or any(
            name in self.view["roman_cities"] and not self.besieged(name) for name in area
        )

    def isolated(self, side: str) -> Names:
        """16.3."""
        open_spaces = {
            name
            for name in set(self.parts.spaces) - self.parts.closed - set(self.view["devastated"])
            if not self.enemies(side, name) and name not in self.markers(OTHER[side])
        }
        havens: Names = {name for name in self.parts.spaces if self.cus(side, name)} | self.walls(side)
        if side == "gaul":
            havens |= {name for name in self.view["strongholds"] if "germani" not in self.at[name]}
        for zone, ports in self.parts.ports.items():
            if self.supremacy(zone) == side:
                havens |= ports & self.markers(side)
        found: Names = set()
        for space in self.influence(side):
            starred = side == "gaul" and self.parts.spaces[space]["star"]
            if not starred and not self.connected(space, open_spaces) & havens:
                found.add(space)
        return found

    # ------------------------------------------------------------------ 9 leaders and strength

    def strength(self, piece: str) -> int:
        """2.3.1, 17.6.3."""
        if piece == "militia":
            region = "Belgica" if self.view["militia_belgic"] else "Celtica"
            return len({p for p in self.provinces("gaul") if self.parts.provinces[p]["region"] == region})
        for table in (self.parts.legions, self.parts.tribes, {"germani": self.parts.germani}):
            if piece in table:
                return int(table[piece]["reduced" if piece in self.reduced else "full"])
        if piece in self.parts.units:
            return int(self.parts.units[piece]["strength"])
        return int(self.parts.leaders[piece]["strength"] or 0)

    def combat_strength(self, pieces: Names) -> int:
        return sum(self.strength(piece) for piece in pieces)

    def rating(self, piece: str) -> int:
        """9.4."""
        if piece in self.parts.leaders:
            return int(self.parts.leaders[piece]["battle"])
        if piece in self.parts.legions or piece in self.parts.tribes:
            return 0 if piece in self.reduced else 1
        return 0

    def command(self, pieces: Names, activated: str = "") -> int:
        """9.1, 9.2: the Battle Rating of the Commanding Leader."""
        if activated in self.parts.leaders and activated in pieces:
            return self.rating(activated)
        for supreme in ("caesar", "vercingetorix"):
            if supreme in pieces:
                return self.rating(supreme)
        named = pieces & set(self.parts.leaders)
        return max((self.rating(piece) for piece in (named or pieces)), default=0)

    def can_react(self, side: str, pieces: Names) -> bool:
        """12.1.6, 12.2.1 with our ruling on Mercenaries: a CU that can move by itself, or a Leader with a
        CU."""
        cus = pieces & self.parts.cus[side]
        return bool(cus - self.parts.unable) or bool(cus and pieces & set(self.parts.leaders))

    # ------------------------------------------------------------------ 10 movement

    def may_enter(self, side: str, group: Names, space: str) -> bool:
        """10.3.3, 10.7."""
        if space in self.parts.closed:
            return False
        if side == "gaul" and self.parts.region[space] in ("Germania", "Britannia"):
            return False
        if group & self.parts.cus[side]:
            return True
        if self.enemies(side, space):
            return False
        forts = self.walls("gaul") | set(self.view["strongholds"])
        return space not in forts or bool(self.cus(side, space) - group)

    def step_cost(self, side: str, leader: str, group: Names, kind: str) -> int:
        """10.4.1, 9.3."""
        rating = self.parts.leaders[leader]["command"] if leader in self.parts.leaders else 2
        carried = group & self.parts.cus[side]
        if leader in self.parts.gallic_leaders:
            carried = carried - {leader}
        return (1 if kind == "path" else 2) + (1 if len(carried) > rating else 0)

    def reach(self, side: str, leader: str, group: Names, start: str, mps: int) -> dict[str, int]:
        """10.2: the spaces that a group can reach, with the MPs of the cheapest way. Enemy CUs stop it."""
        costs = {start: 0}
        while True:
            better: dict[str, int] = {}
            for space, spent in costs.items():
                if space != start and self.enemies(side, space):
                    continue
                for near, kind in self.parts.paths[space].items():
                    total = spent + self.step_cost(side, leader, group, kind)
                    if total > mps or not self.may_enter(side, group, near):
                        continue
                    if total < min(costs.get(near, 99), better.get(near, 99)):
                        better[near] = total
            if not better:
                return costs
            costs.update(better)

    def muster(self, piece: str) -> Names:
        """6.2: where a Tribe or Gallic Leader may end its Spring Muster."""
        start = self.where[piece]

        def is_open(space: str, first: bool) -> bool:
            if not self.may_enter("gaul", {piece}, space) or "germani" in self.at[space]:
                return False
            if self.at[space] & self.parts.pieces["rome"]:
                return False
            if space in self.markers("gaul") or self.at[space] & self.parts.cus["gaul"] - {piece}:
                return True  # nobody may intercept into it
            for near, kind in self.parts.paths[space].items():
                ignored = first and near == start
                if kind != "channel" and not ignored and self.at[near] & self.parts.cus["rome"]:
                    return False
            return True

        best = {start: 0}
        waiting = [(0, start)]
        while waiting:
            spent, space = waiting.pop()
            for near, kind in self.parts.paths[space].items():
                total = spent + (1 if kind == "path" else 2)
                if total <= 3 and total < best.get(near, 99) and is_open(near, space == start):
                    best[near] = total
                    waiting.append((total, near))
        return set(best) - {start} - self.markers("rome")

    def winter_march(self, legion: str) -> Names:
        """16.2.2: where a Legion may camp, the Channel aside: a space beyond a crossing is left out."""
        start = self.where[legion]
        abroad = self.parts.in_region("Germania") | self.parts.in_region("Britannia")
        best = {start: 0}
        crossed: Names = set()
        waiting = [(0, start)]
        while waiting:
            spent, space = waiting.pop()
            for near, kind in self.parts.paths[space].items():
                total = spent + (1 if kind == "path" else 2)
                if total > 3 or near in self.parts.closed or "germani" in self.at[near]:
                    continue
                if near in abroad and space not in abroad:
                    continue
                if kind == "channel":
                    crossed.add(near)
                elif total < best.get(near, 99):
                    best[near] = total
                    waiting.append((total, near))
        towns = set(self.towns.values())
        leaders = {self.where[leader] for leader in self.parts.gallic_leaders} - towns
        return (set(best) | crossed) - {start} - leaders

    def unfed(self, space: str) -> int:
        """16.2.4: how many Legions of a space lose a step in winter."""
        legions = len(self.at[space] & set(self.parts.legions))
        if space in self.view["roman_cities"]:
            return 0
        if space in self.markers("gaul"):
            return legions
        return max(0, legions - (4 if space in self.view["roman_im"] else 2))

    # ------------------------------------------------------------------ 12 reactions

    def may_intercept_into(self, side: str, space: str, moving: Names) -> bool:
        """12.1.1: whether units of a side may intercept into a space that `moving` is about to enter."""
        if side == "gaul" and self.parts.region[space] in ("Germania", "Britannia"):
            return False
        if self.enemies(side, space) - moving:
            return False
        return bool(self.cus(side, space)) or space not in self.markers(OTHER[side])

    def interceptors(self, side: str, space: str, origin: str, moving: Names) -> Names:
        """12.1.1, 12.1.5: the spaces of the stacks that may intercept."""
        if not self.may_intercept_into(side, space, moving):
            return set()
        return {
            near
            for near, kind in self.parts.paths[space].items()
            if kind != "channel" and near != origin and self.can_react(side, self.stack(side, near))
        }

    def reaction_modifier(self, side: str, stack: Names, space: str, goal: str) -> int:
        """12.3, for a stack that goes from a space to another."""
        total = self.command(stack)
        if goal in self.markers(side) or self.cus(side, goal) - stack:
            total += 2
        if self.parts.paths[space].get(goal) == "rough":
            total -= 2
        return total

    def avoidance(self, side: str, space: str, origin: str) -> Names:
        """12.2.2: the spaces to which units may avoid battle."""
        found: Names = set()
        for near, kind in self.parts.paths[space].items():
            if near == origin or kind == "channel" or near in self.parts.closed:
                continue
            if side == "gaul" and self.parts.region[near] in ("Germania", "Britannia"):
                continue
            if self.enemies(side, near):
                continue
            if near in self.markers(OTHER[side]) and not self.cus(side, near):
                continue
            found.add(near)
        return found

    # ------------------------------------------------------------------ 13 battle

    def support(self, side: str, space: str) -> int:
        """13.2.2, 13.2.3."""
        total = 2 if self.controls(side, self.parts.spaces[space]["province"]) else 0
        return total + (2 if side == "rome" and self.parts.region[space] == "Provincia" else 0)

    def battle_strength(self, side: str, pieces: Names, space: str) -> int:
        return self.combat_strength(pieces & self.parts.cus[side]) + self.support(side, space)

    def battle_column(self, strength: int) -> int:
        """13.4: the number of the column. 0 to 2 use the first."""
        columns = self.parts.pack["tables"]["battle"]["columns"]
        for number, column in enumerate(columns):
            if strength <= (column["max"] if column["max"] is not None else strength):
                return number
        return len(columns) - 1

    def battle_result(self, column: int, total: int) -> tuple[int, int]:
        """13.4.1: hits and asterisks."""
        cell: str = self.parts.pack["tables"]["battle"]["columns"][column]["cells"][str(total)]
        return int(cell.rstrip("*")), cell.count("*")

    def steps(self, pieces: Names) -> int:
        """Steps of CUs: two for a full Legion or Tribe."""
        total = 0
        for piece in pieces & (self.parts.cus["rome"] | self.parts.cus["gaul"] | {"germani"}):
            two = piece in self.parts.legions or piece in self.parts.tribes or piece == "germani"
            total += 2 if two and piece not in self.reduced else 1
        return total

    def retreats(self, side: str, space: str, forbidden: Names) -> Names:
        """13.7.1: the spaces to which beaten units may go; enemy-occupied ones only if there is no other."""
        free: Names = set()
        taken: Names = set()
        for near in self.parts.near(space) - forbidden - self.parts.closed:
            if side == "gaul" and self.parts.region[near] in ("Germania", "Britannia"):
                continue
            (taken if self.enemies(side, near) else free).add(near)
        return free if free or space in self.walls(side) else taken

    # ------------------------------------------------------------------ 14 siege

    def siege_defence(self, side: str, space: str) -> int:
        """14.3.2, step 2, for the place that `side` besieges."""
        inside = self.at[space] & self.parts.cus[OTHER[side]]
        markers = self.parts.pack["markers"]
        if space in self.parts.cities:
            garrison = markers["walled_city"]["garrison"][space]
        else:
            garrison = markers["fortified_town"]["garrison"]
        return self.combat_strength(inside) + int(garrison)

    def siege_column(self, attack: int, defence: int) -> str:
        """14.3.2, step 3: the column, `none` under 1-2, `surrender` from 3-1."""
        odds = Fraction(attack, defence)
        for name, least in (("surrender", 3), ("2-1", 2), ("1.5-1", Fraction(3, 2)), ("1-1", 1)):
            if odds >= least:
                return name
        return "1-2" if odds >= Fraction(1, 2) else "none"

    def siege_modifier(self, space: str, leader: str) -> int:
        """14.3.5."""
        total = 1 if leader == "caesar" else 0
        if space in self.view["upgraded"]:
            total -= 1
        on_port = self.towns.get("veneti") == space and space in self.parts.ports["Oceanus Atlanticus"]
        if on_port and self.supremacy("Oceanus Atlanticus") != "rome":
            total -= 2
        return total

    def siege_result(self, column: str, roll: int) -> str:
        """14.3.2, step 5: the cell, `1/2`, `-/2` or `S`. Rolls beyond the table use its last row."""
        for each in self.parts.pack["tables"]["siege"]["columns"]:
            if each["id"] == column:
                rows = [int(row) for row in each["cells"]]
                return str(each["cells"][str(min(max(roll, min(rows)), max(rows)))])
        raise KeyError(column)

    def can_besiege(self, side: str, space: str, attack: int) -> bool:
        """14.3.2, 14.3.4, 14.7.2: whether a roll, or a surrender at 3-1, is possible here."""
        if space in self.view["rolled"]:
            return False
        if side == "rome" and space in self.view["strongholds"]:
            return attack >= 2 and not self.enemies("rome", space)
        if space not in self.walls(OTHER[side]) or attack <= 0:
            return False
        return self.siege_column(attack, self.siege_defence(side, space)) != "none"
