"""Running the server: without settings, to a graceful end, with several workers; clear error messages."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import stat
import subprocess
import sys
from pathlib import Path

import psutil
import pytest
from websockets.exceptions import ConnectionClosed

from rubicon.core.game import RubiconError
from rubicon.server.settings import Settings, origin_of, read_settings
from tests.server.conftest import Serve
from tests.support.build import PACKAGE_FOLDER, ROOT
from tests.support.postgres import PostgresServer
from tests.support.server_process import Player, Server, catch_up, run


def test_with_nothing_configured_games_are_kept_in_the_data_folder(server: Server) -> None:
    assert server.request("GET", "/healthz").json()["status"] == "ok"
    database = server.home / "rubicon.sqlite"
    assert database.exists()
    assert stat.S_IMODE(database.stat().st_mode) & 0o077 == 0


def test_a_server_that_is_asked_to_end_finishes_and_says_goodbye(serve: Serve) -> None:
    server = serve()
    opened = server.create()

    async def play() -> int | None:
        red = await Player.join(server, opened.tokens["red"])
        await red.act("bid 1")
        server.process.send_signal(signal.SIGTERM)
        return await red.closed()

    assert run(play()) == 1012
    assert server.process.wait(timeout=20) == 0
    assert [line["event"] for line in server.log_entries()][-1] == "ended"
    assert not [line for line in server.log_entries() if line["level"] in ("warning", "error")]


def test_two_workers_show_each_other_what_happens(serve: Serve, postgres: PostgresServer) -> None:
    server = serve("--database", postgres.create_database(), "--workers", "2")
    opened = server.create()

    async def on_different_workers() -> tuple[Player, Player, Player]:
        """Connect again until different workers serve the players."""
        for _ in range(50):
            red, blue, watcher = [await Player.join(server, token) for token in opened.tokens.values()]
            if worker_of(red) != worker_of(blue):
                return red, blue, watcher
            for player in (red, blue, watcher):
                await player.close()
        raise AssertionError("all came to the same worker")

    def worker_of(player: Player) -> int:
        """The process at the other end of a connection."""
        port = player.socket.local_address[1]
        for process in psutil.Process(server.process.pid).children(recursive=True):
            for connection in process.net_connections("tcp"):
                if getattr(connection.raddr, "port", None) == port:
                    return int(process.pid)
        raise AssertionError("nobody serves this player")

    async def play() -> None:
        red, blue, watcher = await on_different_workers()
        for player in (red, blue, watcher):
            await player.until(lambda player: player.presence["here"] == [True, True])
        for action in ("bid 1", "seal"):
            answers = await asyncio.gather(red.act(action), blue.act(action))
            assert [answer["type"] for answer in answers] == ["done", "done"], answers
        for player in (red, blue, watcher):
            await player.until(lambda player: ["reveal", {"red": 1, "blue": 1}] in player.log)
        # One worker is killed; its player goes on with another.
        killed = worker_of(red)
        connected = [player for player in (blue, watcher) if worker_of(player) != killed]
        os.kill(killed, signal.SIGKILL)
        again: Player | None = None
        for _ in range(100):
            try:
                again = await Player.join(server, opened.tokens["red"], old=red)
                break
            except (OSError, ConnectionClosed):
                await asyncio.sleep(0.1)
        assert again is not None
        leader = again if again.actions else blue
        assert (await leader.act("attack"))["type"] == "done"
        for player in (again, *connected):
            if player is not leader:
                await player.until(lambda player: any(line[0] == "attack" for line in player.log))
        await blue.call("chat", text="Salve!")
        await again.until(lambda player: player.chat == ["Salve!"])
        renewed = server.request("POST", "/api/seats/renew", {}, token=opened.tokens["blue"])
        assert renewed.status_code == 200
        assert await blue.closed() == 4401
        await catch_up([again])

    run(play())
    assert server.metrics()['rubicon_commands_total{answer="done",command="act"}'] >= 5
    assert server.stop() == 0


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["--port", "99999"], "There is no port 99999"),
        (["--workers", "2"], "Several workers share a PostgreSQL database"),
        (["--url", "play.example.org"], "'play.example.org' is no address"),
        (["--database", "mysql://x"], "mysql"),
        (["--host", "192.0.2.1", "--port", "0"], "Cannot listen on 192.0.2.1"),
    ],
)
def test_a_wrong_setting_is_named(tmp_path: Path, arguments: list[str], why: str) -> None:
    ended = subprocess.run(
        [sys.executable, "-m", "rubicon", "serve", *arguments],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": PACKAGE_FOLDER, "RUBICON_HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert ended.returncode == 1
    assert ended.stderr.startswith("rubicon: ")
    assert why in ended.stderr
    assert "Traceback" not in ended.stderr


def test_settings_come_from_flags_then_the_environment_then_defaults() -> None:
    environment = {"RUBICON_PORT": "1234", "RUBICON_ORIGINS": "http://a.example http://b.example:81"}
    settings = read_settings({"port": None, "host": "0.0.0.0"}, environment)
    assert (settings.port, settings.host, settings.workers) == (1234, "0.0.0.0", 1)
    assert settings.allowed_origins == {"http://127.0.0.1:1234", "http://a.example", "http://b.example:81"}
    with pytest.raises(RubiconError, match="RUBICON_PORT must be a number"):
        read_settings({}, {"RUBICON_PORT": "many"})
    assert Settings(host="::", port=80).address == "http://[::1]:80"
    assert origin_of("HTTPS://Play.Example.org:443/g") == "https://play.example.org"


def test_the_http_interface_describes_itself(server: Server) -> None:
    described = server.request("GET", "/openapi.json").json()
    assert described["openapi"].startswith("3.1")
    assert "/api/games/{game}/join" in described["paths"]
    for path, methods in described["paths"].items():
        for method, operation in methods.items():
            assert {"409", "422", "429"} <= set(operation["responses"]), f"{method} {path}"
    assert "HTTPValidationError" not in json.dumps(described)
