"""One table: a running game, its players, and what people do apart from playing.

A `Table` is pure: it reads no clock, no file and no network. Every command returns a `Change`, the lines and
rows to be stored in one transaction, with the updates to be sent afterwards; or it raises `Refused`, and
nothing has changed. If the change could not be stored, the table is thrown away and loaded again.

Each command has a key that its client chose. It is stored with the change, so that a command sent again is
answered as the first time and not carried out again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rubicon.core.game import SPECTATOR, Game, IllegalAction, RubiconError
from rubicon.core.message import Message, message
from rubicon.core.record import FindGame, Record, one_line, title_of
from rubicon.core.session import CannotUndo
from rubicon.table.changes import (
    PLAYERS,
    SPECTATORS,
    Change,
    ChangesSince,
    ChatMessage,
    Command,
    RecordLine,
    Refused,
    StoredTable,
    TableEvent,
    TableSetup,
)
from rubicon.table.clock import ClockSettings, Credit, Delivery
from rubicon.table.dice_words import COMMIT
from rubicon.table.orders import StandingOrder
from rubicon.table.recorded_game import StepObserver, UpdateCollector, Updates
from rubicon.table.seats import OPEN, PERSON, Seat, person
from rubicon.table.table_state import OFF, ON, TableState

#: Lines of a record, and events apart from it, after which a game can only be ended: many times those of the
#: longest games that people play. Whoever comes back, or restarts the server, goes through all of them.
MAX_RECORD_LINES, MAX_EVENTS = 20_000, 20_000
#: Characters in a client's key, and in the private notes of a side, at most.
MAX_KEY_CHARACTERS, MAX_NOTES_CHARACTERS = 64, 20_000


class Table(TableState):
    """The authority over one running game and its seats. Made by `open` and `load`."""

    __slots__ = ()

    # -------------------------------------------------------------------------------------- opening, loading

    @classmethod
    def open(
        cls,
        key: str,
        game: Game,
        options: Mapping[str, str],
        seats: Sequence[Seat],
        clock: ClockSettings,
        seed: bytes,
        now: float,
        ask: bool = False,
        listed: bool = False,
        hints: bool = True,
    ) -> tuple[Table, Change]:
        """A new table called `key`. The game begins at once if no seat is open and nobody is asked for words.

        With `ask`, the program of each person first contributes words to the sealed dice. `hints` count
        only for one person against computers.
        """
        if len(seats) != len(game.sides):
            raise RubiconError(
                message("refused-seat-count", title=game.title, count=len(game.sides), given=len(seats))
            )
        setup = TableSetup(game.id, game.settle(options), str(clock), ask, listed, seed)
        table = cls(key, game, setup, dict(enumerate(seats)))
        collector = UpdateCollector()
        lines = table._begin_if_ready(now, collector)
        table._hints = hints
        events = () if hints else (table._new_event(now, "hints", SPECTATOR, OFF),)
        return table, table._change(
            now, lines=lines, events=events, updates=collector.updates, setup=setup, seats=table.seats
        )

    @classmethod
    def branch(
        cls,
        key: str,
        origin: Record,
        find: FindGame,
        steps: int,
        seats: Sequence[Seat],
        seed: bytes,
        now: float,
    ) -> tuple[Table, Change]:
        """A new table called `key` that goes on from a position of another game, after `steps` of its
        steps. All seats are taken, and no clock runs."""
        game = title_of(origin, find)
        setup = TableSetup(game.id, game.settle(origin.options), str(ClockSettings()), False, False, seed)
        table = cls(key, game, setup, dict(enumerate(seats)))
        collector = UpdateCollector()
        lines = table.recorded.branch(origin, steps, table._players, now, collector)
        return table, table._change(
            now, lines=lines, updates=collector.updates, setup=setup, seats=table.seats
        )

    @classmethod
    def load(cls, find: FindGame, stored: StoredTable) -> Table:
        """The table as it was stored. Raises `RecordError` if a line of its record comes out differently."""
        table = cls(stored.game, find(stored.setup.title), stored.setup, stored.seats)
        table._apply_events(stored.events)
        table.recorded.clock.outages.extend(stored.outages)
        table.recorded.apply_lines(stored.lines, StepObserver())
        table._chat_counts.update(stored.chat_counts)
        return table

    def catch_up(self, news: ChangesSince) -> Updates:
        """Apply what another process stored, and return the updates of each viewer."""
        self.seats.update(news.seats)
        for said in news.chat:
            self._chat_counts[said.room] = max(self._chat_counts[said.room], said.number)
        self._apply_events([event for event in news.events if event.number > self._event_count])
        collector = UpdateCollector()
        new_lines = [line for line in news.lines if line.number > self.recorded.lines]
        self.recorded.apply_lines(new_lines, collector)
        return collector.updates

    # -------------------------------------------------------------------------------- before the game begins

    def take_seat(self, side: int, seat: Seat, key: str, now: float) -> Change:
        """A person or a computer player takes an open seat."""
        _check_key(key)
        if self.seats[side].kind != OPEN:
            raise Refused("taken", message("refused-seat-taken", side=self.game.sides[side]))
        if seat.kind == OPEN:
            raise Refused("text", message("refused-seat-empty"))
        self.seats[side] = seat
        collector = UpdateCollector()
        lines = self._begin_if_ready(now, collector)
        event = self._new_event(now, "seat", side)
        return self._command_change(
            side, key, now, lines=lines, events=(event,), seats={side: seat}, updates=collector.updates
        )

    def commit(self, side: int, digits: str, key: str, now: float) -> Change:
        """Bind `side` to words for the dice, by their hash; see `rubicon.core.seal.words_commitment`."""
        _check_key(key)
        self._dice_words.check_commitment(side, digits)
        return self._add_words(side, key, now, [self._new_event(now, "commit", side, digits)])

    def contribute(self, side: int, words: str, key: str, now: float) -> Change:
        """Mix the text `words` of `side` into the dice; an empty text waives it. The last side begins
        the game."""
        _check_key(key)
        self._dice_words.check_words(side, words)
        kind = "words" if words else "waive" if self.words_phase == COMMIT else "withhold"
        return self._add_words(side, key, now, [self._new_event(now, kind, side, words)])

    def end_wait(self, phase: str, key: str, now: float) -> Change:
        """Wait no longer for sides that have not committed (`commit`) or shown their words (`reveal`)."""
        _check_key(key)
        if self.words_phase != phase:
            raise Refused("begun", message("refused-nobody-waits"))
        kind = "waive" if phase == COMMIT else "withhold"
        events = [self._new_event(now, kind, side) for side in self.awaited_contributors]
        return self._add_words(SPECTATOR, key, now, events)

    def _add_words(self, side: int, key: str, now: float, events: Sequence[TableEvent]) -> Change:
        for event in events:
            self._dice_words.apply(event)
        collector = UpdateCollector()
        lines = self._begin_if_ready(now, collector)
        return self._command_change(side, key, now, lines=lines, events=events, updates=collector.updates)

    def _begin_if_ready(self, now: float, collector: StepObserver) -> list[RecordLine]:
        """Write the heading once all seats are taken, and begin once nobody is asked for words any more."""
        if any(seat.kind == OPEN for seat in self.seats.values()):
            return []
        lines: list[RecordLine] = []
        if not self.recorded.has_heading:
            lines = self.recorded.write_heading(self._players, now)
        lines += self._dice_words.write_lines(now)
        return lines if self.awaited_contributors else lines + self.recorded.begin(now, collector)

    @property
    def _players(self) -> dict[str, str]:
        """Who sits at each side, as the record says it."""
        return {name: self.seats[side].player for side, name in enumerate(self.game.sides)}

    # ----------------------------------------------------------------------------------------------- playing

    def act(
        self, side: int, seq: int, text: str, key: str, now: float, delivery: Delivery | None = None
    ) -> Change:
        """`side` takes the action `text`, chosen when it had been shown `seq` updates.

        With `delivery`, a live clock gives back what the side could not help; not in a window, where all
        answers take the same time.
        """
        self._check_playing(key)
        self._check_fresh(side, seq)
        self._check_length()
        in_window = self.orders.window(self.decision(side)) is not None
        collector = UpdateCollector()
        try:
            credit = None if in_window else self._credit(side, now, delivery)
            lines = self.recorded.act(side, self.game.parse(text), now, collector, credit)
        except IllegalAction as problem:
            raise Refused("illegal", problem.message) from None
        events = self._credit_events(credit)
        orders = None if in_window else self.orders.end_turn_wait(side)
        if orders is not None:
            events.append(self._new_event(now, "orders", side, orders))
        return self._command_change(side, key, now, lines=lines, events=events, updates=collector.updates)

    def _credit(self, side: int, now: float, delivery: Delivery | None) -> Credit | None:
        """What the clock gives back to `side` with the step that it takes now."""
        if delivery is None:
            return None
        return self.recorded.clock.credit(side, self.recorded.lines + 1, now, delivery)

    def _credit_events(self, credit: Credit | None) -> list[TableEvent]:
        """The event of a credit that was given."""
        return [] if credit is None else [self._new_event(credit.at, "credit", credit.side, str(credit))]

    def set_orders(self, side: int, orders: Sequence[StandingOrder], key: str, now: float) -> Change:
        """Replace the standing orders of `side`. Nobody else learns that there are any."""
        _check_key(key)
        if self.ending is not None:
            raise Refused("over", message("refused-over", reason=self.ending.reason))
        self._check_events()
        stored = self.orders.replace(side, orders)
        return self._command_change(side, key, now, events=(self._new_event(now, "orders", side, stored),))

    def obey_order(self, side: int, seq: int, key: str, now: float) -> Change:
        """Do for `side` what its standing orders say, in the position of update `seq`."""
        answer = self.ordered_answer(side)
        if answer is None:
            raise Refused("orders", message("refused-no-order-here"))
        return self.act(side, seq, answer, key, now)

    def undo(self, side: int, seq: int, key: str, now: float, delivery: Delivery | None = None) -> Change:
        """`side` takes back its last action, having been shown `seq` updates. For `delivery` see `act`."""
        self._check_playing(key)
        self._check_fresh(side, seq)
        self._check_length()
        collector = UpdateCollector()
        credit = self._credit(side, now, delivery)
        try:
            lines = self.recorded.undo(side, now, collector, credit)
        except CannotUndo as problem:
            raise Refused("undo", problem.message) from None
        events = self._credit_events(credit)
        return self._command_change(side, key, now, lines=lines, events=events, updates=collector.updates)

    def _check_playing(self, key: str) -> None:
        _check_key(key)
        if self.ending is not None:
            raise Refused("over", message("refused-over", reason=self.ending.reason))
        if self.recorded.session is None:
            raise Refused("waiting", message("refused-not-begun"))

    def _check_fresh(self, side: int, seq: int) -> None:
        if seq != self.seq(side):
            raise Refused(
                "stale",
                message("refused-stale"),
            )

    def _check_length(self) -> None:
        """Refuse more steps in a game that is much too long already."""
        if self.recorded.lines >= MAX_RECORD_LINES:
            raise Refused("long", message("refused-too-long"))
        self._check_events()

    def _check_events(self) -> None:
        """Refuse more events at a table that has had far too many."""
        if self._event_count >= MAX_EVENTS:
            raise Refused("long", message("refused-too-long"))

    # ----------------------------------------------------------------------------------- ending it otherwise

    def resign(self, side: int, key: str, now: float) -> Change:
        """`side` gives up."""
        self._check_playing(key)
        return self._stop(
            side, self._other(side), message("end-resigned", side=self.game.sides[side]), key, now
        )

    def offer_draw(self, side: int, key: str, now: float) -> Change:
        """`side` offers a draw. If the other side has offered one, this accepts it."""
        self._check_playing(key)
        if self.draw_offer == side:
            raise Refused("draw", message("refused-draw-offered-already"))
        self._check_events()
        if self.draw_offer is not None:
            return self.accept_draw(side, key, now)
        self._draw_offerer = side
        return self._command_change(side, key, now, events=(self._new_event(now, "draw", side),))

    def accept_draw(self, side: int, key: str, now: float) -> Change:
        """`side` agrees to the draw it was offered."""
        self._check_playing(key)
        if self.draw_offer is None or self.draw_offer == side:
            raise Refused("draw", message("refused-no-draw-for-you"))
        return self._stop(side, None, message("end-agreed"), key, now)

    def decline_draw(self, side: int, key: str, now: float) -> Change:
        """`side` declines the draw it was offered, or withdraws its own offer."""
        self._check_playing(key)
        if self.draw_offer is None:
            raise Refused("draw", message("refused-no-draw"))
        self._draw_offerer = None
        return self._command_change(side, key, now, events=(self._new_event(now, "undraw", side),))

    def claim(self, side: int, what: str, key: str, now: float) -> Change:
        """The opponent's time is up, and `side` claims a `win` or a `draw`. It may as well go on waiting."""
        self._check_playing(key)
        if what not in ("win", "draw"):
            raise Refused("text", message("refused-claim-what"))
        if not self.can_claim(side, now):
            raise Refused("clock", message("refused-nothing-to-claim"))
        reason = message(self.recorded.clock.claim_reason, side=self.game.sides[self._other(side)])
        return self._stop(side, side if what == "win" else None, reason, key, now)

    def _stop(self, side: int, winner: int | None, reason: Message, key: str, now: float) -> Change:
        collector = UpdateCollector()
        lines = self.recorded.stop(winner, reason, now, collector)
        return self._command_change(side, key, now, lines=lines, updates=collector.updates)

    def _other(self, side: int) -> int:
        """The opponent of `side`."""
        (other,) = (player for player in range(len(self.game.sides)) if player != side)
        return other

    # ----------------------------------------------------------------------------------- apart from the game

    def pause(self, side: int, key: str, now: float) -> Change:
        """`side` grants itself a pause (games with days for a move)."""
        self._check_playing(key)
        try:
            pause = self.recorded.clock.next_pause(side, now)
        except RubiconError as problem:
            raise Refused("pause", problem.message) from None
        self.recorded.clock.pauses.append(pause)
        event = self._new_event(now, "pause", side, f"{pause.start!r} {pause.end!r}")
        return self._command_change(side, key, now, events=(event,))

    def switch_hints(self, side: int, on: bool, key: str, now: float) -> Change:
        """Switch hints and odds on or off for `side`. Between people there are none."""
        self._check_playing(key)
        self._check_events()
        if on and not self._one_person:
            raise hints_refused()
        self._hints = on
        return self._command_change(
            side, key, now, events=(self._new_event(now, "hints", side, ON if on else OFF),)
        )

    def say(self, viewer: int, author: str, text: str, key: str, now: float) -> Change:
        """Say something to all in the same room: the players, or the spectators, who name an `author`."""
        _check_key(key)
        try:
            one_line(text, "talk")
            name = person(author).name if viewer == SPECTATOR else self.seats[viewer].player
        except RubiconError as problem:
            raise Refused("text", problem.message) from None
        room = SPECTATORS if viewer == SPECTATOR else PLAYERS
        self._chat_counts[room] += 1
        said = ChatMessage(room, self._chat_counts[room], now, viewer, name, text)
        return self._command_change(viewer, key, now, chat=said)

    def save_notes(self, side: int, text: str, key: str, now: float) -> Change:
        """Replace the private notes of `side`."""
        _check_key(key)
        if len(text) > MAX_NOTES_CHARACTERS or not _is_storable(text):
            raise Refused("text", message("refused-notes-long", most=MAX_NOTES_CHARACTERS))
        return self._command_change(side, key, now, notes=(side, text))

    def request_rematch(
        self, side: int, key: str, now: float, name: str, seed: bytes
    ) -> tuple[Change, Table | None]:
        """`side` wants another game. When everybody does (computer players always do), a table called `name`
        is opened for it with sides swapped, and is returned with the change."""
        _check_key(key)
        if self.ending is None:
            raise Refused("rematch", message("refused-rematch-early"))
        if self.next is not None or side in self._rematch_sides:
            raise Refused("rematch", message("refused-rematch-asked"))
        self._rematch_sides.add(side)
        events = [self._new_event(now, "rematch", side)]
        willing = {player for player, seat in self.seats.items() if seat.kind != PERSON}
        if len(self._rematch_sides | willing) < len(self.seats):
            return self._command_change(side, key, now, events=events), None
        seats = [self.seats[player] for player in range(len(self.seats))]
        clock = self.recorded.clock.settings
        table, change = Table.open(
            name,
            self._title,
            self.setup.options,
            seats[1:] + seats[:1],
            clock,
            seed,
            now,
            self.setup.ask,
            hints=self._hints,
        )
        self.next = name
        events.append(self._new_event(now, "next", SPECTATOR, name))
        return self._command_change(side, key, now, events=events, other_changes=(change,)), table

    # ------------------------------------------------------------------------------------ making the changes

    def _command_change(self, seat: int, key: str, now: float, **parts: Any) -> Change:
        """The change that a command of `seat` made."""
        return self._change(now, command=Command(seat, key, {"seq": self.seq(seat)}), **parts)

    def _change(self, now: float, **parts: Any) -> Change:
        turns = dict(self.recorded.turns)
        return Change(self.id, now, self.status, self.deciders, turns, ending=self.ending, **parts)

    def _new_event(self, now: float, kind: str, side: int, text: str = "") -> TableEvent:
        self._event_count += 1
        return TableEvent(self._event_count, now, kind, side, text)


def hints_refused() -> Refused:
    """The refusal of hints and odds."""
    return Refused("hints", message("refused-hints-off"))


def _check_key(key: str) -> None:
    """Refuse a bad key. Every command checks its key before anything else."""
    if not 0 < len(key) <= MAX_KEY_CHARACTERS or not _is_storable(key):
        raise Refused("text", message("refused-key-length", most=MAX_KEY_CHARACTERS))


def _is_storable(text: str) -> bool:
    """Whether databases accept this text: no zero characters, no halves of surrogate pairs."""
    return "\0" not in text and not any("\ud800" <= letter <= "\udfff" for letter in text)
