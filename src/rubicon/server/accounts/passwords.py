"""Names, passwords and sessions. Accounts are optional: nobody needs one to play."""

from __future__ import annotations

import asyncio
import time
import unicodedata
from dataclasses import dataclass
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from rubicon.core.game import RubiconError
from rubicon.server.errors import Refused
from rubicon.server.ops.rate_limits import RateLimiter
from rubicon.server.seating.tokens import new_token
from rubicon.server.settings import Settings
from rubicon.store.accounts import Account, Accounts, NameTaken, Passkey
from rubicon.store.store import Store, token_hash
from rubicon.table.seats import person

#: Seconds that a session lasts.
SESSION_SECONDS: Final = 30 * 86_400
#: Characters of a password.
MIN_PASSWORD_LENGTH, MAX_PASSWORD_LENGTH = 8, 256
#: Passwords hashed at once: each takes a core and 64 MB for a moment.
MAX_PARALLEL_HASHES: Final = 2
#: Attempts to sign in or up, for each client and each name: at once, and per second on average.
LOGIN_BURST, LOGINS_PER_SECOND = 10, 1 / 30


@dataclass(frozen=True, slots=True)
class Session:
    """An account that has signed in, and the hash of the session's token."""

    account: Account
    hash: bytes


class PasswordLogin:
    """Signs people up and in with passwords, and keeps sessions. Slow work runs in threads."""

    def __init__(self, settings: Settings, store: Store, hasher: PasswordHasher | None = None) -> None:
        self.settings = settings
        self.store = store
        self.accounts = Accounts(store)
        self._hasher = hasher or PasswordHasher()
        self._hashing_slots = asyncio.Semaphore(MAX_PARALLEL_HASHES)
        self._clients = RateLimiter(LOGINS_PER_SECOND, LOGIN_BURST)
        self._names = RateLimiter(LOGINS_PER_SECOND, LOGIN_BURST)
        # Checked for unknown names, so that they take as long as a wrong password.
        self._dummy_hash = self._hasher.hash(new_token())

    # --------------------------------------------------------------------------------------------- signing up

    async def register(self, client: str, name: str, password: str) -> Account:
        """A new account with a password. Raises `Refused` if name or password do not fit."""
        self.count_attempt(client)
        name = valid_name(name)
        check_password(password, name)
        hashed = await self._hash(password)
        return await self.create(name, hashed)

    async def create(self, name: str, hashed: str | None, passkey: Passkey | None = None) -> Account:
        """A new account with a valid name, and a hashed password or a passkey."""
        key = name_key(name)
        try:
            return await asyncio.to_thread(self.accounts.create, name, key, hashed, time.time(), passkey)
        except NameTaken:
            raise Refused("taken", f"Somebody is called '{name}' already. Choose another name.") from None

    # --------------------------------------------------------------------------------------------- signing in

    async def login(self, client: str, name: str, password: str) -> Account:
        """The account with this name and password.

        Raises the same `Refused` for an unknown name and a wrong password, after the same time.
        """
        self.count_attempt(client)
        key = name_key(name)
        if not self._names.allow(key, time.monotonic()):
            raise _too_many()
        account = await asyncio.to_thread(self.accounts.by_name, key)
        if not await self.password_matches(account, password):
            raise Refused("login", "That name and that password do not belong together.")
        assert account is not None
        if account.password is not None and self._hasher.check_needs_rehash(account.password):
            await asyncio.to_thread(
                self.accounts.set_password, account.id, await self._hash(password), account.password
            )
        return account

    async def password_matches(self, account: Account | None, password: str) -> bool:
        """Whether this is the account's password. Takes the same time without an account or password."""
        known = None if account is None else account.password

        def check() -> bool:
            try:
                self._hasher.verify(known or self._dummy_hash, _normalised(password))
            except (VerificationError, InvalidHashError):
                return False
            return known is not None

        async with self._hashing_slots:
            return await asyncio.to_thread(check)

    async def change_password(self, session: Session, old: str, new: str) -> None:
        """Set another password, or the first one. All other sessions end."""
        account = session.account
        check_password(new, account.name)
        if account.password is not None:
            self.count_attempt(account.id)
            if not await self.password_matches(account, old):
                raise Refused("login", "The old password is not right. Nothing was changed.")
        hashed = await self._hash(new)
        if not await asyncio.to_thread(self.accounts.set_password, account.id, hashed, account.password):
            raise Refused("login", "The password was changed meanwhile. Sign in again.")
        await asyncio.to_thread(self.accounts.end_sessions, account.id, session.hash)

    async def _hash(self, password: str) -> str:
        async with self._hashing_slots:
            return await asyncio.to_thread(self._hasher.hash, _normalised(password))

    def count_attempt(self, client: str) -> None:
        """Count one more attempt of this client. Raises `Refused` if there were too many."""
        if not self._clients.allow(client, time.monotonic()):
            raise _too_many()

    # ----------------------------------------------------------------------------------------------- sessions

    async def begin_session(self, account: Account) -> str:
        """The token of a new session. It is always new, which prevents session fixation."""
        token = new_token()
        now = time.time()
        await asyncio.to_thread(
            self.accounts.begin_session, token_hash(token), account.id, now, now + SESSION_SECONDS
        )
        return token

    async def session(self, token: str) -> Session | None:
        """The session with this token; None if it has ended."""
        key = token_hash(token)
        account = await asyncio.to_thread(self.accounts.session, key, time.time())
        return None if account is None else Session(account, key)

    async def end_session(self, session: Session) -> None:
        """Sign out."""
        await asyncio.to_thread(self.accounts.end_session, session.hash)


def _too_many() -> Refused:
    return Refused("rate", "Too many tries. Wait some minutes, then try again.")


def _normalised(password: str) -> str:
    """A password in one Unicode form: keyboards compose the same letters differently."""
    return unicodedata.normalize("NFC", password)


def name_key(name: str) -> str:
    """The form in which names are compared: names that look the same are the same."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().replace("\0", " ").split())


def valid_name(name: str) -> str:
    """The name as it is shown. Raises `Refused` if it cannot be a name."""
    name = " ".join(name.split())
    if not name_key(name):
        raise Refused("text", "A name has at least one letter.")
    if any(unicodedata.category(letter)[0] == "C" for letter in name):
        raise Refused("text", "A name is made of characters that can be seen.")
    if len(name_key(name)) > 3 * len(name) + 20:
        raise Refused("text", "A name is made of single letters.")
    try:
        return person(name).name
    except RubiconError as problem:
        raise Refused("text", str(problem)) from None


def check_password(password: str, name: str) -> None:
    """Raise `Refused` for a password that is too short, too long or easy to guess."""
    if not MIN_PASSWORD_LENGTH <= len(password) <= MAX_PASSWORD_LENGTH:
        raise Refused("text", f"A password has {MIN_PASSWORD_LENGTH} to {MAX_PASSWORD_LENGTH} characters.")
    if name_key(password) == name_key(name) or len(set(password)) < 3:
        raise Refused("text", "That password is too easy to guess. Choose another.")
