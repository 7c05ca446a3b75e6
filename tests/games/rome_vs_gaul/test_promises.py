"""The promises of the project, for Rome vs Gaul."""

from __future__ import annotations

from random import Random

from rubicon.core.dice import FastDice
from rubicon.core.game import SPECTATOR, view_bytes
from rubicon.core.session import Session
from rubicon.games.kit.explain import FALLBACK
from rubicon.games.rome_vs_gaul import GAME

#: Steps of a game after which its position is looked at.
STEPS = (3, 40, 90, 160, 240)


def session_at(seed: int, steps: int) -> Session:
    session, rng = Session(GAME, {}, FastDice(seed)), Random(seed)
    for _ in range(steps):
        if session.outcome is not None:
            break
        side = session.state.deciders()[0]
        session.act(side, rng.choice(session.state.decision(side).actions))
    return session


def test_a_sampled_state_gives_the_same_view() -> None:
    rng = Random(5)
    for steps in STEPS:
        state = session_at(steps, steps).state
        for viewer in (0, 1, SPECTATOR):
            view = state.view(viewer)
            imagined = GAME.sample(view, rng)
            imagined.check()
            assert view_bytes(imagined.view(viewer)) == view_bytes(view)


def test_a_saved_state_is_loaded_again() -> None:
    for steps in STEPS:
        state = session_at(steps, steps).state
        assert GAME.load(state.save()) == state


def test_every_refusal_has_a_reason() -> None:
    rng = Random(7)
    for steps in STEPS:
        state = session_at(steps + 1, steps).state
        if not state.deciders():
            continue
        for side in (0, 1):
            for _ in range(60):
                text = GAME.text(rng.randrange(GAME.action_count))
                assert GAME.explain(state, side, text) != FALLBACK, text


def test_a_window_looks_the_same_whatever_its_holder_has() -> None:
    """7.5.5: whoever holds the Reaction passes unseen."""
    for seed in range(4):
        state = session_at(seed, 60).state
        other = GAME.sample(state.view(SPECTATOR), Random(seed))
        assert view_bytes(other.view(SPECTATOR)) == view_bytes(state.view(SPECTATOR))
        assert other.deciders() == state.deciders()
