"""A place where a linter or the type checker is told to look away carries its reason."""

from __future__ import annotations

import re

import pytest

from tests.support.build import ROOT

#: What tells a tool to look away, with the rules it names, and what stands after it in the same line.
IGNORE = re.compile(
    r"(?:#\s*noqa\b:?\s*(?P<ruff>[A-Z]+\d+(?:,\s*[A-Z]+\d+)*)?"
    r"|#\s*type:\s*ignore(?P<mypy>\[[\w, -]+\])?"
    r"|(?:eslint-disable(?:-next-line|-line)?|svelte-ignore|@ts-ignore|@ts-expect-error)\b"
    r"(?P<page>(?:\s*[\w@/-]+,)*\s*[\w@/-]+)?)"
    r"(?P<rest>[^\n]*)"
)
FOLDERS = ("src", "tests", "tools", "examples", "web/src", "web/tests")


def unreasoned(text: str) -> list[str]:
    """The ignores of a source text that name no rule, or give no reason for it."""
    found = []
    for each in IGNORE.finditer(text):
        rest = IGNORE.sub(lambda nested: nested["rest"], each["rest"]).replace("-->", "")
        if not (each["ruff"] or each["mypy"] or each["page"]) or not re.search(r"[a-z]{2}", rest):
            found.append(each[0].strip())
    return found


@pytest.mark.parametrize(
    ("line", "is_fine"),
    [
        ("import ray  # noqa: PLC0415 - an extra", True),
        ("import ray  # noqa: PLC0415", False),
        ("import ray  # noqa", False),
        ("x = y()  # type: ignore[no-any-return]  # any callable will do", True),
        ("x = y()  # type: ignore[no-any-return]", False),
        ("import a  # type: ignore[import-untyped]  # noqa: PLC0415  # it comes without types", True),
        ("<!-- svelte-ignore a11y_one, a11y_two (it scrolls) -->", True),
        ("<!-- svelte-ignore a11y_one, a11y_two -->", False),
        ("// eslint-disable-next-line no-console -- the only log", True),
        ("// eslint-disable-next-line no-console", False),
    ],
)
def test_an_ignore_without_a_reason_is_found(line: str, is_fine: bool) -> None:
    assert (unreasoned(f"{line}\n") == []) is is_fine


def test_every_ignore_of_the_source_carries_its_reason() -> None:
    paths = [
        path
        for folder in FOLDERS
        for path in (ROOT / folder).rglob("*")
        if path.suffix in (".py", ".ts", ".svelte") and path.name != "test_ignores.py"
    ]
    assert len(paths) > 500
    wrong = {str(path): found for path in paths if (found := unreasoned(path.read_text("utf-8")))}
    assert wrong == {}
