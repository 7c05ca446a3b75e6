"""Caesar XL in a terminal: a complete game with the real program, and how its screens read."""

from __future__ import annotations

from io import StringIO
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

from rubicon import games
from rubicon.core import record
from rubicon.games.caesar_xl import GAME
from rubicon.messages import title_words
from rubicon.terminal.boards import board_for
from rubicon.terminal.log_text import log_text
from tests.games.caesar_xl.test_promises import session_at
from tests.support.caesar_xl.board import board as position
from tests.support.terminal_driver import TerminalProcess, answer_randomly

BOARD = board_for(GAME)


def shown(*parts: object, width: int = 100) -> str:
    """What a terminal of this width would show."""
    screen = StringIO()
    Console(width=width, file=screen).print(*parts)
    return screen.getvalue()


def test_a_game_against_the_computer_to_the_end(tmp_path: Path) -> None:
    play = TerminalProcess(tmp_path, "caesar-xl", "--opponent", "legate", "--seed", "3")
    try:
        answer_randomly(play, Random(7))
        assert play.exit_status() == 0
    finally:
        play.close()
    assert "Final score: Caesar" in play.new_output
    assert "component pack: designed by this project" in " ".join(play.output.split())
    assert "Traceback" not in play.output
    (path,) = (tmp_path / "games").glob("*.rubicon")
    assert record.replay(record.read(path), games.game).outcome is not None


def test_a_battle_line_shows_the_swords_in_force() -> None:
    text = "caesar dyrrachium: caesar, legion 2\ncaesar hand: triple-line\npompey pharsalus: legion 2"
    table = position(f"{text}\npompey athens: pompey", "march")
    table.do("march legion dyrrachium pharsalus", "end")
    assert "1 Legion (2)" in shown(*BOARD.drawings(table.state.view(0), []))
    table.do("commit triple-line", "pass")
    assert "1 Legion (3)" in shown(*BOARD.drawings(table.state.view(0), []))


@pytest.mark.parametrize("seed", range(4))
def test_every_choice_and_screen_reads_well(seed: int) -> None:
    """Whatever can happen is put into words, and fits a terminal."""
    session = session_at(seed, 0)
    rng = Random(seed)
    while session.outcome is None and len(session.history) < 250:
        state = session.state
        side = state.deciders()[0]
        decision = state.decision(side)
        view = state.view(side)
        told = {BOARD.describe(view, GAME.text(action)) for action in decision.actions}
        assert len(told) == len(decision.actions)
        if rng.random() < 0.1:
            for layout in (
                BOARD.header(view, decision.kind),
                *BOARD.drawings(view, []),
                *(BOARD.page(view, word, "") for word in BOARD.pages),
            ):
                assert max(map(len, shown(layout, width=80).splitlines())) <= 80
        session.act(side, GAME.judgement().choose(state, side, rng, 2.0))
    words = title_words(GAME)
    for line in session.log(0):
        text = log_text(words, BOARD, line).plain
        assert text == words.log(line) or "dice" in line.facts


def test_battles_and_cities_are_drawn() -> None:
    table = position(
        "caesar rubicon: caesar, veteran-legion, legion 2\npompey rome: legion, allied 2\n"
        "pompey athens: pompey\ncaesar hand: ambush\nforum: the-senate\ncaesar front: tribune",
        "march",
    )
    table.do("march all rubicon rome", "end", "commit ambush")
    text = shown(*BOARD.drawings(table.state.view(1), [])[:1])
    assert "Battle of Rome, round 1" in text
    assert "a Tactics card, face-down" in text
    assert "Ambush" not in text
    assert "Tribune of the People (2 Populares)" in text
    page = shown(BOARD.page(table.state.view(0), "map", "rome"))
    assert "road to Capua" in page
    assert "port of the Western Mediterranean" in page
    assert "To claim it: By bidding." in shown(BOARD.page(table.state.view(0), "forum", ""), width=200)
    assert "No city is called" in shown(BOARD.page(table.state.view(0), "map", "londinium"))


def test_the_board_speaks_the_language_of_the_reader() -> None:
    view = position("pompey athens: legion 2\nforum: the-senate", "march").state.view(1)
    german = board_for(GAME, "de")
    assert "du bist Pompeius · Herbst 50 v. Chr., Runde 2 von 14" in shown(german.header(view, "Marsch"))
    assert "Der Senat (2 Optimaten)" in shown(german.page(view, "forum", ""), width=200)
    assert german.describe(view, "march legion athens pharsalus") == ("Von Athens", "Legion", " → Pharsalus")
    assert "Aux enchères" in shown(board_for(GAME, "fr").page(view, "forum", ""), width=200)
