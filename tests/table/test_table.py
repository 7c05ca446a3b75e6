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
from rubicon.core.record import RecordError, parse, verify
from rubicon.core.session import Session
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
from tests.support.table_driver import CAESAR, SEED, TITLES, Rig, find, glance
from tests.support.toy import TOY


def same(one: Table, other: Table, now: float) -> None:
    """Nobody can tell the two tables apart, and they know the same."""
    for viewer in one.viewers:
        assert glance(one, viewer, now) == glance(other, viewer, now)
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
    rig = Rig(title, clock="live 3600+10")
    checks = {rng.randrange(200) for _ in range(6)}
    for step in range(10_000):
        if rig.table.ending is not None:
            break
        rig.step(rng)
        for viewer, screen in rig.screens.items():
            assert screen.screen == rig.table.screen(viewer)
            assert screen.seq == rig.table.seq(viewer)
        if step in checks:
            same(rig.table, rig.reload(), rig.now + 5)
    same(rig.table, rig.reload(), rig.now)
    assert rig.table.status == OVER
    record = parse("".join(f"{line.text}\n" for line in rig.lines))
    assert verify(record, find).proved
    assert record.players == dict(zip(rig.table.game.sides, ("Anna", "Ben"), strict=True))
    without_seed = replace(rig.stored, setup=replace(rig.stored.setup, seed=None))
    same(rig.table, Table.load(find, without_seed), rig.now)


@pytest.mark.parametrize("title", TITLES)
def test_the_past_is_read_from_the_record(title: str) -> None:
    """The log, and the updates since any number, as they were sent."""
    rng = Random(5)
    rig = Rig(title)
    sent: dict[int, list[Update]] = {viewer: [] for viewer in rig.table.viewers}
    for _ in range(60):
        if rig.table.ending is None:
            for viewer, updates in rig.step(rng).updates.items():
                sent[viewer] += updates
    for viewer, screen in rig.screens.items():
        past = read_history(find, rig.stored, viewer, 1)
        assert list(past.updates) == sent[viewer]
        assert list(past.log) == screen.log
        assert past.seq == screen.seq
        late = read_history(find, rig.stored, viewer, screen.seq - 3)
        assert list(late.updates) == sent[viewer][-3:]
        assert read_history(find, rig.stored, viewer).updates == ()


@pytest.mark.parametrize("title", TITLES)
def test_following_another_process(title: str) -> None:
    """A table that is told what another one stored shows the same updates."""
    rng = Random(7)
    rig = Rig(title, clock="days 2 pauses 2x7")
    mirror = rig.reload()
    for step in range(80):
        if rig.table.ending is not None:
            break
        change = rig.step(rng)
        if step == 20:
            pause = rig.keep(rig.table.pause(0, rig.key(), rig.now))
            mirror.catch_up(ChangesSince(events=pause.events))
        news = ChangesSince(change.lines, (), rig.table.seats)
        assert mirror.catch_up(news) == change.updates
        assert mirror.catch_up(news) == {}  # heard before
        same(rig.table, mirror, rig.now)


def anything(rig: Rig, rng: Random) -> Change:
    """Any command of any side."""
    table, side, key, now = rig.table, rng.choice((0, 1)), rig.key(), rig.now
    if rng.random() < 0.02:
        return table.resign(side, key, now)
    if rng.random() < 0.3:
        return table.act(side, table.seq(side), rng.choice(rig.choices(side) or ["seal"]), key, now)
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
    rig = Rig(seats=[person("Anna"), Seat()], clock="days 2 pauses 2x7", ask=True, options={"rounds": "1"})
    mirror = rig.reload()
    refused = 0
    for _ in range(80):
        rig.now += rng.choice((0.0, 60.0, 200_000.0))
        known = rig.table.known_counts
        try:
            change = rig.keep(anything(rig, rng))
        except Refused:
            refused += 1
            assert rig.table.known_counts == known
            continue
        said = () if change.chat is None else (change.chat,)
        assert (
            mirror.catch_up(ChangesSince(change.lines, change.events, change.seats, said)) == change.updates
        )
        same(rig.table, mirror, rig.now)
        same(rig.table, rig.reload(), rig.now)
    assert refused > 5


def test_seats_are_taken_and_words_given() -> None:
    rig = Rig(seats=[person("Anna"), Seat()], ask=True)
    table = rig.table
    assert (table.status, table.awaited_contributors, rig.lines) == (WAITING, [0], [])
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
    same(table, rig.reload(), 0)
    rig.keep(table.take_seat(1, person("Ben", "account-7"), rig.key(), rig.now))
    assert table.awaited_contributors == [0, 1]
    assert [line.text.split()[0] for line in rig.lines][-1] == "dice"
    same(table, rig.reload(), 0)
    with pytest.raises(Refused, match="one line"):
        table.contribute(1, "two\nlines", "k", 0)
    rig.keep(table.contribute(1, "my cat is called Brutus", rig.key(), rig.now))
    same(table, rig.reload(), 0)
    with pytest.raises(Refused, match="in the dice already"):
        table.contribute(1, "and my dog", "k", 0)
    change = rig.keep(table.contribute(0, "", rig.key(), rig.now))
    assert table.status == PLAYING
    assert sorted(change.updates) == [SPECTATOR, 0, 1]
    assert parse("".join(f"{line.text}\n" for line in rig.lines)).contributions == [
        ("blue", "my cat is called Brutus")
    ]
    same(table, rig.reload(), 0)


def test_computer_players_are_not_asked() -> None:
    rig = Rig(seats=[person(), computer("random")], ask=True)
    assert rig.table.awaited_contributors == [0]
    assert rig.table.bot_seed(1) != rig.table.bot_seed(0)
    rig.keep(rig.table.contribute(0, "", rig.key(), rig.now))
    record = parse("".join(f"{line.text}\n" for line in rig.lines))
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
    awake, resting = Rig(title), Rig(title)
    dice, twin = Random(7), Random(7)
    for _ in range(60):
        if awake.table.ending is None:
            resting.table.drop_caches()
            assert awake.step(dice) == resting.step(twin)


def test_a_table_that_rests_takes_less_room() -> None:
    rig = Rig(CAESAR)
    rig.play(Random(7), 20)
    rig.screens.clear()
    rig.table.drop_caches()
    tracemalloc.start()
    try:
        side = rig.table.deciders[0]
        rig.table.act(side, rig.table.seq(side), rig.choices(side)[0], "key", rig.now)
        awake, _ = tracemalloc.get_traced_memory()
        rig.table.drop_caches()
        resting, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert awake - resting > 5_000


@pytest.mark.parametrize("name", ["x" * 41, "two\nlines", "the computer, random"])
def test_names_that_cannot_be(name: str) -> None:
    with pytest.raises(RubiconError):
        person(name)


def test_a_table_has_a_seat_for_each_side() -> None:
    with pytest.raises(RubiconError, match="2 seats"):
        Rig(seats=[person()])


def test_stale_actions_are_refused_and_nothing_changes() -> None:
    rig = Rig()
    rig.act(0, "bid 1")
    before = glance(rig.table, 0, 0)
    with pytest.raises(Refused, match="choose again") as problem:
        rig.table.act(0, rig.table.seq(0) - 1, "seal", "k", 0)
    assert problem.value.code == "stale"
    with pytest.raises(Refused) as problem:
        rig.table.undo(0, 99, "k", 0)
    assert problem.value.code == "stale"
    for text in ("bid 2", "attack", "nonsense", ""):
        with pytest.raises(Refused) as problem:
            rig.table.act(0, rig.table.seq(0), text, "k", 0)
        assert problem.value.code == "illegal"
    for key in ("", "x" * 65, "\0"):
        with pytest.raises(Refused, match="key"):
            rig.table.act(0, rig.table.seq(0), "seal", key, 0)
    assert glance(rig.table, 0, 0) == before
    rig.act(0, "seal")


def test_what_the_other_does_in_secret_makes_nothing_stale() -> None:
    rig = Rig()
    seq = rig.table.seq(1)
    rig.act(0, "bid 1")
    rig.undo(0)
    rig.act(0, "bid 2")
    rig.act(0, "seal")
    assert rig.table.seq(1) == seq
    rig.keep(rig.table.act(1, seq, "bid 3", rig.key(), rig.now))


def test_undo_takes_the_log_back() -> None:
    rig = Rig()
    log = list(rig.screens[0].log)
    rig.act(0, "bid 1")
    assert [told.text for told in rig.screens[0].log[len(log) :]] == ["red bids 1"]
    change = rig.undo(0)
    assert change.updates[0][0].drop == 1
    assert rig.screens[0].log == log
    with pytest.raises(Refused) as problem:
        rig.undo(0)
    assert problem.value.code == "undo"


def test_resigning() -> None:
    rig = Rig()
    change = rig.keep(rig.table.resign(0, rig.key(), rig.now))
    assert change.ending is not None
    assert (change.ending.winner, change.ending.reason) == (1, "Red resigns")
    assert rig.screens[SPECTATOR].screen["ending"] == {
        "winner": "blue",
        "score": None,
        "reason": "Red resigns",
    }
    assert rig.lines[-1].text.startswith(f"seed {SEED.hex()}")
    same(rig.table, rig.reload(), rig.now)
    for command in (rig.table.resign, rig.table.offer_draw, rig.table.pause):
        with pytest.raises(Refused, match="The game is over: Red resigns"):
            command(1, "k", 0)


def test_agreed_draws() -> None:
    rig = Rig()
    table = rig.table
    with pytest.raises(Refused, match="offered no draw"):
        table.accept_draw(0, "k", 0)
    with pytest.raises(Refused, match="No draw"):
        table.decline_draw(0, "k", 0)
    rig.keep(table.offer_draw(0, rig.key(), rig.now))
    assert table.facts()["draw_offer"] == "red"
    with pytest.raises(Refused, match="already"):
        table.offer_draw(0, "k", 0)
    with pytest.raises(Refused, match="offered no draw"):
        table.accept_draw(0, "k", 0)
    same(table, rig.reload(), 0)
    rig.keep(table.decline_draw(1, rig.key(), rig.now))
    assert table.facts()["draw_offer"] is None
    rig.keep(table.offer_draw(1, rig.key(), rig.now))
    same(table, rig.reload(), 0)
    change = rig.keep(table.offer_draw(0, rig.key(), rig.now))  # both offer: agreed
    assert change.ending is not None
    assert (change.ending.winner, change.ending.reason) == (None, "a draw was agreed")
    same(table, rig.reload(), 0)


def test_rematch_with_sides_swapped() -> None:
    rig = Rig(clock="live 60+5", options={"rounds": "1"})
    table = rig.table
    with pytest.raises(Refused, match="after the game"):
        table.request_rematch(0, "k", 0, "g2", SEED)
    rig.keep(table.resign(0, rig.key(), rig.now))
    change, fresh = table.request_rematch(0, rig.key(), rig.now, "g2", SEED)
    rig.keep(change)
    assert fresh is None
    with pytest.raises(Refused, match="already"):
        table.request_rematch(0, "k", 0, "g2", SEED)
    same(table, rig.reload(), 0)
    change, fresh = table.request_rematch(1, rig.key(), rig.now, "g2", SEED)
    rig.keep(change)
    assert fresh is not None
    assert [fresh.seats[side].name for side in (0, 1)] == ["Ben", "Anna"]
    assert (fresh.id, fresh.setup.clock, fresh.setup.options) == ("g2", "live 60+5", {"rounds": "1"})
    assert [more.game for more in change.other_changes] == ["g2"]
    assert table.next == "g2"
    same(table, rig.reload(), 0)


def test_a_computer_player_is_always_up_for_a_rematch() -> None:
    rig = Rig(seats=[person(), computer("random")])
    rig.keep(rig.table.resign(0, rig.key(), rig.now))
    _, fresh = rig.table.request_rematch(0, rig.key(), rig.now, "g2", SEED)
    assert fresh is not None


def test_players_and_spectators_talk_apart() -> None:
    rig = Rig()
    first = rig.keep(rig.table.say(0, "", "salve", rig.key(), 5.0)).chat
    second = rig.keep(rig.table.say(SPECTATOR, "Tiro", "psst", rig.key(), 6.0)).chat
    assert first is not None
    assert second is not None
    assert (first.room, first.number, first.author) == (PLAYERS, 1, "Anna")
    assert (second.room, second.number, second.author) == (SPECTATORS, 1, "Tiro")
    assert rig.reload().known_counts == rig.table.known_counts
    for text in ("", "two\nlines", "x" * 501, "\ud800"):
        with pytest.raises(Refused, match="one line"):
            rig.table.say(0, "", text, "k", 0)


def test_private_notes() -> None:
    rig = Rig()
    assert rig.table.save_notes(0, "they bluff\nalways", rig.key(), 0.0).notes == (0, "they bluff\nalways")
    for text in ("x" * 20_001, "\0", "\udfff"):
        with pytest.raises(Refused, match="plain text"):
            rig.table.save_notes(0, text, "k", 0)


def test_explanations() -> None:
    rig = Rig()
    assert rig.table.explain(0, "attack") == "Rule 1: only what is listed may be done."
    rig.keep(rig.table.resign(0, rig.key(), rig.now))
    assert rig.table.explain(0, "attack") == "There is nothing to decide now."


@pytest.mark.parametrize("word", ["start", "1", "4", "option", "seed"])
def test_a_line_that_was_changed_is_named(word: str) -> None:
    rig = Rig()
    rig.play(Random(1))
    at = next(n for n, line in enumerate(rig.lines) if line.text.startswith(f"{word} "))
    text = rig.lines[at].text
    rig.lines[at] = replace(rig.lines[at], text=text[:-1] + ("0" if text[-1] != "0" else "1"))
    with pytest.raises(RecordError) as problem:
        rig.reload()
    assert problem.value.line == at + 1


def test_a_table_without_its_seed_cannot_go_on() -> None:
    rig = Rig()
    stored = replace(rig.stored, setup=replace(rig.stored.setup, seed=None))
    with pytest.raises(RubiconError, match="secret seed"):
        Table.load(find, stored)
