"""Removes old games and keys of commands by itself, a few at a time, once a day.

A database of an earlier version may hold games that nobody has changed for long. So that a new version does
not remove them when it starts, they are kept for the whole period again.
"""

from __future__ import annotations

import asyncio
import time
from typing import Final

from rubicon.core.game import RubiconError
from rubicon.server.ops import logs
from rubicon.server.settings import Settings
from rubicon.store.operations import claim_retention, retention_start
from rubicon.store.records import DAY_SECONDS, Retention, remove_old
from rubicon.store.store import Store

#: Seconds between two looks at the clock, and between two removals.
CHECK_SECONDS: Final = 600.0
INTERVAL_SECONDS: Final = DAY_SECONDS


def retention_of(settings: Settings) -> Retention:
    """How long a server with these settings keeps things."""
    return Retention(
        settings.keep_finished_days or None,
        settings.keep_unfinished_days or None,
        settings.keep_commands_days or None,
    )


def retention_after(retention: Retention, days: float) -> Retention:
    """What holds for a database in which old games have been removed for this number of days.

    A period that is longer than that has not passed yet, so its games are all kept.
    """

    def passed(period: float | None) -> float | None:
        return None if period is None or period > days else period

    return Retention(passed(retention.finished), passed(retention.unfinished), retention.commands)


class RetentionTask:
    """Removes what is older than the settings say. Of several processes one does it."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self._retention = retention_of(settings)
        self._store = store

    async def run(self) -> None:
        """Look from time to time. Never ends."""
        while True:
            try:
                await asyncio.to_thread(self.remove_if_due, time.time())
            except RubiconError:  # the database is away; the next look will do it
                logs.write("retention failed")
            await asyncio.sleep(CHECK_SECONDS)

    def remove_if_due(self, now: float) -> None:
        """Remove what is old, if nobody has done it today."""
        if claim_retention(self._store, now, INTERVAL_SECONDS):
            days = (now - retention_start(self._store, now)) / DAY_SECONDS
            games, commands = remove_old(self._store, retention_after(self._retention, days), now)
            logs.write("retention", games=games, commands=commands)
