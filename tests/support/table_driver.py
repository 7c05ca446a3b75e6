"""A table with everything a server would do around it, in memory: keep the changes, show the updates."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from rubicon import games
from rubicon.core.game import SPECTATOR, Game, view_bytes
from rubicon.core.message import Message
from rubicon.table.changes import Change, RecordLine, StoredTable, TableEvent, Update
from rubicon.table.clock import parse_clock
from rubicon.table.patch import apply_patch
from rubicon.table.seats import Seat, person
from rubicon.table.table import Table
from tests.support.toy import TOY

SEED = bytes(range(32))
CAESAR = "julius-caesar"
TITLES = (TOY.id, CAESAR)


def find(title: str) -> Game:
    """All titles, and the toy."""
    return TOY if title == TOY.id else games.game(title)


def choices(table: Table, side: int) -> list[str]:
    """What the side may do now, as text."""
    decision = table.decision(side)
    return [] if decision is None else [table.game.text(action) for action in decision.actions]


class Screen:
    """What a client has: it starts with nothing and is patched by updates."""

    def __init__(self) -> None:
        self.screen: Any = {"view": None, "decision": None, "undo": False, "ending": None}
        self.log: list[Message] = []
        self.seq = 0

    def take(self, updates: Sequence[Update]) -> None:
        for update in updates:
            assert update.seq == self.seq + 1
            assert update.patch is not None or update.log or update.drop, "an update that shows nothing"
            self.seq = update.seq
            self.screen = apply_patch(self.screen, update.patch)
            del self.log[len(self.log) - update.drop :]
            self.log += update.log


class TableDriver:
    """A table, what is stored of it, and a screen for each viewer."""

    def __init__(
        self,
        title: str = TOY.id,
        seats: Sequence[Seat] | None = None,
        clock: str = "none",
        seed: bytes = SEED,
        options: dict[str, str] | None = None,
        ask: bool = False,
    ) -> None:
        self.now = 1000.0
        self.lines: list[RecordLine] = []
        self.events: list[TableEvent] = []
        self.chat_counts: dict[str, int] = {}
        self.keys = 0
        game = find(title)
        seats = seats or [person("Anna"), person("Ben")]
        self.table, change = Table.open(
            "g1", game, options or {}, seats, parse_clock(clock), seed, self.now, ask
        )
        self.screens = {viewer: Screen() for viewer in self.table.viewers}
        self.keep(change)

    @property
    def stored(self) -> StoredTable:
        """What a store would give back."""
        table = self.table
        return StoredTable(
            table.id,
            table.setup,
            table.status,
            1000.0,
            dict(table.seats),
            list(self.lines),
            list(self.events),
            dict(self.chat_counts),
        )

    def keep(self, change: Change) -> Change:
        """Store a change, and show it."""
        self.lines += change.lines
        self.events += change.events
        if change.chat is not None:
            self.chat_counts[change.chat.room] = change.chat.number
        for viewer, updates in change.updates.items():
            self.screens[viewer].take(updates)
        return change

    def key(self) -> str:
        """A key for the next command."""
        self.keys += 1
        return f"key-{self.keys}"

    def act(self, side: int, text: str) -> Change:
        """Take an action the way a client does."""
        return self.keep(self.table.act(side, self.table.seq(side), text, self.key(), self.now))

    def undo(self, side: int) -> Change:
        """Take it back."""
        return self.keep(self.table.undo(side, self.table.seq(side), self.key(), self.now))

    def choices(self, side: int) -> list[str]:
        """What the side may do now, as text."""
        return choices(self.table, side)

    def step(self, rng: Random) -> Change:
        """Somebody does something at random: usually an action, sometimes an undo."""
        self.now += rng.choice((0.0, 1.0, 30.0))
        undoing = [side for side in (0, 1) if self.table.can_undo(side)]
        if undoing and rng.random() < 0.2:
            return self.undo(rng.choice(undoing))
        side = rng.choice(self.table.deciders)
        return self.act(side, rng.choice(self.choices(side)))

    def play(self, rng: Random, steps: int = 100_000) -> None:
        """Go on at random, at most `steps` steps."""
        for _ in range(steps):
            if self.table.ending is not None:
                break
            self.step(rng)

    def reload(self) -> Table:
        """The table as it comes back after a crash."""
        return Table.load(find, self.stored)


def visible_bytes(table: Table, viewer: int, now: float) -> bytes:
    """Everything a viewer can get out of a table without changing it, in bytes."""
    seen = {
        "seq": table.seq(viewer),
        "screen": table.screen(viewer),
        "faces": [str(face) for face in table.clocks(viewer, now)],
        "facts": table.facts(),
        "claimable": viewer != SPECTATOR and table.can_claim(viewer, now),
    }
    return view_bytes(seen)
