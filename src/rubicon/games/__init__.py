"""The titles, by id. Each is imported only when somebody asks for it.

A title is any package of this folder that has a module `game`, so a new one needs no entry here.
"""

from __future__ import annotations

from difflib import get_close_matches
from importlib import import_module
from pathlib import Path
from types import ModuleType

from rubicon.core.game import Game, RubiconError

#: The title that `rubicon new-title` copies. It can be played by its id, but no list of titles has it.
TEMPLATE = "template-title"

#: The titles that come first in every list. The others follow by their ids.
_FIRST = ("julius-caesar", "caesar-xl")


def _find_titles() -> dict[str, str]:
    """The ids of the titles in this folder, with their packages."""
    found = sorted({path.parent.name for path in Path(__file__).parent.glob("*/game.*")})
    ids = [*_FIRST, *(name.replace("_", "-") for name in found)]
    return {title: f"{__name__}.{folder(title)}" for title in dict.fromkeys(ids)}


class UnknownTitle(RubiconError):
    """No title has this id."""


def titles() -> tuple[str, ...]:
    """The ids of all titles."""
    return tuple(title for title in _MODULES if title != TEMPLATE)


def folder(title: str) -> str:
    """The name of a title's folder, whatever components it is played with."""
    return title.partition("@")[0].replace("-", "_")


def find_module(title: str, name: str) -> ModuleType | None:
    """The module `name` in a title's folder, in which it declares more; None if there is no such module."""
    module = f"{__name__}.{folder(title)}.{name}"
    try:
        return import_module(module)
    except ModuleNotFoundError as missing:
        if missing.name is None or not module.startswith(missing.name):
            raise
        return None


def game(title: str) -> Game:
    """The title with this id; `TITLE@PACK` is a title with other components: a file, or a digest of one."""
    title, at, pack = title.partition("@")
    if title not in _MODULES:
        near = get_close_matches(title, titles(), 1)
        hint = f" Did you mean '{near[0]}'?" if near else ""
        raise UnknownTitle(f"There is no title '{title}'.{hint} Titles: {', '.join(titles())}.")
    if at:
        packs = find_module(title, "packs.library")
        if packs is None:
            raise UnknownTitle(f"'{title}' is played with its own components only.")
        found = packs.find(pack)
    else:
        found = import_module(_MODULES[title]).GAME
    assert isinstance(found, Game)
    return found


#: Packages of the titles, by id. Tests add titles of their own.
_MODULES = _find_titles()
