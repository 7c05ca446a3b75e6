"""Writing records: every step is on the disk before it counts.

A `RecordWriter` is the journal of a session. It writes the lines and hands them to a `RecordSink`, which
keeps them: `MemorySink` in memory, `FileSink` in a file. Other stores bring a sink of their own.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from rubicon.core.dice import Dice, RecordingDice
from rubicon.core.game import Game, Outcome, RubiconError
from rubicon.core.message import Fact, Message, message, reason_text
from rubicon.core.record import (
    EMPTY_DIGEST,
    FORMAT,
    MAGIC,
    Commitment,
    FindGame,
    Record,
    RecordError,
    cause_of,
    chances_text,
    checked_line,
    one_line,
    outcome_text,
    parse,
    parse_prefix,
    read_bytes,
    replay,
    replay_steps,
    sealed_dice,
)
from rubicon.core.seal import SEED_BYTES, Contribution, SealedDice, commitment, words_commitment
from rubicon.core.session import Journal, Move, Session

if sys.platform != "win32":
    import fcntl

_BINARY: int = getattr(os, "O_BINARY", 0)


class SaveError(RubiconError):
    """A record could not be written. What was asked for has not happened; the game stands as before."""


# --------------------------------------------------------------------------------------------------- sinks


class RecordSink:
    """Where the lines of one record are kept, and its seed until it may be shown."""

    def append(self, data: bytes) -> None:
        """Store all of `data` permanently, or raise `SaveError` and store nothing."""
        raise NotImplementedError

    def keep_seed(self, seed: bytes) -> None:
        """Store the secret seed, apart from the lines, so that the game can go on after a pause."""

    def drop_seed(self) -> None:
        """Remove the secret copy of the seed: it stands in the record now."""

    def discard(self) -> None:
        """Remove a record that could not even be begun."""

    def close(self) -> None:
        """Nothing more will be written."""


class MemorySink(RecordSink):
    """Keeps the record in memory."""

    def __init__(self) -> None:
        self.data = bytearray()

    def append(self, data: bytes) -> None:
        self.data += data


def seed_path(path: Path) -> Path:
    """The file next to a record that holds its seed until the game has ended."""
    return path.with_name(path.name + ".seed")


class FileSink(RecordSink):
    """Keeps the record in a file, which no other Rubicon writes to meanwhile.

    `append` returns when the lines have reached the disk. If they cannot, the file is cut back to what it
    was, at once or before the next lines are added. A `new` file must not exist yet.
    """

    def __init__(self, path: str | Path, new: bool) -> None:
        self.path = Path(path)
        try:
            self._file = os.open(
                self.path, os.O_RDWR | _BINARY | (os.O_CREAT | os.O_EXCL if new else 0), 0o666
            )
        except (OSError, ValueError) as problem:
            raise _cannot_write(self.path, problem) from None
        self._size = os.fstat(self._file).st_size
        self._dirty = False
        self._ours = [self.path] if new else []
        if sys.platform != "win32":
            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                self.close()
                raise SaveError(message("save-in-use", path=str(path))) from None
            except OSError:
                pass  # a file system without locks

    def append(self, data: bytes) -> None:
        try:
            self._cut_back()
            self._dirty = True
            rest = memoryview(data)
            while rest:
                rest = rest[os.write(self._file, rest) :]
            os.fsync(self._file)
            self._size += len(data)
            self._dirty = False
        except OSError as problem:
            with suppress(OSError):  # if this fails too, it is done before the next lines
                self._cut_back()
            said = message("save-failed", path=str(self.path), text=cause_of(problem))
            raise SaveError(said) from None

    def _cut_back(self) -> None:
        """Remove what a failed `append` may have left, and stand at the end."""
        size = os.fstat(self._file).st_size
        if self._dirty and size > self._size:
            os.ftruncate(self._file, self._size)
        elif size != self._size:
            raise SaveError(message("save-changed", path=str(self.path)))
        os.lseek(self._file, self._size, os.SEEK_SET)
        self._dirty = False

    def keep_seed(self, seed: bytes) -> None:
        secret = seed_path(self.path)
        write_new(secret, f"{seed.hex()}\n".encode(), 0o600)
        self._ours.append(secret)

    def drop_seed(self) -> None:
        with suppress(OSError):  # it is not secret any more
            seed_path(self.path).unlink(missing_ok=True)

    def discard(self) -> None:
        self.close()
        for path in self._ours:
            with suppress(OSError):  # the error that led here is the one to report
                path.unlink(missing_ok=True)

    def close(self) -> None:
        if self._file >= 0:
            os.close(self._file)
            self._file = -1


def write_new(path: Path, data: bytes, mode: int = 0o666) -> None:
    """Write a file that does not exist yet, all of it and to the disk, or leave nothing behind."""
    try:
        handle = os.open(path, os.O_WRONLY | _BINARY | os.O_CREAT | os.O_EXCL, mode)
    except (OSError, ValueError) as problem:
        raise _cannot_write(path, problem) from None
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
    except OSError as problem:
        path.unlink(missing_ok=True)
        raise _cannot_write(path, problem) from None
    sync_folder(path)


def sync_folder(path: Path) -> None:
    """Make the name of a new file survive a power cut, where the system can."""
    if sys.platform != "win32":
        with suppress(OSError):
            folder = os.open(path.parent, os.O_RDONLY)
            try:
                os.fsync(folder)
            finally:
                os.close(folder)


def _cannot_write(path: Path, problem: OSError | ValueError) -> SaveError:
    if isinstance(problem, FileExistsError):
        return SaveError(message("save-exists", path=str(path)))
    return SaveError(message("save-not-written", path=str(path), text=cause_of(problem)))


# --------------------------------------------------------------------------------------------------- writer


class RecordWriter(Journal):
    """Writes the record of one game, sealed if there is a `seed`. Usually made by `create` or `resume`.

    `write_heading` writes the heading with the commitment; then sides may `commit`; then they may
    `contribute` the words they committed to; then `begin` starts the game. From there
    on the session drives it. The ending and the seed are written together with the last action.
    """

    def __init__(self, sink: RecordSink, game: Game, options: Mapping[str, str], seed: bytes | None) -> None:
        self.game = game
        self.options = game.settle(options)
        self.sink = sink
        self.commitments: list[Commitment] = []
        self.contributions: list[Contribution] = []
        self.steps = 0
        self.begun = False
        self.ended = False
        #: The words after the result in the `end` line of the record that is written again, or none. Earlier
        #: versions gave the reason in other words.
        self.end_words = ""
        self._seed = seed
        self._digest = EMPTY_DIGEST

    @property
    def commitment(self) -> str | None:
        """What binds the host to the seed, to be shown to the sides before they contribute."""
        return None if self._seed is None else commitment(self._seed)

    def write_heading(self, players: Mapping[str, str], notes: Iterable[str]) -> None:
        """Write what is known before the game: also who sits at each side, and anything worth noting."""
        lines = [f"{MAGIC} {FORMAT}", f"title {self.game.id}", f"rules {self.game.version}"]
        lines += [f"option {name} {value}" for name, value in self.options.items()]
        for name, text in players.items():
            self.game.side(name)
            lines.append(f"player {name} {one_line(text, 'player')}")
        lines += [f"note {one_line(text, 'note')}" for text in notes]
        lines.append("dice open" if self._seed is None else f"dice sealed {commitment(self._seed)}")
        if self._seed is not None:
            self.sink.keep_seed(self._seed)
        self._write(lines)

    def commit(self, side: int, digits: str, by_host: bool = False) -> None:
        """Bind a side to words that it shows later. Possible until the first words are shown."""
        made = Commitment(self.game.sides[side], digits, by_host)
        self._check_open_to_words(made.side)
        if self.contributions or any(made.side == other.side for other in self.commitments):
            raise RubiconError(message("words-too-late", side=made.side))
        self._write([f"commitment {made.text}"])
        self.commitments.append(made)

    def contribute(self, side: int, text: str) -> None:
        """Mix a text of a side into the sealed dice. Each side may do so once, before the game begins. A side
        that has committed shows the words it committed to."""
        name = self.game.sides[side]
        one_line(text, "words")
        self._check_open_to_words(name)
        bound = [made.hash for made in self.commitments if made.side == name]
        if bound and words_commitment(commitment(self._seed or b""), name, text) != bound[0]:
            raise RubiconError(message("words-others", side=name))
        self._write([f"contribution {name} {text}"])
        self.contributions.append((name, text))

    def _check_open_to_words(self, name: str) -> None:
        if self._seed is None:
            raise RubiconError(message("words-open-dice"))
        if self.begun:
            raise RubiconError(message("words-begun"))
        if any(name == other for other, _ in self.contributions):
            raise RubiconError(message("words-twice", side=name))

    def begin(self, dice: Dice | None = None) -> Session:
        """Start the game. `dice` answers if the dice are open; sealed ones bring their own."""
        if self.begun:
            raise RubiconError(message("begun-already"))
        if self._seed is not None:
            dice = SealedDice(self._seed, self.contributions)
        if dice is None:
            raise RubiconError("Open dice need a source.")
        session = Session(self.game, self.options, dice)
        self.write_start(session)
        session.journal = self
        return session

    def write_start(self, session: Session) -> None:
        """Write the chance results of the first position."""
        self._write([f"start{chances_text(session.opening_chances)}"])
        self.begun = True

    def seal(self, seed: bytes, session: Session) -> None:
        """What was written so far is taken over from another game; from here on the dice are sealed."""
        if self._seed is not None:
            raise RubiconError("These dice are sealed already.")
        self.sink.keep_seed(seed)
        self._write([f"dice sealed {commitment(seed)}"])
        self._seed = seed
        session.dice = RecordingDice(SealedDice(seed))

    def record_move(self, step: int, move: Move, outcome: Outcome | None) -> None:
        side, action = self.game.sides[move.side], self.game.text(move.action)
        if not action or action != " ".join(action.split()) or " : " in f" {action} ":
            raise RubiconError(f"The title writes an action as '{action}', which does not fit into a record.")
        self._write_step(step, f"{side} {action}{chances_text(move.chances)}", outcome)

    def record_undo(self, step: int, side: int) -> None:
        self._write_step(step, f"undo {self.game.sides[side]}")

    def stop(self, winner: int | None, reason: Message, words: str = "") -> None:
        """End the game before the rules do, and say why: a resignation, an agreement, a clock. `words` are
        those of the `stop` line, if it is written again."""
        name = "draw" if winner is None else self.game.sides[winner]
        self._write([f"stop {name} {words or reason_text(reason)}"], ending=True)

    def close(self) -> None:
        """Nothing more will be written for now; `resume` goes on."""
        self.sink.close()

    def _write_step(self, step: int, text: str, outcome: Outcome | None = None) -> None:
        if step != self.steps + 1:
            raise SaveError(message("save-out-of-step"))
        lines = [f"{step} {text}"]
        if outcome is not None:
            lines.append(f"end {outcome_text(self.game, outcome, self.end_words)}")
        self.steps = step  # stays so after an interrupt: then nobody knows whether the line was written
        try:
            self._write(lines, ending=outcome is not None)
        except SaveError:
            self.steps -= 1
            raise

    def _continue_from(self, record: Record, session: Session) -> None:
        """Stand after the last line of `record`. If its ending or its seed is missing, write it."""
        self.commitments = record.commitments
        self.contributions = record.contributions
        self.steps = len(record.entries)
        self.begun = True
        self._digest = record.digest
        if record.finished and (self._seed is None or record.seed is not None):
            self.ended = True
        elif record.finished:
            self._write([], ending=True)
        elif session.outcome is not None:
            self._write([f"end {outcome_text(self.game, session.outcome)}"], ending=True)

    def _write(self, texts: list[str], ending: bool = False) -> None:
        if self.ended:
            raise RubiconError(message("game-has-ended"))
        if ending and self._seed is not None:
            texts.append(f"seed {self._seed.hex()}")
        digest, lines = self._digest, ""
        for text in texts:
            digest, line = checked_line(digest, text)
            lines += line + "\n"
        self.sink.append(lines.encode())
        self._digest = digest
        if ending:
            self.ended = True
            if self._seed is not None:
                self.sink.drop_seed()


def create(
    path: str | Path,
    game: Game,
    options: Mapping[str, str],
    seed: bytes | None,
    players: Mapping[str, str] | None = None,
    notes: Iterable[str] = (),
) -> RecordWriter:
    """Begin a record in a new file, with sealed dice if there is a `seed`. Never overwrites."""
    settled = game.settle(options)
    sink = FileSink(path, new=True)
    writer = RecordWriter(sink, game, settled, seed)
    try:
        writer.write_heading(players or {}, notes)
    except BaseException:
        sink.discard()
        raise
    sync_folder(sink.path)
    return writer


def resume(path: str | Path, find: FindGame, dice: Dice | None = None) -> tuple[RecordWriter, Session]:
    """Go on with the game in a file. Sealed dice go on where they stopped; open ones need new `dice`.

    A finished game comes back finished. A record that only lacks its ending or its seed is completed.
    """
    sink = FileSink(path, new=False)
    try:
        record = parse(read_bytes(path), str(path))
        seed, proof = record.seed, None
        if (
            record.seal is not None
            and seed is None
            and (not record.finished or seed_path(sink.path).exists())
        ):
            seed = read_seed(sink.path)
        if seed is not None:
            proof = dice = sealed_dice(record, seed, record.lines.get("seed", record.lines["dice"]))
        session = replay(record, find, proof)
        if dice is None and not record.finished:
            raise RubiconError("Open dice need a source to go on.")
        writer = RecordWriter(sink, session.game, record.options, seed)
        writer._continue_from(record, session)
    except BaseException:
        sink.close()
        raise
    if dice is not None:
        session.dice = RecordingDice(dice)
    session.journal = writer
    return writer, session


def read_seed(path: Path) -> bytes:
    """The secret seed stored next to an unfinished record."""
    file = seed_path(path)
    if not file.exists():
        raise RubiconError(message("seed-missing", path=str(file)))
    try:
        seed = bytes.fromhex(read_bytes(file).decode())
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES:
        raise RubiconError(message("seed-damaged", path=str(file)))
    return seed


def transcript(session: Session, notes: Iterable[str] = ()) -> str:
    """A record, with open dice, of a session that kept none: the actions that stand, renumbered."""
    sink = MemorySink()
    writer = RecordWriter(sink, session.game, session.options, None)
    writer.write_heading({}, notes)
    writer.write_start(session)
    for step, move in enumerate(session.history, 1):
        writer.record_move(step, move, session.outcome if step == len(session.history) else None)
    return sink.data.decode()


# --------------------------------------------------------------------------------------------------- repair


@dataclass(frozen=True, slots=True)
class Repair:
    """What `repair` did: the lines it kept, those it did not, and what was wrong (None: nothing)."""

    kept: int
    lost: tuple[str, ...]
    problem: RecordError | None


def repair(source: str | Path, target: str | Path, find: FindGame) -> Repair:
    """Write the longest good beginning of a damaged record to a new file, from which the game can go on.

    `source` stays as it is, and no file is overwritten. The seed of a sealed game is taken along if it is
    there. If nothing is wrong, nothing is written.
    """
    data = read_bytes(source)
    record, problem = parse_prefix(data, str(source))
    if "start" not in record.lines:
        raise RubiconError(_cannot_repair(problem))
    good = record.length
    try:
        for _ in replay_steps(record, find):
            pass
    except RecordError as wrong:
        problem, good = wrong, wrong.line - 1
        if good < record.lines["start"]:
            raise RubiconError(_cannot_repair(wrong)) from None
    if problem is None:
        return Repair(good, (), None)
    lines = data.split(b"\n")
    lost = [line.decode(errors="replace") for line in lines[good:]]
    if not lost[-1]:
        del lost[-1]
    write_new(Path(target), b"".join(line + b"\n" for line in lines[:good]))
    try:
        if record.seal is not None:
            _copy_seed(record.seal, data, Path(source), Path(target))
    except BaseException:
        Path(target).unlink(missing_ok=True)
        raise
    return Repair(good, tuple(lost), problem)


def _cannot_repair(problem: RecordError | None) -> Message:
    found: list[Fact] = [] if problem is None else [problem.message]
    return message("repair-nothing", problems=found)


def _copy_seed(seal: str, data: bytes, source: Path, target: Path) -> None:
    """Write the seed next to the new record, if it is next to the old record or in its lost part."""
    found = [bytes.fromhex(digits.decode()) for digits in re.findall(rb"^seed ([0-9a-f]{64})\b", data, re.M)]
    if seed_path(source).exists():
        found.append(read_seed(source))
    for seed in found:
        if commitment(seed) == seal:
            write_new(seed_path(target), f"{seed.hex()}\n".encode(), 0o600)
            return
