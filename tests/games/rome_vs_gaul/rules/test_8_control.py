"""8: control of spaces and Provinces, and where Influence markers may be placed."""

from __future__ import annotations

import pytest

from rubicon.games.rome_vs_gaul.rules import influence
from rubicon.games.rome_vs_gaul.rules.pack import GAUL, ROME
from tests.support.rome_vs_gaul.board import board


@pytest.mark.rule("8.2.1")
def test_a_space_with_a_marker_stays_controlled_although_enemies_stand_there() -> None:
    b = board("roman im: lutetia\ngaul lutetia: senones\ntown senones: vellaunodunum")
    assert b.spaces(b.state.markers(ROME)) >= {"lutetia"}


@pytest.mark.rule("8.2.2")
def test_a_province_needs_the_majority_of_its_spaces() -> None:
    two = board("roman im: avaricum, noviodunum-b")
    three = board("roman im: avaricum, noviodunum-b, mediolanum-b")
    assert not two.controls("rome", "bituriges")
    assert three.controls("rome", "bituriges")
    lingones = "roman im: autessiodurum, agedincum, vellaunodunum"
    assert not board(lingones).controls("rome", "senones_lingones")
    assert board(f"{lingones}, dibio").controls("rome", "senones_lingones")


@pytest.mark.rule("8.2.2")
def test_an_enemy_town_or_city_prevents_control_and_a_stronghold_does_not() -> None:
    town = board("roman im: autricum, turones\ngaul cenabum: carnutes town")
    assert not town.controls("rome", "carnutes")
    assert board("roman im: bagacum, camaracum, turnacum").controls("rome", "nervii")
    city = board("gallic city: massilia\nroman im: nemausus, arelate, segustero, valentia")
    assert not city.controls("rome", "narbonensis")
    assert not board("gallic im: ad-sigam, bacenis").controls("gaul", "germania")


@pytest.mark.rule("8.3.1")
def test_rome_places_next_to_its_markers_or_with_units_and_anywhere_in_provincia() -> None:
    b = board("roman im: lutetia\nrome avaricum: legio-x")
    found = b.spaces(influence.places(b.state, ROME))
    assert {"cenabum", "melodunum", "avaricum", "tolosa", "arelate"} <= found
    assert "agedincum" not in found  # two spaces away
    assert "matisco" not in found  # next to a Walled City, which is no IM
    assert not found & {"lutetia", "vienne", "octodurus"}  # a control marker is there


@pytest.mark.rule("8.3.1")
def test_gaul_places_anywhere_in_gaul_and_in_provincia_next_to_any_marker() -> None:
    b = board("")
    found = b.spaces(influence.places(b.state, GAUL))
    assert {"lutetia", "treveris"} <= found
    assert {"albiga", "condatomagus", "genava"} <= found  # next to Strongholds
    assert not found & {"arelate", "nemausus", "ad-sigam", "cantium", "usipetes"}


@pytest.mark.rule("8.3.1")
def test_no_marker_with_enemy_units_germani_or_devastation_but_with_a_lone_leader() -> None:
    b = board(
        """
        gaul lutetia: senones
        town senones: vellaunodunum
        germani: melodunum
        devastated: iatinum
        roman im: augustomagus, agedincum, noviodunum-s
        """
    )
    assert not b.spaces(influence.places(b.state, ROME)) & {"lutetia", "melodunum", "iatinum"}
    alone = board("rome lutetia: labienus")
    assert "lutetia" in alone.spaces(influence.places(alone.state, GAUL))


@pytest.mark.rule("8.3.1")
def test_only_rome_places_in_britannia_across_the_channel() -> None:
    b = board("roman im: portus-itius")
    assert "cantium" in b.spaces(influence.places(b.state, ROME))
    assert "cantium" not in b.spaces(influence.places(b.state, GAUL))


@pytest.mark.rule("8.3.2")
def test_a_marker_is_converted_where_an_own_unit_stands() -> None:
    b = board("gallic im: lutetia, melodunum\nrome lutetia: legio-x\nrome melodunum: labienus")
    assert b.spaces(influence.conversions(b.state, ROME)) == {"lutetia"}
