"""2: the game turn: cards, Player 1, commands, battles."""

from __future__ import annotations

import pytest

from rubicon.core.dice import ScriptedDice
from rubicon.core.game import SPECTATOR, view_bytes
from rubicon.games.julius_caesar import GAME
from tests.support.julius_caesar.board import Board, board

QUIET = """
    caesar massilia: legio-11 2, legio-14 2
    pompey utica: legio-39 2, p-navis-3 1
"""


def turn(text: str = "") -> Board:
    return board(QUIET + text)


# ------------------------------------------------------------------ deal, discard, play


@pytest.mark.rule("2.1")
def test_six_cards_are_dealt_to_each_from_the_shuffled_27() -> None:
    drawn = (0, 26, 7, 20, 3, 11, 5, 6, 21, 1, 2, 4)
    state = GAME.new({}, ScriptedDice([("draw", drawn)]))
    b = Board(state)
    assert b.hand("caesar") == {GAME.text(2 + card).removeprefix("discard ") for card in drawn[:6]}
    assert b.hand("pompey") == {GAME.text(2 + card).removeprefix("discard ") for card in drawn[6:]}
    assert not b.hand("caesar") & b.hand("pompey")


@pytest.mark.rule("2.1")
def test_one_of_the_six_is_discarded_before_the_first_play() -> None:
    b = turn("turn 1\ncaesar hand: 3/1-a, 2/2-a, 2/2-b, 2/1-a, 1/3, mars")
    assert b.legal("caesar") == {f"discard {card}" for card in b.hand("caesar")}
    b.refuses("caesar", "play 3/1-a")
    b.do("caesar", "discard mars")
    assert b.legal("caesar") == {f"play {card}" for card in ("3/1-a", "2/2-a", "2/2-b", "2/1-a", "1/3")}
    b.refuses("caesar", "discard 1/3")


@pytest.mark.rule("2.1")
def test_the_discard_is_not_revealed_and_not_played_again() -> None:
    cards = "turn 1\ncaesar hand: 3/1-a, 2/2-a, 2/2-b, 2/1-a, 1/3, mars"
    one = turn(cards).do("caesar", "discard mars")
    other = turn(cards).do("caesar", "discard 1/3")
    for eye in (1, SPECTATOR):
        assert view_bytes(one.state.view(eye)) == view_bytes(other.state.view(eye))
    assert view_bytes(one.state.view(0)) != view_bytes(other.state.view(0))
    one.refuses("caesar", "play mars")


@pytest.mark.rule("2.1")
def test_cards_are_played_face_down_in_either_order() -> None:
    hands = "caesar hand: 3/1-a, 2/2-a, 2/1-a, 1/3\npompey hand: 4/1, 3/1-b, 1/2-a, mars"
    one = turn(hands).do("caesar", "play 3/1-a")
    other = turn(hands).do("caesar", "play 1/3")
    assert one.deciders == ("pompey",)
    for eye in (1, SPECTATOR):
        assert view_bytes(one.state.view(eye)) == view_bytes(other.state.view(eye))
    one.refuses("caesar", "play 1/3")
    one.do("pompey", "play 1/2-a")
    first = turn(hands).do("pompey", "play 1/2-a").do("caesar", "play 3/1-a")
    assert one.state.save() == first.state.save()
    assert one.deciders == ("caesar",)


@pytest.mark.rule("2.1")
def test_a_card_must_be_played() -> None:
    b = turn("turn 4\ncaesar hand: 3/1-a, mars")
    assert b.legal("caesar") == {"play 3/1-a", "play mars"}
    b.refuses("caesar", "end")
    b.refuses("caesar", "play 4/1")


@pytest.mark.rule("2.1", "2.0", "8.0")
def test_the_five_cards_are_the_five_turns_of_the_year() -> None:
    b = turn("year 706 turn 1")
    for number in range(1, 6):
        assert b.when == (706, number)
        assert len(b.hand("caesar")) == len(b.hand("pompey")) == (6 if number == 1 else 6 - number)
        b.cards("1/2-a", "1/2-b").fight()
    assert b.hand("caesar") == b.hand("pompey") == set()
    assert b.kind == "disbanding"


# ------------------------------------------------------------------ Player 1


@pytest.mark.rule("2.1", "2.2")
@pytest.mark.parametrize(
    ("caesar", "pompey", "first"),
    [
        ("3/1-a", "2/3-a", "caesar"),  # the higher Move, whatever the Levies
        ("1/3", "2/1-a", "pompey"),
        ("2/1-a", "2/3-a", "caesar"),  # Levies do not break a tie, Caesar does
        ("2/3-a", "2/1-a", "caesar"),
        ("3/1-a", "4/1", "pompey"),
        ("1/2-a", "1/3", "caesar"),
        ("mars", "4/1", "caesar"),  # the player of a God card
        ("4/1", "mars", "pompey"),
    ],
)
def test_who_is_player_1(caesar: str, pompey: str, first: str) -> None:
    b = turn().cards(caesar, pompey)
    assert b.deciders == (first,)
    b.end(first)
    assert b.deciders == ("pompey" if first == "caesar" else "caesar",)


@pytest.mark.rule("2.1")
@pytest.mark.parametrize(("caesar", "pompey"), [("1/2-a", "4/1"), ("1/2-a", "mars"), ("mars", "4/1")])
def test_caesar_is_player_1_in_the_first_turn_of_the_game(caesar: str, pompey: str) -> None:
    b = turn("year 705 turn 1").cards(caesar, pompey)
    assert b.deciders == ("caesar",)
    assert turn("year 706 turn 1").cards("1/2-a", "4/1").deciders == ("pompey",)
    assert turn("year 705 turn 2").cards("1/2-a", "4/1").deciders == ("pompey",)


@pytest.mark.rule("2.1", "2.1 Vulcan")
def test_pompeys_god_card_in_that_turn_is_resolved_in_his_own_half() -> None:
    b = turn("year 705 turn 1").cards("1/2-a", "vulcan")
    assert b.kind == "movement"
    b.march("caesar", "legio-11", "genua").end("caesar")
    assert b.deciders == ("pompey",)
    assert b.options("pompey", "strike") == {"massilia", "genua"}
    b.do("pompey", "strike massilia")
    assert b.strength("legio-14") == 1


@pytest.mark.rule("2.1", "2.1 Mars")
def test_two_god_cards_cancel_each_other_and_the_turn_ends() -> None:
    b = turn().cards("mars", "vulcan")
    assert b.when == (706, 3)
    assert b.kind == "play"
    assert b.strength("legio-11") == 2
    assert not b.hand("caesar") & {"mars", "vulcan"}


@pytest.mark.rule("2.1")
def test_two_god_cards_cancel_each_other_in_the_first_turn_of_the_game_too() -> None:
    b = turn("year 705 turn 1").cards("mars", "vulcan")
    assert b.when == (705, 2)


@pytest.mark.rule("2.1", "8.0")
def test_two_god_cards_in_the_last_turn_bring_winter() -> None:
    b = turn("turn 5").cards("mars", "vulcan")
    assert b.kind == "disbanding"


# ------------------------------------------------------------------ commands


@pytest.mark.rule("2.1", "2.2", "6.0")
def test_fewer_moves_and_levies_may_be_taken() -> None:
    b = turn().cards("3/2-a", "2/2-a")
    b.march("caesar", "legio-11", "genua").levies("caesar")
    b.do("caesar", "raise legio-11").do("caesar", "end")
    assert b.deciders == ("pompey",)
    assert b.strength("legio-11") == 3


@pytest.mark.rule("2.1")
def test_commands_cannot_be_saved() -> None:
    b = turn(
        """caesar narbo: legio-7
           caesar genua: legio-8
           caesar ravenna: legio-13"""
    ).cards("4/1", "1/2-a")
    b.fight().cards("1/2-b", "2/2-a").end("pompey")
    b.march("caesar", "legio-7", "burdigala")
    assert b.options("caesar", "march legio-8") == set()
    assert b.options("caesar", "march legio-13") == set()


@pytest.mark.rule("2.2", "2.3", "2.1", "6.0", example=True)
def test_example_game_turn() -> None:
    b = board(
        """caesar genua: legio-8 2, legio-12
           caesar narbo: legio-7
           caesar lugdunum: legio-16
           pompey rome: legio-1 2
           pompey tarraco: legio-5
           pompey utica: legio-39 1
           pompey brundisium: legio-3"""
    ).cards("2/1-a", "2/2-a")
    # Tied, comparing only Moves: Caesar is Player 1, with 2 Moves and then 1 Levy.
    assert b.deciders == ("caesar",)
    b.march("caesar", "legio-12", "rome").march("caesar", "legio-7", "massilia")
    assert b.options("caesar", "march legio-16") == set()
    b.levies("caesar").do("caesar", "raise legio-8")
    # Pompey, Player 2: 2 Moves, then 2 Levies.
    assert b.deciders == ("pompey",)
    b.march("pompey", "legio-39", "iomnium").march("pompey", "legio-5", "bilbilis")
    assert b.options("pompey", "march legio-3") == set()
    b.levies("pompey").do("pompey", "raise legio-39").do("pompey", "raise legio-39")
    # Battle Phase.
    assert b.kind == "battle-turn"
    assert b.at("rome") == {"legio-12", "legio-1"}


@pytest.mark.rule("2.2")
def test_levies_come_after_all_movement() -> None:
    b = turn().command("caesar", "2/2-a")
    assert {text.split()[0] for text in b.legal("caesar")} == {"march", "end"}
    b.refuses("caesar", "raise legio-11")
    b.levies("caesar").do("caesar", "levy c-auxilia-1 massilia")
    assert {text.split()[0] for text in b.legal("caesar")} == {"raise", "levy", "end"}
    b.refuses("caesar", "march c-auxilia-1 genua")


@pytest.mark.rule("2.2")
def test_player_1_has_finished_before_player_2_begins() -> None:
    b = turn().cards("3/1-a", "2/2-a")
    b.refuses("pompey", "march legio-39 tacape")
    b.march("caesar", "legio-11", "genua").end("caesar")
    b.refuses("caesar", "march legio-14 genua")
    b.march("pompey", "legio-39", "tacape")


@pytest.mark.rule("2.2", "6.1", "6.12")
def test_a_block_that_enters_a_place_with_enemies_stops_there() -> None:
    b = board("caesar massilia: legio-11\npompey genua: legio-1").command("caesar", "2/2-a")
    b.do("caesar", "march legio-11 genua")
    assert b.kind == "movement"
    b.refuses("caesar", "march legio-11 rome")


@pytest.mark.rule("2.3", "7.1")
def test_battles_come_when_both_have_moved_in_the_order_of_player_1() -> None:
    b = board(
        """caesar narbo: legio-7
           caesar ravenna: legio-13
           pompey tarraco: legio-5
           pompey rome: legio-1"""
    ).cards("2/2-a", "2/2-b")
    b.march("caesar", "legio-7", "tarraco").end("caesar")
    assert b.kind == "movement"
    b.march("pompey", "legio-1", "ravenna").end("pompey")
    # Player 1 chooses, also among the battles that Player 2 began; one is fought out before the next.
    assert b.deciders == ("caesar",)
    assert b.legal("caesar") == {"battle tarraco", "battle ravenna"}
    b.do("caesar", "battle ravenna")
    b.fire("legio-13", 1, 1, 1).fire("legio-1", 1)
    b.refuses("caesar", "battle tarraco")
    b.fire("legio-13", 1, 6)
    assert b.at("ravenna") == {"legio-13"}
    b.do("caesar", "end")
    assert b.kind == "battle-turn"
    assert b.deciders == ("pompey",)
    b.fire("legio-5", 1, 6, 6)
