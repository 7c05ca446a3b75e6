"""Golden games replay to the byte, and their dice are proved. See `tests/games/julius_caesar/golden`."""

from __future__ import annotations

import pytest

from rubicon.games.julius_caesar.text.events import EVENT_NAMES
from tests.games.julius_caesar import golden
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


def test_every_event_occurs_in_them() -> None:
    seen = {event[0] for name in golden.NAMES for event in golden.replayed(name).events()}
    assert sorted(seen) == sorted(EVENT_NAMES)
