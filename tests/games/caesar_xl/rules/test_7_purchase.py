"""7.0 and 8.0: recruiting and taxes."""

from __future__ import annotations

import pytest

from tests.support.caesar_xl.board import board

HOME = """
    caesar massilia: caesar, legion
    caesar narbo: legion
    pompey athens: pompey, legion
"""


@pytest.mark.rule("7.0")
def test_what_units_cost() -> None:
    table = board(HOME + "caesar gold 15", "purchase")
    table.do("recruit-legion massilia", "recruit-allied narbo")
    assert table.gold("caesar") == 0
    assert table.units("caesar", "massilia") == {"caesar": 1, "legion": 2}
    assert table.units("caesar", "narbo") == {"legion": 1, "allied": 1}
    assert "has had its share" in table.why("recruit-allied massilia")
    assert "cost 6 Gold; you have 0" in table.why("recruit-allied narbo")


@pytest.mark.rule("7.0")
def test_cards_make_units_cheaper() -> None:
    table = board(HOME + "caesar gold 11\ncaesar front: tribune, friend-of-kings", "purchase")
    table.do("recruit-legion massilia", "recruit-allied narbo")
    assert table.gold("caesar") == 0


@pytest.mark.rule("7.1")
def test_the_stock_is_a_strict_limit_and_losses_return_to_it() -> None:
    table = board(
        HOME + "caesar gold 40\ncaesar rome: legion 5\ncaesar capua: legion 4\ncaesar hand: betrayal",
        "purchase",
    )
    assert table.state.stock[1] == 0
    assert "no Legion left" in table.why("recruit-legion massilia")
    table.state.eliminate(0, table.game.pack.rome, 2)
    table.state._decision = None
    assert "recruit-legion massilia" in table.choices


@pytest.mark.rule("7.2")
def test_units_are_placed_in_friendly_cities_only() -> None:
    table = board(HOME + "caesar gold 9\ncaesar cirta: curio", "purchase")
    cities = {text.split()[1] for text in table.choices if text.startswith("recruit-legion")}
    assert cities == {"massilia", "narbo", "cirta"}  # a Leader alone makes a city friendly
    assert "Pompey has units there" in table.why("recruit-legion athens")
    assert "nobody is there" in table.why("recruit-legion rome")
    assert table.why("recruit-legion germania").startswith("12.0")


@pytest.mark.rule("7.3")
def test_a_single_legion_or_two_allied_units_in_a_city() -> None:
    table = board(HOME + "caesar gold 60", "purchase")
    table.do("recruit-legion massilia")
    assert "has had its share" in table.why("recruit-legion massilia")
    assert "has had its share" in table.why("recruit-allied massilia")
    table.do("recruit-allied narbo")
    assert "has had its share" in table.why("recruit-legion narbo")
    table.do("recruit-allied narbo")
    assert "has had its share" in table.why("recruit-allied narbo")
    assert table.units("caesar", "narbo") == {"legion": 1, "allied": 2}


@pytest.mark.rule("7.0 Colonies")
def test_legionary_colonies_take_more_legions_by_cards() -> None:
    table = board(
        HOME + "caesar lugdunum: legion\ncaesar gold 19\ncaesar hand: veterans-settlement", "purchase"
    )
    table.do("recruit-legion narbo", "play veterans-settlement")
    assert table.choices == ["muster narbo", "muster lugdunum", "end"]
    table.do("muster narbo")
    assert table.choices == ["muster lugdunum", "end"]  # each at another colony
    assert "7.0" in table.why("muster massilia")
    table.do("muster lugdunum")
    assert table.kind == "purchase"
    assert table.units("caesar", "narbo") == {"legion": 3}
    assert table.gold("caesar") == 0


@pytest.mark.rule("7.0 Colonies", "5.0 Effects")
def test_land_for_veterans_works_once_in_each_purchase_phase() -> None:
    table = board(HOME + "caesar gold 11\ncaesar front: land-for-veterans", "purchase")
    table.do("use land-for-veterans", "muster narbo")
    assert table.units("caesar", "narbo") == {"legion": 2}
    assert "has been used" in table.why("use land-for-veterans")
    assert "does not lie in front" in table.why("use tribune")


@pytest.mark.rule("7.0 Clients")
def test_allies_mobilize_at_clients_without_enemies() -> None:
    table = board(HOME + "pompey thracia: allied\ncaesar hand: allies-mobilize", "purchase")
    table.do("play allies-mobilize", rolls="2")
    assert "muster thracia" not in table.choices
    assert "muster pontus" in table.choices  # nobody holds it
    table.do("muster pontus", "muster alexandria")
    assert table.units("caesar", "pontus") == {"allied": 1}
    assert table.gold("caesar") == 0


@pytest.mark.rule("7.0 Clients")
def test_an_allied_settlement_needs_friendly_clients() -> None:
    table = board(HOME + "caesar hand: allied-settlement", "purchase")
    assert "would do nothing" in table.why("play allied-settlement")
    table = board(HOME + "caesar cirta: legion\ncaesar hand: allied-settlement", "purchase")
    table.do("play allied-settlement", "muster cirta")
    assert table.units("caesar", "cirta") == {"legion": 1, "allied": 1}


@pytest.mark.rule("7.0 Colonies", "5.0 Effects")
def test_antonius_brings_a_legion_where_he_is() -> None:
    table = board(HOME + "caesar rome: antonius", "purchase").do("use antonius", "muster rome")
    assert table.units("caesar", "rome") == {"antonius": 1, "legion": 1}
    assert table.gold("caesar") == 0


@pytest.mark.rule("8.0")
def test_friendly_cities_pay_their_gold() -> None:
    table = board(HOME + "caesar rome: allied\ncaesar gold 1", "purchase").do("end")
    assert table.gold("caesar") == 1 + 2 + 1 + 4
    assert table.gold("pompey") == 0


@pytest.mark.rule("8.0", "5.0 Effects")
def test_leaders_and_forum_cards_add_to_the_taxes() -> None:
    table = board(
        HOME + "caesar massilia: brutus, cato\ncaesar cirta: scipio\ncaesar front: tax-farmers", "purchase"
    )
    table.do("end", rolls="5")
    assert table.gold("caesar") == 2 + 1 + 1 + 5 + 1 + 1 + 3
