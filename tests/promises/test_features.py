"""Vectors for learning hold what a side may know, and nothing else (promise 2), in every title."""

from __future__ import annotations

from random import Random

import pytest

from rubicon.core.dice import FastDice
from rubicon.core.features import Features, Recall
from rubicon.core.game import Event, Game, State, view_bytes
from rubicon.games import game
from tests.support.suites.editions import every_edition

SETTINGS = every_edition()
SEEDS = range(4)


def vector(features: Features, state: State, side: int, recall: Recall | None = None) -> bytes:
    """The vector of a side."""
    out = bytearray(features.full_size if recall else features.size)
    features.write(state, side, memoryview(out))
    if recall:
        recall.write(state, memoryview(out), features.size)
    return bytes(out)


def course(title: Game, options: dict[str, str], seed: int) -> list[tuple[State, list[Event]]]:
    """The positions of a random game, and what happened on the way to each."""
    dice, rng = FastDice(seed=seed), Random(seed)
    events: list[Event] = []
    state = title.new(title.settle(options), dice, events)
    found = []
    while True:
        state.log = None
        found.append((state.clone(), events))
        if not state.deciders():
            return found
        state.log = events = []
        side = rng.choice(state.deciders())
        state.apply(side, rng.choice(state.decision(side).actions), dice)


def positions(title: Game, options: dict[str, str], seed: int) -> list[State]:
    """The positions of a random game."""
    return [state for state, _ in course(title, options, seed)]


@pytest.mark.parametrize(("name", "options"), SETTINGS)
def test_slots_follow_each_other_and_fill_the_vector(name: str, options: dict[str, str]) -> None:
    features = game(name).features()
    at = 0
    for slot in (*features.slots, *features.recall_slots):
        assert slot.start == at, slot
        assert slot.kind in ("number", "set", "index")
        assert slot.meaning
        at += slot.size
        if slot is features.slots[-1]:
            assert at == features.size
    assert at == features.full_size
    names = [slot.name for slot in (*features.slots, *features.recall_slots)]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize(("name", "options"), SETTINGS)
@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_hidden_does_not_change_the_vector(name: str, options: dict[str, str], seed: int) -> None:
    """A sampled position differs from the true one in what is hidden from the side, and in nothing else."""
    title = game(name)
    features = title.features()
    rng = Random(seed)
    recalls = [features.recall(side) for side in (0, 1)]
    others = 0
    for number, (state, events) in enumerate(course(title, options, seed)):
        for side in (0, 1):
            recalls[side].watch(state, events)
            if number % 5:
                continue
            twin = title.sample(state.view(side), rng)
            others += twin != state
            assert vector(features, twin, side) == vector(features, state, side)
            assert vector(features, twin, side, recalls[side]) == vector(features, state, side, recalls[side])
    assert others > 10


@pytest.mark.parametrize(("name", "options"), SETTINGS)
@pytest.mark.parametrize("seed", SEEDS)
def test_different_views_have_different_vectors(name: str, options: dict[str, str], seed: int) -> None:
    """Nothing that a side may know is missing from the vector."""
    title = game(name)
    features = title.features()
    seen: dict[bytes, bytes] = {}
    for state in positions(title, options, seed):
        for side in (0, 1):
            view = view_bytes(state.view(side))
            assert seen.setdefault(vector(features, state, side), view) == view
    assert len(seen) > 100


@pytest.mark.parametrize(("name", "options"), SETTINGS)
def test_a_vector_that_is_changed_step_by_step_is_the_one_written_at_once(
    name: str, options: dict[str, str]
) -> None:
    """In the order of the game, and from any position to any other."""
    title = game(name)
    features = title.features()
    states = positions(title, options, 6)
    jumps = Random(6).choices(states, k=60)
    for side in (0, 1):
        writer = features.writer(side, False)
        for number, state in enumerate((*states, *jumps)):
            twin = writer.copy() if number % 50 == 0 else writer
            expected = vector(features, state, side)
            assert writer.update(state) == expected
            if twin is not writer:
                assert twin.update(states[0]) == vector(features, states[0], side)
                assert writer.vector == expected  # the copy is independent


@pytest.mark.parametrize(("name", "options"), SETTINGS)
def test_what_a_buffer_held_before_does_not_matter(name: str, options: dict[str, str]) -> None:
    title = game(name)
    features = title.features()
    state = positions(title, options, 2)[-1]
    used = bytearray(b"\xff" * features.size)
    features.write(state, 0, memoryview(used))
    assert bytes(used) == vector(features, state, 0)


@pytest.mark.parametrize(("name", "options"), SETTINGS)
def test_entries_are_as_their_kind_says(name: str, options: dict[str, str]) -> None:
    """A set and an index have entries of 0 and 1, and an index at most one in each row."""
    title = game(name)
    features = title.features()
    for state in positions(title, options, 5):
        for side in (0, 1):
            found = vector(features, state, side)
            for slot in features.slots:
                part = found[slot.start : slot.start + slot.size]
                if slot.kind != "number":
                    assert max(part) <= 1, slot
                if slot.kind == "index":
                    for row in range(slot.rows):
                        assert sum(part[row * slot.width : (row + 1) * slot.width]) <= 1, slot


def test_a_block_that_was_seen_in_battle_is_recalled() -> None:
    title = game("julius-caesar")
    features = title.features()
    where = next(slot for slot in features.recall_slots if slot.name == "seen-at")
    moved = 0
    recall = features.recall(0)
    before = b""
    for state, events in course(title, {}, 3):
        recall.watch(state, events)
        found = vector(features, state, 0, recall)[where.start : where.start + where.size]
        moved += bool(before) and found != before
        before = found
    assert moved > 1


@pytest.mark.soak
@pytest.mark.parametrize(("name", "options"), SETTINGS)
def test_vectors_hide_and_repeat_over_many_games(name: str, options: dict[str, str]) -> None:
    """In 1,000 games of a title: nothing hidden shows, and the same seed gives the same vectors."""
    title = game(name)
    features = title.features()
    rng = Random(1)
    count = 1000 // sum(other == name for other, _ in SETTINGS) + 1
    for seed in range(count):
        states = positions(title, options, seed)
        again = positions(title, options, seed)
        for number in range(seed % 17, len(states), 17):
            for side in (0, 1):
                seen = vector(features, states[number], side)
                assert seen == vector(features, again[number], side)
                twin = title.sample(states[number].view(side), rng)
                assert seen == vector(features, twin, side)
