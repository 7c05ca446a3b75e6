"""For `rubicon positions`: the kinds of decision, and what is plainly a mistake."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rubicon.games.julius_caesar.game import GAME
from rubicon.games.julius_caesar.odds import fight_at
from rubicon.games.julius_caesar.odds.battle import calculate
from rubicon.games.julius_caesar.rules.battle import BATTLE_TURN, FIRE, HIT, HITS, PASS, fighters
from rubicon.games.julius_caesar.rules.cards import CARDS
from rubicon.games.julius_caesar.rules.components import (
    CITY_COUNT,
    LAST_YEAR,
    LEADER,
    LEADER_BITS,
    LOCATION_COUNT,
    TYPE,
)
from rubicon.games.julius_caesar.rules.levies import LEVIES
from rubicon.games.julius_caesar.rules.movement import MOVEMENT
from rubicon.games.julius_caesar.rules.retreats import REGROUPS, RETREAT
from rubicon.games.julius_caesar.rules.state import Position
from rubicon.games.julius_caesar.rules.winter import DISBANDING, NAVIS_TO_PORT, WINTER_SUPPLY
from rubicon.games.kit.position_check import PositionCheck

FIRE_OR_PASS: Final = "fire or pass"
FIRE_OR_RETREAT: Final = "fire or retreat"
LEADER_IN_DANGER: Final = "leader in danger"
WHO_IS_HIT: Final = "who takes the hit"
LEADER_OR_OTHER: Final = "leader takes the hit, or another"
_BATTLE_KINDS: Final = frozenset(
    (FIRE_OR_PASS, FIRE_OR_RETREAT, LEADER_IN_DANGER, WHO_IS_HIT, LEADER_OR_OTHER)
)
#: The verbs of what Jupiter, Vulcan and Mars let their player choose.
_OF_GODS: Final = ("defect", "strike", "surprise")
#: An attack with less than this chance is hopeless.
_HOPELESS: Final = 0.07


def _kind(s: Position, side: int, actions: Sequence[int]) -> str:
    phase = s.phase
    if phase is BATTLE_TURN:
        return _battle_kind(s, side, actions)
    if phase is HITS:
        leaders = sum(TYPE[action - HIT] == LEADER for action in actions)
        return LEADER_OR_OTHER if 0 < leaders < len(actions) else WHO_IS_HIT
    if phase is MOVEMENT:
        if s.moved or s.activated:
            return ""  # the march has begun
        return "last turns" if s.year == LAST_YEAR and s.turn >= 4 else "marches and attacks"
    if phase.verbs[0] in _OF_GODS:
        return "Gods"
    kinds = {
        CARDS: "cards",
        LEVIES: "levies",
        REGROUPS: "regrouping",
        NAVIS_TO_PORT: "winter",
        WINTER_SUPPLY: "winter",
        DISBANDING: "winter",
    }
    return kinds.get(phase, "")


def _battle_kind(s: Position, side: int, actions: Sequence[int]) -> str:
    if not any(action < PASS for action in actions):
        return ""  # 7.6: an attacker must retreat
    if not any(action >= RETREAT for action in actions):
        return FIRE_OR_PASS
    return LEADER_IN_DANGER if fighters(s, side) & LEADER_BITS else FIRE_OR_RETREAT


def _mistakes(before: Position, side: int, plan: Sequence[int], after: Position) -> list[str]:
    first, phase = plan[0], before.phase
    if phase is BATTLE_TURN:
        may_fire = any(action < PASS for action in before.decision(side).actions)
        return ["passes instead of firing"] if may_fire and PASS <= first < RETREAT else []
    if phase is HITS:
        b = first - HIT
        others = [action for action in before.decision(side).actions if TYPE[action - HIT] != LEADER]
        return ["loses a leader instead of another"] if _dies(before, b) and others else []
    if phase is MOVEMENT and any(
        _is_hopeless(after, side, city) for city in range(CITY_COUNT) if _attacked(before, after, side, city)
    ):
        return ["hopeless attack"]
    return []


def _dies(s: Position, b: int) -> bool:
    return TYPE[b] == LEADER and s.strength[b] == 1


def _attacked(before: Position, after: Position, side: int, city: int) -> bool:
    """Whether a side has marched against an enemy there."""
    own, enemy = side * LOCATION_COUNT + city, (1 - side) * LOCATION_COUNT + city
    return bool(after.here[own] and after.here[enemy] and not before.here[own])


def _is_hopeless(s: Position, side: int, city: int) -> bool:
    return calculate(fight_at(s, city)).wins[side] < _HOPELESS


CHECK: Final = PositionCheck(GAME, _kind, _BATTLE_KINDS, _mistakes)
assert FIRE < PASS < RETREAT < HIT  # what the comparisons of actions stand on
