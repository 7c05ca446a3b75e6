"""The log of one side, for computer players and help."""

from __future__ import annotations

from collections.abc import Sequence

from rubicon.server.ops.shares import Client
from rubicon.server.tables.registry import TableRegistry


async def log_of(tables: TableRegistry, game: str, side: int, client: Client | None = None) -> Sequence[str]:
    """The log of a side, each line as JSON, if its title makes use of it. `client` asks for help; if it is
    None, the log is for a computer player."""
    remembers = await tables.query(game, lambda table: table.game.remembers)
    return await tables.log(game, side, client) if remembers else ()
