"""A player at a terminal chooses the language of boards, choices, log, questions and reasons."""

from __future__ import annotations

import re
from collections.abc import Sequence
from importlib.resources import files
from io import StringIO
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

import rubicon
from rubicon.bots import RandomBot
from rubicon.cli import COMMANDS, make_parser
from rubicon.cli.arguments import preferred_language
from rubicon.cli.join import _ending_text
from rubicon.core.dice import FastDice
from rubicon.core.game import SPECTATOR, Game, Outcome, View
from rubicon.core.message import Fact, Message, message
from rubicon.core.session import Session
from rubicon.games import find_module
from rubicon.games import game as find_title
from rubicon.games.julius_caesar import GAME
from rubicon.messages import LANGUAGES, Words, title_words
from rubicon.messages.words import common_source, message_source
from rubicon.terminal.boards import TerminalBoard, board_for
from rubicon.terminal.local_match import LocalMatchLoop
from rubicon.terminal.screen import Quit, Screen
from tests.messages.test_pseudo_locale import variables
from tests.support.languages.pseudo_locale import OTHER, pseudo_source

GAMES = [find_title(title) for title in ("julius-caesar", "caesar-xl", "rome-vs-gaul")]
#: Those with a board of their own.
BOARDS = [*GAMES, find_title("template-title")]
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


@pytest.mark.parametrize(
    ("language", "waits", "ends"),
    [
        ("en", "Waiting. Pompey is not there just now.", "Pompey wins: Caesar resigns."),
        ("de", "Warten. Pompeius ist gerade nicht da.", "Pompeius gewinnt: Caesar gibt auf."),
        ("fr", "En attente. Pompée n’est pas là pour l’instant.", "Pompée gagne : César abandonne."),
    ],
)
def test_playing_over_the_network_speaks_the_language_too(language: str, waits: str, ends: str) -> None:
    words = title_words(GAME, language, "rubicon.terminal")
    waiting = message("ask-wait", text=message("terminal-waiting-for", sides=["pompey"]))
    assert words.say(waiting) == waits
    resigned = Outcome(1, (0, 0), message("end-resigned", side="caesar"))
    assert _ending_text(GAME, resigned, language) == ends


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
def test_the_frame_of_a_terminal_game_has_no_english_of_its_own(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Questions, help, answers to mistakes and names of pages are messages."""
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


# ------------------------------------------------------------------ boards

#: What is asked of the page "map" by title: places, and one that nobody knows.
PLACES: dict[str, Sequence[str]] = {
    "julius-caesar": ("all", "rome", "messana", "tyrrhenum", "1234"),
    "caesar-xl": ("rome", "gades", "1234"),
    "rome-vs-gaul": ("bagacum", "germania", "1234"),
    "template-title": (),
}
#: The same in every language: Roman numbers, ratings such as C3.
NOTATION = re.compile(r"\b(?:[IVX]+|[A-D]\d?)\b")


def board_source(game: Game, language: str) -> str:
    """The text of the message file of a title's board."""
    module = find_module(game.id, "text.terminal")
    assert module is not None
    return files(module).joinpath(f"messages/{language}.ftl").read_text("utf-8")


def terminal_source(language: str) -> str:
    return files("rubicon.terminal").joinpath(f"messages/{language}.ftl").read_text("utf-8")


def pseudo_board(game: Game) -> tuple[TerminalBoard, Words]:
    """The board of a title with other letters, and its words."""
    sources = (
        common_source("en"),
        message_source(game, "en"),
        terminal_source("en"),
        board_source(game, "en"),
    )
    names = {
        kind: {key: name.translate(OTHER) for key, name in found.items()}
        for kind, found in game.names().items()
    }
    words = Words("en", [pseudo_source(each) for each in sources], (), names)
    module = find_module(game.id, "text.terminal.board")
    assert module is not None
    board: TerminalBoard = module.board(game, words)
    return board, words


def english_in(game: Game, shown: str) -> list[str]:
    """The lines with letters of ours, apart from notation and the name of the title."""
    lines = re.sub(re.escape(game.title), "", shown, flags=re.IGNORECASE).splitlines()
    return [line for line in lines if re.search("[A-Za-z]", NOTATION.sub("", line))]


def drawn(board: TerminalBoard, view: View, places: Sequence[str] = ()) -> str:
    """Everything that a board can show of a view."""
    screen = StringIO()
    console = Console(width=160, file=screen)
    console.print(board.header(view, ""), *board.drawings(view, []))
    for page in board.pages:
        console.print(board.page(view, page, ""))
    for asked in places:
        console.print(board.page(view, "map", asked))
    return screen.getvalue()


@pytest.mark.parametrize("game", BOARDS, ids=lambda game: str(game.id))
def test_boards_and_choices_have_no_english_of_their_own(game: Game) -> None:
    """A whole game: headers, maps, battles, pages, and every choice that is offered."""
    board, words = pseudo_board(game)
    shown = ["\n".join((*board.pages.values(), *board.intro(None), *board.intro(game.sides[0])))]
    rng, session = Random(7), Session(game, {}, FastDice(7))
    choices: set[str] = set()
    verbs: set[str] = set()
    while session.outcome is None:
        side = rng.choice(session.state.deciders())
        decision, view = session.state.decision(side), session.state.view(side)
        fresh = {game.text(action).partition(" ")[0] for action in decision.actions} - verbs
        for text in map(game.text, decision.actions):
            choices.add(" | ".join(board.describe(view, text)))
        if fresh or session.steps % 25 == 0:
            verbs |= fresh
            shown.append(drawn(board, view, PLACES[game.id]))
        session.act(side, rng.choice(decision.actions))
    shown += [drawn(board, session.state.view(viewer)) for viewer in (0, 1, SPECTATOR)]
    assert english_in(game, "\n".join([*shown, *sorted(choices)])) == []
    assert words.errors == []


@pytest.mark.parametrize("game", BOARDS, ids=lambda game: str(game.id))
def test_every_language_has_the_words_of_the_boards(game: Game) -> None:
    """All languages have the same texts with the same facts, and each text is one that a board says."""
    english = variables(board_source(game, "en"))
    for language in LANGUAGES:
        assert variables(board_source(game, language)) == english
    module = find_module(game.id, "text.terminal")
    assert module is not None
    source = "".join(path.read_text("utf-8") for path in Path(str(module.__path__[0])).glob("*.py"))
    shared = variables(terminal_source("en"))
    said = set(re.findall(r'(?<!_)(?:say|text)\(\s*"([a-z0-9-]+)"', source))
    assert {f"board-{key}" for key in said} <= english.keys() | shared.keys()
    assert {key for key in english if not key.startswith("board-")} == set()


def test_a_board_is_drawn_in_the_language_of_its_reader() -> None:
    for language, expected in (
        ("en", "10 in winter wins"),
        ("de", "10 im Winter siegen"),
        ("fr", "en hiver"),
    ):
        session = Session(GAME, {}, FastDice(1))
        assert expected in drawn(board_for(GAME, language), session.state.view(0))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_words_of_the_terminal(language: str) -> None:
    folder = files("rubicon.terminal").joinpath("messages")
    english, own = (variables(folder.joinpath(f"{each}.ftl").read_text("utf-8")) for each in ("en", language))
    assert own == english
    used = {
        key
        for folder in ("terminal", "cli")
        for path in (Path(rubicon.__file__).parent / folder).rglob("*.py")
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
