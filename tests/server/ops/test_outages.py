"""The database is away for a moment, or full: what visitors are told, and that tables come back."""

from __future__ import annotations

import gzip
import resource
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import text

from rubicon.bench.server.postgres import PostgresServer, temporary_postgres
from rubicon.server.ops.retention import RetentionTask, retention_of
from rubicon.server.settings import Settings
from rubicon.store.operations import claim_retention
from rubicon.store.records import DAY_SECONDS, game_ids
from rubicon.store.store import Store
from tests.server.conftest import Serve
from tests.support.build import ROOT
from tests.support.server_process import Player, Server, run


@pytest.fixture(scope="module")
def unsafe_postgres() -> Iterator[PostgresServer]:
    """A PostgreSQL that acknowledges before it has written, by default, and that tests may stop."""
    with temporary_postgres(("fsync=off", "synchronous_commit=off", "shared_buffers=32MB")) as running:
        yield running


def until_ready(server: Server) -> None:
    for _ in range(200):
        if server.request("GET", "/readyz").status_code == 200:
            return
        time.sleep(0.1)
    raise AssertionError("the server did not come back")


def test_commits_are_durable_whatever_the_database_is_set_to(unsafe_postgres: PostgresServer) -> None:
    with Store.open(unsafe_postgres.create_database()) as store:
        for transaction in (store.reading, store.writing):
            with transaction() as connection:
                assert connection.execute(text("SHOW synchronous_commit")).scalar() == "on"


def test_the_database_is_away_for_a_moment(unsafe_postgres: PostgresServer, serve: Serve) -> None:
    server = serve("--database", unsafe_postgres.create_database())
    opened = server.create()
    until_ready(server)

    async def play() -> None:
        red = await Player.join(server, opened.tokens["red"])
        await red.call("ping")  # it has joined for good
        unsafe_postgres.stop()
        try:
            answers = [
                server.request("GET", "/api/games"),
                server.request("GET", f"/api/games/{opened.game}/record"),
                server.request("POST", "/api/games", {"title": "forum", "seats": [{"kind": "me"}] * 2}),
            ]
            time.sleep(1.1)  # the result of a probe counts for a second
            answers.append(server.request("GET", "/readyz"))
            refused = await red.call("act", seq=red.seq, action=red.actions[0])
            late = await Player.connect(server)
            hello = await late.hello(token=opened.tokens["blue"])
            await late.socket.wait_closed()
        finally:
            unsafe_postgres.start()
        assert [answer.status_code for answer in answers] == [503] * 4, [a.text for a in answers]
        assert all(int(answer.headers["retry-after"]) > 0 for answer in answers)
        said = " ".join([*(answer.text for answer in answers), str(refused), str(hello)]).lower()
        for secret in ("socket", "port", "host", str(unsafe_postgres.folder), "psycopg", "postgres"):
            assert secret not in said
        assert server.request("GET", "/livez").status_code == 200
        assert (refused["type"], refused["code"]) == ("refused", refused["code"])
        assert refused["code"] in ("away", "unsaved")
        assert hello["code"] == "away"
        assert late.socket.close_code == 1013  # clients come back after this one
        until_ready(server)
        # The player who stayed goes on, and the one who was not let in comes in.
        await red.call("act", seq=red.seq, action=red.actions[0])
        blue = await Player.join(server, opened.tokens["blue"])
        assert blue.facts["status"] == "playing"

    run(play())


def test_a_full_disk_is_not_ready(tmp_path: Path) -> None:
    """The process lives, but cannot store: only the probe shows it."""
    with Server(tmp_path) as server:
        assert server.request("GET", "/readyz").status_code == 200
        # No file may grow beyond its first page: not even the room left in the write-ahead log can be used.
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (4096, 4096))
        time.sleep(1.1)  # a result counts for a second
        assert server.request("GET", "/readyz").status_code == 503
        assert server.request("GET", "/livez").status_code == 200


def test_old_games_are_removed_by_one_process_once_a_day(tmp_path: Path) -> None:
    with Store.open(str(tmp_path / "games.sqlite")) as store:
        assert claim_retention(store, 1_000_000.0, 86_400.0)
        assert not claim_retention(store, 1_000_001.0, 86_400.0)
        assert claim_retention(store, 1_086_400.0, 86_400.0)
        RetentionTask(Settings(), store).remove_if_due(time.time())
    assert retention_of(Settings()).finished is None
    assert retention_of(Settings(keep_finished_days=10.0)).finished == 10.0


@pytest.mark.parametrize(
    ("settings", "left"),
    [
        (Settings(), (4, 4, 1, 1)),
        (Settings(keep_finished_days=500.0), (4, 4, 1, 0)),
        (Settings(keep_unfinished_days=0.0), (4, 4, 4, 4)),
    ],
)
def test_old_games_of_an_earlier_version_are_kept_for_the_whole_period_once_more(
    tmp_path: Path, settings: Settings, left: tuple[int, ...]
) -> None:
    """Three running games and a finished one, none of them changed since 1970."""
    place = tmp_path / "old.sqlite"
    place.write_bytes(gzip.decompress((ROOT / "tests" / "data" / "database-0.1.0.sqlite.gz").read_bytes()))
    start = time.time()
    with Store.open(str(place)) as store:
        task = RetentionTask(settings, store)
        for days, count in zip((0, 399, 401, 501), left, strict=True):
            task.remove_if_due(start + days * DAY_SECONDS)
            assert len(game_ids(store)) == count, days
