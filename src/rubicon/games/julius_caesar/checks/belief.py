"""For `rubicon belief`: the enemy blocks on the map that a side cannot identify, and where they are."""

from __future__ import annotations

from typing import Final

from rubicon.games.julius_caesar.game import GAME
from rubicon.games.julius_caesar.rules.components import (
    BLOCK_COUNT,
    CITY_COUNT,
    FIRST_YEAR,
    LOCATION_COUNT,
    LOCATIONS,
)
from rubicon.games.julius_caesar.rules.movement import MAIN_ATTACKS, MARCHING, MOVEMENT, SURPRISE_ATTACK
from rubicon.games.julius_caesar.rules.state import Position
from rubicon.games.julius_caesar.rules.views import HISTORICAL, revealed
from rubicon.games.kit.belief_check import BeliefCheck

#: Until an enemy block moves, the rest of the first turn and of the first Year, and later Years.
PARTS: Final = ("deployed", "first turn", f"Year {FIRST_YEAR}", "later")

#: The phases of a side's movement.
_MOVING: Final = (MOVEMENT, MARCHING, MAIN_ATTACKS, SURPRISE_ATTACK)


def _hidden(s: Position, side: int) -> dict[int, int]:
    shown = revealed(s, side)
    return {
        b: s.where[b]
        for b in range(BLOCK_COUNT)
        if s.side[b] != side and s.where[b] < LOCATION_COUNT and not shown >> b & 1
    }


def _part(s: Position, hidden: dict[int, int]) -> str:
    if s.year > FIRST_YEAR:
        return PARTS[3]
    if s.turn > 1:
        return PARTS[2]
    return PARTS[0] if all(place == HISTORICAL[b] for b, place in hidden.items()) else PARTS[1]


def _place(s: Position, b: int) -> int:
    return s.where[b]


def _attacks(before: Position, after: Position, side: int) -> list[str]:
    """The cities in which a side is sure to attack: its movement has just ended."""
    moving_on = after.phase in _MOVING and after.mover == side
    if before.mover != side or before.phase not in _MOVING or moving_on:
        return []
    return [
        LOCATIONS[city]
        for city in range(CITY_COUNT)
        if after.is_contested(city) and after.attacker[city] == side
    ]


CHECK: Final = BeliefCheck(GAME, PARTS, _hidden, _part, _place, _attacks)
