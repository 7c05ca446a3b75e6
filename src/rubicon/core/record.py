"""The save file: its form, how it is read, replayed and proved. `docs/records.md` describes it for people.

    rubicon-record 1 #0c6a2b51
    title julius-caesar #…
    rules 1 #…
    option edition 2.0 #…
    player caesar a person #…                        any number of players and notes, or none
    note played on a rainy day #…
    dice sealed 9f86d081884c7d65… #…                 or: dice open
    commitment pompey 5d0c… #…                       only with sealed dice: before any words are shown
    contribution pompey some words #…                the words that Pompey committed to
    start : draw 4 17 3 #…
    1 caesar discard 3/1-b #…
    2 undo caesar #…
    3 caesar discard 5 #…
    57 caesar fire legio-10 : roll 3 5 1 ; draw 2 #…
    end caesar 10 3 Caesar rules at the end of year 3 #…     or: stop caesar Pompey resigns
    seed 0b1f… #…                                    with sealed dice, when the game has ended

A game may branch off another: its first steps are taken over as they stand there, under `dice open`, and then
`dice sealed 4c1d…` begins a seal of its own.

Every line ends in a check over all lines up to and including itself, so that the first line that was damaged
or edited can be named. Words are separated by single spaces; there is exactly one way to write each line.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple, NoReturn

from rubicon.core.dice import Chance, Dice, DiceError, ScriptedDice
from rubicon.core.game import Game, IllegalAction, Outcome, RubiconError, UnknownOption
from rubicon.core.message import Fact, Message, in_english, message, reason_text
from rubicon.core.seal import SEED_BYTES, Contribution, SealedDice, commitment, words_commitment
from rubicon.core.session import CannotUndo, LogChange, Session

FORMAT = 1
#: Commitments and contributions in a record, at most: more than any title has sides. Keeps reading fast.
MAX_PARTIES = 16
MAGIC = "rubicon-record"

#: Finds the title with this id, or raises `RubiconError`: `rubicon.games.game`, in the program.
FindGame = Callable[[str], Game]


class RecordError(RubiconError):
    """Something is wrong with a record: the line (counted from 1), why, and where known the file."""

    def __init__(self, line: int, why: Message, name: str = "") -> None:
        told = message("record-line", line=line, reason=why)
        super().__init__(message("record-file", file=name, problem=told) if name else told)
        self.line = line
        self.why = why

    @property
    def reason(self) -> str:
        """Why, in English."""
        return in_english(self.why)


def _why(key: str, /, **facts: Fact) -> Message:
    """What is wrong with a line. A fact `word` or `text` quotes the record as it stands."""
    return Message(f"record-{key}", facts)


def cannot_be_done(problem: Message) -> Message:
    """The reason that a step of a record is not possible there."""
    return _why("cannot-be-done", problem=problem)


# ---------------------------------------------------------------------------------------------------- lines


#: The check chain before the first line.
EMPTY_DIGEST = bytes(32)


def checked_line(digest: bytes, text: str) -> tuple[bytes, str]:
    """The check chain after one more line, and that line: `text` and its check, without line feed."""
    digest = hashlib.sha256(digest + text.encode() + b"\n").digest()
    return digest, f"{text} #{digest.hex()[:8]}"


_CHECKED = re.compile(r"(.*) #([0-9a-f]{8})", re.DOTALL)
_CONTROL = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")
_HEX = re.compile(f"[0-9a-f]{{{2 * SEED_BYTES}}}")
_NUMBER = re.compile("0|[1-9][0-9]{0,8}", re.ASCII)


def one_line(text: str, what: str) -> str:
    """`text`, fit to stand in a record. `what` is for the error: `name`, `player`, `bot`, `talk`, `note` or
    `words`."""
    if not text or text != text.strip() or _CONTROL.search(text) or len(text) > 500:
        raise RubiconError(message("not-one-line", what=what))
    return text


def chances_text(chances: Sequence[Chance]) -> str:
    """`: roll 3 5 ; draw 4`, with the space before it; nothing if there are none."""
    answers = [" ".join((kind, *map(str, values))) for kind, values in chances]
    return " : " + " ; ".join(answers) if answers else ""


def outcome_text(game: Game, outcome: Outcome, words: str = "") -> str:
    """How the game ended, as the `end` line says it. `words` give the reason, if they are known."""
    winner = "draw" if outcome.winner is None else game.sides[outcome.winner]
    return " ".join((winner, *map(str, outcome.score), words or reason_text(outcome.reason)))


# --------------------------------------------------------------------------------------------------- record


@dataclass(frozen=True, slots=True)
class Entry:
    """One step: an action with its chance results, or an undo (then `action` is empty)."""

    line: int
    side: str
    action: str
    chances: tuple[Chance, ...] = ()


class Commitment(NamedTuple):
    """What a side committed to before any words were shown. `by_host`: the host drew its words, as it does
    for computer players."""

    side: str
    hash: str
    by_host: bool = False

    @property
    def text(self) -> str:
        """As the `commitment` line says it."""
        return f"{self.side} {self.hash}{' host' if self.by_host else ''}"


@dataclass(slots=True)
class Record:
    """What the lines of a record say. `replay` finds out whether a game can go like this."""

    title: str = ""
    rules: int = 0
    options: dict[str, str] = field(default_factory=dict)
    players: dict[str, str] = field(default_factory=dict)
    notes: list[str] = field(default_factory=list)
    #: The commitment of sealed dice; None with open dice.
    seal: str | None = None
    #: In a game that branched off another: how many steps were taken over before its own dice were sealed.
    branched: int | None = None
    commitments: list[Commitment] = field(default_factory=list)
    contributions: list[Contribution] = field(default_factory=list)
    opening: tuple[Chance, ...] = ()
    entries: list[Entry] = field(default_factory=list)
    #: The rest of the `end` line, if the game was played to its end by the rules.
    end: str | None = None
    #: The rest of the `stop` line, if it was ended otherwise: the winner or `draw`, and why.
    stop: str | None = None
    seed: bytes | None = None
    #: The line number of each word of heading and ending, also of `option edition`, `player caesar`, ...
    lines: dict[str, int] = field(default_factory=dict)
    #: Number of lines, and the check chain after them. The chain is the fingerprint of the whole record.
    length: int = 0
    digest: bytes = EMPTY_DIGEST
    #: The file it came from, for messages.
    name: str = ""

    @property
    def standing_steps(self) -> list[int]:
        """The numbers of the steps, counted from 1, that are actions and were not taken back."""
        standing: list[tuple[int, str]] = []
        for step, entry in enumerate(self.entries, 1):
            if entry.action:
                standing.append((step, entry.side))
            else:
                at = len(standing) - 1
                while standing[at][1] != entry.side:
                    at -= 1
                standing.pop(at)
        return [step for step, _ in standing]

    @property
    def finished(self) -> bool:
        """Whether the game has ended."""
        return self.end is not None or self.stop is not None

    def error_at(self, line: int, why: Message) -> RecordError:
        """The error for one of its lines."""
        return RecordError(line, why, self.name)


#: What may follow each line of the header.
_HEADING_ORDER = {
    MAGIC: ("title",),
    "title": ("rules",),
    "rules": ("option", "player", "note", "dice"),
    "option": ("option", "player", "note", "dice"),
    "player": ("player", "note", "dice"),
    "note": ("note", "dice"),
    "dice": ("commitment", "contribution", "start"),
    "commitment": ("commitment", "contribution", "start"),
    "contribution": ("contribution", "start"),
}


class _Parser:
    """Parses the lines one by one. After an error, `record` holds what the lines before it said."""

    def __init__(self, name: str) -> None:
        self.record = Record(name=name)
        self.expected: tuple[str, ...] = (MAGIC,)

    def fail(self, key: str, /, **facts: Fact) -> NoReturn:
        raise self.record.error_at(self.record.length + 1, _why(key, **facts))

    def take(self, data: bytes) -> None:
        """Read the next line, given without its line feed."""
        try:
            line = data.decode()
        except UnicodeDecodeError:
            self.fail("no-text")
        if self.expected == (MAGIC,):
            self.check_first_line(line)
        checked = _CHECKED.fullmatch(line)
        if checked is None:
            self.fail("line-ends" if line.endswith("\r") else "no-check")
        digest, whole = checked_line(self.record.digest, checked[1])
        if whole != line:
            self.fail("changed")
        self.parse_line(self.record.length + 1, checked[1])
        self.record.length += 1
        self.record.digest = digest

    def check_first_line(self, line: str) -> None:
        """The first line tells what the file is, before anything else about it is believed."""
        words = line.split(" ")
        if words[0] != MAGIC:
            self.fail("no-record", word=MAGIC)
        if len(words) > 1 and _NUMBER.fullmatch(words[1]) and int(words[1]) != FORMAT:
            self.fail("format", found=words[1], known=FORMAT)

    def parse_line(self, number: int, text: str) -> None:
        record = self.record
        word, _, rest = text.partition(" ")
        if not self.expected:
            self.fail("after-end")
        if word not in self.expected and not (word.isdigit() and "step" in self.expected):
            self.fail("unexpected", word=word, near=list(self.expected))
        if word == "dice" and "start" in record.lines:
            self.parse_branch(rest)
        elif word in _HEADING_ORDER:
            self.parse_heading(word, rest)
            record.lines[f"{word} {rest.partition(' ')[0]}"] = number
            self.expected = _HEADING_ORDER[word]
        elif word == "start":
            if rest:
                if not rest.startswith(": "):
                    self.fail("start")
                record.opening = parse_chances(number, rest[2:], record.name)
            self.expected = ("step", "end", "stop", *(("dice",) if record.seal is None else ()))
        elif word == "seed":
            if not _HEX.fullmatch(rest):
                self.fail("seed-digits", digits=2 * SEED_BYTES)
            record.seed = bytes.fromhex(rest)
            self.expected = ()
        elif word in ("end", "stop"):
            if not rest:
                self.fail("incomplete", word=word)
            record.end, record.stop = (rest, None) if word == "end" else (None, rest)
            self.expected = () if record.seal is None else ("seed",)
        else:
            self.parse_step(number, word, rest)
        record.lines[word] = number

    def parse_heading(self, word: str, rest: str) -> None:
        record = self.record
        name, _, value = rest.partition(" ")
        if not rest or (word in ("option", "player", "commitment", "contribution") and not value):
            self.fail("incomplete", word=word)
        if word == MAGIC and rest != str(FORMAT):
            self.fail("no-format", word=rest)
        elif word == "title":
            record.title = rest
        elif word == "rules":
            if not _NUMBER.fullmatch(rest):
                self.fail("no-rules-version", word=rest)
            record.rules = int(rest)
        elif word == "option":
            if name in record.options:
                self.fail("option-twice", word=name)
            record.options[name] = value
        elif word == "player":
            if name in record.players:
                self.fail("player-twice", word=name)
            record.players[name] = value
        elif word == "note":
            record.notes.append(rest)
        elif word == "dice":
            if rest != "open" and not (name == "sealed" and _HEX.fullmatch(value)):
                self.fail("no-dice", word=rest)
            record.seal = value or None
        elif word == "commitment":
            self.parse_commitment(name, value)
        elif word == "contribution":
            self.parse_contribution(name, value)

    def parse_commitment(self, side: str, value: str) -> None:
        digits, _, by = value.partition(" ")
        if self.record.seal is None:
            self.fail("open-dice")
        if any(side == made.side for made in self.record.commitments):
            self.fail("committed", word=side)
        if len(self.record.commitments) == MAX_PARTIES:
            self.fail("many-commitments")
        if not _HEX.fullmatch(digits) or by not in ("", "host") or value.endswith(" "):
            self.fail("no-commitment", word=value)
        self.record.commitments.append(Commitment(side, digits, by == "host"))

    def parse_contribution(self, side: str, words: str) -> None:
        """Words must be those that were committed to, in the order of the commitments: else whoever writes
        the record could choose between several orders. Words without a commitment come last."""
        record = self.record
        if record.seal is None:
            self.fail("open-dice")
        if any(side == other for other, _ in record.contributions):
            self.fail("contributed", word=side)
        if len(record.contributions) == MAX_PARTIES:
            self.fail("many-contributions")
        order = {made.side: at for at, made in enumerate(record.commitments)}
        bound = record.commitments[order[side]].hash if side in order else None
        if bound is not None and words_commitment(record.seal, side, words) != bound:
            self.fail("other-words", word=side)
        last = record.contributions[-1][0] if record.contributions else ""
        if last and order.get(last, len(order)) > order.get(side, len(order)):
            self.fail("words-place", word=side)
        record.contributions.append((side, words))

    def parse_branch(self, rest: str) -> None:
        """The steps so far were taken over from another game; from here on the dice are sealed."""
        kind, _, seal = rest.partition(" ")
        if kind != "sealed" or not _HEX.fullmatch(seal):
            self.fail("no-sealed-dice", word=rest)
        self.record.seal = seal
        self.record.branched = len(self.record.entries)
        self.expected = ("step", "end", "stop")

    def parse_step(self, number: int, word: str, rest: str) -> None:
        entries = self.record.entries
        if word != str(len(entries) + 1):
            self.fail("step", word=word, expected=len(entries) + 1)
        entries.append(parse_entry(number, rest, self.record.name))

    def finish(self) -> Record:
        """The record, if its lines are complete. Called after the last line."""
        if "start" not in self.record.lines:
            if self.expected == (MAGIC,):
                self.fail("empty")
            self.fail("no-start", near=list(self.expected))
        return self.record


def parse_entry(line: int, text: str, name: str = "") -> Entry:
    """The step that a line of a record says; `text` is the line without the step number and the check.

    Raises `RecordError` for this line, of the file `name`, if it says no step.
    """
    what, colon, answers = text.partition(" : ")
    side, _, action = what.partition(" ")
    if not action:
        raise RecordError(line, _why("step-form"), name)
    chances = parse_chances(line, answers, name) if colon else ()
    if side != "undo":
        return Entry(line, side, action, chances)
    if chances:
        raise RecordError(line, _why("undo-chance"), name)
    return Entry(line, action, "")


def parse_chances(line: int, text: str, name: str = "") -> tuple[Chance, ...]:
    """The chance results in a line of a record: what `chances_text` writes, without the colon before it."""
    found: list[Chance] = []
    for part in text.split(" ; "):
        kind, *values = part.split(" ")
        if kind not in ("roll", "draw") or not all(_NUMBER.fullmatch(value) for value in values):
            raise RecordError(line, _why("no-chance", word=part), name)
        found.append((kind, tuple(map(int, values))))
    return tuple(found)


def parse(data: bytes | str, name: str = "") -> Record:
    """The record that `data` holds. Raises `RecordError` at the first line that is damaged or malformed."""
    record, problem = parse_prefix(data, name)
    if problem is not None:
        raise problem
    return record


def parse_prefix(data: bytes | str, name: str = "") -> tuple[Record, RecordError | None]:
    """As much of a record as is whole, and what is wrong with the line after it, without its traceback."""
    parser = _Parser(name)
    raw = data.encode(errors="surrogatepass") if isinstance(data, str) else data
    *lines, rest = raw.split(b"\n")
    try:
        for line in lines:
            parser.take(line)
        if rest:
            if parser.expected == (MAGIC,):
                parser.check_first_line(rest.decode(errors="replace"))
            parser.fail("cut-short")
        return parser.finish(), None
    except RecordError as problem:
        return parser.record, problem.with_traceback(None)  # which would keep all that the caller holds


def read(path: str | Path) -> Record:
    """The record in a file."""
    return parse(read_bytes(path), str(path))


def read_bytes(path: str | Path) -> bytes:
    """The bytes of a file, or an error for the user."""
    try:
        return Path(path).read_bytes()
    except (OSError, ValueError) as problem:
        raise RubiconError(message("file-not-read", path=str(path), text=cause_of(problem))) from None


def cause_of(problem: OSError | ValueError) -> str:
    """What the system says about a file, in the system's language."""
    return str(problem.strerror if isinstance(problem, OSError) else problem)


# --------------------------------------------------------------------------------------------------- replay


class _ReplayDice(Dice):
    """Gives the recorded answers, line by line, and checks them against `proof` if there is one."""

    def __init__(self, proof: Dice | None) -> None:
        self.script = ScriptedDice()
        self.proof = proof

    def _same(self, kind: str, found: list[int], proved: list[int]) -> list[int]:
        if found != proved:
            said, given = (" ".join([kind, *map(str, values)]) for values in (found, proved))
            raise DiceError(_why("other-dice", word=said, text=given))
        return found

    def roll(self, count: int) -> list[int]:
        values = self.script.roll(count)
        return values if self.proof is None else self._same("roll", values, self.proof.roll(count))

    def draw(self, size: int, count: int) -> list[int]:
        values = self.script.draw(size, count)
        return values if self.proof is None else self._same("draw", values, self.proof.draw(size, count))


def title_of(record: Record, find: FindGame) -> Game:
    """The record's title, if it is known here under the very rules the record was played by."""
    try:
        found = find(record.title)
    except RubiconError as problem:
        raise record.error_at(record.lines["title"], problem.message) from None
    game = found.under_rules(record.rules)
    if game is None:
        raise _unknown_rules(record, found)
    for word, names in (
        ("player", list(record.players)),
        ("commitment", [made.side for made in record.commitments]),
        ("contribution", [side for side, _ in record.contributions]),
    ):
        for name in names:
            if name not in game.sides:
                raise record.error_at(
                    record.lines[f"{word} {name}"], _why("no-side", title=game.title, word=name)
                )
    for name, value in record.options.items():
        try:
            game.settle({name: value})
        except UnknownOption as problem:
            raise record.error_at(record.lines[f"option {name}"], problem.message) from None
    return game


def _unknown_rules(record: Record, game: Game) -> RecordError:
    key = "newer-rules" if record.rules > game.version else "older-rules"
    why = _why(key, title=game.title, rules=record.rules, version=game.version)
    return record.error_at(record.lines["rules"], why)


def step_of(game: Game, entry: Entry, name: str = "") -> tuple[int, int | None]:
    """The side of an entry, and its action; None if it is an undo.

    Raises `RecordError` if there is no such side, or the action is written in another form than its own, and
    `IllegalAction` if the title does not know the action.
    """
    if entry.side not in game.sides:
        raise RecordError(entry.line, _why("no-side", title=game.title, word=entry.side), name)
    side = game.sides.index(entry.side)
    if not entry.action:
        return side, None
    action = game.parse(entry.action)
    if game.text(action) != entry.action:
        why = _why("other-form", word=entry.action, text=game.text(action))
        raise RecordError(entry.line, why, name)
    return side, action


class ReplayStep(NamedTuple):
    """One step of a replay: its entry (None at the start), the session after it, and how the log changed."""

    entry: Entry | None
    session: Session
    log: LogChange


def replay_steps(record: Record, find: FindGame, proof: Dice | None = None) -> Iterator[ReplayStep]:
    """Play the record again with the dice that stand there: the start, then each entry.

    All steps have the same session, one step further each time. `proof` is asked every question too (in a
    game that branched off another, those since then); the first answer that differs is an error. Raises
    `RecordError` at the first line that cannot be.

    A table that loads its game, to go on with it, does it in another way: see `rubicon.table.recorded_game`.
    """
    game = title_of(record, find)
    dice = _ReplayDice(proof if record.branched is None else None)
    line = record.lines["start"]
    try:
        dice.script.script[:] = record.opening
        session = Session(game, record.options, dice)
        _check_all_used(dice, record, line)
        yield ReplayStep(None, session, LogChange((), session.opening_events))
        for number, entry in enumerate(record.entries):
            line = entry.line
            if number == record.branched:
                dice.proof = proof
            side, action = step_of(game, entry, record.name)
            if action is None:
                log = session.undo(side)
            else:
                dice.script.script[:] = entry.chances
                log = LogChange((), session.act(side, action).events)
                _check_all_used(dice, record, line)
            yield ReplayStep(entry, session, log)
    except (IllegalAction, CannotUndo) as problem:
        raise record.error_at(line, cannot_be_done(problem.message)) from None
    except DiceError as problem:
        raise record.error_at(line, problem.message) from None
    _check_ending(record, session)


def _check_all_used(dice: _ReplayDice, record: Record, line: int) -> None:
    if dice.script.script:
        extra = chances_text(dice.script.script).removeprefix(" : ")
        raise record.error_at(line, _why("not-asked-for", word=extra))


def _check_ending(record: Record, session: Session) -> None:
    """Whether the record ends as its game does. The wording of the reason may change; the result may not.

    A record that was cut off just before its ending is merely unfinished.
    """
    outcome = session.outcome
    if record.end is not None:
        line = record.lines["end"]
        if outcome is None:
            raise record.error_at(line, _why("goes-on"))
        played = outcome_text(session.game, outcome)
        count = 1 + len(outcome.score)
        if record.end.split(" ")[:count] != played.split(" ")[:count]:
            raise record.error_at(line, _why("other-end", word=record.end, text=played))
    elif record.stop is not None:
        line = record.lines["stop"]
        if outcome is not None:
            raise record.error_at(line, _why("ended-before"))
        if record.stop.split(" ")[0] not in (*session.game.sides, "draw"):
            raise record.error_at(line, _why("no-winner", word=record.stop))


def replay(record: Record, find: FindGame, proof: Dice | None = None) -> Session:
    """Play the whole record again. To go on from there, see `rubicon.core.record_writer.resume`."""
    *_, last = replay_steps(record, find, proof)
    return last.session


def sealed_dice(record: Record, seed: bytes, line: int) -> SealedDice:
    """The dice of a sealed record, if `seed` is the one its commitment binds it to."""
    if commitment(seed) != record.seal:
        raise record.error_at(line, _why("other-seed"))
    return SealedDice(seed, record.contributions)


def proof_of(record: Record) -> SealedDice | None:
    """The dice to check the record against, if its seed has been revealed."""
    return None if record.seed is None else sealed_dice(record, record.seed, record.lines["seed"])
