"""The pages about the kit name each of its modules, and none that is not there."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[3]
KIT = ROOT / "src" / "rubicon" / "games" / "kit"
MODULES = {path.stem for path in KIT.glob("*.py")} | {path.name for path in KIT.iterdir() if path.is_dir()}
MODULES -= {"__init__", "__pycache__"}


def page(name: str) -> str:
    return (ROOT / "docs" / name).read_text("utf-8")


def test_the_architecture_lists_all_modules_of_the_kit() -> None:
    (row,) = re.findall(r"^\| `games/kit/` \| (.*?) \|", page("architecture.md"), re.MULTILINE)
    assert set(re.findall(r"`(\w+)`", row)) == MODULES


def test_who_adds_a_title_is_told_of_all_modules_of_the_kit() -> None:
    (table,) = re.findall(
        r"^\| module \| you declare .*?(?=^$)", page("add-a-title.md"), re.MULTILINE | re.DOTALL
    )
    first = [row.split("|")[1] for row in table.splitlines()[2:]]
    assert {name for cell in first for name in re.findall(r"`(\w+)", cell)} == MODULES
