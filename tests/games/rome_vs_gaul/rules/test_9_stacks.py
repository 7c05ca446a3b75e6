"""Small rules of chapters 9 to 14 and 17 that other tests take for granted."""

from __future__ import annotations

import pytest

from rubicon.games.rome_vs_gaul.rules import tribes
from rubicon.games.rome_vs_gaul.rules.armies import battle, losses, sieges
from rubicon.games.rome_vs_gaul.rules.leaders import commander
from rubicon.games.rome_vs_gaul.rules.pack import GAUL, ROME
from tests.support.rome_vs_gaul.board import PACK, Board, board


def at(name: str) -> int:
    return PACK.space_index[name]


@pytest.mark.rule("9.1")
@pytest.mark.rule("10.1")
def test_one_leader_commands_a_stack_of_any_size() -> None:
    legions = "legio-x, legio-vii, legio-viii, legio-ix, legio-xi, legio-xii, legio-xiii, legio-xiv, legio-v"
    b = board(f"rome lutetia: caesar, labienus, galba, {legions}")
    stack = b.state.stack_at(ROME, at("lutetia"))
    assert PACK.pieces[commander(b.state, stack)] == "caesar"
    assert stack.bit_count() == 12


@pytest.mark.rule("10.3.1")
def test_a_unit_moves_its_printed_allowance() -> None:
    b = board("rome lutetia: legio-x").activate("legio-x")
    b.do("step melodunum", "step agedincum", "step autessiodurum")
    assert not b.offered("step")  # 3 MPs are spent


@pytest.mark.rule("10.2.2")
@pytest.mark.rule("13.1")
def test_an_army_that_meets_enemies_stops_and_attacks() -> None:
    b = board(
        "rome lutetia: legio-x, legio-vii\ngaul cenabum: senones\n"
        "town senones: agedincum\ndiscards: 53, 20, 34"
    )
    b.march("legio-x", "take legio-vii", "cenabum")
    assert (b.side, b.kind) == ("gaul", "defenders")
    b.do("pass", rolls="3 3 3 3")
    assert b.state.attacker == ROME
    assert b.state.battle_space == at("cenabum")


@pytest.mark.rule("11.2.2")
@pytest.mark.rule("14.1")
@pytest.mark.rule("14.2")
def test_a_garrison_counts_in_a_siege_and_not_in_a_battle() -> None:
    b = board("gaul cenabum: carnutes town\nrome cenabum: legio-x\ninside: carnutes")
    strength = b.state.strength_of(PACK.piece_index["carnutes"])
    assert sieges.defence(b.state, ROME, at("cenabum")) == strength + 2
    free = board("gaul cenabum: carnutes town")
    stack = free.state.cus_at(GAUL, at("cenabum"))
    assert battle.battle_strength(free.state, GAUL, stack, at("cenabum")) == strength
    assert sieges.garrison(free.state, at("massilia")) == 6


@pytest.mark.rule("11.3.3")
def test_the_nervii_and_the_tenth_are_the_elite_units() -> None:
    assert PACK.elite == 1 << PACK.piece_index["nervii"] | 1 << PACK.piece_index["legio-x"]


@pytest.mark.rule("12.2.4")
def test_who_has_just_intercepted_does_not_avoid() -> None:
    b: Board = board(
        """
        rome lutetia: caesar, legio-x, legio-vii
        gaul noviodunum-b: senones
        town senones: agedincum
        discards: 53, 20, 34
        """
    )
    b.march("caesar", "take-all", "cenabum")
    assert b.kind == "intercept"
    b.do("intercept noviodunum-b", "pass", rolls="6 6")
    if b.kind == "sending":
        b.do("send-all")
    assert b.kind == "back-up"
    b.do("pass", rolls="3 3 3 3")
    assert b.kind != "defenders"


@pytest.mark.rule("13.6.2")
@pytest.mark.rule("17.9")
def test_a_hit_flips_a_unit_and_the_second_eliminates_it() -> None:
    b = board("gaul lutetia: senones, mercenary-1\ntown senones: agedincum")
    losses.lose_step(b.state, PACK.piece_index["senones"])
    assert "-senones" in b.at("lutetia")
    losses.lose_step(b.state, PACK.piece_index["senones"])
    assert b.where("senones") == "eliminated"
    losses.lose_step(b.state, PACK.piece_index["mercenary-1"])
    assert b.where("mercenary-1") == "holding"


@pytest.mark.rule("17.8")
def test_a_tribe_that_submits_goes_to_its_box_reduced() -> None:
    b = board("gaul cenabum: carnutes town")
    tribes.submit_tribe(b.state, PACK.piece_index["carnutes"])
    assert "-carnutes" in b.at("submitted")
    assert not b.state.towns
