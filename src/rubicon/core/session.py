"""One running game: its position, its history, what a side may take back, and the log as it may read it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from rubicon.core.dice import Chance, Dice, RecordingDice, ScriptedDice
from rubicon.core.game import Event, Game, Outcome, RubiconError, State
from rubicon.core.message import Message, message


class CannotUndo(RubiconError):
    """There is nothing that this side may take back."""


@dataclass(frozen=True, slots=True)
class Move:
    """One accepted action: who took it, what chance answered, and what happened."""

    side: int
    action: int
    chances: tuple[Chance, ...]
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class LogChange:
    """What a step changed at the end of the log: events `added` where the events `removed` stood."""

    removed: tuple[Event, ...]
    added: tuple[Event, ...]


class Journal(ABC):
    """Records every step before it counts. If it raises, the step has not been taken."""

    @abstractmethod
    def record_move(self, step: int, move: Move, outcome: Outcome | None) -> None:
        """Record `move` as step number `step`, counted from 1; `outcome` is set if it ends the game."""

    @abstractmethod
    def record_undo(self, step: int, side: int) -> None:
        """Record that `side` takes back its last action, as step number `step`."""


class Session:
    """A running game, the authority over its one `State`.

    Every step is taken as a whole or not at all: the action is carried out on a copy, the journal (if any)
    writes it down, and only then does the copy become the position. `state` is therefore a new object after
    every step, and the old one never changes.

    Undo. A side may take back its last action while it still has something to decide itself, and only back
    to the last *cut*: the end of an action that used chance, raised `State.barrier`, or made a side decide
    that had not been deciding before. While several sides choose in secret there is no cut between them, so
    what one side may take back does not depend on what the others have done, and their choices stay. This
    asks two things of a title: nothing inside such a phase uses chance or raises the barrier before the last
    side has chosen, and the barrier rises at its end if a side could continue deciding.
    """

    def __init__(self, game: Game, options: Mapping[str, str], dice: Dice) -> None:
        self.game = game
        self.options = game.settle(options)
        self.dice = RecordingDice(dice)
        self.journal: Journal | None = None
        #: Number of steps: undos, and actions, including those taken back.
        self.steps = 0
        #: The actions that stand.
        self.history: list[Move] = []
        events: list[Event] = []
        self.state: State = game.new(self.options, self.dice, events)
        self.state.log = None
        self.opening_chances: tuple[Chance, ...] = tuple(self.dice.take())
        self.opening_events: tuple[Event, ...] = tuple(events)
        self._cut = 0
        self._base = self.state

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        return self.state.outcome()

    def act(self, side: int, action: int) -> Move:
        """Take an action for `side`. If it is illegal, or the journal refuses it, nothing has changed."""
        before = self.state
        after = before.clone()
        events: list[Event] = []
        after.log = events
        try:
            after.apply(side, action, self.dice)
            move = Move(side, action, tuple(self.dice.kept), tuple(events))
            after.log = None
            if self.journal is not None:
                self.journal.record_move(self.steps + 1, move, after.outcome())
        except BaseException:
            self.dice.rewind(len(self.dice.kept))
            raise
        self.dice.take()
        self.state = after
        self.history.append(move)
        deciding = before.deciders()
        joined = any(decider not in deciding for decider in after.deciders())
        if move.chances or joined or after.barrier() != before.barrier():
            self._cut = len(self.history)
            self._base = after
        self.steps += 1
        return move

    def can_undo(self, side: int) -> bool:
        """Whether `side` may take back its last action now."""
        return side in self.state.deciders() and any(move.side == side for move in self.history[self._cut :])

    def undo(self, side: int) -> LogChange:
        """Take back the last action of `side`. Actions of other sides since then stay.

        Raises `CannotUndo` if `side` may not take back anything; then nothing has changed.
        """
        if not self.can_undo(side):
            raise CannotUndo(message("nothing-to-take-back"))
        moves = self.history[self._cut :]
        last = max(index for index, move in enumerate(moves) if move.side == side)
        state = self._base.clone()
        again: list[Move] = []
        for move in moves[:last] + moves[last + 1 :]:
            events: list[Event] = []
            state.log = events
            state.apply(move.side, move.action, ScriptedDice())
            again.append(Move(move.side, move.action, (), tuple(events)))
        state.log = None
        if self.journal is not None:
            self.journal.record_undo(self.steps + 1, side)
        self.state = state
        self.history[self._cut :] = again
        self.steps += 1
        return LogChange(_events(moves), _events(again))

    def drop_history(self) -> None:
        """Drop all history before the last cut, which nobody can take back. For long-lived tables, whose
        record is stored elsewhere: `history`, `events` and `log` then begin at the cut."""
        self.opening_events = ()
        del self.history[: self._cut]
        self._cut = 0

    def events(self) -> Iterator[Event]:
        """All that happened so far, nothing hidden."""
        yield from self.opening_events
        for move in self.history:
            yield from move.events

    def log(self, viewer: int) -> list[Message]:
        """The log as `viewer`, a side or `SPECTATOR`, may know it."""
        told = (self.game.tell(event, viewer) for event in self.events())
        return [line for line in told if line is not None]


class LogReader:
    """Reads the log of a session for one viewer as it grows."""

    def __init__(self, session: Session, viewer: int) -> None:
        self._session = session
        self._viewer = viewer
        self._read = 0
        self._last: Move | None = None

    def news(self) -> tuple[list[Message], bool]:
        """The lines since the last call, and whether that is the whole log: at the first call, and when
        actions were taken back that had been read."""
        session = self._session
        history = session.history
        fresh = self._last is None or len(history) < self._read or history[self._read - 1] is not self._last
        moves = history if fresh else history[self._read :]
        events = (*(session.opening_events if fresh else ()), *_events(moves))
        if history:
            self._read, self._last = len(history), history[-1]
        else:
            self._read, self._last = 0, None
        told = (session.game.tell(event, self._viewer) for event in events)
        return [line for line in told if line is not None], fresh


def _events(moves: Iterable[Move]) -> tuple[Event, ...]:
    return tuple(event for move in moves for event in move.events)
