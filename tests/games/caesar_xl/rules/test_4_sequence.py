"""3.0 and 4.0: the setup, and the course of turns."""

from __future__ import annotations

from random import Random

import pytest

from rubicon.core.dice import FastDice
from rubicon.games.caesar_xl import GAME
from rubicon.games.caesar_xl.rules.forum import OVER
from rubicon.games.caesar_xl.rules.pack import DESIGNED
from rubicon.games.kit.values import members
from tests.support.caesar_xl.board import board


@pytest.mark.rule("3.0")
def test_the_setup_is_that_of_the_pack() -> None:
    state = GAME.new({}, FastDice(1))
    view = state.view(0)
    assert view["armies"][0]["rubicon"] == {"legion": 2, "veteran-legion": 1, "caesar": 1}
    assert view["armies"][1]["brundisium"]["pompey"] == 1
    assert state.gold == DESIGNED.start_gold
    dealt = [hand.bit_count() for hand in state.hand]  # Caesar's first card is drawn without being asked
    assert dealt in (DESIGNED.start_hand, [DESIGNED.start_hand[0] + 1, DESIGNED.start_hand[1]])
    assert not (state.hand[0] | state.hand[1]) & ~DESIGNED.held
    assert state.deck.bit_count() == 40 - sum(DESIGNED.start_hand) - 1


@pytest.mark.rule("4.0")
def test_a_player_turn_goes_forum_draw_purchase_tax_march_combat() -> None:
    table = board(
        """
        caesar rubicon: caesar, legion 3
        pompey rome: legion
        pompey athens: pompey, legion
        caesar gold 9
        forum: pontifex-maximus
        """
    )
    assert (table.side, table.kind) == ("caesar", "forum")
    table.do("end", cards="curio")
    assert table.kind == "purchase"
    table.do("recruit-legion rubicon", "end")
    assert table.gold("caesar") == 1  # the taxes of Rubicon come after the purchase
    assert table.kind == "march"
    table.do("march all rubicon rome", "end")
    assert table.kind == "tactics"  # the only battle is chosen by itself
    table.do("pass", "pass")
    table.do("roll caesar" if "roll caesar" in table.choices else "roll legion", rolls="1")
    assert table.side == "pompey"  # Pompey's Player Turn follows
    words = [event[0] for event in table.events]
    order = [words.index(word) for word in ("draw", "recruit", "tax", "march", "battle", "player-turn")]
    assert order == sorted(order)


@pytest.mark.rule("4.0")
def test_pompey_follows_caesar_and_then_the_turn_marker_advances() -> None:
    table = board("caesar rome: caesar\npompey athens: pompey\nturn 3", "march")
    table.do("end", cards="betrayal")
    assert (table.state.turn, table.side, table.kind) == (3, "pompey", "purchase")
    table.do("end", "end", cards="curio cato")  # one for Caesar's Draw Phase, and one for being in Rome
    assert (table.state.turn, table.side) == (4, "caesar")


@pytest.mark.rule("5.0 Defeat", "4.0")
def test_after_autumn_44_nobody_has_won() -> None:
    table = board("caesar rome: caesar\npompey athens: pompey\nturn 14", "march", "pompey")
    table.do("end")
    assert table.outcome is not None
    assert table.outcome.winner is None
    assert table.told()[-1].startswith("Autumn 44 BC is over")
    assert DESIGNED.turn_name(14) == "Autumn 44 BC"
    assert DESIGNED.turn_name(1) == "Spring 50 BC"


@pytest.mark.rule("4.0")
def test_games_among_sensible_players_end_within_fourteen_turns() -> None:
    for seed in range(3):
        dice, rng = FastDice(seed), Random(seed)
        state = GAME.new({}, dice)
        while state.phase != OVER:
            state.apply(state.mover, GAME.judgement().choose(state, state.mover, rng, 0.3), dice)
        assert 1 <= state.turn <= 14
        assert not members(state.contested())
