"""Tables of a pack that judgement uses: distances over the map, and what mean rolls on its tables bring."""

from __future__ import annotations

from typing import Final

from rubicon.games.rome_vs_gaul.rules.pack import SIEGE_HIGH, SIEGE_LOW, SPACE_COUNT, SURRENDERS, Pack

#: MPs to a space that cannot be reached.
FAR: Final = 99
#: MPs of a Tribe or a Legion by itself.
UNIT_MP: Final = 3
#: Modifiers of siege rolls from -this to this have a table entry.
_MAX_DRM: Final = 6
#: Siege Points that a surrender counts as.
_ALL_POINTS: Final = 3
_ROLLS: Final = 36


class Tables:
    """What follows from a pack alone, computed once."""

    __slots__ = ("mean_loss", "mean_points", "offset", "slow_ways", "surrender", "ways", "within")

    def __init__(self, pack: Pack) -> None:
        #: MPs from space to space, within and above the Command Rating. Germania and Britannia are dead ends,
        #: so that the ways of Gauls, who may not enter them, are the same.
        self.ways: list[list[int]] = [distances(pack, start, 0) for start in range(SPACE_COUNT)]
        self.slow_ways: list[list[int]] = [distances(pack, start, 1) for start in range(SPACE_COUNT)]
        #: By space: the spaces from which a unit by itself can come.
        self.within: list[list[int]] = [
            [goal for goal in range(SPACE_COUNT) if self.ways[start][goal] <= UNIT_MP]
            for start in range(SPACE_COUNT)
        ]
        #: By column of the Battle Table: what is added to the dice.
        self.offset: list[float] = [float(cells[7] - 7) for cells in pack.battle_cells]
        #: By column of the Siege Table and modifier: mean points, mean losses, chance of a surrender.
        self.mean_points: list[list[float]] = []
        self.mean_loss: list[list[float]] = []
        self.surrender: list[list[float]] = []
        for cells in pack.siege_cells:
            self._siege(cells)

    def _siege(self, cells: list[int]) -> None:
        points: list[float] = []
        losses: list[float] = []
        surrenders: list[float] = []
        for drm in range(-_MAX_DRM, _MAX_DRM + 1):
            point_sum = loss_sum = surrender_sum = 0
            for first in range(1, 7):
                for second in range(1, 7):
                    roll = min(max(first + second + drm, SIEGE_LOW), SIEGE_HIGH)
                    cell = cells[roll - SIEGE_LOW]
                    if cell == SURRENDERS:
                        surrender_sum += 1
                        point_sum += _ALL_POINTS
                    else:
                        point_sum += cell % 8
                        loss_sum += cell // 8
            points.append(point_sum / _ROLLS)
            losses.append(loss_sum / _ROLLS)
            surrenders.append(surrender_sum / _ROLLS)
        self.mean_points.append(points)
        self.mean_loss.append(losses)
        self.surrender.append(surrenders)


def drm_index(drm: int) -> int:
    """Where the tables of sieges have a modifier."""
    return min(max(drm, -_MAX_DRM), _MAX_DRM) + _MAX_DRM


def distances(pack: Pack, start: int, slow: int, barred: int = 0) -> list[int]:
    """MPs from a space to every other, with `slow` MPs more for each step, not through `barred` spaces."""
    barred |= pack.closed
    found = [FAR] * SPACE_COUNT
    found[start] = 0
    ring = [start]
    while ring:
        following: list[int] = []
        for at in ring:
            for goal in pack.near[at]:
                if barred >> goal & 1:
                    continue
                hard = (pack.rough[at] | pack.channel[at]) >> goal & 1
                total = found[at] + (2 if hard else 1) + slow
                if total < found[goal]:
                    found[goal] = total
                    following.append(goal)
        ring = following
    return found


_MADE: Final[dict[str, Tables]] = {}


def tables_of(pack: Pack) -> Tables:
    """The tables of a pack, made when they are asked for first."""
    found = _MADE.get(pack.digest)
    if found is None:
        found = _MADE[pack.digest] = Tables(pack)
    return found
