"""Who uses much of the processor waits for the others.

Tables, requests and messages share one thread, and the threads that read for them share Python's lock with
it. So the processor time of each piece of work is measured, in the event loop and in those threads, and
counts for the client who asked for it. A client beyond its share (`time`) takes turns with all others that
are: one step of theirs after the other, with rests. The work of everybody else goes on in between.
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
from rubicon.server.ops.shares import Client, Shares

P = ParamSpec("P")
T = TypeVar("T")

#: Seconds of rest for a second of work of clients beyond their share: together they have a third of the time.
REST_FACTOR: Final = 2.0
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


class ProcessorTime:
    """Runs what clients ask for, and makes those wait who use much of the processor."""

    def __init__(self, shares: Shares) -> None:
        self._shares = shares
        self._queue = shares.queues["time"]

    async def run(
        self, client: Client, work: Callable[P, Coroutine[Any, Any, T]], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """The result of `work` for a client. Raises `Refused` if too much of this client waits already."""
        meter = _Meter()
        before = _METER.set(meter)
        try:
            if self._is_beyond(client):
                self._queue.check_room(client.lane)
            return await self._drive(client, meter, work(*args, **kwargs))
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
    def _drive(self, client: Client, meter: _Meter, work: Coroutine[Any, Any, T]) -> Generator[Any, Any, T]:
        """Run a coroutine step by step. A step of a client beyond its share waits for its turn."""
        thrown: BaseException | None = None
        beyond = self._is_beyond(client)
        while True:
            has_turn = False
            if beyond and thrown is None:
                try:
                    has_turn = yield from self._turn(client).__await__()
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
                if has_turn:
                    self._rest(client, used + waited_for)
                if has_turn or meter.seconds > MIN_COUNTED_SECONDS:
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

    async def _turn(self, client: Client) -> bool:
        """Wait for a turn. False if too many wait for one: work that has begun is never refused."""
        try:
            await self._queue.acquire(client.lane)
        except Refused:
            return False
        return True

    def _rest(self, client: Client, seconds: float) -> None:
        """End a turn of this many `seconds`, after a rest in which others work."""
        asyncio.get_running_loop().call_later(
            REST_FACTOR * seconds, self._queue.release, client.lane, (1 + REST_FACTOR) * seconds
        )
