"""What the README and the docs say is true."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from rubicon.games.julius_caesar.rules.notation import ACTION_COUNT, VERBS

ROOT = Path(__file__).parents[3]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]


def test_the_example_runs() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted >= 10
    assert not result.failed


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", page.read_text("utf-8")):
        if "://" not in target:
            assert (page.parent / target).exists(), f"{page.name} links to {target}, which is not there"


def test_make_targets_of_the_readme_exist() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    for target in re.findall(r"\bmake ([a-z]+)\b", (ROOT / "README.md").read_text("utf-8")):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), f"there is no 'make {target}'"


def test_notation_page_lists_the_action_space() -> None:
    page = (ROOT / "docs" / "notation.md").read_text("utf-8")
    ends = [*list(VERBS.first.values())[1:], ACTION_COUNT]
    for (verb, first), end in zip(VERBS.first.items(), ends, strict=True):
        what = re.escape(VERBS.verbs[verb].meaning)
        assert re.search(rf"\| `{verb}` \| [^|]* \| {first} \| {end - first} \| {what} \|", page)
    assert f"{ACTION_COUNT} actions in all" in page
