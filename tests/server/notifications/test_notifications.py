"""Notices: sent to real servers on this machine, each turn at most once, without hidden information."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
import re
import time
from base64 import urlsafe_b64encode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import http_ece  # type: ignore[import-untyped]  # it comes without types
import httpx
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid  # type: ignore[import-untyped]  # it comes without types

from rubicon.server.api.accounts import COOKIE
from rubicon.server.api.notifications import MAX_CHANNELS
from rubicon.server.notifications.safe_post import BadTarget, is_public, parse_target
from rubicon.server.notifications.scheduler import (
    MAX_FAILURES,
    RETRY_SECONDS,
    NotificationScheduler,
    turn_starts,
)
from rubicon.store.notifications import Channel, ChannelOwner, Channels
from tests.support.in_process_server import Server, async_test, open_game, prove, running_server, sign_up
from tests.support.mail_server import Mailbox, mail_server
from tests.support.postgres import PostgresServer

#: Seconds after which every player has been away for long enough.
LATER = 1000.0


@dataclass(frozen=True, slots=True)
class Received:
    path: str
    headers: dict[str, str]
    body: bytes


class Target:
    """A real HTTP server that keeps the requests it receives."""

    def __init__(self) -> None:
        self.received: list[Received] = []
        self.status = "204 No Content"
        self.port = 0

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}/turns?for=anna"

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        first, *lines = head.strip().split("\r\n")
        headers = {name.lower(): value for name, value in (line.split(": ", 1) for line in lines)}
        body = await reader.readexactly(int(headers.get("content-length", "0")))
        self.received.append(Received(first.split(" ")[1], headers, body))
        writer.write(f"HTTP/1.1 {self.status}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n".encode())
        await writer.drain()
        writer.close()


@asynccontextmanager
async def target() -> AsyncIterator[Target]:
    made = Target()
    server = await asyncio.start_server(made.answer, "127.0.0.1", 0)
    made.port = server.sockets[0].getsockname()[1]
    async with server:
        yield made


async def add_channel(browser: httpx.AsyncClient, **body: Any) -> Any:
    answer = await post_channel(browser, **body)
    assert answer.status_code == 201, answer.text
    return answer.json()


async def post_channel(browser: httpx.AsyncClient, **body: Any) -> httpx.Response:
    """Add a channel. For all games of an account this asks for the password again, once for some minutes."""
    if f"rubicon-{COOKIE}" in browser.cookies and "X-Rubicon-Proof" not in browser.headers:
        browser.headers.update(await prove(browser))
    return await browser.post("/api/notices", json=body)


async def send_due(server: Server, after: float = LATER) -> None:
    """Send the notices that are due when `after` seconds have passed."""
    scheduler: NotificationScheduler = server.state.notifications
    await scheduler.send_due(time.time() + after)


# -------------------------------------------------------------------------------------------------- webhooks


@async_test
async def test_a_webhook_is_signed_and_says_whose_turn_it_is(url: str) -> None:
    async with target() as hook, running_server(url, private_targets=1) as server:
        anna = await sign_up(server, "Anna")
        channel = await add_channel(anna, kind="webhook", target=hook.address)
        game, _ = await open_game(anna, server.browser())
        await send_due(server, 0)
        assert hook.received == [], "not at once"
        await send_due(server)
        (notice,) = hook.received
        assert notice.path == "/turns?for=anna"
        assert notice.headers["host"] == f"127.0.0.1:{hook.port}"
        at, mac = re.fullmatch(r"t=(\d+),v1=([0-9a-f]{64})", notice.headers["x-rubicon-signature"]).groups()  # type: ignore[union-attr]  # the test fails if it is None
        signed = f"{at}.".encode() + notice.body
        assert hmac.new(channel["secret"].encode(), signed, hashlib.sha256).hexdigest() == mac
        told = json.loads(notice.body)
        assert told == {
            "type": "turn",
            "text": f"It is your turn in Forum (game {game}).",
            "games": [{"game": game, "title": "Forum"}],
            "url": "http://127.0.0.1:8705/",
            "off": told["off"],
        }
        assert "secret" not in (await anna.get("/api/notices")).text.replace('"secret":null', "")


@async_test
async def test_one_notice_for_each_turn(url: str) -> None:
    """Neither own steps nor secret steps of the opponent start another turn; a new turn gets a new notice."""
    async with target() as hook, running_server(url, private_targets=1) as server:
        anna = await sign_up(server, "Anna")
        await add_channel(anna, kind="webhook", target=hook.address)
        game, _ = await open_game(anna, server.browser())
        await send_due(server)
        await send_due(server)
        await server.act(game, 1, 3)  # blue bids in secret
        await send_due(server)
        await server.act(game, 0)  # red bids, and has still to seal
        await send_due(server)
        assert len(hook.received) == 1
        await server.act(game, 0)  # red seals: waits for blue
        await send_due(server)
        assert len(hook.received) == 1
        await server.act(game, 1)  # blue seals, leads, and attacks
        while 0 not in turn_starts(server.store.load(game)) or not await is_my_turn(anna):
            await server.act(game, 1, -1)
        await send_due(server)
        await send_due(server)
        assert len(hook.received) == 2


async def is_my_turn(browser: httpx.AsyncClient) -> bool:
    (game,) = (await browser.get("/api/account/games")).json()["games"]
    return bool(game["my_turn"])


@async_test
async def test_a_player_at_the_table_gets_no_notice(url: str) -> None:
    async with target() as hook, running_server(url, private_targets=1) as server:
        anna = await sign_up(server, "Anna")
        await add_channel(anna, kind="webhook", target=hook.address)
        game, _ = await open_game(anna, server.browser())
        here = {(game, 0)}
        scheduler = NotificationScheduler(
            server.settings, server.store, lambda game, side: (game, side) in here
        )
        await scheduler.send_due(time.time())
        here.clear()  # Anna has seen that it is her turn; another process sends no notice either
        await send_due(server)
        assert hook.received == []
        await scheduler.stop()


@async_test
@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_many_processes_send_one_notice(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    database = f"sqlite:///{tmp_path / 'rubicon.sqlite'}"
    if kind == "postgres":
        cluster: PostgresServer = request.getfixturevalue("postgres")
        database = cluster.create_database()
    async with target() as hook, running_server(database, private_targets=1) as server:
        anna = await sign_up(server, "Anna")
        await add_channel(anna, kind="webhook", target=hook.address)
        for _ in range(3):
            await open_game(anna, server.browser())
        others = [
            NotificationScheduler(server.settings, server.store, lambda game, side: False) for _ in range(5)
        ]
        later = time.time() + LATER
        await asyncio.gather(*(other.send_due(later) for other in others))
        for other in others:
            await other.stop()
        told = [game["game"] for notice in hook.received for game in json.loads(notice.body)["games"]]
        assert len(told) == len(set(told)) == 3


@async_test
async def test_a_digest_collects_turns(url: str) -> None:
    async with target() as hook, running_server(url, private_targets=1) as server:
        anna = await sign_up(server, "Anna")
        await add_channel(anna, kind="webhook", target=hook.address, digest=3600)
        first = [(await open_game(anna, server.browser()))[0] for _ in range(2)]
        await send_due(server)
        assert json.loads(hook.received[0].body)["text"] == "It is your turn in 2 games."
        assert {game["game"] for game in json.loads(hook.received[0].body)["games"]} == set(first)
        third, _ = await open_game(anna, server.browser())
        await send_due(server, LATER + 3500)
        assert len(hook.received) == 1
        await send_due(server, LATER + 3601)
        (game,) = json.loads(hook.received[1].body)["games"]
        assert game["game"] == third


@async_test
async def test_the_off_switch(url: str) -> None:
    async with target() as hook, running_server(url, private_targets=1) as server:
        anna, ben = await sign_up(server, "Anna"), await sign_up(server, "Ben")
        channel = await add_channel(anna, kind="webhook", target=hook.address)
        path = f"/api/notices/{channel['id']}"
        for change in ({"active": False}, {"digest": 60}):
            assert (await ben.patch(path, json=change)).json()["code"] == "unknown"
        assert (await ben.delete(path)).json()["code"] == "unknown"
        assert (await anna.patch(path, json={"active": False})).status_code == 204
        await open_game(anna, server.browser())
        await send_due(server)
        assert hook.received == []
        assert (await anna.patch(path, json={"active": True})).status_code == 204
        await send_due(server)
        (notice,) = hook.received
        off = json.loads(notice.body)["off"]
        passer_by = server.browser()
        assert "yes=true" in (await passer_by.get(off)).text, "it asks first"
        assert (await anna.get("/api/notices")).json()["channels"][0]["active"] is True
        assert "Switched off." in (await passer_by.get(off, params={"yes": "true"})).text
        assert (await anna.get("/api/notices")).json()["channels"][0]["active"] is False
        for wrong in ("x" * 32, "x", "%00"):
            gone = await passer_by.get(f"/api/notices/off/{wrong}", params={"yes": "true"})
            assert gone.status_code == 404
        assert (await anna.delete(path)).status_code == 204
        assert (await anna.get("/api/notices")).json() == {"channels": []}


@async_test
async def test_without_an_account(url: str) -> None:
    """A seat has channels of its own, by its token."""
    async with target() as hook, running_server(url, private_targets=1) as server:
        browser = server.browser()
        game, tokens = await open_game(browser)
        assert (await browser.get("/api/notices")).json()["code"] == "account"
        for token, code in ((tokens[2], "seat"), ("x" * 32, "token")):
            browser.headers["Authorization"] = f"Bearer {token}"
            assert (await browser.get("/api/notices")).json()["code"] == code
        browser.headers["Authorization"] = f"Bearer {tokens[1]}"
        await add_channel(browser, kind="webhook", target=hook.address)
        await open_game(server.browser())
        await send_due(server)
        (notice,) = hook.received
        assert [told["game"] for told in json.loads(notice.body)["games"]] == [game]


@async_test
async def test_a_seat_put_on_the_list_later(url: str) -> None:
    async with target() as hook, running_server(url, private_targets=1) as server:
        anna = await sign_up(server, "Anna")
        await add_channel(anna, kind="webhook", target=hook.address)
        game, tokens = await open_game(server.browser())
        await anna.post("/api/account/games", json={"token": tokens[0]})
        await send_due(server)
        assert [told["game"] for told in json.loads(hook.received[0].body)["games"]] == [game]


@async_test
async def test_notices_reveal_nothing_hidden(url: str) -> None:
    """The same bytes, except for the number of the game, whatever the cards and the opponent's choices."""
    async with target() as hook, running_server(url, private_targets=1) as server:
        anna = await sign_up(server, "Anna")
        await add_channel(anna, kind="webhook", target=hook.address)
        bodies = set()
        for pick in range(3):
            game, _ = await open_game(anna, server.browser())
            await server.act(game, 1, pick)
            await send_due(server)
            bodies.add(hook.received[-1].body.replace(game.encode(), b"GAME"))
        assert len(hook.received) == 3
        assert len(bodies) == 1


@async_test
async def test_a_notice_that_fails_is_tried_again_until_its_turn_is_over(url: str) -> None:
    async with target() as hook, running_server(url, private_targets=1) as server:
        anna = await sign_up(server, "Anna")
        await add_channel(anna, kind="webhook", target=hook.address)
        hook.status = "503 Service Unavailable"
        game, _ = await open_game(anna, server.browser())
        await send_due(server)
        await send_due(server, LATER + 1)  # not yet
        assert len(hook.received) == 1
        await send_due(server, LATER + RETRY_SECONDS[0] + 1)
        assert len(hook.received) == 2
        hook.status = "200 OK"
        await send_due(server, LATER + sum(RETRY_SECONDS[:2]) + 2)
        assert [json.loads(each.body)["games"][0]["game"] for each in hook.received] == [game] * 3
        await send_due(server, LATER + sum(RETRY_SECONDS))
        assert len(hook.received) == 3, "once it was sent, it is not sent again"
        hook.status = "503 Service Unavailable"
        game, _ = await open_game(anna, server.browser())
        await send_due(server)
        await server.act(game, 0, 0)
        await server.act(game, 0, 0)
        await send_due(server, LATER + RETRY_SECONDS[0] + 1)
        assert len(hook.received) == 4, "the turn is over, so nobody needs the notice"


@async_test
async def test_a_target_that_fails_is_given_up(url: str) -> None:
    async with target() as hook, running_server(url, private_targets=1) as server:
        anna = await sign_up(server, "Anna")
        await add_channel(anna, kind="webhook", target=hook.address)
        hook.status = "302 Found\r\nLocation: /elsewhere"
        for _ in range(MAX_FAILURES):
            await open_game(anna, server.browser())
            await send_due(server)
        assert [notice.path for notice in hook.received] == ["/turns?for=anna"] * MAX_FAILURES, (
            "not redirected"
        )
        assert (await anna.get("/api/notices")).json()["channels"][0]["active"] is False
        hook.status = "410 Gone"
        await add_channel(anna, kind="webhook", target=hook.address)
        await open_game(anna, server.browser())
        await send_due(server)
        assert len((await anna.get("/api/notices")).json()["channels"]) == 1, "the one that is gone is gone"


@async_test
async def test_channels_have_a_limit(url: str) -> None:
    shares = (f"channels=0.001/{MAX_CHANNELS}",)
    async with target() as hook, running_server(url, private_targets=1, shares=shares) as server:
        anna = await sign_up(server, "Anna")
        for _ in range(MAX_CHANNELS):
            await add_channel(anna, kind="webhook", target=hook.address)
        more = await post_channel(anna, kind="webhook", target=hook.address)
        assert more.json()["code"] == "rate"
        owner = ChannelOwner(
            (await asyncio.to_thread(server.state.password_login.accounts.by_name, "anna")).id
        )
        one = server.state.notifications.channels.owned_by(owner)[0]
        assert server.state.notifications.channels.add(one, MAX_CHANNELS) is False


# ------------------------------------------------------------------------------------------------------ mail


@async_test
async def test_mail_is_confirmed_sent_and_switched_off(url: str) -> None:
    async with (
        mail_server() as (letters, smtp),
        running_server(url, smtp=smtp, mail_from="games@example.org") as server,
    ):
        anna = await sign_up(server, "Anna")
        channel = await add_channel(anna, kind="mail", target="anna@example.org")
        assert channel["active"] is False
        ((to, first),) = letters.letters
        assert to == ["anna@example.org"]
        game, _ = await open_game(anna, server.browser())
        await send_due(server)
        assert len(letters.letters) == 1, "not before it is confirmed"
        link = re.search(r"http://\S+/on/\S+", first.get_content())
        assert link is not None
        passer_by = server.browser()
        await passer_by.get(link[0])
        assert (await anna.get("/api/notices")).json()["channels"][0]["active"] is False, "it asks first"
        await passer_by.get(link[0], params={"yes": "true"})
        await send_due(server)
        _, notice = letters.letters[1]
        assert notice["Subject"] == f"It is your turn in Forum (game {game})."
        assert notice["From"] == "games@example.org"
        assert notice["Auto-Submitted"] == "auto-generated"
        off = notice["List-Unsubscribe"].strip(" <>")
        assert off in notice.get_content()
        await passer_by.get(off, params={"yes": "true"})
        await open_game(anna, server.browser())
        await send_due(server)
        assert len(letters.letters) == 2
        # Its owner cannot switch it on for the receiver: the receiver is asked again.
        await anna.patch(f"/api/notices/{channel['id']}", json={"active": True})
        assert len(letters.letters) == 3
        assert (await anna.get("/api/notices")).json()["channels"][0]["active"] is False


@async_test
async def test_few_letters_go_to_one_address_whoever_asks(url: str) -> None:
    async with mail_server() as (letters, smtp), running_server(url, smtp=smtp, share_factor=1.0) as server:
        answers = []
        for number, name in enumerate(("Anna", "Ben", "Cara", "Dora", "Emil")):
            visitor = await sign_up(server, name)
            target = ("Victim@example.org", f"victim+{number}@example.org")[number % 2]
            answers.append(await post_channel(visitor, kind="mail", target=target))
        assert [answer.status_code for answer in answers] == [201, 201, 201, 429, 429]
        assert answers[-1].json()["work"] == "letters"
        assert len(letters.letters) == 3


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "::1",
        "::ffff:127.0.0.1",
        "::127.0.0.1",
        "::ffff:0:10.0.0.1",
        "64:ff9b::10.0.0.1",
        "64:ff9b:1::10.0.0.1",
        "64:ff9b:1:7f00:0:100:808:808",  # 127.0.0.1 where a prefix of 48 bits has it, and 8.8.8.8 at the end
        "2001:0:a00:1:0:3f57:f7f7:f7f7",  # a Teredo server at 10.0.0.1, with a public client
        "2002:7f00:1::",
        "2606:4700::5efe:10.0.0.1",
        "fe80::1%eth0",
        "fec0::1",
        "5f00::1",
        "3fff::1",
        "100::1",
        "ff0e::1",
    ],
)
def test_no_form_of_an_address_leads_into_the_own_network(address: str) -> None:
    assert not is_public(address)


def test_public_addresses_are_public() -> None:
    assert all(map(is_public, ("8.8.8.8", "2606:4700:4700::1111", "64:ff9b::8.8.8.8")))


@pytest.mark.parametrize("port", [1, 22, 25, 465, 587, 2525, 6379, 5432])
def test_notices_go_to_ports_of_web_servers_only(port: int) -> None:
    with pytest.raises(BadTarget, match="web servers"):
        parse_target(f"http://example.org:{port}/")


@async_test
async def test_mail_that_cannot_be_sent(url: str) -> None:
    async with mail_server() as (letters, smtp):
        await check_mail_errors(url, letters, smtp)


async def check_mail_errors(url: str, letters: Mailbox, smtp: str) -> None:
    async with running_server(url) as server:
        anna = await sign_up(server, "Anna")
        answer = await post_channel(anna, kind="mail", target="anna@example.org")
        assert answer.json()["code"] == "closed"
    async with running_server(url, smtp=smtp) as server:
        ben = await sign_up(server, "Ben")
        for wrong in ("ben", "ben@", "a@b\r\nBcc: c@d", "a b@c", "<a@b>", "a@b,c@d", "ä@example.org", ""):
            answer = await post_channel(ben, kind="mail", target=wrong)
            assert answer.json()["code"] == "text", wrong
        assert letters.letters == []
    async with running_server(url, smtp="smtp://user:secret@127.0.0.1:1") as server:
        cleo = await sign_up(server, "Cleo")
        answer = await post_channel(cleo, kind="mail", target="cleo@example.org")
        assert answer.json()["code"] == "busy"
        assert (await cleo.get("/api/notices")).json() == {"channels": []}
    async with running_server(url, smtp=smtp.replace("//", "//user:secret@")) as server:
        dora = await sign_up(server, "Dora")
        answer = await post_channel(dora, kind="mail", target="dora@example.org")
        assert answer.json()["code"] == "busy", "no password over an open line"
        assert letters.letters == []


# -------------------------------------------------------------------------------------------------- browsers


def base64(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


@async_test
async def test_a_push_only_its_browser_can_read(url: str) -> None:
    private = ec.generate_private_key(ec.SECP256R1())
    public = private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    auth = b"sixteen bytes ok"
    async with target() as service, running_server(url, private_targets=1) as server:
        anna = await sign_up(server, "Anna")
        key = (await anna.get("/api/notices/key")).json()["key"]
        subscription = {
            "endpoint": service.address,
            "expirationTime": None,
            "keys": {"p256dh": base64(public), "auth": base64(auth)},
        }
        await add_channel(anna, kind="push", subscription=subscription)
        game, _ = await open_game(anna, server.browser())
        await send_due(server)
        (pushed,) = service.received
        assert pushed.headers["content-encoding"] == "aes128gcm"
        assert int(pushed.headers["ttl"]) > 0
        assert pushed.headers["authorization"].endswith(f"k={key}")
        assert Vapid.verify(pushed.headers["authorization"])
        assert game.encode() not in pushed.body
        read = http_ece.decrypt(pushed.body, private_key=private, auth_secret=auth, version="aes128gcm")
        assert json.loads(read)["games"] == [{"game": game, "title": "Forum"}]
        service.status = "410 Gone"
        await open_game(anna, server.browser())
        await send_due(server)
        assert (await anna.get("/api/notices")).json() == {"channels": []}, "the browser has unsubscribed"
        server.state.new_channels = _NoLimit()
        for wrong in (
            None,
            {},
            {"endpoint": service.address},
            {"endpoint": service.address, "keys": {}},
            {"endpoint": service.address, "keys": {"p256dh": "x", "auth": "y"}},
            {"endpoint": service.address, "keys": {"p256dh": 3, "auth": []}},
            {"endpoint": 3, "keys": subscription["keys"]},
            {"endpoint": "ftp://x", "keys": subscription["keys"]},
        ):
            answer = await anna.post("/api/notices", json={"kind": "push", "subscription": wrong})
            assert answer.json()["code"] == "text", wrong
    async with running_server(url) as server:
        assert (await server.browser().get("/api/notices/key")).json()["key"] == key, "made once, and kept"


# ----------------------------------------------------------------------------------- the server's own network


@async_test
async def test_no_way_into_the_servers_own_network(url: str) -> None:
    async with target() as hook, running_server(url) as server:
        anna = await sign_up(server, "Anna")
        server.state.new_channels = _NoLimit()
        for wrong in (
            hook.address,
            f"http://localhost:{hook.port}/",
            f"http://[::1]:{hook.port}/",
            f"http://[::ffff:127.0.0.1]:{hook.port}/",
            f"http://2130706433:{hook.port}/",
            f"http://0x7f.1:{hook.port}/",
            f"http://0.0.0.0:{hook.port}/",
            "http://10.0.0.1/",
            "http://192.168.1.1/",
            "http://172.16.0.1/",
            "http://169.254.169.254/latest/meta-data/",
            "http://100.64.0.1/",
            "http://224.0.0.1/",
            "http://[fe80::1]/",
            "http://[fd00::1]/",
            "http://[64:ff9b::7f00:1]/",
            "http://[2002:7f00:1::]/",
            "http://user:password@example.org/",
            "file:///etc/passwd",
            "gopher://127.0.0.1/",
            "http:///",
            "http://exa mple.org/",
            "http://127.0.0.1:0/",
            "http://127.0.0.1:99999/",
            "http://example.org/\r\nX: y",
            "http://[::1/",
            "",
        ):
            answer = await post_channel(anna, kind="webhook", target=wrong)
            assert answer.json()["code"] == "text", wrong
        # One that was good when it was given and points elsewhere when it is used.
        owner = await asyncio.to_thread(server.state.password_login.accounts.by_name, "anna")
        channels: Channels = server.state.notifications.channels
        moved = Channel("c", owner.id, None, None, "webhook", hook.address, "s", "o", 0.0, True, 0, 0.0, 0.0)
        assert channels.add(moved, MAX_CHANNELS)
        await open_game(anna, server.browser())
        await send_due(server)
        assert channels.owned_by(ChannelOwner(owner.id))[0].failures == 1
        assert hook.received == []


class _NoLimit:
    """A rate limiter that allows everything."""

    def allow(self, client: str, now: float) -> bool:
        return True
