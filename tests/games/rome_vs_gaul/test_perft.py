"""Perft: the number of action sequences from named positions. See `tests/games/rome_vs_gaul/perft`."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.rome_vs_gaul.perft import FILES, set_up
from tests.support.suites import perft


@pytest.mark.heavy
@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_perft(path: Path) -> None:
    assert perft.count(path, set_up) == perft.read(path).counts


def test_there_are_enough_suites() -> None:
    assert len(FILES) >= 10
    assert all(set(perft.read(path).counts) >= {1, 2, 3} for path in FILES)
