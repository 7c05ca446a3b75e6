"""The log of a game, as each viewer may read it."""

from __future__ import annotations

from collections.abc import Iterable

from rubicon.core.export import tell
from rubicon.core.game import Event, Game
from rubicon.core.session import LogChange
from rubicon.table.changes import LogLine


def log_lines(game: Game, events: Iterable[Event], viewer: int) -> list[LogLine]:
    """The events as `viewer`, a side, `SPECTATOR` or `EVERYTHING`, may read them."""
    texts = ((str(event[0]), tell(game, event, viewer)) for event in events)
    return [LogLine(word, text) for word, text in texts if text is not None]


def log_difference(game: Game, change: LogChange, viewer: int) -> tuple[int, list[LogLine]]:
    """How a step changes the log of `viewer`: how many lines are dropped at its end, and the lines added."""
    new = log_lines(game, change.added, viewer)
    if not change.removed:
        return 0, new
    old = log_lines(game, change.removed, viewer)
    same = 0
    while same < min(len(old), len(new)) and old[same] == new[same]:
        same += 1
    return len(old) - same, new[same:]
