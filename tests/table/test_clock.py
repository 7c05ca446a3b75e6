"""Clocks: what counts, what others see, and that nothing is forced."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rubicon.core.game import SPECTATOR, RubiconError
from rubicon.core.message import message
from rubicon.table.changes import Refused
from rubicon.table.clock import DAY_SECONDS, Clock, Pause, elapsed, parse_clock
from tests.support.table_driver import TableDriver


@pytest.mark.parametrize("text", ["none", "live 1800+20", "live 60+0", "days 3", "days 3 pauses 2x7"])
def test_settings_read_back(text: str) -> None:
    assert str(parse_clock(text)) == text


@pytest.mark.parametrize(
    "text",
    ["", "live", "live 5+0", "live 1800", "days 0", "days 99", "days 3 pauses 0x7", "days 3 pauses 2x99"],
)
def test_other_settings_are_refused(text: str) -> None:
    with pytest.raises(RubiconError, match=r"clock|move|days"):
        parse_clock(text)


def test_a_live_clock_runs_for_the_side_that_decides_and_gains_with_each_move() -> None:
    clock = Clock(parse_clock("live 60+5"), 2)
    clock.start(0, [0])
    clock.step(10, 0, [0], cut=False)
    assert clock.left(0, 10) == 50
    clock.step(20, 0, [1], cut=True)
    assert clock.left(0, 500) == 45  # 20 used, 5 gained; it stands still now
    assert clock.left(1, 21) == 59
    assert not clock.is_out_of_time(1, 79)
    assert clock.is_out_of_time(1, 80)
    assert clock.can_claim(0, 80)
    assert not clock.can_claim(1, 80)
    assert clock.runs_out_at(1, 30) == 80


def test_days_start_again_with_each_move_and_pauses_stop_them() -> None:
    clock = Clock(parse_clock("days 2 pauses 1x7"), 2)
    clock.start(0, [0])
    assert clock.runs_out_at(0, 0) == 2 * DAY_SECONDS
    pause = clock.next_pause(0, DAY_SECONDS)
    clock.pauses.append(pause)
    assert (pause.start, pause.end) == (DAY_SECONDS, 8 * DAY_SECONDS)
    assert clock.left(0, 5 * DAY_SECONDS) == DAY_SECONDS
    assert clock.runs_out_at(0, DAY_SECONDS) == 9 * DAY_SECONDS
    assert clock.views(1, 5 * DAY_SECONDS)[0].paused_until == 8 * DAY_SECONDS
    with pytest.raises(RubiconError, match="no pause left"):
        clock.next_pause(0, 2 * DAY_SECONDS)
    clock.step(8.5 * DAY_SECONDS, 0, [1], cut=True)
    assert clock.left(0, 8.5 * DAY_SECONDS) == 2 * DAY_SECONDS


def test_while_both_choose_nobody_sees_whether_the_other_has() -> None:
    seen = []
    for chosen in (False, True):
        clock = Clock(parse_clock("live 60+5"), 2)
        clock.start(0, [0, 1])
        if chosen:
            clock.step(10, 0, [1], cut=False)
        seen.append([clock.views(viewer, 30) for viewer in (1, SPECTATOR)] + [clock.can_claim(1, 500)])
    assert seen[0] == seen[1]
    assert seen[0][2] is False


SPANS = st.lists(st.tuples(st.floats(0, 100), st.floats(0, 50)), max_size=4)


@given(st.floats(0, 100), st.floats(0, 100), st.floats(0, 100), SPANS)
def test_time_adds_up(
    first: float, second: float, third: float, spans: Sequence[tuple[float, float]]
) -> None:
    start, middle, end = sorted((first, second, third))
    pauses, at = [], 0.0
    for gap, length in spans:  # one after the other, as `Clock.next_pause` makes them
        pauses.append(Pause(0, at + gap, at + gap + length))
        at += gap + length
    whole = elapsed(start, end, 0, pauses)
    assert 0 <= whole <= end - start + 1e-9
    parts = elapsed(start, middle, 0, pauses) + elapsed(middle, end, 0, pauses)
    assert whole == pytest.approx(parts, abs=1e-6)
    assert elapsed(start, end, 1, pauses) == end - start


@dataclass(frozen=True)
class Step:
    """Who acts after how long, who decides then, and whether it is a cut."""

    wait: float
    side: int
    deciders: tuple[int, ...]
    cut: bool


STEPS = st.lists(
    st.builds(
        Step,
        st.floats(0, 50),
        st.sampled_from((0, 1)),
        st.sampled_from(((0,), (1,), (0, 1))),
        st.booleans(),
    ),
    max_size=15,
)


@settings(max_examples=200, deadline=None)
@given(STEPS, st.sampled_from(("live 100+5", "days 2 pauses 3x1")), st.floats(0, 500))
def test_what_others_see_changes_at_cuts_only(steps: Sequence[Step], text: str, later: float) -> None:
    """Leave out what happened since the last cut: everybody else sees the same."""
    clock, bare = Clock(parse_clock(text), 2), Clock(parse_clock(text), 2)
    for made in (clock, bare):
        made.start(0, [0, 1])
    now, last = 0.0, max([n for n, step in enumerate(steps, 1) if step.cut], default=0)
    for number, step in enumerate(steps, 1):
        now += step.wait
        clock.step(now, step.side, step.deciders, step.cut)
        if number <= last:
            bare.step(now, step.side, step.deciders, step.cut)
    assert clock.views(SPECTATOR, now + later) == bare.views(SPECTATOR, now + later)
    for side in (0, 1):
        assert clock.views(side, now + later)[1 - side] == bare.views(side, now + later)[1 - side]
        end = clock.runs_out_at(side, now)
        if end is not None:
            assert clock.is_out_of_time(side, end + 0.001)
            assert end <= now + 0.001 or not clock.is_out_of_time(side, end - 0.001)


def test_time_out_is_offered_and_never_forced() -> None:
    driver = TableDriver(clock="live 60+0")
    driver.act(0, "bid 1")
    driver.act(0, "seal")
    driver.now += 100
    with pytest.raises(Refused, match="nothing to claim") as refused:  # blue has still to choose itself
        driver.table.claim(1, "win", driver.key(), driver.now)
    assert refused.value.code == "clock"
    assert driver.table.can_claim(0, driver.now)
    driver.act(1, "bid 2")  # blue goes on all the same
    driver.act(1, "seal")
    assert driver.table.ending is None
    change = driver.keep(driver.table.claim(0, "draw", driver.key(), driver.now))
    assert change.ending is not None
    assert (change.ending.winner, change.ending.reason) == (
        None,
        message("end-no-time", side="blue"),
    )
    assert driver.reload().clocks(0, driver.now) == driver.table.clocks(0, driver.now)


def test_both_sides_grant_themselves_pauses() -> None:
    driver = TableDriver(clock="days 1 pauses 1x7")
    for side in (0, 1):
        driver.keep(driver.table.pause(side, driver.key(), driver.now))
        with pytest.raises(Refused, match="no pause left"):
            driver.table.pause(side, driver.key(), driver.now)
    assert driver.reload().clocks(0, driver.now + 3 * DAY_SECONDS) == driver.table.clocks(
        0, driver.now + 3 * DAY_SECONDS
    )
    assert not driver.table.recorded.clock.is_out_of_time(0, driver.now + 7.5 * DAY_SECONDS)
    assert driver.table.recorded.clock.is_out_of_time(0, driver.now + 8 * DAY_SECONDS)
    with pytest.raises(Refused, match="Only games with days"):
        TableDriver(clock="live 60+0").table.pause(0, "k", 0)
