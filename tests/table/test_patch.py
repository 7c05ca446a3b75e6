"""Patches: apply(difference(a, b), a) is b, to the byte; and they are small."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rubicon.table.patch import apply_patch, difference, differences

SCALARS = (
    st.none() | st.booleans() | st.integers(-3, 3) | st.floats(-2, 2).map(float) | st.text("ab", max_size=2)
)
DOCUMENTS = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.sampled_from("abcde"), inner, max_size=4),
    max_leaves=25,
)


def canonical(value: Any) -> str:
    return json.dumps(value, sort_keys=True)


@settings(max_examples=300, deadline=None)
@given(DOCUMENTS, DOCUMENTS)
def test_a_patch_makes_the_new_document_of_the_old_one(old: Any, new: Any) -> None:
    before = canonical(old)
    patch = difference(old, new)
    sent = None if patch is None else json.loads(json.dumps(patch))
    assert canonical(apply_patch(old, sent)) == canonical(new)
    assert (patch is None) == (canonical(old) == canonical(new))
    assert canonical(old) == before


@settings(max_examples=100, deadline=None)
@given(DOCUMENTS, DOCUMENTS, DOCUMENTS, DOCUMENTS)
def test_documents_that_share_parts_have_the_patches_they_had_alone(
    old: Any, new: Any, a: Any, b: Any
) -> None:
    before = [{"open": old, "own": a}, {"open": old, "own": b}, old]
    after = [{"open": new, "own": b}, {"open": new, "own": a}, new]
    alone = [difference(json.loads(json.dumps(x)), y) for x, y in zip(before, after, strict=True)]
    assert differences(zip(before, after, strict=True)) == alone


@settings(max_examples=100, deadline=None)
@given(st.lists(DOCUMENTS, max_size=12), st.integers(0, 12), DOCUMENTS)
def test_one_entry_more_in_a_list_is_sent_as_one_entry(entries: list[Any], at: int, more: Any) -> None:
    new = [*entries[:at], more, *entries[at:]]
    patch = difference(entries, new)
    assert patch is not None
    assert canonical(apply_patch(entries, patch)) == canonical(new)
    assert patch[0] == ("=" if not entries else "[")
    if entries:
        assert len(patch[3]) == 1


@pytest.mark.parametrize(
    ("old", "new", "patch"),
    [
        ({"a": 1, "b": 2}, {"a": 1, "b": 3}, ["{", {"b": ["=", 3]}, []]),
        ({"a": 1, "b": 2}, {"a": 1}, ["{", {}, ["b"]]),
        ([1, 2, 3, 4], [1, 2, 9, 4], ["#", {"2": ["=", 9]}]),
        ([1, 2, 3, 4], [1, 4], ["[", 1, 2, []]),
        (1, True, ["=", True]),
        ({"a": [1]}, {"a": [True]}, ["{", {"a": ["=", [True]]}, []]),
        ({"a": 1, "b": 2}, {"b": 2, "a": 1}, None),
    ],
)
def test_the_form(old: Any, new: Any, patch: Any) -> None:
    assert difference(old, new) == patch
