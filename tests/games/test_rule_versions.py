"""Games that were begun under an earlier version of a title's rules: they replay, load and go on under it."""

from __future__ import annotations

from random import Random

import pytest

from rubicon import games
from rubicon.core import record
from rubicon.core.dice import FastDice
from rubicon.core.game import SPECTATOR, Game, view_bytes
from rubicon.core.record_writer import MemorySink, RecordWriter
from rubicon.core.session import Session

#: A title with an earlier version of its rules, and the options of a game.
EARLIER = [
    pytest.param("julius-caesar", 1, {"edition": "2.0"}, id="julius-caesar-2.0"),
    pytest.param("julius-caesar", 1, {"edition": "1.1", "deployment": "free"}, id="julius-caesar-1.1"),
    pytest.param("caesar-xl", 1, {}, id="caesar-xl"),
]


def earlier(title: str, version: int) -> Game:
    found = games.game(title).under_rules(version)
    assert found is not None
    return found


def played(game: Game, options: dict[str, str], steps: int) -> tuple[bytes, Session]:
    """A game of random players, with some actions taken back, and its record."""
    rng = Random(f"{game.id} {options}")
    sink = MemorySink()
    writer = RecordWriter(sink, game, options, None)
    writer.write_heading({}, [])
    session = writer.begin(FastDice(7))
    while session.outcome is None and session.steps < steps:
        side = rng.choice(session.state.deciders())
        if session.can_undo(side) and rng.random() < 0.1:
            session.undo(side)
        else:
            session.act(side, rng.choice(session.state.decision(side).actions))
    return bytes(sink.data), session


@pytest.mark.parametrize(("title", "version", "options"), EARLIER)
def test_an_earlier_game_replays_under_its_own_rules(
    title: str, version: int, options: dict[str, str]
) -> None:
    game = earlier(title, version)
    assert (game.id, game.version) == (title, version)
    data, session = played(game, options, 400)
    kept = record.parse(data)
    assert kept.rules == version
    again = record.replay(kept, games.game)
    assert again.game.version == version
    assert again.state.save() == session.state.save()


@pytest.mark.parametrize(("title", "version", "options"), EARLIER)
def test_a_position_keeps_the_version_of_its_rules(title: str, version: int, options: dict[str, str]) -> None:
    """Whoever holds the title as it is now: a table that loads the position, a bot that imagines it."""
    now = games.game(title)
    for steps in (0, 150):
        _, session = played(earlier(title, version), options, steps)
        state = session.state
        assert now.load(state.save()).save() == state.save()
        for viewer in (0, 1, SPECTATOR):
            view = state.view(viewer)
            assert view_bytes(now.sample(view, Random(1)).view(viewer)) == view_bytes(view)
        fresh = now.new(now.settle(options), FastDice(1))
        assert fresh.save().get("rules", 1) == now.version != state.save().get("rules", 1)


@pytest.mark.parametrize("title", games.titles())
def test_other_versions_are_unknown(title: str) -> None:
    game = games.game(title)
    assert game.under_rules(game.version) is game
    assert game.under_rules(game.version + 1) is None
    assert game.under_rules(0) is None


def test_a_game_of_rome_vs_gaul_under_its_first_rules_is_refused_with_the_version_named() -> None:
    """Its rules and its component pack changed before it was released."""
    data, _ = played(games.game("rome-vs-gaul"), {}, 30)
    kept = record.parse(data)
    kept.rules = 1
    with pytest.raises(record.RecordError, match="rules version 1 of Rome vs Gaul"):
        record.replay(kept, games.game)
