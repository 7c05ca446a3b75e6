"""Memory: imagined positions fit the view, and are nearer to the truth than plain samples."""

from __future__ import annotations

from random import Random

from rubicon import bots
from rubicon.core.dice import FastDice
from rubicon.core.game import Memory, view_bytes
from rubicon.games.julius_caesar import GAME
from rubicon.games.julius_caesar.rules.components import BLOCK_COUNT, LOCATION_COUNT
from rubicon.games.julius_caesar.rules.state import Position


def _matches(truth: Position, imagined: Position, side: int) -> tuple[int, int]:
    """The number of enemy blocks in their right places, and the total error of their strengths."""
    enemies = [b for b in range(BLOCK_COUNT) if truth.side[b] != side and truth.where[b] < LOCATION_COUNT]
    places = sum(imagined.where[b] == truth.where[b] for b in enemies)
    steps = sum(abs(imagined.strength[b] - truth.strength[b]) for b in enemies)
    return places, steps


def test_memory_fits_the_view_and_helps() -> None:
    places, steps = [0, 0], [0, 0]
    for seed in range(3):
        rng, dice = Random(seed), FastDice(seed)
        state = GAME.new(GAME.settle({}), dice)
        players = [bots.make("legate", GAME, f"{seed} {side}") for side in (0, 1)]
        memories = [GAME.memory(), GAME.memory()]
        for step in range(240):
            if not state.deciders():
                break
            side = state.deciders()[0]
            decision, view = state.decision(side), state.view(side)
            memories[side].watch(view)
            if step % 6 == 0:
                for way, imagined in enumerate((memories[side].imagine(view, rng), GAME.sample(view, rng))):
                    assert isinstance(imagined, Position)
                    assert isinstance(state, Position)
                    imagined.check()
                    assert view_bytes(imagined.view(side)) == view_bytes(view)
                    right, wrong = _matches(state, imagined, side)
                    places[way] += right
                    steps[way] += wrong
            state.apply(
                side, players[side].choose(view, decision.kind, decision.prompt, decision.actions), dice
            )
    assert places[0] > 1.3 * places[1], (places, steps)
    assert steps[0] < 0.8 * steps[1], (places, steps)


def test_a_memory_of_nothing_is_a_plain_sample() -> None:
    view = GAME.new(GAME.settle({}), FastDice(1)).view(0)
    imagined = Memory(GAME).imagine(view, Random(5))
    assert imagined.save() == GAME.sample(view, Random(5)).save()


def test_a_fresh_memory_may_begin_in_the_middle() -> None:
    """A player that was restarted has forgotten everything, and still imagines positions that fit."""
    dice = FastDice(2)
    state, rng = GAME.new(GAME.settle({}), dice), Random(2)
    for step in range(200):
        side = state.deciders()[0]
        if step % 25 == 0:
            memory, view = GAME.memory(), state.view(side)
            memory.watch(view)
            assert view_bytes(memory.imagine(view, rng).view(side)) == view_bytes(view)
        state.apply(side, rng.choice(state.decision(side).actions), dice)
