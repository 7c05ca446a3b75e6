"""A toy title of the kit: a composed move with undo, windows inside windows, and what they reveal."""

from __future__ import annotations

from random import Random

import pytest

from rubicon.core.dice import FastDice
from rubicon.core.game import view_bytes
from rubicon.core.promise_monitor import PromiseMonitor
from rubicon.core.session import Session
from rubicon.games.kit.flow import frames_to_data
from tests.games.kit.ambush import GAME, AmbushState


def start(hands: tuple[int, int], *actions: str) -> Session:
    """A session in which both sides hold these cards, after these actions."""
    session = Session(GAME, {}, FastDice(1))
    assert isinstance(session.state, AmbushState)
    session.state.hand = list(hands)
    for text in actions:
        session.act(session.state.deciders()[0], GAME.parse(text))
    return session


@pytest.mark.parametrize("seed", range(6))
def test_the_toy_keeps_every_promise(seed: int) -> None:
    rng = Random(seed)
    session = Session(GAME, {}, FastDice(seed))
    monitor = PromiseMonitor(session, Random(seed), 1.0, 200, lambda: FastDice(seed))
    while session.outcome is None:
        side = rng.choice(session.state.deciders())
        monitor.act(side, rng.choice(session.state.decision(side).actions))


def test_a_march_is_composed_with_undo_and_then_carried_out() -> None:
    session = start((0, 1), "step 1", "step 2")
    assert session.can_undo(0)
    session.undo(0)
    session.act(0, GAME.parse("step 0"))
    session.act(0, GAME.parse("send"))
    assert not session.can_undo(0)
    assert session.state.deciders() == (1,)


def test_a_window_opens_inside_a_window_and_the_march_goes_on() -> None:
    session = start((2, 1), "step 1", "step 2", "send", "ambush card-0")
    state = session.state
    assert isinstance(state, AmbushState)
    assert frames_to_data(state.below) == [["ambush", 1, 1], ["carry-out", 0, 1], ["compose", 0]]
    session.act(0, GAME.parse("counter card-1"))
    assert state.at[0] <= 2
    assert session.state.view(0)["at"] == [2, 0]
    assert session.state.deciders() == (1,)  # the window of the second step
    session.act(1, GAME.parse("pass"))
    assert session.state.view(0)["phase"] == "compose"


def test_passing_looks_like_an_empty_hand() -> None:
    """The opponent is asked either way, and sees the same bytes, apart from how many cards are held."""
    seen = []
    for cards in (0, 1):
        session = start((2, cards), "step 1", "step 2", "send")
        asked = [session.state.deciders()]
        session.act(1, GAME.parse("pass"))
        asked.append(session.state.deciders())
        view = session.state.view(0)
        view["hand_size"] = None
        seen.append((asked, view_bytes(view)))
    assert seen[0] == seen[1]
