"""The ordinary figures of one title."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from rubicon.bench import machine, operations
from rubicon.bench.figures import Figures, Reading, Task, collect, take
from rubicon.bench.rollouts import Rollout, Run, places, rollout
from rubicon.core.game import Game


@dataclass(frozen=True, slots=True)
class Budget:
    """Seconds for one repetition of one figure, how many repetitions, and over how many positions."""

    seconds: float
    repeat: int
    places: int
    starts: int
    open_states: int


NORMAL = Budget(seconds=0.3, repeat=9, places=300, starts=9, open_states=10_000)
QUICK = Budget(seconds=0.1, repeat=3, places=60, starts=2, open_states=1_000)


def figures(game: Game, peers: Mapping[str, Rollout], budget: Budget, say: Callable[[str], None]) -> Figures:
    """Random games, the operations of the seam and the weight of a state."""
    say("collecting positions")
    found = places(game, budget.places)
    ours = rollout(game)
    tasks: dict[str, Task] = {"the machine": machine.yardstick, "games": lambda seconds: _own(ours(seconds))}
    for name, peer in peers.items():
        tasks[name] = _pair(ours, name, peer)
    tasks |= operations.tasks(game, found)
    taken = take(tasks, budget.seconds, budget.repeat, say)
    say("weighing states")
    choices = sum(len(place.state.decision(place.side).actions) for place in found) / len(found)
    return taken | collect([("choices", "actions", choices), *operations.weights(game, found)])


def _own(run: Run) -> list[Reading]:
    return [("games", "games/s", run.games / run.seconds), ("decisions", "decisions/s", run.rate)]


def _pair(ours: Rollout, name: str, theirs: Rollout) -> Task:
    """Our games and the peer's in turn, and the ratio of this very pair.

    Each takes its seconds in short pieces, since the speed of a machine may change within a second.
    """
    pieces = 4

    def task(seconds: float) -> Iterable[Reading]:
        own = other = Run(0, 0, 0.0)
        for _ in range(pieces):
            own += ours(seconds / pieces)
            other += theirs(seconds / pieces)
        yield from _own(own)
        yield f"peer {name}", "moves/s", other.rate
        yield f"ratio {name}", "×", own.rate / other.rate

    return task
