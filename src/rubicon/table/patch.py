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

from marshal import dumps
from typing import Any

Patch = list[Any]

#: Two equal values of the same type are the same JSON if the type is one of these.
_PLAIN = frozenset({str, int, bool})


def difference(old: Any, new: Any) -> Patch | None:
    """The patch that turns `old` into `new`, or None if they are the same."""
    if _same(old, new):
        return None
    kind = type(old)
    if kind is dict and type(new) is dict:
        return _objects(old, new)
    if kind is list and type(new) is list:
        return _lists(old, new)
    return ["=", new]


def _same(old: Any, new: Any) -> bool:
    """Whether both are the same JSON. Python also holds 1, 1.0 and True for equal; their dumps differ."""
    if old is new:
        return True
    if old != new:
        return False
    kind = type(old)
    return type(new) is kind if kind in _PLAIN else dumps(old, 2) == dumps(new, 2)


def _objects(old: dict[str, Any], new: dict[str, Any]) -> Patch | None:
    inner: dict[str, Patch] = {}
    for key, value in new.items():
        change = difference(old[key], value) if key in old else ["=", value]
        if change is not None:
            inner[key] = change
    gone = [key for key in old if key not in new]
    if not inner and not gone:
        return None  # the same members in another order
    return ["=", new] if len(gone) == len(old) else ["{", inner, gone]


def _lists(old: list[Any], new: list[Any]) -> Patch | None:
    if len(old) == len(new):
        changes = ((str(index), difference(*pair)) for index, pair in enumerate(zip(old, new, strict=True)))
        inner = {index: change for index, change in changes if change is not None}
        if 2 * len(inner) <= len(new):
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
