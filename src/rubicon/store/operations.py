"""What the people who run a server keep in its store: a probe, when work was last done, what operators have
imposed, and the log of all they did."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection
from dataclasses import asdict, dataclass
from typing import Any, Final, TypeVar

import sqlalchemy as sql
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from rubicon.core.game import SPECTATOR, RubiconError
from rubicon.core.message import message
from rubicon.store.account_tables import accounts, audit, keys, process_reports, reports, sanctions
from rubicon.store.database import Deadlock
from rubicon.store.schema import games, said, seats
from rubicon.store.store import Store

#: Names of rows in `keys`.
PROBE, RETENTION, RETENTION_START, REPORTS_WANTED = "probe", "retention", "retention start", "reports"


def write_probe(store: Store, now: float) -> None:
    """Write a row, to see whether the store can be written to. Raises `StoreError` if not."""
    _claim(store, PROBE, now, now)


def claim_retention(store: Store, now: float, interval: float) -> bool:
    """Whether old games are to be removed now, by this process: the last time is `interval` seconds ago."""
    return _claim(store, RETENTION, now, now - interval)


def retention_start(store: Store, now: float) -> float:
    """When this was first asked of the store: the time since which a server removes its old games."""
    with store.writing() as connection:
        found = connection.execute(sql.select(keys.c.value).where(keys.c.name == RETENTION_START)).scalar()
        if found is None:
            connection.execute(keys.insert().values(name=RETENTION_START, value=repr(now)))
    return now if found is None else float(found)


def _claim(store: Store, name: str, now: float, before: float) -> bool:
    """Set the time stored under a name to `now`, if it is not later than `before`. Returns whether it was."""
    value = sql.cast(keys.c.value, sql.Float)
    due = keys.update().where(keys.c.name == name, value <= before).values(value=repr(now))
    try:
        with store.writing() as connection:
            if connection.execute(due).rowcount:
                return True
            if connection.execute(sql.select(keys.c.name).where(keys.c.name == name)).first() is None:
                connection.execute(keys.insert().values(name=name, value=repr(now)))
                return True
            return False
    except IntegrityError:  # another process was first
        return False


# ------------------------------------------------------------------------------------------------- operators

T = TypeVar("T")

#: The kinds of sanctions, and for each what it may be imposed on.
BAN, MUTE, CLOSE = "ban", "mute", "close"
ACCOUNT, CLIENT, GAME, SEAT = "account", "client", "game", "seat"
SUBJECTS: Final = {BAN: (ACCOUNT, CLIENT), MUTE: (ACCOUNT, CLIENT, SEAT), CLOSE: (GAME,)}
#: What `Store.broadcast` sends to the other processes when an operator has done or asked something.
OPERATORS_MESSAGE: Final = "operators"
#: Characters of a reason, at most.
MAX_REASON: Final = 300
#: Seconds after which the report of a process is not shown any more: the process may be dead.
REPORT_SECONDS: Final = 15.0
#: Attempts to write to the log, at most, when other processes write to it at the same time.
_MAX_ATTEMPTS: Final = 8


@dataclass(frozen=True, slots=True)
class Sanction:
    """A ban, a mute or a closed table; `until` is None if it holds until it is lifted."""

    kind: str
    subject: str
    target: str
    reason: str
    since: float
    until: float | None


@dataclass(frozen=True, slots=True)
class AuditEntry:
    """One thing that an operator did. `actor` says from where: the command line, or a client of the page."""

    number: int
    at: float
    actor: str
    action: str
    subject: str
    target: str
    reason: str


@dataclass(frozen=True, slots=True)
class LogPosition:
    """How far the log of operators has come, and when a report was last asked for."""

    audit: int
    wanted: float


class OperatorActions:
    """Imposes and lifts sanctions, and removes lines of chat. Each is logged in the same transaction, and all
    other processes are told at once."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # ------------------------------------------------------------------------------------------- what is done

    def impose(
        self, actor: str, kind: str, subject: str, target: str, reason: str, now: float, until: float | None
    ) -> None:
        """Impose a sanction, or change its reason and end. Raises `RubiconError` if the target is unknown."""
        if subject not in SUBJECTS[kind]:
            raise RubiconError(message("refused-sanction-for", kind=kind, subjects=list(SUBJECTS[kind])))
        values = {"reason": reason, "since": now, "until": until}

        def work(connection: Connection) -> None:
            _check_target(connection, subject, target)
            connection.execute(sanctions.delete().where(_same(kind, subject, target)))
            connection.execute(sanctions.insert().values(kind=kind, subject=subject, target=target, **values))
            _log(connection, actor, kind, subject, target, reason, now)

        self._write(work)

    def lift(self, actor: str, kind: str, subject: str, target: str, reason: str, now: float) -> None:
        """Lift a sanction. Raises `RubiconError` if there is none."""

        def work(connection: Connection) -> None:
            if not connection.execute(sanctions.delete().where(_same(kind, subject, target))).rowcount:
                raise RubiconError(message("refused-nothing-to-lift"))
            name = "reopen" if kind == CLOSE else f"un{kind}"
            _log(connection, actor, name, subject, target, reason, now)

        self._write(work)

    def remove_line(self, actor: str, game: str, room: str, number: int, reason: str, now: float) -> None:
        """Remove the text of a line of chat; its number and author stay. Raises `RubiconError` if there is no
        such line."""

        def work(connection: Connection) -> None:
            line = sql.and_(said.c.game == game, said.c.room == room, said.c.number == number)
            if not connection.execute(said.update().where(line).values(text="")).rowcount:
                raise RubiconError(message("refused-no-such-line"))
            _log(connection, actor, "remove", "line", f"{game} {room} {number}", reason, now)

        self._write(work)

    def settle(self, actor: str, report: str, reason: str, now: float) -> None:
        """Note that a report of a line has been dealt with. Raises `RubiconError` if none waits there."""

        def work(connection: Connection) -> None:
            waiting = sql.and_(reports.c.id == report, reports.c.settled.is_(None))
            if not connection.execute(reports.update().where(waiting).values(settled=now)).rowcount:
                raise RubiconError(message("refused-no-such-report"))
            _log(connection, actor, "settle", "report", report, reason, now)

        self._write(work)

    def note(self, actor: str, action: str, subject: str, target: str, reason: str, now: float) -> None:
        """Log what an operator has done without a change: what they have read."""
        self._write(lambda connection: _log(connection, actor, action, subject, target, reason, now))

    def _write(self, work: Callable[[Connection], T]) -> T:
        """Do `work` in a transaction, again if another process wrote to the log first. Then tell them."""
        for attempt in range(_MAX_ATTEMPTS):
            try:
                with self._store.writing() as connection:
                    result = work(connection)
                break
            except (IntegrityError, Deadlock):
                if attempt == _MAX_ATTEMPTS - 1:
                    raise RubiconError(message("refused-other-operators")) from None
        self._store.broadcast(OPERATORS_MESSAGE)
        return result

    # ------------------------------------------------------------------------------------------ what is known

    def position(self) -> LogPosition:
        """How far the log has come. A cheap question: every process asks it every few seconds."""
        last = sql.select(sql.func.coalesce(sql.func.max(audit.c.number), 0)).scalar_subquery()
        wanted = sql.select(keys.c.value).where(keys.c.name == REPORTS_WANTED).scalar_subquery()
        with self._store.reading() as connection:
            row = connection.execute(sql.select(last, wanted)).one()
        return LogPosition(row[0], float(row[1] or 0))

    def sanctions(self, now: float) -> list[Sanction]:
        """The sanctions that hold at this time, the newest first."""
        holds = sanctions.c.until.is_(None) | (sanctions.c.until > now)
        with self._store.reading() as connection:
            rows = connection.execute(sql.select(sanctions).where(holds).order_by(sanctions.c.since.desc()))
            return [Sanction(*row) for row in rows]

    def audit(self, since: int = 0, limit: int = 100) -> list[AuditEntry]:
        """The last entries of the log after number `since`, the newest first."""
        wanted = sql.select(audit).where(audit.c.number > since).order_by(audit.c.number.desc())
        with self._store.reading() as connection:
            return [AuditEntry(*row) for row in connection.execute(wanted.limit(limit))]

    def account_names(self, ids: Collection[str]) -> dict[str, str]:
        """The names of accounts, by id."""
        wanted = sql.select(accounts.c.id, accounts.c.name).where(accounts.c.id.in_(list(ids)))
        with self._store.reading() as connection:
            return {row[0]: row[1] for row in connection.execute(wanted)}

    def seat_owner(self, game: str, side: int) -> str | None:
        """The account that has taken a seat, if one has."""
        wanted = sql.select(seats.c.account).where(seats.c.game == game, seats.c.side == side)
        with self._store.reading() as connection:
            found: str | None = connection.execute(wanted).scalar()
        return found

    def seats_of(self, owners: Collection[str]) -> dict[tuple[str, int], str]:
        """The seats that these accounts have taken: the account by game and side."""
        wanted = sql.select(seats.c.game, seats.c.side, seats.c.account).where(
            seats.c.account.in_(list(owners))
        )
        with self._store.reading() as connection:
            return {(row[0], row[1]): row[2] for row in connection.execute(wanted)}

    # ------------------------------------------------------------------------------- reports of the processes

    def ask_for_reports(self, now: float) -> None:
        """Ask all processes to write a report about themselves."""
        _claim(self._store, REPORTS_WANTED, now, now)
        self._store.broadcast(OPERATORS_MESSAGE)

    def write_report(self, process: str, data: dict[str, Any], now: float) -> None:
        """Replace the report of a process, and forget those of processes that are gone."""
        gone = (process_reports.c.process == process) | (process_reports.c.at < now - REPORT_SECONDS)
        with self._store.writing() as connection:
            connection.execute(process_reports.delete().where(gone))
            row = {"process": process, "at": now, "data": json.dumps(data)}
            connection.execute(process_reports.insert().values(row))

    def reports(self, now: float) -> list[dict[str, Any]]:
        """The reports of all processes that have written one lately."""
        wanted = sql.select(process_reports).where(process_reports.c.at >= now - REPORT_SECONDS)
        with self._store.reading() as connection:
            rows = connection.execute(wanted.order_by(process_reports.c.process)).all()
        return [{"process": row.process, "at": row.at, **json.loads(row.data)} for row in rows]


def _same(kind: str, subject: str, target: str) -> sql.ColumnElement[bool]:
    c = sanctions.c
    return sql.and_(c.kind == kind, c.subject == subject, c.target == target)


def _check_target(connection: Connection, subject: str, target: str) -> None:
    """Raise `RubiconError` if there is no such account or game, or this is no hash of a client."""
    if subject == CLIENT:
        if len(target) != 16 or set(target) - set("0123456789abcdef"):
            raise RubiconError(message("refused-client-code"))
        return
    if subject == SEAT:
        game, _, viewer = target.partition(" ")
        here = sql.select(seats.c.side).where(seats.c.game == game)
        if viewer not in {str(SPECTATOR), *map(str, connection.execute(here).scalars())}:
            raise RubiconError(message("refused-seat-form"))
        subject, target = GAME, game
    column = games.c.id if subject == GAME else accounts.c.id
    if connection.execute(sql.select(column).where(column == target)).first() is None:
        raise RubiconError(message("refused-no-such-subject", subject=subject))


def _log(
    connection: Connection, actor: str, action: str, subject: str, target: str, reason: str, now: float
) -> None:
    """Add an entry to the log. Its number is part of the key: of two processes, one tries again."""
    last = connection.execute(sql.select(sql.func.max(audit.c.number))).scalar() or 0
    entry = AuditEntry(last + 1, now, actor[:64], action, subject, target, reason[:MAX_REASON])
    connection.execute(audit.insert().values(asdict(entry)))
