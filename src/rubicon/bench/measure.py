"""The ordinary figures of one title."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from rubicon.bench import machine, operations
from rubicon.bench.figures import Figures, Reading, Task, collect, take
from rubicon.bench.peers import Rollout
from rubicon.bench.rollouts import Run, places, play
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


def figures(
    game: Game, peers: Mapping[str, Rollout], budget: Budget, say: Callable[[str], None]
) -> Figures:
    """Random games, the operations of the seam and the weight of a state."""
    say("collecting positions")
    found = places(game, budget.places)
    tasks: dict[str, Task] = {"the machine": machine.yardstick, "games": _games(game)}
    for name, peer in peers.items():
        tasks[name] = _pair(game, name, peer)
    tasks |= operations.tasks(game, found)
    taken = take(tasks, budget.seconds, budget.repeat, say)
    say("weighing states")
    choices = [("choices", "actions", float(len(p.state.decision(p.side).actions))) for p in found]
    mean = sum(value for _, _, value in choices) / len(choices)
    return taken | collect([("choices", "actions", mean), *operations.weights(game, found)])


def _own(run: Run) -> list[Reading]:
    return [
        ("games", "games/s", run.games / run.seconds),
        ("decisions", "decisions/s", run.moves / run.seconds),
    ]


def _games(game: Game) -> Task:
    return lambda seconds: _own(play(game, seconds))


def _pair(game: Game, name: str, peer: Rollout) -> Task:
    """Our games and the peer's, one right after the other, and the ratio of this very pair.

    Each pair is cut into short pieces taken in turn, since the machine's speed may change within a second.
    """

    def task(seconds: float) -> Iterable[Reading]:
        pieces = 4
        ours = [Run(0, 0, 0.0)]
        theirs = [Run(0, 0, 0.0)]
        for _ in range(pieces):
            ours.append(play(game, seconds / pieces))
            theirs.append(peer(seconds / pieces))
        own, other = _sum(ours), _sum(theirs)
        rate = other.moves / other.seconds
        yield from _own(own)
        yield f"peer {name}", "moves/s", rate
        yield f"ratio {name}", "×", own.moves / own.seconds / rate

    return task


def _sum(runs: Iterable[Run]) -> Run:
    runs = list(runs)
    return Run(
        sum(run.games for run in runs), sum(run.moves for run in runs), sum(run.seconds for run in runs)
    )
