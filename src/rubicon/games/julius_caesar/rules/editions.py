"""All differences between the printed editions, and between versions of our rules. 2.0 is the default; 1.1
overrides what differs.

The rules ask the edition object what to do; they never ask which edition it is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from rubicon.games.julius_caesar.rules.components import (
    APOLLO,
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


#: The version of our rules. It changes when a record could be replayed differently; 1 had another reading of
#: Apollo and of 6.13 in edition 1.1, and showed Cleopatra during free deployment.
RULES_VERSION: Final = 2
#: The main attack of a battle that began without a move (Vulcan and Cleopatra in 1.1).
NO_BORDER: Final = -1


class Edition:
    """Edition 2.0."""

    name: str = "2.0"
    #: The version of our rules, see `Game.version`.
    rules: int = RULES_VERSION

    def player_one(self, s: Position) -> int:
        """2.1: the side that is Player 1. For Apollo the copied card counts."""
        if s.year == FIRST_YEAR and s.turn == 1:
            return CAESAR
        return compare_cards(counted_card(s, CAESAR), counted_card(s, POMPEY))

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

    def __reduce__(self) -> tuple[Any, ...]:
        """There is one object for each edition and version: a pickled position names it."""
        return edition_of, (self.name, self.rules)

    #: Vulcan spares Cleopatra at strength I.
    spares_cleopatra: bool = True
    #: Jupiter reaches Navis at sea.
    jupiter_at_sea: bool = False
    #: 7.3: the attacker declares the main attack.
    declares_main_attack: bool = False
    #: 5.3: until both sides have deployed, each sees the enemy in the historical deployment.
    hides_deployment: bool = True
    #: 6.13: attacking blocks are pinned too, not only defending ones.
    pins_attackers: bool = False


class FirstEdition(Edition):
    """Edition 1.1."""

    name: str = "1.1"
    spares_cleopatra: bool = False
    jupiter_at_sea: bool = True
    declares_main_attack: bool = True

    def player_one(self, s: Position) -> int:
        """2.1: the ordinary comparison, in the first turn too. Apollo is a God card, whatever it copies."""
        return compare_cards(s.played[CAESAR], s.played[POMPEY])

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


class EditionUnderRules1(Edition):
    """Edition 2.0 as version 1 of our rules had it."""

    rules: int = 1
    hides_deployment: bool = False


class FirstEditionUnderRules1(FirstEdition):
    """Edition 1.1 as version 1 of our rules had it."""

    rules: int = 1
    hides_deployment: bool = False
    pins_attackers: bool = True

    def player_one(self, s: Position) -> int:
        """2.1: the copied card counted for Apollo."""
        return compare_cards(counted_card(s, CAESAR), counted_card(s, POMPEY))


def counted_card(s: Position, side: int) -> int:
    """The card whose values or effect count for a side this turn: Apollo counts as the card it copies."""
    card = s.played[side]
    return s.last[1 - side] if card == APOLLO else card


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
#: The editions under earlier versions of our rules, for games that were begun under them.
EARLIER_EDITIONS: Final[dict[int, dict[str, Edition]]] = {
    1: {"2.0": EditionUnderRules1(), "1.1": FirstEditionUnderRules1()}
}


def edition_of(name: str, rules: int) -> Edition:
    """The printed edition `name` under version `rules` of our rules."""
    return EDITIONS[name] if rules == RULES_VERSION else EARLIER_EDITIONS[rules][name]
