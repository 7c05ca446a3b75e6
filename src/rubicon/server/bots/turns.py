"""Play the bots of all tables: when it is a bot's turn, ask the bot, then act for its side."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Protocol

from rubicon.core.game import RubiconError
from rubicon.server.bots.question import BotQuestion
from rubicon.server.errors import Refused
from rubicon.server.messages import Act, Draw
from rubicon.server.seating.tokens import new_token
from rubicon.server.tables.commands import ClientCommand
from rubicon.server.tables.registry import TableRegistry
from rubicon.server.tables.room import Room
from rubicon.server.tables.side_log import log_of
from rubicon.table.changes import OVER
from rubicon.table.seats import BOT
from rubicon.table.table import Table

#: Refused actions in a row after which a bot is left alone until the table changes again.
MAX_REFUSALS = 5


class BotChooser(Protocol):
    """Chooses actions for bots. The server uses `rubicon.server.bots.pool.BotPool`."""

    async def choose(self, question: BotQuestion, payer: str = "") -> int: ...

    def forget(self, game_id: str) -> None: ...


class BotTurns:
    """Plays the bots of all tables in this process."""

    def __init__(self, tables: TableRegistry, bots: BotChooser) -> None:
        self.tables = tables
        self.bots = bots
        tables.add_turn_listener(self.on_table_changed)

    async def resume(self) -> None:
        """Go on with all games that may wait for a bot or a standing order, one after the other, in the
        background. Called once, when the server starts. Bots among themselves go on when somebody watches.
        """
        found = await self.tables.read(self.tables.store.self_playing_games)
        self.tables.spawn(self._resume(found))

    async def _resume(self, waiting: Sequence[str]) -> None:
        for game in waiting:
            with suppress(RubiconError):
                await self.tables.load_game(game)

    def on_table_changed(self, room: Room) -> None:
        """Let a bot play if it is its turn. Called after a change or load of the table, under its lock."""
        table = room.table
        if (
            table is not None
            and room.bot_task is None
            and _is_followed(room, table)
            and (_bot_to_move(table) is not None or _bot_offered_draw(table) is not None)
        ):
            room.bot_task = self.tables.spawn(self._play(room))
        elif table is not None and table.status == OVER:
            self.bots.forget(room.game)

    async def _play(self, room: Room) -> None:
        """Act for the bots of a table until none of them has its turn."""
        refused = 0
        try:
            while refused < MAX_REFUSALS:
                async with room.lock:
                    table = await self.tables.load(room)
                    offered, question = _bot_offered_draw(table), _next_question(table)
                    seq = None if question is None else table.seq(question.side)
                    if (offered is None and question is None) or not _is_followed(room, table):
                        room.bot_task = None
                        return
                try:
                    if offered is not None:
                        await self._decline(room.game, offered)
                    elif question is not None and seq is not None:
                        await self._answer(table, question, seq, room.payer)
                    refused = 0
                except Refused:
                    refused += 1
                await asyncio.sleep(self.tables.settings.bot_pause)
        finally:
            room.bot_task = None

    async def _decline(self, game: str, side: int) -> None:
        message = Draw(type="draw", key=new_token(), how="decline")
        await self.tables.execute(game, ClientCommand(side, message))

    async def _answer(self, table: Table, question: BotQuestion, seq: int, payer: str) -> None:
        """Act as the bot chooses, in the position of update `seq`. `payer` is the client it thinks for."""
        if table.game.remembers:
            question = replace(question, log=await log_of(self.tables, question.game_id, question.side))
        action = await self.bots.choose(question, payer)
        message = Act(type="act", key=new_token(), seq=seq, action=table.game.text(action))
        await self.tables.execute(question.game_id, ClientCommand(question.side, message))


def _is_followed(room: Room, table: Table) -> bool:
    """Whether a person plays here or watches. Other games pause: nobody would see what the bots do."""
    return bool(room.listeners) or any(seat.kind != BOT for seat in table.seats.values())


def _bot_to_move(table: Table) -> int | None:
    """The side of a bot that must decide, if there is one."""
    return next((side for side in table.deciders if table.seats[side].kind == BOT), None)


def _bot_offered_draw(table: Table) -> int | None:
    """The side of a bot that was offered a draw, if there is one. Bots always decline."""
    if table.draw_offer is None or table.status == OVER:
        return None
    others = (side for side, seat in table.seats.items() if seat.kind == BOT and side != table.draw_offer)
    return next(others, None)


def _next_question(table: Table) -> BotQuestion | None:
    """The question for the bot that must decide, if there is one."""
    side = _bot_to_move(table)
    decision = None if side is None else table.decision(side)
    if side is None or decision is None:
        return None
    view = table.view(side)
    assert view is not None
    return BotQuestion(
        game_id=table.id,
        title=table.game.id,
        side=side,
        bot=table.seats[side].bot,
        seed=table.bot_seed(side),
        view=view,
        kind=decision.kind,
        prompt=decision.prompt,
        actions=list(decision.actions),
    )
