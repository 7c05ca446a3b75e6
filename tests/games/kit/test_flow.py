"""Phases and frames: `goto`, `call` with arguments, `end`, and forced choices."""

from __future__ import annotations

from random import Random

import pytest

from rubicon import games
from rubicon.core.dice import FastDice
from rubicon.games.caesar_xl.rules.battle import COMMITMENT, HITS, begin_battle
from rubicon.games.caesar_xl.rules.march import FORCED_MARCH, MARCH
from rubicon.games.caesar_xl.rules.purchase import BETRAYAL, PURCHASE
from rubicon.games.caesar_xl.rules.retreats import WITHDRAWAL
from rubicon.games.kit.flow import FlowState, frames_from_data, frames_to_data
from tests.support.caesar_xl.board import board

TITLES = ("julius-caesar", "caesar-xl")


def new_state(title: str, seed: int = 1) -> FlowState:
    state = games.game(title).new({}, FastDice(seed))
    assert isinstance(state, FlowState)
    return state


@pytest.mark.parametrize("title", TITLES)
def test_each_phase_has_its_number_and_name(title: str) -> None:
    phases = new_state(title).phases()
    assert [phase.number for phase in phases] == list(range(len(phases)))
    assert len({phase.name for phase in phases}) == len(phases)
    for phase in phases:
        assert bool(phase.rule) == (phase.name != "over")
        assert phase.message("heading") == f"phase-{phase.name}-heading"


def test_a_call_returns_to_where_it_was_with_its_arguments() -> None:
    state = new_state("caesar-xl")
    state.goto(COMMITMENT)
    state.mover = 1
    state.call(HITS, 0, (3, 4))
    assert (state.phase, state.mover, state.argument(1)) == (HITS, 0, 4)
    state.call(MARCH, 1)
    assert frames_to_data(state.below) == [["hits", 0], ["commitment", 1, 3, 4]]
    copy = state.clone()
    assert isinstance(copy, FlowState)
    state.end(FastDice(1))  # the March Phase goes back to the hits, which do nothing when resumed
    assert (state.phase, state.mover, state.argument(0)) == (HITS, 0, 3)
    assert frames_to_data(copy.below) == [["hits", 0], ["commitment", 1, 3, 4]]
    copy.below = frames_from_data(copy, frames_to_data(copy.below))
    assert frames_to_data(copy.below) == [["hits", 0], ["commitment", 1, 3, 4]]


def test_frames_that_are_not_saved_are_restored_from_saves_and_views() -> None:
    """Random games: whatever interrupts whatever, a loaded and a sampled position have the same frames."""
    game = games.game("caesar-xl")
    seen: set[tuple[str, str]] = set()
    for seed in range(6):
        state, dice, rng = new_state("caesar-xl", seed), FastDice(seed), Random(seed)
        while state.deciders():
            side = state.deciders()[0]
            if state.below is not None:
                seen.add((repr(state.phase), repr(state.below.phase)))
                for other in (game.load(state.save()), game.sample(state.view(side), rng)):
                    assert isinstance(other, FlowState)
                    assert other.phase is state.phase
                    assert frames_to_data(other.below) == frames_to_data(state.below)
            state.apply(side, rng.choice(state.decision(side).actions), dice)
    assert {(repr(HITS), repr(COMMITMENT)), (repr(HITS), repr(WITHDRAWAL))} <= seen
    assert (repr(BETRAYAL), repr(PURCHASE)) in seen
    state = new_state("caesar-xl")
    state.goto(MARCH)
    state.call(FORCED_MARCH, 0)
    for other in (game.load(state.save()), game.sample(state.view(0), Random(1))):
        assert isinstance(other, FlowState)
        assert other.phase is FORCED_MARCH  # it shares name and number with BETRAYAL
        assert frames_to_data(other.below) == [["march", 0]]


def test_a_position_that_goes_to_another_phase_forgets_what_it_asked() -> None:
    """Odds prepare a battle where a side was asked already: the choices of a march went into it."""
    table = board("caesar rubicon: caesar, legion 3\npompey rome: legion 2\npompey athens: pompey", "march")
    state = table.state
    assert state.decision(0).kind == "march"
    begin_battle(state, state.pack.rome)
    assert state.decision(0).kind == "tactics"
