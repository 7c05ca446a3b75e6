"""The headings of the rules are in every language; the rules themselves are English."""

from __future__ import annotations

import json
from importlib.resources import files

import pytest

from rubicon import games
from rubicon.cli import main
from rubicon.core.game import Game
from rubicon.games.rulebook import sections
from rubicon.messages import LANGUAGES, title_words
from rubicon.messages.bundle import split_messages
from rubicon.messages.words import heading_key, heading_source
from rubicon.terminal.rule_search import find_rule, heading

TITLES = [games.game(title) for title in (*games.titles(), games.TEMPLATE)]
#: Headings that are the same word in another language.
SAME_WORD = {
    "de": {
        "Apollo",
        "Auxilia",
        "Ballista",
        "Equitatus",
        "Jupiter",
        "Mars",
        "Navis",
        "Pluto",
        "Vercingetorix",
        "Winter",
        "Aut Vincere Aut Mori",
        "Vae Victis",
    },
    "fr": {
        "Actions",
        "Attrition",
        "Auxilia",
        "Distance",
        "Equitatus",
        "Interception",
        "Introduction",
        "Jupiter",
        "Mars",
        "Navis",
        "Aut Vincere Aut Mori",
        "Vae Victis",
        "Neptune",
        "Ports",
        "Provinces",
        "Restrictions",
        "Sorties",
    },
}


def headings(game: Game) -> list[str]:
    """Those of the rules text, and of the index that says which test shows which rule."""
    index = json.loads(files(games.package(game.id)).joinpath("data/rules.json").read_text("utf-8"))
    found = [section.title for section in sections(game)] + [row["title"] for row in index]
    return list(dict.fromkeys(found))


def test_there_are_as_many_headings_as_expected() -> None:
    assert {game.id: len(headings(game)) for game in TITLES} == {
        "julius-caesar": 85,
        "caesar-xl": 52,
        "rome-vs-gaul": 236,
        "template-title": 14,
    }


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
@pytest.mark.parametrize("game", TITLES, ids=lambda game: str(game.id))
def test_every_heading_is_in_every_language(game: Game, language: str) -> None:
    english = headings(game)
    translated = split_messages(heading_source(game, language))
    keys = {f"rule-{heading_key(each)}": each for each in english}
    assert len(keys) == len(english), "two headings with one key"
    assert set(keys) - set(translated) == set()
    assert set(translated) - set(keys) == set(), "headings that the rules no longer have"
    words = title_words(game, language)
    unchanged = {each for each in english if words.rule(each) == each}
    assert unchanged <= SAME_WORD[language]
    assert words.errors == []


def test_english_headings_are_those_of_the_text() -> None:
    for game in TITLES:
        assert heading_source(game, "en") == ""
        assert [title_words(game).rule(each) for each in headings(game)] == headings(game)


def test_a_rule_is_found_by_its_heading_in_the_readers_language_and_in_english() -> None:
    game = games.game("julius-caesar")
    words = title_words(game, "de")
    for asked in ("6.11", "Grenzen der Straßen", "road limits"):
        found = find_rule(sections(game), asked, words)
        assert heading(found[0], words) == "6.11 Grenzen der Straßen", asked


def test_the_command_lists_rules_in_a_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "caesar-xl", "--language", "fr"]) == 0
    assert "\n5.0 Bidding  Enchères: " in capsys.readouterr().out
    assert main(["rules", "julius-caesar", "7.31", "--language", "de"]) == 0
    assert capsys.readouterr().out.startswith("### 7.31 Verwirrung\n")
