"""6.0: drawing, the five types of card, hands."""

from __future__ import annotations

import pytest

from tests.support.caesar_xl.board import board

QUIET = """
    caesar massilia: caesar, legion 2
    pompey athens: pompey, legion, allied
    caesar gold 3
    pompey gold 3
"""


@pytest.mark.rule("6.0 Drawing")
def test_one_free_card_and_one_more_in_rome() -> None:
    table = board(QUIET + "forum: dictator").do("end", cards="cato")
    assert table.hand("caesar") == ["cato"]
    table = board("caesar rome: caesar\npompey athens: pompey\nforum: tribune\ncaesar gold 9")
    table.do("end", cards="cato brutus")
    assert len(table.hand("caesar")) == 2


@pytest.mark.rule("6.0 Drawing")
def test_the_discards_become_the_draw_pile_when_it_is_exhausted() -> None:
    table = board(QUIET + "forum: dictator\ncaesar gold 0")
    state = table.state
    state.discards, state.deck = state.deck, 0
    state.gold = [9, 3]
    table.state.forum = 1 << table.game.pack.card_index["dictator"]
    table.do("end", cards="cato")
    assert ("reshuffle", 0) in table.events
    assert not table.state.discards
    assert table.hand("caesar") == ["cato"]


@pytest.mark.rule("6.0 Drawing")
def test_nothing_is_drawn_when_every_card_is_elsewhere() -> None:
    table = board(QUIET)
    state = table.state
    state.forum, state.deck = state.deck & state.pack.of_type[1], 0
    state.hand[1] = state.pack.held
    state.discards = 0
    state.front[1] = state.pack.of_type[0]
    state.hand[1] = state.pack.held
    state.active = state.mover = 0
    table.state.check()
    table.do("end")
    assert (table.side, table.kind) == ("pompey", "discarding")


@pytest.mark.rule("6.0 Events")
def test_an_event_happens_at_once_and_is_discarded() -> None:
    table = board(QUIET + "forum: dictator\ncaesar capua: allied\ncaesar gold 9").do(
        "end", cards="allies-go-home"
    )
    assert "allies-go-home" in table.zone("discards")
    assert table.units("caesar", "capua") == {}
    assert table.units("pompey", "athens") == {
        "pompey": 1,
        "legion": 1,
    }  # each had one, so nobody had a choice


@pytest.mark.rule("6.0 Events")
def test_each_player_chooses_his_own_loss() -> None:
    table = board(QUIET + "caesar capua: allied\ncaesar narbo: veteran-allied\npompey utica: allied")
    table.do("end", cards="allies-go-home")
    assert (table.side, table.kind) == ("caesar", "losses")
    assert table.choices == ["remove veteran-allied narbo", "remove allied capua"]
    assert "not what is to be lost" in table.why("remove legion massilia")
    table.do("remove allied capua")
    assert table.side == "pompey"
    table.do("remove allied utica")
    assert table.kind == "purchase"


@pytest.mark.rule("6.0 Events")
def test_halved_taxes_rallies_and_pirates() -> None:
    table = board(QUIET).do("end", cards="demand-for-action")
    table.do("end")
    assert table.gold("caesar") == 3 + 1  # Massilia is worth 2
    table = board(QUIET + "pompey athens: cato\nforum: dictator\ncaesar gold 9").do(
        "end", cards="optimates-rally"
    )
    assert table.gold("pompey") == 3 + 2 + 1
    assert (table.side, table.kind) == ("pompey", "honours")
    table.do("promote legion athens")
    assert table.units("pompey", "athens")["veteran-legion"] == 1
    table = board(QUIET + "forum: dictator\ncaesar gold 9").do("end", cards="populares-rally")
    assert table.gold("caesar") == 9 + 1  # a tie goes to Caesar
    table.do("end", "end")
    assert table.units("caesar", "massilia")["legion"] == 2
    table = board(QUIET).do("end", cards="pirates")
    assert (table.gold("caesar"), table.gold("pompey")) == (2, 2)


@pytest.mark.rule("6.0 Forum cards")
def test_a_forum_card_lies_open_for_both() -> None:
    table = board(QUIET).do("end", cards="the-senate")
    assert table.zone("forum") == ["the-senate"]
    assert table.hand("caesar") == []
    assert table.state.view(1)["forum"] == ["the-senate"]


@pytest.mark.rule("6.0 Actions")
def test_an_action_card_is_secret_until_played_in_its_phase() -> None:
    table = board(QUIET + "caesar narbo: legion\ncaesar hand: legions-grumble, fleet-of-misenum", "purchase")
    assert "legions-grumble" not in str(table.state.view(1))
    assert table.state.view(1)["hand_size"] == [2, 0]
    assert "March Phase" in table.why("play fleet-of-misenum")
    table.do("play legions-grumble", "muster narbo")
    assert table.units("caesar", "narbo") == {"legion": 2}
    assert table.gold("caesar") == 0
    assert table.zone("discards") == ["legions-grumble"]
    table.do("end")
    assert "play fleet-of-misenum" in table.choices


@pytest.mark.rule("6.0 Actions", "2.1")
def test_a_fleet_joins_two_ports_of_its_zone_for_a_march() -> None:
    table = board(QUIET + "caesar hand: fleet-of-misenum", "march")
    assert "march legion massilia utica" not in table.choices
    table.do("play fleet-of-misenum")
    assert "no port of a zone" in table.why("sail massilia brundisium")
    assert "no units of yours" in table.why("sail rome utica")
    table.do("sail massilia utica", "march legion massilia utica", "march caesar massilia utica")
    assert table.units("caesar", "utica") == {"legion": 1, "caesar": 1}
    table.do("end", cards="cato")
    assert table.state.lanes == []


@pytest.mark.rule("6.0 Actions")
def test_donation_betrayal_and_the_ides() -> None:
    table = board(QUIET + "caesar hand: donation", "purchase").do("play donation", cards="cato the-senate")
    assert table.hand("caesar") == ["cato"]
    assert table.kind == "purchase"
    table = board(QUIET + "caesar hand: betrayal\npompey athens: legion 2, scipio", "purchase")
    table.do("play betrayal", rolls="4")
    assert (table.side, table.kind) == ("pompey", "losses")  # Athens is the only city that Pompey holds
    assert "remove pompey athens" in table.choices
    table.do("remove legion athens")
    assert "remove pompey athens" not in table.choices  # 3 swords are more than the 2 that are left
    table.do("remove allied athens")
    assert (table.side, table.kind) == ("caesar", "purchase")  # nobody with a single sword is left
    table = board(QUIET + "pompey rome: legion\ncaesar hand: ides-of-march", "purchase")
    assert "would do nothing" in table.why("play ides-of-march")
    for die, alive in (("3", True), ("4", False)):
        table = board(
            "caesar massilia: caesar\npompey rome: pompey, legion\ncaesar hand: ides-of-march", "purchase"
        )
        table.do("play ides-of-march", rolls=die)
        assert ("pompey" in table.units("pompey", "rome")) == alive


@pytest.mark.rule("6.0 Tactics")
def test_tactics_cards_are_not_played_outside_battles() -> None:
    table = board(QUIET + "caesar hand: double-line", "purchase")
    assert "committed in a battle" in table.why("play double-line")
    assert "when a battle begins" in table.why("commit double-line")


@pytest.mark.rule("6.0 Leaders", "7.0")
def test_a_leader_is_free_and_joins_any_friendly_unit() -> None:
    table = board(QUIET + "caesar narbo: curio\ncaesar hand: cato\ncaesar gold 0", "purchase")
    table.do("play cato")
    assert table.choices == ["place narbo", "place massilia"]  # next to another Leader too
    table.do("place narbo")
    assert table.front("caesar") == ["cato", "curio"]
    assert table.hand("caesar") == []
    assert table.gold("caesar") == 0


@pytest.mark.rule("6.0 Leaders")
def test_without_any_unit_no_leader_can_be_placed() -> None:
    table = board("pompey athens: pompey\ncaesar hand: cato", "purchase")
    assert "needs a city with a unit" in table.why("play cato")


@pytest.mark.rule("6.0 Leaders")
@pytest.mark.parametrize("side", ["caesar", "pompey"])
def test_leaders_join_either_side(side: str) -> None:
    table = board(QUIET + f"{side} hand: antonius", "purchase", side)
    city = "massilia" if side == "caesar" else "athens"
    table.do("play antonius")
    assert table.units(side, city)["antonius"] == 1
    assert table.front(side) == ["antonius"]


@pytest.mark.rule("6.0 Hand limits")
@pytest.mark.parametrize(
    ("position", "limits"),
    [
        (QUIET, [4, 3]),
        ("caesar massilia: legion\npompey athens: legion", [3, 2]),
        ("caesar succeeded\ncaesar massilia: caesar\npompey athens: pompey", [3, 3]),
        (QUIET + "caesar front: dictator", [5, 3]),
    ],
)
def test_hand_limits(position: str, limits: list[int]) -> None:
    assert board(position).state.view(0)["hand_limit"] == limits


@pytest.mark.rule("6.0 Hand limits")
def test_a_card_too_many_is_discarded_at_once_by_its_owners_choice() -> None:
    table = board(QUIET + "caesar hand: cato, curio, betrayal, donation").do("end", cards="successor")
    assert (table.side, table.kind) == ("caesar", "discarding")
    assert len(table.choices) == 5
    assert "not in your hand" in table.why("discard brutus")
    table.do("discard curio")
    assert table.kind == "purchase"
    assert table.zone("discards") == ["curio"]
    assert len(table.hand("caesar")) == 4


@pytest.mark.rule("6.0 Picking")
def test_cicero_takes_a_leader_from_the_discards_and_all_can_see_it() -> None:
    table = board(QUIET + "caesar massilia: cicero\ndiscards: brutus, betrayal, pirates", "purchase")
    table.do("use cicero")
    assert table.choices == ["pick brutus", "end"]
    assert "does not bring back" in table.why("pick betrayal")
    assert "no hand holds" in table.why("pick pirates")
    table.do("pick brutus")
    assert table.hand("caesar") == ["brutus"]
    assert table.gold("caesar") == 0
    assert table.state.view(1)["known"] == [["brutus"], []]
    assert "has been used" in table.why("use cicero")
