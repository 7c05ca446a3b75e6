"""Are the chances honest? Of the positions said to be won with 30%, some 30% should have been won.

The Brier score is the mean square of what a chance was off: 0 is prophecy, ¼ is what one gets for saying 50%
all the time. Positions of one game share its result, so that many games are needed, not many positions.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from rubicon.analysis.game_analysis import TRUTH, Analysis
from rubicon.analysis.lookahead import mean

BINS = 5


@dataclass(frozen=True, slots=True)
class Forecast:
    """What was said of the first side in one position, and what came of it: 1, ½ or 0."""

    said: float
    came: float


@dataclass(frozen=True, slots=True)
class Calibration:
    """How well chances, seen through some eyes, foretold the results."""

    eyes: str
    forecasts: Sequence[Forecast]

    @property
    def brier(self) -> float:
        return mean([(one.said - one.came) ** 2 for one in self.forecasts])

    @property
    def constant(self) -> float:
        """The score of saying 50% all the time."""
        return mean([(0.5 - one.came) ** 2 for one in self.forecasts])

    @property
    def base(self) -> float:
        """The score of saying all the time how often the first side won in these very games."""
        rate = mean([one.came for one in self.forecasts])
        return mean([(rate - one.came) ** 2 for one in self.forecasts])

    def bins(self) -> list[tuple[int, float, float]]:
        """From low to high: how many forecasts, what was said on average, and what came."""
        found: list[tuple[int, float, float]] = []
        for number in range(BINS):
            inside = [one for one in self.forecasts if min(int(one.said * BINS), BINS - 1) == number]
            if inside:
                found.append((len(inside), mean([o.said for o in inside]), mean([o.came for o in inside])))
        return found

    def json(self) -> dict[str, Any]:
        return {
            "eyes": self.eyes,
            "positions": len(self.forecasts),
            "brier": round(self.brier, 4),
            "constant": round(self.constant, 4),
            "base": round(self.base, 4),
            "bins": [
                {"positions": count, "said": round(said, 4), "came": round(came, 4)}
                for count, said, came in self.bins()
            ],
        }


def calibrate(analyses: Iterable[Analysis]) -> list[Calibration]:
    """Hold the chances of finished games against their results: by all facts, by what each side knew, and, to
    compare, by judgement's guess alone."""
    found: dict[str, list[Forecast]] = {}
    for analysis in analyses:
        came = analysis.points[-1].chances[analysis.eyes[0]]
        names = {TRUTH: "truth", **dict(enumerate(analysis.game.sides))}
        for point in analysis.points[:-1]:
            for eyes, said in point.chances.items():
                found.setdefault(names[eyes], []).append(Forecast(said, came))
            for eyes, said in point.guesses.items():
                found.setdefault(f"{names[eyes]} at a glance", []).append(Forecast(said, came))
    return [Calibration(eyes, forecasts) for eyes, forecasts in found.items()]
