"""The rules agree with a second reading of the rulebook (`tests/support/rome_vs_gaul/referee.py`).

Control, Governance, Naval Supremacy, where markers may be placed, supply of both sides, paths to Rome,
isolation, strengths and columns, submission, who may intercept and avoid battle with what modifiers,
retreats, odds and modifiers of sieges, reach of every activated group with its costs, Spring Muster and
winter march: all are compared in games of players who like to fight, and in disordered positions made at
random. `make soak` plays many more.

Games are also compared event by event (`event_watch.py`): who is asked to intercept, rolls of reactions,
submission, dice and hits of battles, siege rolls and what they bring, penalties of retreats, choices of
losses, replacements, Caesar's return, attrition, isolation and Governance.
"""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from rubicon.core.game import SPECTATOR
from rubicon.games.rome_vs_gaul.rules.pack import GAUL, ROME
from tests.support.rome_vs_gaul.board import PACK, board
from tests.support.rome_vs_gaul.comparison import (
    PARTS,
    compare_position,
    referee_game,
    referee_skirmish,
)
from tests.support.rome_vs_gaul.crowded import disordered
from tests.support.rome_vs_gaul.event_watch import watched_game, watched_skirmish
from tests.support.rome_vs_gaul.referee import Referee


@pytest.mark.heavy
@pytest.mark.parametrize("seed", range(4))
def test_a_game_agrees_with_the_referee_at_every_decision(seed: int) -> None:
    assert referee_game(seed, every=6)["decisions"] > 100


@pytest.mark.heavy
@pytest.mark.parametrize("first", range(0, 30, 5))
def test_disordered_positions_agree_with_the_referee(first: int) -> None:
    for seed in range(first, first + 5):
        referee_skirmish(seed)


@pytest.mark.heavy
def test_the_games_compared_see_battles_sieges_and_interceptions() -> None:
    seen: Counter[str] = Counter()
    for seed in range(100, 112):
        seen.update(referee_skirmish(seed))
    assert seen["battles"] >= 5
    assert seen["sieges"] >= 1
    assert seen["interceptions"] >= 3


#: What must have been compared in the games below, at least once each.
EVENTS = (
    *("moves", "intercepts", "avoids", "backs-up", "battle", "battle-result", "retreats", "independents"),
    *("siege", "siege-roll", "winter", "isolated markers", "offered in move", "offered in losses"),
    *("offered in replacements", "offered in caesar", "offered in late-caesar"),
)


def test_what_happens_agrees_with_the_referee() -> None:
    seen: Counter[str] = Counter()
    for seed in range(8):
        seen += watched_game(seed)
    for seed in range(150):
        seen += watched_skirmish(seed)
    assert not [event for event in EVENTS if not seen[event]], seen


@pytest.mark.soak
@pytest.mark.parametrize("first", range(0, 2_000, 100))
def test_many_steps_agree_with_the_referee(first: int) -> None:
    for seed in range(first, first + 100):
        watched_game(1_000 + seed)
        for skirmish in range(15 * seed, 15 * seed + 15):
            watched_skirmish(1_000 + skirmish)


@pytest.mark.soak
@pytest.mark.parametrize("first", range(0, 400, 20))
def test_many_games_agree_with_the_referee(first: int) -> None:
    for seed in range(first, first + 20):
        referee_game(1_000 + seed, every=2)


@pytest.mark.soak
@pytest.mark.parametrize("first", range(0, 4_000, 100))
def test_many_disordered_positions_agree_with_the_referee(first: int) -> None:
    for seed in range(first, first + 100):
        referee_skirmish(10_000 + seed)


# ------------------------------------------------------------------ the referee notices


@pytest.mark.parametrize("fact", ["gallic_im", "roman_im", "towns", "inside", "devastated", "reduced"])
def test_the_comparison_fails_when_the_referee_sees_another_position(
    fact: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each kind of fact is used: without it the referee disagrees in some position."""
    plain = Referee.__init__

    def without(self: Referee, parts: object, view: dict[str, object]) -> None:
        hidden: object = {} if fact == "towns" else []
        plain(self, PARTS, {**view, fact: hidden})

    monkeypatch.setattr(Referee, "__init__", without)
    rng = Random(3)

    def compare_many() -> None:
        for _ in range(20):
            compare_position(disordered(rng))

    with pytest.raises(AssertionError):
        compare_many()


def play_watched_games() -> None:
    for seed in range(8):
        watched_game(seed)
    for seed in range(60):
        watched_skirmish(seed)


@pytest.mark.parametrize(
    "name",
    [
        *("command", "combat_strength", "support", "siege_modifier", "siege_defence", "unfed", "steps"),
        "battle_column",
    ],
)
def test_a_step_that_the_referee_counts_otherwise_is_noticed(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain = getattr(Referee, name)
    monkeypatch.setattr(Referee, name, lambda *arguments: plain(*arguments) + 1)
    with pytest.raises(AssertionError):
        play_watched_games()


@pytest.mark.parametrize("name", ["isolated", "avoidance", "influence"])
def test_a_step_that_the_referee_sees_otherwise_is_noticed(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Referee, name, lambda *_: set())
    with pytest.raises(AssertionError):
        play_watched_games()


def test_somebody_who_was_not_asked_to_intercept_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Referee, "interceptors", lambda *_: {"bibracte"})
    with pytest.raises(AssertionError):
        play_watched_games()


def test_the_referee_reads_the_setup() -> None:
    b = board("roman im: bibracte, cabillonum, matisco, noviodunum-h, alesia")
    referee = Referee(PARTS, b.state.view(SPECTATOR))
    assert referee.controls("rome", "aedui")
    assert not referee.controls("gaul", "aedui")
    assert b.state.controls(ROME, PACK.province_index["aedui"])
    assert not b.state.controls(GAUL, PACK.province_index["aedui"])
