"""The build that is tested is the build that was asked for: `make test` runs everything on both."""

from __future__ import annotations

import os
import tomllib
from importlib import import_module
from pathlib import Path

import pytest

from rubicon.about import build_kind
from rubicon.core.dice import Dice, FastDice
from rubicon.games.julius_caesar import GAME

ROOT = Path(__file__).parents[2]
NAMED: dict[str, list[str]] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["rubicon"]
PATTERNS = NAMED["compiled"]


def modules(pattern: str) -> list[Path]:
    """The source files that a pattern of pyproject.toml has compiled."""
    source = ROOT / "src" / "rubicon"
    plain = {path for each in NAMED["plain"] for path in source.glob(each)}
    return [path for path in source.glob(pattern) if path.name != "__init__.py" and path not in plain]


def test_this_is_the_build_that_was_asked_for() -> None:
    wanted = os.environ.get("RUBICON_BUILD", build_kind())
    assert build_kind() == wanted
    for pattern in PATTERNS:
        for path in modules(pattern):
            name = ".".join(path.relative_to(ROOT / "src").with_suffix("").parts)
            suffix = Path(str(import_module(name).__file__)).suffix
            assert (suffix == ".py") == (wanted == "plain"), name


@pytest.mark.parametrize("pattern", PATTERNS)
def test_every_pattern_names_modules_of_the_source(pattern: str) -> None:
    assert modules(pattern)


def test_compiled_classes_can_be_extended_in_plain_python() -> None:
    class Ones(Dice):
        def roll(self, count: int) -> list[int]:
            return [1] * count

        def draw(self, size: int, count: int) -> list[int]:
            return list(range(count))

    state = GAME.new({}, Ones())
    assert state.view(0)["hand"] == ["4/1", "3/2-a", "3/2-b", "3/1-a", "3/1-b", "3/1-c"]
    assert GAME.new({}, FastDice(1)).view(0) != state.view(0)
