"""10.0: activation, movement, picking up and dropping; 9.3: Command Ratings."""

from __future__ import annotations

import pytest

from rubicon.games.rome_vs_gaul.rules.armies import movement
from rubicon.games.rome_vs_gaul.rules.pack import GAUL, ROME
from tests.support.rome_vs_gaul.board import PACK, board

SIX = "caesar, legio-x, legio-vii, legio-viii, legio-ix, legio-xi, legio-xii"


@pytest.mark.rule("10.2.1", "10.4.1")
def test_a_plan_is_composed_and_carried_out_to_its_end() -> None:
    b = board(f"rome noviodunum-h: {SIX}, labienus")
    b.march("caesar", "take-all", "autessiodurum", "vellaunodunum", "cenabum")
    assert b.where("labienus") == b.where("legio-x") == b.where("caesar") == "cenabum"
    assert b.state.phase.name == "over"
    assert not b.state.moving


@pytest.mark.rule("10.2.1")
def test_nobody_sees_a_plan_until_it_is_carried_out() -> None:
    b = board(f"rome noviodunum-h: {SIX}")
    before = b.state.save()
    b.activate("caesar")
    b.do("take-all", "step autessiodurum", "step vellaunodunum")
    assert b.where("caesar") == "noviodunum-h"
    assert before["where"] == b.state.save()["where"]
    assert not b.happened("moves")


@pytest.mark.rule("9.3", "10.3.2")
def test_six_legions_go_five_spaces_and_ten_go_two() -> None:
    b = board(f"rome noviodunum-h: {SIX}").activate("caesar").do("take-all")
    path = ["autessiodurum", "vellaunodunum", "cenabum", "autricum", "mediolanum-a"]
    b.do(*[f"step {space}" for space in path])
    assert not b.offered("step")
    ten = f"{SIX}, legio-v, legio-vi, legio-xiii, legio-xiv"
    b = board(f"rome noviodunum-h: {ten}").activate("caesar").do("take-all")
    b.do("step autessiodurum", "step vellaunodunum")
    assert not b.offered("step")


@pytest.mark.rule("9.3", "9.4")
def test_a_tribe_with_one_other_goes_three_spaces_and_with_two_only_one() -> None:
    tribes = "carnutes town, parisii, aulerci"
    homes = "town parisii: iatinum\ntown aulerci: mediolanum-a"
    b = board(f"gaul cenabum: {tribes}\n{homes}").activate("carnutes").do("take parisii")
    b.do("step lutetia", "step augustomagus", "step vermandis")
    assert not b.offered("step")
    b = board(f"gaul cenabum: {tribes}\n{homes}").activate("carnutes").do("take-all", "step lutetia")
    assert not b.offered("step")


@pytest.mark.rule("10.5.1")
def test_picking_up_above_the_command_rating_makes_the_next_path_cost_two() -> None:
    text = f"rome noviodunum-h: {SIX}\nrome autessiodurum: labienus, legio-xiii, legio-xiv"
    b = board(text).activate("caesar").do("take-all", "step autessiodurum", "take-all")
    left = b.state.decision(ROME).facts
    assert dict(zip(left[::2], left[1::2], strict=True))["left"] == 4
    b.do("step vellaunodunum")
    left = b.state.decision(ROME).facts
    assert dict(zip(left[::2], left[1::2], strict=True))["left"] == 2


@pytest.mark.rule("10.5.2", "7.7.1")
def test_dropped_units_are_used_up() -> None:
    text = "rome noviodunum-h: caesar, galba, legio-x, legio-vii\nrome autessiodurum: labienus"
    b = board(text)
    b.march("caesar", "take-all", "autessiodurum", "drop legio-x", "drop galba", "vellaunodunum")
    assert b.at("autessiodurum") == {"galba", "legio-x", "labienus"}
    assert b.at("vellaunodunum") == {"caesar", "legio-vii"}
    b.activate("labienus")
    assert not b.offered("take")
    assert PACK.piece_index["galba"] not in _members(movement.activatable(b.state, ROME))


def _members(group: int) -> set[int]:
    return {piece for piece in range(64) if group >> piece & 1}


@pytest.mark.rule("10.3.3")
def test_a_roman_leader_alone_has_seven_mps_and_fewer_once_they_carry() -> None:
    b = board("rome noviodunum-h: caesar\nrome lutetia: legio-x").activate("caesar")
    path = ["autessiodurum", "vellaunodunum", "cenabum", "lutetia", "augustomagus", "vermandis"]
    b.do(*[f"step {space}" for space in path])
    assert "bagacum" in b.offered("step")
    b = board("rome noviodunum-h: caesar\nrome lutetia: legio-x").activate("caesar")
    b.do(*[f"step {space}" for space in path[:4]])
    assert b.offered("take") == ["legio-x"]
    b.do("take legio-x", "step augustomagus")
    assert not b.offered("step")
    far = "rome noviodunum-h: caesar\nrome vermandis: legio-x"
    b = board(far).activate("caesar")
    b.do(*[f"step {space}" for space in path])
    assert not b.offered("take")  # six of five MPs are spent


@pytest.mark.rule("10.3.3")
def test_a_lone_leader_enters_no_town_stronghold_or_enemies_without_own_units() -> None:
    text = """
        rome lutetia: labienus
        gaul cenabum: carnutes town
        gaul autricum: parisii
        town parisii: iatinum
        gallic im: melodunum
        """
    b = board(text).activate("labienus")
    assert set(b.offered("step")) == {"augustomagus", "melodunum"}
    b = board(f"{text}\nrome cenabum: legio-x\ninside: carnutes").activate("labienus")
    assert "cenabum" in b.offered("step")


@pytest.mark.rule("10.7", "17.1.1")
def test_gauls_stay_out_of_germania_and_britannia_and_nobody_enters_its_strongholds() -> None:
    b = board("gaul confluentes: treveri town").activate("treveri")
    assert set(b.offered("step")) == {"treveris", "icorigium", "bingium"}
    b = board("gaul portus-itius: atrebates town").activate("atrebates")
    assert "cantium" not in b.offered("step")
    b = board("rome confluentes: legio-x").activate("legio-x")
    assert "ad-sigam" in b.offered("step")
    assert "ubii" not in b.offered("step")


@pytest.mark.rule("9.2", "9.4")
def test_nobody_picks_up_who_outranks_them() -> None:
    b = board("rome lutetia: caesar, labienus, legio-x").activate("labienus")
    assert b.offered("take") == ["legio-x"]
    b = board("rome lutetia: labienus, legio-x, legio-vii").activate("legio-x")
    assert b.offered("take") == ["legio-vii"]


@pytest.mark.rule("9.5.2", "9.5.3")
def test_ambiorix_does_not_move_with_celts_and_vercingetorix_moves_with_all() -> None:
    text = """
        gaul lutetia: ambiorix, vercingetorix, parisii, nervii, mercenary-1
        town parisii: iatinum
        town nervii: bagacum
        """
    b = board(text).activate("ambiorix")
    assert set(b.offered("take")) == {"nervii", "mercenary-1"}
    b = board(text).activate("vercingetorix")
    assert set(b.offered("take")) == {"ambiorix", "parisii", "nervii", "mercenary-1"}
    b.do("take ambiorix")
    assert set(b.offered("take")) == {"nervii", "mercenary-1"}


@pytest.mark.rule("8.3.3", "10.4.2")
def test_removing_an_enemy_marker_costs_two_mps_and_needs_a_unit() -> None:
    text = "gaul agedincum: senones town\nroman im: melodunum, lutetia"
    b = board(text).march("senones", "melodunum", "clear")
    assert b.spaces(b.state.roman_im) == {"lutetia"}
    assert b.happened("remove")
    b = board("rome lutetia: labienus\ngallic im: lutetia").activate("labienus")
    assert "clear" not in b.choices


@pytest.mark.rule("17.3.2")
def test_a_mercenary_is_moved_only_by_others() -> None:
    b = board("gaul lutetia: parisii, mercenary-1, minor-tribe\ntown parisii: iatinum")
    names = {PACK.pieces[piece] for piece in _members(movement.activatable(b.state, GAUL))}
    assert names == {"parisii", "minor-tribe"}
    b.activate("minor-tribe")
    assert not b.offered("take")  # 9.4: it commands nobody


@pytest.mark.rule("10.2.1")
def test_an_activation_may_end_without_a_step() -> None:
    b = board("rome lutetia: legio-x").activate("legio-x").do("march")
    assert b.state.phase.name == "over"
    assert b.state.used == 1
