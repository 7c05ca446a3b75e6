"""A toy title of the kit: a composed move with undo, windows inside windows, and what they reveal."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from rubicon.core.dice import FastDice
from rubicon.core.game import SPECTATOR, view_bytes
from rubicon.core.promise_monitor import PromiseMonitor
from rubicon.core.session import Session
from rubicon.games.kit.flow import frames_to_data
from tests.games.kit.ambush import GAME, AmbushState

#: Sets of cards: two useful ones, and a useless one.
CARD_0, CARD_1, USELESS = 0b000001, 0b000010, 0b010000


def start(hands: tuple[int, int], *actions: str) -> Session:
    """A session in which both sides hold these cards, after these actions."""
    session = Session(GAME, {}, FastDice(1))
    assert isinstance(session.state, AmbushState)
    session.state.hand = list(hands)
    return go_on(session, *actions)


def go_on(session: Session, *actions: str) -> Session:
    """The session after these actions, each of the side that decides."""
    for text in actions:
        session.act(session.state.deciders()[0], GAME.parse(text))
    return session


def legal(session: Session) -> list[str]:
    """The actions of the side that decides."""
    (side,) = session.state.deciders()
    return [GAME.text(action) for action in session.state.decision(side).actions]


def position(session: Session) -> dict[str, Any]:
    """What everybody sees."""
    return session.state.view(SPECTATOR)


@pytest.mark.parametrize("seed", range(8))
def test_the_toy_keeps_every_promise(seed: int) -> None:
    rng = Random(seed)
    session = Session(GAME, {}, FastDice(seed))
    monitor = PromiseMonitor(session, Random(seed), 1.0, 200, lambda: FastDice(seed))
    while session.outcome is None:
        side = rng.choice(session.state.deciders())
        monitor.act(side, rng.choice(session.state.decision(side).actions))
    monitor.finish()


def test_a_march_is_composed_with_undo_and_then_carried_out() -> None:
    session = start((0, CARD_0), "step 1", "step 2", "step 3")
    assert legal(session) == ["send"]  # full, and still asked: the last step can be taken back
    assert session.can_undo(0)
    session.undo(0)
    go_on(session, "step 1", "send")
    assert not session.can_undo(0)
    assert session.state.deciders() == (1,)
    assert position(session)["at"] == [1, 0]


def test_a_march_runs_through_where_nobody_can_answer() -> None:
    session = start((CARD_0, 0), "step 1", "step 2", "step 3", "send")
    assert position(session)["at"] == [3, 0]
    assert position(session)["turn"] == 2
    assert session.state.deciders() == (1,)


def test_nobody_else_sees_a_plan_or_that_it_grows() -> None:
    session = start((0, CARD_0))
    before = [view_bytes(session.state.view(viewer)) for viewer in (1, SPECTATOR)]
    go_on(session, "step 1", "step 2")
    assert [view_bytes(session.state.view(viewer)) for viewer in (1, SPECTATOR)] == before
    assert session.state.view(0)["plan"] == [GAME.parse("step 1"), GAME.parse("step 2")]


def test_a_window_opens_inside_a_window_and_both_sides_speak_in_turn() -> None:
    session = start((CARD_1, CARD_0 | USELESS), "step 1", "step 2", "send", "play card-0")
    state = session.state
    assert isinstance(state, AmbushState)
    # The place is an argument of each window; the skirmish counts passes after it.
    assert frames_to_data(state.below) == [["ambush", 1, 1, 0], ["march", 0, 1]]
    assert state.deciders() == (0,)
    go_on(session, "play card-1")  # its last card: only the other side is asked from now on
    assert legal(session) == ["pass"]
    assert session.state.deciders() == (1,)
    go_on(session, "pass")
    assert position(session)["phase"] == "march"


def test_after_new_facts_the_owner_may_go_on_as_planned_or_differently() -> None:
    session = start(
        (CARD_1, CARD_0 | USELESS), "step 1", "step 2", "send", "play card-0", "play card-1", "pass"
    )
    assert session.state.deciders() == (0,)
    assert not session.can_undo(0)
    assert legal(session) == ["send", "drop", "step 1", "step 3"]
    other = [view_bytes(session.state.view(viewer)) for viewer in (1, SPECTATOR)]
    go_on(session, "drop")
    assert session.can_undo(0)
    assert legal(session) == ["send", "step 0", "step 2"]
    assert [view_bytes(session.state.view(viewer)) for viewer in (1, SPECTATOR)] == other
    go_on(session, "step 0", "send")
    assert position(session)["at"] == [0, 0]
    go_on(session, "pass")
    assert position(session)["turn"] == 2


def test_a_pass_brings_no_new_facts_and_the_next_step_follows() -> None:
    session = start((0, CARD_0), "step 1", "step 2", "send", "pass")
    assert position(session)["at"] == [2, 0]
    assert session.state.deciders() == (1,)
    assert not session.can_undo(1)
    assert position(go_on(session, "pass"))["turn"] == 2


def test_a_move_that_is_stopped_is_over() -> None:
    session = start((0, CARD_0), "step 1", "step 2", "send", "play card-0")
    assert position(session)["at"] == [0, 0]
    assert position(session)["turn"] == 2
    state = session.state
    assert isinstance(state, AmbushState)
    assert (state.plan, state.kept, state.taken, state.carrying) == ([], 0, 0, 0)


def test_passing_looks_like_a_hand_with_nothing_to_play() -> None:
    """The opponent sees the same deciders, events and bytes at each step."""
    seen = []
    for cards in (USELESS, CARD_0):
        session = start((CARD_1, cards), "step 1", "step 2", "send")
        shown = []
        for _ in range(2):
            assert session.state.deciders() == (1,)
            go_on(session, "pass")
            shown.append([view_bytes(session.state.view(viewer)) for viewer in (0, SPECTATOR)])
            shown.append([repr(line).encode() for line in session.log(0)])
        seen.append(shown)
    assert seen[0] == seen[1]
