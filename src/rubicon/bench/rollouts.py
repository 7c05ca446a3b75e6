"""Random games of a title, and positions from them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from rubicon.bench.measurements import clock
from rubicon.core.dice import FastDice
from rubicon.core.game import Game, State


@dataclass(frozen=True, slots=True)
class RolloutResult:
    """The number of complete games and of moves, and the seconds they took."""

    games: int
    moves: int
    seconds: float

    def __add__(self, other: RolloutResult) -> RolloutResult:
        return RolloutResult(self.games + other.games, self.moves + other.moves, self.seconds + other.seconds)

    @property
    def rate(self) -> float:
        """Moves per second."""
        return self.moves / self.seconds


#: Plays complete random games for about the given number of seconds.
Rollout = Callable[[float], RolloutResult]


@dataclass(frozen=True, slots=True)
class DecisionPoint:
    """A position of a random game and a side that has to decide in it."""

    state: State
    side: int


def random_rollout(game: Game, timer: Callable[[], float] = clock) -> Rollout:
    """A rollout of complete random games, each decision with its list of legal actions. Its random numbers
    continue from call to call, so that repetitions play different games."""
    random = Random(1).random
    dice = FastDice(1)
    options = game.settle({})

    def play(seconds: float) -> RolloutResult:
        games = moves = 0
        start = timer()
        while True:
            state = game.new(options, dice)
            while deciders := state.deciders():
                side = deciders[0]
                actions = state.decision(side).actions
                state.apply(side, actions[int(random() * len(actions))], dice)
                moves += 1
            state.outcome()
            games += 1
            elapsed = timer() - start
            if elapsed >= seconds:
                return RolloutResult(games, moves, elapsed)

    return play


def decision_points(game: Game, count: int, seed: int = 2) -> list[DecisionPoint]:
    """Positions spread evenly over the decisions of random games, at most ten from one game."""
    rng = Random(seed)
    dice = FastDice(seed)
    options = game.settle({})
    found: list[DecisionPoint] = []
    while len(found) < count:
        state = game.new(options, dice)
        passed: list[DecisionPoint] = []
        while deciders := state.deciders():
            side = deciders[int(rng.random() * len(deciders))]
            actions = state.decision(side).actions
            passed.append(DecisionPoint(state.clone(), side))
            state.apply(side, actions[int(rng.random() * len(actions))], dice)
        found += rng.sample(passed, min(10, len(passed), count - len(found)))
    return found
