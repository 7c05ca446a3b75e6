"""Notices for slow games: a player who is away is told once that it is their turn.

Every few seconds the store is asked which sides have had their turn for a while. The turn is claimed in the
store for that channel, and the notice is put into the outbox, in one transaction. So there is one notice for
a turn, however many processes look. A notice that cannot be sent stays in the outbox and is tried again,
later each time, unless its turn is over by then. The turn of a side that is at the table is claimed without a
notice.
"""

from __future__ import annotations

import asyncio
import json
import smtplib
import time
from collections.abc import Callable
from typing import Final

import httpx

from rubicon import games
from rubicon.core.game import RubiconError
from rubicon.core.message import message
from rubicon.server.errors import Refused
from rubicon.server.notifications.senders import NotificationSender, TargetGone, TurnNotice, new_vapid_key
from rubicon.server.ops import logs, metrics
from rubicon.server.settings import Settings
from rubicon.store.notifications import (
    MAIL,
    PUSH,
    Channel,
    ChannelOwner,
    Channels,
    TurnClaim,
    WaitingNotice,
    WaitingTurn,
)
from rubicon.store.store import Store
from rubicon.table.changes import StoredTable, TurnStart
from rubicon.table.recorded_game import RecordedGame, StepObserver

#: Seconds between two looks at the store.
CHECK_SECONDS: Final = 5.0
#: Notices that are sent at the same time.
MAX_PARALLEL_SENDS: Final = 20
#: Seconds before a notice that could not be sent is tried again; after the last of them it is given up.
RETRY_SECONDS: Final = (30.0, 120.0, 600.0, 3600.0, 21_600.0)
#: Seconds after which a notice is sent by another process, if the one that took it has died meanwhile.
LEASE_SECONDS: Final = 120.0
#: Failures in a row after which a channel is switched off.
MAX_FAILURES: Final = 10
#: The name in the store of the server's key for browser push.
VAPID_KEY_NAME: Final = "vapid"

_SEND_ERRORS: Final = (
    RubiconError,
    OSError,
    TimeoutError,
    httpx.HTTPError,
    smtplib.SMTPException,
    ValueError,
)


def turn_starts(stored: StoredTable) -> dict[int, TurnStart]:
    """When each side's last turn began, from the record of a game that was stored without it."""
    play = RecordedGame(games.game(stored.setup.title), stored.setup)
    play.apply_lines(stored.lines, StepObserver())
    return play.turns


class NotificationScheduler:
    """Looks whose turn it is, and sends notices. `is_present` says whether a side is at its table now."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        is_present: Callable[[str, int], bool],
        check_seconds: float = CHECK_SECONDS,
    ) -> None:
        self.channels = Channels(store)
        self.sender = NotificationSender(settings)
        self._settings = settings
        self._store = store
        self._is_present = is_present
        self._check_seconds = check_seconds
        #: The turns of games that were stored without them, and when each of these last changed.
        self._turns: dict[str, tuple[float, dict[int, TurnStart]]] = {}
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Look every few seconds, in the background, until `stop`."""
        self._task = asyncio.create_task(self._work())

    async def stop(self) -> None:
        """Stop to look and to send."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self.sender.close()

    async def vapid_key(self) -> str:
        """The server's key for browser push."""
        return await asyncio.to_thread(self.channels.server_key, VAPID_KEY_NAME, new_vapid_key)

    def off_url(self, channel: Channel) -> str:
        """The address that switches a channel off."""
        return f"{self._settings.address}/api/notices/off/{channel.off}"

    async def send_confirmation(self, channel: Channel) -> None:
        """Send a mail that asks its receiver to confirm. Raises `Refused` if it cannot be sent."""
        link = f"{self._settings.address}/api/notices/on/{channel.off}"
        try:
            await self.sender.send_mail(
                channel.target,
                "Do you want notices from Rubicon?",
                f"Somebody, most likely you, wants notices sent here when it is their turn in a game.\n\n"
                f"Yes: {link}\n\nIf it was not you, do nothing: there will be no more letters.\n",
            )
        except (OSError, smtplib.SMTPException, ValueError) as problem:
            logs.write("notice failed", kind=MAIL, problem=type(problem).__name__)
            raise Refused("busy", message("refused-no-letter-later")) from None

    async def _work(self) -> None:
        while True:
            try:
                await self.send_due(time.time())
            except Exception:  # the database may be unreachable for a while
                metrics.FAULTS.inc()
                logs.write_fault("notices")
            await asyncio.sleep(self._check_seconds)

    async def send_due(self, now: float) -> None:
        """Send the notices that are due at the time `now`: to players who have been away for long enough."""
        waiting = await asyncio.to_thread(self.channels.waiting_turns)
        self._turns = {
            game: known for game, known in self._turns.items() if any(entry.game == game for entry in waiting)
        }
        seen: dict[str, list[TurnClaim]] = {}
        ready: dict[str, list[TurnClaim]] = {}
        for entry in waiting:
            turn = await self._turn(entry)
            if turn is None or turn.number <= entry.told:
                continue
            claim = TurnClaim(entry.game, entry.side, turn.number)
            if self._is_present(entry.game, entry.side):
                seen.setdefault(entry.channel.id, []).append(claim)
            elif (
                now - turn.at >= self._settings.notice_seconds
                and now - entry.channel.sent >= entry.channel.digest
            ):
                ready.setdefault(entry.channel.id, []).append(claim)
        for channel, claims in seen.items():
            await asyncio.to_thread(self.channels.claim, channel, claims, now, 0.0)
        by_id = {entry.channel.id: entry.channel for entry in waiting}
        for channel, claims in ready.items():
            await asyncio.to_thread(self.channels.claim, channel, claims, now, by_id[channel].digest, True)
        await self.send_outbox(now, {(entry.game, entry.side): entry for entry in waiting})

    async def send_outbox(self, now: float, waiting: dict[tuple[str, int], WaitingTurn]) -> None:
        """Send the notices of the outbox that are due, as far as their turns still wait."""
        slots = asyncio.Semaphore(MAX_PARALLEL_SENDS)

        async def send(notice: WaitingNotice) -> None:
            async with slots:
                await self._send(notice, await self._open_turns(notice, waiting), now)

        due = await asyncio.to_thread(self.channels.take_due, now, LEASE_SECONDS)
        await asyncio.gather(*(send(notice) for notice in due))

    async def _open_turns(
        self, notice: WaitingNotice, waiting: dict[tuple[str, int], WaitingTurn]
    ) -> list[TurnNotice]:
        """The games of a notice that still wait for the turn it is about."""
        found = []
        for claim in notice.turns:
            entry = waiting.get((claim.game, claim.side))
            turn = None if entry is None else await self._turn(entry)
            if entry is not None and turn is not None and turn.number == claim.turn:
                found.append(TurnNotice(claim.game, games.game(entry.title).title))
        return found

    async def _turn(self, entry: WaitingTurn) -> TurnStart | None:
        """When the turn of a waiting side began. A game that an earlier version stored is read for it, until
        its next change."""
        if entry.turn is not None:
            return entry.turn
        known = self._turns.get(entry.game)
        if known is None or known[0] != entry.updated:
            stored = await asyncio.to_thread(self._store.load, entry.game)
            known = self._turns[entry.game] = (entry.updated, await asyncio.to_thread(turn_starts, stored))
        return known[1].get(entry.side)

    async def _send(self, notice: WaitingNotice, mine: list[TurnNotice], now: float) -> None:
        """Send one notice. If it fails, it is tried again later."""
        channel = notice.channel
        if not mine or not channel.active:
            await asyncio.to_thread(self.channels.remove_notice, notice.id)
            return
        off = self.off_url(channel)
        try:
            if channel.kind == MAIL:
                await self.sender.send_turn_mail(channel.target, mine, off)
            elif channel.kind == PUSH:
                await self.sender.send_push(json.loads(channel.target), await self.vapid_key(), mine, off)
            else:
                await self.sender.send_webhook(channel.target, channel.secret, mine, off)
        except TargetGone:
            await asyncio.to_thread(
                self.channels.remove, ChannelOwner(channel.account, channel.game, channel.side), channel.id
            )
            logs.write("notice channel gone", kind=channel.kind)
        except _SEND_ERRORS as problem:
            await asyncio.to_thread(self.channels.record_failure, channel.id, MAX_FAILURES)
            if notice.attempts < len(RETRY_SECONDS):
                due = now + RETRY_SECONDS[notice.attempts]
                await asyncio.to_thread(self.channels.postpone_notice, notice.id, due)
            else:
                await asyncio.to_thread(self.channels.remove_notice, notice.id)
            kind, name = channel.kind, type(problem).__name__
            logs.write("notice failed", kind=kind, problem=name, attempts=notice.attempts + 1)
        else:
            await asyncio.to_thread(self.channels.remove_notice, notice.id)
            await asyncio.to_thread(self.channels.record_success, channel.id)
            logs.write("notice sent", kind=channel.kind, games=len(mine))
