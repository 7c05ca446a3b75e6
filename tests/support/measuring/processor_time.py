"""A plugin of pytest: the processor time of each test, and the tests that took most (`--durations` of them).

    python -m pytest -p tests.support.measuring.processor_time tests/web/test_phone.py

Processor time says what a test costs, whatever else the machine does. It counts this process and all programs
that it has started and that still run or have been waited for: servers, computer players, the browser. With
`-n`, workers count for themselves, and what they share is counted by the test that used it.
"""

from __future__ import annotations

import os
from collections.abc import Generator
from contextlib import suppress
from typing import Final

import psutil
import pytest

#: Tests listed, unless `--durations` says how many.
LISTED: Final = 10
_PROPERTY: Final = "processor seconds"


def used() -> float:
    """Seconds of processor time so far, with all programs that were started here."""
    own = os.times()
    seconds = own.user + own.system + own.children_user + own.children_system
    for program in psutil.Process().children(recursive=True):
        with suppress(psutil.NoSuchProcess, psutil.AccessDenied):
            taken = program.cpu_times()
            seconds += taken.user + taken.system + taken.children_user + taken.children_system
    return seconds


class _Counter:
    """What had been used when the last part of a test (set-up, call, clean-up) ended."""

    last = 0.0


def pytest_collection_finish(session: pytest.Session) -> None:
    """Begin to count."""
    _Counter.last = used()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Note in the report of each part of a test what it has used; reports of workers are sent with it."""
    report = yield
    now = used()
    report.user_properties.append((_PROPERTY, max(0.0, now - _Counter.last)))
    _Counter.last = now
    return report


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """List the tests that used most, and what all used together."""
    seconds: dict[str, float] = {}
    for reports in terminalreporter.stats.values():
        for report in reports:
            for name, used_here in getattr(report, "user_properties", ()):
                if name == _PROPERTY:
                    seconds[report.nodeid] = seconds.get(report.nodeid, 0.0) + used_here
    listed = terminalreporter.config.getoption("durations") or LISTED
    terminalreporter.section("processor time")
    for test in sorted(seconds, key=lambda test: -seconds[test])[:listed]:
        terminalreporter.write_line(f"{seconds[test]:7.2f} s  {test}")
    terminalreporter.write_line(f"{sum(seconds.values()):7.2f} s  {len(seconds)} tests")
