"""A running game: steps are whole or not taken, and undo cannot peek."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rubicon.core.dice import FastDice, ScriptedDice
from rubicon.core.game import SPECTATOR, IllegalAction, Outcome, UnknownOption, view_bytes
from rubicon.core.message import message
from rubicon.core.seal import SealedDice
from rubicon.core.session import CannotUndo, Journal, Move, Session
from tests.support.toy import ATTACK, BLOCK, GAMBLE, HAGGLE, RAISE, SEAL, SHOW, TOY, YIELD
from tests.support.toy_games import SEED, play_randomly

RED, BLUE = 0, 1
VIEWERS = (RED, BLUE, SPECTATOR)


def new_session(*rolls: tuple[int, ...]) -> Session:
    """A game with known cards, and the dice that it will need."""
    script = [("draw", (0, 1, 2, 3)), *(("roll", dice) for dice in rolls)]
    return Session(TOY, {}, ScriptedDice(script + [("draw", (0,))] * 3))


def undoable(session: Session) -> tuple[bool, bool]:
    return session.can_undo(RED), session.can_undo(BLUE)


def seen(session: Session, side: int) -> object:
    """Everything a side can observe."""
    deciding = side in session.state.deciders()
    decision = session.state.decision(side) if deciding else None
    return (
        view_bytes(session.state.view(side)),
        session.log(side),
        session.can_undo(side),
        decision and (decision.kind, decision.prompt, decision.actions),
    )


def test_a_session_settles_its_options() -> None:
    assert new_session().options == {"rounds": "3"}
    with pytest.raises(UnknownOption, match="Choose one of: 3, 1"):
        Session(TOY, {"rounds": "2"}, FastDice(1))


def test_an_illegal_action_changes_nothing() -> None:
    session = new_session()
    before = [seen(session, side) for side in VIEWERS], session.state.save()
    for side, action in ((RED, SEAL), (RED, BLOCK), (BLUE, -1), (BLUE, 99), (7, 0), (SPECTATOR, 0)):
        with pytest.raises(IllegalAction):
            session.act(side, action)
        assert ([seen(session, viewer) for viewer in VIEWERS], session.state.save()) == before
    assert session.steps == 0


@given(st.integers(0, 2**32))
def test_the_same_seal_and_actions_give_the_same_bytes(seed: int) -> None:
    one = play_randomly(Session(TOY, {}, SealedDice(SEED)), seed)
    two = Session(TOY, {}, SealedDice(SEED))
    for move in one.history:
        assert two.act(move.side, move.action) == move
    assert two.state.save() == one.state.save()
    assert [two.log(side) for side in VIEWERS] == [one.log(side) for side in VIEWERS]


def led_by_red(*rolls: tuple[int, ...]) -> Session:
    """A game in which red has the lead."""
    session = new_session(*rolls)
    for side in (RED, BLUE):
        session.act(side, 2 - side)
        session.act(side, SEAL)
    return session


def test_own_decisions_are_taken_back_one_by_one() -> None:
    session = led_by_red()
    start, log = session.state.save(), session.log(BLUE)
    session.act(RED, RAISE)
    raised, longer = session.state.save(), session.log(BLUE)
    session.act(RED, RAISE)
    session.undo(RED)
    assert (session.state.save(), session.log(BLUE)) == (raised, longer)
    session.undo(RED)
    assert (session.state.save(), session.log(BLUE)) == (start, log)
    assert undoable(session) == (False, False)  # the bids have been shown
    with pytest.raises(CannotUndo, match="nothing to take back"):
        session.undo(RED)
    assert session.steps == 8
    assert len(session.history) == 4


def test_undo_stops_where_another_side_decides() -> None:
    """Also if no chance was used, nothing was shown, and the first side decides again."""
    session = led_by_red()
    session.act(RED, RAISE)
    assert undoable(session) == (True, False)
    session.act(RED, ATTACK)  # now blue decides, inside red's turn
    assert undoable(session) == (False, False)
    session.act(BLUE, HAGGLE)
    assert session.state.deciders() == (RED,)
    assert undoable(session) == (False, False)
    session.act(RED, RAISE)
    assert undoable(session) == (True, False)
    session.act(RED, ATTACK)
    session.act(BLUE, YIELD)
    assert undoable(session) == (False, False)


def test_undo_stops_at_dice_though_the_same_side_goes_on() -> None:
    session = led_by_red((6,))
    session.act(RED, RAISE)
    barrier = session.state.barrier()
    session.act(RED, GAMBLE)
    assert (session.state.deciders(), session.state.barrier()) == ((RED,), barrier)
    assert not session.can_undo(RED)
    session.act(RED, SHOW)
    assert not session.can_undo(RED)


def test_undo_stops_at_a_reveal_though_the_same_side_goes_on() -> None:
    session = led_by_red()
    session.act(RED, RAISE)
    session.act(RED, SHOW)
    assert (session.state.deciders(), session.history[-1].chances) == ((RED,), ())
    assert not session.can_undo(RED)
    session.act(RED, RAISE)
    session.undo(RED)
    assert not session.can_undo(RED)


def test_undo_stops_at_dice() -> None:
    session = new_session((3, 4), (5, 2))
    for side in (BLUE, RED):
        session.act(side, 1)
        session.act(side, SEAL)
    assert [*session.history[-1].chances] == [("roll", (3, 4))]
    assert session.state.deciders() == (BLUE,)
    assert undoable(session) == (False, False)
    session.act(BLUE, ATTACK)
    session.act(RED, BLOCK)
    assert [*session.history[-1].chances] == [("roll", (5, 2)), ("draw", (0,))]
    assert undoable(session) == (False, False)


def test_undo_of_a_secret_choice_leaves_the_other_one() -> None:
    session = new_session()
    session.act(RED, 3)
    session.act(BLUE, 2)
    session.act(BLUE, SEAL)
    session.undo(RED)
    assert session.state.save()["bids"] == [-1, 2]
    assert session.state.save()["sealed"] == [False, True]
    assert session.log(RED) == new_session().log(RED)
    assert message("bid", side="blue", number=2) in session.log(BLUE)
    session.act(RED, 0)
    session.act(RED, SEAL)
    assert message("reveal", red=0, blue=2) in session.log(SPECTATOR)


def test_a_sealed_choice_stays_whether_or_not_the_other_is_in() -> None:
    session = new_session()
    session.act(RED, 3)
    session.act(RED, SEAL)
    assert not session.can_undo(RED)
    session.act(BLUE, 1)
    assert undoable(session) == (False, True)


steps = st.lists(st.sampled_from(("bid 0", "bid 1", "bid 3", "seal", "undo")), max_size=6)


def obey(session: Session, side: int, orders: list[str]) -> None:
    """Do what can be done of the orders, while nothing is revealed."""
    for order in orders:
        if order == "undo":
            if session.can_undo(side):
                session.undo(side)
            continue
        waiting = session.state.save()["sealed"]
        if order == "seal" and waiting[1 - side]:
            continue
        if side in session.state.deciders() and TOY.parse(order) in session.state.decision(side).actions:
            session.act(side, TOY.parse(order))


@given(steps, steps, steps, st.booleans())
def test_nothing_a_side_sees_tells_what_the_other_chose(
    mine: list[str], one: list[str], two: list[str], first: bool
) -> None:
    """Whatever blue does in secret, and in whatever order: red sees the same, the undo flag included."""
    sights = []
    for theirs in (one, two):
        session = new_session()
        if first:
            obey(session, BLUE, theirs)
        mine_now = [order for order in mine if order != "seal"]
        obey(session, RED, mine_now)
        if not first:
            obey(session, BLUE, theirs)
        sights.append((seen(session, RED), seen(session, SPECTATOR)))
    assert sights[0] == sights[1]


@given(st.integers(0, 2**32))
def test_undo_is_as_if_it_had_not_been_done(seed: int) -> None:
    """The actions that stand lead to the same position and logs, and never was chance taken back."""
    session = play_randomly(Session(TOY, {}, SealedDice(SEED)), seed)
    plain = Session(TOY, {}, SealedDice(SEED))
    for move in session.history:
        plain.act(move.side, move.action)
    assert plain.state.save() == session.state.save()
    assert [plain.log(side) for side in VIEWERS] == [session.log(side) for side in VIEWERS]


class RefusingJournal(Journal):
    """Refuses whatever it is told, when told to."""

    refuse = False

    def __init__(self) -> None:
        self.recorded: list[int] = []

    def record_move(self, step: int, move: Move, outcome: Outcome | None) -> None:
        self.record(step)

    def record_undo(self, step: int, side: int) -> None:
        self.record(step)

    def record(self, step: int) -> None:
        if self.refuse:
            raise KeyboardInterrupt
        self.recorded.append(step)


def test_a_step_the_journal_refuses_is_not_taken() -> None:
    session = Session(TOY, {}, SealedDice(SEED))
    session.journal = journal = RefusingJournal()
    while session.outcome is None:
        side = session.state.deciders()[0]
        action = session.state.decision(side).actions[0]
        before = [seen(session, viewer) for viewer in VIEWERS], session.state.save()
        journal.refuse = True
        with pytest.raises(KeyboardInterrupt):
            session.act(side, action)
        if session.can_undo(side):
            with pytest.raises(KeyboardInterrupt):
                session.undo(side)
        assert ([seen(session, viewer) for viewer in VIEWERS], session.state.save()) == before
        journal.refuse = False
        session.act(side, action)
    plain = Session(TOY, {}, SealedDice(SEED))
    for move in session.history:
        assert plain.act(move.side, move.action).chances == move.chances
    assert journal.recorded == list(range(1, session.steps + 1))
