"""What a viewer was shown before: read from the record, since a table keeps only the present."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from rubicon.core.record import FindGame
from rubicon.table.changes import LogLine, RecordLine, StoredTable, Update
from rubicon.table.patch import difference
from rubicon.table.recorded_game import RecordedGame, StepObserver, Telling


@dataclass(frozen=True, slots=True)
class ViewerHistory:
    """The whole log as the viewer may read it, the updates he asked for, and how many he has been shown."""

    log: tuple[LogLine, ...]
    updates: tuple[Update, ...]
    seq: int


class _Eyes(StepObserver):
    """Looks through the eyes of one viewer, and from update number `since` on looks closely."""

    def __init__(self, viewer: int, since: int | None) -> None:
        self.viewer = viewer
        self.since = since
        self.log: list[LogLine] = []
        self.updates: list[Update] = []
        self._shown = False
        self._screen: dict[str, Any] | None = None

    def reading(self, play: RecordedGame, line: RecordLine) -> None:
        super().reading(play, line)
        self._shown = bool(line.shown & play.bit(self.viewer))

    def step(self, play: RecordedGame, take: Callable[[], Telling]) -> int:
        closely = self._shown and self.since is not None and play.seq(self.viewer) > self.since
        before = None
        if closely:  # between two updates his screen stays as it is
            before = play.screen(self.viewer) if self._screen is None else self._screen
        telling = take()
        if self._shown:
            drop, log = telling(self.viewer)
            del self.log[len(self.log) - drop :]
            self.log += log
            if closely:
                self._screen = play.screen(self.viewer)
                patch = difference(before, self._screen)
                self.updates.append(Update(play.seq(self.viewer), drop, tuple(log), patch))
        return 0


def read_history(find: FindGame, stored: StoredTable, viewer: int, since: int | None = None) -> ViewerHistory:
    """Play the record again and look through the eyes of `viewer`: his log and, if `since` is given, the
    updates he was shown after number `since`."""
    play = RecordedGame(find(stored.setup.title), stored.setup)
    eyes = _Eyes(viewer, since)
    play.replay(stored.lines, eyes)
    return ViewerHistory(tuple(eyes.log), tuple(eyes.updates), play.seq(viewer))
