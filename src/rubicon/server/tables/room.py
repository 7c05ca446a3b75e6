"""A room: the table of one game while it is in use, and the clients that are connected to it."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Any, Protocol

from rubicon.core.game import SPECTATOR
from rubicon.server.ops import metrics
from rubicon.server.ops.shares import NOBODY, Client
from rubicon.server.tables.deliveries import Deliveries
from rubicon.server.tables.push_messages import (
    chat_message,
    facts_message,
    to_json,
    update_pushes,
    update_text,
)
from rubicon.server.tables.snapshots import ViewerPast, encoded_log
from rubicon.table.changes import SPECTATORS, ChatMessage, RecordLine, Update
from rubicon.table.table import Table

#: How much of a table was stored at some moment: record lines, table events, chat messages in each chat room.
KnownCounts = tuple[int, int, Mapping[str, int]]


class Listener(Protocol):
    """A client that is connected to a room."""

    viewer: int
    token: bytes
    client: Client

    def push(self, text: str) -> None:
        """Queue a message for sending. Never waits."""
        ...

    def close(self, code: int, why: str) -> None:
        """Close the connection with a WebSocket close code and a reason."""
        ...


class Room:
    """One game in this process. Hold `lock` to use its table.

    The table may be unloaded while clients are connected; the next command reads it from the store again.
    `sent_seq` and `known` say how much the connected clients have been sent. So every client gets everything
    exactly once, no matter which process stored it.
    """

    __slots__ = (
        "bot_task",
        "deliveries",
        "game",
        "known",
        "last_change",
        "last_used",
        "listeners",
        "lock",
        "order_task",
        "past",
        "past_readings",
        "people_answering",
        "presence_due",
        "remote_presence",
        "sent_seq",
        "sides",
        "status",
        "table",
        "words_phase",
    )

    def __init__(self, game: str) -> None:
        self.game = game
        self.lock = asyncio.Lock()
        self.table: Table | None = None
        self.listeners: dict[int, set[Listener]] = {}
        #: The number of the last update that each connected viewer was sent.
        self.sent_seq: dict[int, int] = {}
        #: How much of the table has been announced here; None before it was first loaded.
        self.known: KnownCounts | None = None
        #: What viewers who have been here were shown, for when they come back.
        self.past: dict[int, ViewerPast] = {}
        #: What is being read from the record now: a viewer, a number of an update, and for which client.
        self.past_readings: dict[tuple[int, int | None, str], asyncio.Event] = {}
        #: How messages travelled, for the clocks.
        self.deliveries = Deliveries()
        #: The time of the last change, in seconds of `time.time`.
        self.last_change = 0.0
        self.status = ""
        self.sides = 0
        #: When the table was last used, in seconds of the monotonic clock.
        self.last_used = 0.0
        #: The task in which bots play at this table, while one of them must decide.
        self.bot_task: asyncio.Task[None] | None = None
        #: The task in which the table obeys standing orders, while one applies.
        self.order_task: asyncio.Task[None] | None = None
        #: How many actions of people wait until the time of a window is over. Standing orders give way.
        self.people_answering = 0
        #: The phase of `rubicon.table.dice_words` whose end is scheduled.
        self.words_phase: str | None = None
        #: Whether a presence message is scheduled.
        self.presence_due = False
        #: Who is connected to other processes. By process: the sides, the number of spectators, and when this
        #: process last heard from it.
        self.remote_presence: dict[str, tuple[frozenset[int], int, float]] = {}

    @property
    def is_idle(self) -> bool:
        """Whether no command is running or waiting, and neither a bot nor a standing order is due."""
        tasks = self.bot_task or self.order_task
        return not self.lock.locked() and tasks is None and not self.people_answering

    @property
    def payer(self) -> str:
        """The client for whom bots think here: a player who is connected, else a spectator, else nobody."""
        followers = sorted(self.listeners, key=lambda viewer: viewer == SPECTATOR)
        return next((one.client.lane for viewer in followers for one in self.listeners[viewer]), NOBODY.id)

    def all_listeners(self) -> Iterator[Listener]:
        """Every connected client."""
        for listeners in self.listeners.values():
            yield from listeners

    def past_of(self, viewer: int) -> ViewerPast:
        """What a viewer of the loaded table was shown, up to now."""
        assert self.table is not None
        seq = self.table.seq(viewer)
        found = self.past.get(viewer)
        if found is None or found.seq != seq:
            found = self.past[viewer] = ViewerPast(seq)
        return found

    def join(self, listener: Listener, table: Table) -> None:
        """Send `listener` all updates from now on. It has been sent everything before."""
        self.listeners.setdefault(listener.viewer, set()).add(listener)
        self.sent_seq[listener.viewer] = table.seq(listener.viewer)
        self.sides = len(table.game.sides)

    def leave(self, listener: Listener) -> None:
        """Send `listener` nothing more."""
        here = self.listeners.get(listener.viewer)
        if here is not None:
            here.discard(listener)
            if not here:
                del self.listeners[listener.viewer]
                self.sent_seq.pop(listener.viewer, None)

    def push(self, viewers: Iterable[int], message: Mapping[str, Any]) -> None:
        """Send the same message to all clients of these viewers. It is encoded once."""
        followed = [viewer for viewer in viewers if viewer in self.listeners]
        text = to_json(message) if followed else ""
        for viewer in followed:
            self._push_text(viewer, text)

    def _push_text(self, viewer: int, text: str) -> None:
        for listener in tuple(self.listeners.get(viewer, ())):
            metrics.PUSHES.inc()
            listener.push(text)

    def broadcast(
        self,
        updates: Mapping[int, Collection[Update]],
        chat: Iterable[ChatMessage],
        facts_changed: bool,
        now: float,
        private_to: Collection[int] = (),
    ) -> None:
        """Send what has been stored: to each viewer its own updates, and nothing about those of the others.

        `facts_changed`: whether to send the facts of the table as well, even if its status is the same.
        Viewers in `private_to` are sent them in any case.
        """
        table = self.table
        assert table is not None
        everybody = facts_changed or table.status != self.status
        self.status = table.status
        for viewer in list(self.listeners):
            if everybody or viewer in private_to:
                self.push((viewer,), facts_message(table, viewer, now))
        for viewer, shown in updates.items():
            past = self.past.get(viewer)
            followed = viewer in self.listeners
            if past is None and not followed:
                continue
            for update in shown:
                lines = encoded_log(update)
                text = update_text(update, lines)
                if past is not None:
                    past.add(update, lines, text)
                if followed and update.seq > self.sent_seq[viewer]:
                    self._push_text(viewer, *update_pushes([text], table, viewer, now))
                    self.sent_seq[viewer] = update.seq
        for message in chat:
            players = [viewer for viewer in table.viewers if viewer != SPECTATOR]
            self.push([SPECTATOR] if message.room == SPECTATORS else players, chat_message(message))
        self.known = table.known_counts

    def note_sent(self, lines: Iterable[RecordLine]) -> None:
        """The updates of these lines have just been sent."""
        assert self.table is not None
        self.deliveries.note_sent(self.table, lines)

    @property
    def local_presence(self) -> tuple[frozenset[int], int]:
        """The sides that are connected to this process, and the number of spectators here."""
        return frozenset(self.listeners) - {SPECTATOR}, len(self.listeners.get(SPECTATOR, ()))

    def presence(self) -> dict[str, Any]:
        """The message that says who is connected, to this process or another."""
        sides, watching = self.local_presence
        for others, more, _ in self.remote_presence.values():
            sides |= others
            watching += more
        return {
            "type": "presence",
            "here": [side in sides for side in range(self.sides)],
            "watching": watching,
        }
