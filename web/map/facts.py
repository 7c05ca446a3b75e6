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


@dataclass
class Facts:
    """Places, roads and shores (a port and its sea) of a title."""

    sites: list[Site]
    roads: list[dict[str, str]]
    shores: list[tuple[str, str]]


def read(title: str) -> Facts:
    """The facts of the title with this id."""
    return {"julius-caesar": _julius_caesar, "caesar-xl": _caesar_xl}[title]()


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
