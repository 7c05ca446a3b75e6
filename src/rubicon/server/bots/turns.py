"""Bots at the tables: whenever it is a bot's turn, ask it, and act for it like anybody else."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any, Protocol

from rubicon.core.game import View
from rubicon.server.errors import Refused
from rubicon.server.ops.security import new_token
from rubicon.server.tables.registry import Hub
from rubicon.server.tables.room import Room
from rubicon.table.changes import OVER
from rubicon.table.seats import BOT
from rubicon.table.table import Table

#: A bot whose actions are refused so often in a row is left alone until somebody touches the table.
PATIENCE = 5


class Bots(Protocol):
    """Who thinks for bots; see `botworkers`."""

    async def choose(
        self,
        game_id: str,
        side: int,
        title: str,
        word: str,
        seed: int | str,
        view: View,
        kind: str,
        prompt: str,
        actions: Any,
    ) -> int: ...

    def forget(self, game_id: str) -> None: ...


@dataclass(frozen=True, slots=True)
class _Question:
    """A bot's turn: all it is told."""

    side: int
    seq: int
    word: str
    seed: str
    view: View
    kind: str
    prompt: str
    actions: list[int]


class BotPlay:
    """Plays all bots of the tables in this process."""

    def __init__(self, hub: Hub, bots: Bots) -> None:
        self.hub = hub
        self.bots = bots
        hub.turn = self.turn

    async def resume(self) -> None:
        """After a start: games in which a bot may be due go on, whether somebody looks or not."""
        for game in await self.hub.read(self.hub.store.playing_with_bots):
            self.hub.wake(game)

    def turn(self, room: Room) -> None:
        """A locked room's table has changed, or was read. If a bot is due there, let it play."""
        table = room.table
        if (
            table is not None
            and room.bots is None
            and (_due(table) is not None or _offered(table) is not None)
        ):
            room.bots = self.hub.spawn(self._play(room))
        elif table is not None and table.status == OVER:
            self.bots.forget(room.game)

    async def _play(self, room: Room) -> None:
        """As long as it is a bot's turn."""
        refused = 0
        try:
            while refused < PATIENCE:
                async with room.lock:
                    table = await self.hub.seated(room)
                    offered, question = _offered(table), _question(table)
                    if offered is None and question is None:
                        room.bots = None
                        return
                try:
                    if offered is not None:
                        await self._decline(room.game, offered)
                    elif question is not None:
                        await self._answer(room.game, table, question)
                    refused = 0
                except Refused:
                    refused += 1
                await asyncio.sleep(self.hub.settings.bot_pause)
        finally:
            room.bots = None

    async def _decline(self, game: str, side: int) -> None:
        key = new_token()
        await self.hub.do(game, side, key, lambda table, now: table.decline_draw(side, key, now))

    async def _answer(self, game: str, table: Table, asked: _Question) -> None:
        action = await self.bots.choose(
            game,
            asked.side,
            table.game.id,
            asked.word,
            asked.seed,
            asked.view,
            asked.kind,
            asked.prompt,
            asked.actions,
        )
        key, text = new_token(), table.game.text(action)
        await self.hub.do(
            game, asked.side, key, lambda table, now: table.act(asked.side, asked.seq, text, key, now)
        )


def _due(table: Table) -> int | None:
    """A bot's side that must decide."""
    return next((side for side in table.deciders if table.seats[side].kind == BOT), None)


def _offered(table: Table) -> int | None:
    """A bot's side that was offered a draw. Bots play on."""
    if table.draw_offer is None or table.status == OVER:
        return None
    others = (side for side, seat in table.seats.items() if seat.kind == BOT and side != table.draw_offer)
    return next(others, None)


def _question(table: Table) -> _Question | None:
    side = _due(table)
    decision = None if side is None else table.decision(side)
    if side is None or decision is None:
        return None
    view = table.view(side)
    assert view is not None
    return _Question(
        side,
        table.seq(side),
        table.seats[side].bot,
        table.bot_seed(side),
        view,
        decision.kind,
        decision.prompt,
        list(decision.actions),
    )
