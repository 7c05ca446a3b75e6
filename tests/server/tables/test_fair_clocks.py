"""Trouble of the server and the lag of a network are not charged to a player's clock: with real processes,
a real network connection that is slow, and a database that goes away."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from rubicon import games
from rubicon.bench.server.postgres import PostgresServer, temporary_postgres
from rubicon.server.messages import Act
from rubicon.server.settings import Settings
from rubicon.server.tables.commands import ClientCommand
from rubicon.server.tables.deliveries import Arrival
from rubicon.server.tables.registry import TableRegistry
from rubicon.store.outages import outages_since, record_alive
from rubicon.store.store import CommitResult, Store
from rubicon.table.changes import Change, TableEvent
from rubicon.table.clock import LAG_RESERVE_SECONDS, parse_clock
from rubicon.table.seats import person
from rubicon.table.table import Table
from tests.server.conftest import Serve
from tests.support.in_process_server import async_test
from tests.support.server_process import Player, Server, run
from tests.support.table_driver import choices

LIVE = "live 3600+0"


def credits_of(database: str, game: str) -> list[TableEvent]:
    """The credits that were given in a stored game."""
    with Store.open(database) as store:
        return [event for event in store.load(game).events if event.kind == "credit"]


def stored_outages(database: str) -> list[float]:
    """The seconds of each outage in a database."""
    with Store.open(database) as store, store.reading() as connection:
        return [outage.end - outage.start for outage in outages_since(connection, 0.0)]


async def time_left(player: Player) -> float:
    """What the player's own clock says, on a new connection."""
    assert player.token is not None
    again = await Player.join(player.server, player.token)
    left = float(again.facts["faces"][again.viewer]["left"])
    await again.close()
    return left


def test_a_restart_is_not_charged(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        opened = server.create("julius-caesar", clock=LIVE)

        async def look() -> tuple[float, float]:
            player = await Player.join(server, opened.tokens["caesar"])
            return await time_left(player), time.monotonic()

        before, began = run(look())
        server.kill()
        away = time.monotonic()
        time.sleep(2.0)
        back = time.monotonic()
        server.start()
        after, ended = run(look())
        assert before - after <= (ended - began) - (back - away) + 0.01
    assert any(length >= back - away for length in stored_outages(str(tmp_path / "rubicon.sqlite")))


@pytest.fixture(scope="module")
def stoppable_postgres() -> Iterator[PostgresServer]:
    with temporary_postgres(("fsync=off", "shared_buffers=32MB")) as running:
        yield running


def test_a_database_that_is_away_is_not_charged(stoppable_postgres: PostgresServer, serve: Serve) -> None:
    database = stoppable_postgres.create_database()
    server = serve("--database", database)
    opened = server.create("julius-caesar", clock=LIVE)

    async def play() -> None:
        player = await Player.join(server, opened.tokens["caesar"])
        action = player.actions[0]
        before, began = await time_left(player), time.monotonic()
        stoppable_postgres.stop()
        try:
            away = time.monotonic()
            refused = await player.call("act", "the-same-key", seq=player.seq, action=action)
            assert refused["code"] in ("away", "unsaved")
            await asyncio.sleep(1.5)
            back = time.monotonic()
        finally:
            stoppable_postgres.start()
        for _ in range(200):
            answer = await player.call("act", "the-same-key", seq=player.seq, action=action)
            if answer["type"] == "done":
                break
            await asyncio.sleep(0.1)
        assert answer["type"] == "done", answer
        for _ in range(100):  # until the recorder has noticed that the database is back
            if stored_outages(database):
                break
            await asyncio.sleep(0.1)
        after, ended = await time_left(player), time.monotonic()
        assert before - after <= (ended - began) - (back - away) + 0.01

    run(play())
    assert max(stored_outages(database)) >= 1.4


@asynccontextmanager
async def slow_network(port: int, seconds: float) -> AsyncIterator[int]:
    """A port that leads to another one, on which everything takes this long, each way."""
    writers: list[asyncio.StreamWriter] = []
    tasks: list[asyncio.Task[None]] = []

    def deliver(writer: asyncio.StreamWriter, data: bytes) -> None:
        if not writer.is_closing():
            writer.write(data)

    async def carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(1 << 16):
            asyncio.get_running_loop().call_later(seconds, deliver, writer, data)

    async def accept(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", port)
        writers.extend((writer, back))
        tasks.extend(asyncio.create_task(carry(*pair)) for pair in ((reader, back), (there, writer)))

    proxy = await asyncio.start_server(accept, "127.0.0.1", 0)
    try:
        yield proxy.sockets[0].getsockname()[1]
    finally:
        proxy.close()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for writer in writers:
            writer.close()
            await writer.wait_closed()


def test_the_lag_of_a_network_is_given_back(tmp_path: Path) -> None:
    lag = 0.15
    with Server(tmp_path, RUBICON_HEARTBEAT_SECONDS="1") as server:
        opened = server.create("julius-caesar", clock=LIVE)
        token = opened.tokens["caesar"]

        async def play() -> list[TableEvent]:
            async with slow_network(server.port, lag) as port:
                socket = await connect(f"ws://127.0.0.1:{port}/ws", compression=None, proxy=None)
                player = Player(server, socket, token)
                await player.hello(token=token)
                found: list[TableEvent] = []
                for _ in range(100):  # the server must have sent a ping and got its answer first
                    if found or not player.actions:
                        break
                    await asyncio.sleep(0.5)
                    await player.act(player.actions[0])
                    if player.screen["undo"]:
                        await player.call("undo", seq=player.seq)
                    found = credits_of(str(tmp_path / "rubicon.sqlite"), opened.game)
                await player.close()
                return found

        (credit, *_) = run(play())
        assert credit.side == 0
        network = float(credit.text.split()[2])
        assert 2 * lag <= network <= LAG_RESERVE_SECONDS


@async_test
async def test_what_the_server_takes_to_announce_a_step_is_given_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The next player's clock begins when the step arrived, but they see it only when it is stored."""
    with Store.open(str(tmp_path / "games.sqlite")) as store:
        tables = TableRegistry(Settings(), store)
        await tables.start()
        try:
            game = await new_game(tables)
            commit = store.commit

            def slow_commit(changes: Sequence[Change]) -> list[CommitResult]:
                time.sleep(0.3)
                return commit(changes)

            monkeypatch.setattr(store, "commit", slow_commit)
            for number in range(2):
                await act(tables, game, f"key-{number}")
            events = store.load(game).events
            # Nothing was announced before the first step; the second is charged without the wait.
            assert [event.kind for event in events] == ["credit"]
            assert float(events[0].text.split()[1]) >= 0.3
        finally:
            await tables.stop()


async def new_game(tables: TableRegistry) -> str:
    """A game of two people with a live clock, opened at the registry."""
    seats = [person("Anna"), person("Ben")]
    title = games.game("julius-caesar")
    table, change = Table.open("g" * 16, title, {}, seats, parse_clock(LIVE), bytes(32), time.time())
    await tables.create(change, table)
    return table.id


async def act(tables: TableRegistry, game: str, key: str) -> None:
    """The first side that must decide takes its first action."""
    side, action, seq = await tables.query(
        game,
        lambda table: (
            table.deciders[0],
            choices(table, table.deciders[0])[0],
            table.seq(table.deciders[0]),
        ),
    )
    command = ClientCommand(side, Act(type="act", key=key, seq=seq, action=action))
    await tables.execute(game, command, Arrival(time.time(), 0.0))


def test_an_outage_is_a_silence_of_all_processes(tmp_path: Path) -> None:
    with Store.open(str(tmp_path / "games.sqlite")) as store:

        def beat(now: float, silence: float = 6.0, away: float | None = None) -> list[tuple[float, float]]:
            return [(each.start, each.end) for each in record_alive(store, now, now - 1, silence, away)]

        assert beat(1000.0) == []
        assert beat(1002.0) == []
        assert beat(1008.0) == [], "two beats were late"
        assert beat(1020.0) == [(1008.0, 1020.0)]
        assert beat(1021.0, silence=0.0) == [(1020.0, 1021.0)], "a process of its own starts"
        assert beat(1022.0, away=1021.5) == [(1021.5, 1022.0)]
        assert beat(1022.5) == [(1021.5, 1022.0)], "another process hears of it"
