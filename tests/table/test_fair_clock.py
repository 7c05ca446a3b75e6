"""What players cannot help is not charged, and what is given back tells nothing about the other side."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rubicon.core.game import SPECTATOR
from rubicon.table.clock import (
    LAG_GAIN,
    LAG_RESERVE_SECONDS,
    LEFT_SECONDS,
    Clock,
    Credit,
    Delivery,
    Outage,
    Pause,
    elapsed,
    parse_clock,
)
from tests.support.table_driver import TableDriver

STRETCHES = st.lists(st.tuples(st.floats(0, 100), st.floats(0, 50)), max_size=5)


def give(clock: Clock, side: int, line: int, now: float, delivery: Delivery) -> Credit | None:
    """Have the clock give back what it can."""
    credit = clock.credit(side, line, now, delivery)
    if credit is not None:
        clock.add_credit(credit)
    return credit


@given(st.integers(0, 100), st.integers(0, 100), STRETCHES, STRETCHES)
def test_a_moment_is_free_once_however_many_stretches_cover_it(
    first: int,
    second: int,
    pauses: Sequence[tuple[float, float]],
    outages: Sequence[tuple[float, float]],
) -> None:
    start, end = sorted((first, second))
    paused = [Pause(0, at, at + length) for at, length in pauses]
    out = [Outage(at, at + length) for at, length in outages]
    free: list[Pause | Outage] = [*paused, *out]
    moments = sorted({float(start), float(end), *(t for s in free for t in (s.start, s.end))})
    counted = sum(
        after - before
        for before, after in pairwise(moments)
        if start <= before and after <= end and not any(s.start <= before and after <= s.end for s in free)
    )
    assert elapsed(start, end, 0, paused, out) == pytest.approx(counted, abs=1e-6)


@pytest.mark.parametrize("clock_text", ["live 600+0", "days 1"])
def test_no_clock_runs_while_the_server_can_store_nothing(clock_text: str) -> None:
    clock = Clock(parse_clock(clock_text), 2)
    clock.start(0, [0])
    clock.outages.append(Outage(10, 400))
    whole = clock.settings.time
    assert clock.left(0, 450) == whole - 60
    assert [view.left for view in clock.views(1, 450)] == [whole - 60, whole]
    assert not clock.is_out_of_time(0, whole + 389)
    assert clock.is_out_of_time(0, whole + 390)


def test_nobody_has_left_while_the_server_was_away() -> None:
    clock = Clock(parse_clock("none"), 2)
    clock.start(0, [0])
    clock.outages.append(Outage(100, 100 + LEFT_SECONDS))
    assert not clock.can_claim(1, LEFT_SECONDS + 50)
    assert clock.can_claim(1, 2 * LEFT_SECONDS)


def test_what_the_server_took_to_send_is_given_back_whole() -> None:
    clock = Clock(parse_clock("live 600+0"), 2)
    clock.start(0, [0])
    give(clock, 0, 7, 38.0, Delivery(30.0, 30.0, 0.0))
    clock.step(38.0, 0, [1], cut=True, line=7)
    assert clock.left(0, 38.0) == 592.0


def test_lag_is_given_back_up_to_a_bound_that_grows_again() -> None:
    clock = Clock(parse_clock("live 600+0"), 2)
    clock.start(0, [0])
    now, given_back = 0.0, 0.0
    for line in range(1, 41):
        now += 10.0
        credit = give(clock, 0, line, now, Delivery(0.0, now - 9.0, 5.0))  # pings are answered late
        given_back += 0.0 if credit is None else credit.network
        clock.step(now, 0, [0], cut=False, line=line)
    assert clock.left(0, now) == pytest.approx(600 - now + given_back)
    assert given_back == pytest.approx(LAG_RESERVE_SECONDS + LAG_GAIN * 390.0)


def test_lag_is_never_more_than_the_time_since_the_position_was_sent() -> None:
    clock = Clock(parse_clock("live 600+0"), 2)
    clock.start(0, [0])
    credit = clock.credit(0, 1, 10.0, Delivery(0.0, 9.9, 1.5))
    assert credit is not None
    assert credit.network == pytest.approx(0.1)


@pytest.mark.parametrize("clock_text", ["none", "days 2"])
def test_only_live_clocks_count_such_small_times(clock_text: str) -> None:
    clock = Clock(parse_clock(clock_text), 2)
    clock.start(0, [0])
    assert clock.credit(0, 1, 10.0, Delivery(5.0, 6.0, 1.0)) is None


def test_before_a_cut_nobody_else_sees_that_a_side_was_given_something_back() -> None:
    seen = []
    for chosen in (False, True):
        clock = Clock(parse_clock("live 60+5"), 2)
        clock.start(0, [0, 1])
        if chosen:
            give(clock, 0, 1, 10, Delivery(2.0, 2.0, 1.0))
            clock.step(10, 0, [1], cut=False, line=1)
        seen.append([clock.views(viewer, 30) for viewer in (1, SPECTATOR)])
    assert seen[0] == seen[1]


def test_what_a_side_is_given_back_does_not_tell_whether_the_other_has_chosen() -> None:
    left = []
    for chosen in (False, True):
        clock = Clock(parse_clock("live 60+5"), 2)
        clock.start(0, [0, 1])
        if chosen:
            clock.step(10, 0, [1], cut=False, line=1)
        line = 2 if chosen else 1
        give(clock, 1, line, 20, Delivery(4.0, 4.0, 1.0))
        clock.step(20, 1, [] if chosen else [0], cut=False, line=line)
        left.append(clock.left(1, 20))
    assert left[0] == left[1] == 60 - 20 + 5.0 + 5.0


def test_a_loaded_table_has_the_same_clocks() -> None:
    driver = TableDriver(clock="live 600+0")
    table, now = driver.table, driver.now
    for number in range(6):
        side = table.deciders[0]
        decision = table.decision(side)
        assert decision is not None
        now += 3.0
        text, delivery = table.game.text(decision.actions[0]), Delivery(0.5, now - 2.0, 0.2)
        change = table.act(side, table.seq(side), text, f"k{number}", now, delivery)
        assert [event.kind for event in change.events] == ["credit"]
        assert all(event.is_private and not event.is_told for event in change.events)
        driver.keep(change)
        loaded = driver.reload()
        for viewer in table.viewers:
            assert loaded.clocks(viewer, now + 5) == table.clocks(viewer, now + 5)
