"""What each side may know: fog of war, checked by changing one fact and looking at the views.

A fact that a viewer may not know leaves the bytes of the view as they were; a fact that the viewer may
know does not.
"""

from __future__ import annotations

import pytest

from rubicon.core.game import SPECTATOR, view_bytes
from tests.support.julius_caesar.board import Board, board

CAESAR, POMPEY = 0, 1
BASE = """
    caesar narbo: legio-7 3, legio-9 3
    caesar rome: c-auxilia-1 2
    caesar mare-hispanum: c-navis-1 2
    caesar hand: 3/1-a, 2/2-a, 2/1-a, 1/3
    pompey tarraco: legio-5
    pompey hand: 4/1, 3/1-b, 2/2-b, mars
    pompey alexandria: cleopatra
"""


def seers(one: Board, other: Board) -> set[int]:
    """Who sees a difference between two positions."""
    return {
        eye
        for eye in (CAESAR, POMPEY, SPECTATOR)
        if view_bytes(one.state.view(eye)) != view_bytes(other.state.view(eye))
    }


def change(old: str, new: str) -> set[int]:
    """Who sees it when this is changed in the position above."""
    assert old in BASE
    return seers(board(BASE), board(BASE.replace(old, new)))


@pytest.mark.rule("7.1", "5.2")
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("legio-7 3", "legio-7 1"),  # strength
        ("legio-9 3", "legio-17 3"),  # identity
        ("c-auxilia-1 2", "caesar"),  # a leader
        ("c-navis-1 2", "c-navis-1 1"),
        ("c-navis-1 2", "c-navis-5 2"),  # which Navis
        ("2/1-a, 1/3", "2/1-b, 1/2-a"),  # the hand
    ],
)
def test_identity_strength_hand_and_pool_are_known_to_their_owner_only(old: str, new: str) -> None:
    assert change(old, new) == {CAESAR}


@pytest.mark.rule("7.1", "4.21", "3.27", "2.1 Jupiter")
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("legio-7 3, legio-9 3", "legio-7 3"),  # how many stand where
        ("caesar rome: c-aux", "caesar genua: c-aux"),
        ("pompey alexandria: cleopatra", "pompey memphis: cleopatra\n pompey alexandria: legio-38"),
        ("legio-7 3", "legio-6 3"),  # a block that has gone over keeps its colour
        ("caesar narbo", "pompey killed: scipio\n caesar narbo"),
        ("caesar narbo", "pompey eliminated: legio-6\n caesar narbo"),
        ("caesar narbo", "pompey last: vulcan\n caesar narbo"),
    ],
)
def test_everybody_knows_what_lies_open(old: str, new: str) -> None:
    assert change(old, new) == {CAESAR, POMPEY, SPECTATOR}


@pytest.mark.rule("6.1")
def test_the_enemy_sees_which_blocks_have_moved_but_not_what_they_are() -> None:
    def moved(block: str) -> Board:
        b = board(BASE).cards("3/1-a", "2/2-b")
        return b.march("caesar", block, "massilia")

    assert seers(moved("legio-7"), moved("legio-9")) == {CAESAR}
    unmoved = board(BASE.replace("legio-9 3", "legio-9 3\n caesar massilia: legio-10")).cards(
        "3/1-a", "2/2-b"
    )
    marched = board(BASE.replace("legio-9 3", "legio-9 3, legio-10 3")).cards("3/1-a", "2/2-b")
    marched.march("caesar", "legio-10", "massilia")
    assert POMPEY in seers(unmoved, marched)


@pytest.mark.rule("2.1")
def test_played_cards_are_open_and_chosen_ones_are_not() -> None:
    one, other = board(BASE).do("caesar", "play 1/3"), board(BASE).do("caesar", "play 2/1-a")
    assert seers(one, other) == {CAESAR}
    one.do("pompey", "play 4/1")
    other.do("pompey", "play 4/1")
    assert seers(one, other) == {CAESAR, POMPEY, SPECTATOR}


@pytest.mark.rule("2.1")
def test_what_was_played_earlier_in_the_year_stays_known() -> None:
    def two_turns_later(card: str) -> Board:
        b = board(BASE).cards(card, "4/1").fight()
        return b.cards("3/1-a", "3/1-b").fight()

    assert seers(two_turns_later("1/3"), two_turns_later("2/1-a")) == {CAESAR, POMPEY, SPECTATOR}


@pytest.mark.rule("5.2", "6.4")
def test_a_levied_block_is_hidden_like_any_other() -> None:
    def levied(block: str) -> Board:
        b = board(BASE).cards("3/1-a", "2/2-b").levies("caesar")
        return b.do("caesar", f"levy {block} rome")

    assert seers(levied("c-auxilia-3"), levied("c-ballista")) == {CAESAR}


@pytest.mark.rule("8.5", "5.2")
def test_a_disbanded_block_goes_back_hidden() -> None:
    def disbanded(block: str) -> Board:
        text = "turn 5\ncaesar genua: legio-7, legio-9, legio-11\npompey utica: legio-39"
        b = board(text).winter()
        return b.do("caesar", f"disband {block}")

    assert seers(disbanded("legio-7"), disbanded("legio-9")) == {CAESAR}


@pytest.mark.rule("7.5", "7.1")
def test_an_eliminated_block_is_seen_by_all() -> None:
    def lost(block: str) -> Board:
        b = board(f"caesar narbo: {block} 1, legio-10\npompey tarraco: legio-5").command("caesar", "2/2-a")
        b.march("caesar", block, "tarraco").fight().fire("legio-5", 1, 6, 6)
        return b.do("pompey", "end")

    assert seers(lost("legio-7"), lost("legio-9")) == {CAESAR, POMPEY, SPECTATOR}
