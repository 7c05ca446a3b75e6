"""17.1: Germania, Britannia and the Channel; 17.4: the Germani."""

from __future__ import annotations

import pytest

from rubicon.games.rome_vs_gaul.rules.armies import independents, retreats
from rubicon.games.rome_vs_gaul.rules.pack import GAUL, GERMANI, ROME
from tests.support.rome_vs_gaul.board import PACK, Board, board

THREE = "caesar, legio-x, legio-vii, legio-viii"


def migrate(text: str, side: int = ROME) -> Board:
    """A side moves the Germani with 3 MPs."""
    b = board(text)
    b.state.active = b.state.mover = side
    return b.run(lambda s, dice: independents.begin_germani(s, side, 3, dice))


@pytest.mark.rule("17.1.2")
def test_a_storm_throws_an_army_back_and_costs_its_mps() -> None:
    b = board(f"rome portus-itius: {THREE}").march("caesar", "take-all", "cantium", rolls="6")
    assert b.where("caesar") == "portus-itius"
    assert (b.kind, b.state.spent) == ("move", 2)
    b = board(f"rome portus-itius: {THREE}").march("caesar", "take-all", "cantium", rolls="5 1 1")
    assert b.where("legio-x") == "cantium"


@pytest.mark.rule("17.1.2")
def test_no_storm_for_leaders_alone_or_while_a_card_forbids_it() -> None:
    b = board("rome portus-itius: caesar").march("caesar", "cantium")
    assert b.where("caesar") == "cantium"
    b = board(f"rome portus-itius: {THREE}")
    b.state.storms_off = 1
    b.state.calm = 2
    b.march("caesar", "take-all", "cantium")
    assert b.where("legio-x") == "cantium"


@pytest.mark.rule("17.1.4")
def test_the_britanni_attack_on_a_roll_of_the_strength_or_more() -> None:
    text = f"rome portus-itius: {THREE}\ngallic im: cantium"
    b = board(text).march("caesar", "take-all", "cantium", rolls="1 3 2")  # 5 < 6
    assert b.kind == "move"
    b = board(text).march("caesar", "take-all", "cantium", rolls="1 3 3 1 1 1 1")
    assert b.state.strengths == [7, 6]


@pytest.mark.rule("17.1.4", "17.1.5")
def test_an_attack_ends_the_move_and_the_tribe_loses_nothing() -> None:
    b = board(f"rome confluentes: {THREE}\ngallic im: ad-sigam")
    b.march("caesar", "take-all", "ad-sigam", rolls="3 3 1 1 4 4")  # 6 >= 6: attack, 9 against 6
    assert b.state.strengths == [9, 6]
    assert (b.side, b.kind) == ("rome", "reroll")
    assert b.state.rerolls == [0, 3]
    b.do("pass", "pass", "pass")
    assert b.kind == "elite-reroll"
    b.do("pass")
    while b.kind == "losses":
        b.do(b.choices[0])
    assert b.where("caesar") == "ad-sigam"  # Rome stays
    assert b.kind == "over"  # the move is over


@pytest.mark.rule("17.1.4")
def test_a_lost_battle_sends_rome_to_any_adjacent_space() -> None:
    b = board(f"rome confluentes: {THREE}")
    b.march("caesar", "take-all", "ad-sigam", rolls="6 6 6 6 1 1")
    b.do("pass", "pass", "pass", "pass")
    while b.kind == "losses":
        b.do(b.choices[0])
    assert b.kind == "retreat"
    assert set(b.offered("retreat-all")) == {"confluentes", "bacenis"}


@pytest.mark.rule("17.1.4", "17.1.5")
def test_no_attack_on_thirteen_nor_where_rome_has_a_marker_or_a_unit() -> None:
    seven = "caesar, legio-x, legio-vii, legio-viii, legio-ix, legio-xi, legio-xii, legio-xiii"
    b = board(f"rome confluentes: {seven}").march("caesar", "take-all", "ad-sigam", rolls="6 6")
    assert not b.happened("battle")
    b = board(f"rome confluentes: {THREE}\nroman im: ad-sigam").march("caesar", "take-all", "ad-sigam")
    assert not b.happened("independents")
    b = board(f"rome confluentes: {THREE}\nrome ad-sigam: legio-ix").march("caesar", "take-all", "ad-sigam")
    assert not b.happened("independents")


@pytest.mark.rule("17.1.2")
def test_an_attack_across_the_channel_shifts_the_column() -> None:
    text = f"rome cantium: {THREE}\ngaul portus-itius: atrebates, nervii\ntown atrebates: tarvenna"
    b = board(f"{text}\ntown nervii: bagacum").march("caesar", "take-all", "portus-itius", rolls="1")
    b.do("pass", rolls="3 3 3 3")
    assert b.state.strengths[0] == 6
    assert b.state.battle_columns[0] == PACK.column(6) - 1


@pytest.mark.rule("17.1.3")
def test_both_markers_of_a_region_give_victory_points_once() -> None:
    b = board(f"rome ad-sigam: {THREE}\ngallic im: ad-sigam, bacenis")
    b.march("caesar", "take-all", "clear")
    assert not b.state.germania_won
    b = board(f"rome ad-sigam: {THREE}\ngallic im: ad-sigam")
    b.march("caesar", "take-all", "clear")
    assert b.state.germania_won == 1


@pytest.mark.rule("17.4.1", "17.4.3")
def test_the_germani_cross_the_rhine_and_remove_the_marker_where_they_stop() -> None:
    b = migrate("gallic im: argentorate")
    assert set(b.offered("germani")) == {"usipetes", "ubii", "suebi"}
    b.do("germani suebi")
    assert set(b.offered("germani")) == {"bingium", "argentorate"}
    b.do("germani argentorate", "end")
    assert b.where("germani") == "argentorate"
    assert not b.state.gallic_im


@pytest.mark.rule("17.4.2", "17.1.1")
def test_the_germani_enter_no_town_city_or_occupied_space_and_do_not_go_back() -> None:
    b = migrate(
        """
        germani: treveris
        gaul orolaunum: treveri town
        rome divodurum: legio-x
        rome confluentes: labienus
        """
    )
    assert b.offered("germani") == ["bingium"]
    assert "end" not in b.choices  # they move at least one step
    b = board("germani: bingium")
    assert "suebi" not in b.spaces(retreats.germani_goals(b.state, PACK.space_index["bingium"]))


@pytest.mark.rule("17.4.3")
def test_the_opponent_intercepts_the_germani_and_attacks_them() -> None:
    b = migrate("germani: tullum\nrome durocatalaunum: legio-x, legio-vii\nrome vesontio: legio-ix", GAUL)
    b.do("germani andematunnum")
    assert (b.side, b.kind) == ("rome", "intercept")
    b.do("intercept vesontio", "pass", rolls="6 6 1 1 1 1")
    assert b.state.attacker == ROME
    assert b.state.strengths == [2, 8]
    b.do("pass")
    while b.kind == "losses":
        b.do(b.choices[0])
    assert b.where("germani") == "andematunnum"
    assert b.where("legio-ix") in ("vesontio", "eliminated")  # sent back
    assert b.kind == "over"


@pytest.mark.rule("17.4.3", "9.6", "13.7.1")
def test_interceptors_of_the_germani_go_back_by_stacks_and_a_leader_without_any_is_displaced() -> None:
    b = migrate(
        """
        germani: tullum
        rome augustobona: labienus, legio-vii reduced
        rome vesontio: galba, legio-viii, legio-ix
        """,
        GAUL,
    )
    b.do("germani andematunnum", "intercept augustobona", "intercept vesontio", "pass", rolls="6 6")
    b.do("send-all", rolls="6 6").do("send-all", rolls="1 1 6 6")
    while b.kind == "reroll":
        b.do("pass")
    b.do("lose legio-vii")
    while b.kind == "losses":
        b.do(b.choices[-1])
    assert b.where("legio-viii") == b.where("galba") == "vesontio"
    assert b.where("labienus") == "pool"


@pytest.mark.rule("17.4.3", "13.3.1")
def test_the_germani_never_submit_and_come_back_at_full_strength() -> None:
    eight = "caesar, legio-x, legio-vii, legio-viii, legio-ix, legio-xi, legio-xii, legio-xiii, legio-xiv"
    b = board(f"germani: tullum\nrome durocatalaunum: {eight}")
    b.state.reduced |= 1 << GERMANI
    b.march("caesar", "take-all", "tullum", rolls="6 6 1 1")
    assert b.state.strengths == [16, 5]
    b.do("pass", "pass", "pass", "pass")
    while b.kind == "losses":
        b.do(b.choices[0])
    assert b.where("germani") == "holding"
    assert not b.state.reduced >> GERMANI & 1


@pytest.mark.rule("17.4.3")
def test_beaten_germani_are_moved_by_the_opponent() -> None:
    five = "caesar, legio-x, legio-vii, legio-viii, legio-ix"
    b = board(f"germani: tullum\nrome durocatalaunum: {five}")
    b.march("caesar", "take-all", "tullum", rolls="3 3 1 1")
    b.do("pass", "pass", "pass", "pass")
    while b.kind == "losses":
        b.do(b.choices[0])
    if b.where("germani") != "holding":
        assert (b.side, b.kind) == ("gaul", "germani-retreat")
        assert set(b.offered("germani")) == {"divodurum", "andematunnum", "durocatalaunum"}


@pytest.mark.rule("9.2", "17.1.5")
def test_the_activated_legate_commands_against_the_sugambri_although_a_better_one_comes_along() -> None:
    b = board("rome confluentes: galba, labienus, legio-x, legio-vii, legio-viii\ngallic im: ad-sigam")
    b.march("galba", "take-all", "ad-sigam", rolls="3 3 1 1 4 4")
    assert b.state.rerolls == [0, 1]
