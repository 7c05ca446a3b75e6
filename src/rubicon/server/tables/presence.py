"""Who is connected: told to everybody in a room, and to the other processes that share the database."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable

from rubicon.server.tables.room import Room

#: Seconds after which other processes are told again who is connected here.
INTERVAL_SECONDS = 60.0
#: Seconds after which a process counts as dead if nothing was heard from it.
EXPIRY_SECONDS = 2.5 * INTERVAL_SECONDS
#: Seconds to collect comings and goings before they are sent: people come and go in crowds.
DELAY_SECONDS = 0.2


class PresenceExchange:
    """Tells who is connected to this process, which is called `name`, and hears it from others. `broadcast`
    reaches them; it is None if there are none."""

    def __init__(self, name: str, broadcast: Callable[[str], None] | None) -> None:
        self._name = name
        self._broadcast = broadcast
        self._sent = time.monotonic()

    def schedule(self, room: Room) -> None:
        """Send everybody in the room who is connected, after a short delay."""
        if room.presence_due:
            return
        room.presence_due = True

        def send() -> None:
            room.presence_due = False
            room.push(list(room.listeners), room.presence())
            self._tell_others(room)

        asyncio.get_running_loop().call_later(DELAY_SECONDS, send)

    def _tell_others(self, room: Room) -> None:
        """Tell other processes who is connected to this one."""
        if self._broadcast is not None:
            sides, watching = room.local_presence
            self._broadcast(" ".join([room.game, self._name, str(watching), *map(str, sorted(sides))]))

    def tell_again(self, rooms: Iterable[Room], now: float) -> None:
        """Now and then tell other processes again who is connected here, and forget those that are dead."""
        if self._broadcast is None or now - self._sent <= INTERVAL_SECONDS:
            return
        self._sent = now
        for room in rooms:
            for name, (*_, heard) in list(room.remote_presence.items()):
                if now - heard > EXPIRY_SECONDS:
                    del room.remote_presence[name]
            if room.listeners:
                self._tell_others(room)

    def hear(self, room: Room, name: str, watching: int, sides: frozenset[int]) -> None:
        """Another process says who is connected to it."""
        is_new = name not in room.remote_presence
        room.remote_presence[name] = (sides, watching, time.monotonic())
        room.push(list(room.listeners), room.presence())
        if is_new:
            self._tell_others(room)
