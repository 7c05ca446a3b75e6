"""Export and import games as record files, verify stored games, and remove old ones."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path

from sqlalchemy import ColumnElement, delete, false, func, or_, select

from rubicon import paths
from rubicon.core.game import RubiconError
from rubicon.core.record import FindGame, parse, read_bytes, title_of
from rubicon.core.record_writer import seed_path, write_new
from rubicon.store.schema import commands, games
from rubicon.store.store import Store
from rubicon.table.changes import OVER, WAITING, Change, RecordLine, StoredTable, TableSetup
from rubicon.table.recorded_game import RecordedGame, UpdateCollector
from rubicon.table.seats import COMPUTER_PREFIX, Seat, computer, person


def game_ids(store: Store, *wanted: ColumnElement[bool]) -> list[str]:
    """The ids of the games in the store, oldest first."""
    with store.reading() as connection:
        found = connection.execute(select(games.c.id).where(*wanted).order_by(games.c.created, games.c.id))
        return list(found.scalars())


# ----------------------------------------------------------------------------------------------------- export


def record_text(stored: StoredTable) -> str:
    """The record of a game, as the text of a file."""
    return "".join(f"{line.text}\n" for line in stored.lines)


def export(
    store: Store, folder: Path, unfinished: bool = False, seeds: bool = False, only: Collection[str] = ()
) -> Iterator[Path]:
    """Write games, all or `only` these, to files in `folder`, and yield each path. Files that exist are kept.

    The record of an unfinished game holds the secrets of both sides, and its seed those of the dice to come.
    They are written only with `unfinished` and `seeds`. A game that has not begun has no record yet.
    """
    wanted = game_ids(store, *(() if unfinished else (games.c.status == OVER,)))
    for name in only:
        if name not in wanted:
            raise RubiconError(
                f"There is no game {name} here."
                if name not in game_ids(store)
                else f"Game {name} is not finished. Add --unfinished to write the secrets of both sides."
            )
    folder.mkdir(parents=True, exist_ok=True)
    for name in only or wanted:
        stored = store.load(name)
        path = folder / f"{stored.setup.title}-{name}{paths.RECORD_SUFFIX}"
        if stored.status == WAITING or path.exists():
            continue
        write_new(path, record_text(stored).encode(), 0o666 if stored.status == OVER else 0o600)
        if seeds and stored.setup.seed is not None:
            write_new(seed_path(path), f"{stored.setup.seed.hex()}\n".encode(), 0o600)
        yield path


# ----------------------------------------------------------------------------------------------------- import


def import_record(store: Store, path: Path, find: FindGame, now: float) -> str | None:
    """Replay the finished game in a record file, and store it. Returns its id; None if it is stored already.

    The id comes from the fingerprint of the record.
    """
    data = read_bytes(path)
    record = parse(data, str(path))
    if not record.finished:
        raise RubiconError(f"{path}: this game is not finished. Only finished games are taken in.")
    game = title_of(record, find)
    name = record.digest.hex()[:16]
    if game_ids(store, games.c.id == name):
        return None
    clean = tuple(
        RecordLine(number, text, now, 0) for number, text in enumerate(data.decode().splitlines(), 1)
    )
    setup = TableSetup(game.id, game.settle(record.options), "none", False, False, record.seed)
    play = RecordedGame(game, setup)
    try:
        lines = play.apply_lines(clean, UpdateCollector())
    except RubiconError as problem:
        raise RubiconError(f"{path}: {problem}") from None
    seats = {side: _seat_of_player(record.players.get(called, "")) for side, called in enumerate(game.sides)}
    change = Change(name, now, OVER, (), lines=lines, seats=seats, setup=setup, ending=play.ending)
    return name if store.commit([change]) == [None] else None


def _seat_of_player(player: str) -> Seat:
    if player.startswith(COMPUTER_PREFIX):
        return computer(player.removeprefix(COMPUTER_PREFIX))
    with suppress(RubiconError):
        return person(player)
    return person(player[:40])


# ----------------------------------------------------------------------------------------------------- verify


@dataclass(frozen=True, slots=True)
class VerifiedGame:
    """The result of verifying a stored game. `problem` is empty if nothing is wrong."""

    game: str
    title: str
    status: str
    steps: int
    sealed: bool
    problem: str

    def __str__(self) -> str:
        if self.problem:
            return f"{self.game} {self.title}: WRONG. {self.problem}"
        dice = "all dice from the sealed seed" if self.sealed else "the dice were open"
        return f"{self.game} {self.title} ({self.status}): {self.steps} steps, all legal; {dice}."


def verify_games(store: Store, find: FindGame) -> Iterator[VerifiedGame]:
    """Verify every game: replay it, with its sealed dice, and compute what each line showed to whom."""
    for name in game_ids(store):
        stored = store.load(name)
        wrong, sealed, steps = "", True, 0
        try:
            play = RecordedGame(find(stored.setup.title), stored.setup)
            done = play.apply_lines(stored.lines, UpdateCollector())
            sealed = play.commitment is not None
            steps = 0 if play.session is None else play.session.steps
            wrong = _difference(stored, play, done)
        except RubiconError as problem:
            wrong = str(problem)
        yield VerifiedGame(name, stored.setup.title, stored.status, steps, sealed, wrong)


def _difference(stored: StoredTable, play: RecordedGame, done: list[RecordLine]) -> str:
    for was, line in zip(stored.lines, done, strict=True):
        if was != replace(line, at=was.at):
            return f"Line {was.number} is said to have shown something to others than it did."
    status = OVER if play.ending is not None else WAITING if play.session is None else "playing"
    return "" if status == stored.status else f"It is said to be '{stored.status}', but it is '{status}'."


# ------------------------------------------------------------------------------------------------------ prune


@dataclass(frozen=True, slots=True)
class Retention:
    """How many days things are kept after their last change; None: for ever."""

    finished: float | None
    unfinished: float | None
    commands: float | None


#: Seconds in a day; and rows removed in one transaction, at most, so that players do not wait for it.
DAY_SECONDS, MAX_REMOVED_AT_ONCE = 86_400.0, 100


def count_old(store: Store, retention: Retention, now: float) -> tuple[int, int]:
    """How many games, and how many answers to commands, are older than they are kept."""
    with store.reading() as connection:
        counts = [
            connection.execute(select(func.count()).select_from(table).where(old)).scalar_one()
            for table, old in (
                (games, _old_games(retention, now)),
                (commands, _old_commands(retention, now)),
            )
        ]
    return counts[0], counts[1]


def remove_old(store: Store, retention: Retention, now: float) -> tuple[int, int]:
    """Remove games and answers to commands that are older than they are kept. Returns how many of each."""
    removed = [0, 0]
    some = select(games.c.id).where(_old_games(retention, now)).limit(MAX_REMOVED_AT_ONCE)
    while True:
        with store.writing() as connection:
            names = list(connection.execute(some).scalars())
            connection.execute(delete(games).where(games.c.id.in_(names)))
        removed[0] += len(names)
        if len(names) < MAX_REMOVED_AT_ONCE:
            break
    c = commands.c
    few = select(c.game).where(_old_commands(retention, now)).distinct().limit(MAX_REMOVED_AT_ONCE)
    while True:
        with store.writing() as connection:
            names = list(connection.execute(few).scalars())
            gone = delete(commands).where(_old_commands(retention, now), c.game.in_(names))
            removed[1] += connection.execute(gone).rowcount
        if len(names) < MAX_REMOVED_AT_ONCE:
            return removed[0], removed[1]


def _old_games(retention: Retention, now: float) -> ColumnElement[bool]:
    old: list[ColumnElement[bool]] = [false()]
    if retention.finished is not None:
        old.append((games.c.status == OVER) & (games.c.updated < now - retention.finished * DAY_SECONDS))
    if retention.unfinished is not None:
        old.append((games.c.status != OVER) & (games.c.updated < now - retention.unfinished * DAY_SECONDS))
    return or_(*old)


def _old_commands(retention: Retention, now: float) -> ColumnElement[bool]:
    if retention.commands is None:
        return false()
    return commands.c.at < now - retention.commands * DAY_SECONDS
