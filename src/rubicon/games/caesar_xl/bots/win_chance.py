"""How well a side of Caesar XL stands: its chance to win, as judgement sees it.

The side whose turn it is has an advantage until it has marched. A side that can claim a card with the
missing points has won, or will win when it comes to the Forum. All else is a logistic regression of the
result on what each side has (docs/bots.md tells how it was fitted); all figures are ours.
"""

from __future__ import annotations

from math import exp
from typing import Final

from rubicon.games.caesar_xl.bots.board_value import DECISIVE, BoardValue, gain, power
from rubicon.games.caesar_xl.rules.forum import (
    FORUM,
    OVER,
    can_win_militarily,
    can_win_politically,
    claimable,
    net_points,
)
from rubicon.games.caesar_xl.rules.march import MARCH
from rubicon.games.caesar_xl.rules.pack import CAESAR, SUPREME
from rubicon.games.caesar_xl.rules.state import Position
from rubicon.games.kit.values import members

#: What it is worth to be the one whose turn it is, before and after the march; and to be Caesar.
_TEMPO: Final = 0.263
_SPENT: Final = -0.12
_CAESAR: Final = -0.195
#: What it is worth to threaten to win at the Forum: when one comes there next, and when the other does.
_NEXT: Final = 1.8
_LATER: Final = 0.767


def chance(s: Position, side: int) -> float:
    """The chance of a side to win."""
    if s.phase is OVER:
        return 0.5 if s.winner < 0 else float(s.winner == side)
    active, other = s.active, 1 - s.active
    claiming = s.phase is FORUM and not s.claimed
    if s.phase is FORUM and (_may_declare(s, active) or (claiming and _may_claim_all(s, active))):
        return float(active == side)
    edge = _standing(s, active) - _standing(s, other)
    edge += _TEMPO if s.phase.number < MARCH.number else _SPENT
    edge += _CAESAR if active == CAESAR else -_CAESAR
    if _threatens(s, other):
        edge -= _LATER if claiming else _NEXT
    if not claiming and _threatens(s, active):
        edge += _LATER
    of_active = 1.0 / (1.0 + exp(-edge))
    return of_active if active == side else 1.0 - of_active


def standing(s: Position, side: int) -> float:
    """How a side stands by net points, units and Gold."""
    edge = 0.0
    for one, sign in ((side, 1.0), (1 - side, -1.0)):
        strength = 0.0
        for city in members(s.occupied[one]):
            strength += power(s, s.stack(one, city))
        edge += sign * (0.5 * net_points(s, one) + 0.05 * strength + 0.02 * min(s.gold[one], 30))
        if s.at[SUPREME + one] < 0:
            edge -= sign
    return 1.0 / (1.0 + exp(-edge))


def _may_declare(s: Position, side: int) -> bool:
    """5.0: does a side fulfil what it needs to declare victory?"""
    return can_win_politically(s, side) or can_win_militarily(s, side)


def _may_claim_all(s: Position, side: int) -> bool:
    """5.0: is there a card to claim that gives a side the points? What others may bid for is not sure."""
    for card in members(s.forum):
        if not s.pack.by_bid[card] and gain(s, side, card) >= DECISIVE and claimable(s, side, card):
            return True
    return False


def _threatens(s: Position, side: int) -> bool:
    return _may_declare(s, side) or _may_claim_all(s, side)


def _standing(s: Position, side: int) -> float:
    """What a side has for itself."""
    pack = s.pack
    f = BoardValue(s, side)
    late = s.turn / pack.turns
    points = net_points(s, side)
    near = max(0, points - 3) ** 2
    total = 0.0168 * min(s.gold[side], 30) + points * (0.251 - 0.065 * late) + near * (0.109 - 0.098 * late)
    strength = 0.0
    for city in range(pack.city_count):
        own = f.own[city]
        if own:
            strength += own
            if not f.enemy[city]:
                total -= 0.0116 * pack.gold[city] * f.danger(city, own)
        elif not f.enemy[city] and f.reach[city] > 0.0:
            total += 0.0262 * pack.gold[city]
    total += strength * (0.0756 - 0.080 * late)
    leader = s.at[SUPREME + side]
    if leader >= 0:
        total += 0.308 - 0.147 * f.danger(leader, f.own[leader])
        if leader == pack.rome:
            total += 0.161 + 0.432 * late
    best = bid = 0.0
    for card in members(s.forum):
        use = min(gain(s, side, card), 8.0)
        if pack.by_bid[card]:
            bid = max(bid, use)
        elif use > best and claimable(s, side, card):
            best = use
    return total + 0.1 * best + 0.138 * bid * min(1.0, s.gold[side] / 10.0)
