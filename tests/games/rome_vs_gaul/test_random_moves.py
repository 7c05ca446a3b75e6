"""Crowded positions in which armies move at random: no dead end, and nothing is left half done.

Whole random games seldom see sieges, push-outs or freed garrisons; here armies stand close together.
"""

from __future__ import annotations

from random import Random

import pytest

from rubicon.core.dice import FastDice
from rubicon.games.kit.flow import NO_SIDE
from rubicon.games.rome_vs_gaul.rules.pack import (
    CUS,
    GAUL,
    GERMANI,
    PIECES,
    ROMAN_LEADERS,
    ROME,
    SPACE_COUNT,
)
from rubicon.games.rome_vs_gaul.rules.sequence import GaulState, loaded
from rubicon.games.rome_vs_gaul.rules.verbs import SIEGE, SORTIE, STEP, TAKE_ALL
from tests.support.rome_vs_gaul.board import PACK
from tests.support.rome_vs_gaul.crowded import begin, crowded

#: Activations in one position, and decisions in one activation.
ACTIVATIONS = 15
MAX_DECISIONS = 400


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
