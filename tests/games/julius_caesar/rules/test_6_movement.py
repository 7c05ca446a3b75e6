"""6.0–6.15: group moves, road limits, attack, pinning and response."""

from __future__ import annotations

import pytest

from tests.support.julius_caesar.board import Board, board

# ------------------------------------------------------------------ 6.0, 6.1 group moves


@pytest.mark.rule("6.0")
def test_each_side_has_the_values_of_its_own_card() -> None:
    b = board(
        """caesar narbo: legio-7 1
           caesar genua: legio-8
           caesar ravenna: legio-13
           pompey utica: legio-39
           pompey syracuse: legio-37 1"""
    ).cards("2/1-a", "1/2-a")
    b.march("caesar", "legio-7", "burdigala").march("caesar", "legio-8", "rome")
    assert not b.options("caesar", "march legio-13")
    b.levies("caesar").do("caesar", "raise legio-7")
    assert b.deciders == ("pompey",)
    b.march("pompey", "legio-39", "tacape")
    assert not b.options("pompey", "march legio-37")
    b.levies("pompey").do("pompey", "raise legio-37").do("pompey", "raise legio-37")
    assert b.kind == "play"


@pytest.mark.rule("6.1", "6.2", "2.2", example=True)
def test_example_move() -> None:
    b = board("caesar massilia: legio-11, legio-14, legio-8, c-navis-1").command("caesar", "1/2-a")
    assert b.options("caesar", "march legio-11") == {"narbo", "lugdunum", "genua"}
    further = {"tarraco", "burdigala", "cenabum", "treveri", "ravenna", "rome"}
    assert b.reach("caesar", "legio-11") == {"narbo", "lugdunum", "genua"} | further
    # Any or all of them, to one or more of these places, for one move point; and the Navis to sea.
    b.march("caesar", "legio-11", "narbo", "tarraco").march("caesar", "legio-14", "genua")
    b.do("caesar", "march c-navis-1 mare-hispanum")
    assert {"mare-tyrrhenum", "narbo", "utica"} <= b.options("caesar", "march c-navis-1")
    b.do("caesar", "stop").march("caesar", "legio-8", "lugdunum", "treveri")
    assert (b.where("legio-11"), b.where("legio-14")) == ("tarraco", "genua")
    assert (b.where("c-navis-1"), b.where("legio-8")) == ("mare-hispanum", "treveri")


@pytest.mark.rule("6.1")
@pytest.mark.parametrize(("card", "points"), [("1/3", 1), ("2/2-a", 2), ("3/1-a", 3), ("4/1", 4)])
def test_each_move_point_activates_one_location(card: str, points: int) -> None:
    starts = {
        "narbo": "legio-7",
        "genua": "legio-8",
        "ravenna": "legio-13",
        "lugdunum": "legio-16",
        "rome": "legio-9",
    }
    b = board("\n".join(f"caesar {city}: {block}" for city, block in starts.items())).command("caesar", card)
    blocks = list(starts.values())
    for block, to in list(zip(blocks, ("burdigala", "massilia", "aquileia", "cenabum"), strict=False))[
        :points
    ]:
        b.march("caesar", block, to)
    for block in blocks[points:]:
        assert not b.options("caesar", f"march {block}")


@pytest.mark.rule("6.1")
def test_the_blocks_of_an_activated_location_may_move_at_any_point() -> None:
    b = board("caesar genua: legio-8, legio-12\ncaesar narbo: legio-7\ncaesar rome: legio-9").command(
        "caesar", "2/2-a"
    )
    b.march("caesar", "legio-8", "massilia").march("caesar", "legio-7", "burdigala")
    assert not b.options("caesar", "march legio-9")
    b.march("caesar", "legio-12", "rome")
    assert b.where("legio-12") == "rome"


@pytest.mark.rule("6.1")
def test_a_block_moves_once_a_turn() -> None:
    b = board("caesar genua: legio-8\ncaesar massilia: legio-11").command("caesar", "3/1-a")
    b.march("caesar", "legio-8", "massilia")
    b.march("caesar", "legio-11", "narbo")
    # Massilia is activated, and there are points left; but Legio 8 has moved.
    assert not b.options("caesar", "march legio-8")
    assert b.options("caesar", "march legio-11") == set()


@pytest.mark.rule("6.1", "2.0")
def test_a_block_that_has_moved_moves_again_in_the_next_turn() -> None:
    b = board("caesar genua: legio-8").command("caesar", "2/2-a").march("caesar", "legio-8", "rome").fight()
    b.command("caesar", "2/2-b").march("caesar", "legio-8", "neapolis")
    assert b.where("legio-8") == "neapolis"


@pytest.mark.rule("6.1")
def test_the_second_step_does_not_lead_back() -> None:
    b = board("caesar genua: legio-8").command("caesar", "2/2-a").do("caesar", "march legio-8 massilia")
    assert b.legal("caesar") == {"stop", "march legio-8 narbo", "march legio-8 lugdunum"}


@pytest.mark.rule("6.1", "2.2")
def test_the_second_step_enters_friendly_or_vacant_places_only() -> None:
    b = board(
        """caesar genua: legio-8
           caesar narbo: legio-7
           pompey lugdunum: legio-1"""
    ).command("caesar", "2/2-a")
    b.do("caesar", "march legio-8 massilia")
    assert b.options("caesar", "march legio-8") == {"narbo"}


@pytest.mark.rule("6.1")
def test_a_block_takes_two_steps_and_no_more() -> None:
    b = board("caesar genua: legio-8, legio-12").command("caesar", "2/2-a")
    b.do("caesar", "march legio-8 massilia").do("caesar", "march legio-8 narbo")
    assert b.kind == "movement"
    b.refuses("caesar", "march legio-8 tarraco")


@pytest.mark.rule("6.1", "6.12")
def test_blocks_of_one_group_may_go_in_several_directions_and_some_may_attack() -> None:
    b = board("caesar genua: legio-8, legio-12, antonius\npompey rome: legio-1").command("caesar", "1/2-b")
    b.march("caesar", "legio-8", "rome").march("caesar", "legio-12", "ravenna", "aquileia")
    b.march("caesar", "antonius", "lugdunum")
    assert b.where("legio-12") == "aquileia"
    assert b.at("rome") == {"legio-8", "legio-1"}


# ------------------------------------------------------------------ 6.11 road limits

TEN = "legio-7, legio-8, legio-9, legio-10, legio-11, legio-12, legio-13, legio-14, legio-16, antonius"


@pytest.mark.rule("6.11", "4.31", example=True)
def test_example_roads_to_rome() -> None:
    b = board(
        """caesar genua: legio-7, legio-8, legio-9, legio-10, legio-11
           caesar ravenna: legio-12, legio-13, legio-14"""
    ).command("caesar", "2/2-a")
    b.march("caesar", "legio-7 legio-8 legio-9 legio-10", "rome")
    b.refuses("caesar", "march legio-11 rome")
    b.march("caesar", "legio-12 legio-13", "rome")
    b.refuses("caesar", "march legio-14 rome")
    assert len(b.at("rome")) == 6


@pytest.mark.rule("6.11", example=True)
@pytest.mark.parametrize("guard", ["", "legio-16"])
def test_example_both_players_use_the_same_road(guard: str) -> None:
    b = board(
        f"""caesar massilia: legio-7, legio-8, legio-9, legio-10
            pompey rome: legio-1, legio-2, legio-3, legio-4
            {"caesar genua: " + guard if guard else ""}"""
    ).cards("2/2-a", "2/2-b")
    b.march("caesar", "legio-7 legio-8 legio-9 legio-10", "genua", "ravenna").end("caesar")
    if guard:
        # A block left in Genua: Pompey cannot move through it without fighting.
        b.do("pompey", "march legio-1 genua")
        assert b.kind == "movement"
        assert "massilia" not in b.reach("pompey", "legio-2")
    else:
        b.march("pompey", "legio-1 legio-2 legio-3 legio-4", "genua", "massilia")
        assert b.at("massilia") == {"legio-1", "legio-2", "legio-3", "legio-4"}


@pytest.mark.rule("6.11")
def test_both_players_may_move_two_blocks_along_the_same_minor_road() -> None:
    b = board("caesar ravenna: legio-7, legio-8\npompey neapolis: legio-1, legio-2").cards("2/2-a", "2/2-b")
    b.march("caesar", "legio-7 legio-8", "rome", "genua").end("caesar")
    b.march("pompey", "legio-1 legio-2", "rome", "ravenna")
    assert b.at("ravenna") == {"legio-1", "legio-2"}


@pytest.mark.rule("6.11")
def test_both_directions_count_together() -> None:
    b = board("caesar ravenna: legio-7, legio-8\ncaesar rome: legio-9, legio-10").command("caesar", "2/2-a")
    b.march("caesar", "legio-7", "rome").march("caesar", "legio-9", "ravenna")
    b.refuses("caesar", "march legio-8 rome")
    b.refuses("caesar", "march legio-10 ravenna")


@pytest.mark.rule("6.11")
def test_a_march_of_two_steps_counts_on_both_roads() -> None:
    b = board(f"caesar massilia: {TEN}").command("caesar", "2/2-a")
    b.march("caesar", "legio-7 legio-8", "genua", "lugdunum")  # Genua–Lugdunum is a minor road
    b.march("caesar", "legio-9 legio-10", "genua")
    b.refuses("caesar", "march legio-11 genua")
    b.do("caesar", "march legio-11 lugdunum")
    assert b.options("caesar", "march legio-11") == {"cenabum", "treveri"}


@pytest.mark.rule("6.11")
def test_the_limit_holds_for_the_whole_movement_of_a_turn_and_is_fresh_in_the_next() -> None:
    b = board("caesar ravenna: legio-7, legio-8, legio-9").command("caesar", "3/1-a")
    b.march("caesar", "legio-7 legio-8", "rome")
    b.refuses("caesar", "march legio-9 rome")
    b.fight()
    b.command("caesar", "3/1-b").march("caesar", "legio-9", "rome")
    assert b.where("legio-9") == "rome"


@pytest.mark.rule("6.15")
def test_there_is_no_stacking_limit_during_the_year() -> None:
    b = board(f"caesar genua: {TEN}\ncaesar rome: caesar, c-auxilia-1, c-auxilia-2, c-ballista")
    b.command("caesar", "2/3-a").march("caesar", "legio-7 legio-8 legio-9 legio-10", "rome")
    b.levies("caesar").do("caesar", "levy c-auxilia-3 rome").do("caesar", "levy c-auxilia-4 rome")
    b.do("caesar", "levy legio-17 rome")
    assert len(b.at("rome")) == 11
    b.end("pompey")
    assert b.kind == "play"


# ------------------------------------------------------------------ 6.12 attacking


@pytest.mark.rule("6.12", "6.11", "2.2", example=True)
def test_example_movement_and_attacking() -> None:
    b = board(
        """caesar massilia: legio-7, legio-8, legio-9, legio-10, legio-11, legio-12
           pompey tarraco: legio-5, legio-6, p-equitatus-1
           pompey genua: legio-1, legio-2, legio-3"""
    ).command("caesar", "4/1")
    # Tarraco is two moves away.
    b.do("caesar", "march legio-7 narbo")
    assert b.options("caesar", "march legio-7") == {"burdigala"}
    b.do("caesar", "stop")
    # Genua is adjacent: four blocks attack it, and no others by way of Lugdunum.
    b = board(
        """caesar massilia: legio-7, legio-8, legio-9, legio-10, legio-11, legio-12
           pompey genua: legio-1, legio-2, legio-3"""
    ).command("caesar", "4/1")
    b.march("caesar", "legio-7 legio-8 legio-9 legio-10", "genua")
    b.refuses("caesar", "march legio-11 genua")
    b.do("caesar", "march legio-11 lugdunum")
    assert "genua" not in b.options("caesar", "march legio-11")


@pytest.mark.rule("6.12", "7.3")
def test_the_first_road_used_is_the_main_attack_and_others_are_reserves() -> None:
    b = board(
        """caesar ravenna: legio-7, legio-8
           caesar genua: legio-9, legio-10
           pompey rome: legio-1"""
    ).command("caesar", "2/2-a")
    b.march("caesar", "legio-7", "rome").march("caesar", "legio-9", "rome")
    # Also those who use the first road later belong to the main attack.
    b.march("caesar", "legio-8 legio-10", "rome")
    assert b.in_reserve() == {"legio-9", "legio-10"}


@pytest.mark.rule("6.12")
def test_each_road_of_an_attack_needs_a_move_point_of_its_own() -> None:
    b = board("caesar ravenna: legio-7\ncaesar genua: legio-9\npompey rome: legio-1").command(
        "caesar", "1/2-a"
    )
    b.march("caesar", "legio-7", "rome")
    assert not b.options("caesar", "march legio-9")


@pytest.mark.rule("6.12", "7.1")
def test_those_who_enter_attack_and_those_who_are_there_defend() -> None:
    b = board("caesar narbo: legio-7\npompey tarraco: legio-5").command("caesar", "2/2-a")
    b.march("caesar", "legio-7", "tarraco").fight()
    assert b.turns() == ["legio-5", "legio-7"]
    back = board("caesar narbo: legio-7\npompey tarraco: legio-5").command("pompey", "2/2-a")
    back.march("pompey", "legio-5", "narbo").fight()
    assert back.turns() == ["legio-7", "legio-5"]


# ------------------------------------------------------------------ 6.13 pinning

FIVE = ("legio-1", "legio-2", "legio-3", "legio-4", "pompey")


def rome() -> Board:
    """The rulebook's example: five blocks in Rome, attacked by four from Genua and two from Ravenna."""
    b = board(
        f"""caesar genua: legio-7, legio-8, legio-9, legio-10
            caesar ravenna: legio-11, legio-12
            pompey rome: {", ".join(FIVE)}
            caesar neapolis: legio-13"""
    ).cards("3/1-a", "3/1-b")
    b.march("caesar", "legio-7 legio-8 legio-9 legio-10", "rome")
    return b.march("caesar", "legio-11 legio-12", "rome").end("caesar")


@pytest.mark.rule("6.13", example=True)
@pytest.mark.parametrize("free", FIVE)
def test_example_pinning(free: str) -> None:
    b = rome()
    # Four are pinned, the defender chooses which; the fifth may not use the attackers' two roads.
    for block in FIVE:
        assert b.options("pompey", f"march {block}") == {"neapolis", "asculum"}
    b.march("pompey", free, "asculum")
    for block in FIVE:
        assert not b.options("pompey", f"march {block}")


@pytest.mark.rule("6.13", "6.12")
def test_an_unpinned_block_may_even_attack() -> None:
    b = rome().march("pompey", "legio-2", "neapolis")
    assert b.at("neapolis") == {"legio-2", "legio-13"}
    assert not b.options("pompey", "march legio-1")


@pytest.mark.rule("6.13")
def test_an_unpinned_block_takes_two_steps_like_any_other() -> None:
    b = rome().do("pompey", "march legio-2 asculum")
    # Ravenna, from where two came, is reached from Asculum by another road.
    assert b.options("pompey", "march legio-2") == {"ravenna", "sipontum"}


@pytest.mark.rule("6.13")
@pytest.mark.parametrize(("attackers", "free"), [(1, 2), (2, 1), (3, 0)])
def test_as_many_defenders_are_pinned_as_attack(attackers: int, free: int) -> None:
    blocks = ["legio-7", "legio-8", "legio-9"]
    b = board(f"caesar narbo: {', '.join(blocks)}\npompey tarraco: legio-5, legio-6, p-equitatus-1").cards(
        "2/2-a", "2/2-b"
    )
    b.march("caesar", " ".join(blocks[:attackers]), "tarraco").end("caesar")
    moved = 0
    for block in ("legio-5", "legio-6", "p-equitatus-1"):
        if b.options("pompey", f"march {block}"):
            b.march("pompey", block, "carthago-nova")
            moved += 1
    assert moved == free


@pytest.mark.rule("6.13", "6.2")
def test_pinning_holds_navis_at_sea_too() -> None:
    b = board(
        """caesar mare-hispanum: c-navis-1
           pompey mare-tyrrhenum: p-navis-1, p-navis-2"""
    ).cards("2/2-a", "2/2-b")
    b.march("caesar", "c-navis-1", "mare-tyrrhenum").end("caesar")
    assert "mare-hispanum" not in b.options("pompey", "march p-navis-1")  # the attacker's border
    b.march("pompey", "p-navis-1", "mare-internum")
    assert not b.options("pompey", "march p-navis-2")


# ------------------------------------------------------------------ 6.14 response


@pytest.mark.rule("6.14", "7.3")
def test_player_2_may_reinforce_his_defenders_and_they_are_in_reserve() -> None:
    b = board(
        """caesar narbo: legio-7
           pompey tarraco: legio-5
           pompey carthago-nova: legio-2, legio-4"""
    ).cards("2/2-a", "2/2-b")
    b.march("caesar", "legio-7", "tarraco").end("caesar")
    b.march("pompey", "legio-2 legio-4", "tarraco")
    assert b.in_reserve() == {"legio-2", "legio-4"}


@pytest.mark.rule("6.14")
def test_a_response_comes_from_an_adjacent_place_only() -> None:
    b = board(
        """caesar narbo: legio-7
           pompey tarraco: legio-5
           pompey corduba: legio-2"""
    ).cards("2/2-a", "2/2-b")
    b.march("caesar", "legio-7", "tarraco").end("caesar")
    b.do("pompey", "march legio-2 carthago-nova")
    assert "tarraco" not in b.options("pompey", "march legio-2")


@pytest.mark.rule("6.14", "6.13")
def test_responding_blocks_do_not_change_who_is_pinned() -> None:
    b = board(
        """caesar narbo: legio-7
           pompey tarraco: legio-5, legio-6
           pompey carthago-nova: legio-2, legio-4"""
    ).cards("2/2-a", "2/2-b")
    b.march("caesar", "legio-7", "tarraco").end("caesar")
    b.march("pompey", "legio-2 legio-4", "tarraco")
    b.march("pompey", "legio-5", "bilbilis")
    # One attacker pins one of the two that were there; the two who came do not set it free.
    assert not b.options("pompey", "march legio-6")


@pytest.mark.rule("6.14", "6.13")
def test_pinned_blocks_do_not_respond_elsewhere_but_unpinned_ones_do() -> None:
    b = board(
        """caesar narbo: legio-7
           caesar corduba: legio-9
           pompey tarraco: legio-5, legio-6
           pompey carthago-nova: legio-2"""
    ).cards("2/2-a", "2/2-b")
    b.march("caesar", "legio-7", "tarraco").march("caesar", "legio-9", "carthago-nova").end("caesar")
    assert not b.options("pompey", "march legio-2")
    b.march("pompey", "legio-6", "carthago-nova")
    assert b.in_reserve() == {"legio-6"}
    assert not b.options("pompey", "march legio-5")


@pytest.mark.rule("6.14", "6.11")
def test_road_limits_hold_for_a_response() -> None:
    b = board(
        """caesar narbo: legio-7
           pompey tarraco: legio-5
           pompey bilbilis: legio-2, legio-4, legio-6"""
    ).cards("2/2-a", "2/2-b")
    b.march("caesar", "legio-7", "tarraco").end("caesar").march("pompey", "legio-2 legio-4", "tarraco")
    b.refuses("pompey", "march legio-6 tarraco")
