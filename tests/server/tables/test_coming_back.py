"""Coming back to a long game: nothing is played again, and nobody else waits for it."""

from __future__ import annotations

import asyncio
import gc
import json
import threading
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rubicon import games
from rubicon.core.game import SPECTATOR
from rubicon.server.messages import Act
from rubicon.server.ops.shares import NOBODY
from rubicon.server.settings import Settings
from rubicon.server.tables import histories, registry, snapshots
from rubicon.server.tables.commands import ClientCommand
from rubicon.server.tables.deliveries import Arrival
from rubicon.server.tables.push_messages import update_text
from rubicon.server.tables.registry import TableRegistry
from rubicon.server.tables.snapshots import load_snapshot, take_snapshot
from rubicon.store.store import Store
from rubicon.table.changes import StoredTable, Update
from rubicon.table.clock import parse_clock
from rubicon.table.seats import person
from rubicon.table.table import Table
from rubicon.table.viewer_history import read_history
from tests.support.in_process_server import async_test
from tests.support.table_driver import choices

TITLE = "julius-caesar"


class Client:
    """A client that keeps what it is sent."""

    token = b""
    client = NOBODY

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self.received: list[str] = []

    def push(self, text: str) -> None:
        self.received.append(text)

    def close(self, code: int, why: str) -> None:
        raise AssertionError(why)


def long_game(store: Store, steps: int, clock: str = "none") -> str:
    """A stored game of many steps: most of them are taken back again."""
    game, rng = games.game(TITLE), Random(7)
    seats = [person("Anna"), person("Ben")]
    table, change = Table.open("g" * 16, game, {}, seats, parse_clock(clock), bytes(32), time.time())
    changes = [change]
    for number in range(steps):
        side = rng.choice(table.deciders)
        key, now = f"k{number}", time.time()
        if number % 2 and table.can_undo(side):
            changes.append(table.undo(side, table.seq(side), key, now))
            continue
        decision = table.decision(side)
        assert decision is not None
        able = [each for each in decision.actions if number % 2 or game.text(each) != "done"]
        changes.append(
            table.act(side, table.seq(side), game.text(rng.choice(able or decision.actions)), key, now)
        )
    for one in changes:
        assert store.commit([one]) == [None]
    return table.id


@pytest.fixture
def store(tmp_path: Path) -> Any:
    with Store.open(str(tmp_path / "games.sqlite")) as opened:
        yield opened


@pytest.mark.parametrize("what", ["a table", "a history"])
def test_reading_a_record_leaves_nothing_behind(store: Store, what: str) -> None:
    """Nothing in a circle: that waits for Python's full collection, which comes every ten minutes."""
    stored = store.load(long_game(store, 60))

    def read() -> None:
        if what == "a table":
            Table.load(games.game, stored)
        else:
            read_history(games.game, stored, 0, 0)

    read()  # what is made once stays
    gc.collect()
    gc.disable()
    try:
        read()
        assert gc.collect() < 20
    finally:
        gc.enable()


def test_a_snapshot_is_the_table(store: Store) -> None:
    stored: StoredTable = store.load(long_game(store, 120))
    table = Table.load(games.game, stored)
    again = load_snapshot(take_snapshot(table))
    assert again.known_counts == table.known_counts
    for viewer in table.viewers:
        assert (again.seq(viewer), again.screen(viewer)) == (table.seq(viewer), table.screen(viewer))
    side = table.deciders[0]
    action = choices(table, side)[0]
    changes = [each.act(side, each.seq(side), action, "k", 5.0) for each in (table, again)]
    assert changes[0].lines == changes[1].lines
    assert changes[0].updates == changes[1].updates


@async_test
@pytest.mark.parametrize("have", ["nothing", "something"])
async def test_a_crowd_that_comes_at_once_reads_the_record_once(
    store: Store, monkeypatch: pytest.MonkeyPatch, have: str
) -> None:
    """Whatever each of them has, and before anybody has been there."""
    game = long_game(store, 100)
    reads: list[int] = []

    def counted_history(*args: Any) -> Any:
        reads.append(1)
        return read_history(*args)

    monkeypatch.setattr(histories, "read_history", counted_history)
    tables = TableRegistry(Settings(), store)
    await tables.start()
    try:
        crowd = [Client(0) for _ in range(20)]
        seq = await tables.query(game, lambda table: table.seq(0))
        known = [None if have == "nothing" else number % seq for number in range(len(crowd))]
        await asyncio.gather(*(tables.join(game, one, at) for one, at in zip(crowd, known, strict=True)))
        assert all(one.received for one in crowd)
        assert len(reads) == 1
        for one in crowd:
            tables.leave(game, one)
    finally:
        await tables.stop()


@async_test
async def test_coming_back_reads_the_record_once(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """However often and from wherever, and also after the table was unloaded."""
    game = long_game(store, 300)
    reads: list[int] = []
    load = Table.load
    loads: list[int] = []

    def counted_history(*args: Any) -> Any:
        reads.append(1)
        return read_history(*args)

    def counted_load(*args: Any) -> Any:
        loads.append(1)
        return load(*args)

    monkeypatch.setattr(histories, "read_history", counted_history)
    monkeypatch.setattr(Table, "load", counted_load)
    tables = TableRegistry(Settings(), store)
    await tables.start()
    try:
        first = Client(0)
        await tables.join(game, first, None)
        for _ in range(5):
            again = Client(0)
            await tables.join(game, again, None)
            assert again.received[0].partition('"log":')[2] == first.received[0].partition('"log":')[2]
            tables.leave(game, again)
        assert (len(reads), len(loads)) == (1, 1)
        room = tables.room(game)
        seq = await tables.query(game, lambda table: table.seq(0))
        for number in range(6):
            side, action, of = await tables.query(
                game,
                lambda table: (
                    table.deciders[0],
                    choices(table, table.deciders[0])[0],
                    table.seq(table.deciders[0]),
                ),
            )
            message = Act(type="act", key=f"new{number}", seq=of, action=action)
            await tables.execute(game, ClientCommand(side, message))
        back = Client(0)
        await tables.join(game, back, seq)
        assert '"updates":[{' in back.received[0]
        assert len(reads) == 1
        for gone in (first, back):
            tables.leave(game, gone)
        assert room.table is not None
        whole = Client(0)
        await tables.join(game, whole, None)
        tables.leave(game, whole)
        await tables._retire(room)  # as the sweep does
        assert tables.loaded_count == 0
        assert tables.room(game) is not room
        later = Client(0)
        await tables.join(game, later, None)
        assert later.received[0].partition('"log":')[2] == whole.received[0].partition('"log":')[2]
        assert (len(reads), len(loads)) == (1, 1)
        watching = Client(SPECTATOR)
        await tables.join(game, watching, None)
        assert (len(reads), len(loads)) == (2, 1)
    finally:
        await tables.stop()


@async_test
async def test_a_replay_gets_every_update(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """It begins at 0, however long the game is; a table keeps no more than who comes back may have missed."""
    for module in (registry, snapshots):
        monkeypatch.setattr(module, "MAX_MISSED_UPDATES", 2)
    game = long_game(store, 120)
    tables = TableRegistry(Settings(), store)
    await tables.start()
    try:
        seq = await tables.query(game, lambda table: table.seq(0))
        replay = Client(0)
        await tables.join(game, replay, 0)
        welcome = json.loads(replay.received[0])
        assert [update["seq"] for update in welcome["updates"]] == list(range(1, seq + 1))
        assert seq > 2 == len(tables.room(game).past_of(0).recent)
    finally:
        await tables.stop()


@async_test
async def test_a_replay_is_encoded_where_nobody_waits(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hundreds of updates at once: in the thread of the event loop all players would wait for them."""
    encode, threads = update_text, []

    def noted(update: Update, log: Sequence[str]) -> str:
        threads.append(threading.current_thread())
        return encode(update, log)

    game = long_game(store, 120)
    monkeypatch.setattr(snapshots, "update_text", noted)
    tables = TableRegistry(Settings(), store)
    await tables.start()
    try:
        replay = Client(0)
        await tables.join(game, replay, 0)
        assert len(json.loads(replay.received[0])["updates"]) == len(threads) > 2
        assert threading.main_thread() not in threads
    finally:
        await tables.stop()


@async_test
async def test_the_clock_counts_to_the_moment_a_command_arrived(store: Store) -> None:
    game = long_game(store, 0, "live 600+0")
    tables = TableRegistry(Settings(), store)
    await tables.start()
    try:
        side = (await tables.query(game, lambda table: table.deciders))[0]
        action = await tables.query(game, lambda table: choices(table, side)[0])
        began = await tables.query(game, lambda table: table.recorded.clock.left(side, time.time()))
        arrived = time.time()
        time.sleep(0.3)  # the server is busy
        message = Act(type="act", key="k", seq=1, action=action)
        await tables.execute(game, ClientCommand(side, message), Arrival(arrived, 0.0))
        left = await tables.query(game, lambda table: table.recorded.clock.left(side, arrived))
        assert began - left < 0.2
    finally:
        await tables.stop()
