"""What a table knows and shows. It changes only by what was stored; `table.Table` adds the commands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rubicon.core.game import Decision, Game, IllegalAction, RubiconError, View
from rubicon.core.message import Message, message
from rubicon.table.changes import (
    OVER,
    PLAYERS,
    PLAYING,
    SPECTATORS,
    WAITING,
    Ending,
    Refused,
    TableEvent,
    TableSetup,
)
from rubicon.table.clock import ClockView, Credit, Outage, Pause
from rubicon.table.dice_words import DiceWords
from rubicon.table.orders import OrderBook
from rubicon.table.recorded_game import RecordedGame
from rubicon.table.seats import BOT, Seat

#: The texts of an event of kind `hints`.
ON, OFF = "on", "off"


class TableState:
    """A running game and its seats, and what each viewer may see of them."""

    __slots__ = (
        "_chat_counts",
        "_dice_words",
        "_draw_offerer",
        "_event_count",
        "_hints",
        "_rematch_sides",
        "_title",
        "id",
        "next",
        "orders",
        "recorded",
        "seats",
        "setup",
    )

    def __init__(self, key: str, game: Game, setup: TableSetup, seats: Mapping[int, Seat]) -> None:
        self.id = key
        self._title = game  # under the present rules
        self.setup = setup
        self.seats = dict(seats)
        self.recorded = RecordedGame(game, setup)
        self.orders = OrderBook(game)
        #: The game that followed this one.
        self.next: str | None = None
        self._hints = True  # unless they were switched off
        self._draw_offerer: int | None = None  # the side that offered a draw last
        self._rematch_sides: set[int] = set()  # sides that want a rematch
        self._dice_words = DiceWords(self.recorded, self.seats, setup.ask)
        self._event_count = 0
        self._chat_counts = {PLAYERS: 0, SPECTATORS: 0}

    @property
    def game(self) -> Game:
        """The title, under the rules the game was begun with."""
        return self.recorded.game

    def _apply_events(self, events: Sequence[TableEvent]) -> None:
        """Apply events that happened apart from the game."""
        for event in events:
            self._event_count = event.number
            self._dice_words.apply(event)
            if event.kind == "draw":
                self._draw_offerer = event.side
            elif event.kind == "undraw":
                self._draw_offerer = None
            elif event.kind == "pause":
                start, end = map(float, event.text.split())
                self.recorded.clock.pauses.append(Pause(event.side, start, end))
            elif event.kind == "credit":
                line, server, network = event.text.split()
                credit = Credit(event.side, int(line), event.at, float(server), float(network))
                self.recorded.clock.add_credit(credit)
            elif event.kind == "hints":
                self._hints = event.text == ON
            elif event.kind == "orders":
                self.orders.read(event.side, event.text)
            elif event.kind == "rematch":
                self._rematch_sides.add(event.side)
            elif event.kind == "next":
                self.next = event.text

    def add_outage(self, outage: Outage) -> None:
        """The server could not store anything for a while: no clock ran."""
        self.recorded.clock.outages.append(outage)

    @property
    def known_counts(self) -> tuple[int, int, dict[str, int]]:
        """How many lines, events and chat messages this table knows, to ask the store for what came since."""
        return self.recorded.lines, self._event_count, dict(self._chat_counts)

    @property
    def status(self) -> str:
        """`waiting`, `playing` or `over`."""
        if self.ending is not None:
            return OVER
        return WAITING if self.recorded.session is None else PLAYING

    @property
    def ending(self) -> Ending | None:
        """How the game ended, if it did."""
        return self.recorded.ending

    @property
    def draw_offer(self) -> int | None:
        """The side that offers a draw."""
        return self._draw_offerer if self.status == PLAYING else None

    @property
    def hints(self) -> bool:
        """Whether hints and odds may be asked for: by one person against computers, unless switched off."""
        return self._hints and self._one_person

    @property
    def _one_person(self) -> bool:
        return sum(seat.kind != BOT for seat in self.seats.values()) == 1

    @property
    def viewers(self) -> range:
        """All viewers: the spectators and each side."""
        return self.recorded.viewers

    @property
    def deciders(self) -> tuple[int, ...]:
        """The sides that must decide. Nobody may see it: each side is shown its own decision."""
        return self.recorded.deciders

    @property
    def awaited_contributors(self) -> list[int]:
        """The sides whose commitment or words for the dice the game waits for."""
        return self._dice_words.awaited

    @property
    def words_phase(self) -> str | None:
        """`commit` or `reveal` while the game waits for words for the dice; see `dice_words`."""
        return self._dice_words.phase

    def seq(self, viewer: int) -> int:
        """How many updates `viewer` has been shown."""
        return self.recorded.seq(viewer)

    def view(self, viewer: int) -> View | None:
        """All that `viewer` may know of the position; None before the game begins."""
        return self.recorded.view(viewer)

    def decision(self, side: int) -> Decision | None:
        """What `side` must decide now, if anything."""
        return self.recorded.decision(side)

    def ordered_answer(self, side: int) -> str | None:
        """The action that the standing orders of `side` take now; None if it is asked, or does not decide."""
        return self.orders.answer(side, self.decision(side))

    def window_opened(self, side: int) -> float | None:
        """When the window opened in which `side` must answer or pass now; None if it is in no window.

        Whoever answers, the answer should wait until some time has passed since then. So a quick person, a
        computer and a standing order look the same to the other sides.
        """
        return None if self.orders.window(self.decision(side)) is None else self.recorded.cut_at

    def can_undo(self, side: int) -> bool:
        """Whether `side` may take back its last action."""
        return self.recorded.can_undo(side)

    def screen(self, viewer: int) -> dict[str, Any]:
        """What `viewer` sees, as one JSON document; updates patch it. See `RecordedGame.screen`."""
        return self.recorded.screen(viewer)

    def drop_caches(self) -> None:
        """Take less room until somebody does something: what was kept to be quick is let go."""
        self.recorded.drop_caches()

    def clocks(self, viewer: int, now: float) -> tuple[ClockView, ...]:
        """The clocks as `viewer` may see them."""
        return self.recorded.clock.views(viewer, now)

    def can_claim(self, side: int, now: float) -> bool:
        """Whether `side` may claim the game or a draw, because its opponent's time is up."""
        return self.status == PLAYING and self.recorded.clock.can_claim(side, now)

    def bot_seed(self, side: int) -> str:
        """The seed of a computer player at `side`."""
        return self.recorded.bot_seed(side)

    def explain(self, side: int, text: str) -> Message:
        """Why `side` is not offered the action `text`, as far as it may know."""
        if self.recorded.session is None or self.ending is not None:
            return Message("why-nothing-to-decide", {})
        try:
            return self.game.explain(self.recorded.session.state, side, text)
        except IllegalAction as problem:  # not even an action
            return problem.message

    def inspect(self, viewer: int, question: str) -> dict[str, Any]:
        """What `viewer` could count out by the rules from what it sees; see `Game.inspect`."""
        view = self.view(viewer)
        if view is None:
            raise Refused("waiting", message("refused-not-playing"))
        try:
            return self.game.inspect(view, question)
        except RubiconError as problem:
            raise Refused("text", problem.message) from None

    def facts(self) -> dict[str, Any]:
        """What everybody may know about the table itself, as JSON data."""
        names = self.game.sides
        return {
            "id": self.id,
            "title": self.game.id,
            "options": dict(self.setup.options),
            "clock": self.setup.clock,
            "status": self.status,
            "commitment": self.recorded.commitment,
            "seats": [
                {
                    "side": names[side],
                    "kind": seat.kind,
                    "name": seat.name,
                    "bot": seat.bot,
                    "registered": seat.registered,
                }
                for side, seat in sorted(self.seats.items())
            ],
            "asked": [names[side] for side in self.awaited_contributors],
            "words": {
                "phase": self.words_phase,
                "commitments": [list(made) for made in self.recorded.commitments],
            },
            "hints": self.hints,
            "draw_offer": None if self.draw_offer is None else names[self.draw_offer],
            "rematch": [names[side] for side in sorted(self._rematch_sides)],
            "next": self.next,
        }
