"""The drawn map sheets agree with the components of their titles, and are small enough to send."""

from __future__ import annotations

import gzip
import json
from math import hypot
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
MAPS = ROOT / "web" / "public" / "map"
GAMES = ROOT / "src" / "rubicon" / "games"
TITLES = ("julius-caesar", "caesar-xl", "rome-vs-gaul")


def sheet(title: str) -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads((MAPS / f"{title}.json").read_text(encoding="utf-8"))
    return loaded


def anchors(drawn: dict[str, Any]) -> set[tuple[str, str]]:
    return {(p["id"], a["sea"]) for p in drawn["places"] for a in p.get("anchors", [])}


def test_the_sheet_of_julius_caesar_agrees_with_its_components() -> None:
    data = json.loads((GAMES / "julius_caesar" / "data" / "components.json").read_text(encoding="utf-8"))
    drawn = sheet("julius-caesar")
    places = {p["id"]: p for p in drawn["places"]}
    assert set(places) == {p["id"] for p in data["cities"] + data["seas"]}
    for city in data["cities"]:
        place = places[city["id"]]
        assert (place["name"], place.get("value", 0)) == (city["name"], city["vp"])
        assert (bool(place.get("anchors")), place.get("major", False)) == (city["port"], city["major_port"])
    assert {(r["a"], r["b"], r["kind"]) for r in drawn["roads"]} == {
        (r["a"], r["b"], r["kind"]) for r in data["roads"]
    }
    assert anchors(drawn) == {tuple(shore) for shore in data["shores"]}
    assert {b for p in drawn["places"] for b in p.get("levies", [])} == {
        b["id"] for b in data["blocks"] if b.get("levy_city")
    }


def test_the_sheet_of_caesar_xl_agrees_with_its_pack() -> None:
    data = json.loads((GAMES / "caesar_xl" / "data" / "pack.json").read_text(encoding="utf-8"))
    drawn = sheet("caesar-xl")
    places = {p["id"]: p for p in drawn["places"]}
    assert set(places) == {p["id"] for p in data["cities"] + data["barbarians"]}
    for city in data["cities"]:
        assert (places[city["id"]]["name"], places[city["id"]]["value"]) == (city["name"], city["gold"])
    expected = {(frozenset((c["id"], to)), "major") for c in data["cities"] for to in c["roads"]}
    expected |= {(frozenset((c["id"], to)), "lane") for c in data["cities"] for to in c["lanes"]}
    expected |= {(frozenset((t["id"], to)), "minor") for t in data["barbarians"] for to in t["near"]}
    assert {(frozenset((r["a"], r["b"])), r["kind"]) for r in drawn["roads"]} == expected
    assert anchors(drawn) == {(c["id"], sea) for c in data["cities"] for sea in c["ports"]}


def test_the_sheet_of_rome_vs_gaul_agrees_with_its_pack() -> None:
    data = json.loads((GAMES / "rome_vs_gaul" / "data" / "pack.json").read_text(encoding="utf-8"))["map"]
    drawn = sheet("rome-vs-gaul")
    shapes = {"walled_city": "walled", "stronghold": "stronghold", "german_stronghold": "closed"}
    assert {(p["id"], p["name"], p.get("shape")) for p in drawn["places"]} == {
        (s["id"], s["name"], shapes.get(s["type"])) for s in data["spaces"]
    }
    kinds = {"path": "major", "rough": "minor", "channel": "strait", "rhine": "lane"}
    assert {(frozenset((r["a"], r["b"])), r["kind"]) for r in drawn["roads"]} == {
        (frozenset((p["a"], p["b"])), kinds[p["kind"]]) for p in data["paths"] if p["kind"] in kinds
    }
    assert anchors(drawn) == {
        (s["id"], sea.lower().replace(" ", "-")) for s in data["spaces"] for sea in s["ports"]
    }
    assert [(area["id"], area["name"]) for area in drawn["areas"]] == [
        (province["id"], province["name"]) for province in data["provinces"]
    ]


@pytest.mark.parametrize("title", TITLES)
def test_a_sheet_is_legible_and_small(title: str) -> None:
    drawn = sheet(title)
    places = drawn["places"]
    for i, a in enumerate(places):
        assert 0 < a["x"] < drawn["width"]
        assert 0 < a["y"] < drawn["height"]
        for b in places[i + 1 :]:
            assert hypot(a["x"] - b["x"], a["y"] - b["y"]) > 45, f"{a['id']} and {b['id']} overlap"
    relief = (MAPS / drawn["relief"]).stat().st_size
    packed = len(gzip.compress((MAPS / f"{title}.json").read_bytes()))
    assert relief < 200_000
    assert relief + (MAPS / drawn["water"]).stat().st_size + packed < 300_000
