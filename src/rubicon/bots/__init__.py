"""Players that are not people. A bot is handed what its side may know and may do, never a state."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final, Protocol

from rubicon.bots.legate import LegateBot
from rubicon.core.game import Game, RubiconError, View


class Bot(Protocol):
    """What plays one side. `name` is the word by which it is chosen."""

    name: str

    def choose(self, view: View, kind: str, prompt: str, actions: Sequence[int]) -> int:
        """One of `actions`, of which there is at least one. `kind` and `prompt` are those of the decision."""
        ...


class RandomBot:
    """Takes any legal action, all equally likely."""

    name = "random"

    def __init__(self, seed: int | str) -> None:
        self._choice = Random(seed).choice

    def choose(self, view: View, kind: str, prompt: str, actions: Sequence[int]) -> int:
        return self._choice(actions)


_BOTS: Final[dict[str, Callable[[Game, int | str], Bot]]] = {
    RandomBot.name: lambda game, seed: RandomBot(seed),
    LegateBot.name: LegateBot,
}


def names() -> tuple[str, ...]:
    """All bots, by the word that chooses them."""
    return tuple(_BOTS)


def make(name: str, game: Game, seed: int | str) -> Bot:
    """The bot of this name for a title; its own chances come from `seed`."""
    if name not in _BOTS:
        raise RubiconError(f"There is no computer player '{name}'. There are: {', '.join(_BOTS)}.")
    return _BOTS[name](game, seed)
