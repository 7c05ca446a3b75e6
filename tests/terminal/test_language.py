"""A player at a terminal chooses the language of log, questions and reasons."""

from __future__ import annotations

import re
from importlib.resources import files
from io import StringIO
from pathlib import Path

import pytest

import rubicon
from rubicon.bots import RandomBot
from rubicon.cli import COMMANDS, make_parser
from rubicon.cli.arguments import preferred_language
from rubicon.core.dice import FastDice
from rubicon.core.game import Game
from rubicon.core.message import Fact, Message
from rubicon.core.session import Session
from rubicon.games import game as find_title
from rubicon.games.julius_caesar import GAME
from rubicon.messages import LANGUAGES, Words
from rubicon.messages.words import common_source
from rubicon.terminal.local_match import LocalMatchLoop
from rubicon.terminal.screen import Quit, Screen
from tests.messages.test_pseudo_locale import variables
from tests.support.languages.pseudo_locale import pseudo_source

GAMES = [find_title(title) for title in ("julius-caesar", "caesar-xl", "rome-vs-gaul")]
#: The terminal's own words with other letters.
TERMINAL = Words(
    "en",
    [
        pseudo_source(each)
        for each in (
            common_source("en"),
            files("rubicon.terminal").joinpath("messages/en.ftl").read_text("utf-8"),
        )
    ],
)


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


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
def test_the_frame_of_a_terminal_game_has_no_english_of_its_own(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Questions, help, answers to mistakes and names of pages are messages. Boards of titles have words of
    their own, and are left out here."""
    said: list[str] = []

    def pseudo_say(screen: Screen, key: str, /, **facts: Fact) -> str:
        text = TERMINAL.say(Message(f"terminal-{key}", facts))
        said.append(text)
        return text

    monkeypatch.setattr(Screen, "say", pseudo_say)
    typed = [
        "?",
        "999",
        "why",
        "rules",
        "rules 99",
        "log",
        "history",
        "save",
        "odds",
        "undo",
        "1",
        "undo",
        "q",
    ]
    monkeypatch.setattr("sys.stdin", StringIO("\n".join(typed) + "\n"))
    loop = LocalMatchLoop(Session(game, {}, FastDice(1)), {1: RandomBot(game, 1)}, Screen(StringIO()), None)
    asked: list[str] = []
    ask = loop.screen.ask

    def ask_and_keep(prompt: str) -> str:
        asked.append(prompt)
        return ask(prompt)

    monkeypatch.setattr(loop.screen, "ask", ask_and_keep)
    with pytest.raises(Quit):
        loop.play()
    assert len(said) > 20
    assert [text for text in (*said, *asked) if re.search("[A-Za-z]{2}", text)] == []
    assert TERMINAL.errors == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_words_of_the_terminal(language: str) -> None:
    folder = files("rubicon.terminal").joinpath("messages")
    english, own = (variables(folder.joinpath(f"{each}.ftl").read_text("utf-8")) for each in ("en", language))
    assert own == english
    used = {
        key
        for path in Path(rubicon.__file__).parent.rglob("*.py")
        if path.parent.name in ("terminal", "cli")
        for key in re.findall(
            r'(?<![\w.])(?:self\.|loop\.)?(?:screen\.)?say\("([a-z-]+)"', path.read_text("utf-8")
        )
    }
    assert {f"terminal-{key}" for key in used} <= english.keys()


def test_the_language_is_that_of_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("RUBICON_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert preferred_language() == "en"
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert preferred_language() == "fr"
    monkeypatch.setenv("RUBICON_LANG", "de")
    assert preferred_language() == "de"
