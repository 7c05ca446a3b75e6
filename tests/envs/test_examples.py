"""The ten lines of the research page, the notebooks, and the example that learns."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
NOTEBOOKS = sorted((ROOT / "examples").glob("*.ipynb"))


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: str(path.stem))
def test_a_notebook_runs_from_top_to_bottom(notebook: Path) -> None:
    cells = json.loads(notebook.read_text("utf-8"))["cells"]
    code = ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]
    names: dict[str, Any] = {}
    for cell in code:
        exec(compile(cell, str(notebook), "exec"), names)
    picture = names["Picture"](names["caesar"], names["state"].view(0))
    assert picture._repr_svg_().startswith("<svg")
    assert len(repr(picture).splitlines()) > 5


@pytest.mark.filterwarnings("ignore")
def test_the_ten_lines_of_the_research_page_run(capsys: pytest.CaptureFixture[str]) -> None:
    page = (ROOT / "docs" / "research.md").read_text("utf-8")
    (example,) = re.findall(r"^```python\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    assert len([line for line in example.splitlines() if line]) <= 10
    exec(compile(example, "research.md", "exec"), {})
    assert capsys.readouterr().out == "the game is over\n"


@pytest.mark.soak
def test_the_example_learns_goes_on_and_plays_in_the_arena(tmp_path: Path) -> None:
    """In `make soak`, which installs PyTorch: it is too large to be installed for every test."""
    out = tmp_path / "training"
    command = [sys.executable, "examples/train.py", "--games", "4", "--at-once", "4", "--out", str(out)]
    first = subprocess.run([*command, "--updates", "1"], cwd=ROOT, check=True, capture_output=True, text=True)
    assert "update 1" in first.stdout
    second = subprocess.run(
        [*command, "--updates", "2"], cwd=ROOT, check=True, capture_output=True, text=True
    )
    assert "Going on after 1 updates" in second.stdout
    result = json.loads((out / "result.json").read_text("utf-8"))
    assert [each["opponent"] for each in result["results"]] == ["random", "legate"]
    refused = subprocess.run(
        [*command, "--title", "caesar-xl"], cwd=ROOT, check=False, capture_output=True, text=True
    )
    assert "These weights are for julius-caesar" in refused.stderr
