"""The titles, by id. Each is imported only when somebody asks for it."""

from __future__ import annotations

from difflib import get_close_matches
from importlib import import_module
from types import ModuleType

from rubicon.core.game import Game, RubiconError

_MODULES = {
    "julius-caesar": "rubicon.games.julius_caesar",
    "caesar-xl": "rubicon.games.caesar_xl",
}


class UnknownTitle(RubiconError):
    """No title has this id."""


def titles() -> tuple[str, ...]:
    """The ids of all titles."""
    return tuple(_MODULES)


def folder(title: str) -> str:
    """The name of a title's folder, whatever components it is played with."""
    return title.partition("@")[0].replace("-", "_")


def part(title: str, name: str) -> ModuleType | None:
    """The module `name` of a title's folder, in which it declares more; None if it has none."""
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
        near = get_close_matches(title, _MODULES, 1)
        hint = f" Did you mean '{near[0]}'?" if near else ""
        raise UnknownTitle(f"There is no title '{title}'.{hint} Titles: {', '.join(_MODULES)}.")
    if at:
        packs = part(title, "packs.library")
        if packs is None:
            raise UnknownTitle(f"'{title}' is played with its own components only.")
        found = packs.find(pack)
    else:
        found = import_module(_MODULES[title]).GAME
    assert isinstance(found, Game)
    return found
