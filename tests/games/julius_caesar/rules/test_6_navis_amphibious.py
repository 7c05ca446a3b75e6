"""6.2, 6.3: ships, and armies aboard them."""

from __future__ import annotations

import pytest

from tests.support.julius_caesar.board import Board, board

# ------------------------------------------------------------------ 6.2 Navis


@pytest.mark.rule("6.2", "4.42", example=True)
def test_example_navis_move_1() -> None:
    b = board("caesar massilia: c-navis-1").command("caesar", "1/2-a")
    assert b.options("caesar", "march c-navis-1") == {"mare-hispanum"}
    seas = {"oceanus-atlanticus", "mare-tyrrhenum"}
    ports = {"utica", "caralis", "iomnium", "siga", "tingis", "carthago-nova", "tarraco", "narbo", "genua"}
    assert b.reach("caesar", "c-navis-1") == {"mare-hispanum"} | seas | ports


@pytest.mark.rule("6.2", "2.2", example=True)
def test_example_navis_move_1_only_friendly_or_vacant_ports_and_seas() -> None:
    b = board(
        """caesar massilia: c-navis-1
           caesar narbo: legio-7
           pompey tarraco: legio-5
           pompey utica: p-navis-1
           pompey mare-tyrrhenum: p-navis-2"""
    ).command("caesar", "1/2-a")
    reached = b.reach("caesar", "c-navis-1")
    assert "narbo" in reached
    assert not {"tarraco", "utica", "mare-tyrrhenum"} & reached


@pytest.mark.rule("6.2", "6.12", example=True)
def test_example_navis_move_1_an_enemy_sea_is_attacked_and_ends_the_move() -> None:
    b = board("caesar massilia: c-navis-1\npompey mare-hispanum: p-navis-1").command("caesar", "1/2-a")
    assert b.reach("caesar", "c-navis-1") == {"mare-hispanum"}


@pytest.mark.rule("6.2", "4.42", example=True)
def test_example_navis_move_2() -> None:
    b = board("caesar mare-internum: c-navis-1").command("caesar", "1/2-a")
    first = b.options("caesar", "march c-navis-1")
    assert {place for place in first if place.startswith("mare")} == {
        "mare-tyrrhenum",
        "mare-hadriaticum",
        "mare-aegaeum",
        "mare-egypticum",
    }
    b.do("caesar", "march c-navis-1 mare-aegaeum")
    assert b.options("caesar", "march c-navis-1") == {
        "propontis",
        "mare-egypticum",
        "creta",
        "athena",
        "thessalonika",
        "aenos",
        "ephesus",
    }
    # Pergamum is not a port.
    b.refuses("caesar", "march c-navis-1 pergamum")


@pytest.mark.rule("6.2")
def test_navis_never_go_from_port_to_port_directly() -> None:
    b = board("caesar massilia: c-navis-1").command("caesar", "1/2-a")
    b.refuses("caesar", "march c-navis-1 narbo")
    b.march("caesar", "c-navis-1", "mare-hispanum", "narbo")
    assert b.where("c-navis-1") == "narbo"


@pytest.mark.rule("6.2", "6.1")
def test_navis_do_not_return_to_the_port_they_have_just_left() -> None:
    b = board("caesar massilia: c-navis-1").command("caesar", "1/2-a")
    b.do("caesar", "march c-navis-1 mare-hispanum")
    assert "massilia" not in b.options("caesar", "march c-navis-1")


@pytest.mark.rule("6.2", "6.1")
def test_navis_and_land_blocks_of_a_city_move_as_one_group() -> None:
    b = board("caesar massilia: c-navis-1, legio-11\ncaesar genua: legio-8").command("caesar", "1/2-a")
    b.march("caesar", "c-navis-1", "mare-hispanum").march("caesar", "legio-11", "narbo")
    assert not b.options("caesar", "march legio-8")


@pytest.mark.rule("6.2", "6.12")
@pytest.mark.parametrize(
    ("start", "enemy"),
    [
        ("massilia", "mare-hispanum"),  # from a port to sea
        ("mare-tyrrhenum", "mare-hispanum"),  # from sea to sea
        ("mare-hispanum", "tarraco"),  # from sea to a port
    ],
)
def test_navis_attack_with_their_first_step(start: str, enemy: str) -> None:
    b = board(f"caesar {start}: c-navis-1\npompey {enemy}: p-navis-1").command("caesar", "1/2-a")
    b.do("caesar", f"march c-navis-1 {enemy}").fight()
    assert b.kind == "battle-turn"
    assert b.turns() == ["p-navis-1", "c-navis-1"]


@pytest.mark.rule("6.2", "6.12")
def test_navis_do_not_attack_with_their_second_step() -> None:
    b = board("caesar massilia: c-navis-1\npompey tarraco: legio-5").command("caesar", "1/2-a")
    b.do("caesar", "march c-navis-1 mare-hispanum")
    b.refuses("caesar", "march c-navis-1 tarraco")


@pytest.mark.rule("6.2", "6.14")
def test_navis_respond_from_an_adjacent_place_only() -> None:
    b = board(
        """caesar mare-hispanum: c-navis-1
           pompey mare-tyrrhenum: p-navis-1
           pompey mare-internum: p-navis-2
           pompey mare-egypticum: p-navis-3
           pompey neapolis: p-navis-4"""
    ).cards("3/1-a", "3/1-b")
    b.march("caesar", "c-navis-1", "mare-tyrrhenum").end("caesar")
    b.march("pompey", "p-navis-2 p-navis-4", "mare-tyrrhenum")
    assert b.in_reserve() == {"p-navis-2", "p-navis-4"}
    b.do("pompey", "march p-navis-3 mare-internum")
    assert "mare-tyrrhenum" not in b.options("pompey", "march p-navis-3")


@pytest.mark.rule("6.2", "6.12", "7.3")
def test_navis_that_attack_over_several_sea_borders_have_one_main_attack() -> None:
    b = board(
        """caesar massilia: c-navis-1
           caesar mare-tyrrhenum: c-navis-2
           pompey mare-hispanum: p-navis-1"""
    ).command("caesar", "2/2-a")
    b.march("caesar", "c-navis-2", "mare-hispanum").march("caesar", "c-navis-1", "mare-hispanum")
    assert b.in_reserve() == {"c-navis-1"}


@pytest.mark.rule("6.2", "4.21")
def test_navis_may_occupy_a_vacant_port_and_hold_it() -> None:
    b = board("caesar mare-hispanum: c-navis-1").command("caesar", "1/2-a")
    b.march("caesar", "c-navis-1", "utica")
    assert b.score[0] == 1


@pytest.mark.rule("6.2", "6.11")
def test_any_number_of_navis_may_use_a_sea_border() -> None:
    fleet = "c-navis-1 c-navis-2 c-navis-3 c-navis-4 c-navis-5"
    b = board(f"caesar mare-hispanum: {fleet.replace(' ', ', ')}").command("caesar", "1/2-a")
    b.march("caesar", fleet, "mare-tyrrhenum", "rome")
    assert b.at("rome") == set(fleet.split())


# ------------------------------------------------------------------ 6.3 amphibious moves


@pytest.mark.rule("6.3", "4.4", example=True)
def test_example_amphibious_move() -> None:
    b = board(
        """caesar mare-tyrrhenum: c-navis-1
           caesar mare-internum: c-navis-2
           caesar mare-egypticum: c-navis-3
           caesar rome: legio-7, legio-8, legio-9
           caesar genua: legio-11"""
    ).cards("3/1-a", "2/2-a")
    for legion in ("legio-7", "legio-8"):
        b.march("caesar", legion, "mare-tyrrhenum", "mare-internum", "mare-egypticum", "antioch")
    assert b.at("antioch") == {"legio-7", "legio-8"}
    # Two of the three points are spent; the third moves a group, and then amphibious moves are over.
    b.march("caesar", "legio-11", "massilia")
    assert b.deciders == ("caesar",)
    assert not b.options("caesar", "march legio-9")
    # It is completed before Player 2 moves.
    b.end("caesar")
    assert b.deciders == ("pompey",)
    assert b.at("antioch") == {"legio-7", "legio-8"}


def sailing(text: str = "", card: str = "3/1-a") -> Board:
    """Caesar holds Mare Hispanum with one Navis, and has an army in Massilia."""
    return board(
        f"""caesar mare-hispanum: c-navis-1
            caesar massilia: legio-7, legio-8, legio-9, legio-10
            {text}"""
    ).command("caesar", card)


@pytest.mark.rule("6.3")
def test_an_amphibious_move_costs_a_point_a_block() -> None:
    b = sailing(card="2/2-a")
    b.march("caesar", "legio-7", "mare-hispanum", "utica").march(
        "caesar", "legio-8", "mare-hispanum", "utica"
    )
    # No point is left for a third, nor for the group in Massilia: nothing was activated.
    assert b.kind == "levies"


@pytest.mark.rule("6.3")
def test_amphibious_moves_come_before_all_others() -> None:
    b = sailing().march("caesar", "legio-7", "genua")
    b.refuses("caesar", "march legio-8 mare-hispanum")
    order = sailing().march("caesar", "legio-8", "mare-hispanum", "utica").march("caesar", "legio-7", "genua")
    assert order.where("legio-8") == "utica"


@pytest.mark.rule("6.3", "4.4")
def test_the_seas_must_have_been_friendly_before() -> None:
    b = board("caesar massilia: c-navis-1, legio-7\ncaesar genua: c-navis-2").command("caesar", "3/1-a")
    b.refuses("caesar", "march legio-7 mare-hispanum")
    b.march("caesar", "c-navis-1", "mare-hispanum")
    b.refuses("caesar", "march legio-7 mare-hispanum")


@pytest.mark.rule("6.3", "4.4")
def test_every_sea_on_the_way_must_be_friendly_and_adjacent_to_the_next() -> None:
    b = sailing("caesar mare-egypticum: c-navis-2").do("caesar", "march legio-7 mare-hispanum")
    ends = b.options("caesar", "march legio-7")
    assert "mare-tyrrhenum" not in ends  # vacant
    assert "mare-egypticum" not in ends  # friendly, but not adjacent
    assert "utica" in ends
    enemy = sailing("pompey mare-tyrrhenum: p-navis-1").do("caesar", "march legio-7 mare-hispanum")
    assert "mare-tyrrhenum" not in enemy.options("caesar", "march legio-7")
    both = sailing("caesar mare-tyrrhenum: c-navis-2").do("caesar", "march legio-7 mare-hispanum")
    both.do("caesar", "march legio-7 mare-tyrrhenum")
    assert {"rome", "neapolis", "aleria"} <= both.options("caesar", "march legio-7")


@pytest.mark.rule("6.3")
def test_the_destination_is_a_friendly_or_vacant_port() -> None:
    b = sailing("pompey utica: legio-39\ncaesar tarraco: legio-11").do(
        "caesar", "march legio-7 mare-hispanum"
    )
    ports = b.options("caesar", "march legio-7")
    assert ports == {"caralis", "carthago-nova", "genua", "iomnium", "narbo", "siga", "tarraco", "tingis"}
    b.refuses("caesar", "march legio-7 utica")


@pytest.mark.rule("6.3")
def test_a_contested_port_is_no_destination() -> None:
    b = board(
        """caesar narbo: legio-7
           pompey tarraco: legio-5
           pompey utica: legio-39
           pompey mare-hispanum: p-navis-1"""
    ).cards("2/2-a", "2/2-b")
    b.march("caesar", "legio-7", "tarraco").end("caesar")
    b.do("pompey", "march legio-39 mare-hispanum")
    assert "tarraco" not in b.options("pompey", "march legio-39")


@pytest.mark.rule("6.3", "6.1")
def test_a_block_that_has_sailed_does_not_march_nor_the_other_way_round() -> None:
    b = sailing().march("caesar", "legio-7", "mare-hispanum", "carthago-nova")
    assert not b.options("caesar", "march legio-7")
    on_foot = sailing().do("caesar", "march legio-7 genua")
    assert on_foot.options("caesar", "march legio-7") == {"rome", "ravenna", "lugdunum"}


@pytest.mark.rule("6.3")
def test_one_navis_stays_in_a_sea_that_was_crossed() -> None:
    b = sailing()
    assert b.options("caesar", "march c-navis-1")
    b.march("caesar", "legio-7", "mare-hispanum", "utica")
    assert not b.options("caesar", "march c-navis-1")


@pytest.mark.rule("6.3", "4.4")
@pytest.mark.parametrize(
    ("sea", "start", "end"),
    [
        ("oceanus-atlanticus", "burdigala", "sala"),
        ("mare-hispanum", "massilia", "utica"),
        ("mare-tyrrhenum", "rome", "aleria"),
        ("mare-internum", "brundisium", "cyrene"),
        ("mare-hadriaticum", "ravenna", "dyrrachium"),
        ("mare-aegaeum", "aenos", "creta"),
        ("propontis", "nicomedia", "byzantium"),
        ("pontus-euxinus", "byzantium", "sinope"),
        ("mare-egypticum", "antioch", "salamis"),
    ],
)
def test_every_sea_carries_armies_and_is_then_kept(sea: str, start: str, end: str) -> None:
    b = board(f"caesar {sea}: c-navis-1\ncaesar {start}: legio-7\ncaesar lugdunum: legio-8")
    b.command("caesar", "2/2-a").march("caesar", "legio-7", sea, end)
    assert b.where("legio-7") == end
    assert not b.options("caesar", "march c-navis-1")


@pytest.mark.rule("6.3")
def test_other_navis_of_that_sea_may_move() -> None:
    b = sailing("caesar mare-hispanum: c-navis-1, c-navis-2")
    b.march("caesar", "legio-7", "mare-hispanum", "utica")
    assert b.options("caesar", "march c-navis-1")
    b.march("caesar", "c-navis-2", "mare-tyrrhenum")
    assert not b.options("caesar", "march c-navis-1")


@pytest.mark.rule("6.3")
def test_every_sea_of_the_chain_is_kept() -> None:
    b = sailing("caesar mare-tyrrhenum: c-navis-2\ncaesar mare-internum: c-navis-3")
    b.march("caesar", "legio-7", "mare-hispanum", "mare-tyrrhenum", "rome")
    assert not b.options("caesar", "march c-navis-1")
    assert not b.options("caesar", "march c-navis-2")
    assert b.options("caesar", "march c-navis-3")  # not crossed


@pytest.mark.rule("6.3", "6.13")
def test_an_unpinned_block_may_sail_from_a_contested_city() -> None:
    b = board(
        """caesar narbo: legio-7
           pompey tarraco: legio-5, legio-6
           pompey mare-hispanum: p-navis-1"""
    ).cards("2/2-a", "2/2-b")
    b.march("caesar", "legio-7", "tarraco").end("caesar")
    b.march("pompey", "legio-5", "mare-hispanum", "utica")
    assert b.where("legio-5") == "utica"
    b.refuses("pompey", "march legio-6 mare-hispanum")  # pinned


@pytest.mark.rule("6.3")
def test_an_amphibious_move_is_for_land_blocks_and_needs_no_activated_port() -> None:
    b = sailing(card="1/2-b").march("caesar", "legio-7", "mare-hispanum", "utica")
    # The point is spent, and Massilia's other blocks cannot march on it.
    assert b.kind == "levies"
    assert b.where("legio-7") == "utica"


@pytest.mark.rule("6.3", "6.11")
def test_no_road_limit_holds_at_sea() -> None:
    b = sailing("caesar massilia: legio-7, legio-8, legio-9, legio-10, legio-11", card="4/1")
    for legion in ("legio-7", "legio-8", "legio-9", "legio-10"):
        b.march("caesar", legion, "mare-hispanum", "utica")
    assert len(b.at("utica")) == 4


@pytest.mark.rule("6.3")
def test_nobody_goes_aboard_who_could_land_nowhere() -> None:
    b = board(
        """caesar byzantium: legio-7
           caesar propontis: c-navis-1
           pompey nicomedia: legio-1"""
    ).command("caesar", "2/2-a")
    assert "propontis" not in b.options("caesar", "march legio-7")
