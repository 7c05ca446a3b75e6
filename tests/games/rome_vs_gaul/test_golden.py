"""Golden games replay to the byte, and their dice are proved. See `tests/games/rome_vs_gaul/golden`."""

from __future__ import annotations

import pytest

from tests.games.rome_vs_gaul import golden
from tests.support.suites.golden import check_forgery, check_proof, check_replay


@pytest.mark.parametrize("name", golden.NAMES)
def test_a_golden_game_replays_to_the_byte(name: str) -> None:
    check_replay(golden.path_of(name), golden.replayed(name))


@pytest.mark.parametrize("name", golden.NAMES)
def test_a_golden_game_is_proved(name: str) -> None:
    check_proof(golden.path_of(name), golden.WORDS)


@pytest.mark.parametrize("name", golden.NAMES)
def test_a_forged_die_is_found(name: str) -> None:
    check_forgery(golden.path_of(name))


#: Kinds of events that the golden games show together, of 85. Some are seen in one game of two hundred.
KINDS_SHOWN = 75


def test_most_kinds_of_events_occur_in_them() -> None:
    seen = {event[0] for name in golden.NAMES for event in golden.replayed(name).events()}
    assert len(seen) >= KINDS_SHOWN
