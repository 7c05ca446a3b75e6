"""What a table needs to come back quickly: snapshots, and what each viewer was shown last.

Loading a table, and telling a viewer what happened, means to play the game again from its beginning, which
takes longer the longer the game is. A snapshot is loaded in the same time however long the game is, and then
catches up with what was stored since. Everything here can be computed again, so it is kept in memory only.
"""

from __future__ import annotations

import io
import json
import pickle
import zlib
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from rubicon import games
from rubicon.core.game import Game
from rubicon.server.tables.push_messages import to_json, update_text
from rubicon.table.changes import Update
from rubicon.table.table import Table
from rubicon.table.viewer_history import ViewerHistory

#: Bytes of all snapshots together. One has about 6 KB.
MAX_SNAPSHOT_BYTES: Final = 32 << 20
#: Bytes of all kept logs together. That of a game of 2,000 steps has about 60 KB for each viewer.
MAX_LOG_BYTES: Final = 32 << 20
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

    Lines and updates are kept as JSON, a text for each, as they were encoded to be sent: that takes no time,
    and a sixth of the memory.
    """

    __slots__ = ("_log", "_packed_log", "recent", "seq")

    def __init__(self, seq: int, packed_log: bytes | None = None) -> None:
        #: The number of the last update that is taken into account.
        self.seq = seq
        #: The last updates, up to number `seq`.
        self.recent: list[str] = []
        self._log: list[str] | None = None if seq else []
        self._packed_log = packed_log

    @property
    def log(self) -> list[str] | None:
        """The log, if it is kept."""
        if self._packed_log is not None:
            self._log = zlib.decompress(self._packed_log).decode().split("\n")
            self._packed_log = None
        return self._log

    def packed_log(self) -> bytes | None:
        """The log as few bytes, if it is kept and not empty."""
        if self._packed_log is None and self._log:
            return zlib.compress("\n".join(self._log).encode(), 1)
        return self._packed_log

    def add(self, update: Update, lines: Sequence[str], text: str) -> None:
        """Take an update into account, with its lines of the log and all of it encoded. After a gap
        everything before it is forgotten."""
        if update.seq <= self.seq:
            return
        if update.seq > self.seq + 1:
            self.recent.clear()
            self._log = self._packed_log = None
        self.seq = update.seq
        self.recent.append(text)
        if len(self.recent) >= 2 * RECENT_UPDATES:
            del self.recent[:-RECENT_UPDATES]
        log = self.log
        if log is not None:
            del log[len(log) - update.drop :]
            log += lines

    def trim(self) -> None:
        """Keep no more updates than clients that come back may have missed."""
        del self.recent[:-MAX_MISSED_UPDATES]

    def since(self, seq: int) -> list[str] | None:
        """The updates after number `seq`, as JSON; None if they are not all kept."""
        if seq == self.seq:
            return []
        if not self.seq - len(self.recent) <= seq < self.seq:
            return None
        return self.recent[seq - self.seq :]

    def set_recent(self, updates: Sequence[str], seq: int) -> None:
        """Keep the updates up to number `seq`, with what came since, if that is known."""
        later = self.since(seq)
        if later is not None:
            self.recent = [*updates, *later]

    def set_log(self, lines: Sequence[str], seq: int) -> None:
        """Keep the log as it was after update `seq`, with what came since, if that is known."""
        later = self.since(seq)
        if later is None:
            return
        log = list(lines)
        for update in map(json.loads, later):
            del log[len(log) - update["drop"] :]
            log += map(to_json, update["log"])
        self._log, self._packed_log = log, None


@dataclass(frozen=True, slots=True)
class EncodedHistory:
    """What a viewer was shown up to update number `seq`, as JSON: the lines of the log, and the updates that
    were asked for."""

    log: list[str]
    updates: list[str]
    seq: int


def encoded_history(history: ViewerHistory) -> EncodedHistory:
    """A history as it is kept. A whole game takes long to encode: not in the thread of the event loop."""
    updates = [update_text(update, encoded_log(update)) for update in history.updates]
    return EncodedHistory([to_json(line) for line in history.log], updates, history.seq)


class KeptLogs:
    """Logs of viewers of long games that are not in memory, for when they come back. The least recently kept
    ones are dropped."""

    def __init__(self, max_bytes: int = MAX_LOG_BYTES) -> None:
        self._max_bytes = max_bytes
        self._bytes = 0
        self._by_game: OrderedDict[str, dict[int, tuple[int, bytes]]] = OrderedDict()

    def keep(self, game: str, logs: dict[int, tuple[int, bytes]]) -> None:
        """Keep what `packed_logs` found of a game."""
        self.take(game)
        self._by_game[game] = logs
        self._bytes += _size(logs)
        while self._bytes > self._max_bytes:
            self._bytes -= _size(self._by_game.popitem(last=False)[1])

    def take(self, game: str) -> dict[int, ViewerPast]:
        """What is kept of a game, by viewer. It is not kept here any more."""
        logs = self._by_game.pop(game, {})
        self._bytes -= _size(logs)
        return {viewer: ViewerPast(seq, packed) for viewer, (seq, packed) in logs.items()}


def packed_logs(past: Mapping[int, ViewerPast]) -> dict[int, tuple[int, bytes]]:
    """The logs of viewers, with the number of the update up to which each of them goes."""
    found = {viewer: (mine.seq, mine.packed_log()) for viewer, mine in past.items()}
    return {viewer: (seq, packed) for viewer, (seq, packed) in found.items() if packed is not None}


def _size(logs: Mapping[int, tuple[int, bytes]]) -> int:
    return sum(len(packed) for _, packed in logs.values())


def encoded_log(update: Update) -> list[str]:
    """The lines of the log that an update adds, each as JSON."""
    return [to_json(line) for line in update.log]
