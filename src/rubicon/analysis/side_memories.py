"""What each side remembered in each position of a finished game: its log until then, and what it saw."""

from __future__ import annotations

from rubicon.analysis.log_sections import events_by_position
from rubicon.core.game import Memory, View
from rubicon.core.session import Session


class SideMemories:
    """Follows a finished game for each side. Positions that are asked for in order cost little; to go back,
    the log is read from its beginning."""

    def __init__(self, session: Session) -> None:
        self._game = session.game
        self._events = [events for _, events in events_by_position(session)]
        #: By side: the position that was asked for last, and the memory there.
        self._last: dict[int, tuple[int, Memory]] = {}

    def at(self, position: int, side: int, view: View) -> Memory:
        """The memory of a side in a position, in which it sees `view`."""
        if not self._game.remembers:
            return Memory(self._game)
        before, memory = self._last.get(side, (-1, self._game.memory()))
        if before == position:
            return memory
        if before > position:
            before, memory = -1, self._game.memory()
        events = (event for group in self._events[before + 1 : position + 1] for event in group)
        told = (self._game.tell(event, side) for event in events)
        memory.hear([line for line in told if line is not None], fresh=before < 0)
        memory.watch(view)
        self._last[side] = (position, memory)
        return memory
