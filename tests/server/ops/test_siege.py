"""What one client can do to a server with its usual settings, and what the others notice of it."""

from __future__ import annotations

import asyncio
import os
import socket
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import psutil
import pytest

from rubicon.core.record import EMPTY_DIGEST, checked_line, parse_prefix
from rubicon.server.api.games import ACCOUNTS_OF_ADDRESS
from tests.server.conftest import Serve
from tests.server.ops.test_abuse import websocket_frame
from tests.server.ops.test_security import frame, raw_websocket
from tests.support.server_process import Player, Server, run

USUAL = {"RUBICON_SHARE_FACTOR": "1"}


@pytest.fixture(scope="module")
def usual(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the usual shares."""
    with Server(tmp_path_factory.mktemp("usual"), **USUAL) as running:
        yield running


def used_seconds(server: Server) -> float:
    """The processor time that the server has used."""
    fields = Path(f"/proc/{server.process.pid}/stat").read_text("ascii").rpartition(")")[2].split()
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


# ------------------------------------------------------------------------------------ computer players


def test_a_visitor_chooses_a_computer_player_by_name_and_no_settings(usual: Server) -> None:
    for bot in ("ismcts:think=6,processes=60", "imperator:think=30", "legate:whim=1"):
        wanted = {"title": "forum", "seats": [{"kind": "me"}, {"kind": "bot", "bot": bot}]}
        refused = usual.request("POST", "/api/games", wanted)
        assert (refused.status_code, refused.json()["code"]) == (409, "illegal"), bot
        fork = {"game": "0123456789abcdef", "at": 0, "side": "red", "bot": bot}
        assert usual.request("POST", "/api/forks", fork).json()["code"] == "illegal"
    assert len(psutil.Process(usual.process.pid).children(recursive=True)) <= 2


def test_bots_among_themselves_play_while_somebody_watches(server: Server) -> None:
    bots = ({"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"})
    opened = server.create("julius-caesar", bots)

    async def watch() -> int:
        viewer = await Player.join(server, opened.tokens[None])
        await viewer.until(lambda each: each.seq > 20)
        seq = viewer.seq
        await viewer.close()
        return seq

    async def come_back(seq: int) -> tuple[int, int]:
        await asyncio.sleep(1.0)
        viewer = await Player.join(server, opened.tokens[None])
        paused = viewer.seq
        await viewer.until(lambda each: each.seq > paused + 3)
        return paused, viewer.seq

    seen = run(watch())
    time.sleep(1.0)
    paused, after = run(come_back(seen))
    assert paused - seen < 20, "the game went on although nobody watched"
    assert after > paused


# ----------------------------------------------------------------------------- what is stored and sent


def test_what_a_client_stores_has_a_rate(usual: Server) -> None:
    opened = usual.create()

    async def talk() -> None:
        red = await Player.join(usual, opened.tokens["red"])
        chat = [await red.call("chat", text="x" * 400) for _ in range(14)]
        assert [each["type"] for each in chat[:10]] == ["done"] * 10
        assert (chat[-1]["code"], chat[-1]["work"]) == ("rate", "chat")
        assert chat[-1]["wait"] >= 1
        notes = [await red.call("note", text="x" * 15_000) for _ in range(22)]
        assert (notes[-1]["code"], notes[-1]["work"]) == ("rate", "notes")

    run(talk())


@pytest.mark.parametrize("what", ["challenges", "links to a rematch"])
def test_requests_that_store_something_have_a_rate(serve: Serve, what: str) -> None:
    """Each is a row, and a wait for the disk for everybody."""
    server = serve(RUBICON_SHARES="changes=0.001/20")
    path, token = "/api/account/login/passkey/options", None
    if what != "challenges":
        opened = server.create()
        tokens = opened.tokens

        async def again() -> None:
            red, blue = [await Player.join(server, str(tokens[side])) for side in ("red", "blue")]
            await red.call("resign")
            assert [(await each.call("rematch"))["type"] for each in (red, blue)] == ["done", "done"]

        run(again())
        path = f"/api/games/{opened.game}/next"
        token = str(tokens["red"])
    answers = [server.request("POST", path, token=token) for _ in range(25)]
    refused = [answer for answer in answers if answer.status_code == 429]
    assert len(refused) in (5, 6)
    assert {answer.json()["work"] for answer in refused} == {"changes"}
    assert server.request("GET", "/api/titles").status_code == 200


def test_a_rematch_counts_as_a_new_game(serve: Serve) -> None:
    server = serve(RUBICON_SHARES="games=0.001/3")
    tokens = server.create().tokens

    async def again() -> list[str]:
        red, blue = [await Player.join(server, str(tokens[side])) for side in ("red", "blue")]
        await red.call("resign")
        return [(await each.call("rematch"))["type"] for each in (red, blue)]

    assert run(again()) == ["done", "done"]
    refused = server.request("POST", "/api/games", {"title": "forum", "seats": [{"kind": "me"}] * 2})
    assert refused.json()["work"] == "games"


def test_a_client_has_one_game_in_the_lobby(tmp_path: Path) -> None:
    listed = {"title": "forum", "seats": [{"kind": "me"}, {"kind": "open"}], "listed": True}
    with Server(tmp_path, **USUAL) as alone:  # of its own: others would use up the share of new games
        first = alone.request("POST", "/api/games", listed)
        assert first.status_code == 201, first.text
        refused = alone.request("POST", "/api/games", listed)
        assert (refused.status_code, refused.json()["work"]) == (429, "listed")
        joined = alone.request("POST", f"/api/games/{first.json()['game']}/join", {})
        assert joined.status_code == 201
        assert alone.request("POST", "/api/games", listed).status_code == 201


def test_an_address_with_many_accounts_does_not_fill_the_lobby(serve: Serve) -> None:
    """An account takes a second to make, and each had a game in the lobby."""
    server = serve(RUBICON_SHARES="listed=1 logins=100/100")
    wanted = {"title": "forum", "seats": [{"kind": "me"}, {"kind": "open"}], "listed": True}
    statuses = []
    for number in range(5):
        made = {"name": f"Somebody {'abcde'[number]}", "password": "correct horse"}
        headers = {"X-Rubicon": "1", "Origin": server.address}
        with httpx.Client(base_url=server.address, headers=headers, timeout=30) as browser:
            assert browser.post("/api/account/register", json=made).status_code == 201
            statuses += [browser.post("/api/games", json=wanted).status_code for _ in range(2)]
    assert statuses == [201, 429] * ACCOUNTS_OF_ADDRESS + [429, 429] * (5 - ACCOUNTS_OF_ADDRESS)
    assert server.request("POST", "/api/games", wanted).status_code == 201, "somebody without an account"


def test_nobody_takes_all_seats_of_the_lobby(serve: Serve) -> None:
    """One client took every free seat as soon as it was there."""
    server = serve(RUBICON_SHARES="joins=0.001/3")
    listed = [server.create(seats=[{"kind": "me"}, {"kind": "open"}], listed=True).game for _ in range(4)]
    answers = [server.request("POST", f"/api/games/{game}/join", {}) for game in listed]
    assert [answer.status_code for answer in answers] == [201, 201, 201, 429]
    assert answers[-1].json()["work"] == "joins"
    assert int(answers[-1].headers["retry-after"]) > 0


def test_the_lobby_has_pages(server: Server) -> None:
    made = {server.create(seats=[{"kind": "me"}, {"kind": "open"}], listed=True).game for _ in range(55)}
    first = server.request("GET", "/api/games").json()
    assert len(first["games"]) == 50
    second = server.request("GET", f"/api/games?before={first['next']!r}").json()
    assert {game["game"] for game in first["games"] + second["games"]} >= made


def test_two_servers_cannot_share_an_sqlite_file(serve: Serve, tmp_path: Path) -> None:
    home = tmp_path / "shared"
    first = serve(home=home)
    with pytest.raises(AssertionError, match="did not start"):
        serve(home=home)
    assert "Another server uses the games in" in first.log_text()
    first.kill()
    first.start()
    assert first.request("GET", "/healthz").status_code == 200


def test_the_second_request_of_a_connection_must_arrive_in_time(serve: Serve) -> None:
    server = serve(RUBICON_REQUEST_SECONDS="0.5")
    request = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    for rest in (b"GET /healthz HT", b"\r\n", b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n"):
        with socket.create_connection(("127.0.0.1", server.port), 10) as sock:
            sock.sendall(request)
            answer = b""
            while b'"status"' not in answer:
                answer += sock.recv(65536)
            sock.sendall(rest)
            with suppress(ConnectionError):
                assert sock.recv(100) == b"", rest


# ------------------------------------------------------------------------------------ records, replays


def record_with_contributions(count: int) -> str:
    """A record whose heading has a line of words from each of many sides that there are not."""
    digest, lines = EMPTY_DIGEST, []
    heading = ["rubicon-record 1", "title julius-caesar", "rules 1", f"dice sealed {'0' * 64}"]
    for text in (*heading, *(f"contribution s{number} x" for number in range(count)), "start"):
        digest, line = checked_line(digest, text)
        lines.append(f"{line}\n")
    return "".join(lines)


def test_a_record_is_parsed_in_time_that_grows_with_its_length() -> None:
    def steps(count: int) -> float:
        text = record_with_contributions(count)
        began = time.process_time()
        parse_prefix(text)
        return time.process_time() - began

    steps(500)
    assert steps(6000) < 4 * 6 * max(steps(1000), 0.001)
