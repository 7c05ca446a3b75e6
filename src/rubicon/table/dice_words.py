"""The words that players' programs mix into the dice of one table, from the first commitment to the start.

First all seats are taken, and the heading of the record binds the host to its seed. Then, in phase `commit`,
the program of each person commits to words it drew by itself, without showing them. The commitments are
written into the record together; for computer players the host commits, and says so. Then, in phase `reveal`,
each program shows its words. They are written in the order of the commitments, and the game begins. Nobody
waits for ever: `Table.end_wait` goes on without the sides that are missing, and the record shows which.

A program that knows nothing of commitments may send words in phase `commit`. They are mixed in as well, but
prove nothing.
"""

from __future__ import annotations

from collections.abc import Mapping

from rubicon.core.game import RubiconError
from rubicon.core.message import message
from rubicon.core.record import one_line
from rubicon.core.seal import words_commitment
from rubicon.table.changes import RecordLine, Refused, TableEvent
from rubicon.table.recorded_game import RecordedGame
from rubicon.table.seats import BOT, PERSON, Seat

COMMIT, REVEAL = "commit", "reveal"

#: Hexadecimal digits of a commitment.
COMMITMENT_DIGITS = 64


class DiceWords:
    """What is known of the words of each side, before the game begins."""

    __slots__ = ("_asked", "_commitments", "_missing", "_recorded", "_seats", "_words")

    def __init__(self, recorded: RecordedGame, seats: Mapping[int, Seat], asked: bool) -> None:
        self._recorded = recorded
        self._seats = seats
        self._asked = asked
        self._commitments: dict[int, str] = {}
        self._words: dict[int, str] = {}
        self._missing: set[int] = set()  # sides that give no words: they said so, or did not answer in time

    def apply(self, event: TableEvent) -> None:
        """Apply a stored event."""
        if event.kind == "commit":
            self._commitments[event.side] = event.text
        elif event.kind == "words":
            self._words[event.side] = event.text
        elif event.kind in ("waive", "withhold"):
            self._missing.add(event.side)

    @property
    def awaited(self) -> list[int]:
        """The sides that the game waits for, in the present phase."""
        if not self._asked or self._recorded.session is not None:
            return []
        done = self._missing.union(self._words, self._recorded.contributors)
        uncommitted = [
            side
            for side, seat in sorted(self._seats.items())
            if seat.kind == PERSON and side not in self._commitments and side not in done
        ]
        return uncommitted or [side for side in sorted(self._commitments) if side not in done]

    @property
    def phase(self) -> str | None:
        """`commit` or `reveal` while the game waits for words, else None."""
        if not self._recorded.has_heading or not self.awaited:
            return None
        return REVEAL if self._recorded.commitments else COMMIT

    def check_commitment(self, side: int, digits: str) -> None:
        """Raise `Refused` unless `side` may commit now."""
        self._check_awaited(side)
        if self.phase != COMMIT or self._recorded.contributors:
            raise Refused("begun", message("refused-words-late"))
        if len(digits) != COMMITMENT_DIGITS or not set(digits) <= set("0123456789abcdef"):
            raise Refused("text", message("refused-commitment-digits", digits=COMMITMENT_DIGITS))

    def check_words(self, side: int, words: str) -> None:
        """Raise `Refused` unless `side` may give these words, or none, now."""
        self._check_awaited(side)
        if not words:
            return
        try:
            one_line(words, "words")
        except RubiconError as problem:
            raise Refused("text", problem.message) from None
        bound = self._commitments.get(side)
        if bound is None:
            return
        seal, name = self._recorded.commitment or "", self._recorded.game.sides[side]
        if words_commitment(seal, name, words) != bound:
            raise Refused("text", message("refused-other-words"))

    def _check_awaited(self, side: int) -> None:
        if side not in self.awaited:
            raise Refused("begun", message("refused-words-not-asked"))
        if not self._recorded.has_heading:
            raise Refused("waiting", message("refused-words-early"))

    def write_lines(self, now: float) -> list[RecordLine]:
        """Write what is complete: all commitments, then all words. The game may begin if nobody is `awaited`
        afterwards."""
        recorded = self._recorded
        lines: list[RecordLine] = []
        uncommitted = [side for side in self.awaited if side not in self._commitments]
        if uncommitted:
            return lines
        if self._commitments and not recorded.commitments:
            for side, seat in sorted(self._seats.items()):
                if side in self._commitments:
                    lines += recorded.commit(side, self._commitments[side], False, now)
                elif seat.kind == BOT:
                    lines += recorded.commit(side, recorded.bot_commitment(side), True, now)
        if not self.awaited:
            bound = [recorded.game.side(made.side) for made in recorded.commitments]
            for side in (*bound, *(side for side in sorted(self._words) if side not in bound)):
                words = recorded.bot_words(side) if self._seats[side].kind == BOT else self._words.get(side)
                if words is not None:
                    lines += recorded.contribute(side, words, now)
        return lines
