"""Bots of other packages, found by entry point. See docs/bots.md.

A package is imported only when one of its bots is asked for, so a broken package does not affect the others.
It is never imported in this process, but in one of its own (`rubicon.bots.plugin_process`).
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import lru_cache
from importlib.metadata import EntryPoint, entry_points
from inspect import Parameter, signature
from typing import Any

from rubicon.core.game import RubiconError

#: In this group, the name of an entry point is the bot's name, and its object makes the bot.
ENTRY_POINT_GROUP = "rubicon.bots"


def names() -> tuple[str, ...]:
    """The names of all bots of packages that were installed when this was first asked, whether they work or
    not."""
    return _names_on(tuple(sys.path))


@lru_cache(4)
def _names_on(path: tuple[str, ...]) -> tuple[str, ...]:
    """The same, by what `sys.path` is. Python reads files of every package, too long for each request."""
    return tuple(sorted({point.name for point in entry_points(group=ENTRY_POINT_GROUP)}))


def load(name: str) -> Callable[..., Any]:
    """The callable that makes the bot `name`, imported from its package. Raises `PluginFailed`."""
    point = _entry_point(name)
    try:
        found = point.load()
    except Exception as wrong:  # whatever a foreign module raises while it is imported
        raise PluginFailed(name, f"cannot be loaded: {type(wrong).__name__}: {wrong}") from wrong
    if not callable(found):
        raise PluginFailed(name, f"is not usable: {point.value} cannot be called")
    return found  # type: ignore[no-any-return]  # any callable will do, as far as can be seen from here


def parse_settings(name: str, factory: Callable[..., object], given: str) -> dict[str, float]:
    """Parse the text after the colon of a bot spec: keyword-only arguments of the bot's `factory`."""
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
    """The package that a bot comes from, with its version."""
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
    """A bot of another package does not work. The message names the package."""

    def __init__(self, name: str, what: str) -> None:
        super().__init__(
            f"The computer player '{name}' {what}. It comes from {package_version(name)}: ask there, "
            "or remove it."
        )
