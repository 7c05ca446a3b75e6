"""The titles, by id. Each is imported only when somebody asks for it."""

from __future__ import annotations

from difflib import get_close_matches
from importlib import import_module

from rubicon.core.game import Game, RubiconError

_MODULES = {"julius-caesar": "rubicon.games.julius_caesar"}


class UnknownTitle(RubiconError):
    """No title has this id."""


def titles() -> tuple[str, ...]:
    """The ids of all titles."""
    return tuple(_MODULES)


def game(title: str) -> Game:
    """The title with this id."""
    if title not in _MODULES:
        near = get_close_matches(title, _MODULES, 1)
        hint = f" Did you mean '{near[0]}'?" if near else ""
        raise UnknownTitle(f"There is no title '{title}'.{hint} Titles: {', '.join(_MODULES)}.")
    found = import_module(_MODULES[title]).GAME
    assert isinstance(found, Game)
    return found
