"""Bots: legal in every position, repeatable, and the legate beats random play."""

from __future__ import annotations

from itertools import product

import pytest

from rubicon import bots
from rubicon.bots import Bot
from rubicon.core.dice import FastDice
from rubicon.core.game import RubiconError
from rubicon.core.session import Session
from rubicon.games.julius_caesar import GAME


def play(options: dict[str, str], seed: int, players: list[Bot], decisions: int = 10_000) -> Session:
    """A game, or the beginning of one, between two bots."""
    session = Session(GAME, options, FastDice(seed))
    while session.outcome is None and len(session.history) < decisions:
        side = session.state.deciders()[0]
        decision = session.state.decision(side)
        choice = players[side].choose(
            session.state.view(side), decision.kind, decision.prompt, list(decision.actions)
        )
        session.act(side, choice)
    return session


@pytest.mark.parametrize(("edition", "deployment"), list(product(("2.0", "1.1"), ("historical", "free"))))
def test_the_legate_plays_whole_games_of_every_kind(edition: str, deployment: str) -> None:
    players = [bots.make("legate", GAME, seed) for seed in (1, 2)]
    session = play({"edition": edition, "deployment": deployment}, 1, players)
    assert session.outcome is not None


def test_the_legate_beats_random_play_from_both_sides() -> None:
    won = 0
    for seed in range(12):
        me = seed % 2
        players = [bots.make("legate" if side == me else "random", GAME, seed) for side in (0, 1)]
        outcome = play({}, seed // 2, players).outcome
        assert outcome is not None
        won += outcome.winner == me
    assert won >= 11


@pytest.mark.parametrize("spec", ["random", "legate", "ismcts:iterations=6"])
def test_the_same_seed_plays_the_same(spec: str) -> None:
    games = [
        play({}, 3, [bots.make(spec, GAME, side) for side in (0, 1)], decisions=60).history for _ in range(2)
    ]
    assert games[0] == games[1]


def test_the_legate_varies_with_its_seed() -> None:
    first, second = (
        play({}, 3, [bots.make("legate", GAME, seed) for _ in (0, 1)], decisions=60).history
        for seed in (1, 2)
    )
    assert first != second


def test_the_search_plays_legally_through_battles_and_winters() -> None:
    players = [bots.make("ismcts:iterations=3", GAME, 1), bots.make("random", GAME, 1)]
    assert play({"edition": "1.1"}, 2, players).outcome is not None


@pytest.mark.parametrize(
    ("spec", "problem"),
    [
        ("nero", "There is no computer player 'nero'"),
        ("legate:courage=1", "'legate' has no setting 'courage'. It has: whim, blunder, taste."),
        ("random:whim=1", "'random' has no setting 'whim'. It has: none."),
        ("ismcts:iterations=many", "must be a number, not 'many'"),
    ],
)
def test_what_cannot_be_made_is_said(spec: str, problem: str) -> None:
    with pytest.raises(RubiconError, match=problem):
        bots.make(spec, GAME, 1)
