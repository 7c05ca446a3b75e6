"""Statistics of paired games: score rates, intervals and Elo.

The two games of a pair have the same dice, so the pair is the independent unit: its score is 0, ¼, ½, ¾ or 1.
The interval is Wilson's, which stays honest near 0 and 1 (where a t-interval over equal scores would shrink
to nothing), for an *effective* number of trials: n pairs with sample variance s² are worth n·p(1-p)/s² of
them. That number is kept between the number of pairs (as if the two games always had the same result) and the
number of games (as if they were independent). Both ends make the interval wider rather than narrower.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Mapping, Sequence
from typing import Final

#: The normal deviate of a two-sided 95% interval.
Z95: Final = 1.959964

Interval = tuple[float, float]


def score_rate(pairs: Sequence[float]) -> float:
    """The score rate over pair scores."""
    return math.fsum(pairs) / len(pairs)


def effective_trials(pairs: Sequence[float]) -> float:
    """The number of independent games that the pairs are worth."""
    count = len(pairs)
    p = score_rate(pairs)
    if count < 2 or p in (0, 1):
        return count
    variance = statistics.variance(pairs)
    if count * p * (1 - p) >= 2 * count * variance:
        return 2 * count
    return max(count, count * p * (1 - p) / variance)


def wilson(p: float, trials: float) -> Interval:
    """Wilson's 95% score interval of a rate `p` seen in `trials`."""
    spread = Z95 * Z95 / trials
    middle = (p + spread / 2) / (1 + spread)
    half = math.sqrt(p * (1 - p) * spread + spread * spread / 4) / (1 + spread)
    return (0.0 if p == 0 else max(0.0, middle - half)), (1.0 if p == 1 else min(1.0, middle + half))


def rate_interval(pairs: Sequence[float]) -> Interval:
    """The 95% interval of the score rate."""
    return wilson(score_rate(pairs), effective_trials(pairs))


def elo(p: float) -> float:
    """The Elo difference at which a score rate of `p` is expected; infinite for 0 and 1."""
    if p in (0, 1):
        return math.inf if p else -math.inf
    return 400 * math.log10(p / (1 - p))


def ratings(
    count: int, meetings: Mapping[tuple[int, int], Sequence[float]], anchor: int
) -> list[tuple[float, float]]:
    """Elo of `count` bots on one scale, each with the half width of its 95% interval, relative to `anchor`.

    These are the most likely strengths (Bradley and Terry) for the pair scores of all meetings, which must
    link every bot to every other. A meeting counts as its effective trials and one drawn game more, so that a
    bot that won everything still has a finite Elo. Intervals come from the likelihood's curvature.
    """
    seen = {two: (score_rate(pairs), effective_trials(pairs)) for two, pairs in meetings.items()}
    free = [bot for bot in range(count) if bot != anchor]
    place = {bot: row for row, bot in enumerate(free)}
    strength = [0.0] * count
    while True:
        slope = [0.0] * len(free)
        curvature = [[0.0] * len(free) for _ in free]
        for (one, other), (score, trials) in seen.items():
            expected = 1 / (1 + math.exp(strength[other] - strength[one]))
            surprise = trials * (score - expected) + (0.5 - expected)
            weight = (trials + 1) * expected * (1 - expected)
            for bot, sign in ((one, 1), (other, -1)):
                if bot != anchor:
                    slope[place[bot]] += sign * surprise
                    curvature[place[bot]][place[bot]] += weight
            if anchor not in (one, other):
                curvature[place[one]][place[other]] -= weight
                curvature[place[other]][place[one]] -= weight
        spread = _inverse(curvature)
        steps = [sum(a * b for a, b in zip(row, slope, strict=True)) for row in spread]
        for bot, step in zip(free, steps, strict=True):
            strength[bot] += max(-1.0, min(1.0, step))  # Newton's step, limited
        if max(map(abs, steps)) < 1e-9:
            break
    unit = 400 / math.log(10)
    half = [
        Z95 * unit * math.sqrt(spread[place[bot]][place[bot]]) if bot in place else 0.0
        for bot in range(count)
    ]
    return [(unit * value, width) for value, width in zip(strength, half, strict=True)]


def _inverse(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """The inverse of a symmetric, positive definite matrix, by elimination."""
    size = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for i in range(size):
        rows[i] = [value / rows[i][i] for value in rows[i]]
        for j in range(size):
            if j != i:
                factor = rows[j][i]
                rows[j] = [a - factor * b for a, b in zip(rows[j], rows[i], strict=True)]
    return [row[size:] for row in rows]


def percentile(values: Sequence[int], share: float) -> int:
    """The least value that at least this share of the values does not exceed."""
    return sorted(values)[max(0, math.ceil(share * len(values)) - 1)]
