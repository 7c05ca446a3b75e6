"""Reading from the store: a table, with a snapshot of it if this process has one; and what was said there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field

from rubicon import games
from rubicon.core.game import SPECTATOR
from rubicon.core.message import message
from rubicon.server.tables.histories import SHORT_RECORD_LINES
from rubicon.server.tables.room import KnownCounts
from rubicon.server.tables.snapshots import load_snapshot
from rubicon.store.store import Store, UnknownGame
from rubicon.table.changes import PLAYERS, SPECTATORS, ChangesSince, ChatMessage, Refused, StoredTable
from rubicon.table.recorded_game import Updates
from rubicon.table.table import Table

#: Chat messages that a client is sent when it joins, at most.
CHAT_HISTORY = 100


@dataclass(frozen=True, slots=True)
class ReadTable:
    """What was read of a table.

    `table` is None if it is long: then it is to be made from `stored`, which is None if there was a snapshot.
    `news` is what is new since the counts that were known; `shown` the updates since the snapshot.
    """

    table: Table | None
    stored: StoredTable | None
    news: ChangesSince | None
    shown: Updates = field(default_factory=dict)


def read_table(store: Store, game: str, known: KnownCounts | None, snapshot: bytes | None) -> ReadTable:
    """Read a table. Raises `Refused` if there is no such game."""
    if snapshot is not None:
        with suppress(Exception):  # a snapshot that does not fit costs time, nothing else
            table = load_snapshot(snapshot)
            changed = store.changes_since(game, *table.known_counts)
            if changed.seats:  # the game is still there
                shown = table.catch_up(changed)
                news = None if known is None else store.changes_since(game, *known)
                return ReadTable(table, None, news, shown)
    try:
        stored = store.load(game)
    except UnknownGame:
        raise Refused("unknown", message("refused-no-such-game")) from None
    news = None if known is None else store.changes_since(game, *known)
    is_short = len(stored.lines) < SHORT_RECORD_LINES
    return ReadTable(Table.load(games.game, stored) if is_short else None, stored, news)


def has_talk(viewer: int, said: Mapping[str, int]) -> bool:
    """Whether there may be anything for `read_talk` to read."""
    return viewer != SPECTATOR or bool(said[SPECTATORS])


def read_talk(
    store: Store, game: str, viewer: int, said: Mapping[str, int]
) -> tuple[Sequence[ChatMessage], str]:
    """The last chat messages that a viewer may read, and their notes. `said`: messages in each room."""
    room = SPECTATORS if viewer == SPECTATOR else PLAYERS
    skipped = max(0, said[room] - CHAT_HISTORY)
    chat = store.chat(game, room, skipped, CHAT_HISTORY) if said[room] else []
    return chat, "" if viewer == SPECTATOR else store.notes(game, viewer)
