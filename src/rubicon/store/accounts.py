"""Accounts in the store: names, passwords and passkeys, sessions, and lists of games.

A seat that was taken with an account names the account. Seats that were added to an account later, by their
token, are links: they belong to the account's list of games, but not to its rating.
"""

from __future__ import annotations

import secrets
from dataclasses import asdict, dataclass
from typing import Any

import sqlalchemy as sql
from sqlalchemy import ColumnElement, Connection, Select
from sqlalchemy.exc import IntegrityError

from rubicon.core.game import Game
from rubicon.core.record import FindGame
from rubicon.store import account_tables, schema
from rubicon.store.ratings import Rating
from rubicon.store.seat_tokens import has_seat
from rubicon.store.store import GameSummary, Store, game_summaries
from rubicon.table.changes import OVER

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
        self, name: str, key: str, password: str | None, now: float, passkey: Passkey | None = None
    ) -> Account:
        """A new account, with its first passkey if given. Raises `NameTaken` if the name is in use."""
        account = Account(secrets.token_urlsafe(16), name, key, password, now)
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

    def by_id(self, account: str) -> Account | None:
        """The account with this id."""
        return self._account(account_tables.accounts.c.id == account)

    def _account(self, which: ColumnElement[bool]) -> Account | None:
        with self._store.reading() as connection:
            row = connection.execute(sql.select(account_tables.accounts).where(which)).mappings().first()
        return None if row is None else Account(**row)

    def set_password(self, account: str, new: str, old: str | None) -> bool:
        """Replace the `old` hashed password. False, and nothing changes, if it is not the current one."""
        with self._store.writing() as connection:
            changed = connection.execute(
                account_tables.accounts.update()
                .where(
                    account_tables.accounts.c.id == account,
                    account_tables.accounts.c.password.is_not_distinct_from(old),
                )
                .values(password=new)
            )
        return changed.rowcount == 1

    # -------------------------------------------------------------------------------------------- sessions

    def begin_session(self, key: bytes, account: str, now: float, expires: float) -> None:
        """Add a session; `key` is the hash of its token. Expired sessions are deleted."""
        with self._store.writing() as connection:
            connection.execute(
                account_tables.sessions.delete().where(account_tables.sessions.c.expires <= now)
            )
            connection.execute(
                account_tables.sessions.insert().values(
                    hash=key, account=account, created=now, expires=expires
                )
            )

    def session(self, key: bytes, now: float) -> Account | None:
        """The account of the session whose token has the hash `key`; None if it has ended."""
        with self._store.reading() as connection:
            row = connection.execute(
                sql.select(account_tables.accounts)
                .join(
                    account_tables.sessions, account_tables.sessions.c.account == account_tables.accounts.c.id
                )
                .where(account_tables.sessions.c.hash == key, account_tables.sessions.c.expires > now)
            ).mappings()
            found = row.first()
        return None if found is None else Account(**found)

    def end_session(self, key: bytes) -> None:
        """Delete a session."""
        with self._store.writing() as connection:
            connection.execute(account_tables.sessions.delete().where(account_tables.sessions.c.hash == key))

    def end_sessions(self, account: str, except_hash: bytes = b"") -> None:
        """Delete all sessions of an account, except the one with the hash `except_hash`."""
        with self._store.writing() as connection:
            connection.execute(
                account_tables.sessions.delete().where(
                    account_tables.sessions.c.account == account,
                    account_tables.sessions.c.hash != except_hash,
                )
            )

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

    def add_passkey(self, passkey: Passkey) -> bool:
        """Store a passkey. False if it is known already."""
        try:
            with self._store.writing() as connection:
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
