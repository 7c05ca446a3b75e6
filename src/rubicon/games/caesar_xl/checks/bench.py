"""For `rubicon bench --scaling`: positions with ever more units in one city."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rubicon.core.dice import FastDice
from rubicon.core.game import State
from rubicon.games.caesar_xl.rules.battle import COMMITMENT, NEXT_BATTLE
from rubicon.games.caesar_xl.rules.march import MARCH
from rubicon.games.caesar_xl.rules.pack import CAESAR, DESIGNED, PASS, POMPEY
from rubicon.games.caesar_xl.rules.sequence import XLState

#: How many units a side has in the city. None has more than 19.
CROWDS: Final = (1, 2, 4, 8, 16)


def crowded(units: int) -> Mapping[str, State]:
    """`units` units in Rome, about to march; and as many on each side, about to fight."""
    return {"march": _march(units), "battle": _battle(units)}


def _army(s: XLState, side: int, units: int) -> None:
    """Legions and Allied units by turns, as far as the stock goes."""
    for number in range(units):
        unit = 1 - number % 2
        s.recruit(side, s.pack.rome, unit if s.stock[side * 2 + unit] else 1 - unit)


def _empty() -> XLState:
    s = XLState(DESIGNED)
    s.turn = 2
    s.deck = (1 << DESIGNED.card_count) - 1
    s.gold = [10, 10]
    return s


def _march(units: int) -> XLState:
    s = _empty()
    _army(s, CAESAR, units)
    s.goto(MARCH)
    return s


def _battle(units: int) -> XLState:
    s = _empty()
    _army(s, CAESAR, units)
    _army(s, POMPEY, units)
    s.origins[s.pack.rome] = 1 << s.pack.near[s.pack.rome][0]
    s.goto(NEXT_BATTLE)
    dice = FastDice(0)
    s.step(CAESAR, s.pack.verbs.battle + s.pack.rome, dice)
    s.step(CAESAR, PASS, dice)
    s.step(POMPEY, PASS, dice)
    assert s.phase is COMMITMENT
    return s
