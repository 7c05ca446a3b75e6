"""The figures, against values worked out by hand."""

from __future__ import annotations

import math
from random import Random

import pytest

from rubicon.arena.statistics import (
    effective_trials,
    elo,
    percentile,
    rate_interval,
    ratings,
    score_rate,
    wilson,
)


def test_wilson_as_in_the_books() -> None:
    # 81 of 263 (Newcombe 1998): 0.2553 to 0.3662; 0 of 20: 0 to 0.1611
    assert wilson(81 / 263, 263) == pytest.approx((0.2553, 0.3662), abs=5e-5)
    assert wilson(0, 20) == pytest.approx((0.0, 0.1611), abs=5e-5)
    assert wilson(1, 29) == pytest.approx((0.8830, 1.0), abs=5e-5)


def test_pairs_that_repeat_themselves_count_once() -> None:
    # p = 1/2, s² = 5 · ¼ · 2 / 9: a little over p(1-p), so as many trials as pairs
    pairs = [0.0, 1.0] * 5
    assert effective_trials(pairs) == 10
    assert rate_interval(pairs) == wilson(0.5, 10)


def test_pairs_that_tell_more() -> None:
    # p = 5/8; the deviations are ±3/8, ±1/8: s² = (9 + 9 + 1 + 1) / 64 / 3 = 5/48; p(1-p) = 15/64
    pairs = [1.0, 0.25, 0.75, 0.5]
    assert score_rate(pairs) == 0.625
    assert effective_trials(pairs) == 8  # 4 · 15/64 · 48/5 = 9 is more than the games
    # p = 3/4; the deviations are ¼ ¼ ¼ -¾: s² = 12/16/3 = 1/4; p(1-p) = 3/16: fewer than the pairs
    assert effective_trials([1.0, 1.0, 1.0, 0.0]) == 4
    # p = 1/2, deviations ½ -½ ½ -½ 0 0 0 0: s² = 1/7; 8 · ¼ · 7 = 14, between 8 and 16
    assert effective_trials([1.0, 0.0, 1.0, 0.0, 0.5, 0.5, 0.5, 0.5]) == pytest.approx(14)


@pytest.mark.parametrize("score", [0.0, 0.5, 1.0])
def test_equal_pairs_are_no_certainty(score: float) -> None:
    low, high = rate_interval([score] * 10)
    assert 0 <= low <= score <= high <= 1
    assert high - low > 0.2


def test_one_pair_says_little() -> None:
    assert rate_interval([0.75]) == wilson(0.75, 1)


def test_the_interval_covers_the_truth() -> None:
    """Pairs with shared dice: with probability ½ the deal decides both games, for the same side."""
    rng = Random(5)
    covered = 0
    for _ in range(2000):
        pairs = [
            0.5 if rng.random() < 0.5 else ((rng.random() < 0.7) + (rng.random() < 0.7)) / 2
            for _ in range(40)
        ]
        low, high = rate_interval(pairs)
        covered += low <= 0.6 <= high
    assert covered / 2000 > 0.94


def test_elo() -> None:
    assert elo(0.5) == 0
    assert elo(0.75) == pytest.approx(190.85, abs=0.005)
    assert elo(10 / 11) == pytest.approx(400)
    assert elo(0.25) == pytest.approx(-elo(0.75))
    assert (elo(0), elo(1)) == (-math.inf, math.inf)


def test_ratings_of_two_are_their_elo() -> None:
    # 300 of 400 pairs and a drawn game of our own; the interval by hand: 1.96 · 173.7 / sqrt(n·p·(1-p))
    pairs = [1.0, 1.0, 1.0, 0.0] * 100
    (zero, none), (value, half) = ratings(2, {(0, 1): pairs}, 0)
    assert (zero, none) == (0.0, 0.0)
    p = 300.5 / 401
    assert value == pytest.approx(-elo(p))
    assert half == pytest.approx(1.959964 * 400 / math.log(10) / math.sqrt(401 * p * (1 - p)))


def test_ratings_put_all_on_one_scale() -> None:
    """Where the scores are those that the strengths predict, the strengths are found again."""
    strengths = [-300, -120, 0, 40, 250]
    rng = Random(3)
    meetings = {}
    for one in range(5):
        for other in range(one + 1, 5):
            p = 1 / (1 + 10 ** ((strengths[other] - strengths[one]) / 400))
            meetings[one, other] = [((rng.random() < p) + (rng.random() < p)) / 2 for _ in range(4000)]
    found = ratings(5, meetings, 2)
    assert found[2] == (0.0, 0.0)
    for (value, half), strength in zip(found, strengths, strict=True):
        assert abs(value - strength) <= 1.5 * half
        assert half < 12
    chain = {two: pairs for two, pairs in meetings.items() if two[1] == two[0] + 1}
    for (value, half), (_, closer) in zip(ratings(5, chain, 2), found, strict=True):
        assert half >= closer
        assert math.isfinite(value)


def test_ratings_of_those_who_won_everything() -> None:
    (_, none), (value, half) = ratings(2, {(0, 1): [0.0] * 10}, 0)
    assert 400 < value < 700
    assert half > 300
    assert none == 0


def test_percentile() -> None:
    assert percentile(range(1, 101), 0.95) == 95
    assert percentile([7], 0.95) == 7
    assert percentile([3, 1, 2], 0.5) == 2
