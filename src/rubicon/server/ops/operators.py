"""Carries out in this process what operators do, here or elsewhere, and reports who is connected to it.

Whatever an operator does is stored with an entry in a log whose entries are numbered. Each process looks for
new entries when it is told to, by PostgreSQL's notifications, and every few seconds anyway: with SQLite,
`rubicon admin` cannot tell the server.
"""

from __future__ import annotations

import asyncio
import ipaddress
import time
from dataclasses import asdict
from typing import Any, Final

from rubicon.core.game import SPECTATOR, RubiconError
from rubicon.server.accounts.names import name_key
from rubicon.server.errors import Refused, problem_data
from rubicon.server.ops import logs
from rubicon.server.ops.shares import Shares
from rubicon.server.tables.push_messages import chat_message, to_json
from rubicon.server.tables.registry import TableRegistry
from rubicon.server.tables.room import Room
from rubicon.store.accounts import Accounts
from rubicon.store.operations import ACCOUNT, BAN, CLIENT, AuditEntry, LogPosition, OperatorActions
from rubicon.store.people.reports import Reports
from rubicon.store.store import Store
from rubicon.table.changes import SPECTATORS

#: Seconds between two looks for new entries in the log.
LOOK_SECONDS: Final = 2.0
#: Seconds to wait for the reports of other processes.
REPORT_WAIT_SECONDS: Final = 0.3
#: Connections, and uses of shares, in the report of one process.
MAX_CONNECTIONS, MAX_COSTS = 500, 20
#: The WebSocket close code for a client that an operator has sent away. It does not come back by itself.
SENT_AWAY_CLOSE_CODE: Final = 4401


class OperatorService:
    """Follows the log of operators, and answers for this process."""

    def __init__(self, tables: TableRegistry, shares: Shares) -> None:
        self.tables = tables
        self.shares = shares
        self.actions = OperatorActions(tables.store)
        self._known: LogPosition | None = None
        self._lock = asyncio.Lock()
        tables.on_operators = self._refresh_soon

    def _refresh_soon(self) -> None:
        self.tables.spawn(self.refresh())

    async def run(self) -> None:
        """Look for new entries again and again. Never ends."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                await self.refresh()
            except RubiconError:  # the database is away; the next look will do it
                logs.write("operators not read")

    async def refresh(self) -> None:
        """Carry out what is new in the log, and write a report if one was asked for."""
        async with self._lock:
            tables, known = self.tables, self._known
            found = await tables.read(self.actions.position)
            if known is None or found.audit != known.audit:
                tables.sanctions.replace(await tables.read(self.actions.sanctions, time.time()))
                await self._send_away()
                if known is not None:
                    for entry in reversed(await tables.read(self.actions.audit, known.audit, 1000)):
                        await self._carry_out(entry)
            if known is not None and found.wanted != known.wanted:
                await tables.read(self.actions.write_report, tables.process_name, self.report(), time.time())
            self._known = found

    async def _send_away(self) -> None:
        """Close the connections of all that are banned, and those to closed tables."""
        sanctions = self.tables.sanctions
        banned = sanctions.targets(BAN, ACCOUNT)
        seats = await self.tables.read(self.actions.seats_of, banned) if banned else {}
        for room in self.tables.rooms():
            for listener in list(room.all_listeners()):
                try:
                    sanctions.check_game(room.game)
                    sanctions.check_client(listener.client)
                    sanctions.check_account(seats.get((room.game, listener.viewer)))
                except Refused as refused:
                    message = {"type": "refused", "key": None, **problem_data(refused), "seq": None}
                    listener.push(to_json(message))
                    listener.close(SENT_AWAY_CLOSE_CODE, refused.code)

    async def _carry_out(self, entry: AuditEntry) -> None:
        """Show in open pages what one entry of the log changes there."""
        if entry.action == "remove":
            game, chat_room, number = entry.target.split(" ")
            room = self._room(game)
            lines = await self.tables.read(self.tables.store.chat, game, chat_room, int(number) - 1, 1)
            if room is not None and lines:
                viewers = [at for at in room.listeners if (at == SPECTATOR) == (chat_room == SPECTATORS)]
                room.push(viewers, chat_message(lines[0]))
        elif entry.action == "reopen":
            # What waited there was refused meanwhile. The first who comes back starts it again.
            await self.tables.unload(entry.target)
            if (reopened := self._room(entry.target)) is not None:
                reopened.words_phase = None

    def _room(self, game: str) -> Room | None:
        return next((room for room in self.tables.rooms() if room.game == game), None)

    # ------------------------------------------------------------------------------------------------ reports

    def report(self) -> dict[str, Any]:
        """Who is connected to this process, and what costs most here. Clients are named by their hashes."""
        here = []
        for room in self.tables.rooms():
            seats = {} if room.table is None else room.table.seats
            for listener in room.all_listeners():
                seat = seats.get(listener.viewer)
                one = {"game": room.game, "viewer": listener.viewer, "client": listener.client.id}
                one |= {"network": listener.client.network, "name": "", "account": None}
                here.append(one if seat is None else {**one, "name": seat.name, "account": seat.account})
        costs = self.shares.heaviest(MAX_COSTS)
        return {
            "connections": here[:MAX_CONNECTIONS],
            "count": len(here),
            "costs": [
                {"client": client, "work": work, "used": round(used, 3)} for client, work, used in costs
            ],
        }

    async def overview(self) -> dict[str, Any]:
        """What an operator sees: the reports of all processes, the sanctions, and the end of the log."""
        now, tables = time.time(), self.tables
        await tables.read(self.actions.ask_for_reports, now)
        await self.refresh()
        if tables.settings.shares_database:
            await asyncio.sleep(REPORT_WAIT_SECONDS)
        return await tables.read(overview_data, tables.store, now)


def resolve_target(store: Store, shares: Shares, subject: str, text: str) -> str:
    """What an operator means: an account by its id or name, a client by its hash or address. The address is
    hashed here and stored nowhere. A game, and what is not known, is returned as it is."""
    if subject == ACCOUNT and not OperatorActions(store).account_names([text]):
        account = Accounts(store).by_name(name_key(text))
        return text if account is None else account.id
    if subject == CLIENT:
        try:
            ipaddress.ip_address(text)
        except ValueError:
            return text
        return shares.client(text).id
    return text


def overview_data(store: Store, now: float) -> dict[str, Any]:
    """The reports of all processes, the sanctions, the lines that players have reported, and the end of the
    log, with the names of accounts."""
    actions = OperatorActions(store)
    reports, reported = actions.reports(now), Reports(store).listed()
    sanctions, audit = actions.sanctions(now), actions.audit()
    named = {one["account"] for report in reports for one in report["connections"]} - {None}
    named |= {each.target for each in sanctions if each.subject == ACCOUNT}
    named |= {each.target for each in audit if each.subject == ACCOUNT}
    named |= {each for one in reported for each in (one.account, one.author_account)} - {None}
    costs = [cost for report in reports for cost in report["costs"]]
    return {
        "count": sum(report["count"] for report in reports),
        "connections": [one for report in reports for one in report["connections"]],
        "costs": sorted(costs, key=lambda cost: -cost["used"])[:MAX_COSTS],
        "sanctions": [asdict(each) for each in sanctions],
        "reports": [asdict(each) for each in reported],
        "audit": [asdict(each) for each in audit],
        "accounts": actions.account_names(named),
    }
