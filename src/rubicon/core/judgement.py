"""What a title offers computer players beyond its rules: a quick sensible choice, and how well a side stands.

Bots use it on states they have imagined themselves (`Game.sample`), so it may look at everything in them.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random

from rubicon.core.game import State
from rubicon.core.mypyc_shim import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Judgement(ABC):
    """A title's evaluation of positions and actions."""

    @abstractmethod
    def choose(self, state: State, side: int, rng: Random, whim: float, mood: int = 0) -> int:
        """A sensible action for `side`, found quickly.

        `whim` is the noise: 0 plays the best action found, more varies the play from choice to choice. `mood`
        varies the play as a whole: choices made in the same mood belong together (attack here, hold there);
        0 is no mood."""

    @abstractmethod
    def value(self, state: State, side: int) -> float:
        """The chance of `side` to win from here, between 0 and 1, estimated without search."""

    @abstractmethod
    def at_rest(self, state: State) -> bool:
        """Whether nothing is half done, so that `value` is reliable. A good moment for a playout to stop."""

    def sensible(self, state: State, side: int, actions: list[int]) -> list[int]:
        """Those of `actions` that are worth a thought, the most promising first; at least one. Left out is
        what is never better than another one of them, such as to pass where to roll costs nothing."""
        return actions

    def careless(self, state: State, side: int, actions: list[int]) -> list[int]:
        """Those of `actions` of which a careless player takes any. None of them where carelessness would only
        spoil what is half done, such as the steps of a march: with many steps, all of a march would fail."""
        return self.sensible(state, side, actions)

    def standing(self, state: State, side: int) -> float:
        """How well `side` stands, between 0 and 1, also where `value` hardly tells positions apart: when the
        game is all but decided, or over. By points and material, say."""
        return self.value(state, side)
