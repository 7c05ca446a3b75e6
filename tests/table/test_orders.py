"""Standing orders at a table: what they do, how they are kept, and that nobody else can tell them from a
hand with nothing to play."""

from __future__ import annotations

import pytest

from rubicon import games
from rubicon.core.game import SPECTATOR
from rubicon.table.changes import Change, Refused, TableEvent
from rubicon.table.orders import UNTIL_TURN, StandingOrder
from tests.support.table_driver import TableDriver, visible_bytes

RED, BLUE = 0, 1
ALWAYS = StandingOrder("ambush")
HERE = StandingOrder("ambush", "place", "1")
PASSES = StandingOrder(UNTIL_TURN)


@pytest.fixture(autouse=True)
def ambush(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy title of the kit is on the list of titles."""
    monkeypatch.setitem(games._MODULES, "ambush", "tests.games.kit.ambush")


def begin(hands: str, *actions: str, orders: tuple[StandingOrder, ...] = ()) -> TableDriver:
    """A table at which blue has left orders, and red has taken these actions."""
    driver = TableDriver("ambush", options={"hands": hands}, clock="live 100+5")
    if orders:
        driver.keep(driver.table.set_orders(BLUE, orders, driver.key(), driver.now))
    for text in actions:
        driver.act(RED, text)
    return driver


def obey(driver: TableDriver, side: int = BLUE) -> Change:
    """The table does what the orders of a side say."""
    table = driver.table
    return driver.keep(table.obey_order(side, table.seq(side), driver.key(), driver.now))


def test_without_an_order_a_side_is_asked_whatever_it_holds() -> None:
    for hands in ("useful", "useless"):
        driver = begin(hands, "step 1", "send")
        assert driver.table.deciders == (BLUE,)
        assert driver.table.ordered_answer(BLUE) is None
        with pytest.raises(Refused, match="No standing order"):
            obey(driver)


def test_an_order_passes_in_its_windows_only() -> None:
    driver = begin("useful", "step 1", "step 2", "send", orders=(HERE,))
    assert driver.table.ordered_answer(BLUE) == "pass"
    obey(driver)
    seen = driver.table.view(RED)
    assert seen is not None
    assert seen["at"] == [2, 0]
    assert driver.table.ordered_answer(BLUE) is None  # "never here" was about place 1
    assert begin("useful", "step 1", "send", orders=(ALWAYS,)).table.ordered_answer(BLUE) == "pass"


def test_passing_until_the_own_turn_ends_with_the_first_action_of_that_turn() -> None:
    driver = begin("useful", "step 1", "send", orders=(PASSES, HERE))
    obey(driver)
    assert driver.table.deciders == (BLUE,)
    assert driver.table.ordered_answer(BLUE) is None  # the own turn is no window
    change = driver.act(BLUE, "step 1")
    assert driver.table.orders.of(BLUE) == (HERE,)
    assert [event.is_private for event in change.events] == [True]
    assert not set(change.updates) & {RED, SPECTATOR}


def test_orders_survive_a_restart_and_no_other_viewer_is_shown_them() -> None:
    driver = begin("useful", "step 1", orders=(ALWAYS, PASSES))
    again = driver.reload()
    assert again.orders.of(BLUE) == (ALWAYS, PASSES)
    assert again.orders.of(RED) == ()
    assert not any("orders" in line.text or "until" in line.text for line in driver.lines)


@pytest.mark.parametrize(
    "order",
    [StandingOrder("march"), StandingOrder("ambush", "card", "1"), StandingOrder("skirmish", "place", "1")],
)
def test_an_order_that_the_title_does_not_offer_is_refused(order: StandingOrder) -> None:
    driver = begin("useful")
    with pytest.raises(Refused, match="No such standing order"):
        driver.table.set_orders(BLUE, [order], driver.key(), driver.now)
    assert driver.table.orders.of(BLUE) == ()


def seen_by_others(driver: TableDriver, change: Change) -> list[object]:
    """Everything that red and the spectators get from a change and can find out after it."""
    shown: list[object] = [[repr(update) for update in change.updates.get(v, ())] for v in (RED, SPECTATOR)]
    secret = [event for event in change.events if not event.is_private]
    for viewer in (RED, SPECTATOR):
        seen = visible_bytes(driver.table, viewer, driver.now)
        shown.append(seen.replace(driver.table.setup.options["hands"].encode(), b"?"))
    return [*shown, secret]


def test_nobody_can_tell_an_order_from_a_hand_with_nothing_to_play() -> None:
    """Red's march through two windows: blue passes by order or by hand, with something to play or not. Red
    and the spectators get the same updates, in number, order and bytes, the same clocks and events."""
    found = []
    for hands in ("useful", "useless"):
        for orders in ((), (ALWAYS,), (PASSES,)):
            driver = begin(hands, "step 1", "step 2", "send")
            seen: list[object] = []
            if orders:
                change = driver.keep(driver.table.set_orders(BLUE, orders, driver.key(), driver.now))
                assert not change.updates
            for _ in range(2):
                opened = driver.table.window_opened(BLUE)
                assert opened is not None
                driver.now = opened + 2.0  # whoever answers, it is seen when this time is over
                change = obey(driver) if orders else driver.act(BLUE, "pass")
                seen += seen_by_others(driver, change)
            assert driver.table.window_opened(BLUE) is None
            # The steps of the record are the same too.
            found.append([*seen, [line.text.rpartition(" #")[0] for line in driver.lines if line.shown]])
    assert all(seen == found[0] for seen in found)


def test_the_time_of_a_window_counts_from_when_it_opened() -> None:
    driver = begin("useful", "step 1")
    driver.now += 7.0
    driver.act(RED, "send")
    assert driver.table.window_opened(BLUE) == driver.now
    assert driver.reload().window_opened(BLUE) == driver.now
    assert driver.table.window_opened(RED) is None


def test_orders_come_from_another_process_too() -> None:
    driver = begin("useful", "step 1")
    other = driver.reload()
    change = driver.table.set_orders(BLUE, [HERE], "k", driver.now)
    assert isinstance(change.events[0], TableEvent)
    other._apply_events(change.events)
    assert other.orders.of(BLUE) == (HERE,)
