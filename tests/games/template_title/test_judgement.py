"""The judgement of Template Title chooses what is legal, and better than at random."""

from __future__ import annotations

from random import Random

from rubicon.core.dice import FastDice
from rubicon.games.template_title import GAME

GAMES = 200


def play_against_random(seed: int, side: int) -> float:
    """The points of judgement, playing `side`, in one game: 1, 0, or a half for a draw."""
    judgement, rng = GAME.judgement(), Random(seed)
    state, dice = GAME.new({}, FastDice(seed)), FastDice(seed + 1)
    while (outcome := state.outcome()) is None:
        decider = state.deciders()[0]
        actions = state.decision(decider).actions
        action = judgement.choose(state, side, rng, 0.3) if decider == side else rng.choice(actions)
        assert action in actions
        state.apply(decider, action, dice)
    points = 0.5 if outcome.winner is None else float(outcome.winner == side)
    assert judgement.value(state, side) == points
    return points


def test_judgement_beats_chance() -> None:
    won = sum(play_against_random(seed, seed % 2) for seed in range(GAMES))
    assert won > 0.56 * GAMES


def test_the_chance_to_win_is_between_0_and_1_and_adds_up() -> None:
    judgement, rng = GAME.judgement(), Random(1)
    state, dice = GAME.new({}, FastDice(1)), FastDice(2)
    assert judgement.at_rest(state)
    while state.outcome() is None:
        values = [judgement.value(state, side) for side in (0, 1)]
        assert all(0 < value < 1 for value in values)
        assert abs(sum(values) - 1) < 1e-9
        side = state.deciders()[0]
        state.apply(side, rng.choice(state.decision(side).actions), dice)
