"""Several server processes on one PostgreSQL database: a game across them, and one of them killed."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from random import Random
from statistics import median
from typing import Any

import psutil
from websockets.exceptions import WebSocketException

from rubicon import games
from rubicon.cli import main
from rubicon.server.run import uvicorn_config
from rubicon.server.settings import Settings
from rubicon.server.tables.registry import REVOKED_CLOSE_CODE
from rubicon.store.store import Store
from rubicon.table.table import Table
from tests.server.conftest import Serve
from tests.support.postgres import PostgresServer
from tests.support.server_process import Player, Server, run

TITLE = "julius-caesar"
SEED = 49
#: Actions played before a process is killed, and after.
ACTIONS = 60
CONNECTION_ERRORS = (WebSocketException, OSError)


async def play(players: Sequence[Player], rng: Random, actions: int) -> list[float]:
    """Let two players act at random, each when their screen allows it.

    Returns, for each action that gave the turn to the other side, the seconds from its answer until the other
    side saw it.
    """
    waits: list[float] = []
    taken = 0
    while taken < actions and not players[0].over:
        able = [player for player in players if player.actions]
        if not able:
            await receive_next(players)
            continue
        player = rng.choice(able)
        other = players[1 - player.viewer]
        answer = await player.act(rng.choice(player.actions))
        if answer["type"] == "refused":  # an action of the other side was still on its way
            assert answer["code"] == "stale", answer
            await player.until(partial(has_seen, answer["seq"]))
            continue
        taken += 1
        begun = time.perf_counter()
        if not player.actions and not other.actions and not player.over:
            await other.until(lambda other: bool(other.actions) or other.over)
            waits.append(time.perf_counter() - begun)
    return waits


def has_seen(seq: int, player: Player) -> bool:
    """Whether a player has received this update."""
    return player.seq >= seq


async def receive_next(players: Sequence[Player]) -> None:
    """Receive the next message of any player."""
    waiting = [asyncio.create_task(player.next()) for player in players]
    done, pending = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    for task in pending:
        task.cancel()
    await asyncio.gather(*pending, return_exceptions=True)
    for task in done:
        task.result()


async def come_back(server: Server, old: Player) -> Player:
    """Reconnect a player that was cut off, and catch up. Tries until a server answers."""
    while True:
        with suppress(*CONNECTION_ERRORS):
            return await Player.join(server, str(old.token), old)
        await asyncio.sleep(0.05)


async def wait_until_cut_off(player: Player, command: dict[str, Any]) -> None:
    """Wait for the end of a connection whose server was killed. The answer may come before it."""
    with suppress(*CONNECTION_ERRORS):
        await player.answer(command["key"])
        await player.closed()


def command_of(player: Player, rng: Random) -> dict[str, Any]:
    """An action of a player, as a message."""
    action = rng.choice(player.actions)
    return {"type": "act", "key": secrets.token_urlsafe(18), "seq": player.seq, "action": action}


async def assert_all_see_what_is_stored(players: Sequence[Player], database: str, game: str) -> int:
    """Wait until all players see what is stored. Returns the number of stored lines."""
    with Store.open(database) as store:
        stored = store.load(game)
    table = Table.load(games.game, stored)
    for player in players:
        await player.until(lambda player: player.seq == table.seq(player.viewer))
        assert player.screen == table.screen(player.viewer)
    return len(stored.lines)


def test_a_game_across_two_servers_one_of_which_is_killed(postgres: PostgresServer, serve: Serve) -> None:
    database = postgres.create_database()
    first, second = (serve(RUBICON_DATABASE=database) for _ in range(2))
    opened = first.create(TITLE)
    rng = Random(SEED)

    async def whole() -> list[float]:
        caesar = await Player.join(first, opened.tokens["caesar"])
        pompey = await Player.join(second, opened.tokens["pompey"])
        watching = await Player.join(second, opened.tokens[None])
        waits = await play((caesar, pompey), rng, ACTIONS)
        before = await assert_all_see_what_is_stored((caesar, pompey, watching), database, opened.game)

        body = {"what": "spectator"}
        renewed = first.request("POST", "/api/seats/renew", body, token=opened.tokens["caesar"])
        assert await watching.closed() == REVOKED_CLOSE_CODE
        watching = await Player.join(second, renewed.json()["link"]["token"])

        while not pompey.actions:  # the server is killed while it carries out what Pompey does
            await play((caesar, pompey), rng, 1)
            await asyncio.sleep(0.05)
            await pompey.call("ping")
        command = command_of(pompey, rng)
        await pompey.send(command)
        second.kill()
        await wait_until_cut_off(pompey, command)
        pompey = await come_back(first, pompey)
        watching = await come_back(first, watching)
        await pompey.send(command)
        answer = await pompey.answer(command["key"])
        assert answer["type"] == "done", answer

        waits += await play((caesar, pompey), rng, ACTIONS)
        after = await assert_all_see_what_is_stored((caesar, pompey, watching), database, opened.game)
        assert after >= before + ACTIONS
        return waits

    waits = run(whole())
    print(f"turns seen at the other server after {median(waits) * 1e3:.1f} ms (median of {len(waits)})")
    assert main(["admin", "verify", "--database", database]) == 0


def test_a_revoked_link_changes_nothing_at_a_server_that_was_asleep(
    postgres: PostgresServer, serve: Serve
) -> None:
    """The second server stands still while the link is renewed at the first. Then it finds a command of the
    old link that waited for it."""
    database = postgres.create_database()
    first, second = (serve(RUBICON_DATABASE=database) for _ in range(2))
    opened = first.create("forum")

    async def whole() -> None:
        thief = await Player.join(second, opened.tokens["red"])
        await thief.call("ping")
        psutil.Process(second.process.pid).suspend()
        try:
            assert first.request("POST", "/api/seats/renew", {}, token=opened.tokens["red"]).is_success
            action = thief.actions[0]
            await thief.send({"type": "act", "key": "stolen", "seq": thief.seq, "action": action})
        finally:
            psutil.Process(second.process.pid).resume()
        assert await thief.closed() == REVOKED_CLOSE_CODE
        assert not any('"type":"done"' in text and "stolen" in text for text in thief.received)

    run(whole())
    with Store.open(database) as store:
        assert store.stored_answer(opened.game, 0, "stolen") is None


# -------------------------------------------------------------------------------------------------- --workers


def worker_pids(server: Server) -> list[int]:
    """The ids of the worker processes of `rubicon serve --workers`."""
    children = psutil.Process(server.process.pid).children()
    return [child.pid for child in children if "spawn_main" in " ".join(child.cmdline())]


def started_workers(server: Server) -> int:
    """How many workers have started to serve, including dead ones."""
    return sum(line["event"] == "serving" for line in server.log_entries())


def worker_of(server: Server, player: Player) -> int:
    """The id of the worker that a player is connected to."""
    port = player.socket.local_address[1]
    for pid in worker_pids(server):
        links = psutil.Process(pid).net_connections("tcp")
        if any(getattr(link.raddr, "port", None) == port for link in links):
            return pid
    raise AssertionError("the player is connected to nobody")


async def join_other_worker(server: Server, token: str, than: int) -> Player:
    """Join at another worker than this one: several clients connect at once, until one of them is there."""
    for _ in range(20):
        joined = await asyncio.gather(*(Player.join(server, token) for _ in range(8)))
        there = [player for player in joined if worker_of(server, player) != than]
        for player in joined:
            if player not in there[:1]:
                await player.close()
        if there:
            return there[0]
    raise AssertionError("all clients come to the same worker")


def test_two_workers_one_of_which_is_killed(postgres: PostgresServer, serve: Serve) -> None:
    database = postgres.create_database()
    server = serve("--workers", "2", RUBICON_DATABASE=database)
    opened = server.create(TITLE)
    rng = Random(SEED)

    async def whole() -> None:
        while started_workers(server) < 2:
            await asyncio.sleep(0.05)
        caesar = await Player.join(server, opened.tokens["caesar"])
        doomed = worker_of(server, caesar)
        pompey = await join_other_worker(server, opened.tokens["pompey"], doomed)
        await play((caesar, pompey), rng, ACTIONS)
        before = await assert_all_see_what_is_stored((caesar, pompey), database, opened.game)

        while not caesar.actions:
            await play((caesar, pompey), rng, 1)
            await asyncio.sleep(0.05)
            await caesar.call("ping")
        command = command_of(caesar, rng)
        await caesar.send(command)
        psutil.Process(doomed).kill()
        await wait_until_cut_off(caesar, command)
        caesar = await come_back(server, caesar)
        await caesar.send(command)
        answer = await caesar.answer(command["key"])
        assert answer["type"] == "done", answer

        await play((caesar, pompey), rng, ACTIONS)  # Pompey has noticed nothing
        after = await assert_all_see_what_is_stored((caesar, pompey), database, opened.game)
        assert after >= before + ACTIONS
        while started_workers(server) < 3:  # another worker replaces the dead one
            await asyncio.sleep(0.1)
        assert len(worker_pids(server)) == 2

    run(asyncio.wait_for(whole(), 90))
    assert server.stop() == 0


def test_a_worker_that_loads_slowly_is_not_killed_for_it() -> None:
    config = uvicorn_config(Settings(database="postgresql://", workers=2), lambda: None)
    assert config.timeout_worker_healthcheck >= 30  # the library's own 5 seconds pass on a busy machine
