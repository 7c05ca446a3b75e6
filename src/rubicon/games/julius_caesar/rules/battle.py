"""7.0: battles, round by round and block by block."""

from __future__ import annotations

from typing import Final

from rubicon.core.dice import Dice
from rubicon.core.game import Decision
from rubicon.games.julius_caesar.rules.components import (
    ATTACKING_INITIATIVE,
    BLOCK_COUNT,
    DEFENDING_INITIATIVE,
    FIREPOWER,
    LOCATION_COUNT,
    LOCATIONS,
    SIDES,
)
from rubicon.games.julius_caesar.rules.notation import VERBS
from rubicon.games.julius_caesar.rules.retreats import RETREAT, SEA_RETREAT, open_retreats, retreat
from rubicon.games.julius_caesar.rules.state import Position
from rubicon.games.kit.flow import TELLING, Phase

LAST_ROUND: Final = 4
BATTLE: Final[int] = VERBS.declare(19_744, "battle", "l", "Player 1 chooses the next battle")
FIRE: Final[int] = VERBS.declare(19_820, "fire", "b", "the block rolls a die a strength point")
PASS: Final[int] = VERBS.declare(19_883, "pass", "b", "the block does nothing in its battle turn")
HIT: Final[int] = VERBS.declare(29_522, "hit", "b", "the block takes a hit")

#: 7.2: the blocks of each initiative A–D, for the defender and for the attacker.
INITIATIVE_BITS: Final[list[list[int]]] = [
    [sum(1 << b for b in range(BLOCK_COUNT) if table[b] == letter) for letter in range(4)]
    for table in (DEFENDING_INITIATIVE, ATTACKING_INITIATIVE)
]


class NextBattle(Phase[Position]):
    """7.1: Player 1 chooses which battle is fought next."""

    def decide(self, s: Position, side: int) -> Decision:
        return Decision(
            side,
            self.name,
            [BATTLE + place for place in sorted(s.attacker)],
            ("side", SIDES[side]),
        )

    def apply(self, s: Position, side: int, action: int, dice: Dice) -> None:
        begin_battle(s, action - BATTLE)
        s.end(dice)


NEXT_BATTLE: Final = NextBattle("next-battle", 10, "7.1", TELLING, ("battle",), public=True)


def begin_battle(s: Position, place: int) -> None:
    """7.1: the blocks that are not in reserve are revealed. In a port Navis fight as well (7.81)."""
    s.battle = place
    s.attacking = s.attacker[place]
    s.round = 0
    s.came_by = {b: border for b, border in s.came_by.items() if s.where[b] != place}
    if s.log is not None:
        s.log.append(("battle", s.attacking, place, s.surprise == place))
    _begin_round(s)


def _begin_round(s: Position) -> None:
    s.round += 1
    s.acted = 0
    s.used = {}
    s.sea_retreated = 0
    s.reveals += 1
    if s.log is not None:
        fighting = [
            (side, b, s.strength[b])
            for side in (1 - s.attacking, s.attacking)
            for b in range(BLOCK_COUNT)
            if fighters(s, side) >> b & 1
        ]
        s.log.append(("round", s.attacking, s.battle, s.round, fighting))


def fighters(s: Position, side: int) -> int:
    """The blocks of a side that take part this round: all but reserves."""
    return s.here[side * LOCATION_COUNT + s.battle] & ~s.reserves


def start_next_turn(s: Position) -> bool:
    """Find the blocks whose battle turn it is. Returns False when the battle is over."""
    while True:
        attacking, defending = s.attacking, 1 - s.attacking
        attackers = fighters(s, attacking)
        defenders = fighters(s, defending)
        if attackers and defenders:
            if _find_group(s, attackers & ~s.acted, defenders & ~s.acted):
                return True
        elif not (
            s.here[attacking * LOCATION_COUNT + s.battle] and s.here[defending * LOCATION_COUNT + s.battle]
        ):
            return False
        _end_round(s)


def _find_group(s: Position, attackers: int, defenders: int) -> bool:
    """7.2: A before B before C before D, defenders first; with Mars or Neptune attackers first in round 1."""
    if s.round == 1 and s.surprise == s.battle and attackers:
        defenders = 0
    side = s.attacking
    for letter in range(4):
        group = defenders & INITIATIVE_BITS[0][letter]
        if group:
            side = 1 - side
            break
        group = attackers & INITIATIVE_BITS[1][letter]
        if group:
            break
    else:
        return False
    s.group = group
    s.mover = side
    s.goto(BATTLE_TURN)
    return True


def _end_round(s: Position) -> None:
    """7.31: when round 1 ends, reserves whose main force is gone are disrupted. Then all reserves arrive."""
    if s.round == 1:
        disrupted = [
            side for side in (0, 1) if s.here[side * LOCATION_COUNT + s.battle] and not fighters(s, side)
        ]
        reserves = s.reserves & (s.here[s.battle] | s.here[LOCATION_COUNT + s.battle])
        s.reserves &= ~reserves
        # All at the same time: Cleopatra, who may change sides here, loses a step only once.
        groups = [s.here[side * LOCATION_COUNT + s.battle] & reserves for side in disrupted]
        for side, group in zip(disrupted, groups, strict=True):
            if s.log is not None:
                s.log.append(("disrupted", side, s.battle))
            for b in range(BLOCK_COUNT):
                if group >> b & 1:
                    s.reduce(b)
    else:
        disrupted = []
    if s.here[s.battle] and s.here[LOCATION_COUNT + s.battle]:  # or the battle is over
        if 1 - s.attacking in disrupted:
            s.attacking = 1 - s.attacking
            if s.log is not None:
                s.log.append(("reversal", s.attacking, s.battle))
        _begin_round(s)


# ------------------------------------------------------------------ a battle turn


class BattleTurn(Phase[Position]):
    """7.2: one block of the group fires, retreats (from round 2 on) or passes.

    7.6: in round 4 an attacking block retreats. One without a retreat passes, and is eliminated by that.
    """

    def decide(self, s: Position, side: int) -> Decision:
        actions: list[int] = []
        doomed: list[int] = []
        group = s.group
        forced = s.round == LAST_ROUND and side == s.attacking
        while group:
            b = (group & -group).bit_length() - 1
            group &= group - 1
            if not forced:
                actions.append(FIRE + b)
                actions.append(PASS + b)
            if s.round > 1:
                by_road, by_sea = open_retreats(s, b)
                actions += [RETREAT + b * LOCATION_COUNT + place for place in by_road]
                actions += [SEA_RETREAT + b * LOCATION_COUNT + place for place in by_sea]
                if forced and not by_road and not by_sea:
                    doomed.append(PASS + b)
        # The owner chooses which block acts first, even at a loss. If all are lost, the order is no matter.
        actions += doomed if actions else doomed[:1]
        return Decision(
            side,
            self.name,
            actions,
            ("side", SIDES[side], "place", LOCATIONS[s.battle], "round", s.round, "forced", int(forced)),
        )

    def apply(self, s: Position, side: int, action: int, dice: Dice) -> None:
        if action >= SEA_RETREAT:
            b, to = divmod(action - SEA_RETREAT, LOCATION_COUNT)
            retreat(s, b, to, True)
        elif action >= RETREAT:
            b, to = divmod(action - RETREAT, LOCATION_COUNT)
            retreat(s, b, to, False)
        elif action >= PASS:
            pass_turn(s, action - PASS)
        elif fire(s, action - FIRE, dice):
            return
        s.end(dice)


BATTLE_TURN: Final = BattleTurn(
    "battle-turn", 11, "7.2", TELLING, ("retreat", "sea-retreat", "fire", "pass"), scene="battle", public=True
)


def fire(s: Position, b: int, dice: Dice) -> bool:
    """7.4: a die for each point of strength; each at most the firepower hits. Returns whether any does."""
    s.acted |= 1 << b
    rolled = dice.roll(s.strength[b])
    firepower = FIREPOWER[b]
    hits = 0
    for die in rolled:
        if die <= firepower:
            hits += 1
    if s.log is not None:
        s.log.append(("fire", s.mover, b, s.battle, tuple(rolled), hits))
    if hits:
        s.hits = hits
        s.goto(HITS)
        s.mover = 1 - s.mover
    return hits > 0


def pass_turn(s: Position, b: int) -> None:
    """7.2: the block passes; 7.6: an attacker in round 4 is eliminated."""
    s.acted |= 1 << b
    if s.round == LAST_ROUND and s.mover == s.attacking:
        s.eliminate(b)
    elif s.log is not None:
        s.log.append(("pass", s.mover, b, s.battle))


# ------------------------------------------------------------------ hits


class Hits(Phase[Position]):
    """7.4: each hit falls on the strongest block at that instant; the owner chooses among equals."""

    def decide(self, s: Position, side: int) -> Decision:
        group = fighters(s, side)
        strength = s.strength
        strongest = 0
        actions: list[int] = []
        while group:
            b = (group & -group).bit_length() - 1
            group &= group - 1
            if strength[b] >= strongest:
                if strength[b] > strongest:
                    strongest = strength[b]
                    actions = []
                actions.append(HIT + b)
        return Decision(
            side,
            self.name,
            actions,
            ("side", SIDES[side], "count", s.hits),
        )

    def apply(self, s: Position, side: int, action: int, dice: Dice) -> None:
        hit(s, action - HIT)
        if not s.hits:
            s.end(dice)


HITS: Final = Hits("hits", 12, "7.4", TELLING, ("hit",), scene="battle", public=True)


def hit(s: Position, b: int) -> None:
    """7.4: the block loses a step at once."""
    s.hits -= 1
    if s.log is not None:
        s.log.append(("hit", s.mover, b, s.battle))
    s.reduce(b)
    if not fighters(s, s.mover):
        s.hits = 0
