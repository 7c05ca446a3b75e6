"""For `rubicon bench --scaling`: positions with more and more blocks in one city."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rubicon.core.dice import FastDice
from rubicon.core.game import State
from rubicon.games.julius_caesar.game import CaesarState
from rubicon.games.julius_caesar.rules.battle import BATTLE, BATTLE_TURN, NEXT_BATTLE, PASS
from rubicon.games.julius_caesar.rules.components import (
    ALEXANDRIA,
    BETWEEN,
    BY_ROAD,
    CAESAR,
    CLEOPATRA,
    COLOUR,
    LOCATION_COUNT,
    MAX_STRENGTH,
    NAVIS,
    POMPEY,
    ROME,
    THIRD_LEADER,
    TYPE,
    WAITING,
)
from rubicon.games.julius_caesar.rules.editions import EDITIONS
from rubicon.games.julius_caesar.rules.movement import MOVEMENT

#: Blocks of a side in the city. A side has at most 24 land blocks that can march.
CROWDS: Final = (1, 2, 4, 8, 16, 24)


def crowded(blocks: int) -> Mapping[str, State]:
    """Positions by kind: `blocks` blocks about to march in Rome; as many on each side in a battle."""
    return {"movement": _movement(blocks), "battle": _battle(blocks)}


def _empty() -> CaesarState:
    """A board with only Cleopatra on it, in the middle of a Year."""
    s = CaesarState(EDITIONS["2.0"])
    for b in THIRD_LEADER:
        s.place(b, WAITING)
    _put_block(s, CLEOPATRA, ALEXANDRIA)
    s.year, s.turn = 706, 2
    return s


def _put_block(s: CaesarState, b: int, place: int) -> None:
    s.place(b, place)
    s.set_strength(b, MAX_STRENGTH[b])


def _fill(s: CaesarState, side: int, blocks: int) -> None:
    """Put blocks of a side in Rome, of each type in turn, so that types are mixed."""
    own = [b for b in range(CLEOPATRA) if COLOUR[b] == side and TYPE[b] != NAVIS and b not in THIRD_LEADER]
    kinds = sorted({TYPE[b] for b in own})
    ranks = {b: [a for a in own if TYPE[a] == TYPE[b]].index(b) * len(kinds) for b in own}
    for b in sorted(own, key=lambda b: (ranks[b], TYPE[b]))[:blocks]:
        _put_block(s, b, ROME)


def _movement(blocks: int) -> CaesarState:
    s = _empty()
    _fill(s, CAESAR, blocks)
    s.goto(MOVEMENT)
    s.mover = s.first = CAESAR
    s.mp = 4
    s.embarking = 1
    return s


def _battle(blocks: int) -> CaesarState:
    s = _empty()
    _fill(s, CAESAR, blocks)
    _fill(s, POMPEY, blocks)
    border = BETWEEN[ROME * LOCATION_COUNT + BY_ROAD[ROME][0]]
    s.attacker = {ROME: CAESAR}
    s.main = {ROME: border}
    s.via = {CAESAR * LOCATION_COUNT + ROME: 1 << border}
    s.goto(NEXT_BATTLE)
    s.mover = s.first = CAESAR
    dice = FastDice(0)
    s.step(CAESAR, BATTLE + ROME, dice)
    while s.round == 1 and s.phase is BATTLE_TURN:
        s.step(s.mover, next(a for a in s.decision(s.mover).actions if a >= PASS), dice)
    return s
