"""The game at a table: its record, its position, its clocks, and what each step shows to each viewer.

A `RecordedGame` holds the position and what may still be taken back, not the whole game: that is in the
record. Every step returns the lines to be stored.

Loading. `RecordedGame.apply_lines` carries out again the commands that wrote the stored lines, and each line
must come out the same, to the check at its end. Sealed dice are made again from the seed; open dice give the
recorded answers. So a loaded game is like one that never stopped: it goes on from its last line, and it can
take the next lines of another process at any time.

The other reader of records is `rubicon.core.record.replay_steps`. It needs no seed and writes nothing: it
plays a whole record with the dice that stand there, for proofs, replays and analyses. Both read a step with
`parse_entry` and `step_of`, and take it in a `Session`.

Sequence numbers. Each viewer, a side or the spectators, gets numbered updates. A step that shows a viewer
nothing gives no update and no number, so that nothing tells a side about the secret choice of another.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from rubicon.core.dice import Chance, Dice, DiceError, ScriptedDice
from rubicon.core.game import SPECTATOR, Decision, Game, RubiconError, View
from rubicon.core.message import Message, message, parse_reason, to_data
from rubicon.core.record import (
    MAGIC,
    Commitment,
    Entry,
    Record,
    RecordError,
    cannot_be_done,
    parse,
    parse_entry,
    parse_prefix,
    step_of,
    title_of,
)
from rubicon.core.record_writer import RecordSink, RecordWriter
from rubicon.core.seal import commitment, words_commitment
from rubicon.core.session import LogChange, Session
from rubicon.table.changes import Ending, RecordLine, TableSetup, TurnStart, Update
from rubicon.table.clock import Clock, Credit, parse_clock
from rubicon.table.log import log_difference
from rubicon.table.patch import differences

#: The updates of each viewer, oldest first.
Updates = dict[int, tuple[Update, ...]]


class _PendingLines(RecordSink):
    """Holds the lines just written, until the step returns them."""

    def __init__(self) -> None:
        self.fresh: list[str] = []

    def append(self, data: bytes) -> None:
        self.fresh += data.decode().split("\n")[:-1]


class StepObserver:
    """Observer of game steps, new ones and those of stored lines. This base class trusts the `shown` bits
    stored with each line; that is much faster than comparing screens."""

    #: The bits stored with the line that is applied now; 0 if the step is new.
    stored_bits = 0

    def before_line(self, line: RecordLine) -> None:
        """The next step is that of this stored line."""
        self.stored_bits = line.shown

    def before_step(self, game: RecordedGame) -> None:
        """A step is about to be taken."""

    def after_step(self, game: RecordedGame, log: LogChange) -> int:
        """The step was taken and changed the log. Returns the viewers who get an update from it, see
        `RecordLine.shown`."""
        return self.stored_bits


class UpdateCollector(StepObserver):
    """Collects the updates of all viewers. A viewer gets an update if their screen or their log changed."""

    def __init__(self) -> None:
        self.updates: Updates = {}
        self._before: list[dict[str, Any]] = []

    def before_step(self, game: RecordedGame) -> None:
        self._before = game.screens()

    def after_step(self, game: RecordedGame, log: LogChange) -> int:
        bits = 0
        patches = differences(zip(self._before, game.screens(), strict=True))
        for viewer, patch in zip(game.viewers, patches, strict=True):
            drop, lines = log_difference(game.game, log, viewer)
            if patch is not None or drop or lines:
                bits |= game.bit(viewer)
                update = Update(game.seq(viewer) + 1, drop, tuple(lines), patch)
                self.updates[viewer] = (*self.updates.get(viewer, ()), update)
        return bits


class RecordedGame:
    """A game from its heading to its end. Steps are taken by `begin`, `act`, `undo` and `stop`, and yield the
    lines to be stored; a `StepObserver` finds out what they show."""

    __slots__ = (
        "_dice",
        "_last_deciders",
        "_options",
        "_pending",
        "_screens",
        "_seed",
        "_seqs",
        "_writer",
        "clock",
        "cut_at",
        "ending",
        "game",
        "lines",
        "session",
        "turns",
    )

    def __init__(self, game: Game, setup: TableSetup) -> None:
        self.game = game
        self.clock = Clock(parse_clock(setup.clock), len(game.sides))
        self.session: Session | None = None
        self.ending: Ending | None = None
        #: When the last action was taken that nobody can take back; 0 before the game begins.
        self.cut_at = 0.0
        #: How many lines the record has.
        self.lines = 0
        #: When each side's last turn began. A side's own steps, and secret choices of others while it
        #: decides, do not begin another.
        self.turns: dict[int, TurnStart] = {}
        self._last_deciders: tuple[int, ...] = ()
        self._pending = _PendingLines()
        self._screens: list[dict[str, Any]] | None = None
        self._writer: RecordWriter | None = None
        self._options = setup.options
        self._seed = setup.seed
        self._dice: Dice | None = None  # open dice only
        self._seqs = [0] * (len(game.sides) + 1)  # the last is that of the spectators, at index SPECTATOR

    # ------------------------------------------------------------------------------------------ what is seen

    @property
    def has_heading(self) -> bool:
        """Whether the heading is written: from then on sides may contribute."""
        return self._writer is not None

    @property
    def commitment(self) -> str | None:
        """The commitment that binds the server to the secret seed of the dice; None with open dice."""
        return None if self._seed is None else commitment(self._seed)

    def bot_seed(self, side: int) -> str:
        """The seed of a computer player at `side`: secret, and no help to find the seed of the dice."""
        secret = b"" if self._seed is None else self._seed
        return hmac.digest(secret, f"rubicon bot 1 {side}".encode(), "sha256").hex()

    def bot_words(self, side: int) -> str:
        """The words of a computer player: the host's own, so they prove nothing."""
        secret = b"" if self._seed is None else self._seed
        return hmac.digest(secret, f"rubicon bot words 1 {side}".encode(), "sha256").hex()

    def bot_commitment(self, side: int) -> str:
        """What the host commits to for a computer player."""
        return words_commitment(self.commitment or "", self.game.sides[side], self.bot_words(side))

    @property
    def commitments(self) -> Sequence[Commitment]:
        """The commitments to words that are in the record."""
        return () if self._writer is None else self._writer.commitments

    @property
    def contributors(self) -> list[int]:
        """The sides that have contributed to the dice."""
        return (
            [] if self._writer is None else [self.game.side(name) for name, _ in self._writer.contributions]
        )

    @property
    def viewers(self) -> range:
        """All viewers: the spectators and each side."""
        return range(SPECTATOR, len(self.game.sides))

    @property
    def deciders(self) -> tuple[int, ...]:
        """The sides that must decide. Nobody may see it: each side is shown its own decision."""
        return () if self.session is None or self.ending is not None else self.session.state.deciders()

    def seq(self, viewer: int) -> int:
        """How many updates `viewer` has been shown."""
        return self._seqs[viewer]

    def bit(self, viewer: int) -> int:
        """The bit that stands for `viewer` in `RecordLine.shown`."""
        return 1 << (len(self.game.sides) if viewer == SPECTATOR else viewer)

    def view(self, viewer: int) -> View | None:
        """All that `viewer` may know of the position; None before the game begins."""
        return None if self.session is None else self.session.state.view(viewer)

    def decision(self, side: int) -> Decision | None:
        """What `side` must decide now, if anything."""
        return self.session.state.decision(side) if self.session and side in self.deciders else None

    def can_undo(self, side: int) -> bool:
        """Whether `side` may take back its last action."""
        return self.session is not None and self.ending is None and self.session.can_undo(side)

    def screens(self) -> list[dict[str, Any]]:
        """The screens of all viewers. They are cached until the next step, which compares them with the new
        ones, or until `drop_caches`."""
        if self._screens is None:
            state = None if self.session is None else self.session.state
            views = [None] * len(self.viewers) if state is None else state.views(self.viewers)
            self._screens = [
                self._screen(viewer, view) for viewer, view in zip(self.viewers, views, strict=True)
            ]
        return self._screens

    def drop_caches(self) -> None:
        """Free memory that can be computed again, for a table that is idle."""
        self._screens = None

    def screen(self, viewer: int) -> dict[str, Any]:
        """What `viewer` sees, as one JSON document; updates patch it.

        `view`: what the viewer may know of the position; `decision`: what the viewer must decide (`kind`,
        `prompt`, `actions`); `undo`: whether the viewer may take back; `ending`: how the game ended
        (`winner`, `score`, `reason`).
        """
        return self._screen(viewer, self.view(viewer))

    def _screen(self, viewer: int, view: View | None) -> dict[str, Any]:
        decision, ending, game = self.decision(viewer), self.ending, self.game
        return {
            "view": view,
            "decision": decision
            and {
                "kind": decision.kind,
                "prompt": to_data(decision.prompt),
                "actions": list(map(_action_texts(game).__getitem__, decision.actions)),
            },
            "undo": self.can_undo(viewer),
            "ending": ending
            and {
                "winner": None if ending.winner is None else game.sides[ending.winner],
                "score": None if ending.score is None else list(ending.score),
                "reason": to_data(ending.reason),
            },
        }

    # ------------------------------------------------------------------------------------------ taking steps

    def write_heading(
        self, players: Mapping[str, str], now: float, notes: Iterable[str] = (), sealed: bool = True
    ) -> list[RecordLine]:
        """Write the heading, with the commitment to the seed. A game that branches off another is not
        `sealed` yet: its commitment comes later, see `seal`."""
        self._writer = RecordWriter(self._pending, self.game, self._options, self._seed if sealed else None)
        self._writer.write_heading(players, notes)
        return self._take_lines(now, 0)

    def branch(
        self, origin: Record, steps: int, players: Mapping[str, str], now: float, observer: StepObserver
    ) -> list[RecordLine]:
        """Begin with the first `steps` steps of the record of another game, then seal new dice."""
        taken = origin.entries[:steps]
        self._dice = _script(origin.opening, taken)
        note = f"the first {len(taken)} steps are those of the record {origin.digest.hex()}"
        lines = self.write_heading(players, now, (note,), sealed=False)
        lines += self.begin(now, observer)
        for entry in taken:
            lines += self._take_entry(entry, now, observer)
        if self.ending is not None:
            raise RubiconError(message("refused-over-here"))
        return lines + self.seal(now)

    def seal(self, now: float) -> list[RecordLine]:
        """The steps so far are those of another game; from here on this game has its own sealed dice."""
        if self._seed is None:
            raise _seed_missing()
        self._recorder.seal(self._seed, self._running)
        return self._take_lines(now, 0)

    def commit(self, side: int, digits: str, by_host: bool, now: float) -> list[RecordLine]:
        """Bind `side` to words that are shown later; `by_host` if they are the words of the host."""
        self._recorder.commit(side, digits, by_host)
        return self._take_lines(now, 0)

    def contribute(self, side: int, words: str, now: float) -> list[RecordLine]:
        """Mix the text `words` of `side` into the dice."""
        self._recorder.contribute(side, words)
        return self._take_lines(now, 0)

    def begin(self, now: float, observer: StepObserver) -> list[RecordLine]:
        """The game begins."""
        observer.before_step(self)
        session = self.session = self._recorder.begin(self._dice)
        log = LogChange((), session.opening_events)
        session.drop_history()
        self.cut_at = now
        self.clock.start(now, session.state.deciders())
        self._check_end(now)
        return self._end_step(now, log, observer)

    def act(
        self, side: int, action: int, now: float, observer: StepObserver, credit: Credit | None = None
    ) -> list[RecordLine]:
        """`side` takes an action, and the clock gives back what `credit` says. An illegal action raises
        `IllegalAction` and changes nothing."""
        session = self._running
        observer.before_step(self)
        log = LogChange((), session.act(side, action).events)
        session.drop_history()
        # The history that is left can still be taken back. Right after a cut nothing is left.
        cut = not session.history
        if cut:
            self.cut_at = now
        if credit is not None:
            self.clock.add_credit(credit)
        self.clock.step(now, side, session.state.deciders(), cut, line=self.lines + 1)
        self._check_end(now)
        return self._end_step(now, log, observer)

    def undo(
        self, side: int, now: float, observer: StepObserver, credit: Credit | None = None
    ) -> list[RecordLine]:
        """`side` takes back its last action, or `CannotUndo` says that there is none."""
        session = self._running
        observer.before_step(self)
        log = session.undo(side)
        if credit is not None:
            self.clock.add_credit(credit)
        self.clock.step(now, side, session.state.deciders(), cut=False, undo=True, line=self.lines + 1)
        return self._end_step(now, log, observer)

    def stop(
        self, winner: int | None, reason: Message, now: float, observer: StepObserver, words: str = ""
    ) -> list[RecordLine]:
        """The game is ended before the rules end it. `words` are those of the record, if it is repeated."""
        observer.before_step(self)
        self._recorder.stop(winner, reason, words)
        self.ending = Ending(winner, None, reason)
        self.clock.stop(now)
        return self._end_step(now, LogChange((), ()), observer)

    def _take_entry(self, entry: Entry, now: float, observer: StepObserver) -> list[RecordLine]:
        """Take the step of an entry, of this record or of another."""
        side, action = step_of(self.game, entry)
        return self.undo(side, now, observer) if action is None else self.act(side, action, now, observer)

    def _end_step(self, now: float, log: LogChange, observer: StepObserver) -> list[RecordLine]:
        """Have the observer compare, count the updates of each viewer, note whose turn begins, and return the
        lines of the step."""
        self.drop_caches()
        deciders, line = self.deciders, TurnStart(self.lines + 1, now)
        self.turns |= {side: line for side in deciders if side not in self._last_deciders}
        self._last_deciders = deciders
        shown = observer.after_step(self, log)
        for viewer in self.viewers:
            self._seqs[viewer] += bool(shown & self.bit(viewer))
        return self._take_lines(now, shown)

    @property
    def _recorder(self) -> RecordWriter:
        if self._writer is None:
            raise RubiconError(message("refused-waits-for-players"))
        return self._writer

    @property
    def _running(self) -> Session:
        if self.session is None:
            raise RubiconError(message("refused-not-begun"))
        return self.session

    def _check_end(self, now: float) -> None:
        outcome = self._running.outcome
        if outcome is not None:
            self.ending = Ending(outcome.winner, outcome.score, outcome.reason)
            self.clock.stop(now)

    def _take_lines(self, now: float, shown: int) -> list[RecordLine]:
        """The lines just written. What was shown belongs to the first of them."""
        lines: list[RecordLine] = []
        for text in self._pending.fresh:
            self.lines += 1
            lines.append(RecordLine(self.lines, text, now, 0 if lines else shown))
        self._pending.fresh = []
        return lines

    # --------------------------------------------------------------------------------- applying stored lines

    def apply_lines(self, lines: Sequence[RecordLine], observer: StepObserver) -> list[RecordLine]:
        """Carry out again the commands that wrote these lines, the next ones of the record. Each line must
        come out as it stands there.

        Returns the lines as they came out, with the `shown` bits that the observer found.

        Raises `RecordError` at the first line that is wrong; then this object must not be used any more.
        """
        done: list[RecordLine] = []
        made: list[RecordLine] = []
        for index, line in enumerate(lines):
            if not made:
                observer.before_line(line)
                if self._writer is not None:
                    self._writer.end_words = _end_words(self.game, lines[-2:])
                made = self._repeat_command(lines[index:] if index == 0 else (line,), observer)
            if (made[0].number, made[0].text) != (line.number, line.text):
                differs = message("record-differs", word=line.text, text=made[0].text)
                raise RecordError(line.number, differs)
            done.append(made.pop(0))
        if made:
            raise RecordError(self.lines, message("record-half-step"))
        return done

    def _repeat_command(self, lines: Sequence[RecordLine], observer: StepObserver) -> list[RecordLine]:
        """Carry out the command that wrote the first of these lines, and return all lines it writes."""
        line = lines[0]
        text = line.text.rpartition(" #")[0]
        word, _, rest = text.partition(" ")
        name, _, words = rest.partition(" ")
        try:
            if word.isdecimal():
                return self._take_entry(parse_entry(line.number, rest), line.at, observer)
            if word == MAGIC:
                return self._repeat_heading(lines)
            if word == "commitment":
                digits, _, by = words.partition(" ")
                return self.commit(self.game.side(name), digits, by == "host", line.at)
            if word == "contribution":
                return self.contribute(self.game.side(name), words, line.at)
            if word == "start":
                return self.begin(line.at, observer)
            if word == "dice":
                return self.seal(line.at)
            if word == "stop":
                winner = None if name == "draw" else self.game.side(name)
                return self.stop(winner, parse_reason(words), line.at, observer, words)
        except RecordError:
            raise
        except (RubiconError, DiceError) as problem:
            raise RecordError(line.number, cannot_be_done(problem.message)) from None
        raise RecordError(line.number, message("record-not-here", word=word))

    def _repeat_heading(self, lines: Sequence[RecordLine]) -> list[RecordLine]:
        length = next((n for n, line in enumerate(lines, 1) if line.text.startswith("dice ")), len(lines))
        heading, _ = parse_prefix(_to_bytes(lines[:length]))
        # A game that was begun under earlier rules goes on under them.
        self.game = title_of(heading, lambda _: self.game)
        if self._seed is None and lines[-1].text.startswith("seed "):
            self._seed = bytes.fromhex(lines[-1].text.split(" ")[1])
        if heading.seal is None:
            record = parse(_to_bytes(lines))
            self._dice = _script(record.opening, record.entries[: record.branched])
        elif self._seed is None:
            raise _seed_missing()
        return self.write_heading(heading.players, lines[0].at, heading.notes, heading.seal is not None)


def _end_words(game: Game, last: Sequence[RecordLine]) -> str:
    """The words of the `end` line among the last lines of a record: it comes last, or before the seed."""
    for line in last:
        if line.text.startswith("end "):
            return line.text.rpartition(" #")[0].split(" ", 2 + len(game.sides))[-1]
    return ""


def _script(opening: Iterable[Chance], entries: Iterable[Entry]) -> ScriptedDice:
    """Dice that give the recorded answers again."""
    return ScriptedDice([*opening, *(chance for entry in entries for chance in entry.chances)])


def _seed_missing() -> RubiconError:
    return RubiconError(message("refused-seed-missing"))


class _ActionTexts(dict[int, str]):
    """The texts of a title's actions, each made once: screens list the same actions again and again."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self._game = game

    def __missing__(self, action: int) -> str:
        text = self[action] = self._game.text(action)
        return text


@lru_cache(maxsize=64)
def _action_texts(game: Game) -> _ActionTexts:
    """The texts of the actions of one title."""
    return _ActionTexts(game)


def _to_bytes(lines: Iterable[RecordLine]) -> bytes:
    """Lines as they stand in a file."""
    return "".join(f"{line.text}\n" for line in lines).encode()
