"""7.8–7.83: battles at sea and in ports."""

from __future__ import annotations

import pytest

from tests.support.julius_caesar.board import Board, board


def attack(text: str, *marches: tuple[str, str], place: str = "") -> Board:
    """Caesar, with three moves, marches and sails; Pompey does nothing; the battle begins."""
    b = board(text).command("caesar", "3/1-a")
    for blocks, to in marches:
        b.march("caesar", blocks, to)
    return b.fight(place)


#: Caesar's Navis attack Mare Tyrrhenum from Mare Hispanum.
SEA = """
    caesar mare-hispanum: c-navis-1
    pompey mare-tyrrhenum: p-navis-1
"""


def at_sea(more: str = "", *marches: tuple[str, str]) -> Board:
    """The battle of Mare Tyrrhenum, in round 2."""
    return attack(SEA + more, ("c-navis-1", "mare-tyrrhenum"), *marches, place="mare-tyrrhenum").pass_round()


# ------------------------------------------------------------------ 7.8 at sea


@pytest.mark.rule("7.8", "3.26")
def test_enemy_navis_on_one_sea_fight_the_defender_first() -> None:
    b = attack(SEA, ("c-navis-1", "mare-tyrrhenum"))
    assert b.turns() == ["p-navis-1", "c-navis-1"]
    b.fire("p-navis-1", 3, 6)  # D3
    assert b.strength("c-navis-1") == 1
    b.fire("c-navis-1", 3)  # D2
    assert b.strength("p-navis-1") == 2


@pytest.mark.rule("7.8", "7.2")
def test_the_attacker_retreats_in_round_4_if_a_defending_ship_remains() -> None:
    b = at_sea().pass_round().pass_round()
    assert b.round == 4
    b.pass_blocks("p-navis-1")
    assert b.where("c-navis-1") == "mare-hispanum"
    assert (b.kind, b.deciders) == ("regroup", ("pompey",))


@pytest.mark.rule("7.8", "7.3", "7.31")
def test_reserves_and_disruption_are_the_same_at_sea() -> None:
    b = attack(
        f"{SEA}\ncaesar mare-internum: c-navis-2",
        ("c-navis-1", "mare-tyrrhenum"),
        ("c-navis-2", "mare-tyrrhenum"),
    )
    b.fire("p-navis-1", 1, 1)
    assert b.where("c-navis-1") == "eliminated"
    assert b.strength("c-navis-2") == 1
    assert b.round == 2


# ------------------------------------------------------------------ 7.81 ashore


@pytest.mark.rule("7.81", "6.2")
def test_navis_attack_a_port_from_an_adjacent_sea() -> None:
    b = attack(
        "caesar mare-hispanum: c-navis-1\npompey tarraco: p-navis-1, legio-5", ("c-navis-1", "tarraco")
    )
    assert b.turns() == ["legio-5", "p-navis-1", "c-navis-1"]


@pytest.mark.rule("7.81", "7.3", "3.26")
def test_navis_and_land_blocks_attack_a_port_together() -> None:
    b = attack(
        "caesar mare-hispanum: c-navis-1\ncaesar narbo: legio-7\npompey tarraco: legio-5",
        ("c-navis-1", "tarraco"),
        ("legio-7", "tarraco"),
    )
    # The sea border was used first: it is the main attack, and the legion is in reserve.
    assert b.turns() == ["legio-5", "c-navis-1"]
    assert b.turns() == ["legio-5", "legio-7", "c-navis-1"]


@pytest.mark.rule("7.81", "7.4")
def test_navis_in_port_take_hits_like_all_others() -> None:
    b = attack("caesar narbo: legio-7\npompey tarraco: p-navis-1 2, legio-5 1", ("legio-7", "tarraco"))
    b.pass_blocks("legio-5").fire("legio-7", 1, 6, 6)
    assert b.strength("p-navis-1") == 1


# ------------------------------------------------------------------ 7.82 retreats


@pytest.mark.rule("7.82", "7.6")
def test_navis_do_not_retreat_in_round_1() -> None:
    b = attack(SEA, ("c-navis-1", "mare-tyrrhenum"))
    assert b.legal("pompey") == {"fire p-navis-1", "pass p-navis-1"}


@pytest.mark.rule("7.82")
def test_attacking_navis_retreat_to_the_sea_they_came_from() -> None:
    b = at_sea().pass_blocks("p-navis-1")
    assert b.options("caesar", "retreat c-navis-1") == {"mare-hispanum"}  # vacant now
    b.do("caesar", "retreat c-navis-1 mare-hispanum")
    assert b.where("c-navis-1") == "mare-hispanum"


@pytest.mark.rule("7.82")
def test_attacking_navis_retreat_to_the_port_they_came_from() -> None:
    b = attack(
        "caesar neapolis: c-navis-1\npompey mare-tyrrhenum: p-navis-1", ("c-navis-1", "mare-tyrrhenum")
    )
    b.pass_round().pass_blocks("p-navis-1")
    assert b.options("caesar", "retreat c-navis-1") == {"neapolis"}  # vacant now


@pytest.mark.rule("7.82")
def test_attacking_navis_do_not_retreat_where_they_came_from_if_the_enemy_is_there() -> None:
    b = board(f"{SEA}\npompey massilia: p-navis-2").cards("2/2-a", "2/2-b")
    b.march("caesar", "c-navis-1", "mare-tyrrhenum").end("caesar").march(
        "pompey", "p-navis-2", "mare-hispanum"
    )
    b.fight().pass_round().pass_blocks("p-navis-1")
    assert not b.options("caesar", "retreat c-navis-1")


@pytest.mark.rule("7.82")
def test_attacking_navis_retreat_to_friendly_seas_and_friendly_ports_of_the_same_sea() -> None:
    b = at_sea(
        """caesar mare-internum: c-navis-2
           caesar rome: legio-7
           caesar massilia: legio-8
           pompey neapolis: legio-1"""
    ).pass_blocks("p-navis-1")
    # Not to vacant ports, nor to Massilia, which is on another sea.
    assert b.options("caesar", "retreat c-navis-1") == {"mare-hispanum", "mare-internum", "rome"}


@pytest.mark.rule("7.82")
def test_defending_navis_retreat_to_friendly_or_vacant_seas_but_not_where_the_attacker_came_from() -> None:
    b = at_sea()
    assert b.options("pompey", "retreat p-navis-1") == {"mare-internum"}
    friendly = at_sea("pompey mare-internum: p-navis-2")
    assert friendly.options("pompey", "retreat p-navis-1") == {"mare-internum"}
    enemy = at_sea("caesar mare-internum: c-navis-2")
    assert not enemy.options("pompey", "retreat p-navis-1")


@pytest.mark.rule("7.82")
def test_defending_navis_retreat_to_friendly_ports_of_the_same_sea() -> None:
    b = at_sea("pompey neapolis: legio-1\npompey tarraco: legio-5\ncaesar rome: legio-7")
    assert b.options("pompey", "retreat p-navis-1") == {"mare-internum", "neapolis"}


@pytest.mark.rule("7.82")
def test_navis_without_a_retreat_must_win_or_perish() -> None:
    b = board(f"{SEA}\npompey massilia: p-navis-2").cards("2/2-a", "2/2-b")
    b.march("caesar", "c-navis-1", "mare-tyrrhenum").end("caesar").march(
        "pompey", "p-navis-2", "mare-hispanum"
    )
    b.fight().pass_round().pass_round().pass_round().pass_blocks("p-navis-1")
    assert b.where("c-navis-1") == "eliminated"


@pytest.mark.rule("7.82", "7.81")
def test_attacking_navis_in_a_port_battle_retreat_to_the_seas_of_the_port() -> None:
    b = attack(
        """caesar mare-hispanum: c-navis-1
           caesar mare-internum: c-navis-2
           caesar massilia: legio-7
           pompey utica: legio-39""",
        ("c-navis-1", "utica"),
    ).pass_round()
    b.pass_blocks("legio-39")
    # Back, or to the friendly sea; not to the vacant Mare Tyrrhenum, not from port to port.
    assert b.options("caesar", "retreat c-navis-1") == {"mare-hispanum", "mare-internum"}


@pytest.mark.rule("7.82", "7.81")
def test_defending_navis_in_a_port_battle_retreat_to_the_seas_of_the_port() -> None:
    b = attack(
        """caesar mare-hispanum: c-navis-1
           caesar mare-internum: c-navis-2
           pompey utica: p-navis-1
           pompey carthago-nova: legio-2""",
        ("c-navis-1", "utica"),
    ).pass_round()
    # Not where the attacker came from, not to an enemy sea.
    assert b.options("pompey", "retreat p-navis-1") == {"mare-tyrrhenum"}


@pytest.mark.rule("7.82", "7.61", "7.81")
def test_land_blocks_and_navis_leave_a_port_by_their_own_ways() -> None:
    b = attack(
        "caesar narbo: legio-7\npompey tarraco: p-navis-1, legio-5", ("legio-7", "tarraco")
    ).pass_round()
    assert b.options("pompey", "retreat legio-5") == {"bilbilis", "carthago-nova"}
    b.pass_blocks("legio-5 legio-7")
    assert b.options("pompey", "retreat p-navis-1") == {"mare-hispanum"}


# ------------------------------------------------------------------ 7.83 regroups


@pytest.mark.rule("7.83")
def test_navis_that_won_at_sea_regroup_to_seas_and_ports_friendly_or_vacant() -> None:
    b = attack(
        """caesar mare-hispanum: c-navis-1
           pompey mare-tyrrhenum: p-navis-1 1
           pompey rome: legio-1
           caesar neapolis: legio-8
           pompey mare-internum: p-navis-2""",
        ("c-navis-1", "mare-tyrrhenum"),
    )
    b.pass_blocks("p-navis-1").fire("c-navis-1", 1, 6)
    ports = {"aleria", "caralis", "genua", "lilybaeum", "messana", "neapolis", "rhegium", "utica"}
    assert b.options("caesar", "regroup c-navis-1") == {"mare-hispanum"} | ports
    b.do("caesar", "regroup c-navis-1 aleria")
    assert b.where("c-navis-1") == "aleria"
    assert b.kind == "play"


@pytest.mark.rule("7.83", "7.81", "7.7")
def test_navis_that_won_in_a_port_regroup_to_its_seas() -> None:
    b = attack(
        """caesar mare-hispanum: c-navis-1
           pompey utica: p-navis-1 1
           pompey mare-tyrrhenum: p-navis-2""",
        ("c-navis-1", "utica"),
    )
    b.pass_blocks("p-navis-1").fire("c-navis-1", 1, 6)
    assert b.options("caesar", "regroup c-navis-1") == {"mare-hispanum", "mare-internum"}


@pytest.mark.rule("7.83")
def test_any_number_of_navis_regroup_over_a_sea_border() -> None:
    b = attack(
        """caesar mare-hispanum: c-navis-1, c-navis-2, c-navis-3, c-navis-4, c-navis-5
           pompey mare-tyrrhenum: p-navis-1 1""",
        ("c-navis-1 c-navis-2 c-navis-3 c-navis-4 c-navis-5", "mare-tyrrhenum"),
    )
    b.pass_blocks("p-navis-1").fire("c-navis-1", 1, 6)
    for number in range(1, 6):
        b.do("caesar", f"regroup c-navis-{number} mare-hispanum")
    assert len(b.at("mare-hispanum")) == 5
