"""The reference pages of the Python packages: one page for each package, with its modules' docstrings."""

from __future__ import annotations

import ast
import pkgutil
from importlib import import_module
from pathlib import Path
from typing import Final

#: Packages that a program of somebody else would import, with the reason to open the page.
PACKAGES: Final = {
    "core": "the interface of a title, dice, sessions, records, promises",
    "games": "the titles, by id",
    "bots": "computer players",
    "analysis": "hints, and the analysis of a finished game",
    "arena": "bots against bots",
    "table": "the authority over one running game",
    "store": "games and accounts in a database",
    "fuzz": "random games in which every promise is checked",
}
#: Modules that exist only so that others compile.
_LEFT_OUT: Final = frozenset({"mypyc_shim"})


def pages() -> dict[str, str]:
    """The Markdown of each page, by its path in the site."""
    return {f"reference/python/{name}.md": _page(name) for name in PACKAGES}


def _page(name: str) -> str:
    package = f"rubicon.{name}"
    module = import_module(package)
    text = f"# {package}\n\n{module.__doc__ or ''}\n"
    if _defines_something(Path(str(module.__file__))):
        text += _members(package)
    for each in pkgutil.iter_modules(module.__path__):
        if not each.ispkg and each.name not in _LEFT_OUT:
            text += f"\n## {package}.{each.name}\n" + _members(f"{package}.{each.name}")
    return text


def _defines_something(file: Path) -> bool:
    """Whether a module has classes or functions of its own, not only a docstring and imports."""
    body = ast.parse(file.read_text("utf-8")).body
    return any(isinstance(node, (ast.ClassDef, ast.FunctionDef)) for node in body)


def _members(module: str) -> str:
    # The package's own docstring is the first paragraph of its page; a module's stands below its heading.
    if module.count(".") == 1:
        level, shown = 2, "false"
    else:
        level, shown = 3, "true"
    return f"\n::: {module}\n    options:\n      heading_level: {level}\n      show_root_docstring: {shown}\n"
