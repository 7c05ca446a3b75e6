"""Crowded positions in which armies move at random: no dead end, and nothing is left half done.

Whole random games seldom see sieges, push-outs or freed garrisons; here armies stand close together.
"""

from __future__ import annotations

from random import Random

import pytest

from rubicon.core.dice import FastDice
from rubicon.games.kit.flow import NO_SIDE
from rubicon.games.kit.values import members
from rubicon.games.rome_vs_gaul.rules import tribes
from rubicon.games.rome_vs_gaul.rules.armies import independents, movement, sieges
from rubicon.games.rome_vs_gaul.rules.pack import (
    BRITANNIA,
    CAESAR,
    CUS,
    FIRST_LEGATE,
    FIRST_TRIBE,
    GALLIC_LEADERS,
    GAUL,
    GERMANI,
    GERMANIA,
    HIRED,
    HOLDING,
    LEGION_COUNT,
    PIECES,
    ROMAN_LEADERS,
    ROME,
    SPACE_COUNT,
    TRIBE_COUNT,
)
from rubicon.games.rome_vs_gaul.rules.sequence import GaulState, loaded
from rubicon.games.rome_vs_gaul.rules.verbs import SIEGE, SORTIE, STEP, TAKE_ALL
from tests.support.rome_vs_gaul.board import PACK, board

#: Activations in one position, and decisions in one activation.
ACTIVATIONS = 15
MAX_DECISIONS = 400


def crowded(rng: Random) -> GaulState:
    """Tribes, Legions and Leaders around one space, some besieged."""
    s = board("rome hand: 1, 2, 48\ngaul hand: 24, 25, 53").state
    middle = rng.choice(members(PACK.town_spaces & PACK.gaul))
    near = {middle, *PACK.near[middle]}
    for space in tuple(near):
        near.update(PACK.near[space])
    core = sorted(space for space in near if not PACK.closed >> space & 1)
    gallic = [space for space in core if PACK.region_at[space] not in (GERMANIA, BRITANNIA)]
    for space in members(PACK.town_spaces):
        if rng.random() < 0.5:
            s.set_influence(rng.choice((ROME, GAUL)), space)
    for tribe in rng.sample(range(FIRST_TRIBE, FIRST_TRIBE + TRIBE_COUNT), 10):
        spaces = members(tribes.can_place(s, tribe))
        if spaces:
            tribes.place_tribe(s, tribe, rng.choice(spaces))
            s.put(tribe, rng.choice([*gallic, s.where[tribe]]))
            s.reduced |= rng.choice((0, 1 << tribe))
    for piece in members((HIRED | GALLIC_LEADERS) & CUS[GAUL]):
        s.put(piece, rng.choice([*gallic, HOLDING]))
    for piece in (*range(LEGION_COUNT), CAESAR, FIRST_LEGATE):
        s.put(piece, rng.choice(core))
    for space in range(SPACE_COUNT):
        here = s.here[space]
        walls = (s.towns | PACK.city_spaces) >> space & 1
        if here & PIECES[ROME] and here & CUS[GAUL] and (not walls or not here & CUS[ROME]):
            s.put_all(here & PIECES[ROME], HOLDING)
    sieges.mark_besieged(s)
    s.check()
    return s


def check_at_rest(s: GaulState) -> None:
    """Enemies never share a space, and no battle, siege or retreat is left."""
    s.check()
    for space in range(SPACE_COUNT):
        outside = s.here[space] & ~s.inside
        assert not (outside & CUS[ROME] and outside & CUS[GAUL])
        assert not (outside & ROMAN_LEADERS and outside & CUS[GAUL] and not outside & CUS[ROME])
        assert not (outside >> GERMANI & 1 and outside & (PIECES[ROME] | PIECES[GAUL]))
        assert not s.here[space] & s.inside or s.is_besieged(space)
    assert not s.aftermath
    assert not s.retreats
    assert not s.moving
    assert s.battle_space == s.siege_at == s.marcher == -1


def begin(s: GaulState, side: int, rng: Random, dice: FastDice) -> bool:
    """Activate somebody at random, or move the Germani."""
    s.active = s.mover = side
    s.used = s.rolled = 0  # another card play
    s._decision = None
    if rng.random() < 0.1 and independents.germani_can_move(s):
        independents.begin_germani(s, side, 3, dice)
        return True
    pieces = members(movement.activatable(s, side))
    if not pieces:
        return False
    movement.begin(s, side, rng.choice(pieces), dice)
    return True


@pytest.mark.parametrize("seed", range(20))
def test_armies_that_move_at_random_leave_nothing_half_done(seed: int) -> None:
    rng = Random(seed)
    dice = FastDice(seed)
    s = crowded(rng)
    eager = {SIEGE, SORTIE, TAKE_ALL, *range(STEP, STEP + SPACE_COUNT)}
    for _ in range(ACTIVATIONS):
        if not begin(s, rng.choice((ROME, GAUL)), rng, dice):
            continue
        s.make_forced_choices(NO_SIDE, dice)
        for count in range(MAX_DECISIONS):
            if not s.deciders():
                break
            actions = list(s.decision(s.mover).actions)
            assert len(set(actions)) == len(actions) > 0
            wanted = [action for action in actions if action in eager]
            s.apply(s.mover, rng.choice(wanted if wanted and rng.random() < 0.7 else actions), dice)
            if count % 5 == 0:
                assert loaded(PACK, s.save()).save() == s.save()
        assert not s.deciders()
        check_at_rest(s)
