"""A server under load is killed again and again: what it acknowledged is stored, and nothing happens twice.

Every side plays at random, one command at a time, each with its key. After a kill, the clients come back,
catch up, and repeat the command that was not answered. The record of a game must then hold exactly the
actions that were acknowledged to each side, in order.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from math import inf
from pathlib import Path
from random import Random
from typing import Any

import psutil
import pytest
import uvloop
from websockets.exceptions import WebSocketException

from rubicon import games
from rubicon.cli import main
from rubicon.core.message import message
from rubicon.server.bots.pool import BotLimits, BotPool
from rubicon.server.bots.question import BotQuestion
from rubicon.store.store import Store
from rubicon.table.changes import OVER
from tests.support.postgres import PostgresServer
from tests.support.server_process import Player, Server, run

TITLE = "julius-caesar"
SEED = 49  # the year of the crossing
KILLS, KILLS_IN_SOAK = 3, 20
#: Actions acknowledged between two kills, at least.
ACTIONS_BETWEEN_KILLS = 120
#: The number of games of two people, and of games of one person against a bot.
GAMES_OF_TWO, GAMES_WITH_BOT = 8, 2
#: Errors of a connection that the server did not close itself.
CONNECTION_ERRORS = (WebSocketException, OSError, TimeoutError)


@dataclass
class Load:
    """All players, and the counts of what they did."""

    server: Server
    rng: Random
    stopping: asyncio.Event = field(default_factory=asyncio.Event)
    players: list[CrashPlayer] = field(default_factory=list)
    #: Commands that were repeated: those the server had executed before it was killed, and those it had not.
    executed: int = 0
    lost: int = 0

    @property
    def acknowledged(self) -> int:
        return sum(len(player.done) for player in self.players)


@dataclass(eq=False)
class CrashPlayer:
    """A client that plays one side of a game and reconnects after each crash."""

    load: Load
    game: str
    side: int
    token: str
    rng: Random
    #: The actions that were acknowledged, in order.
    done: list[str] = field(default_factory=list)
    #: The command that has no answer yet.
    pending: dict[str, Any] | None = None
    player: Player | None = None

    async def play(self) -> None:
        """Play until the load is stopped and everything sent is answered."""
        while not (self.load.stopping.is_set() and self.pending is None):
            try:
                self.player = await Player.join(self.load.server, self.token, self.player)
                if self.pending is not None:
                    await self._repeat()
                while not self.load.stopping.is_set():
                    await self._turn(self.player)
            except CONNECTION_ERRORS:
                await asyncio.sleep(0.05)
        if self.player is not None:
            await self.player.close()

    async def _turn(self, player: Player) -> None:
        player.received.clear()
        if player.over or not player.actions:
            with suppress(asyncio.TimeoutError):
                await player.next(0.5)
            return
        taken_back = player.screen["undo"] and self.rng.random() < 0.1
        fields = (
            {"type": "undo"} if taken_back else {"type": "act", "action": self.rng.choice(player.actions)}
        )
        self.pending = {**fields, "key": secrets.token_urlsafe(18), "seq": player.seq}
        message = self.pending
        answer = await self._send(player)
        assert answer["type"] == "done", answer
        if self.rng.random() < 0.1:  # it was answered, but some clients are not sure
            await player.send(message)
            again = await player.answer(message["key"])
            assert again["type"] == "done", again
            assert again["again"]

    async def _send(self, player: Player) -> dict[str, Any]:
        """Send the pending command and note its answer."""
        assert self.pending is not None
        await player.send(self.pending)
        answer = await player.answer(self.pending["key"])
        if answer["type"] == "done":
            self.done.append(self.pending.get("action", "undo"))
        self.pending = None
        return answer

    async def _repeat(self) -> None:
        """Send the same command with the same key again. The other side may have acted first."""
        assert self.player is not None
        answer = await self._send(self.player)
        assert answer["type"] == "done" or answer["code"] == "stale", answer
        if answer.get("again"):
            self.load.executed += 1
        else:
            self.load.lost += 1


def recorded_actions(store: Store, player: CrashPlayer) -> list[str]:
    """The actions of a side in the record, in order."""
    name = games.game(TITLE).sides[player.side]
    found = []
    for line in store.load(player.game).lines:
        number, _, rest = line.text.rpartition(" #")[0].partition(" ")
        who, _, text = rest.partition(" ")
        if number.isdecimal() and who == "undo" and text == name:
            found.append("undo")
        elif number.isdecimal() and who == name:
            found.append(text.partition(" : ")[0])
    return found


def record_length(store: Store, game: str) -> float:
    """The number of lines of a record; infinite once the game is over."""
    stored = store.load(game)
    return inf if stored.status == OVER else len(stored.lines)


async def crash_and_come_back(load: Load, kills: int, database: str) -> None:
    """Play, kill and restart the server, and check the records each time."""
    open_games(load)
    playing = [asyncio.create_task(player.play()) for player in load.players]
    with Store.open(database) as store:
        for _ in range(kills):
            await wait_for_acknowledged(load, ACTIONS_BETWEEN_KILLS, playing)
            await asyncio.sleep(load.rng.uniform(0, 0.2))
            load.server.kill()
            sure = {player: list(player.done) for player in load.players}
            await asyncio.to_thread(load.server.start)
            for player, done in sure.items():
                assert recorded_actions(store, player)[: len(done)] == done, (
                    "what was acknowledged is not there"
                )
        lengths = {player.game: record_length(store, player.game) for player in load.players}
        await wait_for_acknowledged(load, ACTIONS_BETWEEN_KILLS, playing)
        while not all(
            record_length(store, game) > before or before == inf for game, before in lengths.items()
        ):
            await wait_for_acknowledged(load, 1, playing)  # every game must continue, those with bots too
        load.stopping.set()
        await asyncio.gather(*playing)
        for player in load.players:
            assert recorded_actions(store, player) == player.done, "something is missing, or there twice"


def open_games(load: Load) -> None:
    me, bot = {"kind": "me"}, {"kind": "bot", "bot": "random"}
    for seats in [(me, me)] * GAMES_OF_TWO + [(me, bot)] * GAMES_WITH_BOT:
        opened = load.server.create(TITLE, seats)
        for side, name in enumerate(games.game(TITLE).sides):
            if name in opened.tokens:
                rng = Random(load.rng.random())
                load.players.append(CrashPlayer(load, opened.game, side, opened.tokens[name], rng))


async def wait_for_acknowledged(load: Load, more: int, playing: Sequence[asyncio.Task[None]]) -> None:
    """Wait until `more` further actions are acknowledged."""
    wanted = load.acknowledged + more
    while load.acknowledged < wanted:
        failed = [task for task in playing if task.done()]
        for task in failed:
            task.result()
        assert not failed, "somebody stopped playing"
        await asyncio.sleep(0.02)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
@pytest.mark.parametrize("kills", [KILLS, pytest.param(KILLS_IN_SOAK, marks=pytest.mark.soak)])
def test_a_killed_server_loses_nothing_and_does_nothing_twice(
    kills: int, kind: str, postgres: PostgresServer, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = postgres.create_database() if kind == "postgresql" else str(tmp_path / "games.sqlite")
    with Server(tmp_path, RUBICON_DATABASE=database, RUBICON_BOT_PAUSE="0.01") as server:
        load = Load(server, Random(SEED))
        run(crash_and_come_back(load, kills, database))
        assert not [line for line in server.log_entries() if line["level"] == "error"]
    assert main(["admin", "verify", "--database", database]) == 0
    with capsys.disabled():
        print(
            f"\n{kind}: {kills} kills, {load.acknowledged} actions acknowledged and there once each, "
            f"{load.executed + load.lost} repeated "
            f"({load.executed} had been executed, {load.lost} had not); seed {SEED}"
        )


def test_a_bot_process_that_dies_between_two_questions_is_replaced() -> None:
    view = {"viewer": "caesar"}

    async def whole() -> None:
        workers = BotPool(BotLimits(workers=2))
        await workers.start()
        try:
            for _ in range(3):
                question = BotQuestion(
                    "g", TITLE, 0, "random", "s", view, "kind", message("ask-kind"), [1, 2]
                )
                assert await workers.choose(question) in (1, 2)
                for child in psutil.Process().children():
                    if "rubicon.server.bots.worker" in child.cmdline():  # the database is a child, too
                        child.kill()
                await asyncio.sleep(0.1)  # until the loop notices
            assert workers.counts["random"] == 0
        finally:
            await workers.stop()

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:  # the server's own kind of loop
        runner.run(whole())
