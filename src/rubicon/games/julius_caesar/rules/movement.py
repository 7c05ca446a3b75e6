"""6.1–6.3: group moves, Navis moves and amphibious moves, one step at a time.

A step of a block is one action. The first step pays for the group move of its place, or for the ship; after
that the same block may go on or `stop`. A land block aboard ship stays in its port until it lands, so no
other code has to handle passengers.
"""

from __future__ import annotations

from typing import Any, Final

from rubicon.core.dice import Dice
from rubicon.core.game import Decision
from rubicon.games.julius_caesar.rules.components import (
    BETWEEN,
    BLOCK_COUNT,
    BLOCKS,
    BORDER_COUNT,
    BORDER_ENDS,
    CITY_COUNT,
    LOCATION_COUNT,
    LOCATIONS,
    MERCURY,
    NAVIS,
    NAVIS_BITS,
    NEPTUNE,
    PORTS_OF,
    SEAS_OF,
    SIDES,
    TYPE,
    WAYS,
)
from rubicon.games.julius_caesar.rules.notation import END, VERBS
from rubicon.games.julius_caesar.rules.state import Position
from rubicon.games.kit.flow import TELLING, Phase
from rubicon.games.kit.values import HALF_BITS, members_in

STOP: Final[int] = VERBS.declare(1, "stop", "", "the marching block stays where it is")
MARCH: Final[int] = VERBS.declare(
    4025, "march", "bl", "move a block one step; Navis by water, land blocks by road or aboard ship"
)
MAIN_ATTACK: Final[int] = VERBS.declare(
    8813, "main-attack", "ll", "edition 1.1: the main attack on the first place comes from the second"
)
SURPRISE: Final[int] = VERBS.declare(
    14_589, "surprise", "l", "Mars, Neptune: the battle in which you strike first"
)

#: A step of each block to each place, as objects, so that no list of actions makes them again.
_STEPS: Final[list[list[Any]]] = [
    [MARCH + b * LOCATION_COUNT + place for place in range(LOCATION_COUNT)] for b in range(BLOCK_COUNT)
]
#: The first steps of a block that nothing hinders, as actions: FREE_STEPS[place * BLOCK_COUNT + block].
#: They are the objects of `_STEPS`, so that little memory is touched.
FREE_STEPS: Final[list[list[int]]] = [
    [_STEPS[b][near] for near in WAYS[int(TYPE[b] == NAVIS)][place]]
    for place in range(LOCATION_COUNT)
    for b in range(BLOCK_COUNT)
]


# ------------------------------------------------------------------ the first step


class Movement(Phase[Position]):
    """Which block marches, and where to first; or `end`."""

    def decide(self, s: Position, side: int) -> Decision:
        row = side * LOCATION_COUNT
        actions = [END]
        ready = ~s.moved
        if s.god >= 0:  # Neptune moves Navis only, Mars, Mercury and Pluto land blocks only
            ready &= NAVIS_BITS if s.god == NEPTUNE else ~NAVIS_BITS
        here = s.here
        hindered = bool(s.busy or s.guarded or s.attacker)
        if s.mp:
            for place, standing in enumerate(here[row : row + LOCATION_COUNT]):
                if standing and (group := standing & ready):
                    _add_first_steps(s, place, group, hindered, actions)
        else:
            for place in members_in(s.activated_low, s.activated_high):
                group = here[row + place] & ready
                if group:
                    _add_first_steps(s, place, group, hindered, actions)
        if s.embarking and s.mp:
            _add_embarkations(s, side, ready, actions)
        return Decision(
            side,
            self.name,
            actions,
            ("side", SIDES[side], "points", s.mp),
        )

    def apply(self, s: Position, side: int, action: int, dice: Dice) -> None:
        if action == END:
            s.end(dice)
        else:
            b = (action - MARCH) // LOCATION_COUNT
            march(s, b, action - MARCH - b * LOCATION_COUNT)


MOVEMENT: Final = Movement("movement", 5, "6.1", TELLING, ("march",))


def _add_first_steps(s: Position, place: int, group: int, hindered: bool, actions: list[int]) -> None:
    """The steps that the blocks of `group` may take out of `place`."""
    if hindered and (
        place >= CITY_COUNT
        or (s.worn_low >> place if place < HALF_BITS else s.worn_high >> place - HALF_BITS) & 1
        or place in s.attacker
    ):
        if not can_leave(s, place):
            return
        barred = s.via.get((1 - s.mover) * LOCATION_COUNT + place, 0)  # as `is_barred`, for all borders
        while group:
            b = (group & -group).bit_length() - 1
            group &= group - 1
            steps = _STEPS[b]
            for near in WAYS[1 if TYPE[b] == NAVIS else 0][place]:
                border = BETWEEN[place * LOCATION_COUNT + near]
                if not (barred and barred >> border & 1) and (
                    border not in s.used or has_room(s, near, border)
                ):
                    actions.append(steps[near])
    else:
        first = place * BLOCK_COUNT
        while group:
            bit = group & -group
            group ^= bit
            actions += FREE_STEPS[first + bit.bit_length() - 1]


def can_leave(s: Position, place: int) -> bool:
    """Whether a block may leave `place`: neither 6.13 (pinning) nor 6.3 (guarding a sea) holds them all."""
    side = s.mover
    own = s.here[side * LOCATION_COUNT + place]
    if place in s.attacker and (s.attacker[place] != side or s.edition.pins_attackers):
        # 6.13: as many blocks stay as attack in the main attack; the owner chooses which.
        # 6.14: blocks in reserve, on either side, do not count.
        enemy = s.here[(1 - side) * LOCATION_COUNT + place]
        if (own & ~s.reserves).bit_count() <= (enemy & ~s.reserves).bit_count():
            return False
    # 6.3: one Navis stays in a sea that an amphibious move has crossed.
    return not (s.guarded >> place & 1) or bool(own & (own - 1))


def is_barred(s: Position, place: int, border: int) -> bool:
    """6.13: whether the enemy used this border to attack `place`."""
    return bool(s.via.get((1 - s.mover) * LOCATION_COUNT + place, 0) >> border & 1)


def has_room(s: Position, to: int, border: int) -> bool:
    """6.11: whether one more block of the mover may go over `border` to `to`."""
    used = s.used.get(border, 0)
    return not used or used < road_limit(s, to, border)


def road_limit(s: Position, to: int, border: int) -> int:
    """6.11: how many blocks of the mover may go over `border` to `to` this turn."""
    enemies = bool(s.here[(1 - s.mover) * LOCATION_COUNT + to])
    return s.edition.road_limit(s, border, enemies, enemies and s.attacker.get(to, s.mover) == s.mover)


# ------------------------------------------------------------------ amphibious moves (6.3)


def _add_embarkations(s: Position, side: int, ready: int, actions: list[int]) -> None:
    """The land blocks that may go aboard, each with the sea it enters."""
    row = side * LOCATION_COUNT
    for sea in range(CITY_COUNT, LOCATION_COUNT):
        if s.here[row + sea] and s.is_friendly(side, sea):
            for port in PORTS_OF[sea]:
                group = s.here[row + port] & ready & ~NAVIS_BITS
                if group and can_embark(s, port, sea):
                    while group:
                        b = (group & -group).bit_length() - 1
                        group &= group - 1
                        actions.append(MARCH + b * LOCATION_COUNT + sea)


def can_embark(s: Position, port: int, sea: int) -> bool:
    """Whether an unmoved land block in `port` may begin an amphibious move over the friendly `sea`."""
    return (
        can_leave(s, port)
        and not is_barred(s, port, BETWEEN[port * LOCATION_COUNT + sea])
        and can_reach_port(s, sea, port, 0)
    )


def can_reach_port(s: Position, sea: int, origin: int, sailed: int) -> bool:
    """Whether a friendly or vacant port can be reached from `sea` over friendly seas not yet sailed."""
    side = s.mover
    for port in PORTS_OF[sea]:
        if port != origin and s.is_vacant_or_friendly(side, port):
            return True
    sailed |= 1 << sea
    return any(
        not sailed >> near & 1 and s.is_friendly(side, near) and can_reach_port(s, near, origin, sailed)
        for near in SEAS_OF[sea]
    )


# ------------------------------------------------------------------ further steps


class Marching(Phase[Position]):
    """Where the marching block goes next."""

    def decide(self, s: Position, side: int) -> Decision:
        b, at = s.marcher, s.march_at
        facts = ("block", BLOCKS[b], "place", LOCATIONS[at])
        if s.voyage:
            return Decision(side, self.name, _voyage_steps(s, b, at), facts)
        actions = [STOP]
        enemy = (1 - side) * LOCATION_COUNT
        # 2.2: the last step may not attack or reinforce. Mercury gives a third: the second may attack.
        last = s.march_steps + 1 >= steps_allowed(s)
        steps = _STEPS[b]
        for near in WAYS[1 if TYPE[b] == NAVIS else 0][at]:
            if near == s.march_from or (last and s.here[enemy + near]):
                continue
            if has_room(s, near, BETWEEN[at * LOCATION_COUNT + near]):
                actions.append(steps[near])
        return Decision(side, self.name, actions, facts)

    def apply(self, s: Position, side: int, action: int, dice: Dice) -> None:
        if action == STOP:
            finish_march(s)
        else:
            b = (action - MARCH) // LOCATION_COUNT
            march(s, b, action - MARCH - b * LOCATION_COUNT)


MARCHING: Final = Marching("marching", 6, "6.1", TELLING, ("march", "stop"))


def steps_allowed(s: Position) -> int:
    """6.1: two steps; three with Mercury."""
    return 3 if s.god == MERCURY else 2


def _voyage_steps(s: Position, b: int, sea: int) -> list[int]:
    origin = s.where[b]
    side = s.mover
    first = MARCH + b * LOCATION_COUNT
    return [
        first + port for port in PORTS_OF[sea] if port != origin and s.is_vacant_or_friendly(side, port)
    ] + [
        first + near
        for near in SEAS_OF[sea]
        if not s.voyage >> near & 1
        and s.is_friendly(side, near)
        and can_reach_port(s, near, origin, s.voyage)
    ]


def march(s: Position, b: int, to: int) -> None:
    """Carry out one step of a block. Any number may stand in a place (6.15)."""
    at = s.march_at if s.phase is MARCHING else s.where[b]
    if TYPE[b] != NAVIS and (to >= CITY_COUNT or at >= CITY_COUNT):
        _sail(s, b, at, to)
        return
    if s.phase is MOVEMENT:
        if s.activate(at):
            s.mp -= 1
        s.embarking = 0  # 6.3: amphibious moves come before all others
        s.moved |= 1 << b
        s.march_steps = 0
    if s.log is not None:
        s.log.append(("march", s.mover, b, at, to))
    border = BETWEEN[at * LOCATION_COUNT + to]
    if to < CITY_COUNT and at < CITY_COUNT:
        s.use_road(border)
        s.wear(border)
    s.place(b, to)
    if at in s.attacker:  # the last attacker may have left
        s.end_contest(at)
    if s.here[(1 - s.mover) * LOCATION_COUNT + to]:
        enter_battle(s, b, to, border)
        finish_march(s)
        return
    s.march_steps += 1
    if s.march_steps >= steps_allowed(s):
        finish_march(s)
        return
    s.goto(MARCHING)
    s.marcher = b
    s.march_at = to
    s.march_from = at


def _sail(s: Position, b: int, at: int, to: int) -> None:
    """6.3: one step of an amphibious move. It costs a move point for each block; crossed seas are guarded."""
    if s.phase is MOVEMENT:
        s.mp -= 1
        s.moved |= 1 << b
    if s.log is not None:
        s.log.append(("sail", s.mover, b, at, to))
    if to < CITY_COUNT:
        origin = s.where[b]
        s.place(b, to)
        if origin in s.attacker:  # the last attacker may have left
            s.end_contest(origin)
        s.guarded |= s.voyage
        finish_march(s)
        return
    s.voyage |= 1 << to
    s.goto(MARCHING)
    s.marcher = b
    s.march_at = to
    s.march_from = at


def finish_march(s: Position) -> None:
    """The marching block has stopped; the next block may move."""
    s.goto(MOVEMENT)
    s.marcher = s.march_at = s.march_from = -1
    s.march_steps = 0
    s.voyage = 0


def enter_battle(s: Position, b: int, place: int, border: int) -> None:
    """6.12 attack or 6.14 response: a block enters a place with enemies in it."""
    side = s.mover
    if place not in s.attacker:
        s.attacker = {**s.attacker, place: side}
    if s.attacker[place] == side:
        s.edition.join_attack(s, b, place, border)
    else:
        s.reserves |= 1 << b  # 6.14: responding blocks are always in reserve
    key = side * LOCATION_COUNT + place
    s.via = {**s.via, key: s.via.get(key, 0) | 1 << border}
    s.came_by = {**s.came_by, b: border}


# ------------------------------------------------------------------ when movement ends


class MainAttacks(Phase[Position]):
    """7.3 in edition 1.1: which of the borders used is the main attack."""

    def decide(self, s: Position, side: int) -> Decision:
        place = s.edition.undeclared_attack(s)
        borders = s.via[side * LOCATION_COUNT + place]
        first = MAIN_ATTACK + place * LOCATION_COUNT
        return Decision(
            side,
            self.name,
            [first + other_end(border, place) for border in range(BORDER_COUNT) if borders >> border & 1],
            ("place", LOCATIONS[place]),
        )

    def apply(self, s: Position, side: int, action: int, dice: Dice) -> None:
        declare_main_attack(s, *divmod(action - MAIN_ATTACK, LOCATION_COUNT))
        s.end(dice)


MAIN_ATTACKS: Final = MainAttacks("main-attack", 7, "7.3", TELLING, ("main-attack",))


def declare_main_attack(s: Position, place: int, origin: int) -> None:
    """7.3: blocks that came by other borders wait in reserve."""
    border = BETWEEN[place * LOCATION_COUNT + origin]
    s.main = {**s.main, place: border}
    if s.log is not None:
        s.log.append(("main-attack", s.mover, place, origin))
    group = s.here[s.mover * LOCATION_COUNT + place]
    for b in range(BLOCK_COUNT):
        if group >> b & 1 and s.came_by.get(b, border) != border:
            s.reserves |= 1 << b


class SurpriseAttack(Phase[Position]):
    """Mars, Neptune: in which of its attacks the mover strikes first."""

    def decide(self, s: Position, side: int) -> Decision:
        return Decision(
            side,
            self.name,
            [END] + [SURPRISE + place for place in sorted(s.attacker) if s.attacker[place] == side],
            (),
        )

    def apply(self, s: Position, side: int, action: int, dice: Dice) -> None:
        if action != END:
            choose_surprise(s, action - SURPRISE)
        s.end(dice)


SURPRISE_ATTACK: Final = SurpriseAttack("surprise", 8, "2.1", TELLING, ("surprise",), see="Mars")


def choose_surprise(s: Position, place: int) -> None:
    """Mars, Neptune: in the battle of `place` all attackers act before any defender in round 1."""
    s.surprise = place
    if s.log is not None:
        s.log.append(("surprise", s.mover, place))


def other_end(border: int, place: int) -> int:
    """The place on the other side of a border."""
    a, b = BORDER_ENDS[border]
    return b if a == place else a
