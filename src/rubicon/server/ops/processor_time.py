"""Who uses much of the processor waits for the others.

Tables, requests and messages share one thread, and the threads that read for them share Python's lock with
it. So the processor time of each piece of work is measured, in the event loop and in those threads, and
counts for the client who asked for it. A client beyond its share (`time`) takes turns with all others that
are: one step of theirs after the other, with rests. The work of everybody else goes on in between.

Those who join a table take turns as well, whatever they have used: a crowd comes at once, and whoever plays
should not wait for all of it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Generator
from concurrent.futures import Future, ThreadPoolExecutor
from contextvars import ContextVar
from types import coroutine
from typing import Any, Final, ParamSpec, TypeVar

from rubicon.server.errors import Refused
from rubicon.server.ops.shares import Client, FairQueue, Shares, Work

P = ParamSpec("P")
T = TypeVar("T")

#: Seconds of rest for a second of work of clients beyond their share: together they have a third of the time.
REST_FACTOR: Final = 2.0
#: The same for the work of those who join a table: together they have half of the time.
JOIN_REST_FACTOR: Final = 1.0
#: Those who join and wait for a turn, at most; more do not wait.
MAX_WAITING_JOINS: Final = 5000
#: Seconds of rest that are taken together, at least: the event loop knows no shorter time.
MIN_REST_SECONDS: Final = 0.001
#: Seconds of one client that are counted together, at least: counting takes time, too.
MIN_COUNTED_SECONDS: Final = 0.001
#: Seconds after its last work in which a client is within its share again, at most.
MAX_SECONDS_BEYOND: Final = 60.0


class _Meter:
    """The processor time of one piece of work that is not counted yet. Other threads add to it, too."""

    __slots__ = ("seconds",)

    def __init__(self) -> None:
        self.seconds = 0.0


#: The meter of the work that runs in this task.
_METER: ContextVar[_Meter | None] = ContextVar("meter", default=None)


class MeteredThreads(ThreadPoolExecutor):
    """Threads whose processor time counts for the client for whom they work."""

    def submit(self, function: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Call a function in one of the threads."""
        meter = _METER.get()
        if meter is None:
            return super().submit(function, *args, **kwargs)

        def measured() -> T:
            began = time.thread_time()
            try:
                return function(*args, **kwargs)
            finally:
                meter.seconds += time.thread_time() - began

        return super().submit(measured)


class _Turns:
    """A queue in which clients take turns, one step after the other, with rests in which others work."""

    def __init__(self, queue: FairQueue, rest_factor: float) -> None:
        self.queue = queue
        self._factor = rest_factor
        self._rest_due = 0.0  # seconds: steps may be much shorter than the shortest rest

    async def take(self, client: Client) -> bool:
        """Wait for a turn. False if too many wait for one: work that has begun is never refused."""
        try:
            await self.queue.acquire(client.lane)
        except Refused:
            return False
        return True

    def end(self, client: Client, seconds: float) -> None:
        """End a turn of this many `seconds`, after a rest."""
        loop = asyncio.get_running_loop()
        rest = self._rest_due + self._factor * seconds
        taken = seconds + self._factor * seconds
        if rest < MIN_REST_SECONDS:
            self._rest_due = rest
            loop.call_soon(self.queue.release, client.lane, taken)
        else:
            self._rest_due = 0.0
            loop.call_later(rest, self.queue.release, client.lane, taken)


class ProcessorTime:
    """Runs what clients ask for, and makes those wait who use much of the processor."""

    def __init__(self, shares: Shares) -> None:
        self._shares = shares
        self._queue = shares.queues["time"]
        self._beyond = _Turns(self._queue, REST_FACTOR)
        joining = Work("joins", "steps of joining a table", at_once=1, waiting=MAX_WAITING_JOINS)
        self._joins = _Turns(FairQueue(joining), JOIN_REST_FACTOR)

    async def run(
        self, client: Client, work: Callable[P, Coroutine[Any, Any, T]], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """The result of `work` for a client. Raises `Refused` if too much of this client waits already."""
        return await self._run(client, None, work(*args, **kwargs))

    async def run_join(
        self, client: Client, work: Callable[P, Coroutine[Any, Any, T]], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """The same for a client who joins a table: in turns with others who do."""
        return await self._run(client, self._joins, work(*args, **kwargs))

    async def _run(self, client: Client, turns: _Turns | None, work: Coroutine[Any, Any, T]) -> T:
        meter = _Meter()
        before = _METER.set(meter)
        try:
            if self._is_beyond(client):
                try:
                    self._queue.check_room(client.lane)
                except Refused:
                    work.close()
                    raise
            return await self._drive(client, meter, turns, work)
        finally:
            _METER.reset(before)
            self._count(client, meter)

    def _is_beyond(self, client: Client) -> bool:
        return self._shares.wait("time", client, 0.0) > 0

    def _count(self, client: Client, meter: _Meter) -> None:
        """Count what the meter shows. A client that has been beyond its share for long soon is within it
        again."""
        if self._shares.wait("time", client, 0.0) < MAX_SECONDS_BEYOND:
            self._shares.charge("time", client, meter.seconds)
        meter.seconds = 0.0

    @coroutine
    def _drive(
        self, client: Client, meter: _Meter, turns: _Turns | None, work: Coroutine[Any, Any, T]
    ) -> Generator[Any, Any, T]:
        """Run a coroutine step by step. Each waits for its turn: in `turns`, if there are any, or with the
        others that are beyond their share."""
        thrown: BaseException | None = None
        beyond = self._is_beyond(client)
        while True:
            taken: _Turns | None = None
            wanted_turns = self._beyond if beyond else turns
            if wanted_turns is not None and thrown is None:
                try:
                    if (yield from wanted_turns.take(client).__await__()):
                        taken = wanted_turns
                except BaseException as problem:  # cancelled while it waited
                    thrown = problem
            began = time.thread_time()
            waited_for = meter.seconds
            try:
                wanted = work.send(None) if thrown is None else work.throw(thrown)
            except StopIteration as end:
                result: T = end.value
                return result
            finally:
                used = time.thread_time() - began
                meter.seconds += used
                if taken is not None:
                    taken.end(client, used + waited_for)
                if taken is not None or meter.seconds > MIN_COUNTED_SECONDS:
                    self._count(client, meter)
                    beyond = self._is_beyond(client)
            thrown = None
            try:
                yield wanted
            except GeneratorExit:
                work.close()
                raise
            except BaseException as problem:
                thrown = problem
