"""Lines of chat that somebody has reported to the operators.

A report names a line; it holds no copy of it. So what is removed, or deleted with an account, is gone from
the reports too.
"""

from __future__ import annotations

from dataclasses import dataclass
from secrets import token_hex
from typing import Final

import sqlalchemy as sql

from rubicon.core.game import SPECTATOR, RubiconError
from rubicon.core.message import message
from rubicon.store.account_tables import reports
from rubicon.store.schema import said, seats
from rubicon.store.store import Store

#: Reasons that a reporter chooses from.
REASONS: Final = ("insult", "threat", "spam", "other")
#: Characters that a reporter may add, at most.
MAX_WORDS: Final = 300
#: Reports in a list, at most: the newest.
MAX_LISTED: Final = 200


@dataclass(frozen=True, slots=True)
class Reporter:
    """Who reports: a viewer, the account that has taken the seat, if one has, and the hash of the client."""

    viewer: int
    account: str | None
    client: str


@dataclass(frozen=True, slots=True)
class Report:
    """A report with its line as it is now: `text` is empty if an operator has removed it."""

    id: str
    at: float
    game: str
    room: str
    line: int
    reason: str
    words: str
    #: Who reported it.
    viewer: int
    account: str | None
    client: str
    #: When an operator has dealt with it.
    settled: float | None
    #: The line, the side that said it (`SPECTATOR` for spectators), and the account of that seat.
    text: str
    author: str
    side: int
    author_account: str | None


class Reports:
    """The reports in a store. Operators settle them by `OperatorActions`."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def add(
        self, game: str, room: str, line: int, reporter: Reporter, reason: str, words: str, now: float
    ) -> bool:
        """Report a line of chat. False if the same person has reported it before.

        Raises `RubiconError` if there is no such line, or it is the reporter's own.
        """
        c = reports.c
        there = sql.and_(said.c.game == game, said.c.room == room, said.c.number == line)
        same = sql.and_(c.game == game, c.room == room, c.line == line, c.viewer == reporter.viewer)
        if reporter.viewer == SPECTATOR:  # all spectators have the same seat
            same = sql.and_(same, c.client == reporter.client)
        with self._store.writing() as connection:
            found = connection.execute(sql.select(said.c.side, said.c.text).where(there)).first()
            if found is None or not found.text:
                raise RubiconError(message("refused-no-such-line"))
            if found.side == reporter.viewer != SPECTATOR:
                raise RubiconError(message("refused-own-line"))
            if connection.execute(sql.select(c.id).where(same)).first() is not None:
                return False
            values = {"id": token_hex(4), "at": now, "game": game, "room": room, "line": line}
            values |= {"reason": reason, "words": words[:MAX_WORDS], "viewer": reporter.viewer}
            values |= {"account": reporter.account, "client": reporter.client, "settled": None}
            connection.execute(reports.insert().values(values))
        return True

    def listed(self, settled: bool = False) -> list[Report]:
        """The reports that wait for an operator, or all of them; the newest first."""
        line = sql.and_(
            said.c.game == reports.c.game, said.c.room == reports.c.room, said.c.number == reports.c.line
        )
        seat = sql.and_(seats.c.game == said.c.game, seats.c.side == said.c.side)
        wanted = (
            sql.select(reports, said.c.text, said.c.author, said.c.side, seats.c.account)
            .join(said, line)
            .outerjoin(seats, seat)
            .order_by(reports.c.at.desc())
            .limit(MAX_LISTED)
        )
        if not settled:
            wanted = wanted.where(reports.c.settled.is_(None))
        with self._store.reading() as connection:
            return [Report(*row) for row in connection.execute(wanted)]
