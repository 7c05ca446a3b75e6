"""Random players that make games differ from each other."""

from __future__ import annotations

import math
import sys
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Final

from rubicon.core.dice import FastDice
from rubicon.core.game import Game, RubiconError, State
from rubicon.core.judgement import Judgement


class FuzzPlayer:
    """Chooses at random, in one of several styles, so that games differ more than dice alone would make them.

    uniform: takes any action. The other styles choose a verb first.
    passive: prefers verbs without arguments (`end`, `stop`), which do nothing on the board.
    moody: has a random weight for every verb of every kind of decision.
    aggressive: tries several actions on a copy. It takes the action after which most is going on and the next
    decision is rarest: attacks rather than quiet marches.
    sensible: follows the title's own judgement; without one it is aggressive.

    Passive, moody and aggressive players prefer actions with one of the `favourites` (a place, a piece, a
    card). These are the same for all sides, so that the sides meet there.
    """

    STYLES: Final = ("uniform", "passive", "moody", "aggressive", "sensible")

    def __init__(
        self, game: Game, rng: Random, favourites: frozenset[str], decision_counts: Counter[str]
    ) -> None:
        self.game = game
        self.rng = rng
        self.favourites = favourites
        self.decision_counts = decision_counts  # by kind of decision, in this game so far
        self.style = rng.choice(self.STYLES)
        self.verb_weights: dict[tuple[str, str], float] = {}
        self.action_words = _ACTION_WORDS.setdefault(game.id, {})
        self.noise = rng.uniform(0.2, 2.0)
        self.judgement: Judgement | None = None
        if self.style == "sensible":
            try:
                self.judgement = game.judgement()
            except RubiconError:
                self.style = "aggressive"

    def choose(self, state: State, side: int) -> int:
        """Return one of the legal actions."""
        decision = state.decision(side)
        actions = decision.actions
        if self.style == "uniform" or len(actions) == 1:
            return self.rng.choice(actions)
        if self.judgement is not None:
            return self.judgement.choose(state, side, self.rng, self.noise)
        verbs: dict[str, list[int]] = {}
        for action in actions:
            words = self.action_words.get(action)
            if words is None:
                words = self.action_words[action] = self.game.text(action).split()
            verbs.setdefault(words[0], []).append(action)
        weights = [self._weight(decision.kind, self.action_words[found[0]]) for found in verbs.values()]
        tries = 5 if self.style == "aggressive" else 1
        groups = self.rng.choices(list(verbs.values()), weights, k=tries)
        candidates = sorted({self._pick(group) for group in groups})
        if len(candidates) == 1:
            return candidates[0]
        calmness = {action: self._calmness(state, side, action) for action in candidates}
        return min(candidates, key=lambda action: calmness[action])

    def _weight(self, kind: str, words: Sequence[str]) -> float:
        if self.style == "moody":
            return self.verb_weights.setdefault((kind, words[0]), math.exp(self.rng.uniform(-4, 4)))
        if len(words) > 1:
            return 1.0
        return 2.0 if self.style == "passive" else 0.2

    def _pick(self, group: list[int]) -> int:
        if self.rng.random() < 0.7:
            drawn = [action for action in group if not self.favourites.isdisjoint(self.action_words[action])]
            group = drawn or group
        return self.rng.choice(group)

    def _calmness(self, state: State, side: int, action: int) -> tuple[int, int]:
        """How little is going on after an action, and how common the next kind of decision is."""
        after = state.clone()
        try:
            after.apply(side, action, FastDice(self.rng.getrandbits(32)))
            kinds = sum(self.decision_counts[after.decision(decider).kind] for decider in after.deciders())
        except Exception:  # The action fails in the game too, and the failure is reported there.
            return -sys.maxsize, 0
        return -sum(len(part) for part in after.save().values() if isinstance(part, (list, dict))), kinds


#: The words of each action met so far, by title.
_ACTION_WORDS: Final[dict[str, dict[int, list[str]]]] = {}


def favourite_names(game: Game, rng: Random) -> frozenset[str]:
    """A few names from the action space that players prefer."""
    actions = (rng.randrange(game.action_count) for _ in range(rng.randint(2, 8)))
    return frozenset(rng.choice(game.text(action).split()) for action in actions)
