"""The judgement of Rome vs Gaul, and what computer players make of it."""

from __future__ import annotations

from random import Random

import pytest

from rubicon import bots
from rubicon.core.dice import FastDice
from rubicon.core.session import Session
from rubicon.games.rome_vs_gaul import GAME
from rubicon.games.rome_vs_gaul.rules.pack import GAUL, ROME
from rubicon.games.rome_vs_gaul.rules.victory import CONQUEST, SENATE


def match(words: tuple[str, str], seed: int) -> int | None:
    """The winner of a game between two bots."""
    session = Session(GAME, {}, FastDice(seed))
    players = [bots.make(word, GAME, f"{seed} {side}") for side, word in enumerate(words)]
    while session.outcome is None:
        side = session.state.deciders()[0]
        decision = session.state.decision(side)
        view = session.state.view(side)
        session.act(side, players[side].choose(view, decision.kind, decision.prompt, decision.actions))
    return session.outcome.winner


@pytest.mark.heavy
def test_as_gaul_the_legate_beats_chance() -> None:
    assert [match(("random", "legate"), seed) for seed in range(3)] == [GAUL] * 3


@pytest.mark.heavy
def test_as_rome_the_legate_mostly_beats_chance() -> None:
    assert sum(match(("legate", "random"), seed) == ROME for seed in range(4)) >= 2


def test_nobody_is_careless_in_the_middle_of_a_march() -> None:
    """A march has many steps: who took three of ten carelessly would never arrive."""
    session = Session(GAME, {}, FastDice(2))
    legate, careless = (bots.make(word, GAME, 1) for word in ("legate", "legate:blunder=1,whim=0"))
    marching, other = 0, 0
    while session.outcome is None and (marching < 60 or other < 60):
        state = session.state
        side = state.deciders()[0]
        decision = state.decision(side)
        asked = (state.view(side), decision.kind, decision.prompt, decision.actions)
        left = GAME.judgement().careless(state, side, decision.actions)
        if decision.kind == "move":
            marching += 1
            assert not left
            assert careless.choose(*asked) == GAME.judgement().choose(state, side, Random(1), 0.0)
        else:
            other += 1
            assert left == decision.actions
        session.act(side, legate.choose(*asked))


@pytest.mark.heavy
def test_a_recruit_beats_chance_as_rome() -> None:
    assert sum(match(("tiro", "random"), seed) == ROME for seed in range(4)) >= 2


@pytest.mark.parametrize("whim", [0.0, 3.0])
def test_it_answers_legally_for_both_sides_through_a_whole_game(whim: float) -> None:
    dice, rng, judgement = FastDice(7), Random(7), GAME.judgement()
    state = GAME.new({}, dice)
    while state.deciders():
        side = state.deciders()[0]
        action = judgement.choose(state, side, rng, whim)
        assert action in state.decision(side).actions
        assert 0.0 <= judgement.value(state, ROME) <= 1.0
        state.apply(side, action, dice)
    assert state.outcome() is not None


def test_the_values_of_both_sides_add_up_to_one() -> None:
    state = GAME.new({}, FastDice(1))
    judgement = GAME.judgement()
    assert abs(judgement.value(state, ROME) + judgement.value(state, GAUL) - 1) < 1e-9


@pytest.mark.parametrize(("winner", "victory"), [(GAUL, SENATE), (ROME, CONQUEST)])
def test_a_finished_game_is_worth_all_or_nothing(winner: int, victory: int) -> None:
    state = GAME.new({}, FastDice(1))
    state.winner, state.victory = winner, victory
    judgement = GAME.judgement()
    assert (judgement.value(state, winner), judgement.value(state, 1 - winner)) == (1.0, 0.0)


def test_points_for_governance_raise_the_value_for_rome() -> None:
    judgement = GAME.judgement()
    good, bad = GAME.new({}, FastDice(1)), GAME.new({}, FastDice(1))
    good.governance, bad.governance = [10] * 5, [5] * 5
    good.germania_won = bad.germania_won = 1
    good.turn = bad.turn = 6
    assert judgement.value(good, ROME) > 0.5
    assert judgement.value(bad, ROME) < 0.1
