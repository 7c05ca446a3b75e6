"""Notices know when a turn began without reading the record of the game."""

from __future__ import annotations

import json

import pytest

from rubicon.store import schema
from tests.server.notifications.test_notifications import LATER, add_channel, send_due, target
from tests.support.in_process_server import async_test, open_game, running_server, sign_up


@async_test
async def test_a_notice_reads_no_record(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """When a turn began is stored with the game: a long game is not played again after each change."""
    async with target() as hook, running_server(url, private_targets=1) as server:
        anna = await sign_up(server, "Anna")
        await add_channel(anna, kind="webhook", target=hook.address)
        game, _ = await open_game(anna, server.browser())
        monkeypatch.setattr(server.store, "load", _no_reading)
        for seconds in (0.0, LATER):
            await send_due(server, seconds)
            await server.act(game, 1)
        assert [told["game"] for told in json.loads(hook.received[0].body)["games"]] == [game]


def _no_reading(game: str) -> None:
    raise AssertionError(f"the record of {game} is read")


@async_test
async def test_an_earlier_game_is_read_once_for_its_turns(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """An earlier version stored no turns. The first change after it does."""
    async with target() as hook, running_server(url, private_targets=1) as server:
        anna = await sign_up(server, "Anna")
        await add_channel(anna, kind="webhook", target=hook.address)
        game, _ = await open_game(anna, server.browser())
        with server.store.writing() as connection:
            connection.execute(schema.games.update().values(turns=None))
        for seconds in (0.0, LATER):
            await send_due(server, seconds)
        assert [told["game"] for told in json.loads(hook.received[0].body)["games"]] == [game]
        monkeypatch.setattr(server.store, "load", _no_reading)
        await send_due(server)  # nothing has changed
        await server.act(game, 1)
        await send_due(server)
        assert len(hook.received) == 1, "the same turn"
