"""Limits for attempts to sign in: token buckets that fill at a steady rate."""

from __future__ import annotations

from collections import OrderedDict


class Bucket:
    """A token bucket: allows `rate` events per second on average, and `burst` at once.

    The caller gives the time, in seconds of a monotonic clock.
    """

    __slots__ = ("burst", "left", "rate", "since")

    def __init__(self, rate: float, burst: int, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = float(burst)
        self.since = now

    def take(self, now: float) -> bool:
        """Whether one more event is allowed now; if so, it is counted."""
        self.left = min(self.burst, self.left + (now - self.since) * self.rate)
        self.since = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class RateLimiter:
    """One bucket for each client. The least recently seen clients are forgotten, so memory is bounded."""

    def __init__(self, rate: float, burst: int, max_clients: int = 10_000) -> None:
        self.rate = rate
        self.burst = burst
        self.max_clients = max_clients
        self._by_client: OrderedDict[str, Bucket] = OrderedDict()

    def allow(self, client: str, now: float) -> bool:
        """Whether one more event of this client is allowed now; if so, it is counted."""
        bucket = self._by_client.get(client)
        if bucket is None:
            bucket = self._by_client[client] = Bucket(self.rate, self.burst, now)
            if len(self._by_client) > self.max_clients:
                self._by_client.popitem(last=False)
        self._by_client.move_to_end(client)
        return bucket.take(now)
