"""The titles, by id. Each is imported only when somebody asks for it.

A title is any package of this folder that has a module `game`, so a new one needs no entry here. Other
packages that are installed bring titles by entry point; see docs/add-a-title.md.
"""

from __future__ import annotations

from contextlib import suppress
from difflib import get_close_matches
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

from rubicon.core.game import Game, RubiconError
from rubicon.core.message import message

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

#: In this group, the name of an entry point is a title's id, and its value the package, which has `GAME`.
ENTRY_POINT_GROUP = "rubicon.titles"

#: The title that `rubicon new-title` copies. It can be played by its id, but no list of titles has it.
TEMPLATE = "template-title"

#: The titles that come first in every list. The others follow by their ids.
_FIRST = ("julius-caesar", "caesar-xl", "rome-vs-gaul")


def _find_titles() -> dict[str, str]:
    """The ids of the titles in this folder, with their packages."""
    found = sorted({path.parent.name for path in Path(__file__).parent.glob("*/game.*")})
    ids = [*_FIRST, *(name.replace("_", "-") for name in found)]
    return {title: f"{__name__}.{folder(title)}" for title in dict.fromkeys(ids)}


@cache
def _foreign_titles() -> dict[str, list[EntryPoint]]:
    """The entry points of titles in other packages, by id, whether they work or not. None replaces ours."""
    from importlib.metadata import entry_points  # noqa: PLC0415 - `rubicon --help` starts sooner without it

    found: dict[str, list[EntryPoint]] = {}
    for point in sorted(entry_points(group=ENTRY_POINT_GROUP), key=lambda point: point.name):
        if point.name not in _MODULES:
            found.setdefault(point.name, []).append(point)
    return found


class UnknownTitle(RubiconError):
    """No title has this id."""


class BrokenTitle(RubiconError):
    """A title of another package cannot be played. The message names the package."""

    def __init__(self, title: str, points: list[EntryPoint], problem: str) -> None:
        packages = sorted({f"{point.dist.name} {point.dist.version}" for point in points if point.dist})
        origin = " and ".join(packages) or "an unknown package"
        super().__init__(f"The title '{title}' {problem}. It comes from {origin}: ask there, or remove it.")


def titles() -> tuple[str, ...]:
    """The ids of all titles: ours, then those of other packages. The latter may turn out to be broken."""
    return (*(title for title in _MODULES if title != TEMPLATE), *_foreign_titles())


def usable_games() -> list[Game]:
    """All titles, without those of other packages that cannot be loaded: the others can be played."""
    found = []
    for title in titles():
        with suppress(BrokenTitle):
            found.append(game(title))
    return found


def folder(title: str) -> str:
    """The name of a title's folder, whatever components it is played with."""
    return title.partition("@")[0].replace("-", "_")


def package(title: str) -> str:
    """The full name of a title's package, whatever components it is played with."""
    title = title.partition("@")[0]
    foreign = [] if title in _MODULES else _foreign_titles().get(title, [])
    return foreign[0].module if foreign else _MODULES.get(title, f"{__name__}.{folder(title)}")


def find_module(title: str, name: str) -> ModuleType | None:
    """The module `name` in a title's package, in which it declares more; None if there is no such module."""
    module = f"{package(title)}.{name}"
    try:
        return import_module(module)
    except ModuleNotFoundError as missing:
        if missing.name is None or not module.startswith(missing.name):
            raise
        return None


def game(title: str) -> Game:
    """The title with this id; `TITLE@PACK` is a title with other components: a file, or a digest of one."""
    title, at, pack = title.partition("@")
    if title not in _MODULES and title not in _foreign_titles():
        near = get_close_matches(title, titles(), 1)
        raise UnknownTitle(message("no-such-title", word=title, near=near, known=list(titles())))
    if at:
        packs = find_module(title, "packs.library")
        if packs is None:
            raise UnknownTitle(message("own-components", title=title))
        found = packs.find(pack)
    elif title in _MODULES:
        found = import_module(_MODULES[title]).GAME
    else:
        found = _load_foreign(title, _foreign_titles()[title])
    assert isinstance(found, Game)
    return found


def _load_foreign(title: str, points: list[EntryPoint]) -> Game:
    """The title of another package. Raises `BrokenTitle`."""
    if len({point.value for point in points}) > 1:
        raise BrokenTitle(title, points, "is brought by several packages")
    try:
        found = import_module(points[0].module).GAME
    except Exception as wrong:  # whatever a foreign module raises while it is imported
        raise BrokenTitle(title, points, f"cannot be loaded: {type(wrong).__name__}: {wrong}") from wrong
    if not isinstance(found, Game) or found.id != title:
        raise BrokenTitle(title, points, f"is not usable: {points[0].module}.GAME is no title of that id")
    return found


#: Packages of our titles, by id. Tests add titles of their own.
_MODULES = _find_titles()
