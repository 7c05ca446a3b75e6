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
from rubicon.server.ops.shares import WORK, Work

#: Attempts of a client at once, unless the settings change its share.
LOGIN_BURST = 10
#: Attempts of all strangers for one name after which each of them has only a few.
NAME_BURST, NAMES_PER_SECOND = 100, 1 / 30
#: Attempts that a stranger then still has.
BURST_UNDER_ATTACK = 3


class LoginAttempts:
    """Counts the attempts to sign in and up that reach this process.

    `work` is the share of a client; a client has the same for one name, and so has a known device.
    """

    def __init__(self, work: Work = WORK["logins"]) -> None:
        assert work.rate is not None
        assert work.burst is not None
        rate, burst = work.rate, math.ceil(work.burst)
        self._clients = RateLimiter(rate, burst)
        self._pairs = RateLimiter(rate, burst)
        self._few = RateLimiter(rate, min(burst, BURST_UNDER_ATTACK))
        self._names = RateLimiter(NAMES_PER_SECOND, NAME_BURST)
        self._devices = RateLimiter(rate, burst)
        self._wait = math.ceil(1 / rate)

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
            raise too_many(self._wait)
        self._check(self._pairs, pair)

    def count_proof(self, session: bytes) -> None:
        """Count an attempt to prove who is signed in. A stolen session uses up its own attempts only."""
        self._check(self._devices, session.hex())

    def _check(self, limiter: RateLimiter, key: str) -> None:
        if not limiter.allow(key, time.monotonic()):
            raise too_many(self._wait)


def too_many(wait: int) -> Refused:
    """The refusal of one attempt too many, with the seconds until the next."""
    return Refused(
        "rate",
        message("refused-tries"),
        wait=wait,
        work="logins",
    )
