"""Where names, stacks and port anchors go.

Every place has a few spots for its name and its stack; simulated annealing chooses spots that do not overlap.

A correction in the sheet's definition ("labels", "stacks", "anchors") leaves only the spot that it names.
"""

from __future__ import annotations

import math
import random
from dataclasses import dataclass, field

import numpy as np

STACK_SIZE = (122.0, 48.0)  # units: three blocks side by side
ANCHOR_RADIUS = 9.0  # units: half of a port anchor's size
COMPASS = {"n": 0, "ne": 45, "e": 90, "se": 135, "s": 180, "sw": 225, "w": 270, "nw": 315}
#: The cost of each spot, before anything overlaps: the lower, the better it looks.
LABEL_COST = {"s": 0.0, "n": 1.0, "e": 0.5, "w": 1.0, "se": 1.2, "sw": 1.6, "ne": 1.4, "nw": 1.8}
STACK_COST = {"n": 0.0, "ne": 0.8, "nw": 0.8, "e": 1.0, "w": 1.4, "se": 1.6, "sw": 2.0, "s": 1.6}

Box = tuple[float, float, float, float]  # left, top, right, bottom


@dataclass
class Spot:
    """A position for a name or a stack, next to its place."""

    box: Box
    side: str
    x: float
    y: float
    align: str  # left, centre or right: which edge of the name or stack is at x
    cost: float = 0.0


@dataclass
class PlaceLayout:
    """A place, its possible spots and the spots chosen."""

    id: str
    x: float
    y: float
    radius: float
    width: float  # of its name; 0 if it has none of its own
    height: float
    labels: list[Spot] = field(default_factory=list)
    stacks: list[Spot] = field(default_factory=list)
    anchors: list[tuple[str, float, float, float]] = field(default_factory=list)  # sea, x, y, bearing
    label: int = 0
    stack: int = 0
    near: list[PlaceLayout] = field(default_factory=list)


def spots(place: PlaceLayout, width: float, height: float, gap: float, costs: dict[str, float]) -> list[Spot]:
    """The eight spots around a place for something of this size."""
    out = []
    r = place.radius + gap
    for side, cost in costs.items():
        east, north = math.sin(math.radians(COMPASS[side])), -math.cos(math.radians(COMPASS[side]))
        if side in "ns":
            left, top = place.x - width / 2, place.y + north * (r + height / 2) - height / 2
        elif side in "ew":
            left, top = place.x + east * r - (width if east < 0 else 0), place.y - height / 2
        else:
            # A name sits on the marker's shoulder; a stack, which is taller, stands above or below it.
            across, along = (0.65, 0.75) if height < 40 else (0.1, 1.0)
            left = place.x + math.copysign(r * across, east) - (width if east < 0 else 0)
            top = place.y + math.copysign(r * along + height / 2, north) - height / 2
        align = "centre" if side in "ns" else "left" if east > 0 else "right"
        x = {"left": left, "centre": left + width / 2, "right": left + width}[align]
        out.append(Spot((left, top, left + width, top + height), side, x, top + height / 2, align, cost))
    return out


def place_anchors(
    place: PlaceLayout,
    seas: dict[str, tuple[float, float]],
    land: np.ndarray,
    scale: float,
    fixed: dict[str, float],
) -> None:
    """One anchor on the water for each sea: in the sea's direction as far as the shore allows."""
    taken: list[float] = []
    for sea, centre in seas.items():
        options = []
        for bearing in [fixed[sea]] if sea in fixed else range(0, 360, 15):
            dx, dy = math.sin(math.radians(bearing)), -math.cos(math.radians(bearing))
            reach = next(
                (
                    r
                    for r in range(round(place.radius) + 13, 76, 3)
                    if _is_water(place, dx, dy, r, land, scale)
                ),
                None,
            )
            if reach is None:
                reach = round(place.radius) + 15
                if sea not in fixed:
                    continue
            towards = math.degrees(math.atan2(centre[0] - place.x, place.y - centre[1]))
            off = _angle_between(bearing, towards)
            crowd = sum(max(0, 70 - _angle_between(bearing, t)) for t in taken)
            options.append((off * 0.6 + reach * 2.0 + crowd * 3, bearing, reach))
        if not options:
            raise SystemExit(
                f"{place.id}: no water near for an anchor in {sea}; give its bearing in the definition"
            )
        _, bearing, reach = min(options)
        taken.append(bearing)
        angle = math.radians(bearing)
        place.anchors.append(
            (sea, place.x + math.sin(angle) * reach, place.y - math.cos(angle) * reach, bearing)
        )


def choose_spots(
    places: list[PlaceLayout],
    roads: list[tuple[str, str, np.ndarray]],
    blocked: list[Box],
    size: tuple[int, int],
    seed: int = 44,
) -> float:
    """Choose the spots of every place, and return the cost that remains (0.0 would be perfect)."""
    for place in places:
        place.near = [
            p for p in places if p is not place and abs(p.x - place.x) < 420 and abs(p.y - place.y) < 260
        ]
        for spot in place.labels:
            spot.cost += _fixed_cost(place, spot, roads, blocked, size, road=1.6, sea_name=0.9)
        for spot in place.stacks:
            spot.cost += _fixed_cost(place, spot, roads, blocked, size, road=0.35, sea_name=0.5)
    choose = random.Random(seed)

    def pick_spots(place: PlaceLayout) -> None:
        place.label = choose.randrange(len(place.labels) or 1)
        place.stack = choose.randrange(len(place.stacks))

    best, best_cost = [(p.label, p.stack) for p in places], math.inf
    for _ in range(6):
        for place in places:
            pick_spots(place)
        rounds = 120
        for step in range(rounds):
            heat = 14 * (1 - step / rounds) ** 2 + 0.02
            for place in choose.sample(places, len(places)):
                old, was = (place.label, place.stack), _cost(place)
                pick_spots(place)
                worse = _cost(place) - was
                if worse > 0 and choose.random() >= math.exp(-worse / heat):
                    place.label, place.stack = old
        cost = sum(_cost(p) for p in places)
        if cost < best_cost:
            best, best_cost = [(p.label, p.stack) for p in places], cost
    for place, choice in zip(places, best, strict=True):
        place.label, place.stack = choice
    return best_cost


def overlaps(places: list[PlaceLayout]) -> list[str]:
    """What still overlaps, one line each, for the person who draws the sheet."""
    out = []
    for i, a in enumerate(places):
        for b in places[i:]:
            for what, first in _boxes(a):
                for other, second in _boxes(b):
                    if (a is b and what >= other) or {what, other} <= {"anchor", "marker"}:
                        continue
                    if (share := _overlap(first, second)) > 30:
                        out.append(f"{a.id} {what} / {b.id} {other}: {share:.0f}")
    return out


def _is_water(place: PlaceLayout, dx: float, dy: float, reach: float, land: np.ndarray, scale: float) -> bool:
    for r in (reach - 6, reach, reach + 6, reach + 14):
        row, column = round((place.y + dy * r) * scale), round((place.x + dx * r) * scale)
        if not (0 <= row < land.shape[0] and 0 <= column < land.shape[1]) or land[row, column]:
            return False
    return True


def _angle_between(a: float, b: float) -> float:
    return abs((a - b + 180) % 360 - 180)


def _overlap(a: Box, b: Box) -> float:
    w = min(a[2], b[2]) - max(a[0], b[0])
    h = min(a[3], b[3]) - max(a[1], b[1])
    return w * h if w > 0 and h > 0 else 0.0


def _square(x: float, y: float, r: float) -> Box:
    return (x - r, y - r, x + r, y + r)


def _fixed_cost(
    place: PlaceLayout,
    spot: Spot,
    roads: list[tuple[str, str, np.ndarray]],
    blocked: list[Box],
    size: tuple[int, int],
    road: float,
    sea_name: float,
) -> float:
    left, top, right, bottom = spot.box
    cost = 0.0
    if left < 8 or top < 8 or right > size[0] - 8 or bottom > size[1] - 8:
        cost += 1000
    for _, _, points in roads:
        x, y = points.T
        inside = (x > left) & (x < right) & (y > top - 2) & (y < bottom + 2)
        inside &= np.hypot(x - place.x, y - place.y) > place.radius + 6
        cost += road * int(inside.sum())
    cost += sea_name * sum(_overlap(spot.box, box) for box in blocked) / 120
    for _, x, y, _ in place.anchors:
        cost += _overlap(spot.box, _square(x, y, ANCHOR_RADIUS)) / 6
    return cost


def _boxes(place: PlaceLayout) -> list[tuple[str, Box]]:
    out = [("marker", _square(place.x, place.y, place.radius)), ("stack", place.stacks[place.stack].box)]
    if place.labels:
        out.append(("label", place.labels[place.label].box))
    return out + [("anchor", _square(x, y, ANCHOR_RADIUS)) for _, x, y, _ in place.anchors]


#: The cost of an overlap, by what overlaps, for each square unit.
OVERLAP_WEIGHT = {
    ("stack", "stack"): 0.02,
    ("label", "stack"): 0.05,
    ("label", "label"): 0.09,
    ("marker", "stack"): 0.12,
    ("label", "marker"): 0.2,
    ("anchor", "stack"): 0.1,
    ("anchor", "label"): 0.14,
}


def _cost(place: PlaceLayout) -> float:
    mine = _boxes(place)
    cost = place.stacks[place.stack].cost
    if place.labels:
        cost += place.labels[place.label].cost
        cost += _overlap(place.labels[place.label].box, place.stacks[place.stack].box)
    for other in place.near:
        for what, theirs in _boxes(other):
            for own, box in mine:
                weight = OVERLAP_WEIGHT.get((min(own, what), max(own, what)))
                if weight and (share := _overlap(box, theirs)):
                    cost += 2 + weight * share
    return cost
