"""Maps as graphs: the neighbours of each place, as lists of numbers."""

from __future__ import annotations


def distances(near: list[list[int]], start: int) -> list[int]:
    """The number of steps from `start` to each place; -1 where no way leads. `near` lists neighbours."""
    found = [-1] * len(near)
    found[start] = 0
    reached = [start]
    for place in reached:
        for other in near[place]:
            if found[other] < 0:
                found[other] = found[place] + 1
                reached.append(other)
    return found
