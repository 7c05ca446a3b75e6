"""Attacks beyond the points of `test_security`: each gets a clear refusal."""

from __future__ import annotations

import secrets
import socket
import struct
import time
from contextlib import suppress
from random import Random
from typing import Any

import httpx
import psutil
import pytest

from rubicon.server.seating.tokens import new_token
from tests.server.conftest import Serve
from tests.server.ops.test_security import frame, hangs_up, raw_websocket
from tests.support.server_process import Player, Server, catch_up, run

# ------------------------------------------------------------ wrong seats, forged and stolen links


def test_a_link_opens_its_own_game_and_seat_only(server: Server) -> None:
    mine, other = server.create(), server.create()
    red, watch = other.tokens["red"], mine.tokens[None]
    path = f"/api/games/{mine.game}"
    for token in (red, new_token(), "x" * 64):
        assert server.request("GET", f"{path}/record", token=token).json()["code"] == "unfinished"
        assert server.request("POST", f"{path}/next", token=token).status_code == 401
        assert server.request("POST", "/api/seats/renew", {"game": mine.game}, token=token).status_code == 401
        assert (
            server.request("POST", "/api/seats/revoke", {"game": mine.game}, token=token).status_code == 401
        )
    for what in ("seat", "spectator"):
        for action_name in ("renew", "revoke"):
            refused = server.request("POST", f"/api/seats/{action_name}", {"what": what}, token=watch)
            assert (refused.status_code, refused.json()["code"]) == (403, "seat")
    assert server.request("POST", "/api/seats/take", {"token": watch}).json()["code"] == "seat"
    taken = server.request("POST", "/api/seats/take", {"token": mine.tokens["red"], "name": "Thief"})
    assert (taken.status_code, taken.json()["code"]) == (409, "taken")
    cookie = f"rubicon-seat-{mine.game}={red}"  # another game's token under this game's name
    forged = server.request("GET", f"{path}/record", cookie=cookie)
    assert forged.json()["code"] == "unfinished"


def test_an_invitation_opens_nothing_but_the_seat(server: Server) -> None:
    opened = server.create(seats=[{"kind": "me"}, {"kind": "open"}])
    invitation = opened.tokens["blue"]

    async def knock() -> None:
        guest = await Player.connect(server)
        assert (await guest.hello(token=invitation))["code"] == "invitation"

    run(knock())
    assert server.request("POST", "/api/seats/renew", {}, token=invitation).json()["code"] == "invitation"
    assert server.request("POST", "/api/seats/revoke", {}, token=invitation).json()["code"] == "invitation"


def test_the_token_of_a_seat_is_new(server: Server) -> None:
    """A player who chooses a token cannot choose one that opens something already."""
    opened = server.create(seats=[{"kind": "me"}, {"kind": "open"}], listed=True)
    invitation, other = opened.tokens["blue"], server.create().tokens[None]
    assert other is not None
    for mine in (invitation, other, opened.tokens[None]):
        for path, body in (("seats/take", {"token": invitation}), (f"games/{opened.game}/join", {})):
            refused = server.request("POST", f"/api/{path}", {**body, "mine": mine})
            assert (refused.status_code, refused.json()["code"]) == (422, "malformed"), path
    mine = new_token()
    for _ in range(2):  # again with the same token, if the first answer was lost
        joined = server.request("POST", f"/api/games/{opened.game}/join", {"mine": mine})
        assert joined.status_code == 201
        assert joined.json()["link"]["token"] == mine
    assert server.request("POST", "/api/seats/take", {"token": invitation}).status_code == 401


def test_a_replayed_command_does_nothing_wherever_it_comes_from(serve: Serve) -> None:
    """The same bytes again: on the same connection, on another, from the other seat, as a spectator, after a
    restart. Nothing is done twice, and a stranger does not learn the answer."""
    server = serve()
    opened = server.create()

    async def first() -> tuple[dict[str, Any], int]:
        red = await Player.join(server, opened.tokens["red"])
        command: dict[str, Any] = {"type": "act", "key": secrets.token_urlsafe(), "seq": red.seq}
        command["action"] = "bid 2"
        await red.send(command)
        assert (await red.answer(command["key"]))["type"] == "done"
        return command, red.seq

    async def replay(command: dict[str, Any], seq: int) -> None:
        for _ in range(2):
            red = await Player.join(server, opened.tokens["red"])
            await red.send(command)
            again = await red.answer(command["key"])
            assert (again["type"], again["again"], again["seq"]) == ("done", True, seq)
            assert red.actions == ["seal"]
        watcher = await Player.join(server, opened.tokens[None])
        await watcher.send(command)
        assert (await watcher.answer(command["key"]))["code"] == "seat"
        # The other seat's command with the same key is a command of its own.
        blue = await Player.join(server, opened.tokens["blue"])
        await blue.send({**command, "action": "dance"})
        assert (await blue.answer(command["key"]))["code"] == "illegal"
        await blue.send({**command, "action": "bid 1"})
        done = await blue.answer(command["key"])
        assert (done["type"], "again" in done) == ("done", False)

    command, seq = run(first())
    server.kill()
    server.start()
    run(replay(command, seq))


def test_a_revoked_link_is_dead_on_open_connections_too(server: Server) -> None:
    opened = server.create()

    async def revoke() -> None:
        red = await Player.join(server, opened.tokens["red"])
        blue = await Player.join(server, opened.tokens["blue"])
        renewed = server.request("POST", "/api/seats/renew", {}, token=opened.tokens["red"])
        assert renewed.status_code == 200
        assert await red.closed() == 4401
        await catch_up([blue])

    run(revoke())


# ------------------------------------------------------------ frames and requests of no honest program


def websocket_frame(head: int, data: bytes, size: bytes | None = None, mask: bool = True) -> bytes:
    """A WebSocket frame, with any errors."""
    bit = 0x80 if mask else 0
    if size is None:
        size = (
            bytes([bit | len(data)]) if len(data) < 126 else bytes([bit | 126]) + struct.pack("!H", len(data))
        )
    return bytes([head]) + size + (b"\0\0\0\0" if mask else b"") + data


BROKEN = {
    "a reserved bit": websocket_frame(0xF1, b"{}"),
    "an unknown kind": websocket_frame(0x83, b"{}"),
    "compression, which was not agreed": websocket_frame(0xC1, b"{}"),
    "no mask": websocket_frame(0x81, b"{}", mask=False),
    "text that is no UTF-8": websocket_frame(0x81, b"\xff\xfe\xfd"),
    "a continuation of nothing": websocket_frame(0x80, b"{}"),
    "a ping that is too long": websocket_frame(0x89, b"x" * 200),
    "a ping in pieces": websocket_frame(0x09, b"x"),
    "a size of 2^63": b"\x81\xff" + b"\xff" * 8 + b"\0\0\0\0",
    "a size of a gigabyte": b"\x81\xff" + struct.pack("!Q", 2**30) + b"\0\0\0\0",
    "a close code that there is not": websocket_frame(0x88, struct.pack("!H", 999)),
    "endless pieces": b"".join(
        [websocket_frame(0x01, b"x" * 125), *([websocket_frame(0x00, b"x" * 125)] * 600)]
    ),
}


@pytest.mark.parametrize("what", BROKEN)
def test_broken_frames_end_the_connection_and_nothing_else(server: Server, what: str) -> None:
    opened = server.create()
    hello = frame({"type": "hello", "protocols": [2], "token": opened.tokens["red"]})
    for greeting in (b"", hello):
        sock = raw_websocket(server)
        try:
            sock.sendall(greeting + BROKEN[what])
        except ConnectionError:
            sock.close()
            continue
        assert hangs_up(sock)
    assert server.metrics()["rubicon_faults_total"] == 0
    assert not [line for line in server.log_entries() if "fault" in line or line["level"] == "error"]


@pytest.mark.parametrize(
    "request_line",
    [
        b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nHost: evil.example\r\n\r\n",
        b"GET /api/games HTTP/1.1\r\n\r\n",
        b"POST /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: -1\r\n\r\n",
        b"POST /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 2\r\n"
        b"Transfer-Encoding: chunked\r\n\r\n{}",
        b"POST /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
        b"Transfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\n",
        b"GET /" + b"a" * 70_000 + b" HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: " + b"a" * 200_000 + b"\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
        b"\0" * 1000,
    ],
)
def test_broken_requests_are_refused(server: Server, request_line: bytes) -> None:
    with socket.create_connection(("127.0.0.1", server.port), 10) as sock:
        answer = b""
        with suppress(OSError):  # it may close the connection before it has read everything
            sock.sendall(request_line)
            sock.shutdown(socket.SHUT_WR)
            while more := sock.recv(65536):
                answer += more
    status = answer.split(b" ", 2)[1] if answer else b"400"
    assert status.startswith(b"4"), answer[:200]
    assert b"Traceback" not in answer
    assert server.metrics()["rubicon_faults_total"] == 0


def test_a_request_that_never_ends_is_given_up(serve: Serve) -> None:
    server = serve(RUBICON_REQUEST_SECONDS="0.5")
    began = time.monotonic()
    head = (
        b"POST /api/session HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
        b"Content-Length: 1000\r\n\r\n{"
    )
    with socket.create_connection(("127.0.0.1", server.port), 20) as sock:
        sock.sendall(head)
        assert b" 408 " in sock.recv(65536)
    with socket.create_connection(("127.0.0.1", server.port), 20) as sock:
        sock.sendall(b"GET / HTT")  # not even its first line
        assert sock.recv(100) == b""
    assert time.monotonic() - began < 15
    assert server.request("GET", "/healthz").status_code == 200


# ------------------------------------------------------------ too much of everything


def memory(server: Server) -> float:
    """The memory of the server's process in megabytes."""
    return float(psutil.Process(server.process.pid).memory_info().rss) / 2**20


def test_requests_for_unknown_games_fill_no_memory(server: Server) -> None:
    rng = Random(4)

    def ask(count: int) -> None:
        with httpx.Client(base_url=server.address, verify=False) as client:
            for _ in range(count):
                answer = client.get(f"/api/games/{rng.randbytes(8).hex()}")
                assert answer.status_code == 404

    ask(200)
    before = memory(server)
    ask(800)
    assert memory(server) - before < 3
