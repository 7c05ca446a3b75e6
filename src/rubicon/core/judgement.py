"""What a title tells computer players beyond its rules: a quick sensible choice, and how well a side stands.

Bots use it on states they have imagined themselves (`Game.sample`), so it may look at everything in them.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random

from rubicon.core.game import State
from rubicon.core.mypyc_shim import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Judgement(ABC):
    """A title's own sense of play."""

    @abstractmethod
    def choose(self, state: State, side: int, rng: Random, whim: float, mood: int = 0) -> int:
        """A sensible action for `side`, found quickly. `whim` 0 plays the best that it sees; more of it
        varies the play from choice to choice. `mood` varies it as a whole: choices made in the same mood
        belong together (to attack here, to hold there); 0 is none."""

    @abstractmethod
    def value(self, state: State, side: int) -> float:
        """The chance of `side` to win from here, between 0 and 1, by judgement alone."""

    @abstractmethod
    def at_rest(self, state: State) -> bool:
        """Is nothing half done, so that `value` judges fairly? A good moment for a playout to stop."""
