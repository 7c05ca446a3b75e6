"""The vector of a title (`core.features`), made from its declared fields and what a side knows in addition.

A title lists its slots with a `FeatureLayout`, in the order in which they stand in the vector: most are
fields of the position that everybody may know, and are written here; the title's own function writes the
rest into slots that it has reserved.

From one position of a game to the next few fields change. A `FieldWriter` compares each with what it wrote
last, and changes only those entries.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from rubicon.core.features import Features, Slot, VectorWriter
from rubicon.core.game import State
from rubicon.games.kit.flow import FlowState

# How the value of a field is written.
_NUMBER: Final = 0
_SET: Final = 1
_INDEX: Final = 2
_SIDE: Final = 3
_SIDE_SET: Final = 4
_TABLE: Final = 5
# Lists: from here on.
_NUMBERS: Final = 6
_SETS: Final = 7
_INDICES: Final = 8
_BY_SIDE: Final = 9
_INDEX_BY_SIDE: Final = 10
_SET_BY_SIDE: Final = 11

#: The largest number that an entry can be.
LARGEST: Final = 255
#: Members of a set that are looked at together: as a number of one machine word.
_WORD: Final = 60
_WORD_MASK: Final = (1 << _WORD) - 1


class FieldEntry:
    """How one field is written: where its entries begin, and how many there are."""

    def __init__(self, field: str, code: int, start: int, rows: int, width: int, shift: int) -> None:
        self.field: Final = field
        self.code: Final = code
        self.start: Final = start
        self.rows: Final = rows
        self.width: Final = width
        self.shift: Final = shift

    def blank(self) -> Any:
        """A value whose entries are all 0."""
        code = self.code
        if code == _NUMBER:
            return -self.shift
        if code in (_INDEX, _SIDE):
            return -1
        if code in (_SET, _SIDE_SET):
            return 0
        if code == _TABLE:
            return {}
        if code == _BY_SIDE:
            return [-self.shift] * 2
        if code == _INDEX_BY_SIDE:
            return [-1, -1]
        return [0, 0] if code == _SET_BY_SIDE else []


class FieldGroup:
    """Fields that are shown together: always, or while a condition holds."""

    def __init__(self, condition: Callable[[Any], bool] | None) -> None:
        self.condition: Final = condition
        self.entries: Final[list[FieldEntry]] = []
        #: The places of their values in `FlowState.field_values`.
        self.places: list[int] = []
        self.blank: list[Any] = []

    def prepare(self, names: Sequence[str]) -> None:
        """Find the fields among the names of all."""
        self.places = [names.index(entry.field) for entry in self.entries]
        self.blank = [entry.blank() for entry in self.entries]


class FeatureLayout:
    """The slots of a title while they are declared, one after the other. `names` are those of its fields, as
    `position_fields` has them."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names: Final = names
        self.slots: list[Slot] = []
        self.groups: list[FieldGroup] = [FieldGroup(None)]
        #: First entry and length of the neighbouring slots that the title writes itself.
        self.reserved: list[tuple[int, int]] = []
        self.size: int = 0

    def when(self, condition: Callable[[Any], bool]) -> None:
        """The fields that follow are shown only while the position meets a condition: as `Layout.parts` of
        the title's fields has it, because their values are left over otherwise."""
        self.groups.append(FieldGroup(condition))

    def reserve(
        self, name: str, kind: str, meaning: str, rows: int = 1, width: int = 1, shift: int = 0
    ) -> int:
        """Add a slot that the title writes itself. Gives the first of its entries."""
        start = self._add(name, kind, meaning, rows, width, shift)
        if self.reserved and sum(self.reserved[-1]) == start:
            self.reserved[-1] = (self.reserved[-1][0], self.reserved[-1][1] + rows * width)
        else:
            self.reserved.append((start, rows * width))
        return start

    def _add(self, name: str, kind: str, meaning: str, rows: int, width: int, shift: int) -> int:
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
        start = self._add(field.replace("_", "-"), kind, meaning, rows, width, shift)
        self.groups[-1].entries.append(FieldEntry(field, code, start, rows, width, shift))

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


def put_phase(s: FlowState, side: int, out: bytearray, start: int) -> None:
    """Write the slots of `FeatureLayout.phase`."""
    count = len(s.phases())
    phase = s.phase
    out[start + phase.number] = 1
    if phase.secret:  # that another side has chosen already is not shown
        out[start + count] = 1
        out[start + count + 1] = 1
    else:
        for decider in phase.deciders(s):
            out[start + count + (0 if decider == side else 1)] = 1


def put_number(out: bytearray, at: int, value: int) -> None:
    """Write a number, cut off where it does not fit."""
    if value > 0:
        out[at] = LARGEST if value > LARGEST else value


def put_set(out: bytearray, at: int, members: int) -> None:
    """Write a set: 1 for each member."""
    _mark(out, at, members, 1)


def _mark(out: bytearray, at: int, members: int, value: int) -> None:
    """Write a value for each member of a set."""
    while members:
        word = members & _WORD_MASK
        members >>= _WORD
        while word:
            low = word & -word
            out[at + low.bit_length() - 1] = value
            word ^= low
        at += _WORD


class FieldFeatures(Features):
    """The vector of a title whose slots a `FeatureLayout` declares.

    `write_own` writes the reserved slots: it gets position, side, and a buffer in which they hold zeros.
    """

    def __init__(
        self,
        version: int,
        max_rounds: int,
        layout: FeatureLayout,
        write_own: Callable[[Any, int, bytearray], None],
        recall_slots: tuple[Slot, ...] = (),
    ) -> None:
        super().__init__(version, max_rounds, tuple(layout.slots), recall_slots)
        for group in layout.groups:
            group.prepare(layout.names)
        self.groups: Final = layout.groups
        self.write_own: Final = write_own
        #: Reserved entries, from the first to before the last, and the zeros that clear them.
        self.cleared: Final = [(start, start + length, bytes(length)) for start, length in layout.reserved]

    def write(self, state: State, side: int, out: memoryview) -> None:
        out[: self.size] = FieldWriter(self, side, False).update(state)

    def writer(self, side: int, recall: bool) -> VectorWriter:
        return FieldWriter(self, side, recall)


class FieldWriter(VectorWriter):
    """The vector of a side, changed where fields have changed."""

    def __init__(self, features: FieldFeatures, side: int, recall: bool) -> None:
        super().__init__(features, side, recall)
        self._fields: Final = features
        #: By group: the values that the vector shows.
        self._shown: list[list[Any]] = [group.blank[:] for group in features.groups]

    def update(self, state: State) -> bytearray:
        assert isinstance(state, FlowState)
        out = self.vector
        fields = self._fields
        values = state.field_values()
        for number, group in enumerate(fields.groups):
            shown = self._shown[number]
            if group.condition is None or group.condition(state):
                _change(group, shown, values, self.side, out)
            else:
                _hide(group, shown, self.side, out)
        for first, end, zeros in fields.cleared:
            out[first:end] = zeros
        fields.write_own(state, self.side, out)
        return out

    def copy(self) -> VectorWriter:
        twin = FieldWriter(self._fields, self.side, self.recall)
        twin.vector[:] = self.vector
        twin._shown = [values[:] for values in self._shown]
        return twin


def _change(group: FieldGroup, shown: list[Any], values: list[Any], side: int, out: bytearray) -> None:
    """Show the values of fields, and take note of them in `shown`."""
    places = group.places
    for at, entry in enumerate(group.entries):
        value = values[places[at]]
        old = shown[at]
        if value is not old:
            if entry.code >= _NUMBERS:
                row: list[int] = value
                had: list[int] = old
                if row != had:
                    _change_list(entry, had, row, side, out)
                    shown[at] = row[:]  # the position may change its own
            elif entry.code == _TABLE:
                if value != old:
                    _change_table(entry, old, value, out)
                    shown[at] = value.copy()
            else:
                new: int = value
                was: int = old
                if new != was:
                    _change_number(entry, was, new, side, out)
                    shown[at] = value


def _hide(group: FieldGroup, shown: list[Any], side: int, out: bytearray) -> None:
    """Show fields as blank."""
    if shown != group.blank:
        for at, entry in enumerate(group.entries):
            blank = group.blank[at]
            if entry.code >= _NUMBERS:
                _change_list(entry, shown[at], blank, side, out)
            elif entry.code == _TABLE:
                _change_table(entry, shown[at], blank, out)
            else:
                _change_number(entry, shown[at], blank, side, out)
            shown[at] = blank


def _cut(value: int) -> int:
    """A number as an entry can hold it."""
    return 0 if value <= 0 else LARGEST if value > LARGEST else value


def _change_number(entry: FieldEntry, was: int, new: int, side: int, out: bytearray) -> None:
    """Change the entries of a field that is a number, or a set as a number."""
    code = entry.code
    start = entry.start
    if code == _NUMBER:
        out[start] = _cut(new + entry.shift)
    elif code == _SET:
        changed = was ^ new
        _mark(out, start, changed & was, 0)
        _mark(out, start, changed & new, 1)
    elif code == _INDEX:
        if was >= 0:
            out[start + was] = 0
        if new >= 0:
            out[start + new] = 1
    elif code == _SIDE:
        out[start] = 1 if new == side else 0
        out[start + 1] = 1 if new == 1 - side else 0
    else:
        out[start] = new >> side & 1
        out[start + 1] = new >> (1 - side) & 1


def _change_table(entry: FieldEntry, was: dict[int, int], new: dict[int, int], out: bytearray) -> None:
    """Change the entries of a field that is a table."""
    for key in was:
        out[entry.start + key] = 0
    for key, value in new.items():
        out[entry.start + key] = _cut(value + entry.shift)


def _change_list(entry: FieldEntry, was: list[int], new: list[int], side: int, out: bytearray) -> None:
    """Change the entries of a field that is a list. Where one list is shorter, the rest counts as blank."""
    code = entry.code
    at = entry.start
    if code >= _BY_SIDE:
        _change_by_side(entry, was, new, side, out)
        return
    width = entry.width
    blank = -entry.shift if code == _NUMBERS else 0 if code == _SETS else -1
    longest = len(was) if len(was) > len(new) else len(new)
    for row in range(min(longest, entry.rows)):
        old = was[row] if row < len(was) else blank
        value = new[row] if row < len(new) else blank
        if old != value:
            if code == _INDICES:
                if old >= 0:
                    out[at + old] = 0
                if value >= 0:
                    out[at + value] = 1
            elif code == _NUMBERS:
                out[at] = _cut(value + entry.shift)
            else:
                changed = old ^ value
                _mark(out, at, changed & old, 0)
                _mark(out, at, changed & value, 1)
        at += width


def _change_by_side(entry: FieldEntry, was: list[int], new: list[int], side: int, out: bytearray) -> None:
    """Change the entries of a field with a value for each side."""
    code = entry.code
    at = entry.start
    for whose in (side, 1 - side):
        old, value = was[whose], new[whose]
        if old != value:
            if code == _BY_SIDE:
                out[at] = _cut(value + entry.shift)
            elif code == _INDEX_BY_SIDE:
                if old >= 0:
                    out[at + old] = 0
                if value >= 0:
                    out[at + value] = 1
            else:
                changed = old ^ value
                _mark(out, at, changed & old, 0)
                _mark(out, at, changed & value, 1)
        at += entry.width
