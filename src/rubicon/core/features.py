"""What a side may know of a position, as a vector of small numbers, for programs that learn.

A title declares its slots and writes them into a buffer of bytes that the caller owns: no dictionary and no
text is made. A `VectorWriter` keeps the vector of a game that is played, and writes only what changed. The
vector is relative to its side: what is the side's own stands first. Every entry is 0 to 255; a number that
may be negative is shifted, and one that is out of range is cut off.

Two variants: the Markov part has what the side may know now, as `State.view` has it. The recall part has what
it saw earlier and may no longer see; a title without such facts has no recall part.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rubicon.core.game import Event, State
from rubicon.core.mypyc_shim import mypyc_attr

#: What a vector is written into.
Buffer = bytearray | memoryview


@dataclass(frozen=True, slots=True)
class Slot:
    """Neighbouring entries of the vector with one meaning.

    `kind` says how to read them: `number`, each entry is a number (plus `shift`); `set`, each entry is 1 or
    0 for one member; `index`, one entry of a row is 1, or none. There are `rows` of `width` entries, from
    entry `start` on.
    """

    name: str
    kind: str
    start: int
    rows: int
    width: int
    meaning: str
    shift: int = 0

    @property
    def size(self) -> int:
        return self.rows * self.width

    @property
    def shape(self) -> tuple[int, ...]:
        return (self.rows, self.width) if self.rows > 1 and self.width > 1 else (self.size,)


@mypyc_attr(allow_interpreted_subclasses=True)
class Recall:
    """What a side saw earlier and a view no longer shows. This base class remembers nothing."""

    def watch(self, state: State, events: Sequence[Event]) -> None:
        """Take note of what the side sees now, and of what it was told. Called after every step, whoever
        took it, and after the set-up. Events hold the truth: what `Game.tell` keeps from the side must not be
        used."""

    def write(self, state: State, out: Buffer, start: int) -> None:
        """Write the recall part from entry `start` on. These entries are 0 before."""

    def copy(self) -> Recall:
        """An independent copy."""
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Recall:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return Recall, ()


@mypyc_attr(allow_interpreted_subclasses=True)
class VectorWriter:
    """The vector of one side, from position to position of a game. This base class writes it whole each
    time. With `recall` there is room for the recall part, which whoever has it writes."""

    def __init__(self, features: Features, side: int, recall: bool) -> None:
        self.features = features
        self.side: int = side
        self.recall: bool = recall
        #: The vector of the last position.
        self.vector: bytearray = bytearray(features.full_size if recall else features.size)

    def update(self, state: State) -> bytearray:
        """The vector with its Markov part for this position, which need not follow the last one. It holds
        until the next call."""
        self.features.write(state, self.side, memoryview(self.vector))
        return self.vector

    def copy(self) -> VectorWriter:
        """An independent copy."""
        return self.features.writer(self.side, self.recall)


@mypyc_attr(allow_interpreted_subclasses=True)
class Features:
    """The vector of a title: its slots, and what writes them."""

    #: Increases whenever the meaning of an entry changes. A trained policy names the version it was made for.
    version: int
    #: The Markov part; the slots follow each other without gaps.
    slots: tuple[Slot, ...]
    #: The recall part, counted on from the end of the Markov part.
    recall_slots: tuple[Slot, ...]

    #: Years or turns of a whole game.
    max_rounds: int

    def __init__(
        self, version: int, max_rounds: int, slots: tuple[Slot, ...], recall_slots: tuple[Slot, ...] = ()
    ) -> None:
        self.version = version
        self.max_rounds = max_rounds
        self.slots = slots
        self.recall_slots = recall_slots
        self.size: int = sum([slot.size for slot in slots])
        self.full_size: int = self.size + sum([slot.size for slot in recall_slots])

    def write(self, state: State, side: int, out: memoryview) -> None:
        """Write the Markov part for `side` into the first `size` bytes of `out`, whatever they hold."""
        raise NotImplementedError

    def writer(self, side: int, recall: bool) -> VectorWriter:
        """What writes the vectors of a side in a game that is played: faster than `write` each time."""
        return VectorWriter(self, side, recall)

    def recall(self, side: int) -> Recall:
        """An empty recall for a side, at the beginning of a game."""
        return Recall()

    def rounds(self, state: State) -> int:
        """Years or turns that are over: what a shortened game is measured in."""
        raise NotImplementedError

    def lead(self, state: State) -> float:
        """How far side 0 is ahead in points that everybody sees, -1 to 1. It decides a shortened game, and
        may shape rewards."""
        raise NotImplementedError
