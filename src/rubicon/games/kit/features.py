"""The vector of a title (`core.features`), made from its declared fields and what a side knows in addition.

A title lists its slots with a `Layout` of features, in the order in which they stand in the vector: most are
fields of the position that everybody may know, and are written here; the title's own function writes the
rest into slots that it has reserved.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Any, Final

from rubicon.core.features import Features, Slot
from rubicon.core.game import State
from rubicon.games.kit.flow import FlowState

# How the value of a field is written.
_NUMBER: Final = 0
_NUMBERS: Final = 1
_BY_SIDE: Final = 2
_SIDE: Final = 3
_INDEX: Final = 4
_INDICES: Final = 5
_SET: Final = 6
_SETS: Final = 7
_TABLE: Final = 8
_INDEX_BY_SIDE: Final = 9
_SET_BY_SIDE: Final = 10
_SIDE_SET: Final = 11

#: The largest number that an entry can be.
LARGEST: Final = 255


class Entry:
    """How one field is written: where its entries begin, and how many there are."""

    def __init__(self, code: int, start: int, rows: int, width: int, shift: int) -> None:
        self.code: Final = code
        self.start: Final = start
        self.rows: Final = rows
        self.width: Final = width
        self.shift: Final = shift


class Part:
    """Fields that are shown together: always, or while a condition holds."""

    def __init__(self, condition: Callable[[Any], bool] | None) -> None:
        self.condition: Final = condition
        self.fields: Final[list[str]] = []
        self.entries: Final[list[Entry]] = []

    def values(self) -> Callable[[Any], tuple[Any, ...]]:
        """What gives the values of the fields of a position."""
        assert len(self.fields) > 1  # of a single field, `attrgetter` gives no tuple
        return attrgetter(*self.fields)


class FeatureLayout:
    """The slots of a title while they are declared, one after the other."""

    def __init__(self) -> None:
        self.slots: list[Slot] = []
        self.parts: list[Part] = [Part(None)]
        self.size: int = 0

    def when(self, condition: Callable[[Any], bool]) -> None:
        """The fields that follow are shown only while the position meets a condition: as `Layout.parts` of
        the title's fields has it, because their values are left over otherwise."""
        self.parts.append(Part(condition))

    def reserve(
        self, name: str, kind: str, meaning: str, rows: int = 1, width: int = 1, shift: int = 0
    ) -> int:
        """Add a slot that the title writes itself. Gives the first of its entries."""
        start = self.size
        self.slots.append(Slot(name, kind, start, rows, width, meaning, shift))
        self.size += rows * width
        return start

    def _field(
        self,
        field: str,
        code: int,
        kind: str,
        meaning: str,
        rows: int = 1,
        width: int = 1,
        shift: int = 0,
    ) -> None:
        start = self.reserve(field.replace("_", "-"), kind, meaning, rows, width, shift)
        self.parts[-1].fields.append(field)
        self.parts[-1].entries.append(Entry(code, start, rows, width, shift))

    def number(self, field: str, meaning: str, shift: int = 0) -> None:
        """A field that is a number. `shift` is added, so that the least value gives 0."""
        self._field(field, _NUMBER, "number", meaning, shift=shift)

    def numbers(self, field: str, meaning: str, count: int, shift: int = 0) -> None:
        """A field that is a list of numbers; those after the first `count` are cut off."""
        self._field(field, _NUMBERS, "number", meaning, rows=count, shift=shift)

    def by_side(self, field: str, meaning: str, shift: int = 0) -> None:
        """A field with a number for each side; that of the vector's side stands first."""
        self._field(field, _BY_SIDE, "number", meaning, rows=2, shift=shift)

    def side(self, field: str, meaning: str) -> None:
        """A field that is a side, or -1: own, enemy."""
        self._field(field, _SIDE, "index", meaning, width=2)

    def side_set(self, field: str, meaning: str) -> None:
        """A field that is a set of sides: own, enemy."""
        self._field(field, _SIDE_SET, "set", meaning, width=2)

    def index(self, field: str, meaning: str, width: int) -> None:
        """A field that is one of `width` values, or -1."""
        self._field(field, _INDEX, "index", meaning, width=width)

    def index_by_side(self, field: str, meaning: str, width: int) -> None:
        """A field with one of `width` values, or -1, for each side."""
        self._field(field, _INDEX_BY_SIDE, "index", meaning, rows=2, width=width)

    def indices(self, field: str, meaning: str, rows: int, width: int) -> None:
        """A field that is a list of `rows` items: each is one of `width` values, or -1."""
        self._field(field, _INDICES, "index", meaning, rows=rows, width=width)

    def members(self, field: str, meaning: str, width: int) -> None:
        """A field that is a set of `width` possible members."""
        self._field(field, _SET, "set", meaning, width=width)

    def members_by_side(self, field: str, meaning: str, width: int) -> None:
        """A field with a set for each side."""
        self._field(field, _SET_BY_SIDE, "set", meaning, rows=2, width=width)

    def sets(self, field: str, meaning: str, rows: int, width: int) -> None:
        """A field that is a list of sets, or of numbers that are written bit by bit. Those after the first
        `rows` are cut off."""
        self._field(field, _SETS, "set", meaning, rows=rows, width=width)

    def table(self, field: str, meaning: str, width: int, shift: int = 0) -> None:
        """A field that is a dictionary from some of `width` keys to numbers."""
        self._field(field, _TABLE, "number", meaning, rows=width, shift=shift)

    def phase(self, names: list[str]) -> int:
        """The slots of the phase and of the side that decides; written by `put_phase`."""
        start = self.reserve("phase", "index", f"the phase: {', '.join(names)}", width=len(names))
        self.reserve("decides", "set", "the sides that must decide: own, enemy", width=2)
        return start


def put_phase(s: FlowState, side: int, out: memoryview, start: int) -> None:
    """Write the slots of `FeatureLayout.phase`."""
    count = len(s.phases())
    out[start + s.phase.number] = 1
    if s.phase.secret:  # that another side has chosen already is not shown
        out[start + count] = 1
        out[start + count + 1] = 1
    else:
        for decider in s.phase.deciders(s):
            out[start + count + (0 if decider == side else 1)] = 1


def put_number(out: memoryview, at: int, value: int) -> None:
    """Write a number, cut off where it does not fit."""
    if value > 0:
        out[at] = LARGEST if value > LARGEST else value


def put_set(out: memoryview, at: int, members: int) -> None:
    """Write a set: 1 for each member."""
    while members:
        low = members & -members
        out[at + low.bit_length() - 1] = 1
        members ^= low


class FieldFeatures(Features):
    """The vector of a title whose slots a `FeatureLayout` declares.

    `write_own` writes the reserved slots: it gets position, side, and buffer.
    """

    def __init__(
        self,
        version: int,
        max_rounds: int,
        layout: FeatureLayout,
        write_own: Callable[[Any, int, memoryview], None],
        recall_slots: tuple[Slot, ...] = (),
    ) -> None:
        super().__init__(version, max_rounds, tuple(layout.slots), recall_slots)
        self._parts: list[tuple[Callable[[Any], bool] | None, Callable[[Any], tuple[Any, ...]], list[Entry]]]
        self._parts = [(part.condition, part.values(), part.entries) for part in layout.parts]
        self._write_own = write_own

    def write(self, state: State, side: int, out: memoryview) -> None:
        for condition, values, entries in self._parts:
            if condition is None or condition(state):
                write_fields(entries, values(state), side, out)
        self._write_own(state, side, out)


def write_fields(entries: list[Entry], values: tuple[Any, ...], side: int, out: memoryview) -> None:
    """Write the values of fields that everybody may know."""
    for entry, value in zip(entries, values, strict=True):
        code = entry.code
        start = entry.start
        if code == _NUMBER:
            number: int = value
            put_number(out, start, number + entry.shift)
        elif code == _SET:
            members: int = value
            put_set(out, start, members)
        elif code == _INDEX:
            index: int = value
            if index >= 0:
                out[start + index] = 1
        elif code == _SIDE:
            whose: int = value
            if whose >= 0:
                out[start + (0 if whose == side else 1)] = 1
        elif code == _SIDE_SET:
            sides: int = value
            if sides >> side & 1:
                out[start] = 1
            if sides >> (1 - side) & 1:
                out[start + 1] = 1
        elif code == _TABLE:
            table: dict[int, int] = value
            for key, item in table.items():
                put_number(out, start + key, item + entry.shift)
        else:
            row: list[int] = value
            _write_list(entry, row, side, out)


def _write_list(entry: Entry, row: list[int], side: int, out: memoryview) -> None:
    """Write a field that is a list."""
    code = entry.code
    start = entry.start
    width = entry.width
    if code in (_NUMBERS, _SETS, _INDICES) and len(row) > entry.rows:
        row = row[: entry.rows]
    at = start
    if code == _NUMBERS:
        for value in row:
            put_number(out, at, value + entry.shift)
            at += 1
    elif code == _SETS:
        for value in row:
            put_set(out, at, value)
            at += width
    elif code == _INDICES:
        for value in row:
            if value >= 0:
                out[at + value] = 1
            at += width
    else:
        own, other = row[side], row[1 - side]
        if code == _BY_SIDE:
            put_number(out, start, own + entry.shift)
            put_number(out, start + 1, other + entry.shift)
        elif code == _INDEX_BY_SIDE:
            if own >= 0:
                out[start + own] = 1
            if other >= 0:
                out[start + width + other] = 1
        else:
            put_set(out, start, own)
            put_set(out, start + width, other)
