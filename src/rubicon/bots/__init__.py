"""Players that are not people. A bot is handed what its side may know and may do, never a state."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Final, Protocol

from rubicon.bots import plugins
from rubicon.bots.ismcts import IsmctsBot
from rubicon.bots.legate import LegateBot
from rubicon.bots.levels import LEVELS
from rubicon.bots.plugin_process import PluginBot
from rubicon.core.game import Game, RubiconError, View


class Bot(Protocol):
    """What plays one side. `name` is the word by which it was chosen; `make` writes it down."""

    name: str

    def choose(self, view: View, kind: str, prompt: str, actions: Sequence[int]) -> int:
        """One of `actions`, of which there is at least one. `kind` and `prompt` are those of the decision."""
        ...


class RandomBot:
    """Takes any legal action, all equally likely."""

    name = "random"

    def __init__(self, game: Game, seed: int | str) -> None:
        self._choice = Random(seed).choice

    def choose(self, view: View, kind: str, prompt: str, actions: Sequence[int]) -> int:
        return self._choice(actions)


#: The bots that Rubicon brings itself.
_BUILT_IN_BOTS: Final[dict[str, Callable[..., Bot]]] = {
    RandomBot.name: RandomBot,
    LegateBot.name: LegateBot,
    IsmctsBot.name: IsmctsBot,
    **LEVELS,
}


def names() -> tuple[str, ...]:
    """All bots, by the word that chooses them: our own, and then those of other packages."""
    return (*_BUILT_IN_BOTS, *(name for name in plugins.names() if name not in _BUILT_IN_BOTS))


def make(spec: str, game: Game, seed: int | str) -> Bot:
    """The bot that `word` names for a title; its own chances come from `seed`.

    A word may carry settings: `ismcts:iterations=200` or `legate:whim=0.5`.
    """
    name, _, given = spec.partition(":")
    if name in _BUILT_IN_BOTS:
        kind = _BUILT_IN_BOTS[name]
        bot = kind(game, seed, **plugins.parse_settings(name, kind, given))
        bot.name = spec
        return bot
    if name in plugins.names():
        return PluginBot(spec, game, seed)
    raise RubiconError(f"There is no computer player '{name}'. There are: {', '.join(names())}.")


def plugin_versions(specs: Iterable[str]) -> dict[str, str]:
    """The package and version of every bot among `words` that another package brings."""
    chosen = dict.fromkeys(spec.partition(":")[0] for spec in specs)
    return {name: plugins.package_version(name) for name in chosen if name not in _BUILT_IN_BOTS}
