"""What several markers are worth together in Rome vs Gaul."""

from __future__ import annotations

import pytest

from rubicon.core.dice import FastDice
from rubicon.games.rome_vs_gaul import GAME
from rubicon.games.rome_vs_gaul.bots.board_value import BoardValue, marker_gain
from rubicon.games.rome_vs_gaul.bots.marker_sets import (
    MarkerChoice,
    MarkerSet,
    best_gains,
    placing,
    province_cleared,
    shared_gains,
)
from rubicon.games.rome_vs_gaul.rules.pack import DESIGNED, GAUL, ROME
from rubicon.games.rome_vs_gaul.rules.position import Position

SPACE = DESIGNED.space_index
PARISII = DESIGNED.province_of[SPACE["lutetia"]]


def late_in_the_turn() -> Position:
    """A position in which few cards are left, so that only Provinces that are really controlled count."""
    state = GAME.new({}, FastDice(1))
    while state.phase.name != "round":
        side = state.deciders()[0]
        state.apply(side, state.decision(side).actions[0], FastDice(1))
    state.hand = [state.hand[ROME] & -state.hand[ROME], 0]
    return state


def test_a_set_of_one_marker_is_worth_that_marker() -> None:
    state = GAME.new({}, FastDice(1))
    o = BoardValue(state)
    chosen = MarkerSet(o)
    chosen.add(state, o, PARISII, o.roman | 1 << SPACE["lutetia"], o.gallic)
    alone = marker_gain(state, o, ROME, SPACE["lutetia"], True, False)
    assert chosen.gain == pytest.approx(alone, abs=0.02)


def test_two_markers_that_complete_a_province_late_in_a_turn_are_worth_more_than_each_alone() -> None:
    state = late_in_the_turn()
    missing = DESIGNED.required[PARISII]
    assert missing == 2
    choice = MarkerChoice()
    choice.place = choice.free = DESIGNED.spaces_of[PARISII] & DESIGNED.town_spaces
    o = BoardValue(state)
    gains = best_gains(state, o, GAUL, choice, 2)
    alone = marker_gain(state, o, GAUL, SPACE["lutetia"], True, False)
    assert gains[0] == 0.0
    assert gains[2] > 2.5 * alone


def test_more_markers_are_never_worth_less_and_a_limit_for_provinces_holds() -> None:
    state = late_in_the_turn()
    o = BoardValue(state)
    for side in (ROME, GAUL):
        gains = best_gains(state, o, side, placing(state, side), 5)
        assert gains == sorted(gains)
        limited = placing(state, side)
        limited.per_province = 1
        assert best_gains(state, o, side, limited, 5)[5] <= gains[5] + 1e-9


def test_a_marker_that_control_needs_counts_its_share_if_the_others_can_follow() -> None:
    state = late_in_the_turn()
    o = BoardValue(state)
    shared = shared_gains(state, o, GAUL, 2)
    assert shared
    for space, gain in shared.items():
        province = DESIGNED.province_of[space]
        own = (o.gallic & DESIGNED.spaces_of[province]).bit_count()
        assert DESIGNED.required[province] - own == 2
        assert gain >= -1e-9
    assert not shared_gains(state, o, GAUL, 1)


def test_a_province_cleared_at_once_loses_its_control() -> None:
    state = late_in_the_turn()
    home = DESIGNED.province_of[next(iter(SPACE.values()))]
    spaces = DESIGNED.spaces_of[home] & DESIGNED.town_spaces
    state.roman_im |= spaces
    o = BoardValue(state)
    assert province_cleared(state, o, GAUL, home, -1) > 0.0
    assert province_cleared(state, o, GAUL, home, 0) == 0.0
