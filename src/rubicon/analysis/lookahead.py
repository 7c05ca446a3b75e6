"""Looking ahead with a title's judgement: games played on, and win chances made of what comes of them.

Judgement plays on for all sides until the position has come to rest once and once more, and says how well a
side then stands. Such a guess is quick and steady, but it is only a guess. `Temper` turns guesses into
chances, by games that were played on to their end.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import exp, log, sqrt
from random import Random

from rubicon.bots.plans import CountingDice, Plan, carry_out, play_on
from rubicon.core.game import Game, RubiconError, State
from rubicon.core.judgement import Judgement

#: How much play varies when a game is played on.
WHIM = 0.8


def judgement_of(game: Game) -> Judgement:
    """The judgement of a title for two sides: what one wins, the other loses."""
    if len(game.sides) != 2:
        raise RubiconError(f"{game.title} has {len(game.sides)} sides; win chances are for two.")
    return game.judgement()


# ------------------------------------------------------------------ glimpses


@dataclass(frozen=True, slots=True)
class Glimpse:
    """How a side stands: by judgement, or (`over`) by the rules: 1, ½ or 0."""

    value: float
    over: bool


def glimpse(judgement: Judgement, state: State, side: int) -> Glimpse:
    """How `side` stands in a position, as it is."""
    outcome = state.outcome()
    if outcome is None:
        return Glimpse(judgement.value(state, side), False)
    return Glimpse(0.5 if outcome.winner is None else float(outcome.winner == side), True)


@dataclass(frozen=True, slots=True)
class Outlook:
    """How a side stood when the position had come to rest once, and once more; `near` is the weight of the
    first. Weights that move along with the game make all outlooks equally far-sighted."""

    first: Glimpse
    second: Glimpse
    near: float


class Playout:
    """A game played on from `state`, which is used up. The same seed has the same luck."""

    def __init__(self, judgement: Judgement, state: State, side: int, seed: str) -> None:
        self._judgement = judgement
        self._state = state
        self._side = side
        self._rng = Random(seed)
        self._dice = CountingDice(self._rng.getrandbits(32))

    def follow(self, plan: Plan) -> None:
        """First carry out a plan."""
        carry_out(self._state, self._side, plan, self._dice)

    def on(self) -> Glimpse:
        """Play on to the next rest."""
        play_on(self._judgement, self._state, self._rng, self._dice, WHIM)
        return glimpse(self._judgement, self._state, self._side)

    def outlook(self, near: float) -> Outlook:
        """Play on as far as it matters."""
        first = self.on()
        return Outlook(first, first if first.over or near == 1.0 else self.on(), near)

    def result(self) -> float:
        """Play on to the end."""
        while not (last := self.on()).over:
            pass
        return last.value


# ------------------------------------------------------------------ from guesses to chances


@dataclass(frozen=True, slots=True)
class Anchor:
    """A game that was played on to its end: when it was left, what judgement guessed, and its result."""

    when: float
    guess: float
    result: float

    def reversed(self) -> Anchor:
        """The same game as the other side sees it."""
        return Anchor(self.when, 1.0 - self.guess, 1.0 - self.result)


def anchors(playout: Playout, when: float) -> list[Anchor]:
    """Play a game on to its end: what was guessed at its next two rests, and what came of it."""
    seen = playout.outlook(0.0)
    result = seen.second.value if seen.second.over else playout.result()
    return [Anchor(when, guess.value, result) for guess in (seen.first, seen.second) if not guess.over]


class Temper:
    """Turns judgement's guesses into win chances.

    The odds are stretched by a `slope` and shifted by an `offset`, both fitted to the anchors (logistic
    regression). With few anchors, or none, a guess is taken for what it says. With a `reach`, which is how
    far in time an anchor speaks, the offset drifts as the game goes on.
    """

    #: How much evidence it takes to move slope and offset from where they are without any.
    SLOPE_TRUST = 6.0
    OFFSET_TRUST = 1.0
    #: The same for the drift of the offset.
    DRIFT_TRUST = 1.0

    def __init__(self, found: Sequence[Anchor], reach: float | None = None) -> None:
        self._anchors = [(one.when, _odds(one.guess), one.result) for one in found]
        self._reach = reach
        self.slope, self.offset, self._doubt = self._fit()
        self._shift = cache(self._local)

    def chance(self, seen: Outlook, when: float) -> float:
        """The chance to win of the side that looks ahead so."""
        first, second = (
            one.value if one.over else _share(self.slope * _odds(one.value) + self._shift(round(when)))
            for one in (seen.first, seen.second)
        )
        return seen.near * first + (1.0 - seen.near) * second

    def error(self, chance: float) -> float:
        """The standard error of a chance for not knowing better what guesses are worth."""
        return chance * (1.0 - chance) * self._doubt

    def _fit(self) -> tuple[float, float, float]:
        """Slope and offset for the whole game, and the standard error of the offset: Newton's method, with
        steps cut short where they lead too far."""
        slope, offset = 1.0, 0.0
        for _ in range(20):
            pull_s, pull_o = -self.SLOPE_TRUST * (slope - 1.0), -self.OFFSET_TRUST * offset
            ss, so, oo = self.SLOPE_TRUST, 0.0, self.OFFSET_TRUST
            for _, odds, result in self._anchors:
                guess = _share(slope * odds + offset)
                weight = guess * (1.0 - guess)
                pull_s += (result - guess) * odds
                pull_o += result - guess
                ss += weight * odds * odds
                so += weight * odds
                oo += weight
            whole = ss * oo - so * so
            step_s, step_o = (oo * pull_s - so * pull_o) / whole, (ss * pull_o - so * pull_s) / whole
            here = self._misfit(slope, offset)
            while self._misfit(slope + step_s, offset + step_o) > here and abs(step_s) + abs(step_o) > 1e-9:
                step_s, step_o = step_s / 2, step_o / 2
            slope, offset = slope + step_s, offset + step_o
        # A game gives two anchors but only one result.
        return max(slope, 0.1), offset, sqrt(2.0 / (self.OFFSET_TRUST + oo))

    def _misfit(self, slope: float, offset: float) -> float:
        """How badly slope and offset explain the anchors, and how far they are from where they would be."""
        misfit = (self.SLOPE_TRUST * (slope - 1.0) ** 2 + self.OFFSET_TRUST * offset**2) / 2
        for _, odds, result in self._anchors:
            guess = min(max(_share(slope * odds + offset), 1e-12), 1 - 1e-12)
            misfit -= result * log(guess) + (1.0 - result) * log(1.0 - guess)
        return misfit

    def _local(self, when: int) -> float:
        """The offset at one time: that of the whole game, moved by the anchors near by."""
        if self._reach is None:
            return self.offset
        near = [
            (weight, self.slope * odds, result)
            for at, odds, result in self._anchors
            if (weight := exp(-(((at - when) / self._reach) ** 2) / 2)) > 0.01
        ]
        offset = self.offset
        for _ in range(10):
            pull, steep = -self.DRIFT_TRUST * (offset - self.offset), self.DRIFT_TRUST
            for weight, odds, result in near:
                guess = _share(odds + offset)
                pull += weight * (result - guess)
                steep += weight * guess * (1.0 - guess)
            offset += min(max(pull / steep, -1.0), 1.0)
        return offset


def _odds(share: float) -> float:
    share = min(max(share, 0.002), 0.998)
    return log(share / (1.0 - share))


def _share(odds: float) -> float:
    return 1.0 / (1.0 + exp(-min(max(odds, -30.0), 30.0)))


# ------------------------------------------------------------------ figures


def mean(figures: Sequence[float]) -> float:
    return sum(figures) / len(figures)


def standard_error(figures: Sequence[float]) -> float:
    """Of their mean. Of a single figure nothing is known."""
    if len(figures) < 2:
        return 0.5
    middle = mean(figures)
    return sqrt(sum((figure - middle) ** 2 for figure in figures) / (len(figures) - 1) / len(figures))
