"""The toy title with a judgement, so that tests of bots and analysis do not depend on a real title."""

from __future__ import annotations

from math import exp
from random import Random
from typing import ClassVar

from rubicon.analysis.log_sections import positions
from rubicon.core.dice import FastDice
from rubicon.core.game import Game, State, View
from rubicon.core.judgement import Judgement
from rubicon.core.record import Record, parse
from rubicon.core.record_writer import transcript
from rubicon.core.session import Session
from tests.support.toy import BID, YIELD, Toy, ToyState


class ToyJudgement(Judgement):
    """Bids at random if there is any whim, never yields, and is far too sure."""

    def choose(self, state: State, side: int, rng: Random, whim: float, mood: int = 0) -> int:
        actions = [action for action in state.decision(side).actions if action != YIELD]
        return rng.choice(actions) if whim else actions[0]

    def value(self, state: State, side: int) -> float:
        assert isinstance(state, ToyState)
        return 1 / (1 + exp(-4.0 * (state.points[side] - state.points[1 - side])))

    def at_rest(self, state: State) -> bool:
        assert isinstance(state, ToyState)
        return state.phase == BID and state.bids == [-1, -1]


class ToyWithJudgement(Toy):
    """The toy title, with views that name their viewer, as bots need them."""

    scenes: ClassVar[tuple[str, ...]] = ("attack",)
    news: ClassVar[tuple[str, ...]] = ("win",)

    def judgement(self) -> Judgement:
        return ToyJudgement()

    def sample(self, view: View, rng: Random) -> ToyState:
        return super().sample({key: value for key, value in view.items() if key != "viewer"}, rng)


FORUM = ToyWithJudgement()


def find(title: str) -> Game:
    assert title == FORUM.id
    return FORUM


def bot_view(state: State, side: int) -> View:
    """The view of a side as bots get it."""
    return {**state.view(side), "viewer": FORUM.sides[side]}


def play_randomly(
    seed: int, game: Game = FORUM, decisions: int = 10_000, judgement: Judgement | None = None
) -> Session:
    """A game, or its beginning, with random actions or by `judgement` with some whim."""
    rng = Random(seed)
    session = Session(game, {}, FastDice(seed))
    while session.outcome is None and len(session.history) < decisions:
        side = rng.choice(session.state.deciders())
        if judgement is None:
            session.act(side, rng.choice(session.state.decision(side).actions))
        else:
            session.act(side, judgement.choose(session.state, side, rng, 0.5))
    return session


def to_record(session: Session) -> Record:
    return parse(transcript(session))


def game_with_blunder() -> tuple[Session, State]:
    """A game that red loses by yielding at the end: the session, and the position before that decision."""
    for seed in range(1000):
        session = play_randomly(seed)
        last, outcome = session.history[-1], session.outcome
        if (last.side, last.action) == (0, YIELD) and outcome is not None and outcome.winner == 1:
            *_, before, _ = positions(session)
            red, blue = before.save()["points"]
            if red >= blue:
                return session, before
    raise AssertionError("there should be one")
