"""15.4 and 16: the Supply Phase and the Winter Phase."""

from __future__ import annotations

import pytest

from rubicon.games.rome_vs_gaul.rules.pack import ROME
from rubicon.games.rome_vs_gaul.rules.turn import council, supply_phase, winter
from tests.support.rome_vs_gaul.board import PACK, Board, board

CUT = "gallic im: melodunum, iatinum, augustomagus, autricum, cenabum"
HELD = "roman im: bibracte, cabillonum, noviodunum-h, bibrax, tolosa, carcaso, albiga, cularo, genava, "
HELD += "nemausus, arelate, segustero, valentia"


def in_round(text: str, side: str = "rome") -> Board:
    """A card play of a side that is about to end with its Supply Phase."""
    return board(f"rome hand: 5, 6\ngaul hand: 22, 23\n{text}", "round", side)


@pytest.mark.rule("15.4.1")
@pytest.mark.rule("17.3.2")
def test_hired_units_out_of_supply_go_home() -> None:
    b = in_round(f"rome lutetia: legio-x, german-cavalry\n{CUT}")
    b.do("points 5", "end")
    assert b.at("lutetia") == {"legio-x"}  # two steps: no attrition
    assert b.where("german-cavalry") == "holding"


@pytest.mark.rule("15.4.2")
def test_a_stack_of_three_steps_loses_one_and_smaller_ones_none() -> None:
    b = in_round(f"rome lutetia: legio-x, legio-vii reduced, caesar\n{CUT}")
    b.do("points 5", "end")
    assert (b.side, b.kind) == ("rome", "losses")
    b.do("lose legio-vii")
    assert b.at("lutetia") == {"legio-x", "caesar"}
    assert b.side == "gaul"


@pytest.mark.rule("15.4.2")
def test_the_owner_orders_several_stacks() -> None:
    more = f"rome treveris: legio-viii, legio-ix\n{CUT}, "
    more += "orolaunum, confluentes, bingium, divodurum"
    b = in_round(f"rome lutetia: legio-x, legio-vii\n{more}")
    b.do("points 5", "end")
    assert sorted(b.offered("target")) == ["lutetia", "treveris"]


@pytest.mark.rule("15.4.1")
def test_card_38_marks_a_space_for_the_next_roman_supply_phase() -> None:
    b = in_round("rome lutetia: legio-x, legio-vii\nstarving: lutetia")
    assert supply_phase.out_of_supply(b.state, ROME) == 1 << PACK.space_index["lutetia"]
    b.do("points 5", "end")
    assert b.kind == "losses"
    assert not b.state.starving


@pytest.mark.rule("14.5.4")
def test_a_besieged_town_supplies_those_inside() -> None:
    b = in_round(
        "gaul cenabum: carnutes town, senones\ntown senones: agedincum\nrome cenabum: legio-x\n"
        "inside: carnutes, senones",
        "gaul",
    )
    assert not supply_phase.out_of_supply(b.state, 1)


def winter_from(text: str, rolls: str = "") -> Board:
    return board(text).run(winter.begin_winter, rolls=rolls)


@pytest.mark.rule("16.1.1")
@pytest.mark.rule("16.1.2")
@pytest.mark.rule("16.1.3")
@pytest.mark.rule("17.3.3")
@pytest.mark.rule("17.6.2")
def test_sieges_end_hired_units_and_tribes_go_home() -> None:
    b = winter_from(
        """
        gaul cenabum: carnutes town
        gaul lutetia: senones, mercenary-1, militia
        town senones: agedincum
        rome cenabum: legio-x, german-cavalry
        inside: carnutes
        points cenabum 2
        """
    )
    assert not b.state.points
    assert {"mercenary-1", "militia", "german-cavalry"} <= b.at("holding")
    assert b.where("senones") == "agedincum"
    assert b.where("carnutes") == "cenabum"


@pytest.mark.rule("16.1.4")
def test_gallic_leaders_go_to_a_gallic_space_of_their_region_or_are_lost() -> None:
    b = winter_from(
        "gaul treveris: vercingetorix, ambiorix\ngallic im: lutetia, tullum\nrome tullum: legio-x"
    )
    assert "vercingetorix lutetia" in b.offered("tribe")
    assert "vercingetorix tullum" not in b.offered("tribe")
    assert "ambiorix tullum" not in b.offered("tribe")  # Romans are there
    b.do("tribe vercingetorix lutetia", "tribe ambiorix aduatuci")
    assert b.where("vercingetorix") == "lutetia"
    alone = "no stronghold: aduatuci, menapii, condrusi, segni, osismii, gabali, ruteni"
    lost = winter_from(f"gaul treveris: ambiorix\n{alone}")
    assert lost.where("ambiorix") == "eliminated"


@pytest.mark.rule("16.2.1")
def test_all_roman_leaders_leave_the_map() -> None:
    b = winter_from("rome lutetia: legio-x, caesar, galba\nrome vienne: l-caesar")
    assert b.kind == "keep-legate"
    b.do("end")
    assert (b.where("caesar"), b.where("galba"), b.where("l-caesar")) == ("rome", "pool", "holding")


@pytest.mark.rule("16.2.2")
def test_legions_march_three_points_through_anything_but_the_germani() -> None:
    b = board(
        "rome lutetia: legio-x\nrome vienne: legio-vii\ngaul cenabum: carnutes town\ngermani: melodunum\n"
        "gaul autricum: vercingetorix",
        "camps",
    )
    found = {text.split()[1] for text in b.offered("camp") if text.startswith("legio-x ")}
    assert "cenabum" in found
    assert "noviodunum-b" in found  # through the Town
    assert "melodunum" not in found
    assert "autricum" not in found  # a Gallic Leader outside a Town
    b.do("camp legio-x cenabum")
    assert b.at("cenabum") == {"legio-x", "carnutes"}


@pytest.mark.rule("16.2.2")
def test_britannia_may_be_left_over_the_channel_and_not_entered() -> None:
    b = board("rome trinovantes: legio-x\nrome portus-itius: legio-vii", "camps")
    assert "legio-vii cantium" not in b.offered("camp")
    b.do("camp legio-x portus-itius", rolls="6")
    assert b.where("legio-x") == "cantium"  # driven back to the Port, no MP left
    calm = board("rome cantium: legio-x\nrome lutetia: legio-vii", "camps")
    calm.do("camp legio-x portus-itius", rolls="1")
    assert "legio-x tarvenna" in calm.offered("camp")


@pytest.mark.rule("16.2.3")
@pytest.mark.rule("16.2.4")
def test_six_legions_in_a_neutral_space_lose_four_steps() -> None:
    names = ["legio-x", "legio-vii", "legio-viii", "legio-ix", "legio-xi", "legio-xii"]
    b = board(f"rome lutetia: {', '.join(names)}\n{HELD}", "forage")
    b.run(winter.begin_forage)
    assert b.kind == "forage"
    b.do("lose legio-vii", "lose legio-viii", "lose legio-ix")
    b.do("lose legio-xi", draws="carnutes nervii treveri")
    assert b.at("lutetia") == {"legio-x", "-legio-vii", "-legio-viii", "-legio-ix", "-legio-xi", "legio-xii"}


@pytest.mark.rule("16.2.4")
def test_forage_levels() -> None:
    b = board("roman im: lutetia\ngallic im: tullum")
    levels = [
        winter.forage_level(b.state, PACK.space_index[name])
        for name in ("tullum", "melodunum", "lutetia", "vienne")
    ]
    assert levels == [0, 2, 4, 10]


@pytest.mark.rule("16.5")
def test_the_end_of_winter() -> None:
    b = board("rome lutetia: legio-x\nrome tullum: legio-vii\ngallic im: tullum\ndevastated: divona")
    winter.end_winter(b.state)
    assert not b.state.devastated
    assert b.spaces(b.state.roman_im) == {"lutetia"}


@pytest.mark.rule("18.4")
def test_half_of_the_promises_fade_rounded_up() -> None:
    b = board("council im 5\ncouncil: senones, arverni")
    council.fade(b.state)
    assert b.state.council_im == 2
    assert b.at("council") == {"senones", "arverni"}


@pytest.mark.rule("16.3")
def test_isolated_markers_go_and_naval_supremacy_by_cards_ends() -> None:
    b = board("roman im: burdigala\ngallic im: vesunna, mediolanum-s, aginnum, tarbelli")
    b.state.supremacy = [-1, ROME]
    winter.isolate(b.state)
    assert b.spaces(b.state.roman_im) == {"burdigala"}  # a Port under Roman supremacy
    assert b.state.supremacy == [-1, -1]
    winter.isolate(b.state)
    assert not b.state.roman_im
