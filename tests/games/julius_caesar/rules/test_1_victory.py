"""1: two sides, and what makes one of them win."""

from __future__ import annotations

import pytest

from rubicon.games.julius_caesar import GAME
from rubicon.games.julius_caesar.rules.components import VALUE
from tests.support.julius_caesar.board import Board, board

#: Cities worth ten points for Caesar and two for Pompey (Alexandria, Cleopatra's).
TEN = """
    caesar rome: legio-13
    caesar massilia: legio-11
    caesar tarraco: legio-7
    caesar carthago-nova: legio-9
    caesar utica: legio-10
    caesar syracuse: legio-14
    caesar athena: legio-8
    caesar ephesus: legio-12
    caesar byzantium: legio-16
    pompey antioch: scipio
"""


def last_winter(caesar: str, pompey: str) -> Board:
    """The end of the fifth Year, with one legion in each of the cities."""
    lines = [f"caesar {city}: legio-{7 + i}" for i, city in enumerate(caesar.split())]
    lines += [f"pompey {city}: legio-{1 + i}" for i, city in enumerate(pompey.split())]
    return board("\n".join(["year 709 turn 5", *lines])).winter()


@pytest.mark.rule("1.1")
def test_two_sides_and_both_have_a_hand_to_play() -> None:
    assert GAME.sides == ("caesar", "pompey")
    b = board("historical")
    assert b.deciders == ("caesar", "pompey")


@pytest.mark.rule("1.2", "4.2", example=True)
def test_example_at_the_start_pompey_holds_7_points_and_caesar_1() -> None:
    b = board("historical")
    assert b.score == (1, 7)
    assert all(not b.at(city) for city in ("rome", "athena", "byzantium", "ephesus"))


@pytest.mark.rule("1.2", "8.2")
def test_ten_points_win_at_the_winter_of_any_year() -> None:
    b = board(f"year 705 turn 5\n{TEN}").winter()
    assert b.kind == "over"
    assert b.outcome is not None
    assert b.outcome.winner == 0
    assert b.outcome.score == (10, 3)
    assert b.outcome.reason.key == "end-ten-points"


@pytest.mark.rule("1.2", "8.2")
def test_ten_points_do_not_win_before_winter() -> None:
    b = board(f"year 705 turn 4\n{TEN}").cards("1/2-a", "1/2-b").fight()
    assert b.score == (10, 3)
    assert b.outcome is None
    assert b.kind == "play"
    assert b.when == (705, 5)


@pytest.mark.rule("1.2")
def test_nine_points_are_not_enough() -> None:
    b = board(f"year 705 turn 5\n{TEN}\ncaesar genua: legio-11").winter()
    assert b.score == (9, 3)
    assert b.outcome is None


@pytest.mark.rule("1.2", "7.51")
def test_a_killed_enemy_leader_is_a_point() -> None:
    b = board(f"year 705 turn 5\n{TEN}\ncaesar genua: legio-11\npompey killed: pompey").winter()
    assert b.outcome is not None
    assert b.outcome.winner == 0
    assert b.outcome.score == (10, 3)


@pytest.mark.rule("1.2")
def test_pompey_wins_in_the_same_way() -> None:
    b = board(
        """year 707 turn 5
           pompey rome: legio-1
           pompey antioch: legio-34
           pompey tarraco: legio-5
           pompey carthago-nova: legio-2
           pompey utica: legio-39
           pompey syracuse: legio-37
           pompey athena: legio-32
           caesar massilia: legio-11
           caesar killed: antonius"""
    ).winter()
    assert b.outcome is not None
    assert b.outcome.winner == 1
    assert b.outcome.score == (1, 11)


@pytest.mark.rule("1.2", "4.21")
def test_a_vacant_city_counts_for_nobody() -> None:
    assert board("caesar rome: legio-13").score == (2, 2)
    assert board("caesar genua: legio-13").score == (0, 2)


@pytest.mark.rule("1.2", "8.2")
def test_after_the_fifth_year_the_higher_total_wins() -> None:
    b = last_winter("massilia", "utica")
    assert b.kind == "over"
    assert b.outcome is not None
    assert b.outcome.winner == 1
    assert b.outcome.score == (1, 3)
    assert b.outcome.reason.key == "end-more-points"


@pytest.mark.rule("1.2", "8.2")
def test_before_the_fifth_year_the_higher_total_does_not_win() -> None:
    b = board("year 708 turn 5\ncaesar massilia: legio-11\npompey utica: legio-39").winter()
    assert b.score == (1, 3)
    assert b.outcome is None


@pytest.mark.rule("1.2")
@pytest.mark.parametrize(
    ("caesar", "pompey", "winner"),
    [
        ("rome", "genua", 0),  # 2 and 2 (Alexandria); Caesar holds Rome
        ("massilia tarraco utica syracuse", "rome", 1),  # 4 and 4; Pompey holds Rome
        ("massilia tarraco", "genua", None),  # 2 and 2, Rome is vacant: a draw
    ],
)
def test_equal_totals_after_the_fifth_year_go_to_the_holder_of_rome(
    caesar: str, pompey: str, winner: int | None
) -> None:
    b = last_winter(caesar, pompey)
    assert b.outcome is not None
    assert b.outcome.score[0] == b.outcome.score[1]
    assert b.outcome.winner == winner
    assert b.outcome.reason.key == ("end-draw" if winner is None else "end-holds-rome")


@pytest.mark.rule("1.2", "2.0")
def test_the_game_lasts_five_years_of_five_turns() -> None:
    b = board("year 705 turn 1\ncaesar rome: legio-13\npompey utica: legio-39")
    for year in range(705, 710):
        for turn in range(1, 6):
            assert b.when == (year, turn)
            b.cards("1/2-a", "1/2-b").fight()
        if year < 709:
            b.new_year()
    assert b.kind == "over"
    assert b.deciders == ()


@pytest.mark.rule("1.2")
def test_both_sides_can_never_reach_ten_together() -> None:
    # The rulings settle it all the same; but 13 points in cities and six leaders are not twice ten.
    assert sum(VALUE) + 6 < 20
