"""The life of a table: seats, words for the dice, playing, undo, the ways to end, rematch; and that all of it
comes back from what was stored."""

from __future__ import annotations

import tracemalloc
from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from rubicon.core.dice import FastDice
from rubicon.core.game import SPECTATOR, RubiconError
from rubicon.core.message import message
from rubicon.core.record import RecordError, parse
from rubicon.core.session import Session
from rubicon.core.verdict import verify
from rubicon.table.changes import (
    OVER,
    PLAYERS,
    PLAYING,
    SPECTATORS,
    WAITING,
    Change,
    ChangesSince,
    Refused,
    Update,
)
from rubicon.table.seats import Seat, computer, person
from rubicon.table.table import Table
from rubicon.table.viewer_history import read_history
from tests.support.table_driver import CAESAR, SEED, TITLES, TableDriver, find, visible_bytes
from tests.support.toy import TOY


def assert_same(one: Table, other: Table, now: float) -> None:
    """Nobody can tell the two tables apart, and they know the same."""
    for viewer in one.viewers:
        assert visible_bytes(one, viewer, now) == visible_bytes(other, viewer, now)
    assert one.known_counts == other.known_counts
    assert one.deciders == other.deciders
    assert [one.recorded.clock.left(side, now) for side in (0, 1)] == [
        other.recorded.clock.left(side, now) for side in (0, 1)
    ]


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_whole_game(title: str, seed: int) -> None:
    """What clients were sent is what the table shows; what was stored gives the same table, at any moment."""
    rng = Random(seed)
    driver = TableDriver(title, clock="live 3600+10")
    checks = {rng.randrange(200) for _ in range(6)}
    for step in range(10_000):
        if driver.table.ending is not None:
            break
        driver.step(rng)
        for viewer, screen in driver.screens.items():
            assert screen.screen == driver.table.screen(viewer)
            assert screen.seq == driver.table.seq(viewer)
        if step in checks:
            assert_same(driver.table, driver.reload(), driver.now + 5)
    assert_same(driver.table, driver.reload(), driver.now)
    assert driver.table.status == OVER
    record = parse("".join(f"{line.text}\n" for line in driver.lines))
    assert verify(record, find).holds
    assert record.players == dict(zip(driver.table.game.sides, ("Anna", "Ben"), strict=True))
    without_seed = replace(driver.stored, setup=replace(driver.stored.setup, seed=None))
    assert_same(driver.table, Table.load(find, without_seed), driver.now)


@pytest.mark.parametrize("title", TITLES)
def test_the_past_is_read_from_the_record(title: str) -> None:
    """The log, and the updates since any number, as they were sent."""
    rng = Random(5)
    driver = TableDriver(title)
    sent: dict[int, list[Update]] = {viewer: [] for viewer in driver.table.viewers}
    for _ in range(60):
        if driver.table.ending is None:
            for viewer, updates in driver.step(rng).updates.items():
                sent[viewer] += updates
    for viewer, screen in driver.screens.items():
        past = read_history(find, driver.stored, viewer, 1)
        assert list(past.updates) == sent[viewer]
        assert list(past.log) == screen.log
        assert past.seq == screen.seq
        late = read_history(find, driver.stored, viewer, screen.seq - 3)
        assert list(late.updates) == sent[viewer][-3:]
        assert read_history(find, driver.stored, viewer).updates == ()


@pytest.mark.parametrize("title", TITLES)
def test_following_another_process(title: str) -> None:
    """A table that is told what another one stored shows the same updates."""
    rng = Random(7)
    driver = TableDriver(title, clock="days 2 pauses 2x7")
    mirror = driver.reload()
    for step in range(80):
        if driver.table.ending is not None:
            break
        change = driver.step(rng)
        if step == 20:
            pause = driver.keep(driver.table.pause(0, driver.key(), driver.now))
            mirror.catch_up(ChangesSince(events=pause.events))
        news = ChangesSince(change.lines, (), driver.table.seats)
        assert mirror.catch_up(news) == change.updates
        assert mirror.catch_up(news) == {}  # heard before
        assert_same(driver.table, mirror, driver.now)


def random_command(driver: TableDriver, rng: Random) -> Change:
    """Any command of any side."""
    table, side, key, now = driver.table, rng.choice((0, 1)), driver.key(), driver.now
    if rng.random() < 0.02:
        return table.resign(side, key, now)
    if rng.random() < 0.3:
        return table.act(side, table.seq(side), rng.choice(driver.choices(side) or ["seal"]), key, now)
    commands: list[Callable[[], Change]] = [
        lambda: table.take_seat(side, person("Ben"), key, now),
        lambda: table.contribute(side, rng.choice(("", "some words")), key, now),
        lambda: table.undo(side, table.seq(side), key, now),
        lambda: table.offer_draw(side, key, now),
        lambda: table.decline_draw(side, key, now),
        lambda: table.claim(side, "win", key, now),
        lambda: table.pause(side, key, now),
        lambda: table.say(rng.choice((side, SPECTATOR)), "Tiro", "salve", key, now),
        lambda: table.request_rematch(side, key, now, "g2", SEED)[0],
    ]
    return rng.choice(commands)()


@pytest.mark.parametrize("seed", range(6))
def test_anything_in_any_order(seed: int) -> None:
    """All commands at random, refused or not: a table read again, and one that follows, never differ."""
    rng = Random(seed)
    driver = TableDriver(
        seats=[person("Anna"), Seat()], clock="days 2 pauses 2x7", ask=True, options={"rounds": "1"}
    )
    mirror = driver.reload()
    refused = 0
    for _ in range(80):
        driver.now += rng.choice((0.0, 60.0, 200_000.0))
        known = driver.table.known_counts
        try:
            change = driver.keep(random_command(driver, rng))
        except Refused:
            refused += 1
            assert driver.table.known_counts == known
            continue
        said = () if change.chat is None else (change.chat,)
        assert (
            mirror.catch_up(ChangesSince(change.lines, change.events, change.seats, said)) == change.updates
        )
        assert_same(driver.table, mirror, driver.now)
        assert_same(driver.table, driver.reload(), driver.now)
    assert refused > 5


def test_seats_are_taken_and_words_given() -> None:
    driver = TableDriver(seats=[person("Anna"), Seat()], ask=True)
    table = driver.table
    assert (table.status, table.awaited_contributors, driver.lines) == (WAITING, [0], [])
    refusals: list[tuple[Callable[[], object], str]] = [
        (lambda: table.act(0, 0, "bid 1", "k", 0), "waiting"),
        (lambda: table.contribute(0, "words", "k", 0), "waiting"),
        (lambda: table.take_seat(0, person("Eve"), "k", 0), "taken"),
        (lambda: table.take_seat(1, Seat(), "k", 0), "text"),
    ]
    for refused, code in refusals:
        with pytest.raises(Refused) as problem:
            refused()
        assert problem.value.code == code
    assert_same(table, driver.reload(), 0)
    driver.keep(table.take_seat(1, person("Ben", "account-7"), driver.key(), driver.now))
    assert table.awaited_contributors == [0, 1]
    assert [line.text.split()[0] for line in driver.lines][-1] == "dice"
    assert_same(table, driver.reload(), 0)
    with pytest.raises(Refused, match="one line"):
        table.contribute(1, "two\nlines", "k", 0)
    driver.keep(table.contribute(1, "my cat is called Brutus", driver.key(), driver.now))
    assert_same(table, driver.reload(), 0)
    with pytest.raises(Refused, match="in the dice already"):
        table.contribute(1, "and my dog", "k", 0)
    change = driver.keep(table.contribute(0, "", driver.key(), driver.now))
    assert table.status == PLAYING
    assert sorted(change.updates) == [SPECTATOR, 0, 1]
    assert parse("".join(f"{line.text}\n" for line in driver.lines)).contributions == [
        ("blue", "my cat is called Brutus")
    ]
    assert_same(table, driver.reload(), 0)


def test_computer_players_are_not_asked() -> None:
    driver = TableDriver(seats=[person(), computer("random")], ask=True)
    assert driver.table.awaited_contributors == [0]
    assert driver.table.bot_seed(1) != driver.table.bot_seed(0)
    driver.keep(driver.table.contribute(0, "", driver.key(), driver.now))
    record = parse("".join(f"{line.text}\n" for line in driver.lines))
    assert record.players == {"red": "a person", "blue": "the computer, random"}


def test_forgetting_changes_nothing_that_may_still_be_done() -> None:
    whole, short = (Session(TOY, {}, FastDice(2)) for _ in range(2))
    rng = Random(2)
    while whole.outcome is None:
        short.drop_history()
        assert [whole.can_undo(side) for side in (0, 1)] == [short.can_undo(side) for side in (0, 1)]
        undoing = [side for side in (0, 1) if whole.can_undo(side)]
        if undoing and rng.random() < 0.3:
            for session in (whole, short):
                session.undo(undoing[0])
        else:
            side = whole.state.deciders()[0]
            action = rng.choice(whole.state.decision(side).actions)
            for session in (whole, short):
                session.act(side, action)
        assert whole.state.save() == short.state.save()
        assert len(short.history) < 10


@pytest.mark.parametrize("title", TITLES)
def test_a_table_that_rests_shows_the_same(title: str) -> None:
    awake, resting = TableDriver(title), TableDriver(title)
    dice, twin = Random(7), Random(7)
    for _ in range(60):
        if awake.table.ending is None:
            resting.table.drop_caches()
            assert awake.step(dice) == resting.step(twin)


def test_a_table_that_rests_takes_less_room() -> None:
    driver = TableDriver(CAESAR)
    driver.play(Random(7), 20)
    driver.screens.clear()
    driver.table.drop_caches()
    tracemalloc.start()
    try:
        side = driver.table.deciders[0]
        driver.table.act(side, driver.table.seq(side), driver.choices(side)[0], "key", driver.now)
        awake, _ = tracemalloc.get_traced_memory()
        driver.table.drop_caches()
        resting, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert 3 * resting < awake


@pytest.mark.parametrize("name", ["x" * 41, "two\nlines", "the computer, random"])
def test_names_that_cannot_be(name: str) -> None:
    with pytest.raises(RubiconError):
        person(name)


def test_a_table_has_a_seat_for_each_side() -> None:
    with pytest.raises(RubiconError, match="2 seats"):
        TableDriver(seats=[person()])


def test_stale_actions_are_refused_and_nothing_changes() -> None:
    driver = TableDriver()
    driver.act(0, "bid 1")
    before = visible_bytes(driver.table, 0, 0)
    with pytest.raises(Refused, match="choose again") as problem:
        driver.table.act(0, driver.table.seq(0) - 1, "seal", "k", 0)
    assert problem.value.code == "stale"
    with pytest.raises(Refused) as problem:
        driver.table.undo(0, 99, "k", 0)
    assert problem.value.code == "stale"
    for text in ("bid 2", "attack", "nonsense", ""):
        with pytest.raises(Refused) as problem:
            driver.table.act(0, driver.table.seq(0), text, "k", 0)
        assert problem.value.code == "illegal"
    for key in ("", "x" * 65, "\0"):
        with pytest.raises(Refused, match="key"):
            driver.table.act(0, driver.table.seq(0), "seal", key, 0)
    assert visible_bytes(driver.table, 0, 0) == before
    driver.act(0, "seal")


def test_what_the_other_does_in_secret_makes_nothing_stale() -> None:
    driver = TableDriver()
    seq = driver.table.seq(1)
    driver.act(0, "bid 1")
    driver.undo(0)
    driver.act(0, "bid 2")
    driver.act(0, "seal")
    assert driver.table.seq(1) == seq
    driver.keep(driver.table.act(1, seq, "bid 3", driver.key(), driver.now))


def test_undo_takes_the_log_back() -> None:
    driver = TableDriver()
    log = list(driver.screens[0].log)
    driver.act(0, "bid 1")
    assert driver.screens[0].log[len(log) :] == [message("bid", side="red", number=1)]
    change = driver.undo(0)
    assert change.updates[0][0].drop == 1
    assert driver.screens[0].log == log
    with pytest.raises(Refused) as problem:
        driver.undo(0)
    assert problem.value.code == "undo"


def test_resigning() -> None:
    driver = TableDriver()
    change = driver.keep(driver.table.resign(0, driver.key(), driver.now))
    assert change.ending is not None
    assert (change.ending.winner, change.ending.reason) == (1, message("end-resigned", side="red"))
    assert driver.screens[SPECTATOR].screen["ending"] == {
        "winner": "blue",
        "score": None,
        "reason": ["end-resigned", {"side": "red"}],
    }
    assert driver.lines[-1].text.startswith(f"seed {SEED.hex()}")
    assert_same(driver.table, driver.reload(), driver.now)
    for command in (driver.table.resign, driver.table.offer_draw, driver.table.pause):
        with pytest.raises(Refused, match="The game is over: Red resigns"):
            command(1, "k", 0)


def test_agreed_draws() -> None:
    driver = TableDriver()
    table = driver.table
    with pytest.raises(Refused, match="offered no draw"):
        table.accept_draw(0, "k", 0)
    with pytest.raises(Refused, match="No draw"):
        table.decline_draw(0, "k", 0)
    driver.keep(table.offer_draw(0, driver.key(), driver.now))
    assert table.facts()["draw_offer"] == "red"
    with pytest.raises(Refused, match="already"):
        table.offer_draw(0, "k", 0)
    with pytest.raises(Refused, match="offered no draw"):
        table.accept_draw(0, "k", 0)
    assert_same(table, driver.reload(), 0)
    driver.keep(table.decline_draw(1, driver.key(), driver.now))
    assert table.facts()["draw_offer"] is None
    driver.keep(table.offer_draw(1, driver.key(), driver.now))
    assert_same(table, driver.reload(), 0)
    change = driver.keep(table.offer_draw(0, driver.key(), driver.now))  # both offer: agreed
    assert change.ending is not None
    assert (change.ending.winner, change.ending.reason) == (None, message("end-agreed"))
    assert_same(table, driver.reload(), 0)


def test_rematch_with_sides_swapped() -> None:
    driver = TableDriver(clock="live 60+5", options={"rounds": "1"})
    table = driver.table
    with pytest.raises(Refused, match="after the game"):
        table.request_rematch(0, "k", 0, "g2", SEED)
    driver.keep(table.resign(0, driver.key(), driver.now))
    change, fresh = table.request_rematch(0, driver.key(), driver.now, "g2", SEED)
    driver.keep(change)
    assert fresh is None
    with pytest.raises(Refused, match="already"):
        table.request_rematch(0, "k", 0, "g2", SEED)
    assert_same(table, driver.reload(), 0)
    change, fresh = table.request_rematch(1, driver.key(), driver.now, "g2", SEED)
    driver.keep(change)
    assert fresh is not None
    assert [fresh.seats[side].name for side in (0, 1)] == ["Ben", "Anna"]
    assert (fresh.id, fresh.setup.clock, fresh.setup.options) == ("g2", "live 60+5", {"rounds": "1"})
    assert [more.game for more in change.other_changes] == ["g2"]
    assert table.next == "g2"
    assert_same(table, driver.reload(), 0)


def test_a_computer_player_is_always_up_for_a_rematch() -> None:
    driver = TableDriver(seats=[person(), computer("random")])
    driver.keep(driver.table.resign(0, driver.key(), driver.now))
    _, fresh = driver.table.request_rematch(0, driver.key(), driver.now, "g2", SEED)
    assert fresh is not None


def test_players_and_spectators_talk_apart() -> None:
    driver = TableDriver()
    first = driver.keep(driver.table.say(0, "", "salve", driver.key(), 5.0)).chat
    second = driver.keep(driver.table.say(SPECTATOR, "Tiro", "psst", driver.key(), 6.0)).chat
    assert first is not None
    assert second is not None
    assert (first.room, first.number, first.author) == (PLAYERS, 1, "Anna")
    assert (second.room, second.number, second.author) == (SPECTATORS, 1, "Tiro")
    assert driver.reload().known_counts == driver.table.known_counts
    for text in ("", "two\nlines", "x" * 501, "\ud800"):
        with pytest.raises(Refused, match="one line"):
            driver.table.say(0, "", text, "k", 0)


def test_private_notes() -> None:
    driver = TableDriver()
    assert driver.table.save_notes(0, "they bluff\nalways", driver.key(), 0.0).notes == (
        0,
        "they bluff\nalways",
    )
    for text in ("x" * 20_001, "\0", "\udfff"):
        with pytest.raises(Refused, match="plain text"):
            driver.table.save_notes(0, text, "k", 0)


def test_explanations() -> None:
    driver = TableDriver()
    assert driver.table.explain(0, "attack").facts["text"] == "Rule 1: only what is listed may be done."
    driver.keep(driver.table.resign(0, driver.key(), driver.now))
    assert driver.table.explain(0, "attack").key == "why-nothing-to-decide"


@pytest.mark.parametrize("word", ["start", "1", "4", "option", "seed"])
def test_a_line_that_was_changed_is_named(word: str) -> None:
    driver = TableDriver()
    driver.play(Random(1))
    at = next(n for n, line in enumerate(driver.lines) if line.text.startswith(f"{word} "))
    text = driver.lines[at].text
    driver.lines[at] = replace(driver.lines[at], text=text[:-1] + ("0" if text[-1] != "0" else "1"))
    with pytest.raises(RecordError) as problem:
        driver.reload()
    assert problem.value.line == at + 1


def test_a_table_without_its_seed_cannot_go_on() -> None:
    driver = TableDriver()
    stored = replace(driver.stored, setup=replace(driver.stored.setup, seed=None))
    with pytest.raises(RubiconError, match="secret seed"):
        Table.load(find, stored)
