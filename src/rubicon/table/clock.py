"""Clocks that are humane: none, minutes for a sitting, or days for a move.

A clock never ends a game by itself. When a side's time is up, its opponent may claim the game or a draw, or
simply wait. With days, each side can also grant itself pauses, during which its clock stands still.

What others see of a side's clock must not tell whether it has made its secret choice yet. So a side sees only
its own clock exactly; of the others it sees the time at the last *cut* (a die, a reveal, a change of who
decides: moments everybody sees), running on from there for the sides that had to decide then.

What players cannot help is not charged. While the server could not store anything (an `Outage`), no clock
runs. A live clock gives a side back what the server took to send it the position (`Delivery.server`), and the
lag of its network up to a bound. Such a `Credit` shows on the other screens at the next cut, not before: it
would tell that its side has chosen.

Times are in seconds; the caller always gives the moment `now`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from rubicon.core.game import RubiconError
from rubicon.core.message import message

NONE, LIVE, DAYS = "none", "live", "days"
DAY_SECONDS = 86_400.0

_FORM = re.compile(
    r"none|live ([0-9]{1,6})\+([0-9]{1,4})|days ([0-9]{1,3})(?: pauses ([0-9]{1,2})x([0-9]{1,3}))?"
)


@dataclass(frozen=True, slots=True)
class ClockSettings:
    """Which clock a table has. `str` of it reads back with `parse_clock`."""

    kind: str = NONE
    #: Live: what each side begins with. Days: what each side has for a move.
    time: float = 0.0
    #: Live: what a side gains with each move it completes.
    increment: float = 0.0
    #: Days: how many pauses each side may grant itself, and how long one lasts.
    pauses: int = 0
    pause: float = 0.0

    def __str__(self) -> str:
        if self.kind == LIVE:
            return f"live {self.time:.0f}+{self.increment:.0f}"
        if self.kind == DAYS:
            more = f" pauses {self.pauses}x{self.pause / DAY_SECONDS:.0f}" if self.pauses else ""
            return f"days {self.time / DAY_SECONDS:.0f}{more}"
        return NONE


def parse_clock(text: str) -> ClockSettings:
    """The clock that `text` names: `none`, `live 1800+20` (seconds), `days 3` or `days 3 pauses 2x7`."""
    found = _FORM.fullmatch(text)
    if found is None:
        raise RubiconError(message("refused-clock-text", text=text))
    start, more, days, count, length = (int(part or 0) for part in found.groups())
    if found[1] is not None:
        if not 10 <= start <= 86_400 or more > 3_600:
            raise RubiconError(message("refused-clock-live"))
        return ClockSettings(LIVE, float(start), float(more))
    if found[3] is not None:
        if not 1 <= days <= 60 or (found[4] is not None and not (1 <= count <= 20 and 1 <= length <= 60)):
            raise RubiconError(message("refused-clock-days"))
        return ClockSettings(DAYS, days * DAY_SECONDS, pauses=count, pause=length * DAY_SECONDS)
    return ClockSettings()


@dataclass(frozen=True, slots=True)
class Pause:
    """A stretch of time during which one side's clock stands still."""

    side: int
    start: float
    end: float


@dataclass(frozen=True, slots=True)
class ClockView:
    """One side's clock as a viewer may see it: the time left at the moment `at`, and whether it has been
    running since. `pauses`: how many the side has left; `paused_until`: the end of the present pause."""

    side: int
    left: float
    running: bool
    at: float
    pauses: int
    paused_until: float | None


@dataclass(frozen=True, slots=True)
class Outage:
    """A stretch of time in which the server could not store anything."""

    start: float
    end: float


class Delivery(NamedTuple):
    """How a side got to see what it decides on: the seconds that the server took to send it, when it was
    sent, and how many seconds a message and its answer take on the network of the side."""

    server: float
    sent_at: float
    round_trip: float


@dataclass(frozen=True, slots=True)
class Credit:
    """Seconds that a live clock gives back to `side` with the step in `line` of the record, taken `at`."""

    side: int
    line: int
    at: float
    server: float
    network: float

    def __str__(self) -> str:
        return f"{self.line} {self.server!r} {self.network!r}"


#: Network lag that a side is given back at first, and at most, in seconds; and what it gains each second.
#: Whoever answers pings late on purpose gains no more than that.
LAG_RESERVE_SECONDS, LAG_GAIN = 2.0, 0.05
#: Seconds that are not worth a credit.
MIN_CREDIT_SECONDS = 0.02


def elapsed(
    start: float, end: float, side: int, pauses: Sequence[Pause], outages: Sequence[Outage] = ()
) -> float:
    """The time from `start` to `end` that counts for `side`: its pauses and all outages do not."""
    free: list[Pause | Outage] = [pause for pause in pauses if pause.side == side]
    free += outages
    total, reached = max(0.0, end - start), start
    for stretch in sorted(free, key=lambda stretch: stretch.start):
        total -= max(0.0, min(end, stretch.end) - max(reached, stretch.start))
        reached = max(reached, stretch.end)
    return max(0.0, total)


#: Seconds for which a game without a clock waits for a side before the other may claim it: a week.
LEFT_SECONDS = 7 * 86_400.0


@dataclass(slots=True)
class _Reading:
    """The time left on all clocks at one moment, and which of them have been running since."""

    at: float
    left: tuple[float, ...]
    running: tuple[int, ...]


@dataclass(slots=True)
class Clock:
    """The clocks of one game. Call `start`, `step` and `stop` in order of time."""

    settings: ClockSettings
    sides: int
    pauses: list[Pause] = field(default_factory=list)
    outages: list[Outage] = field(default_factory=list)
    #: By the line of the record whose step they were given with.
    _credits: dict[int, Credit] = field(default_factory=dict)
    #: For each side, the lag that can still be given back, and when it was counted.
    _reserves: dict[int, tuple[float, float]] = field(default_factory=dict)
    _exact: _Reading | None = None
    _public: _Reading | None = None

    def start(self, now: float, deciders: Sequence[int]) -> None:
        """The game begins, and these sides must decide."""
        reading = _Reading(now, (self.settings.time,) * self.sides, tuple(deciders))
        self._exact = self._public = reading

    def step(
        self, now: float, side: int, deciders: Sequence[int], cut: bool, undo: bool = False, line: int = 0
    ) -> None:
        """`side` took a step (or, `undo`, took one back), after which `deciders` must decide. It stands in
        `line` of the record.

        A move is complete when its side has no more to decide, or at a cut; then a live clock gains its
        increment and a move's days start again.
        """
        if self._exact is None:
            return
        now = max(now, self._exact.at)
        if self.settings.kind == NONE:
            self._exact = self._public = _Reading(now, self._exact.left, tuple(deciders))
            return
        left = [self._left(self._exact, player, now) for player in range(self.sides)]
        if line in self._credits:
            left[side] += self._credits[line].server + self._credits[line].network
        if not undo and (cut or side not in deciders):
            left[side] = (
                left[side] + self.settings.increment if self.settings.kind == LIVE else self.settings.time
            )
        if cut and self.settings.kind == DAYS:
            left = [self.settings.time] * self.sides
        self._exact = _Reading(now, tuple(left), tuple(deciders))
        if cut:
            self._public = self._exact

    def stop(self, now: float) -> None:
        """The game is over: no clock runs any more."""
        if self._exact is not None:
            now = max(now, self._exact.at)
            left = tuple(self._left(self._exact, player, now) for player in range(self.sides))
            self._exact = self._public = _Reading(now, left, ())

    def _left(self, reading: _Reading, side: int, now: float) -> float:
        if side not in reading.running:
            return reading.left[side]
        return reading.left[side] - elapsed(reading.at, now, side, self.pauses, self.outages)

    def left(self, side: int, now: float) -> float:
        """The time `side` has left, exactly. Only for the side itself and the table."""
        return self.settings.time if self._exact is None else self._left(self._exact, side, now)

    def views(self, viewer: int, now: float) -> tuple[ClockView, ...]:
        """All clocks as `viewer` may see them. Empty if the table has none, or has not begun."""
        if self.settings.kind == NONE or self._exact is None or self._public is None:
            return ()
        views = []
        for side in range(self.sides):
            reading = self._exact if side == viewer else self._public
            views.append(
                ClockView(
                    side,
                    round(self._left(reading, side, now), 3),
                    side in reading.running,
                    now,
                    self.pauses_left(side),
                    self._paused_until(side, now),
                )
            )
        return tuple(views)

    def is_out_of_time(self, side: int, now: float) -> bool:
        """Whether `side` must decide and its time is up. Without a clock it counts as having left when
        nothing has happened at the table for `LEFT_SECONDS`."""
        if self._exact is None:
            return False
        if self.settings.kind == NONE:
            waited = elapsed(self._exact.at, now, side, (), self.outages)
            return side in self._exact.running and waited >= LEFT_SECONDS
        return side in self._exact.running and self._left(self._exact, side, now) <= 0

    @property
    def claim_reason(self) -> str:
        """The key of the reason for which a game is claimed."""
        return "end-left" if self.settings.kind == NONE else "end-no-time"

    def can_claim(self, side: int, now: float) -> bool:
        """Whether `side` may claim the game because an opponent's time is up.

        Only a side with nothing to decide may: while it still has to choose, nothing may tell it whether the
        other side has chosen.
        """
        if self._exact is None or side in self._exact.running:
            return False
        return any(self.is_out_of_time(other, now) for other in range(self.sides) if other != side)

    def runs_out_at(self, side: int, now: float) -> float | None:
        """When the time of `side` will be up if nothing happens; None if it is not running."""
        if self.settings.kind == NONE or self._exact is None or side not in self._exact.running:
            return None
        end = now + max(0.0, self._left(self._exact, side, now))
        for pause in sorted(self.pauses, key=lambda pause: pause.start):
            if pause.side == side and pause.end > now and pause.start < end:
                end += pause.end - max(now, pause.start)
        return end

    def pauses_left(self, side: int) -> int:
        """How many pauses `side` may still grant itself."""
        return self.settings.pauses - sum(pause.side == side for pause in self.pauses)

    def _paused_until(self, side: int, now: float) -> float | None:
        ends = [pause.end for pause in self.pauses if pause.side == side and pause.start <= now < pause.end]
        return max(ends, default=None)

    def next_pause(self, side: int, now: float) -> Pause:
        """The pause that `side` may grant itself now, or right after its present pause. Does not add it."""
        if self.settings.kind != DAYS:
            raise RubiconError(message("refused-no-pauses"))
        if self.pauses_left(side) <= 0:
            raise RubiconError(message("refused-no-pause-left"))
        start = max([now, *(pause.end for pause in self.pauses if pause.side == side)])
        return Pause(side, start, start + self.settings.pause)

    # --------------------------------------------------------------------------------- what is not charged

    def credit(self, side: int, line: int, now: float, delivery: Delivery) -> Credit | None:
        """What `side` is to be given back with the step that it takes now, in `line`. Does not add it.

        It depends only on what the side itself was sent and did. So it does not tell the side whether another
        has made its secret choice meanwhile.
        """
        if self.settings.kind != LIVE:
            return None
        thinking = max(0.0, now - delivery.sent_at)
        network = min(max(0.0, delivery.round_trip), thinking, self._reserve(side, now))
        server = max(0.0, delivery.server)
        return None if server + network < MIN_CREDIT_SECONDS else Credit(side, line, now, server, network)

    def add_credit(self, credit: Credit) -> None:
        """Give seconds back, when the step of their line is taken."""
        self._credits[credit.line] = credit
        reserve = self._reserve(credit.side, credit.at) - credit.network
        self._reserves[credit.side] = (reserve, credit.at)

    def _reserve(self, side: int, now: float) -> float:
        """The seconds of network lag that `side` can be given back now."""
        reserve, at = self._reserves.get(side, (LAG_RESERVE_SECONDS, now))
        return min(LAG_RESERVE_SECONDS, reserve + LAG_GAIN * max(0.0, now - at))
