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
from rubicon.core.message import Message, to_data
from rubicon.core.session import Session
from rubicon.games.julius_caesar import GAME
from rubicon.terminal.local_match import LocalMatchLoop
from rubicon.terminal.screen import Screen

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


def is_state(thing: object) -> bool:
    """`isinstance` will not do: compiled abstract classes share what it remembers of earlier questions."""
    return State in type(thing).__mro__


def test_a_state_would_be_found() -> None:
    state = GAME.new(OPTIONS, FastDice(1))
    found = reachable({"hidden": [(state,)]})
    assert any(thing is state for thing in found)
    assert [thing for thing in found if is_state(thing)] == [state]


#: Every bot; those that search with a fixed, small number of iterations, so that they can be repeated.
WORDS = [
    "random",
    "legate",
    "ismcts:iterations=8",
    "tiro",
    "miles",
    "centurio",
    "legatus:iterations=3",
    "imperator:iterations=3",
]
#: The same for tests. Searches compute much, and what they ask of a build is what the others ask of it.
BOTS = [pytest.param(word, marks=[pytest.mark.heavy] if ":" in word else []) for word in WORDS]


def test_every_bot_is_here() -> None:
    """Other packages may have brought more; those are their own affair."""
    assert [word.partition(":")[0] for word in WORDS] == list(bots.names()[: len(WORDS)])


@pytest.mark.parametrize("name", BOTS)
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


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("side", [0, 1])
def test_other_hidden_facts_same_choice(name: str, side: int) -> None:
    """Replace everything hidden with something else that fits: with the same seed it chooses the same."""
    session = Session(GAME, OPTIONS, FastDice(5))
    rng = Random(5)
    for step in range(40):
        if side in session.state.deciders():
            other = GAME.sample(session.state.view(side), rng)
            chosen = []
            for state in (session.state, other):
                decision = state.decision(side)
                bot = bots.make(name, GAME, step)
                chosen.append(bot.choose(state.view(side), decision.kind, decision.prompt, decision.actions))
            assert chosen[0] == chosen[1]
        decider = session.state.deciders()[0]
        session.act(decider, rng.choice(session.state.decision(decider).actions))


class Spy:
    """Takes the first action and remembers what it was handed."""

    name = "spy"

    def __init__(self) -> None:
        self.handed: list[object] = []

    def choose(self, view: View, kind: str, prompt: Message, actions: Sequence[int]) -> int:
        self.handed = [view, kind, to_data(prompt), list(actions)]
        assert json.loads(json.dumps(self.handed)) == self.handed
        assert not any(is_state(thing) for thing in reachable(self.handed))
        return actions[0]


def test_the_terminal_hands_out_views_only() -> None:
    session = Session(GAME, OPTIONS, FastDice(4))
    spies = {0: Spy(), 1: Spy()}
    LocalMatchLoop(session, spies, Screen(), None).play()
    assert session.outcome is not None
    for side, spy in spies.items():
        view = spy.handed[0]
        assert isinstance(view, dict)
        assert view["viewer"] == GAME.sides[side]
