"""The course of roads: the cheapest way over land that keeps clear of other places and of other roads."""

from __future__ import annotations

from typing import Any

import numpy as np
from scipy.ndimage import gaussian_filter1d
from scipy.sparse import coo_matrix
from scipy.sparse.csgraph import dijkstra

CELL = 6  # units of the sheet to a cell of the grid
ROAD_ON_WATER = 6.0  # price of a cell of water for a road; land costs 1
LANE_ON_WATER, LANE_ON_LAND = 1.0, 5.0  # prices of a cell for a sea lane
AVOIDED_RADIUS = 40.0  # units around another place that a road avoids
STEPS = [(0, 1), (1, 0), (1, 1), (1, -1), (1, 2), (2, 1), (1, -2), (2, -1)]


class RoadRouter:
    """Finds the course of one road after the other; each makes the ground near it dearer for the next."""

    def __init__(self, land: np.ndarray, places: dict[str, tuple[float, float]]) -> None:
        """`land` has one pixel for each cell."""
        self.land, self.places = land, places
        self.used = np.zeros(land.shape)
        row, column = np.indices(land.shape)
        self.x, self.y = (column + 0.5) * CELL, (row + 0.5) * CELL

    def add_road(self, road: dict[str, Any], bend: tuple[float, float] | None) -> np.ndarray:
        """The points of a new road. `bend`, given by hand: how far its middle is from the straight line."""
        ends = [np.array(self.places[road[end]]) for end in "ab"]
        if bend is not None or road["kind"] == "strait":
            return _arc(ends[0], ends[1], np.array(bend or (0, 0)))
        is_lane = road["kind"] == "lane"
        price = (
            np.where(self.land, LANE_ON_LAND, LANE_ON_WATER)
            if is_lane
            else np.where(self.land, 1.0, ROAD_ON_WATER)
        )
        near_own = np.minimum(*[np.hypot(self.x - x, self.y - y) for x, y in ends]) < 30
        price = price + np.where(near_own, 0, self.used)
        for place, (x, y) in self.places.items():
            if place not in (road["a"], road["b"]):
                price = price + 6 * np.clip(1.4 - np.hypot(self.x - x, self.y - y) / AVOIDED_RADIUS, 0, 1)
        points = self._cheapest_path(price, ends)
        self.used += 1.2 * self._near(points)
        return points

    def _cheapest_path(self, price: np.ndarray, ends: list[np.ndarray]) -> np.ndarray:
        # A window around both ends is enough, and much faster.
        low = np.maximum(np.min(ends, axis=0) // CELL - 25, 0).astype(int)
        high = np.max(ends, axis=0).astype(int) // CELL + 26
        window = (slice(low[1], high[1]), slice(low[0], high[0]))
        price, x, y = price[window], self.x[window].ravel(), self.y[window].ravel()
        rows, columns = price.shape
        index = np.arange(price.size).reshape(price.shape)
        sources, targets, costs = [], [], []
        for down, right in STEPS:
            here = index[: rows - down, max(0, -right) : columns - max(0, right)].ravel()
            there = index[down:, max(0, right) : columns + min(0, right)].ravel()
            sources.append(here)
            targets.append(there)
            costs.append((price.ravel()[here] + price.ravel()[there]) / 2 * float(np.hypot(down, right)))
        shape = (price.size, price.size)
        cells_joined = (np.concatenate(sources), np.concatenate(targets))
        graph = coo_matrix((np.concatenate(costs), cells_joined), shape=shape).tocsr()
        start, goal = (int(np.argmin(np.hypot(x - end[0], y - end[1]))) for end in ends)
        _, before = dijkstra(graph, directed=False, indices=start, return_predecessors=True)
        cells = [goal]
        while cells[-1] != start:
            cells.append(int(before[cells[-1]]))
        points = np.array([(x[c], y[c]) for c in reversed(cells)])
        points[0], points[-1] = ends
        return _smooth(points)

    def _near(self, points: np.ndarray) -> np.ndarray:
        """How near each cell is to the points: 1 on them, 0 from 30 units on."""
        out = np.zeros(self.land.shape)
        for x, y in points:
            out = np.maximum(out, np.clip(1 - np.hypot(self.x - x, self.y - y) / 30, 0, 1))
        return out


def svg_path(points: np.ndarray) -> str:
    """A smooth curve through the points (Catmull and Rom's), as an SVG path."""
    line = np.concatenate([points[:1], points, points[-1:]])
    path = [f"M{_number(points[0])}"]
    for a, b, c, d in zip(line, line[1:], line[2:], line[3:], strict=False):
        path.append(f"C{_number(b + (c - a) / 6)} {_number(c - (d - b) / 6)} {_number(c)}")
    return "".join(path)


def _number(point: np.ndarray) -> str:
    return " ".join(f"{v:.1f}".removesuffix(".0") for v in point)


def resampled(points: np.ndarray, step: float) -> np.ndarray:
    """Points on the same line, about `step` units apart."""
    along = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(points, axis=0).T))])
    n = max(2, round(along[-1] / step) + 1)
    at = np.linspace(0, along[-1], n)
    return np.column_stack([np.interp(at, along, points[:, axis]) for axis in (0, 1)])


def _smooth(points: np.ndarray) -> np.ndarray:
    fine = resampled(points, 4)
    chord = np.linspace(fine[0], fine[-1], len(fine))
    off = fine - chord
    # Mirrored at both ends, so that they stay where they are.
    mirrored = np.concatenate([-off[::-1][:-1], off, -off[::-1][1:]])
    off = gaussian_filter1d(mirrored, 9, axis=0)[len(off) - 1 : 2 * len(off) - 1]
    return resampled(chord + off, 34)


def _arc(a: np.ndarray, b: np.ndarray, bend: np.ndarray) -> np.ndarray:
    """A curve from `a` to `b` whose middle is `bend` away from the straight line."""
    t = np.linspace(0, 1, max(2, round(float(np.hypot(*(b - a))) / 30) + 1))[:, None]
    return a + (b - a) * t + bend * 4 * t * (1 - t)
