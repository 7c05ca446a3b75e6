"""Rome vs Gaul in a terminal: how its screens and choices read, at 80 and at 120 columns."""

from __future__ import annotations

from io import StringIO
from random import Random

import pytest
from rich.console import Console

from rubicon.games.rome_vs_gaul import GAME
from rubicon.games.rome_vs_gaul.text.terminal.board import GaulBoard
from rubicon.messages import title_words
from rubicon.terminal.boards import board_for
from rubicon.terminal.log_text import log_text
from tests.games.rome_vs_gaul.test_promises import session_at
from tests.support.rome_vs_gaul.board import board as position

BOARD = board_for(GAME)


def shown(*parts: object, width: int = 80) -> str:
    """What a terminal of this width would show, without colours."""
    screen = StringIO()
    Console(width=width, file=screen, no_color=True).print(*parts)
    return screen.getvalue()


@pytest.mark.parametrize("seed", range(3))
def test_every_choice_and_screen_reads_well(seed: int) -> None:
    """Whatever can happen is put into words that differ, and fits terminals of 80 and 120 columns."""
    session = session_at(seed, 0)
    rng = Random(seed)
    while session.outcome is None and len(session.history) < 250:
        state = session.state
        side = state.deciders()[0]
        decision = state.decision(side)
        view = state.view(side)
        told = {BOARD.describe(view, GAME.text(action)) for action in decision.actions}
        assert len(told) == len(decision.actions)
        if rng.random() < 0.05:
            for layout in (
                BOARD.header(view, decision.kind),
                *BOARD.drawings(view, []),
                *(BOARD.page(view, word, "") for word in BOARD.pages),
            ):
                for width in (80, 120):
                    assert max(map(len, shown(layout, width=width).splitlines()), default=0) <= width
        session.act(side, rng.choice(decision.actions))
    words = title_words(GAME)
    for line in session.log(0):
        text = log_text(words, BOARD, line).plain
        assert text == words.log(line) or "dice" in line.facts


POSITION = """
    rome cenabum: caesar, legio-x, legio-vii reduced
    gaul cenabum: carnutes town
    inside: carnutes
    points cenabum 2
    roman im: lutetia, melodunum
    gallic im: autricum
    devastated: turones
    gallic city: massilia
    """


def test_control_shows_without_colours() -> None:
    text = shown(BOARD.page(position(POSITION).state.view(0), "map", ""), width=200)
    assert "■ Parisii ■2 ▲0 of 3: ■Lutetia, ■Melodunum" in text
    assert "+▲Cenabum 2 Siege Points Caesar+X+VII- (Carnutes)" in text
    assert "~Turones" in text
    assert "#▲Massilia" in text
    assert "^▲Octodurus" in text


def test_a_battle_shows_columns_and_dice() -> None:
    romans = "rome lutetia: caesar, legio-vii, legio-viii"
    b = position(f"{romans}\ngaul melodunum: bellovaci\ntown bellovaci: bratuspantium")
    b.march("caesar", "take-all", "melodunum").do("pass", rolls="3 4 2 5")
    text = shown(*BOARD.drawings(b.state.view(0), [])[:1], width=120)
    assert "Battle of Melodunum" in text
    assert "Rome attacks" in text
    assert "strength 4, column 3-4, dice 3 4, 3 rerolls" in text


def test_pages_explain_governance_boxes_and_cards() -> None:
    b = position(f"{POSITION}\nrome hand: 4, 19\ncouncil: arverni\ncouncil im 3\nsubmitted: sequani reduced")
    view = b.state.view(0)
    assert "Governance now" in shown(BOARD.header(view, "Actions"))
    assert "In all 0 of 12 VP" in shown(BOARD.page(view, "score", ""))
    boxes = shown(BOARD.page(view, "boxes", ""), width=200)
    assert "Arverni, 3 of 6 Influence markers" in boxes
    assert "Sequani" in boxes
    assert "4 Hostages" in shown(BOARD.page(view, "cards", ""))
    assert "Bagacum: to" in shown(BOARD.page(view, "map", "bagacum"), width=200)
    assert "No Province or space is called" in shown(BOARD.page(view, "map", "londinium"))
    assert "Hostages" not in shown(
        *BOARD.drawings(b.state.view(1), []), BOARD.page(b.state.view(1), "cards", "")
    )


def test_the_board_is_found_by_the_title() -> None:
    assert isinstance(BOARD, GaulBoard)
    assert any("57 to 52 BC" in line for line in BOARD.intro("rome"))
