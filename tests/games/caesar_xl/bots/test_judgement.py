"""The judgement of Caesar XL, and what computer players make of it."""

from __future__ import annotations

from random import Random

from rubicon import bots
from rubicon.core.dice import FastDice
from rubicon.core.session import Session
from rubicon.games.caesar_xl import GAME
from tests.support.caesar_xl.board import board


def match(words: tuple[str, str], seed: int) -> int | None:
    """The winner of a game between two bots."""
    session = Session(GAME, {}, FastDice(seed))
    players = [bots.make(word, GAME, f"{seed} {side}") for side, word in enumerate(words)]
    while session.outcome is None:
        side = session.state.deciders()[0]
        decision = session.state.decision(side)
        view = session.state.view(side)
        session.act(side, players[side].choose(view, decision.kind, decision.prompt, decision.actions))
    return session.outcome.winner


def test_the_legate_beats_chance() -> None:
    won = sum(match(("legate", "random"), seed) == 0 for seed in range(10))
    won += sum(match(("random", "legate"), seed) == 1 for seed in range(10))
    assert won >= 18


def test_it_declares_victory_when_it_can() -> None:
    table = board(
        "caesar rome: caesar, curio, antonius\npompey athens: pompey\n"
        "caesar front: demands-for-reform, dictator\nforum: tribune\ncaesar gold 9"
    )
    assert GAME.text(GAME.judgement().choose(table.state, 0, Random(1), 0.3)) == "declare-political"


def test_it_does_not_lose_caesar_for_an_allied_unit() -> None:
    table = board("caesar rubicon: caesar, allied\npompey rome: legion 3\npompey athens: pompey", "march")
    table.do("march all rubicon rome", "end", "pass", "pass").do("roll allied", rolls="6").do(
        "roll legion", rolls="1"
    )
    assert GAME.text(GAME.judgement().choose(table.state, 0, Random(1), 0.3)) == "lose allied"


def test_value_follows_the_game() -> None:
    judgement = GAME.judgement()
    even = GAME.new({}, FastDice(1))
    assert 0.3 < judgement.value(even, 0) < 0.7
    assert abs(judgement.value(even, 0) + judgement.value(even, 1) - 1) < 1e-9
    dead = board("caesar rome: caesar, legion 5\npompey athens: legion", "forum").state
    assert judgement.value(dead, 0) > 0.7
    assert judgement.at_rest(dead)
    over = board("caesar rome: caesar\npompey athens: pompey\nturn 14", "march", "pompey").do("end").state
    assert judgement.value(over, 0) == 0.5


def test_who_can_take_the_last_points_has_won() -> None:
    """A card that can be claimed and gives the seventh point wins; the other's threat comes a turn later."""
    judgement = GAME.judgement()
    near = (
        "caesar rome: caesar, curio, antonius\npompey athens: pompey, legion 4\n"
        "caesar front: demands-for-reform\ncaesar gold 20\nforum: "
    )
    wins = board(near + "dictator", "forum", "caesar").state
    assert GAME.text(judgement.choose(wins, 0, Random(1), 0.0)) == "claim dictator"
    assert (judgement.value(wins, 0), judgement.value(wins, 1)) == (1.0, 0.0)
    threatens = board(near + "dictator", "forum", "pompey").state
    without = board(near + "triumph", "forum", "pompey").state
    assert 1.0 > judgement.value(threatens, 0) > judgement.value(without, 0) + 0.1
    closer = board(near + "dictator", "march", "pompey").state
    assert judgement.value(closer, 0) > judgement.value(threatens, 0), "that side is the next at the Forum"


def test_moods_differ_and_last() -> None:
    """In one mood the same is chosen, in many much that judgement would not think of."""
    judgement, state = GAME.judgement(), GAME.new({}, FastDice(4))
    while state.decision(state.deciders()[0]).kind != "march":
        side = state.deciders()[0]
        state.apply(side, judgement.choose(state, side, Random(1), 0.0), FastDice(1))
    side = state.deciders()[0]
    choices = [judgement.choose(state, side, Random(1), 0.0, mood) for mood in range(256)]
    assert choices == [judgement.choose(state, side, Random(2), 0.0, mood) for mood in range(256)]
    assert len(set(choices)) > 4


def test_nobody_claims_what_lowers_their_net_points() -> None:
    """Six net points of the Optimates: a Populares card would make it five."""
    judgement = GAME.judgement()
    near = board(
        "caesar rome: legion 2\ncaesar messana: caesar, legion\ncaesar utica: legion\npompey athens: pompey\n"
        "caesar front: the-senate, friend-of-kings, tax-farmers, pontifex-maximus\nforum: cura-annonae",
        "forum",
    ).state
    assert {GAME.text(a) for a in near.decision(0).actions} == {"claim cura-annonae", "end"}
    chosen = {GAME.text(judgement.choose(near, 0, Random(seed), 0.5)) for seed in range(40)}
    assert chosen == {"end"}


def test_what_is_never_better_is_left_out() -> None:
    """Passing where a roll is free, giving up the Supreme Leader or a unit that has still to roll."""
    table = board("caesar rubicon: caesar, allied 2\npompey rome: allied 2\npompey athens: pompey", "march")
    table.do("march all rubicon rome", "end", "pass", "pass")
    judgement = GAME.judgement()

    def sensible() -> set[str]:
        state = table.state
        (side,) = state.deciders()
        return {GAME.text(a) for a in judgement.sensible(state, side, state.decision(side).actions)}

    assert "pass" in table.choices
    assert sensible() == {"roll allied"}
    table.do("roll allied", rolls="6").do("roll allied", rolls="1")
    assert {"lose allied", "lose-fresh allied", "lose-fresh caesar"} <= set(table.choices)
    assert sensible() == {"lose allied"}


def test_who_can_declare_victory_thinks_of_nothing_else() -> None:
    state = board(
        "caesar rome: caesar, curio, antonius\npompey athens: pompey\n"
        "caesar front: demands-for-reform, dictator\nforum: tribune\ncaesar gold 9"
    ).state
    sensible = GAME.judgement().sensible(state, 0, state.decision(0).actions)
    assert [GAME.text(action) for action in sensible] == ["declare-political"]
