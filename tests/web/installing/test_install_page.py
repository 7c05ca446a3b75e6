"""docs/install.md: what it says about extras is what pyproject.toml declares."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tools import installing

PAGE = Path(__file__).parents[3] / "docs" / "install.md"


def test_the_page_has_the_size_of_every_extra() -> None:
    rows = dict(re.findall(r"^\| `rubicon(?:\[(\w+)\])?` \| (\d+) \|", PAGE.read_text("utf-8"), re.MULTILINE))
    assert set(rows) == {"", *installing.extras()}
    assert int(rows[""]) < int(rows["server"]) < int(rows["postgres"]) < int(rows["all"])


def test_the_page_names_the_command_of_every_extra() -> None:
    head = PAGE.read_text("utf-8").partition("## What the extras are")[0]
    assert [extra for extra in installing.extras() if f"[{extra}]" not in head] == []


def test_sizes_are_counted_without_bytecode_and_tools(tmp_path: Path) -> None:
    library = tmp_path / "lib" / "python3.11" / "site-packages"
    for name, files in {"Some_Thing": {"thing.py": 10, "thing.pyc": 99}, "pip": {"pip.py": 5}}.items():
        about = library / f"{name}-1.dist-info"
        about.mkdir(parents=True)
        (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n")
        (about / "RECORD").write_text("".join(f"{file},,\n" for file in files))
        for file, size in files.items():
            (library / file).write_bytes(b"x" * size)
    assert installing.content(tmp_path / "bin" / "python") == {"some-thing": 10}


def test_mistakes_on_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert installing.main(["everything"]) == 2
    assert "tools.installing sizes" in capsys.readouterr().err
