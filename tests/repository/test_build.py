"""The build that is tested is the build that was asked for: `make test` runs everything on both."""

from __future__ import annotations

import ast
import os
import sys
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


def statements(path: Path) -> set[str]:
    """What a file imports, by full name: the compiler follows all of it, also what is for types only."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{name.name}" for name in node.names)}
    return found


def test_compiled_modules_lead_to_no_library() -> None:
    """While a package is built from source, only the compiler and its own library are there: it cannot follow
    another import."""
    source = ROOT / "src"
    waiting = [path for pattern in PATTERNS for path in modules(pattern)]
    seen = set(waiting)
    libraries: set[tuple[str, str]] = set()
    while waiting:
        path = waiting.pop()
        for name in statements(path):
            parts = name.split(".")
            if parts[0] != "rubicon":
                if parts[0] not in sys.stdlib_module_names | {"mypy_extensions", "librt"}:
                    libraries.add((str(path.relative_to(source)), name))
                continue
            homes = [source.joinpath(*parts[:length]) for length in range(1, len(parts) + 1)]
            for found in [home.with_suffix(".py") for home in homes] + [
                home / "__init__.py" for home in homes
            ]:
                if found.exists() and found not in seen:
                    seen.add(found)
                    waiting.append(found)
    assert not libraries


def test_compiled_classes_can_be_extended_in_plain_python() -> None:
    class Ones(Dice):
        def roll(self, count: int) -> list[int]:
            return [1] * count

        def draw(self, size: int, count: int) -> list[int]:
            return list(range(count))

    state = GAME.new({}, Ones())
    assert state.view(0)["hand"] == ["4/1", "3/2-a", "3/2-b", "3/1-a", "3/1-b", "3/1-c"]
    assert GAME.new({}, FastDice(1)).view(0) != state.view(0)
