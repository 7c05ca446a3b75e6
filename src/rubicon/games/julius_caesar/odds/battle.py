"""The exact probabilities of all ways in which a battle can end.

The policy is fixed (see `worth_key`): no block retreats before it must, every block fires, and where an owner
may choose, the most valuable blocks are spared. Then a line of blocks that has taken a number of hits is the
same whatever the dice were, and a battle has few states: the lines of both sides. The probabilities of all
states are carried forward, one group of 7.2 after the other, until the battle has ended in all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from math import comb
from typing import Final

from rubicon.games.julius_caesar.rules.battle import LAST_ROUND
from rubicon.games.julius_caesar.rules.components import (
    ATTACKING_INITIATIVE,
    CLEOPATRA,
    DEFENDING_INITIATIVE,
    FIREPOWER,
    LEADER,
    NAVIS,
    STEP,
    TYPE,
)

#: The blocks of one side that fight: the strength of each block of the battle, 0 for all others.
Line = tuple[int, ...]
#: The state of a battle: the numbers of the lines of side 0 and side 1, and the state of the round: twice the
#: number of land blocks that have left, plus one if Cleopatra has had her turn.
Point = tuple[int, int, int]
Chances = dict[Point, float]

#: HIT_CHANCES[firepower][dice]: the chance of each number of hits.
HIT_CHANCES: Final[list[list[list[float]]]] = [
    [
        [comb(dice, hits) * (fire / 6) ** hits * (1 - fire / 6) ** (dice - hits) for hits in range(dice + 1)]
        for dice in range(5)
    ]
    for fire in range(7)
]


def worth_key(b: int, strength: int) -> tuple[bool, bool, int, int]:
    """The policy, as a sort key: leaders are worth most, then Cleopatra if the next hit makes her change
    sides, then firepower. In a group, blocks act in falling order of worth; of the strongest blocks, the one
    worth least takes the hit."""
    return TYPE[b] == LEADER, b == CLEOPATRA and strength == 1, FIREPOWER[b], -b


@dataclass(frozen=True, slots=True)
class EscapeRoutes:
    """Retreats of a beaten attacker in the last round: for how many land blocks, and whether for Navis."""

    land: int
    navis: bool


@dataclass(slots=True)
class Fight:
    """A battle at any moment. All lists are in the order of `blocks`."""

    blocks: list[int]
    side: list[int]
    strength: list[int]
    reserve: list[bool]
    attacking: int
    #: For side 0 and side 1, should it be the attacker in the last round.
    escapes: tuple[EscapeRoutes, EscapeRoutes]
    surprise: bool = False
    round: int = 1
    #: Blocks that have had their turn this round.
    acted: frozenset[int] = frozenset()
    #: Hits still to be taken, and the side that takes them.
    hits: int = 0
    hit: int = 0


@dataclass(slots=True)
class FightOdds:
    """Probabilities over all ends of a battle. Lists of blocks are in the order of `Fight.blocks`."""

    #: The chances of side 0 and of side 1 to win; and of the battle to end in each round.
    wins: list[float]
    rounds: list[float]
    #: For each block: the chances that it stays to the end with its side, and that it retreats; and what it
    #: is expected to have left in either case.
    stays: list[float]
    leaves: list[float]
    strength_left: list[float]
    steps_left: list[float]


def calculate(fight: Fight) -> FightOdds:
    """The probabilities of all ends of a battle."""
    return _Calculation(fight).run()


@dataclass(slots=True)
class _HitEffects:
    """What hits do to a line: `after[h]` is its number after `h` hits. Cleopatra changes sides with hit
    number `cleopatra_leaves_at`, unless that is 0."""

    after: list[int]
    cleopatra_leaves_at: int = 0


@dataclass(slots=True)
class _Turn:
    """The turn of the blocks of one letter and side."""

    side: int
    members: list[int]
    cleopatra: bool = False
    #: The chances of each number of hits, by line.
    fire: dict[int, list[float]] = field(default_factory=dict)


class _Calculation:
    def __init__(self, fight: Fight) -> None:
        self.fight = fight
        self.size = len(fight.blocks)
        self.cleopatra = fight.blocks.index(CLEOPATRA) if CLEOPATRA in fight.blocks else -1
        self.lines: list[Line] = []
        self.numbers: dict[Line, int] = {}
        self.effects_of: dict[int, _HitEffects] = {}
        self.line_number((0,) * self.size)  # number 0: no block is left
        self.reserves: list[Line] = [
            self._line(side, lambda i: fight.round <= 1 and fight.reserve[i]) for side in (0, 1)
        ]
        self.expected = FightOdds(
            [0.0, 0.0],
            [0.0] * LAST_ROUND,
            [0.0] * self.size,
            [0.0] * self.size,
            [0.0] * self.size,
            [0.0] * self.size,
        )
        #: For side 0 and side 1, the chance of each line to be what is left at the end.
        self.left: list[dict[int, float]] = [{}, {}]

    # ------------------------------------------------------------------ lines

    def _line(self, side: int, belongs: Callable[[int], bool]) -> Line:
        fight = self.fight
        return tuple(
            fight.strength[i] if fight.side[i] == side and belongs(i) else 0 for i in range(self.size)
        )

    def line_number(self, line: Line) -> int:
        found = self.numbers.get(line)
        if found is None:
            found = self.numbers[line] = len(self.lines)
            self.lines.append(line)
        return found

    def with_block(self, number: int, block: int, strength: int) -> int:
        """The number of the line with a block at another strength: Cleopatra joins, or a block is gone."""
        line = self.lines[number]
        return self.line_number((*line[:block], strength, *line[block + 1 :]))

    def hit_effects(self, number: int) -> _HitEffects:
        """7.4: each hit falls on the strongest block; among equals, on the one worth least."""
        found = self.effects_of.get(number)
        if found is not None:
            return found
        line = self.lines[number]
        found = _HitEffects([number])
        if number:
            blocks = self.fight.blocks
            strongest = max(line)
            target = min(
                (i for i in range(self.size) if line[i] == strongest),
                key=lambda i: worth_key(blocks[i], strongest),
            )
            rest = self.hit_effects(self.with_block(number, target, max(0, strongest - STEP[blocks[target]])))
            found.after += rest.after
            if target == self.cleopatra and strongest == 1:
                found.cleopatra_leaves_at = 1
            elif rest.cleopatra_leaves_at:
                found.cleopatra_leaves_at = rest.cleopatra_leaves_at + 1
        self.effects_of[number] = found
        return found

    # ------------------------------------------------------------------ rounds

    def run(self) -> FightOdds:
        fight = self.fight
        start = (
            self.line_number(self._line(0, lambda i: fight.round > 1 or not fight.reserve[i])),
            self.line_number(self._line(1, lambda i: fight.round > 1 or not fight.reserve[i])),
            int(CLEOPATRA in fight.acted),
        )
        pools: list[Chances] = [{}, {}]  # by attacking side: 7.31 may reverse the roles
        pools[fight.attacking] = self._apply_hits(fight.hit, fight.hits, start)
        acted = fight.acted
        for number in range(fight.round, LAST_ROUND + 1):
            following: list[Chances] = [{}, {}]
            for attacking in (0, 1):
                if pools[attacking]:
                    self._round(number, attacking, acted, pools[attacking], following)
            pools = following
            acted = frozenset()
        for side in (0, 1):
            for line, chance in self.left[side].items():
                self._count_survivors(side, self.lines[line], chance)
        return self.expected

    def _apply_hits(self, side: int, hits: int, point: Point) -> Chances:
        """Apply the hits that are still to be taken when the calculation starts."""
        lines = [point[0], point[1]]
        hit_effects = self.hit_effects(lines[side])
        if 0 < hit_effects.cleopatra_leaves_at <= hits:
            lines[1 - side] = self.with_block(lines[1 - side], self.cleopatra, 1)
        lines[side] = hit_effects.after[min(hits, len(hit_effects.after) - 1)]
        return {(lines[0], lines[1], point[2]): 1.0}

    def _round(
        self, number: int, attacking: int, acted: frozenset[int], chances: Chances, following: list[Chances]
    ) -> None:
        """7.2: all turns of a round. A round, or the battle, ends when a side has no fighting block left."""
        ended: Chances = {}
        chances = _split_ended(chances, ended)
        for turn in self._turns(number, attacking, acted):
            if number == LAST_ROUND and turn.side == attacking:
                chances = _split_ended(self._retreat_or_perish(turn, chances), ended)
            elif turn.cleopatra:
                chances = _split_ended(self._cleopatra_fires(turn, chances), ended)
            else:
                chances = _split_ended(self._fire(turn, chances), ended)
        for point, chance in (*chances.items(), *ended.items()):
            self._end_round(number, attacking, point, chance, following)

    def _turns(self, number: int, attacking: int, acted: frozenset[int]) -> Iterable[_Turn]:
        """7.2: A before B before C before D, defenders first; with surprise attackers first in round 1.

        Cleopatra may change sides during the round, so she gets a possible turn on both sides, after the
        other C blocks; with surprise also after the D blocks, because their hits may just have made her
        change sides.
        """
        blocks = self.fight.blocks
        order = [(1 - attacking, letter) for letter in range(4)], [(attacking, letter) for letter in range(4)]
        surprise = number == 1 and self.fight.surprise
        both = (
            [*order[1], *order[0]]
            if surprise
            else [turn for pair in zip(*order, strict=True) for turn in pair]
        )
        for side, letter in both:
            table = ATTACKING_INITIATIVE if side == attacking else DEFENDING_INITIATIVE
            members = [
                i
                for i, b in enumerate(blocks)
                if self.fight.side[i] == side and b != CLEOPATRA and table[b] == letter and b not in acted
            ]
            if members:
                members.sort(key=lambda i: worth_key(blocks[i], 0), reverse=True)
                yield _Turn(side, members)
            if self.cleopatra >= 0 and (
                letter == DEFENDING_INITIATIVE[CLEOPATRA] or (surprise and letter == 3)
            ):
                yield _Turn(side, [self.cleopatra], cleopatra=True)

    # ------------------------------------------------------------------ turns

    def _fire(self, turn: _Turn, chances: Chances) -> Chances:
        """7.4: no enemy block acts between the blocks of a group, so all their hits add up."""
        rows: dict[tuple[int, int], list[tuple[int, float]]] = {}
        for (first, second, round_state), chance in chances.items():
            if turn.side:
                rows.setdefault((second, round_state), []).append((first, chance))
            else:
                rows.setdefault((first, round_state), []).append((second, chance))
        after: Chances = {}
        for (own, round_state), enemies in rows.items():
            hits = turn.fire.get(own)
            if hits is None:
                hits = turn.fire[own] = self._hits(self.lines[own], turn.members)
            reached: dict[int, float] = {}
            won_over: dict[int, float] = {}
            for enemy, chance in enemies:
                hit_effects = self.hit_effects(enemy)
                line = 0
                number = 0
                for line, share in zip(hit_effects.after, hits, strict=False):
                    if 0 < hit_effects.cleopatra_leaves_at <= number:
                        won_over[line] = won_over.get(line, 0.0) + chance * share
                    else:
                        reached[line] = reached.get(line, 0.0) + chance * share
                    number += 1
                if number < len(hits):  # hits beyond the last block are lost
                    lost = chance * sum(hits[number:])
                    if hit_effects.cleopatra_leaves_at:
                        won_over[line] += lost
                    else:
                        reached[line] += lost
            _add_chances(after, turn.side, own, reached, round_state)
            if won_over:
                _add_chances(after, turn.side, self.with_block(own, self.cleopatra, 1), won_over, round_state)
        return after

    def _hits(self, line: Line, members: list[int]) -> list[float]:
        total = [1.0]
        for i in members:
            one = HIT_CHANCES[FIREPOWER[self.fight.blocks[i]]][line[i]]
            summed = [0.0] * (len(total) + len(one) - 1)
            for a, p in enumerate(total):
                for b, q in enumerate(one):
                    summed[a + b] += p * q
            total = summed
        return total

    def _cleopatra_fires(self, turn: _Turn, chances: Chances) -> Chances:
        """7.52: Cleopatra has one turn in a round, for the side she is on when it comes."""
        after: Chances = {}
        ready: Chances = {}
        for point, chance in chances.items():
            if self.lines[point[turn.side]][self.cleopatra] and not point[2] & 1:
                ready[point[0], point[1], point[2] | 1] = chance
            else:
                after[point] = chance
        for point, chance in self._fire(turn, ready).items():
            after[point] = after.get(point, 0.0) + chance
        return after

    def _retreat_or_perish(self, turn: _Turn, chances: Chances) -> Chances:
        """7.6: in the last round attackers retreat while they can, best blocks first; the others are lost."""
        after: Chances = {}
        escapes = self.fight.escapes[turn.side]
        for point, chance in chances.items():
            own, enemy, round_state = point[turn.side], point[1 - turn.side], point[2]
            for i in turn.members:
                strength = self.lines[own][i]
                b = self.fight.blocks[i]
                if not strength or (turn.cleopatra and round_state & 1):
                    continue
                own = self.with_block(own, i, 0)
                land = TYPE[b] != NAVIS
                if (round_state >> 1 < escapes.land) if land else escapes.navis:
                    round_state += 2 * land
                    self._add_survivor(turn.side, i, strength, chance, self.expected.leaves)
                elif b == CLEOPATRA:
                    enemy = self.with_block(enemy, i, 1)
                    round_state |= 1
            reached = (enemy, own, round_state) if turn.side else (own, enemy, round_state)
            after[reached] = after.get(reached, 0.0) + chance
        return after

    # ------------------------------------------------------------------ the end of a round, and of the battle

    def _end_round(
        self, number: int, attacking: int, point: Point, chance: float, following: list[Chances]
    ) -> None:
        """7.31: after round 1, reserves whose main force is gone are disrupted. Then all reserves arrive."""
        lines = [point[0], point[1]]
        if number == 1:
            present = [bool(lines[side] or any(self.reserves[side])) for side in (0, 1)]
            disrupted = [present[0] and present[1] and not lines[side] for side in (0, 1)]
            fresh = self._arriving_reserves(disrupted)
            lines = [
                self.line_number(tuple(map(max, self.lines[lines[side]], fresh[side])))
                if any(fresh[side])
                else lines[side]
                for side in (0, 1)
            ]
            if disrupted[1 - attacking]:
                attacking = 1 - attacking
        if lines[0] and lines[1] and number < LAST_ROUND:
            reached = (lines[0], lines[1], 0)
            pool = following[attacking]
            pool[reached] = pool.get(reached, 0.0) + chance
            return
        self.expected.rounds[number - 1] += chance
        for side in (0, 1):
            if lines[side]:
                self.expected.wins[side] += chance
            self.left[side][lines[side]] = self.left[side].get(lines[side], 0.0) + chance

    def _arriving_reserves(self, disrupted: list[bool]) -> list[list[int]]:
        """The reserves of both sides as they come into the line."""
        fresh = [list(line) for line in self.reserves]
        for side in (0, 1):
            if disrupted[side]:
                for i, strength in enumerate(self.reserves[side]):
                    if strength:
                        fresh[side][i] = max(0, strength - STEP[self.fight.blocks[i]])
                        if i == self.cleopatra and not fresh[side][i]:
                            fresh[1 - side][i] = 1
        return fresh

    def _count_survivors(self, side: int, line: Line, chance: float) -> None:
        for i, strength in enumerate(line):
            if strength:
                self._add_survivor(side, i, strength, chance, self.expected.stays)

    def _add_survivor(self, side: int, i: int, strength: int, chance: float, how: list[float]) -> None:
        """Count a block that is still with its side at the end. Cleopatra is lost to the side she left."""
        if self.fight.side[i] == side:
            how[i] += chance
            self.expected.strength_left[i] += chance * strength
            self.expected.steps_left[i] += chance * strength / STEP[self.fight.blocks[i]]


def _add_chances(after: Chances, side: int, own: int, enemies: dict[int, float], round_state: int) -> None:
    """Add the chances of the enemy's lines against one line of `side`."""
    for enemy, chance in enemies.items():
        point = (enemy, own, round_state) if side else (own, enemy, round_state)
        after[point] = after.get(point, 0.0) + chance


def _split_ended(chances: Chances, ended: Chances) -> Chances:
    """The states in which both sides still fight; the others are added to `ended`."""
    going: Chances = {}
    for point, chance in chances.items():
        if point[0] and point[1]:
            going[point] = chance
        else:
            ended[point] = ended.get(point, 0.0) + chance
    return going
