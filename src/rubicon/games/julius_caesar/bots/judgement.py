"""Hand-written heuristics for Julius Caesar: a quick sensible choice, and the chance of a side to win.

Marches follow the worth of places (board_value.py). The weights are in weights.py and data/judgement.json.
"""

from __future__ import annotations

from math import exp
from typing import Any, Final

from rubicon.core.game import State
from rubicon.core.mypyc_shim import extend, i64, vec
from rubicon.games.julius_caesar.bots.board_value import POINTS, BoardValue, attack_chance
from rubicon.games.julius_caesar.bots.weights import (
    ATTACK,
    DEFENCE,
    EARLIER_FIGURES,
    FIGURES,
    POWER,
    Figures,
    Weights,
)
from rubicon.games.julius_caesar.rules.battle import BATTLE_TURN, FIRE, HIT, HITS, PASS
from rubicon.games.julius_caesar.rules.cards import CARDS, DEFECT, DEFECTION, DISCARD, ERUPTION, PLAY, STRIKE
from rubicon.games.julius_caesar.rules.components import (
    ATTACKING_INITIATIVE,
    BLOCK_COUNT,
    BY_WATER,
    CAESAR,
    CARD_COUNT,
    CITY_COUNT,
    CLEOPATRA,
    COMMAND_COUNT,
    DEFENDING_INITIATIVE,
    FIREPOWER,
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
    TURNS_PER_YEAR,
    TYPE,
    VALUE,
    VALUED,
    VULCAN,
)
from rubicon.games.julius_caesar.rules.levies import LEVIES as LEVYING
from rubicon.games.julius_caesar.rules.levies import LEVY, RAISE
from rubicon.games.julius_caesar.rules.movement import (
    MARCH,
    MARCHING,
    MOVEMENT,
    STOP,
    SURPRISE,
    SURPRISE_ATTACK,
)
from rubicon.games.julius_caesar.rules.notation import END
from rubicon.games.julius_caesar.rules.retreats import REGROUP, REGROUPS, RETREAT, SEA_RETREAT
from rubicon.games.julius_caesar.rules.sequence import OVER
from rubicon.games.julius_caesar.rules.state import Position
from rubicon.games.julius_caesar.rules.winter import DISBAND, DISBANDING, NAVIS_TO_PORT, WINTER, WINTER_SUPPLY
from rubicon.games.kit.judgement import ScoredJudgement

_GOD_WORTH: Final[dict[int, float]] = {
    JUPITER: 4.4, VULCAN: 4.2, MARS: 3.4, PLUTO: 3.0, MERCURY: 3.6, NEPTUNE: 1.6,
}  # fmt: skip


class CaesarJudgement(ScoredJudgement):
    """The title's judgement of a version: today's, or one of `EARLIER_FIGURES`. It keeps nothing between
    calls."""

    def __init__(self, version: str) -> None:
        super().__init__(uniform=True)
        self._version = version
        self._figures = EARLIER_FIGURES.get(version, FIGURES)

    def __reduce__(self) -> tuple[Any, ...]:
        return CaesarJudgement, (self._version,)

    def value(self, state: State, side: int) -> float:
        assert isinstance(state, Position)
        return value(state, side, self._figures)

    def at_rest(self, state: State) -> bool:
        assert isinstance(state, Position)
        # In the last turns the end is near: playing on to the result is better than an estimate.
        return state.phase is CARDS and (state.year < LAST_YEAR or state.turn < 3)

    def standing(self, state: State, side: int) -> float:
        assert isinstance(state, Position)
        return standing(state, side)

    def undominated(self, state: State, side: int, actions: list[int]) -> list[int]:
        assert isinstance(state, Position)
        if state.phase is BATTLE_TURN:
            return _worthwhile_turns(state, side, actions)
        if state.phase is HITS:
            return _worthwhile_hits(state, actions)
        return actions

    def scores(self, state: State, side: int, actions: list[int], mood: int) -> list[float]:
        assert isinstance(state, Position)
        s = state
        phase = s.phase
        w = self._figures.sides[side]
        if phase is MOVEMENT:
            return _march_scores(s, BoardValue(s, side, mood, w), actions)
        if phase is MARCHING:
            return _next_step_scores(s, BoardValue(s, side, mood, w), actions)
        if phase is LEVYING:
            return _levy_scores(s, BoardValue(s, side, mood, w), actions)
        if phase is BATTLE_TURN:
            return _battle_scores(s, side, actions, mood, w)
        if phase is HITS:
            return [-_block_worth(s, action - HIT) for action in actions]
        if phase is CARDS:
            return _card_scores(s, actions, w)
        if phase is REGROUPS:
            return _regroup_scores(s, BoardValue(s, side, mood, w), actions)
        if phase is NAVIS_TO_PORT:
            board = BoardValue(s, side, mood, w)
            return [board.worth[(action - WINTER) % LOCATION_COUNT] for action in actions]
        if phase in (WINTER_SUPPLY, DISBANDING):
            return [0.5 if action == END else -_block_worth(s, action - DISBAND) for action in actions]
        if phase is DEFECTION:
            board = BoardValue(s, side, mood, w)
            return [
                0.0 if a == END else 1.0 + board.enemy_power[a - DEFECT] * 0.3 + VALUE[a - DEFECT]
                for a in actions
            ]
        if phase is ERUPTION:
            return [0.0 if action == END else _eruption_score(s, side, action - STRIKE) for action in actions]
        if phase is SURPRISE_ATTACK:
            board = BoardValue(s, side, mood, w)
            return [
                0.0 if action == END else 1.0 + board.enemy_power[action - SURPRISE] for action in actions
            ]
        return [0.1 if action == END else 0.0 for action in actions]


# ------------------------------------------------------------------ marches


def _march_scores(s: Position, board: BoardValue, actions: list[int]) -> list[float]:
    """Scores of first steps: the gain of going there, less the cost of leaving."""
    scores: list[float] = []
    # The gains of going from a place to each other one: one row of places after the other, made when needed.
    ways = _NO_GAINS[:0]
    rows = _NO_ROWS[:]
    row: i64 = 0
    w = board.weights
    last = -1
    at = 0
    leaving = factor = 0.0
    navis = False
    for action in actions:
        if action == END:
            scores.append(w.stay - board.mood.end_penalty)
            continue
        b = (action - MARCH) // LOCATION_COUNT
        to = action - MARCH - b * LOCATION_COUNT
        if b != last:
            last = b
            at = s.where[b]
            navis = TYPE[b] == NAVIS
            leaving = _cost_of_leaving(s, board, b, at)
            factor = w.march + w.march_power * POWER[b * 5 + s.strength[b]]
            row = rows[at]
            if row == _NO_ROW:
                row = len(ways)
                rows[at] = row
                ways = extend(ways, _NO_GAINS)
        gain = ways[row + to]
        if gain == _NO_GAIN_YET:
            gain = _march_gain(s, board, navis, at, to)
            if not s.is_activated(at):
                gain -= w.activation
            ways[row + to] = gain
        gain -= leaving
        scores.append(gain * factor if gain > 0 else gain)
    return scores


#: In place of a gain that has not been computed, and of a row that has not been made.
_NO_GAIN_YET: Final = -1e30
_NO_ROW: Final = -1
_NO_GAINS: Final[vec[float]] = vec[float]([_NO_GAIN_YET] * LOCATION_COUNT)
_NO_ROWS: Final[vec[i64]] = vec[i64]([_NO_ROW] * LOCATION_COUNT)


def _march_gain(s: Position, board: BoardValue, navis: bool, at: int, to: int) -> float:
    w = board.weights
    if board.enemy_power[to]:
        if to >= CITY_COUNT:
            return w.sea_fight * (
                attack_chance(board.own_attack[at] + board.own_attack[to], board.enemy_defence[to]) - 0.5
            )
        if navis and not board.own_power[to]:
            return -2.0
        chance = attack_chance(board.reach[to] + board.own_attack[to], board.enemy_defence[to])
        prize = (
            w.attack
            + w.attack_value * POINTS[to] * board.deny_factor
            + w.attack_power * board.enemy_power[to]
        )
        prize *= board.mood.place_factor[to]
        if board.own_power[to]:
            return w.attack_on + prize * (chance - board.threshold)
        return prize * (chance - board.threshold)
    ahead = board.worth[to]
    if navis:
        for near in BY_WATER[to]:
            if near != at and not board.enemy_power[near] and board.worth[near] * w.ahead > ahead:
                ahead = board.worth[near] * w.ahead
    else:
        ahead = max(ahead, board.beyond(at, to) * w.ahead)
    here = max(ahead, board.spread_worth[to] * w.further)
    if navis:
        return w.navis * here - w.navis_cost
    return here - board.spread_worth[at] * w.fade + _relief(board, at)


def _relief(board: BoardValue, at: int) -> float:
    """8.4: the worth of leaving a city that cannot feed all blocks in it."""
    return board.crowding_cost if at < CITY_COUNT and board.crowding_cost and board.spare(at) < 0 else 0.0


def _crowding_cost(board: BoardValue, place: int) -> float:
    """8.4: the cost of one more block in a place in winter."""
    return (
        board.crowding_cost if place < CITY_COUNT and board.crowding_cost and board.spare(place) <= 0 else 0.0
    )


def _cost_of_leaving(s: Position, board: BoardValue, b: int, at: int) -> float:
    """The cost of leaving a city too weak: one with victory points, or one that is under attack."""
    if at >= CITY_COUNT:
        return 0.0
    w = board.weights
    value = POINTS[at]
    left = board.own_defence[at] - DEFENCE[b * 5 + s.strength[b]]
    if board.enemy_power[at]:
        if not w.leave_contested:
            return 0.0
        lost = attack_chance(board.enemy_attack[at], max(left, 0.0)) - attack_chance(
            board.enemy_attack[at], board.own_defence[at]
        )
        prize = w.attack + w.attack_value * value * board.deny_factor + w.attack_power * board.enemy_power[at]
        return w.leave_contested * prize * lost
    if not value:
        return 0.0
    if left <= 0.01:
        return w.leave_value * value
    short = board.threat[at] * w.leave_share - left
    if short <= 0:
        return 0.0
    return w.leave_slope * value * (short if short < 5.0 else 5.0)


def _next_step_scores(s: Position, board: BoardValue, actions: list[int]) -> list[float]:
    scores: list[float] = []
    for action in actions:
        if action == STOP:
            scores.append(_stop_score(board, s.march_at))
            continue
        to = (action - MARCH) % LOCATION_COUNT
        if board.enemy_power[to]:
            scores.append(_march_gain(s, board, TYPE[s.marcher] == NAVIS, s.march_at, to) + 0.5)
        else:
            scores.append(_stop_score(board, to))
    return scores


def _stop_score(board: BoardValue, place: int) -> float:
    """The score of ending a march in a place: its worth, or that of places near, less crowding."""
    worth = board.worth[place]
    further = board.spread_worth[place] * board.weights.further
    return (worth if worth > further else further) - _crowding_cost(board, place)


# ------------------------------------------------------------------ levies


def _levy_scores(s: Position, board: BoardValue, actions: list[int]) -> list[float]:
    scores: list[float] = []
    w = board.weights
    for action in actions:
        if action == END:
            scores.append(-1.0)
        elif action >= LEVY:
            b = (action - LEVY) // LOCATION_COUNT
            city = action - LEVY - b * LOCATION_COUNT
            power = POWER[b * 5 + MAX_STRENGTH[b]] * w.levy
            if TYPE[b] == NAVIS:
                power = w.navis_levy
            power *= 1.0 + w.levy_field * board.spread_worth[city]
            scores.append(
                power
                + (w.levy_leader if TYPE[b] == LEADER else 0.0)
                - w.levy_crowd * _crowding_cost(board, city)
            )
        else:
            b = action - RAISE
            gain = POWER[b * 5 + s.strength[b] + STEP[b]] - POWER[b * 5 + s.strength[b]]
            if TYPE[b] == NAVIS:
                gain *= 0.4
            scores.append(w.raising * gain * (1.0 + w.levy_field * board.spread_worth[s.where[b]]))
    return scores


# ------------------------------------------------------------------ battle


def _block_worth(s: Position, b: int) -> float:
    """The worth of a block to its owner."""
    worth = POWER[b * 5 + s.strength[b]]
    if TYPE[b] == LEADER:
        worth += 3.0 if s.strength[b] == 1 else 1.0
    if b == CLEOPATRA and s.strength[b] == 1:
        worth += 1.0
    return worth


def _battle_chance(s: Position, side: int) -> float:
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
    chance = attack_chance(attack, defence)
    return chance if side == s.attacking else 1.0 - chance


def _battle_scores(s: Position, side: int, actions: list[int], mood: int, w: Weights) -> list[float]:
    chance = _battle_chance(s, side)
    rounds_left = 4 - s.round
    if side == s.attacking and rounds_left <= 1:
        chance -= w.last_round * (2 - rounds_left)
    scores: list[float] = []
    board: BoardValue | None = None
    for action in actions:
        if action >= RETREAT and action < HIT:
            if board is None:
                board = BoardValue(s, side, mood, w)
            b, to = divmod(action - (SEA_RETREAT if action >= SEA_RETREAT else RETREAT), LOCATION_COUNT)
            dread = w.retreat + (w.retreat_leader if TYPE[b] == LEADER else 0.0) - chance
            dread -= w.retreat_value * VALUE[s.battle]
            scores.append(8.0 * dread + 0.1 * board.own_power[to] + 0.05 * board.spread_worth[to])
        elif action >= PASS:
            scores.append(-5.0)
        else:
            b = action - FIRE
            # The strongest of a group fires first.
            scores.append(0.5 + 0.01 * POWER[b * 5 + s.strength[b]])
    return scores


def _worthwhile_turns(s: Position, side: int, actions: list[int]) -> list[int]:
    """7.2: to fire costs nothing, so nobody passes who may fire. Of a group, the strongest fires first."""
    best = -1
    top = 0.0
    for action in actions:
        if action < PASS:
            power = POWER[(action - FIRE) * 5 + s.strength[action - FIRE]]
            if best < 0 or power > top:
                best = action
                top = power
    if best < 0:
        return actions
    return [best] + [action for action in actions if action >= RETREAT]


def _worthwhile_hits(s: Position, actions: list[int]) -> list[int]:
    """7.4: nobody gives up a leader while another block can take the hit. Of equal blocks, one is enough."""
    spared = 0
    for action in actions:
        b = action - HIT
        if s.strength[b] == 1 and (TYPE[b] == LEADER or b == CLEOPATRA):
            spared += 1
    left: list[int] = []
    seen: list[int] = []
    for action in actions:
        b = action - HIT
        if TYPE[b] == LEADER or b == CLEOPATRA:
            if s.strength[b] > 1 or spared == len(actions):
                left.append(action)
            continue
        like = (
            (ATTACKING_INITIATIVE[b] * 4 + DEFENDING_INITIATIVE[b]) * 8 + FIREPOWER[b]
        ) * 8 + MAX_STRENGTH[b]
        key = like * 16 + TYPE[b]
        if key not in seen:
            seen.append(key)
            left.append(action)
    return left


def _regroup_scores(s: Position, board: BoardValue, actions: list[int]) -> list[float]:
    stay = _stop_score(board, s.battle) - _relief(board, s.battle)
    scores: list[float] = []
    for action in actions:
        if action == END:
            scores.append(0.3)
            continue
        b, to = divmod(action - REGROUP, LOCATION_COUNT)
        scores.append(_stop_score(board, to) - stay - _cost_of_leaving(s, board, b, s.battle))
    return scores


# ------------------------------------------------------------------ cards and Gods


def _card_scores(s: Position, actions: list[int], w: Weights) -> list[float]:
    scores: list[float] = []
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


def _eruption_score(s: Position, side: int, place: int) -> float:
    harm = 0.0
    for b in range(BLOCK_COUNT):
        if s.where[b] == place:
            loss = POWER[b * 5 + s.strength[b]] - POWER[b * 5 + max(0, s.strength[b] - STEP[b])]
            if TYPE[b] == LEADER and s.strength[b] == 1:
                loss += 3.0
            harm += loss if s.side[b] != side else -loss
    return harm


# ------------------------------------------------------------------ how a side stands


def standing(s: Position, side: int) -> float:
    """How a side stands by points, and by the strength of its blocks on the map."""
    power = 0.0
    for b in range(BLOCK_COUNT):
        if s.where[b] < LOCATION_COUNT:
            strength = POWER[b * 5 + s.strength[b]]
            power += strength if s.side[b] == side else -strength
    return 1.0 / (1.0 + exp(-0.25 * (s.score(side) - s.score(1 - side)) - 0.05 * power))


def value(s: Position, side: int, figures: Figures = FIGURES) -> float:
    """The chance of a side to win, from points, threats, possible gains, strength and the time left."""
    if s.phase is OVER:
        return 0.5 if s.winner < 0 else float(s.winner == side)
    late = ((s.year - FIRST_YEAR) * TURNS_PER_YEAR + s.turn - 1) / 25.0
    board = BoardValue(s, CAESAR, 0, figures.sides[CAESAR])
    ours, theirs = s.score(CAESAR), s.score(POMPEY)
    power = risk = chance = empty = leaders = navis = cards = 0.0
    for place in range(LOCATION_COUNT):
        power += board.own_power[place] - board.enemy_power[place]
    for city in VALUED:
        if board.own_defence[city]:
            if not board.enemy_defence[city]:
                risk += VALUE[city] * attack_chance(board.threat[city], board.own_defence[city])
        elif board.enemy_defence[city]:
            chance += VALUE[city] * attack_chance(board.reach[city], board.enemy_defence[city])
        else:
            empty += VALUE[city] * (float(board.reach[city] > 0) - float(board.threat[city] > 0))
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
    rome = float(s.is_friendly(CAESAR, ROME)) - float(s.is_friendly(POMPEY, ROME))
    edge = 0.0
    features = [float(ours - theirs), power, risk, chance, empty, leaders, navis, cards, near, rome, 1.0]
    for i in range(len(features)):
        row = figures.value[i]
        edge += features[i] * (row[0] + late * (row[1] + late * row[2]))
    chance_to_win = 1.0 / (1.0 + exp(-edge))
    return chance_to_win if side == CAESAR else 1.0 - chance_to_win


JUDGEMENT: Final = CaesarJudgement("")
EARLIER: Final[dict[str, CaesarJudgement]] = {
    version: CaesarJudgement(version) for version in EARLIER_FIGURES
}
