"""Fair shares: how much of each kind of work one client may ask for, and who is next when work waits.

A client is an IPv4 address, the 64-bit network of an IPv6 address, or an account. Everywhere it is named by a
keyed hash, so that logs and metrics can name a client without its address. `WORK` is the table of all kinds
of work; `docs/security.md` shows it, and the setting `shares` changes it.

Whoever is refused is told how long to wait: `Refused.wait` seconds, and `Refused.work` as the kind of work.
"""

from __future__ import annotations

import asyncio
import heapq
import hmac
import ipaddress
import math
import time
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from secrets import token_hex
from typing import Final

from rubicon.core.game import RubiconError
from rubicon.core.message import Message, message
from rubicon.server.errors import Refused
from rubicon.server.ops import logs, metrics
from rubicon.store.notifications import Channels
from rubicon.store.store import Store


@dataclass(frozen=True, slots=True)
class Work:
    """The share that one client has of one kind of work, and how much of it this process does at once.

    `rate` units a second on average and `burst` units at once; `per_client` pieces of work that run or wait
    at the same time; `at_once` pieces that run in this process, of all clients; `waiting` that wait for it.
    None: no such limit.
    """

    name: str
    meaning: str
    rate: float | None = None
    burst: float | None = None
    per_client: int | None = None
    at_once: int | None = None
    waiting: int = 0


KILOBYTE: Final = 1024
MINUTE, HOUR, DAY = 60.0, 3600.0, 86_400.0

#: Every kind of work that a visitor can cause, with the share of one client.
WORK: Final[dict[str, Work]] = {
    work.name: work
    for work in (
        Work("sockets", "open WebSockets", per_client=40),
        Work("connections", "open HTTP connections", 30, 100, per_client=32),
        Work("frames", "WebSocket frames, pings and empty ones too", 200, 800),
        Work("bytes", "bytes in WebSocket frames", rate=64 * KILOBYTE, burst=512 * KILOBYTE),
        Work("messages", "messages on WebSockets", 20, 100),
        Work("hellos", "joining a table", 2, 40),
        Work(
            "histories",
            "reading a game from its beginning",
            *(0.5, 40),
            per_client=8,
            at_once=1,
            waiting=64,
        ),
        Work("requests", "HTTP requests; at the same time: with answers that are not read yet", 20, 100, 32),
        Work("changes", "requests that may store something", 1, 60),
        Work(
            "time",
            "seconds of the processor for messages and requests; beyond that they wait for each other",
            *(0.03, 0.2),
            per_client=32,
            at_once=1,
            waiting=256,
        ),
        Work("games", "new games, rematches and forks", 1 / 30, 10),
        Work("joins", "seats taken in the lobby", 1 / 30, 10),
        Work("listed", "games in the lobby with a free seat", per_client=1),
        Work("hints", "hints and odds", 0.5, 20, per_client=2),
        Work(
            "replays",
            "replays, forks and pictures of finished games",
            *(0.2, 20),
            per_client=4,
            at_once=2,
            waiting=16,
        ),
        Work(
            "analyses",
            "analyses of finished games",
            *(1 / MINUTE, 6),
            per_client=2,
            at_once=1,
            waiting=16,
        ),
        Work("uploads", "records that are sent here", 0.1, 10, per_client=4),
        Work("chat", "chat messages", 0.5, 10),
        Work("reports", "lines of chat that are reported", 1 / 300, 10),
        Work("notes", "saving private notes", 0.2, 20),
        Work("undos", "taking back", 0.5, 30),
        Work("stored", "bytes that commands store", KILOBYTE, 512 * KILOBYTE),
        Work("channels", "new channels for notices", 1 / MINUTE, 10),
        Work("letters", "letters to one address", 1 / DAY, 3),
        Work("recoveries", "letters for a forgotten password, to one account", 6 / DAY, 6),
        Work("logins", "attempts to sign in or up", 1 / 30, 10),
        Work("operators", "requests of operators, with a wrong secret too", 0.5, 30),
    )
}

#: Kinds of work that `share_factor` leaves as they are: nobody means to make guessing of passwords quicker.
NOT_MULTIPLIED: Final = ("logins",)
#: Kinds of work that all workers count together.
COUNTED_IN_STORE: Final = ("listed",)
#: Clients whose use is remembered, for each kind of work. The least recently seen ones are forgotten.
MAX_CLIENTS: Final = 10_000
#: The share of an IPv6 network of 48 bits, in shares of one client: one person can have such a network.
NETWORK_SHARES: Final = 8
#: Seconds between two lines of the log about the same client and kind of work.
LOG_SECONDS: Final = 60.0
#: Seconds that a refusal names as the time to wait, at least and at most.
MIN_WAIT_SECONDS, MAX_WAIT_SECONDS = 1.0, DAY
#: Digits of the hash that names a client or a network.
_HASH_DIGITS: Final = 16
#: How much of the average duration of a kind of work its last piece counts.
_DURATION_WEIGHT: Final = 0.2


@dataclass(frozen=True, slots=True)
class Client:
    """A client: the keyed hash that names it, and that of the IPv6 network it belongs to, or nothing."""

    id: str
    network: str = ""

    @property
    def lane(self) -> str:
        """What takes turns and waits for this client: itself; in an IPv6 network, which counts as few
        clients, one of the lanes of the network, which begin with its name."""
        return f"{self.network}{int(self.id, 16) % NETWORK_SHARES}" if self.network else self.id


#: A client for work that nobody asked for.
NOBODY: Final = Client("nobody")


class Bucket:
    """A token bucket: allows `rate` units per second on average, and `burst` at once.

    The caller gives the time, in seconds of a monotonic clock.
    """

    __slots__ = ("burst", "left", "rate", "since")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = float(burst)
        self.since = now

    def wait(self, units: float, now: float) -> float:
        """Seconds until `units` more are allowed; 0 if they are now. Nothing is counted.

        More than the burst is allowed when the bucket is full.
        """
        left = self.left + (now - self.since) * self.rate
        self.left = left = self.burst if left > self.burst else left
        self.since = now
        missing = (self.burst if units > self.burst else units) - left
        return 0.0 if missing <= 0 else missing / self.rate

    def charge(self, units: float) -> None:
        """Count `units`, which may leave a debt."""
        self.left -= units


def _longest_wait(buckets: Sequence[Bucket], units: float, now: float) -> float:
    """Seconds until all of these buckets allow `units` more."""
    seconds = 0.0
    for bucket in buckets:  # asked many times for each message, so no generator is made
        seconds = max(seconds, bucket.wait(units, now))
    return seconds


class FairQueue:
    """Work of one kind: some runs at once, the rest waits, and clients take turns.

    When the queue is full, the client with the most waiting work loses its last piece to a client with less.
    """

    def __init__(self, work: Work) -> None:
        self.work = work
        self._running: dict[str, int] = {}
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        self._seconds = 1.0  # that a piece of this work takes, on average

    @property
    def running(self) -> int:
        """How many pieces of work run now."""
        return sum(self._running.values())

    @property
    def waiting(self) -> int:
        """How many pieces of work wait."""
        return sum(map(len, self._waiting.values()))

    def count(self, client: str) -> int:
        """How many pieces of work of a client run or wait."""
        return self._running.get(client, 0) + len(self._waiting.get(client, ()))

    def clients(self) -> set[str]:
        """The clients whose work runs or waits."""
        return {*self._running, *self._waiting}

    def expected_wait(self) -> float:
        """Seconds until one more piece of work would begin."""
        return self._seconds * (self.waiting + 1) / (self.work.at_once or 1)

    def check_room(self, client: str) -> None:
        """Raise `Refused` if one more piece of work of this client could not wait."""
        work = self.work
        if work.per_client is not None and self.count(client) >= work.per_client:
            raise too_much(work, self._seconds)
        if work.at_once is None or self.running < work.at_once or self.waiting < work.waiting:
            return
        most = max(map(len, self._waiting.values()), default=0)
        if most <= len(self._waiting.get(client, ())) + 1:
            raise busy(work, self.expected_wait())

    async def acquire(self, client: str) -> None:
        """Wait for a turn. Raises `Refused` if too much of this client, or in all, waits already."""
        self.check_room(client)
        work = self.work
        if work.at_once is None or (self.running < work.at_once and not self._waiting):
            self._running[client] = self._running.get(client, 0) + 1
            return
        if self.waiting >= work.waiting:
            crowd = max(self._waiting, key=lambda name: len(self._waiting[name]))
            self._drop(crowd)
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(client, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled() and turn.exception() is None:
                self.release(client)  # it was given a turn at the same moment
            else:
                self._remove(client, turn)
            raise

    def _drop(self, client: str) -> None:
        """Refuse the last waiting piece of work of a client."""
        turn = self._waiting[client].pop()
        if not self._waiting[client]:
            del self._waiting[client]
        if not turn.done():
            turn.set_exception(busy(self.work, self.expected_wait()))

    def _remove(self, client: str, turn: asyncio.Future[None]) -> None:
        mine = self._waiting.get(client)
        if mine is not None and turn in mine:
            mine.remove(turn)
            if not mine:
                del self._waiting[client]

    def release(self, client: str, seconds: float | None = None) -> None:
        """A piece of work has ended, after `seconds`. The next one begins."""
        if seconds is not None:
            self._seconds += _DURATION_WEIGHT * (seconds - self._seconds)
        left = self._running[client] - 1
        if left:
            self._running[client] = left
        else:
            del self._running[client]
        while self._waiting and (self.work.at_once is None or self.running < self.work.at_once):
            # Clients take turns: the one with the least running work, then the one that waits longest.
            name = min(self._waiting, key=lambda each: self._running.get(each, 0))
            turns = self._waiting[name]
            turn = turns.popleft()
            if turns:
                self._waiting.move_to_end(name)
            else:
                del self._waiting[name]
            if not turn.done():
                self._running[name] = self._running.get(name, 0) + 1
                turn.set_result(None)


class Shares:
    """The shares of all clients in one process. `key` is the secret of the hashes that name clients.

    Each of several `workers` has its part of every share, so that a client has no more from all of them
    together. The system decides which of them gets a connection, so a client may be refused sooner.
    """

    def __init__(
        self, key: bytes, changes: Iterable[str] = (), factor: float = 1.0, workers: int = 1
    ) -> None:
        self._key = key
        self.work = divided_work(changed_work(changes, factor), workers)
        self.queues = {name: FairQueue(work) for name, work in self.work.items() if work.at_once is not None}
        self._buckets: dict[str, OrderedDict[str, Bucket]] = {name: OrderedDict() for name in self.work}
        self._held: dict[tuple[str, str, int], int] = {}
        self._logged: OrderedDict[tuple[str, str], float] = OrderedDict()
        self.client = lru_cache(MAX_CLIENTS)(self._client)

    # ------------------------------------------------------------------------------------------- clients

    def _client(self, address: str) -> Client:
        """The client at an IP address."""
        try:
            number = ipaddress.ip_address(address.partition("%")[0])
        except ValueError:
            return Client(self._hash("unknown"))
        if isinstance(number, ipaddress.IPv6Address):
            if number.ipv4_mapped is not None:
                return Client(self._hash(str(number.ipv4_mapped)))
            return Client(self._hash(_network(number, 64)), self._hash(_network(number, 48)))
        return Client(self._hash(str(number)))

    def account(self, account: str) -> Client:
        """An account as a client."""
        return Client(self._hash(f"account {account}"))

    def target(self, address: str) -> Client:
        """The receiver of letters at a mail address, counted like a client."""
        name, _, host = address.lower().rpartition("@")
        return Client(self._hash(f"target {name.partition('+')[0]}@{host}"))

    def _hash(self, text: str) -> str:
        return hmac.digest(self._key, text.encode(errors="surrogatepass"), "sha256").hex()[:_HASH_DIGITS]

    # ------------------------------------------------------------------------------------- rates and bursts

    def wait(self, name: str, client: Client, units: float = 1.0) -> float:
        """Count `units` of work if they are allowed, and return 0; else the seconds to wait for them."""
        now = time.monotonic()
        buckets = self._buckets_of(name, client, now)
        seconds = _longest_wait(buckets, units, now)
        if seconds:
            self._note_limit(self.work[name], client, seconds, now)
            return seconds
        for bucket in buckets:
            bucket.left -= units
        return 0.0

    def charge(self, name: str, client: Client, units: float) -> None:
        """Count work that is done already, even if the client is left with a debt."""
        for bucket in self._buckets_of(name, client, time.monotonic()):
            bucket.charge(units)

    def check(self, name: str, client: Client) -> None:
        """Raise `Refused` if no work of this kind is allowed now. Nothing is counted."""
        now = time.monotonic()
        buckets = self._buckets_of(name, client, now)
        seconds = _longest_wait(buckets, 1.0, now)
        if seconds:
            self._note_limit(self.work[name], client, seconds, now)
            raise too_much(self.work[name], seconds)

    def take(self, name: str, client: Client, units: float = 1.0) -> None:
        """Count `units` of work. Raises `Refused` with the time to wait if they are not allowed."""
        seconds = self.wait(name, client, units)
        if seconds:
            raise too_much(self.work[name], seconds)

    def _buckets_of(self, name: str, client: Client, now: float) -> list[Bucket]:
        """The buckets from which work of a client is taken: none if it has no rate."""
        work = self.work[name]
        if work.rate is None or work.burst is None:
            return []
        buckets = [self._bucket(name, client.id, work.rate, work.burst, now)]
        if client.network:
            whole = self._bucket(
                name, client.network, NETWORK_SHARES * work.rate, NETWORK_SHARES * work.burst, now
            )
            buckets.append(whole)
        return buckets

    def _bucket(self, name: str, key: str, rate: float, burst: float, now: float) -> Bucket:
        known = self._buckets[name]
        bucket = known.get(key)
        if bucket is None:
            bucket = known[key] = Bucket(rate, burst, now)
            if len(known) > MAX_CLIENTS:
                known.popitem(last=False)
        else:
            known.move_to_end(key)
        return bucket

    # --------------------------------------------------------------------------------------- pieces of work

    def hold(self, name: str, client: Client) -> None:
        """Count one more piece of work of this client until `release`. Raises `Refused` if it has many."""
        most = self.work[name].per_client
        counted = self._counted_held(name, client)
        if most is not None and any(self._held.get(key, 0) >= key[2] * most for key in counted):
            self._note_limit(self.work[name], client, MIN_WAIT_SECONDS, time.monotonic())
            raise too_much(self.work[name], MIN_WAIT_SECONDS)
        for key in counted:
            self._held[key] = self._held.get(key, 0) + 1

    def release(self, name: str, client: Client) -> None:
        """A piece of work that was counted with `hold` has ended."""
        for key in self._counted_held(name, client):
            self._held[key] -= 1
            if not self._held[key]:
                del self._held[key]

    def _counted_held(self, name: str, client: Client) -> list[tuple[str, str, int]]:
        """Under what work of a client is counted: the client with one share, and its network with its."""
        mine = [(name, client.id, 1)]
        return [*mine, (name, client.network, NETWORK_SHARES)] if client.network else mine

    @asynccontextmanager
    async def turn(self, name: str, client: Client) -> AsyncIterator[None]:
        """Wait for a turn to do one piece of work, in the queue of its kind, and do it in the block."""
        queue = self.queues[name]
        try:
            await queue.acquire(client.lane)
        except Refused as refused:
            self._note_limit(queue.work, client, refused.wait or 0.0, time.monotonic())
            raise
        began = time.monotonic()
        try:
            yield
        finally:
            queue.release(client.lane, time.monotonic() - began)

    def heaviest(self, count: int) -> list[tuple[str, str, float]]:
        """What costs most now: the `count` largest uses, each with its client, kind of work, and how much of
        its share the client has used (1 is all of it; more is a debt)."""
        now = time.monotonic()
        used: dict[tuple[str, str], float] = {}
        for name, buckets in self._buckets.items():
            for client, bucket in buckets.items():
                bucket.wait(0.0, now)
                used[client, name] = 1.0 - bucket.left / bucket.burst
        for (name, client, shares), held in self._held.items():
            used[client, name] = held / shares / (self.work[name].per_client or held)
        for name, queue in self.queues.items():
            for lane in queue.clients():
                client = lane[:_HASH_DIGITS]
                busy_share = queue.count(lane) / (queue.work.per_client or 1)
                used[client, name] = max(used.get((client, name), 0.0), busy_share)
        largest = heapq.nlargest(count, used, key=lambda use: used[use])
        return [(client, name, used[client, name]) for client, name in largest if used[client, name] > 0.001]

    def _note_limit(self, work: Work, client: Client, seconds: float, now: float) -> None:
        """Show in metrics and log that a client is at its limit; in the log once a minute."""
        metrics.count_client_at_limit(work.name, client.id)
        key = (work.name, client.id)
        if now - self._logged.get(key, -math.inf) < LOG_SECONDS:
            return
        self._logged[key] = now
        self._logged.move_to_end(key)
        if len(self._logged) > MAX_CLIENTS:
            self._logged.popitem(last=False)
        logs.write("client at limit", work=work.name, client=client.id, wait=round(seconds, 1))


def client_hash_key(store: Store) -> bytes:
    """The key of the hashes that name clients: the same for all processes of a store."""
    return bytes.fromhex(Channels(store).server_key("clients", partial(token_hex, 16)))


def _network(number: ipaddress.IPv6Address, bits: int) -> str:
    return str(ipaddress.ip_network((number, bits), strict=False))


def too_much(work: Work, seconds: float) -> Refused:
    """The refusal of more than a client's share."""
    wait = min(max(seconds, MIN_WAIT_SECONDS), MAX_WAIT_SECONDS)
    why = message("refused-too-much", work=work.name, wait=wait_message(wait))
    return Refused("rate", why, wait=math.ceil(wait), work=work.name)


def busy(work: Work, seconds: float) -> Refused:
    """The refusal of work for which there is no room, whoever asks."""
    wait = min(max(seconds, MIN_WAIT_SECONDS), HOUR)
    why = message("refused-busy", wait=wait_message(wait))
    return Refused("busy", why, wait=math.ceil(wait), work=work.name)


def wait_message(seconds: float) -> Message:
    """How long to wait."""
    for size, unit in ((DAY, "day"), (HOUR, "hour"), (MINUTE, "minute")):
        if seconds > 1.5 * size:
            return message(f"wait-{unit}", n=math.ceil(seconds / size))
    return message("wait-second", n=math.ceil(seconds))


def divided_work(whole: Mapping[str, Work], workers: int) -> dict[str, Work]:
    """The part of each client's share that one of several workers has. Nothing is less than one unit at once,
    or one piece of work; what is counted in the store is not divided."""
    if workers == 1:
        return dict(whole)
    return {
        name: work
        if name in COUNTED_IN_STORE
        else replace(
            work,
            rate=None if work.rate is None else work.rate / workers,
            burst=None if work.burst is None else max(1.0, work.burst / workers),
            per_client=None if work.per_client is None else math.ceil(work.per_client / workers),
        )
        for name, work in whole.items()
    }


def changed_work(changes: Iterable[str], factor: float = 1.0) -> dict[str, Work]:
    """The table `WORK` with every share of a client times `factor`, and then with `changes`.

    A change is `games=0.5/20` (a second, and at once), `sockets=10` (at the same time), or all three:
    `hints=1/5/2`. Raises `RubiconError` for anything else.
    """
    found = dict(WORK)
    if factor != 1.0:
        for name, work in WORK.items():
            if name in NOT_MULTIPLIED:
                continue
            found[name] = replace(
                work,
                rate=None if work.rate is None else work.rate * factor,
                burst=None if work.burst is None else work.burst * factor,
                per_client=None if work.per_client is None else math.ceil(work.per_client * factor),
            )
    for change in changes:
        name, _, text = change.partition("=")
        try:
            work, values = found[name], [float(part) for part in text.split("/")]
            if not values or len(values) > 3 or not all(0 < value < math.inf for value in values):
                raise ValueError
        except (KeyError, ValueError):
            raise RubiconError(
                f"'{change}' is no share. Write such as games=0.5/20 (a second, and at once) or sockets=10. "
                f"There are: {', '.join(WORK)}."
            ) from None
        if len(values) != 2:
            work = replace(work, per_client=int(values[-1]))
        if len(values) > 1:
            work = replace(work, rate=values[0], burst=values[1])
        found[name] = work
    return found
