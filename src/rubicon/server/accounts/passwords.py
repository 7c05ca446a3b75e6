"""Passwords and sessions. Accounts are optional: nobody needs one to play."""

from __future__ import annotations

import asyncio
import re
import time
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from rubicon.core.message import message
from rubicon.server.accounts.attempts import LoginAttempts
from rubicon.server.accounts.hashing import HashQueue
from rubicon.server.accounts.names import name_key, name_looks, valid_name
from rubicon.server.errors import Refused
from rubicon.server.ops.shares import changed_work, divided_work
from rubicon.server.seating.tokens import is_token, new_token
from rubicon.server.settings import Settings
from rubicon.store.accounts import Account, Accounts, NameTaken, Passkey
from rubicon.store.seat_tokens import VoidToken
from rubicon.store.sign_ins import SignIns
from rubicon.store.store import Store, token_hash

#: Seconds that a session lasts, that a device is known, and that a proof is valid.
SESSION_SECONDS: Final = 30 * 86_400
DEVICE_SECONDS: Final = 400 * 86_400
PROOF_SECONDS: Final = 300
#: Characters of a password.
MIN_PASSWORD_LENGTH, MAX_PASSWORD_LENGTH = 8, 256


@dataclass(frozen=True, slots=True)
class Session:
    """An account that has signed in, and the hash of the session's token."""

    account: Account
    hash: bytes


@dataclass(frozen=True, slots=True)
class Visitor:
    """Who tries to sign in: the client as limits count it, the cookie of its device, and what it is."""

    client: str
    device: str = ""
    label: str = ""


class PasswordLogin:
    """Signs people up and in with passwords, and keeps sessions. Slow work runs in threads."""

    def __init__(self, settings: Settings, store: Store, hasher: PasswordHasher | None = None) -> None:
        self.settings = settings
        self.store = store
        self.accounts = Accounts(store)
        self.sign_ins = SignIns(store)
        work = divided_work(changed_work(settings.shares), settings.workers)
        self.attempts = LoginAttempts(work["logins"])
        self._hasher = hasher or PasswordHasher()
        self._queue = HashQueue()
        # Checked for unknown names, so that they take as long as a wrong password.
        self._dummy_hash = self._hasher.hash(new_token())

    # --------------------------------------------------------------------------------------------- signing up

    async def register(self, visitor: Visitor, name: str, password: str) -> Account:
        """A new account with a password. Raises `Refused` if name or password do not fit."""
        self.attempts.count_client(visitor.client)
        name = valid_name(name)
        check_password(password, name)
        return await self.create(name, await self._hash(visitor.client, False, password))

    async def create(self, name: str, hashed: str | None, passkey: Passkey | None = None) -> Account:
        """A new account with a valid name, and a hashed password or a passkey."""
        key, looks = name_key(name), name_looks(name)
        try:
            return await asyncio.to_thread(
                self.accounts.create, name, key, hashed, time.time(), passkey, looks
            )
        except NameTaken:
            raise Refused("taken", message("refused-name-taken", name=name)) from None

    # --------------------------------------------------------------------------------------------- signing in

    async def login(self, visitor: Visitor, name: str, password: str) -> Account:
        """The account with this name and password.

        Raises the same `Refused` for an unknown name and a wrong password, after the same time.
        """
        key = name_key(name)
        account = await asyncio.to_thread(self.accounts.by_name, key)
        known = account is not None and await self.is_known_device(visitor, account)
        self.attempts.count_login(visitor.client, key, token_hash(visitor.device) if known else None)
        if not await self._matches(visitor.client, known, account, password):
            raise Refused("login", message("refused-login-wrong"))
        assert account is not None
        assert account.password is not None
        if self._hasher.check_needs_rehash(account.password):
            fresh = await self._hash(visitor.client, known, password)
            if await asyncio.to_thread(self.sign_ins.rehash_password, account.id, fresh, account.password):
                return replace(account, password=fresh)
        return account

    async def is_known_device(self, visitor: Visitor, account: Account) -> bool:
        """Whether the account has signed in on this device before."""
        return is_token(visitor.device) and await asyncio.to_thread(
            self.sign_ins.knows_device, token_hash(visitor.device), account.id
        )

    async def _matches(self, client: str, known: bool, account: Account | None, password: str) -> bool:
        """Whether this is the account's password. Takes the same time without an account or password."""
        stored = None if account is None else account.password

        def check() -> bool:
            try:
                self._hasher.verify(stored or self._dummy_hash, _normalised(password))
            except (VerificationError, InvalidHashError):
                return False
            return stored is not None

        return await self._queue.run(client, known, check)

    async def _hash(self, client: str, known: bool, password: str) -> str:
        return await self._queue.run(client, known, lambda: self._hasher.hash(_normalised(password)))

    async def check_own_password(self, session: Session, password: str) -> None:
        """Raise `Refused` unless this is the password of the account that is signed in."""
        self.attempts.count_proof(session.hash)
        if not await self._matches(session.hash.hex(), True, session.account, password):
            raise Refused("login", message("refused-password-wrong"))

    async def change_password(self, session: Session, new: str) -> tuple[Account, Sequence[VoidToken]]:
        """Set another password, or the first one. All sessions end; returns their seat tokens."""
        account = session.account
        check_password(new, account.name)
        hashed = await self._hash(session.hash.hex(), True, new)
        void = await asyncio.to_thread(self.sign_ins.change_password, account.id, hashed, account.password)
        if void is None:
            raise Refused("login", message("refused-password-changed"))
        return replace(account, password=hashed), void

    async def recover(self, visitor: Visitor, token: str, new: str) -> tuple[Account, Sequence[VoidToken]]:
        """Set a new password with the link of a letter. All sessions end."""
        self.attempts.count_client(visitor.client)
        key = token_hash(token)
        account = await asyncio.to_thread(self.sign_ins.recovered_account, key, time.time())
        if account is not None:
            check_password(new, account.name)
            hashed = await self._hash(visitor.client, False, new)
            found = await asyncio.to_thread(self.sign_ins.recover, key, hashed, time.time())
            if found is not None:
                return found
        raise Refused("token", message("refused-letter-link-old"))

    # ----------------------------------------------------------------------------------------------- sessions

    async def begin_session(self, account: Account, visitor: Visitor, passkey: str | None = None) -> str:
        """The token of a new session. It is always new, which prevents session fixation.

        Raises `Refused` if the password, or the `passkey`, that it begins with was removed meanwhile.
        """
        token, now = new_token(), time.time()
        if not await asyncio.to_thread(
            self.sign_ins.begin,
            token_hash(token),
            account.id,
            now,
            now + SESSION_SECONDS,
            visitor.label,
            account.password if passkey is None else None,
            passkey,
        ):
            raise Refused("login", message("refused-changed-meanwhile"))
        return token

    async def new_device(self, account: Account) -> str:
        """The cookie of a device on which the account has signed in."""
        token = new_token()
        await asyncio.to_thread(self.sign_ins.add_device, token_hash(token), account.id, time.time())
        return token

    async def session(self, token: str) -> Session | None:
        """The session with this token; None if it has ended."""
        key = token_hash(token)
        account = await asyncio.to_thread(self.sign_ins.find, key, time.time())
        return None if account is None else Session(account, key)

    async def end_session(self, session: Session, successor: bytes | None = None) -> Sequence[VoidToken]:
        """Sign out; returns the seat tokens that end. A `successor` is a new session that keeps them."""
        return await asyncio.to_thread(self.sign_ins.end, session.hash, successor)

    # ------------------------------------------------------------------------------------------------- proofs

    async def new_proof(self, session: Session) -> str:
        """A proof that the owner of a session has just given the password or a passkey again."""
        token, now = new_token(), time.time()
        await asyncio.to_thread(
            self.sign_ins.add_proof, token_hash(token), session.hash, now, now + PROOF_SECONDS
        )
        return token

    async def check_proof(self, session: Session, token: str) -> None:
        """Raise `Refused` unless the proof is valid for this session."""
        if not is_token(token) or not await asyncio.to_thread(
            self.sign_ins.is_proved, token_hash(token), session.hash, time.time()
        ):
            raise Refused("proof", message("refused-proof"))


#: Parts of a browser's description of itself, and what people call them. The first that fits counts.
_BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR", "Opera"),
    ("Firefox", "Firefox"),
    ("Chrom", "Chrome"),
    ("Safari", "Safari"),
)
_SYSTEMS: Final = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Mac OS", "macOS"),
    ("Linux", "Linux"),
)


def device_label(agent: str) -> str:
    """What kind of device has signed in, from its `User-Agent`: 'Firefox, Linux'."""
    found = [next((name for part, name in known if part in agent), "") for known in (_BROWSERS, _SYSTEMS)]
    program = re.match(r"[A-Za-z][A-Za-z0-9 ._-]{0,29}", agent)
    return ", ".join(filter(None, found)) or (program[0] if program else "")


def _normalised(password: str) -> str:
    """A password in one Unicode form: keyboards compose the same letters differently."""
    return unicodedata.normalize("NFC", password)


def check_password(password: str, name: str) -> None:
    """Raise `Refused` for a password that is too short, too long or easy to guess."""
    if not MIN_PASSWORD_LENGTH <= len(password) <= MAX_PASSWORD_LENGTH:
        raise Refused(
            "text", message("refused-password-length", least=MIN_PASSWORD_LENGTH, most=MAX_PASSWORD_LENGTH)
        )
    if name_key(password) == name_key(name) or len(set(password)) < 3:
        raise Refused("text", message("refused-password-easy"))
