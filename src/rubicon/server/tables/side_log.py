"""The log of one side, for computer players and help."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rubicon import games
from rubicon.server.tables.registry import TableRegistry
from rubicon.table.viewer_history import read_history

#: How often the log is read again because the game went on meanwhile.
_MAX_ATTEMPTS: Final = 3


async def log_of(tables: TableRegistry, game: str, side: int) -> Sequence[str]:
    """The log of a side, each line as JSON, if its title makes use of it. What is not kept is read from the
    record first, without the lock of the room. Callers do not change it."""
    room = tables.room(game)
    for _ in range(_MAX_ATTEMPTS):
        async with room.lock:
            table = await tables.load(room)
            log = room.past_of(side).log if table.game.remembers else ()
            if log is not None:
                return log
        stored = await tables.read(tables.store.load, game)
        history = await tables.read(read_history, games.game, stored, side)
        async with room.lock:
            await tables.load(room)
            room.past_of(side).set_log(history.log, history.seq)
    return ()
