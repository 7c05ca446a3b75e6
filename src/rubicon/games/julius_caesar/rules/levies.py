"""6.4: steps for blocks in friendly cities, and new blocks from the Levy Pool."""

from __future__ import annotations

from typing import Any, Final

from rubicon.core.dice import Dice
from rubicon.core.game import Decision
from rubicon.games.julius_caesar.rules.components import (
    ANY_CITY,
    ANY_MAJOR_PORT,
    BLOCK_COUNT,
    CITY_COUNT,
    COLOUR,
    LEVY_CITY,
    LOCATION_COUNT,
    MAJOR_PORTS,
    MAX_STRENGTH,
    MIN_STRENGTH,
    POOL,
    SIDES,
    STEP,
)
from rubicon.games.julius_caesar.rules.notation import END, VERBS
from rubicon.games.julius_caesar.rules.state import Position
from rubicon.games.kit.flow import TELLING, Phase

#: The blocks of each colour.
_BLOCKS_OF_COLOUR: Final[list[list[int]]] = [
    [b for b in range(BLOCK_COUNT) if COLOUR[b] == side] for side in (0, 1)
]


RAISE: Final[int] = VERBS.declare(14_665, "raise", "b", "levy: add a step to a block")
LEVY: Final[int] = VERBS.declare(14_728, "levy", "bl", "levy: deploy a new block in a city")
#: These actions by block, and by block and city: as objects, so that no list of actions makes them again.
_RAISES: Final[list[Any]] = [RAISE + b for b in range(BLOCK_COUNT)]
_LEVIES: Final[list[list[Any]]] = [
    [LEVY + b * LOCATION_COUNT + city for city in range(CITY_COUNT)] for b in range(BLOCK_COUNT)
]


class Levies(Phase[Position]):
    """Raise a block, levy a new one, or end."""

    def decide(self, s: Position, side: int) -> Decision:
        actions = [END]
        here = s.here
        row = side * LOCATION_COUNT
        enemy = (1 - side) * LOCATION_COUNT
        strength = s.strength
        friendly: list[int] = []
        for city, standing in enumerate(here[row : row + CITY_COUNT]):
            if standing and not here[enemy + city]:
                friendly.append(city)
                group = standing
                while group:
                    b = (group & -group).bit_length() - 1
                    group &= group - 1
                    if strength[b] < MAX_STRENGTH[b]:
                        actions.append(_RAISES[b])
        ports = [port for port in MAJOR_PORTS if here[row + port] and not here[enemy + port]]
        where = s.where
        for b in _BLOCKS_OF_COLOUR[side]:
            if where[b] == POOL:
                city = LEVY_CITY[b]
                if city >= 0:
                    if here[row + city] and not here[enemy + city]:
                        actions.append(_LEVIES[b][city])
                else:
                    levies = _LEVIES[b]
                    actions += [levies[c] for c in (friendly if city == ANY_CITY else ports)]
        return Decision(
            side,
            self.name,
            actions,
            ("side", SIDES[side], "points", s.lp),
        )

    def apply(self, s: Position, side: int, action: int, dice: Dice) -> None:
        if action == END:
            s.end(dice)
            return
        if action >= LEVY:
            b = (action - LEVY) // LOCATION_COUNT
            levy(s, b, action - LEVY - b * LOCATION_COUNT)
        else:
            raise_block(s, action - RAISE)
        if not s.lp:
            s.end(dice)


LEVIES: Final = Levies("levies", 9, "6.4", TELLING, ("levy", "raise"))


def raise_block(s: Position, b: int) -> None:
    """Add a step to a block."""
    s.lp -= 1
    s.set_strength(b, s.strength[b] + STEP[b])
    if s.log is not None:
        s.log.append(("raise", s.mover, b, s.where[b], s.strength[b]))


def levy(s: Position, b: int, city: int) -> None:
    """Deploy a new block at its lowest strength."""
    s.lp -= 1
    s.place(b, city)
    s.set_strength(b, MIN_STRENGTH[b])
    s.moved |= 1 << b
    if s.log is not None:
        s.log.append(("levy", s.mover, b, city))


def levy_places(b: int) -> list[int]:
    """The cities in which a block may ever be levied."""
    city = LEVY_CITY[b]
    if city >= 0:
        return [city]
    return MAJOR_PORTS if city == ANY_MAJOR_PORT else list(range(CITY_COUNT))
