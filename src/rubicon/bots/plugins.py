"""Computer players that other packages bring, by entry point. See docs/bots.md.

A package is imported only when one of its players is asked for, so that a broken one disturbs nobody else;
and never here, but in a process of its own (`rubicon.bots.plugin_process`).
"""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import EntryPoint, entry_points
from inspect import Parameter, signature
from typing import Any

from rubicon.core.game import RubiconError

#: The group of entry points: the name is the word that chooses the player, the object makes it.
ENTRY_POINT_GROUP = "rubicon.bots"


def names() -> list[str]:
    """All players that installed packages bring, whether or not they work."""
    return sorted({point.name for point in entry_points(group=ENTRY_POINT_GROUP)})


def load(name: str) -> Callable[..., Any]:
    """What makes the player `name`, imported from its package."""
    point = _entry_point(name)
    try:
        found = point.load()
    except Exception as wrong:  # whatever a foreign module raises while it is imported
        raise PluginFailed(name, f"cannot be loaded: {type(wrong).__name__}: {wrong}") from wrong
    if not callable(found):
        raise PluginFailed(name, f"is not usable: {point.value} cannot be called")
    return found  # type: ignore[no-any-return]  # any callable will do, as far as can be seen from here


def parse_settings(name: str, factory: Callable[..., object], given: str) -> dict[str, float]:
    """The settings after the colon of a word: keyword-only arguments of what makes the bot."""
    parameters = signature(factory).parameters.values()
    known = [parameter.name for parameter in parameters if parameter.kind is Parameter.KEYWORD_ONLY]
    open_to_all = any(parameter.kind is Parameter.VAR_KEYWORD for parameter in parameters)
    chosen: dict[str, float] = {}
    for setting in filter(None, given.split(",")):
        key, _, value = setting.partition("=")
        if key not in known and not open_to_all:
            raise RubiconError(f"'{name}' has no setting '{key}'. It has: {', '.join(known) or 'none'}.")
        try:
            chosen[key] = int(value) if value.isdigit() else float(value)
        except ValueError:
            raise RubiconError(f"The setting '{key}' of '{name}' must be a number, not '{value}'.") from None
    return chosen


def package_version(name: str) -> str:
    """The package and version that a player comes from."""
    package = _entry_point(name).dist
    return "an unknown package" if package is None else f"{package.name} {package.version}"


def _entry_point(name: str) -> EntryPoint:
    points = list(entry_points(group=ENTRY_POINT_GROUP, name=name))
    if not points:
        raise RubiconError(f"No package that is installed here brings a computer player '{name}'.")
    if len(points) > 1:
        packages = ", ".join(sorted(point.dist.name for point in points if point.dist is not None))
        raise RubiconError(
            f"Several packages bring a computer player '{name}': {packages}. Remove all but one."
        )
    return points[0]


class PluginFailed(RubiconError):
    """A player from another package does not work. The message names the package."""

    def __init__(self, name: str, what: str) -> None:
        super().__init__(
            f"The computer player '{name}' {what}. It comes from {package_version(name)}: ask there, "
            "or remove it."
        )
