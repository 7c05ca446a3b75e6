"""Records have two readers: `replay_steps` plays a whole record with the dice that stand there, and
`RecordedGame.apply_lines` carries out again the commands that wrote its lines. They must agree."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

import pytest

from rubicon.core.record import RecordError, parse, replay_steps
from rubicon.core.session import LogChange
from rubicon.core.verdict import verify
from rubicon.table.changes import RecordLine, TableSetup, TurnStart
from rubicon.table.recorded_game import RecordedGame, StepObserver
from rubicon.table.seats import computer, person
from rubicon.table.table import Table
from tests.support.table_driver import TITLES, TableDriver, find
from tests.support.toy import TOY, WORDS
from tests.support.toy_games import with_checks

#: What a step did: how it changed the log, and the position after it.
Step = tuple[LogChange, dict[str, Any]]


class StepList(StepObserver):
    """Keeps what each step did."""

    def __init__(self) -> None:
        self.steps: list[Step] = []

    def after_step(self, game: RecordedGame, log: LogChange) -> int:
        assert game.session is not None
        self.steps.append((log, game.session.state.save()))
        return super().after_step(game, log)


class TurnFinder(StepObserver):
    """Finds for each side the line of the record that began its last turn, by comparing who decides."""

    def __init__(self) -> None:
        self.began: dict[int, TurnStart] = {}
        self._line: RecordLine | None = None
        self._deciders: tuple[int, ...] = ()

    def before_line(self, line: RecordLine) -> None:
        super().before_line(line)
        self._line = line

    def before_step(self, game: RecordedGame) -> None:
        self._deciders = game.deciders

    def after_step(self, game: RecordedGame, log: LogChange) -> int:
        assert self._line is not None
        line = TurnStart(self._line.number, self._line.at)
        self.began |= {side: line for side in game.deciders if side not in self._deciders}
        return super().after_step(game, log)


def record_text(lines: Iterable[RecordLine]) -> str:
    return "".join(f"{line.text}\n" for line in lines)


def finished_game(title: str, seed: int) -> TableDriver:
    """A game played at random, with undos, to its end."""
    driver = TableDriver(title)
    driver.play(Random(seed))
    return driver


def replayed_steps(lines: Iterable[RecordLine]) -> list[Step]:
    steps = replay_steps(parse(record_text(lines)), find)
    return [(step.log, step.session.state.save()) for step in steps]


def applied_steps(title: str, setup: TableSetup, lines: list[RecordLine], cut: int) -> list[Step]:
    """The steps of the lines, given in two parts: those before number `cut`, and the others."""
    game, observer = RecordedGame(find(title), setup), StepList()
    for part in (lines[:cut], lines[cut:]):
        game.apply_lines(part, observer)
    return observer.steps


@pytest.mark.parametrize(
    ("title", "seed"), [*((TOY.id, seed) for seed in range(10)), *((title, 11) for title in TITLES[1:])]
)
def test_both_readers_take_the_same_steps(title: str, seed: int) -> None:
    driver = finished_game(title, seed)
    cut = next(n for n, line in enumerate(driver.lines) if line.text.startswith("5 "))
    steps = replayed_steps(driver.lines)
    assert applied_steps(title, driver.stored.setup, driver.lines, cut) == steps
    origin = parse(record_text(driver.lines))
    seats = [person("Anna"), computer("random")]
    _, change = Table.branch("g2", origin, find, len(origin.entries) // 2, seats, bytes(32), 5.0)
    assert change.setup is not None
    branch = list(change.lines)
    taken_over = replayed_steps(branch)
    assert taken_over == steps[: len(taken_over)]
    assert applied_steps(title, change.setup, branch, len(branch)) == taken_over


def replay_refuses(data: str) -> int | None:
    """The number of the line that `verify` refuses."""
    try:
        verify(parse(data), find)
    except RecordError as problem:
        return problem.line
    return None


def apply_refuses(setup: TableSetup, data: str) -> int | None:
    """The number of the line that `apply_lines` refuses."""
    lines = [RecordLine(number, text, 0.0, 0) for number, text in enumerate(data.splitlines(), 1)]
    try:
        RecordedGame(TOY, setup).apply_lines(lines, StepObserver())
    except RecordError as problem:
        return problem.line
    return None


def other_dice(line: str) -> str:
    """The line with another value of its last die or card."""
    values, space, last = line.rpartition(" ")
    return f"{values}{space}{int(last) % 6 + 1}"


@pytest.mark.parametrize("seed", range(3))
def test_both_readers_refuse_the_same_line(seed: int) -> None:
    """Whatever a step, the start or the result is changed to, with checks that fit.

    They differ on purpose in one thing: `verify` accepts another wording of the reason in the `end` line.
    """
    driver = finished_game(TOY.id, seed)
    texts = [line.text[:-10] for line in driver.lines]
    start = texts.index(next(text for text in texts if text.startswith("start")))
    refused = 0
    for at in range(start, len(texts) - 1):
        text = texts[at]
        word = text.partition(" ")[0]
        changed = [f"{word} draw 99 99 nobody"]
        if word.isdecimal():
            side = "red" if " red" in text else "blue"
            changed += [f"{text} : roll 1", *(f"{word} {side} {action}" for action in (*WORDS, "bribe"))]
            changed += [f"{word} undo red", f"{word} undo blue", f"{word} green bid 1", f"{word} {side}"]
        if " : " in text:
            changed += [text.partition(" : ")[0], other_dice(text)]
        for new in changed:
            data = with_checks([*texts[:at], new, *texts[at + 1 :]]).decode()
            found = replay_refuses(data)
            assert apply_refuses(driver.stored.setup, data) == found, new
            refused += found is not None
    assert refused > 100


@pytest.mark.parametrize("title", TITLES)
def test_the_turns_of_a_table_are_those_of_its_record(title: str) -> None:
    """They are kept from step to step; whoever reads the record, in how many parts, finds the same."""
    driver, rng = TableDriver(title), Random(5)
    for _ in range(40):
        driver.play(rng, 3)
        found = TurnFinder()
        game = RecordedGame(find(title), driver.stored.setup)
        first = next(at for at, line in enumerate(driver.lines) if line.text.startswith("start"))
        cut = rng.randint(first, len(driver.lines))  # the heading is one piece
        game.apply_lines(driver.lines[:cut], found)
        game.apply_lines(driver.lines[cut:], found)
        assert driver.table.recorded.turns == game.turns == found.began
    assert set(found.began) == {0, 1}
