"""OWASP's advice for WebSockets and sessions, point by point, against a real server."""

from __future__ import annotations

import asyncio
import base64
import json
import socket
import sqlite3
import time
from collections.abc import Iterator
from dataclasses import fields
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from rubicon.server.settings import Settings
from tests.server.conftest import Serve
from tests.support.build import ROOT
from tests.support.server_process import Player, Server, catch_up, play_randomly, run

EVIL = "https://evil.example"
Factory = pytest.TempPathFactory


@pytest.fixture(scope="module")
def public(tmp_path_factory: Factory) -> Iterator[Server]:
    """A server behind a proxy with TLS, and with no password for its metrics."""
    arguments = ("--url", "https://play.example.org", "--origin", "http://games.example:8080")
    with Server(tmp_path_factory.mktemp("public"), *arguments, RUBICON_METRICS_TOKEN="") as running:
        yield running


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: Factory) -> Iterator[Server]:
    """A server with short timeouts for silent and absent clients."""
    limits = {"RUBICON_IDLE_SECONDS": "1", "RUBICON_HELLO_SECONDS": "0.5", "RUBICON_HEARTBEAT_SECONDS": "0.3"}
    with Server(tmp_path_factory.mktemp("impatient"), **limits) as running:
        yield running


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: Factory) -> Iterator[Server]:
    """A server that allows few connections, and few messages on each."""
    with Server(tmp_path_factory.mktemp("narrow"), RUBICON_SHARES="messages=1/5 sockets=3") as running:
        yield running


async def handshake(server: Server, **headers: str) -> int:
    """The HTTP status of a handshake: 101, or a refusal."""
    try:
        await Player.connect(server, **headers)
    except InvalidStatus as problem:
        response = problem.response
    else:
        return 101
    assert set(json.loads(response.body or b"")) - {"wait", "work"} == {"code", "why", "message"}
    assert "content-security-policy" in response.headers
    return response.status_code


# ------------------------------------------------------------ origins and hosts


def test_every_handshake_needs_an_allowed_origin(public: Server) -> None:
    server, own, port = public, public.address, public.port

    async def knock() -> None:
        assert await handshake(server) == 101  # no page, no origin: programs
        for origin in (
            own,
            "https://play.example.org",
            "https://play.example.org:443",
            "http://games.example:8080",
        ):
            assert await handshake(server, origin=origin) == 101, origin
        for origin in (
            EVIL,
            "null",
            "",
            "https://play.example.org.evil.example",
            "http://play.example.org",
            "http://games.example",
            f"http://127.0.0.1:{port + 1}",
            f"http://evil.example:{port}",
            "not an origin",
            "https://[",
        ):
            assert await handshake(server, origin=origin) == 403, origin
        assert await handshake(server, sec_fetch_site="cross-site") == 403

    run(knock())


def test_a_name_pointed_here_by_somebody_else_is_refused(server: Server) -> None:
    rebound = server.request("GET", "/healthz", host=f"evil.example:{server.port}")
    assert (rebound.status_code, rebound.json()["code"]) == (421, "host")
    assert server.request("GET", "/healthz", host=f"localhost:{server.port}").status_code == 200


def test_requests_that_change_something_need_an_allowed_origin(server: Server) -> None:
    body = {"title": "forum", "seats": [{"kind": "me"}, {"kind": "me"}]}
    assert server.request("POST", "/api/games", body, origin=server.address).status_code == 201
    for headers in ({"origin": EVIL}, {"origin": "null"}, {"sec_fetch_site": "cross-site"}):
        refused = server.request("POST", "/api/games", body, **headers)
        assert (refused.status_code, refused.json()["code"]) == (403, "origin")


# ------------------------------------------------------------ cookies, CSRF


def test_cookies_are_httponly_samesite_and_with_tls_secure(server: Server, public: Server) -> None:
    for where, prefix, secure in ((server, "rubicon-seat-", False), (public, "__Host-rubicon-seat-", True)):
        opened = where.create()
        answer = where.request("POST", "/api/session", {"token": opened.tokens["red"]})
        assert answer.json() == {"game": opened.game, "side": "red"}
        name, *flags = [part.strip().lower() for part in answer.headers["set-cookie"].split(";")]
        assert name.startswith(f"{prefix}{opened.game}=".lower())
        assert {"httponly", "samesite=strict", "path=/"} <= set(flags)
        assert ("secure" in flags) == secure
        assert not any(flag.startswith("domain") for flag in flags)
        assert ("strict-transport-security" in answer.headers) == secure


def test_a_cookie_opens_the_websocket_only_for_an_allowed_page(server: Server) -> None:
    opened = server.create()
    cookie = f"rubicon-seat-{opened.game}={opened.tokens['red']}"

    async def knock() -> None:
        page = await Player.connect(server, cookie=cookie, origin=server.address)
        assert (await page.hello(game=opened.game))["viewer"] == 0
        program = await Player.connect(server, cookie=cookie)
        assert (await program.hello(game=opened.game))["code"] == "token"
        assert await handshake(server, cookie=cookie, origin=EVIL) == 403

    run(knock())


def test_a_forged_request_with_cookies_is_refused(server: Server) -> None:
    opened = server.create()
    cookie = f"rubicon-seat-{opened.game}={opened.tokens['red']}"
    body = {"game": opened.game}
    forged = server.request("POST", "/api/seats/renew", body, cookie=cookie)
    assert (forged.status_code, forged.json()["code"]) == (403, "csrf")
    form = httpx.post(f"{server.address}/api/seats/renew", data={"what": "seat"}, headers={"x-rubicon": "1"})
    assert form.status_code == 415
    ours = server.request(
        "POST", "/api/seats/renew", body, cookie=cookie, x_rubicon="1", origin=server.address
    )
    assert ours.status_code == 200
    assert "httponly" in ours.headers["set-cookie"].lower()


def test_other_sites_get_no_permission_to_read(server: Server) -> None:
    asked = httpx.options(
        f"{server.address}/api/games", headers={"origin": EVIL, "access-control-request-method": "POST"}
    )
    assert asked.status_code == 403
    for answer in (asked, server.request("GET", "/api/games", origin=EVIL)):
        assert not any(name.startswith("access-control") for name in answer.headers)


# ------------------------------------------------------------ every message by its seat


def test_every_message_is_authorised_against_its_seat(server: Server) -> None:
    opened, other = server.create(), server.create()

    async def try_it() -> None:
        watcher = await Player.join(server, opened.tokens[None])
        for command in (
            {"type": "act", "seq": 1, "action": "bid 1"},
            {"type": "undo", "seq": 1},
            {"type": "resign"},
            {"type": "draw", "how": "offer"},
            {"type": "claim", "what": "win"},
            {"type": "pause"},
            {"type": "note", "text": "x"},
            {"type": "contribute", "text": "x"},
            {"type": "rematch"},
            {"type": "explain", "action": "bid 1"},
        ):
            kind = str(command.pop("type"))
            assert (await watcher.call(kind, **command))["code"] == "seat", kind
        red = await Player.join(server, opened.tokens["red"])
        assert (await red.call("act", seq=1, action="seal"))["code"] == "illegal"
        stranger = await Player.connect(server)
        assert (await stranger.hello(token=other.tokens["red"], game=opened.game))["code"] == "token"
        # A side named in a message is no field of ours: the seat is the token's.
        await red.send({"type": "act", "key": "k", "seq": 1, "action": "bid 1", "side": 1})
        assert (await red.answer(None))["code"] == "malformed"

    run(try_it())


def test_wrong_tokens_all_look_the_same(server: Server) -> None:
    opened = server.create()
    revoked = opened.tokens["red"]
    server.request("POST", "/api/seats/revoke", {}, token=revoked)
    wrong = [
        revoked,
        "A" * 32,
        revoked[:-1] + ("A" if revoked[-1] != "A" else "B"),
        "short",
        "ä" * 32,
        "x" * 64,
    ]

    async def knock(token: str) -> str:
        player = await Player.connect(server)
        await player.hello(token=token)
        assert await player.closed() == 4401
        return player.received[-1]

    answers = {run(knock(token)) for token in wrong}
    assert len(answers) == 1
    bodies = {server.request("POST", "/api/session", {"token": token}).text for token in wrong}
    assert len(bodies) == 1


# ------------------------------------------------------------ shape and size


@pytest.mark.parametrize(
    "message",
    [
        "",
        "hello",
        "[]",
        "null",
        "{",
        '{"type":"act"}',
        '{"type":"dance","key":"k"}',
        '{"type":"act","key":"k","seq":"1","action":"bid 1"}',
        '{"type":"act","key":"k","seq":-1,"action":"bid 1"}',
        '{"type":"act","key":"k","seq":1e400,"action":"bid 1"}',
        '{"type":"act","key":"' + "k" * 65 + '","seq":1,"action":"bid 1"}',
        '{"type":"act","key":"k","seq":1,"action":"' + "x" * 501 + '"}',
        '{"type":"act","key":"k","seq":1,"action":"bid 1","more":1}',
        '{"type":"draw","key":"k","how":"loudly"}',
        '{"type":"chat","key":"k","text":""}',
        '{"type":"act","key":"k","seq":1,"action":"\\ud800"}',
        "[" * 5000,
        b"\x00\xff",
    ],
)
def test_a_malformed_message_is_refused_and_changes_nothing(server: Server, message: str | bytes) -> None:
    opened = server.create()

    async def send() -> None:
        red = await Player.join(server, opened.tokens["red"])
        await red.send(message)
        answer = await red.answer(None)
        assert answer["code"] == "malformed"
        assert len(answer["why"]) < 300
        assert (await red.act("bid 1"))["type"] == "done"

    run(send())


def test_control_characters_in_chat_and_names_are_refused(server: Server) -> None:
    opened = server.create()

    async def send() -> None:
        red = await Player.join(server, opened.tokens["red"])
        for text in ("a\x00b", "a\nb", "\x1b[2J"):
            assert (await red.call("chat", text=text))["code"] == "text", ascii(text)

    run(send())
    seats = [{"kind": "me", "name": "\x1b[2J"}, {"kind": "me"}]
    refused = server.request("POST", "/api/games", {"title": "forum", "seats": seats})
    assert (refused.status_code, refused.json()["code"]) == (422, "text")


def test_markup_in_chat_and_names_is_data_and_never_a_page(server: Server) -> None:
    name = "<script>alert(1)</script>"
    opened = server.create(seats=[{"kind": "me", "name": name}, {"kind": "open"}], listed=True)
    for path in ("/api/games", f"/api/games/{opened.game}"):
        answer = server.request("GET", path)
        assert name in answer.text
        assert answer.headers["content-type"] == "application/json"
        assert answer.headers["x-content-type-options"] == "nosniff"
    for path in ("/", "/g", f"/{name}", f"/g?{name}"):
        assert "alert" not in server.request("GET", path).text


def test_a_message_beyond_64_kilobytes_ends_the_connection(server: Server) -> None:
    opened = server.create()

    async def send() -> None:
        red = await Player.join(server, opened.tokens["red"])
        await red.send(json.dumps({"type": "chat", "key": "k", "text": "x" * 65_000}))
        assert (await red.answer(None))["code"] == "malformed"
        await red.send("x" * (64 * 1024 + 1))
        assert await red.closed() == 1009

    run(send())


def test_a_body_beyond_64_kilobytes_is_refused(server: Server) -> None:
    big = json.dumps({"title": "x" * 70_000, "seats": []}).encode()
    headers = {"content-type": "application/json"}
    declared = httpx.post(f"{server.address}/api/games", content=big, headers=headers)
    streamed = httpx.post(
        f"{server.address}/api/games",
        content=(big[at : at + 1000] for at in range(0, len(big), 1000)),
        headers=headers,
    )
    assert [answer.status_code for answer in (declared, streamed)] == [413, 413]


# ------------------------------------------------------------ rates and limits


def test_flooding_is_refused_and_then_ends_the_connection(narrow: Server) -> None:
    opened = narrow.create()

    async def flood() -> None:
        red = await Player.join(narrow, opened.tokens["red"])
        for number in range(40):
            await red.send({"type": "ping", "key": f"k{number}"})
        assert await red.closed() == 4429
        kinds = [json.loads(text).get("code", "done") for text in red.received[1:] if '"key"' in text]
        assert (kinds.count("done"), kinds.count("rate")) == (4, 20)

    run(flood())


def test_requests_and_new_games_are_limited_for_each_client(serve: Serve) -> None:
    server = serve(RUBICON_SHARES="requests=0.01/9 games=0.01/2")
    body = {"title": "forum", "seats": [{"kind": "me"}, {"kind": "me"}]}
    assert [server.request("POST", "/api/games", body).status_code for _ in range(3)] == [201, 201, 429]
    answers = [server.request("GET", "/api/titles").status_code for _ in range(8)]
    assert answers == [200] * 6 + [429] * 2
    # A question about the server's health writes a probe, so it counts too.
    assert server.request("GET", "/healthz").status_code == 429


def test_connections_are_limited_for_each_client(narrow: Server) -> None:
    async def knock() -> None:
        players = [await Player.connect(narrow) for _ in range(3)]
        assert await handshake(narrow) == 429
        await players[0].close()
        while await handshake(narrow) != 101:  # it takes a moment to notice
            await asyncio.sleep(0.05)

    run(knock())


def test_a_silent_client_is_disconnected(impatient: Server) -> None:
    opened = impatient.create()

    async def stay_silent() -> None:
        stranger = await Player.connect(impatient)
        assert await stranger.closed() == 4408
        red = await Player.join(impatient, opened.tokens["red"])
        for _ in range(3):
            await asyncio.sleep(0.6)
            assert (await red.call("ping"))["type"] == "done"
        assert await red.closed() == 4408

    run(stay_silent())


def raw_websocket(server: Server) -> socket.socket:
    """A WebSocket on a plain socket, for what no library does."""
    sock = socket.socket()
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    sock.settimeout(20)
    sock.connect(("127.0.0.1", server.port))
    key = base64.b64encode(b"0123456789abcdef").decode()
    lines = (
        "GET /ws HTTP/1.1",
        f"Host: 127.0.0.1:{server.port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {key}",
    )
    sock.sendall("".join(f"{line}\r\n" for line in (*lines, "")).encode())
    data = b""
    while b"\r\n\r\n" not in data:
        data += sock.recv(1)
    assert b" 101 " in data
    return sock


def frame(message: Any) -> bytes:
    data = json.dumps(message).encode()
    size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
    return b"\x81" + size + b"\0\0\0\0" + data


def hangs_up(sock: socket.socket, seconds: float = 20) -> bool:
    """Whether the server closes the connection in time. Pings are not answered."""
    end = time.monotonic() + seconds
    try:
        while time.monotonic() < end:
            if not sock.recv(65536):
                return True
    except ConnectionResetError:
        return True
    finally:
        sock.close()
    return False


def test_a_heartbeat_detects_a_client_that_is_gone(impatient: Server) -> None:
    opened = impatient.create()
    sock = raw_websocket(impatient)
    sock.sendall(frame({"type": "hello", "protocols": [2], "token": opened.tokens["red"]}))
    assert hangs_up(sock)

    async def answers() -> None:  # a library answers pings, and may stay
        red = await Player.join(impatient, opened.tokens["red"])
        for _ in range(3):
            await asyncio.sleep(0.7)
            assert (await red.call("ping"))["type"] == "done"

    run(answers())


def test_a_slow_reader_is_cut_off_and_catches_up(serve: Serve) -> None:
    server = serve(RUBICON_QUEUE="8")
    opened = server.create("julius-caesar")
    sock = raw_websocket(server)
    sock.sendall(frame({"type": "hello", "protocols": [2], "token": opened.tokens["caesar"]}))
    stale = {"type": "act", "seq": 0, "action": "discard mars"}

    async def play_meanwhile() -> None:
        pompey = await Player.join(server, opened.tokens["pompey"])
        loop = asyncio.get_running_loop()
        for number in range(2000):
            try:
                await loop.run_in_executor(None, sock.sendall, frame({**stale, "key": f"k{number}"}))
            except OSError:
                break
            if number % 50 == 0 and server.metrics().get('rubicon_refused_total{code="slow"}'):
                break
        assert server.metrics()['rubicon_refused_total{code="slow"}'] == 1
        assert (await pompey.act(pompey.actions[0]))["type"] == "done"  # others are not kept waiting
        again = await Player.join(server, opened.tokens["caesar"])
        assert again.actions

    run(play_meanwhile())
    assert hangs_up(sock)


# ------------------------------------------------------------ headers, secrets


def test_every_answer_has_a_strict_policy_and_the_other_headers(server: Server) -> None:
    answers = [
        server.request("GET", "/"),
        server.request("GET", "/nothing"),
        server.request("GET", "/api/titles"),
        server.request("POST", "/api/games", {"title": "?", "seats": []}),
        server.request("DELETE", "/api/games"),
        server.request("POST", "/api/games", {}, origin=EVIL),
        server.request("GET", "/openapi.json"),
    ]
    assert [answer.status_code for answer in answers] == [200, 404, 200, 422, 405, 403, 200]
    for answer in answers:
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert answer.headers["x-frame-options"] == "DENY"
        assert answer.headers["cache-control"] == "no-store"
        assert answer.headers["cross-origin-resource-policy"] == "same-origin"
        assert "server" not in answer.headers
        if answer.status_code >= 400:
            assert set(answer.json()) == {"code", "why", "message"}


def test_metrics_need_the_password(server: Server, public: Server) -> None:
    assert server.request("GET", "/metrics").status_code == 401
    assert server.request("GET", "/metrics", token="guess").status_code == 401
    assert server.metrics()["rubicon_faults_total"] == 0
    assert public.request("GET", "/metrics", token="guess").json()["code"] == "closed"


def test_no_secret_in_any_response_log_error_or_metric(serve: Serve) -> None:
    server = serve(RUBICON_LOG_LEVEL="debug")
    opened = server.create()
    with sqlite3.connect(server.home / "rubicon.sqlite") as database:
        (seed,) = database.execute("SELECT seed FROM games").fetchone()
    database.close()
    assert len(seed) == 32

    async def play() -> list[str]:
        players = [await Player.join(server, token) for token in opened.tokens.values()]
        await players[0].call("chat", key="my-secret-key", text="a secret between us")
        await players[0].call("note", text="a private thought")
        await play_randomly(players[:2], Random(3), most=12)
        await players[0].act("dance")
        await catch_up(players)
        return [text for player in players for text in player.received]

    told = "".join(run(play()))
    answers = [
        server.request("GET", f"/api/games/{opened.game}").text,
        server.request("GET", "/api/games").text,
        server.request("GET", f"/api/games/{opened.game}/record", token=opened.tokens[None]).text,
        server.request("POST", "/api/session", {"token": "x" * 32}).text,
        server.request("GET", "/metrics", token=server.environment["RUBICON_METRICS_TOKEN"]).text,
    ]
    private = [server.log_text(), *answers]
    for text in [told, *private]:
        assert seed.hex() not in text
        assert base64.b64encode(seed).decode() not in text
    for text in private:
        for secret in (
            *opened.tokens.values(),
            "my-secret-key",
            "secret between",
            "private thought",
            "bid ",
            "dance",
        ):
            assert secret not in text, secret
    assert opened.game not in answers[-1]
    assert all(isinstance(line, dict) for line in server.log_entries())


def test_security_txt_says_where_to_report(server: Server, tmp_path: Path) -> None:
    assert server.request("GET", "/.well-known/security.txt").status_code == 404
    with Server(tmp_path, RUBICON_SECURITY_CONTACT="mailto:security@example.org") as named:
        answer = named.request("GET", "/.well-known/security.txt")
    assert answer.headers["content-type"].startswith("text/plain")
    said = dict(line.split(": ", 1) for line in answer.text.splitlines())
    assert said["Contact"] == "mailto:security@example.org"
    assert datetime.fromisoformat(said["Expires"]) > datetime.now(UTC)


def test_every_setting_is_documented() -> None:
    documented = "".join((ROOT / "docs" / f"{page}.md").read_text("utf-8") for page in ("deploy", "notices"))
    names = [f"RUBICON_{each.name.upper()}" for each in fields(Settings)]
    assert [name for name in names if f"`{name}`" not in documented] == []


def test_websocket_messages_are_not_compressed(server: Server) -> None:
    with connect(server.socket_address, compression="deflate") as client:
        assert client.protocol.extensions == []
