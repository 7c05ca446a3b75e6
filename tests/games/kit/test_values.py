"""The small values positions are made of."""

from random import Random

import pytest

from rubicon.games.kit.values import NamedPlaces, names_of, set_from, shuffle, size


@pytest.mark.parametrize("count", [*range(12), 31, 32, 33, 63, 64, 65])
def test_a_shuffle_gives_what_pythons_own_gives(count: int) -> None:
    for seed in range(20):
        ours, theirs = list(range(count)), list(range(count))
        rng, reference = Random(seed), Random(seed)
        shuffle(ours, rng)
        reference.shuffle(theirs)
        assert ours == theirs
        assert rng.getstate() == reference.getstate()


@pytest.mark.parametrize("numbers", [[], [0], [3, 59, 60, 61], list(range(0, 190, 7)), [119, 120, 180]])
def test_sets_of_any_size_have_names_and_a_number_of_members(numbers: list[int]) -> None:
    names = [f"piece-{number}" for number in range(200)]
    assert names_of(names, set_from(numbers)) == [names[number] for number in numbers]
    assert size(set_from(numbers)) == len(numbers)


def test_places_of_pieces_are_shared_while_nothing_moves_and_never_change_afterwards() -> None:
    places = NamedPlaces(["legion", "tribe"], ["box", "alesia", "gergovia"])
    where = [1, 2]
    first = places.shown(where)
    assert first == {"legion": "alesia", "tribe": "gergovia"}
    assert places.shown(where[:]) is first
    where[0] = 2  # the list is changed in place, as a position changes its own
    assert places.shown(where) == {"legion": "gergovia", "tribe": "gergovia"}
    assert first == {"legion": "alesia", "tribe": "gergovia"}
