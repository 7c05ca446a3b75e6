"""One table: a running game, who plays it, and what people do beside it.

A `Table` is pure: it reads no clock, no file and no network. Every command returns a `Change`, the lines and
rows to be stored in one transaction, with the updates to be sent afterwards; or it raises `Refused`, and
nothing has changed. If the change could not be stored, the table is thrown away and loaded again.

Each command has a key that its client chose. It is stored with the change, so that a command sent again is
answered as the first time and not carried out again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rubicon.core.game import SPECTATOR, Decision, Game, IllegalAction, RubiconError, View
from rubicon.core.record import Find, Record, one_line, title_of
from rubicon.core.session import CannotUndo
from rubicon.table.changes import (
    OVER,
    PLAYERS,
    PLAYING,
    SPECTATORS,
    WAITING,
    Aside,
    Change,
    Command,
    Ending,
    Line,
    News,
    Opened,
    Refused,
    Said,
    Stored,
)
from rubicon.table.clock import Face, Pause, Settings
from rubicon.table.recorded_game import Everybody, Play, Updates, Watcher
from rubicon.table.seats import BOT, OPEN, PERSON, Seat, person

#: The most characters: of a client's key, and of a side's private notes.
KEY, NOTES = 64, 20_000

#: What an aside says about hints.
ON, OFF = "on", "off"


class Table:
    """The authority over one running game and its seats. Made by `open` and `load`."""

    __slots__ = (
        "_asides",
        "_hints",
        "_offer",
        "_said",
        "_waived",
        "_wanting",
        "game",
        "id",
        "next",
        "opened",
        "play",
        "seats",
    )

    def __init__(self, key: str, game: Game, opened: Opened, seats: Mapping[int, Seat]) -> None:
        self.id = key
        self.game = game
        self.opened = opened
        self.seats = dict(seats)
        self.play = Play(game, opened)
        #: The game that followed this one.
        self.next: str | None = None
        self._hints = True  # unless they were switched off
        self._offer: int | None = None  # the side that offered a draw last
        self._wanting: set[int] = set()  # sides that want a rematch
        self._waived: set[int] = set()  # sides that contribute nothing to the dice
        self._asides = 0
        self._said = {PLAYERS: 0, SPECTATORS: 0}

    # -------------------------------------------------------------------------------------- opening, loading

    @classmethod
    def open(
        cls,
        key: str,
        game: Game,
        options: Mapping[str, str],
        seats: Sequence[Seat],
        clock: Settings,
        seed: bytes,
        now: float,
        ask: bool = False,
        listed: bool = False,
        hints: bool = True,
    ) -> tuple[Table, Change]:
        """A new table called `key`. The game begins at once if no seat is open and nobody is asked for words.

        With `ask`, each person may first contribute words to the sealed dice, or waive it. `hints` are there
        against computers only, whatever is wished.
        """
        if len(seats) != len(game.sides):
            raise RubiconError(f"{game.title} has {len(game.sides)} seats, not {len(seats)}.")
        opened = Opened(game.id, game.settle(options), str(clock), ask, listed, seed)
        table = cls(key, game, opened, dict(enumerate(seats)))
        watcher = Everybody()
        lines = table._go_ahead(now, watcher)
        table._hints = hints
        asides = () if hints else (table._aside(now, "hints", SPECTATOR, OFF),)
        return table, table._change(
            now, lines=lines, asides=asides, updates=watcher.updates, opened=opened, seats=table.seats
        )

    @classmethod
    def branch(
        cls, key: str, origin: Record, find: Find, steps: int, seats: Sequence[Seat], seed: bytes, now: float
    ) -> tuple[Table, Change]:
        """A new table called `key` that goes on from a position of another game, after so many of its steps.
        All seats are taken, and no clock runs."""
        game = title_of(origin, find)
        opened = Opened(game.id, game.settle(origin.options), str(Settings()), False, False, seed)
        table = cls(key, game, opened, dict(enumerate(seats)))
        watcher = Everybody()
        lines = table.play.branch(origin, steps, table._players, now, watcher)
        return table, table._change(
            now, lines=lines, updates=watcher.updates, opened=opened, seats=table.seats
        )

    @classmethod
    def load(cls, find: Find, stored: Stored) -> Table:
        """The table as it was stored: all that the record says is done again, and must come out the same."""
        table = cls(stored.game, find(stored.opened.title), stored.opened, stored.seats)
        table._hear(stored.asides)
        table.play.read(stored.lines, Watcher())
        table._said.update(stored.said)
        return table

    def follow(self, news: News) -> Updates:
        """Catch up with what another process stored, and say what each viewer is shown of it."""
        self.seats.update(news.seats)
        for said in news.said:
            self._said[said.room] = max(self._said[said.room], said.number)
        self._hear([aside for aside in news.asides if aside.number > self._asides])
        watcher = Everybody()
        self.play.read([line for line in news.lines if line.number > self.play.lines], watcher)
        return watcher.updates

    @property
    def known(self) -> tuple[int, int, dict[str, int]]:
        """How many lines, asides and sayings this table knows of, to ask the store for what came since."""
        return self.play.lines, self._asides, dict(self._said)

    def _hear(self, asides: Sequence[Aside]) -> None:
        """Take note of what was done beside the game."""
        for aside in asides:
            self._asides = aside.number
            if aside.kind == "waive":
                self._waived.add(aside.side)
            elif aside.kind == "draw":
                self._offer = aside.side
            elif aside.kind == "undraw":
                self._offer = None
            elif aside.kind == "pause":
                start, end = map(float, aside.text.split())
                self.play.clock.pauses.append(Pause(aside.side, start, end))
            elif aside.kind == "hints":
                self._hints = aside.text == ON
            elif aside.kind == "rematch":
                self._wanting.add(aside.side)
            elif aside.kind == "next":
                self.next = aside.text

    # ------------------------------------------------------------------------------------------ what is seen

    @property
    def status(self) -> str:
        """`waiting`, `playing` or `over`."""
        if self.ending is not None:
            return OVER
        return WAITING if self.play.session is None else PLAYING

    @property
    def ending(self) -> Ending | None:
        """How the game ended, if it did."""
        return self.play.ending

    @property
    def draw_offer(self) -> int | None:
        """The side that offers a draw."""
        return self._offer if self.status == PLAYING else None

    @property
    def hints(self) -> bool:
        """Whether hints and odds may be asked for: by one person against computers, unless switched off."""
        return self._hints and self._one_person

    @property
    def _one_person(self) -> bool:
        return sum(seat.kind != BOT for seat in self.seats.values()) == 1

    @property
    def viewers(self) -> range:
        """All who look on: the spectators and each side."""
        return self.play.viewers

    @property
    def deciders(self) -> tuple[int, ...]:
        """The sides that must decide. Nobody may see it: each side is shown its own decision."""
        return self.play.deciders

    @property
    def asked(self) -> list[int]:
        """The sides that may still contribute words to the dice; the game waits for them."""
        if not self.opened.ask or self.play.session is not None:
            return []
        done = self._waived.union(self.play.contributors)
        return [side for side, seat in self.seats.items() if seat.kind == PERSON and side not in done]

    def seq(self, viewer: int) -> int:
        """How many updates `viewer` has been shown."""
        return self.play.seq(viewer)

    def view(self, viewer: int) -> View | None:
        """All that `viewer` may know of the position; None before the game begins."""
        return self.play.view(viewer)

    def decision(self, side: int) -> Decision | None:
        """What `side` must decide now, if anything."""
        return self.play.decision(side)

    def can_undo(self, side: int) -> bool:
        """Whether `side` may take back its last action."""
        return self.play.can_undo(side)

    def screen(self, viewer: int) -> dict[str, Any]:
        """What `viewer` sees, as one JSON document; updates patch it. See `Play.screen`."""
        return self.play.screen(viewer)

    def rest(self) -> None:
        """Take less room until somebody does something: what was kept to be quick is let go."""
        self.play.rest()

    def faces(self, viewer: int, now: float) -> tuple[Face, ...]:
        """The clocks as `viewer` may see them."""
        return self.play.clock.faces(viewer, now)

    def claimable(self, side: int, now: float) -> bool:
        """Whether `side` may claim the game or a draw, because its opponent's time is up."""
        return self.status == PLAYING and self.play.clock.claimable(side, now)

    def bot_seed(self, side: int) -> str:
        """The seed of a computer player at `side`."""
        return self.play.bot_seed(side)

    def explain(self, side: int, text: str) -> str:
        """Why `side` is not offered the action `text`, as far as it may know."""
        if self.play.session is None or self.ending is not None:
            return "There is nothing to decide now."
        try:
            return self.game.explain(self.play.session.state, side, text)
        except IllegalAction as problem:  # not even an action
            return str(problem)

    def facts(self) -> dict[str, Any]:
        """What everybody may know about the table itself, as JSON data."""
        names = self.game.sides
        return {
            "id": self.id,
            "title": self.game.id,
            "options": dict(self.opened.options),
            "clock": self.opened.clock,
            "status": self.status,
            "commitment": self.play.commitment,
            "seats": [
                {"side": names[side], "kind": seat.kind, "name": seat.name, "bot": seat.bot}
                for side, seat in sorted(self.seats.items())
            ],
            "asked": [names[side] for side in self.asked],
            "hints": self.hints,
            "draw_offer": None if self.draw_offer is None else names[self.draw_offer],
            "rematch": [names[side] for side in sorted(self._wanting)],
            "next": self.next,
        }

    # -------------------------------------------------------------------------------- before the game begins

    def take_seat(self, side: int, seat: Seat, key: str, now: float) -> Change:
        """A person or a computer player takes an open seat."""
        _check(key)
        if self.seats[side].kind != OPEN:
            raise Refused("taken", f"The seat of {self._name(side)} is taken.")
        if seat.kind == OPEN:
            raise Refused("text", "A seat is taken by a person or a computer player.")
        self.seats[side] = seat
        watcher = Everybody()
        lines = self._go_ahead(now, watcher)
        aside = self._aside(now, "seat", side)
        return self._done(
            side, key, now, lines=lines, asides=(aside,), seats={side: seat}, updates=watcher.updates
        )

    def contribute(self, side: int, words: str, key: str, now: float) -> Change:
        """Mix words of `side` into the dice; no words waive it. The last one to do either begins the game."""
        _check(key)
        if side not in self.asked:
            raise Refused("begun", "You are not asked for words, or they are in the dice already.")
        if not self.play.headed:
            raise Refused("waiting", "Words are mixed into the dice when all seats are taken.")
        asides: tuple[Aside, ...] = ()
        lines: list[Line] = []
        if words:
            try:
                lines = self.play.contribute(side, words, now)
            except RubiconError as problem:
                raise Refused("text", str(problem)) from None
        else:
            self._waived.add(side)
            asides = (self._aside(now, "waive", side),)
        watcher = Everybody()
        lines += self._go_ahead(now, watcher)
        return self._done(side, key, now, lines=lines, asides=asides, updates=watcher.updates)

    def _go_ahead(self, now: float, watcher: Watcher) -> list[Line]:
        """Write the heading once all seats are taken, and begin once nobody is asked for words any more."""
        if any(seat.kind == OPEN for seat in self.seats.values()):
            return []
        lines: list[Line] = []
        if not self.play.headed:
            lines = self.play.head(self._players, now)
        return lines if self.asked else lines + self.play.begin(now, watcher)

    @property
    def _players(self) -> dict[str, str]:
        """Who sits at each side, as the record says it."""
        return {name: self.seats[side].player for side, name in enumerate(self.game.sides)}

    # ----------------------------------------------------------------------------------------------- playing

    def act(self, side: int, seq: int, text: str, key: str, now: float) -> Change:
        """`side` takes the action `text`, chosen when it had been shown `seq` updates."""
        self._check_playing(key)
        self._check_fresh(side, seq)
        watcher = Everybody()
        try:
            lines = self.play.act(side, self.game.parse(text), now, watcher)
        except IllegalAction as problem:
            raise Refused("illegal", str(problem)) from None
        return self._done(side, key, now, lines=lines, updates=watcher.updates)

    def undo(self, side: int, seq: int, key: str, now: float) -> Change:
        """`side` takes back its last action, having been shown `seq` updates."""
        self._check_playing(key)
        self._check_fresh(side, seq)
        watcher = Everybody()
        try:
            lines = self.play.undo(side, now, watcher)
        except CannotUndo as problem:
            raise Refused("undo", str(problem)) from None
        return self._done(side, key, now, lines=lines, updates=watcher.updates)

    def _check_playing(self, key: str) -> None:
        _check(key)
        if self.ending is not None:
            raise Refused("over", f"The game is over: {self.ending.reason}.")
        if self.play.session is None:
            raise Refused("waiting", "The game has not begun yet.")

    def _check_fresh(self, side: int, seq: int) -> None:
        if seq != self.seq(side):
            raise Refused(
                "stale",
                "The game has gone on since then. Nothing was done; look at the position and choose again.",
            )

    # ----------------------------------------------------------------------------------- ending it otherwise

    def resign(self, side: int, key: str, now: float) -> Change:
        """`side` gives up."""
        self._check_playing(key)
        return self._stop(side, self._other(side), f"{self._name(side)} resigns", key, now)

    def offer_draw(self, side: int, key: str, now: float) -> Change:
        """`side` offers a draw. If the other side has offered one, this accepts it."""
        self._check_playing(key)
        if self.draw_offer == side:
            raise Refused("draw", "You have offered a draw already.")
        if self.draw_offer is not None:
            return self.accept_draw(side, key, now)
        self._offer = side
        return self._done(side, key, now, asides=(self._aside(now, "draw", side),))

    def accept_draw(self, side: int, key: str, now: float) -> Change:
        """`side` agrees to the draw it was offered."""
        self._check_playing(key)
        if self.draw_offer is None or self.draw_offer == side:
            raise Refused("draw", "You were offered no draw.")
        return self._stop(side, None, "a draw was agreed", key, now)

    def decline_draw(self, side: int, key: str, now: float) -> Change:
        """`side` declines the draw it was offered, or withdraws its own offer."""
        self._check_playing(key)
        if self.draw_offer is None:
            raise Refused("draw", "No draw is offered.")
        self._offer = None
        return self._done(side, key, now, asides=(self._aside(now, "undraw", side),))

    def claim(self, side: int, what: str, key: str, now: float) -> Change:
        """The opponent's time is up, and `side` claims a `win` or a `draw`. It may as well go on waiting."""
        self._check_playing(key)
        if what not in ("win", "draw"):
            raise Refused("text", "Claim 'win' or 'draw'.")
        if not self.claimable(side, now):
            raise Refused(
                "clock", "There is nothing to claim: only who waits for a side whose time is up may."
            )
        reason = f"{self._name(self._other(side))} has no time left"
        return self._stop(side, side if what == "win" else None, reason, key, now)

    def _stop(self, side: int, winner: int | None, reason: str, key: str, now: float) -> Change:
        watcher = Everybody()
        lines = self.play.stop(winner, reason, now, watcher)
        return self._done(side, key, now, lines=lines, updates=watcher.updates)

    def _other(self, side: int) -> int:
        """The opponent of `side`."""
        (other,) = (player for player in range(len(self.game.sides)) if player != side)
        return other

    def _name(self, side: int) -> str:
        return self.game.sides[side].capitalize()

    # --------------------------------------------------------------------------------------- beside the game

    def pause(self, side: int, key: str, now: float) -> Change:
        """`side` grants itself a pause (games with days for a move)."""
        self._check_playing(key)
        try:
            pause = self.play.clock.pause(side, now)
        except RubiconError as problem:
            raise Refused("pause", str(problem)) from None
        self.play.clock.pauses.append(pause)
        aside = self._aside(now, "pause", side, f"{pause.start!r} {pause.end!r}")
        return self._done(side, key, now, asides=(aside,))

    def switch_hints(self, side: int, on: bool, key: str, now: float) -> Change:
        """`side` wants hints and odds, or wants to do without. Between people there are none."""
        self._check_playing(key)
        if on and not self._one_person:
            raise no_hints()
        self._hints = on
        return self._done(side, key, now, asides=(self._aside(now, "hints", side, ON if on else OFF),))

    def say(self, viewer: int, author: str, text: str, key: str, now: float) -> Change:
        """Say something to those in the same room: the players, or the spectators, who name themselves."""
        _check(key)
        try:
            one_line(text, "What you say")
            name = person(author).name if viewer == SPECTATOR else self.seats[viewer].player
        except RubiconError as problem:
            raise Refused("text", str(problem)) from None
        room = SPECTATORS if viewer == SPECTATOR else PLAYERS
        self._said[room] += 1
        said = Said(room, self._said[room], now, viewer, name, text)
        return self._done(viewer, key, now, said=said)

    def note(self, side: int, text: str, key: str, now: float) -> Change:
        """Keep private notes of `side`, in place of those it had."""
        _check(key)
        if len(text) > NOTES or not _storable(text):
            raise Refused("text", f"Notes are plain text of at most {NOTES:,} characters.")
        return self._done(side, key, now, note=(side, text))

    def want_rematch(
        self, side: int, key: str, now: float, name: str, seed: bytes
    ) -> tuple[Change, Table | None]:
        """`side` wants another game. When everybody does (computer players always do), a table called `name`
        is opened for it with sides swapped, and comes back beside the change."""
        _check(key)
        if self.ending is None:
            raise Refused("rematch", "A rematch comes after the game.")
        if self.next is not None or side in self._wanting:
            raise Refused("rematch", "You have asked for a rematch already.")
        self._wanting.add(side)
        asides = [self._aside(now, "rematch", side)]
        willing = {player for player, seat in self.seats.items() if seat.kind != PERSON}
        if len(self._wanting | willing) < len(self.seats):
            return self._done(side, key, now, asides=asides), None
        seats = [self.seats[player] for player in range(len(self.seats))]
        clock = self.play.clock.settings
        table, change = Table.open(
            name,
            self.game,
            self.opened.options,
            seats[1:] + seats[:1],
            clock,
            seed,
            now,
            self.opened.ask,
            hints=self._hints,
        )
        self.next = name
        asides.append(self._aside(now, "next", SPECTATOR, name))
        return self._done(side, key, now, asides=asides, also=(change,)), table

    # ------------------------------------------------------------------------------------ making the changes

    def _done(self, seat: int, key: str, now: float, **parts: Any) -> Change:
        """The change that a command of `seat` made."""
        return self._change(now, command=Command(seat, key, {"seq": self.seq(seat)}), **parts)

    def _change(self, now: float, **parts: Any) -> Change:
        return Change(self.id, now, self.status, self.deciders, ending=self.ending, **parts)

    def _aside(self, now: float, kind: str, side: int, text: str = "") -> Aside:
        self._asides += 1
        return Aside(self._asides, now, kind, side, text)


def no_hints() -> Refused:
    """Why nobody is helped here."""
    return Refused(
        "hints", "Hints and odds are for one person against the computer, while they are switched on."
    )


def _check(key: str) -> None:
    """Every command checks its key before anything else."""
    if not 0 < len(key) <= KEY or not _storable(key):
        raise Refused("text", f"The key of a command has 1 to {KEY} characters.")


def _storable(text: str) -> bool:
    """Whether databases take this text: no zero characters, no halves of surrogate pairs."""
    return "\0" not in text and not any("\ud800" <= letter <= "\udfff" for letter in text)
