"""Hand-made judgement for Julius Caesar: what a sensible player does at a glance, and how well a side stands.

Marches follow a field (field.py): every place has a worth for a side. What is weighed how heavily is in
weights.py and data/judgement.json.
"""

from __future__ import annotations

from math import exp
from random import Random
from typing import Final

from rubicon.core.game import IllegalAction, State
from rubicon.core.judgement import Judgement
from rubicon.games.julius_caesar.bots.board_value import Field, odds
from rubicon.games.julius_caesar.bots.weights import ATTACK, DEFENCE, POWER, VALUE_OF, WEIGHTS
from rubicon.games.julius_caesar.rules.components import (
    BLOCK_COUNT,
    BY_ROAD,
    BY_WATER,
    CAESAR,
    CARD_COUNT,
    CITY_COUNT,
    CLEOPATRA,
    COMMAND_COUNT,
    FIRST_YEAR,
    JUPITER,
    LAST_YEAR,
    LEADER,
    LEVIES,
    LOCATION_COUNT,
    MARS,
    MAX_STRENGTH,
    MERCURY,
    MOVES,
    NAVIS,
    NEPTUNE,
    PLUTO,
    POMPEY,
    ROME,
    STEP,
    TURNS,
    TYPE,
    VALUE,
    VALUED,
    VULCAN,
)
from rubicon.games.julius_caesar.rules.notation import (
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
from rubicon.games.julius_caesar.rules.state import (
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
from rubicon.games.julius_caesar.rules.state import LEVIES as LEVYING

_GOD_WORTH: Final[dict[int, float]] = {
    JUPITER: 4.4, VULCAN: 4.2, MARS: 3.4, PLUTO: 3.0, MERCURY: 3.6, NEPTUNE: 1.6,
}  # fmt: skip


class CaesarJudgement(Judgement):
    """The one judgement; it keeps nothing between calls."""

    def choose(self, state: State, side: int, rng: Random, whim: float, mood: int = 0) -> int:
        assert isinstance(state, Position)
        actions = state.decision(side).actions
        if not actions:
            raise IllegalAction("There is nothing to choose.")
        if len(actions) == 1:
            return actions[0]
        scores = self._scores(state, side, actions, mood)
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
        # In the last turns of all the end is near enough to be played to; nothing judges like the result.
        return state.phase == CARDS and (state.year < LAST_YEAR or state.turn < 3)

    def _scores(self, s: Position, side: int, actions: list[int], mood: int) -> list[float]:
        phase = s.phase
        if phase == MOVEMENT:
            return _marches(s, Field(s, side, mood), actions)
        if phase == MARCHING:
            return _further(s, Field(s, side, mood), actions)
        if phase == LEVYING:
            return _levies(s, Field(s, side, mood), actions)
        if phase == BATTLE_TURN:
            return _battle(s, side, actions, mood)
        if phase == HITS:
            return [-_dear(s, action - HIT) for action in actions]
        if phase == CARDS:
            return _cards(s, side, actions)
        if phase == REGROUPS:
            return _regroups(s, Field(s, side, mood), actions)
        if phase == NAVIS_TO_PORT:
            near = Field(s, side, mood)
            return [near.goal[(action - WINTER) % LOCATION_COUNT] for action in actions]
        if phase in (WINTER_SUPPLY, DISBANDING):
            return [0.5 if action == END else -_dear(s, action - DISBAND) for action in actions]
        if phase == DEFECTION:
            near = Field(s, side, mood)
            return [
                0.0 if a == END else 1.0 + near.enemy[a - DEFECT] * 0.3 + VALUE[a - DEFECT] for a in actions
            ]
        if phase == ERUPTION:
            return [0.0 if action == END else _eruption(s, side, action - STRIKE) for action in actions]
        if phase == SURPRISE_ATTACK:
            near = Field(s, side, mood)
            return [0.0 if action == END else 1.0 + near.enemy[action - SURPRISE] for action in actions]
        return [0.1 if action == END else 0.0 for action in actions]


# ------------------------------------------------------------------ marches


def _marches(s: Position, f: Field, actions: list[int]) -> list[float]:
    """First steps: what the place gains, less what the place left loses."""
    scores: list[float] = []
    ways: dict[int, float] = {}
    w = f.w
    for action in actions:
        if action == END:
            scores.append(w.stay - f.mood.eager)
            continue
        b, to = divmod(action - MARCH, LOCATION_COUNT)
        at = s.where[b]
        key = at * LOCATION_COUNT + to
        gain = ways.get(key)
        if gain is None:
            gain = _gain(s, f, TYPE[b] == NAVIS, at, to)
            if not s.activated >> at & 1:
                gain -= w.activation
            ways[key] = gain
        gain -= _cost_of_leaving(s, f, b, at)
        power = POWER[b * 5 + s.strength[b]]
        scores.append(gain * (w.march + w.march_power * power) if gain > 0 else gain)
    return scores


def _gain(s: Position, f: Field, navis: bool, at: int, to: int) -> float:
    w = f.w
    if f.enemy[to]:
        if to >= CITY_COUNT:
            return w.sea_fight * (odds(f.strike[at] + f.strike[to], f.wall[to]) - 0.5)
        if navis and not f.own[to]:
            return -2.0
        chance = odds(f.reach[to] + f.strike[to], f.wall[to])
        prize = w.attack + w.attack_value * VALUE[to] * f.deny + w.attack_power * f.enemy[to]
        prize *= f.mood.tint[to]
        if f.own[to]:
            return w.attack_on + prize * (chance - f.threshold)
        return prize * (chance - f.threshold)
    ahead = f.goal[to]
    for near in BY_WATER[to] if navis else BY_ROAD[to]:
        if near != at and not f.enemy[near] and f.goal[near] * w.ahead > ahead:
            ahead = f.goal[near] * w.ahead
    here = max(ahead, f.field[to] * w.further)
    if navis:
        return w.navis * here - w.navis_cost
    return here - f.field[at] * w.fade + _relief(f, at)


def _relief(f: Field, at: int) -> float:
    """8.4: what it is worth to leave a city that cannot feed all who are in it."""
    return f.winter if at < CITY_COUNT and f.winter and f.spare(at) < 0 else 0.0


def _crowding(f: Field, place: int) -> float:
    """8.4: what one more block in a place costs in winter."""
    return f.winter if place < CITY_COUNT and f.winter and f.spare(place) <= 0 else 0.0


def _cost_of_leaving(s: Position, f: Field, b: int, at: int) -> float:
    """A place of value must not be left too weak."""
    if at >= CITY_COUNT or f.enemy[at]:
        return 0.0
    value = VALUE[at]
    if not value:
        return 0.0
    w = f.w
    left = f.guard[at] - DEFENCE[b * 5 + s.strength[b]]
    if left <= 0.01:
        return w.leave_value * value
    short = f.threat[at] * w.leave_share - left
    return w.leave_slope * value * min(short, 5.0) if short > 0 else 0.0


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
    return max(f.goal[place], f.field[place] * f.w.further) - _crowding(f, place)


# ------------------------------------------------------------------ levies


def _levies(s: Position, f: Field, actions: list[int]) -> list[float]:
    scores: list[float] = []
    w = f.w
    for action in actions:
        if action == END:
            scores.append(-1.0)
        elif action >= LEVY:
            b, city = divmod(action - LEVY, LOCATION_COUNT)
            power = POWER[b * 5 + MAX_STRENGTH[b]] * w.levy
            if TYPE[b] == NAVIS:
                power = w.navis_levy
            power *= 1.0 + w.levy_field * f.field[city]
            scores.append(
                power + (w.levy_leader if TYPE[b] == LEADER else 0.0) - w.levy_crowd * _crowding(f, city)
            )
        else:
            b = action - RAISE
            gain = POWER[b * 5 + s.strength[b] + STEP[b]] - POWER[b * 5 + s.strength[b]]
            if TYPE[b] == NAVIS:
                gain *= 0.4
            scores.append(w.raising * gain * (1.0 + w.levy_field * f.field[s.where[b]]))
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


def _chance(s: Position, side: int) -> float:
    """The chance of a side to win the battle that is being fought."""
    attack = defence = 0.0
    group = s.here[s.battle] | s.here[LOCATION_COUNT + s.battle]
    while group:
        b = (group & -group).bit_length() - 1
        group &= group - 1
        i = b * 5 + s.strength[b]
        if s.side[b] == s.attacking:
            attack += ATTACK[i]
        else:
            defence += DEFENCE[i]
    chance = odds(attack, defence)
    return chance if side == s.attacking else 1.0 - chance


def _battle(s: Position, side: int, actions: list[int], mood: int) -> list[float]:
    chance = _chance(s, side)
    w = WEIGHTS[side]
    rounds_left = 4 - s.round
    if side == s.attacking and rounds_left <= 1:
        chance -= w.last_round * (2 - rounds_left)
    scores: list[float] = []
    near: Field | None = None
    for action in actions:
        if action >= RETREAT and action < HIT:
            if near is None:
                near = Field(s, side, mood)
            b, to = divmod(action - (SEA_RETREAT if action >= SEA_RETREAT else RETREAT), LOCATION_COUNT)
            dread = w.retreat + (w.retreat_leader if TYPE[b] == LEADER else 0.0) - chance
            dread -= w.retreat_value * VALUE[s.battle]
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
    w = WEIGHTS[side]
    for action in actions:
        card = action - (DISCARD if action < PLAY else PLAY)
        command = card < COMMAND_COUNT
        worth = (
            w.card_moves * MOVES[card] + w.card_levies * LEVIES[card]
            if command
            else _GOD_WORTH.get(card, 2.4)
        )
        scores.append(-worth if action < PLAY else w.card_play * worth)
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
    """Points now, what threatens them and what can be won, strength, and the time that is left."""
    if s.phase > DISBANDING:
        return 0.5 if s.winner < 0 else float(s.winner == side)
    late = ((s.year - FIRST_YEAR) * TURNS + s.turn - 1) / 25.0
    f = Field(s, CAESAR, 0)
    ours, theirs = s.score(CAESAR), s.score(POMPEY)
    power = risk = chance = empty = leaders = navis = cards = 0.0
    for place in range(LOCATION_COUNT):
        power += f.own[place] - f.enemy[place]
    for city in VALUED:
        if f.guard[city]:
            if not f.wall[city]:
                risk += VALUE[city] * odds(f.threat[city], f.guard[city])
        elif f.wall[city]:
            chance += VALUE[city] * odds(f.reach[city], f.wall[city])
        else:
            empty += VALUE[city] * (float(f.reach[city] > 0) - float(f.threat[city] > 0))
    for b in range(BLOCK_COUNT):
        if s.where[b] < LOCATION_COUNT:
            if TYPE[b] == LEADER:
                leaders += 1.0 if s.side[b] == CAESAR else -1.0
            elif TYPE[b] == NAVIS:
                navis += 1.0 if s.side[b] == CAESAR else -1.0
    for card in range(CARD_COUNT):
        worth = MOVES[card] + 0.8 * LEVIES[card] if card < COMMAND_COUNT else 5.0
        if s.hand[CAESAR] >> card & 1:
            cards += worth
        elif s.hand[POMPEY] >> card & 1:
            cards -= worth
    near = float(max(0, ours - 7) - max(0, theirs - 7))
    rome = float(s.friendly(CAESAR, ROME)) - float(s.friendly(POMPEY, ROME))
    edge = 0.0
    features = [float(ours - theirs), power, risk, chance, empty, leaders, navis, cards, near, rome, 1.0]
    for i in range(len(features)):
        row = VALUE_OF[i]
        edge += features[i] * (row[0] + late * (row[1] + late * row[2]))
    chance_to_win = 1.0 / (1.0 + exp(-edge))
    return chance_to_win if side == CAESAR else 1.0 - chance_to_win


JUDGEMENT: Final = CaesarJudgement()
