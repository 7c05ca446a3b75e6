"""The fields of a position, declared once: start value, copy, save, load, public part of a view, and back.

A title lists its fields in `rules/fields.py` as a `Layout`, and `make fields` writes `position_fields.py`
from it: straight code, because that is what compiles to a fast copy. The module is committed; a test makes
it again and compares.

A field that only some viewers know is not `shown`: the title's views and sampling handle it by hand.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Kind:
    """How the values of a field are written in each place. `$` in a text stands for the value.

    `save` and `load` are the two directions of a saved position, `show` and `read` those of a view.
    """

    annotation: str
    save: str = "$"
    load: str = "int($)"
    show: str = "$"
    read: str = "$"


NUMBER = Kind("int")
NUMBERS = Kind(
    "list[int]", save="list($)", load="[int(value) for value in $]", show="list($)", read="list($)"
)
#: A number for each of several numbers. Saved as sorted pairs, because keys of JSON are texts.
TABLE = Kind(
    "dict[int, int]",
    save="sorted($.items())",
    load="{int(key): int(value) for key, value in $}",
    show="{str(key): value for key, value in $.items()}",
    read="{int(key): value for key, value in $.items()}",
)


@dataclass(frozen=True, slots=True)
class Field:
    """One field: its name, its kind, the expression of its start value, and what it means.

    `shown` is its place in the public part of a view: a key, or `part.key` within a part of `Layout.parts`.
    Lists and tables are replaced, never changed in place, and shared by copies; a list that is changed in
    place is the position's `own`. One that is `lent` is changed in place too, but copies share it until one
    of them calls `Fields.unshare`, as it must before each change: a copy that never changes it costs nothing.
    A field that follows from others is not `saved`; one that `Layout.base` declares is `inherited`. A large
    set that is used everywhere is kept in `halves` (see `kit/values.py`): fields `NAME_low` and `NAME_high`,
    and `NAME` itself as a property that joins and splits them. What was joined is kept in `NAME_whole`;
    whoever changes a half sets that to -1.
    """

    name: str
    kind: Kind
    start: str = "0"
    note: str = ""
    shown: str = ""
    own: bool = False
    lent: bool = False
    saved: bool = True
    inherited: bool = False
    halves: bool = False


#: The generated field that says whether lent lists are shared.
SHARED = "shared"

#: A phase is saved by its number and shown by its name.
PHASE = Kind(
    "Phase[Any]", save="$.number", load="self.phases()[int($)]", show="$.name", read="self.phase_named($)"
)
#: Frames are saved and shown alike.
FRAMES = Kind(
    "Frame | None",
    save="frames_to_data($)",
    load="frames_from_data(self, $)",
    show="frames_to_data($)",
    read="frames_from_data(self, $)",
)
_STAGE = (
    Field("phase", PHASE, "NOT_BEGUN", shown="phase", inherited=True),
    Field("mover", NUMBER, inherited=True),
    Field("reveals", NUMBER, inherited=True),
)
#: The fields of `FlowState`, with the frames in saves and views.
FLOW = (
    *_STAGE,
    Field("below", FRAMES, "None", shown="frames", inherited=True),
)
#: The same for a title whose frames follow from its other fields: it restores them after loading.
FLAT_FLOW = (
    *_STAGE,
    Field("below", FRAMES, "None", saved=False, inherited=True),
)
#: The fields of `PlanState`, for a title with composed moves (`Layout.base`). Its views show `plan` and
#: `kept` to the side that composed it.
PLAN = (
    Field("plan", NUMBERS, "[]", inherited=True),
    Field("kept", NUMBER, inherited=True),
    Field("taken", NUMBER, shown="taken", inherited=True),
    Field("carrying", NUMBER, shown="carrying", inherited=True),
)


@dataclass(frozen=True, slots=True)
class Layout:
    """All fields of a title's position, and what the generated module needs around them.

    A text between fields is a comment. `base` is the class that the fields are added to. `context` is the
    name and class of what every position of a game shares, such as the edition; `identity` is what a save
    says about it.
    """

    context: tuple[str, str]
    identity: tuple[str, str]
    imports: str
    fields: tuple[Field | str, ...]
    #: Parts of the view that are missing (None) unless a condition holds; others are always there.
    parts: dict[str, str] = field(default_factory=dict)
    base: str = "FlowState"

    @property
    def declared(self) -> list[Field]:
        return [entry for entry in self.fields if isinstance(entry, Field)]

    @property
    def lent(self) -> list[Field]:
        return [entry for entry in self.declared if entry.lent]

    @property
    def shown(self) -> list[Field]:
        return [entry for entry in self.declared if entry.shown]


def generate(layout: Layout) -> str:
    """The source of the module `rules/position_fields.py`, not yet formatted."""
    return "\n".join(_module(layout)) + "\n"


def _module(layout: Layout) -> Iterator[str]:
    name, kind = layout.context
    plain = [entry.name for entry in layout.declared if entry.kind not in (PHASE, FRAMES)]
    yield '"""The fields of a position. Made from `fields.py` by `make fields`: do not edit."""'
    yield ""
    yield "from __future__ import annotations"
    yield ""
    yield layout.imports.strip()
    yield ""
    yield "#: The fields in the order of `Fields.field_values`."
    names = "".join(f'"{entry}", ' for entry in plain)
    yield f"FIELD_NAMES = ({names})"
    yield ""
    yield ""
    yield "@mypyc_attr(acyclic=True)"
    yield f"class Fields({layout.base}):"
    yield '    """What a position holds, how it is copied and saved, and what everybody may know of it."""'
    yield ""
    own = [name for each in layout.declared if not each.inherited for name in _attributes(each)]
    if layout.lent:
        own.append(SHARED)
    slots = ", ".join(f'"{entry}"' for entry in sorted([name, *own]))
    yield f"    __slots__ = ({slots})"
    yield ""
    yield f"    {name}: {kind}"
    yield ""
    for entry in layout.fields:
        if isinstance(entry, str):
            yield f"    # {entry}"
        elif not entry.inherited:
            note = f"  # {entry.note}" if entry.note else ""
            for attribute in _attributes(entry):
                yield f"    {attribute}: {entry.kind.annotation}{note}"
    if layout.lent:
        yield f"    {SHARED}: bool  # whether a copy may use the same lists: see `unshare`"
    yield ""
    yield from _start_and_copy(layout)
    if layout.lent:
        yield ""
        yield from _unshare(layout)
    for entry in layout.declared:
        if entry.halves:
            yield from _joined(entry)
    yield ""
    yield from _save_and_load(layout)
    yield ""
    yield from _show_and_read(layout)
    yield ""
    yield "    def field_values(self) -> list[Any]:"
    yield '        """The values of all fields but phases and frames, as they are, hidden or not."""'
    yield f"        return [{', '.join(f'self.{entry}' for entry in plain)}]"


def _start_and_copy(layout: Layout) -> Iterator[str]:
    # One function for both: then the compiler can prove that every attribute is always set.
    name, kind = layout.context
    yield f"    def __init__(self, {name}: {kind}, source: Fields | None = None) -> None:"
    yield '        """A blank position; or, quickly, a copy of `source`, without a log."""'
    yield f"        self.{name} = {name}"
    yield "        self.log = None"
    yield "        if source is not None:"
    yield "            self._decision = source._decision"
    for entry in layout.declared:
        for attribute in _attributes(entry):
            yield f"            self.{attribute} = source.{attribute}{'[:]' if entry.own else ''}"
    if layout.lent:
        yield f"            self.{SHARED} = source.{SHARED} = True"
    yield "            return"
    yield "        self._decision = None"
    for entry in layout.declared:
        if entry.halves:
            yield f"        self.{entry.name}_low = {entry.start} & HALF"
            yield f"        self.{entry.name}_high = {entry.start} >> HALF_BITS"
            yield f"        self.{entry.name}_whole = -1"
        else:
            yield f"        self.{entry.name} = {entry.start}"
    if layout.lent:
        yield f"        self.{SHARED} = False"


def _attributes(entry: Field) -> list[str]:
    """The attributes that hold a field."""
    if entry.halves:
        return [f"{entry.name}_low", f"{entry.name}_high", f"{entry.name}_whole"]
    return [entry.name]


def _joined(entry: Field) -> Iterator[str]:
    """The property for the whole of a set that is kept in halves."""
    yield ""
    yield "    @property"
    yield f"    def {entry.name}(self) -> int:"
    yield f"        whole = self.{entry.name}_whole"
    yield "        if whole < 0:"
    yield f"            whole = self.{entry.name}_high << HALF_BITS | self.{entry.name}_low"
    yield f"            self.{entry.name}_whole = whole"
    yield "        return whole"
    yield ""
    yield f"    @{entry.name}.setter"
    yield f"    def {entry.name}(self, group: int) -> None:"
    yield f"        self.{entry.name}_low = group & HALF"
    yield f"        self.{entry.name}_high = group >> HALF_BITS"
    yield f"        self.{entry.name}_whole = group"


def _unshare(layout: Layout) -> Iterator[str]:
    yield "    def unshare(self) -> None:"
    yield '        """Make the lists that copies may share this position\'s own. Call it before a change."""'
    yield f"        if self.{SHARED}:"
    for entry in layout.lent:
        yield f"            self.{entry.name} = self.{entry.name}[:]"
    yield f"            self.{SHARED} = False"


def _save_and_load(layout: Layout) -> Iterator[str]:
    key, value = layout.identity
    saved = [entry for entry in layout.declared if entry.saved]
    yield "    def save(self) -> dict[str, Any]:"
    yield "        return {"
    yield f'            "{key}": {value},'
    for entry in saved:
        yield f'            "{entry.name}": {_written(entry.kind.save, f"self.{entry.name}")},'
    yield "        }"
    yield ""
    yield "    def load(self, saved: Mapping[str, Any]) -> None:"
    yield '        """Take over every field from what `save` wrote."""'
    for entry in saved:
        value = f'saved["{entry.name}"]'
        yield f"        self.{entry.name} = {_written(entry.kind.load, value)}"


def _show_and_read(layout: Layout) -> Iterator[str]:
    yield "    def public(self) -> dict[str, Any]:"
    yield '        """The fields that everybody may know, as a view shows them."""'
    yield "        return {"
    done: set[str] = set()
    for entry in layout.shown:
        part, dot, _ = entry.shown.partition(".")
        if not dot:
            yield f'            "{entry.shown}": {_shown(entry)},'
        elif part not in done:
            done.add(part)
            inner = ", ".join(
                f'"{other.shown.partition(".")[2]}": {_shown(other)}' for other in _part(layout, part)
            )
            condition = f" if {layout.parts[part]} else None" if part in layout.parts else ""
            yield f'            "{part}": {{{inner}}}{condition},'
    yield "        }"
    yield ""
    yield "    def read_public(self, view: Mapping[str, Any]) -> None:"
    yield '        """Take over from a view the fields that `public` showed."""'
    done.clear()
    for entry in layout.shown:
        part, dot, _ = entry.shown.partition(".")
        if not dot:
            value = f'view["{entry.shown}"]'
            yield f"        self.{entry.name} = {_written(entry.kind.read, value)}"
        elif part not in done:
            done.add(part)
            variable = f"{part}_part"
            yield f'        {variable} = view["{part}"]'
            indent = "        "
            if part in layout.parts:
                yield f"        if {variable} is not None:"
                indent += "    "
            for other in _part(layout, part):
                value = f'{variable}["{other.shown.partition(".")[2]}"]'
                yield f"{indent}self.{other.name} = {_written(other.kind.read, value)}"


def _part(layout: Layout, part: str) -> list[Field]:
    return [entry for entry in layout.shown if entry.shown.startswith(f"{part}.")]


def _shown(entry: Field) -> str:
    return _written(entry.kind.show, f"self.{entry.name}")


def _written(template: str, value: str) -> str:
    return template.replace("$", value)
