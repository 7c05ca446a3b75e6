"""Standing orders on a real server: obeyed at the pace of a window, in secret, also after a restart."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from rubicon import games
from rubicon.core.game import SPECTATOR
from rubicon.server.ops.shares import NOBODY
from rubicon.store.store import token_hash
from rubicon.table.table import Table
from tests.support.in_process_server import ME, OPEN, Server, async_test, running_server

RED, BLUE = 0, 1
ALWAYS = {"window": "ambush"}
#: Seconds that a window is open at least, in these tests.
WINDOW = 0.15


@pytest.fixture(autouse=True)
def ambush(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy title of the kit is on the list of titles."""
    monkeypatch.setitem(games._MODULES, "ambush", "tests.games.kit.ambush")


class Recorder:
    """A connected client that keeps every message."""

    token = b""
    client = NOBODY

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self.received: list[str] = []

    def push(self, text: str) -> None:
        self.received.append(text)

    def close(self, code: int, why: str) -> None:
        raise AssertionError(why)


async def new_game(browser: httpx.AsyncClient, hands: str) -> str:
    """A game in which both seats are taken."""
    wanted = {"title": "ambush", "options": {"hands": hands}, "seats": [ME, OPEN], "clock": "none"}
    created = (await browser.post("/api/games", json=wanted)).json()
    links = {link["kind"]: link["token"] for link in created["links"]}
    taken = await browser.post("/api/seats/take", json={"token": links["invitation"], "name": "Ben"})
    assert taken.status_code == 201, taken.text
    game: str = created["game"]
    return game


async def act(server: Server, game: str, side: int, text: str) -> None:
    seq = await server.tables.query(game, lambda table: table.seq(side))
    await server.command(game, side, "act", seq=seq, action=text)


async def until_turn(server: Server, game: str, turn: int) -> float:
    """Wait until this turn has come; returns when that was."""

    def is_there(table: Table) -> bool:
        view = table.view(SPECTATOR)
        return view is not None and view["turn"] == turn

    while not await server.tables.query(game, is_there):
        await asyncio.sleep(0.01)
    return time.time()


def without_names(received: list[str], game: str, hands: str) -> list[Any]:
    """Messages as data, without what is random in each game."""
    found = []
    for text in received:
        data = json.loads(text.replace(game, "GAME").replace(hands, "HANDS"))
        if data["type"] == "welcome":
            data["facts"]["commitment"] = None
        found.append(data)
    return found


@async_test
async def test_red_gets_the_same_messages_whatever_makes_blue_pass(tmp_path: Path) -> None:
    seen = []
    async with running_server(f"sqlite:///{tmp_path}/games.db", window_seconds=WINDOW) as server:
        browser = server.browser()
        for hands in ("useful", "useless"):
            for by_order in (False, True):
                game = await new_game(browser, hands)
                red, watching = Recorder(RED), Recorder(SPECTATOR)
                await server.tables.join(game, red, None)
                await server.tables.join(game, watching, None)
                if by_order:
                    await server.command(game, BLUE, "orders", orders=[ALWAYS])
                for text in ("step 1", "step 2", "send"):
                    await act(server, game, RED, text)
                sent = time.time()
                if not by_order:
                    await act(server, game, BLUE, "pass")  # at once, and still it is seen when it is due
                    await act(server, game, BLUE, "pass")
                assert await until_turn(server, game, 2) >= sent + WINDOW
                seen.append([without_names(each.received, game, hands) for each in (red, watching)])
        await browser.aclose()
    presence = [[m for m in messages if m["type"] != "presence"] for pair in seen for messages in pair]
    assert presence[0::2] == [presence[0]] * 4
    assert presence[1::2] == [presence[1]] * 4


@async_test
async def test_only_its_side_is_told_about_an_order(tmp_path: Path) -> None:
    async with running_server(f"sqlite:///{tmp_path}/games.db", window_seconds=WINDOW) as server:
        browser = server.browser()
        game = await new_game(browser, "useful")
        clients = [Recorder(viewer) for viewer in (RED, BLUE, SPECTATOR)]
        for client in clients:
            await server.tables.join(game, client, None)
            client.received.clear()
        updated = (await browser.get("/api/games")).text
        await server.command(game, BLUE, "orders", orders=[ALWAYS])
        facts = [[json.loads(text) for text in client.received if '"facts"' in text] for client in clients]
        assert [len(messages) for messages in facts] == [0, 1, 0]
        assert facts[1][0]["facts"]["orders"] == [{"window": "ambush", "fact": "", "value": ""}]
        assert facts[1][0]["facts"]["windows"][0]["kind"] == "ambush"
        assert (await browser.get("/api/games")).text == updated
        await browser.aclose()


@async_test
async def test_a_person_may_still_answer_before_the_order_is_due(tmp_path: Path) -> None:
    async with running_server(f"sqlite:///{tmp_path}/games.db", window_seconds=WINDOW) as server:
        browser = server.browser()
        game = await new_game(browser, "useful")
        await server.command(game, BLUE, "orders", orders=[ALWAYS])
        for text in ("step 1", "send"):
            await act(server, game, RED, text)
        await act(server, game, BLUE, "play card-0")
        assert await server.tables.query(game, lambda table: table.decision(RED)) is not None
        view = await server.tables.query(game, lambda table: table.view(SPECTATOR))
        assert view is not None
        assert view["phase"] == "skirmish"
        await browser.aclose()


@async_test
async def test_an_order_is_obeyed_after_a_restart(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/games.db"
    async with running_server(database, window_seconds=30.0) as server:
        browser = server.browser()
        game = await new_game(browser, "useful")
        await server.command(game, BLUE, "orders", orders=[{"window": "until-turn"}])
        for text in ("step 1", "send"):
            await act(server, game, RED, text)
        await browser.aclose()
    async with running_server(database, window_seconds=WINDOW) as server:
        await until_turn(server, game, 2)


@async_test
async def test_a_renewed_link_ends_the_orders_that_were_given_with_it(tmp_path: Path) -> None:
    """Whoever had found the link could have passed for its owner ever after. Nobody else learns of it."""
    async with running_server(f"sqlite:///{tmp_path}/games.db", window_seconds=WINDOW) as server:
        anna, ben = server.browser(), server.browser()
        wanted = {"title": "ambush", "options": {"hands": "useful"}, "seats": [OPEN, ME], "clock": "none"}
        created = (await ben.post("/api/games", json=wanted)).json()
        game, links = created["game"], {link["kind"]: link["token"] for link in created["links"]}
        taken = await anna.post("/api/seats/take", json={"token": links["invitation"], "name": "Ann"})
        red = Recorder(RED)
        red.token = token_hash(taken.json()["link"]["token"])
        await server.tables.join(game, red, None)
        await server.command(game, BLUE, "orders", orders=[ALWAYS])
        before = len(red.received)
        bearer = {"Authorization": f"Bearer {links['seat']}"}
        renewed = await ben.post("/api/seats/renew", json={}, headers=bearer)
        assert renewed.status_code == 200, renewed.text
        async with asyncio.timeout(5):
            while await server.tables.query(game, lambda table: table.orders.of(BLUE)):
                await asyncio.sleep(0.01)
        assert [m for m in red.received[before:] if json.loads(m)["type"] != "presence"] == []
        server.tables.room(game).table = None
        assert await server.tables.query(game, lambda table: table.orders.of(BLUE)) == ()
        for text in ("step 1", "step 2", "send"):
            await act(server, game, RED, text)
        await asyncio.sleep(2 * WINDOW)
        asked = await server.tables.query(game, lambda table: table.decision(BLUE))
        assert asked is not None, "Blue is asked again"
        # The rest goes on: the next event has a number of its own.
        await server.command(game, BLUE, "orders", orders=[ALWAYS])
        assert await until_turn(server, game, 2)
        for browser in (anna, ben):
            await browser.aclose()
