"""7.6–7.83: leaving a battle, by road, by water or aboard ship; and regrouping after a victory."""

from __future__ import annotations

from typing import Final

from rubicon.core.dice import Dice
from rubicon.core.game import Decision
from rubicon.games.julius_caesar.rules.components import (
    BETWEEN,
    BORDER_KIND,
    BY_ROAD,
    BY_WATER,
    CITY_COUNT,
    LOCATION_COUNT,
    LOCATIONS,
    NAVIS,
    PORTS_OF,
    ROAD_LIMIT,
    ROAD_LIMIT_RETREAT,
    SEAS_OF,
    SIDES,
    TYPE,
)
from rubicon.games.julius_caesar.rules.notation import END, VERBS
from rubicon.games.julius_caesar.rules.state import Position
from rubicon.games.kit.flow import TELLING, Phase

RETREAT: Final[int] = VERBS.declare(
    19_946, "retreat", "bl", "the block leaves the battle by road, a Navis by water"
)
SEA_RETREAT: Final[int] = VERBS.declare(
    24_734, "sea-retreat", "bl", "the land block leaves the battle aboard ship"
)
REGROUP: Final[int] = VERBS.declare(29_585, "regroup", "bl", "after a victory: the block moves on")


def open_retreats(s: Position, b: int) -> tuple[list[int], list[int]]:
    """The places to which a block may retreat now: over a border, and aboard ship (7.64)."""
    side = s.side[b]
    if TYPE[b] == NAVIS:
        return [to for to in BY_WATER[s.battle] if _can_navis_retreat(s, side, to)], []
    return (
        [to for to in BY_ROAD[s.battle] if _can_retreat_by_road(s, side, to)],
        _sea_retreats(s, side),
    )


def has_used_border(s: Position, side: int, border: int) -> bool:
    """Whether a side used this border to enter the battle."""
    return bool(s.via.get(side * LOCATION_COUNT + s.battle, 0) >> border & 1)


def _is_open(s: Position, side: int, to: int, border: int) -> bool:
    """7.61–7.63, 7.82: whether no enemies stand in `to`; and for a vacant place, whether the border is right:
    attackers retreat over a border they came by, defenders never over one the attackers came by."""
    if s.here[(1 - side) * LOCATION_COUNT + to]:
        return False
    if side != s.attacking:
        return not has_used_border(s, 1 - side, border)
    return bool(s.here[side * LOCATION_COUNT + to]) or has_used_border(s, side, border)


def _can_retreat_by_road(s: Position, side: int, to: int) -> bool:
    border = BETWEEN[s.battle * LOCATION_COUNT + to]
    return s.used.get(border, 0) < ROAD_LIMIT_RETREAT[BORDER_KIND[border]] and _is_open(s, side, to, border)


def _can_navis_retreat(s: Position, side: int, to: int) -> bool:
    """7.82: as for land blocks, except that ports must be friendly unless the attacker came from there."""
    border = BETWEEN[s.battle * LOCATION_COUNT + to]
    if s.is_friendly(side, to):
        return True
    return _is_open(s, side, to, border) and (to >= CITY_COUNT or side == s.attacking)


def _sea_retreats(s: Position, side: int) -> list[int]:
    """7.64: one block of a side in each round, over one friendly sea to a friendly port on it."""
    if s.sea_retreated >> side & 1:
        return []
    found: list[int] = []
    for sea in SEAS_OF[s.battle]:
        if s.is_friendly(side, sea):
            found += [port for port in PORTS_OF[sea] if s.is_friendly(side, port) and port not in found]
    return found


def retreat(s: Position, b: int, to: int, by_sea: bool) -> None:
    """The block leaves the battle."""
    s.acted |= 1 << b
    if s.log is not None:
        s.log.append(("sea-retreat" if by_sea else "retreat", s.mover, b, s.battle, to))
    if by_sea:
        s.sea_retreated |= 1 << s.mover
    else:
        s.use_road(BETWEEN[s.battle * LOCATION_COUNT + to])
    s.place(b, to)


# ------------------------------------------------------------------ regroups


class Regroups(Phase[Position]):
    """7.7, 7.83: each victorious block may move once, or stay."""

    def decide(self, s: Position, side: int) -> Decision:
        actions = [END]
        group = s.here[side * LOCATION_COUNT + s.battle] & ~s.acted
        while group:
            b = (group & -group).bit_length() - 1
            group &= group - 1
            first = REGROUP + b * LOCATION_COUNT
            if TYPE[b] == NAVIS:
                actions += [first + to for to in BY_WATER[s.battle] if s.is_vacant_or_friendly(side, to)]
            else:
                actions += [
                    first + to
                    for to in BY_ROAD[s.battle]
                    if s.is_vacant_or_friendly(side, to)
                    and _has_room(s, BETWEEN[s.battle * LOCATION_COUNT + to])
                ]
        return Decision(
            side,
            self.name,
            actions,
            ("side", SIDES[side], "place", LOCATIONS[s.battle]),
        )

    def apply(self, s: Position, side: int, action: int, dice: Dice) -> None:
        if action == END:
            s.end(dice)
        else:
            regroup(s, *divmod(action - REGROUP, LOCATION_COUNT))


REGROUPS: Final = Regroups("regroup", 13, "7.7", TELLING, ("regroup",))


def _has_room(s: Position, border: int) -> bool:
    return s.used.get(border, 0) < ROAD_LIMIT[BORDER_KIND[border]]


def regroup(s: Position, b: int, to: int) -> None:
    """A victorious block moves on."""
    if s.log is not None:
        s.log.append(("regroup", s.mover, b, s.battle, to))
    if TYPE[b] != NAVIS:
        s.use_road(BETWEEN[s.battle * LOCATION_COUNT + to])
    s.place(b, to)
