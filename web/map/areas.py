"""Areas of a title's map: the land nearest to their places, and where their names go."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import coast
import facts
import numpy as np
from contourpy import contour_generator
from layout import Box, PlaceLayout
from scipy.ndimage import gaussian_filter
from scipy.spatial import cKDTree

CELL = 4  # units of the sheet to a cell of the grid
REACH = 150.0  # units: land farther away from every place belongs to no area
SOFTNESS = 3.0  # cells over which a border is smoothed
NAME_HEIGHT = 22.0  # units
NAME_WIDTH_PER_LETTER = 14.0  # units
NOTE_LETTERS = 3  # room for the note after a name: `3/5`


def draw(
    known: facts.Facts,
    places: dict[str, PlaceLayout],
    roads: Iterable[tuple[str, str, np.ndarray]],
    land: np.ndarray,
    fixed: dict[str, tuple[float, float]],
) -> list[dict[str, Any]]:
    """Each area as the browser reads it: its outline and the middle of its name. `land` has a pixel for each
    cell; `fixed` has the names that are placed by hand."""
    sites = [site for site in known.sites if site.area]
    tree = cKDTree([(places[site.id].x, places[site.id].y) for site in sites])
    row, column = np.indices(land.shape)
    middle = np.stack([(column + 0.5) * CELL, (row + 0.5) * CELL], axis=-1)
    distance, nearest = tree.query(middle)
    index = {area.id: at for at, area in enumerate(known.areas)}
    owner = np.array([index[site.area] for site in sites])[nearest]
    owner[distance > REACH] = -1
    taken = [box for place in places.values() for box in _boxes(place)]
    ways = np.concatenate([points for _, _, points in roads])
    out = []
    for at, area in enumerate(known.areas):
        mask = owner == at
        width = (len(area.name) + NOTE_LETTERS) * NAME_WIDTH_PER_LETTER
        x, y = fixed.get(area.id) or _name_spot(mask & land, taken, ways, width)
        taken.append((x - width / 2, y - NAME_HEIGHT / 2, x + width / 2, y + NAME_HEIGHT / 2))
        out.append(
            {
                "id": area.id,
                "name": area.name,
                "region": area.region,
                "x": round(x, 1),
                "y": round(y, 1),
                "d": _outline(mask),
            }
        )
    return out


def _boxes(place: PlaceLayout) -> list[Box]:
    """What an area's name must not cover: the marker, the name and the stack of a place."""
    r = place.radius
    found = [(place.x - r, place.y - r, place.x + r, place.y + r), place.stacks[place.stack].box]
    return [*found, place.labels[place.label].box] if place.labels else found


def _name_spot(inside: np.ndarray, taken: list[Box], ways: np.ndarray, width: float) -> tuple[float, float]:
    """The spot of an area where its name covers least, near the middle of the area if there are several."""
    rows, columns = np.nonzero(inside)
    points = np.stack([(columns + 0.5) * CELL, (rows + 0.5) * CELL], axis=-1)
    centre = points.mean(axis=0)
    best, least = centre, float("inf")
    for x, y in points[:: max(1, len(points) // 1500)]:
        left, top, right, bottom = x - width / 2, y - NAME_HEIGHT / 2, x + width / 2, y + NAME_HEIGHT / 2
        cost = float(np.hypot(x - centre[0], y - centre[1])) * 0.02
        for a, b, c, d in taken:
            across, along = min(right, c) - max(left, a), min(bottom, d) - max(top, b)
            if across > 0 and along > 0:
                cost += 4 + across * along * 0.02
        on_way = (ways[:, 0] > left) & (ways[:, 0] < right) & (ways[:, 1] > top) & (ways[:, 1] < bottom)
        cost += 0.5 * float(on_way.sum())
        for corner in ((left, y), (right, y)):
            column, row = int(corner[0] / CELL), int(corner[1] / CELL)
            if not (0 <= row < inside.shape[0] and 0 <= column < inside.shape[1] and inside[row, column]):
                cost += 2
        if cost < least:
            best, least = np.array([x, y]), cost
    return float(best[0]), float(best[1])


def _outline(mask: np.ndarray) -> str:
    """The border of an area as an SVG path, softened, in units of the sheet."""
    soft = gaussian_filter(np.pad(mask.astype(float), 2), SOFTNESS)
    parts = []
    for line in contour_generator(z=soft).lines(0.5):
        points = (np.asarray(line) - 2 + 0.5) * CELL
        if len(points) < 12:
            continue
        kept = coast.simplified(points)
        parts.append("M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in kept) + "z")
    return "".join(parts)
