"""What a number of paired games says about the strength of two bots.

The two games of a pair share their luck, so the pair is the independent unit: its score is 0, ¼, ½, ¾ or 1.
The interval is Wilson's, which stays honest near 0 and 1 (where a t-interval over equal scores would shrink
to nothing), for an *effective* number of trials: n pairs with sample variance s² are worth n·p(1-p)/s² of
them. That number is kept between the number of pairs (the two games told the same story twice) and the number
of games (they were independent). Both ends err on the wide side.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence
from typing import Final

#: The normal deviate of a two-sided 95% interval.
Z95: Final = 1.959964

Interval = tuple[float, float]


def rate(pairs: Sequence[float]) -> float:
    """The score rate over pair scores."""
    return math.fsum(pairs) / len(pairs)


def effective_trials(pairs: Sequence[float]) -> float:
    """How many independent games the pairs are worth."""
    count = len(pairs)
    p = rate(pairs)
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
    return wilson(rate(pairs), effective_trials(pairs))


def elo(p: float) -> float:
    """The Elo difference at which a score rate of `p` is expected; infinite if nothing or all was won."""
    if p in (0, 1):
        return math.inf if p else -math.inf
    return 400 * math.log10(p / (1 - p))


def percentile(values: Sequence[int], share: float) -> int:
    """The least value that is not exceeded by this share of them."""
    return sorted(values)[max(0, math.ceil(share * len(values)) - 1)]
