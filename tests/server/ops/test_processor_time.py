"""Clients that use much of the processor take turns with each other, and nobody else waits for them."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from contextvars import ContextVar

import pytest

from rubicon.core.message import message
from rubicon.server.errors import Refused
from rubicon.server.ops.processor_time import MAX_SECONDS_BEYOND, MeteredThreads, ProcessorTime
from rubicon.server.ops.shares import Client, Shares
from tests.server.conftest import Serve
from tests.support.in_process_server import async_test
from tests.support.server_process import Player, Server, run

LIGHT = Client("light")


def work_for(seconds: float) -> None:
    """Use the processor for this many seconds."""
    until = time.thread_time() + seconds
    while time.thread_time() < until:
        pass


async def long_work(steps: int, seconds: float) -> int:
    """Work in steps, between which others may work."""
    for _ in range(steps):
        work_for(seconds)
        await asyncio.sleep(0)
    return steps


def shares(time_share: str = "time=0.01/0.01") -> Shares:
    return Shares(b"key", (time_share,))


@async_test
async def test_clients_beyond_their_share_have_a_third_of_the_time_together() -> None:
    processor = ProcessorTime(shares())
    began, before = time.monotonic(), time.thread_time()
    tasks = [asyncio.create_task(processor.run(Client(f"{n}"), long_work, 1000, 0.005)) for n in range(5)]
    await asyncio.sleep(1.0)
    used, seconds = time.thread_time() - before, time.monotonic() - began
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert used < seconds / 3 + 5 * 0.02 + 0.05
    assert used > 0.05, "they go on"


@async_test
async def test_clients_beyond_their_share_take_turns() -> None:
    processor = ProcessorTime(shares())
    order: list[str] = []

    async def noted(name: str) -> None:
        for _ in range(6):
            work_for(0.002)
            order.append(name)
            await asyncio.sleep(0)

    for name in "abc":
        await processor.run(Client(name), long_work, 4, 0.005)  # all of its share
    await asyncio.gather(*(processor.run(Client(name), noted, name) for name in "abc"))
    assert order[:3] == ["a", "b", "c"]
    assert "".join(order).count("abc") >= 4


@async_test
async def test_a_crowd_that_joins_keeps_nobody_waiting() -> None:
    """Each of them is within its share, and all of them come at once."""
    processor = ProcessorTime(shares("time=100/100"))
    began = time.monotonic()
    crowd = [asyncio.create_task(processor.run_join(Client(f"{n}"), long_work, 5, 0.002)) for n in range(40)]
    rounds = 0
    while not all(task.done() for task in crowd):
        await asyncio.sleep(0)
        rounds += 1
    # Between two steps of anybody else there is one step of one of them; without turns it is one of each.
    assert rounds >= 40 * 5
    assert time.monotonic() - began > 1.8 * 40 * 5 * 0.002, "half of the time is for others"
    assert [task.result() for task in crowd] == [5] * 40


@async_test
async def test_nobody_else_waits_for_them() -> None:
    processor = ProcessorTime(shares())
    tasks = [asyncio.create_task(processor.run(Client(f"{n}"), long_work, 1000, 0.002)) for n in range(5)]
    await asyncio.sleep(0.3)
    assert len(processor._queue.clients()) == 5, "all of them take turns"
    assert await processor.run(LIGHT, long_work, 1, 0.0) == 1
    assert processor._queue.count(LIGHT.lane) == 0, "it took no turn"
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await asyncio.sleep(0.05)
    assert (processor._queue.running, processor._queue.waiting) == (0, 0), "turns end with their work"


@async_test
async def test_what_threads_do_for_a_client_counts() -> None:
    mine = shares()
    processor, threads = ProcessorTime(mine), MeteredThreads(1, "test")

    async def in_a_thread() -> None:
        await asyncio.get_running_loop().run_in_executor(threads, work_for, 0.05)

    await in_a_thread()  # for nobody
    assert mine.wait("time", LIGHT, 0.0) == 0
    await processor.run(LIGHT, in_a_thread)
    assert mine.wait("time", LIGHT, 0.0) > 3
    threads.shutdown()


@async_test
async def test_results_errors_and_context_pass_through() -> None:
    processor, variable = ProcessorTime(shares()), ContextVar("variable", default=0)

    async def failing() -> None:
        await asyncio.sleep(0)
        raise Refused("text", message("refused-tries"))

    async def timing_out() -> str:
        with suppress(TimeoutError):
            async with asyncio.timeout(0.02):
                await asyncio.sleep(10)
        return "timed out"

    async def setting() -> None:
        variable.set(7)
        await asyncio.sleep(0)
        assert variable.get() == 7

    for client in (LIGHT, Client("heavy")):
        if client is not LIGHT:
            await processor.run(client, long_work, 4, 0.01)
        with pytest.raises(Refused):
            await processor.run(client, failing)
        assert await processor.run(client, timing_out) == "timed out"
        await processor.run(client, setting)
        task = asyncio.create_task(processor.run(client, long_work, 10**9, 0.0))
        await asyncio.sleep(0.02)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task


@async_test
async def test_too_much_that_waits_is_refused_before_it_begins() -> None:
    mine = shares("time=0.01/0.01/2")
    processor, begun = ProcessorTime(mine), []
    await processor.run(LIGHT, long_work, 4, 0.01)

    async def piece() -> None:
        begun.append(1)
        await long_work(5, 0.01)

    results = await asyncio.gather(*(processor.run(LIGHT, piece) for _ in range(8)), return_exceptions=True)
    refused = [result for result in results if isinstance(result, Refused)]
    assert len(begun) + len(refused) == 8
    assert refused
    assert all((each.code, each.work) == ("rate", "time") and each.wait for each in refused)


def test_whoever_was_beyond_for_long_is_soon_within_the_share_again() -> None:
    mine = shares("time=1/1")
    processor = ProcessorTime(mine)

    async def much() -> None:
        mine.charge("time", LIGHT, 2 * MAX_SECONDS_BEYOND)  # as if it had worked for so long
        for _ in range(3):
            await processor.run(LIGHT, long_work, 1, 0.001)

    asyncio.run(much())
    left = mine.wait("time", LIGHT, 0.0)
    assert left <= 2 * MAX_SECONDS_BEYOND, "no more is counted"


def is_beyond(server: Server) -> bool:
    """Whether a client is beyond its share of the processor, by the server's log."""
    return any(entry.get("work") == "time" for entry in server.log_entries())


@pytest.mark.parametrize("kind", ["requests", "messages", "hellos"])
def test_requests_messages_and_hellos_count(serve: Serve, kind: str) -> None:
    """On this server a client's share is used up after a twentieth of a second."""
    server = serve(RUBICON_SHARES="time=0.0001/0.05")
    token = str(server.create().tokens["red"])
    assert not is_beyond(server)

    async def use_much() -> bool:
        player = await Player.join(server, token)
        for _ in range(3000):  # a quick machine needs many
            if kind == "requests":
                assert server.request("GET", "/api/titles/julius-caesar/rules").status_code == 200
            elif kind == "messages":
                assert (await player.call("explain", action="end"))["type"] == "done"
            else:
                await (await Player.join(server, token)).close()
            if is_beyond(server):
                break
        assert (await player.call("explain", action="end"))["type"] == "done", "it goes on, more slowly"
        await player.close()
        return is_beyond(server)

    assert run(use_much())
