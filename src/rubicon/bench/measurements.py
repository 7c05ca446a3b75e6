"""Measurements: one quantity measured several times, with its median and spread."""

from __future__ import annotations

import gc
import math
import statistics
import time
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

#: One measurement: the name of the figure, its unit, the value.
Reading = tuple[str, str, float]

#: Measures something for about the given number of seconds.
MeasureTask = Callable[[float], Iterable[Reading]]

#: CPU time is not disturbed by other programs that use the processor. Where its resolution is too coarse,
#: wall time is used.
CPU_TIME = time.get_clock_info("process_time").resolution <= 1e-6
clock: Callable[[], float] = time.process_time if CPU_TIME else time.perf_counter


@dataclass(frozen=True, slots=True)
class Measurement:
    """One quantity: the values of all repetitions, in the order in which they were taken."""

    unit: str
    runs: tuple[float, ...]

    @property
    def median(self) -> float:
        return statistics.median(self.runs)

    @property
    def spread(self) -> tuple[float, float]:
        """The quartiles: the middle half of the repetitions lies between them."""
        if len(self.runs) == 1:
            return self.runs[0], self.runs[0]
        low, _, high = statistics.quantiles(self.runs, n=4, method="inclusive")
        return low, high

    @property
    def higher_is_better(self) -> bool:
        return self.unit.endswith("/s") or self.unit == "×"

    @property
    def timed(self) -> bool:
        """Does it depend on how fast the machine is at the moment?"""
        return self.unit.endswith("/s") or self.unit in ("µs", "ms")

    def to_json(self) -> dict[str, Any]:
        low, high = self.spread
        return {
            "median": _six_digits(self.median),
            "low": _six_digits(low),
            "high": _six_digits(high),
            "unit": self.unit,
            "runs": [_six_digits(run) for run in self.runs],
        }

    @classmethod
    def from_json(cls, data: Any) -> Measurement:
        """Read what `to_json` wrote. Raises `ValueError` for anything else."""
        if not isinstance(data, dict):
            raise ValueError("a figure is not an object")
        unit, runs = data.get("unit"), data.get("runs")
        if not isinstance(unit, str) or not isinstance(runs, list) or not runs:
            raise ValueError("a figure has no 'unit' or no 'runs'")
        for run in runs:
            if isinstance(run, bool) or not isinstance(run, int | float) or not 0 < run < math.inf:
                raise ValueError(f"a figure has the run {run!r}")
        return cls(unit, tuple(float(run) for run in runs))


Measurements = dict[str, Measurement]


def _six_digits(value: float) -> float:
    return float(f"{value:.6g}")


def collect_readings(readings: Iterable[Reading]) -> Measurements:
    """Combine the readings of each name into one measurement."""
    units: dict[str, str] = {}
    runs: dict[str, list[float]] = {}
    for name, unit, value in readings:
        units[name] = unit
        runs.setdefault(name, []).append(value)
    return {name: Measurement(units[name], tuple(values)) for name, values in runs.items()}


def run_tasks(
    tasks: Mapping[str, MeasureTask], seconds: float, repeat: int, show_status: Callable[[str], None]
) -> Measurements:
    """Warm up every task, then run all of them in turn, `repeat` times.

    In turn, so that a change in the machine's speed affects all alike. `show_status` is called with a text
    before each step.
    """
    readings: list[Reading] = []
    for name, task in tasks.items():
        show_status(f"warming up: {name}")
        list(task(seconds / 2))
    # Objects that exist now belong to the benchmark. The collector need not scan them while we measure.
    gc.collect()
    gc.freeze()
    try:
        for turn in range(repeat):
            for name, task in tasks.items():
                show_status(f"measuring, {turn + 1} of {repeat}: {name}")
                readings += task(seconds)
    finally:
        gc.unfreeze()
    return collect_readings(readings)
