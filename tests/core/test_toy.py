"""The toy title keeps the promises of every title, so that what is tested with it is tested fairly."""

from __future__ import annotations

import json
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rubicon.core.dice import FastDice
from rubicon.core.game import SPECTATOR, IllegalAction, view_bytes
from tests.support.toy import TOY


@given(st.integers(0, 2**32))
def test_promises_at_every_step(seed: int) -> None:
    rng, dice = Random(seed), FastDice(seed)
    state = TOY.new(TOY.settle({}), dice)
    steps = 0
    while state.outcome() is None:
        state.check()
        assert state.deciders()
        saved = json.loads(json.dumps(state.save()))
        assert TOY.load(saved).save() == state.clone().save() == saved
        for side in (0, 1, SPECTATOR):
            sampled = TOY.sample(json.loads(view_bytes(state.view(side))), rng)
            sampled.check()
            assert view_bytes(sampled.view(side)) == view_bytes(state.view(side))
        for side in (0, 1):
            legal = state.decision(side).actions if side in state.deciders() else []
            assert bool(legal) == (side in state.deciders())
            for action in range(-1, TOY.action_count + 1):
                copy = state.clone()
                if action in legal:
                    assert TOY.parse(TOY.text(action)) == action
                    copy.apply(side, action, FastDice(0))
                else:
                    with pytest.raises(IllegalAction):
                        copy.apply(side, action, FastDice(0))
                    assert copy.save() == saved
        side = rng.choice(state.deciders())
        state.apply(side, rng.choice(state.decision(side).actions), dice)
        steps += 1
    assert steps <= 3 * 14
    assert state.deciders() == ()
