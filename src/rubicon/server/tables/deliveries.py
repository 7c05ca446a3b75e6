"""What the clock of a side must know of how messages travelled, so that it charges only what the side took.

A command counts from the moment it arrived, also if the database was away then and the client sent it again.
What the server took to send the update that the side answers, and the lag of the side's network, are given
back; see `rubicon.table.clock`.
"""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import NamedTuple

from rubicon.server.tables.commands import ClientCommand, TableCommand
from rubicon.table.changes import RecordLine
from rubicon.table.clock import Delivery
from rubicon.table.table import Table


class Arrival(NamedTuple):
    """When a command arrived, in seconds of `time.time`, and how many seconds a ping to its client and back
    took last (0 if not known)."""

    at: float
    round_trip: float


class Deliveries:
    """When the viewers of one room were sent something, and when their commands first arrived."""

    __slots__ = ("_sent", "_unsaved")

    def __init__(self) -> None:
        #: For each viewer: the seconds from a step to the sending of its update, and when that was.
        self._sent: dict[int, tuple[float, float]] = {}
        #: For each viewer: the key of a command that could not be stored, and when it first arrived.
        self._unsaved: dict[int, tuple[str, float]] = {}

    def note_sent(self, table: Table, lines: Iterable[RecordLine]) -> None:
        """The updates of these lines have just been sent."""
        now = time.time()
        for line in lines:
            for viewer in table.viewers:
                if line.shown & table.recorded.bit(viewer):
                    self._sent[viewer] = (max(0.0, now - line.at), now)

    def note_unsaved(self, viewer: int, key: str, arrival: Arrival) -> None:
        """The command of a viewer with this key could not be stored; its client will send it again."""
        self._unsaved[viewer] = (key, self._first_arrival(viewer, key, arrival))

    def _first_arrival(self, viewer: int, key: str, arrival: Arrival) -> float:
        unsaved, at = self._unsaved.get(viewer, ("", 0.0))
        return at if unsaved == key else arrival.at

    def charge(
        self, command: TableCommand, arrival: Arrival, last_change: float
    ) -> tuple[TableCommand, float]:
        """The command with what is known of its delivery, and the moment to which its side's clock runs."""
        now = min(time.time(), max(self._first_arrival(command.viewer, command.key, arrival), last_change))
        if isinstance(command, ClientCommand) and command.viewer in self._sent:
            seconds, sent_at = self._sent[command.viewer]
            delivery = Delivery(seconds, sent_at, arrival.round_trip)
            command = ClientCommand(command.viewer, command.message, command.token, delivery)
        return command, now
