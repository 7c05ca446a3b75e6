"""The checks of the promises can fail: each is handed a title that breaks it. The toy title keeps all."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, ClassVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rubicon.core.dice import Dice, FastDice
from rubicon.core.game import Decision, Event, IllegalAction, Outcome, State, View
from rubicon.core.message import Message, message
from rubicon.core.promises import (
    BrokenPromise,
    check_determinism,
    check_legality,
    check_playable,
    fingerprint,
)
from rubicon.core.promises.monitor import PromiseMonitor
from rubicon.core.session import LogChange, Session
from tests.support.toy import (
    ANSWER,
    BID,
    HAGGLE,
    LEAD,
    OVER,
    SEAL,
    SHOW,
    TOY,
    WORDS,
    YIELD,
    Toy,
    ToyState,
    load_as,
)


def monitored_game(
    game: Toy, seed: int, rate: float = 1.0, max_decisions: int = 200, kind: type[Session] = Session
) -> PromiseMonitor:
    """Play one game at random, with all checks."""
    rng = Random(seed)
    options = {option.name: rng.choice(option.values) for option in game.options}
    monitor = PromiseMonitor(
        kind(game, options, FastDice(seed)), Random(seed), rate, max_decisions, lambda: FastDice(seed)
    )
    session = monitor.session
    while session.outcome is None:
        side = rng.choice(session.state.deciders())
        monitor.act(side, rng.choice(session.state.decision(side).actions))
    monitor.finish()
    return monitor


def broken(game: Toy, kind: type[Session] = Session) -> BrokenPromise:
    """What the checks find within some games."""
    for seed in range(40):
        try:
            monitored_game(game, seed, kind=kind)
        except BrokenPromise as found:
            return found
    raise AssertionError("nothing was found")


# ------------------------------------------------------------------ the toy keeps its promises


@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_the_toy_keeps_all_promises(seed: int) -> None:
    monitored_game(TOY, seed)


def test_monitoring_does_not_change_a_game() -> None:
    for seed in range(10):
        prints = {fingerprint(monitored_game(TOY, seed, rate).session) for rate in (0.0, 0.1, 1.0)}
        assert len(prints) == 1


def test_the_monitor_counts_what_it_sees() -> None:
    monitor = monitored_game(TOY, 3)
    assert sum(monitor.decision_counts.values()) == len(monitor.session.history)
    assert monitor.event_counts["reveal"] == monitor.session.state.save()["round"]


# ------------------------------------------------------------------ titles that break them


class Variant(Toy):
    """The toy with another kind of state."""

    kind: ClassVar[type[ToyState]] = ToyState

    def _of_kind(self, state: ToyState) -> ToyState:
        other = self.kind(state.rounds)
        other.__dict__.update(state.__dict__)
        other.log = state.log
        return other

    def new(self, options: Mapping[str, str], dice: Dice, log: list[Event] | None = None) -> ToyState:
        return self._of_kind(super().new(options, dice, log))

    def load(self, saved: Mapping[str, Any]) -> ToyState:
        return self._of_kind(super().load(saved))

    def sample(self, view: View, rng: Random) -> ToyState:
        return self._of_kind(super().sample(view, rng))


class Faulty(ToyState):
    """A state whose clones are of its own kind."""

    def clone(self) -> ToyState:
        other = type(self)(self.rounds)
        other.__dict__.update(super().clone().__dict__)
        other.log = None
        return other


def variant(state: type[ToyState]) -> Variant:
    class Title(Variant):
        kind = state

    return Title()


def high(cards: list[int]) -> bool:
    """A fact that only the holder of the cards may know."""
    return bool(cards) and max(cards) > 7


class RollsItsOwnDice(Faulty):
    rolled: ClassVar[list[int]] = []

    def reveal(self, dice: Dice) -> None:
        super().reveal(dice)
        self.rolled.append(1)
        self.stake += len(self.rolled) % 2


class LeaksInThePrompt(Faulty):
    def decision(self, side: int) -> Decision:
        found = super().decision(side)
        return Decision(side, found.kind, found.actions, ("cards", self.hands[1 - side]))


class LeaksInTheList(Faulty):
    def decision(self, side: int) -> Decision:
        found = super().decision(side)
        actions = found.actions
        if self.phase == ANSWER and high(self.hands[1 - side]):
            actions = [action for action in actions if action != HAGGLE]
        return Decision(side, found.kind, actions, found.facts)


class LeaksInARefusal(Faulty):
    def apply(self, side: int, action: int, dice: Dice) -> None:
        try:
            super().apply(side, action, dice)
        except IllegalAction as refusal:
            leak = f"{refusal} {self.hands[1 - side]}" if side in (0, 1) else "No."
            raise IllegalAction(message("error", text=leak)) from None


class LeaksInTheUndoFlag(Faulty):
    """Raising the stake against high cards counts as a reveal."""

    def apply(self, side: int, action: int, dice: Dice) -> None:
        super().apply(side, action, dice)
        if self.phase == LEAD and action != SEAL and high(self.hands[1 - side]):
            self.shown += 1


class GivesTheFirstAnEdge(Faulty):
    def apply(self, side: int, action: int, dice: Dice) -> None:
        super().apply(side, action, dice)
        if self.phase == BID and action < SEAL:
            self.leader = side


class LeaksInTheView(Faulty):
    def view(self, side: int) -> View:
        return {**super().view(side), "theirs": [list(hand) for hand in self.hands]}


class LeaksToWhoElseLooksOn(Faulty):
    def views(self, viewers: Sequence[int]) -> list[View]:
        return [{**view, "hands": self.hands} for view in super().views(viewers)]


class LeaksTheOutcome(Faulty):
    def outcome(self) -> Outcome | None:
        found = super().outcome()
        return None if found is None else Outcome(found.winner, (self.shown, self.bluff()), found.reason)

    def bluff(self) -> int:
        return id(self)


class NoPlainView(Faulty):
    def view(self, side: int) -> View:
        return {**super().view(side), "score": tuple(self.points)}


class Untellable(Faulty):
    def reveal(self, dice: Dice) -> None:
        super().reveal(dice)
        self.note("omen", 1)


class AcceptsTooMuch(Faulty):
    def apply(self, side: int, action: int, dice: Dice) -> None:
        if self.phase == LEAD and side == self.leader and action == YIELD:
            self.coins[side] += 1
            return
        super().apply(side, action, dice)


class AcceptsTheWrongSide(Faulty):
    def apply(self, side: int, action: int, dice: Dice) -> None:
        super().apply(1 - side if self.phase == ANSWER and side == self.leader else side, action, dice)


class AcceptsNegativeNumbers(Faulty):
    def apply(self, side: int, action: int, dice: Dice) -> None:
        super().apply(side, action % len(WORDS) if action < 0 else action, dice)


class RefusesWithATrace(Faulty):
    def apply(self, side: int, action: int, dice: Dice) -> None:
        if self.phase == LEAD and action >= SEAL:
            self.coins[1 - self.leader] += 1
            try:
                super().apply(side, action, dice)
            finally:
                self.coins[1 - self.leader] -= int(side == self.leader)
        else:
            super().apply(side, action, dice)


class StumblesInsteadOfRefusing(Faulty):
    def apply(self, side: int, action: int, dice: Dice) -> None:
        if not 0 <= action < len(WORDS):
            raise KeyError(action)
        super().apply(side, action, dice)


class RefusesWhatItLists(Faulty):
    def apply(self, side: int, action: int, dice: Dice) -> None:
        if action == SHOW:
            raise IllegalAction(message("error", text="Not today."))
        super().apply(side, action, dice)


class DeadEnd(Faulty):
    def decision(self, side: int) -> Decision:
        found = super().decision(side)
        empty = self.phase == LEAD and self.coins[side] == 0
        return Decision(side, found.kind, [] if empty else found.actions, found.facts)


class ListsTwice(Faulty):
    def decision(self, side: int) -> Decision:
        found = super().decision(side)
        return Decision(side, found.kind, [*found.actions, found.actions[0]], found.facts)


class NobodyDecides(Faulty):
    def deciders(self) -> tuple[int, ...]:
        return () if self.phase == ANSWER and self.stake > 1 else super().deciders()


class SharesItsHands(Faulty):
    def clone(self) -> ToyState:
        other = super().clone()
        other.coins = self.coins
        return other


class ListensWhenCloned(Faulty):
    def clone(self) -> ToyState:
        other = super().clone()
        other.log = []
        return other


class NeverShows(Faulty):
    def barrier(self) -> int:
        return 0


class DealsDoubles(Faulty):
    def gain(self, side: int, cards: list[int]) -> None:
        super().gain(side, cards)
        if self.round == 2:
            self.hands[side].append(self.hands[side][0])


class NeverEnds(Faulty):
    def settle(self, winner: int, dice: Dice) -> None:
        self.note("win", winner, 0)
        self.bids, self.sealed, self.stake, self.done, self.phase = [-1, -1], [False, False], 0, [], BID


class PicklesAnother(Faulty):
    def origin(self) -> tuple[Callable[..., State], tuple[Any, ...]]:
        return load_poorer, (type(self),)


def load_poorer(kind: type[ToyState], saved: Mapping[str, Any]) -> ToyState:
    return load_as(kind, {**saved, "coins": [0, 0]})


class CannotBePickled(Faulty):
    def origin(self) -> tuple[Callable[..., State], tuple[Any, ...]]:
        return lambda saved: self, ()


class EqualToItselfOnly(Faulty):
    def __eq__(self, other: object) -> bool:
        return self is other

    __hash__ = ToyState.__hash__


class EqualToAll(Faulty):
    def __eq__(self, other: object) -> bool:
        return True

    __hash__ = ToyState.__hash__


@pytest.mark.parametrize(
    ("promise", "state", "words"),
    [
        (4, PicklesAnother, "the pickled state is not equal"),
        (4, CannotBePickled, "cannot be copied or pickled"),
        (4, EqualToItselfOnly, "the copy is not equal"),
        (4, EqualToAll, "equal"),
        (2, LeaksInThePrompt, "decision"),
        (2, LeaksInTheList, "decision"),
        (2, LeaksInARefusal, "refusal"),
        (2, LeaksInTheUndoFlag, "taken back"),
        (2, LeaksToWhoElseLooksOn, "who else looks on"),
        (2, LeaksTheOutcome, "outcome"),
        (2, GivesTheFirstAnEdge, "who is first"),
        (2, NoPlainView, "plain JSON"),
        (2, Untellable, "told"),
        (3, AcceptsTooMuch, "is accepted"),
        (3, AcceptsTheWrongSide, "is accepted"),
        (3, AcceptsNegativeNumbers, "is accepted"),
        (3, RefusesWithATrace, "trace"),
        (3, StumblesInsteadOfRefusing, "error"),
        (3, RefusesWhatItLists, "not accepted"),
        (3, DeadEnd, "dead end"),
        (3, ListsTwice, "doubles"),
        (3, NobodyDecides, "nobody decides"),
        (4, SharesItsHands, "changed the"),
        (4, ListensWhenCloned, "listens"),
        (2, NeverShows, "taken back"),
        (6, DealsDoubles, "not sound"),
        (7, NeverEnds, "does not end"),
        (8, LeaksInTheView, "another one"),
    ],
)
def test_a_broken_state_is_found(promise: int, state: type[ToyState], words: str) -> None:
    found = broken(variant(state))
    assert found.promise == promise
    assert words in str(found)


# ------------------------------------------------------------------ faults of the title itself


class ExplainsTooMuch(Toy):
    def explain(self, state: State, side: int, text: str) -> Message:
        return message("error", text=f"Red holds {state.save()['hands'][0]}, so: no.")


class ForgetsOnLoading(Toy):
    def load(self, saved: Mapping[str, Any]) -> ToyState:
        state = super().load(saved)
        state.done = []
        return state


class CannotLoad(Toy):
    def load(self, saved: Mapping[str, Any]) -> ToyState:
        return super().load({name: value for name, value in saved.items() if name != "rounds"})


class WritesWhatItCannotRead(Toy):
    def text(self, action: int) -> str:
        return super().text(action).upper()


class ReadsSomethingElse(Toy):
    def parse(self, text: str) -> int:
        found = super().parse(text)
        return SHOW if found == HAGGLE else found


class WritesTwoSpaces(Toy):
    def text(self, action: int) -> str:
        return super().text(action).replace(" ", "  ")

    def parse(self, text: str) -> int:
        return super().parse(" ".join(text.split()))


class StumblesOverNonsense(Toy):
    def parse(self, text: str) -> int:
        return WORDS.index(text)


class SamplesTheWrongHand(Toy):
    def sample(self, view: View, rng: Random) -> ToyState:
        state = super().sample(view, rng)
        state.points = [0, 0]
        return state


class CannotSample(Toy):
    def sample(self, view: View, rng: Random) -> ToyState:
        return super().sample({name: fact for name, fact in view.items() if name != "open"}, rng)


class SamplesNonsense(Toy):
    def sample(self, view: View, rng: Random) -> ToyState:
        state = super().sample(view, rng)
        state.hands[1] = state.hands[0][: len(state.hands[1])]
        return state


class TellsAnotherName(Toy):
    def tell(self, event: Event, viewer: int) -> Message | None:
        line = super().tell(event, viewer)
        return Message("loss", line.facts) if line is not None and line.key == "win" else line


class TellsNoData(Toy):
    def tell(self, event: Event, viewer: int) -> Message | None:
        line = super().tell(event, viewer)
        facts: dict[str, Any] = {"state": object()}
        return Message(line.key, facts) if line is not None and line.key == "win" else line


@pytest.mark.parametrize(
    ("promise", "game", "words"),
    [
        (2, ExplainsTooMuch(), "explanation"),
        (2, TellsAnotherName(), "another name"),
        (2, TellsNoData(), "cannot be told"),
        (4, ForgetsOnLoading(), "loaded state"),
        (4, CannotLoad(), "cannot be loaded"),
        (4, WritesWhatItCannotRead(), "not understood"),
        (4, ReadsSomethingElse(), "stands for another"),
        (4, WritesTwoSpaces(), "does not fit"),
        (4, StumblesOverNonsense(), "leads to an error"),
        (8, SamplesTheWrongHand(), "another one"),
        (8, CannotSample(), "no state can be drawn"),
        (8, SamplesNonsense(), "not sound"),
    ],
)
def test_a_broken_title_is_found(promise: int, game: Toy, words: str) -> None:
    found = broken(game)
    assert found.promise == promise
    assert words in str(found)


# ------------------------------------------------------------------ faults of the session


class UndoesTooFar(Session):
    """Forgets what must not be taken back."""

    def can_undo(self, side: int) -> bool:
        self._cut, self._base = 0, Session(self.game, self.options, FastDice(0)).state
        return super().can_undo(side)


class UndoesWrongly(Session):
    def undo(self, side: int) -> LogChange:
        change = super().undo(side)
        state = self.state
        assert isinstance(state, ToyState)
        state.coins[side] += 1
        return change


class UndoesForEverybody(Session):
    def undo(self, side: int) -> LogChange:
        return super().undo(side) if self.can_undo(side) else LogChange((), ())


@pytest.mark.parametrize(
    ("session", "words"),
    [
        (UndoesTooFar, "would cross"),
        (UndoesWrongly, "give back"),
        (UndoesForEverybody, "not refused"),
    ],
)
def test_a_broken_undo_is_found(session: type[Session], words: str) -> None:
    found = broken(TOY, session)
    assert found.promise == 5
    assert words in str(found)


# ------------------------------------------------------------------ the checks one by one


def test_other_dice_are_noticed() -> None:
    session = monitored_game(TOY, 1).session
    check_determinism(session, lambda: FastDice(1))
    with pytest.raises(BrokenPromise, match="promise 1"):
        check_determinism(session, lambda: FastDice(2))


def test_a_title_that_rolls_its_own_dice_is_noticed() -> None:
    session = monitored_game(variant(RollsItsOwnDice), 1, rate=0.0).session
    with pytest.raises(BrokenPromise, match="promise 1"):
        check_determinism(session, lambda: FastDice(1))
    assert broken(variant(RollsItsOwnDice)).promise in (1, 4)


def test_every_listed_action_can_be_tried() -> None:
    """With `every`, an action that is refused is found at once, however many others there are."""
    game = variant(RefusesWhatItLists)
    state = game.new({"rounds": "3"}, FastDice(1))
    for side, text in ((0, "bid 1"), (1, "bid 0"), (0, "seal"), (1, "seal")):
        state.apply(side, TOY.parse(text), FastDice(1))
    with pytest.raises(BrokenPromise, match="show"):
        check_legality(game, state, Random(1), tries=0, every=True)


def test_a_finished_game_takes_no_more() -> None:
    state = monitored_game(TOY, 1).session.state
    assert state.save()["phase"] == OVER
    check_legality(TOY, state, Random(1))
    check_playable(TOY, state, Random(1), max_decisions=1)


def test_a_broken_promise_says_what_it_knows() -> None:
    found = BrokenPromise(7, "a game does not end", decisions=9, history="x" * 1000)
    assert str(found).startswith("promise 7 (every game ends): a game does not end\n    decisions: 9\n")
    assert len(str(found)) < 600
    assert (found.promise, found.what, found.facts["decisions"]) == (7, "a game does not end", 9)


def test_the_checks_do_not_need_the_games_dice() -> None:
    """Asking a question of the dice in a refused action is an error, not a die lost."""
    asked: list[Callable[[], object]] = []

    class AsksFirst(Faulty):
        def apply(self, side: int, action: int, dice: Dice) -> None:
            if action == HAGGLE:
                asked.append(lambda: dice)
                dice.roll(1)
            super().apply(side, action, dice)

    assert broken(variant(AsksFirst)).promise == 3
    assert asked
