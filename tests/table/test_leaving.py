"""A side that leaves a game without a clock: after a week without a step, the other side may claim it."""

from __future__ import annotations

from random import Random

import pytest

from rubicon.core.message import message
from rubicon.table.changes import Refused
from rubicon.table.clock import LEFT_SECONDS
from tests.support.table_driver import TableDriver


def driver_with_one_decider() -> tuple[TableDriver, int, int]:
    """A game in which one side waits for the other: the driver, the side that waits, and the other one."""
    driver = TableDriver()
    rng = Random(3)
    while len(driver.table.deciders) != 1:
        driver.step(rng)
    (away,) = driver.table.deciders
    return driver, 1 - away, away


def test_a_side_that_has_left_may_be_claimed_against() -> None:
    driver, here, away = driver_with_one_decider()
    table = driver.table
    for early in (driver.now, driver.now + LEFT_SECONDS - 1):
        assert not table.can_claim(here, early)
        with pytest.raises(Refused, match="nothing to claim"):
            table.claim(here, "win", "k", early)
    late = driver.now + LEFT_SECONDS
    assert table.can_claim(here, late)
    assert not table.can_claim(away, late), "not by the side that is waited for"
    assert driver.reload().can_claim(here, late), "the rule follows from the record"
    change = driver.keep(table.claim(here, "win", driver.key(), late))
    assert change.ending is not None
    assert change.ending.winner == here
    assert change.ending.reason == message("end-left", side=table.game.sides[away])


def test_a_step_begins_the_week_again() -> None:
    driver, here, away = driver_with_one_decider()
    driver.now += LEFT_SECONDS - 1
    driver.act(away, driver.choices(away)[0])
    if driver.table.deciders == (away,):
        assert not driver.table.can_claim(here, driver.now + LEFT_SECONDS - 1)


def test_while_both_choose_in_secret_nothing_can_be_claimed() -> None:
    """A claim would tell a side that still has to choose whether the other side has chosen."""
    driver = TableDriver()
    assert len(driver.table.deciders) == 2
    assert not driver.table.can_claim(0, driver.now + 2 * LEFT_SECONDS)
