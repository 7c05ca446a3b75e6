"""Reading old games from their beginning: for tables that are loaded, and for what viewers were shown before.

It takes longer the longer the game is. So long games are read in a thread of their own, where nobody who
looks up a token waits for them, and what clients ask for in turns.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor
from functools import partial
from typing import Final, ParamSpec, TypeVar

from rubicon import games
from rubicon.server.ops.processor_time import MeteredThreads
from rubicon.server.ops.shares import Client, Shares
from rubicon.server.tables.snapshots import EncodedHistory, encoded_history
from rubicon.store.store import Store
from rubicon.table.table import Table
from rubicon.table.viewer_history import read_history

P = ParamSpec("P")
T = TypeVar("T")

#: Lines of a record up to which it is read at once; longer ones wait for their turn.
SHORT_RECORD_LINES: Final = 200
#: Lines that a client reads for one unit of its share.
LINES_OF_A_UNIT: Final = 2000


class HistoryReader:
    """Reads the games of a store. `short` are the threads for short games."""

    def __init__(self, store: Store, shares: Shares | None, short: Executor) -> None:
        self._store = store
        self._shares = shares
        self._short = short
        self._long = MeteredThreads(1, "histories")

    def close(self) -> None:
        """Wait for what is being read, then end the thread."""
        self._long.shutdown(wait=True)

    async def run(self, lines: int, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The result of a function that goes through a record of this number of `lines`."""
        threads = self._short if lines < SHORT_RECORD_LINES else self._long
        return await asyncio.get_running_loop().run_in_executor(threads, partial(work, *args, **kwargs))

    async def in_turn(
        self, client: Client | None, lines: int, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """The same for a client, in its turn; None: for a computer player. Raises `Refused` if the client has
        had its share."""
        if client is None or self._shares is None or lines < SHORT_RECORD_LINES:
            return await self.run(lines, work, *args, **kwargs)
        self._shares.take("histories", client, max(1.0, lines / LINES_OF_A_UNIT))
        async with self._shares.turn("histories", client):
            return await self.run(lines, work, *args, **kwargs)

    async def read(
        self, table: Table, viewer: int, since: int | None, client: Client | None
    ) -> EncodedHistory:
        """What a viewer of this table was shown: see `read_history`. For `client` see `in_turn`."""
        lines = table.known_counts[0]
        return await self.in_turn(client, lines, self._read_history, table.id, viewer, since)

    def _read_history(self, game: str, viewer: int, since: int | None) -> EncodedHistory:
        return encoded_history(read_history(games.game, self._store.load(game), viewer, since))
