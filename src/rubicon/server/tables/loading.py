"""Reading a table from the store, with a snapshot of it if this process has one."""

from __future__ import annotations

from contextlib import suppress

from rubicon import games
from rubicon.core.message import message
from rubicon.server.tables.room import KnownCounts
from rubicon.server.tables.snapshots import load_snapshot
from rubicon.store.store import Store, UnknownGame
from rubicon.table.changes import ChangesSince, Refused, StoredTable
from rubicon.table.recorded_game import Updates
from rubicon.table.table import Table


def read_table(
    store: Store, game: str, known: KnownCounts | None, snapshot: bytes | None
) -> tuple[Table, StoredTable | None, ChangesSince | None, Updates]:
    """The table; all that is stored of it, unless there was a snapshot; what is new since `known`; and the
    updates since the snapshot. Raises `Refused` if there is no such game."""
    if snapshot is not None:
        with suppress(Exception):  # a snapshot that does not fit costs time, nothing else
            table = load_snapshot(snapshot)
            changed = store.changes_since(game, *table.known_counts)
            if changed.seats:  # the game is still there
                shown = table.catch_up(changed)
                news = None if known is None else store.changes_since(game, *known)
                return table, None, news, shown
    try:
        stored = store.load(game)
    except UnknownGame:
        raise Refused("unknown", message("refused-no-such-game")) from None
    news = None if known is None else store.changes_since(game, *known)
    return Table.load(games.game, stored), stored, news, {}
