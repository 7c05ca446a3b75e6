"""7.6–7.7: leaving a battle, and moving on after a victory."""

from __future__ import annotations

import pytest

from tests.support.julius_caesar.board import Board, board


def attack(text: str, *marches: tuple[str, str], place: str = "tarraco") -> Board:
    """Caesar, with three moves, marches; Pompey does nothing; the battle begins."""
    b = board(text).command("caesar", "3/1-a")
    for blocks, to in marches:
        b.march("caesar", blocks, to)
    return b.fight(place)


SPAIN = """
    caesar narbo: legio-7
    pompey tarraco: legio-5
"""


def tarraco(more: str = "") -> Board:
    """Legio 7 attacks Legio 5 in Tarraco from Narbo; it is round 2."""
    return attack(SPAIN + more, ("legio-7", "tarraco")).pass_round()


# ------------------------------------------------------------------ 7.6, 7.61


@pytest.mark.rule("7.6", "7.2")
def test_nobody_retreats_in_round_1() -> None:
    b = attack(SPAIN, ("legio-7", "tarraco"))
    b.refuses("pompey", "retreat legio-5 bilbilis")
    b.pass_blocks("legio-5")
    b.refuses("caesar", "retreat legio-7 narbo")


@pytest.mark.rule("7.6")
def test_a_block_retreats_on_its_turn_instead_of_firing() -> None:
    b = tarraco("pompey tarraco: legio-5, legio-6").pass_blocks("legio-5 legio-6")
    b.do("caesar", "retreat legio-7 narbo")
    assert b.where("legio-7") == "narbo"
    assert (b.kind, b.deciders) == ("regroup", ("pompey",))


@pytest.mark.rule("7.6", "7.2")
def test_blocks_that_cannot_retreat_when_they_must_are_eliminated() -> None:
    # Pompey closes the road to Narbo; the minor road to Bilbilis takes back two of three in round 4.
    b = board(
        """caesar bilbilis: legio-7, legio-8
           caesar narbo: legio-9
           pompey tarraco: legio-5
           pompey massilia: legio-6"""
    ).cards("2/2-a", "2/2-b")
    b.march("caesar", "legio-7 legio-8 legio-9", "tarraco").end("caesar").march("pompey", "legio-6", "narbo")
    b.fight().pass_round().pass_round().pass_round().pass_blocks("legio-5")
    b.do("caesar", "retreat legio-9 bilbilis").do("caesar", "retreat legio-7 bilbilis")
    assert b.at("bilbilis") == {"legio-7", "legio-9"}
    assert b.where("legio-8") == "eliminated"


@pytest.mark.rule("7.61", "6.11")
@pytest.mark.parametrize(("to", "limit"), [("bilbilis", 2), ("carthago-nova", 4)])
def test_road_limits_hold_for_the_retreats_of_a_round(to: str, limit: int) -> None:
    defenders = ["legio-1", "legio-2", "legio-3", "legio-4", "legio-5"]
    b = tarraco(f"pompey tarraco: {', '.join(defenders)}")
    for block in defenders[:limit]:
        b.do("pompey", f"retreat {block} {to}")
    b.refuses("pompey", f"retreat {defenders[limit]} {to}")
    # The count is fresh in the next round.
    b.pass_round()
    b.do("pompey", f"retreat {defenders[limit]} {to}")
    assert len(b.at(to)) == limit + 1


@pytest.mark.rule("7.61", "4.32")
def test_one_block_a_round_retreats_across_a_strait() -> None:
    b = attack(
        "caesar syracuse: legio-7\npompey messana: legio-1, legio-2",
        ("legio-7", "messana"),
        place="messana",
    ).pass_round()
    b.do("pompey", "retreat legio-1 rhegium")
    assert b.options("pompey", "retreat legio-2") == {"lilybaeum"}
    b.pass_round()
    b.do("pompey", "retreat legio-2 rhegium")
    assert b.at("rhegium") == {"legio-1", "legio-2"}


@pytest.mark.rule("7.61", "7.63", "4.21")
def test_nobody_retreats_to_an_enemy_city() -> None:
    b = tarraco("caesar bilbilis: legio-9")
    assert b.options("pompey", "retreat legio-5") == {"carthago-nova"}


@pytest.mark.rule("7.61", "4.21")
def test_nobody_retreats_to_a_contested_city() -> None:
    b = attack(
        f"{SPAIN}\ncaesar toletum: legio-9\npompey bilbilis: legio-6\npompey carthago-nova: legio-2",
        ("legio-7", "tarraco"),
        ("legio-9", "bilbilis"),
    ).pass_round()
    assert b.options("pompey", "retreat legio-5") == {"carthago-nova"}
    b.pass_blocks("legio-5")
    assert b.options("caesar", "retreat legio-7") == {"narbo"}


# ------------------------------------------------------------------ 7.62 attackers, 7.63 defenders


@pytest.mark.rule("7.62")
def test_attackers_retreat_to_vacant_cities_by_their_own_roads_or_to_any_friendly_city() -> None:
    b = tarraco().pass_blocks("legio-5")
    assert b.options("caesar", "retreat legio-7") == {"narbo"}  # vacant, and the attacker came from there
    friendly = tarraco("caesar bilbilis: legio-9\ncaesar carthago-nova: legio-10").pass_blocks("legio-5")
    assert friendly.options("caesar", "retreat legio-7") == {"narbo", "bilbilis", "carthago-nova"}


@pytest.mark.rule("7.62", "7.3")
def test_attackers_may_use_the_roads_of_their_reserves() -> None:
    b = attack(
        f"{SPAIN}\ncaesar bilbilis: legio-9", ("legio-7", "tarraco"), ("legio-9", "tarraco")
    ).pass_round()
    b.pass_blocks("legio-5")
    assert b.options("caesar", "retreat legio-7") == {"narbo", "bilbilis"}
    # Each to a city of its own.
    b.do("caesar", "retreat legio-7 bilbilis").do("caesar", "retreat legio-9 narbo")
    assert (b.where("legio-7"), b.where("legio-9")) == ("bilbilis", "narbo")


@pytest.mark.rule("7.62", "7.2")
def test_attackers_may_retreat_from_round_2_on() -> None:
    b = tarraco().pass_blocks("legio-5")
    assert b.round == 2
    assert "retreat legio-7 narbo" in b.legal("caesar")


@pytest.mark.rule("7.63")
def test_defenders_retreat_to_friendly_or_vacant_cities_but_not_by_the_attackers_roads() -> None:
    b = tarraco("pompey carthago-nova: legio-2")
    assert b.options("pompey", "retreat legio-5") == {
        "carthago-nova",
        "bilbilis",
    }  # Narbo is vacant, but the enemy's


@pytest.mark.rule("7.63", "7.3")
def test_the_roads_of_the_attackers_reserves_are_closed_to_defenders_too() -> None:
    b = attack(
        f"{SPAIN}\ncaesar bilbilis: legio-9", ("legio-7", "tarraco"), ("legio-9", "tarraco")
    ).pass_round()
    assert b.options("pompey", "retreat legio-5") == {"carthago-nova"}


@pytest.mark.rule("7.63", "7.61")
def test_defenders_may_split_among_adjacent_cities() -> None:
    b = tarraco("pompey tarraco: legio-5, legio-6")
    b.do("pompey", "retreat legio-5 bilbilis").do("pompey", "retreat legio-6 carthago-nova")
    assert (b.where("legio-5"), b.where("legio-6")) == ("bilbilis", "carthago-nova")
    assert (b.kind, b.deciders) == ("regroup", ("caesar",))


@pytest.mark.rule("7.63")
def test_a_friendly_city_behind_the_attackers_road_is_closed_to_defenders_too() -> None:
    # Pompey moved into Narbo after the attack; the blocks in Tarraco cannot follow by that road.
    b = board(f"{SPAIN}\npompey massilia: legio-6").cards("2/2-a", "2/2-b")
    b.march("caesar", "legio-7", "tarraco").end("caesar").march("pompey", "legio-6", "narbo")
    b.fight().pass_round()
    assert b.options("pompey", "retreat legio-5") == {"bilbilis", "carthago-nova"}


# ------------------------------------------------------------------ 7.64 by sea

UTICA = """
    caesar iomnium: legio-7, legio-9
    caesar mare-internum: c-navis-1
    caesar syracuse: legio-14
    pompey utica: legio-39, legio-6
    pompey mare-hispanum: p-navis-1
    pompey carthago-nova: legio-2
"""


def utica(text: str = UTICA) -> Board:
    """The rulebook's example, in round 2."""
    return attack(text, ("legio-7 legio-9", "utica"), place="utica").pass_round()


@pytest.mark.rule("7.64", example=True)
def test_example_both_players_retreat_by_sea_from_utica() -> None:
    b = utica()
    assert b.options("pompey", "sea-retreat legio-39") == {"carthago-nova"}
    b.do("pompey", "sea-retreat legio-39 carthago-nova").pass_blocks("legio-6")
    assert b.options("caesar", "sea-retreat legio-7") == {"syracuse"}
    b.do("caesar", "sea-retreat legio-7 syracuse")
    assert (b.where("legio-39"), b.where("legio-7")) == ("carthago-nova", "syracuse")


@pytest.mark.rule("7.64")
def test_one_block_a_round_retreats_by_sea_for_each_player() -> None:
    b = utica().do("pompey", "sea-retreat legio-39 carthago-nova")
    assert not b.options("pompey", "sea-retreat legio-6")
    b.pass_blocks("legio-6").do("caesar", "sea-retreat legio-7 syracuse")
    assert not b.options("caesar", "sea-retreat legio-9")
    b.pass_blocks("legio-9")
    # Again in the next round.
    assert b.round == 3
    assert b.options("pompey", "sea-retreat legio-6") == {"carthago-nova"}


@pytest.mark.rule("7.64")
def test_the_port_must_be_friendly_and_on_the_same_sea() -> None:
    b = utica(UTICA.replace("pompey carthago-nova", "pompey antioch"))
    # Carthago Nova is vacant now; Antioch is friendly, but on another sea.
    assert not b.options("pompey", "sea-retreat legio-39")
    two = utica(UTICA + "\npompey massilia: legio-4\ncaesar narbo: legio-10")
    assert two.options("pompey", "sea-retreat legio-39") == {"carthago-nova", "massilia"}


@pytest.mark.rule("7.64", "4.4")
def test_the_sea_must_be_friendly_and_touch_the_city() -> None:
    no_ships = utica(UTICA.replace("pompey mare-hispanum: p-navis-1", ""))
    assert not no_ships.options("pompey", "sea-retreat legio-39")
    elsewhere = utica(UTICA.replace("mare-hispanum", "oceanus-atlanticus"))
    assert not elsewhere.options("pompey", "sea-retreat legio-39")
    in_port = utica(
        UTICA.replace("pompey mare-hispanum: p-navis-1", "pompey carthago-nova: p-navis-1, legio-2")
    )
    assert not in_port.options("pompey", "sea-retreat legio-39")


@pytest.mark.rule("7.64", "7.6")
def test_a_retreat_by_sea_saves_from_elimination_in_round_4() -> None:
    b = board(
        f"{UTICA}\npompey siga: legio-5"  # this closes the way back to Iomnium
    ).cards("3/1-a", "3/1-b")
    b.march("caesar", "legio-7 legio-9", "utica").end("caesar").march("pompey", "legio-5", "iomnium")
    b.fight("utica").pass_round().pass_round().pass_round().pass_blocks("legio-39 legio-6")
    assert b.legal("caesar") == {"sea-retreat legio-7 syracuse", "sea-retreat legio-9 syracuse"}
    b.do("caesar", "sea-retreat legio-9 syracuse")
    assert (b.where("legio-9"), b.where("legio-7")) == ("syracuse", "eliminated")


@pytest.mark.rule("7.64", "7.61")
def test_a_retreat_by_sea_does_not_use_the_roads() -> None:
    b = attack(
        """caesar bilbilis: legio-7, legio-8
           caesar mare-hispanum: c-navis-1
           caesar massilia: legio-9
           pompey narbo: legio-1
           pompey tarraco: legio-5""",
        ("legio-7 legio-8", "tarraco"),
    ).pass_round()
    b.pass_blocks("legio-5").do("caesar", "sea-retreat legio-7 massilia")
    assert "bilbilis" in b.options("caesar", "retreat legio-8")


# ------------------------------------------------------------------ 7.7 regroups


def victory(text: str, *marches: tuple[str, str], place: str = "tarraco") -> Board:
    """Caesar's Legio 7 kills the only defender, Legio 5 at strength 1, in round 1."""
    return attack(text, *marches, place=place).pass_blocks("legio-5").fire("legio-7", 1, 6, 6)


@pytest.mark.rule("7.7")
def test_the_victor_regroups_to_adjacent_friendly_or_vacant_cities() -> None:
    b = victory(
        """caesar narbo: legio-7, legio-8
           pompey tarraco: legio-5 1
           pompey bilbilis: legio-6
           caesar carthago-nova: legio-9""",
        ("legio-7 legio-8", "tarraco"),
    )
    assert (b.kind, b.deciders) == ("regroup", ("caesar",))
    assert b.options("caesar", "regroup legio-7") == {"narbo", "carthago-nova"}
    # Each may go its own way, or stay; and none moves twice.
    b.do("caesar", "regroup legio-7 narbo")
    assert not b.options("caesar", "regroup legio-7")
    b.do("caesar", "end")
    assert (b.where("legio-7"), b.where("legio-8")) == ("narbo", "tarraco")
    assert b.kind == "play"


@pytest.mark.rule("7.7", "7.3")
def test_reserves_regroup_with_the_others() -> None:
    b = victory(
        "caesar narbo: legio-7\ncaesar bilbilis: legio-8\npompey tarraco: legio-5 1",
        ("legio-7", "tarraco"),
        ("legio-8", "tarraco"),
    )
    assert b.round == 1
    assert b.options("caesar", "regroup legio-8") == {"narbo", "bilbilis", "carthago-nova"}


@pytest.mark.rule("7.7")
def test_a_defender_who_has_won_regroups_too_also_over_the_attackers_road() -> None:
    b = tarraco().fire("legio-5", 1, 1, 1)
    assert (b.kind, b.deciders) == ("regroup", ("pompey",))
    assert b.options("pompey", "regroup legio-5") == {"narbo", "bilbilis", "carthago-nova"}


@pytest.mark.rule("7.7", "6.11")
def test_road_limits_hold_for_regroups_and_are_counted_afresh() -> None:
    six = "legio-7, legio-8, legio-9, legio-10, legio-11, legio-12"
    b = victory(
        f"caesar narbo: {six}\ncaesar bilbilis: legio-13, legio-14\npompey tarraco: legio-5 1",
        ("legio-7 legio-8 legio-9 legio-10", "tarraco"),
        ("legio-13 legio-14", "tarraco"),
    )
    # Four have come by the major road, two by the minor one; as many may go back.
    for block in ("legio-7", "legio-8"):
        b.do("caesar", f"regroup {block} bilbilis")
    b.refuses("caesar", "regroup legio-9 bilbilis")
    for block in ("legio-9", "legio-10", "legio-13", "legio-14"):
        b.do("caesar", f"regroup {block} narbo")
    assert b.at("tarraco") == set()


@pytest.mark.rule("7.7", "7.61")
def test_retreats_of_the_last_round_do_not_count_for_the_regroup() -> None:
    b = attack(
        """caesar bilbilis: legio-7, legio-8
           caesar narbo: legio-9
           pompey tarraco: legio-5 1""",
        ("legio-7 legio-8", "tarraco"),
        ("legio-9", "tarraco"),
    ).pass_round()
    b.pass_blocks("legio-5").do("caesar", "retreat legio-7 bilbilis").do("caesar", "retreat legio-8 bilbilis")
    b.fire("legio-9", 1, 6, 6)
    assert b.options("caesar", "regroup legio-9") == {"narbo", "bilbilis", "carthago-nova"}


@pytest.mark.rule("7.7", "6.11", "4.32")
def test_two_blocks_regroup_across_a_strait() -> None:
    b = victory(
        "caesar syracuse: legio-7, legio-8\ncaesar lilybaeum: legio-9\npompey messana: legio-5 1",
        ("legio-7 legio-8", "messana"),
        ("legio-9", "messana"),
        place="messana",
    )
    b.do("caesar", "regroup legio-7 rhegium").do("caesar", "regroup legio-8 rhegium")
    b.refuses("caesar", "regroup legio-9 rhegium")


@pytest.mark.rule("7.7")
def test_amphibious_moves_are_no_regroups() -> None:
    b = victory(
        """caesar narbo: legio-7
           caesar mare-hispanum: c-navis-1
           caesar massilia: legio-9
           pompey tarraco: legio-5 1""",
        ("legio-7", "tarraco"),
    )
    assert b.options("caesar", "regroup legio-7") == {"narbo", "bilbilis", "carthago-nova"}


@pytest.mark.rule("7.7", "4.21")
def test_nobody_regroups_into_a_battle_still_to_be_fought() -> None:
    b = victory(
        """caesar narbo: legio-7
           caesar corduba: legio-9
           pompey tarraco: legio-5 1
           pompey carthago-nova: legio-2""",
        ("legio-7", "tarraco"),
        ("legio-9", "carthago-nova"),
    )
    assert b.options("caesar", "regroup legio-7") == {"narbo", "bilbilis"}
