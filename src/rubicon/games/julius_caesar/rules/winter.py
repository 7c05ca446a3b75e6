"""8.0: the Winter Turn, in its exact order."""

from __future__ import annotations

from typing import Any, Final

from rubicon.core.dice import Dice
from rubicon.core.game import Decision
from rubicon.games.julius_caesar.rules.components import (
    ALEXANDRIA,
    BLOCK_COUNT,
    CITY_COUNT,
    CLEOPATRA,
    ELIMINATED,
    LAST_YEAR,
    LOCATION_COUNT,
    LOCATIONS,
    POOL,
    PORTS_OF,
    ROME,
    SIDES,
    VALUE,
    WINNING_SCORE,
)
from rubicon.games.julius_caesar.rules.notation import END, VERBS
from rubicon.games.julius_caesar.rules.state import Position
from rubicon.games.kit.flow import TELLING, Phase


def send_cleopatra_home(s: Position) -> None:
    """8.1: Cleopatra returns to Alexandria; if enemies stand there, she joins them."""
    side = s.side[CLEOPATRA]
    s.place(CLEOPATRA, ALEXANDRIA)
    if s.here[(1 - side) * LOCATION_COUNT + ALEXANDRIA]:
        s.change_side(CLEOPATRA)
    if s.log is not None:
        s.log.append(("home", s.side[CLEOPATRA], s.side[CLEOPATRA] != side))


def check_victory(s: Position) -> bool:
    """8.2, 1.2: ten points win; after the last Year the higher score, then the holder of Rome.

    Returns whether the game is over; then `winner` is set.
    """
    scores = [s.score(0), s.score(1)]
    if s.log is not None:
        s.log.append(("score", -1, s.year, scores[0], scores[1]))
    if s.year < LAST_YEAR and max(scores) < WINNING_SCORE:
        return False
    if scores[0] != scores[1]:
        s.winner = int(scores[1] > scores[0])
    else:
        holders = [side for side in (0, 1) if s.is_friendly(side, ROME)]
        s.winner = holders[0] if holders else -1
    return True


# ------------------------------------------------------------------ 8.3 Navis to port


def navis_at_sea(s: Position, side: int) -> list[int]:
    """The Navis of a side that are still at sea."""
    row = side * LOCATION_COUNT
    group = 0
    for sea in range(CITY_COUNT, LOCATION_COUNT):
        group |= s.here[row + sea]
    return [b for b in range(BLOCK_COUNT) if group >> b & 1] if group else []


def disband_stranded(s: Position, side: int) -> None:
    """8.3: a Navis with no friendly port on its sea is disbanded."""
    for b in navis_at_sea(s, side):
        if not any(s.is_friendly(side, port) for port in PORTS_OF[s.where[b]]):
            disband(s, b)


WINTER: Final[int] = VERBS.declare(34_373, "winter", "bl", "winter: the Navis goes to port")
DISBAND: Final[int] = VERBS.declare(39_161, "disband", "b", "winter: the block returns to the Levy Pool")
#: These actions by block, as objects, so that no list of actions makes them again.
_DISBANDINGS: Final[list[Any]] = [DISBAND + b for b in range(BLOCK_COUNT)]


class NavisToPort(Phase[Position]):
    """8.3: each Navis at sea goes to a friendly port on its sea."""

    def decide(self, s: Position, side: int) -> Decision:
        return Decision(
            side,
            self.name,
            [
                WINTER + b * LOCATION_COUNT + port
                for b in navis_at_sea(s, side)
                for port in PORTS_OF[s.where[b]]
                if s.is_friendly(side, port)
            ],
            ("side", SIDES[side]),
        )

    def apply(self, s: Position, side: int, action: int, dice: Dice) -> None:
        bring_to_port(s, *divmod(action - WINTER, LOCATION_COUNT))
        s.end(dice)


NAVIS_TO_PORT: Final = NavisToPort("navis-to-port", 14, "8.3", TELLING, ("winter",), scene="winter")


def bring_to_port(s: Position, b: int, port: int) -> None:
    """The Navis winters there."""
    if s.log is not None:
        s.log.append(("winter", s.mover, b, s.where[b], port))
    s.place(b, port)


# ------------------------------------------------------------------ 8.4 supply, 8.5 disbanding


#: 8.4: how many blocks of a side a city feeds in winter: three and its value.
WINTER_CAPACITY: Final[list[int]] = [3 + VALUE[city] for city in range(CITY_COUNT)]


def surplus(s: Position, side: int, city: int) -> int:
    """8.4: how many blocks of a side the city cannot feed."""
    return max(0, s.here[side * LOCATION_COUNT + city].bit_count() - WINTER_CAPACITY[city])


def overcrowded_city(s: Position, side: int) -> int:
    """The first city of a side with too many blocks, or -1."""
    row = side * LOCATION_COUNT
    for city, group in enumerate(s.here[row : row + CITY_COUNT]):
        if group and group.bit_count() > WINTER_CAPACITY[city]:
            return city
    return -1


class WinterSupply(Phase[Position]):
    """8.4: the owner chooses which surplus blocks are disbanded."""

    def decide(self, s: Position, side: int) -> Decision:
        actions: list[int] = []
        places: list[str] = []
        for city in range(CITY_COUNT):
            if surplus(s, side, city):
                places.append(LOCATIONS[city])
                group = s.here[side * LOCATION_COUNT + city]
                actions += [DISBAND + b for b in range(BLOCK_COUNT) if group >> b & 1 and b != CLEOPATRA]
        return Decision(
            side,
            self.name,
            actions,
            ("side", SIDES[side], "places", places),
        )

    def apply(self, s: Position, side: int, action: int, dice: Dice) -> None:
        disband(s, action - DISBAND)
        s.end(dice)


WINTER_SUPPLY: Final = WinterSupply("winter-supply", 15, "8.4", TELLING, ("disband",), scene="winter")


class Disbanding(Phase[Position]):
    """8.5: a side may disband any of its blocks except Cleopatra."""

    def decide(self, s: Position, side: int) -> Decision:
        actions = [END]
        own = s.side
        for b, place in enumerate(s.where):
            if place < LOCATION_COUNT and own[b] == side and b != CLEOPATRA:
                actions.append(_DISBANDINGS[b])
        return Decision(side, self.name, actions, ("side", SIDES[side]))

    def apply(self, s: Position, side: int, action: int, dice: Dice) -> None:
        if action == END:
            s.end(dice)
        else:
            disband(s, action - DISBAND)


DISBANDING: Final = Disbanding("disbanding", 16, "8.5", TELLING, ("disband",), scene="winter")


def disband(s: Position, b: int) -> None:
    """The block returns to the pool of its own colour and may be levied next Year."""
    if s.log is not None:
        s.log.append(("disband", s.side[b], b, s.where[b]))
    s.place(b, POOL)


def return_eliminated_blocks(s: Position) -> None:
    """8.6: eliminated blocks may be levied again."""
    s.unshare()
    for b in range(BLOCK_COUNT):
        if s.where[b] == ELIMINATED:
            s.where[b] = POOL
