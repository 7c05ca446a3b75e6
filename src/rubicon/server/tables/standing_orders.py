"""Obey the standing orders of all tables: pass for a side that does not want to be asked in a window.

A pass by order is the same command as a person's, and waits for the same time. A person who answers in this
time goes first.
"""

from __future__ import annotations

import asyncio

from rubicon.server.errors import Refused
from rubicon.server.seating.tokens import new_token
from rubicon.server.tables.commands import OrderCommand
from rubicon.server.tables.registry import TableRegistry
from rubicon.server.tables.room import Room
from rubicon.table.table import Table

#: Refusals in a row after which orders wait until the table changes again.
MAX_REFUSALS = 5
#: Seconds between looks at whether an answer of a person, which is due as well, has been carried out.
PERSON_CHECK_SECONDS = 0.02


class StandingOrderService:
    """Obeys the standing orders at all tables in this process."""

    def __init__(self, tables: TableRegistry) -> None:
        self.tables = tables
        tables.add_turn_listener(self.on_table_changed)

    def on_table_changed(self, room: Room) -> None:
        """Obey an order if one applies. Called after a change or load of the table, under its lock."""
        if room.table is not None and room.order_task is None and _ordered_side(room.table) is not None:
            room.order_task = self.tables.spawn(self._obey(room))

    async def _obey(self, room: Room) -> None:
        """Act by orders until none applies."""
        refused = 0
        try:
            while refused < MAX_REFUSALS:
                async with room.lock:
                    table = await self.tables.load(room)
                    side = _ordered_side(table)
                    if side is None:
                        room.order_task = None
                        return
                    command = OrderCommand(side, table.seq(side), new_token())
                await self.tables.wait_for_window(room, side)
                while room.people_answering:
                    await asyncio.sleep(PERSON_CHECK_SECONDS)
                try:
                    await self.tables.execute(room.game, command)
                    refused = 0
                except Refused:
                    refused += 1
        finally:
            room.order_task = None


def _ordered_side(table: Table) -> int | None:
    """A side that must decide and whose standing orders do it."""
    return next((side for side in table.deciders if table.ordered_answer(side) is not None), None)
