"""Two runs side by side: what got slower or faster by more than the measurements vary."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rubicon.bench.measurements import Measurement, Measurements
from rubicon.core.game import RubiconError

FORMAT = "rubicon-bench"
VERSION = 1

#: Gains and losses below this share are never reported as a change.
MIN_GAIN = 0.02

#: Figures whose names begin like this say nothing about Rubicon's speed.
EXCLUDED_PREFIXES = ("machine", "python", "peer ", "choices")


@dataclass(frozen=True, slots=True)
class BenchmarkRun:
    """One run: facts about it, and its figures by title id; those that belong to no title are under ''."""

    facts: Mapping[str, Any]
    figures: Mapping[str, Measurements]

    def to_json(self) -> dict[str, Any]:
        def group(figures: Measurements) -> dict[str, Any]:
            return {name: figure.to_json() for name, figure in figures.items()}

        return {
            "format": FORMAT,
            "version": VERSION,
            **self.facts,
            "figures": group(self.figures.get("", {})),
            "titles": {title: group(figures) for title, figures in self.figures.items() if title},
        }


@dataclass(frozen=True, slots=True)
class FigureChange:
    """A figure that both runs have. `gain` is 0.1 for a tenth better, corrected for the machine's speed.
    `significant` says whether the change is larger than the measurements vary.
    """

    title: str
    name: str
    old: Measurement
    new: Measurement
    gain: float
    significant: bool

    def to_json(self) -> dict[str, Any]:
        """The change as JSON data: medians then and now, and the gain as a share."""
        return {
            "title": self.title,
            "figure": self.name,
            "then": self.old.median,
            "now": self.new.median,
            "unit": self.new.unit,
            "gain": round(self.gain, 4),
            "significant": self.significant,
        }


def read_run(path: Path) -> BenchmarkRun:
    """Read an earlier run: a file written by `--json FILE`, or saved output, whose last line is the same.

    Raises `RubiconError` if it is neither.
    """
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as problem:
        raise RubiconError(f"Cannot read {path}: {problem.strerror}.") from None
    except UnicodeDecodeError:
        raise RubiconError(f"Cannot read {path}: it is not text.") from None
    try:
        return _parse(text)
    except ValueError as problem:
        raise RubiconError(f"{path} is not the result of a benchmark: {problem}.") from None


def _parse(text: str) -> BenchmarkRun:
    lines = text.strip().splitlines()
    try:
        data = json.loads(text if lines and lines[0] == "{" else lines[-1])
    except (ValueError, IndexError, RecursionError):
        raise ValueError("there is no JSON in it, or only part of it") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise ValueError(f"its 'format' is not '{FORMAT}'")
    if data.get("version") != VERSION:
        raise ValueError(f"it has version {data.get('version')}, and only {VERSION} can be read")
    titles = data.get("titles")
    if not isinstance(titles, dict):
        raise ValueError("it has no 'titles'")
    facts = {key: value for key, value in data.items() if key not in ("figures", "titles")}
    return BenchmarkRun(
        facts, {"": _figures(data.get("figures")), **{t: _figures(g) for t, g in titles.items()}}
    )


def _figures(group: Any) -> Measurements:
    if not isinstance(group, dict):
        raise ValueError("a group of figures is missing")
    return {name: Measurement.from_json(figure) for name, figure in group.items()}


def machine_change(old: Measurements, new: Measurements) -> float:
    """How much faster the machine was in the new run: 1.1 for a tenth, 1 if unknown."""
    for name in ("machine", "python"):
        if name in old and name in new and old[name].median > 0 and new[name].median > 0:
            faster = new[name].median / old[name].median
            return faster if new[name].higher_is_better else 1 / faster
    return 1.0


def changes(old: BenchmarkRun, new: BenchmarkRun) -> list[FigureChange]:
    """A change for every figure that both runs have."""
    found: list[FigureChange] = []
    for title, figures in new.figures.items():
        before = old.figures.get(title, {})
        pace = machine_change(before, figures)
        found += [
            _change(title, name, before[name], figure, pace)
            for name, figure in figures.items()
            if name in before and before[name].unit == figure.unit and not name.startswith(EXCLUDED_PREFIXES)
        ]
    return found


def _change(title: str, name: str, old: Measurement, new: Measurement, pace: float) -> FigureChange:
    """Compare two figures. They differ if the middle halves of their repetitions do not overlap."""
    if not new.timed:
        pace = 1.0
    elif not new.higher_is_better:
        pace = 1 / pace
    low, high = (value / pace for value in new.spread)
    apart = low > old.spread[1] or high < old.spread[0]
    median = new.median / pace
    better, worse = (median, old.median) if new.higher_is_better else (old.median, median)
    gain = better / worse - 1 if worse > 0 else 0.0
    return FigureChange(title, name, old, new, gain, apart and abs(gain) >= MIN_GAIN)
