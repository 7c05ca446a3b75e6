"""The small values positions are made of."""

from random import Random

import pytest

from rubicon.games.kit.values import shuffle


@pytest.mark.parametrize("count", [*range(12), 31, 32, 33, 63, 64, 65])
def test_a_shuffle_gives_what_pythons_own_gives(count: int) -> None:
    for seed in range(20):
        ours, theirs = list(range(count)), list(range(count))
        rng, reference = Random(seed), Random(seed)
        shuffle(ours, rng)
        reference.shuffle(theirs)
        assert ours == theirs
        assert rng.getstate() == reference.getstate()
