"""The weights of judgement. All are our own: those in data/judgement.json were found by self-play, those of a
fight by fitting simulated battles (docs/bots.md says how)."""

from __future__ import annotations

import json
from importlib.resources import files
from math import exp
from random import Random
from typing import Any, Final

from rubicon.core.mypyc_shim import vec
from rubicon.games.julius_caesar.rules.components import (
    ATTACKING_INITIATIVE,
    BLOCK_COUNT,
    CITY_COUNT,
    DEFENDING_INITIATIVE,
    FIREPOWER,
    LOCATION_COUNT,
    SIDES,
    VALUE,
)

_DATA: Final[dict[str, Any]] = json.loads(
    files("rubicon.games.julius_caesar").joinpath("data/judgement.json").read_text("utf-8")
)


class Weights:
    """One side's weights."""

    def __init__(self, given: dict[str, float]) -> None:
        self.fade = given["fade"]  # the share of worth that is left after a road
        self.take_value = given["take_value"]  # an enemy city: for each point,
        self.take_leader = given["take_leader"]  # for a leader in it,
        self.take_power = given["take_power"]  # for the strength that stands there
        self.contested = given["contested"]  # a city being fought for,
        self.contested_value = given["contested_value"]  # and for each of its points
        self.empty_value = given["empty_value"]  # an empty city: for each point,
        self.empty = given["empty"]  # and as such
        self.need = given["need"]  # an own city of value that is too weak,
        self.need_slope = given["need_slope"]  # the more so the weaker it is
        self.hold = given["hold"]  # an own city of value that is strong enough
        self.threat_share = given["threat_share"]  # how much of a threat has to be met
        self.plain = given["plain"]  # an own city without value
        self.stay = given["stay"]  # to end a movement
        self.march = given["march"]  # a march, by any block,
        self.march_power = given["march_power"]  # and for the strength of the block
        self.activation = given["activation"]  # the price of a group move
        self.attack = given["attack"]  # an attack as such,
        self.attack_value = given["attack_value"]  # for each point,
        self.attack_power = given["attack_power"]  # for the strength that may be beaten
        self.threshold = given["threshold"]  # the chance that an attack must have,
        self.desperate = given["desperate"]  # less when points are missing and time is short,
        self.threshold_floor = given["threshold_floor"]  # but never less than this
        self.sea_fight = given["sea_fight"]  # a fight at sea
        self.ahead = given["ahead"]  # a goal one step further
        self.further = given["further"]  # and beyond
        self.navis = given["navis"]  # what a goal is worth to a Navis
        self.navis_cost = given["navis_cost"]  # the price of sailing
        self.leave_value = given["leave_value"]  # to leave a city of value empty
        self.leave_share = given["leave_share"]  # how much of a threat must be met when leaving
        self.leave_slope = given["leave_slope"]  # the price of leaving too little
        self.leave_contested = given["leave_contested"]  # to leave a city where it comes to a battle
        self.attack_on = given["attack_on"]  # to send more into an attack
        self.levy = given["levy"]  # a new block by its strength,
        self.levy_field = given["levy_field"]  # the more the nearer to a goal
        self.levy_leader = given["levy_leader"]  # a leader
        self.levy_crowd = given["levy_crowd"]  # where there is no food
        self.raising = given["raising"]  # a step for a block on the map
        self.navis_levy = given["navis_levy"]  # a new Navis
        self.retreat = given["retreat"]  # the chance of winning below which a block retreats,
        self.retreat_leader = given["retreat_leader"]  # sooner for a leader,
        self.retreat_value = given["retreat_value"]  # later where points are at stake
        self.last_round = given["last_round"]  # what the last rounds cost an attacker
        self.card_moves = given["card_moves"]  # a move point on a card
        self.card_levies = given["card_levies"]  # a levy point
        self.card_play = given["card_play"]  # good cards first
        self.winter = given["winter"]  # 8.4: blocks that a city cannot feed
        self.deny = given["deny"]  # when the enemy is about to win
        self.reserve = given["reserve"]  # the worth of reserves in an attack
        #: The worth of going to each place while it is vacant.
        self.empty_worth: vec[float] = vec[float](
            [
                self.empty_value * VALUE[place] + self.empty if place < CITY_COUNT else 0.4
                for place in range(LOCATION_COUNT)
            ]
        )


_FEATURES: Final = (
    "points", "power", "risk", "chance", "empty", "leaders", "navis", "cards", "near", "rome", "caesar"
)  # fmt: skip


class Figures:
    """All weights of one version of judgement."""

    def __init__(self, sides: dict[str, dict[str, float]], value: dict[str, list[float]]) -> None:
        self.sides: list[Weights] = [Weights(sides[side]) for side in SIDES]
        #: Coefficients of each feature of a position for the chance to win: constant, linear and quadratic in
        #: time.
        self.value: list[vec[float]] = [
            vec[float]([float(number) for number in value[name]]) for name in _FEATURES
        ]


def _earlier(version: str) -> Figures:
    """The figures of a version: those of today, except what has changed since."""
    changed: dict[str, Any] = _DATA["earlier"][version]
    sides = {side: {**_DATA["weights"][side], **changed["weights"][side]} for side in SIDES}
    return Figures(sides, {**_DATA["value"], **changed.get("value", {})})


FIGURES: Final = Figures(_DATA["weights"], _DATA["value"])
EARLIER_FIGURES: Final[dict[str, Figures]] = {version: _earlier(version) for version in _DATA["earlier"]}

#: Factors for firepower by initiative A to D; then the power of a block at each strength 0 to 4 in attack and
#: in defence: ATTACK[b * 5 + strength].
_ATTACK_BY_INITIATIVE: Final = (1.89, 1.63, 1.19, 1.09)
_DEFENCE_BY_INITIATIVE: Final = (1.85, 1.44, 1.38, 0.85)
ATTACK: Final[vec[float]] = vec[float](
    [
        strength * (FIREPOWER[b] / 6 * _ATTACK_BY_INITIATIVE[ATTACKING_INITIATIVE[b]] + 0.27)
        for b in range(BLOCK_COUNT)
        for strength in range(5)
    ]
)
DEFENCE: Final[vec[float]] = vec[float](
    [
        strength * (FIREPOWER[b] / 6 * _DEFENCE_BY_INITIATIVE[DEFENDING_INITIATIVE[b]] + 0.49)
        for b in range(BLOCK_COUNT)
        for strength in range(5)
    ]
)
#: The same for no particular role.
POWER: Final[vec[float]] = vec[float]([(ATTACK[i] + DEFENCE[i]) / 3 for i in range(5 * BLOCK_COUNT)])

MOOD_COUNT: Final = 256


class Mood:
    """Random preferences of a side, constant while it makes one plan.

    Plans in different moods should differ much: the winning plan is often one that judgement never
    makes, such as leaving a city for another, or marching at all.
    """

    def __init__(self, rng: Random | None) -> None:
        #: Factor for the worth of each place.
        self.place_factor: vec[float] = vec[float](
            [exp(rng.gauss(0.0, 1.5)) if rng else 1.0 for _ in range(LOCATION_COUNT)]
        )
        #: Added to the chance that an attack must have.
        self.threshold_shift = rng.uniform(-0.3, 0.15) if rng else 0.0
        #: Subtracted from the score of ending a movement.
        self.end_penalty = rng.uniform(0.0, 3.0) if rng else 0.0


#: Mood 0 has no preferences.
MOODS: Final[list[Mood]] = [
    Mood(Random(f"mood {number}") if number else None) for number in range(MOOD_COUNT)
]
