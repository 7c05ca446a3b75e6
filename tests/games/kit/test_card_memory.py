"""Counting cards: once the draw pile has run out, a player knows what the views no longer say."""

from __future__ import annotations

from random import Random

import pytest

from rubicon.core.dice import FastDice
from rubicon.core.game import SPECTATOR, Memory, view_bytes
from rubicon.core.session import LogReader, Session
from rubicon.games import game
from rubicon.games.caesar_xl.rules.state import Position as XLPosition
from rubicon.games.kit.belief import HiddenHands, draw_hand
from rubicon.games.kit.packs.card_memory import CardMemory
from rubicon.games.kit.values import members
from rubicon.games.rome_vs_gaul.rules.position import Position as GaulPosition

OWN, ENEMY = 0, 1
#: Cards 0 to 5; the enemy holds two of them.
ALL = 0b111111


def hand_of(cards: list[int]) -> int:
    return sum(1 << card for card in cards)


def test_while_the_pile_lasts_no_card_is_likelier_than_another() -> None:
    hands = HiddenHands(6, 2)
    hands.look(ALL, [0, 2])
    hands.show(3)  # the enemy plays it and draws another
    hands.look(ALL & ~0b001000, [0, 2])
    assert not hands.counted
    drawn = {draw_hand(ALL, 2, ENEMY, hands, Random(seed)) for seed in range(200)}
    assert len(drawn) == 15


def test_when_the_pile_has_run_out_the_rest_is_in_the_hand() -> None:
    hands = HiddenHands(6, 2)
    hands.look(hand_of([0, 1, 2]), [0, 2])  # 3, 4 and 5 lie open, one card is left in the pile
    hands.show(0)  # the enemy plays 0 and draws two: the last of the pile, and one of 0, 3, 4 and 5
    hands.look(ALL, [0, 3])
    assert hands.counted
    assert [hands.likelihood(card, ENEMY) for card in range(6)] == pytest.approx(
        [0.25, 1, 1, 0.25, 0.25, 0.25]
    )
    for seed in range(50):
        drawn = draw_hand(ALL, 3, ENEMY, hands, Random(seed))
        assert drawn & 0b110 == 0b110
        assert drawn.bit_count() == 3


def test_a_card_that_is_played_leaves_the_others_where_they_are() -> None:
    hands = HiddenHands(6, 2)
    hands.look(hand_of([0, 1, 2]), [0, 3])
    hands.look(ALL, [0, 3])
    hands.show(1)
    hands.look(ALL & ~0b10, [0, 2])
    assert [hands.likelihood(card, ENEMY) for card in (0, 2, 3)] == pytest.approx([1, 1, 0])


@pytest.mark.parametrize(
    ("title", "seed"), [*(("caesar-xl", seed) for seed in range(8)), ("rome-vs-gaul", 1), ("rome-vs-gaul", 2)]
)
def test_what_it_is_certain_of_is_true_and_what_is_true_is_possible(title: str, seed: int) -> None:
    """In random games, which last long enough for the pile to run out: for both sides and a spectator."""
    found = game(title)
    session = Session(found, {}, FastDice(seed))
    rng = Random(seed)
    viewers = (0, 1, SPECTATOR)
    memories = {viewer: found.memory() for viewer in viewers}
    readers = {viewer: LogReader(session, viewer) for viewer in viewers}
    while session.outcome is None:
        if rng.random() < 0.2:
            viewer = rng.choice(viewers)
            memory, view = memories[viewer], session.state.view(viewer)
            memory.hear(*readers[viewer].news())
            memory.watch(view)
            check_against_truth(memory, session, viewer)
            assert view_bytes(memory.imagine(view, rng).view(viewer)) == view_bytes(view)
        side = rng.choice(session.state.deciders())
        session.act(side, rng.choice(session.state.decision(side).actions))
    ran_out = any(event[0] == "reshuffle" for event in session.events())
    assert (
        any(memory.hands.counted for memory in memories.values() if isinstance(memory, CardMemory)) == ran_out
    )


def check_against_truth(memory: Memory, session: Session, viewer: int) -> None:
    assert isinstance(memory, CardMemory)
    if not memory.hands.counted:
        return
    state = session.state
    assert isinstance(state, (XLPosition, GaulPosition))
    unseen, _ = memory._title.hidden_cards(state.view(viewer))
    for side in (0, 1):
        if side != viewer:
            held = state.hand[side]
            if isinstance(state, XLPosition):
                held |= 0 if state.tactic[side] < 0 else 1 << state.tactic[side]
            for card in members(unseen):
                likely = memory.hands.likelihood(card, side)
                assert likely > 0 or not held >> card & 1
                assert likely < 0.999 or held >> card & 1
