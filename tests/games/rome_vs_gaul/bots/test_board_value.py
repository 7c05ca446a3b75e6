"""What the judgement of Rome vs Gaul counts: distances, forecasts of battles, and what markers are worth."""

from __future__ import annotations

from random import Random

import pytest

from rubicon.core.dice import FastDice
from rubicon.games.rome_vs_gaul import GAME
from rubicon.games.rome_vs_gaul.bots import fighting
from rubicon.games.rome_vs_gaul.bots.board_value import BoardValue, marker_gain, place_gain
from rubicon.games.rome_vs_gaul.bots.tables import FAR, distances, tables_of
from rubicon.games.rome_vs_gaul.rules.pack import BELGICA, DESIGNED, GAUL, ROME

SPACE = DESIGNED.space_index


def test_distances_count_rough_paths_and_go_around_what_is_barred() -> None:
    ways = tables_of(DESIGNED).ways[SPACE["vienne"]]
    assert (ways[SPACE["cularo"]], ways[SPACE["genava"]], ways[SPACE["octodurus"]]) == (1, 2, 4)
    around = distances(DESIGNED, SPACE["vienne"], 0, 1 << SPACE["cularo"])
    assert around[SPACE["genava"]] > 2
    assert distances(DESIGNED, SPACE["vienne"], 0)[SPACE["suebi"]] == FAR
    assert tables_of(DESIGNED).slow_ways[SPACE["vienne"]][SPACE["cularo"]] == 2


@pytest.mark.parametrize(
    ("attacker", "strengths", "rerolls"),
    [(ROME, (12, 7), (3, 1)), (ROME, (4, 7), (3, 1)), (GAUL, (5, 4), (1, 1)), (GAUL, (9, 12), (0, 3))],
)
def test_a_forecast_is_near_the_dice(
    attacker: int, strengths: tuple[int, int], rerolls: tuple[int, int]
) -> None:
    state = GAME.new({}, FastDice(1))
    told = fighting.forecast(state, BoardValue(state), attacker, strengths, rerolls)
    won = sum(fight(attacker, strengths, rerolls, Random(number)) for number in range(300)) / 300
    assert abs(told.win - won) < 0.15


def fight(attacker: int, strengths: tuple[int, int], rerolls: tuple[int, int], rng: Random) -> bool:
    """Whether the attacker wins a battle in which each reroll improves the die that gains most on average."""
    cells = [DESIGNED.battle_cells[DESIGNED.column(strength)] for strength in strengths]
    roman = 0 if attacker == ROME else 1
    dice = [[rng.randint(1, 6), rng.randint(1, 6)] for _ in range(2)]

    def result(role: int) -> int:
        return cells[role][sum(max(die, 3) if role == roman else die for die in dice[role])]

    def standing(role: int) -> float:
        own, other = result(role), result(1 - role)
        return own - other + (5 if own > other or (own == other and role) else 0)

    left = list(rerolls)
    role = 0
    while any(left):
        if left[role]:
            left[role] -= 1
            best, chosen = standing(role), None
            for of, at in ((0, 0), (0, 1), (1, 0), (1, 1)):
                old, total = dice[of][at], 0.0
                for dice[of][at] in range(1, 7):
                    total += standing(role) / 6
                dice[of][at] = old
                if total > best:
                    best, chosen = total, (of, at)
            if chosen:
                dice[chosen[0]][chosen[1]] = rng.randint(1, 6)
        role = 1 - role
    return result(0) > result(1)


def test_the_marker_that_completes_a_province_is_worth_more_than_one_beyond() -> None:
    state = GAME.new({}, FastDice(1))
    first = marker_gain(state, BoardValue(state), ROME, SPACE["lutetia"], True, False)
    state.roman_im |= 1 << SPACE["lutetia"]
    second = marker_gain(state, BoardValue(state), ROME, SPACE["melodunum"], True, False)
    state.roman_im |= 1 << SPACE["melodunum"]
    third = marker_gain(state, BoardValue(state), ROME, SPACE["iatinum"], True, False)
    assert first > third
    assert second > third


def test_the_way_into_a_region_without_presence_counts() -> None:
    state = GAME.new({}, FastDice(1))
    assert not state.markers(ROME) & DESIGNED.region_spaces[BELGICA]
    o = BoardValue(state)
    border = next(
        space
        for space in range(len(DESIGNED.spaces))
        if space in o.bridges and not DESIGNED.region_spaces[BELGICA] >> space & 1
    )
    assert place_gain(state, o, ROME, border) > marker_gain(state, o, ROME, border, True, False)
    state.roman_im |= DESIGNED.region_spaces[BELGICA] & DESIGNED.town_spaces
    assert not BoardValue(state).bridges
