"""A server under load is killed again and again: what it acknowledged is there afterwards, and nothing twice.

Every side plays at random, one command at a time, each with its key. When the server is gone, its clients
come back, catch up, and repeat the command that was not answered. What the record of a game says about a
side must then be, in order, what that side was told is done.
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
from rubicon.server.bots.pool import BotLimits, BotPool
from rubicon.store.store import Store
from rubicon.table.changes import OVER
from tests.support.postgres import PostgresServer
from tests.support.server_process import Player, Server, run

TITLE = "julius-caesar"
SEED = 49  # the year of the crossing
KILLS = 6
#: So many actions are acknowledged between two kills, at least.
BETWEEN = 120
#: Games of two people, and games of one against a bot.
PAIRS, BOTS = 8, 2
#: How a connection ends that the server did not end itself.
CUT = (WebSocketException, OSError, TimeoutError)


@dataclass
class Load:
    """All that plays, and what came of it."""

    server: Server
    rng: Random
    stopping: asyncio.Event = field(default_factory=asyncio.Event)
    hands: list[Hand] = field(default_factory=list)
    #: Commands that were repeated: those the server had carried out before it was killed, and the others.
    carried_out: int = 0
    lost: int = 0

    @property
    def acknowledged(self) -> int:
        return sum(len(hand.done) for hand in self.hands)


@dataclass(eq=False)
class Hand:
    """One side of a game, through all crashes."""

    load: Load
    game: str
    side: int
    token: str
    rng: Random
    #: What it was told is done, in order.
    done: list[str] = field(default_factory=list)
    #: The command without an answer.
    open: dict[str, Any] | None = None
    player: Player | None = None

    async def play(self) -> None:
        """Until the load is stopped, and everything sent is answered."""
        while not (self.load.stopping.is_set() and self.open is None):
            try:
                self.player = await Player.join(self.load.server, self.token, self.player)
                if self.open is not None:
                    await self._repeat()
                while not self.load.stopping.is_set():
                    await self._turn(self.player)
            except CUT:
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
        words = {"type": "undo"} if taken_back else {"type": "act", "action": self.rng.choice(player.actions)}
        self.open = {**words, "key": secrets.token_urlsafe(18), "seq": player.seq}
        message = self.open
        answer = await self._send(player)
        assert answer["type"] == "done", answer
        if self.rng.random() < 0.1:  # it was answered, but some clients are not sure
            await player.send(message)
            again = await player.answer(message["key"])
            assert again["type"] == "done", again
            assert again["again"]

    async def _send(self, player: Player) -> dict[str, Any]:
        """Send the open command and note its answer."""
        assert self.open is not None
        await player.send(self.open)
        answer = await player.answer(self.open["key"])
        if answer["type"] == "done":
            self.done.append(self.open.get("action", "undo"))
        self.open = None
        return answer

    async def _repeat(self) -> None:
        """The server is back: the same command with the same key. The other side may be quicker now."""
        assert self.player is not None
        answer = await self._send(self.player)
        assert answer["type"] == "done" or answer["code"] == "stale", answer
        if answer.get("again"):
            self.load.carried_out += 1
        else:
            self.load.lost += 1


def recorded(store: Store, hand: Hand) -> list[str]:
    """What the record says a side did, in order."""
    name = games.game(TITLE).sides[hand.side]
    found = []
    for line in store.load(hand.game).lines:
        number, _, rest = line.text.rpartition(" #")[0].partition(" ")
        who, _, words = rest.partition(" ")
        if number.isdecimal() and who == "undo" and words == name:
            found.append("undo")
        elif number.isdecimal() and who == name:
            found.append(words.partition(" : ")[0])
    return found


def length(store: Store, game: str) -> float:
    """How long a record is; one of a finished game is as long as can be."""
    stored = store.load(game)
    return inf if stored.status == OVER else len(stored.lines)


async def crash_and_come_back(load: Load, kills: int, database: str) -> None:
    """The whole test."""
    open_games(load)
    playing = [asyncio.create_task(hand.play()) for hand in load.hands]
    with Store.open(database) as store:
        for _ in range(kills):
            await acknowledged(load, BETWEEN, playing)
            await asyncio.sleep(load.rng.uniform(0, 0.2))
            load.server.kill()
            sure = {hand: list(hand.done) for hand in load.hands}
            await asyncio.to_thread(load.server.start)
            for hand, done in sure.items():
                assert recorded(store, hand)[: len(done)] == done, "what was acknowledged is not there"
        lengths = {hand.game: length(store, hand.game) for hand in load.hands}
        await acknowledged(load, BETWEEN, playing)
        while not all(length(store, game) > before or before == inf for game, before in lengths.items()):
            await acknowledged(load, 1, playing)  # everybody goes on, bots too
        load.stopping.set()
        await asyncio.gather(*playing)
        for hand in load.hands:
            assert recorded(store, hand) == hand.done, "something is missing, or there twice"


def open_games(load: Load) -> None:
    me, bot = {"kind": "me"}, {"kind": "bot", "bot": "random"}
    for seats in [(me, me)] * PAIRS + [(me, bot)] * BOTS:
        opened = load.server.create(TITLE, seats)
        for side, name in enumerate(games.game(TITLE).sides):
            if name in opened.tokens:
                rng = Random(load.rng.random())
                load.hands.append(Hand(load, opened.game, side, opened.tokens[name], rng))


async def acknowledged(load: Load, more: int, playing: Sequence[asyncio.Task[None]]) -> None:
    """Wait until so many more actions are acknowledged."""
    wanted = load.acknowledged + more
    while load.acknowledged < wanted:
        failed = [task for task in playing if task.done()]
        for task in failed:
            task.result()
        assert not failed, "somebody stopped playing"
        await asyncio.sleep(0.02)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_killed_server_loses_nothing_and_does_nothing_twice(
    kind: str, postgres: PostgresServer, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = postgres.create_database() if kind == "postgresql" else str(tmp_path / "games.sqlite")
    with Server(tmp_path, RUBICON_DATABASE=database, RUBICON_BOT_PAUSE="0.01") as server:
        load = Load(server, Random(SEED))
        run(crash_and_come_back(load, KILLS, database))
        assert not [line for line in server.logged() if line["level"] == "error"]
    assert main(["admin", "verify", "--database", database]) == 0
    with capsys.disabled():
        print(
            f"\n{kind}: {KILLS} kills, {load.acknowledged} actions acknowledged and there once each, "
            f"{load.carried_out + load.lost} repeated "
            f"({load.carried_out} had been carried out, {load.lost} had not); seed {SEED}"
        )


def test_a_bot_process_that_dies_between_two_questions_is_replaced() -> None:
    view = {"viewer": "caesar"}

    async def whole() -> None:
        workers = BotPool(BotLimits(workers=2))
        await workers.start()
        try:
            for _ in range(3):
                choice = await workers.choose("g", 0, TITLE, "random", "s", view, "kind", "prompt", [1, 2])
                assert choice in (1, 2)
                for child in psutil.Process().children():
                    if "rubicon.server.bots.worker" in child.cmdline():  # the database is a child, too
                        child.kill()
                await asyncio.sleep(0.1)  # the loop hears of it
            assert workers.counts["random"] == 0
        finally:
            await workers.stop()

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:  # the server's own kind of loop
        runner.run(whole())
