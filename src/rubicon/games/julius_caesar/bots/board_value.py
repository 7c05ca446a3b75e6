"""The worth of every place for one side. It spreads along the roads, weaker with each step, so that blocks
far away know where to go."""

from __future__ import annotations

from typing import Final

from rubicon.games.julius_caesar.bots.weights import ATTACK, DEFENCE, MOOD_COUNT, MOODS, POWER, WEIGHTS
from rubicon.games.julius_caesar.rules.components import (
    BETWEEN,
    BLOCK_COUNT,
    BORDER_ENDS,
    BORDER_KIND,
    BY_ROAD,
    CITY_COUNT,
    FIRST_YEAR,
    LEADER_BITS,
    LOCATION_COUNT,
    NAVIS,
    ROAD_LIMIT_ATTACK,
    STRAIT,
    TURNS_PER_YEAR,
    TYPE,
    VALUE,
    WINNING_SCORE,
)
from rubicon.games.julius_caesar.rules.movement import MOVEMENT
from rubicon.games.julius_caesar.rules.state import Position
from rubicon.games.julius_caesar.rules.winter import WINTER_CAPACITY

_ROAD_A: Final[list[int]] = [BORDER_ENDS[i][0] for i in range(len(BORDER_KIND)) if BORDER_KIND[i] <= STRAIT]
_ROAD_B: Final[list[int]] = [BORDER_ENDS[i][1] for i in range(len(BORDER_KIND)) if BORDER_KIND[i] <= STRAIT]
#: All roads in order, then in reverse: one pass over them spreads worth far enough.
_ROADS_BOTH_WAYS: Final[list[int]] = [*range(len(_ROAD_A)), *reversed(range(len(_ROAD_A)))]
#: How many blocks may attack from a city to each of its neighbours, in the order of `BY_ROAD`.
_ATTACK_LIMITS: Final[list[list[int]]] = [
    [ROAD_LIMIT_ATTACK[BORDER_KIND[BETWEEN[at * LOCATION_COUNT + to]]] for to in BY_ROAD[at]]
    for at in range(CITY_COUNT)
]
#: The worth of going to each place while it is vacant, by side.
_EMPTY_WORTH: Final[list[list[float]]] = [
    [
        WEIGHTS[side].empty_value * VALUE[place] + WEIGHTS[side].empty if place < CITY_COUNT else 0.4
        for place in range(LOCATION_COUNT)
    ]
    for side in (0, 1)
]
_WINTER_URGENCY: Final[list[float]] = [0.0, 0.0, 0.2, 0.6, 1.6, 4.0]


class BoardValue:
    """Strength in each place for one side at one moment, and the worth of going there.

    `worth` is that of the place itself, `spread_worth` adds what is near; `reach` and `threat` are the attack
    power that the side, or its enemy, could bring there next.
    """

    def __init__(self, s: Position, side: int, mood: int) -> None:
        self.s = s
        self.side = side
        self.weights = WEIGHTS[side]
        w = self.weights
        own_power: list[float] = [0.0] * LOCATION_COUNT
        enemy_power: list[float] = [0.0] * LOCATION_COUNT
        own_attack: list[float] = [0.0] * LOCATION_COUNT
        own_defence: list[float] = [0.0] * LOCATION_COUNT
        enemy_defence: list[float] = [0.0] * LOCATION_COUNT
        ready_attack: list[float] = [0.0] * LOCATION_COUNT
        enemy_attack: list[float] = [0.0] * LOCATION_COUNT
        self.own_power = own_power
        self.enemy_power = enemy_power
        self.own_attack = own_attack  # attack power of own blocks
        self.own_defence = own_defence  # their defence power
        self.enemy_defence = enemy_defence  # defence power of enemies
        moving = s.phase is MOVEMENT and s.mover == side
        resting = s.moved if moving else 0
        where, strength, sides = s.where, s.strength, s.side
        for b in range(BLOCK_COUNT):
            place = where[b]
            if place < LOCATION_COUNT:
                i = b * 5 + strength[b]
                if sides[b] == side:
                    own_power[place] += POWER[i]
                    own_attack[place] += ATTACK[i]
                    own_defence[place] += DEFENCE[i]
                    if TYPE[b] != NAVIS and not resting >> b & 1:
                        ready_attack[place] += ATTACK[i]
                else:
                    enemy_power[place] += POWER[i]
                    enemy_defence[place] += DEFENCE[i]
                    if TYPE[b] != NAVIS:
                        enemy_attack[place] += ATTACK[i]
        #: 8.4: what each block beyond a city's winter capacity costs; it grows as winter comes nearer.
        self.crowding_cost = _WINTER_URGENCY[s.turn] * w.winter
        self.reach = _attack_reach(
            s, side, ready_attack, s.mp if moving else 3, s.activated if moving else 0, w.reserve
        )
        self.threat = _attack_reach(s, 1 - side, enemy_attack, 3, 0, w.reserve)
        #: A side that is behind and short of time takes more risks.
        theirs = s.score(1 - side)
        late = ((s.year - FIRST_YEAR) * TURNS_PER_YEAR + s.turn) / 25.0
        self.threshold = w.threshold + w.desperate * (s.score(side) - theirs) * late
        self.deny_factor = 1.0 + (w.deny if theirs >= WINNING_SCORE - 2 else 0.0)
        worth = _EMPTY_WORTH[side][:]
        for place in range(CITY_COUNT):
            if enemy_defence[place] or own_defence[place]:
                worth[place] = self._occupied_worth(s, place)
        self.mood = MOODS[mood % MOOD_COUNT]
        if mood:
            self.threshold += self.mood.threshold_shift
            for place in range(CITY_COUNT):
                worth[place] *= self.mood.place_factor[place]
        self.worth = worth
        spread_worth = worth[:]
        self.spread_worth = spread_worth
        fade = w.fade
        for road in _ROADS_BOTH_WAYS:
            a = _ROAD_A[road]
            b = _ROAD_B[road]
            x = spread_worth[a]
            y = spread_worth[b]
            if x * fade > y:
                spread_worth[b] = x * fade
            elif y * fade > x:
                spread_worth[a] = y * fade

    def spare(self, city: int) -> int:
        """8.4: how many more blocks a city can feed."""
        return WINTER_CAPACITY[city] - self.s.here[self.side * LOCATION_COUNT + city].bit_count()

    def _occupied_worth(self, s: Position, place: int) -> float:
        """The worth of sending one more block to a place where blocks stand."""
        w = self.weights
        value = VALUE[place]
        enemy_defence = self.enemy_defence[place]
        own_defence = self.own_defence[place]
        if enemy_defence:
            if own_defence:
                return w.contested + w.contested_value * value
            leader = s.here[(1 - self.side) * LOCATION_COUNT + place] & LEADER_BITS
            prize = (
                w.take_value * value * self.deny_factor
                + (w.take_leader if leader else 0.0)
                + w.take_power * self.enemy_power[place]
            )
            return prize * attack_chance(self.reach[place], enemy_defence)
        if not value:
            return w.plain
        need = self.threat[place] * w.threat_share - own_defence
        return (w.need + w.need_slope * min(need, 5.0) if need > 0 else w.hold) * value


def _attack_reach(
    s: Position, side: int, power: list[float], groups: int, paid: int, reserve: float
) -> list[float]:
    """The attack power that a side could bring against each place next: the strongest group as main attack,
    others as reserves, and no more groups than it has moves. `paid`: bit set of places already paid for."""
    first: list[float] = [0.0] * LOCATION_COUNT
    rest: list[float] = [0.0] * LOCATION_COUNT
    row = side * LOCATION_COUNT
    for at in range(CITY_COUNT):
        whole = power[at]
        if whole and (groups or paid >> at & 1):
            count = s.here[row + at].bit_count()
            limits = _ATTACK_LIMITS[at]
            for i, to in enumerate(BY_ROAD[at]):
                limit = limits[i]
                strength = whole
                if count > limit:
                    strength *= limit / count * (1.2 if count < 2 * limit else 1.4)
                if strength > first[to]:
                    rest[to] = max(rest[to], first[to])
                    first[to] = strength
                elif strength > rest[to]:
                    rest[to] = strength
    if groups > 1:
        for to in range(CITY_COUNT):
            if rest[to]:
                first[to] += reserve * rest[to] * (1.0 if groups == 2 else 1.3)
    return first


def attack_chance(attack: float, defence: float) -> float:
    """The chance that an attack wins, by a formula fitted to simulated battles."""
    if attack <= 0.0:
        return 0.0
    ratio = defence / attack
    return 1.0 / (1.0 + 0.86 * ratio * ratio * ratio * ratio * ratio)
