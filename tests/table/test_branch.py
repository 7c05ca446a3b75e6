"""Games that branch off others, and finished games as all viewers saw them."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from rubicon.core.game import SPECTATOR, RubiconError
from rubicon.core.message import Message, message
from rubicon.core.record import Record, RecordError, parse, replay
from rubicon.core.verdict import verify
from rubicon.table.changes import OVER, PLAYING, Change, StoredTable
from rubicon.table.patch import apply_patch
from rubicon.table.replay_frames import position_steps, replay_frames
from rubicon.table.seats import computer, person
from rubicon.table.table import Table
from rubicon.table.viewer_history import read_history
from tests.support.table_driver import TITLES, TableDriver, find
from tests.support.toy import TOY
from tests.support.toy_games import with_checks

NEW_SEED = bytes(range(32, 64))
SEATS = [person("Anna"), computer("random")]


def played(title: str, seed: int) -> TableDriver:
    """A game played at random, with undos, to its end."""
    driver, rng = TableDriver(title), Random(seed)
    while driver.table.ending is None:
        driver.step(rng)
    return driver


def text(lines: Any) -> str:
    return "".join(f"{line.text}\n" for line in lines)


def record_of(driver: TableDriver) -> Record:
    return parse(text(driver.lines))


def stored(table: Table, change: Change, lines: list[Any]) -> StoredTable:
    assert change.setup is not None
    return StoredTable(table.id, change.setup, PLAYING, 0.0, dict(table.seats), lines, [], {})


@pytest.mark.parametrize("title", TITLES)
def test_a_branch_is_played_stored_and_proved(title: str) -> None:
    """From any step: the position is the old one, the dice are new, and `verify` proves what is its own."""
    origin = record_of(played(title, 3))
    rng = Random(4)
    last = len(origin.entries) - 1
    for steps in (0, last, rng.randrange(last)) if title == TOY.id else (rng.randrange(last // 2, last),):
        table, change = Table.branch("g2", origin, find, steps, SEATS, NEW_SEED, 5.0)
        lines = list(change.lines)
        assert table.status == PLAYING
        assert table.facts()["commitment"] == table.recorded.commitment
        begun = parse(text(lines))
        assert begun.branched == steps
        assert [entry.action for entry in begun.entries] == [e.action for e in origin.entries[:steps]]
        while table.ending is None:
            side = rng.choice(table.deciders)
            decision = table.decision(side)
            assert decision is not None
            action = table.game.text(rng.choice(decision.actions))
            lines += table.act(side, table.seq(side), action, f"k{len(lines)}", 6.0).lines
            if rng.random() < 0.01:
                again = Table.load(find, stored(table, change, lines))
                for viewer in table.viewers:
                    assert again.screen(viewer) == table.screen(viewer)
                    assert again.seq(viewer) == table.seq(viewer)
        whole = parse(text(lines))
        verdict = verify(whole, find)
        assert verdict.holds
        assert verdict.messages[1] == message("verdict-branched", steps=steps)
        assert verdict.messages[-1] == message("verdict-host")
        log = read_history(find, stored(table, change, lines), 0).log
        assert list(log) == replay(whole, find).log(0)
        # Its own dice are proved, those taken over are believed.
        forged = [line.text[:-10] for line in lines]
        at = next(
            (n for n, line in enumerate(forged) if n > whole.lines["dice"] and " : roll " in line), None
        )
        if at is not None:
            head, dice, rolls = forged[at].rpartition(" : roll ")
            forged[at] = (
                head
                + dice
                + " ".join(str(7 - int(one)) if one.isdigit() else one for one in rolls.split(" "))
            )
            with pytest.raises(RecordError):
                verify(parse(with_checks(forged)), find)


def test_a_branch_needs_a_game_that_goes_on() -> None:
    origin = record_of(played(TITLES[0], 5))
    with pytest.raises(RubiconError, match="over here"):
        Table.branch("g2", origin, find, len(origin.entries), SEATS, NEW_SEED, 5.0)


def test_only_open_dice_are_sealed_later_and_only_once() -> None:
    origin = record_of(played(TITLES[0], 5))
    _, change = Table.branch("g2", origin, find, 2, SEATS, NEW_SEED, 5.0)
    lines = [line.text[:-10] for line in change.lines]
    for wrong, where in (
        ([*lines, lines[-1]], "found 'dice'"),
        ([*lines[:-1], "dice open"], "names no sealed dice"),
        ([*lines[:-1], "dice sealed 12"], "names no sealed dice"),
        ([*(line.replace("dice open", lines[-1]) for line in lines[:-1]), lines[-1]], "found 'dice'"),
    ):
        with pytest.raises(RecordError, match=where):
            parse(with_checks(wrong))


@pytest.mark.parametrize("title", TITLES)
def test_a_replay_shows_each_viewer_what_they_saw(title: str) -> None:
    """The frames make the very screens and logs that were shown then, except what could be decided."""
    driver = played(title, 6)
    record = record_of(driver)
    shown = replay_frames(record, find)
    assert shown["holds"]
    assert len(shown["frames"]) == len(record.entries) + 2
    sides = driver.table.game.sides
    for at, viewer in enumerate((*range(len(sides)), SPECTATOR)):
        screen: Any = {"view": None, "decision": None, "undo": False, "ending": None}
        log: list[Message] = []
        for frame in shown["frames"]:
            if frame["shown"][at] is not None:
                drop, added, patch = frame["shown"][at]
                del log[len(log) - drop :]
                log += [Message(*line) for line in added]
                screen = apply_patch(screen, patch)
        assert screen == driver.table.screen(viewer)
        assert log == driver.screens[viewer].log
    truth: list[Any] = []
    for frame in shown["frames"]:
        drop, added = frame["truth"] or (0, [])
        del truth[len(truth) - drop :]
        truth += added
    assert len(truth) >= len(driver.screens[SPECTATOR].log)
    session = replay(record, find)
    assert len(shown["positions"]) == len(session.history) + 1
    assert driver.table.status == OVER


def test_positions_leave_out_actions_that_were_taken_back() -> None:
    record = record_of(played(TITLES[0], 7))
    moves = replay(record, find).history
    game = find(record.title)
    standing = [record.entries[step - 1] for step in position_steps(record)[1:]]
    assert [(game.side(entry.side), game.parse(entry.action)) for entry in standing] == [
        (move.side, move.action) for move in moves
    ]
    assert any(not entry.action for entry in record.entries), "no undo in this game"


def test_a_game_that_goes_on_is_not_shown() -> None:
    driver = TableDriver(TITLES[0])
    driver.step(Random(1))
    with pytest.raises(RubiconError, match="not finished"):
        replay_frames(record_of(driver), find)
