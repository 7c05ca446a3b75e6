"""16.4 and 19: Governance and Victory Points."""

from __future__ import annotations

import pytest

from rubicon.games.rome_vs_gaul.rules import influence, victory
from rubicon.games.rome_vs_gaul.rules.pack import PROVINCIA, ROME
from tests.support.rome_vs_gaul.board import PACK, Board, board

PROVINCIA_HELD = "tolosa, carcaso, condatomagus, genava, cularo, nemausus, arelate, segustero, valentia"
CELTICA_HELD = "bibracte, cabillonum, noviodunum-h"


def points(text: str) -> int:
    return victory.governance(board(text).state)


@pytest.mark.rule("16.4.1")
@pytest.mark.rule("16.4.3")
@pytest.mark.rule("16.4.4")
def test_the_example_of_the_book_gives_eight_points_and_one_vp() -> None:
    b = board(f"roman im: {CELTICA_HELD}, bibrax, burdigala, {PROVINCIA_HELD}\ngallic im: albiga")
    assert b.controls("rome", "volcae")
    assert victory.governance(b.state) == 5 + 2 + 1
    assert victory.governance_vp(b.state, 8) == 1
    assert [victory.governance_vp(b.state, total) for total in range(4, 11)] == [0, 0, 0, 1, 1, 2, 2]


@pytest.mark.rule("16.4.2")
def test_dominance_is_more_provinces_than_gaul_and_not_added_to_presence() -> None:
    assert points(f"roman im: {CELTICA_HELD}, {PROVINCIA_HELD}") == 5
    even = f"roman im: {CELTICA_HELD}, {PROVINCIA_HELD}\ngallic im: autricum, turones"
    assert points(even) == 2
    assert points(f"roman im: {PROVINCIA_HELD}") == 0  # no Province on either side is no dominance


@pytest.mark.rule("16.4.2")
@pytest.mark.rule("16.4.3")
def test_aquitania_gives_one_point_never_two() -> None:
    assert points(f"roman im: burdigala, {PROVINCIA_HELD}") == 1
    assert points(f"roman im: burdigala, aginnum, sotiates, {PROVINCIA_HELD}") == 1


@pytest.mark.rule("16.4.3")
def test_provinces_of_provincia_that_rome_does_not_control_cost_points() -> None:
    assert points(f"roman im: {CELTICA_HELD}") == 5 - 1 - 1 - 3
    assert PACK.provinces_of[PROVINCIA].bit_count() == 3


@pytest.mark.rule("19.1.1")
@pytest.mark.rule("16.4.5")
def test_three_points_or_fewer_lose_the_game_at_once() -> None:
    b = board(f"roman im: bibracte, bibrax, {PROVINCIA_HELD}")
    assert not victory.check_victory(b.state)  # 2 + 2
    b = board(f"roman im: bibracte, burdigala, {PROVINCIA_HELD}")
    assert victory.check_victory(b.state)
    assert (b.state.winner, b.state.victory) == (1, victory.SENATE)


def whole_gaul(without: str = "") -> str:
    provinces = [name for name in PACK.provinces if PACK.controllable >> PACK.province_index[name] & 1]
    spaces = [
        name
        for at, name in enumerate(PACK.spaces)
        if PACK.town_spaces >> at & 1 and PACK.provinces[PACK.province_of[at]] in provinces
    ]
    return "roman im: " + ", ".join(space for space in spaces if space != without)


@pytest.mark.rule("19.1.2")
def test_rome_wins_at_once_without_towns_and_with_the_majority_everywhere() -> None:
    b = board(whole_gaul())
    assert victory.check_victory(b.state)
    assert (b.state.winner, b.state.victory) == (ROME, victory.CONQUEST)
    town = board(f"{whole_gaul('lutetia')}\ngaul lutetia: parisii town")
    assert not victory.check_victory(town.state)


@pytest.mark.rule("19.2.1")
def test_after_turn_six_twelve_points_decide() -> None:
    def end(governance: list[int]) -> Board:
        b = board(f"turn 6\nroman im: {CELTICA_HELD}, bibrax, {PROVINCIA_HELD}")
        b.state.governance = governance
        b.state.pass_opened = b.state.germania_won = b.state.britannia_won = 1
        assert victory.check_victory(b.state)
        return b

    assert end([10, 10, 10, 4, 4]).state.winner == ROME  # 6 + 1 + 4, and 7 points this turn
    lost = end([10, 10, 8, 4, 4]).state
    assert (lost.winner, lost.victory) == (1, victory.TIME)


@pytest.mark.rule("19.2.2")
@pytest.mark.rule("19.4")
def test_every_four_eliminated_tribes_give_a_point() -> None:
    names = [PACK.pieces[piece] for piece in range(11, 22)]
    b = board(f"eliminated: {', '.join(names)}, vercingetorix")
    assert victory.victory_points(b.state) == 2


@pytest.mark.rule("17.1.3")
def test_a_region_is_won_once_when_its_second_marker_goes() -> None:
    b = board("gallic im: ad-sigam, bacenis, cantium, trinovantes")
    influence.remove(b.state, ROME, PACK.space_index["ad-sigam"])
    assert victory.victory_points(b.state) == 0
    influence.convert(b.state, ROME, PACK.space_index["bacenis"])
    assert victory.victory_points(b.state) == 2
    influence.remove(b.state, ROME, PACK.space_index["cantium"])
    influence.remove(b.state, ROME, PACK.space_index["trinovantes"])
    assert victory.victory_points(b.state) == 4
