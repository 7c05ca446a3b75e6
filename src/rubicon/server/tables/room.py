"""A room: one game's table while somebody plays or looks on, and those who do."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import asdict
from typing import Any, Protocol

from rubicon.core.game import SPECTATOR
from rubicon.server.ops import metrics
from rubicon.table.changes import SPECTATORS, ChatMessage, Update
from rubicon.table.table import Table

#: What a table knew at some moment: lines, asides, and what was said in each room.
Known = tuple[int, int, Mapping[str, int]]


def to_json(message: Mapping[str, Any]) -> str:
    """A message as it goes over the wire."""
    return json.dumps(message, separators=(",", ":"), ensure_ascii=False)


class Listener(Protocol):
    """Somebody who is connected to a room."""

    viewer: int
    token: bytes

    def push(self, text: str) -> None:
        """Send a message when there is room for it. Never waits."""
        ...

    def close(self, code: int, why: str) -> None:
        """Say goodbye."""
        ...


class Room:
    """One game in this process. Whoever touches its table holds `lock`.

    The table may be forgotten while people are still connected: it is read from the store again when somebody
    does something. `told` and `known` say how far those connected have been told, so that nothing is told
    twice or left out, whoever did it and wherever.
    """

    __slots__ = (
        "bot_task",
        "game",
        "known",
        "last_used",
        "listeners",
        "lock",
        "presence_due",
        "remote_presence",
        "sent_seq",
        "sides",
        "status",
        "table",
    )

    def __init__(self, game: str) -> None:
        self.game = game
        self.lock = asyncio.Lock()
        self.table: Table | None = None
        self.listeners: dict[int, set[Listener]] = {}
        self.sent_seq: dict[int, int] = {}
        self.known: Known | None = None
        self.status = ""
        self.sides = 0
        #: When the table was last touched, on the loop's clock.
        self.last_used = 0.0
        self.bot_task: asyncio.Task[None] | None = None
        self.presence_due = False
        #: Who is connected to other processes: for each of these, the sides, how many watch, and since when.
        self.remote_presence: dict[str, tuple[frozenset[int], int, float]] = {}

    @property
    def is_idle(self) -> bool:
        """Whether nothing is under way here."""
        return not self.lock.locked() and self.bot_task is None

    def all_listeners(self) -> Iterator[Listener]:
        for listeners in self.listeners.values():
            yield from listeners

    def join(self, listener: Listener, table: Table) -> None:
        """From now on `listener` is told what happens; up to now he knows."""
        self.listeners.setdefault(listener.viewer, set()).add(listener)
        self.sent_seq[listener.viewer] = table.seq(listener.viewer)
        self.sides = len(table.game.sides)

    def leave(self, listener: Listener) -> None:
        """He is gone."""
        here = self.listeners.get(listener.viewer)
        if here is not None:
            here.discard(listener)
            if not here:
                del self.listeners[listener.viewer]
                self.sent_seq.pop(listener.viewer, None)

    def push(self, viewers: Iterable[int], message: Mapping[str, Any]) -> None:
        """Send the same message to all of these viewers. It is put into words once."""
        text = ""
        for viewer in viewers:
            for listener in tuple(self.listeners.get(viewer, ())):
                text = text or to_json(message)
                metrics.PUSHES.inc()
                listener.push(text)

    def broadcast(
        self,
        updates: Mapping[int, Collection[Update]],
        said: Iterable[ChatMessage],
        aside: bool,
        now: float,
    ) -> None:
        """Tell everybody what has been stored: to each viewer his updates, and no word to the others."""
        table = self.table
        assert table is not None
        if aside or table.status != self.status:
            self.status = table.status
            facts = table.facts()
            for viewer in list(self.listeners):
                self.push(
                    (viewer,), {"type": "facts", "facts": {**facts, "faces": clock_data(table, viewer, now)}}
                )
        for viewer, shown in updates.items():
            if viewer not in self.listeners:
                continue
            for update in shown:
                if update.seq > self.sent_seq[viewer]:
                    self.push((viewer,), update_message(update, table, viewer, now))
                    self.sent_seq[viewer] = update.seq
        for saying in said:
            inside = (
                [SPECTATOR] if saying.room == SPECTATORS else [v for v in table.viewers if v != SPECTATOR]
            )
            self.push(inside, {"type": "chat", "said": asdict(saying)})
        self.known = table.known_counts

    @property
    def local_presence(self) -> tuple[frozenset[int], int]:
        """The sides that are connected to this process, and how many watch."""
        return frozenset(self.listeners) - {SPECTATOR}, len(self.listeners.get(SPECTATOR, ()))

    def presence(self) -> dict[str, Any]:
        """Who is connected, here or elsewhere."""
        sides, watching = self.local_presence
        for others, more, _ in self.remote_presence.values():
            sides |= others
            watching += more
        return {
            "type": "presence",
            "here": [side in sides for side in range(self.sides)],
            "watching": watching,
        }


def clock_data(table: Table, viewer: int, now: float) -> list[dict[str, Any]]:
    """The clocks as `viewer` may see them, as plain data."""
    return [asdict(face) for face in table.clocks(viewer, now)]


def update_message(update: Update, table: Table, viewer: int, now: float) -> dict[str, Any]:
    """An update as a message."""
    return {"type": "update", **update.json(), "clock": clock_data(table, viewer, now)}
