"""Levels for people: they play, they have preferences, and each beats the level below."""

from __future__ import annotations

import json
from itertools import combinations, pairwise
from pathlib import Path
from random import Random

import pytest

from rubicon import bots
from rubicon.arena.ladder import MIN_LEVEL_SCORE
from rubicon.bots import plugins
from rubicon.bots.levels import LEVELS, RANKS
from rubicon.cli import main
from rubicon.core.dice import FastDice
from rubicon.games.julius_caesar import GAME
from tests.bots.test_bots import play

DOCS = Path(__file__).parents[2] / "docs"
#: Every level, the searching ones with few iterations.
FAST_LEVELS = ["tiro", "miles", "centurio", "legatus:iterations=3", "imperator:iterations=3"]


def test_the_ranks() -> None:
    assert [spec.partition(":")[0] for spec in FAST_LEVELS] == list(LEVELS)
    assert set(LEVELS) < set(bots.names())


@pytest.mark.parametrize("spec", FAST_LEVELS)
def test_a_level_plays_and_keeps_its_spec(spec: str) -> None:
    """A saved game stores the spec of its bot."""
    player = bots.make(spec, GAME, 1)
    assert player.name == spec
    assert play({}, 4, [bots.make("tiro", GAME, 2), player]).outcome is not None


@pytest.mark.parametrize("spec", FAST_LEVELS)
def test_openings_vary_with_the_seed(spec: str) -> None:
    openings = [
        play({}, 3, [bots.make(spec, GAME, seed) for _ in (0, 1)], decisions=25).history
        for seed in (1, 1, 2, 3)
    ]
    assert openings[0] == openings[1]
    assert len({tuple(map(str, opening)) for opening in openings}) == 3


def test_taste_lasts() -> None:
    """With many suggestions to choose from, a legate takes the same action again and again; legates with
    other seeds take other actions."""
    state = GAME.new(GAME.settle({}), FastDice(2))
    decision = state.decision(0)
    favourites = set()
    for seed in range(12):
        legate = bots.make("legate:whim=50,taste=60", GAME, seed)
        chosen = {
            legate.choose(state.view(0), decision.kind, decision.prompt, decision.actions) for _ in range(5)
        }
        assert len(chosen) == 1
        favourites |= chosen
    assert len(favourites) > 2


def test_carelessness_is_not_absurd() -> None:
    """Who blunders at every decision still does nothing that is never better than something else."""
    state = GAME.new(GAME.settle({}), FastDice(2))
    legate = bots.make("legate:blunder=1", GAME, 1)
    rng, seen = Random(5), 0
    while (deciders := state.deciders()) and seen < 12:
        side = deciders[0]
        decision = state.decision(side)
        if decision.kind == "battle-turn" and any(GAME.text(a).startswith("fire") for a in decision.actions):
            chosen = legate.choose(state.view(side), decision.kind, decision.prompt, decision.actions)
            assert not GAME.text(chosen).startswith("pass")
            seen += 1
        state.apply(side, rng.choice(decision.actions), FastDice(rng.getrandbits(32)))
    assert seen == 12


# ------------------------------------------------------------------------------------------ the order

#: A short ladder: the searching level counts few iterations, so that every run plays the same games.
SHORT_LADDER = ["--jobs", "1", "--seed", "1", "--check"]


@pytest.mark.heavy
@pytest.mark.parametrize(
    ("length", "players"),
    [
        pytest.param(
            ["--games", "2", "--steps", "20"], ["random", "tiro", "miles", "centurio"], id="judging"
        ),
        pytest.param(
            ["--games", "8"],
            ["centurio", "legatus:iterations=40,horizon=1"],
            id="searching",
            marks=pytest.mark.soak,
        ),
    ],
)
def test_the_levels_stand_in_order(
    length: list[str],
    players: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("RUBICON_HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)  # published figures are of longer games
    status = main(["ladder", *length, *SHORT_LADDER, "--bots", *players])
    assert status == 0, capsys.readouterr().err
    assert not list(tmp_path.glob("docs/*"))


@pytest.mark.heavy
def test_a_broken_order_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("RUBICON_HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    distracted = "centurio:blunder=0.9"
    assert main(["ladder", "--games", "10", *SHORT_LADDER, "--bots", "random", "tiro", distracted]) == 1
    captured = capsys.readouterr()
    assert f"{distracted} does not beat tiro: it scored" in captured.err
    assert "tiro does not beat random" not in captured.err
    assert "The order holds" not in captured.out


def test_the_published_figures_are_of_everybody_and_keep_the_promise() -> None:
    """Each of our bots has met every other, and each level won 65 of 100 against the one below."""
    published = json.loads((DOCS / "strength" / "julius-caesar.json").read_text("utf-8"))
    names = [spec.partition(":")[0] for spec in published["bots"]]
    assert sorted(names) == sorted(set(bots.names()) - set(plugins.names()))
    scores = {
        tuple(spec.partition(":")[0] for spec in met["bots"]): met["score"] for met in published["meetings"]
    }
    assert set(scores) == set(combinations(names, 2))
    for below, above in pairwise(RANKS):
        score = scores[above, below] if (above, below) in scores else 1 - scores[below, above]
        assert score >= MIN_LEVEL_SCORE, f"{above} scored {score:.1%} against {below}"


def test_players_can_be_told_how_long_a_bot_thinks_at_most() -> None:
    """Only of those that go by time; `legatus` counts its trials, and `centurio` does not search."""
    assert bots.longest_thoughts() == {"ismcts": 1.0, "imperator": 4.0}
