"""Playouts, and the calibration of guesses."""

from __future__ import annotations

from random import Random

import pytest

from rubicon.analysis.advice import Advisor
from rubicon.analysis.lookahead import (
    CalibrationSample,
    ChanceCalibrator,
    Estimate,
    Playout,
    TwoStepEstimate,
    calibration_samples,
    standard_error,
)
from rubicon.core.game import RubiconError
from rubicon.games.julius_caesar import GAME
from tests.support.toy import TOY
from tests.support.toy_judgement import FORUM, play_randomly


def two_step_estimate(value: float, final: bool = False) -> TwoStepEstimate:
    return TwoStepEstimate(Estimate(value, final), Estimate(value, final), 0.5)


def test_the_same_seed_has_the_same_luck() -> None:
    state = play_randomly(3, GAME, decisions=30).state
    judgement = GAME.judgement()
    first, again, other = (
        Playout(FORUM, judgement, state.clone(), 0, seed).two_step_estimate(0.0) for seed in ("1", "1", "2")
    )
    assert first == again != other


def test_a_playout_looks_as_far_as_it_should() -> None:
    judgement = FORUM.judgement()
    start = play_randomly(1, decisions=0)
    state = start.state.clone()
    found_estimate = Playout(FORUM, judgement, state, 0, "x").two_step_estimate(1.0)
    assert found_estimate.first is found_estimate.second
    assert state.save()["round"] == 2
    state = start.state.clone()
    Playout(FORUM, judgement, state, 0, "x").two_step_estimate(0.0)
    assert state.save()["round"] == 3


def test_anchors_hold_the_guesses_and_the_result() -> None:
    state = play_randomly(1, decisions=0).state.clone()
    found = calibration_samples(Playout(FORUM, FORUM.judgement(), state, 0, "x"), 7)
    outcome = state.outcome()
    assert outcome is not None
    assert len(found) == 2
    assert {one.result for one in found} == {0.5 if outcome.winner is None else float(outcome.winner == 0)}
    assert {one.position for one in found} == {7}


def test_without_anchors_a_guess_is_taken_for_what_it_says() -> None:
    calibrator = ChanceCalibrator([])
    assert calibrator.chance(two_step_estimate(0.3), 0) == pytest.approx(0.3)
    assert calibrator.chance(two_step_estimate(1.0, final=True), 0) == 1.0


def test_guesses_that_are_too_sure_are_tempered() -> None:
    rng = Random(1)
    found = [
        CalibrationSample(0, guess, float(rng.random() < truth))
        for guess, truth in ((0.98, 0.6), (0.02, 0.4))
        for _ in range(200)
    ]
    calibrator = ChanceCalibrator(found)
    assert calibrator.chance(two_step_estimate(0.98), 0) == pytest.approx(0.6, abs=0.08)
    assert calibrator.chance(two_step_estimate(0.02), 0) == pytest.approx(0.4, abs=0.08)
    assert calibrator.error(0.5) < 0.05 < ChanceCalibrator(found[:5]).error(0.5)


def test_the_other_side_sees_the_same_reversed() -> None:
    found = [CalibrationSample(0, 0.2 + 0.05 * number, float(number % 3 == 0)) for number in range(12)]
    mine, theirs = ChanceCalibrator(found), ChanceCalibrator([one.reversed() for one in found])
    assert mine.chance(two_step_estimate(0.7), 0) == pytest.approx(
        1 - theirs.chance(two_step_estimate(0.3), 0), abs=1e-6
    )


def test_what_guesses_are_worth_may_drift() -> None:
    found = [CalibrationSample(when, 0.5, float(when >= 50)) for when in range(100)]
    calibrator = ChanceCalibrator(found, reach=10)
    assert calibrator.chance(two_step_estimate(0.5), 5) < 0.2
    assert calibrator.chance(two_step_estimate(0.5), 95) > 0.8
    assert ChanceCalibrator(found).chance(two_step_estimate(0.5), 5) == pytest.approx(0.5, abs=0.02)


def test_an_error_needs_more_than_one_figure() -> None:
    assert standard_error([0.4]) == 0.5
    assert standard_error([0.3, 0.5]) == pytest.approx(0.1)


def test_a_title_without_judgement_says_so() -> None:
    with pytest.raises(RubiconError, match="Forum has no judgement"):
        Advisor(TOY, 1)
