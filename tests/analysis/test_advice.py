"""Hints: good, repeatable, in sentences, and from the player's own knowledge alone."""

from __future__ import annotations

import json
from itertools import islice
from random import Random

import pytest

from rubicon.about import build_kind
from rubicon.analysis import advise
from rubicon.analysis.advice import (
    FEW_ACTIONS,
    Advice,
    Advisor,
    EvaluatedPlan,
    percent,
    percentage_points,
    playouts_of,
)
from rubicon.core.dice import FastDice
from rubicon.core.game import Game, State, view_bytes
from rubicon.core.message import message
from rubicon.games.caesar_xl import GAME as CAESAR_XL
from rubicon.games.julius_caesar import GAME
from rubicon.games.julius_caesar.rules.notation import END
from rubicon.messages import LANGUAGES
from rubicon.messages.words import common_words
from tests.support.julius_caesar.idle_movements import idle_movements
from tests.support.toy import YIELD
from tests.support.toy_judgement import FORUM, bot_view, game_with_blunder, play_randomly
from tests.terminal.conftest import Start


def advice_json(game: Game, state: State, side: int, seed: int = 1, budget: int = 24) -> dict[str, object]:
    decision = state.decision(side)
    view = state.view(side) if game is GAME else bot_view(state, side)
    return advise(game, view, decision.kind, decision.prompt, decision.actions, seed, budget).to_json()


def test_a_hint_finds_what_would_have_saved_the_game() -> None:
    _, before = game_with_blunder()
    decision = before.decision(0)
    advice = advise(FORUM, bot_view(before, 0), decision.kind, decision.prompt, decision.actions, 1, 100)
    assert advice.action != YIELD
    assert advice.second_best is not None
    gain, error = advice.best.gain_over(advice.second_best)
    assert gain > 2 * error


@pytest.mark.parametrize("decisions", [0, 25])
def test_a_hint_is_legal_repeatable_and_plain_data(decisions: int) -> None:
    state = play_randomly(2, GAME, decisions=decisions).state
    side = state.deciders()[0]
    first, again = advice_json(GAME, state, side), advice_json(GAME, state, side)
    assert first == again
    assert json.loads(json.dumps(first)) == first
    assert GAME.parse(str(first["action"])) in state.decision(side).actions


def test_a_hint_knows_nothing_but_the_view() -> None:
    state = play_randomly(2, GAME, decisions=40).state
    side = state.deciders()[0]
    other = GAME.sample(state.view(side), Random(99))
    assert view_bytes(other.view(side)) == view_bytes(state.view(side))
    assert other.save() != state.save()
    assert advice_json(GAME, other, side) == advice_json(GAME, state, side)


def test_a_hint_thinks_of_marches_that_judgement_would_not_make() -> None:
    positions = 0
    for state, side in islice(idle_movements(2), 6):
        positions += 1
        plans = Advisor(GAME, 1).candidate_plans(state.view(side), side, state.decision(side).actions, 8)
        assert sum(plan[0] != END for plan in plans) >= 4
    assert positions


def test_a_hint_has_alternatives_where_no_mood_has_a_say() -> None:
    """As in a bid of Caesar XL: moods prefer cities, and a bid has none."""
    judgement, rng, dice = CAESAR_XL.judgement(), Random(1), FastDice(1)
    state = CAESAR_XL.new(CAESAR_XL.settle({}), dice)
    choices: list[int] = []
    while deciders := state.deciders():
        for side in deciders:
            decision = state.decision(side)
            if decision.kind == "bidding" and len(decision.actions) > FEW_ACTIONS:
                plans = Advisor(CAESAR_XL, 1).candidate_plans(state.view(side), side, decision.actions, 8)
                choices.append(len({plan[0] for plan in plans}))
            state.apply(side, judgement.choose(state, side, rng, 0.5), dice)
    assert sum(count > 1 for count in choices) > len(choices) / 2


def test_a_hint_is_told_in_sentences() -> None:
    state = play_randomly(2, GAME, decisions=0).state
    decision = state.decision(0)
    advice = advise(GAME, state.view(0), decision.kind, decision.prompt, decision.actions, 3, 24)
    first, sure, *_, chance, other, work = advice.sentences()
    assert sure in (
        "I am sure of that: it is clearly better than all else I tried.",
        "It is probably better than all else I tried.",
        "Other choices may be just as good.",
    )
    assert first.startswith("I would choose 'discard ")
    assert "', then 'play " in first
    assert "Your chance to win is about" in chance
    assert "give or take" in chance
    assert "The next best I see begins with 'discard " in other
    assert "in positions that fit what you know" in work


def test_what_is_not_better_than_usual_play_is_not_recommended() -> None:
    """Within the error it is called as good, beyond it worse; either way the hint says so and no more."""
    end = GAME.parse("end")
    usual = EvaluatedPlan((), (0.5, 0.52, 0.54), 0.01)
    for chances, certainty in (((0.49, 0.55, 0.5), "equal"), ((0.4, 0.42, 0.44), "none")):
        advice = Advice(GAME, message("ask-wait"), usual, EvaluatedPlan((end,), chances, 0.01), (), 1, 40)
        assert advice.certainty == certainty
        assert not advice.recommends
        first, work = advice.sentences()
        assert first.startswith("I recommend nothing")
        assert "about 52%" in first
        assert "weighed" in work


def test_without_a_budget_a_hint_makes_as_many_playouts_as_there_is_time_for() -> None:
    """Eighty playouts left errors of fifteen points; in plain Python there is time for no more."""
    state = play_randomly(2, GAME, decisions=0).state
    decision = state.decision(0)
    advice = advise(GAME, state.view(0), decision.kind, decision.prompt, decision.actions, 1)
    assert advice.playout_count == pytest.approx(playouts_of(GAME), rel=0.3)
    if build_kind() == "compiled":
        assert advice.best.error < 0.08


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_is_told_in_the_language_of_the_reader(language: str) -> None:
    """Other plans than one chosen by the dice: one action or nine, equal, better, or nothing else to do."""
    end = GAME.parse("end")
    best, equal, worse = (
        EvaluatedPlan(plan, chances, 0.001)
        for plan, chances in (((end,) * 9, (0.5, 0.52)), ((end + 1,), (0.5, 0.52)), ((end + 1,), (0.2, 0.1)))
    )
    told = []
    for others, plans in (((), 1), ((equal,), 2), ((worse,), 3)):
        for plan in (best, EvaluatedPlan((end,), (0.996, 0.996), 0.01)):
            told += Advice(GAME, message("ask-wait"), plan, plan, others, plans, 40).sentences(language)
    assert len(told) == 2 * 3 * 5
    assert not [line for line in told if "advice-" in line or "{" in line]
    assert common_words(language, "rubicon.analysis").errors == []
    alone = {"en": "I see nothing else", "de": "Ich sehe nichts anderes", "fr": "Je ne vois rien d"}
    assert told[3].startswith(alone[language])
    counted = {"en": "and 2 more.", "de": "und 2 mehr.", "fr": "et 2 de plus."}
    assert told[0].endswith(counted[language])  # of nine actions, six are named after the first


def test_figures_as_people_read_them() -> None:
    assert [percent(chance) for chance in (0, 0.004, 0.5, 0.996, 1)] == [
        "0%", "less than 1%", "50%", "more than 99%", "100%",
    ]  # fmt: skip
    assert [percentage_points(share) for share in (0.01, 0.034, 0.5)] == [
        "1.0 point",
        "3.4 points",
        "50 points",
    ]


def test_hint_in_the_terminal(start: Start) -> None:
    play = start("--seed", "1")
    play.wait()
    told = play.answer("hint")
    assert "I would choose 'discard" in told
    assert "Your chance to win" in told
    play.answer("")
    assert "discard one of your six cards" in play.new_output


def test_no_hints_between_two_people(start: Start) -> None:
    play = start("--seed", "1", "--opponent", "hotseat")
    play.wait()
    play.answer("")
    assert "Hints are for games against the computer" in play.answer("hint")
