"""3: what blocks are, and what their marks mean in play."""

from __future__ import annotations

import pytest

from rubicon.core.dice import DiceError
from tests.support.julius_caesar.board import Board, board


def battle(attackers: str, defenders: str) -> Board:
    """Caesar's blocks attack Pompey's: from Narbo, at Tarraco; the first battle turn is to be taken."""
    b = board(f"caesar narbo: {attackers}\npompey tarraco: {defenders}").command("caesar", "2/2-a")
    b.march("caesar", " ".join(block.split()[0] for block in attackers.split(", ")), "tarraco")
    return b.fight()


# ------------------------------------------------------------------ 3.1 what a block tells


@pytest.mark.rule("3.11", "7.4")
@pytest.mark.parametrize("strength", [1, 2, 3, 4])
def test_a_block_rolls_as_many_dice_as_it_has_strength(strength: int) -> None:
    b = battle("legio-7", f"legio-1 {strength}")
    for wrong in {1, 2, 3, 4} - {strength}:
        with pytest.raises(DiceError):
            b.copy().fire("legio-1", *[6] * wrong)
    b.fire("legio-1", *[6] * strength)


@pytest.mark.rule("3.11", "7.4")
def test_each_hit_takes_one_step() -> None:
    b = battle("legio-17 4", "legio-1 4")
    b.fire("legio-1", 1, 6, 6, 6)
    assert b.strength("legio-17") == 3
    b.fire("legio-17", 6, 6, 6).fire("legio-1", 1, 1, 6, 6)
    assert b.strength("legio-17") == 1


@pytest.mark.rule("3.12", "7.2")
def test_letters_give_the_order_and_the_defender_goes_first_at_the_same_letter() -> None:
    b = battle("caesar, c-auxilia-1, legio-7", "scipio, pompey, legio-5, p-navis-1")
    assert b.turns() == ["scipio", "caesar", "pompey", "c-auxilia-1", "legio-5", "legio-7", "p-navis-1"]


@pytest.mark.rule("3.12", "7.4")
@pytest.mark.parametrize(
    ("block", "firepower"), [("p-auxilia-3", 1), ("legio-5", 2), ("legio-3", 3), ("p-ballista", 4)]
)
def test_a_die_hits_up_to_the_firepower(block: str, firepower: int) -> None:
    dice = board(f"pompey tarraco: {block}").strength(block)
    misses = [6] * (dice - 1)
    assert battle("legio-17", block).fire(block, firepower, *misses).strength("legio-17") == 3
    assert battle("legio-17", block).fire(block, firepower + 1, *misses).strength("legio-17") == 4


@pytest.mark.rule("3.13", "6.4")
def test_a_legion_is_recruited_in_the_city_it_names() -> None:
    b = board("caesar rome: legio-13\ncaesar neapolis: legio-8").command("caesar", "2/2-a").levies("caesar")
    assert b.options("caesar", "levy legio-17") == {"rome"}
    assert b.options("caesar", "levy legio-18") == {"neapolis"}
    assert b.options("caesar", "levy legio-19") == set()  # Syracuse is not friendly


# ------------------------------------------------------------------ 3.2 kinds of block


@pytest.mark.rule("3.21", "7.51", "6.4")
@pytest.mark.parametrize(
    ("side", "lost", "third"), [("caesar", "antonius", "octavian"), ("pompey", "scipio", "brutus")]
)
def test_the_third_leader_may_be_levied_once_a_leader_has_been_killed(
    side: str, lost: str, third: str
) -> None:
    text = "caesar massilia: legio-11\npompey utica: legio-39"
    b = board(text).command(side, "2/2-a").levies(side)
    assert b.options(side, f"levy {third}") == set()
    after = board(f"{text}\n{side} killed: {lost}").command(side, "2/2-a").levies(side)
    assert after.options(side, f"levy {third}") == (
        {"massilia"} if side == "caesar" else {"utica", "alexandria"}
    )


@pytest.mark.rule("3.21", "5.1")
def test_each_side_begins_with_two_leaders() -> None:
    b = board("historical")
    assert {name: b.where(name) for name in ("caesar", "antonius", "octavian")} == {
        "caesar": "ravenna",
        "antonius": "genua",
        "octavian": "waiting",
    }
    assert {name: b.where(name) for name in ("pompey", "scipio", "brutus")} == {
        "pompey": "neapolis",
        "scipio": "antioch",
        "brutus": "waiting",
    }


@pytest.mark.rule("3.22", "3.12")
def test_legions_act_late_and_veterans_hit_more() -> None:
    b = battle("legio-10, c-auxilia-1", "legio-5, p-equitatus-1")
    assert b.turns() == ["p-equitatus-1", "c-auxilia-1", "legio-5", "legio-10"]
    b.pass_blocks("p-equitatus-1 c-auxilia-1 legio-5").fire("legio-10", 4, 4, 5)  # C4
    b.do("pompey", "hit legio-5")
    assert b.strength("legio-5") == 1


@pytest.mark.rule("3.23", "6.4")
def test_auxilia_are_raised_in_any_friendly_city() -> None:
    b = board("caesar lugdunum: legio-16\ncaesar genua: legio-8").command("caesar", "2/2-a").levies("caesar")
    for name in ("c-auxilia-1", "c-auxilia-2", "c-auxilia-3", "c-auxilia-4"):
        assert b.options("caesar", f"levy {name}") == {"lugdunum", "genua"}


@pytest.mark.rule("3.23", "3.12")
def test_archers_go_before_light_infantry() -> None:
    b = battle("c-auxilia-1, c-auxilia-3", "p-auxilia-2, p-auxilia-4")
    assert b.turns() == ["p-auxilia-4", "c-auxilia-3", "p-auxilia-2", "c-auxilia-1"]


@pytest.mark.rule("3.24", "6.4")
def test_equitatus_and_elephant_are_raised_in_their_own_city() -> None:
    b = board("pompey utica: legio-39\npompey antioch: scipio").command("pompey", "2/2-a").levies("pompey")
    assert b.options("pompey", "levy p-elephant") == {"utica"}
    assert b.options("pompey", "levy p-equitatus-3") == {"antioch"}
    assert b.options("pompey", "levy p-equitatus-2") == set()  # Badias


@pytest.mark.rule("3.25", "6.4")
def test_a_ballista_is_built_in_any_friendly_city() -> None:
    b = board("caesar lugdunum: legio-16\ncaesar genua: legio-8").command("caesar", "2/2-a").levies("caesar")
    assert b.options("caesar", "levy c-ballista") == {"lugdunum", "genua"}


@pytest.mark.rule("3.26", "4.42", "6.4")
def test_navis_are_built_in_friendly_major_ports() -> None:
    b = board(
        """caesar massilia: legio-11
           caesar ravenna: legio-13
           caesar rome: legio-8
           caesar lugdunum: legio-16"""
    ).command("caesar", "2/2-a")
    assert b.levies("caesar").options("caesar", "levy c-navis-3") == {"massilia", "ravenna"}


@pytest.mark.rule("3.26", "3.12", "7.81")
def test_navis_are_vulnerable_in_a_land_battle_since_they_act_last() -> None:
    b = battle("legio-7, legio-9", "p-navis-1, legio-5")
    assert b.turns() == ["legio-5", "legio-7", "legio-9", "p-navis-1"]


@pytest.mark.rule("3.27", "5.1")
def test_cleopatra_begins_on_pompeys_side_and_is_rated_c1() -> None:
    b = board("historical")
    assert (b.where("cleopatra"), b.side("cleopatra"), b.strength("cleopatra")) == ("alexandria", "pompey", 4)
    fight = battle("c-auxilia-1, legio-7", "cleopatra, p-navis-1")
    assert fight.turns() == ["c-auxilia-1", "cleopatra", "legio-7", "p-navis-1"]
    fight.pass_blocks("c-auxilia-1").fire("cleopatra", 1, 2, 2, 2)
    assert fight.strength("legio-7") + fight.strength("c-auxilia-1") == 6


@pytest.mark.rule("3.27", "7.52", "1.2")
def test_cleopatra_is_no_leader_and_no_trophy() -> None:
    b = battle("legio-7", "cleopatra 1, legio-5 1")
    points = b.score[0]
    b.pass_blocks("cleopatra legio-5").fire("legio-7", 1, 6, 6).do("pompey", "hit cleopatra")
    assert b.side("cleopatra") == "caesar"
    assert b.score[0] == points
