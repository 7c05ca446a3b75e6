"""Attempts to sign in: counted so that guessing is slow, but nobody can lock somebody else out.

Wrong guesses count for a name *and* the client who made them. A device on which the account has signed in
before is counted by itself, whatever strangers do (OWASP's device cookies).
"""

from __future__ import annotations

import math
import time

from rubicon.core.message import message
from rubicon.server.errors import Refused
from rubicon.server.ops.rate_limits import RateLimiter

#: Attempts of a client: at once, and per second on average. Also of a client for one name, and of a device.
LOGIN_BURST, LOGINS_PER_SECOND = 10, 1 / 30
#: Attempts of all strangers for one name after which each of them has only a few.
NAME_BURST, NAMES_PER_SECOND = 100, 1 / 30
#: Attempts that a stranger then still has.
BURST_UNDER_ATTACK = 3


class LoginAttempts:
    """Counts the attempts to sign in and up that reach this process."""

    def __init__(self) -> None:
        self._clients = RateLimiter(LOGINS_PER_SECOND, LOGIN_BURST)
        self._pairs = RateLimiter(LOGINS_PER_SECOND, LOGIN_BURST)
        self._few = RateLimiter(LOGINS_PER_SECOND, BURST_UNDER_ATTACK)
        self._names = RateLimiter(NAMES_PER_SECOND, NAME_BURST)
        self._devices = RateLimiter(LOGINS_PER_SECOND, LOGIN_BURST)

    def count_client(self, client: str) -> None:
        """Count one more attempt of this client. Raises `Refused` if there were too many."""
        self._check(self._clients, client)

    def count_login(self, client: str, name: str, device: bytes | None) -> None:
        """Count an attempt to sign in under a name. `device` is the hash of the cookie of a known device.

        Raises `Refused` if there were too many.
        """
        if device is not None:
            self._check(self._devices, f"{name} {device.hex()}")
            return
        self.count_client(client)
        pair = f"{name} {client}"
        few = self._few.allow(pair, time.monotonic())
        if not self._names.allow(name, time.monotonic()) and not few:
            raise too_many()
        self._check(self._pairs, pair)

    def count_proof(self, session: bytes) -> None:
        """Count an attempt to prove who is signed in. A stolen session uses up its own attempts only."""
        self._check(self._devices, session.hex())

    def _check(self, limiter: RateLimiter, key: str) -> None:
        if not limiter.allow(key, time.monotonic()):
            raise too_many()


def too_many() -> Refused:
    """The refusal of one attempt too many."""
    return Refused(
        "rate",
        message("refused-tries"),
        wait=math.ceil(1 / LOGINS_PER_SECOND),
        work="logins",
    )
