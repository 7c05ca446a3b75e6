"""A check of the odds: random battles are calculated, and fought many times by the engine.

Everything follows from the seed. If the odds are right, each score below is drawn from a normal distribution,
and fewer than one in ten thousand is beyond 4. Both use the same policy.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Final

from rubicon.core.dice import FastDice
from rubicon.games.julius_caesar.game import CaesarState
from rubicon.games.julius_caesar.odds import fight_at, is_battle_running
from rubicon.games.julius_caesar.odds.battle import Fight, FightOdds, calculate, worth_key
from rubicon.games.julius_caesar.rules.battle import BATTLE, FIRE, HIT, HITS, NEXT_BATTLE, PASS
from rubicon.games.julius_caesar.rules.components import (
    BETWEEN,
    BLOCK_COUNT,
    BY_ROAD,
    BY_WATER,
    CITY_COUNT,
    CLEOPATRA,
    COLOUR,
    IS_PORT,
    LEADER,
    LOCATION_COUNT,
    MAX_STRENGTH,
    MIN_STRENGTH,
    NAVIS,
    STEP,
    THIRD_LEADER,
    TYPE,
    WAITING,
)
from rubicon.games.julius_caesar.rules.editions import EDITIONS
from rubicon.games.julius_caesar.rules.retreats import RETREAT, SEA_RETREAT

#: Blocks of each side in a random battle, at most.
MAX_BLOCKS_PER_SIDE: Final = 6
#: A standard score beyond this is not chance: the odds are wrong.
MAX_Z_SCORE: Final = 4.0


# ------------------------------------------------------------------ random battles


def random_battle(rng: Random) -> tuple[CaesarState, int]:
    """A position in the middle of a battle, from its first to its last round, and the place of the battle."""
    while True:
        s, place = _random_position(rng)
        dice = FastDice(rng.getrandbits(32))
        s.step(s.mover, BATTLE + place, dice)
        for _ in range(rng.choice((0, 0, 0, 1, 3, 8, 20, 40))):
            if not is_battle_running(s):
                break
            s.step(s.mover, rng.choice(s.decision(s.mover).actions), dice)
        if is_battle_running(s):
            return s, place


def _random_position(rng: Random) -> tuple[CaesarState, int]:
    s = CaesarState(EDITIONS[rng.choice(("2.0", "1.1"))])
    s.year, s.turn = 706, 2
    place = rng.randrange(LOCATION_COUNT) if rng.random() < 0.3 else rng.randrange(CITY_COUNT)
    for b in THIRD_LEADER:
        s.place(b, WAITING)
    free = [b for b in range(BLOCK_COUNT) if TYPE[b] != LEADER or b not in THIRD_LEADER]
    rng.shuffle(free)
    sea = place >= CITY_COUNT
    fit = [b for b in free if (TYPE[b] == NAVIS if sea else TYPE[b] != NAVIS or IS_PORT[place])]
    if CLEOPATRA in fit and rng.random() < 0.4:  # the rules for her are the most difficult
        fit.remove(CLEOPATRA)
        fit.insert(0, CLEOPATRA)
    attacking = rng.randrange(2)
    size = rng.randint(1, MAX_BLOCKS_PER_SIDE)
    for side in rng.sample((0, 1), 2):
        wanted = rng.randint(max(1, size - 1), size)  # similar on both sides, so that either may win
        for b in [b for b in fit if _can_serve(rng, b, side)][:wanted]:
            fit.remove(b)
            _put_block(rng, s, b, side, place)
    if s.where[CLEOPATRA] != place:
        _put_block(rng, s, CLEOPATRA, 1, 0 if place else 1)
    _occupy_neighbours(rng, s, place, [b for b in free if s.where[b] >= LOCATION_COUNT])
    s.attacker = {place: attacking}
    ways = (BY_WATER if sea else BY_ROAD)[place]
    if IS_PORT[place]:
        ways = ways + BY_WATER[place]
    s.via = {
        side * LOCATION_COUNT + place: sum(
            1 << BETWEEN[place * LOCATION_COUNT + near] for near in ways if rng.random() < 0.4
        )
        for side in (0, 1)
    }
    for side in (0, 1):
        group = [b for b in range(BLOCK_COUNT) if s.here[side * LOCATION_COUNT + place] >> b & 1]
        if rng.random() < 0.5:
            s.reserves |= sum(1 << b for b in rng.sample(group, rng.randrange(len(group))))
    if rng.random() < 0.3:
        s.surprise = place
    s.goto(NEXT_BATTLE)
    s.mover = s.first = attacking
    return s, place


def _can_serve(rng: Random, b: int, side: int) -> bool:
    return COLOUR[b] == side or b == CLEOPATRA or (TYPE[b] not in (LEADER, NAVIS) and rng.random() < 0.05)


def _put_block(rng: Random, s: CaesarState, b: int, side: int, place: int) -> None:
    s.side[b] = side
    s.place(b, place)
    s.set_strength(b, rng.randrange(MIN_STRENGTH[b], MAX_STRENGTH[b] + 1, STEP[b]))


def _occupy_neighbours(rng: Random, s: CaesarState, place: int, idle: list[int]) -> None:
    """Put blocks of both sides in some places around: that opens and closes retreats."""
    around = {place, *BY_ROAD[place], *BY_WATER[place]}
    around |= {port for sea in BY_WATER[place] if sea >= CITY_COUNT for port in BY_WATER[sea]}
    for near in sorted(around - {place, s.where[CLEOPATRA]}):
        navis = near >= CITY_COUNT
        fit = [b for b in idle if (TYPE[b] == NAVIS) == navis and b != CLEOPATRA and TYPE[b] != LEADER]
        if fit and rng.random() < 0.6:
            b = fit[0]
            idle.remove(b)
            _put_block(rng, s, b, COLOUR[b], near)


# ------------------------------------------------------------------ fighting it out


def policy_action(s: CaesarState) -> int:
    """The action of the policy. It never leaves a battle unless it must, and then by road if it can."""
    actions = s.decision(s.mover).actions
    if s.phase is HITS:
        return min(actions, key=lambda action: worth_key(action - HIT, s.strength[action - HIT]))
    firing = [action for action in actions if FIRE <= action < PASS]
    if firing:
        return max(firing, key=lambda action: worth_key(action - FIRE, 0))
    return max(actions, key=lambda action: (*_last_round_order(action), -action))


def _last_round_order(action: int) -> tuple[bool, tuple[bool, bool, int, int]]:
    """In the last round land blocks go before Navis, those worth most first."""
    if action >= RETREAT:
        b = (action - (SEA_RETREAT if action >= SEA_RETREAT else RETREAT)) // LOCATION_COUNT
    else:
        b = action - PASS
    return TYPE[b] != NAVIS, worth_key(b, 0)


def fight_out(s: CaesarState, dice: FastDice) -> None:
    """Fight a battle to its end, both sides by the policy."""
    while is_battle_running(s):
        s.step(s.mover, policy_action(s), dice)


@dataclass(slots=True)
class Trial:
    """A battle: its calculated odds, and what happened each time it was fought."""

    fight: Fight
    expected: FightOdds
    times: int
    #: How often side 0 and side 1 won, and how often each block was lost.
    wins: list[int]
    lost: list[int]
    #: Steps and blocks lost by side 0 and by side 1, each time it was fought.
    steps: list[list[float]]
    blocks: list[list[float]]


def trials(seed: int, battles: int, times: int) -> Iterator[Trial]:
    """Random battles, each calculated once and fought `times` times."""
    rng = Random(seed)
    for _ in range(battles):
        s, place = random_battle(rng)
        yield run_trial(s, place, times, FastDice(rng.getrandbits(32)))


def run_trial(s: CaesarState, place: int, times: int, dice: FastDice) -> Trial:
    """Calculate a battle, and fight it `times` times through the engine."""
    fight = fight_at(s, place)
    trial = Trial(fight, calculate(fight), times, [0, 0], [0] * len(fight.blocks), [[], []], [[], []])
    for _ in range(times):
        after = s.clone()
        fight_out(after, dice)
        steps, blocks = [0.0, 0.0], [0.0, 0.0]
        for i, b in enumerate(fight.blocks):
            side = fight.side[i]
            kept = after.where[b] < LOCATION_COUNT and after.side[b] == side
            trial.lost[i] += not kept
            blocks[side] += not kept
            steps[side] += (fight.strength[i] - (after.strength[b] if kept else 0)) / STEP[b]
        for side in (0, 1):
            trial.wins[side] += bool(after.here[side * LOCATION_COUNT + place])
            trial.steps[side].append(steps[side])
            trial.blocks[side].append(blocks[side])
    return trial


# ------------------------------------------------------------------ comparing


class _Counts:
    """A count from each battle, compared with its calculated chance: is the sum wrong, or the spread?"""

    def __init__(self) -> None:
        self.excess = self.variance = 0.0
        self.spread = self.spread_variance = 0.0
        self.worst = 0.0
        #: Counts that contradict a calculated chance of 0 or 1.
        self.contradictions = 0

    def add(self, seen: int, times: int, chance: float) -> None:
        variance = times * chance * (1 - chance)
        if variance < 1e-9:
            self.contradictions += abs(seen - times * chance) > 1e-3
            return
        self.excess += seen - times * chance
        self.variance += variance
        # The square of a standardised binomial has mean 1 and the variance below. A single rare event of an
        # almost certain chance would outweigh all others, so it counts in the sum only.
        if 0.02 < chance < 0.98:
            square = (seen - times * chance) ** 2 / variance
            self.spread += square - 1
            self.spread_variance += 2 + (1 - 6 * chance * (1 - chance)) / variance
            self.worst = max(self.worst, sqrt(square))

    def scores(self, what: str) -> dict[str, float]:
        return {
            what: _ratio(self.excess, self.variance),
            f"{what}, spread": _ratio(self.spread, self.spread_variance),
        }


class _Means:
    """A mean from each battle, compared with its expected value: is the sum wrong?"""

    def __init__(self) -> None:
        self.excess = self.variance = 0.0

    def add(self, seen: list[float], expected: float) -> None:
        mean = sum(seen) / len(seen)
        self.excess += mean - expected
        self.variance += sum((value - mean) ** 2 for value in seen) / (len(seen) - 1) / len(seen)


class Comparison:
    """All trials together, as standard scores if the odds are right."""

    def __init__(self) -> None:
        self.battles = 0
        self.fights = 0
        self.wins = _Counts()
        self.losses = _Counts()
        self.leaders = _Counts()
        #: By role, the defender's first.
        self.steps = (_Means(), _Means())
        self.blocks = (_Means(), _Means())

    def add(self, trial: Trial) -> None:
        """Add a trial. Losses in a battle are not independent, so only one block and one leader count."""
        fight, expected, times = trial.fight, trial.expected, trial.times
        self.wins.add(trial.wins[fight.attacking], times, expected.wins[fight.attacking])
        chances = [1 - stays - leaves for stays, leaves in zip(expected.stays, expected.leaves, strict=True)]
        one = self.battles % len(chances)
        self.losses.add(trial.lost[one], times, chances[one])
        leaders = [i for i, b in enumerate(fight.blocks) if TYPE[b] == LEADER]
        if leaders:
            self.leaders.add(trial.lost[leaders[0]], times, chances[leaders[0]])
        for side in (0, 1):
            own = [i for i in range(len(chances)) if fight.side[i] == side]
            role = int(side == fight.attacking)
            self.blocks[role].add(trial.blocks[side], sum(chances[i] for i in own))
            self.steps[role].add(
                trial.steps[side],
                sum(fight.strength[i] / STEP[fight.blocks[i]] - expected.steps_left[i] for i in own),
            )
        self.battles += 1
        self.fights += times

    def scores(self) -> dict[str, float]:
        """Standard scores by what they compare: 0 is perfect, beyond `MAX_Z_SCORE` something is wrong."""
        found = {
            **self.wins.scores("attacker wins"),
            **self.losses.scores("a block is lost"),
            **self.leaders.scores("a leader dies"),
        }
        for role, who in enumerate(("defender", "attacker")):
            for what, means in (("steps", self.steps[role]), ("blocks", self.blocks[role])):
                found[f"{what} lost by the {who}"] = _ratio(means.excess, means.variance)
        return found

    @property
    def contradictions(self) -> int:
        """How many counts contradict a calculated chance of 0 or 1."""
        return self.wins.contradictions + self.losses.contradictions + self.leaders.contradictions

    def is_consistent(self) -> bool:
        """Whether all results agree with the odds, within sampling error."""
        return not self.contradictions and all(abs(score) < MAX_Z_SCORE for score in self.scores().values())


def _ratio(excess: float, variance: float) -> float:
    return excess / sqrt(variance) if variance else 0.0
