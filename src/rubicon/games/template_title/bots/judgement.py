"""A sense of play for computer players: a quick sensible choice, and the chance to win."""

from __future__ import annotations

from math import exp, sqrt
from random import Random
from typing import Final

from rubicon.core.game import State
from rubicon.games.kit.judgement import ScoredJudgement
from rubicon.games.template_title.rules.components import HILL_VALUES, NO_CARD
from rubicon.games.template_title.rules.notation import ROLL
from rubicon.games.template_title.rules.position import Position
from rubicon.games.template_title.rules.sequence import CHOICE, FAVOUR, OVER

#: Expected points that a side wants for a favour. Before the last rounds it may still be needed.
FAVOUR_PRICE: Final = 1.0
#: What a favour is worth in points, and a point of strength in the logarithm of the odds of one round.
FAVOUR_VALUE: Final = 0.5
STRENGTH_WEIGHT: Final = 0.25
#: The random part of a score.
WHIM: Final = 0.25


class HillJudgement(ScoredJudgement):
    """Good cards for good hills; favours where they pay. The kit chooses by these scores."""

    def scores(self, state: State, side: int, actions: list[int], mood: int) -> list[float]:
        assert isinstance(state, Position)
        bias = Random(mood).uniform(-1.0, 1.0) if mood else 0.0
        if state.phase is FAVOUR:
            gain = HILL_VALUES[state.hill] * _success(state, side) + 0.5 * bias - FAVOUR_PRICE
            return [gain if action == ROLL else 0.0 for action in actions]
        rank = _hill_rank(state) * (len(actions) - 1) + 1.5 * bias
        return [-abs(at - rank) for at in range(len(actions))]

    def value(self, state: State, side: int) -> float:
        assert isinstance(state, Position)
        lead = float(state.points(side) - state.points(1 - side))
        favours = state.favours[side] - state.favours[1 - side]
        if state.phase is OVER:  # 3.1: points decide, then favours
            lead = lead or favours
            return 0.5 + 0.5 * ((lead > 0) - (lead < 0))
        lead += FAVOUR_VALUE * favours
        if state.phase is FAVOUR:
            lead += HILL_VALUES[state.hill] * (1 if state.leader() == side else -1)
        left = len(state.hands[side])
        if left:
            edge = STRENGTH_WEIGHT * (sum(state.hands[side]) - sum(state.hands[1 - side])) / left
            open_hills = [HILL_VALUES[hill] for hill in state.hills_left()]
            rounds = state.rounds - len(state.played[side])
            lead += rounds * sum(open_hills) / len(open_hills) * (2.0 / (1.0 + exp(-edge)) - 1.0)
        return 1.0 / (1.0 + exp(-lead / (0.5 + 0.7 * sqrt(left))))

    def at_rest(self, state: State) -> bool:
        assert isinstance(state, Position)
        return state.phase is CHOICE and state.chosen == [NO_CARD, NO_CARD]


def _success(s: Position, side: int) -> float:
    """2.4: the chance that a new roll puts `side` into the lead."""
    needed = s.total(1 - side) - s.played[side][-1]
    if s.played[side][-1] > s.played[1 - side][-1]:
        needed += 1  # 2.3: with equal totals the lower card leads
    return max(0, min(6, 7 - needed)) / 6


def _hill_rank(s: Position) -> float:
    """From 0 to 1: how this hill compares with all that are not taken."""
    values = [HILL_VALUES[hill] for hill in s.hills_left()]
    value = HILL_VALUES[s.hill]
    if len(values) == 1:
        return 0.5
    return (sum(each < value for each in values) + 0.5 * (values.count(value) - 1)) / (len(values) - 1)


JUDGEMENT: Final = HillJudgement(WHIM)
