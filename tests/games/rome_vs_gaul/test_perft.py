"""Perft: the number of action sequences from named positions. See `tests/games/rome_vs_gaul/perft`."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.rome_vs_gaul import perft


@pytest.mark.parametrize("path", perft.FILES, ids=[path.stem for path in perft.FILES])
def test_perft(path: Path) -> None:
    assert perft.count(path) == perft.read(path).counts


def test_there_are_enough_suites() -> None:
    assert len(perft.FILES) >= 10
    assert all(set(perft.read(path).counts) >= {1, 2, 3} for path in perft.FILES)
