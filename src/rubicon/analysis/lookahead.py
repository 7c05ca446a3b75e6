"""Lookahead with a title's judgement: playouts, and win chances computed from them.

Judgement plays for all sides to the next two quiet positions and guesses a side's chance to win there. Such a
guess is quick and steady, but only a guess. `ChanceCalibrator` turns guesses into chances, using games that
were played to their end.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import exp, log, sqrt
from random import Random

from rubicon.bots.search_plans import CountingDice, SearchPlan, WindowAnswers, apply_plan, play_until_quiet
from rubicon.core.game import Event, Game, RubiconError, State
from rubicon.core.judgement import Judgement

#: Noise in the choice of actions in playouts.
PLAYOUT_WHIM = 0.8


def judgement_of(game: Game) -> Judgement:
    """The judgement of a title, which must have two sides: what one wins, the other loses."""
    if len(game.sides) != 2:
        raise RubiconError(f"{game.title} has {len(game.sides)} sides; win chances are for two.")
    return game.judgement()


# ------------------------------------------------------------------ estimates


@dataclass(frozen=True, slots=True)
class Estimate:
    """A side's chance to win, as judgement guesses it; or, if `final`, the result of the game: 1, ½ or 0."""

    value: float
    final: bool


def estimate(judgement: Judgement, state: State, side: int) -> Estimate:
    """The estimate for `side` in a position, without a playout."""
    outcome = state.outcome()
    if outcome is None:
        return Estimate(judgement.value(state, side), False)
    return Estimate(0.5 if outcome.winner is None else float(outcome.winner == side), True)


@dataclass(frozen=True, slots=True)
class TwoStepEstimate:
    """Estimates at the next two quiet positions. `first_weight` is the weight of the first; it varies with
    game time so that all estimates look equally far ahead."""

    first: Estimate
    second: Estimate
    first_weight: float


class Playout:
    """A playout from `state`, which it changes. The same seed gives the same playout."""

    def __init__(self, game: Game, judgement: Judgement, state: State, side: int, seed: str) -> None:
        self._game = game
        self._judgement = judgement
        self._state = state
        self._side = side
        self._rng = Random(seed)
        self._dice = CountingDice(self._rng.getrandbits(32))

    def listen(self) -> list[Event]:
        """The list to which all events from now on are added."""
        events: list[Event] = []
        self._state.log = events
        return events

    def apply_plan(self, plan: SearchPlan) -> None:
        """Apply a plan of the side before playing on."""
        answers = WindowAnswers(self._game, self._judgement, self._rng) if self._game.windows else None
        apply_plan(self._state, self._side, plan, self._dice, answers)

    def play_until_quiet(self) -> Estimate:
        """Play to the next quiet position and estimate there."""
        play_until_quiet(self._judgement, self._state, self._rng, self._dice, PLAYOUT_WHIM)
        return estimate(self._judgement, self._state, self._side)

    def two_step_estimate(self, first_weight: float) -> TwoStepEstimate:
        """Play to the next quiet position, and to the one after it if that has any weight."""
        first = self.play_until_quiet()
        return TwoStepEstimate(
            first, first if first.final or first_weight == 1.0 else self.play_until_quiet(), first_weight
        )

    def play_to_end(self) -> float:
        """Play to the end of the game. Returns the side's result: 1, ½ or 0."""
        while not (last := self.play_until_quiet()).final:
            pass
        return last.value


# ------------------------------------------------------------------ from guesses to chances


@dataclass(frozen=True, slots=True)
class CalibrationSample:
    """From a playout to the end: the position it started from, judgement's guess, and the result."""

    position: float
    guess: float
    result: float

    def reversed(self) -> CalibrationSample:
        """The same sample, for the other side."""
        return CalibrationSample(self.position, 1.0 - self.guess, 1.0 - self.result)


def calibration_samples(playout: Playout, position: float) -> list[CalibrationSample]:
    """Play a game to its end. Returns a sample for each of the next two quiet positions before the end."""
    seen = playout.two_step_estimate(0.0)
    result = seen.second.value if seen.second.final else playout.play_to_end()
    return [
        CalibrationSample(position, guess.value, result)
        for guess in (seen.first, seen.second)
        if not guess.final
    ]


class ChanceCalibrator:
    """Converts judgement's guesses to win probabilities: logit(p) = slope * logit(guess) + offset, fitted on
    finished playouts with a prior towards identity. With `reach`, the offset varies over game time.

    `reach` is the distance, in positions, over which a sample influences the offset (standard deviation).
    """

    #: Weights of the priors, slope 1 and offset 0: with larger ones, more samples are needed to move them.
    SLOPE_PRIOR_WEIGHT = 6.0
    OFFSET_PRIOR_WEIGHT = 1.0
    #: The same for the local offset, whose prior is the offset of the whole game.
    DRIFT_PRIOR_WEIGHT = 1.0

    def __init__(self, found: Sequence[CalibrationSample], reach: float | None = None) -> None:
        self._samples = [(one.position, _logit(one.guess), one.result) for one in found]
        self._reach = reach
        self.slope, self.offset, self._offset_error = self._fit()
        self._offset_at = cache(self._local_offset)

    def chance(self, seen: TwoStepEstimate, position: float) -> float:
        """The win probability for an estimate made at a position of the game."""
        first, second = (
            one.value
            if one.final
            else _logistic(self.slope * _logit(one.value) + self._offset_at(round(position)))
            for one in (seen.first, seen.second)
        )
        return seen.first_weight * first + (1.0 - seen.first_weight) * second

    def error(self, chance: float) -> float:
        """The standard error of a chance that comes from the uncertain fit."""
        return chance * (1.0 - chance) * self._offset_error

    def _fit(self) -> tuple[float, float, float]:
        """Slope and offset for the whole game, and the standard error of the offset. Newton's method; a step
        that makes the fit worse is halved."""
        slope, offset = 1.0, 0.0
        for _ in range(20):
            pull_s, pull_o = -self.SLOPE_PRIOR_WEIGHT * (slope - 1.0), -self.OFFSET_PRIOR_WEIGHT * offset
            ss, so, oo = self.SLOPE_PRIOR_WEIGHT, 0.0, self.OFFSET_PRIOR_WEIGHT
            for _, odds, result in self._samples:
                guess = _logistic(slope * odds + offset)
                weight = guess * (1.0 - guess)
                pull_s += (result - guess) * odds
                pull_o += result - guess
                ss += weight * odds * odds
                so += weight * odds
                oo += weight
            whole = ss * oo - so * so
            step_s, step_o = (oo * pull_s - so * pull_o) / whole, (ss * pull_o - so * pull_s) / whole
            here = self._penalized_loss(slope, offset)
            while (
                self._penalized_loss(slope + step_s, offset + step_o) > here
                and abs(step_s) + abs(step_o) > 1e-9
            ):
                step_s, step_o = step_s / 2, step_o / 2
            slope, offset = slope + step_s, offset + step_o
        # Two samples of a game share one result, so they count as one: the variance is doubled.
        return max(slope, 0.1), offset, sqrt(2.0 / (self.OFFSET_PRIOR_WEIGHT + oo))

    def _penalized_loss(self, slope: float, offset: float) -> float:
        """The negative log-likelihood of the samples, with the penalty of the priors."""
        misfit = (self.SLOPE_PRIOR_WEIGHT * (slope - 1.0) ** 2 + self.OFFSET_PRIOR_WEIGHT * offset**2) / 2
        for _, odds, result in self._samples:
            guess = min(max(_logistic(slope * odds + offset), 1e-12), 1 - 1e-12)
            misfit -= result * log(guess) + (1.0 - result) * log(1.0 - guess)
        return misfit

    def _local_offset(self, position: int) -> float:
        """The offset at one position: that of the whole game, corrected by the samples nearby."""
        if self._reach is None:
            return self.offset
        first_weight = [
            (weight, self.slope * odds, result)
            for at, odds, result in self._samples
            if (weight := exp(-(((at - position) / self._reach) ** 2) / 2)) > 0.01
        ]
        offset = self.offset
        for _ in range(10):
            pull, steep = -self.DRIFT_PRIOR_WEIGHT * (offset - self.offset), self.DRIFT_PRIOR_WEIGHT
            for weight, odds, result in first_weight:
                guess = _logistic(odds + offset)
                pull += weight * (result - guess)
                steep += weight * guess * (1.0 - guess)
            offset += min(max(pull / steep, -1.0), 1.0)
        return offset


def _logit(share: float) -> float:
    share = min(max(share, 0.002), 0.998)
    return log(share / (1.0 - share))


def _logistic(odds: float) -> float:
    return 1.0 / (1.0 + exp(-min(max(odds, -30.0), 30.0)))


# ------------------------------------------------------------------ figures


def mean(figures: Sequence[float]) -> float:
    return sum(figures) / len(figures)


def standard_error(figures: Sequence[float]) -> float:
    """The standard error of the mean; 0.5 for a single figure, which says nothing about it."""
    if len(figures) < 2:
        return 0.5
    middle = mean(figures)
    return sqrt(sum((figure - middle) ** 2 for figure in figures) / (len(figures) - 1) / len(figures))
