"""Promise 9: bots are handed views only."""

from __future__ import annotations

import gc
import json
from collections.abc import Sequence
from random import Random
from types import FunctionType, ModuleType

import pytest

from rubicon import bots
from rubicon.core.dice import FastDice
from rubicon.core.game import State, View, view_bytes
from rubicon.core.session import Session
from rubicon.games.julius_caesar import GAME
from rubicon.terminal.screen import Screen
from rubicon.terminal.table import Table

OPTIONS = {"edition": "2.0", "deployment": "historical"}


def reachable(start: object) -> list[object]:
    """Everything that can be reached from an object, but not through the program itself."""
    found, waiting = {id(start): start}, [start]
    while waiting:
        for thing in gc.get_referents(waiting.pop()):
            if id(thing) not in found and not isinstance(thing, (type, ModuleType, FunctionType)):
                found[id(thing)] = thing
                waiting.append(thing)
    return list(found.values())


def test_a_state_would_be_found() -> None:
    state = GAME.new(OPTIONS, FastDice(1))
    assert any(thing is state for thing in reachable({"hidden": [(state,)]}))


@pytest.mark.parametrize("name", bots.names())
def test_a_bot_decides_by_its_view_alone(name: str) -> None:
    """Handed a copy that came over the wire it chooses the same; it holds nothing of the true position."""
    session = Session(GAME, OPTIONS, FastDice(3))
    rng = Random(3)
    for step in range(25):
        side = session.state.deciders()[0]
        decision = session.state.decision(side)
        view = session.state.view(side)
        wired: View = json.loads(view_bytes(view))
        first, second = (bots.make(name, GAME, step) for _ in range(2))
        chosen = first.choose(view, decision.kind, decision.prompt, list(decision.actions))
        assert chosen == second.choose(wired, decision.kind, decision.prompt, list(decision.actions))
        assert chosen in decision.actions
        assert not any(thing is session.state or thing is session for thing in reachable(first))
        session.act(side, rng.choice([chosen, rng.choice(decision.actions)]))


class Spy:
    """Takes the first action and remembers what it was handed."""

    name = "spy"

    def __init__(self) -> None:
        self.handed: list[object] = []

    def choose(self, view: View, kind: str, prompt: str, actions: Sequence[int]) -> int:
        self.handed = [view, kind, prompt, list(actions)]
        assert json.loads(json.dumps(self.handed)) == self.handed
        assert not any(isinstance(thing, State) for thing in reachable(self.handed))
        return actions[0]


def test_the_terminal_hands_out_views_only() -> None:
    session = Session(GAME, OPTIONS, FastDice(4))
    spies = {0: Spy(), 1: Spy()}
    Table(session, spies, Screen(), None).play()
    assert session.outcome is not None
    for side, spy in spies.items():
        view = spy.handed[0]
        assert isinstance(view, dict)
        assert view["viewer"] == GAME.sides[side]
