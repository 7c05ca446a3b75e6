"""`docs/security.md`: everything on it names the test that shows it, and each of those tests exists."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from tests.support.build import ROOT

PAGE = ROOT / "docs" / "security.md"
TESTS = ROOT / "tests"
#: A test as the page names it: its file, and the function in it.
_REFERENCE = re.compile(r"`((?:[\w/]+/)?test_\w+\.py)(?:::(test_\w+))?`")
#: Rows that another test compares with the code: the table of shares (`test_shares.py`).
_SHARE_ROW = re.compile(r"\| `\w+` \|( [^|]* \|){6}$")


def blocks(text: str) -> list[str]:
    """The paragraphs, items of lists and rows of tables of a page; without headings and heads of tables."""
    found: list[str] = []
    lines = text.splitlines()
    for number, line in enumerate(lines):
        is_head = number + 1 < len(lines) and re.fullmatch(r"\|[-|: ]+\|", lines[number + 1]) is not None
        if not line.strip() or line.startswith("#") or is_head or re.fullmatch(r"\|[-|: ]+\|", line):
            continue
        begins = line.startswith(("|", "- ")) or not lines[number - 1].strip() or number == 0
        if begins or not found:
            found.append(line)
        else:
            found[-1] += f" {line.strip()}"
    return found


@cache
def functions(path: Path) -> frozenset[str]:
    """The tests in a file."""
    tree = ast.parse(path.read_text("utf-8"))
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef)
    return frozenset(node.name for node in tree.body if isinstance(node, kinds))


def test_everything_on_the_page_names_a_test() -> None:
    found = blocks(PAGE.read_text("utf-8"))
    assert len(found) > 80
    without = [block for block in found if not _SHARE_ROW.fullmatch(block) and not _REFERENCE.search(block)]
    assert without == []


def test_every_test_that_is_named_exists() -> None:
    named = set(_REFERENCE.findall(PAGE.read_text("utf-8")))
    assert len(named) > 100
    paths = list(TESTS.rglob("test_*.py"))
    for file, function in sorted(named):
        places = [path for path in paths if path.as_posix().endswith(f"/{file}")]
        assert len(places) == 1, f"{file} is not the name of one file: {places}"
        assert not function or function in functions(places[0]), f"{file} has no {function}"


def test_nothing_else_looks_like_a_test() -> None:
    """A name without its file would not be checked."""
    text = _REFERENCE.sub("", PAGE.read_text("utf-8"))
    assert re.findall(r"\btest_\w+", text) == []


@pytest.mark.parametrize(
    ("line", "is_found"),
    [("`test_a.py::test_b`", True), ("`tests/x/test_a.py`", True), ("`test_b`", False), ("test_a.py", False)],
)
def test_what_counts_as_a_name(line: str, is_found: bool) -> None:
    assert bool(_REFERENCE.search(line)) is is_found
