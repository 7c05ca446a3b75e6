"""A pack of Rome vs Gaul that somebody typed in: `rubicon pack check`, and games with `--pack`."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rubicon.cli import main
from rubicon.core import record
from rubicon.games.rome_vs_gaul.packs import library
from rubicon.games.rome_vs_gaul.rules.pack import DESIGNED
from tests.support.terminal_driver import TerminalProcess, answer_randomly


def typed_in(folder: Path, **changes: Any) -> Path:
    """Our pack with another name and other values: the garrison of Narbo, and what else is asked for."""
    data = json.loads(json.dumps(DESIGNED.data))
    data["name"] = "Typed in"
    data["markers"]["walled_city"]["garrison"]["narbo"] = 7
    for card, points in changes.get("points", {}).items():
        data["cards"][card - 1]["ap"] = points
    path = folder / "typed-in.json"
    path.write_text(json.dumps(data, indent=1), "utf-8")
    return path


def test_a_changed_pack_is_a_good_pack(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = typed_in(tmp_path)
    for words in (["rome-vs-gaul", str(path)], [str(path)]):
        assert main(["pack", "check", *words]) == 0
        assert f"rubicon play rome-vs-gaul --pack {path}" in capsys.readouterr().out


def test_what_contradicts_the_rulebook_is_named_with_its_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = typed_in(tmp_path, points={19: 3})  # the example of play: Roman Trade gives 2 points
    assert main(["pack", "check", "rome-vs-gaul", str(path)]) == 1
    out = capsys.readouterr().out
    assert "pack: problems=1" in out
    assert f"{path}, line " in out


def test_a_pack_for_another_title_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = typed_in(tmp_path)
    assert main(["pack", "check", "caesar-xl", str(path)]) != 0
    assert "is a pack for rome-vs-gaul, not for caesar-xl" in capsys.readouterr().err


def test_a_game_with_a_typed_in_pack(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is played to its end with that pack, and its record names the pack."""
    path = typed_in(tmp_path)
    play = TerminalProcess(
        tmp_path, "rome-vs-gaul", "--pack", str(path), "--opponent", "random", "--seed", "3"
    )
    try:
        answer_randomly(play, Random(3))
        assert play.exit_status() == 0
    finally:
        play.close()
    assert "Traceback" not in play.output
    (kept,) = (tmp_path / "games").glob("*.rubicon")
    monkeypatch.setenv("RUBICON_HOME", str(tmp_path))
    found = library.find(str(path))
    assert found.pack.city_garrison[found.pack.space_index["narbo"]] == 7
    assert record.read(kept).title == found.id
