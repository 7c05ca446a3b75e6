"""`rubicon admin`, on both kinds of database, through the command line."""

from __future__ import annotations

import json
import stat
import threading
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest
import sqlalchemy as sql

from rubicon.cli import main
from rubicon.core.dice import FastDice
from rubicon.core.record import read
from rubicon.core.record_writer import seed_path, transcript
from rubicon.core.session import Session
from rubicon.core.verdict import verify
from rubicon.store import records
from rubicon.store.migrations import migrate
from rubicon.store.schema import lines, metadata
from rubicon.store.seat_tokens import SeatTokens
from rubicon.store.store import Store, token_hash
from rubicon.table.changes import OVER
from rubicon.table.seats import Seat, computer, person
from rubicon.table.table import Table
from tests.store.test_store import open_game, random_step
from tests.support.table_driver import find
from tests.support.toy import TOY

Captured = pytest.CaptureFixture[str]


def play_game(store: Store, name: str, steps: int = 1000, seats: list[Seat] | None = None) -> Table:
    """A stored game after at most `steps` steps."""
    rng, table = Random(name), open_game(store, name, seats=seats)
    for number in range(steps):
        if table.ending is None:
            assert store.commit([random_step(table, rng, f"k{number}", 20.0 + number)]) == [None]
    return table


def store_samples(store: Store) -> None:
    """Store a finished, a running and a waiting game, with chat, notes and a token."""
    done = play_game(store, "done", seats=[person("Anna"), computer("random")])
    store.commit([done.say(0, "", "vale 🎲", "x", 30.0)])
    half = play_game(store, "half", 5)
    store.commit([half.save_notes(1, "she bluffs", "x", 30.0)])
    SeatTokens(store).add(token_hash("secret"), "half", 1, 30.0)
    open_game(store, "waiting", seats=[person("Anna"), Seat()])


def contents(store: Store) -> dict[str, list[str]]:
    """All rows of all tables."""
    with store.reading() as connection:
        return {
            table.name: sorted(str(tuple(row)) for row in connection.execute(sql.select(table)))
            for table in metadata.sorted_tables
        }


@pytest.fixture
def admin(url: str, capsys: Captured) -> Callable[..., str]:
    """Runs a command on the database and returns its output."""

    def call(action: str, *arguments: str, status: int = 0, database: str | None = None) -> str:
        assert main(["admin", action, "--database", database or url, *arguments]) == status
        printed = capsys.readouterr()
        return printed.out + printed.err

    return call


def test_backup_and_restore_into_either_kind(
    url: str, store: Store, admin: Callable[..., str], tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    store_samples(store)
    file = tmp_path / "backup"
    assert "3 games and all that belongs to them: written" in admin("backup", str(file))
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert "exists already" in admin("backup", str(file), status=1)
    places = [str(tmp_path / "new.sqlite"), request.getfixturevalue("postgres").create_database()]
    for place in places:
        assert "3 games and all that belongs to them: restored" in admin("restore", str(file), database=place)
        with Store.open(place) as copy:
            assert contents(copy) == contents(store)
            table = Table.load(find, copy.load("half"))  # and the game goes on
            assert copy.commit([random_step(table, Random(1), "next", 99.0)]) == [None]
        assert "holds something already" in admin("restore", str(file), database=place, status=1)
    assert "holds something already" in admin("restore", str(file), status=1)


def test_a_backup_while_games_go_on(store: Store, admin: Callable[..., str], tmp_path: Path) -> None:
    """Each backup holds complete games of one moment."""
    stop = threading.Event()
    rng = Random(2)

    def go_on() -> None:
        number = 0
        while not stop.is_set():
            number += 1
            table = open_game(store, f"g{number}")
            while table.ending is None and not stop.is_set():
                assert store.commit([random_step(table, rng, f"k{table.known_counts[0]}")]) == [None]

    player = threading.Thread(target=go_on)
    player.start()
    try:
        for number in range(3):
            file = tmp_path / f"backup-{number}"
            admin("backup", str(file))
            place = str(tmp_path / f"copy-{number}.sqlite")
            admin("restore", str(file), database=place)
            assert " 0 of them wrong" in admin("verify", database=place)
    finally:
        stop.set()
        player.join()


@pytest.mark.parametrize("harm", ["cut", "torn", "edit", "other", "newer", "empty"])
def test_damaged_backups_are_refused(
    store: Store, admin: Callable[..., str], tmp_path: Path, harm: str
) -> None:
    store_samples(store)
    file, place = tmp_path / "backup", str(tmp_path / "new.sqlite")
    admin("backup", str(file))
    text = file.read_text()
    file.write_text(
        {
            "cut": text[: len(text) // 2],
            "torn": text[: text.rindex("\n", 0, len(text) // 2) + 3],
            "edit": text.replace("bluffs", "cheats"),
            "other": '{"a": 1}\n',
            "newer": text.replace('"rubicon-backup":1', '"rubicon-backup":2'),
            "empty": "",
        }[harm]
    )
    said = admin("restore", str(file), database=place, status=1)
    assert {"cut": "damaged", "torn": "damaged", "edit": "damaged", "newer": "newer Rubicon"}.get(
        harm, "no backup"
    ) in said
    assert "Cannot read" in admin("restore", str(tmp_path / "nowhere"), database=place, status=1)


def test_a_backup_of_an_older_revision_is_migrated(tmp_path: Path, capsys: Captured) -> None:
    """Made by hand, in the first revision."""
    game = {
        "id": "g1",
        "title": "forum",
        "options": '{"rounds": "3"}',
        "clock": "none",
        "ask": False,
        "listed": False,
        "status": "waiting",
        "deciding": 0,
        "created": 1.0,
        "updated": 1.0,
        "seed": {"hex": "00" * 32},
    }
    values = [
        {"rubicon-backup": 1, "form": "games_1"},
        {"table": "games", "columns": list(game)},
        list(game.values()),
        {"table": "seats", "columns": ["game", "side", "kind", "name", "bot"]},
        ["g1", 0, "person", "Anna", ""],
        ["g1", 1, "open", "", ""],
    ]
    text = "".join(json.dumps(value) + "\n" for value in values)
    end = {"end": len(values), "sha256": sha256(text.encode()).hexdigest()}
    file, place = tmp_path / "old", tmp_path / "new.sqlite"
    file.write_text(text + json.dumps(end) + "\n")
    assert main(["admin", "restore", "--database", str(place), str(file)]) == 0
    with Store.open(str(place)) as store:
        assert Table.load(find, store.load("g1")).seats[0].name == "Anna"
        with store.reading() as connection:
            assert migrate.current_revision(connection) == migrate.head()


def test_export_and_import(store: Store, admin: Callable[..., str], tmp_path: Path) -> None:
    store_samples(store)
    folder = tmp_path / "records"
    assert "1 game written" in admin("export", str(folder))
    (path,) = folder.iterdir()
    assert verify(read(path), find).holds
    assert "0 games written" in admin("export", str(folder))  # it is there
    assert "--unfinished" in admin("export", str(folder), "--with-seeds", status=1)
    one = tmp_path / "one"
    assert "1 game written" in admin("export", str(one), "--game", "done")
    assert "no game nobody" in admin("export", str(one), "--game", "done", "--game", "nobody", status=1)
    assert "Add --unfinished" in admin("export", str(one), "--game", "half", status=1)
    assert [path.name for path in one.iterdir()] == ["forum-done.rubicon"]
    everything = tmp_path / "all"
    admin("export", str(everything), "--unfinished")
    assert sorted(path.name for path in everything.iterdir()) == ["forum-done.rubicon", "forum-half.rubicon"]
    admin("export", str(tmp_path / "seeds"), "--unfinished", "--with-seeds")
    half = tmp_path / "seeds" / "forum-half.rubicon"
    assert stat.S_IMODE(half.stat().st_mode) == stat.S_IMODE(seed_path(half).stat().st_mode) == 0o600
    place = str(tmp_path / "other.sqlite")
    assert "stored as" in admin("import", str(path), database=place)
    assert "there already" in admin("import", str(path), database=place)
    damaged = tmp_path / "damaged"
    damaged.write_text(path.read_text().replace("bid", "bit", 1))
    said = admin("import", str(half), str(damaged), str(tmp_path / "nowhere"), database=place, status=1)
    assert "not finished" in said
    assert said.count("Not stored") == 3
    with Store.open(place) as other:
        (name,) = records.game_ids(other)
        table, original = (
            Table.load(find, each.load(game)) for each, game in ((other, name), (store, "done"))
        )
        assert table.status == OVER
        assert [table.seq(viewer) for viewer in table.viewers] == [
            original.seq(viewer) for viewer in original.viewers
        ]
        assert [seat.player for seat in table.seats.values()] == ["Anna", "the computer, random"]


def test_import_of_a_game_with_open_dice(admin: Callable[..., str], tmp_path: Path) -> None:
    session, rng = Session(TOY, {}, FastDice(1)), Random(1)
    while session.outcome is None:
        side = session.state.deciders()[0]
        session.act(side, rng.choice(session.state.decision(side).actions))
    file = tmp_path / "open.rubicon"
    file.write_text(transcript(session))
    assert "stored as" in admin("import", str(file))
    assert "the dice were open" in admin("verify")


def test_verify_finds_changed_lines(store: Store, admin: Callable[..., str]) -> None:
    store_samples(store)
    said = admin("verify")
    assert "3 games, 0 of them wrong" in said
    assert "all dice from the sealed seed" in said
    with store.writing() as connection:
        where = (lines.c.game == "half") & lines.c.text.startswith("1 ")
        connection.execute(sql.update(lines).where(where).values(shown=7))
        where = (lines.c.game == "done") & lines.c.text.startswith("3 ")
        connection.execute(sql.update(lines).where(where).values(text="3 red bid 0 #00000000"))
    said = admin("verify", status=1)
    assert "half forum: WRONG. Line" in said
    assert "done forum: WRONG. line" in said
    assert "3 games, 2 of them wrong" in said


@pytest.mark.parametrize("action", ["backup", "export", "verify", "prune"])
def test_a_missing_database_is_not_created(action: str, admin: Callable[..., str], tmp_path: Path) -> None:
    place = tmp_path / "typo.sqlite"
    more = {"backup": [str(tmp_path / "b")], "export": [str(tmp_path / "e")], "prune": ["--keys", "1"]}
    said = admin(action, *more.get(action, []), status=1, database=str(place))
    assert f"There is no database {place}" in said
    assert list(tmp_path.glob("[tbe]*")) == []


@pytest.mark.parametrize("days", ["-3", "nan", "many"])
def test_invalid_days_are_refused(days: str, admin: Callable[..., str]) -> None:
    assert "--finished" in admin("prune", "--finished", days, status=2)


def test_prune(store: Store, admin: Callable[..., str]) -> None:
    store_samples(store)  # all of it long ago
    # Without options, what the server removes by itself: unfinished games after 400 days, commands after 30.
    assert "2 games and 35 keys of commands would be removed; nothing was" in admin("prune", "--dry-run")
    assert "0 games and 0 keys" in admin("prune", "--finished", "1000000")
    assert "2 games and 0 keys of commands would be removed; nothing was" in admin(
        "prune", "--unfinished", "30", "--dry-run"
    )
    assert "0 games and" in admin("prune", "--keys", "30")
    assert store.stored_answer("half", 1, "x") is None
    assert "1 game and 0 keys of commands removed" in admin("prune", "--finished", "30")
    assert "2 games and 0 keys of commands removed" in admin("prune", "--unfinished", "30")
    assert set(map(len, contents(store).values())) == {0}
