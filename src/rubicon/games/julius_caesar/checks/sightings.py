"""Plain notes about enemy blocks, as a control for the tracker: where and how strong they were seen.

Blocks are hidden again after a battle, but an attentive player knows that the legion which fought at Ravenna
is probably still there or near; that a block just levied is weak; and that eliminated blocks are gone.
"""

from __future__ import annotations

from random import Random
from typing import Final

from rubicon.core.game import View
from rubicon.games.julius_caesar.rules.components import (
    BLOCK_COUNT,
    BLOCK_INDEX,
    BY_ROAD,
    BY_WATER,
    DEPLOYMENT,
    LEVY_CITY,
    LOCATION_COUNT,
    LOCATION_INDEX,
    MAX_STRENGTH,
    MIN_STRENGTH,
    STEP,
    TURNS_PER_YEAR,
)
from rubicon.games.julius_caesar.rules.sampling import Beliefs
from rubicon.games.kit.graphs import distances

#: Chances that a block stays where it is for a turn, and that it gains a step in a turn.
_STAY_PROBABILITY: Final = 0.75
_GAIN_STEP_PROBABILITY: Final = 0.12
#: Relative likelihoods: a block never seen is in its levy city; it is elsewhere; a block is too far away.
_LEVY_CITY_LIKELIHOOD: Final = 0.15
_UNSEEN_LIKELIHOOD: Final = 0.03
_OUT_OF_REACH_LIKELIHOOD: Final = 0.004


#: Steps between places, by road or water.
_DISTANCES: Final = [
    distances([BY_ROAD[place] + BY_WATER[place] for place in range(LOCATION_COUNT)], start)
    for start in range(LOCATION_COUNT)
]


class Sightings(Beliefs):
    """When and where each enemy block was last seen, and how strong it was."""

    def __init__(self) -> None:
        self._place: list[int] = [-1] * BLOCK_COUNT
        self._strength: list[int] = [0] * BLOCK_COUNT
        self._when: list[int] = [0] * BLOCK_COUNT
        self._now = -1

    def record(self, view: View) -> None:
        """Record the blocks that the view shows."""
        now = view["year"] * (TURNS_PER_YEAR + 1) + view["turn"]
        if self._now < 0 and view["turn"] <= 1:
            # 5.0: the deployment is known to both players; a free deployment changes little of it.
            for b, place in DEPLOYMENT:
                self._place[b] = place
                self._strength[b] = MAX_STRENGTH[b]
                self._when[b] = now
        self._now = now
        for name, (seen, strength, _side) in view["revealed"].items():
            b = BLOCK_INDEX[name]
            self._place[b] = LOCATION_INDEX[seen]
            self._strength[b] = strength
            self._when[b] = now
        for name in [*view["eliminated"], *view["killed"]]:
            self._place[BLOCK_INDEX[name]] = -1

    def likelihood(self, b: int, place: int) -> float:
        seen = self._place[b]
        if seen < 0:
            return _LEVY_CITY_LIKELIHOOD if LEVY_CITY[b] == place else _UNSEEN_LIKELIHOOD
        turns = self._now - self._when[b]
        stayed = _STAY_PROBABILITY**turns if turns < 12 else 0.03
        steps = _DISTANCES[seen][place]
        if not steps:
            return stayed + 0.02
        return (1.0 - stayed + 0.02) / (6.0 * steps) if steps <= 2 * turns + 2 else _OUT_OF_REACH_LIKELIHOOD

    def strength(self, b: int, rng: Random) -> int:
        if self._place[b] < 0:
            strength = MIN_STRENGTH[b]
            turns = 3
        else:
            strength = self._strength[b]
            turns = min(self._now - self._when[b], 8)
        for _ in range(turns):
            if strength < MAX_STRENGTH[b] and rng.random() < _GAIN_STEP_PROBABILITY:
                strength += STEP[b]
        return strength
