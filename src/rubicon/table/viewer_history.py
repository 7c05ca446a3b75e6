"""What a viewer was shown before. It is read from the record, since a table keeps only the present."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rubicon.core.message import Message
from rubicon.core.record import FindGame
from rubicon.core.session import LogChange
from rubicon.table.changes import StoredTable, Update
from rubicon.table.log import log_difference
from rubicon.table.patch import difference
from rubicon.table.recorded_game import RecordedGame, StepObserver


@dataclass(frozen=True, slots=True)
class ViewerHistory:
    """The whole log as the viewer may read it, the updates asked for, and the number of the last update."""

    log: tuple[Message, ...]
    updates: tuple[Update, ...]
    seq: int


class HistoryCollector(StepObserver):
    """Collects the log of one viewer and, if `since` is given, their updates after number `since`."""

    def __init__(self, viewer: int, since: int | None) -> None:
        self.viewer = viewer
        self.since = since
        self.log: list[Message] = []
        self.updates: list[Update] = []
        self._screen: dict[str, Any] | None = None

    def before_step(self, game: RecordedGame) -> None:
        if self._screen is None and self._is_wanted(game):
            self._screen = game.screen(self.viewer)

    def after_step(self, game: RecordedGame, log: LogChange) -> int:
        if self.stored_bits & game.bit(self.viewer):
            drop, lines = log_difference(game.game, log, self.viewer)
            del self.log[len(self.log) - drop :]
            self.log += lines
            if self._is_wanted(game):
                # The screen stays the same between two updates: that of the last one is the old one here.
                before, self._screen = self._screen, game.screen(self.viewer)
                patch = difference(before, self._screen)
                self.updates.append(Update(game.seq(self.viewer) + 1, drop, tuple(lines), patch))
        return super().after_step(game, log)

    def _is_wanted(self, game: RecordedGame) -> bool:
        """Whether the update of this step, if there is one, is asked for."""
        shown = self.stored_bits & game.bit(self.viewer)
        return bool(shown) and self.since is not None and game.seq(self.viewer) >= self.since


def read_history(find: FindGame, stored: StoredTable, viewer: int, since: int | None = None) -> ViewerHistory:
    """Read the record as `viewer` saw the game: their log and, if `since` is given, their updates after
    number `since`."""
    game = RecordedGame(find(stored.setup.title), stored.setup)
    collector = HistoryCollector(viewer, since)
    game.apply_lines(stored.lines, collector)
    return ViewerHistory(tuple(collector.log), tuple(collector.updates), game.seq(viewer))
