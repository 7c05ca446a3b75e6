"""Accounts in the store: names, passwords and passkeys, and lists of games. Sessions are in `sign_ins`.

A seat that was taken with an account names the account. Seats that were added to an account later, by their
token, are links: they belong to the account's list of games, but not to its rating.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection, Sequence
from dataclasses import asdict, dataclass
from typing import Any, NamedTuple

import sqlalchemy as sql
from sqlalchemy import ColumnElement, Connection, Select
from sqlalchemy.exc import IntegrityError

from rubicon.core.game import Game
from rubicon.core.record import EMPTY_DIGEST, FindGame, checked_line
from rubicon.store import account_tables, schema
from rubicon.store.ratings import Rating, keep_for_opponents
from rubicon.store.seat_tokens import VoidToken, end_channels, end_tokens_of_sessions, has_seat
from rubicon.store.store import GameSummary, Store, game_summaries
from rubicon.table.changes import OVER
from rubicon.table.seats import UNNAMED_PERSON

#: Games in a list, at most.
MAX_LISTED_GAMES = 500


class NameTaken(Exception):
    """Another account has this name."""


@dataclass(frozen=True, slots=True)
class Account:
    """An account. `key` is the name as it is compared; `password` is a hash, or None with passkeys only."""

    id: str
    name: str
    key: str
    password: str | None
    created: float
    #: How the name looks (`server.accounts.names`), and the confirmed address for letters.
    looks: str | None = None
    mail: str | None = None


@dataclass(frozen=True, slots=True)
class Passkey:
    """A passkey: its id, its public key, and how often its device says that it was used."""

    id: str
    account: str
    public_key: bytes
    uses: int
    label: str
    created: float


@dataclass(frozen=True, slots=True)
class AccountGame:
    """A game of an account, the side it plays, and its rating afterwards, if the game was rated.

    `linked`: the seat was put on the list by its token; it belongs to somebody without an account.
    """

    game: GameSummary
    side: int
    rating: Rating | None
    linked: bool


class Accounts:
    """The accounts in a store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # ------------------------------------------------------------------------------- names and passwords

    def create(
        self,
        name: str,
        key: str,
        password: str | None,
        now: float,
        passkey: Passkey | None = None,
        looks: str | None = None,
    ) -> Account:
        """A new account, with its first passkey if given.

        Raises `NameTaken` if another account has this name, or one that looks the same.
        """
        account = Account(secrets.token_urlsafe(16), name, key, password, now, looks)
        try:
            with self._store.writing() as connection:
                connection.execute(account_tables.accounts.insert().values(asdict(account)))
                if passkey is not None:
                    connection.execute(
                        account_tables.passkeys.insert().values(asdict(passkey) | {"account": account.id})
                    )
        except IntegrityError:
            raise NameTaken from None
        return account

    def by_name(self, key: str) -> Account | None:
        """The account with this name; `key` is the name as it is compared."""
        return self._account(account_tables.accounts.c.key == key)

    def is_reserved(self, key: str, looks: str) -> bool:
        """Whether an account has this name, or one that looks the same."""
        accounts = account_tables.accounts.c
        return self._account(sql.or_(accounts.key == key, accounts.looks == looks)) is not None

    def without_looks(self) -> list[Account]:
        """The accounts of which nobody has found out yet how their name looks, the oldest first."""
        accounts = account_tables.accounts
        wanted = sql.select(accounts).where(accounts.c.looks.is_(None)).order_by(accounts.c.created)
        with self._store.reading() as connection:
            return [Account(**row) for row in connection.execute(wanted).mappings()]

    def set_looks(self, account: str, looks: str) -> None:
        """Store how the name of an account looks. If an older account looks the same, both stay."""
        accounts = account_tables.accounts
        for text in (looks, f"{looks} {account}"):
            try:
                with self._store.writing() as connection:
                    mine = accounts.c.id == account
                    connection.execute(accounts.update().where(mine).values(looks=text))
                return
            except IntegrityError:
                continue

    def by_id(self, account: str) -> Account | None:
        """The account with this id."""
        return self._account(account_tables.accounts.c.id == account)

    def _account(self, which: ColumnElement[bool]) -> Account | None:
        with self._store.reading() as connection:
            row = connection.execute(sql.select(account_tables.accounts).where(which)).mappings().first()
        return None if row is None else Account(**row)

    # -------------------------------------------------------------------------------------------- passkeys

    def passkeys(self, account: str) -> list[Passkey]:
        """The passkeys of an account, the oldest first."""
        with self._store.reading() as connection:
            rows = connection.execute(
                sql.select(account_tables.passkeys)
                .where(account_tables.passkeys.c.account == account)
                .order_by(account_tables.passkeys.c.created)
            ).mappings()
            return [Passkey(**row) for row in rows]

    def passkey(self, key: str) -> Passkey | None:
        """The passkey with this id."""
        with self._store.reading() as connection:
            row = (
                connection.execute(
                    sql.select(account_tables.passkeys).where(account_tables.passkeys.c.id == key)
                )
                .mappings()
                .first()
            )
        return None if row is None else Passkey(**row)

    def add_passkey(self, passkey: Passkey, session: bytes) -> bool:
        """Store a passkey that the session with this hash adds. False if it is known already, or the session
        has ended meanwhile."""
        sessions = account_tables.sessions.c
        mine = sql.select(sessions.hash).where(sessions.hash == session, sessions.account == passkey.account)
        try:
            with self._store.writing() as connection:
                if connection.execute(mine.with_for_update()).first() is None:
                    return False
                connection.execute(account_tables.passkeys.insert().values(asdict(passkey)))
        except IntegrityError:
            return False
        return True

    def record_passkey_use(self, passkey: Passkey, uses: int) -> Account | None:
        """Set the number of uses of a passkey, and return its account; None if it was used meanwhile."""
        with self._store.writing() as connection:
            changed = connection.execute(
                account_tables.passkeys.update()
                .where(
                    account_tables.passkeys.c.id == passkey.id, account_tables.passkeys.c.uses == passkey.uses
                )
                .values(uses=uses)
            )
        return self.by_id(passkey.account) if changed.rowcount == 1 else None

    def remove_passkey(self, account: str, key: str, allow_last: bool) -> bool:
        """Delete a passkey of an account, the last one only with `allow_last`. False if it stays."""
        with self._store.writing() as connection:
            mine = account_tables.passkeys.c.account == account
            ids = connection.execute(sql.select(account_tables.passkeys.c.id).where(mine)).scalars().all()
            if key not in ids or (len(ids) == 1 and not allow_last):
                return False
            connection.execute(
                account_tables.passkeys.delete().where(mine, account_tables.passkeys.c.id == key)
            )
        return True

    def add_challenge(self, challenge: bytes, account: str, name: str, now: float, expires: float) -> None:
        """Store a challenge to a device. Expired challenges are deleted."""
        with self._store.writing() as connection:
            connection.execute(
                account_tables.challenges.delete().where(account_tables.challenges.c.expires <= now)
            )
            connection.execute(
                account_tables.challenges.insert().values(
                    challenge=challenge, account=account, name=name, expires=expires
                )
            )

    def take_challenge(self, challenge: bytes, now: float) -> tuple[str, str] | None:
        """The account and name of a challenge, which is deleted; None if it is unknown or expired."""
        with self._store.writing() as connection:
            row = connection.execute(
                account_tables.challenges.delete()
                .where(account_tables.challenges.c.challenge == challenge)
                .returning(
                    account_tables.challenges.c.account,
                    account_tables.challenges.c.name,
                    account_tables.challenges.c.expires,
                )
            ).first()
        return None if row is None or row.expires <= now else (row.account, row.name)

    # ----------------------------------------------------------------------------------------------- games

    def find_seat(self, account: str, game: str, side: str, find: FindGame) -> tuple[Game, int] | None:
        """The title and the number of a side, if that seat is on the account's list."""
        with self._store.reading() as connection:
            wanted = sql.select(schema.games.c.title).where(schema.games.c.id == game)
            name: str | None = connection.execute(wanted).scalar()
            title = None if name is None else find(name)
            if title is None or side not in title.sides:
                return None
            number = title.side(side)
            return (title, number) if has_seat(connection, account, game, number) else None

    def games(self, account: str, over: bool) -> list[AccountGame]:
        """The games of an account that are over, or those that are not; the latest first."""
        with self._store.reading() as connection:
            return _games(connection, account, over)


def _seats(account: str) -> Select[Any]:
    """A query for game and side of every seat on the account's list."""
    seats, links = schema.seats.c, account_tables.links.c
    return (
        sql.select(seats.game, seats.side)
        .where(seats.account == account)
        .union(sql.select(links.game, links.side).where(links.account == account))
        .subquery()
        .select()
    )


def _games(connection: Connection, account: str, over: bool) -> list[AccountGame]:
    sides: dict[str, list[int]] = {}
    for game, side in connection.execute(_seats(account)):
        sides.setdefault(game, []).append(side)
    games, rated = schema.games.c, account_tables.rated.c
    wanted = sql.and_(games.id.in_(list(sides)), (games.status == OVER) == over)
    counted = {
        row.game: row
        for row in connection.execute(sql.select(account_tables.rated).where(rated.account == account))
    }
    found = []
    for game in game_summaries(
        connection,
        sql.select(schema.games).where(wanted).order_by(games.updated.desc()).limit(MAX_LISTED_GAMES),
    ):
        row = counted.get(game.game)
        for side in sorted(sides[game.game]):
            mine = (
                None if row is None or row.side != side else Rating(account, game.title, row.mu, row.sigma, 0)
            )
            linked = side not in game.seats or game.seats[side].account != account
            found.append(AccountGame(game, side, mine, linked))
    return found


class DeletedAccount(NamedTuple):
    """The games of an account that was deleted, and the tokens that are void now."""

    games: Sequence[str]
    void: Sequence[VoidToken]


class AccountData:
    """What a store has about accounts: exported and deleted by their owners.

    Both concern the seats that an account owns. A seat that is only linked belongs to somebody else.
    """

    def __init__(self, store: Store) -> None:
        self._store = store

    def export(self, account: str) -> dict[str, Any]:
        """What is stored about an account, without its games. Of secrets, only that they exist."""
        with self._store.reading() as connection:
            (me,) = connection.execute(
                sql.select(account_tables.accounts).where(account_tables.accounts.c.id == account)
            ).mappings()
            seats = _owned_seats(account).subquery()
            mine = sql.and_(seats.c.game == schema.said.c.game, seats.c.side == schema.said.c.side)
            noted = sql.and_(seats.c.game == schema.notes.c.game, seats.c.side == schema.notes.c.side)
            return {
                "account": {
                    "id": me["id"],
                    "name": me["name"],
                    "created": me["created"],
                    "password": me["password"] is not None,
                    "mail": me["mail"],
                },
                "passkeys": _rows(
                    connection,
                    sql.select(
                        account_tables.passkeys.c.label,
                        account_tables.passkeys.c.created,
                        account_tables.passkeys.c.uses,
                    ).where(account_tables.passkeys.c.account == account),
                ),
                "sessions": _rows(
                    connection,
                    sql.select(
                        account_tables.sessions.c.created,
                        account_tables.sessions.c.expires,
                        account_tables.sessions.c.label,
                        account_tables.sessions.c.seen,
                    ).where(account_tables.sessions.c.account == account),
                ),
                "ratings": _rows(
                    connection,
                    sql.select(account_tables.ratings).where(account_tables.ratings.c.account == account),
                ),
                "said": _rows(
                    connection,
                    sql.select(
                        schema.said.c.game, schema.said.c.at, schema.said.c.author, schema.said.c.text
                    ).join(seats, mine),
                ),
                "notes": _rows(
                    connection,
                    sql.select(schema.notes.c.game, schema.notes.c.at, schema.notes.c.text).join(
                        seats, noted
                    ),
                ),
                "links": _rows(
                    connection,
                    sql.select(
                        account_tables.links.c.game,
                        account_tables.links.c.side,
                        account_tables.links.c.since,
                    ).where(account_tables.links.c.account == account),
                ),
                "devices": _rows(
                    connection,
                    sql.select(account_tables.devices.c.seen).where(
                        account_tables.devices.c.account == account
                    ),
                ),
                "people": _rows(
                    connection,
                    sql.select(
                        account_tables.accounts.c.name,
                        account_tables.account_relations.c.muted,
                        account_tables.account_relations.c.blocked,
                        account_tables.account_relations.c.since,
                    )
                    .join(
                        account_tables.account_relations,
                        account_tables.account_relations.c.other == account_tables.accounts.c.id,
                    )
                    .where(account_tables.account_relations.c.account == account),
                ),
                "reports": _rows(
                    connection,
                    sql.select(
                        account_tables.reports.c.game,
                        account_tables.reports.c.at,
                        account_tables.reports.c.reason,
                        account_tables.reports.c.words,
                    ).where(account_tables.reports.c.account == account),
                ),
                "channels": _rows(
                    connection,
                    sql.select(
                        account_tables.channels.c.kind,
                        account_tables.channels.c.target,
                        account_tables.channels.c.digest,
                        account_tables.channels.c.active,
                    ).where(account_tables.channels.c.account == account),
                ),
            }

    def delete(self, account: str, find: FindGame, session: bytes) -> DeletedAccount:
        """Delete an account and everything that belongs to it alone.

        That is also the channels of its seats, and the links to seats that its sessions were given, except
        the `session` that asks for it: its player may go on in games that run. Seats that it has only linked
        are forgotten; nothing changes there.
        The games stay for the opponent, without the account's name. The record of a running game keeps the
        name until the game is over, see `clear_deleted_names`.
        """
        with self._store.writing() as connection:
            mine = connection.execute(_owned_seats(account)).all()
            keep_for_opponents(connection, account)
            for game, side in mine:
                for table, gone in (
                    (schema.seats, {"account": None, "name": "", "registered": False}),
                    (schema.said, {"author": "", "text": "(deleted)"}),
                    (schema.notes, {"text": ""}),
                ):
                    here = sql.and_(table.c.game == game, table.c.side == side)
                    connection.execute(table.update().where(here).values(gone))
                done = sql.and_(
                    account_tables.erasures.c.game == game, account_tables.erasures.c.side == side
                )
                connection.execute(account_tables.erasures.delete().where(done))
                connection.execute(account_tables.erasures.insert().values(game=game, side=side))
                end_channels(connection, game, side)
            sessions = account_tables.sessions.c
            others = sql.select(sessions.hash).where(sessions.account == account, sessions.hash != session)
            void = end_tokens_of_sessions(connection, connection.execute(others).scalars().all())
            connection.execute(
                account_tables.accounts.delete().where(account_tables.accounts.c.id == account)
            )
            games = [game for game, _ in mine]
            _clear_deleted_names(connection, games, find)
            self._store.notify_changed(connection, {*games, *(token.game for token in void)})
        return DeletedAccount(games, void)

    def clear_deleted_names(self, games: Collection[str] | None, find: FindGame) -> None:
        """Remove the names of deleted accounts from the records of those games (None: of all) that are over.

        The checks of the records are computed again.
        """
        with self._store.reading() as connection:
            waiting = connection.execute(_pending_erasures(games)).first() is not None
        if waiting:
            with self._store.writing() as connection:
                _clear_deleted_names(connection, games, find)


def _owned_seats(account: str) -> Select[Any]:
    """A query for game and side of every seat that was taken with the account."""
    seats = schema.seats.c
    return sql.select(seats.game, seats.side).where(seats.account == account)


def _pending_erasures(games: Collection[str] | None) -> Select[Any]:
    erasures = account_tables.erasures.c
    wanted = (
        sql.select(erasures.game, erasures.side, schema.games.c.title)
        .join(schema.games, schema.games.c.id == erasures.game)
        .where(schema.games.c.status == OVER)
    )
    return wanted if games is None else wanted.where(erasures.game.in_(games))


def _clear_deleted_names(connection: Connection, games: Collection[str] | None, find: FindGame) -> None:
    lines, erasures = schema.lines, account_tables.erasures
    for game, side, title in connection.execute(_pending_erasures(games)).all():
        heading = f"player {find(title).sides[side]} "
        digest = EMPTY_DIGEST
        for number, text in connection.execute(
            sql.select(lines.c.number, lines.c.text).where(lines.c.game == game).order_by(lines.c.number)
        ).all():
            plain = text.rpartition(" #")[0]
            digest, fresh = checked_line(
                digest, f"{heading}{UNNAMED_PERSON}" if plain.startswith(heading) else plain
            )
            if fresh != text:
                here = sql.and_(lines.c.game == game, lines.c.number == number)
                connection.execute(lines.update().where(here).values(text=fresh))
        connection.execute(erasures.delete().where(erasures.c.game == game, erasures.c.side == side))


def _rows(connection: Connection, wanted: Select[Any]) -> list[dict[str, Any]]:
    return [dict(row) for row in connection.execute(wanted).mappings()]
