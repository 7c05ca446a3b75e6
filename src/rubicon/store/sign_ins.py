"""Sessions of accounts in the store, with what belongs to signing in: devices, proofs, and links in letters.

Tokens are stored as hashes only. What ends sessions also ends the seat tokens that were given to them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

import sqlalchemy as sql
from sqlalchemy import ColumnElement, Connection

from rubicon.store.account_tables import accounts, challenges, devices, letters, passkeys, proofs, sessions
from rubicon.store.accounts import Account
from rubicon.store.schema import tokens
from rubicon.store.seat_tokens import VoidToken, end_tokens_of_sessions, hand_over_tokens
from rubicon.store.store import Store

#: Seconds after which the time of a session's last use is written again.
SEEN_SECONDS: Final = 600.0
#: Devices of an account that are known, at most. The least recently used is forgotten.
MAX_DEVICES: Final = 20

#: What a link in a letter is for.
CONFIRM, RECOVER = "confirm", "recover"


@dataclass(frozen=True, slots=True)
class StoredSession:
    """A session of an account: the hash of its token, the device, and when it began and was last used."""

    hash: bytes
    label: str
    created: float
    seen: float

    @property
    def id(self) -> str:
        """What the owner calls it by. It does not open the session."""
        return sha256(b"session " + self.hash).hexdigest()[:32]


@dataclass(frozen=True, slots=True)
class Letter:
    """What a link in a letter is for: an account, a purpose, and the address that it was sent to."""

    account: str
    purpose: str
    address: str


class SignIns:
    """The sessions in a store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # ---------------------------------------------------------------------------------------- sessions

    def begin(
        self,
        key: bytes,
        account: str,
        now: float,
        expires: float,
        label: str = "",
        password: str | None = None,
        passkey: str | None = None,
    ) -> bool:
        """Add a session; `key` is the hash of its token. Expired sessions are deleted, unless a seat token
        was given to them: it ends together with the password, which has to find it.

        False, and no session begins, if the hashed `password` or the `passkey` that it begins with is not
        the account's any more: then it was changed while it was checked.
        """
        with self._store.writing() as connection:
            mine = accounts.c.id == account
            known = connection.execute(sql.select(accounts.c.password).where(mine).with_for_update()).first()
            if known is None or (password is not None and known.password != password):
                return False
            if passkey is not None:
                wanted = sql.select(passkeys.c.id).where(
                    passkeys.c.id == passkey, passkeys.c.account == account
                )
                if connection.execute(wanted).first() is None:
                    return False
            given = sql.select(tokens.c.session).where(tokens.c.session.is_not(None))
            old = sql.and_(sessions.c.expires <= now, sessions.c.hash.not_in(given))
            connection.execute(sql.delete(sessions).where(old))
            row = {"hash": key, "account": account, "created": now, "expires": expires}
            connection.execute(sql.insert(sessions), row | {"label": label[:64], "seen": now})
        return True

    def find(self, key: bytes, now: float) -> Account | None:
        """The account of the session whose token has the hash `key`; None if it has ended."""
        with self._store.reading() as connection:
            row = (
                connection.execute(
                    sql.select(accounts, sessions.c.seen.label("last_seen"))
                    .join(sessions, sessions.c.account == accounts.c.id)
                    .where(sessions.c.hash == key, sessions.c.expires > now)
                )
                .mappings()
                .first()
            )
        if row is None:
            return None
        values = dict(row)
        if now - values.pop("last_seen") > SEEN_SECONDS:
            with self._store.writing() as connection:
                connection.execute(sql.update(sessions).where(sessions.c.hash == key).values(seen=now))
        return Account(**values)

    def of_account(self, account: str, now: float) -> list[StoredSession]:
        """The sessions of an account, the last used first."""
        columns = sessions.c
        with self._store.reading() as connection:
            rows = connection.execute(
                sql.select(columns.hash, columns.label, columns.created, columns.seen)
                .where(columns.account == account, columns.expires > now)
                .order_by(columns.seen.desc(), columns.created.desc())
            )
            return [StoredSession(*row) for row in rows]

    def end(self, key: bytes, successor: bytes | None = None) -> list[VoidToken]:
        """Sign out: delete a session, and the seat tokens given to it. If the same account has signed in
        again on this device, its new session is the `successor` and keeps them."""
        with self._store.writing() as connection:
            if successor is not None:
                hand_over_tokens(connection, key, successor)
            return self._end(connection, sessions.c.hash == key)

    def end_one(self, account: str, public_id: str) -> list[VoidToken] | None:
        """End a session of an account, and the seat tokens given to it. None if there is no such session."""
        with self._store.writing() as connection:
            found = connection.execute(sql.select(sessions.c.hash).where(sessions.c.account == account))
            chosen = [key for key in found.scalars() if StoredSession(key, "", 0, 0).id == public_id]
            return self._end(connection, sessions.c.hash.in_(chosen)) if chosen else None

    def end_all(self, account: str) -> list[VoidToken]:
        """End the sessions of an account, and the seat tokens given to them."""
        with self._store.writing() as connection:
            return self._end(connection, sessions.c.account == account)

    def _end(self, connection: Connection, which: ColumnElement[bool]) -> list[VoidToken]:
        ended = list(
            connection.execute(sql.delete(sessions).where(which).returning(sessions.c.hash)).scalars()
        )
        void = end_tokens_of_sessions(connection, ended)
        self._store.notify_changed(connection, {token.game for token in void})
        return void

    def change_password(self, account: str, new: str, old: str | None) -> list[VoidToken] | None:
        """Replace the `old` hashed password and end everything that it opened, in one transaction.

        That is all sessions (a thief may have a copy of any), the seat tokens given to them, known devices,
        proofs, and links in letters. None, and nothing changes, if `old` is not the present password.
        """
        with self._store.writing() as connection:
            if not _set_password(connection, account, new, old):
                return None
            return self._end_everything(connection, account)

    def _end_everything(self, connection: Connection, account: str) -> list[VoidToken]:
        connection.execute(sql.delete(devices).where(devices.c.account == account))
        connection.execute(sql.delete(letters).where(letters.c.account == account))
        connection.execute(sql.delete(challenges).where(challenges.c.account == account))
        return self._end(connection, sessions.c.account == account)

    def rehash_password(self, account: str, new: str, old: str) -> bool:
        """Store another hash of the same password. False if the password was changed meanwhile."""
        with self._store.writing() as connection:
            return _set_password(connection, account, new, old)

    # ------------------------------------------------------------------------------------------ proofs

    def add_proof(self, key: bytes, session: bytes, now: float, expires: float) -> None:
        """Store a proof for a session; `key` is the hash of its token. Expired proofs are deleted."""
        with self._store.writing() as connection:
            connection.execute(sql.delete(proofs).where(proofs.c.expires <= now))
            connection.execute(sql.insert(proofs), {"hash": key, "session": session, "expires": expires})

    def is_proved(self, key: bytes, session: bytes, now: float) -> bool:
        """Whether there is a valid proof with this hash for this session."""
        wanted = sql.select(proofs.c.hash).where(
            proofs.c.hash == key, proofs.c.session == session, proofs.c.expires > now
        )
        with self._store.reading() as connection:
            return connection.execute(wanted).first() is not None

    # ----------------------------------------------------------------------------------------- devices

    def add_device(self, key: bytes, account: str, now: float) -> None:
        """Remember a device on which an account has signed in; `key` is the hash of its cookie."""
        with self._store.writing() as connection:
            mine = devices.c.account == account
            connection.execute(sql.delete(devices).where(mine, devices.c.hash == key))
            connection.execute(sql.insert(devices), {"hash": key, "account": account, "seen": now})
            old = sql.select(devices.c.hash).where(mine).order_by(devices.c.seen.desc()).offset(MAX_DEVICES)
            dropped = list(connection.execute(old).scalars())
            connection.execute(sql.delete(devices).where(devices.c.hash.in_(dropped)))

    def knows_device(self, key: bytes, account: str) -> bool:
        """Whether an account has signed in on the device whose cookie has this hash."""
        wanted = sql.select(devices.c.hash).where(devices.c.hash == key, devices.c.account == account)
        with self._store.reading() as connection:
            return connection.execute(wanted).first() is not None

    # ----------------------------------------------------------------------------------------- letters

    def add_letter(self, key: bytes, letter: Letter, now: float, expires: float, max_letters: int) -> bool:
        """Store a link for a letter. False if `max_letters` for the same purpose are still valid."""
        with self._store.writing() as connection:
            connection.execute(sql.delete(letters).where(letters.c.expires <= now))
            same = (letters.c.account == letter.account) & (letters.c.purpose == letter.purpose)
            count = connection.execute(
                sql.select(sql.func.count()).select_from(letters).where(same)
            ).scalar_one()
            if count >= max_letters:
                return False
            row = {"account": letter.account, "purpose": letter.purpose, "address": letter.address}
            connection.execute(sql.insert(letters), row | {"hash": key, "expires": expires})
        return True

    def confirm_mail(self, key: bytes, account: str, now: float) -> str | None:
        """Use the link that confirms an address: it becomes the address of the account, and is returned."""
        with self._store.writing() as connection:
            letter = _take_letter(connection, key, CONFIRM, now)
            if letter is None or letter.account != account:
                return None
            mine = accounts.c.id == account
            connection.execute(sql.update(accounts).where(mine).values(mail=letter.address))
        return letter.address

    def remove_mail(self, account: str) -> None:
        """Forget the address of an account, and the links that were sent there."""
        with self._store.writing() as connection:
            connection.execute(sql.update(accounts).where(accounts.c.id == account).values(mail=None))
            connection.execute(sql.delete(letters).where(letters.c.account == account))

    def recovered_account(self, key: bytes, now: float) -> Account | None:
        """The account of a link to set a new password. The link stays valid."""
        with self._store.reading() as connection:
            row = (
                connection.execute(
                    sql.select(accounts)
                    .join(letters, letters.c.account == accounts.c.id)
                    .where(letters.c.hash == key, letters.c.purpose == RECOVER, letters.c.expires > now)
                )
                .mappings()
                .first()
            )
        return None if row is None else Account(**row)

    def recover(self, key: bytes, new: str, now: float) -> tuple[Account, Sequence[VoidToken]] | None:
        """Use the link to set a new password: all sessions end. None if it is not valid any more."""
        with self._store.writing() as connection:
            letter = _take_letter(connection, key, RECOVER, now)
            if letter is None:
                return None
            mine = accounts.c.id == letter.account
            # An address that was changed since then recovers nothing.
            changed = connection.execute(
                sql.update(accounts).where(mine, accounts.c.mail == letter.address).values(password=new)
            )
            if changed.rowcount != 1:
                return None
            void = self._end_everything(connection, letter.account)
            row = connection.execute(sql.select(accounts).where(mine)).mappings().one()
        return Account(**row), void


def _set_password(connection: Connection, account: str, new: str, old: str | None) -> bool:
    present = sql.and_(accounts.c.id == account, accounts.c.password.is_not_distinct_from(old))
    return connection.execute(sql.update(accounts).where(present).values(password=new)).rowcount == 1


def _take_letter(connection: Connection, key: bytes, purpose: str, now: float) -> Letter | None:
    """The letter with this link, which is used up; None if there is none."""
    chosen = sql.and_(letters.c.hash == key, letters.c.purpose == purpose)
    row = connection.execute(
        sql.delete(letters)
        .where(chosen)
        .returning(letters.c.account, letters.c.purpose, letters.c.address, letters.c.expires)
    ).first()
    return None if row is None or row.expires <= now else Letter(row.account, row.purpose, row.address)
