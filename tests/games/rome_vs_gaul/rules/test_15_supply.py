"""15.2, 15.3: Supply Sources and Supply Paths; 16.3: isolation."""

from __future__ import annotations

import pytest

from rubicon.games.rome_vs_gaul.rules import supply
from rubicon.games.rome_vs_gaul.rules.pack import GAUL, ROME
from tests.support.rome_vs_gaul.board import PACK, Board, board


def supplied(b: Board, side: int, space: str) -> bool:
    return supply.in_supply(b.state, side, PACK.space_index[space])


@pytest.mark.rule("15.2.1")
def test_roman_supply_comes_from_an_unbesieged_city() -> None:
    assert supplied(board("rome lutetia: legio-x"), ROME, "lutetia")  # all the way to Vienne
    three = "gallic im: melodunum, iatinum, augustomagus, autricum, cenabum"
    assert not supplied(board(f"rome lutetia: legio-x\n{three}"), ROME, "lutetia")


@pytest.mark.rule("15.2.1")
def test_roman_supply_comes_from_two_controlled_provinces_that_are_joined() -> None:
    wall = """
        rome lutetia: legio-x
        gallic im: augustomagus, autricum, turones, noviodunum-b, autessiodurum, augustobona, noviodunum-s
        """
    parisii = "lutetia, melodunum"
    assert not supplied(board(f"{wall}\nroman im: {parisii}"), ROME, "lutetia")
    joined = f"{wall}\nroman im: {parisii}, cenabum"
    assert not supplied(board(joined), ROME, "lutetia")  # Carnutes are not controlled
    carnutes = joined.replace("autricum, turones,", "vindinum, mediolanum-a, andes, lemonum,")
    assert supplied(board(f"{carnutes}, turones"), ROME, "lutetia")


@pytest.mark.rule("15.2.2")
def test_gallic_supply_comes_from_strongholds_towns_and_markers_of_controlled_provinces() -> None:
    walls = "roman im: melodunum, iatinum, augustomagus, autricum, cenabum"
    town = "town senones: vellaunodunum"
    assert supplied(board(f"gaul lutetia: senones\n{town}"), GAUL, "lutetia")
    assert not supplied(board(f"gaul lutetia: senones\n{town}\n{walls}"), GAUL, "lutetia")
    own = "roman im: augustomagus, autricum, cenabum, agedincum, noviodunum-s\ngallic im: melodunum, iatinum"
    assert supplied(board(f"gaul lutetia: senones\n{town}\n{own}"), GAUL, "lutetia")


@pytest.mark.rule("15.2.2")
def test_a_besieged_town_supplies_only_those_inside() -> None:
    b = board(
        """
        gaul cenabum: carnutes town
        rome cenabum: legio-x
        inside: carnutes
        roman im: vellaunodunum, autricum, lutetia, noviodunum-b, vindinum, andes, lemonum
        gaul turones: senones
        town senones: agedincum
        """
    )
    assert supplied(b, GAUL, "cenabum")
    assert not supplied(b, GAUL, "turones")


@pytest.mark.rule("15.3.1")
def test_own_units_open_hostile_and_devastated_spaces() -> None:
    shut = "rome lutetia: legio-x\ngallic im: melodunum, iatinum, augustomagus, autricum\ndevastated: cenabum"
    assert not supplied(board(shut), ROME, "lutetia")
    assert supplied(board(f"{shut}\nrome cenabum: legio-vii"), ROME, "lutetia")
    assert supplied(board(f"{shut}\nrome melodunum: legio-vii"), ROME, "lutetia")


@pytest.mark.rule("15.3.1")
def test_units_inside_a_town_and_lone_leaders_do_not_block() -> None:
    walls = "gallic im: melodunum, iatinum, augustomagus, autricum"
    siege = f"rome lutetia: legio-x\nrome cenabum: legio-vii\ngaul cenabum: carnutes town\n{walls}"
    assert not supplied(board(siege), ROME, "lutetia")
    assert supplied(board(f"{siege}\ninside: carnutes"), ROME, "lutetia")


@pytest.mark.rule("15.3.1")
@pytest.mark.rule("17.4.3")
def test_the_germani_block_both_sides() -> None:
    walls = "gallic im: melodunum, iatinum, augustomagus, autricum"
    b = board(f"rome lutetia: legio-x\ngermani: cenabum\n{walls}")
    assert not supplied(b, ROME, "lutetia")


@pytest.mark.rule("17.4.4")
def test_a_stronghold_under_the_germani_is_no_source() -> None:
    stronghold = 1 << PACK.space_index["aduatuci"]
    assert supply.is_source(board("").state, GAUL, stronghold)
    assert not supply.is_source(board("germani: aduatuci").state, GAUL, stronghold)


@pytest.mark.rule("15.3.2")
def test_a_path_to_rome_leads_over_segustero_or_to_a_city() -> None:
    b = board("gallic city: vienne, narbo, massilia")
    assert supply.path_to_rome(b.state, PACK.space_index["lutetia"])
    shut = board("gallic city: vienne, narbo, massilia\ngallic im: segustero")
    assert not supply.path_to_rome(shut.state, PACK.space_index["lutetia"])
    assert supply.path_to_rome(shut.state, PACK.space_index["segustero"])


@pytest.mark.rule("15.3.2")
def test_the_quick_question_for_all_spaces_agrees_with_the_one_for_each() -> None:
    for text in (
        "",
        "gallic im: segustero, cularo, matisco\ngallic city: vienne\ndevastated: narbo",
        "gallic im: lutetia, melodunum, cenabum\nrome cenabum: legio-x\ngermani: autessiodurum",
    ):
        b = board(text.replace("devastated: narbo", ""))
        spaces = [at for at in range(len(PACK.spaces)) if not PACK.closed >> at & 1]
        found = supply.spaces_with_path_to_rome(b.state)
        assert [bool(found >> at & 1) for at in spaces] == [supply.path_to_rome(b.state, at) for at in spaces]


@pytest.mark.rule("16.3")
def test_markers_without_a_path_to_units_walls_or_ports_are_isolated() -> None:
    b = board("roman im: lutetia, melodunum, agedincum\ngallic im: tullum")
    assert not b.state.strongholds & supply.isolated(b.state, ROME)
    shut = "gallic im: autessiodurum, vellaunodunum, cenabum, autricum, augustomagus, iatinum, augustobona"
    cut = board(f"roman im: lutetia, melodunum, agedincum\n{shut}")
    assert cut.spaces(supply.isolated(cut.state, ROME)) == {"lutetia", "melodunum", "agedincum"}
    camp = board(f"roman im: lutetia, melodunum, agedincum\n{shut}\nrome melodunum: legio-x")
    assert not supply.isolated(camp.state, ROME)


@pytest.mark.rule("16.3")
def test_the_four_starred_gallic_markers_are_never_isolated_and_roman_ones_there_are() -> None:
    b = board("gallic im: cantium, trinovantes, ad-sigam, bacenis\nroman im: portus-itius, confluentes")
    assert not supply.isolated(b.state, GAUL)
    roman = board("roman im: cantium\ngallic im: portus-itius, trinovantes")
    assert roman.spaces(supply.isolated(roman.state, ROME)) == {"cantium"}


@pytest.mark.rule("16.3")
@pytest.mark.rule("17.2.3")
def test_a_port_keeps_markers_where_its_owner_has_naval_supremacy() -> None:
    shut = "gallic im: vesunna, mediolanum-s, aginnum, tarbelli"
    b = board(f"roman im: burdigala\n{shut}")
    assert b.spaces(supply.isolated(b.state, ROME)) == {"burdigala"}  # one Port each: Osismii is Gallic
    more = board(f"roman im: burdigala, ratiatum\n{shut}")
    assert "burdigala" not in more.spaces(supply.isolated(more.state, ROME))


@pytest.mark.rule("16.3")
def test_a_friendly_unit_in_a_hostile_space_does_not_help() -> None:
    shut = "gallic im: autessiodurum, vellaunodunum, cenabum, autricum, augustomagus, iatinum, augustobona"
    b = board(f"roman im: lutetia, melodunum, agedincum\n{shut}\nrome cenabum: legio-x")
    assert b.spaces(supply.isolated(b.state, ROME)) == {"lutetia", "melodunum", "agedincum"}
