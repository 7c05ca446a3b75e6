"""The store, on SQLite and on a real PostgreSQL: changes are stored once, and games are loaded unchanged."""

from __future__ import annotations

import sqlite3
import stat
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from queue import Queue
from random import Random

import pytest
import sqlalchemy as sql
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

from rubicon import paths
from rubicon.core.game import SPECTATOR, RubiconError
from rubicon.core.message import parse_reason
from rubicon.core.seal import new_seed
from rubicon.store.database import StoreError, database_url
from rubicon.store.migrations import migrate
from rubicon.store.schema import games, metadata, tokens
from rubicon.store.seat_tokens import SeatTokens, VoidToken, lock_game
from rubicon.store.store import (
    Conflict,
    Repeated,
    Store,
    TokenTarget,
    Unauthorised,
    UnknownGame,
    token_hash,
)
from rubicon.table.changes import OVER, PLAYERS, Change, Refused
from rubicon.table.clock import parse_clock
from rubicon.table.seats import Seat, computer, person
from rubicon.table.table import Table
from tests.support.table_driver import SEED, TITLES, find, visible_bytes
from tests.support.toy import TOY


def open_game(
    store: Store, name: str = "g1", title: str = TOY.id, seats: list[Seat] | None = None, listed: bool = False
) -> Table:
    """A new game, stored."""
    table, change = Table.open(
        name,
        find(title),
        {},
        seats or [person("Anna"), person("Ben")],
        parse_clock("live 3600+5"),
        SEED,
        10.0,
        listed=listed,
    )
    assert store.commit([change]) == [None]
    return table


def random_step(table: Table, rng: Random, key: str, now: float = 20.0) -> Change:
    """A random action or undo of a side that may act."""
    undoing = [side for side in (0, 1) if table.can_undo(side)]
    if undoing and rng.random() < 0.2:
        return table.undo(undoing[0], table.seq(undoing[0]), key, now)
    side = rng.choice(table.deciders)
    decision = table.decision(side)
    assert decision is not None
    return table.act(side, table.seq(side), table.game.text(rng.choice(decision.actions)), key, now)


def assert_stored(store: Store, table: Table, now: float = 99.0) -> None:
    """Check that the table loaded from the store is the same."""
    again = Table.load(find, store.load(table.id))
    assert again.known_counts == table.known_counts
    for viewer in table.viewers:
        assert visible_bytes(again, viewer, now) == visible_bytes(table, viewer, now)


@pytest.mark.parametrize("title", TITLES)
def test_a_whole_game_is_loaded_unchanged(store: Store, title: str) -> None:
    rng = Random(3)
    table = open_game(store, title=title)
    for number in range(150):
        if table.ending is not None:
            break
        assert store.commit([random_step(table, rng, f"k{number}", 20.0 + number)]) == [None]
        if number % 50 == 7:
            assert_stored(store, table, 5000.0)
    if table.ending is None:
        assert store.commit([table.resign(1, "last", 500.0)]) == [None]
    assert_stored(store, table)
    stored = store.load("g1")
    assert stored.status == OVER
    assert stored.setup.seed is None, "the secret copy is gone; the seed stands in the record"
    with store.reading() as connection:
        row = connection.execute(sql.select(games)).one()
    assert table.ending is not None
    assert (row.winner, parse_reason(row.reason), row.deciding) == (
        table.ending.winner,
        table.ending.reason,
        0,
    )


def test_many_games_in_one_transaction(store: Store) -> None:
    rng = Random(1)
    tables = [open_game(store, f"g{number}") for number in range(20)]
    for number in range(10):
        changes = [random_step(table, rng, f"k{number}") for table in tables]
        assert store.commit(changes) == [None] * len(tables)
    for table in tables:
        assert_stored(store, table)


def test_a_command_is_executed_once(store: Store) -> None:
    table = open_game(store)
    change = table.act(0, 1, "bid 1", "one key", 11.0)
    assert store.stored_answer("g1", 0, "one key") is None
    assert store.commit([change]) == [None]
    assert store.stored_answer("g1", 0, "one key") == {"seq": 2}
    assert store.stored_answer("g1", 1, "one key") is None
    again = Table.load(find, store.load("g1"))
    with pytest.raises(Refused) as problem:  # sent again as it was: stale, and the store knows the answer
        again.act(0, 1, "bid 1", "one key", 12.0)
    assert problem.value.code == "stale"
    repeated = again.act(0, 2, "seal", "one key", 12.0)  # or with a key used before
    other = open_game(store, "g2").act(0, 1, "bid 2", "one key", 12.0)
    assert store.commit([repeated, other]) == [Repeated({"seq": 2}), None]
    assert_stored(store, table)
    assert len(store.load("g2").lines) == len(store.load("g1").lines)


def test_the_second_writer_gets_a_conflict(store: Store) -> None:
    open_game(store)
    one, two = (Table.load(find, store.load("g1")) for _ in range(2))
    other = open_game(store, "g2")
    assert store.commit([one.act(0, 1, "bid 1", "a", 11.0)]) == [None]
    lost = two.act(1, 1, "bid 2", "b", 11.0)
    after = two.act(1, 2, "seal", "c", 12.0)
    fine = other.act(0, 1, "bid 3", "a", 11.0)
    assert store.commit([lost, fine, after]) == [Conflict(), None, Conflict()]
    two = Table.load(find, store.load("g1"))
    assert store.commit([two.act(1, 1, "bid 2", "b", 12.0)]) == [None]
    one.catch_up(store.changes_since("g1", *one.known_counts))
    assert_stored(store, one)
    assert_stored(store, other)


def test_secret_choices_at_the_same_instant_are_both_kept(url: str) -> None:
    """Two stores on one database, as in two processes, with a side at each: both choose at once."""
    rng = Random(4)
    with Store.open(url) as left, Store.open(url) as right, ThreadPoolExecutor(2) as pool:
        conflicts = 0

        def choose(store: Store, game: str, side: int, text: str) -> int:
            """As a server does: read, try, and read again after a conflict."""
            lost = 0
            table = tables[store, game]
            while True:
                change = table.act(side, seqs[game][side], text, f"{side}", 11.0)
                (result,) = store.commit([change])
                if result is None:
                    tables[store, game] = table
                    return lost
                assert result == Conflict()
                lost += 1
                table = Table.load(find, store.load(game))

        for number in range(12):
            game = f"g{number}"
            open_game(left, game)
            tables = {(store, game): Table.load(find, store.load(game)) for store in (left, right)}
            seqs = {game: [1, 1]}
            bids = [f"bid {rng.randrange(4)}" for _ in range(2)]
            jobs = [
                pool.submit(choose, store, game, side, bids[side]) for side, store in enumerate((left, right))
            ]
            conflicts += sum(job.result() for job in jobs)
            final = Table.load(find, left.load(game))
            for side, bid in enumerate(bids):
                view = final.view(side)
                assert view is not None
                assert f"bid {view['bid']}" == bid
            for store in (left, right):
                tables[store, game].catch_up(store.changes_since(game, *tables[store, game].known_counts))
                assert_stored(store, tables[store, game])
        assert conflicts > 0, "they never met: the test shows nothing"


def test_other_processes_are_told(url: str) -> None:
    if url.startswith("sqlite"):
        with Store.open(url) as store:  # one process: there is nobody to hear from
            store.listen(lambda game: pytest.fail(f"heard of {game}"))
            store.broadcast("anything")
            open_game(store)
            assert store.receives_changes
        return
    with Store.open(url) as here, Store.open(url) as there:
        heard: Queue[str | None] = Queue()
        there.listen(heard.put, heard.put)
        table = open_game(here)
        assert heard.get(timeout=20) == "g1"
        open_game(there, "g2")  # our own changes are no news
        here.commit([table.act(0, 1, "bid 1", "k", 11.0)])
        assert heard.get(timeout=20) == "g1"
        here.broadcast("a few words")
        assert heard.get(timeout=20) == "a few words"
        assert SeatTokens(here).replace("g1", 0, None, 11.0) == []
        assert heard.get(timeout=20) == "g1"
        with here.writing() as connection:  # the listener's connection is cut; it comes back and says so
            connection.execute(
                sql.text(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                    "WHERE query LIKE 'LISTEN%' AND pid <> pg_backend_pid() AND datname = current_database()"
                )
            )
        assert heard.get(timeout=20) is None
        assert there.receives_changes
        here.commit([table.act(0, 2, "seal", "k2", 12.0)])
        assert heard.get(timeout=20) == "g1"
        assert heard.empty()


def test_tokens(store: Store) -> None:
    assert token_hash("abc") != token_hash("abd")
    old, new, third = (token_hash(text) for text in ("old", "new", "third"))
    table, change = Table.open("g1", TOY, {}, [person(), Seat()], parse_clock("none"), SEED, 10.0)
    store.commit([replace(change, tokens=((old, 1), (token_hash("watch"), SPECTATOR)))])
    assert store.find_token(old) == TokenTarget("g1", 1)
    assert store.find_token(token_hash("watch")) == TokenTarget("g1", SPECTATOR)
    assert store.find_token(token_hash("wrong")) is None
    seated = table.take_seat(1, person("Ben"), "k", 11.0)
    assert store.commit([replace(seated, revoked_viewers=(1,), tokens=((new, 1),))]) == [None]
    assert store.find_token(old) is None
    assert store.find_token(new) == TokenTarget("g1", 1)
    given = SeatTokens(store)
    watch, friends = token_hash("watch"), token_hash("friends")
    given.add(third, "g1", 1, 12.0)
    assert sorted(given.replace("g1", 1, old, 13.0)) == sorted([VoidToken("g1", new), VoidToken("g1", third)])
    assert [store.find_token(token) for token in (old, new, third)] == [TokenTarget("g1", 1), None, None]
    assert given.add_for_rematch(watch, friends, "g1", SPECTATOR, 13.0)
    assert not given.add_for_rematch(old, third, "g1", 1, 13.0), "renewed: viewers from other games stay out"
    assert not given.add_for_rematch(new, third, "g1", SPECTATOR, 13.0), "the token it comes from is void"
    assert store.find_token(third) is None
    assert store.changes_since("g1", 0, 0, {}).tokens == {old, watch, friends}
    assert given.replace("g1", 1, None, 14.0) == [VoidToken("g1", old)]
    assert given.replace("g1", SPECTATOR, third, 16.0)
    assert not given.add_for_rematch(third, old, "g1", SPECTATOR, 17.0)
    assert_stored(store, table)


def test_chat_and_notes(store: Store) -> None:
    table = open_game(store)
    for number, text in enumerate(("salve", "🎲 Αλέα", "vale")):
        assert store.commit([table.say(0, "", text, f"k{number}", 11.0)]) == [None]
    assert store.commit([table.say(SPECTATOR, "Tiro", "psst", "k", 11.0)]) == [None]
    assert [(said.number, said.author, said.text) for said in store.chat("g1", PLAYERS, 1)] == [
        (2, "Anna", "🎲 Αλέα"),
        (3, "Anna", "vale"),
    ]
    news = store.changes_since("g1", table.known_counts[0], 0, {"players": 2, "spectators": 0})
    assert [said.text for said in news.chat] == ["vale", "psst"]
    assert store.notes("g1", 0) == ""
    for text in ("first", "second\nthought"):
        assert store.commit([table.save_notes(0, text, text[:5], 11.0)]) == [None]
    assert (store.notes("g1", 0), store.notes("g1", 1)) == ("second\nthought", "")
    assert_stored(store, table)


def test_lobby_and_lists(store: Store) -> None:
    open_game(store, "private", seats=[person("Anna"), Seat()])
    free = open_game(store, "free", seats=[person("Anna", "account-1"), Seat()], listed=True)
    open_game(store, "bots", seats=[person("Eve", "account-1"), computer("random")])
    (listed,) = store.lobby()
    assert (listed.game, listed.title, listed.options, listed.clock) == (
        "free",
        "forum",
        {"rounds": "3"},
        "live 3600+5",
    )
    assert [seat.kind for _, seat in sorted(listed.seats.items())] == ["person", "open"]
    assert store.commit([free.take_seat(1, person("Ben"), "k", 50.0)]) == [None]
    assert store.lobby() == []
    assert [found.game for found in store.games_of("account-1")] == ["free", "bots"]
    assert store.self_playing_games() == ["bots"]


def test_lists_reveal_no_secret_choices(store: Store) -> None:
    table = open_game(store, seats=[person("Anna", "account-1"), person("Ben")])
    seen = []
    for number, (side, text) in enumerate([(0, "bid 1"), (0, "seal"), (1, "bid 2"), (1, "seal")]):
        assert store.commit([table.act(side, table.seq(side), text, f"{number}", 20.0 + number)]) == [None]
        seen.append(store.games_of("account-1")[0].updated)
    assert seen == [10.0, 10.0, 10.0, 23.0]


def test_a_rematch_is_stored_together_with_its_command(store: Store) -> None:
    table = open_game(store, seats=[person(), computer("random")])
    assert store.commit([table.resign(0, "k1", 11.0)]) == [None]
    change, fresh = table.request_rematch(0, "k2", 12.0, "g2", new_seed())
    assert fresh is not None
    assert store.commit([change]) == [None]
    assert_stored(store, table)
    assert_stored(store, fresh)
    assert Table.load(find, store.load("g1")).next == "g2"


def test_an_unknown_game_raises(store: Store) -> None:
    with pytest.raises(UnknownGame, match="no such game"):
        store.load("nowhere")


def test_a_store_opened_again_has_all_games(url: str) -> None:
    with Store.open(url) as store:
        table = open_game(store)
    with Store.open(url) as store:
        assert_stored(store, table)


def test_migrations_make_what_the_schema_says(url: str) -> None:
    with Store.open(url) as store, store.reading() as connection:
        assert migrate.current_revision(connection) == migrate.head()
        differences = compare_metadata(MigrationContext.configure(connection), metadata)
    assert differences == []


def test_several_open_a_new_database_at_once(url: str) -> None:
    with ThreadPoolExecutor(4) as pool:
        for store in pool.map(Store.open, [url] * 4):
            assert store.lobby() == []
            store.close()


def test_a_newer_database_is_refused(url: str) -> None:
    with Store.open(url) as store, store.writing() as connection:
        connection.execute(sql.text("UPDATE alembic_version SET version_num = 'of-tomorrow'"))
    with pytest.raises(RubiconError, match="its form is 'of-tomorrow'"):
        Store.open(url)


def test_a_failing_database_says_so_and_stores_nothing(store: Store) -> None:
    table = open_game(store)
    with store.writing() as connection:
        connection.execute(sql.text("ALTER TABLE commands RENAME TO elsewhere"))
    with pytest.raises(StoreError, match="Nothing was stored"):
        store.commit([table.act(0, 1, "bid 1", "k", 11.0)])
    with store.writing() as connection:
        connection.execute(sql.text("ALTER TABLE elsewhere RENAME TO commands"))
    table = Table.load(find, store.load("g1"))
    assert store.commit([table.act(0, 1, "bid 1", "k", 11.0)]) == [None]


def test_sqlite_is_durable_and_private(tmp_path: Path) -> None:
    with Store.open() as store:
        open_game(store)
        file = paths.home() / "rubicon.sqlite"
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        assert stat.S_IMODE(file.parent.stat().st_mode) == 0o700
        with store.writing() as connection:
            assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
            assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2  # FULL
    broken = tmp_path / "broken.sqlite"
    broken.write_bytes(b"This is no database, and never was. " * 10)
    with pytest.raises(RubiconError, match="not a database"):
        Store.open(str(broken))
    with pytest.raises(RubiconError, match="choose another database"):
        Store.open(str(tmp_path))


@pytest.mark.parametrize(
    ("chosen", "found"),
    [
        ("games.sqlite", "sqlite:///games.sqlite"),
        ("sqlite:////var/games.sqlite", "sqlite:////var/games.sqlite"),
        ("postgresql://anna@db/games", "postgresql+psycopg://anna@db/games"),
        ("postgres://anna@db/games", "postgresql+psycopg://anna@db/games"),
    ],
)
def test_addresses(chosen: str, found: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert str(database_url(chosen)) == found
    monkeypatch.setenv("RUBICON_DATABASE", chosen)
    assert str(database_url()) == found


@pytest.mark.parametrize("chosen", ["mysql://db/games", "sqlite://", "://"])
def test_other_addresses_are_refused(chosen: str) -> None:
    with pytest.raises(RubiconError, match=r"SQLite|no database address"):
        database_url(chosen)


def test_old_sqlite_connections_do_not_linger(store: Store) -> None:
    open_game(store)
    if store.url.drivername == "sqlite":
        store.close()
        with sqlite3.connect(str(store.url.database)) as plain:
            assert plain.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        plain.close()


def test_a_command_that_waits_for_a_renewal_of_its_link_is_not_stored(store: Store) -> None:
    """However closely the two follow each other, in one process or in two."""
    table = open_game(store)
    owner, fresh = token_hash("old"), token_hash("new")
    SeatTokens(store).add(owner, "g1", 0, 11.0)
    said = replace(table.say(0, "", "too late", "k", 12.0), authority=owner)
    with ThreadPoolExecutor(1) as other:
        with store.writing() as connection:
            lock_game(connection, "g1")
            connection.execute(sql.delete(tokens).where(tokens.c.hash == owner))
            row = {"hash": fresh, "game": "g1", "viewer": 0, "created": 12.0, "session": None}
            connection.execute(sql.insert(tokens), row)
            result = other.submit(store.commit, [said])
            time.sleep(0.2)  # so that it waits; without that, it comes later and is refused as well
        assert result.result(20) == [Unauthorised()]
    assert store.chat("g1", PLAYERS) == []
