"""4, 5, 6: the Reinforcement Phase, the Spring Muster, and the course of a turn."""

from __future__ import annotations

import pytest

from rubicon.games.kit.values import members
from rubicon.games.rome_vs_gaul.rules.pack import TRIBES
from rubicon.games.rome_vs_gaul.rules.sequence import begin_turn
from rubicon.games.rome_vs_gaul.rules.turn import reinforcements, winter
from tests.support.rome_vs_gaul.board import PACK, Board, board


def new_turn(text: str, draws: str) -> Board:
    return board(text).run(begin_turn, draws=draws)


@pytest.mark.rule("4.0")
def test_a_turn_begins_with_the_tribes_and_cards_are_dealt_last() -> None:
    b = new_turn("turn 2\nrome vienne: legio-x\nrome rome: caesar", "carnutes nervii treveri")
    kinds = [b.kind]
    b.do("tribe carnutes cenabum", "tribe nervii bagacum")
    assert b.state.hand == [0, 0]
    b.do("tribe treveri treveris", rolls="4")
    kinds.append(b.kind)
    b.do(b.choices[0], draws="galba labienus")
    while b.kind == "legates":
        b.do(b.choices[0])
    kinds.append(b.kind)
    assert kinds == ["tribes", "caesar", "muster"]
    assert [hand.bit_count() for hand in b.state.hand] == [8, 8]


@pytest.mark.rule("5.1.1")
@pytest.mark.rule("5.1.2")
def test_three_tribes_are_drawn_and_placed_in_any_order() -> None:
    b = new_turn("council: arverni", "carnutes nervii treveri")
    assert b.at("drawn") == {"carnutes", "nervii", "treveri"}
    b.do("tribe treveri treveris", "council carnutes")
    assert b.at("treveris") == {"treveri"}
    assert b.spaces(b.state.towns) == {"treveris"}
    assert b.at("council") == {"arverni", "carnutes"}


@pytest.mark.rule("5.1.2")
def test_with_fewer_in_the_pool_fewer_are_drawn() -> None:
    names = [PACK.pieces[tribe] for tribe in members(TRIBES)][2:]
    b = new_turn(f"eliminated: {', '.join(names)}", "")
    assert len(b.at("drawn")) == 2


@pytest.mark.rule("18.2.1")
@pytest.mark.rule("5.1.2")
def test_a_full_council_gives_way_and_the_displaced_tribe_is_placed_or_submits() -> None:
    b = new_turn(
        "council: arverni, senones\nroman im: autessiodurum, agedincum, vellaunodunum",
        "carnutes nervii treveri",
    )
    b.do("council carnutes")  # only the Senones can leave: made for the player
    assert b.at("council") == {"arverni", "carnutes"}
    assert "submit senones" in b.choices
    assert "council senones" not in b.choices
    b.do("submit senones")
    assert "-senones" in b.at("submitted")


@pytest.mark.rule("9.5.1")
def test_gallic_leaders_arrive_on_turns_four_and_five_or_are_lost() -> None:
    b = new_turn(
        "turn 4\nturn-track: ambiorix, vercingetorix\ngallic im: tullum", "carnutes senones lingones"
    )
    assert "tribe ambiorix tullum" in b.choices
    assert not [text for text in b.choices if "vercingetorix" in text]
    lost = new_turn(
        "turn 4\nturn-track: ambiorix\nno stronghold: aduatuci, menapii, condrusi, segni",
        "carnutes senones lingones",
    )
    lost.do("tribe carnutes cenabum", "tribe senones agedincum", "tribe lingones dibio", rolls="4")
    assert lost.where("ambiorix") == "eliminated"


@pytest.mark.rule("5.2.1")
def test_two_steps_restore_legions_or_bring_one_back_reduced() -> None:
    b = board("rome vienne: legio-x reduced, legio-vii reduced\neliminated: legio-viii", "replacements")
    b.state.steps = 2
    b.do("restore legio-x")
    assert "return legio-viii vienne" not in b.choices
    b.do("restore legio-vii", rolls="4")
    assert b.at("vienne") == {"legio-x", "legio-vii"}
    again = board("rome vienne: legio-x\neliminated: legio-viii", "replacements")
    again.state.steps = 2
    again.do("return legio-viii vienne", rolls="4")
    assert "-legio-viii" in again.at("vienne")


@pytest.mark.rule("5.2.1")
def test_a_legion_without_a_path_to_rome_is_not_restored() -> None:
    walls = "gallic im: melodunum, iatinum, augustomagus, autricum, cenabum"
    b = board(f"rome lutetia: legio-x reduced\n{walls}")
    assert not reinforcements.restorable(b.state)


@pytest.mark.rule("5.2.2")
def test_three_markers_of_provincia_give_one_more_step() -> None:
    b = board("rome vienne: legio-x reduced\nroman im: tolosa, carcaso, cularo, lutetia", "replacements")
    b.do("emergency tolosa")
    assert b.offered("emergency") == ["carcaso", "cularo"]
    b.do("emergency carcaso")  # the third is the only one left
    assert b.state.steps == 1
    assert b.spaces(b.state.roman_im) == {"lutetia"}


@pytest.mark.rule("5.2.3")
def test_two_new_legions_come_on_turn_five_and_must_be_placed() -> None:
    b = board("turn 5\nturn-track: legio-v, legio-vi\nrome lutetia: legio-x", "replacements")
    assert "end" not in b.choices
    assert {"legio-v vienne", "legio-v lutetia", "legio-vi narbo"} <= set(b.offered("return"))
    early = board("turn 4\nturn-track: legio-v, legio-vi\nrome lutetia: legio-x legio-vii", "replacements")
    assert not early.offered("return")


@pytest.mark.rule("5.3")
def test_caesar_is_delayed_once_and_then_placed_before_the_second_card() -> None:
    b = board("rome rome: caesar\nrome vienne: legio-x\nroman im: lutetia", "caesar")
    b.run(reinforcements.begin_caesar, rolls="1")
    assert b.where("caesar") == "rome"
    assert (b.state.delayed, b.state.late) == (1, 1)
    assert not reinforcements.caesar_is_due(b.state, 0)
    b.state.played = [1, 1]
    assert reinforcements.caesar_is_due(b.state, 1)
    assert {"lutetia", "vienne"} <= b.spaces(reinforcements.caesar_spaces(b.state))


@pytest.mark.rule("5.3")
def test_caesar_is_placed_on_roman_spaces_without_enemies() -> None:
    b = board("rome rome: caesar\nroman im: lutetia, melodunum\ngermani: melodunum\ngallic im: tullum")
    found = b.spaces(reinforcements.caesar_spaces(b.state))
    assert "lutetia" in found
    assert not found & {"melodunum", "tullum", "cenabum"}


@pytest.mark.rule("5.4.1")
@pytest.mark.rule("5.4.3")
def test_two_legates_are_drawn_and_go_to_legions_or_cities() -> None:
    b = board("rome lutetia: legio-x\nroman im: tullum", "legates")
    b.run(reinforcements.begin_legates, draws="galba labienus")
    assert b.at("drawn") == {"galba", "labienus"}
    assert {"galba lutetia", "labienus massilia"} <= set(b.offered("legate"))
    assert "galba tullum" not in b.offered("legate")


@pytest.mark.rule("5.4.2")
def test_one_legate_may_be_kept_and_only_one_is_drawn_then() -> None:
    b = board("rome lutetia: legio-x, galba, labienus", "keep-legate")
    b.run(lambda s, dice: winter.begin_keeping(s))
    b.do("keep galba")
    assert b.where("galba") == "kept"
    assert b.where("labienus") == "pool"
    b.run(reinforcements.begin_legates, draws="labienus")
    assert b.at("drawn") == {"galba", "labienus"}


@pytest.mark.rule("6.1")
def test_every_tribe_may_move_three_points_once() -> None:
    b = board("gaul cenabum: carnutes town\ngaul treveris: treveri town", "muster", "gaul")
    assert {"carnutes lutetia", "carnutes agedincum"} <= set(b.offered("muster"))
    assert "carnutes bagacum" not in b.offered("muster")  # five spaces away
    b.do("muster carnutes lutetia")
    assert {text.split()[0] for text in b.offered("muster")} == {"treveri"}


@pytest.mark.rule("6.2")
def test_the_muster_keeps_clear_of_romans_and_possible_interceptions() -> None:
    b = board(
        """
        gaul cenabum: carnutes town
        rome agedincum: legio-x
        rome autricum: labienus
        roman im: turones
        gallic im: melodunum
        germani: noviodunum-b
        """,
        "muster",
        "gaul",
    )
    found = {text.split()[1] for text in b.offered("muster")}
    assert not found & {"agedincum", "autricum", "noviodunum-b"}  # Legion, lone Leader, Germani
    assert "vellaunodunum" not in found  # the Legion could intercept there
    assert "turones" not in found  # Roman-controlled: through, but not to stop
    assert "vindinum" in found
    assert "melodunum" in found  # Gallic-controlled, although next to the Legion


@pytest.mark.rule("6.2")
def test_a_tribe_under_a_winter_camp_may_leave_its_town() -> None:
    b = board("gaul cenabum: carnutes town\nrome cenabum: legio-x\ninside: carnutes", "muster", "gaul")
    assert "carnutes lutetia" in b.offered("muster")


@pytest.mark.rule("6.2")
def test_a_leader_under_a_winter_camp_may_be_intercepted_when_leaving() -> None:
    """The exception is for the Tribe whose Town it is."""
    b = board(
        """
        turn 6
        gaul cenabum: carnutes town, vercingetorix
        rome cenabum: legio-x
        inside: carnutes, vercingetorix
        gallic im: autricum
        """,
        "muster",
        "gaul",
    )
    assert "carnutes lutetia" in b.offered("muster")
    assert "vercingetorix lutetia" not in b.offered("muster")
    assert "vercingetorix autricum" in b.offered("muster")
