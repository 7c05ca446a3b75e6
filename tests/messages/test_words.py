"""The log in words: every event of whole games has a sentence in every language, made without an error."""

from __future__ import annotations

import json
import sys
from random import Random
from types import ModuleType

import pytest
from fluent.syntax import FluentParser, ast

from rubicon import games
from rubicon.core.dice import FastDice
from rubicon.core.game import SPECTATOR, Game
from rubicon.core.message import Message, is_message, message, parse_message, to_data
from rubicon.core.session import Session
from rubicon.games.caesar_xl import GAME as CAESAR_XL
from rubicon.games.julius_caesar import GAME as JULIUS_CAESAR
from rubicon.games.rome_vs_gaul import GAME as ROME_VS_GAUL
from rubicon.games.template_title import GAME as TEMPLATE_TITLE
from rubicon.messages import LANGUAGES, Part, Words, reader_language, title_words
from rubicon.messages.words import message_source

TITLES: list[Game] = [JULIUS_CAESAR, CAESAR_XL, ROME_VS_GAUL, TEMPLATE_TITLE]
#: Steps of a random game; the games of Caesar XL are long.
MAX_STEPS = 1500


def played(game: Game, seed: int) -> tuple[Session, list[Message]]:
    """A random game, and the prompts of its decisions."""
    rng = Random(seed)
    session = Session(game, {}, FastDice(seed))
    prompts: list[Message] = []
    while session.outcome is None and session.steps < MAX_STEPS:
        side = rng.choice(session.state.deciders())
        decision = session.state.decision(side)
        prompts.append(decision.prompt)
        session.act(side, rng.choice(decision.actions))
    return session, prompts


@pytest.mark.parametrize("game", TITLES, ids=lambda game: str(game.id))
def test_every_event_and_prompt_has_a_sentence_in_every_language(game: Game) -> None:
    session, prompts = played(game, 1)
    lines = [line for viewer in (0, 1, SPECTATOR) for line in session.log(viewer)]
    assert len(lines) > 20
    for language in LANGUAGES:
        words = title_words(game, language)
        words.errors.clear()
        for line in lines:
            text = words.log(line)
            assert text.endswith((".", "!", "?")), (line, text)
            assert "{" not in text, (line, text)
            assert "".join(part.text for part in words.log_parts(line)) == text
        for prompt in prompts:
            text = words.say(prompt)
            assert text.endswith((".", "?")), (prompt, text)
            assert "{" not in text, (prompt, text)
        assert words.errors == []


@pytest.mark.parametrize("game", TITLES, ids=lambda game: str(game.id))
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_a_language_has_every_message_of_the_english_and_no_other(game: Game, language: str) -> None:
    """Names of components may be left as they are: `place-rome` is optional."""
    kinds = tuple(f"{kind}-" for kind in game.names())
    english, other = (
        {key for key in keys(game, each) if not key.startswith(kinds)} for each in ("en", language)
    )
    assert other == english
    known = {f"{kind}-{component}" for kind, found in game.names().items() for component in found}
    assert {key for key in keys(game, language) if key.startswith(kinds)} <= known | keys(game, "en")


def keys(game: Game, language: str) -> set[str]:
    """The keys of the title's message file; each stands there once, and nothing is malformed."""
    source = message_source(game, language)
    entries = FluentParser().parse(source).body
    assert not [entry for entry in entries if isinstance(entry, ast.Junk)]
    found = [entry.id.name for entry in entries if isinstance(entry, ast.Message)]
    assert len(found) == len(set(found))
    return set(found)


def test_names_stand_apart_in_a_line() -> None:
    words = title_words(JULIUS_CAESAR)
    line = message("march", side="caesar", block="legio-13", origin="ravenna", destination="rome")
    assert words.log_parts(line) == [
        Part("Legio 13", "block", "legio-13"),
        Part(": "),
        Part("Ravenna", "place", "ravenna"),
        Part(" → "),
        Part("Rome", "place", "rome"),
        Part("."),
    ]


def test_a_name_has_the_form_that_the_sentence_needs() -> None:
    german = title_words(JULIUS_CAESAR, "de")
    line = message("disrupted", side="pompey", place="rome")
    assert german.log(line).startswith("Pompeius’ Reserven")
    assert german.name("side", "pompey") == "Pompeius"
    assert german.name("side", "pompey", "a form that it lacks") == "Pompeius"


def test_headings_have_shorter_forms() -> None:
    words = title_words(JULIUS_CAESAR)
    turn = message("turn", year=705, turn=3)
    assert [words.log_heading(turn, form) for form in ("heading", "mark", "tick")] == [
        "Year 705, turn 3",
        "Turn 3",
        "3",
    ]
    battle = message("battle", side="caesar", place="rome", surprise=1)
    assert words.log(battle) == "Battle of Rome: Caesar attacks. Caesar strikes first."
    assert words.log_heading(battle, "tick") == "Battle of Rome: Caesar attacks"


def test_the_names_of_a_pack_of_others_stay_as_they_are() -> None:
    names = {"card": {"pirates": "Corsairs", "the-senate": "The Senate"}}
    source = ["card-pirates = Piraten\nlog-play = { CARD($card) }!\n"]
    line = message("play", card="pirates")
    assert Words("de", source, names=names).log(line) == "Piraten!"
    assert Words("de", source, names=names, names_are_final=True).log(line) == "Corsairs!"


def test_a_message_without_a_text_shows_what_it_is_about() -> None:
    words = Words("en", [])
    assert words.say(message("lost", side="caesar")) == 'lost {"side": "caesar"}'
    assert Words("de", [], ["lost = Lost by { $side }"]).say(message("lost", side="x")) == "Lost by x"


@pytest.mark.parametrize("module", ["__main__", "title_without_package"])
def test_a_title_outside_packages_has_no_message_file(monkeypatch: pytest.MonkeyPatch, module: str) -> None:
    """As a title in a program, or in a single file: its messages show what they are about."""
    monkeypatch.setitem(sys.modules, module, ModuleType(module))
    kind = type("Lone", (type(TEMPLATE_TITLE),), {"__module__": module, "id": module})
    lone = kind()
    assert message_source(lone, "en") == ""
    assert title_words(lone).log(message("turn", turn=1)) == 'log-turn {"turn": 1}'


def test_a_title_in_the_root_of_its_package_has_its_message_file() -> None:
    kind = type("Root", (type(TEMPLATE_TITLE),), {"__module__": "rubicon.games.template_title"})
    assert message_source(kind(), "en") == message_source(TEMPLATE_TITLE, "en") != ""


def test_messages_survive_json() -> None:
    line = message("round", armies=[message("army", side="caesar", blocks=["legio-13", "legio-14"])])
    data = json.loads(json.dumps(line))
    assert data == ["round", {"armies": [["army", {"side": "caesar", "blocks": ["legio-13", "legio-14"]}]]}]
    assert to_data(line) == to_data(parse_message(data)) == to_data(data) == data
    source = "army = { $side }: { $blocks }\nlist-comma = { $list }, { $item }\nlog-round = { $armies }"
    assert Words("en", [source]).log(parse_message(data)) == "caesar: legio-13, legio-14"
    assert is_message(["army", {}])
    assert not is_message(["legio-13", "legio-14"])


def test_the_reader_gets_a_language_that_there_is() -> None:
    assert LANGUAGES[0] == "en"
    assert reader_language("de-CH, en;q=0.8") == "de"
    assert reader_language("xx, de;q=0.5") == "de"
    assert reader_language("") == "en"


def test_titles_with_messages_are_the_titles() -> None:
    assert {game.id for game in TITLES} >= set(games.titles())
