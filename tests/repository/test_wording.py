"""The word list of tools/wording.py finds what it should, and nothing else."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from typing import Any

import pytest

_SPEC = importlib.util.spec_from_file_location("wording", Path(__file__).parents[2] / "tools" / "wording.py")
assert _SPEC is not None
assert _SPEC.loader is not None
wording: Any = importlib.util.module_from_spec(_SPEC)
sys.modules["wording"] = wording  # dataclasses look their module up
_SPEC.loader.exec_module(wording)

LIST = {
    "skip": ["**/golden/*"],
    "avoid": [{"words": "he|his", "instead": "they"}, {"words": "so many", "instead": "the number"}],
    "exception": [{"files": "docs/history.md", "words": "he", "reason": "a person of history"}],
}


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Then HE moves.", 1),
        ("the theory of cashiers", 0),
        ("a key like `old.he.name` or he-man", 0),
        ("he said it.", 1),
        ("That is his.", 1),
        ("with so\nmany blocks", 1),
    ],
)
def test_words_are_found_and_names_are_not(text: str, found: int) -> None:
    assert len(wording.parse(LIST).check("docs/some.md", text)) == found


def test_a_finding_names_file_line_and_remedy() -> None:
    assert wording.parse(LIST).check("a.md", "one\ntwo his") == ["a.md:2: 'his': write they"]


def test_exceptions_are_for_their_words_only() -> None:
    words = wording.parse(LIST)
    assert words.check("docs/history.md", "he came") == []
    assert len(words.check("docs/history.md", "his horse")) == 1
    assert words.check("tests/x/golden/a.txt", "he came") == []


def test_an_exception_without_a_reason_is_refused() -> None:
    with pytest.raises(SystemExit, match="has no reason"):
        wording.parse({"avoid": [], "exception": [{"files": "a", "words": "b"}]})
