"""Battle odds: what is asked and answered, and that it agrees with what can be computed by hand."""

from __future__ import annotations

import pytest

from rubicon.core.game import RubiconError
from rubicon.core.odds import Forces
from rubicon.games.caesar_xl import GAME
from tests.support.caesar_xl.board import board


def test_one_against_one() -> None:
    """Legion against Legion: the defender leads and hits with 1/3; then the attacker with 1/3, and so on."""
    found = GAME.odds(Forces(("legion",), ("legion",)), samples=2000)
    defender = (1 / 3) / (1 - (2 / 3) ** 2)
    assert abs(found.defender.wins.value - defender) < 4 * found.defender.wins.error
    assert found.attacker.wins.value + found.defender.wins.value == 1
    assert abs(found.attacker.pieces_lost.value - found.defender.wins.value) < 1e-9
    assert abs(sum(figure.value for figure in found.rounds) - 1) < 1e-9
    assert found.data()["title"] == "caesar-xl"


def test_more_is_better_and_the_same_seed_gives_the_same_answer() -> None:
    weak = GAME.odds(Forces(("legion:2",), ("legion:3",)))
    strong = GAME.odds(Forces(("caesar", "veteran-legion:4"), ("legion:3",)))
    assert weak.attacker.wins.value < 0.5 < strong.attacker.wins.value
    assert weak == GAME.odds(Forces(("legion:2",), ("legion:3",)))


def test_a_battle_that_is_fought_as_both_see_it() -> None:
    table = board(
        "caesar rubicon: caesar, legion 3\npompey rome: legion 2\npompey athens: pompey\npompey hand: ambush",
        "march",
    )
    planned = GAME.odds(table.state.view(0), "rome all@rubicon")
    assert planned.attacker.side == "caesar"
    assert planned.attacker.wins.value > 0.7
    table.do("march all rubicon rome", "end")
    for known in (table.state, table.state.view(0), table.state.view(1), table.state.view(-1)):
        assert GAME.odds(known).place == "rome"
    before = table.state.save()
    GAME.odds(table.state)
    assert table.state.save() == before


@pytest.mark.parametrize(
    ("question", "told"),
    [
        ("", "No battle is fought or due"),
        ("roma", "Did you mean rome"),
        ("rome", "do not face each other"),
        ("rome legion", "does not say where from"),
        ("rome legion@massilia", "no route leads"),
        ("rome legion:9@rubicon", "You do not have"),
        ("rome legion:x@rubicon", "not a number of units"),
        ("capua all@rubicon", "no route leads"),
    ],
)
def test_questions_without_an_answer(question: str, told: str) -> None:
    table = board(
        "caesar rubicon: caesar, legion\ncaesar massilia: legion\npompey rome: legion, pompey", "march"
    )
    with pytest.raises(RubiconError, match=told):
        GAME.odds(table.state.view(0), question)
    with pytest.raises(RubiconError, match="A spectator cannot plan"):
        GAME.odds(table.state.view(-1), "rome all@rubicon")


@pytest.mark.parametrize(
    ("attacker", "defender"), [((), ("legion",)), (("pompey",), ("pompey",)), (("cato", "cato"), ("legion",))]
)
def test_forces_that_cannot_be(attacker: tuple[str, ...], defender: tuple[str, ...]) -> None:
    with pytest.raises(RubiconError):
        GAME.odds(Forces(attacker, defender))
