"""Computer players. A bot gets what its side may know and the actions it may take, never a state."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from inspect import signature
from random import Random
from typing import Final, Protocol, runtime_checkable

from rubicon.bots import plugins
from rubicon.bots.frozen import FROZEN
from rubicon.bots.ismcts import IsmctsBot
from rubicon.bots.legate import LegateBot
from rubicon.bots.levels import LEVELS
from rubicon.bots.plugin_process import PluginBot
from rubicon.core.game import Game, RubiconError, View
from rubicon.core.message import Message, message
from rubicon.core.session import LogReader


class Bot(Protocol):
    """Plays one side. `name` is the spec it was made from (`tiro`, `legate:whim=0.5`); `make` sets it."""

    name: str

    def choose(self, view: View, kind: str, prompt: Message, actions: Sequence[int]) -> int:
        """One of `actions`, which are never empty. `kind` and `prompt` are those of the decision."""
        ...


@runtime_checkable
class ListeningBot(Protocol):
    """A bot that also follows the log of its side. Whoever lets it play tells it before it chooses."""

    def hear(self, lines: Sequence[Message], fresh: bool = False) -> None:
        """Lines since the last time, oldest first; if `fresh`, all from the beginning of the game."""
        ...


def tell(bot: Bot, log: LogReader) -> None:
    """Tell a bot what its side has been told since its last decision."""
    if isinstance(bot, ListeningBot):
        bot.hear(*log.news())


class RandomBot:
    """Chooses among the legal actions at random, all equally likely."""

    name = "random"

    def __init__(self, game: Game, seed: int | str) -> None:
        self._choice = Random(seed).choice

    def choose(self, view: View, kind: str, prompt: Message, actions: Sequence[int]) -> int:
        return self._choice(actions)


#: The bots of this package, by name.
_BUILT_IN_BOTS: Final[dict[str, Callable[..., Bot]]] = {
    RandomBot.name: RandomBot,
    LegateBot.name: LegateBot,
    IsmctsBot.name: IsmctsBot,
    **LEVELS,
}


def names() -> tuple[str, ...]:
    """The names of all bots: our own first, then those of other packages."""
    return (*_BUILT_IN_BOTS, *(name for name in plugins.names() if name not in _BUILT_IN_BOTS))


def longest_thoughts() -> dict[str, float]:
    """By name: the seconds that our own bots think about a choice at most, of those that go by time."""
    found: dict[str, float] = {}
    for name, factory in _BUILT_IN_BOTS.items():
        settings = signature(factory).parameters
        if "think" in settings and not settings["iterations"].default:
            found[name] = settings["think"].default
    return found


def make(spec: str, game: Game, seed: int | str) -> Bot:
    """A new bot for a title. Its random choices follow from `seed`.

    A spec is a name, with or without settings: `tiro`, `ismcts:iterations=200`, `legate:whim=0.5`.
    Raises `RubiconError` if there is no such bot or setting.
    """
    name, _, settings = spec.partition(":")
    factory = _BUILT_IN_BOTS.get(name) or FROZEN.get(name)
    if factory is not None:
        bot = factory(game, seed, **plugins.parse_settings(name, factory, settings))
        bot.name = spec
        return bot
    if name in plugins.names():
        return PluginBot(spec, game, seed)
    raise RubiconError(message("no-such-bot", word=name, near=list(names())))


def plugin_versions(specs: Iterable[str]) -> dict[str, str]:
    """The package and version of each bot in `specs` that comes from another package, by bot name."""
    chosen = dict.fromkeys(spec.partition(":")[0] for spec in specs)
    ours = _BUILT_IN_BOTS.keys() | FROZEN.keys()
    return {name: plugins.package_version(name) for name in chosen if name not in ours}
