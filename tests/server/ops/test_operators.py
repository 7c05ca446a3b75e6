"""What operators do, on real servers: by the page and by `rubicon admin`, on one process and on several."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from rubicon.cli import main
from rubicon.core.game import RubiconError
from rubicon.server.api.previews import can_draw
from rubicon.server.ops.shares import Shares
from rubicon.server.settings import Settings
from tests.server.conftest import Serve
from tests.support.postgres import PostgresServer
from tests.support.server_process import CreatedGame, Player, Server, run

SECRET = "a secret that only operators know"
#: The close code of a connection that an operator has ended.
SENT_AWAY = 4401
Captured = pytest.CaptureFixture[str]


@pytest.fixture(scope="module")
def operated(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a page for operators."""
    with Server(tmp_path_factory.mktemp("operated"), RUBICON_OPERATOR_SECRET=SECRET) as running:
        yield running


def ask(server: Server, path: str, body: Any = None, secret: str = SECRET) -> httpx.Response:
    """A request of an operator."""
    return server.request("GET" if body is None else "POST", f"/api/operators/{path}", body, secret)


def do(server: Server, path: str, **body: Any) -> dict[str, Any]:
    """Do something as an operator; returns the new overview."""
    answer = ask(server, path, body)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def own_client(server: Server, game: CreatedGame) -> str:
    """The hash that names the client of these tests."""

    async def look() -> str:
        await Player.join(server, game.tokens["red"])
        found = (await asyncio.to_thread(ask, server, "overview")).json()
        return str(next(one["client"] for one in found["connections"] if one["game"] == game.game))

    return run(look())


def sign_up(server: Server, name: str) -> httpx.Client:
    """A browser that is signed in to a new account."""
    browser = httpx.Client(base_url=server.address, headers={"x-rubicon": "1"}, verify=False)
    answer = browser.post("/api/account/register", json={"name": name, "password": "a long password 7"})
    assert answer.status_code == 201, answer.text
    return browser


# ------------------------------------------------------------------------------------------------ the secret


def test_without_a_secret_there_is_no_page_for_operators(server: Server) -> None:
    assert server.request("GET", "/operators").status_code == 404
    for secret in ("no", "anything"):
        assert ask(server, "overview", secret=secret).status_code == 404


def test_operators_need_the_secret(operated: Server) -> None:
    game = operated.create()
    for secret in ("no", "wrong", SECRET[:-1], f"{SECRET}x", "ü" * 40):
        answer = httpx.get(
            f"{operated.address}/api/operators/overview",
            headers={b"authorization": f"Bearer {secret}".encode()},
            verify=False,
        )
        assert (answer.status_code, answer.json()["code"]) == (401, "operator")
    closing = ask(operated, "tables", {"game": game.game, "open": False}, secret="wrong")
    assert closing.status_code == 401
    assert (
        operated.request("GET", f"/api/games/{game.game}/record", token=game.tokens["red"]).status_code == 200
    )
    assert ask(operated, "overview").status_code == 200
    assert SECRET not in operated.log_text()


def test_guesses_of_the_secret_are_limited_and_tell_nothing(tmp_path: Path) -> None:
    with Server(
        tmp_path, RUBICON_OPERATOR_SECRET=SECRET, RUBICON_SHARES="operators=0.001/3", RUBICON_SHARE_FACTOR="1"
    ) as server:
        guesses = [ask(server, "overview", secret=f"guess {number}").status_code for number in range(5)]
        assert guesses == [401] * 3 + [429] * 2
        right = ask(server, "overview")
        assert right.status_code == 429
        assert int(right.headers["retry-after"]) > 0


def test_a_short_secret_is_refused() -> None:
    with pytest.raises(RubiconError, match="at least 20 characters"):
        Settings(operator_secret="short")


# ----------------------------------------------------------------------------------------- who is here, costs


def test_an_operator_sees_who_is_here_and_what_costs_most(operated: Server) -> None:
    game = operated.create(seats=[{"kind": "me", "name": "Anna"}, {"kind": "me"}])

    async def whole() -> dict[str, Any]:
        await Player.join(operated, game.tokens["red"])
        await Player.join(operated, game.tokens[None])
        found: dict[str, Any] = (await asyncio.to_thread(ask, operated, "overview")).json()
        return found

    found = run(whole())
    here = [one for one in found["connections"] if one["game"] == game.game]
    assert sorted((one["viewer"], one["name"]) for one in here) == [(-1, ""), (0, "Anna")]
    assert found["count"] == len(found["connections"])
    assert "127.0.0.1" not in json.dumps(found)


def test_what_costs_most_comes_first() -> None:
    shares = Shares(b"key")
    quiet, loud, connected = (shares.client(f"192.0.2.{number}") for number in range(3))
    shares.take("chat", quiet)
    shares.take("chat", loud, 9)
    for _ in range(20):
        shares.hold("sockets", connected)
    found = shares.heaviest(3)
    assert [(client, work) for client, work, _ in found] == [
        (loud.id, "chat"),
        (connected.id, "sockets"),
        (quiet.id, "chat"),
    ]
    assert [round(used, 1) for *_, used in found] == [0.9, 0.5, 0.1]
    assert len(shares.heaviest(1)) == 1


# -------------------------------------------------------------------------------------------------- sanctions


def test_a_closed_table_is_closed_for_everybody_until_it_is_reopened(operated: Server) -> None:
    game = operated.create(seats=[{"kind": "me"}, {"kind": "open"}], listed=True)
    token = game.tokens["red"]

    def record_status() -> int:
        return operated.request("GET", f"/api/games/{game.game}/record", token=token).status_code

    def is_listed() -> bool:
        return game.game in [each["game"] for each in operated.request("GET", "/api/games").json()["games"]]

    def preview_status() -> int:
        return operated.request("GET", f"/preview/{game.game}.png").status_code

    assert is_listed()

    async def close() -> None:
        red = await Player.join(operated, token)
        watcher = await Player.join(operated, game.tokens[None])
        await asyncio.to_thread(do, operated, "tables", game=game.game, open=False, reason="spam")
        for player in (red, watcher):
            assert await player.closed() == SENT_AWAY
            assert json.loads(player.received[-1])["code"] == "closed"
        again = await Player.connect(operated)
        assert (await again.hello(token=token))["code"] == "closed"

    run(close())
    assert record_status() == 403
    assert preview_status() == (403 if can_draw() else 404)
    assert not is_listed()
    take = {"side": "blue", "name": "", "mine": secrets.token_urlsafe(24)}
    assert operated.request("POST", f"/api/games/{game.game}/join", take).status_code == 403
    found = do(operated, "tables", game=game.game, open=True)
    assert [(entry["action"], entry["reason"]) for entry in found["audit"][:2]] == [
        ("reopen", ""),
        ("close", "spam"),
    ]
    assert record_status() == 200
    run(Player.join(operated, token))
    assert ask(operated, "tables", {"game": game.game, "open": True}).status_code == 409
    assert ask(operated, "tables", {"game": "nothing", "open": False}).status_code == 409


def test_a_removed_line_is_gone_from_open_pages_and_from_the_store(operated: Server) -> None:
    game = operated.create()

    async def whole() -> None:
        red, blue = [await Player.join(operated, game.tokens[side]) for side in ("red", "blue")]
        watcher = await Player.join(operated, game.tokens[None])
        await red.call("chat", text="a rude word", name="")
        await blue.until(lambda player: player.chat == ["a rude word"])
        lines = (await asyncio.to_thread(ask, operated, f"chat/{game.game}")).json()["lines"]
        assert [(line["room"], line["number"], line["text"]) for line in lines] == [
            ("players", 1, "a rude word")
        ]
        found = await asyncio.to_thread(do, operated, "lines", game=game.game, room="players", number=1)
        assert [(entry["action"], entry["target"]) for entry in found["audit"][:2]] == [
            ("remove", f"{game.game} players 1"),
            ("read chat", game.game),
        ]
        await blue.until(lambda player: player.chat == ["a rude word", ""])
        assert json.loads(blue.received[-1])["said"]["number"] == 1
        await watcher.call("ping")
        assert watcher.chat == []
        again = await Player.join(operated, game.tokens["blue"])
        assert again.chat == [""]

    run(whole())
    missing = {"game": game.game, "room": "players", "number": 2}
    assert ask(operated, "lines", missing).status_code == 409
    assert "a rude word" not in operated.log_text()


def test_a_muted_client_plays_on_and_says_nothing(operated: Server) -> None:
    game = operated.create()
    client = own_client(operated, game)

    async def whole() -> None:
        red = await Player.join(operated, game.tokens["red"])
        watcher = await Player.join(operated, game.tokens[None])
        mute = {"kind": "mute", "subject": "client", "target": client}
        await asyncio.to_thread(do, operated, "sanctions", **mute, hours=1)
        for player in (red, watcher):
            assert (await player.call("chat", text="hello", name=""))["code"] == "muted"
        assert (await red.act("bid 1"))["type"] == "done"
        await asyncio.to_thread(do, operated, "sanctions", **mute, lift=True)
        assert (await red.call("chat", text="hello", name=""))["type"] == "done"

    run(whole())


def test_a_banned_client_is_sent_away_and_an_operator_at_its_address_is_not(serve: Serve) -> None:
    server = serve(RUBICON_OPERATOR_SECRET=SECRET)
    game = server.create()
    client = own_client(server, game)

    async def whole() -> None:
        red = await Player.join(server, game.tokens["red"])
        # By its address, which is hashed at once and stored nowhere.
        ban = {"kind": "ban", "subject": "client", "target": "127.0.0.1"}
        found = await asyncio.to_thread(do, server, "sanctions", **ban, reason="flood")
        assert [(each["kind"], each["target"]) for each in found["sanctions"]] == [("ban", client)]
        assert await red.closed() == SENT_AWAY
        with pytest.raises(InvalidStatus) as refused:
            await Player.connect(server)
        assert refused.value.response.status_code == 403

    run(whole())
    assert server.request("GET", "/api/titles").json()["code"] == "banned"
    server.stop()
    server.start()
    assert server.request("GET", "/api/titles").json()["code"] == "banned"
    assert server.request("GET", "/operators").status_code == 200
    do(server, "sanctions", kind="ban", subject="client", target=client, lift=True)
    assert server.request("GET", "/api/titles").status_code == 200
    assert b"127.0.0.1" not in (server.home / "rubicon.sqlite").read_bytes()


def test_a_banned_account_loses_its_seats_and_keeps_its_data(operated: Server) -> None:
    with closing(sign_up(operated, "Brutus")) as browser:
        _ban_account(operated, browser)


def _ban_account(operated: Server, browser: httpx.Client) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}]
    made = browser.post("/api/games", json={"title": "forum", "seats": seats}).json()
    token = next(link["token"] for link in made["links"] if link["kind"] == "seat")

    async def whole() -> None:
        brutus = await Player.join(operated, token)
        mute = {"kind": "mute", "subject": "account", "target": "brutus"}
        await asyncio.to_thread(do, operated, "sanctions", **mute)
        assert (await brutus.call("chat", text="et tu", name=""))["code"] == "muted"
        await asyncio.to_thread(do, operated, "sanctions", **mute, lift=True)
        found = await asyncio.to_thread(do, operated, "sanctions", **{**mute, "kind": "ban"})
        assert "Brutus" in found["accounts"].values()
        assert await brutus.closed() == SENT_AWAY
        again = await Player.connect(operated)
        assert (await again.hello(token=token))["code"] == "banned"

    run(whole())
    assert browser.post("/api/games", json={"title": "forum", "seats": seats}).json()["code"] == "banned"
    assert browser.get("/api/account").json()["name"] == "Brutus"
    do(operated, "sanctions", kind="ban", subject="account", target="Brutus", lift=True)
    run(Player.join(operated, token))
    nobody = {"kind": "ban", "subject": "account", "target": "Nobody at all"}
    assert ask(operated, "sanctions", nobody).status_code == 409


def test_a_sanction_ends_by_itself(operated: Server) -> None:
    game = operated.create()
    client = own_client(operated, game)
    do(operated, "sanctions", kind="mute", subject="client", target=client, hours=0.5 / 3600)

    async def whole() -> None:
        red = await Player.join(operated, game.tokens["red"])
        while (await red.call("chat", text="hello", name=""))["type"] != "done":
            await asyncio.sleep(0.1)

    run(whole())


# -------------------------------------------------------------------------- the command line, other processes


def admin(server: Server, *words: str) -> None:
    database = server.environment.get("RUBICON_DATABASE", str(server.home / "rubicon.sqlite"))
    assert main(["admin", *words, "--database", database]) == 0


def test_the_command_line_reaches_a_server_that_runs(operated: Server, capsys: Captured) -> None:
    game = operated.create()

    async def whole() -> None:
        red = await Player.join(operated, game.tokens["red"])
        await red.call("chat", text="a rude word", name="")
        await asyncio.to_thread(admin, operated, "who")
        assert f"game {game.game}, side 0" in capsys.readouterr().out
        await asyncio.to_thread(admin, operated, "chat", game.game)
        assert "players 1 " in capsys.readouterr().out
        report = {"number": 1, "reason": "insult", "words": "and again"}
        path = f"/api/games/{game.game}/reports"
        sent = await asyncio.to_thread(operated.request, "POST", path, report, game.tokens["blue"])
        assert sent.status_code == 204, sent.text
        await asyncio.to_thread(admin, operated, "reports")
        first, where, line, reporter, count = capsys.readouterr().out.splitlines()
        assert first.endswith(" insult")
        assert where == f"  {game.game} players 1, seat '{game.game} 0'"
        assert line == "  a person: a rude word"
        assert reporter.startswith(f"  reported by seat '{game.game} 1', client ")
        assert reporter.endswith(": and again")
        assert count == "1 report."
        await asyncio.to_thread(admin, operated, "settle", first.split()[0])
        await asyncio.to_thread(admin, operated, "reports")
        assert capsys.readouterr().out.endswith("is settled.\n0 reports.\n")
        await asyncio.to_thread(admin, operated, "reports", "--all")
        assert " settled " in capsys.readouterr().out
        await asyncio.to_thread(admin, operated, "remove-line", game.game, "players", "1")
        await red.until(lambda player: player.chat[-1] == "")
        await asyncio.to_thread(admin, operated, "close", game.game, "--reason", "spam")
        assert await red.closed() == SENT_AWAY

    run(whole())
    admin(operated, "reopen", game.game)
    capsys.readouterr()
    admin(operated, "audit", "--limit", "5")
    written = [line.split(" UTC ")[1] for line in capsys.readouterr().out.splitlines()]
    assert written == [
        f"reopen game {game.game} (command line)",
        f"close game {game.game} (command line) spam",
        f"remove line {game.game} players 1 (command line)",
        *[line for line in written if line.startswith("settle report ")],
        f"read chat game {game.game} (command line)",
    ]
    assert len(written) == 5
    for kind in ("mute", "ban"):
        admin(operated, kind, "client", "192.0.2.7", "--hours", "1")
        admin(operated, f"un{kind}", "client", "192.0.2.7")


def test_what_an_operator_does_holds_in_every_process_at_once(postgres: PostgresServer, serve: Serve) -> None:
    database = postgres.create_database()
    settings = {"RUBICON_DATABASE": database, "RUBICON_OPERATOR_SECRET": SECRET}
    first, second = serve(**settings), serve(**settings)
    game, other = first.create(), first.create()

    async def whole() -> None:
        red = await Player.join(first, game.tokens["red"])
        blue = await Player.join(second, game.tokens["blue"])
        elsewhere = await Player.join(second, other.tokens["red"])
        found = (await asyncio.to_thread(ask, first, "overview")).json()
        assert sorted((one["game"], one["viewer"]) for one in found["connections"]) == sorted(
            [(game.game, 0), (game.game, 1), (other.game, 0)]
        )
        client = found["connections"][0]["client"]
        await red.call("chat", text="a rude word", name="")
        await blue.until(lambda player: player.chat == ["a rude word"])
        await asyncio.to_thread(do, first, "lines", game=game.game, room="players", number=1)
        await blue.until(lambda player: player.chat[-1] == "")
        mute = {"kind": "mute", "subject": "client", "target": client}
        await asyncio.to_thread(do, first, "sanctions", **mute)
        while (answer := await blue.call("chat", text="hello", name=""))["type"] == "done":
            await asyncio.sleep(0.01)
        assert answer["code"] == "muted"
        await asyncio.to_thread(do, first, "tables", game=game.game, open=False)
        assert await red.closed() == await blue.closed() == SENT_AWAY
        await asyncio.to_thread(admin, second, "ban", "client", client)
        assert await elsewhere.closed() == SENT_AWAY

    run(whole())
    for server in (first, second):
        end = time.monotonic() + 10
        while "code" not in (answer := server.request("GET", "/api/titles").json()):
            assert time.monotonic() < end, "the ban of the command line does not reach this process"
            time.sleep(0.02)
        assert answer["code"] == "banned"
        actions = [entry["action"] for entry in ask(server, "overview").json()["audit"]]
        assert actions == ["ban", "close", "mute", "remove"]
