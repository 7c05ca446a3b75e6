"""Measures whether win chances are right: of the positions with a chance of 30%, about 30% should be won.

The Brier score is the mean squared error of the chances: 0 is perfect, ¼ is the score of always saying 50%.
All positions of a game share its result. That is why it takes many games, not many positions.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from rubicon.analysis.game_analysis import TRUTH, Analysis
from rubicon.analysis.lookahead import mean

#: Forecasts are grouped into this many ranges of equal width.
BINS = 5


@dataclass(frozen=True, slots=True)
class Forecast:
    """The first side's chance in one position, and the result of the game: 1, ½ or 0."""

    chance: float
    result: float


@dataclass(frozen=True, slots=True)
class Calibration:
    """How well the chances from one viewpoint predicted the results."""

    viewpoint: str
    forecasts: Sequence[Forecast]

    @property
    def brier(self) -> float:
        return mean([(one.chance - one.result) ** 2 for one in self.forecasts])

    @property
    def coin_flip_brier(self) -> float:
        """The Brier score of always saying 50%."""
        return mean([(0.5 - one.result) ** 2 for one in self.forecasts])

    @property
    def base_rate_brier(self) -> float:
        """The Brier score of always saying the first side's average result in these games."""
        rate = mean([one.result for one in self.forecasts])
        return mean([(rate - one.result) ** 2 for one in self.forecasts])

    def bins(self) -> list[tuple[int, float, float]]:
        """From low to high: the number of forecasts, their mean chance, and their mean result."""
        found: list[tuple[int, float, float]] = []
        for number in range(BINS):
            inside = [one for one in self.forecasts if min(int(one.chance * BINS), BINS - 1) == number]
            if inside:
                found.append(
                    (len(inside), mean([o.chance for o in inside]), mean([o.result for o in inside]))
                )
        return found

    def to_json(self) -> dict[str, Any]:
        return {
            "eyes": self.viewpoint,
            "positions": len(self.forecasts),
            "brier": round(self.brier, 4),
            "constant": round(self.coin_flip_brier, 4),
            "base": round(self.base_rate_brier, 4),
            "bins": [
                {"positions": count, "said": round(chance, 4), "came": round(result, 4)}
                for count, chance, result in self.bins()
            ],
        }


def measure_calibration(analyses: Iterable[Analysis]) -> list[Calibration]:
    """Compare the chances of finished games with their results: with all facts known, by what each side knew,
    and by judgement's guess alone."""
    found: dict[str, list[Forecast]] = {}
    for analysis in analyses:
        result = analysis.points[-1].chances[analysis.viewpoints[0]]
        names = {TRUTH: "truth", **dict(enumerate(analysis.game.sides))}
        for point in analysis.points[:-1]:
            for viewpoint, chance in point.chances.items():
                found.setdefault(names[viewpoint], []).append(Forecast(chance, result))
            for viewpoint, chance in point.guesses.items():
                found.setdefault(f"{names[viewpoint]} at a glance", []).append(Forecast(chance, result))
    return [Calibration(viewpoint, forecasts) for viewpoint, forecasts in found.items()]
