"""A toy title of the kit: a composed move with undo, windows inside windows, and what they reveal."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from rubicon.bots.search_plans import CountingDice, WindowAnswers, apply_plan, judgement_actions
from rubicon.core.dice import FastDice
from rubicon.core.game import SPECTATOR, State, view_bytes
from rubicon.core.judgement import Judgement
from rubicon.core.promises.monitor import PromiseMonitor
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


class MarchOn(Judgement):
    """Goes forward as far as possible. In windows it plays a card if it is `eager`, or else passes."""

    def __init__(self, eager: bool) -> None:
        self.eager = eager

    def choose(self, state: State, side: int, rng: Random, whim: float, mood: int = 0) -> int:
        decision = state.decision(side)
        if decision.kind == "march":
            assert isinstance(state, AmbushState)
            forward = [action for action in decision.actions if action >= GAME.parse("step 0")]
            return forward[-1] if forward else GAME.parse("send")
        return decision.actions[-1 if self.eager else 0]

    def value(self, state: State, side: int) -> float:
        return 0.5

    def at_rest(self, state: State) -> bool:
        return True


def planned(eager: bool, answers: bool) -> list[str]:
    """A plan for red's turn of two marches, in which blue is asked at every step."""
    rng = Random(1)
    state = GAME.new({"hands": "useful", "marches": "2"}, FastDice(1))
    judgement = MarchOn(eager)
    steps = judgement_actions(judgement, state, 0, rng, 0.0)
    windows = WindowAnswers(GAME, judgement, rng) if answers else None
    plan = apply_plan(state, 0, steps, CountingDice(1), windows)
    return [GAME.text(action) for action in plan]


def test_a_plan_of_the_search_goes_on_after_windows_in_which_the_other_side_passes() -> None:
    first = ["step 1", "step 2", "step 3", "send"]
    assert planned(eager=False, answers=True) == [*first, "step 4", "step 5", "step 6", "send"]
    assert planned(eager=True, answers=True) == first
    assert planned(eager=False, answers=False) == first


def test_a_plan_ends_where_the_other_side_answers_in_another_position() -> None:
    rng, text = Random(1), ("step 1", "step 2", "step 3", "send", "step 4", "send")
    plan = tuple(GAME.parse(each) for each in text)
    for hands, length in (("useless", 6), ("useful", 4)):
        state = GAME.new({"hands": hands, "marches": "2"}, FastDice(1))
        answers = WindowAnswers(GAME, MarchOn(eager=True), rng)
        assert len(apply_plan(state, 0, plan, CountingDice(1), answers)) == length
