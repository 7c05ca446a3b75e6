"""The map of a title in one format: places, roads and shores.

There is one reader for each title's own data file.
"""

from __future__ import annotations

import json
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

GAMES = Path(__file__).resolve().parents[2] / "src" / "rubicon" / "games"


@dataclass
class Site:
    """A place of the title.

    `kind` is city, sea, tribe or zone (a water that is no place, for port anchors to point to); `shape` says
    how a city is drawn.
    """

    id: str
    name: str
    kind: str
    lat: float | None = None
    lon: float | None = None
    value: int = 0
    port: bool = False
    major: bool = False
    shape: str = "city"
    levies: list[str] = field(default_factory=list)
    #: The id of the area it lies in, where the title has areas.
    area: str = ""


@dataclass
class Area:
    """Several places that are held together: a Province. `region` is the larger part of the map it is in."""

    id: str
    name: str
    region: str


@dataclass
class Facts:
    """Places, roads and shores (a port and its sea) of a title, and its areas if it has any."""

    sites: list[Site]
    roads: list[dict[str, str]]
    shores: list[tuple[str, str]]
    areas: list[Area] = field(default_factory=list)


def read(title: str) -> Facts:
    """The facts of the title with this id."""
    readers = {"julius-caesar": _julius_caesar, "caesar-xl": _caesar_xl, "rome-vs-gaul": _rome_vs_gaul}
    return readers[title]()


def _data(*path: str) -> Any:
    return json.loads(GAMES.joinpath(*path).read_text(encoding="utf-8"))


def _julius_caesar() -> Facts:
    data = _data("julius_caesar", "data", "components.json")
    levies = defaultdict(list)
    for block in data["blocks"]:
        if block.get("levy_city"):
            levies[block["levy_city"]].append(block["id"])
    cities = [
        Site(
            c["id"],
            c["name"],
            "city",
            c["lat"],
            c["lon"],
            c["vp"],
            c["port"],
            c["major_port"],
            levies=levies[c["id"]],
        )
        for c in data["cities"]
    ]
    seas = [Site(s["id"], s["name"], "sea") for s in data["seas"]]
    return Facts(cities + seas, data["roads"], [tuple(shore) for shore in data["shores"]])


def _caesar_xl() -> Facts:
    data = _data("caesar_xl", "data", "pack.json")
    cities = [
        Site(c["id"], c["name"], "city", c["lat"], c["lon"], c["gold"], bool(c["ports"]), shape=c["shape"])
        for c in data["cities"]
    ]
    tribes = [
        Site(t["id"], t["name"], "tribe", t["lat"], t["lon"], t["strength"], shape="tribe")
        for t in data["barbarians"]
    ]
    zones = [
        Site("atlantic", "Oceanus Atlanticus", "zone"),
        Site("west", "Mare Internum Occidentale", "zone"),
        Site("east", "Mare Internum Orientale", "zone"),
    ]
    roads = [
        {"a": c["id"], "b": other, "kind": kind}
        for c in data["cities"]
        for kind, others in (("major", c["roads"]), ("lane", c["lanes"]))
        for other in others
        if c["id"] < other
    ]
    roads += [{"a": t["id"], "b": near, "kind": "minor"} for t in data["barbarians"] for near in t["near"]]
    shores = [(c["id"], sea) for c in data["cities"] for sea in c["ports"]]
    return Facts(cities + tribes + zones, roads, shores)


#: How spaces and paths of Rome vs Gaul are drawn. The Via Domitia leads off the map.
GALLIC_SHAPES = {
    "town": "city",
    "walled_city": "walled",
    "stronghold": "stronghold",
    "german_stronghold": "closed",
}
GALLIC_PATHS = {"path": "major", "rough": "minor", "channel": "strait", "rhine": "lane"}


def _rome_vs_gaul() -> Facts:
    data = _data("rome_vs_gaul", "data", "pack.json")["map"]
    spaces = [
        Site(
            s["id"],
            s["name"],
            "city",
            s["lat"],
            s["lon"],
            port=bool(s["ports"]),
            shape=GALLIC_SHAPES[s["type"]],
            area=s["province"],
        )
        for s in data["spaces"]
    ]
    zones = [Site(_slug(zone["id"]), zone["id"], "zone") for zone in data["sea_zones"]]
    roads = [
        {"a": p["a"], "b": p["b"], "kind": GALLIC_PATHS[p["kind"]]}
        for p in data["paths"]
        if p["kind"] in GALLIC_PATHS
    ]
    shores = [(s["id"], _slug(zone)) for s in data["spaces"] for zone in s["ports"]]
    areas = [Area(p["id"], p["name"], p["region"].lower()) for p in data["provinces"]]
    return Facts(spaces + zones, roads, shores, areas)


def _slug(name: str) -> str:
    return name.lower().replace(" ", "-")
