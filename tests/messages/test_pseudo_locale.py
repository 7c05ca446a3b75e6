"""Nothing a reader sees in a game is English by itself: log, prompts, reasons and endings come from messages.

A pseudo-locale is the English message files and names with other letters. Whatever still shows a letter of
ours was put into the sentence by the program.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

from rubicon.core.dice import FastDice
from rubicon.core.game import SPECTATOR, Game, State
from rubicon.core.message import Message
from rubicon.core.session import Session
from rubicon.games.caesar_xl import GAME as CAESAR_XL
from rubicon.games.julius_caesar import GAME as JULIUS_CAESAR
from rubicon.games.rome_vs_gaul import GAME as ROME_VS_GAUL
from rubicon.messages import LANGUAGES, Words, title_words
from rubicon.messages.words import common_source, message_source
from tests.support.languages.pseudo_locale import OTHER, pseudo_source

TITLES: list[Game] = [JULIUS_CAESAR, CAESAR_XL, ROME_VS_GAUL]
#: The same in every language: Roman numbers, letters of a rating, cards by figures.
NOTATION = re.compile(r"\b(?:[IVX]+|[A-D]|\d/\d(?:-[a-z])?)\b")


def pseudo_words(game: Game) -> Words:
    """The words of a title with other letters."""
    sources = [common_source("en"), message_source(game, "en")]
    changed = [pseudo_source(each) for each in sources]
    names = {
        kind: {key: name.translate(OTHER) for key, name in found.items()}
        for kind, found in game.names().items()
    }
    return Words("en", changed, (), names)


def questions(game: Game, state: State, rng: Random) -> Iterator[str]:
    """Actions that somebody might try: a legal one with another argument, and any action."""
    anything = game.text(rng.randrange(game.action_count))
    yield anything
    for side in state.deciders():
        offered = game.text(rng.choice(state.decision(side).actions)).split(" ")
        if len(offered) == len(anything.split(" ")):
            yield " ".join([*offered[:-1], anything.split(" ")[-1]])
    yield rng.choice(["end", "sing", "march", ""])


def messages_of_a_game(game: Game, seed: int, max_steps: int) -> tuple[list[Message], list[Message]]:
    """The log of a random game, and its prompts and reasons."""
    rng = Random(seed)
    options = {option.name: rng.choice(option.values) for option in game.options}
    session = Session(game, options, FastDice(seed))
    said: list[Message] = []
    while session.outcome is None and session.steps < max_steps:
        for action in questions(game, session.state, rng):
            said += [game.explain(session.state, asker, action) for asker in (0, 1)]
        side = rng.choice(session.state.deciders())
        decision = session.state.decision(side)
        said.append(decision.prompt)
        session.act(side, rng.choice(decision.actions))
    return [line for viewer in (0, 1, SPECTATOR) for line in session.log(viewer)], said


@pytest.mark.parametrize("game", TITLES, ids=lambda game: str(game.id))
def test_log_prompts_and_reasons_have_no_english_of_their_own(game: Game) -> None:
    pseudo = pseudo_words(game)
    for seed in (1, 2):
        log, said = messages_of_a_game(game, seed, 400)
        assert len(log) > 100
        texts = {pseudo.log(line): line for line in log} | {pseudo.say(each): each for each in said}
        english = {
            text: each for text, each in texts.items() if re.search("[A-Za-z]", without_notation(text, each))
        }
        assert list(english.items())[:3] == []
        for language in LANGUAGES:
            words = title_words(game, language)
            assert not [text for each in said if "{" in (text := words.say(each))]
            assert words.errors == []
    assert pseudo.errors == []


@pytest.mark.parametrize("game", TITLES, ids=lambda game: str(game.id))
def test_a_game_is_told_to_its_end_without_english(game: Game) -> None:
    pseudo, rng = pseudo_words(game), Random(3)
    session = Session(game, {}, FastDice(3))
    texts = {}
    while session.outcome is None:
        side = rng.choice(session.state.deciders())
        decision = session.state.decision(side)
        texts[pseudo.say(decision.prompt)] = decision.prompt
        session.act(side, rng.choice(decision.actions))
    texts[pseudo.say(session.outcome.reason)] = session.outcome.reason
    texts |= {pseudo.log(line): line for viewer in (0, 1, SPECTATOR) for line in session.log(viewer)}
    texts |= {pseudo.option(option.name, "meaning"): session.outcome.reason for option in game.options}
    assert {
        text: each for text, each in texts.items() if re.search("[A-Za-z]", without_notation(text, each))
    } == {}
    assert pseudo.errors == []


def without_notation(text: str, said: Message) -> str:
    """The text without what is typed: actions, and words that were not understood."""
    names = ("action", "wanted", "text", "word", "example", "near", "block", "other")
    for fact in sorted((fact for name in names for fact in _facts(said, name)), key=len, reverse=True):
        text = text.replace(fact, "")
    return NOTATION.sub("", text)


def _facts(said: Message, name: str) -> Iterator[str]:
    for key, fact in said.facts.items():
        if isinstance(fact, Message):
            yield from _facts(fact, name)
        elif key == name:
            yield from [fact] if isinstance(fact, str) else map(str, fact) if isinstance(fact, list) else []


def variables(source: str) -> dict[str, set[str]]:
    """The facts that each message of a file uses."""
    return {
        entry.id.name: set(re.findall(r"\$(\w+)", FluentSerializer().serialize_entry(entry)))
        for entry in FluentParser().parse(source).body
        if isinstance(entry, ast.Message)
    }


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_a_language_asks_for_no_fact_that_the_english_has_not(language: str) -> None:
    for read in (common_source, *(lambda each, game=game: message_source(game, each) for game in TITLES)):
        english, other = variables(read("en")), variables(read(language))
        for key, used in other.items():
            assert used <= english.get(key, used), key
    assert set(variables(common_source(language))) == set(variables(common_source("en")))
