"""What each layer may import (docs/architecture.md). The core needs nothing of the project and no library."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

from rubicon import games

SOURCE = Path(__file__).parents[2] / "src" / "rubicon"
WEB = Path(__file__).parents[2] / "web" / "src"

#: Folder: parts of the project it may import, besides itself. `games` stands for the registry of titles.
LAYERS: dict[str, set[str]] = {
    "core": set(),
    "games": {"core", "paths"},
    "bots": {"core", "games", "subprocesses"},
    "arena": {"about", "core", "bots", "games", "paths"},
    "analysis": {"core", "bots"},
    "terminal": {"core", "bots", "games", "analysis", "paths", "table"},
    "bench": {"core", "games", "about", "server", "store", "table"},
    "table": {"core"},
    "store": {"core", "table", "games", "paths"},
    "server": {"core", "bots", "games", "table", "store", "paths", "analysis", "subprocesses"},
}


def imported(path: Path) -> set[str]:
    """Full names of the modules that a file imports, type checking included."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found |= (
                {f"rubicon.{name.name}" for name in node.names} if node.module == "rubicon" else {node.module}
            )
    return found


def files(layer: str) -> list[Path]:
    return sorted((SOURCE / layer).rglob("*.py"))


@pytest.mark.parametrize("layer", LAYERS)
def test_a_layer_imports_what_it_may(layer: str) -> None:
    assert files(layer)
    for path in files(layer):
        for name in imported(path):
            parts = name.split(".")
            if parts[0] == "rubicon" and len(parts) > 1 and not parts[1].startswith("__"):
                assert parts[1] in LAYERS[layer] | {layer}, f"{path.relative_to(SOURCE)} imports {name}"


def test_the_core_needs_nothing_but_python() -> None:
    for path in files("core"):
        libraries = {name.split(".")[0] for name in imported(path)} - set(sys.stdlib_module_names)
        # What compiles the hot modules declares how; where it is absent the shim does nothing.
        assert libraries <= {"rubicon", "mypy_extensions", "__future__"}, path


def spoken(path: Path) -> set[str]:
    """The texts in a Python file that are not there to explain it, and the modules that it imports."""
    tree = ast.parse(path.read_text("utf-8"))
    explanations = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    texts = {
        str(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in explanations
    }
    return texts | imported(path)


def naming(text: str) -> str | None:
    """The title that a text names: by its id, its name, or its folder."""
    for title in games.titles():
        for name in (title, games.game(title).title, games.folder(title)):
            if name in text:
                return name
    return None


def test_no_layer_above_names_a_title() -> None:
    """What belongs to a title stands in its folder."""
    inside = SOURCE / "games"
    paths = [path for path in sorted(SOURCE.rglob("*.py")) if inside not in path.parents]
    assert len(paths) > 50
    for path in paths:
        for text in spoken(path):
            assert naming(text) is None, f"{path.relative_to(SOURCE)} names {naming(text)}: {text}"


def test_no_part_of_the_page_names_a_title() -> None:
    """In the browser, what belongs to a title stands in `titles/`."""
    inside = WEB / "titles"
    kinds = {".ts", ".svelte", ".css", ".html"}
    paths = [path for path in WEB.rglob("*") if path.suffix in kinds and inside not in path.parents]
    assert len(paths) > 20
    for path in paths:
        assert naming(path.read_text("utf-8")) is None, f"{path.relative_to(WEB)} names a title"


def test_a_title_that_is_named_is_noticed() -> None:
    assert naming("play caesar-xl") == "caesar-xl"
    assert naming("rubicon.games.julius_caesar.rules.state") == "julius_caesar"
    assert naming("Caesar marches") is None
