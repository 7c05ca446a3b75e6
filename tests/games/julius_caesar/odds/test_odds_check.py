"""The check of the odds: 1,000 random battles; wrong odds are noticed; and the command."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest
from rich.console import Console

from rubicon.cli import main
from rubicon.core.dice import FastDice
from rubicon.games.julius_caesar import GAME
from rubicon.games.julius_caesar.odds import fight_at
from rubicon.games.julius_caesar.odds.battle import EscapeRoutes, Fight, calculate
from rubicon.games.julius_caesar.odds.check import Comparison, random_battle, run_trial, trials
from rubicon.games.julius_caesar.rules.components import AUXILIA, CLEOPATRA, TYPE
from rubicon.messages import title_words
from rubicon.terminal.odds_display import draw_odds
from tests.support.julius_caesar import board as positions

Captured = pytest.CaptureFixture[str]
SEED = 1


@pytest.mark.heavy
def test_calculated_and_fought_battles_agree() -> None:
    """Each of 1,000 random battles is calculated once and fought 20 times through the engine."""
    comparison = Comparison()
    for trial in trials(SEED, 1000, 20):
        comparison.add(trial)
        assert sum(trial.expected.rounds) == pytest.approx(1)
    scores = {what: round(score, 2) for what, score in comparison.scores().items()}
    print(f"seed {SEED}, {comparison.fights} fights: {scores}")
    assert comparison.is_consistent(), (SEED, scores, comparison.contradictions)
    assert comparison.fights == 20_000


def _nobody_escapes(fight: Fight) -> Fight:
    return replace(fight, escapes=(EscapeRoutes(0, False), EscapeRoutes(0, False)))


def _no_reserves(fight: Fight) -> Fight:
    return replace(fight, reserve=[False] * len(fight.blocks))


def _no_surprise(fight: Fight) -> Fight:
    return replace(fight, surprise=fight.surprise and fight.round > 1)


def _no_cleopatra(fight: Fight) -> Fight:
    """Cleopatra dies like any other block: an Auxilia, which also hits with 1, replaces her."""
    stand_in = next(b for b in range(CLEOPATRA) if TYPE[b] == AUXILIA and b not in fight.blocks)
    return replace(fight, blocks=[stand_in if b == CLEOPATRA else b for b in fight.blocks])


@pytest.mark.parametrize("wrong", [_nobody_escapes, _no_reserves, _no_surprise, _no_cleopatra])
def test_a_rule_left_out_is_noticed(wrong: Callable[[Fight], Fight]) -> None:
    """Checked with 60 battles where the rule matters, each fought 60 times."""
    rng = Random(SEED)
    right, left_out = Comparison(), Comparison()
    while right.battles < 60:
        state, place = random_battle(rng)
        fight = fight_at(state, place)
        if wrong(fight) != fight:
            trial = run_trial(state, place, 60, FastDice(rng.getrandbits(32)))
            right.add(trial)
            left_out.add(replace(trial, expected=calculate(wrong(fight))))
    assert right.is_consistent(), right.scores()
    assert not left_out.is_consistent(), left_out.scores()


def test_random_battles_are_of_all_kinds() -> None:
    fights = [trial.fight for trial in trials(SEED, 300, 2)]
    assert {fight.round for fight in fights} == {1, 2, 3, 4}
    assert any(fight.hits for fight in fights)
    assert any(fight.surprise for fight in fights)
    assert any(any(fight.reserve) for fight in fights)
    assert {fight.side[fight.blocks.index(CLEOPATRA)] for fight in fights if CLEOPATRA in fight.blocks} == {
        0,
        1,
    }
    assert len({escapes for fight in fights for escapes in fight.escapes}) > 8


# ------------------------------------------------------------------ the command

FORCES = ("--attacker", "caesar:3,legio-7:2,legio-8", "--defender", "pompey,legio-1:3", "--at", "ravenna")


def test_the_command_draws(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("NO_COLOR", "1")
    assert main(["odds", "julius-caesar", *FORCES, "--reserve", "legio-8", "--edition", "1.1"]) == 0
    out = capsys.readouterr().out
    out = re.sub(r"\x1b\[[0-9;]*m", "", out)
    for words in ("Odds at Ravenna", "exact", "Caesar wins", "█", "Legio 8 (reserve)", "Pompey defends"):
        assert words in out


def test_the_command_prints_json(capsys: Captured) -> None:
    assert main(["odds", "julius-caesar", *FORCES, "--json", "--surprise", "--cut-off"]) == 0
    asked = capsys.readouterr().out
    assert main(["odds", "julius-caesar", *FORCES, "--surprise", "--cut-off"]) == 0
    assert capsys.readouterr().out == asked, "piped"
    data = json.loads(asked)
    assert data["attacker"]["side"] == "caesar"
    assert data["exact"] is True
    assert all(row["leaves"]["value"] == 0 for row in data["attacker"]["pieces"])


def test_the_command_checks(capsys: Captured) -> None:
    assert main(["odds", "julius-caesar", "--check", "20", "--times", "10", "--seed", "3"]) == 0
    out = capsys.readouterr().out
    assert "20 random battles, each calculated and fought 10 times, seed 3." in out
    assert out.endswith("They agree.\n")


@pytest.mark.parametrize(
    ("words", "status", "message"),
    [
        (("--attacker", "caesar"), 2, "Name who fights"),
        ((*FORCES, "--edition", "3"), 2, "Option 'edition' cannot be '3'"),
        (("--attacker", "cesar", "--defender", "pompey"), 1, "Did you mean caesar"),
        (("--check", "0"), 2, "at least 1"),
    ],
)
def test_mistakes_are_named(words: tuple[str, ...], status: int, message: str, capsys: Captured) -> None:
    assert main(["odds", "julius-caesar", *words]) == status
    assert message in capsys.readouterr().err


def test_hidden_blocks_are_drawn_with_their_error(capsys: Captured) -> None:
    table = positions.board("caesar genua: caesar, legio-10\npompey ravenna: pompey, legio-1")
    odds = GAME.odds(table.command("caesar", "3/1-a").state.view(0), "ravenna caesar legio-10", samples=8)
    Console(width=100).print(draw_odds(odds, title_words(GAME)))
    out = capsys.readouterr().out
    for words in ("2 hidden blocks", "±", "the mean of 8 positions"):
        assert words in out
