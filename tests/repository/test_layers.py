"""The shape of the source (docs/architecture.md): what each layer imports, and how large folders are."""

from __future__ import annotations

import ast
import sys
from collections import Counter
from pathlib import Path

import pytest

from rubicon import games

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "rubicon"
WEB = ROOT / "web" / "src"
#: What titles are built from.
KIT = SOURCE / "games" / "kit"

#: Source files in one folder, at most. A larger folder needs folders by purpose.
MAX_FILES_IN_A_FOLDER = 16
#: Lines in one source file, at most. A longer one needs parts with names of their own.
MAX_LINES_IN_A_FILE = 600
#: Made by `make fields`, one line or two for each field of a position; nobody edits it.
GENERATED = "position_fields.py"
#: Parts of a title that its `rules` may import: `packs` declares what cards of a pack can do.
IMPORTED_BY_RULES = {"rules", "packs"}
#: The board of a title for terminals may import what makes sentences, and nobody else of a title may.
BOARDS = "text/terminal"
#: Folder: parts of the project it may import, apart from itself. `games` stands for the registry of titles.
LAYERS: dict[str, set[str]] = {
    "core": set(),
    "messages": {"core"},
    "fuzz": {"core"},
    "games": {"core", "paths"},
    "bots": {"core", "games", "subprocesses"},
    "arena": {"about", "core", "bots", "games", "paths"},
    "analysis": {"about", "core", "bots", "messages"},
    "terminal": {"core", "bots", "games", "analysis", "messages", "paths", "pictures", "table"},
    "pictures": {"core", "games"},
    "envs": {"arena", "bots", "core", "games", "pictures", "terminal"},
    "bench": {"bots", "core", "games", "about", "server", "store", "table"},
    "table": {"core"},
    "store": {"about", "core", "table", "games", "paths"},
    "server": {
        "core",
        "bots",
        "games",
        "messages",
        "table",
        "store",
        "paths",
        "analysis",
        "pictures",
        "subprocesses",
    },
}


def imported(path: Path) -> set[str]:
    """Full names of what a file imports, for type checking too: modules, or modules with a name from them."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found |= {f"{node.module}.{name.name}" for name in node.names}
    return found


def files(layer: str) -> list[Path]:
    return sorted((SOURCE / layer).rglob("*.py"))


def is_board(path: Path) -> bool:
    """Whether a file belongs to the board of a title."""
    return path.parent.as_posix().endswith(BOARDS) and SOURCE / "games" in path.parents


def packages() -> list[Path]:
    """Every folder of the source with Python files in it."""
    return sorted({path.parent for path in SOURCE.rglob("*.py")})


# ------------------------------------------------------------------ folders


@pytest.mark.parametrize("top", ["src", "tests", "web/src", "web/tests"])
def test_no_folder_has_too_many_files(top: str) -> None:
    kinds = {".py", ".ts", ".svelte", ".css"}
    counts = Counter(
        path.parent
        for path in (ROOT / top).rglob("*")
        if path.suffix in kinds and "/server/static" not in path.as_posix()  # the built page and site
    )
    assert counts
    for folder, count in counts.items():
        assert count <= MAX_FILES_IN_A_FOLDER, f"{folder.relative_to(ROOT)} has {count} source files"


@pytest.mark.parametrize("top", ["src", "tests", "tools", "examples", "web/src", "web/tests"])
def test_no_file_is_too_long(top: str) -> None:
    kinds = {".py", ".ts", ".svelte", ".css"}
    paths = [
        path
        for path in (ROOT / top).rglob("*")
        if path.suffix in kinds and "/server/static" not in path.as_posix()  # the built page and site
    ]
    assert paths
    for path in paths:
        lines = len(path.read_text("utf-8").splitlines())
        if path.name != GENERATED:
            assert lines <= MAX_LINES_IN_A_FILE, f"{path.relative_to(ROOT)} has {lines} lines"


def test_every_package_says_what_belongs_there() -> None:
    assert len(packages()) > 20
    for folder in packages():
        start = folder / "__init__.py"
        assert start.exists(), f"{folder.relative_to(SOURCE)} has no __init__.py"
        text = ast.get_docstring(ast.parse(start.read_text("utf-8")))
        assert text, f"{start.relative_to(SOURCE)} has no docstring"


# ------------------------------------------------------------------ imports


def test_every_package_has_its_layer() -> None:
    """Only the command line may import everything."""
    assert {folder.name for folder in packages() if folder.parent == SOURCE} == {*LAYERS, "cli"}


@pytest.mark.parametrize("layer", LAYERS)
def test_a_layer_imports_what_it_may(layer: str) -> None:
    assert files(layer)
    for path in files(layer):
        for name in imported(path):
            parts = name.split(".")
            if parts[0] == "rubicon" and len(parts) > 1 and not parts[1].startswith("__"):
                allowed = LAYERS[layer] | {layer} | ({"messages"} if is_board(path) else set())
                assert parts[1] in allowed, f"{path.relative_to(SOURCE)} imports {name}"


def test_the_core_needs_nothing_but_python() -> None:
    for path in files("core"):
        libraries = {name.split(".")[0] for name in imported(path)} - set(sys.stdlib_module_names)
        # What compiles the hot modules declares how; where it is absent the shim does nothing, or has a list.
        assert libraries <= {"rubicon", "mypy_extensions", "librt", "__future__"}, path


def title_folders() -> list[Path]:
    inside = SOURCE / "games"
    return [folder for folder in packages() if folder.parent == inside and folder != KIT]


def test_the_kit_imports_the_core_alone() -> None:
    paths = sorted(KIT.rglob("*.py"))
    assert len(paths) > 2
    for path in paths:
        for name in imported(path):
            parts = name.split(".")
            inside = parts[1:2] == ["core"] or parts[1:3] == ["games", "kit"]
            assert parts[0] in sys.stdlib_module_names or inside, f"{path.relative_to(SOURCE)} imports {name}"


@pytest.mark.parametrize("title", title_folders(), ids=lambda folder: str(folder.name))
def test_the_rules_of_a_title_import_no_other_part_of_it(title: Path) -> None:
    """Texts, bots, odds and checks are made from the rules, never the other way round."""
    own = ["rubicon", "games", title.name]
    assert (title / "rules").is_dir()
    for path in (title / "rules").rglob("*.py"):
        for name in imported(path):
            parts = name.split(".")
            if parts[:3] == own and len(parts) > 3:
                assert parts[3] in IMPORTED_BY_RULES, f"{path.relative_to(SOURCE)} imports {name}"


@pytest.mark.parametrize("title", title_folders(), ids=lambda folder: str(folder.name))
def test_a_title_imports_no_other_title(title: Path) -> None:
    others = {folder.name for folder in title_folders()} - {title.name}
    for path in title.rglob("*.py"):
        for name in imported(path):
            assert others.isdisjoint(name.split(".")), f"{path.relative_to(SOURCE)} imports {name}"


# ------------------------------------------------------------------ titles are named in their folders only


def texts_and_imports(path: Path) -> set[str]:
    """The texts in a Python file that are no docstrings, and what it imports."""
    tree = ast.parse(path.read_text("utf-8"))
    explanations = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    texts = {
        str(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in explanations
    }
    return texts | imported(path)


def title_named_in(text: str) -> str | None:
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
        for text in texts_and_imports(path):
            assert title_named_in(text) is None, (
                f"{path.relative_to(SOURCE)} names {title_named_in(text)}: {text}"
            )


def test_no_part_of_the_page_names_a_title() -> None:
    """In the browser, what belongs to a title stands in `titles/`."""
    inside = WEB / "titles"
    kinds = {".ts", ".svelte", ".css", ".html"}
    paths = [path for path in WEB.rglob("*") if path.suffix in kinds and inside not in path.parents]
    assert len(paths) > 20
    for path in paths:
        assert title_named_in(path.read_text("utf-8")) is None, f"{path.relative_to(WEB)} names a title"


def test_a_title_that_is_named_is_noticed() -> None:
    assert title_named_in("play caesar-xl") == "caesar-xl"
    assert title_named_in("rubicon.games.julius_caesar.rules.state") == "julius_caesar"
    assert title_named_in("Caesar marches") is None
