"""Every command, file and change in the README and the tutorials does what the page says."""

from __future__ import annotations

import doctest
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.tutorials.clone_copy import copy_clone
from tests.support.tutorials.documented_commands import Command, Reader, steps

ROOT = Path(__file__).parents[3]
TUTORIALS = sorted((ROOT / "docs" / "tutorials").glob("*.md"))
PAGES = [ROOT / "README.md", *TUTORIALS]
#: The tutorial that is followed in a clone; the others begin in an empty folder.
IN_A_CLONE = "add-a-title.md"
#: Languages of blocks that tell a reader nothing to do.
ONLY_SHOWN = ("mermaid",)


@pytest.fixture
def reader(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Reader]:
    folder, home = tmp_path / "folder", tmp_path / "home"
    folder.mkdir()
    if request.node.callspec.params["page"].name == IN_A_CLONE:
        copy_clone(folder)
        found = Reader(folder, home, str(folder / "src"))
    else:
        found = Reader(folder, home)
    yield found
    found.close()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.stem))
def test_a_page_does_what_it_says(page: Path, reader: Reader) -> None:
    wrong = reader.follow(page.read_text("utf-8"))
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.stem))
def test_no_block_escapes_the_test(page: Path) -> None:
    """Every block is a command, a file, an example for doctest, or a diagram; none is indented instead."""
    text = page.read_text("utf-8")
    for language, title, body in re.findall(r"^```(\w*)([^\n]*)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL):
        example = language == "python" and body.startswith(">>> ")
        assert language in ("console", *ONLY_SHOWN) or title.startswith(" title=") or example, body
    outside = re.sub(r"^```.*?^```$", "", text, flags=re.MULTILINE | re.DOTALL)
    assert not re.search(r"^    \S", outside, re.MULTILINE)


def test_examples_run() -> None:
    """In the tutorials; those of the README run in `test_readme.py`."""
    for page in TUTORIALS:
        assert not doctest.testfile(str(page), module_relative=False).failed


# ------------------------------------------------------------------ a wrong page is noticed


def test_what_a_page_says_is_found() -> None:
    page = (
        "```console\n$ echo hi\nhi\n$ true\n```\n"
        '```python title="a.py"\nprint()\n```\n```diff title="a.py"\n-a\n+b\n c\n```\n'
    )
    first, second, saved, changed = steps(page)
    assert first == Command("echo hi", ("hi",))
    assert second == Command("true", ())
    assert (saved.name, saved.content) == ("a.py", "print()\n")  # type: ignore[union-attr]  # fails if it is another step
    assert (changed.before, changed.after) == ("a\nc\n", "b\nc\n")  # type: ignore[union-attr]  # fails if it is another step


@pytest.mark.parametrize(
    ("block", "right"),
    [
        ("$ echo one two\none …\n", True),
        ("$ printf 'a\\nb\\nc\\n'\na\n…\nc\n", True),
        ("$ printf 'a\\nb\\nc\\n'\na\nc\n", False),
        ("$ echo more\nmo\n", False),
        ("$ echo a; echo b\na\n", False),
        ("$ false\n", False),
    ],
)
def test_only_what_is_printed_matches(block: str, right: bool, tmp_path: Path) -> None:
    found = Reader(tmp_path, tmp_path / "home").follow(f"```console\n{block}```\n")
    assert (found == []) == right
