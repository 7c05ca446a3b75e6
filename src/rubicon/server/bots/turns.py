"""Bots at the tables: whenever it is a bot's turn, ask it, and act for it like anybody else."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any, Protocol

from rubicon.core.game import View
from rubicon.server.errors import Refused
from rubicon.server.messages import Act, Draw
from rubicon.server.seating.tokens import new_token
from rubicon.server.tables.commands import ClientCommand
from rubicon.server.tables.registry import TableRegistry
from rubicon.server.tables.room import Room
from rubicon.table.changes import OVER
from rubicon.table.seats import BOT
from rubicon.table.table import Table

#: A bot whose actions are refused so often in a row is left alone until somebody touches the table.
MAX_REFUSALS = 5


class BotChooser(Protocol):
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
class BotQuestion:
    """A bot's turn: all it is told."""

    side: int
    seq: int
    word: str
    seed: str
    view: View
    kind: str
    prompt: str
    actions: list[int]


class BotTurns:
    """Plays all bots of the tables in this process."""

    def __init__(self, tables: TableRegistry, bots: BotChooser) -> None:
        self.tables = tables
        self.bots = bots
        tables.set_turn_callback(self.on_table_changed)

    async def resume(self) -> None:
        """After a start: games in which a bot may be due go on, whether somebody looks or not."""
        for game in await self.tables.read(self.tables.store.running_games_with_bots):
            self.tables.wake(game)

    def on_table_changed(self, room: Room) -> None:
        """A locked room's table has changed, or was read. If a bot is due there, let it play."""
        table = room.table
        if (
            table is not None
            and room.bot_task is None
            and (_bot_to_move(table) is not None or _bot_offered_draw(table) is not None)
        ):
            room.bot_task = self.tables.spawn(self._play(room))
        elif table is not None and table.status == OVER:
            self.bots.forget(room.game)

    async def _play(self, room: Room) -> None:
        """As long as it is a bot's turn."""
        refused = 0
        try:
            while refused < MAX_REFUSALS:
                async with room.lock:
                    table = await self.tables.load(room)
                    offered, question = _bot_offered_draw(table), _next_question(table)
                    if offered is None and question is None:
                        room.bot_task = None
                        return
                try:
                    if offered is not None:
                        await self._decline(room.game, offered)
                    elif question is not None:
                        await self._answer(room.game, table, question)
                    refused = 0
                except Refused:
                    refused += 1
                await asyncio.sleep(self.tables.settings.bot_pause)
        finally:
            room.bot_task = None

    async def _decline(self, game: str, side: int) -> None:
        message = Draw(type="draw", key=new_token(), how="decline")
        await self.tables.execute(game, ClientCommand(side, message))

    async def _answer(self, game: str, table: Table, asked: BotQuestion) -> None:
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
        message = Act(type="act", key=new_token(), seq=asked.seq, action=table.game.text(action))
        await self.tables.execute(game, ClientCommand(asked.side, message))


def _bot_to_move(table: Table) -> int | None:
    """A bot's side that must decide."""
    return next((side for side in table.deciders if table.seats[side].kind == BOT), None)


def _bot_offered_draw(table: Table) -> int | None:
    """A bot's side that was offered a draw. Bots play on."""
    if table.draw_offer is None or table.status == OVER:
        return None
    others = (side for side, seat in table.seats.items() if seat.kind == BOT and side != table.draw_offer)
    return next(others, None)


def _next_question(table: Table) -> BotQuestion | None:
    side = _bot_to_move(table)
    decision = None if side is None else table.decision(side)
    if side is None or decision is None:
        return None
    view = table.view(side)
    assert view is not None
    return BotQuestion(
        side,
        table.seq(side),
        table.seats[side].bot,
        table.bot_seed(side),
        view,
        decision.kind,
        decision.prompt,
        list(decision.actions),
    )
