"""7: the Strategy Phase: cards, windows, Action Points."""

from __future__ import annotations

import pytest

from rubicon.games.rome_vs_gaul.rules.pack import GAUL, ROME
from rubicon.games.rome_vs_gaul.rules.turn import cards, rounds
from tests.support.rome_vs_gaul.board import PACK, Board, board

QUIET = "discards: 44"  # nobody can react


def hands(rome: str, gaul: str, text: str = "", side: str = "gaul") -> Board:
    """The choice of a card, with these hands."""
    return board(f"{QUIET}\nrome hand: {rome}\ngaul hand: {gaul}\n{text}", "round", side)


@pytest.mark.rule("7.1")
@pytest.mark.rule("7.4.1")
def test_the_sides_play_in_turn_until_both_hands_are_empty() -> None:
    b = hands("5, 6, 21", "22, 23")
    order = []
    while b.kind in ("round", "actions"):
        if b.kind == "round":
            order.append(b.side)
            b.do(b.choices[-1])
        else:
            b.do("end")
        if b.state.hand == [0, 0]:
            break
    assert order == ["gaul", "rome", "gaul", "rome", "rome"]


@pytest.mark.rule("7.2.1")
@pytest.mark.rule("7.2.2")
def test_eight_cards_each_and_a_whole_deck_after_turn_three() -> None:
    b = board("discards: 1, 2, 3")
    b.run(cards.deal)
    assert [hand.bit_count() for hand in b.state.hand] == [8, 8]
    assert PACK.reshuffle_after == 3
    cards.reshuffle(b.state)
    assert not b.state.discards


@pytest.mark.rule("7.3")
def test_rome_goes_first_with_winter_campaign_only() -> None:
    b = board(f"{QUIET}\nrome hand: 3, 5\ngaul hand: 19, 22").run(rounds.begin_strategy)
    assert (b.side, b.kind, b.choices) == ("rome", "winter-campaign", ["pass", "campaign 3-winter-campaign"])
    b.do("campaign 3")
    assert (b.side, b.kind, b.state.ap) == ("rome", "actions", 1)
    b.do("end")
    assert (b.side, b.state.leading) == ("gaul", ROME)
    passed = board(f"{QUIET}\nrome hand: 3, 5\ngaul hand: 19, 22").run(rounds.begin_strategy).do("pass")
    assert passed.side == "gaul"
    later = board(f"{QUIET}\nrome hand: 3, 5\ngaul hand: 19", "round")
    assert "bonus 3-winter-campaign" not in later.choices


@pytest.mark.rule("7.3")
def test_the_window_is_asked_although_rome_does_not_hold_the_card() -> None:
    b = board(f"{QUIET}\nrome hand: 5\ngaul hand: 19, 22").run(rounds.begin_strategy)
    assert (b.side, b.choices) == ("rome", ["pass"])
    gone = board("discards: 44, 3\nrome hand: 5\ngaul hand: 19, 22").run(rounds.begin_strategy)
    assert gone.side == "gaul"


@pytest.mark.rule("7.5.5")
def test_a_cancelled_winter_campaign_is_replaced_and_gaul_leads() -> None:
    b = board("rome hand: 3, 5\ngaul hand: 19, 22, 44").run(rounds.begin_strategy)
    b.do("campaign 3", "react 44", draws="23 9")
    assert (b.side, b.kind) == ("gaul", "round")
    assert b.hand("rome") == {5, 9}
    assert b.hand("gaul") == {19, 22, 23}
    assert b.state.played == [0, 0]


@pytest.mark.rule("7.4.2")
@pytest.mark.rule("7.6")
def test_a_card_gives_its_points_and_then_comes_the_supply_phase() -> None:
    shut = "gallic im: melodunum, iatinum, augustomagus, autricum, cenabum"
    b = hands("5, 6", "19", f"rome lutetia: legio-x, legio-vii\n{shut}", "rome")
    b.do("points 5")
    assert b.state.ap == 3
    b.do("influence lutetia")
    assert b.state.ap == 2
    b.do("end")
    assert b.kind == "losses"
    b.do("lose legio-x")
    assert b.at("lutetia") == {"-legio-x", "legio-vii"}
    assert b.side == "gaul"


@pytest.mark.rule("7.5.1")
def test_the_colour_says_who_may_use_the_text() -> None:
    b = hands("19, 22, 52", "5, 9", "", "rome")
    assert {"event 19-roman-trade", "points 22-twenty-towns-in-flames", "event 52-spreading-unrest"} <= set(
        b.choices
    )
    assert "event 22-twenty-towns-in-flames" not in b.choices


@pytest.mark.rule("7.5.2")
def test_an_event_gives_no_points_and_may_be_without_effect() -> None:
    b = hands("17, 9", "28, 19")
    b.do("event 28")  # there is no Fortified Town
    assert (b.side, b.kind) == ("rome", "round")


@pytest.mark.rule("7.5.3")
def test_a_bonus_comes_before_the_points_and_only_if_it_can_do_something() -> None:
    b = hands("4, 9", "19", "gallic im: albiga\nroman im: tolosa", "rome")
    b.do("bonus 4")
    assert b.kind == "event"
    b.do("remove albiga")
    assert (b.kind, b.state.ap) == ("actions", 2)
    idle = hands("4, 9", "19", "", "rome")
    assert "bonus 4-hostages" not in idle.choices


@pytest.mark.rule("7.5.3")
@pytest.mark.rule("5.3")
def test_a_card_that_needs_caesar_gives_only_points_without_caesar() -> None:
    b = hands("2, 9", "19", "rome vienne: legio-x", "rome")
    assert "bonus 2-constant-as-the-northern-star" not in b.choices
    there = hands("2, 9", "19", "rome vienne: legio-x, caesar", "rome")
    assert "bonus 2-constant-as-the-northern-star" in there.choices


@pytest.mark.rule("7.5.4")
def test_surprises_are_discarded_for_another_card_at_the_start_of_a_round() -> None:
    b = hands("5", "48, 19")
    b.do("discard 48", draws="22")
    assert b.hand("gaul") == {19, 22}
    assert b.kind == "round"


@pytest.mark.rule("7.5.5")
def test_the_reaction_cancels_an_event_and_the_redrawn_card_must_be_played() -> None:
    b = board("rome hand: 44, 5\ngaul hand: 23, 19", "round", "gaul")
    b.do("event 23")
    assert (b.side, b.kind) == ("rome", "reaction")
    b.do("react 44", draws="9 22")
    assert b.hand("rome") == {5, 9}
    assert b.choices == ["event 22-twenty-towns-in-flames", "points 22-twenty-towns-in-flames"]


@pytest.mark.rule("7.5.5")
def test_points_cannot_be_cancelled_and_the_window_shows_nothing() -> None:
    b = board("rome hand: 44, 5\ngaul hand: 23, 19", "round", "gaul").do("points 23")
    assert (b.side, b.kind) == ("gaul", "actions")
    asked = board("rome hand: 5, 6\ngaul hand: 23, 19", "round", "gaul").do("event 23")
    assert (b.side, asked.side, asked.choices) == ("gaul", "rome", ["pass"])


@pytest.mark.rule("7.7.1")
@pytest.mark.rule("7.7.2")
def test_points_place_convert_and_activate() -> None:
    b = hands("5, 6", "19", "rome lutetia: legio-x\ngallic im: lutetia\nroman im: melodunum", "rome")
    b.do("points 5")
    assert "convert lutetia" in b.choices
    assert "influence iatinum" in b.choices
    assert "activate legio-x" in b.choices
    b.do("convert lutetia")
    assert b.spaces(b.state.roman_im) == {"lutetia", "melodunum"}


@pytest.mark.rule("7.7.3")
@pytest.mark.rule("17.8")
def test_a_major_uprising_brings_submitted_tribes_back_as_they_are() -> None:
    b = hands("5, 6", "23, 19", "submitted: carnutes reduced, senones reduced")
    b.do("points 23", "uprising", "tribe carnutes cenabum")
    assert b.at("cenabum") == {"-carnutes"}
    assert "tribe senones agedincum" in b.choices
    b.do("end")
    assert b.state.ap == 2


@pytest.mark.rule("18.1")
@pytest.mark.rule("18.2.2")
@pytest.mark.rule("18.3")
def test_the_council_stores_six_markers_and_gives_them_back_for_one_point() -> None:
    b = hands("5, 6", "23, 24", "council im 5\ncouncil: senones, arverni")
    b.do("points 23", "store")
    assert b.state.council_im == 6
    assert "store" not in b.choices
    b.do("open-council")
    assert not [text for text in b.choices if "arverni" in text]
    b.do("tribe senones agedincum", "influence lutetia", "influence melodunum", "end")
    assert (b.state.council_im, b.state.ap) == (4, 1)
    assert "activate senones" in b.choices


@pytest.mark.rule("11.3.1")
def test_the_aedui_enter_by_card_43_only() -> None:
    b = hands("5, 6", "43, 19")
    b.do("event 43", "tribe aedui bibracte")
    assert b.at("bibracte") == {"aedui"}


@pytest.mark.rule("17.5.1")
@pytest.mark.rule("17.5.2")
@pytest.mark.rule("9.5.3")
def test_vercingetorix_devastates_where_they_are_and_next_to_it() -> None:
    b = hands(
        "5, 6", "23, 19", "gaul lutetia: vercingetorix\nroman im: lutetia, melodunum\ngallic im: iatinum"
    )
    b.do("points 23")
    assert set(b.offered("devastate")) == {"lutetia", "iatinum", "cenabum", "autricum", "augustomagus"}
    b.do("devastate lutetia", "devastate iatinum")
    assert b.spaces(b.state.devastated) == {"lutetia", "iatinum"}
    assert b.spaces(b.state.roman_im | b.state.gallic_im) == {"melodunum"}


@pytest.mark.rule("17.5.3")
def test_card_22_devastates_in_gaul_without_romans() -> None:
    b = hands("5, 6", "22, 19", "roman im: lutetia\nrome melodunum: legio-x\ngaul cenabum: carnutes town")
    b.do("event 22")
    found = set(b.offered("devastate"))
    assert not found & {"lutetia", "melodunum", "cenabum", "aduatuci", "tolosa", "ad-sigam"}
    b.do("devastate iatinum", "devastate autricum", "devastate turones")
    assert b.side == "rome"


@pytest.mark.rule("17.6.1")
@pytest.mark.rule("17.6.3")
def test_the_militia_takes_the_side_and_strength_of_its_region() -> None:
    b = hands(
        "5, 6",
        "41, 19",
        "gaul treveris: treveri town\ngallic im: orolaunum, confluentes\ngaul burdigala: aquitani town",
    )
    b.do("bonus 41")
    assert b.offered("unit") == ["militia treveris"]  # not in Aquitania
    b.do("unit militia treveris")
    assert b.state.militia_belgic == 1
    assert b.state.strength_of(PACK.piece_index["militia"]) == 1  # Treveri: 3 and the Strongholds


@pytest.mark.rule("17.6.3")
def test_six_celtic_provinces_make_a_militia_of_six() -> None:
    spaces = "crociatonum, ingena, mediolanum-a, vindinum, andes, cenabum, autricum, lutetia, melodunum"
    more = "avaricum, noviodunum-b, argentomagus, darioritum, fanum-martis"
    b = board(f"gaul gergovia: militia\ngallic im: {spaces}, {more}")
    assert (b.state.controlled(GAUL) & PACK.provinces_of[0]).bit_count() == 6
    assert b.state.strength_of(PACK.piece_index["militia"]) == 6


@pytest.mark.rule("14.5.3")
def test_new_units_do_not_enter_a_besieged_town() -> None:
    b = hands("5, 6", "30, 19", "gaul cenabum: carnutes town\nrome cenabum: legio-x\ninside: carnutes")
    assert "bonus 30-mercenaries-from-britannia-and-hispania" not in b.choices


@pytest.mark.rule("5.3")
@pytest.mark.rule("7.3")
def test_a_delayed_caesar_does_not_come_with_a_winter_campaign() -> None:
    """It is Rome's first card of the turn; Caesar is placed before the second."""
    delayed = "discards: 44\nrome: caesar\nroman im: segustero\nlate 1"
    b = board(f"{delayed}\nrome hand: 3, 5\ngaul hand: 19, 22").run(rounds.begin_strategy)
    b.do("campaign 3")
    assert (b.side, b.kind) == ("rome", "actions")
    b.do("end", "points 19", "end")
    assert (b.side, b.kind) == ("rome", "late-caesar")


@pytest.mark.rule("5.3")
@pytest.mark.rule("7.3")
def test_a_caesar_without_a_place_before_is_placed_before_a_winter_campaign_takes_effect() -> None:
    waiting = "discards: 44\nrome: caesar\nroman im: segustero"
    b = board(f"{waiting}\nrome hand: 3, 5\ngaul hand: 19, 22").run(rounds.begin_strategy)
    b.do("campaign 3")
    assert b.kind == "late-caesar"
