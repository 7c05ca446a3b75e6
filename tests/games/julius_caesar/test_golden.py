"""Golden games replay to the byte, and their dice are proved. See `tests/games/julius_caesar/golden`."""

from __future__ import annotations

import pytest

from rubicon import games
from rubicon.core import record
from rubicon.core.record import RecordError
from rubicon.core.verdict import verify
from rubicon.games.julius_caesar.text.events import EVENT_NAMES
from tests.games.julius_caesar import golden
from tests.support.toy_games import lines_without_checks, with_checks


@pytest.mark.parametrize("name", golden.NAMES)
def test_a_golden_game_replays_to_the_byte(name: str) -> None:
    session = record.replay(record.read(golden.path_of(name)), games.game)
    for path, text in golden.beside(name, session).items():
        assert text.encode() == path.read_bytes(), (
            f"{path.name} differs; see tests/games/julius_caesar/golden"
        )


@pytest.mark.parametrize("name", golden.NAMES)
def test_a_golden_game_is_proved(name: str) -> None:
    kept = record.read(golden.path_of(name))
    assert kept.finished
    assert verify(kept, games.game).holds
    assert dict(kept.contributions) == {"caesar": "alea iacta est", "pompey": "Pompeius semper felix"}


@pytest.mark.parametrize("name", golden.NAMES)
def test_a_forged_die_is_found(name: str) -> None:
    """The last roll of the game, altered by somebody who knows how to compute the checks."""
    lines = lines_without_checks(golden.path_of(name).read_bytes())
    number = max(index for index, line in enumerate(lines) if " : roll " in line)
    head, _, faces = lines[number].rpartition(" ")
    lines[number] = f"{head} {int(faces) % 6 + 1}"
    with pytest.raises(RecordError, match="sealed dice gave") as caught:
        verify(record.parse(with_checks(lines)), games.game)
    assert caught.value.line == number + 1


def test_every_event_occurs_in_them() -> None:
    seen = {
        event[0]
        for name in golden.NAMES
        for event in record.replay(record.read(golden.path_of(name)), games.game).events()
    }
    assert sorted(seen) == sorted(EVENT_NAMES)
