"""12.0: interception, avoiding battle, backing up; 9.6: lone Leaders; 10.6: inside and outside."""

from __future__ import annotations

import pytest

from rubicon.games.rome_vs_gaul.rules.armies import interception
from rubicon.games.rome_vs_gaul.rules.pack import GAUL, ROME
from tests.support.rome_vs_gaul.board import PACK, Board, board


def intercepting(b: Board, side: int, space: str, origin: str, moving: str) -> set[str]:
    """The stacks that may intercept a piece on its way into a space."""
    places = PACK.space_index
    bit = 1 << PACK.piece_index[moving]
    return b.spaces(interception.interceptors(b.state, side, places[space], places[origin], bit))


@pytest.mark.rule("12.1.1")
def test_nobody_intercepts_into_hostile_spaces_or_where_an_enemy_rests() -> None:
    b = board(
        """
        rome lutetia: caesar, legio-x
        gaul vermandis: bellovaci
        town bellovaci: bratuspantium
        gaul cenabum: carnutes town
        gallic im: augustomagus
        """
    )
    assert not intercepting(b, ROME, "augustomagus", "vermandis", "bellovaci")
    assert not intercepting(b, ROME, "cenabum", "turones", "bellovaci")
    assert intercepting(b, ROME, "iatinum", "noviodunum-s", "bellovaci") == {"lutetia"}


@pytest.mark.rule("12.1.1", "12.1.5")
def test_besieged_stacks_lone_leaders_and_the_channel_do_not_intercept() -> None:
    b = board(
        """
        rome cenabum: legio-x
        gaul cenabum: carnutes town
        inside: carnutes
        rome lutetia: labienus
        gaul turones: aulerci
        town aulerci: mediolanum-a
        """
    )
    assert not intercepting(b, GAUL, "autricum", "vellaunodunum", "legio-x")  # the Carnutes are inside
    assert intercepting(b, ROME, "autricum", "mediolanum-a", "aulerci") == {"cenabum"}  # besiegers may
    assert intercepting(b, ROME, "iatinum", "melodunum", "aulerci") == set()  # Labienus has no unit
    b = board("rome cantium: legio-x\ngaul tarvenna: atrebates\ntown atrebates: samarobriva")
    assert not intercepting(b, ROME, "portus-itius", "tarvenna", "atrebates")


@pytest.mark.rule("12.1.5")
def test_a_freed_garrison_does_not_intercept_into_the_first_space() -> None:
    b = board(
        """
        rome cenabum: legio-x
        gaul cenabum: carnutes town
        inside: carnutes
        """
    )
    b.march("legio-x", "lutetia")
    assert b.state.phase.name == "over"
    assert not b.state.inside  # 14.4.1
    b = board("rome cenabum: legio-x\ngaul cenabum: carnutes town\ninside: carnutes")
    b.march("legio-x", "lutetia", "autricum")
    assert (b.side, b.kind) == ("gaul", "intercept")
    assert b.offered("intercept") == ["cenabum"]


TWO_STACKS = """
    rome lutetia: caesar, legio-x
    rome melodunum: galba, legio-vii
    gaul noviodunum-s: suessiones town
    """


@pytest.mark.rule("12.1.3", "12.3")
def test_all_interceptions_are_declared_before_any_is_rolled() -> None:
    b = board(TWO_STACKS).march("suessiones", "iatinum")
    assert (b.side, b.kind) == ("rome", "intercept")
    b.do("intercept lutetia", "intercept melodunum")
    assert b.choices == ["pass"]
    assert not b.happened("intercepts")
    b.do("pass", rolls="3 3")  # 6 + 3 = 9
    assert b.kind == "sending"
    # The friends who came do not help the second roll (12.3): 7 + 1 < 9.
    b.do("send-all", rolls="3 4")
    assert [event[-1] for event in b.happened("intercepts")] == [1, 0]
    assert b.at("iatinum") == {"caesar", "legio-x"}
    assert (b.side, b.kind) == ("gaul", "back-up")


@pytest.mark.rule("12.1.2", "12.1.3")
def test_interceptors_are_there_first_and_the_mover_attacks_them_together() -> None:
    b = board(TWO_STACKS).march("suessiones", "iatinum")
    b.do("intercept lutetia", "intercept melodunum", "pass", rolls="6 6")
    b.do("send-all", rolls="6 6")
    b.do("send-all")
    b.do("pass", rolls="1 1 1 1")  # no attempt to back up
    assert b.state.attacker == GAUL
    assert b.state.defenders.bit_count() == 4
    assert b.state.rerolls == [1, 3]  # Caesar commands


@pytest.mark.rule("12.1.4")
def test_a_part_may_intercept_with_at_least_one_unit() -> None:
    b = board("rome lutetia: caesar, labienus, legio-x, legio-vii\ngaul noviodunum-s: suessiones town")
    b.march("suessiones", "iatinum").do("intercept lutetia", "pass", rolls="6 6")
    b.do("send labienus")
    assert "end" not in b.choices
    b.do("send legio-x", "end")
    assert b.at("iatinum") == {"labienus", "legio-x"}
    assert b.at("lutetia") == {"caesar", "legio-vii"}


@pytest.mark.rule("12.2.2")
def test_who_is_intercepted_may_back_up_and_then_stays() -> None:
    b = board(TWO_STACKS).march("suessiones", "iatinum", "lutetia")
    b.do("intercept melodunum", "pass", rolls="6 6")
    b.do("send-all").do("back-up", rolls="3 3")  # 6 + 1 + 2 in their own Town
    assert b.where("suessiones") == "noviodunum-s"
    assert b.at("iatinum") == {"galba", "legio-vii"}
    assert b.state.phase.name == "over"


@pytest.mark.rule("12.2.2")
def test_who_fails_to_back_up_must_attack() -> None:
    b = board(TWO_STACKS).march("suessiones", "iatinum")
    b.do("intercept melodunum", "pass", rolls="6 6")
    b.do("send-all").do("back-up", rolls="3 2 1 1 1 1")
    assert b.kind == "reroll"
    assert b.where("suessiones") == "iatinum"


@pytest.mark.rule("10.3.3", "12.1.1")
def test_a_lone_leader_who_is_intercepted_stops_where_they_were() -> None:
    b = board("rome lutetia: labienus\ngaul noviodunum-s: suessiones town").march("labienus", "iatinum")
    b.do("intercept noviodunum-s", "pass", rolls="6 6")
    assert b.where("labienus") == "lutetia"
    assert b.where("suessiones") == "iatinum"
    assert b.state.phase.name == "over"


@pytest.mark.rule("12.1.5", "10.6")
def test_interceptors_at_a_town_go_inside_and_the_army_goes_on() -> None:
    b = board(
        """
        rome augustomagus: caesar, legio-x, legio-vii, legio-viii
        gaul bratuspantium: bellovaci town
        gaul samarobriva: atrebates town
        """
    )
    b.march("caesar", "take-all", "bratuspantium").do("intercept samarobriva", "pass", rolls="6 6")
    b.do("pass")  # sent as a whole; Caesar attacks
    assert (b.side, b.kind) == ("gaul", "defenders")
    assert "avoid" not in b.choices  # 12.2.4
    b.do("inside-all")
    assert (b.side, b.kind) == ("rome", "move")
    b.do("step samarobriva", "march")
    assert b.where("caesar") == "samarobriva"  # only its garrison is left there


AVOID = """
    rome lutetia: caesar, legio-x, legio-vii
    gaul cenabum: parisii
    town parisii: iatinum
    gallic im: turones
    roman im: autricum
    """


@pytest.mark.rule("12.2.1", "12.2.2", "12.3")
def test_the_space_is_chosen_after_the_dice_each_with_its_own_modifier() -> None:
    b = board(AVOID).march("caesar", "take-all", "cenabum")
    assert set(b.choices) == {"pass", "avoid"}
    b.do("avoid", rolls="3 3")  # 7, and 9 only into the friendly Turones
    assert b.where("parisii") == "turones"
    b = board(AVOID).march("caesar", "take-all", "cenabum")
    b.do("avoid", rolls="4 4")
    assert set(b.offered("withdraw-all")) == {"turones", "vellaunodunum", "noviodunum-b"}


@pytest.mark.rule("12.3")
def test_a_rough_path_makes_avoiding_harder() -> None:
    text = "rome durocatalaunum: caesar, legio-x, legio-vii\ngaul tullum: leuci\ntown leuci: argentorate"
    b = board(text).march("caesar", "take-all", "tullum").do("avoid", rolls="4 4")
    assert set(b.offered("withdraw-all")) == {"divodurum", "andematunnum"}
    text = "rome tullum: caesar, legio-x, legio-vii\ngaul divodurum: treveri\ntown treveri: treveris"
    b = board(text).march("caesar", "take-all", "divodurum").do("avoid", rolls="4 4")
    assert set(b.offered("withdraw-all")) == {"virodunum", "treveris"}  # not Argentorate over the hills


@pytest.mark.rule("12.2.2", "12.2.3")
def test_the_whole_stack_avoids_and_the_army_may_pursue() -> None:
    b = board(AVOID.replace("parisii\n", "parisii, mercenary-1\n", 1)).march("caesar", "take-all", "cenabum")
    b.do("avoid", rolls="6 6")
    b.do("withdraw parisii turones", "withdraw-all noviodunum-b")
    assert b.where("mercenary-1") == "noviodunum-b"
    assert (b.side, b.kind) == ("rome", "move")
    assert {"turones", "noviodunum-b"} <= set(b.offered("step"))


@pytest.mark.rule("12.2.1")
def test_a_failed_attempt_is_not_repeated_and_the_walls_are_closed() -> None:
    b = board(AVOID.replace("parisii\n", "carnutes town\n", 1).replace("town parisii: iatinum", ""))
    b.march("caesar", "take-all", "cenabum")
    assert set(b.choices) == {"pass", "avoid", "inside-all"}
    b.do("avoid", rolls="1 1 1 1 1 1")
    assert b.kind == "reroll"


@pytest.mark.rule("12.1.6", "12.2.1", "17.3.2")
def test_mercenaries_alone_neither_intercept_nor_avoid() -> None:
    b = board("rome lutetia: caesar, legio-x, legio-vii, legio-viii\ngaul cenabum: mercenary-1, mercenary-2")
    assert not intercepting(b, GAUL, "autricum", "lutetia", "legio-x")
    b.march("caesar", "take-all", "cenabum", rolls="1 1 1 1")
    assert b.kind == "reroll"  # 6 against 4: no question was asked


@pytest.mark.rule("9.6")
def test_a_lone_leader_avoids_or_is_displaced_and_does_not_stop_the_army() -> None:
    text = "rome lutetia: labienus\ngaul iatinum: parisii town"
    b = board(text).march("parisii", "lutetia", "autricum")
    assert (b.side, b.kind) == ("rome", "lone-leaders")
    b.do("avoid", rolls="3 4")
    assert b.kind == "withdrawal"
    b.do("withdraw-all augustomagus")
    assert b.where("labienus") == "augustomagus"
    assert (b.side, b.kind) == ("gaul", "move")
    b = board(text).march("parisii", "lutetia").do("pass")
    assert b.where("labienus") == "pool"
    b = board(text).march("parisii", "lutetia").do("avoid", rolls="1 1")
    assert b.where("labienus") == "pool"


@pytest.mark.rule("9.6", "10.6")
def test_a_lone_leader_in_a_city_is_inside() -> None:
    b = board("rome vienne: labienus\ngaul matisco: aedui\ntown aedui: bibracte").march("aedui", "vienne")
    assert b.state.inside == 1 << PACK.piece_index["labienus"]


@pytest.mark.rule("9.6")
def test_a_leader_whom_the_besiegers_leave_behind_meets_the_garrison() -> None:
    b = board("rome cenabum: labienus, legio-x\ngaul cenabum: carnutes town\ninside: carnutes")
    b.march("legio-x", "lutetia")
    assert (b.side, b.kind) == ("rome", "lone-leaders")
    b.do("pass")
    assert b.where("labienus") == "pool"


@pytest.mark.rule("7.5.4", "12.3")
def test_scouts_change_one_roll_and_the_window_looks_the_same_without_the_card() -> None:
    text = f"{TWO_STACKS}\nrome hand: 53\ngaul hand: 1"
    b = board(text).march("suessiones", "iatinum").do("intercept melodunum", "pass")
    assert (b.side, b.kind) == ("gaul", "scouts")  # the active player speaks first
    assert b.choices == ["pass"]
    b.do("pass")
    assert b.offered("surprise") == [PACK.cards[52]]
    b.do("surprise 53", draws="2", rolls="3 2")  # 5 + 1 + 3
    assert b.kind == "sending"


@pytest.mark.rule("7.5.4")
def test_nobody_is_asked_for_scouts_once_the_card_is_out() -> None:
    b = board(f"{TWO_STACKS}\nrome hand: 2\ngaul hand: 1\ndiscards: 53")
    b.march("suessiones", "iatinum").do("intercept melodunum", "pass", rolls="1 1")
    assert (b.side, b.kind) == ("gaul", "move")  # the attempt failed; they go on


@pytest.mark.rule("7.5.4")
def test_a_window_looks_the_same_whether_its_holder_passes_or_has_nothing() -> None:
    seen = []
    for card in (53, 2):
        b = board(f"{TWO_STACKS}\nrome hand: {card}\ngaul hand: 1")
        b.march("suessiones", "iatinum").do("intercept melodunum", "pass")
        views = [b.state.view(GAUL)]
        b.do("pass")  # Gaul
        assert (b.side, b.kind) == ("rome", "scouts")
        views.append(b.state.view(GAUL))
        b.do("pass", rolls="1 1")
        views.append(b.state.view(GAUL))
        seen.append((views, b.events))
    assert seen[0] == seen[1]


@pytest.mark.rule("12.1.1")
def test_gauls_do_not_intercept_or_avoid_into_germania() -> None:
    b = board("rome confluentes: caesar, legio-x\ngaul bingium: treveri\ntown treveri: treveris")
    assert not intercepting(b, GAUL, "ad-sigam", "bacenis", "legio-x")
    assert intercepting(b, GAUL, "treveris", "divodurum", "legio-x") == {"bingium"}


@pytest.mark.rule("12.1.4", "9.5.2")
def test_ambiorix_leaves_celts_behind_when_intercepting() -> None:
    b = board(
        """
        gaul lutetia: ambiorix, nervii, parisii
        town nervii: bagacum
        town parisii: iatinum
        rome vellaunodunum: legio-x
        """
    )
    b.march("legio-x", "cenabum").do("intercept lutetia", "pass", rolls="6 6")
    assert "send-all" not in b.choices
    b.do("send ambiorix")
    assert set(b.offered("send")) == {"nervii"}


@pytest.mark.rule("9.6", "12.1.2")
def test_interceptors_drive_a_lone_leader_out_before_the_mover_arrives() -> None:
    text = "rome melodunum: caesar, legio-x, legio-vii\nrome lutetia: galba\ngaul iatinum: suessiones"
    b = board(f"{text}\ntown suessiones: augustomagus")
    b.march("caesar", "take-all", "lutetia")
    b.do("intercept iatinum", "pass", rolls="6 6")
    assert (b.side, b.kind) == ("rome", "lone-leaders")
    b.do("pass")
    assert b.where("galba") == "pool"
    assert (b.side, b.kind) == ("rome", "back-up")
