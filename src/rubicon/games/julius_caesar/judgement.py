"""Hand-made judgement for Julius Caesar: what a sensible player does at a glance, and how well a side stands.

Marches follow a *field*: every place has a worth for a side (points to take, to hold, enemies to catch), and
worth fades along the roads, so that blocks far away know where to go. All figures here are ours, found by
play.
"""

from __future__ import annotations

from math import exp
from random import Random
from typing import Final

from rubicon.core.game import IllegalAction, State
from rubicon.core.judgement import Judgement
from rubicon.games.julius_caesar.components import (
    ATTACKING,
    BLOCK_COUNT,
    BORDER_ENDS,
    BORDER_KIND,
    BY_ROAD,
    BY_WATER,
    CITY_COUNT,
    CLEOPATRA,
    COMMAND_COUNT,
    FIREPOWER,
    FIRST_YEAR,
    JUPITER,
    LAST_YEAR,
    LEADER,
    LEADER_BITS,
    LEVIES,
    LOCATION_COUNT,
    MARS,
    MAX_STRENGTH,
    MERCURY,
    MOVES,
    NAVIS,
    NEPTUNE,
    PLUTO,
    ROAD_LIMIT,
    STEP,
    STRAIT,
    TURNS,
    TYPE,
    VALUE,
    VICTORY,
    VULCAN,
)
from rubicon.games.julius_caesar.notation import (
    DEFECT,
    DISBAND,
    DISCARD,
    END,
    FIRE,
    HIT,
    LEVY,
    MARCH,
    PASS,
    PLAY,
    RAISE,
    REGROUP,
    RETREAT,
    SEA_RETREAT,
    STOP,
    STRIKE,
    SURPRISE,
    WINTER,
)
from rubicon.games.julius_caesar.state import (
    BATTLE_TURN,
    CARDS,
    DEFECTION,
    DISBANDING,
    ERUPTION,
    HITS,
    MARCHING,
    MOVEMENT,
    NAVIS_TO_PORT,
    REGROUPS,
    SURPRISE_ATTACK,
    WINTER_SUPPLY,
    Position,
)
from rubicon.games.julius_caesar.state import LEVIES as LEVYING
from rubicon.games.julius_caesar.winter import FEEDS

#: What a block is worth in a fight at each strength: dice times chance to hit, quicker blocks a little more.
POWER: Final[list[float]] = [
    strength * FIREPOWER[b] / 6 * (1.35, 1.2, 1.0, 0.8)[ATTACKING[b]] + (0.25 if strength else 0.0)
    for b in range(BLOCK_COUNT)
    for strength in range(5)
]
_ROADS: Final[list[tuple[int, int, float]]] = [
    (*BORDER_ENDS[border], float(ROAD_LIMIT[BORDER_KIND[border]]))
    for border in range(len(BORDER_KIND))
    if BORDER_KIND[border] <= STRAIT
]
#: How far worth reaches along a road.
_FADE: Final = 0.62
_GOD_WORTH: Final[dict[int, float]] = {
    JUPITER: 4.4, VULCAN: 4.2, MARS: 3.4, PLUTO: 3.0, MERCURY: 3.6, NEPTUNE: 1.6,
}  # fmt: skip


class Field:
    """The board as one side sees it at one moment: strength in each place, and the worth of going there."""

    def __init__(self, s: Position, side: int) -> None:
        enemy_side = 1 - side
        self.side = side
        self.own: list[float] = [0.0] * LOCATION_COUNT
        self.enemy: list[float] = [0.0] * LOCATION_COUNT
        for b in range(BLOCK_COUNT):
            place = s.where[b]
            if place < LOCATION_COUNT:
                power = POWER[b * 5 + s.strength[b]]
                if s.side[b] == side:
                    self.own[place] += power
                else:
                    self.enemy[place] += power
        #: 8.4: how much a block too many in a city matters, the more the nearer winter is.
        self.winter = (0.0, 0.0, 0.2, 0.6, 1.6, 4.0)[s.turn]
        row = side * LOCATION_COUNT
        self.spare: list[int] = [
            FEEDS[city] - group.bit_count() for city, group in enumerate(s.here[row : row + CITY_COUNT])
        ]
        self.reach: list[float] = [0.0] * LOCATION_COUNT  # own strength that could attack a place next
        self.threat: list[float] = [0.0] * LOCATION_COUNT  # enemy strength that could
        for a, b, limit in _ROADS:
            self._spread(s, side, a, b, limit)
            self._spread(s, side, b, a, limit)
            self._spread(s, enemy_side, a, b, limit)
            self._spread(s, enemy_side, b, a, limit)
        self.goal: list[float] = [self._worth(s, place) for place in range(LOCATION_COUNT)]
        self.field: list[float] = self.goal[:]
        field = self.field
        for _ in range(4):
            for a, b, _limit in _ROADS:
                field[b] = max(field[b], field[a] * _FADE)
                field[a] = max(field[a], field[b] * _FADE)

    def _spread(self, s: Position, side: int, at: int, to: int, limit: float) -> None:
        group = s.here[side * LOCATION_COUNT + at]
        if group:
            power = self.own[at] if side == self.side else self.enemy[at]
            count = group.bit_count()
            if count > limit:
                power *= limit / count
            if side == self.side:
                self.reach[to] += power
            else:
                self.threat[to] += power

    def _worth(self, s: Position, place: int) -> float:
        """How much it is worth to send one more block there."""
        own, enemy = self.own[place], self.enemy[place]
        value = VALUE[place]
        if place >= CITY_COUNT:
            return 0.4
        if enemy and not own:
            leader = s.here[(1 - self.side) * LOCATION_COUNT + place] & LEADER_BITS
            prize = 7.0 * value + (3.0 if leader else 0.0) + 0.8 * enemy
            return prize * _odds(self.reach[place], enemy)
        if enemy:
            return 5.0 + 5.0 * value
        if not own:
            return 9.0 * value + 0.3 if self.threat[place] < 6.0 or value > 1 else 6.0 * value
        need = self.threat[place] * 0.8 - own
        if not value:
            return 0.4
        return (2.0 + 2.5 * min(need, 3.0) if need > 0 else 0.8) * value


def _odds(own: float, enemy: float) -> float:
    """A rough chance to win a fight, from the two powers."""
    if own <= 0:
        return 0.0
    ratio = own / (own + enemy)
    return 1.0 / (1.0 + exp(-9.0 * (ratio - 0.52)))


class CaesarJudgement(Judgement):
    """The one judgement; it keeps nothing between calls."""

    def choose(self, state: State, side: int, rng: Random, whim: float) -> int:
        assert isinstance(state, Position)
        actions = state.decision(side).actions
        if not actions:
            raise IllegalAction("There is nothing to choose.")
        if len(actions) == 1:
            return actions[0]
        scores = self._scores(state, side, actions)
        best = actions[0]
        top = -1e9
        random = rng.random
        for action, score in zip(actions, scores, strict=True):
            noisy = score + whim * random() if whim else score + 1e-6 * random()
            if noisy > top:
                top = noisy
                best = action
        return best

    def value(self, state: State, side: int) -> float:
        assert isinstance(state, Position)
        return value(state, side)

    def at_rest(self, state: State) -> bool:
        assert isinstance(state, Position)
        return state.phase == CARDS

    def _scores(self, s: Position, side: int, actions: list[int]) -> list[float]:
        phase = s.phase
        if phase == MOVEMENT:
            return _marches(s, Field(s, side), actions)
        if phase == MARCHING:
            return _further(s, Field(s, side), actions)
        if phase == LEVYING:
            return _levies(s, Field(s, side), actions)
        if phase == BATTLE_TURN:
            return _battle(s, side, actions)
        if phase == HITS:
            return [-_dear(s, action - HIT) for action in actions]
        if phase == CARDS:
            return _cards(s, side, actions)
        if phase == REGROUPS:
            return _regroups(s, Field(s, side), actions)
        if phase == NAVIS_TO_PORT:
            near = Field(s, side)
            return [near.goal[(action - WINTER) % LOCATION_COUNT] for action in actions]
        if phase in (WINTER_SUPPLY, DISBANDING):
            return [0.5 if action == END else -_dear(s, action - DISBAND) for action in actions]
        if phase == DEFECTION:
            near = Field(s, side)
            return [
                0.0 if a == END else 1.0 + near.enemy[a - DEFECT] * 0.3 + VALUE[a - DEFECT] for a in actions
            ]
        if phase == ERUPTION:
            return [0.0 if action == END else _eruption(s, side, action - STRIKE) for action in actions]
        if phase == SURPRISE_ATTACK:
            near = Field(s, side)
            return [0.0 if action == END else 1.0 + near.enemy[action - SURPRISE] for action in actions]
        return [0.1 if action == END else 0.0 for action in actions]


# ------------------------------------------------------------------ marches


def _marches(s: Position, f: Field, actions: list[int]) -> list[float]:
    """First steps: what the place gains, less what the place left loses."""
    scores: list[float] = []
    ways: dict[int, float] = {}
    for action in actions:
        if action == END:
            scores.append(0.25)
            continue
        b, to = divmod(action - MARCH, LOCATION_COUNT)
        at = s.where[b]
        key = at * LOCATION_COUNT + to
        gain = ways.get(key)
        if gain is None:
            gain = _gain(s, f, TYPE[b] == NAVIS, at, to) - _cost_of_leaving(s, f, b, at)
            if not s.activated >> at & 1:
                gain -= 0.2
            ways[key] = gain
        power = POWER[b * 5 + s.strength[b]]
        scores.append(gain * (0.6 + 0.25 * power) if gain > 0 else gain)
    return scores


def _gain(s: Position, f: Field, navis: bool, at: int, to: int) -> float:
    if f.enemy[to]:
        own, enemy = f.own[to], f.enemy[to]
        if to >= CITY_COUNT:
            return 1.5 * (_odds(f.own[at] + own, enemy) - 0.5)
        if navis and not own:
            return -2.0
        chance = _odds(f.reach[to] * 0.9 + own, enemy)
        return (3.0 + 5.0 * VALUE[to] + 0.5 * enemy) * (chance - 0.45)
    ahead = f.goal[to]
    for near in BY_WATER[to] if navis else BY_ROAD[to]:
        if near != at and not f.enemy[near] and f.goal[near] * 0.95 > ahead:
            ahead = f.goal[near] * 0.95
    here = max(ahead, f.field[to] * 0.9)
    if navis:
        return 0.5 * here - 0.3
    return here - f.field[at] * _FADE + _relief(f, at)


def _relief(f: Field, at: int) -> float:
    """8.4: what it is worth to leave a city that cannot feed all who are in it."""
    return f.winter if at < CITY_COUNT and f.spare[at] < 0 else 0.0


def _crowding(f: Field, place: int) -> float:
    """8.4: what one more block in a place costs in winter."""
    return f.winter if place < CITY_COUNT and f.spare[place] <= 0 else 0.0


def _cost_of_leaving(s: Position, f: Field, b: int, at: int) -> float:
    """A place of value must not be left too weak."""
    if at >= CITY_COUNT or f.enemy[at]:
        return 0.0
    value = VALUE[at]
    if not value:
        return 0.0
    left = f.own[at] - POWER[b * 5 + s.strength[b]]
    if left <= 0.01:
        return 9.0 * value
    short = f.threat[at] * 0.7 - left
    return 1.5 * value * min(short, 3.0) if short > 0 else 0.0


def _further(s: Position, f: Field, actions: list[int]) -> list[float]:
    scores: list[float] = []
    for action in actions:
        if action == STOP:
            scores.append(_stand(f, s.march_at))
            continue
        to = (action - MARCH) % LOCATION_COUNT
        if f.enemy[to]:
            scores.append(_gain(s, f, TYPE[s.marcher] == NAVIS, s.march_at, to) + 0.5)
        else:
            scores.append(_stand(f, to))
    return scores


def _stand(f: Field, place: int) -> float:
    """Where a march should end: at a goal, or as near to one as it gets; and where there is food."""
    return max(f.goal[place], f.field[place] * 0.9) - _crowding(f, place)


# ------------------------------------------------------------------ levies


def _levies(s: Position, f: Field, actions: list[int]) -> list[float]:
    scores: list[float] = []
    for action in actions:
        if action == END:
            scores.append(-1.0)
        elif action >= LEVY:
            b, city = divmod(action - LEVY, LOCATION_COUNT)
            power = POWER[b * 5 + MAX_STRENGTH[b]] * 0.6
            if TYPE[b] == NAVIS:
                power = 0.5
            power *= 1.0 + 0.12 * f.field[city]
            scores.append(power + (0.6 if TYPE[b] == LEADER else 0.0) - 0.7 * _crowding(f, city))
        else:
            b = action - RAISE
            gain = POWER[b * 5 + s.strength[b] + STEP[b]] - POWER[b * 5 + s.strength[b]]
            if TYPE[b] == NAVIS:
                gain *= 0.4
            scores.append(2.2 * gain * (1.0 + 0.12 * f.field[s.where[b]]))
    return scores


# ------------------------------------------------------------------ battle


def _dear(s: Position, b: int) -> float:
    """How much its owner would miss a block."""
    dear = POWER[b * 5 + s.strength[b]]
    if TYPE[b] == LEADER:
        dear += 3.0 if s.strength[b] == 1 else 1.0
    if b == CLEOPATRA and s.strength[b] == 1:
        dear += 1.0
    return dear


def _strengths(s: Position, side: int) -> tuple[float, float]:
    own = enemy = 0.0
    for b in range(BLOCK_COUNT):
        if s.where[b] == s.battle:
            power = POWER[b * 5 + s.strength[b]]
            if s.side[b] == side:
                own += power
            else:
                enemy += power
    return own, enemy


def _battle(s: Position, side: int, actions: list[int]) -> list[float]:
    own, enemy = _strengths(s, side)
    chance = _odds(own, enemy)
    rounds_left = 4 - s.round
    if side == s.attacking and rounds_left <= 1:
        chance -= 0.15 * (2 - rounds_left)
    scores: list[float] = []
    near: Field | None = None
    for action in actions:
        if action >= RETREAT and action < HIT:
            if near is None:
                near = Field(s, side)
            b, to = divmod(action - (SEA_RETREAT if action >= SEA_RETREAT else RETREAT), LOCATION_COUNT)
            dread = (0.35 if TYPE[b] != LEADER else 0.48) - chance
            dread -= 0.05 * VALUE[s.battle]
            scores.append(8.0 * dread + 0.1 * near.own[to] + 0.05 * near.field[to])
        elif action >= PASS:
            scores.append(-5.0)
        else:
            b = action - FIRE
            # The weakest of a group fires first: a block that may be hit anyway should not wait.
            scores.append(0.5 + 0.01 * POWER[b * 5 + s.strength[b]])
    return scores


def _regroups(s: Position, f: Field, actions: list[int]) -> list[float]:
    stay = _stand(f, s.battle) - _relief(f, s.battle)
    scores: list[float] = []
    for action in actions:
        if action == END:
            scores.append(0.3)
            continue
        b, to = divmod(action - REGROUP, LOCATION_COUNT)
        scores.append(_stand(f, to) - stay - _cost_of_leaving(s, f, b, s.battle))
    return scores


# ------------------------------------------------------------------ cards and Gods


def _cards(s: Position, side: int, actions: list[int]) -> list[float]:
    scores: list[float] = []
    for action in actions:
        card = action - (DISCARD if action < PLAY else PLAY)
        command = card < COMMAND_COUNT
        worth = 1.15 * MOVES[card] + 0.9 * LEVIES[card] if command else _GOD_WORTH.get(card, 2.4)
        scores.append(-worth if action < PLAY else 0.2 * worth)
    return scores


def _eruption(s: Position, side: int, place: int) -> float:
    harm = 0.0
    for b in range(BLOCK_COUNT):
        if s.where[b] == place:
            loss = POWER[b * 5 + s.strength[b]] - POWER[b * 5 + max(0, s.strength[b] - STEP[b])]
            if TYPE[b] == LEADER and s.strength[b] == 1:
                loss += 3.0
            harm += loss if s.side[b] != side else -loss
    return harm


# ------------------------------------------------------------------ how a side stands


def value(s: Position, side: int) -> float:
    """Points now, the strength to change them, and the time that is left to do so."""
    if s.phase > DISBANDING:
        return 0.5 if s.winner < 0 else float(s.winner == side)
    points = s.score(side) - s.score(1 - side)
    own = enemy = 0.0
    for b in range(BLOCK_COUNT):
        if s.where[b] < LOCATION_COUNT:
            power = POWER[b * 5 + s.strength[b]]
            if s.side[b] == side:
                own += power
            else:
                enemy += power
    turns_left = (LAST_YEAR - s.year) * TURNS + TURNS - s.turn
    whole = (LAST_YEAR - FIRST_YEAR + 1) * TURNS
    late = 1.0 - turns_left / whole
    edge = points * (0.28 + 0.45 * late) + (own - enemy) * (0.14 - 0.08 * late)
    best = max(s.score(side), s.score(1 - side))
    if best >= VICTORY - 1:
        edge += 0.6 if s.score(side) == best else -0.6
    return 1.0 / (1.0 + exp(-edge))


JUDGEMENT: Final = CaesarJudgement()
