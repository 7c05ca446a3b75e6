"""The log of a game, as each viewer may read it."""

from __future__ import annotations

from collections.abc import Iterable

from rubicon.core.export import tell
from rubicon.core.game import Event, Game
from rubicon.core.message import Message
from rubicon.core.session import LogChange


def log_lines(game: Game, events: Iterable[Event], viewer: int) -> list[Message]:
    """The events as `viewer`, a side, `SPECTATOR` or `EVERYTHING`, may know them."""
    told = (tell(game, event, viewer) for event in events)
    return [line for line in told if line is not None]


def log_difference(game: Game, change: LogChange, viewer: int) -> tuple[int, list[Message]]:
    """How a step changes the log of `viewer`: how many lines are dropped at its end, and the lines added."""
    new = log_lines(game, change.added, viewer)
    if not change.removed:
        return 0, new
    old = log_lines(game, change.removed, viewer)
    same = 0
    while same < min(len(old), len(new)) and old[same] == new[same]:
        same += 1
    return len(old) - same, new[same:]
