"""The ordinary figures of one title."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from rubicon.bench import machine, operations, search
from rubicon.bench.measurements import Measurements, MeasureTask, Reading, collect_readings, run_tasks
from rubicon.bench.rollouts import Rollout, RolloutResult, decision_points, random_rollout
from rubicon.core.game import Game


@dataclass(frozen=True, slots=True)
class Budget:
    """How much to measure: seconds for one repetition of one figure, the number of repetitions, of positions,
    of starts of the command line, and of states that are open at the same time."""

    seconds: float
    repeat: int
    decision_points: int
    starts: int
    open_states: int


NORMAL = Budget(seconds=0.3, repeat=9, decision_points=300, starts=9, open_states=10_000)
QUICK = Budget(seconds=0.1, repeat=3, decision_points=60, starts=2, open_states=1_000)


def measure_title(
    game: Game, peers: Mapping[str, Rollout], budget: Budget, show_status: Callable[[str], None]
) -> Measurements:
    """Measure random games, the operations of the title's interface, the search, and the size of a state."""
    show_status("collecting positions")
    found = decision_points(game, budget.decision_points)
    ours = random_rollout(game)
    tasks: dict[str, MeasureTask] = {
        "the machine": machine.reference_loop,
        "games": lambda seconds: _own_readings(ours(seconds)),
    }
    for name, peer in peers.items():
        tasks[name] = _pair_task(ours, name, peer)
    tasks |= operations.operation_tasks(game, found) | search.search_tasks(game)
    taken = run_tasks(tasks, budget.seconds, budget.repeat, show_status)
    show_status("weighing states")
    choices = sum(len(point.state.decision(point.side).actions) for point in found) / len(found)
    return taken | collect_readings([("choices", "actions", choices), *operations.state_sizes(game, found)])


def _own_readings(run: RolloutResult) -> list[Reading]:
    return [("games", "games/s", run.games / run.seconds), ("decisions", "decisions/s", run.rate)]


def _pair_task(ours: Rollout, name: str, theirs: Rollout) -> MeasureTask:
    """Our games and the peer's in turn, and the ratio of each such pair.

    Each takes its seconds in short pieces, since the speed of a machine may change within a second.
    """
    pieces = 4

    def task(seconds: float) -> Iterable[Reading]:
        own = other = RolloutResult(0, 0, 0.0)
        for _ in range(pieces):
            own += ours(seconds / pieces)
            other += theirs(seconds / pieces)
        yield from _own_readings(own)
        yield f"peer {name}", "moves/s", other.rate
        yield f"ratio {name}", "×", own.rate / other.rate

    return task
