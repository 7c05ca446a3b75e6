"""A room: one game's table while somebody plays or looks on, and those who do."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import asdict
from typing import Any, Protocol

from rubicon.core.game import SPECTATOR
from rubicon.server.ops import metrics
from rubicon.table.changes import SPECTATORS, Said, Update
from rubicon.table.table import Table

#: What a table knew at some moment: lines, asides, and what was said in each room.
Known = tuple[int, int, Mapping[str, int]]


def encode(message: Mapping[str, Any]) -> str:
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
        "bots",
        "elsewhere",
        "game",
        "known",
        "listeners",
        "lock",
        "presence_due",
        "sides",
        "status",
        "table",
        "told",
        "used",
    )

    def __init__(self, game: str) -> None:
        self.game = game
        self.lock = asyncio.Lock()
        self.table: Table | None = None
        self.listeners: dict[int, set[Listener]] = {}
        self.told: dict[int, int] = {}
        self.known: Known | None = None
        self.status = ""
        self.sides = 0
        #: When the table was last touched, on the loop's clock.
        self.used = 0.0
        self.bots: asyncio.Task[None] | None = None
        self.presence_due = False
        #: Who is connected to other processes: for each of these, the sides, how many watch, and since when.
        self.elsewhere: dict[str, tuple[frozenset[int], int, float]] = {}

    @property
    def idle(self) -> bool:
        """Whether nothing is under way here."""
        return not self.lock.locked() and self.bots is None

    def everybody(self) -> Iterator[Listener]:
        for listeners in self.listeners.values():
            yield from listeners

    def join(self, listener: Listener, table: Table) -> None:
        """From now on `listener` is told what happens; up to now he knows."""
        self.listeners.setdefault(listener.viewer, set()).add(listener)
        self.told[listener.viewer] = table.seq(listener.viewer)
        self.sides = len(table.game.sides)

    def leave(self, listener: Listener) -> None:
        """He is gone."""
        here = self.listeners.get(listener.viewer)
        if here is not None:
            here.discard(listener)
            if not here:
                del self.listeners[listener.viewer]
                self.told.pop(listener.viewer, None)

    def push(self, viewers: Iterable[int], message: Mapping[str, Any]) -> None:
        """Send the same message to all of these viewers. It is put into words once."""
        text = ""
        for viewer in viewers:
            for listener in tuple(self.listeners.get(viewer, ())):
                text = text or encode(message)
                metrics.PUSHES.inc()
                listener.push(text)

    def tell(
        self,
        updates: Mapping[int, Collection[Update]],
        said: Iterable[Said],
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
                    (viewer,), {"type": "facts", "facts": {**facts, "faces": faces(table, viewer, now)}}
                )
        for viewer, shown in updates.items():
            if viewer not in self.listeners:
                continue
            for update in shown:
                if update.seq > self.told[viewer]:
                    self.push((viewer,), update_message(update, table, viewer, now))
                    self.told[viewer] = update.seq
        for saying in said:
            inside = (
                [SPECTATOR] if saying.room == SPECTATORS else [v for v in table.viewers if v != SPECTATOR]
            )
            self.push(inside, {"type": "chat", "said": asdict(saying)})
        self.known = table.known

    @property
    def here(self) -> tuple[frozenset[int], int]:
        """The sides that are connected to this process, and how many watch."""
        return frozenset(self.listeners) - {SPECTATOR}, len(self.listeners.get(SPECTATOR, ()))

    def presence(self) -> dict[str, Any]:
        """Who is connected, here or elsewhere."""
        sides, watching = self.here
        for others, more, _ in self.elsewhere.values():
            sides |= others
            watching += more
        return {
            "type": "presence",
            "here": [side in sides for side in range(self.sides)],
            "watching": watching,
        }


def faces(table: Table, viewer: int, now: float) -> list[dict[str, Any]]:
    """The clocks as `viewer` may see them, as plain data."""
    return [asdict(face) for face in table.faces(viewer, now)]


def update_message(update: Update, table: Table, viewer: int, now: float) -> dict[str, Any]:
    """An update as a message."""
    return {"type": "update", **update.json(), "clock": faces(table, viewer, now)}
