"""Floods of connections and requests, from one client, on a server with its usual shares."""

from __future__ import annotations

import json
import socket
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from importlib import metadata
from pathlib import Path

import psutil
import pytest

from rubicon.bots import plugins
from rubicon.server.ops.security import PIECE_BYTES, ClientConnections, _pieces
from rubicon.server.ops.shares import WORK, Shares
from rubicon.server.websocket.uvicorn_protocols import MAX_PIPELINED_REQUESTS
from rubicon.subprocesses import NICENESS
from tests.server.conftest import Serve
from tests.server.ops.test_abuse import memory
from tests.server.ops.test_siege import record_with_contributions, used_seconds
from tests.support.server_process import Server
from tests.support.staged_games import StagedGame, over

USUAL = {"RUBICON_SHARE_FACTOR": "1"}
REQUEST = b"GET /api/titles HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"


def connection(server: Server, client: str = "127.0.0.1") -> socket.socket:
    """A connection from an address of this machine, which counts as a client."""
    return socket.create_connection(("127.0.0.1", server.port), 20, (client, 0))


def everything(sock: socket.socket) -> bytes:
    """All that is received until the other end closes the connection."""
    received = b""
    with suppress(ConnectionError):
        while more := sock.recv(65536):
            received += more
    return received


@pytest.fixture(scope="module")
def usual(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("usual"), **USUAL) as running:
        yield running


def test_few_requests_of_a_connection_wait(usual: Server) -> None:
    with connection(usual, "127.0.1.1") as sock:
        sock.sendall(REQUEST * 3)
        sock.settimeout(1)
        with suppress(TimeoutError):
            assert everything(sock).count(b"HTTP/1.1 200") == 3
    before, began = memory(usual), used_seconds(usual)
    for _ in range(20):
        with connection(usual, "127.0.1.2") as sock:
            with suppress(ConnectionError):
                sock.sendall(REQUEST * 2000)
            assert everything(sock).count(b"HTTP/1.1 200") <= MAX_PIPELINED_REQUESTS + 1
    assert memory(usual) - before < 10
    assert used_seconds(usual) - began < 2


def test_a_client_has_few_connections(usual: Server) -> None:
    most = WORK["connections"].per_client or 0
    with ExitStack() as stack:
        opened = [stack.enter_context(connection(usual, "127.0.1.3")) for _ in range(most)]
        refused = stack.enter_context(connection(usual, "127.0.1.3"))
        assert everything(refused) == b""
        other = stack.enter_context(connection(usual, "127.0.1.4"))
        for each in (opened[0], opened[-1], other):
            each.sendall(REQUEST)
            assert b" 200 " in each.recv(100)
    time.sleep(0.2)
    with connection(usual, "127.0.1.3") as again:  # those that are closed count no more
        again.sendall(REQUEST)
        assert b" 200 " in again.recv(100)


def test_connections_of_a_reverse_proxy_are_not_counted() -> None:
    shares = Shares(b"key", ["connections=1/1/1"])
    gate = ClientConnections(shares, ["192.0.2.1", "198.51.100.0/24"])
    for proxy in ("192.0.2.1", "198.51.100.7"):
        assert all(gate.enter(proxy) for _ in range(10))
    leave = gate.enter("192.0.2.2")
    assert leave is not None
    assert gate.enter("192.0.2.2") is None
    leave()


def test_a_refused_request_ends_its_connection(serve: Serve) -> None:
    server = serve(RUBICON_SHARES="requests=0.1/2")
    with connection(server) as sock:
        sock.sendall(REQUEST * 5)
        answer = everything(sock)
    assert answer.count(b"HTTP/1.1 200") == 2
    assert answer.count(b"HTTP/1.1 429") == 1
    assert b"connection: close" in answer
    assert b"retry-after:" in answer


def test_questions_about_health_are_requests(serve: Serve) -> None:
    server = serve(RUBICON_SHARES="requests=0.001/3")
    statuses = [server.request("GET", path).status_code for path in ("/healthz", "/livez", "/readyz")]
    assert statuses == [200] * 3
    assert server.request("GET", "/healthz").status_code == 429


def test_handshakes_are_requests(serve: Serve) -> None:
    server = serve(RUBICON_SHARES="requests=0.1/3")
    handshake = (
        b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    statuses = []
    for _ in range(5):
        with connection(server) as sock:
            sock.sendall(handshake)
            statuses.append(sock.recv(100).split()[1])
    assert statuses == [b"101"] * 3 + [b"429"] * 2


def test_a_record_beyond_the_share_is_refused_before_it_is_read(serve: Serve) -> None:
    server = serve(RUBICON_SHARES="uploads=0.001/2")
    record = {"record": record_with_contributions(100)}
    for _ in range(2):
        assert server.request("POST", "/api/replays", record).json()["code"] == "illegal"
    for length in (b"Content-Length: 400000", b"Transfer-Encoding: chunked"):
        with connection(server) as sock:
            sock.sendall(
                b"POST /api/analyses HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
                + length
                + b"\r\n\r\n"
            )
            answer = everything(sock)  # nothing of the body was sent
        assert b" 429 " in answer, answer
        assert b'"work": "uploads"' in answer


def test_few_records_of_a_client_are_read_at_the_same_time(serve: Serve) -> None:
    server = serve(RUBICON_SHARES="uploads=100/100/2")
    head = (
        b"POST /api/replays HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
        b"Content-Length: 400000\r\n\r\n{"
    )
    with ExitStack() as stack:
        held = [stack.enter_context(connection(server)) for _ in range(2)]
        for each in held:
            each.sendall(head)
        time.sleep(0.3)
        third = stack.enter_context(connection(server))
        third.sendall(head)
        assert b" 429 " in third.recv(100)


def test_unread_replays_are_not_held_in_memory(serve: Serve) -> None:
    """28 replays that nobody reads: each of them was once held whole, for as long as its reader liked."""
    server = serve(RUBICON_REQUEST_SECONDS="3")
    played = StagedGame(5).until(over).put_on(server).game
    body = json.dumps({"game": played}).encode()
    whole = server.request("POST", "/api/replays", {"game": played})
    assert whole.status_code == 200
    assert len(whole.content) > 400_000  # it does not fit into the buffers of a connection
    before = memory(server)
    head = (
        f"POST /api/replays HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: {len(body)}\r\n"
        "Content-Type: application/json\r\n\r\n"
    )
    with ExitStack() as stack:
        unread = [stack.enter_context(socket.socket()) for _ in range(28)]
        for sock in unread:
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            sock.settimeout(20)
            sock.connect(("127.0.0.1", server.port))
            sock.sendall(head.encode() + body)
        time.sleep(1.5)
        assert memory(server) - before < 8
        for sock in unread:
            assert b" 200 " in sock.recv(20)
        time.sleep(4.0)  # the deadline for the reader
        for sock in unread:
            assert len(everything(sock)) < len(whole.content)
    assert server.request("POST", "/api/replays", {"game": played}).content == whole.content


def test_few_answers_wait_for_a_client_behind_a_proxy(serve: Serve) -> None:
    """There were as many as the client liked: the connections of a proxy are not counted."""
    server = serve(RUBICON_PROXIES="127.0.0.1", RUBICON_SHARES="requests=1000/1000/8")
    played = StagedGame(5).until(over).put_on(server).game
    body = json.dumps({"game": played}).encode()
    head = (
        f"POST /api/replays HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: {len(body)}\r\n"
        "Content-Type: application/json\r\nX-Forwarded-For: 192.0.2."
    )
    with ExitStack() as stack:

        def ask(client: int) -> tuple[socket.socket, bytes]:
            sock = stack.enter_context(socket.socket())
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            sock.settimeout(20)
            sock.connect(("127.0.0.1", server.port))
            sock.sendall(f"{head}{client}\r\n\r\n".encode() + body)
            return sock, sock.recv(12)[9:]

        asked = [ask(1) for _ in range(12)]
        assert [status for _, status in asked] == [b"200"] * 8 + [b"429"] * 4
        assert ask(2)[1] == b"200", "another client"
        assert len(everything(asked[0][0])) > 400_000, "whoever reads gets all of it"
        assert ask(1)[1] == b"200"


def test_a_large_answer_is_sent_in_pieces() -> None:
    """Otherwise all of it would be held for a client that does not read."""
    body = bytes(range(256)) * 1000
    whole = {"type": "http.response.body", "body": body, "more_body": False}
    sent = list(_pieces(whole))
    assert b"".join(each["body"] for each in sent) == body
    assert [each["more_body"] for each in sent] == [True, True, True, False]
    assert max(len(each["body"]) for each in sent) <= PIECE_BYTES
    start = {"type": "http.response.start", "status": 200}
    assert list(_pieces(start)) == [start]


def test_requests_that_are_none_fill_no_log(serve: Serve) -> None:
    server = serve()
    for _ in range(50):
        with connection(server) as sock:
            sock.sendall(b"\x16\x03\x01 nonsense\r\n\r\n")
            everything(sock)
    assert "Invalid HTTP" not in server.log_text()


def test_no_request_reads_what_packages_bring(monkeypatch: pytest.MonkeyPatch) -> None:
    plugins.names()

    def forbidden(**_: object) -> None:
        raise AssertionError("files of all packages are read")

    monkeypatch.setattr(plugins, "entry_points", forbidden)
    assert plugins.names() == plugins.names()
    assert callable(metadata.entry_points)


@pytest.mark.skipif(sys.platform != "linux", reason="the scheduling groups of Linux")
def test_processes_of_bots_give_way_to_the_server(server: Server) -> None:
    """Also where each session has a scheduling group of its own: there, nice values alone do nothing."""
    bot = {"kind": "bot", "bot": "legatus"}
    server.create("julius-caesar", [{"kind": "me"}, bot])
    whole = psutil.Process(server.process.pid)
    (worker,) = whole.children()
    assert worker.nice() == min(whole.nice() + NICENESS, 19)
    group = Path(f"/proc/{worker.pid}/autogroup")
    if group.exists() and "nice" in group.read_text("ascii"):
        assert group.read_text("ascii").split()[-1] == str(worker.nice())
