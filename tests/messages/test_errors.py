"""Errors that players meet are said in their language: questions without an answer, and records."""

from __future__ import annotations

import re

import pytest

from rubicon.cli import main
from rubicon.core.dice import FastDice
from rubicon.core.game import SPECTATOR, Game, RubiconError
from rubicon.core.message import Message, is_message, parse_message, to_data
from rubicon.core.odds import Forces
from rubicon.core.record import RecordError, parse
from rubicon.core.verdict import verify
from rubicon.games.caesar_xl import GAME as CAESAR_XL
from rubicon.games.julius_caesar import GAME as JULIUS_CAESAR
from rubicon.games.rome_vs_gaul import GAME as ROME_VS_GAUL
from rubicon.messages import LANGUAGES, Words, title_words
from rubicon.messages.words import common_source, common_words
from tests.core.test_record import LINES, WHOLE, changed
from tests.messages.test_pseudo_locale import pseudo_words, without_notation
from tests.support.languages.pseudo_locale import pseudo_source
from tests.support.toy import find
from tests.support.toy_games import with_checks

COMMON = Words("en", [pseudo_source(common_source("en"))])

#: By title: questions about the first position, and forces that cannot meet. None of them has an answer.
QUESTIONS: dict[str, tuple[Game, list[str | Forces]]] = {
    "julius-caesar": (
        JULIUS_CAESAR,
        [
            "",
            "rome",
            "athens caesar",
            "ravenna caesarion",
            "rome octavian",
            "rome pompey caesar",
            "aquileia caesar",
            "genua caesar",
            Forces(("pompeius",), ("caesar",)),
            Forces(("caesar:4",), ("pompey",)),
            Forces((), ("pompey",)),
            Forces(("legio-7",), ()),
            Forces(("legio-7", "legio-7:1"), ("pompey",)),
            Forces(("legio-7",), ("legio-7",)),
            Forces(("caesar",), ("antonius",)),
            Forces(("caesar", "pompey"), ("legio-1",)),
            Forces(("legio-7",), ("p-navis-1",), "mare-internum"),
            Forces(("c-navis-1",), ("legio-1",), "toletum"),
            Forces(("legio-7",), ("legio-1",), None, ("legio-2",)),
            Forces(("legio-7",), ("legio-1",), None, ("legio-1",)),
        ],
    ),
    "caesar-xl": (
        CAESAR_XL,
        [
            "",
            "roma",
            "rome",
            "rome legion",
            "rome legion@massilia",
            "rome legion:x@capua",
            "rome legion:3@capua",
            Forces((), ("legion",)),
            Forces(("pompey",), ("pompey",)),
            Forces(("cato", "cato"), ("legion",)),
        ],
    ),
    "rome-vs-gaul": (
        ROME_VS_GAUL,
        [
            "",
            "noviodunum-x",
            "cenabum nobody",
            "cenabum legio-x aedui",
            "vienne",
            Forces((), ("aedui",)),
            Forces(("legio-x",), ("legio-vii",)),
        ],
    ),
}
INSPECTIONS = (
    "weather",
    "supply rome",
    "supply rome alesia",
    "supply rome nowhere",
    "reach",
    "reach nobody",
    "route on",
    "siege",
    "siege vienne",
    "reaction",
    "reaction now",
    "camps here",
)


def problem_of(game: Game, question: str | Forces, viewer: int = 0) -> Message:
    """What is wrong with a question about the first position."""
    view = game.new(game.settle({}), FastDice(1)).view(viewer)
    known, asked = (view, question) if isinstance(question, str) else (question, "")
    with pytest.raises(RubiconError) as caught:
        game.odds(known, asked, samples=2)
    return as_sent(caught.value.message)


def as_sent(said: Message) -> Message:
    """The message as a reader gets it who is sent it as JSON."""
    data = to_data(said)
    assert is_message(data)
    return parse_message(data)


def check_every_language(said: Message, pseudo: Words, words: dict[str, Words]) -> None:
    """The message has a sentence in every language, and none of its words come from the program."""
    text = without_notation(pseudo.say(said), said)
    for name in ("asked", "known", "option", "title", "value"):  # words of records, and ids
        fact = said.facts.get(name, "")
        for word in fact if isinstance(fact, list) else [fact]:
            text = text.replace(str(word), "")
    assert not re.search("[A-Za-z]", text), (said, text)
    assert pseudo.errors == []
    sentences = set()
    for each in words.values():
        found = each.find(said)
        assert found is not None, said
        assert "{" not in found
        assert each.errors == []
        sentences.add(found)
    assert len(sentences) == len(words), sentences


@pytest.mark.parametrize("title", QUESTIONS)
def test_questions_about_odds_are_refused_in_the_language_of_the_reader(title: str) -> None:
    game, questions = QUESTIONS[title]
    pseudo = pseudo_words(game)
    words = {language: title_words(game, language) for language in LANGUAGES}
    found = [problem_of(game, question) for question in questions]
    found.append(problem_of(game, "rome caesar" if title != "rome-vs-gaul" else "", SPECTATOR))
    for said in found:
        check_every_language(said, pseudo, words)
    assert len({said.key for said in found}) >= min(len(questions) - 3, 14)


def test_questions_about_the_map_are_refused_in_the_language_of_the_reader() -> None:
    pseudo = pseudo_words(ROME_VS_GAUL)
    words = {language: title_words(ROME_VS_GAUL, language) for language in LANGUAGES}
    view = ROME_VS_GAUL.new(ROME_VS_GAUL.settle({}), FastDice(1)).view(0)
    keys = set()
    for question in INSPECTIONS:
        with pytest.raises(RubiconError) as caught:
            ROME_VS_GAUL.inspect(view, question)
        said = as_sent(caught.value.message)
        keys.add(said.key)
        check_every_language(said, pseudo, words)
    assert len(keys) >= 8


def test_the_english_text_of_an_error_needs_no_words_of_the_title() -> None:
    """A program that knows no title shows `why` of a refusal."""
    with pytest.raises(RubiconError, match="Name some, as in 'caesar:3,legio-7'"):
        JULIUS_CAESAR.odds(Forces((), ("pompey",)))
    with pytest.raises(RubiconError, match="Legio 7 is named on both sides"):
        JULIUS_CAESAR.odds(Forces(("legio-7",), ("legio-7",)))


DAMAGED = [
    b"",
    b"hello\n",
    b"rubicon-record 2 #00000000\n",
    b"rubicon-record 1\n",
    b"rubicon-record",
    b"\xff" + WHOLE,
    WHOLE.replace(b"\n", b"\r\n"),
    WHOLE[:-3],
    WHOLE.replace(b"rounds 3", b"rounds 2", 1),
    *(
        with_checks(changed(old, new))
        for old, new in (
            ("title", "title chess"),
            ("rules", "rules 2"),
            ("rules", "rules 0"),
            ("rules", "rules one"),
            ("option", "option rounds 9"),
            ("option", "option colour red"),
            ("option", "option rounds"),
            ("player", "player green Ann"),
            ("note", "remark hello"),
            ("dice", "dice loaded"),
            ("start", "start : draw 0 1 2"),
            ("start", "start : flip 1"),
            ("start", "start : draw 0 1 2 2"),
            ("start", "start"),
            ("start", "start again"),
            ("1 ", "1 red"),
            ("1 ", "1 undo red : roll 1"),
            ("1 ", "1 undo red"),
            ("1 ", "1 red bid 1 : roll 4"),
            ("2 ", "3 red bid 1"),
            ("end", "end draw 9 9 nobody"),
            ("end", "stop red blue resigns"),
            ("seed", "seed 12"),
            ("seed", f"seed {'00' * 32}"),
        )
    ),
    with_checks([*LINES, "note and then"]),
]


def test_what_is_wrong_with_a_record_is_said_in_every_language() -> None:
    words = {language: common_words(language) for language in LANGUAGES}
    keys = set()
    for data in DAMAGED:
        with pytest.raises(RecordError) as caught:
            verify(parse(data, "game.rubicon"), find)
        said = as_sent(caught.value.message)
        keys.add(caught.value.why.key)
        for each in words.values():
            text = each.say(said)
            assert each.errors == []
            assert "{" not in text
            assert f" {caught.value.line}" in text
        reason = as_sent(caught.value.why)
        if reason.key not in ("error", "record-cannot-be-done"):  # the toy title of the tests speaks English
            check_every_language(reason, COMMON, words)
    assert len(keys) > 25


@pytest.mark.parametrize(
    ("language", "refused"),
    [
        ("en", "rubicon: Legio 7 is named on both sides."),
        ("de", "rubicon: Legio 7 ist auf beiden Seiten genannt."),
        ("fr", "rubicon: Legio 7 est nommé des deux côtés."),
    ],
)
def test_the_command_line_refuses_odds_in_the_language_asked_for(
    language: str, refused: str, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["odds", "julius-caesar", "--attacker", "legio-7", "--defender", "legio-7"]
    assert main([*command, "--language", language]) == 1
    assert capsys.readouterr().err.strip() == refused
