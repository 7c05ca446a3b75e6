"""Limits for attempts to sign in: a token bucket for each client."""

from __future__ import annotations

from collections import OrderedDict

from rubicon.server.ops.shares import Bucket


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
        if bucket.wait(1.0, now):
            return False
        bucket.charge(1.0)
        return True
