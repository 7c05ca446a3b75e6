"""A player at a terminal chooses the language of log, questions and reasons."""

from __future__ import annotations

from io import StringIO

import pytest

from rubicon.bots import RandomBot
from rubicon.cli import COMMANDS, make_parser
from rubicon.core.dice import FastDice
from rubicon.core.session import Session
from rubicon.games.julius_caesar import GAME
from rubicon.terminal.local_match import LocalMatchLoop
from rubicon.terminal.screen import Quit, Screen


@pytest.mark.parametrize(
    ("language", "question"), [("de", "lege eine deiner sechs Karten ab"), ("fr", "une de tes six cartes")]
)
def test_the_question_is_asked_in_the_language_of_the_screen(
    language: str, question: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = StringIO()
    screen = Screen(shown)
    screen.language = language
    monkeypatch.setattr("sys.stdin", StringIO("why march legio-7 roma\nq\n"))
    loop = LocalMatchLoop(Session(GAME, {}, FastDice(1)), {1: RandomBot(GAME, 1)}, screen, None)
    with pytest.raises(Quit):
        loop.play()
    assert question in " ".join(shown.getvalue().split())


def test_the_commands_for_players_take_a_language() -> None:
    for name, line in (("play", []), ("join", ["https://table.example/#x"])):
        parser = make_parser(next(command for command in COMMANDS if command.name == name))
        assert parser.parse_args(line).language == "en"
        assert parser.parse_args([*line, "--language", "fr"]).language == "fr"
