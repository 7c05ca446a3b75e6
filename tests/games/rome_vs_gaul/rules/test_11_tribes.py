"""11.0: Tribes and their Towns; 9.6: displacement."""

from __future__ import annotations

import pytest

from rubicon.games.rome_vs_gaul.rules import leaders, tribes
from rubicon.games.rome_vs_gaul.rules.armies import losses
from tests.support.rome_vs_gaul.board import PACK, board


def placeable(text: str, tribe: str) -> set[str]:
    b = board(text)
    return b.spaces(tribes.can_place(b.state, PACK.piece_index[tribe]))


@pytest.mark.rule("5.1.2", "11.2.1")
def test_a_tribe_is_placed_in_a_town_of_its_province_without_romans_or_germani() -> None:
    assert placeable("", "nervii") == {"bagacum", "camaracum", "turnacum", "geidumni"}  # no Stronghold
    text = "roman im: bagacum\nrome camaracum: legio-x\ngermani: turnacum\ngallic im: geidumni"
    assert placeable(text, "nervii") == {"geidumni"}
    assert "geidumni" not in placeable("rome geidumni: labienus", "nervii")
    assert "aduatuci" not in placeable("no stronghold: aduatuci", "nervii")


@pytest.mark.rule("11.3.5", "11.3.6")
def test_tribes_that_share_a_province_have_their_own_section() -> None:
    assert not placeable("", "pictones") & placeable("", "santones")
    assert not placeable("", "senones") & placeable("", "lingones")
    assert placeable("", "senones") | placeable("", "lingones") == {
        "autessiodurum",
        "agedincum",
        "vellaunodunum",
        "andematunnum",
        "augustobona",
        "dibio",
    }


@pytest.mark.rule("11.2.1", "11.3.2", "11.2.3")
def test_a_town_comes_with_the_tribe_and_gergovia_is_upgraded() -> None:
    b = board("gallic im: gergovia")
    arverni = PACK.piece_index["arverni"]
    assert tribes.place_tribe(b.state, arverni, PACK.gergovia)  # an IM lay there
    assert b.spaces(b.state.towns) == b.spaces(b.state.upgraded) == {"gergovia"}
    assert not b.state.gallic_im


@pytest.mark.rule("11.1", "11.2.4")
def test_a_tribe_has_two_steps_and_its_town_goes_with_it() -> None:
    b = board("gaul lutetia: carnutes\ntown carnutes: cenabum")
    carnutes = PACK.piece_index["carnutes"]
    losses.lose_step(b.state, carnutes)
    assert b.at("lutetia") == {"-carnutes"}
    assert b.spaces(b.state.towns) == {"cenabum"}
    losses.lose_step(b.state, carnutes)
    assert b.where("carnutes") == "eliminated"
    assert not b.state.towns


@pytest.mark.rule("9.6")
def test_a_legate_is_displaced_with_the_last_unit_of_the_stack() -> None:
    b = board("rome lutetia: labienus, l-caesar, legio-x reduced")
    losses.lose_step(b.state, PACK.piece_index["legio-x"])
    assert b.where("labienus") == "pool"
    assert b.where("l-caesar") == "holding"


@pytest.mark.rule("9.6")
def test_caesar_waits_in_rome_if_no_place_is_left() -> None:
    b = board(
        """
        rome lutetia: caesar, legio-x reduced
        gallic city: massilia, narbo, vienne
        """
    )
    losses.lose_step(b.state, PACK.piece_index["legio-x"])
    assert not losses.settle(b.state, b.dice())
    assert b.where("caesar") == "rome"


@pytest.mark.rule("9.2", "9.4")
def test_the_best_of_those_who_may_commands() -> None:
    b = board("rome lutetia: galba, labienus, legio-x")
    pieces = b.state.here[PACK.space_index["lutetia"]]
    assert PACK.pieces[leaders.commander(b.state, pieces)] == "labienus"
    galba = PACK.piece_index["galba"]
    assert leaders.commander(b.state, pieces, galba) == galba  # who was activated
    b = board("gaul lutetia: vercingetorix, ambiorix, nervii\ntown nervii: bagacum")
    pieces = b.state.here[PACK.space_index["lutetia"]]
    assert PACK.pieces[leaders.commander(b.state, pieces)] == "vercingetorix"
    b = board("gaul lutetia: minor-tribe, mercenary-1")
    assert leaders.command_rating(b.state, b.state.here[PACK.space_index["lutetia"]]) == 0
