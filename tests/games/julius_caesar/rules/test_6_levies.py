"""6.4: steps for blocks on the map, and new blocks from the pool."""

from __future__ import annotations

import pytest

from tests.support.julius_caesar.board import Board, board


def levying(text: str, card: str = "2/3-a", side: str = "caesar") -> Board:
    """The side moves nothing; its levies begin."""
    return board(text).command(side, card).levies(side)


@pytest.mark.rule("6.4", "2.2")
@pytest.mark.parametrize(("card", "points"), [("2/1-a", 1), ("2/2-a", 2), ("1/3", 3)])
def test_each_levy_point_adds_one_step(card: str, points: int) -> None:
    b = levying("caesar massilia: legio-17 1", card)
    for step in range(points):
        assert b.deciders == ("caesar",)
        b.do("caesar", "raise legio-17")
        assert b.strength("legio-17") == 2 + step
    assert b.deciders == ("pompey",)


@pytest.mark.rule("6.4", "3.11")
def test_no_block_rises_above_its_maximum() -> None:
    b = levying("caesar massilia: legio-11 2, c-navis-1 1, legio-17 3")
    b.do("caesar", "raise legio-11").do("caesar", "raise c-navis-1")
    assert b.options("caesar", "raise") == {"legio-17"}


@pytest.mark.rule("6.4")
def test_a_new_block_comes_at_strength_1_and_may_gain_steps_at_once() -> None:
    b = levying("caesar massilia: legio-11").do("caesar", "levy c-auxilia-1 massilia")
    assert (b.where("c-auxilia-1"), b.strength("c-auxilia-1")) == ("massilia", 1)
    b.do("caesar", "raise c-auxilia-1").do("caesar", "raise c-auxilia-1")
    assert b.strength("c-auxilia-1") == 3
    assert b.deciders == ("pompey",)


@pytest.mark.rule("6.4")
def test_several_new_blocks_may_come_to_the_same_city() -> None:
    b = levying("caesar massilia: legio-11")
    for block in ("c-auxilia-1", "c-ballista", "c-navis-3"):
        b.do("caesar", f"levy {block} massilia")
    assert b.at("massilia") == {"legio-11", "c-auxilia-1", "c-ballista", "c-navis-3"}


@pytest.mark.rule("6.4", "7.41")
def test_the_elephants_two_steps_cost_a_point_each() -> None:
    b = levying("pompey utica: legio-39", side="pompey").do("pompey", "levy p-elephant utica")
    assert b.strength("p-elephant") == 2
    b.do("pompey", "raise p-elephant")
    assert b.strength("p-elephant") == 4
    assert "raise p-elephant" not in b.legal("pompey")
    assert b.deciders == ("pompey",)  # one of three points is left


@pytest.mark.rule("6.4", "2.1")
def test_a_player_may_stop_early() -> None:
    b = levying("caesar massilia: legio-11 1").do("caesar", "raise legio-11").do("caesar", "end")
    assert b.strength("legio-11") == 2
    assert b.deciders == ("pompey",)


@pytest.mark.rule("6.4")
def test_a_block_that_has_moved_may_gain_steps_in_a_friendly_city() -> None:
    b = board("caesar massilia: legio-11 1").command("caesar", "2/2-a")
    b.march("caesar", "legio-11", "genua", "rome").levies("caesar").do("caesar", "raise legio-11")
    assert b.strength("legio-11") == 2


@pytest.mark.rule("6.4", "6.3")
def test_a_block_that_has_sailed_may_gain_steps_too() -> None:
    b = board("caesar massilia: legio-11 1\ncaesar mare-hispanum: c-navis-1").command("caesar", "2/2-a")
    b.march("caesar", "legio-11", "mare-hispanum", "utica").levies("caesar").do("caesar", "raise legio-11")
    assert b.strength("legio-11") == 2


FRIENDLY = """
    caesar massilia: legio-11
    caesar lugdunum: legio-16
    caesar rome: legio-13
"""


@pytest.mark.rule("6.4", "3.21", "3.23", "3.25", "3.24", "3.13", "3.26")
@pytest.mark.parametrize(
    ("block", "cities"),
    [
        ("antonius", {"massilia", "lugdunum", "rome"}),  # a leader who was disbanded
        ("c-auxilia-1", {"massilia", "lugdunum", "rome"}),
        ("c-ballista", {"massilia", "lugdunum", "rome"}),
        ("legio-17", {"rome"}),
        ("legio-18", set()),  # Neapolis
        ("c-equitatus-1", {"lugdunum"}),
        ("c-equitatus-4", set()),  # Antioch
        ("c-navis-1", {"massilia"}),
    ],
)
def test_where_each_kind_of_block_is_deployed(block: str, cities: set[str]) -> None:
    assert levying(FRIENDLY).options("caesar", f"levy {block}") == cities


@pytest.mark.rule("6.4", "3.13")
def test_steps_are_added_in_any_city_also_to_blocks_that_must_be_raised_in_one() -> None:
    b = levying("caesar aenos: legio-17 1, c-equitatus-1 1")
    assert b.options("caesar", "raise") == {"legio-17", "c-equitatus-1"}


@pytest.mark.rule("6.4", "4.21")
def test_nothing_is_raised_in_a_vacant_city() -> None:
    b = board("caesar rome: legio-13\ncaesar massilia: legio-11").command("caesar", "2/2-a")
    b.march("caesar", "legio-13", "genua").levies("caesar")
    assert not b.options("caesar", "levy legio-17")
    assert b.options("caesar", "levy c-auxilia-1") == {"genua", "massilia"}


@pytest.mark.rule("6.4", "4.21")
def test_nothing_is_raised_in_a_contested_city_by_either_side() -> None:
    b = board(
        """caesar narbo: legio-7 1
           caesar massilia: legio-11
           pompey tarraco: legio-5 1
           pompey utica: legio-39"""
    ).cards("2/2-a", "2/2-b")
    b.march("caesar", "legio-7", "tarraco").levies("caesar")
    assert not b.options("caesar", "raise")
    assert "tarraco" not in b.options("caesar", "levy c-auxilia-1")
    b.end("caesar").levies("pompey")
    assert not b.options("pompey", "raise")
    assert not b.options("pompey", "levy legio-6")
    assert b.options("pompey", "levy p-auxilia-1") == {"utica", "alexandria"}


@pytest.mark.rule("6.4", "4.21")
def test_nothing_is_raised_in_an_enemy_city() -> None:
    b = levying("caesar massilia: legio-11\npompey rome: legio-1 1")
    assert not b.options("caesar", "levy legio-17")
    b.refuses("caesar", "raise legio-1")
    b.refuses("caesar", "levy legio-32 massilia")


@pytest.mark.rule("6.4", "3.26")
def test_navis_gain_steps_in_any_port_but_never_at_sea() -> None:
    b = levying("caesar rome: c-navis-1 1\ncaesar mare-hispanum: c-navis-2 1\ncaesar massilia: legio-11")
    assert b.options("caesar", "raise") == {"c-navis-1"}  # Rome is a port, though no major one


@pytest.mark.rule("6.4", "3.27")
def test_cleopatra_gains_steps_for_the_side_she_serves() -> None:
    b = levying("caesar rome: cleopatra 1")
    b.do("caesar", "raise cleopatra")
    assert b.strength("cleopatra") == 2
    pompey = levying("caesar rome: cleopatra 1\npompey utica: legio-39", side="pompey")
    pompey.refuses("pompey", "raise cleopatra")


@pytest.mark.rule("6.4", "7.5")
def test_blocks_that_were_eliminated_this_year_are_not_levied() -> None:
    b = levying("caesar massilia: legio-11\ncaesar eliminated: c-auxilia-1")
    assert not b.options("caesar", "levy c-auxilia-1")
    assert b.options("caesar", "levy c-auxilia-2") == {"massilia"}


@pytest.mark.rule("6.4", "7.51")
def test_a_killed_leader_is_not_levied() -> None:
    b = levying("caesar massilia: legio-11\ncaesar killed: antonius")
    assert not b.options("caesar", "levy antonius")
    assert b.options("caesar", "levy octavian") == {"massilia"}
