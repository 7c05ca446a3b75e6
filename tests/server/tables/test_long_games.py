"""What long games cost: nobody can have them read from their beginning again and again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from rubicon.core.game import SPECTATOR
from rubicon.server.messages import Act, Chat
from rubicon.server.seating.tokens import new_token
from rubicon.server.settings import Settings
from rubicon.server.tables.commands import ClientCommand
from rubicon.server.tables.registry import TableRegistry
from rubicon.server.tables.snapshots import SNAPSHOT_INTERVAL_LINES
from rubicon.store.seat_tokens import SeatTokens
from rubicon.store.store import Store, token_hash
from rubicon.table import table as table_module
from rubicon.table.changes import Refused
from rubicon.table.table import Table
from tests.server.tables.test_coming_back import long_game
from tests.support.in_process_server import async_test, running_server
from tests.support.table_driver import TableDriver, choices


@pytest.fixture
def database(tmp_path: Path) -> str:
    return str(tmp_path / "games.sqlite")


@pytest.fixture
def loads(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The games whose tables were made from their whole record."""
    made: list[str] = []
    load = Table.load

    def counted(find: Callable[[str], Any], stored: Any) -> Table:
        made.append(stored.game)
        return load(find, stored)

    monkeypatch.setattr(Table, "load", counted)
    return made


@async_test
async def test_the_log_of_a_running_game_is_read_in_turns(database: str) -> None:
    """It was read, and put into words, for everybody who asked: 20 times a second."""
    tokens = {viewer: new_token() for viewer in (0, 1, SPECTATOR)}
    with Store.open(database) as store:
        game = long_game(store, 300)
        for viewer, token in tokens.items():
            SeatTokens(store).add(token_hash(token), game, viewer, 1.0)
    async with running_server(database, shares=("histories=0.001/2",), share_factor=1.0) as server:
        visitor = server.browser()
        path = f"/api/games/{game}/record"
        answers = [
            await visitor.get(path, headers={"Authorization": f"Bearer {token}"}) for token in tokens.values()
        ]
        assert [answer.status_code for answer in answers] == [200, 200, 429]
        assert answers[2].json()["work"] == "histories"
        # What is kept is not read again.
        again = await visitor.get(path, headers={"Authorization": f"Bearer {tokens[0]}"})
        assert again.content == answers[0].content


@async_test
async def test_a_log_is_not_read_for_whoever_may_not_have_it(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Store.open(database) as store:
        game = long_game(store, 100)
    async with running_server(database) as server:
        visitor = server.browser()
        assert (await visitor.get(f"/api/games/{game}")).status_code == 200
        monkeypatch.setattr(server.store, "load", None)
        refused = await visitor.get(f"/api/games/{game}/record")
        assert refused.json()["code"] == "unfinished"


@async_test
async def test_a_table_comes_back_by_few_steps_whatever_dropped_it(database: str, loads: list[str]) -> None:
    """A command that is sent again, and other processes, made a server read the whole record each time."""
    with Store.open(database) as store:
        game = long_game(store, 300)
        tables = TableRegistry(Settings(), store)
        await tables.start()
        try:
            said = Chat(type="chat", key="once", text="hello")
            for repeated in (False, True, True):
                assert (await tables.execute(game, ClientCommand(0, said))).repeated is repeated
            assert loads == [game]
            # The snapshot does not fall far behind while the table is in use.
            for number in range(2 * SNAPSHOT_INTERVAL_LINES):
                side = (await tables.query(game, lambda table: table.deciders))[0]

                def action(table: Table, side: int = side) -> tuple[int, str]:
                    return table.seq(side), choices(table, side)[0]

                seq, text = await tables.query(game, action)
                message = Act(type="act", key=f"new{number}", seq=seq, action=text)
                await tables.execute(game, ClientCommand(side, message))
            before = await tables.query(game, lambda table: (table.known_counts, table.screen(0)))
            kept = tables._snapshots._by_game[game]
            assert before[0][0] - kept.lines < SNAPSHOT_INTERVAL_LINES
            tables.catch_up_rooms(game)  # as if another process had changed it
            while tables.room(game).table is not None:
                await asyncio.sleep(0)
            assert await tables.query(game, lambda table: (table.known_counts, table.screen(0))) == before
            assert loads == [game]
        finally:
            await tables.stop()


def test_a_game_that_is_much_too_long_can_only_be_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    driver = TableDriver()
    table = driver.table
    monkeypatch.setattr(table_module, "MAX_RECORD_LINES", table.recorded.lines + 1)
    side = table.deciders[0]
    table.act(side, table.seq(side), choices(table, side)[0], "k1", 1.0)
    side = table.deciders[0]
    with pytest.raises(Refused, match="much too long"):
        table.act(side, table.seq(side), choices(table, side)[0], "k2", 1.0)
    table.offer_draw(side, "k3", 1.0)
    monkeypatch.setattr(table_module, "MAX_EVENTS", 1)
    with pytest.raises(Refused, match="much too long"):
        table.set_orders(side, [], "k4", 1.0)
    table.resign(side, "k5", 1.0)
    assert table.ending is not None
