"""All differences between the printed editions. 2.0 is the default; 1.1 overrides what differs.

The rules ask the edition object what to do; they never ask which edition it is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rubicon.games.julius_caesar.rules.components import (
    BORDER_KIND,
    BY_ROAD,
    CAESAR,
    CITY_COUNT,
    COMMAND_COUNT,
    FIRST_YEAR,
    LOCATION_COUNT,
    MOVES,
    PLUTO,
    POMPEY,
    PORTS_OF,
    ROAD_LIMIT,
    ROAD_LIMIT_ATTACK,
    ROAD_LIMIT_PLUTO,
)

if TYPE_CHECKING:
    from rubicon.games.julius_caesar.rules.state import Position


#: The main attack of a battle that began without a move (Vulcan and Cleopatra in 1.1).
NO_BORDER: Final = -1


class Edition:
    """Edition 2.0."""

    name: str = "2.0"

    def player_one(self, s: Position, caesar: int, pompey: int) -> int:
        """2.1: the side that is Player 1, given the two cards that count (for Apollo, the copied card)."""
        if s.year == FIRST_YEAR and s.turn == 1:
            return CAESAR
        return compare_cards(caesar, pompey)

    def join_attack(self, s: Position, block: int, place: int, border: int) -> None:
        """6.12, 7.3: a block joins its side's attack on `place`. The first border used is the main attack."""
        if place not in s.main:
            s.main = {**s.main, place: border}
        elif s.main[place] != border:
            s.reserves |= 1 << block

    def undeclared_attack(self, s: Position) -> int:
        """7.3: a place whose attacker has still to declare the main attack, or -1. In 2.0 there is none."""
        return -1

    def road_limit(self, s: Position, border: int, enemies: bool, attack: bool) -> int:
        """6.11: how many blocks of the mover may use a road; `enemies`: enemies stand in its far city."""
        kind = BORDER_KIND[border]
        if attack and s.god == PLUTO:
            return ROAD_LIMIT_PLUTO[kind]
        return ROAD_LIMIT_ATTACK[kind] if enemies else ROAD_LIMIT[kind]

    def jupiter_targets(self, s: Position, side: int) -> list[int]:
        """Cities with enemy blocks, next to a friendly city by road or strait."""
        enemy = (1 - side) * LOCATION_COUNT
        return [
            city
            for city in range(CITY_COUNT)
            if s.here[enemy + city] and any(s.is_friendly(side, near) for near in BY_ROAD[city])
        ]

    def vulcan_targets(self, s: Position, side: int) -> list[int]:
        """Enemy cities."""
        return [city for city in range(CITY_COUNT) if s.is_friendly(1 - side, city)]

    #: Vulcan spares Cleopatra at strength I.
    spares_cleopatra: bool = True
    #: Jupiter reaches Navis at sea.
    jupiter_at_sea: bool = False
    #: 7.3: the attacker declares the main attack.
    declares_main_attack: bool = False


class FirstEdition(Edition):
    """Edition 1.1."""

    name: str = "1.1"
    spares_cleopatra: bool = False
    jupiter_at_sea: bool = True
    declares_main_attack: bool = True

    def player_one(self, s: Position, caesar: int, pompey: int) -> int:
        """2.1: the ordinary comparison, in the first turn too."""
        return compare_cards(caesar, pompey)

    def join_attack(self, s: Position, block: int, place: int, border: int) -> None:
        """7.3: no block is in reserve until the main attack is declared. Exception: blocks that join a battle
        which began without a border, by the card of Player 1, are in reserve at once."""
        if s.main.get(place) == NO_BORDER:
            s.reserves |= 1 << block

    def undeclared_attack(self, s: Position) -> int:
        """7.3: the first place attacked over several borders that has no declared main attack, or -1."""
        for place, side in sorted(s.attacker.items()):
            borders = s.via.get(side * LOCATION_COUNT + place, 0)
            if side == s.mover and place not in s.main and borders & (borders - 1):
                return place
        return -1

    def road_limit(self, s: Position, border: int, enemies: bool, attack: bool) -> int:
        """6.11: Pluto raises the limits for the whole group move."""
        return (
            super().road_limit(s, border, enemies, True)
            if s.god == PLUTO
            else _plain_road_limit(border, enemies)
        )

    def jupiter_targets(self, s: Position, side: int) -> list[int]:
        """As in 2.0, and seas with enemy Navis next to a friendly port."""
        enemy = (1 - side) * LOCATION_COUNT
        return super().jupiter_targets(s, side) + [
            sea
            for sea in range(CITY_COUNT, LOCATION_COUNT)
            if s.here[enemy + sea] and any(s.is_friendly(side, port) for port in PORTS_OF[sea])
        ]

    def vulcan_targets(self, s: Position, side: int) -> list[int]:
        """All cities with blocks in them."""
        return [city for city in range(CITY_COUNT) if s.here[city] or s.here[LOCATION_COUNT + city]]


def compare_cards(caesar: int, pompey: int) -> int:
    """2.1: the side that goes first: a God card, then the higher Move; Caesar on ties. Not for two Gods."""
    if pompey >= COMMAND_COUNT:
        return POMPEY
    if caesar >= COMMAND_COUNT:
        return CAESAR
    return POMPEY if MOVES[pompey] > MOVES[caesar] else CAESAR


def _plain_road_limit(border: int, enemies: bool) -> int:
    kind = BORDER_KIND[border]
    return ROAD_LIMIT_ATTACK[kind] if enemies else ROAD_LIMIT[kind]


EDITIONS: Final[dict[str, Edition]] = {"2.0": Edition(), "1.1": FirstEdition()}
