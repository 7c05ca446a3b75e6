"""2 and 3: components and setup."""

from __future__ import annotations

import pytest

from rubicon.core.dice import FastDice
from rubicon.games.kit.flow import NO_SIDE
from rubicon.games.kit.values import members
from rubicon.games.rome_vs_gaul.rules.pack import (
    GAUL,
    LEADERS,
    LEGIONS,
    PROVINCE_COUNT,
    REGIONS,
    ROME,
    SPACE_COUNT,
    TRIBES,
    TWO_STEPS,
)
from rubicon.games.rome_vs_gaul.rules.sequence import GaulState
from rubicon.games.rome_vs_gaul.rules.turn.setup import begin_game
from tests.support.rome_vs_gaul.board import PACK, Board, board


def fresh() -> Board:
    state = GaulState(PACK)
    begin_game(state)
    state.make_forced_choices(NO_SIDE, FastDice(1))
    return Board(state)


@pytest.mark.rule("2.2.1")
@pytest.mark.rule("2.2.4")
def test_six_regions_of_provinces_of_spaces_and_gaul_is_three_of_them() -> None:
    assert len(REGIONS) == 6
    assert sum(spaces.bit_count() for spaces in PACK.spaces_of) == SPACE_COUNT
    assert len(PACK.provinces) == PROVINCE_COUNT
    assert PACK.gaul == PACK.region_spaces[0] | PACK.region_spaces[1] | PACK.region_spaces[2]


@pytest.mark.rule("2.2.2")
@pytest.mark.rule("2.2.3")
def test_spaces_are_of_three_kinds_and_adjacency_goes_both_ways() -> None:
    kinds = (PACK.town_spaces, PACK.city_spaces, PACK.stronghold_spaces, PACK.closed)
    assert sum(kind.bit_count() for kind in kinds) == SPACE_COUNT
    for space in range(SPACE_COUNT):
        for other in PACK.near[space]:
            assert PACK.near_bits[other] >> space & 1
            assert PACK.rough[space] >> other & 1 == PACK.rough[other] >> space & 1
    assert PACK.channel[PACK.space_index["cantium"]] == 1 << PACK.space_index["portus-itius"]


@pytest.mark.rule("2.2.5")
def test_nobody_enters_the_strongholds_of_germania() -> None:
    names = {PACK.spaces[space] for space in members(PACK.closed)}
    assert names == {"usipetes", "ubii", "suebi"}
    assert all(not PACK.near[space] for space in members(PACK.closed))
    assert PACK.region_spaces[4].bit_count() == 5


@pytest.mark.rule("2.3.1")
@pytest.mark.rule("2.3.2")
@pytest.mark.rule("2.3.3")
def test_units_have_steps_and_leaders_have_none() -> None:
    b = board("rome lutetia: caesar, legio-x, legio-vii reduced")
    stack = b.state.stack_at(ROME, PACK.space_index["lutetia"])
    assert b.state.steps_of(stack) == 3
    assert b.state.combat_strength(stack) == 3
    assert TWO_STEPS & LEGIONS == LEGIONS
    alone = board("rome lutetia: caesar")
    assert not alone.state.cus_at(ROME, PACK.space_index["lutetia"])  # a Leader alone is no Army


@pytest.mark.rule("2.3.4")
@pytest.mark.rule("8.1")
def test_influence_cities_towns_and_strongholds_control_their_space() -> None:
    b = board("roman im: lutetia\ngallic im: tullum\ngaul cenabum: carnutes town\ngallic city: massilia")
    assert b.spaces(b.state.markers(ROME)) == {"lutetia", "vienne", "narbo"}
    assert {"tullum", "cenabum", "massilia", "octodurus"} <= b.spaces(b.state.markers(GAUL))


@pytest.mark.rule("3.1")
def test_the_roman_setup() -> None:
    b = fresh()
    assert b.offered("army") == [
        name
        for name in b.offered("army")
        if PACK.province_of[PACK.space_index[name]] == PACK.province_of[PACK.space_index["bibracte"]]
    ]
    b.do("army bibracte", draws="galba labienus")
    assert len(b.at("bibracte")) == 7
    assert b.at("vienne") == {"legio-xiii", "legio-xiv"}
    assert b.at("turn-track") >= {"legio-v", "legio-vi"}
    assert sorted(b.offered("legate")) == [
        "galba bibracte",
        "galba vienne",
        "labienus bibracte",
        "labienus vienne",
    ]
    b.do("legate galba vienne")
    assert b.where("labienus") == "bibracte"
    assert b.spaces(b.state.roman_im) >= {"alesia", "vesontio", "burdigala", "tolosa"}


@pytest.mark.rule("3.2.1")
@pytest.mark.rule("3.2.2")
@pytest.mark.rule("3.2.3")
@pytest.mark.rule("3.2.4")
def test_the_gallic_setup() -> None:
    b = fresh()
    assert b.state.strongholds.bit_count() == 9
    assert b.spaces(b.state.gallic_im) == {"ad-sigam", "bacenis", "cantium", "trinovantes"}
    assert (b.where("aedui"), b.where("arverni"), b.where("germani")) == ("holding", "council", "holding")
    assert b.at("submitted") == {"-sequani"}
    assert (b.state.in_box(TRIBES, PACK.place_index["pool"])).bit_count() == 20
    assert {"ambiorix", "vercingetorix"} <= b.at("turn-track")
    assert b.state.on_map(TRIBES | LEADERS) == 0


@pytest.mark.rule("3.3")
@pytest.mark.rule("17.3.1")
@pytest.mark.rule("17.7")
def test_hired_units_wait_in_their_boxes() -> None:
    b = fresh()
    assert {"mercenary-1", "mercenary-2", "minor-tribe", "militia", "german-cavalry"} <= b.at("holding")


@pytest.mark.rule("3.4")
@pytest.mark.rule("17.2.1")
def test_the_game_begins_on_turn_one_with_gallic_oceans() -> None:
    s = fresh().state
    assert s.turn == 1
    assert [s.has_supremacy(ROME, zone) for zone in range(3)] == [False, False, True]


@pytest.mark.rule("3.5")
def test_the_whole_deck_is_shuffled() -> None:
    s = fresh().state
    assert s.deck.bit_count() == 55
    assert s.hand == [0, 0]
