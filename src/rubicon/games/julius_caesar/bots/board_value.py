"""The worth of every place for one side. It spreads along the roads, weaker with each step, so that blocks
far away know where to go."""

from __future__ import annotations

from typing import Final

from rubicon.core.mypyc_shim import i64, vec
from rubicon.games.julius_caesar.bots.weights import ATTACK, DEFENCE, MOOD_COUNT, MOODS, POWER, Weights
from rubicon.games.julius_caesar.rules.components import (
    BETWEEN,
    BLOCK_COUNT,
    BORDER_ENDS,
    BORDER_KIND,
    BY_ROAD,
    CITY_COUNT,
    CLEOPATRA,
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

#: Whether a block is a land block.
IS_LAND: Final[list[bool]] = [TYPE[b] != NAVIS for b in range(BLOCK_COUNT)]
#: The points of each place.
POINTS: Final[vec[float]] = vec[float](
    [float(VALUE[place]) if place < CITY_COUNT else 0.0 for place in range(LOCATION_COUNT)]
)

_ROADS: Final[list[tuple[int, int]]] = [
    BORDER_ENDS[i] for i in range(len(BORDER_KIND)) if BORDER_KIND[i] <= STRAIT
]
#: The ends of all roads in order, then in reverse: one pass over them spreads worth far enough.
_FROM: Final[list[int]] = [road[0] for road in [*_ROADS, *reversed(_ROADS)]]
_TO: Final[list[int]] = [road[1] for road in [*_ROADS, *reversed(_ROADS)]]
#: How many blocks may attack from a city to each of its neighbours, in the order of `BY_ROAD`.
_ATTACK_LIMITS: Final[list[list[int]]] = [
    [ROAD_LIMIT_ATTACK[BORDER_KIND[BETWEEN[at * LOCATION_COUNT + to]]] for to in BY_ROAD[at]]
    for at in range(CITY_COUNT)
]
_WINTER_URGENCY: Final[list[float]] = [0.0, 0.0, 0.2, 0.6, 1.6, 4.0]


#: All blocks but Cleopatra, whose bit is the highest and makes a number that needs memory.
_BUT_CLEOPATRA: Final = (1 << CLEOPATRA) - 1
#: For `BoardValue.beyond`: not looked at yet; the neighbours of a place are all held by the enemy.
_UNKNOWN: Final = -2
_NOWHERE: Final = -1
_LOWEST: Final = -1e30
#: For each place, to be copied.
_NOTHING: Final[vec[float]] = vec[float]([0.0] * LOCATION_COUNT)
_NOBODY: Final[vec[i64]] = vec[i64]([0] * LOCATION_COUNT)
_ALL_UNKNOWN: Final[vec[i64]] = vec[i64]([_UNKNOWN] * LOCATION_COUNT)


class Forces:
    """The strength of one side in each place: in no particular role, in attack, in defence, and the attack
    power of its land blocks outside of `resting`. It is never changed."""

    def __init__(self, s: Position, side: int, resting: int) -> None:
        power = _NOTHING[:]
        attack = _NOTHING[:]
        defence = _NOTHING[:]
        ready = _NOTHING[:]
        count = _NOBODY[:]
        row = side * LOCATION_COUNT
        here = s.here[row : row + LOCATION_COUNT]
        strength = s.strength
        place: i64 = -1
        for group in here:
            place += 1
            if not group:
                continue
            power_here = attack_here = defence_here = ready_here = 0.0
            rest = group & _BUT_CLEOPATRA
            with_cleopatra = rest != group
            blocks: i64 = 0
            while rest:
                low = rest & -rest
                rest ^= low
                b = low.bit_length() - 1
                i = b * 5 + strength[b]
                blocks += 1
                power_here += POWER[i]
                attack_here += ATTACK[i]
                defence_here += DEFENCE[i]
                if IS_LAND[b] and not (resting and resting >> b & 1):
                    ready_here += ATTACK[i]
            if with_cleopatra:
                i = CLEOPATRA * 5 + strength[CLEOPATRA]
                blocks += 1
                power_here += POWER[i]
                attack_here += ATTACK[i]
                defence_here += DEFENCE[i]
                if not resting >> CLEOPATRA & 1:
                    ready_here += ATTACK[i]
            power[place] = power_here
            attack[place] = attack_here
            defence[place] = defence_here
            ready[place] = ready_here
            count[place] = blocks
        self.here: list[int] = here
        self.power = power
        self.attack = attack
        self.defence = defence
        self.ready = ready
        #: How many blocks stand in each place.
        self.count = count


class _Seen:
    """The forces of a side as they were looked at last, with all that they came from, and what they could
    bring against each place in the next turn of the side."""

    def __init__(self, forces: Forces, threat: vec[float], strength: list[int], reserve: float) -> None:
        self.forces = forces
        self.threat = threat
        self.strength = strength
        self.reserve = reserve

    def is_still_so(self, s: Position, side: int, reserve: float) -> bool:
        """Whether the blocks of `side` stand as they did, as strong as they were."""
        row = side * LOCATION_COUNT
        if self.reserve != reserve or self.forces.here != s.here[row : row + LOCATION_COUNT]:
            return False
        if self.strength != s.strength:
            for b, strength in enumerate(s.strength):
                if strength != self.strength[b] and s.side[b] == side:
                    return False
            self.strength = s.strength[:]  # blocks of the other side have changed
        return True


#: What each side has seen of itself and the other: while one moves or levies, the forces of the other stay.
_SEEN: Final[list[_Seen | None]] = [None, None, None, None]


def _forces_at_rest(s: Position, side: int, judge: int, reserve: float) -> _Seen:
    """The forces of a side none of whose blocks has moved, and their threat, as the side `judge` sees them;
    those of last time if nothing has changed."""
    seen = _SEEN[2 * judge + side]
    if seen is not None and seen.is_still_so(s, side, reserve):
        return seen
    forces = Forces(s, side, 0)
    seen = _Seen(forces, _attack_reach(forces, 3, 0, reserve), s.strength[:], reserve)
    _SEEN[2 * judge + side] = seen
    return seen


class BoardValue:
    """Strength in each place for one side at one moment, and the worth of going there.

    `worth` is that of the place itself, `spread_worth` adds what is near; `reach` and `threat` are the attack
    power that the side, or its enemy, could bring there next.
    """

    def __init__(self, s: Position, side: int, mood: int, weights: Weights) -> None:
        w = weights
        theirs_seen = _forces_at_rest(s, 1 - side, side, w.reserve)
        if s.phase is MOVEMENT and s.mover == side:
            own = Forces(s, side, s.moved)
            self.reach = _attack_reach(own, s.mp, s.activated, w.reserve)
        else:
            own_seen = _forces_at_rest(s, side, side, w.reserve)
            own = own_seen.forces
            self.reach = own_seen.threat
        enemy = theirs_seen.forces
        self.threat = theirs_seen.threat
        self.s = s
        self.side = side
        self.weights = weights
        self.own_power = own.power
        self.own_attack = own.attack
        self.own_defence = own.defence
        self.own_count = own.count
        self.enemy_power = enemy.power
        self.enemy_attack = enemy.ready
        self.enemy_defence = enemy.defence
        #: 8.4: what each block beyond a city's winter capacity costs; it grows as winter comes nearer.
        self.crowding_cost = _WINTER_URGENCY[s.turn] * w.winter
        #: A side that is behind and short of time takes more risks.
        theirs = s.score(1 - side)
        late = ((s.year - FIRST_YEAR) * TURNS_PER_YEAR + s.turn) / 25.0
        self.threshold = w.threshold + w.desperate * (s.score(side) - theirs) * late
        self.deny_factor = 1.0 + (w.deny if theirs >= WINNING_SCORE - 2 else 0.0)
        self.mood = MOODS[mood % MOOD_COUNT]
        #: By place: its neighbour by road that is worth most, of those without enemies, and the next best
        #: worth there. See `beyond`.
        self._best = _ALL_UNKNOWN
        self._second_worth = _NOTHING
        self._looks_beyond = False
        worth = w.empty_worth[:]
        self.worth = worth
        own_count = own.count
        enemy_count = enemy.count
        for place in range(CITY_COUNT):
            if own_count[place] or enemy_count[place]:
                worth[place] = self._occupied_worth(s, place)
        if mood:
            self.threshold += self.mood.threshold_shift
            factors = self.mood.place_factor
            for place in range(CITY_COUNT):
                worth[place] *= factors[place]
        self.threshold = max(self.threshold, w.threshold_floor)
        spread_worth = worth[:]
        fade = w.fade
        for a, b in zip(_FROM, _TO):  # noqa: B905 - with `strict`, mypyc makes a pair for each step
            x = spread_worth[a]
            y = spread_worth[b]
            if x * fade > y:
                spread_worth[b] = x * fade
            elif y * fade > x:
                spread_worth[a] = y * fade
        self.spread_worth = spread_worth

    def beyond(self, at: int, to: int) -> float:
        """The most that a neighbour of `to` by road is worth, other than `at` and places with enemies."""
        if not self._looks_beyond:
            self._looks_beyond = True
            self._best = _ALL_UNKNOWN[:]
            self._second_worth = _NOTHING[:]
        best: int = self._best[to]
        if best == _UNKNOWN:
            best = _NOWHERE
            first = second = _LOWEST
            enemies = self.enemy_power
            worths = self.worth
            for near in BY_ROAD[to]:
                if not enemies[near]:
                    worth = worths[near]
                    if worth > first:
                        second = first
                        first = worth
                        best = near
                    elif worth > second:
                        second = worth
            self._best[to] = best
            self._second_worth[to] = second
        if best == at:
            return self._second_worth[to]
        return self.worth[best] if best >= 0 else _LOWEST

    def spare(self, city: int) -> int:
        """8.4: how many more blocks a city can feed."""
        return WINTER_CAPACITY[city] - int(self.own_count[city])

    def _occupied_worth(self, s: Position, place: int) -> float:
        """The worth of sending one more block to a place where blocks stand."""
        w = self.weights
        value = POINTS[place]
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
        if need <= 0.0:
            return w.hold * value
        return (w.need + w.need_slope * (need if need < 5.0 else 5.0)) * value


def _attack_reach(forces: Forces, groups: int, paid: int, reserve: float) -> vec[float]:
    """The attack power that a side could bring against each place next: the strongest group as main attack,
    others as reserves, and no more groups than it has moves. `paid`: bit set of places already paid for."""
    first = _NOTHING[:]
    rest = _NOTHING[:]
    power = forces.ready
    counts = forces.count
    for at in range(CITY_COUNT):
        whole = power[at]
        if whole and (groups or paid >> at & 1):
            count: int = counts[at]
            limits = _ATTACK_LIMITS[at]
            for i, to in enumerate(BY_ROAD[at]):
                limit = limits[i]
                strength = whole
                if count > limit:
                    strength *= limit / count * (1.2 if count < 2 * limit else 1.4)
                most = first[to]
                if strength > most:
                    if most > rest[to]:  # noqa: PLR1730 - on plain Python a call costs more
                        rest[to] = most
                    first[to] = strength
                elif strength > rest[to]:
                    rest[to] = strength
    if groups > 1:
        share = 1.0 if groups == 2 else 1.3
        for at in range(CITY_COUNT):
            if rest[at]:
                first[at] += reserve * rest[at] * share
    return first


def attack_chance(attack: float, defence: float) -> float:
    """The chance that an attack wins, by a formula fitted to simulated battles."""
    if attack <= 0.0:
        return 0.0
    ratio = defence / attack
    return 1.0 / (1.0 + 0.86 * ratio * ratio * ratio * ratio * ratio)
