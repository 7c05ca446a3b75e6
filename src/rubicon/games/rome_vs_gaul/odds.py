"""Battle and siege odds, exact: every roll is counted, nothing is sampled.

In a battle both sides use their rerolls as well as they can, in turn (13.5.2): a victory is worth two hits, a
draw counts as half a defeat of the attacker, and the step that an Elite unit pays as one hit. Surprise cards
are not counted. Units at full strength lose their first step before any other is eliminated.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from rubicon.core.game import RubiconError, State, View
from rubicon.core.message import message
from rubicon.core.odds import Forces, Odds, OddsOutcome, OddsValue, SideOdds
from rubicon.games.kit.questions import index_of, no_answer
from rubicon.games.kit.values import members
from rubicon.games.rome_vs_gaul.rules.armies import battle, sieges
from rubicon.games.rome_vs_gaul.rules.leaders import command_rating
from rubicon.games.rome_vs_gaul.rules.pack import (
    CUS,
    GERMANI,
    PIECES,
    ROMAN_LEADERS,
    ROME,
    SIDES,
    SURRENDERS,
    TWO_STEPS,
    Pack,
)
from rubicon.games.rome_vs_gaul.rules.position import Position
from rubicon.games.rome_vs_gaul.rules.sequence import GaulState

TITLE: Final = "rome-vs-gaul"
#: What a victory is worth, in hits, to a side that chooses a reroll.
VICTORY_WORTH: Final = 2.0
DRAW_WORTH: Final = -1.0
ATTACKER: Final = 0
DEFENDER: Final = 1
#: Dice of the attacker and of the defender, each pair sorted.
DicePair = tuple[int, int]
#: By cell of the attacker, cell of the defender and roles whose Elite unit pays: the chance.
Results = Mapping[tuple[int, int, int], float]

_PAIRS: Final[dict[DicePair, int]] = {
    (low, high): 1 if low == high else 2 for low in range(1, 7) for high in range(low, 7)
}


@dataclass(frozen=True, slots=True)
class Duel:
    """What decides a battle apart from the dice, by role: the cells of the columns, rerolls, Elite units, and
    whether Legionary Discipline holds (13.5.4)."""

    columns: tuple[tuple[int, ...], tuple[int, ...]]
    rerolls: tuple[int, int]
    elites: tuple[bool, bool]
    roman: tuple[bool, bool]


class _Tree:
    """All ways in which the rerolls of one battle may go."""

    def __init__(self, duel: Duel) -> None:
        self.duel = duel
        self.known: dict[tuple[Any, ...], tuple[float, dict[tuple[int, int, int], float]]] = {}

    def cell(self, role: int, dice: DicePair) -> int:
        low, high = dice
        if self.duel.roman[role]:
            low, high = max(low, battle.ROMAN_MINIMUM), max(high, battle.ROMAN_MINIMUM)
        return self.duel.columns[role][low + high]

    def worth(self, first: DicePair, second: DicePair, paid: int) -> float:
        """How good an end is for the attacker."""
        attack, defence = self.cell(ATTACKER, first), self.cell(DEFENDER, second)
        value = float(attack // 3 - defence // 3) + (paid >> DEFENDER & 1) - (paid & 1)
        if attack == defence:
            return value + DRAW_WORTH
        return value + (VICTORY_WORTH if attack > defence else -VICTORY_WORTH)

    def play(
        self, first: DicePair, second: DicePair, left: tuple[int, int], role: int, elite: int, paid: int
    ) -> tuple[float, dict[tuple[int, int, int], float]]:
        """The worth for the attacker, and the chance of each result. `role` decides next; `elite` is the
        next role with an Elite reroll, once the others are used.
        """
        if not left[role] and left[1 - role]:
            role = 1 - role
        elif not left[role]:
            role = elite
            while role <= DEFENDER and not self.duel.elites[role]:
                role += 1
            elite = role + 1
        if role > DEFENDER:
            key = (self.cell(ATTACKER, first), self.cell(DEFENDER, second), paid)
            return self.worth(first, second, paid), {key: 1.0}
        node = (first, second, left, role, elite, paid)
        found = self.known.get(node)
        if found is None:
            found = self.known[node] = self._choose(first, second, left, role, elite, paid)
        return found

    def _choose(
        self, first: DicePair, second: DicePair, left: tuple[int, int], role: int, elite: int, paid: int
    ) -> tuple[float, dict[tuple[int, int, int], float]]:
        is_elite = not left[role]
        after = left
        if not is_elite:
            after = (left[0] - 1, left[1]) if role == ATTACKER else (left[0], left[1] - 1)
        other = 1 - role
        best = self.play(first, second, after, other, elite, paid)
        sign = 1 if role == ATTACKER else -1
        for whose, dice in ((ATTACKER, first), (DEFENDER, second)):
            for index in range(1 if dice[0] == dice[1] else 2):
                stays = dice[1 - index]
                value = 0.0
                parts: list[dict[tuple[int, int, int], float]] = []
                for face in range(1, 7):
                    new = (min(face, stays), max(face, stays))
                    cost = paid | 1 << role if is_elite and face in (1, 6) else paid
                    pair = (new, second) if whose == ATTACKER else (first, new)
                    worth, part = self.play(*pair, after, other, elite, cost)
                    value += worth / 6
                    parts.append(part)
                if sign * value > sign * best[0] + 1e-9:
                    joined: dict[tuple[int, int, int], float] = {}
                    for part in parts:
                        for key, chance in part.items():
                            joined[key] = joined.get(key, 0.0) + chance / 6
                    best = (value, joined)
        return best


@lru_cache(maxsize=256)
def battle_results(duel: Duel) -> dict[tuple[int, int, int], float]:
    """The chance of each pair of results of a battle, from before the first dice."""
    tree = _Tree(duel)
    found: dict[tuple[int, int, int], float] = {}
    for first, ways in _PAIRS.items():
        for second, others in _PAIRS.items():
            weight = ways * others / 1296
            for key, chance in tree.play(first, second, duel.rerolls, ATTACKER, ATTACKER, 0)[1].items():
                found[key] = found.get(key, 0.0) + weight * chance
    return found


def odds_of_results(duel: Duel, first: DicePair, second: DicePair) -> dict[tuple[int, int, int], float]:
    """The same from dice that lie on the table, with the attacker to decide."""
    mine = (min(first), max(first))
    theirs = (min(second), max(second))
    return _Tree(duel).play(mine, theirs, duel.rerolls, ATTACKER, ATTACKER, 0)[1]


# ------------------------------------------------------------------ 14.3 sieges


@dataclass(frozen=True, slots=True)
class SiegeOdds:
    """One roll on the Siege Table: chances that the place surrenders, that it is taken, and of each number of
    Siege Points afterwards; the steps that the besieger loses on average."""

    surrender: float
    capture: float
    points: tuple[float, ...]
    steps_lost: float
    column: str


def siege_modifier(s: Position, side: int, space: int, leader: int) -> int:
    """14.3.5: all that is added to the roll of a Leader, with the cards that were played so far."""
    total = sieges.modifier(s, side, space, leader)
    if s.siege_at == space:
        total += s.siege_drm
    return total + (s.siege_bonus if side == s.active else 0)


def siege_odds(s: Position, side: int, space: int, leader: int, strength: int = -1) -> SiegeOdds:
    """The odds of a siege or subjugation roll by a Leader with all CUs of the side there, or with
    `strength`.
    """
    pack = s.pack
    attack = s.combat_strength(sieges.besiegers(s, side, space)) if strength < 0 else strength
    needed = sieges.points_needed(s, space)
    column = pack.subjugation_column
    if not sieges.is_stronghold(s, space):
        defence = sieges.defence(s, side, space)
        if attack >= sieges.SURRENDER_ODDS * defence:
            return SiegeOdds(1.0, 0.0, (0.0,) * needed, 0.0, "3-1")
        column = sieges.column(s, attack, defence)
        if column < 0:
            raise no_answer(TITLE, "odds-siege-weak")
    drm = siege_modifier(s, side, space, leader)
    surrender = capture = lost = 0.0
    points = [0.0] * needed
    for first in range(1, 7):
        for second in range(1, 7):
            found = pack.siege_cell(column, first + second + drm)
            if found == SURRENDERS:
                if sieges.is_stronghold(s, space):
                    capture += 1 / 36
                else:
                    surrender += 1 / 36
                continue
            lost += (found >> 3) / 36
            total = s.siege_points_at(space) + (found & 7)
            if total >= needed:
                capture += 1 / 36
            else:
                points[total] += 1 / 36
    return SiegeOdds(surrender, capture, tuple(points), lost, pack.siege_names[column])


# ------------------------------------------------------------------ `Game.odds`


def odds(pack: Pack, known: State | View | Forces, question: str, samples: int, seed: int) -> Odds:
    """Answer a question: nothing for the battle that is fought, or a space and the pieces that attack it
    (`cenabum caesar legio-x legio-vii`; with only a space, everybody next to it who could)."""
    if isinstance(known, Forces):
        if question:
            raise RubiconError(message("odds-no-position"))
        return _named_forces(pack, known)
    if not isinstance(known, State):
        view = known
        known = GaulState(pack)  # everything that matters here is open
        known.read_public(view)
        known.mover = known.active if view["decides"] is None else SIDES.index(view["decides"])
        known.derive()
    assert isinstance(known, Position)
    words = question.split()
    if not words or (known.battle_space >= 0 and words == [pack.spaces[known.battle_space]]):
        if known.battle_space < 0:
            raise no_answer(TITLE, "odds-no-battle", example="cenabum caesar legio-x")
        return _running_battle(known)
    space = index_of(words[0], pack.spaces, "space")
    pieces = 0
    for word in words[1:]:
        pieces |= 1 << index_of(word, pack.pieces, "piece")
    side = known.active
    if pieces:
        side = ROME if pieces & PIECES[ROME] else 1 - ROME
        if pieces & ~PIECES[side]:
            raise no_answer(TITLE, "odds-mixed")
    else:
        for near in pack.near[space]:
            pieces |= known.stack_at(side, near)
    defenders = known.stack_at(1 - side, space) or known.here[space] & 1 << GERMANI
    if not pieces & CUS[side] or not defenders:
        raise no_answer(TITLE, "odds-nobody", place=pack.spaces[space])
    return _answer(known, space, side, pieces, defenders)


def _named_forces(pack: Pack, forces: Forces) -> Odds:
    """Pieces named without a map: `legio-x`, `legio-x:1` for one step left. Nobody controls the Province."""
    s = GaulState(pack)
    s.derive()
    s.roman_im = s.gallic_im = s.reduced = 0
    place = forces.place or pack.spaces[pack.town_spaces.bit_length() - 1]
    space = index_of(place, pack.spaces, "space")
    groups: list[int] = []
    for words in (forces.attacker, forces.defender):
        group = 0
        for word in words:
            name, _, steps = word.partition(":")
            piece = index_of(name, pack.pieces, "piece")
            s.put(piece, space)
            group |= 1 << piece
            if steps == "1" and TWO_STEPS >> piece & 1:
                s.reduced |= 1 << piece
        groups.append(group)
    attackers, defenders = groups
    side = ROME if attackers & PIECES[ROME] else 1 - ROME
    if attackers & ~PIECES[side] or defenders & PIECES[side]:
        raise no_answer(TITLE, "odds-roles")
    if not attackers & CUS[side] or not defenders & _CUS:
        raise no_answer(TITLE, "odds-no-units")
    return _answer(s, space, side, attackers, defenders)


def duel_of(
    s: Position, space: int, side: int, attackers: int, defenders: int
) -> tuple[Duel, tuple[int, int]]:
    """What decides a battle of these pieces, and the Battle Strengths."""
    pack = s.pack
    germani = bool(defenders >> GERMANI & 1)
    first = battle.battle_strength(s, side, attackers, space)
    second = s.combat_strength(defenders)
    if not germani:
        second = battle.battle_strength(s, 1 - side, defenders, space)
    full = pack.elite & ~s.reduced
    relief = attackers & ~(s.here[space] & s.inside) or attackers  # 14.6.5: whose Leader commands
    leader = s.marcher if s.marcher >= 0 and relief >> s.marcher & 1 else -1
    column = pack.column(first)
    if side == ROME and not germani and _crosses(s, space, attackers):
        column = max(0, column - 1)  # 17.1.2
    return (
        Duel(
            (tuple(pack.battle_cells[column]), tuple(pack.battle_cells[pack.column(second)])),
            (command_rating(s, relief, leader), 0 if germani else command_rating(s, defenders)),
            (bool(attackers & full), bool(defenders & full)),
            (side == ROME, side != ROME and not germani),
        ),
        (first, second),
    )


def _crosses(s: Position, space: int, attackers: int) -> bool:
    """17.1.2: whether attackers come across the Channel, or have just come."""
    ports = s.pack.channel[space]
    if not ports:
        return False
    if s.step_to == space and attackers & s.moving & s.here[space]:
        return bool(ports >> s.step_from & 1)
    return any(ports >> s.where[piece] & 1 for piece in members(attackers))


def _answer(s: Position, space: int, side: int, attackers: int, defenders: int) -> Odds:
    duel, strengths = duel_of(s, space, side, attackers, defenders)
    pieces = (attackers, defenders)
    germani = bool(defenders >> GERMANI & 1)
    if side == ROME and not germani and strengths[0] >= battle.SUBMISSION_ODDS * strengths[1]:
        lost = defenders & CUS[1 - side]
        sides = (
            _side(SIDES[ROME], 1.0, 0.0, 0.0, 0.0),
            _side(SIDES[1 - side], 0.0, float(lost.bit_count()), float(lost.bit_count()), 0.0),
        )
        submission = (OddsOutcome("submission", OddsValue(1.0)),)  # 13.3.1: without a battle
        return Odds(TITLE, s.pack.spaces[space], *sides, (OddsValue(1.0),), True, 0, outcomes=submission)
    return _odds(s, space, side, pieces, battle_results(duel))


def _running_battle(s: Position) -> Odds:
    """The odds of the battle that is fought, from the dice that lie on the table."""
    if not s.battle_dice:
        return _answer(s, s.battle_space, s.attacker, s.attackers, s.defenders)
    pack = s.pack
    full = pack.elite & ~s.reduced
    columns = s.battle_columns
    duel = Duel(
        (tuple(pack.battle_cells[columns[ATTACKER]]), tuple(pack.battle_cells[columns[DEFENDER]])),
        (s.rerolls[ATTACKER], s.rerolls[DEFENDER]),
        (bool(s.attackers & full), bool(s.defenders & full)),
        (battle.is_roman(s, ATTACKER), battle.is_roman(s, DEFENDER)),
    )
    decides = battle.role_of(s, s.mover)
    #: The next role whose Elite unit may reroll: after its own decision, the other's.
    elite = ATTACKER
    if s.phase.name == "elite-reroll":
        elite = decides
    elif s.battle_stage > battle.ELITE_DEFENDER:
        elite = DEFENDER + 1
    first = (min(s.battle_dice[:2]), max(s.battle_dice[:2]))
    second = (min(s.battle_dice[2:]), max(s.battle_dice[2:]))
    results = _Tree(duel).play(first, second, duel.rerolls, decides, elite, s.elite_cost)[1]
    return _odds(s, s.battle_space, s.attacker, (s.attackers, s.defenders), results)


def _odds(s: Position, space: int, side: int, pieces: tuple[int, int], results: Results) -> Odds:
    """The odds of a battle of these pieces of the attacker and the defender."""
    wins = [0.0, 0.0]
    steps = [0.0, 0.0]
    units = [0.0, 0.0]
    leaders = [0.0, 0.0]
    for (attack, defence, paid), chance in results.items():
        if attack != defence:
            wins[ATTACKER if attack > defence else DEFENDER] += chance
        for role in (ATTACKER, DEFENDER):
            gone, eliminated = _losses(s, pieces[role], role, attack, defence, paid, pieces[1 - role])
            steps[role] += chance * gone
            units[role] += chance * eliminated
            if eliminated == (pieces[role] & _CUS).bit_count():
                leaders[role] += chance * (pieces[role] & ROMAN_LEADERS).bit_count()
    germani = bool(pieces[DEFENDER] >> GERMANI & 1)
    names = (SIDES[side], "germani" if germani else SIDES[1 - side])
    attacker, defender = (
        _side(names[r], wins[r], steps[r], units[r], leaders[r]) for r in (ATTACKER, DEFENDER)
    )
    draw = (OddsOutcome("draw", OddsValue(max(0.0, 1 - wins[0] - wins[1]))),)
    place = s.pack.spaces[space]
    return Odds(TITLE, place, attacker, defender, (OddsValue(1.0),), True, 0, outcomes=draw)


_CUS: Final[int] = CUS[0] | CUS[1] | 1 << GERMANI


def _losses(
    s: Position, pieces: int, role: int, attack: int, defence: int, paid: int, enemies: int
) -> tuple[int, int]:
    """13.6: the steps and the CUs that a role loses with these results."""
    extra = paid >> role & 1
    steps = s.steps_of(pieces)
    hits = (defence if role == ATTACKER else attack) // 3
    won = attack != defence and (attack > defence) == (role == ATTACKER)
    if won and enemies:  # nothing is forgiven against the Sugambri and Britanni, who have no counters
        scored = (attack if role == ATTACKER else defence) // 3
        excess = scored - (s.steps_of(enemies) - (paid >> 1 - role & 1))
        if excess > 1:
            hits = max(0, hits - excess // 2)
    gone = min(steps, hits + extra)
    spare = (pieces & TWO_STEPS & ~s.reduced).bit_count()
    return gone, max(0, gone - spare)


def _side(side: str, wins: float, steps: float, units: float, leaders: float) -> SideOdds:
    return SideOdds(side, OddsValue(wins), OddsValue(steps), OddsValue(units), OddsValue(leaders), ())


def attack_chance(s: Position, space: int, strength: int) -> float:
    """17.1.4: the chance that the Sugambri or Britanni attack an Army of this Combat Strength."""
    ways = sum([1 for first in range(1, 7) for second in range(1, 7) if first + second >= strength])
    return ways / 36 if s.pack.starred >> space & 1 else 0.0


def reaction_chance(s: Position, modifier: int) -> float:
    """12.1.2, 12.2.2: the chance of an Interception or Avoid Battle with these modifiers."""
    target = s.pack.reaction_target - modifier
    return sum([1 for first in range(1, 7) for second in range(1, 7) if first + second >= target]) / 36
