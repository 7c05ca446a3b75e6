"""2.1: the God cards that command: Apollo, Mars, Mercury, Neptune, Pluto."""

from __future__ import annotations

import pytest

from tests.support.julius_caesar.board import Board, board

#: The first round of a battle in which nobody is in reserve, as it comes without and with a God's surprise.
SPAIN = """
    caesar narbo: legio-7, c-equitatus-1, c-auxilia-3, c-navis-1
    pompey tarraco: scipio, legio-5, p-navis-1
"""
USUAL = ["scipio", "c-auxilia-3", "c-equitatus-1", "legio-5", "legio-7", "p-navis-1"]


# ------------------------------------------------------------------ Apollo


@pytest.mark.rule("2.1 Apollo")
def test_apollo_cannot_be_played_in_the_first_turn_of_a_year() -> None:
    b = board("turn 1\ncaesar hand: apollo, mars, 3/1-a, 2/2-a, 2/1-a, 1/3").do("caesar", "discard 1/3")
    assert b.legal("caesar") == {"play mars", "play 3/1-a", "play 2/2-a", "play 2/1-a"}
    b.refuses("caesar", "play apollo")
    later = board("turn 2\ncaesar hand: apollo, mars, 3/1-a, 2/2-a")
    assert "play apollo" in later.legal("caesar")


@pytest.mark.rule("2.1 Apollo", "2.1")
@pytest.mark.parametrize(
    ("side", "copied", "other", "first"),
    [
        ("caesar", "3/1-a", "2/2-a", "caesar"),  # the copied Move is compared
        ("caesar", "2/3-a", "3/2-a", "pompey"),
        ("caesar", "2/3-a", "2/2-a", "caesar"),  # Caesar on ties
        ("pompey", "3/1-a", "2/2-a", "pompey"),
        ("pompey", "2/3-a", "2/2-a", "caesar"),
        ("pompey", "mars", "4/1", "pompey"),  # copying a God: the player of Mars is Player 1
        ("caesar", "vulcan", "4/1", "caesar"),
    ],
)
def test_apollo_copies_the_enemys_last_card_and_that_decides_who_is_player_1(
    side: str, copied: str, other: str, first: str
) -> None:
    enemy = "pompey" if side == "caesar" else "caesar"
    b = board(f"{SPAIN}\n{enemy} last: {copied}\n{side} last: 1/3")
    b.cards(*(("apollo", other) if side == "caesar" else (other, "apollo")))
    assert b.deciders == (first,)


@pytest.mark.rule("2.1 Apollo")
def test_apollo_gives_the_moves_and_levies_of_the_copied_card() -> None:
    b = board(
        """caesar last: 4/1
           pompey last: 2/3-a
           caesar narbo: legio-7 1
           caesar genua: legio-8
           caesar ravenna: legio-13"""
    ).command("caesar", "apollo")
    b.march("caesar", "legio-7", "massilia").march("caesar", "legio-8", "rome")
    assert b.options("caesar", "march legio-13") == set()
    b.levies("caesar").do("caesar", "raise legio-7").do("caesar", "raise legio-7")
    b.do("caesar", "levy c-auxilia-1 massilia")
    assert b.deciders == ("pompey",)


@pytest.mark.rule("2.1 Apollo", "2.1 Vulcan")
def test_apollo_gives_the_effect_of_a_copied_god() -> None:
    b = board(f"{SPAIN}\npompey last: vulcan").cards("apollo", "4/1")
    b.do("caesar", "strike tarraco")
    assert b.strength("scipio") == 2
    assert b.deciders == ("pompey",)


@pytest.mark.rule("2.1 Apollo")
def test_apollo_copies_also_a_card_that_was_cancelled() -> None:
    b = board(SPAIN).cards("mars", "vulcan").cards("apollo", "4/1")
    assert b.kind == "eruption"
    assert b.deciders == ("caesar",)


@pytest.mark.rule("2.1 Apollo", "2.1")
@pytest.mark.parametrize("copied", ["3/1-a", "jupiter"])
def test_apollo_against_a_god_is_cancelled_with_it(copied: str) -> None:
    b = board(f"{SPAIN}\npompey last: {copied}").cards("apollo", "vulcan")
    assert b.kind == "play"
    assert b.when == (706, 3)
    assert b.strength("legio-7") == 3


# ------------------------------------------------------------------ all of them


@pytest.mark.rule("2.1", "2.1 Mars", "2.1 Mercury", "2.1 Neptune", "2.1 Pluto")
@pytest.mark.parametrize("god", ["mars", "mercury", "neptune", "pluto", "jupiter", "vulcan"])
def test_a_god_may_always_be_declined_and_gives_nothing_instead(god: str) -> None:
    b = board(f"{SPAIN}\ncaesar genua: legio-8 1").command("caesar", god)
    before = b.state.save()
    assert "end" in b.legal("caesar")
    b.do("caesar", "end")
    assert b.deciders == ("pompey",)
    assert [b.state.save()[name] for name in ("where", "strength", "side")] == [
        before[name] for name in ("where", "strength", "side")
    ]


# ------------------------------------------------------------------ Mars


def mars(text: str = SPAIN) -> Board:
    return board(text).command("caesar", "mars")


@pytest.mark.rule("2.1 Mars", "7.2")
def test_mars_all_attackers_act_before_any_defender_in_round_1_only() -> None:
    b = mars().march("caesar", "legio-7 c-equitatus-1 c-auxilia-3", "tarraco").end_moves("caesar")
    b.do("caesar", "surprise tarraco").fight()
    assert b.turns() == ["c-auxilia-3", "c-equitatus-1", "legio-7", "scipio", "legio-5", "p-navis-1"]
    assert b.turns() == USUAL


@pytest.mark.rule("2.1 Mars", "7.2")
def test_without_mars_the_defender_goes_first() -> None:
    b = board(SPAIN).command("caesar", "1/2-b")
    b.march("caesar", "legio-7 c-equitatus-1 c-auxilia-3", "tarraco").fight()
    assert b.turns() == USUAL


@pytest.mark.rule("2.1 Mars")
def test_mars_is_one_group_move_of_land_blocks_and_nothing_else() -> None:
    b = mars(
        f"""{SPAIN}
            caesar genua: legio-8 1
            caesar massilia: legio-11
            caesar mare-hispanum: c-navis-2"""
    )
    # No Navis, no amphibious moves.
    assert b.options("caesar", "march c-navis-1") == b.options("caesar", "march c-navis-2") == set()
    assert b.options("caesar", "march legio-7") == {"tarraco", "burdigala", "massilia"}
    b.march("caesar", "legio-7", "massilia", "genua")
    assert b.options("caesar", "march legio-8") == b.options("caesar", "march legio-11") == set()
    # No levies.
    b.end_moves("caesar")
    assert b.deciders == ("pompey",)


@pytest.mark.rule("2.1 Mars")
def test_mars_several_battles_may_be_started_but_one_gets_the_surprise() -> None:
    b = mars(
        """caesar narbo: legio-7, legio-9
           pompey tarraco: legio-5
           pompey massilia: legio-6"""
    )
    b.march("caesar", "legio-7", "tarraco").march("caesar", "legio-9", "massilia").end_moves("caesar")
    assert b.legal("caesar") == {"end", "surprise tarraco", "surprise massilia"}
    b.do("caesar", "surprise massilia").fight("massilia")
    assert b.turns() == ["legio-9", "legio-6"]
    b.pass_blocks("legio-6").do("caesar", "retreat legio-9 narbo").do("pompey", "end")
    assert b.turns() == ["legio-5", "legio-7"]


@pytest.mark.rule("2.1 Mars")
def test_mars_may_be_declined() -> None:
    b = mars().march("caesar", "legio-7", "tarraco").end_moves("caesar").do("caesar", "end").fight()
    assert b.turns() == ["scipio", "legio-5", "legio-7", "p-navis-1"]
    idle = mars().do("caesar", "end")
    assert idle.deciders == ("pompey",)


@pytest.mark.rule("2.1 Mars", example=True)
def test_example_mars_the_defender_may_fire_twice_in_a_row() -> None:
    b = mars("caesar narbo: legio-7\npompey tarraco: legio-5")
    b.march("caesar", "legio-7", "tarraco").do("caesar", "surprise tarraco").fight()
    b.fire("legio-7", 6, 6, 6).fire("legio-5", 6, 6, 6)
    assert b.round == 2
    b.fire("legio-5", 1, 1, 6)
    assert b.strength("legio-7") == 1


@pytest.mark.rule("2.1 Mars")
def test_mars_on_another_attackers_battle_is_not_offered() -> None:
    # Pompey is Player 2 in the first turn of the game; Pompey cannot surprise in Caesar's battle.
    b = board(
        """year 705 turn 1
           caesar narbo: legio-7
           pompey tarraco: legio-5
           pompey toletum: p-equitatus-1
           caesar corduba: legio-9"""
    ).cards("2/2-a", "mars")
    b.march("caesar", "legio-7", "tarraco").end("caesar")
    b.march("pompey", "p-equitatus-1", "corduba")
    assert b.legal("pompey") == {"end", "surprise corduba"}


# ------------------------------------------------------------------ Mercury


def mercury(text: str) -> Board:
    return board(text).command("caesar", "mercury")


@pytest.mark.rule("2.1 Mercury", "6.1")
def test_mercury_gives_each_land_block_of_one_group_a_third_step() -> None:
    text = "caesar massilia: legio-11, legio-14, c-navis-1\ncaesar genua: legio-8"
    b = mercury(text)
    two_steps = {
        "narbo",
        "lugdunum",
        "genua",
        "tarraco",
        "burdigala",
        "cenabum",
        "treveri",
        "ravenna",
        "rome",
    }
    assert board(text).command("caesar", "2/2-a").reach("caesar", "legio-11") == two_steps
    three_steps = {"carthago-nova", "bilbilis", "aquileia", "asculum", "neapolis", "massilia"}
    assert b.reach("caesar", "legio-11") == two_steps | three_steps
    # In several directions, with the bonus or without; no other group, no Navis, no levies.
    assert b.options("caesar", "march c-navis-1") == set()
    b.march("caesar", "legio-11", "narbo", "tarraco", "bilbilis").march("caesar", "legio-14", "lugdunum")
    assert b.deciders == ("pompey",)


@pytest.mark.rule("2.1 Mercury", "6.12")
def test_mercury_may_attack_with_the_second_step_but_not_with_the_third() -> None:
    b = mercury("caesar massilia: legio-11, legio-14\npompey tarraco: legio-5\npompey neapolis: legio-1")
    b.do("caesar", "march legio-11 narbo")
    assert "tarraco" in b.options("caesar", "march legio-11")
    b.do("caesar", "march legio-11 tarraco")
    assert b.kind == "movement"  # it has stopped
    b.do("caesar", "march legio-14 genua").do("caesar", "march legio-14 rome")
    assert b.options("caesar", "march legio-14") == {"asculum", "ravenna"}
    b.refuses("caesar", "march legio-14 neapolis")


@pytest.mark.rule("2.1 Mercury", "6.11")
def test_mercury_does_not_raise_road_limits() -> None:
    b = mercury("caesar massilia: legio-11, legio-14, legio-7, legio-9, legio-10")
    b.march("caesar", "legio-11 legio-14 legio-7 legio-9", "narbo", "tarraco")
    assert b.options("caesar", "march legio-10") == {"genua", "lugdunum"}


@pytest.mark.rule("2.1 Mercury", "6.12", "7.3", "2.2", example=True)
def test_example_movement_and_attacking_with_mercury() -> None:
    text = """caesar massilia: legio-7, legio-8, legio-9, legio-10, legio-11, legio-12
              pompey tarraco: legio-5, legio-6, p-equitatus-1
              pompey genua: legio-1, legio-2, legio-3"""
    # An attack on Tarraco...
    b = mercury(text).march("caesar", "legio-7", "narbo", "tarraco")
    assert b.at("tarraco") == {"legio-7", "legio-5", "legio-6", "p-equitatus-1"}
    # ... and a two-pronged attack on Genua.
    b.march("caesar", "legio-8 legio-9 legio-10", "genua")
    b.march("caesar", "legio-11 legio-12", "lugdunum", "genua")
    assert b.in_reserve() == {"legio-11", "legio-12"}
    assert b.deciders == ("pompey",)


# ------------------------------------------------------------------ Neptune

SHIPS = """
    caesar mare-hispanum: c-navis-1, c-navis-2
    caesar massilia: c-navis-3, legio-11
    pompey mare-tyrrhenum: p-navis-1
    pompey tarraco: legio-5, p-navis-2
"""


@pytest.mark.rule("2.1 Neptune", "7.8")
def test_neptune_strikes_first_in_a_battle_at_sea() -> None:
    b = board(SHIPS).command("caesar", "neptune").march("caesar", "c-navis-1 c-navis-2", "mare-tyrrhenum")
    b.do("caesar", "surprise mare-tyrrhenum").fight()
    assert b.turns() == ["c-navis-1", "c-navis-2", "p-navis-1"]
    assert b.turns() == ["p-navis-1", "c-navis-1", "c-navis-2"]


@pytest.mark.rule("2.1 Neptune", "7.81")
def test_neptune_strikes_first_in_a_shore_attack() -> None:
    b = board(SHIPS).command("caesar", "neptune").march("caesar", "c-navis-1 c-navis-2", "tarraco")
    b.do("caesar", "surprise tarraco").fight()
    assert b.turns() == ["c-navis-1", "c-navis-2", "legio-5", "p-navis-2"]
    assert b.turns() == ["legio-5", "p-navis-2", "c-navis-1", "c-navis-2"]


@pytest.mark.rule("2.1 Neptune")
def test_neptune_is_one_group_move_of_navis_and_nothing_else() -> None:
    b = board(SHIPS).command("caesar", "neptune")
    assert b.options("caesar", "march legio-11") == set()
    b.march("caesar", "c-navis-3", "mare-hispanum", "narbo")
    # The group of Massilia has moved; there is no other, there are no levies.
    assert b.deciders == ("pompey",)
    two = board(SHIPS).command("caesar", "neptune").march("caesar", "c-navis-1", "genua")
    assert two.options("caesar", "march c-navis-3") == set()
    assert two.options("caesar", "march c-navis-2")


@pytest.mark.rule("2.1 Neptune")
def test_neptune_may_be_declined() -> None:
    b = board(SHIPS).command("caesar", "neptune").march("caesar", "c-navis-1 c-navis-2", "mare-tyrrhenum")
    b.do("caesar", "end").fight()
    assert b.turns() == ["p-navis-1", "c-navis-1", "c-navis-2"]


# ------------------------------------------------------------------ Pluto

SEVEN = "legio-7, legio-8, legio-9, legio-10, legio-11, legio-12, legio-13"


@pytest.mark.rule("2.1 Pluto", "6.11")
@pytest.mark.parametrize(
    ("start", "to", "limit"),
    [("narbo", "tarraco", 6), ("ravenna", "rome", 3), ("rhegium", "messana", 2)],
)
def test_pluto_raises_the_road_limits_of_attacks(start: str, to: str, limit: int) -> None:
    blocks = SEVEN.split(", ")
    b = board(f"caesar {start}: {SEVEN}\npompey {to}: legio-5").command("caesar", "pluto")
    b.march("caesar", " ".join(blocks[:limit]), to)
    b.refuses("caesar", f"march {blocks[limit]} {to}")
    usual = board(f"caesar {start}: {SEVEN}\npompey {to}: legio-5").command("caesar", "3/1-a")
    usual_limit = {6: 4, 3: 2, 2: 1}[limit]
    usual.march("caesar", " ".join(blocks[:usual_limit]), to)
    usual.refuses("caesar", f"march {blocks[usual_limit]} {to}")


@pytest.mark.rule("2.1 Pluto", "6.11")
@pytest.mark.parametrize(
    ("start", "to", "limit"),
    [("narbo", "tarraco", 4), ("ravenna", "rome", 2), ("rhegium", "messana", 2)],
)
def test_pluto_leaves_other_moves_at_the_usual_limits(start: str, to: str, limit: int) -> None:
    blocks = SEVEN.split(", ")
    b = board(f"caesar {start}: {SEVEN}").command("caesar", "pluto")
    b.march("caesar", " ".join(blocks[:limit]), to)
    b.refuses("caesar", f"march {blocks[limit]} {to}")


@pytest.mark.rule("2.1 Pluto", "6.14")
def test_pluto_does_not_raise_the_limits_of_a_response() -> None:
    b = board(
        """year 705 turn 1
           caesar narbo: legio-7
           pompey tarraco: legio-5
           pompey carthago-nova: legio-1, legio-2, legio-3, legio-4, legio-6"""
    ).cards("2/2-a", "pluto")
    b.march("caesar", "legio-7", "tarraco").end("caesar")
    b.march("pompey", "legio-1 legio-2 legio-3 legio-4", "tarraco")
    b.refuses("pompey", "march legio-6 tarraco")


@pytest.mark.rule("2.1 Pluto")
def test_pluto_is_one_group_move_of_land_blocks_and_nothing_else() -> None:
    b = board("caesar narbo: legio-7, c-navis-1\ncaesar genua: legio-8 1").command("caesar", "pluto")
    assert b.options("caesar", "march c-navis-1") == set()
    b.march("caesar", "legio-7", "massilia")
    assert b.deciders == ("pompey",)


@pytest.mark.rule("2.1 Pluto", "7.61")
def test_pluto_does_not_raise_the_limits_of_retreats() -> None:
    b = board(f"caesar narbo: {SEVEN}\npompey tarraco: legio-5").command("caesar", "pluto")
    b.march("caesar", "legio-7 legio-8 legio-9 legio-10 legio-11 legio-12", "tarraco").fight()
    b.pass_round().pass_blocks("legio-5")
    for block in ("legio-7", "legio-8", "legio-9", "legio-10"):
        b.do("caesar", f"retreat {block} narbo")
    b.refuses("caesar", "retreat legio-11 narbo")


@pytest.mark.rule("2.1 Pluto", "7.7")
def test_pluto_does_not_raise_the_limits_of_regroups() -> None:
    b = board(f"caesar narbo: {SEVEN}\npompey tarraco: legio-5 1").command("caesar", "pluto")
    b.march("caesar", "legio-7 legio-8 legio-9 legio-10 legio-11 legio-12", "tarraco").fight()
    b.pass_blocks("legio-5").fire("legio-7", 1, 6, 6)
    for block in ("legio-7", "legio-8", "legio-9", "legio-10"):
        b.do("caesar", f"regroup {block} narbo")
    b.refuses("caesar", "regroup legio-11 narbo")
