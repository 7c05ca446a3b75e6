"""Positions of Template Title for tests."""

from __future__ import annotations

from random import Random

from rubicon.core.dice import FastDice, ScriptedDice
from rubicon.core.session import Session
from rubicon.games.template_title import GAME
from rubicon.games.template_title.rules.components import HILLS
from rubicon.games.template_title.rules.sequence import CHOICE
from rubicon.games.template_title.rules.state import GameState


def first_round(hill: str, caesar: list[int], pompey: list[int]) -> GameState:
    """The first round of a game: this hill is contested with these hands."""
    state = GameState(len(HILLS))
    state.goto(CHOICE)
    state.round, state.hill, state.hands = 1, HILLS.index(hill), [caesar, pompey]
    return state


def do(state: GameState, side: int, text: str, *chances: tuple[str, tuple[int, ...]]) -> None:
    """`side` does what `text` says; the dice answer with `chances`."""
    state.apply(side, GAME.parse(text), ScriptedDice(list(chances)))


def play_steps(seed: int, steps: int) -> Session:
    """A game after some random decisions."""
    session, rng = Session(GAME, {}, FastDice(seed)), Random(seed)
    while session.outcome is None and len(session.history) < steps:
        side = rng.choice(session.state.deciders())
        session.act(side, rng.choice(session.state.decision(side).actions))
    return session
