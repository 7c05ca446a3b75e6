"""The coast: Natural Earth's land, cut to the sheet, as rings, as a mask and as an SVG path."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw
from projection import Projection

BOX = (-32.0, 12.0, 62.0, 64.0)  # degrees that the sheets can show: west, south, east, north
MARGIN = 30  # units kept beyond the sheet's edge, so that no coast line runs along it
TOLERANCE = 0.55  # units that a simplified coast may be off
MIN_ISLAND_AREA = 9.0  # square units; smaller islands are left out

Ring = np.ndarray


def read_land(path: Path, projection: Projection) -> list[Ring]:
    """All rings of land that touch the sheet, islands and holes alike (even-odd), in its units."""
    rings = []
    for ring in _rings(json.loads(path.read_text())):
        cut = _clip(_clip(ring, 0, BOX[0], BOX[2]), 1, BOX[1], BOX[3])
        if len(cut) < 3:
            continue
        cut = _with_short_edges(cut)
        cut = np.column_stack(projection.to_sheet(cut[:, 1], cut[:, 0]))
        cut = _clip(cut, 0, -MARGIN, projection.width + MARGIN)
        cut = _clip(cut, 1, -MARGIN, projection.height + MARGIN)
        if len(cut) >= 3 and _area(cut) >= MIN_ISLAND_AREA:
            rings.append(cut)
    return rings


def mask(rings: list[Ring], width: int, height: int, scale: float) -> np.ndarray:
    """True where there is land, `scale` pixels to a unit."""
    size = (round(width * scale), round(height * scale))
    land = np.zeros(size[::-1], bool)
    for ring in rings:
        image = Image.new("1", size)
        ImageDraw.Draw(image).polygon([(x * scale, y * scale) for x, y in ring.tolist()], fill=1)
        land ^= np.asarray(image)
    return land


def svg_path(rings: list[Ring]) -> str:
    """The simplified coast, relative moves in tenths of a unit (the component scales them back)."""
    parts = []
    for ring in rings:
        points = np.round(simplified(ring) * 10).astype(int)
        points = points[np.concatenate([[True], np.any(np.diff(points, axis=0) != 0, axis=1)])]
        if len(points) < 3:
            continue
        steps = np.diff(points, axis=0).tolist()
        parts.append(
            f"M{points[0][0]} {points[0][1]}l"
            + " ".join(f"{dx} {dy}" for dx, dy in steps).replace(" -", "-")
            + "z"
        )
    return "".join(parts)


def _rings(topology: dict) -> list[Ring]:
    scale, shift = topology["transform"]["scale"], topology["transform"]["translate"]
    arcs = [np.cumsum(np.array(arc), axis=0) * scale + shift for arc in topology["arcs"]]

    def joined(ring: list[int]) -> Ring:
        lines = [arcs[i] if i >= 0 else arcs[~i][::-1] for i in ring]
        return np.concatenate([lines[0], *[line[1:] for line in lines[1:]]])

    return [
        joined(ring)
        for geometry in topology["objects"]["land"]["geometries"]
        for polygon in ([geometry["arcs"]] if geometry["type"] == "Polygon" else geometry["arcs"])
        for ring in polygon
    ]


def _clip(ring: Ring, axis: int, low: float, high: float) -> Ring:
    """Sutherland and Hodgman's clipping, against one pair of parallel edges."""
    for edge, sign in ((low, 1), (high, -1)):
        if len(ring) == 0:
            return ring
        inside = sign * (ring[:, axis] - edge) >= 0
        if inside.all():
            continue
        if not inside.any():
            return ring[:0]
        out = []
        for i, here in enumerate(ring):
            before = ring[i - 1]
            if inside[i] != inside[i - 1]:
                out.append(before + (here - before) * (edge - before[axis]) / (here[axis] - before[axis]))
            if inside[i]:
                out.append(here)
        ring = np.array(out)
    return ring


def _with_short_edges(ring: Ring, step: float = 1.0) -> Ring:
    """The ring with edges of at most a degree: a straight line in degrees is a curve on the sheet."""
    out = []
    for a, b in zip(ring, np.roll(ring, -1, axis=0), strict=True):
        n = max(1, int(np.ceil(np.abs(b - a).max() / step)))
        out.extend(a + (b - a) * k / n for k in range(n))
    return np.array(out)


def _area(ring: Ring) -> float:
    x, y = ring[:, 0], ring[:, 1]
    return abs(float(np.dot(x, np.roll(y, -1)) - np.dot(y, np.roll(x, -1)))) / 2


def simplified(ring: Ring) -> Ring:
    """Douglas and Peucker's simplification of a closed ring."""
    keep = np.zeros(len(ring), bool)
    far = int(np.argmax(np.hypot(*(ring - ring[0]).T)))
    keep[[0, far, len(ring) - 1]] = True
    spans = [(0, far), (far, len(ring) - 1)]
    while spans:
        a, b = spans.pop()
        if b - a < 2:
            continue
        chord, offset = ring[b] - ring[a], ring[a + 1 : b] - ring[a]
        length = float(np.hypot(*chord))
        stray = (
            np.abs(chord[0] * offset[:, 1] - chord[1] * offset[:, 0]) / length
            if length
            else np.hypot(*offset.T)
        )
        worst = int(np.argmax(stray))
        if stray[worst] > TOLERANCE:
            keep[a + 1 + worst] = True
            spans += [(a, a + 1 + worst), (a + 1 + worst, b)]
    return ring[keep]
