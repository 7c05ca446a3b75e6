"""What people read in Template Title: prompts, the log, explanations, the terminal."""

from __future__ import annotations

from io import StringIO
from random import Random

import pytest
from rich.console import Console

from rubicon.core.game import SPECTATOR
from rubicon.games.template_title import GAME
from rubicon.terminal.boards import board_for
from tests.games.template_title.positions import play_steps
from tests.messages.log_text import log_texts, reason_text

BOARD = board_for(GAME)


def test_the_log_keeps_hands_and_choices_from_others() -> None:
    session = play_steps(1, 1)
    side = session.history[0].side
    hand = session.state.view(side)["hand"]
    own = log_texts(GAME, session.log(side))
    assert any(", ".join(map(str, hand)) in line for line in own)
    assert own[-1].startswith("You choose card")
    for other in (1 - side, SPECTATOR):
        assert "choice" not in [line.key for line in session.log(other)]
        assert not any(line.facts.get("cards") == hand for line in session.log(other))


@pytest.mark.parametrize("seed", range(5))
def test_every_refusal_names_a_rule(seed: int) -> None:
    session = play_steps(seed, 0)
    rng = Random(seed)
    while session.outcome is None:
        for action in range(GAME.action_count):
            for side in (0, 1, SPECTATOR):
                answer = reason_text(GAME, session.state, side, GAME.text(action))
                assert answer[0].isdigit() or answer.startswith("That is allowed now")
        side = rng.choice(session.state.deciders())
        session.act(side, rng.choice(session.state.decision(side).actions))
    assert reason_text(GAME, session.state, 0, "keep").startswith("3.1: the game is over")


def test_an_explanation_says_what_is_missing() -> None:
    state = play_steps(1, 0).state
    missing = next(card for card in range(1, 19) if card not in state.view(0)["hand"])
    assert reason_text(GAME, state, 0, f"play {missing}") == f"1.2: card {missing} is not in your hand."
    assert reason_text(GAME, state, 0, "roll").startswith("2.4: ")
    assert reason_text(GAME, state, 0, "sing").startswith("'sing' is not an action.")


def test_the_terminal_shows_hills_hand_and_score() -> None:
    for steps in (0, 2, 100):
        view = play_steps(2, steps).state.view(0)
        screen = StringIO()
        console = Console(file=screen, width=100)
        console.print(
            BOARD.header(view, view["phase"]), *BOARD.drawings(view, []), BOARD.page(view, "cards", "")
        )
        shown = screen.getvalue()
        assert "Palatine" in shown
        assert f"Caesar {view['points'][0]}" in shown
        assert ", ".join(map(str, view["hand"])) in shown
