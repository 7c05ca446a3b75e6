"""Saved games: finding, creating and resuming them, and the players that their records name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from rubicon import bots, games, paths
from rubicon.bots import Bot
from rubicon.core import record_writer
from rubicon.core.dice import FastDice
from rubicon.core.game import Game, RubiconError
from rubicon.core.message import Message, message
from rubicon.core.record import Record, RecordError, cause_of, parse_prefix, read, read_bytes
from rubicon.core.record_writer import RecordWriter
from rubicon.core.session import Session

PERSON = "a person"
COMPUTER_PREFIX = "the computer, "


@dataclass(frozen=True, slots=True)
class SavedGame:
    """One saved game: its file with its record, or with the problem that makes it unreadable."""

    path: Path
    record: Record | None
    problem: Message | None = None

    @property
    def name(self) -> str:
        return self.path.name.removesuffix(paths.RECORD_SUFFIX)

    @property
    def finished(self) -> bool:
        return self.record is not None and self.record.finished


def list_all() -> list[SavedGame]:
    """All saved games, the last played first."""
    folder = paths.home() / "games"
    found: list[tuple[float, Path]] = []
    try:
        found = [(path.stat().st_mtime, path) for path in folder.glob(f"*{paths.RECORD_SUFFIX}")]
    except OSError as problem:
        raise RubiconError(message("file-not-read", path=str(folder), text=cause_of(problem))) from None
    return [_read_saved_game(path) for _, path in sorted(found, reverse=True)]


def _read_saved_game(path: Path) -> SavedGame:
    try:
        return SavedGame(path, read(path))
    except RecordError as problem:
        return SavedGame(path, None, message("saved-damaged", line=problem.line, reason=problem.why))
    except RubiconError as problem:
        return SavedGame(path, None, problem.message)


def find(name: str) -> Path:
    """The file of a game: `name` is a file, a saved game, or the number at the end of its name.

    Without a name: the unfinished game that was played last.
    """
    if not name:
        for saved in list_all():
            if not saved.finished:
                return saved.path
        raise RubiconError(message("saved-none", command="rubicon play"))
    path = Path(name)
    folder = paths.home() / "games"
    if path.exists() or len(path.parts) != 1:
        return path
    kept = [folder / name, folder / f"{name}{paths.RECORD_SUFFIX}"]
    kept += [saved.path for saved in list_all() if saved.name.endswith(f"-{name}")]
    for candidate in kept:
        if candidate.exists():
            return candidate
    raise RubiconError(message("saved-unknown", word=name, command="rubicon play --list"))


def command_line_name(path: Path) -> str:
    """The name of a game on the command line: the name of a saved game, or else its path."""
    ours = path.parent == paths.home() / "games"
    return path.name.removesuffix(paths.RECORD_SUFFIX) if ours else str(path)


def create(
    game: Game, options: Mapping[str, str], seed: bytes | None, players: Mapping[str, str]
) -> tuple[Path, RecordWriter]:
    """Create a record in the folder of saved games, named after the title and the next free number."""
    folder = paths.games_folder()
    # Seeds without their record count too: nothing is overwritten.
    taken = [path.name.removeprefix(f"{game.id}-").partition(".")[0] for path in folder.glob(f"{game.id}-*")]
    number = max((int(text) for text in taken if text.isdecimal()), default=0)
    while True:
        number += 1
        path = folder / f"{game.id}-{number}{paths.RECORD_SUFFIX}"
        try:
            return path, record_writer.create(path, game, options, seed, players)
        except record_writer.SaveError:
            if not path.exists():
                raise


def resume(path: Path, dice: FastDice) -> tuple[RecordWriter, Session, Record]:
    """Resume a saved game. If it is damaged, the error says how to repair it."""
    try:
        kept, session = record_writer.resume(path, games.game, dice)
        return kept, session, read(path)
    except RecordError as problem:
        start = parse_prefix(read_bytes(path))[0].lines.get("start")
        if start is None or problem.line <= start:
            raise  # nothing in it can be saved
        better = path.with_name(
            f"{path.name.removesuffix(paths.RECORD_SUFFIX)}-repaired{paths.RECORD_SUFFIX}"
        )
        raise RubiconError(
            message(
                "saved-repair",
                problem=problem.message,
                command=f"rubicon record repair {path} {better}",
                example=f"rubicon play --resume {better}",
            )
        ) from None


def player_texts(game: Game, bots_of: Mapping[int, Bot]) -> dict[str, str]:
    """The player of each side, as the record names them."""
    return {
        name: f"{COMPUTER_PREFIX}{bots_of[side].name}" if side in bots_of else PERSON
        for side, name in enumerate(game.sides)
    }


def bots_of_record(record: Record, game: Game, seed: int | str) -> dict[int, Bot]:
    """The bots that play in a record, by side."""
    return {
        side: bots.make(record.players[name].removeprefix(COMPUTER_PREFIX), game, f"{seed} {name}")
        for side, name in enumerate(game.sides)
        if record.players.get(name, PERSON).startswith(COMPUTER_PREFIX)
    }
