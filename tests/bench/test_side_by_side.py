"""Two builds measured in turn: `rubicon bench --against`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import rubicon
from rubicon.bench.side_by_side import FIGURES, FigurePair, compare_builds
from rubicon.cli import main
from rubicon.core.game import RubiconError

HERE = Path(rubicon.__file__).parents[1]


def test_a_build_against_itself(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["bench", "template-title", "--against", str(HERE), "--repeat", "1", "--seconds", "0.05"]
    assert main([*arguments, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [pair["name"] for pair in found] == list(FIGURES)
    assert all(pair["old"] > 0 and pair["new"] > 0 for pair in found)
    assert found[-1]["ratio"] == 1.0  # bytes do not vary


def test_a_folder_without_a_build_is_named(tmp_path: Path) -> None:
    (tmp_path / "rubicon").mkdir()
    (tmp_path / "rubicon" / "__init__.py").write_text("raise ImportError('broken')", "utf-8")
    with pytest.raises(RubiconError, match=r"Cannot measure the build in .*: ImportError: broken"):
        compare_builds(["template-title"], tmp_path, HERE, 1, 0.01, lambda what: None)


def test_the_ratio_is_new_to_old() -> None:
    assert FigurePair("title", "clone, ns", 200.0, 100.0).ratio == 0.5
