"""2.1 and 9.0: the map and marching."""

from __future__ import annotations

import pytest

from rubicon.games.caesar_xl.rules.pack import DESIGNED
from tests.support.caesar_xl.board import board


@pytest.mark.rule("2.1")
def test_cities_routes_ports_and_barbarian_areas() -> None:
    assert 35 <= DESIGNED.city_count <= 40
    for city, near in enumerate(DESIGNED.near):
        assert near
        assert all(city in DESIGNED.near[other] for other in near)
    assert all(DESIGNED.zones)
    assert DESIGNED.zones[1] & DESIGNED.zones[2]  # some ports have two anchors
    assert all(DESIGNED.among)
    assert all(area["strength"] > 0 for area in DESIGNED.data["barbarians"])


@pytest.mark.rule("9.0")
def test_some_none_or_all_units_march_together_or_apart() -> None:
    table = board("caesar rubicon: caesar, legion 2, allied\npompey athens: pompey", "march")
    table.do("march legion rubicon rome", "march legion rubicon vercellae")
    assert table.units("caesar", "rubicon") == {"caesar": 1, "allied": 1}
    table.do("march all rubicon salonae")
    assert table.units("caesar", "salonae") == {"caesar": 1, "allied": 1}
    assert table.choices == ["end"]


@pytest.mark.rule("9.0")
def test_a_piece_marches_once_a_phase() -> None:
    table = board("caesar rubicon: legion\ncaesar rome: legion, caesar\npompey athens: pompey", "march")
    table.do("march legion rubicon rome")
    table.do("march legion rome capua")  # the one that stood there
    assert "has marched" in table.why("march legion rome capua")
    assert "march caesar rome capua" in table.choices


@pytest.mark.rule("9.1")
def test_one_space_by_land_or_sea() -> None:
    table = board("caesar messana: legion\npompey athens: pompey", "march")
    ends = {text.split()[-1] for text in table.choices if text.startswith("march")}
    assert ends == {"athens", "brundisium", "capua", "utica"}
    assert "9.1: no route leads" in table.why("march legion messana rome")
    assert "you have no Legion in Rome" in table.why("march legion rome capua")


@pytest.mark.rule("9.2")
def test_any_number_of_units_of_both_sides_may_share_a_city() -> None:
    table = board(
        "caesar rubicon: legion 9, caesar\ncaesar rome: allied 8\ncaesar capua: legion 2\n"
        "pompey brundisium: legion 10, allied 11, pompey",
        "march",
    )
    table.do("march all rubicon rome", "march all capua brundisium", "end")
    assert table.units("caesar", "rome") == {"legion": 9, "caesar": 1, "allied": 8}
    assert table.kind == "tactics"


@pytest.mark.rule("9.0")
def test_units_freely_enter_and_leave() -> None:
    table = board("caesar rubicon: legion\npompey rome: legion\npompey athens: pompey", "march")
    assert "march legion rubicon rome" in table.choices


@pytest.mark.rule("9.0")
def test_marches_can_be_taken_back_and_are_open_to_all() -> None:
    table = board("caesar rubicon: legion\npompey athens: pompey", "march")
    before = table.state.barrier()
    table.do("march legion rubicon rome")
    assert table.state.barrier() == before
    assert table.state.view(1)["marched"] == {"rome": {"legion": 1}}
