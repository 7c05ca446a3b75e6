"""Positions in which judgement ends its movement early, so that a search has to find other moves."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from rubicon.core.dice import FastDice
from rubicon.core.game import State
from rubicon.games.julius_caesar import GAME
from rubicon.games.julius_caesar.bots.judgement import JUDGEMENT
from rubicon.games.julius_caesar.rules.notation import END


def idle_movements(seed: int) -> Iterator[tuple[State, int]]:
    """Position and side of each decision by judgement to end a movement with many marches left."""
    rng, dice = Random(seed), FastDice(seed)
    state = GAME.new(GAME.settle({}), dice)
    while deciders := state.deciders():
        for side in deciders:
            decision = state.decision(side)
            chosen = JUDGEMENT.choose(state, side, rng, 0.0)
            if decision.kind == "movement" and chosen == END and len(decision.actions) > 20:
                yield state, side
            state.apply(side, chosen, dice)
