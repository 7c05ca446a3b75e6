"""11.0 and 12.0: Leaders, the loss of a Supreme Leader, Barbarians."""

from __future__ import annotations

import pytest

from tests.support.caesar_xl.board import board


@pytest.mark.rule("2.2", "11.0")
def test_leaders_march_and_fight_like_other_units() -> None:
    table = board("caesar rubicon: caesar\npompey rome: allied\npompey athens: pompey", "march")
    table.do("march caesar rubicon rome", "end", "pass", "pass")
    assert table.choices == ["roll allied", "pass"]
    table.do("roll allied", rolls="2").do("roll caesar", rolls="4")
    assert table.units("caesar", "rome") == {"caesar": 1}


@pytest.mark.rule("11.0 Supreme loss")
def test_losing_the_supreme_leader_costs_half_the_gold_and_the_hand() -> None:
    table = board(
        "caesar rubicon: caesar\ncaesar narbo: legion\ncaesar gold 7\ncaesar hand: cato, betrayal\n"
        "pompey rome: legion\npompey athens: pompey",
        "march",
    )
    table.do("march caesar rubicon rome", "end", "pass", "pass")
    table.do("roll legion", rolls="1")
    assert table.units("caesar", "rome") == {}
    assert table.gold("caesar") == 3  # 4 of 7 are lost
    assert table.hand("caesar") == []
    assert {"cato", "betrayal"} <= set(table.zone("discards"))
    assert table.state.view(1)["hand_limit"][0] == 3


@pytest.mark.rule("11.0 Successor")
def test_the_successor_card_replaces_him_with_a_sword_and_a_card_less() -> None:
    table = board("caesar narbo: legion\ncaesar hand: successor\npompey athens: pompey", "purchase")
    table.do("play successor")
    assert table.units("caesar", "narbo") == {"legion": 1, "caesar": 1}
    assert table.state.swords(4) == 3
    assert table.state.hand_limit(0) == 3
    assert "Caesar's heir takes the field in Narbo." in table.told()


@pytest.mark.rule("11.0 Successor")
def test_no_successor_while_he_lives() -> None:
    table = board("caesar narbo: caesar\ncaesar hand: successor\npompey athens: pompey", "purchase")
    assert "would do nothing" in table.why("play successor")


@pytest.mark.rule("11.0 Supreme loss", "11.0 Successor")
def test_a_successor_can_be_lost_like_any_supreme_leader() -> None:
    table = board(
        "pompey succeeded\npompey rome: pompey\npompey gold 5\npompey hand: cato\n"
        "caesar capua: legion 2, caesar",
        "march",
    )
    table.do("march all capua rome", "end", "pass", "pass", "roll legion", rolls="2")
    assert table.gold("pompey") == 2
    assert "cato" in table.zone("discards")


@pytest.mark.rule("11.0")
def test_an_eliminated_leader_returns_with_his_card() -> None:
    table = board("caesar narbo: caesar, cato\npompey athens: pompey\ncaesar gold 0", "purchase")
    table.state.eliminate(0, table.game.pack.place_index["narbo"], table.game.pack.kinds.index("cato"))
    table.state.check()
    assert "cato" in table.zone("discards")
    assert table.front("caesar") == []


@pytest.mark.rule("12.0")
def test_nobody_enters_barbarian_areas() -> None:
    table = board("caesar lugdunum: legion, caesar\npompey athens: pompey", "march")
    assert not any("germania" in text for text in table.choices)
    assert table.why("march legion lugdunum germania").startswith("12.0")


@pytest.mark.rule("12.0 Invasion")
def test_barbarians_loot_gold_and_then_swords() -> None:
    table = board(
        "caesar narbo: caesar, legion 2\ncaesar gold 1\npompey athens: pompey, allied\npompey gold 9\n"
        "forum: dictator\ncaesar rome: allied"
    )
    table.do("end", rolls="4 6", cards="barbarian-invasion")
    assert table.gold("pompey") == 3
    assert table.gold("caesar") == 0
    assert (table.side, table.kind) == ("caesar", "losses")  # 3 swords are still owed
    table.do("remove legion narbo", "remove allied rome")
    assert table.kind == "purchase"
    assert table.units("caesar", "narbo") == {"caesar": 1, "legion": 1}


@pytest.mark.rule("12.0 Invasion")
def test_more_swords_than_owed_may_have_to_go() -> None:
    table = board("caesar narbo: caesar, legion\ncaesar gold 0\npompey athens: pompey\npompey gold 9")
    table.do("end", rolls="1 1", cards="barbarian-invasion")
    assert table.choices == ["remove legion narbo", "remove caesar narbo"]
    table.do("remove legion narbo")
    assert table.kind == "purchase"
