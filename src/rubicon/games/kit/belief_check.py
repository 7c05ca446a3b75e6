"""How near imagined positions are to the truth: by what a side remembers, and by its view alone.

In games between two bots, each side's knowledge is asked at its decisions: the share of hidden pieces that a
sampled position puts in the right place, and the value of that position against that of the truth. Where a
title says which attacks were planned, the chance that the side is shown is compared with the true one.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from time import process_time
from typing import Any, Final

from rubicon.core.dice import FastDice
from rubicon.core.game import Game, Memory, State
from rubicon.core.session import LogReader, Session

#: What is compared: what the side remembers, and nothing but its view.
WAYS: Final = ("memory", "nothing")
#: The last part of every game: all of it.
ALL: Final = "all"
#: Decisions of a side between two questions, samples for each, and the noise of those who play.
_EVERY: Final = 5
_SAMPLES: Final = 4
#: Samples for the odds of an attack.
_ODDS_SAMPLES: Final = 16
_WHIM: Final = 0.3


@dataclass(frozen=True, slots=True)
class BeliefCheck:
    """What a title says about its hidden pieces."""

    game: Game
    #: The parts of a game that are told apart.
    parts: tuple[str, ...]
    #: The pieces of a position that a side cannot see, each with its place. A sample has as many.
    hidden: Callable[[Any, int], dict[int, int]]
    #: In which part a position is, given those pieces.
    part: Callable[[Any, dict[int, int]], str]
    #: Where a sampled position has a piece.
    place: Callable[[Any, int], int]
    #: The fights that an action of a side has made sure, as questions for `Game.odds`. Arguments: the
    #: position before and after, and the side.
    attacks: Callable[[Any, Any, int], list[str]] | None = None


class BeliefFigures:
    """Sums over all questions about one way to believe."""

    def __init__(self, parts: tuple[str, ...]) -> None:
        self.parts = (*parts, ALL)
        self.right = dict.fromkeys(self.parts, 0)
        self.asked = dict.fromkeys(self.parts, 0)
        self.error = 0.0
        self.optimism = 0.0
        self.questions = 0
        self.seconds = 0.0
        #: For each planned attack: the chance that is shown, and the true one.
        self.attacks: list[tuple[float, float]] = []

    def share(self, part: str) -> float:
        """The share of hidden pieces in the right place."""
        return self.right[part] / max(1, self.asked[part])

    def cells(self) -> list[str]:
        """The cells of its row: shares, mean error and optimism of the value, microseconds a sample."""
        count = max(1, self.questions)
        return [
            *(f"{self.share(part):.3f}" for part in self.parts),
            f"{self.error / count:.3f}",
            f"{self.optimism / count:+.3f}",
            f"{1e6 * self.seconds / count / _SAMPLES:.0f}",
        ]

    def attack_cells(self) -> list[str]:
        """The cells about planned attacks: how many, mean error of the chance shown, and how much it promises
        too much."""
        count = len(self.attacks)
        error = sum(abs(shown - true) for shown, true in self.attacks) / max(1, count)
        bias = sum(shown - true for shown, true in self.attacks) / max(1, count)
        return [str(count), f"{error:.3f}", f"{bias:+.3f}"]


def headings(check: BeliefCheck) -> list[str]:
    """The headings of the figures."""
    return [*check.parts, ALL, "value error", "optimism", "µs a sample"]


#: The headings of the figures about planned attacks.
ATTACK_HEADINGS: Final = ("planned attacks", "error of the chance shown", "bias")


def compare(check: BeliefCheck, games: int, seed: int) -> dict[str, BeliefFigures]:
    """Play games by judgement with a little noise, and ask each way to believe the same questions."""
    figures = {way: BeliefFigures(check.parts) for way in WAYS}
    for number in range(games):
        _play(check, figures, seed + number)
    return figures


def _play(check: BeliefCheck, figures: dict[str, BeliefFigures], seed: int) -> None:
    game, rng = check.game, Random(seed)
    judgement = game.judgement()
    session = Session(game, {}, FastDice(seed))
    memories = [game.memory() for _ in game.sides]
    readers = [LogReader(session, side) for side in range(len(game.sides))]
    asked = [0 for _ in game.sides]
    while session.outcome is None:
        side = session.state.deciders()[0]
        memories[side].hear(*readers[side].news())
        memories[side].watch(session.state.view(side))
        asked[side] += 1
        if asked[side] % _EVERY == 1:
            for way, memory in zip(WAYS, (memories[side], Memory(game)), strict=True):
                _ask(check, figures[way], session, side, memory, rng)
        before = session.state
        imagined = memories[side].imagine(before.view(side), rng)
        session.act(side, judgement.choose(imagined, side, rng, _WHIM))
        for question in check.attacks(before, session.state, side) if check.attacks else ():
            for way, memory in zip(WAYS, (memories[side], Memory(game)), strict=True):
                figures[way].attacks.append(_shown_and_true(game, session.state, side, question, memory))


def _shown_and_true(
    game: Game, truth: State, side: int, question: str, memory: Memory
) -> tuple[float, float]:
    """The side's chance to win an attack: as it is shown by what it remembers, and as it is."""
    view = truth.view(side)
    shown = game.odds(view, question, _ODDS_SAMPLES, 1, memory)
    return shown.attacker.wins.value, game.odds(truth, question).attacker.wins.value


def _ask(
    check: BeliefCheck, figures: BeliefFigures, session: Session, side: int, memory: Memory, rng: Random
) -> None:
    judgement, truth = check.game.judgement(), session.state
    hidden, view = check.hidden(truth, side), truth.view(side)
    began = process_time()
    samples = [memory.imagine(view, rng) for _ in range(_SAMPLES)]
    figures.seconds += process_time() - began
    for imagined in samples:
        right = sum(1 for piece, place in hidden.items() if check.place(imagined, piece) == place)
        for part in (check.part(truth, hidden), ALL):
            figures.right[part] += right
            figures.asked[part] += len(hidden)
    value = sum(judgement.value(imagined, side) for imagined in samples) / _SAMPLES
    difference = value - judgement.value(truth, side)
    figures.error += abs(difference)
    figures.optimism += difference
    figures.questions += 1
