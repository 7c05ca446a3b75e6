"""`rubicon new-title`: begin a title of your own with a copy of the template title.

The template is a real title. Its package, its tests and its page part stand where those of every title stand,
under the placeholder name `games.TEMPLATE`. So formatters, linters, type checkers and tests of the project
check the template as it is; a template with gaps to fill in can only be checked after it is filled in.

The command copies the three folders and replaces the placeholder in paths and texts. Nothing has to be
registered: the package and the page find their titles by their folders.
"""

from __future__ import annotations

import argparse
import re
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from keyword import iskeyword
from pathlib import Path
from typing import Final

from rubicon import games
from rubicon.cli import UsageError
from rubicon.core.game import RubiconError

#: Characters of a name, at most: with a longer one, lines of the copy would be too long for the formatter.
MAX_NAME_LENGTH: Final = 24
#: Letters and digits, in parts joined by hyphens.
_NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
#: The folders of a title, from the root of the clone, with what is in them.
_FOLDERS: Final = {
    "src/rubicon/games/{package}": "rules, texts, judgement and components",
    "tests/games/{package}": "its tests",
    "web/src/titles/{id}": "how it looks in the browser",
}
#: Source files. Whatever else lies in the folders was made by programs.
_SUFFIXES: Final = (".py", ".json", ".md", ".ts", ".ftl")
#: A statement `from … import …`, on one line or in brackets; and several without an empty line between.
_IMPORT: Final = re.compile(r"^from \S+ import (?:\([^)]*\)|.*)\n", re.MULTILINE)
_IMPORTS: Final = re.compile(rf"(?:{_IMPORT.pattern})+", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class TitleName:
    """The name of a title in all its spellings."""

    id: str

    @property
    def package(self) -> str:
        """As a Python package: `seven_hills`."""
        return self.id.replace("-", "_")

    @property
    def class_prefix(self) -> str:
        """At the beginning of a class: `SevenHills`."""
        return "".join(part.capitalize() for part in self.id.split("-"))

    @property
    def words(self) -> str:
        """As people read it: `Seven Hills`."""
        return " ".join(part.capitalize() for part in self.id.split("-"))

    def spellings(self) -> tuple[str, ...]:
        """All of them."""
        return self.id, self.package, self.class_prefix, self.words

    def folders(self, root: Path) -> dict[Path, str]:
        """The folders of the title in the clone at `root`, with what is in them."""
        return {
            root / folder.format(id=self.id, package=self.package): what for folder, what in _FOLDERS.items()
        }


TEMPLATE: Final = TitleName(games.TEMPLATE)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The name of the title."""
    parser.add_argument("name", help="the id of the new title, such as seven-hills")


def run(args: argparse.Namespace) -> int:
    """Make the title, and say what was made and what to do next."""
    name = check_name(args.name)
    root = find_clone(Path.cwd())
    copy_template(root, name)
    print(report(root, name))
    return 0


def check_name(text: str) -> TitleName:
    """The name as it can be used. Raises `UsageError` if it cannot."""
    if _NAME.fullmatch(text) is None:
        raise UsageError(
            f"'{text}' cannot be the id of a title: use lower-case letters and digits, in parts joined by "
            "hyphens, such as seven-hills."
        )
    if len(text) > MAX_NAME_LENGTH:
        raise UsageError(
            f"'{text}' has {len(text)} characters; the id of a title has at most {MAX_NAME_LENGTH}. "
            "Its full name can be longer: it is `title` in game.py."
        )
    name = TitleName(text)
    if iskeyword(name.package):
        raise UsageError(
            f"'{text}' is a keyword of Python, so no package can have this name. Choose another."
        )
    return name


def find_clone(start: Path) -> Path:
    """The root of the clone that `start` is in, else of the clone with this source."""
    for root in (start, *start.parents, *Path(__file__).resolve().parents):
        if all(folder.is_dir() for folder in TEMPLATE.folders(root)):
            return root
    raise RubiconError(
        "A title is made in a clone of Rubicon, and here is none: tests and page part of the template "
        "do not travel with the package. Go to the folder of a clone first."
    )


def copy_template(root: Path, name: TitleName) -> None:
    """Copy the folders of the template. Raises `RubiconError` and changes nothing if a file is in the way."""
    targets = list(name.folders(root))
    for target in targets:
        # A module or a file of the page with the same name would be hidden, or hide the title.
        for taken in (target, target.with_suffix(".py"), target.with_suffix(".ts")):
            if taken.exists():
                raise RubiconError(
                    f"There is {taken.relative_to(root)} already. Nothing was changed. Choose another name."
                )
    try:
        for source, target in zip(TEMPLATE.folders(root), targets, strict=True):
            _copy_folder(source, target, name)
    except OSError:
        for target in targets:
            shutil.rmtree(target, ignore_errors=True)
        raise


def _copy_folder(source: Path, target: Path, name: TitleName) -> None:
    """Copy the source files of a folder under the new name."""
    for path in _source_files(source):
        copy = target / _renamed(path.relative_to(source).as_posix(), name)
        copy.parent.mkdir(parents=True, exist_ok=True)
        text = _renamed(path.read_text("utf-8"), name)
        copy.write_text(_sorted_imports(text) if path.suffix == ".py" else text, "utf-8")


def _source_files(folder: Path) -> Iterator[Path]:
    return (path for path in sorted(folder.rglob("*")) if path.is_file() and path.suffix in _SUFFIXES)


def _renamed(text: str, name: TitleName) -> str:
    for old, new in zip(TEMPLATE.spellings(), name.spellings(), strict=True):
        text = text.replace(old, new)
    return text


def _sorted_imports(source: str) -> str:
    """The source with each block of imports in the order of their modules, which depends on the new name."""
    return _IMPORTS.sub(lambda block: "".join(sorted(_IMPORT.findall(block[0]), key=_module)), source)


def _module(statement: str) -> str:
    return statement.split(maxsplit=2)[1]


def report(root: Path, name: TitleName) -> str:
    """What was made, what to do next, and how to undo it."""
    made = {folder.relative_to(root).as_posix(): what for folder, what in name.folders(root).items()}
    width = max(map(len, made)) + 1
    commands = {
        f"rubicon play {name.id}": "play it in the terminal",
        "make play": "play it in the browser (builds the page with Node)",
        f"pytest tests/games/{name.package}": "run its tests",
    }
    column = max(map(len, commands))
    return "\n".join(
        [
            f"Made the title {name.words} ({name.id}), a complete small game, in {root}:",
            *(f"  {folder + '/':{width}}  {what}" for folder, what in made.items()),
            "",
            "Next:",
            *(f"  {command:{column}}  {what}" for command, what in commands.items()),
            "",
            "docs/add-a-title.md says which file to change first.",
            f"To undo: rm -r {' '.join(made)}",
        ]
    )
