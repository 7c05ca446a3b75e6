"""Players that are not people. A bot is handed what its side may know and may do, never a state."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from inspect import Parameter, signature
from random import Random
from typing import Final, Protocol

from rubicon.bots.ismcts import IsmctsBot
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

    def __init__(self, game: Game, seed: int | str) -> None:
        self._choice = Random(seed).choice

    def choose(self, view: View, kind: str, prompt: str, actions: Sequence[int]) -> int:
        return self._choice(actions)


_BOTS: Final[dict[str, Callable[..., Bot]]] = {
    RandomBot.name: RandomBot,
    LegateBot.name: LegateBot,
    IsmctsBot.name: IsmctsBot,
}


def names() -> tuple[str, ...]:
    """All bots, by the word that chooses them."""
    return tuple(_BOTS)


def make(word: str, game: Game, seed: int | str) -> Bot:
    """The bot that `word` names for a title; its own chances come from `seed`.

    A word may carry settings: `ismcts:iterations=200` or `legate:whim=0.5`.
    """
    name, _, given = word.partition(":")
    if name not in _BOTS:
        raise RubiconError(f"There is no computer player '{name}'. There are: {', '.join(_BOTS)}.")
    kind = _BOTS[name]
    known = {
        key: value
        for key, value in signature(kind).parameters.items()
        if value.kind is Parameter.KEYWORD_ONLY
    }
    settings: dict[str, float] = {}
    for setting in filter(None, given.split(",")):
        key, _, value = setting.partition("=")
        if key not in known:
            raise RubiconError(f"'{name}' has no setting '{key}'. It has: {', '.join(known) or 'none'}.")
        try:
            settings[key] = int(value) if value.isdigit() else float(value)
        except ValueError:
            raise RubiconError(f"The setting '{key}' of '{name}' must be a number, not '{value}'.") from None
    return kind(game, seed, **settings)
