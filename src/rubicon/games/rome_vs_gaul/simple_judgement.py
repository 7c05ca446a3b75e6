"""A plain judgement for computer players: it seldom wastes a choice, and knows who is ahead on points."""

from __future__ import annotations

from random import Random
from typing import Final

from rubicon.core.game import State
from rubicon.core.judgement import Judgement
from rubicon.games.rome_vs_gaul.rules import victory
from rubicon.games.rome_vs_gaul.rules.pack import ROME, TURNS
from rubicon.games.rome_vs_gaul.rules.sequence import GaulState
from rubicon.games.rome_vs_gaul.rules.verbs import END, MARCH, PASS, STEP

#: The chance to end or pass where something else could be done.
_IDLE: Final = 0.15
#: The chance to carry out a plan rather than to make it longer.
_ENOUGH: Final = 0.4
#: Victory Points that Rome can expect a turn.
_POINTS_PER_TURN: Final = 2.0


class SimpleJudgement(Judgement):
    """Random choices without waste."""

    def choose(self, state: State, side: int, rng: Random, whim: float, mood: int = 0) -> int:
        actions = state.decision(side).actions
        if MARCH in actions:
            assert isinstance(state, GaulState)
            steps = [action for action in actions if action >= STEP and action != MARCH]
            if not steps or (state.plan and rng.random() < _ENOUGH):
                return MARCH
            return rng.choice(steps)
        useful = [action for action in actions if action not in (END, PASS)]
        if not useful or (len(useful) < len(actions) and rng.random() < _IDLE):
            return actions[0]
        return rng.choice(useful)

    def value(self, state: State, side: int) -> float:
        assert isinstance(state, GaulState)
        if state.winner >= 0:
            return 1.0 if state.winner == side else 0.0
        points = victory.victory_points(state) + _POINTS_PER_TURN * (TURNS + 1 - state.turn)
        governed = victory.governance(state) - state.pack.gallic_win_at_most
        rome = min(max(0.1 + 0.05 * (points - state.pack.vp_to_win) + 0.06 * governed, 0.02), 0.98)
        return rome if side == ROME else 1.0 - rome

    def at_rest(self, state: State) -> bool:
        assert isinstance(state, GaulState)
        return state.below is None


JUDGEMENT: Final = SimpleJudgement()
