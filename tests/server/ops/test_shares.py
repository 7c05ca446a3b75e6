"""Fair shares: the table of work, rates, queues in which clients take turns, refusals with a time to wait."""

from __future__ import annotations

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

import pytest

from rubicon.core.game import RubiconError
from rubicon.server.errors import Refused
from rubicon.server.ops.shares import (
    NETWORK_SHARES,
    WORK,
    Client,
    FairQueue,
    Shares,
    Work,
    changed_work,
    divided_work,
)
from tests.server.conftest import Serve
from tests.support.build import ROOT
from tests.support.in_process_server import async_test
from tests.support.postgres import PostgresServer


def documented(work: Work) -> str:
    """A kind of work as a row of the table in docs/security.md."""
    rate = "" if work.rate is None else f"{work.rate:,.3g}" if work.rate < 1000 else f"{work.rate:,.0f}"
    burst = "" if work.burst is None else f"{work.burst:g}" if work.burst < 1 else f"{work.burst:,.0f}"
    columns = [rate, burst, *("" if n is None else str(n) for n in (work.per_client, work.at_once))]
    return f"| `{work.name}` | {work.meaning} | {' | '.join(columns)} | {work.waiting or ''} |"


def test_the_table_in_the_documentation_is_that_of_the_source() -> None:
    lines = (ROOT / "docs/security.md").read_text("utf-8").splitlines()
    rows = [line for line in lines if line.startswith(tuple(f"| `{name}` |" for name in WORK))]
    assert rows == [documented(work) for work in WORK.values()]


def test_a_client_is_an_address_or_the_network_of_one_and_is_named_by_a_hash() -> None:
    shares = Shares(b"key")
    one = shares.client("2001:db8:1:2::3")
    assert one == shares.client("2001:db8:1:2:ffff::1")
    assert one.network == shares.client("2001:db8:1:9::3").network != one.id
    assert shares.client("::ffff:192.0.2.1") == shares.client("192.0.2.1") != shares.client("192.0.2.2")
    assert shares.client("192.0.2.1") != Shares(b"other").client("192.0.2.1")
    assert re.fullmatch("[0-9a-f]{16}", one.id)


def test_one_person_with_many_networks_gets_few_shares() -> None:
    shares = Shares(b"key")
    allowed = 0
    for network in range(100):
        client = shares.client(f"2001:db8:1:{network:x}::1")
        allowed += sum(shares.wait("games", client) == 0 for _ in range(20))
    assert allowed == 8 * (WORK["games"].burst or 0)


def networks(shares: Shares, count: int) -> list[Client]:
    """Clients in one IPv6 network of 48 bits, which one person can have."""
    return [shares.client(f"2001:db8:1:{network:x}::1") for network in range(count)]


def test_one_person_with_many_networks_holds_few_connections() -> None:
    shares = Shares(b"key")
    most = WORK["sockets"].per_client or 0
    held: list[Client] = []
    for client in networks(shares, 9 * most):
        with suppress(Refused):
            shares.hold("sockets", client)
            held.append(client)
    assert len(held) == NETWORK_SHARES * most
    assert shares.heaviest(1)[0][1:] == ("sockets", 1.0)
    shares.hold("sockets", shares.client("2001:db8:2::1"))
    for client in held:
        shares.release("sockets", client)
    shares.hold("sockets", held[0])


def test_one_person_with_many_networks_sends_few_frames() -> None:
    shares = Shares(b"key")
    for client in networks(shares, 100):
        shares.charge("frames", client, WORK["frames"].burst or 0)
    assert shares.wait("frames", networks(shares, 101)[-1]) > 0
    assert shares.wait("frames", shares.client("2001:db8:2::1")) == 0


@async_test
async def test_one_person_with_many_networks_keeps_nobody_waiting() -> None:
    shares = Shares(b"key")
    work = WORK["histories"]
    order: list[str] = []

    async def read(client: Client, name: str) -> None:
        async with shares.turn("histories", client):
            order.append(name)
            await asyncio.sleep(0)

    crowd = [asyncio.create_task(read(client, "crowd")) for client in networks(shares, 200)]
    await asyncio.sleep(0)
    await asyncio.wait_for(read(shares.client("192.0.2.1"), "anna"), 10)
    assert order.index("anna") <= NETWORK_SHARES + 2  # and one that ran already
    await asyncio.gather(*crowd, return_exceptions=True)
    assert order.count("crowd") <= 1 + work.waiting


def test_a_share_is_a_rate_and_a_burst_and_a_refusal_says_how_long_to_wait() -> None:
    shares = Shares(b"key", ["games=0.1/2"])
    anna, ben = shares.client("192.0.2.1"), shares.client("192.0.2.2")
    shares.take("games", anna)
    shares.take("games", anna)
    with pytest.raises(Refused) as refused:
        shares.take("games", anna)
    assert (refused.value.code, refused.value.wait, refused.value.work) == ("rate", 10, "games")
    shares.take("games", ben)


@async_test
async def test_clients_take_turns_however_much_one_of_them_asks_for() -> None:
    queue = FairQueue(Work("w", "", per_client=10, at_once=1, waiting=20))
    order: list[str] = []

    async def work(client: str) -> None:
        await queue.acquire(client)
        order.append(client)
        await asyncio.sleep(0)
        queue.release(client, 0.0)

    names = ["greedy"] * 8 + ["anna", "ben", "anna"]
    await asyncio.gather(*(work(name) for name in names))
    assert order[:6] == ["greedy", "greedy", "anna", "ben", "greedy", "anna"]
    assert (queue.running, queue.waiting) == (0, 0)


@async_test
async def test_a_full_queue_has_room_for_a_client_that_has_less_in_it() -> None:
    queue = FairQueue(Work("w", "", per_client=10, at_once=1, waiting=4))
    greedy = [asyncio.create_task(queue.acquire("greedy")) for _ in range(5)]
    await asyncio.sleep(0)
    with pytest.raises(Refused, match="busy"):
        await queue.acquire("greedy")
    anna = asyncio.create_task(queue.acquire("anna"))
    with pytest.raises(Refused, match="busy"):
        await greedy[4]
    queue.release("greedy")
    queue.release("greedy")
    await anna
    for task in greedy[2:4]:
        task.cancel()


@async_test
async def test_whoever_leaves_the_queue_keeps_nobody_waiting() -> None:
    queue = FairQueue(Work("w", "", per_client=10, at_once=1, waiting=4))
    await queue.acquire("a")
    gone = asyncio.create_task(queue.acquire("b"))
    stays = asyncio.create_task(queue.acquire("c"))
    await asyncio.sleep(0)
    gone.cancel()
    await asyncio.sleep(0)
    queue.release("a")
    await stays
    queue.release("c")
    assert (queue.running, queue.waiting) == (0, 0)


def test_shares_can_be_changed_and_mistakes_are_explained() -> None:
    changed = changed_work(["games=0.5/20", "sockets=7", "hints=1/2/3"])
    assert (changed["games"].rate, changed["games"].burst) == (0.5, 20)
    assert changed["sockets"].per_client == 7
    assert (changed["hints"].rate, changed["hints"].burst, changed["hints"].per_client) == (1, 2, 3)
    for wrong in ("games", "games=x", "games=0/1", "nothing=1", "games=1/2/3/4"):
        with pytest.raises(RubiconError, match="is no share"):
            changed_work([wrong])


def test_a_refusal_has_the_time_to_wait_and_the_client_is_named_by_a_hash(serve: Serve) -> None:
    server = serve(RUBICON_SHARES="games=0.01/1")
    server.create()
    refused = server.request("POST", "/api/games", {"title": "forum", "seats": [{"kind": "me"}] * 2})
    assert refused.status_code == 429
    told = refused.json()
    assert (told["code"], told["work"]) == ("rate", "games")
    assert refused.headers["retry-after"] == str(told["wait"])
    assert 50 < told["wait"] <= 100
    named = [name for name in server.metrics() if name.startswith("rubicon_client_at_limit_total")]
    (client,) = re.findall('client="([0-9a-f]{16})"', " ".join(named))
    (line,) = [line for line in server.log_entries() if line["event"] == "client at limit"]
    assert (line["client"], line["work"]) == (client, "games")
    assert "127.0.0.1" not in server.log_text()


def test_a_setting_that_was_replaced_is_not_ignored(serve: Serve) -> None:
    with pytest.raises(AssertionError, match="RUBICON_SHARES"):
        serve(RUBICON_CREATE_RATE="5")


def test_the_share_of_sign_ins_can_be_changed_and_is_not_multiplied(serve: Serve) -> None:
    def tries(**settings: str) -> list[int]:
        server = serve(**settings)
        guess = {"name": "Nobody", "password": "a wrong password"}
        return [server.request("POST", "/api/account/login", guess).status_code for _ in range(4)]

    assert tries(RUBICON_SHARES="logins=0.01/2") == [401, 401, 429, 429]
    assert (
        tries(
            RUBICON_SHARE_FACTOR="0.001",
            RUBICON_SHARES="requests=9/9 changes=9/9 connections=9/9/9 time=9/9/9",
        )
        == [401] * 4
    )


def test_each_of_several_workers_has_its_part_of_a_share() -> None:
    for workers in (1, 2, 3, 8):
        parts = divided_work(WORK, workers)
        for name, whole in WORK.items():
            part = parts[name]
            assert (part.rate or 0) * workers <= (whole.rate or 0) * 1.0001 or name == "listed"
            assert (part.burst or 0) * workers <= max(whole.burst or 0, workers) * 1.0001
            assert (part.per_client or 0) * workers < (whole.per_client or 0) + workers
            assert part.per_client != 0
            assert part.burst != 0


def test_shares_hold_over_all_workers_together(serve: Serve, postgres: PostgresServer) -> None:
    server = serve(
        "--workers", "2", RUBICON_DATABASE=postgres.create_database(), RUBICON_SHARES="games=0.001/10"
    )
    wanted = {"title": "forum", "seats": [{"kind": "me"}] * 2}
    with ThreadPoolExecutor(8) as threads:
        answers = list(threads.map(lambda _: server.request("POST", "/api/games", wanted), range(60)))
    statuses = [answer.status_code for answer in answers]
    assert set(statuses) == {201, 429}
    assert 5 <= statuses.count(201) <= 10
