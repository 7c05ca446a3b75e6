"""The map as one side sees it at one moment: what the judgement of Caesar XL stands on.

Every city has a worth for a side (Gold, what Forum cards ask for, enemies to catch), and worth fades along
the routes, so that units far away know where to go. All figures are ours, found by play.
"""

from __future__ import annotations

from math import exp
from random import Random
from typing import Final

from rubicon.core.mypyc_shim import vec
from rubicon.games.caesar_xl.rules.forum import fulfilled
from rubicon.games.caesar_xl.rules.march import MARCH, SAILING, fresh, ways
from rubicon.games.caesar_xl.rules.pack import FIELD, MASK, SQUARE, SUPREME
from rubicon.games.caesar_xl.rules.state import Position
from rubicon.games.caesar_xl.rules.vocabulary import CONTROL, EITHER, HOLD, OPTIMATES, POPULARES, SUPREME_IN
from rubicon.games.kit.values import members

#: What a unit's survival is worth in a fight, in addition to its swords.
_LIFE: Final = 0.8
#: What it is worth not to lose the Supreme Leader.
SUPREME_WORTH: Final = 14.0
#: What a card is worth that wins the game.
DECISIVE: Final = 40.0
#: How far worth reaches along a route.
_FADE: Final = 0.6


def power(s: Position, stack: int) -> float:
    """What a stack is worth in a fight."""
    total = 0.0
    swords = s.pack.swords
    for kind in range(SQUARE):
        count = stack & MASK
        if count:
            total += count * (swords[kind] + _LIFE)
        stack >>= FIELD
    kind = SQUARE
    while stack:
        if stack & 1:
            total += s.swords(kind) + _LIFE
        stack >>= 1
        kind += 1
    return total


def unit_power(s: Position, kind: int) -> float:
    return s.swords(kind) + _LIFE


#: How many moods there are, and for how many cities each has a liking; further ones share theirs.
_MOOD_COUNT: Final = 256
_LIKINGS: Final = 64
#: How far a mood goes: in liking cities (the spread of a logarithm), in daring, in wanting to act.
_TINT: Final = 1.0
_WARY: Final = 0.4
_EAGER: Final = 3.0


class Mood:
    """What a side has a mind to, for as long as it makes one plan. Plans in different moods should differ
    much: what wins is often what judgement would never think of."""

    def __init__(self, luck: Random | None) -> None:
        #: How much more each city attracts,
        self.tint: vec[float] = vec[float](
            [exp(luck.gauss(0.0, _TINT)) if luck else 1.0 for _ in range(_LIKINGS)]
        )
        #: how much stronger than judgement would one wants to be before one attacks,
        self.wary = luck.uniform(-_WARY, _WARY / 2) if luck else 0.0
        #: and how little one likes to end a march.
        self.eager = luck.uniform(0.0, _EAGER) if luck else 0.0


#: The first is none.
_MOODS: Final[list[Mood]] = [
    Mood(Random(f"mood {number}") if number else None) for number in range(_MOOD_COUNT)
]


class BoardValue:
    """The map as one side sees it: strength in each city, threats, and the worth of going there."""

    def __init__(self, s: Position, side: int, mood: int = 0) -> None:
        pack = s.pack
        count = pack.city_count
        enemy_side = 1 - side
        self.side = side
        own = vec[float]([0.0] * count)
        enemy = vec[float]([0.0] * count)
        threat = vec[float]([0.0] * count)
        reach = vec[float]([0.0] * count)
        self.own = own
        self.enemy = enemy
        self.threat = threat  # enemy strength that could attack a city next
        self.reach = reach  # own strength that could still march to a city
        marching = s.phase in (MARCH, SAILING)
        moving = marching and side == s.active
        army = s.army
        for city in members(s.occupied[enemy_side]):
            strength = power(s, army[enemy_side * count + city])
            enemy[city] = strength
            for near in pack.near[city]:
                threat[near] += strength
        for city in members(s.occupied[side]):
            strength = power(s, army[side * count + city])
            own[city] = strength
            free = power(s, fresh(s, city)) if moving else strength
            if free:
                for near in ways(s, city) if marching else pack.near[city]:
                    reach[near] += free
        worth = self._worths(s)
        self.worth = worth
        self.mood = _MOODS[mood % _MOOD_COUNT]
        if mood:
            tint = self.mood.tint
            for city in range(count):
                worth[city] *= tint[city % _LIKINGS]
        field = vec[float]([0.0] * count)
        self.field = field
        for city in range(count):
            field[city] = self._goal(s, city)
        # Cities with a neighbour whose field has grown since they were looked at.
        stale = (1 << count) - 1
        for _ in range(5):
            for city in range(count):
                if stale >> city & 1:
                    stale ^= 1 << city
                    best = before = field[city]
                    for near in pack.near[city]:
                        faded = field[near] * _FADE
                        if faded > best:  # noqa: PLR1730 - on plain Python a call costs more
                            best = faded
                    if best > before:
                        field[city] = best
                        stale |= pack.near_bits[city]
            if not stale:
                break

    def _worths(self, s: Position) -> vec[float]:
        """What it is worth to hold each city."""
        pack, side = s.pack, self.side
        worth = vec[float]([0.7 + 1.0 * gold for gold in pack.gold])
        worth[pack.rome] += 3.0
        friendly = s.friendly(side)
        for card in members(s.forum):
            use = gain(s, side, card)
            if use <= 0:
                continue
            for claim in pack.claims[card]:
                if claim.op == CONTROL:
                    for city in members(claim.cities):
                        worth[city] += 1.2 * use
                elif claim.op == HOLD and not fulfilled(s, side, claim):
                    for city in members(pack.among[claim.kind]):
                        worth[city] += 0.5 * use
                elif claim.op == SUPREME_IN:
                    for city in members(claim.cities & ~friendly):
                        worth[city] += 0.6 * use
        return worth

    def _goal(self, s: Position, city: int) -> float:
        """How much a city draws units."""
        if not self.enemy[city]:
            if not self.own[city]:
                return self.worth[city]
            threat = self.threat[city]
            if threat <= self.own[city]:
                return 0.0
            wanted = self.worth[city] + 2.0
            return 0.5 * threat if 0.5 * threat < wanted else wanted
        prize = self.worth[city] + 0.35 * self.enemy[city]
        if s.at[SUPREME + 1 - self.side] == city:
            prize += 0.6 * SUPREME_WORTH
        return prize

    def danger(self, city: int, strength: float) -> float:
        """The risk, between 0 and 1, that a stack of this strength is overrun where it stands."""
        threat = self.threat[city]
        if threat <= 0:
            return 0.0
        if strength <= 0:
            return 1.0
        risk = (threat / strength - 0.6) / 1.4
        return 0.0 if risk <= 0.0 else 1.0 if risk >= 1.0 else risk


def points_with(s: Position, side: int, card: int) -> tuple[int, int]:
    """The net points of a side without and with a card in front of it."""
    symbol = s.pack.symbols
    optimates = populares = either = 0
    for owned in members(s.front[side]):
        optimates += symbol[owned * 3 + OPTIMATES]
        populares += symbol[owned * 3 + POPULARES]
        either += symbol[owned * 3 + EITHER]
    before = abs(optimates - populares) + either
    optimates += symbol[card * 3 + OPTIMATES]
    populares += symbol[card * 3 + POPULARES]
    return before, abs(optimates - populares) + either + symbol[card * 3 + EITHER]


def gain(s: Position, side: int, card: int) -> float:
    """What it is worth to a side to have a Forum or Leader card in front of it: Victory Points, effects."""
    before, after = points_with(s, side, card)
    if after >= s.pack.political > before:
        return DECISIVE
    return 1.6 * (after - before) + 0.25 * max(0, after - 2) * (after > before) + 1.0
