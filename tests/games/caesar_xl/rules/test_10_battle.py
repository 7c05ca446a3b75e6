"""10.0: battles."""

from __future__ import annotations

import pytest

from rubicon.games.caesar_xl.rules.pack import DESIGNED
from rubicon.games.caesar_xl.rules.retreats import refuges
from tests.support.caesar_xl.board import Board, board


def fight(caesar: str, pompey: str, more: str = "", at: str = "pharsalus", come: str = "dyrrachium") -> Board:
    """Caesar marches into a city; both are then asked for Tactics cards."""
    table = board(f"caesar {come}: {caesar}\npompey {at}: {pompey}\n{more}", "march")
    return table.do(next(text for text in table.choices[::-1] if text.endswith(f" {come} {at}")), "end")


@pytest.mark.rule("10.0", example=True)
def test_the_battle_example_of_the_rulebook() -> None:
    table = fight(
        "caesar, veteran-legion, legion 2",
        "cato, allied, legion 4",
        "pompey athens: allied\npompey hand: double-line\npompey alexandria: pompey",
    )
    table.do("pass", "commit double-line")
    assert "Caesar leads: Leadership 4 of the attacker against 2." in table.told()
    table.do("roll allied", rolls="2")  # the lone Allied unit just misses
    assert table.side == "caesar"
    table.do("roll veteran-legion", rolls="3")
    table.do("lose allied")  # it has rolled already, and is the weakest
    table.do("roll legion", rolls="5")  # 4 swords by the Double Line, and still a miss
    table.do("roll legion", rolls="2")
    table.do("lose legion")
    table.do("roll legion", rolls="4")
    table.do("lose legion")
    table.do("roll legion", rolls="3")  # Caesar's last one misses with 2 swords
    table.do("roll legion", rolls="6").do("roll legion", rolls="5")
    assert table.choices[0] == "roll caesar"  # Leaders, Caesar first
    table.do("roll caesar", rolls="4")
    table.do("lose legion")
    table.do("roll cato", rolls="3")
    assert (table.side, table.kind) == ("caesar", "retreat")
    table.do("stay")
    table.do("retreat", rolls="1 4 6")  # Cato dies; three dice for three units; one Legion more is lost
    assert table.units("pompey", "pharsalus") == {}
    assert table.units("pompey", "athens") == {"allied": 1, "legion": 1}
    assert "cato" in table.zone("discards")
    assert (table.side, table.kind) == ("caesar", "veterans")
    table.do("promote legion pharsalus")
    assert table.units("caesar", "pharsalus") == {"caesar": 1, "veteran-legion": 2}
    assert "double-line" in table.zone("discards")


@pytest.mark.rule("10.0 Order")
def test_the_attacker_determines_the_order_of_battles() -> None:
    table = board(
        "caesar capua: legion 2, caesar\npompey rome: allied\npompey brundisium: allied\n"
        "pompey athens: pompey",
        "march",
    )
    table.do("march legion capua rome", "march legion capua brundisium", "end")
    assert (table.side, table.choices) == ("caesar", ["battle rome", "battle brundisium"])
    assert "do not face each other" in table.why("battle athens")
    table.do("battle brundisium", "pass", "pass")
    assert table.state.view(0)["battle"]["city"] == "brundisium"


@pytest.mark.rule("10.0 Tactics")
def test_tactics_are_secret_until_the_defender_has_chosen() -> None:
    table = fight("legion 2", "legion 2", "caesar hand: triple-line, cato\npompey hand: stand-siege")
    assert table.choices == ["commit triple-line", "pass"]
    assert "not a TACTICS card" in table.why("commit cato")
    table.do("commit triple-line")
    assert table.side == "pompey"
    seen = table.state.view(1)
    assert seen["battle"]["cards"] == [True, False]
    assert "triple-line" not in str(seen)
    assert table.state.view(0)["face_down"] == "triple-line"
    assert "Caesar commits a Tactics card, face-down." in table.told(1)
    table.do("commit stand-siege")
    assert table.state.view(1)["battle"]["tactics"] == ["triple-line", "stand-siege"]


@pytest.mark.rule("10.0 Tactics")
def test_some_tactics_are_for_the_defender_only() -> None:
    table = fight("legion 2", "legion 2", "caesar hand: stand-siege")
    assert "for the defender only" in table.why("commit stand-siege")
    assert table.choices == ["pass"]  # asked all the same, so that nobody learns of the hand


@pytest.mark.rule("10.0 Tactics")
def test_what_tactics_do() -> None:
    table = fight(
        "legion 2, caesar", "legion 2", "caesar hand: triple-line\npompey hand: ambush\npompey athens: pompey"
    )
    table.do("commit triple-line", "commit ambush")
    assert table.side == "pompey"  # Ambush leads
    table.do("roll legion", rolls="3").do("roll legion", rolls="2")
    rolled = [event for event in table.events if event[0] == "roll"]
    assert rolled[0][3:] == (3, 2)  # Pompey's Legion has its 2
    assert rolled[1][3:] == (2, 2)  # Caesar's has one more by the Triple Line and one less by the Ambush


@pytest.mark.rule("10.0 Tactics")
def test_rearguard_annuls_and_covers() -> None:
    table = fight(
        "legion 2, curio",
        "legion 3",
        "caesar hand: rearguard\npompey hand: double-line\npompey athens: pompey",
    )
    table.do("commit rearguard", "commit double-line")
    while table.kind == "commitment":
        table.do(table.choices[0], rolls="6")
    assert all(event[4] <= 2 for event in table.events if event[0] == "roll")
    table.do("retreat")
    assert table.units("caesar", "dyrrachium") == {"legion": 2, "curio": 1}  # no Leader lost, no Vae Victis


@pytest.mark.rule("10.0 Leadership")
def test_the_higher_leadership_leads_and_the_defender_on_a_tie() -> None:
    for caesar, pompey, lead in (
        ("caesar, legion", "pompey, legion", "caesar"),
        ("curio, legion", "scipio, legion", "pompey"),
        ("legion", "legion", "pompey"),
        ("curio, antonius, legion", "pompey, legion", "caesar"),
        ("labienus, legion", "pompey, legion", "caesar"),  # 3 and 1 more by the card
    ):
        table = fight(caesar, pompey).do("pass", "pass")
        assert table.side == lead, (caesar, pompey)


@pytest.mark.rule("10.0 Rounds")
def test_allied_units_then_legions_then_leaders_by_turns() -> None:
    table = fight("caesar, legion 2, allied 2", "pompey, legion, allied 3").do("pass", "pass")
    order = []
    while table.kind == "commitment":
        order.append((table.side, table.choices[0]))
        table.do(table.choices[0], rolls="6")
    allied = [("caesar", "roll allied"), ("pompey", "roll allied")] * 2 + [("pompey", "roll allied")]
    legions = [("caesar", "roll legion"), ("pompey", "roll legion"), ("caesar", "roll legion")]
    assert order == [*allied, *legions, ("caesar", "roll caesar"), ("pompey", "roll pompey")]


@pytest.mark.rule("10.0 Rounds")
def test_a_roll_up_to_the_swords_hits() -> None:
    for unit, swords in (
        ("allied", 1),
        ("veteran-allied", 2),
        ("legion", 2),
        ("veteran-legion", 3),
        ("caesar", 4),
    ):
        for die in (swords, swords + 1):
            table = fight(
                unit,
                "allied 3, scipio",
                "pompey athens: pompey" + ("" if unit == "caesar" else "\ncaesar rome: caesar"),
            )
            table.do("pass", "pass")
            while table.side == "pompey" and table.kind == "commitment":
                table.do(table.choices[0], rolls="6")
            table.do(f"roll {unit}", rolls=str(die))
            assert (table.kind == "hits") == (die == swords), (unit, die)


@pytest.mark.rule("10.0 Hits")
def test_losses_are_the_owners_choice_committed_or_not() -> None:
    table = fight("caesar, legion 2", "pompey, legion 2, allied").do("pass", "pass")
    table.do("roll allied", rolls="6").do("roll legion", rolls="1")
    assert (table.side, table.kind) == ("pompey", "hits")
    assert sorted(table.choices) == ["lose allied", "lose-fresh legion", "lose-fresh pompey"]
    assert "say 'lose-fresh'" in table.why("lose legion")
    assert "say 'lose'" in table.why("lose-fresh allied")
    table.do("lose-fresh legion")
    table.do("roll legion", rolls="6").do("roll legion", rolls="6")
    assert table.choices[0] == "roll caesar"  # the Legion that fell does not roll


@pytest.mark.rule("10.0 Passing")
def test_whoever_passes_commits_no_more_in_this_step() -> None:
    table = fight("caesar, legion 2", "pompey, legion 2").do("pass", "pass")
    table.do("pass")
    assert table.side == "pompey"
    table.do("roll legion", rolls="6").do("roll legion", rolls="6")
    assert table.choices == ["roll caesar", "pass"]


@pytest.mark.rule("10.0 Passing")
def test_after_a_round_without_a_roll_nobody_passes() -> None:
    both = "legion, veteran-legion"
    table = fight(both, both).do("pass", "pass", "pass", "pass", "stay", "stay")
    assert table.choices == ["roll veteran-legion", "roll legion"]
    assert "every unit is committed" in table.why("pass")


@pytest.mark.rule("10.0 Attacker's retreat")
def test_the_attacker_goes_back_where_he_came_from_in_any_combination() -> None:
    table = board(
        "caesar capua: legion, caesar\ncaesar rubicon: legion 2\npompey rome: legion 2\n"
        "pompey athens: pompey",
        "march",
    )
    table.do(
        "march legion capua rome",
        "march legion rubicon rome",
        "march legion rubicon rome",
        "end",
        "pass",
        "pass",
    )
    while table.kind == "commitment":
        table.do(table.choices[0], rolls="6")
    assert (table.side, table.choices) == ("caesar", ["retreat", "stay"])
    table.do("retreat", rolls="6 6")
    assert "withdraw legion capua" in table.choices
    assert "came from" in table.why("withdraw all caralis")
    table.do("withdraw legion capua", "withdraw legion capua", "withdraw all rubicon")
    assert table.units("caesar", "capua") == {"caesar": 1, "legion": 3 - 1}
    assert table.units("caesar", "rubicon") == {"legion": 1}


@pytest.mark.rule("10.0 Attacker's retreat")
def test_nobody_retreats_to_where_the_enemy_stands_by_now() -> None:
    table = board(
        "caesar capua: legion 3\ncaesar rome: caesar\npompey brundisium: legion\npompey messana: legion 2\n"
        "pompey utica: legion\npompey dyrrachium: allied\npompey athens: pompey",
        "march",
    )
    table.do(
        "march legion capua brundisium", "march legion capua messana", "march legion capua messana", "end"
    )
    table.do("battle brundisium", "pass", "pass")
    table.do("roll legion", rolls="6").do("roll legion", rolls="6")
    table.do("stay")
    table.do("retreat", rolls="6")
    assert table.units("pompey", "dyrrachium") == {"allied": 1, "legion": 1}  # a friendly city comes first


@pytest.mark.rule("10.0 Defender's retreat")
def test_the_defender_goes_to_one_friendly_city_or_else_a_free_one() -> None:
    friendly = fight(
        "legion 2, caesar", "legion 2", "pompey athens: allied, pompey\npompey thessalonica: allied"
    )
    free = fight("legion 2, caesar", "legion 2", "pompey alexandria: pompey")
    for table, goals in (
        (friendly, {"athens", "thessalonica"}),
        (free, {"athens", "thessalonica", "dyrrachium"}),
    ):
        table.do("pass", "pass")
        while table.kind == "commitment":
            table.do(table.choices[0], rolls="6")
        table.do("stay").do("retreat", rolls="6 6 6")
        assert table.choices == [
            f"withdraw all {goal}" for goal in sorted(goals, key=table.game.pack.cities.index)
        ]
        assert "retreat together" in table.why(f"withdraw legion {min(goals)}")


@pytest.mark.rule("10.0 Defender's retreat")
def test_a_defender_without_a_friendly_neighbour_may_retreat_to_a_contested_city() -> None:
    table = board(
        "caesar dyrrachium: legion 2, caesar\ncaesar thessalonica: legion\ncaesar messana: legion\n"
        "pompey pharsalus: legion 2\npompey athens: allied\npompey alexandria: pompey",
        "march",
    )
    table.do("march legion dyrrachium pharsalus", "march legion dyrrachium pharsalus")
    table.do("march legion messana athens", "end", "battle pharsalus", "pass", "pass")
    while table.kind == "commitment":
        table.do(table.choices[0], rolls="6")
    table.do("stay")
    assert (table.side, table.choices) == ("pompey", ["retreat", "stay"])
    table.do("retreat", rolls="6 6")  # Athens is the only place that Caesar does not control
    assert table.units("pompey", "athens") == {"allied": 1, "legion": 2}
    table.do("end")
    # There they join the battle that is still to be fought.
    assert (table.side, table.kind, table.state.view(0)["battle"]["city"]) == ("caesar", "tactics", "athens")


@pytest.mark.rule("10.0 Tactics", "11.0")
def test_the_view_of_a_battle_has_the_swords_in_force() -> None:
    text = "caesar hand: triple-line\npompey succeeded"
    table = fight("legion 2, caesar", "legion 2, veteran-legion, pompey", text)
    printed = [{"legion": 2, "caesar": 4}, {"legion": 2, "veteran-legion": 3, "pompey": 2}]
    assert table.state.view(1)["battle"]["swords"] == printed
    table.do("commit triple-line")
    assert table.state.view(1)["battle"]["swords"] == printed  # it lies face-down
    table.do("pass")
    assert table.state.view(1)["battle"]["swords"] == [{"legion": 3, "caesar": 5}, printed[1]]


@pytest.mark.rule("10.0 Defender's retreat")
def test_rules_1_let_nobody_retreat_to_a_contested_city() -> None:
    table = board(
        "caesar athens: legion\npompey athens: allied\npompey pharsalus: legion\npompey crete: pompey"
    )
    state = table.state
    state.battle, state.active = DESIGNED.place_index["pharsalus"], 0
    athens = 1 << DESIGNED.place_index["athens"]
    assert refuges(state, 1) & athens
    state.pack = DESIGNED.under_rules(1)
    assert not refuges(state, 1) & athens


@pytest.mark.rule("10.0 Defender's retreat", "12.0")
def test_a_defender_without_a_way_out_fights_on() -> None:
    table = board(
        "caesar dyrrachium: legion 2, caesar\ncaesar athens: legion\ncaesar thessalonica: legion\n"
        "pompey pharsalus: legion 2\npompey alexandria: pompey",
        "march",
    )
    table.do("march legion dyrrachium pharsalus", "march legion dyrrachium pharsalus", "end", "pass", "pass")
    while table.kind == "commitment":
        table.do(table.choices[0], rolls="6")
    shown = table.state.barrier()
    table.do("stay")  # that the defender stays goes without saying
    assert (table.kind, table.state.round) == ("commitment", 2)
    assert table.state.barrier() > shown  # but the defender has decided, so nobody takes back what led to it


@pytest.mark.rule("10.0 Victory or Death")
def test_a_retreat_costs_a_leader_but_never_the_supreme_leader() -> None:
    table = fight("legion 3", "pompey, cato, scipio, legion 3", "pompey athens: allied\ncaesar rome: caesar")
    table.do("pass", "pass")
    while table.kind == "commitment":
        table.do(table.choices[0], rolls="6")
    table.do("stay").do("retreat")
    assert table.choices == ["lose cato", "lose scipio"]
    assert "not supreme" in table.why("lose pompey")
    table.do("lose cato", rolls="6 6 6")
    assert table.units("pompey", "athens") == {"allied": 1, "legion": 3, "pompey": 1, "scipio": 1}
    assert "cato" in table.zone("discards")  # the Leader can come back with the card


@pytest.mark.rule("10.0 Vae Victis")
def test_the_victor_rolls_a_die_for_each_unit_and_ones_score() -> None:
    table = fight("legion 3", "legion 3", "pompey athens: allied, pompey\ncaesar rome: caesar")
    table.do("pass", "pass")
    while table.kind == "commitment":
        table.do(table.choices[0], rolls="6")
    table.do("stay").do("retreat", rolls="1 2 1")
    assert table.units("pompey", "athens") == {"allied": 1, "legion": 1, "pompey": 1}


@pytest.mark.rule("10.0 Vae Victis", "10.0 Tactics")
def test_a_pursuit_scores_more() -> None:
    table = fight(
        "legion 3",
        "legion 3",
        "pompey athens: allied, pompey\ncaesar rome: caesar\ncaesar hand: cavalry-sweep",
    )
    table.do("commit cavalry-sweep", "pass")
    while table.kind == "commitment":
        table.do(table.choices[0], rolls="6")
    table.do("stay").do("retreat", rolls="3 2 4")
    assert table.units("pompey", "athens") == {"allied": 1, "legion": 1, "pompey": 1}


@pytest.mark.rule("10.0 Rounds")
def test_the_battle_goes_on_until_one_side_is_gone() -> None:
    table = fight("legion 2", "legion", "pompey athens: pompey\ncaesar rome: caesar").do("pass", "pass")
    table.do("roll legion", rolls="6").do("roll legion", rolls="6").do("roll legion", rolls="6")
    table.do("stay", "stay")
    assert table.state.round == 2
    table.do("roll legion", rolls="6").do("roll legion", rolls="1")
    assert table.units("pompey", "pharsalus") == {}
    assert table.kind == "veterans"  # it went into a second round


@pytest.mark.rule("10.0 Veterans")
def test_no_veterans_when_the_enemy_is_wiped_out_in_the_first_round() -> None:
    table = fight("legion 2", "legion", "pompey athens: pompey\ncaesar rome: caesar").do("pass", "pass")
    table.do("roll legion", rolls="6").do("roll legion", rolls="1")
    assert table.side == "pompey"
    assert table.units("caesar", "pharsalus") == {"legion": 2}


@pytest.mark.rule("10.0 Veterans")
def test_the_defender_is_promoted_after_a_retreat_too_and_may_decline() -> None:
    table = fight("legion 2", "legion 2, allied", "pompey athens: pompey\ncaesar rome: caesar").do(
        "pass", "pass"
    )
    while table.kind == "commitment":
        table.do(table.choices[0], rolls="6")
    table.do("retreat", rolls="6 6 6")
    assert (table.side, table.kind) == ("pompey", "veterans")
    assert table.choices == ["promote allied pharsalus", "promote legion pharsalus", "end"]
    assert "regular Legions" in table.why("promote veteran-legion pharsalus")
    table.do("end")
    assert table.units("pompey", "pharsalus") == {"allied": 1, "legion": 2}
