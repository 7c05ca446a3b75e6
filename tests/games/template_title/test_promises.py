"""Template Title keeps the promises of the project."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from rubicon.cli import main
from rubicon.core.promises import check_playable, sample_checked, viewers
from rubicon.games.template_title import GAME
from tests.games.template_title.positions import play_steps

#: A game has 14 secret choices; a round has one decision more than favours are spent in it.
MAX_DECISIONS = 40


def test_whole_games_keep_all_promises() -> None:
    """A few random games, with every check at every step."""
    fuzz = ["fuzz", GAME.id, "--games", "8", "--seed", "1", "--jobs", "1", "--thorough"]
    assert main([*fuzz, "--limit", str(MAX_DECISIONS)]) == 0


@settings(max_examples=20, deadline=None, derandomize=True)
@given(seed=st.integers(0, 10**6), steps=st.integers(0, 20))
def test_a_sampled_state_can_be_played_to_its_end(seed: int, steps: int) -> None:
    state = play_steps(seed, steps).state
    for viewer in viewers(GAME):
        sample = sample_checked(GAME, state, viewer, Random(seed))
        check_playable(GAME, sample, Random(seed), MAX_DECISIONS)


def test_a_hidden_hand_may_be_any_cards_that_the_viewer_has_not_seen() -> None:
    state = play_steps(1, 0).state
    samples = (sample_checked(GAME, state, 0, Random(seed)) for seed in range(40))
    assert len({tuple(sample.save()["hands"][1]) for sample in samples}) > 30
