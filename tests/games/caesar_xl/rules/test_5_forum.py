"""5.0: the Forum, bidding, Victory Points, and how to win."""

from __future__ import annotations

import pytest

from tests.support.caesar_xl.board import board

CALM = """
    caesar rome: caesar, legion 2
    pompey athens: pompey, legion
"""


@pytest.mark.rule("5.0 Claiming")
def test_a_card_is_claimed_when_its_condition_is_met_and_kept() -> None:
    table = board(CALM + "caesar gold 5\nforum: tribune, cura-annonae, triumph")
    assert table.choices == ["claim tribune", "end"]
    table.do("claim tribune", cards="curio cato")
    assert "tribune" in table.front("caesar")
    assert table.gold("caesar") == 0
    assert sorted(table.zone("forum")) == ["cura-annonae", "triumph"]


@pytest.mark.rule("5.0 Claiming")
def test_only_one_card_a_phase() -> None:
    table = board(
        CALM + "caesar gold 20\ncaesar messana: legion\ncaesar utica: legion\n"
        "forum: tribune, cura-annonae, the-senate\ncaesar front: dictator, demands-for-reform\n"
        "caesar capua: curio, antonius"
    )
    table.do("claim tribune")
    assert table.choices == ["declare-political", "end"]
    assert "one Forum card a phase" in table.why("claim cura-annonae")


@pytest.mark.rule("5.0 Claiming")
@pytest.mark.parametrize(
    ("card", "position", "missing"),
    [
        ("tribune", "caesar gold 4", "5 Gold"),
        ("dictator", "caesar gold 99", ""),
        ("cura-annonae", "caesar messana: legion", "Messana and Utica"),
        ("triumph", "caesar capua: veteran-legion 3", "4 veteran units"),
        ("triumph", "caesar capua: veteran-legion 3, veteran-allied", ""),
        ("friend-of-kings", "caesar cirta: legion\ncaesar iol: legion", "3 friendly Allied Clients"),
        ("friend-of-kings", "caesar cirta: legion\ncaesar iol: legion\ncaesar thracia: allied", ""),
        ("land-for-veterans", "caesar capua: legion\ncaesar narbo: legion\ncaesar corduba: allied", ""),
        ("the-senate", "caesar gold 0", "a bid of at least 1"),
    ],
)
def test_claim_conditions(card: str, position: str, missing: str) -> None:
    table = board(f"{CALM}\n{position}\nforum: {card}")
    answer = table.why(f"claim {card}", "caesar")
    assert ("allowed" in answer) == (not missing), answer
    assert missing in answer


@pytest.mark.rule("5.0 Bidding")
def test_bidding_alternates_and_the_loser_forfeits_half() -> None:
    table = board(CALM + "caesar gold 10\npompey gold 8\nforum: the-senate")
    table.do("claim the-senate")
    assert table.choices == [f"bid {n}" for n in range(1, 11)]
    assert "must bid at least 1" in table.why("pass")
    table.do("bid 4")
    assert (table.side, table.choices) == ("pompey", ["bid 5", "bid 6", "bid 7", "bid 8", "pass"])
    assert "higher by at least 1" in table.why("bid 4")
    assert "you have 8 Gold" in table.why("bid 9")
    table.do("bid 5", "bid 8")
    # Pompey has 8 Gold and cannot bid 9, so Pompey passes without being asked.
    assert table.front("caesar") == ["the-senate"]
    assert table.gold("caesar") == 2
    assert table.gold("pompey") == 5  # half of 5, rounded up, is forfeit


@pytest.mark.rule("5.0 Bidding")
def test_the_other_side_may_win_the_bidding() -> None:
    table = board(CALM + "caesar gold 10\npompey gold 8\nforum: the-senate")
    table.do("claim the-senate", "bid 3", "bid 4", "pass", cards="cato brutus")
    assert table.front("pompey") == ["the-senate"]
    assert (table.gold("caesar"), table.gold("pompey")) == (8, 4)
    assert table.kind == "purchase"  # it was Caesar's one claim, and the turn goes on


@pytest.mark.rule("5.0 Bidding")
def test_an_unopposed_bid_costs_the_other_nothing() -> None:
    table = board(CALM + "caesar gold 1\npompey gold 0\nforum: the-senate")
    table.do("claim the-senate", cards="cato brutus scipio")  # a single possible bid is made by itself
    assert table.front("caesar") == ["the-senate"]
    assert (table.gold("caesar"), table.gold("pompey")) == (0, 0)


@pytest.mark.rule("5.0 Effects")
def test_claimed_cards_work_each_turn() -> None:
    table = board(CALM + "caesar gold 7\ncaesar front: the-senate, tribune, demands-for-reform, dictator")
    table.do("end", cards="cato brutus curio")
    assert len(table.hand("caesar")) == 3  # one free, one for Rome, one by The Senate
    table.do("recruit-legion rome", "end")
    assert table.gold("caesar") == 4 + 2  # a Legion for 7; the taxes of Rome, and 2 by Demands for Reform
    assert table.state.hand_limit(0) == 5  # Dictator


@pytest.mark.rule("5.0 Military")
def test_a_military_victory_needs_all_three_conditions() -> None:
    cities = ["massilia", "nova-carthago", "capua", "brundisium", "messana", "utica", "corduba", "dyrrachium"]
    held = "\n".join(f"caesar {city}: legion" for city in cities) + "\ncaesar alexandria: allied"
    table = board(f"caesar rome: caesar\n{held}\npompey athens: legion")
    assert table.state.worth(0) == 4 + 2 * 8 + 3
    assert "needs 25" in table.why("declare-military")
    held += "\ncaesar ephesus: allied"
    table = board(f"caesar rome: caesar\n{held}\npompey athens: legion, pompey")
    assert "it is in Athens" in table.why("declare-military")
    table = board(f"caesar capua: caesar\ncaesar rome: allied\n{held}\npompey athens: legion")
    assert "must be in Rome" in table.why("declare-military")
    table = board(f"caesar rome: caesar\n{held}\npompey athens: legion")
    table.do("declare-military")
    assert table.outcome is not None
    assert table.outcome.winner == 0
    assert table.outcome.reason.key == "end-military"


@pytest.mark.rule("5.0 Military", "11.0 Successor")
def test_the_enemys_successor_counts_as_his_supreme_leader() -> None:
    cities = ["massilia", "nova-carthago", "capua", "brundisium", "messana", "utica", "corduba", "dyrrachium"]
    held = "\n".join(f"caesar {city}: legion" for city in cities)
    table = board(
        f"caesar rome: caesar\n{held}\ncaesar alexandria: allied\ncaesar ephesus: allied\n"
        "pompey succeeded\npompey athens: pompey"
    )
    assert "declare-military" not in table.choices


@pytest.mark.rule("5.0 Political")
def test_symbols_of_both_factions_count_against_each_other() -> None:
    # The rulebook's example: 6 Populares and 1 Optimates make a net difference of 5.
    table = board(CALM + "caesar capua: curio, labienus\ncaesar front: demands-for-reform, tribune")
    points = table.state.view(0)["points"]
    assert points[0] == 2 + 2 + 2 - 1
    assert "you have 5" in table.why("declare-political")


@pytest.mark.rule("5.0 Political")
def test_optimates_or_populares_count_as_the_owner_likes() -> None:
    base = CALM + "caesar capua: curio, antonius\ncaesar front: demands-for-reform, dictator"
    table = board(base)
    assert table.state.view(0)["points"][0] == 2 + 1 + 2 + 2
    table.do("declare-political")
    assert table.outcome is not None
    assert (table.outcome.winner, table.outcome.score[0]) == (0, 7)
    optimates = board(
        CALM + "pompey athens: cato, brutus, scipio\npompey front: the-senate, pontifex-maximus",
        side="pompey",
    )
    assert optimates.state.view(1)["points"][1] == 2 + 1 + 1 + 2 + 1
    assert "declare-political" in optimates.choices


@pytest.mark.rule("5.0 Claiming", "5.0 Political")
def test_victory_may_be_declared_after_claiming() -> None:
    table = board(
        CALM
        + "caesar gold 20\ncaesar capua: curio, antonius\ncaesar front: demands-for-reform\nforum: dictator"
    )
    assert "declare-political" not in table.choices
    table.do("claim dictator")
    assert table.choices == ["declare-political", "end"]
