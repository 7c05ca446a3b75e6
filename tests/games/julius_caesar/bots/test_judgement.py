"""Judgement: a quick estimate of a fight, and a chance to win that predicts the result."""

from __future__ import annotations

from random import Random

from rubicon.core.dice import FastDice
from rubicon.games.julius_caesar import GAME
from rubicon.games.julius_caesar.bots.board_value import attack_chance
from rubicon.games.julius_caesar.bots.judgement import JUDGEMENT
from rubicon.games.julius_caesar.rules.components import LAST_YEAR
from rubicon.games.julius_caesar.rules.state import Position
from tests.support.julius_caesar.idle_movements import idle_movements


def _played_game(seed: int, whim: float) -> tuple[list[Position], int | None]:
    """Play a game by judgement: its quiet positions, and the winner."""
    rng, dice = Random(seed), FastDice(seed)
    state = GAME.new(GAME.settle({}), dice)
    quiet_positions: list[Position] = []
    while deciders := state.deciders():
        if len(deciders) == 2 and JUDGEMENT.at_rest(state):
            copy = state.clone()
            assert isinstance(copy, Position)
            quiet_positions.append(copy)
        for side in deciders:
            state.apply(side, JUDGEMENT.choose(state, side, rng, whim), dice)
    outcome = state.outcome()
    assert outcome is not None
    return quiet_positions, outcome.winner


def test_the_estimate_of_a_fight_grows_with_strength() -> None:
    guesses = [attack_chance(attack / 4, 4.0) for attack in range(1, 60)]
    assert guesses == sorted(guesses)
    assert guesses[0] < 0.01
    assert guesses[-1] > 0.99
    assert attack_chance(0.0, 1.0) == 0.0


def test_the_chances_of_both_sides_add_up() -> None:
    quiet_positions, _ = _played_game(4, 0.5)
    for state in quiet_positions:
        assert abs(JUDGEMENT.value(state, 0) + JUDGEMENT.value(state, 1) - 1.0) < 1e-9


def test_the_value_predicts_the_winner() -> None:
    """The Brier score is well below that of a coin over all positions of some games, and low at the end."""
    errors: list[float] = []
    late: list[float] = []
    for seed in range(14):
        quiet_positions, winner = _played_game(seed + 100, 0.5)
        for state in quiet_positions:
            error = (JUDGEMENT.value(state, 0) - (0.5 if winner is None else float(winner == 0))) ** 2
            errors.append(error)
            if state.year == LAST_YEAR and state.turn >= 4:
                late.append(error)
    assert sum(errors) / len(errors) < 0.2
    assert not late or sum(late) / len(late) < 0.15


def test_a_mood_lasts_and_moods_differ() -> None:
    """The same mood makes the same plan; different moods make different plans."""

    def plan(mood: int) -> tuple[int, ...]:
        rng, dice = Random(1), FastDice(8)
        state = GAME.new(GAME.settle({}), dice)
        taken = []
        for _ in range(24):
            for side in state.deciders():
                action = JUDGEMENT.choose(state, side, rng, 0.0, mood)
                taken.append(action)
                state.apply(side, action, dice)
        return tuple(taken)

    assert plan(3) == plan(3)
    assert len({plan(mood) for mood in range(6)}) > 3


def test_some_mood_marches_where_judgement_would_not() -> None:
    """The winning plan is often one that judgement never makes: some mood must find it."""
    positions = 0
    for state, side in idle_movements(2):
        positions += 1
        moods = {JUDGEMENT.choose(state, side, Random(2), 0.0, mood) for mood in range(1, 40)}
        assert len(moods) > 2
    assert positions
