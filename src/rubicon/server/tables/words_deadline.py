"""How long a game waits for the words that its players' programs mix into the dice."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass

from rubicon.core.game import SPECTATOR
from rubicon.server.errors import Refused
from rubicon.server.seating.tokens import new_token
from rubicon.server.tables.registry import TableRegistry
from rubicon.server.tables.room import Room
from rubicon.table.changes import Change
from rubicon.table.table import Table


@dataclass(frozen=True, slots=True)
class EndWait:
    """The command of the server to go on without the words that are missing in `phase`."""

    phase: str
    key: str
    viewer: int = SPECTATOR

    def apply(self, table: Table, now: float) -> Change:
        return table.end_wait(self.phase, self.key, now)


class WordsDeadline:
    """Ends each phase of `rubicon.table.dice_words` after `Settings.words_seconds`."""

    def __init__(self, tables: TableRegistry) -> None:
        self.tables = tables
        tables.add_turn_listener(self.on_table_changed)

    def on_table_changed(self, room: Room) -> None:
        """Start to wait when a phase begins. Called after a change or load of the table, under its lock."""
        phase = None if room.table is None else room.table.words_phase
        if phase == room.words_phase:
            return
        room.words_phase = phase
        if phase is not None:
            self.tables.spawn(self._end(room, phase))

    async def _end(self, room: Room, phase: str) -> None:
        await asyncio.sleep(self.tables.settings.words_seconds)
        if room.words_phase == phase:
            with suppress(Refused):  # every side has answered meanwhile, here or in another process
                await self.tables.execute(room.game, EndWait(phase, new_token()))
