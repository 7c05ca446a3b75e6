"""How near imagined positions are to the truth: the tracker, plain notes, and nothing, in the same games.

In games between two bots, each side's knowledge is asked at its decisions: the share of hidden enemy blocks
that a sampled position puts in the right place, and the value of that position against that of the truth.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from time import process_time
from typing import Final

from rubicon.core.dice import FastDice
from rubicon.core.game import View
from rubicon.core.session import LogReader, Session
from rubicon.games.julius_caesar.bots.judgement import JUDGEMENT
from rubicon.games.julius_caesar.bots.memory import BlockTracker
from rubicon.games.julius_caesar.checks.sightings import Sightings
from rubicon.games.julius_caesar.game import GAME
from rubicon.games.julius_caesar.rules.components import BLOCK_COUNT, BLOCKS, FIRST_YEAR, LOCATION_COUNT
from rubicon.games.julius_caesar.rules.sampling import UNIFORM_BELIEFS, Beliefs
from rubicon.games.julius_caesar.rules.state import Position
from rubicon.games.julius_caesar.rules.views import HISTORICAL

#: What is compared: the tracker, notes of sightings, and all places equally likely.
WAYS: Final = ("tracker", "notes", "nothing")
#: Parts of a game: until an enemy block moves, the rest of the first turn and of the first Year, later Years,
#: and everything.
PARTS: Final = ("deployed", "first turn", f"Year {FIRST_YEAR}", "later", "all")
#: Decisions of a side between two questions, and samples for each.
_EVERY: Final = 5
_SAMPLES: Final = 4


@dataclass
class BeliefFigures:
    """Sums over all questions about one way to believe."""

    right: dict[str, int] = field(default_factory=lambda: dict.fromkeys(PARTS, 0))
    asked: dict[str, int] = field(default_factory=lambda: dict.fromkeys(PARTS, 0))
    error: float = 0.0
    optimism: float = 0.0
    questions: int = 0
    seconds: float = 0.0

    def share(self, part: str) -> float:
        """The share of hidden enemy blocks in the right place."""
        return self.right[part] / max(1, self.asked[part])

    def cells(self) -> list[str]:
        """The cells of its row: shares, mean error and optimism of the value, microseconds a sample."""
        count = max(1, self.questions)
        return [
            *(f"{self.share(part):.3f}" for part in PARTS),
            f"{self.error / count:.3f}",
            f"{self.optimism / count:+.3f}",
            f"{1e6 * self.seconds / count / _SAMPLES:.0f}",
        ]


HEADINGS: Final = (*PARTS, "value error", "optimism", "µs a sample")


def compare(games: int, seed: int) -> dict[str, BeliefFigures]:
    """Play games by judgement with a little noise, and ask each way to believe the same questions."""
    figures = {way: BeliefFigures() for way in WAYS}
    for number in range(games):
        _play(figures, seed + number)
    return figures


def _play(figures: dict[str, BeliefFigures], seed: int) -> None:
    session = Session(GAME, {}, FastDice(seed))
    rng = Random(seed)
    trackers = [BlockTracker(), BlockTracker()]
    notes = [Sightings(), Sightings()]
    readers = [LogReader(session, 0), LogReader(session, 1)]
    asked = [0, 0]
    while session.outcome is None:
        side = session.state.deciders()[0]
        view = session.state.view(side)
        lines, fresh = readers[side].news()
        if fresh:
            trackers[side] = BlockTracker()
        for line in lines:
            trackers[side].hear(line)
        trackers[side].record(view)
        notes[side].record(view)
        asked[side] += 1
        truth = session.state
        assert isinstance(truth, Position)
        if asked[side] % _EVERY == 1:
            ways: tuple[Beliefs, ...] = (trackers[side], notes[side], UNIFORM_BELIEFS)
            for way, beliefs in zip(WAYS, ways, strict=True):
                _ask(figures[way], truth, side, view, beliefs, rng)
        imagined = GAME.imagine(view, rng, notes[side])
        session.act(side, JUDGEMENT.choose(imagined, side, rng, 0.3))


def _ask(
    figures: BeliefFigures, truth: Position, side: int, view: View, beliefs: Beliefs, rng: Random
) -> None:
    shown = set(view["revealed"])
    hidden = [
        b
        for b in range(BLOCK_COUNT)
        if truth.side[b] != side and truth.where[b] < LOCATION_COUNT and BLOCKS[b] not in shown
    ]
    deployed = all(truth.where[b] == HISTORICAL[b] for b in hidden)
    part_of_game = (
        PARTS[3]
        if truth.year > FIRST_YEAR
        else PARTS[2]
        if truth.turn > 1
        else PARTS[0]
        if deployed
        else PARTS[1]
    )
    value = 0.0
    began = process_time()
    samples = [GAME.imagine(view, rng, beliefs) for _ in range(_SAMPLES)]
    figures.seconds += process_time() - began
    for imagined in samples:
        right = sum(1 for b in hidden if imagined.where[b] == truth.where[b])
        for part in (part_of_game, PARTS[-1]):
            figures.right[part] += right
            figures.asked[part] += len(hidden)
        value += JUDGEMENT.value(imagined, side) / _SAMPLES
    difference = value - JUDGEMENT.value(truth, side)
    figures.error += abs(difference)
    figures.optimism += difference
    figures.questions += 1
