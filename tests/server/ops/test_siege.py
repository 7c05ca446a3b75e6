"""What one client can do to a server with its usual settings, and what the others notice of it."""

from __future__ import annotations

import os
import socket
import time
from collections.abc import Iterator

import httpx
import pytest

from tests.server.ops.test_abuse import websocket_frame
from tests.server.ops.test_security import frame, raw_websocket
from tests.support.server_process import Server

USUAL = {"RUBICON_SHARE_FACTOR": "1"}


@pytest.fixture(scope="module")
def usual(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the usual shares."""
    with Server(tmp_path_factory.mktemp("usual"), **USUAL) as running:
        yield running


def used_seconds(server: Server) -> float:
    """The processor time that the server has used."""
    with open(f"/proc/{server.process.pid}/stat", encoding="ascii") as facts:  # noqa: PTH123
        fields = facts.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def send_for(sock: socket.socket, data: bytes, seconds: float) -> int:
    """Send the same bytes again and again, as fast as they are taken. Returns how many were."""
    sock.setblocking(False)
    sent, end = 0, time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            sent += sock.send(data)
        except BlockingIOError:
            time.sleep(0.01)
        except OSError:
            break
    return sent


PING = websocket_frame(0x89, b"")
EMPTY = websocket_frame(0x00, b"")


@pytest.mark.parametrize(
    "flood", [PING * 4000, websocket_frame(0x01, b"") + EMPTY * 4000], ids=["pings", "empty continuations"]
)
def test_frames_that_never_become_a_message_cost_the_others_nothing(usual: Server, flood: bytes) -> None:
    opened = usual.create()
    hello = frame({"type": "hello", "protocols": [2], "token": opened.tokens["red"]})
    for greeting in (b"", hello):
        sock = raw_websocket(usual)
        sock.sendall(greeting)
        before = used_seconds(usual)
        send_for(sock, flood, 1.0)
        with httpx.Client(base_url=usual.address, verify=False) as others:
            for _ in range(5):
                assert others.get("/healthz").status_code == 200
        # Before frames were counted, this was all the time there is.
        assert used_seconds(usual) - before < 0.5
        sock.close()
