"""The rules of Template Title, by number. `rubicon rules` lists which test shows which rule."""

from __future__ import annotations

import pytest

from rubicon.core.dice import FastDice
from rubicon.core.game import SPECTATOR, IllegalAction
from rubicon.games.template_title import GAME
from rubicon.games.template_title.rules.components import CARDS, HILL_VALUES, HILLS
from rubicon.games.template_title.rules.sequence import CHOICE, OVER
from rubicon.games.template_title.rules.state import GameState
from tests.games.template_title.positions import do, first_round

CAESAR, POMPEY = 0, 1


def texts(state: GameState, side: int) -> list[str]:
    """What `side` may do."""
    return [GAME.text(action) for action in state.decision(side).actions]


@pytest.mark.rule("1.1")
def test_seven_hills_are_worth_one_to_four_points() -> None:
    assert len(HILLS) == 7
    assert sorted(HILL_VALUES) == [1, 2, 2, 3, 3, 4, 4]


@pytest.mark.rule("1.2")
def test_each_side_is_dealt_seven_cards_that_only_it_sees() -> None:
    state = GAME.new({}, FastDice(1))
    hands = [state.view(side)["hand"] for side in (CAESAR, POMPEY)]
    assert [len(hand) for hand in hands] == [7, 7]
    assert len(set(hands[0] + hands[1])) == 14
    assert set(hands[0] + hands[1]) <= set(CARDS)
    assert "hand" not in state.view(SPECTATOR)


@pytest.mark.rule("1.3")
def test_each_side_has_two_favours() -> None:
    assert GAME.new({}, FastDice(1)).view(SPECTATOR)["favours"] == [2, 2]


@pytest.mark.rule("2.1")
def test_a_hill_is_drawn_among_those_not_contested_yet() -> None:
    state = first_round("palatine", [9, 10], [1, 2])
    state.favours = [0, 0]
    do(state, CAESAR, "play 9")
    do(state, POMPEY, "play 1", ("roll", (1, 1)), ("draw", (0,)))
    assert (state.round, HILLS[state.hill]) == (2, "capitoline")


@pytest.mark.rule("2.2")
def test_a_choice_is_secret_until_both_have_chosen() -> None:
    state = first_round("palatine", [9, 10], [1, 2])
    before = state.view(POMPEY), state.view(SPECTATOR)
    do(state, CAESAR, "play 9")
    assert (state.view(POMPEY), state.view(SPECTATOR)) == before
    assert state.deciders() == (POMPEY,)
    assert state.view(CAESAR)["chosen"] == 9
    do(state, POMPEY, "play 1", ("roll", (1, 1)))
    assert state.view(SPECTATOR)["played"] == [[9], [1]]


@pytest.mark.rule("2.2")
def test_only_cards_of_the_hand_can_be_chosen() -> None:
    state = first_round("palatine", [9, 10], [1, 2])
    assert texts(state, CAESAR) == ["play 9", "play 10"]
    with pytest.raises(IllegalAction):
        do(state, CAESAR, "play 1")


@pytest.mark.rule("2.3")
@pytest.mark.parametrize(
    ("caesar", "pompey", "dice", "leader"),
    [(9, 8, (1, 1), CAESAR), (9, 8, (1, 3), POMPEY), (9, 8, (1, 2), POMPEY), (8, 9, (2, 1), CAESAR)],
)
def test_the_higher_total_leads_and_the_lower_card_if_equal(
    caesar: int, pompey: int, dice: tuple[int, int], leader: int
) -> None:
    state = first_round("palatine", [caesar], [pompey])
    do(state, CAESAR, f"play {caesar}")
    do(state, POMPEY, f"play {pompey}", ("roll", dice))
    assert state.leader() == leader
    assert state.deciders() == (1 - leader,)


@pytest.mark.rule("2.4")
def test_a_favour_buys_a_new_roll_that_counts_and_may_be_answered() -> None:
    state = first_round("palatine", [9, 10], [8, 2])
    do(state, CAESAR, "play 9")
    do(state, POMPEY, "play 8", ("roll", (3, 2)))
    assert texts(state, POMPEY) == ["roll", "keep"]
    do(state, POMPEY, "roll", ("roll", (1,)))
    assert (state.favours, state.dice, state.deciders()) == ([2, 1], [3, 1], (POMPEY,))
    do(state, POMPEY, "roll", ("roll", (6,)))
    assert (state.favours, state.deciders()) == ([2, 0], (CAESAR,))


@pytest.mark.rule("2.5")
def test_the_leading_side_takes_the_hill_when_the_other_keeps_its_roll() -> None:
    state = first_round("palatine", [9, 10], [8, 2])
    do(state, CAESAR, "play 9")
    do(state, POMPEY, "play 8", ("roll", (3, 2)))
    do(state, POMPEY, "keep", ("draw", (0,)))
    assert (state.points(CAESAR), state.points(POMPEY), state.phase) == (4, 0, CHOICE)
    assert state.hands == [[10], [2]]


@pytest.mark.rule("2.5")
def test_without_a_favour_the_hill_is_taken_at_once() -> None:
    state = first_round("aventine", [9, 10], [8, 2])
    state.favours = [2, 0]
    do(state, CAESAR, "play 9")
    do(state, POMPEY, "play 8", ("roll", (3, 2)), ("draw", (0,)))
    assert state.points(CAESAR) == 1


@pytest.mark.rule("3.1")
@pytest.mark.parametrize(
    ("owners", "favours", "winner", "score"),
    [
        ([0, 1, -1, -1, -1, -1, 0], [0, 2], 0, (5, 4)),
        ([0, 1, -1, -1, -1, -1, -1], [1, 2], 1, (4, 4)),
        ([0, 1, -1, -1, -1, -1, -1], [1, 1], None, (4, 4)),
    ],
)
def test_points_decide_then_favours(
    owners: list[int], favours: list[int], winner: int | None, score: tuple[int, int]
) -> None:
    state = GameState(5)
    state.phase, state.owners, state.favours = OVER, owners, favours
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winner, outcome.score) == (winner, score)


@pytest.mark.rule("3.1", "3.2")
@pytest.mark.parametrize("rounds", [7, 5])
def test_the_game_ends_after_its_last_round(rounds: int) -> None:
    state, dice = GAME.new({"rounds": str(rounds)}, FastDice(3)), FastDice(4)
    while state.outcome() is None:
        side = state.deciders()[0]
        state.apply(side, state.decision(side).actions[-1], dice)
    assert state.round == rounds
    assert sum(owner >= 0 for owner in state.owners) == rounds
