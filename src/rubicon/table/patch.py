"""The difference of two JSON documents, so that only what changed is sent.

A patch is JSON itself, one of four small lists, which nest as the documents do:

    ["=", value]                     the new value stands here
    ["{", {key: patch, …}, [key, …]] an object: these members changed or are new, those are gone
    ["#", {"index": patch, …}]       a list of the same length: these entries changed
    ["[", at, gone, [entry, …]]      a list: from `at`, `gone` entries are removed and these inserted

and `None` where nothing changed. `apply_patch(a, difference(a, b))` is `b`, to the byte of its JSON; neither
document is altered, and what did not change is shared with the old one.
"""

from __future__ import annotations

from collections.abc import Iterable
from marshal import dumps
from operator import is_
from typing import Any, Final

Patch = list[Any]

#: Two equal values of the same type are the same JSON if the type is one of these.
_PLAIN: Final = frozenset({str, int, bool})
_CONTAINERS: Final = frozenset({dict, list})
#: Stands for a member that an object does not have, and for a patch that is not known.
_NOTHING: Final = object()
#: Patches of parts of documents, by the identities of the old and the new part.
_Found = dict[tuple[int, int], Patch | None]


def differences(pairs: Iterable[tuple[Any, Any]]) -> list[Patch | None]:
    """The patch of each pair of an old and a new document. Where pairs share parts, as screens of one table
    do, what became of them is found once."""
    found: _Found = {}
    return [_difference(old, new, found) for old, new in pairs]


def difference(old: Any, new: Any) -> Patch | None:
    """The patch that turns `old` into `new`, or None if they are the same.

    Quick where both share parts: the same object needs no look inside.
    """
    return _difference(old, new, None)


def _difference(old: Any, new: Any, found: _Found | None) -> Patch | None:
    if old is new:
        return None
    kind = type(old)
    if type(new) is kind:
        if kind is dict:
            return _objects(old, new, found)
        if kind is list:
            return _lists(old, new)
    return None if _same(old, new) else ["=", new]


def _same(old: Any, new: Any) -> bool:
    """Whether both are the same JSON. Python also holds 1, 1.0 and True for equal; their dumps differ."""
    if old is new:
        return True
    if old != new:
        return False
    kind = type(old)
    return type(new) is kind if kind in _PLAIN else dumps(old, 2) == dumps(new, 2)


def _objects(old: dict[str, Any], new: dict[str, Any], found: _Found | None) -> Patch | None:
    inner: dict[str, Any] = {}
    fresh = 0
    for key, value in new.items():
        before = old.get(key, _NOTHING)
        if before is value:
            continue
        if before is _NOTHING:
            fresh += 1
            inner[key] = ["=", value]
        elif found is None or type(value) not in _CONTAINERS:
            change = _difference(before, value, None)
            if change is not None:
                inner[key] = change
        else:
            both = (id(before), id(value))
            known = found.get(both, _NOTHING)
            if known is _NOTHING:
                known = found[both] = _difference(before, value, found)
            if known is not None:
                inner[key] = known
    gone = [] if len(new) - fresh == len(old) else [key for key in old if key not in new]
    if not inner and not gone:
        return None  # perhaps the same members in another order
    return ["=", new] if len(gone) == len(old) else ["{", inner, gone]


def _lists(old: list[Any], new: list[Any]) -> Patch | None:
    if len(old) == len(new):
        if all(map(is_, old, new)):
            return None
        inner = _entries(old, new)
        if inner is not None:
            return ["#", inner] if inner else None
    start, most = 0, min(len(old), len(new))
    while start < most and _same(old[start], new[start]):
        start += 1
    tail = 0
    while tail < most - start and _same(old[-1 - tail], new[-1 - tail]):
        tail += 1
    if start + tail == 0:
        return ["=", new]
    return ["[", start, len(old) - start - tail, new[start : len(new) - tail]]


def _entries(old: list[Any], new: list[Any]) -> dict[str, Patch] | None:
    """What changed in a list of the same length; None if that is more than half of the entries."""
    inner: dict[str, Patch] = {}
    for index, before in enumerate(old):
        value = new[index]
        if before is not value:
            change = _difference(before, value, None)
            if change is not None:
                if 2 * len(inner) + 2 > len(new):
                    return None
                inner[str(index)] = change
    return inner


def apply_patch(old: Any, patch: Patch | None) -> Any:
    """The document that `patch` makes of `old`."""
    if patch is None:
        return old
    kind = patch[0]
    if kind == "=":
        return patch[1]
    if kind == "{":
        gone = set(patch[2])
        made = {key: value for key, value in old.items() if key not in gone}
        for key, change in patch[1].items():
            made[key] = apply_patch(made.get(key), change)
        return made
    if kind == "#":
        entries = list(old)
        for index, change in patch[1].items():
            entries[int(index)] = apply_patch(entries[int(index)], change)
        return entries
    _, at, count, fresh = patch
    return [*old[:at], *fresh, *old[at + count :]]
