"""Limits for each client: token buckets that fill at a steady rate, and the number of open WebSockets."""

from __future__ import annotations

import ipaddress
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


class ConnectionLimit:
    """Counts open WebSockets against two limits: `total`, and `per_client`."""

    def __init__(self, total: int, per_client: int) -> None:
        self.total = total
        self.per_client = per_client
        self.open = 0
        self._by_client: dict[str, int] = {}

    def acquire(self, client: str) -> bool:
        """Whether one more may be opened; if so, it is counted until `release`."""
        mine = self._by_client.get(client, 0)
        if self.open >= self.total or mine >= self.per_client:
            return False
        self._by_client[client] = mine + 1
        self.open += 1
        return True

    def release(self, client: str) -> None:
        """Count one WebSocket of this client as closed."""
        self.open -= 1
        left = self._by_client[client] - 1
        if left:
            self._by_client[client] = left
        else:
            del self._by_client[client]


def client_key(address: str) -> str:
    """What counts as one client: an IPv4 address, or the 64-bit network of an IPv6 address."""
    try:
        number = ipaddress.ip_address(address)
    except ValueError:
        return "unknown"
    if number.version == 6:
        mapped = number.ipv4_mapped
        return str(mapped) if mapped else str(ipaddress.ip_network((number, 64), strict=False))
    return str(number)
