"""What a table needs to come back quickly: snapshots, and what each viewer was shown last.

Loading a table, and telling a viewer what happened, means to play the game again from its beginning, which
takes longer the longer the game is. A snapshot is loaded in the same time however long the game is, and then
catches up with what was stored since. Everything here can be computed again, so it is kept in memory only.
"""

from __future__ import annotations

import io
import pickle
from collections import OrderedDict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from rubicon import games
from rubicon.core.game import Game
from rubicon.core.message import Message
from rubicon.server.tables.push_messages import to_json
from rubicon.table.changes import Update
from rubicon.table.table import Table

#: Bytes of all snapshots together. One has about 6 KB.
MAX_SNAPSHOT_BYTES: Final = 32 << 20
#: Lines of a record from which on a snapshot is worth it; shorter games are read as quickly.
MIN_SNAPSHOT_LINES: Final = 60
#: Lines that a table in use goes beyond its snapshot before there is another: the steps, at most, by which
#: the table comes back, whatever has dropped it.
SNAPSHOT_INTERVAL_LINES: Final = 64
#: Updates that are kept for a viewer who may come back, at least.
RECENT_UPDATES: Final = 32
#: Updates that a viewer who comes back is sent, at most. Who has missed more is sent everything again.
MAX_MISSED_UPDATES: Final = 200


class _TablePickler(pickle.Pickler):
    """Writes titles as their names: there is one object for each."""

    def persistent_id(self, thing: Any) -> Any:
        return (thing.id, thing.version) if isinstance(thing, Game) else None


class _TableUnpickler(pickle.Unpickler):
    def persistent_load(self, key: tuple[str, int]) -> Game:
        found = games.game(key[0]).under_rules(key[1])
        if found is None:
            raise pickle.UnpicklingError
        return found


def take_snapshot(table: Table) -> bytes:
    """A table as bytes, for this process alone."""
    out = io.BytesIO()
    table.drop_caches()
    _TablePickler(out, pickle.HIGHEST_PROTOCOL).dump(table)
    return out.getvalue()


def load_snapshot(data: bytes) -> Table:
    """The table of a snapshot that this process took."""
    found = _TableUnpickler(io.BytesIO(data)).load()
    assert isinstance(found, Table)
    return found


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A table as bytes, and how many lines its record had."""

    data: bytes
    lines: int


class Snapshots:
    """Snapshots of tables, by game. The least recently stored ones are dropped."""

    def __init__(self, max_bytes: int = MAX_SNAPSHOT_BYTES) -> None:
        self._max_bytes = max_bytes
        self._bytes = 0
        self._by_game: OrderedDict[str, Snapshot] = OrderedDict()

    def store(self, table: Table) -> None:
        """Keep a snapshot of a table that is as it is stored, if its game is long."""
        lines = table.known_counts[0]
        if lines < MIN_SNAPSHOT_LINES:
            return
        self.drop(table.id)
        made = self._by_game[table.id] = Snapshot(take_snapshot(table), lines)
        self._bytes += len(made.data)
        while self._bytes > self._max_bytes:
            self._bytes -= len(self._by_game.popitem(last=False)[1].data)

    def refresh(self, table: Table) -> None:
        """Keep a newer snapshot of a table that is as it is stored, if it has gone far beyond the last."""
        kept = self._by_game.get(table.id)
        if table.known_counts[0] - (0 if kept is None else kept.lines) >= SNAPSHOT_INTERVAL_LINES:
            self.store(table)

    def get(self, game: str) -> bytes | None:
        """The snapshot of a game, if there is one."""
        kept = self._by_game.get(game)
        return None if kept is None else kept.data

    def drop(self, game: str) -> None:
        """Forget the snapshot of a game."""
        kept = self._by_game.pop(game, None)
        self._bytes -= 0 if kept is None else len(kept.data)

    def clear(self) -> None:
        """Forget all snapshots."""
        self._by_game.clear()
        self._bytes = 0


class ViewerPast:
    """What one viewer of a game was shown: the last updates and, once somebody has asked for it, the log.

    The log is kept as JSON, a text for each line, so that it is encoded once. Updates are kept pickled, which
    takes a sixth of the memory.
    """

    __slots__ = ("log", "recent", "seq")

    def __init__(self, seq: int) -> None:
        #: The number of the last update that is taken into account.
        self.seq = seq
        #: The last updates, up to number `seq`.
        self.recent: list[bytes] = []
        self.log: list[str] | None = None if seq else []

    def add(self, updates: Iterable[Update]) -> None:
        """Take updates into account. After a gap everything before it is forgotten."""
        for update in updates:
            if update.seq <= self.seq:
                continue
            if update.seq > self.seq + 1:
                self.recent.clear()
                self.log = None
            self.seq = update.seq
            self.recent.append(_packed(update))
            if len(self.recent) >= 2 * RECENT_UPDATES:
                del self.recent[:-RECENT_UPDATES]
            if self.log is not None:
                del self.log[len(self.log) - update.drop :]
                self.log += map(_encoded, update.log)

    def trim(self) -> None:
        """Keep no more updates than clients that come back may have missed."""
        del self.recent[:-MAX_MISSED_UPDATES]

    def since(self, seq: int) -> list[Update] | None:
        """The updates after number `seq`; None if they are not all kept."""
        if seq == self.seq:
            return []
        if not self.seq - len(self.recent) <= seq < self.seq:
            return None
        return [pickle.loads(packed) for packed in self.recent[seq - self.seq :]]  # this process made them

    def set_recent(self, updates: Sequence[Update], seq: int) -> None:
        """Keep the updates up to number `seq`, with what came since, if that is known."""
        later = self.since(seq)
        if later is not None:
            self.recent = [_packed(update) for update in (*updates, *later)]

    def set_log(self, log: Sequence[Message], seq: int) -> None:
        """Keep the log as it was after update `seq`, with what came since, if that is known."""
        later = self.since(seq)
        if later is None:
            return
        lines = [_encoded(message) for message in log]
        for update in later:
            del lines[len(lines) - update.drop :]
            lines += map(_encoded, update.log)
        self.log = lines


def _packed(update: Update) -> bytes:
    return pickle.dumps(update, pickle.HIGHEST_PROTOCOL)


def _encoded(message: Message) -> str:
    return to_json(message)
