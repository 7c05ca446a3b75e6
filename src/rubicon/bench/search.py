"""How fast the search is: its iterations a second, in positions of a game that judgement plays."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from rubicon.bench.measurements import MeasureTask, Reading, clock
from rubicon.bots.ismcts import IsmctsBot
from rubicon.core.dice import FastDice
from rubicon.core.game import Game, RubiconError, View
from rubicon.core.judgement import Judgement
from rubicon.core.message import Message

#: Iterations for each decision: too few for the search to stop early, so every decision takes all of them.
ITERATIONS: Final = 20
#: Decisions of the judged game from which positions are taken, and how many positions.
DECISIONS: Final = 200
POSITIONS: Final = 8


@dataclass(frozen=True, slots=True)
class SearchPoint:
    """What a side sees when it has to decide."""

    view: View
    kind: str
    prompt: Message
    actions: tuple[int, ...]


def search_tasks(game: Game) -> dict[str, MeasureTask]:
    """The task that measures the search, or none if the title has no judgement."""
    try:
        judgement = game.judgement()
    except RubiconError:
        return {}
    found = search_points(game, judgement)

    def task(seconds: float) -> list[Reading]:
        spent = 0.0
        count = 0
        while spent < seconds:
            for number, point in enumerate(found):
                bot = IsmctsBot(game, number, iterations=ITERATIONS)
                start = clock()
                bot.choose(point.view, point.kind, point.prompt, point.actions)
                spent += clock() - start
                count += ITERATIONS
        return [("search", "iterations/s", count / spent)]

    return {"search": task}


def search_points(game: Game, judgement: Judgement) -> list[SearchPoint]:
    """Positions with a choice, spread evenly over the first decisions of a game that judgement plays."""
    rng, dice = Random(6), FastDice(6)
    state = game.new(game.settle({}), dice)
    passed: list[SearchPoint] = []
    while (deciders := state.deciders()) and len(passed) < DECISIONS:
        for side in deciders:
            decision = state.decision(side)
            if len(decision.actions) > 1:
                passed.append(
                    SearchPoint(state.view(side), decision.kind, decision.prompt, tuple(decision.actions))
                )
            state.apply(side, judgement.choose(state, side, rng, 0.0), dice)
    step = max(1, len(passed) // POSITIONS)
    return passed[::step][:POSITIONS]
