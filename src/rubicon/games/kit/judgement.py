"""Choosing by scores: what the hand-made judgements of all titles share.

A title scores every action of a decision; here noise is added, and the best action is taken.
"""

from __future__ import annotations

from abc import abstractmethod
from math import log
from random import Random

from rubicon.core.game import State
from rubicon.core.judgement import Judgement
from rubicon.core.mypyc_shim import mypyc_attr

#: What decides between actions with equal scores, where noise is uniform.
_TIE_BREAK = 1e-6


@mypyc_attr(allow_interpreted_subclasses=True)
class ScoredJudgement(Judgement):
    """A judgement that scores actions.

    One unit of whim adds `whim` times a random number to each score: from an exponential distribution, or,
    if `uniform`, from 0 to 1. A mood adds up to `mood` to each score, always the same in the same mood; with
    0, the title's `scores` see to moods themselves.
    """

    def __init__(self, whim: float = 1.0, uniform: bool = False, mood: float = 0.0) -> None:
        self._whim = whim
        self._uniform = uniform
        self._mood = mood

    @abstractmethod
    def scores(self, state: State, side: int, actions: list[int], mood: int) -> list[float]:
        """A score for each of the actions, of which there are at least two; the highest is the best."""

    def undominated(self, state: State, side: int, actions: list[int]) -> list[int]:
        """`actions` without those that are never better than another one of them."""
        return actions

    def sensible(self, state: State, side: int, actions: list[int]) -> list[int]:
        left = self.undominated(state, side, actions)
        if len(left) < 2:
            return left
        scores = dict(zip(left, self.scores(state, side, left, 0), strict=True))
        return sorted(left, key=lambda action: -scores[action])

    def choose(self, state: State, side: int, rng: Random, whim: float, mood: int = 0) -> int:
        actions = state.decision(side).actions
        assert actions, "there is nothing to choose"
        if len(actions) == 1:
            return actions[0]
        scores = self.scores(state, side, actions, mood)
        assert len(scores) == len(actions)
        noise = self._whim * whim
        random = rng.random
        best = actions[0]
        top = -1e9
        if self._uniform:
            if not noise:
                noise = _TIE_BREAK
            # With `strict`, mypyc makes a pair for each step.
            for action, score in zip(actions, scores):  # noqa: B905 - for that reason
                noisy = score + noise * random()
                if noisy > top:
                    top = noisy
                    best = action
            return best
        taste = Random(mood).random if mood and self._mood else None
        for action, score in zip(actions, scores):  # noqa: B905 - as above
            noisy = score - noise * log(1.0 - random()) if noise else score
            if taste is not None:
                noisy += self._mood * taste()
            if noisy > top:
                top = noisy
                best = action
        return best
