"""Every title with every choice of its options: what promises and environments are tested over."""

from __future__ import annotations

from itertools import product

from rubicon.games import game, titles


def every_edition() -> list[tuple[str, dict[str, str]]]:
    """The title and the options of each edition, with every value of the other options."""
    found: list[tuple[str, dict[str, str]]] = []
    for title in titles():
        names = [option.name for option in game(title).options]
        values = product(*(option.values for option in game(title).options))
        found += [(title, dict(zip(names, chosen, strict=True))) for chosen in values]
    return found
