"""Memory: imagined positions fit the view, and are nearer to the truth than plain samples."""

from __future__ import annotations

from random import Random

import pytest

from rubicon import bots
from rubicon.core.dice import FastDice
from rubicon.core.game import Memory, view_bytes
from rubicon.core.session import LogReader, Session
from rubicon.games.julius_caesar import GAME
from rubicon.games.julius_caesar.checks.belief import CHECK
from rubicon.games.julius_caesar.rules.components import BLOCK_COUNT, LOCATION_COUNT
from rubicon.games.julius_caesar.rules.state import Position
from rubicon.games.kit.belief_check import compare


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


@pytest.mark.parametrize("options", [{}, {"edition": "1.1"}, {"deployment": "free"}], ids=str)
def test_a_memory_that_hears_the_log_fits_every_view(options: dict[str, str]) -> None:
    """Promise 8, over the tracker."""
    rng = Random(3)
    for seed in range(2):
        session = Session(GAME, GAME.settle(options), FastDice(seed))
        logs = [LogReader(session, side) for side in (0, 1)]
        memories = [GAME.memory(), GAME.memory()]
        while session.outcome is None:
            side = session.state.deciders()[0]
            view = session.state.view(side)
            memories[side].hear(*logs[side].news())
            memories[side].watch(view)
            if session.steps % 5 == 0:
                imagined = memories[side].imagine(view, rng)
                assert isinstance(imagined, Position)
                imagined.check()
                assert view_bytes(imagined.view(side)) == view_bytes(view)
            session.act(side, rng.choice(session.state.decision(side).actions))


def test_until_an_enemy_block_moves_all_are_known() -> None:
    """5.1: the historical deployment is public."""
    session = Session(GAME, {}, FastDice(1))
    for side in (0, 1):
        view = session.state.view(side)
        memory = GAME.remember(session.log(side), view)
        for seed in range(20):
            imagined = memory.imagine(view, Random(seed))
            assert isinstance(imagined, Position)
            assert isinstance(session.state, Position)
            assert imagined.where == session.state.where


@pytest.mark.heavy
def test_what_is_remembered_is_nearer_to_the_truth_than_the_view_alone() -> None:
    figures = compare(CHECK, 2, 5)
    memory, nothing = figures["memory"], figures["nothing"]
    assert memory.share("deployed") == 1.0
    assert memory.share("Year 705") > 0.6
    assert memory.share("all") > 0.55  # notes of where blocks were last seen reached 0.35
    assert memory.share("all") > 3 * nothing.share("all")
    assert memory.error < 0.4 * nothing.error
    assert len(memory.attacks) == len(nothing.attacks) > 20
    shown, blind = (
        sum(abs(guess - true) for guess, true in one.attacks) / len(one.attacks) for one in (memory, nothing)
    )
    assert shown < 0.7 * blind, "the chances that a player is shown are nearer to the truth too"


def test_what_a_side_was_told_is_all_that_goes_in() -> None:
    """The same views and logs give the same table, whatever the hidden truth is."""
    rng = Random(8)
    session = Session(GAME, {}, FastDice(8))
    for _ in range(150):
        side = session.state.deciders()[0]
        session.act(side, rng.choice(session.state.decision(side).actions))
    for side in (0, 1):
        view, log = session.state.view(side), session.log(side)
        other = GAME.sample(view, rng)  # another truth, which looks the same
        first, second = GAME.remember(log, view), GAME.remember(log, other.view(side))
        assert first.imagine(view, Random(1)).save() == second.imagine(view, Random(1)).save()


def test_a_log_is_read_again_after_undo() -> None:
    session = Session(GAME, {"deployment": "free"}, FastDice(2))
    log = LogReader(session, 0)
    lines, fresh = log.news()
    assert fresh
    assert lines == session.log(0)
    session.act(0, session.state.decision(0).actions[1])
    added, fresh = log.news()
    assert len(added) == 1
    assert fresh == (not lines and len(session.history) == 1)
    session.undo(0)
    again, fresh = log.news()
    assert fresh
    assert again == session.log(0)


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
