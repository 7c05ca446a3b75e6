"""Golden games replay to the byte, and their dice are proved. See `tests/games/rome_vs_gaul/golden`."""

from __future__ import annotations

import pytest

from rubicon import games
from rubicon.core import record
from rubicon.core.record import RecordError
from rubicon.core.verdict import verify
from tests.games.rome_vs_gaul import golden
from tests.support.toy_games import lines_without_checks, with_checks

#: Kinds of events that the golden games show together, of 85. Some are seen in one game of two hundred.
KINDS_SHOWN = 75


@pytest.mark.parametrize("name", golden.NAMES)
def test_a_golden_game_replays_to_the_byte(name: str) -> None:
    for path, text in golden.beside(name, golden.replayed(name)).items():
        assert text.encode() == path.read_bytes(), f"{path.name} differs; see tests/games/rome_vs_gaul/golden"


@pytest.mark.parametrize("name", golden.NAMES)
def test_a_golden_game_is_proved(name: str) -> None:
    kept = record.read(golden.path_of(name))
    assert kept.finished
    assert verify(kept, games.game).holds
    assert dict(kept.contributions) == {"rome": "veni vidi vici", "gaul": "vae victis"}


def test_a_forged_die_is_found() -> None:
    """The last roll of the game, altered by somebody who knows how to compute the checks."""
    lines = lines_without_checks(golden.path_of("first").read_bytes())
    number = max(index for index, line in enumerate(lines) if " : roll " in line)
    head, _, faces = lines[number].rpartition(" ")
    lines[number] = f"{head} {int(faces) % 6 + 1}"
    with pytest.raises(RecordError, match="sealed dice gave") as caught:
        verify(record.parse(with_checks(lines)), games.game)
    assert caught.value.line == number + 1


def test_most_kinds_of_events_occur_in_them() -> None:
    seen = {event[0] for name in golden.NAMES for event in golden.replayed(name).events()}
    assert len(seen) >= KINDS_SHOWN
