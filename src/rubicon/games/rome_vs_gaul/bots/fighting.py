"""What a battle or a siege may bring, estimated in Victory Points. The exact figures are in `odds.py`; these
are for the many positions that a search looks at."""

from __future__ import annotations

from typing import Final

from rubicon.games.kit.values import members
from rubicon.games.rome_vs_gaul.bots.board_value import (
    LEGION_STEP,
    TRIBE_STEP,
    BoardValue,
    chance,
    town_gain,
)
from rubicon.games.rome_vs_gaul.bots.tables import drm_index
from rubicon.games.rome_vs_gaul.rules import leaders
from rubicon.games.rome_vs_gaul.rules.armies import battle, sieges
from rubicon.games.rome_vs_gaul.rules.pack import (
    CAESAR,
    CUS,
    FIRST_TRIBE,
    GALLIC_LEADERS,
    GAUL,
    GERMANI,
    GERMANIA,
    ROME,
    TRIBES,
    TWO_STEPS,
)
from rubicon.games.rome_vs_gaul.rules.position import Position

#: The mean of two dice; Roman ones count at least 3 (13.5.4).
_ROMAN_DICE: Final = 8.0
_GALLIC_DICE: Final = 7.0
#: What one reroll adds to the dice, about; how sharply the difference of the results decides.
_REROLL: Final = 1.1
_SHARP: Final = 0.58
#: A draw is won by the defender.
_DRAW: Final = 0.5
#: What a battle won is worth beyond losses: the enemy retreats, or the attacker's march achieves nothing.
_FIELD: Final = 0.08
#: What the elimination of a Tribe is worth beyond its Victory Points and its Town: it never comes back.
_GONE: Final = 0.3
#: A Tribe that submits comes back with an uprising, weaker.
_SUBMITTED: Final = 0.5
#: By the Combat Strength of a Roman Army: the chance that independents attack (17.1.4), in 36ths.
_ATTACKS: Final = [36, 36, 36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1]
#: What the displacement of Caesar costs (9.6).
_CAESAR_LOST: Final = 0.5


#: What it is worth to take a Walled City back.
_CITY: Final = 0.6


class Forecast:
    """A battle as it may go."""

    __slots__ = ("attacker_hits", "defender_hits", "win")

    def __init__(self, win: float, attacker_hits: float, defender_hits: float) -> None:
        #: The attacker's chance to win, and the hits that each side takes.
        self.win = win
        self.attacker_hits = attacker_hits
        self.defender_hits = defender_hits


def forecast(
    s: Position, o: BoardValue, attacker: int, strengths: tuple[int, int], rerolls: tuple[int, int]
) -> Forecast:
    """A battle between these strengths and rerolls, the attacker's first. Independents roll like Gauls."""
    offset = o.tables.offset
    roman = 0 if attacker == ROME else 1
    means = [_GALLIC_DICE, _GALLIC_DICE]
    means[roman] = _ROMAN_DICE
    first = offset[s.pack.column(strengths[0])] + means[0]
    second = offset[s.pack.column(strengths[1])] + means[1]
    edge = first - second + _REROLL * (rerolls[0] - rerolls[1]) - _DRAW
    swing = 0.5 * _REROLL * (rerolls[0] - rerolls[1])
    return Forecast(
        chance(_SHARP * edge), max(0.2, (second - swing - 1) / 3), max(0.2, (first + swing - 1) / 3)
    )


def losses_worth(s: Position, o: BoardValue, side: int, pieces: int, hits: float) -> float:
    """What these hits on the pieces of a side cost it."""
    cus = pieces & CUS[side]
    steps = s.steps_of(cus)
    if not steps:
        return 0.0
    taken = min(hits, float(steps))
    if side == ROME:
        cost = LEGION_STEP[o.left] * taken
        if pieces >> CAESAR & 1 and hits > steps - 1:
            cost += _CAESAR_LOST * min(1.0, hits - steps + 1)
        return cost
    # Full Tribes are flipped first; then Tribes are eliminated.
    flips = (cus & TWO_STEPS & ~s.reduced).bit_count()
    cost = 1.2 * TRIBE_STEP[o.left] * min(taken, float(flips))
    gone = taken - flips
    if gone > 0:
        tribes = members(cus & TRIBES)
        if tribes:
            worth = sum([tribe_worth(s, o, tribe) for tribe in tribes]) / len(tribes)
            cost += worth * min(gone, float(len(tribes)))
        elif cus & GALLIC_LEADERS:
            cost += 0.3
    return cost


def tribe_worth(s: Position, o: BoardValue, tribe: int) -> float:
    """What it is worth to Rome to eliminate a Tribe; computed once for each."""
    found = o.tribe_worths.get(tribe)
    if found is None:
        found = o.tribe_worths[tribe] = _tribe_worth(s, o, tribe)
    return found


def _tribe_worth(s: Position, o: BoardValue, tribe: int) -> float:
    space = s.town_of[tribe - FIRST_TRIBE]
    total = 1.0 / s.pack.tribes_per_vp + _GONE * o.later / 1.6 + TRIBE_STEP[o.left]
    return total + (town_gain(s, o, space) if space >= 0 else 0.0)


def attack_worth(s: Position, o: BoardValue, side: int, pieces: int, space: int, rating: int) -> float:
    """What it is worth to a side to attack the enemies in a space with these pieces."""
    enemies = s.enemy_cus_at(side, space)
    own = battle.battle_strength(s, side, pieces, space)
    if enemies >> GERMANI & 1:
        f = forecast(s, o, side, (own, s.combat_strength(enemies)), (rating, 0))
        return 0.15 * f.win - losses_worth(s, o, side, pieces, f.attacker_hits) - 0.1
    against = battle.battle_strength(s, 1 - side, enemies, space)
    if side == ROME and own >= 3 * against:
        return submission_worth(s, o, enemies)
    other = leaders.command_rating(s, s.stack_at(1 - side, space))
    f = forecast(s, o, side, (own, against), (rating, other))
    gain = losses_worth(s, o, 1 - side, s.stack_at(1 - side, space), f.defender_hits)
    cost = losses_worth(s, o, side, pieces, f.attacker_hits)
    return gain - cost + _FIELD * (2.0 * f.win - 1.0)


def submission_worth(s: Position, o: BoardValue, tribes: int) -> float:
    """13.3.2: what it is worth to Rome that these Gauls submit."""
    total = 0.05
    for tribe in members(tribes & TRIBES):
        worth = tribe_worth(s, o, tribe)
        total += (
            worth if s.reduced >> tribe & 1 else worth - _SUBMITTED * (1.0 / s.pack.tribes_per_vp + _GONE)
        )
    return total


def stand_worth(s: Position, o: BoardValue, side: int, own: int, enemies: int, space: int) -> float:
    """What it is worth to a side to be attacked in a space by these enemies, with all its pieces there."""
    other = 1 - side
    if not enemies & CUS[other]:
        return 0.1
    mine = battle.battle_strength(s, side, own, space)
    against = battle.battle_strength(s, other, enemies, space)
    if side == GAUL and against >= 3 * mine:
        return -submission_worth(s, o, own & TRIBES) - 0.2
    f = forecast(
        s,
        o,
        other,
        (against, mine),
        (leaders.command_rating(s, enemies), leaders.command_rating(s, own)),
    )
    gain = losses_worth(s, o, other, enemies, f.attacker_hits)
    cost = losses_worth(s, o, side, own, f.defender_hits)
    return gain - cost - _FIELD * (2.0 * f.win - 1.0)


class SiegeForecast:
    """A siege or subjugation as it may go."""

    __slots__ = ("rolls", "worth")

    def __init__(self, worth: float, rolls: float) -> None:
        #: What it is worth in the end, less the steps it costs; and the rolls, each an activation, it takes.
        self.worth = worth
        self.rolls = rolls


def siege(s: Position, o: BoardValue, space: int, strength: int, leader: int) -> SiegeForecast:
    """14.3: a siege of a Town or City by this strength."""
    pack = s.pack
    inside = s.here[space] & CUS[GAUL]
    within = s.combat_strength(inside) + sieges.garrison(s, space)
    tribe = s.tribe_of_town(space)
    tribes = inside & TRIBES | (1 << tribe if tribe >= 0 else 0)
    if tribe < 0:  # a City
        captured = submitted = _CITY
    else:
        captured = sum([tribe_worth(s, o, one) for one in members(tribes)])
        submitted = submission_worth(s, o, tribes)
    if strength >= sieges.SURRENDER_ODDS * within:
        return SiegeForecast(submitted, 1.0)
    column = sieges.column(s, strength, within)
    if column < 0:
        return SiegeForecast(-0.3, 3.0)
    drm = drm_index(sieges.modifier(s, ROME, space, leader) + s.siege_bonus)
    pace = o.tables.mean_points[column][drm]
    missing = pack.siege_points - s.siege_points_at(space)
    rolls = max(1.0, (missing + 0.4) / max(pace, 0.1))
    surrender = min(0.6, rolls * o.tables.surrender[column][drm])
    worth = surrender * submitted + (1.0 - surrender) * captured
    cost = rolls * o.tables.mean_loss[column][drm] * LEGION_STEP[o.left]
    if o.tables.mean_loss[column][drm] * rolls > s.steps_of(s.cus_at(ROME, space)) - 1:
        cost += 0.1
    return SiegeForecast(worth - cost, rolls)


def subjugation(s: Position, o: BoardValue, space: int, leader: int) -> SiegeForecast:
    """14.7.2: the subjugation of a Stronghold. Only Caesar's Pass is worth much."""
    pack = s.pack
    column = pack.subjugation_column
    drm = drm_index(sieges.modifier(s, ROME, space, leader) + s.siege_bonus)
    pace = o.tables.mean_points[column][drm]
    missing = pack.stronghold_points - s.siege_points_at(space)
    rolls = max(1.0, (missing + 0.3) / max(pace, 0.1))
    worth = 1.3 * pack.vp_pass if space == pack.octodurus and not s.pass_opened else 0.05
    return SiegeForecast(worth - rolls * o.tables.mean_loss[column][drm] * LEGION_STEP[o.left], rolls)


def expedition_cost(s: Position, o: BoardValue, pieces: int, region: int, rating: int) -> float:
    """17.1.4: what the entry into Germania or Britannia may cost these pieces."""
    strength = s.combat_strength(pieces & CUS[ROME])
    attacks = _ATTACKS[strength] / 36 if strength < len(_ATTACKS) else 0.0
    if not attacks:
        return 0.0
    enemy = s.pack.sugambri_strength if region == GERMANIA else s.pack.britanni_strength
    f = forecast(s, o, GAUL, (enemy, strength), (0, rating))
    return attacks * (0.08 + f.win * 0.35 + losses_worth(s, o, ROME, pieces, f.defender_hits))
