"""Message files are filled in as the Fluent project says, for what our files use of it."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from babel.core import Locale
from fluent.syntax import FluentParser, ast

from rubicon.messages.bundle import PLURALS, Bundle, parse_message, split_messages
from tests.support.build import ROOT

FILES = [
    path
    for folder in ("src/rubicon", "web/src")
    for path in sorted((ROOT / folder).rglob("*.ftl"))
    if "static" not in path.parts
]


def text(source: str, **facts: object) -> tuple[str, list[str]]:
    bundle = Bundle("en", [source], {"TWICE": lambda fact, between="": f"{fact}{between}{fact}"})
    pattern = bundle.pattern("key")
    assert pattern is not None
    return bundle.format(pattern, facts)


@pytest.mark.parametrize(
    ("source", "facts", "wanted"),
    [
        ("key = Rome", {}, "Rome"),
        ('key = { "{" }{ $place }{ " " }', {"place": "Rome"}, "{Rome "),
        ("key = { other } and { other.short }\nother = Rome\n    .short = R", {}, "Rome and R"),
        ('key = { TWICE($n, between: "-") }', {"n": 3}, "3-3"),
        ("key = { $n ->\n    [0] none\n    [one] one\n   *[other] { $n }\n }", {"n": 0}, "none"),
        ("key = { $n ->\n    [0] none\n    [one] one\n   *[other] { $n }\n }", {"n": 1}, "one"),
        ("key = { $n ->\n    [0] none\n    [one] one\n   *[other] { $n }\n }", {"n": 7}, "7"),
        ("key = { $side ->\n    [caesar] Caesar\n   *[other] they\n } won", {"side": "caesar"}, "Caesar won"),
        ("key = { $side ->\n    [caesar] Caesar\n   *[other] they\n } won", {"side": "pompey"}, "they won"),
        ("key =\n    two\n    lines", {}, "two\nlines"),
    ],
)
def test_a_message_is_filled_in(source: str, facts: dict[str, object], wanted: str) -> None:
    assert text(source, **facts) == (wanted, [])


@pytest.mark.parametrize(
    ("source", "wanted"),
    [
        ("key = { $place }!", ("{$place}!", ["$place"])),
        ("key = { lost }!", ("{lost}!", ["lost"])),
        ("key = { SHOUT($place) }!", ("{SHOUT()}!", ["SHOUT()"])),
        ("key = { $n ->\n    [one] one\n   *[other] more\n }", ("more", ["$n"])),
    ],
)
def test_what_is_missing_shows_as_a_gap(source: str, wanted: tuple[str, list[str]]) -> None:
    assert text(source) == wanted


def test_messages_in_a_circle_end() -> None:
    found, errors = text("key = { key }")
    assert "messages that refer to each other" in found
    assert errors


@pytest.mark.parametrize("language", ["en", "de", "es", "it", "nl", *PLURALS])
def test_plurals_are_those_of_unicode(language: str) -> None:
    rule = Locale.parse(language).plural_form
    source = "key = { $n ->\n    [one] one\n    [few] few\n    [many] many\n   *[other] other\n }"
    bundle = Bundle(language, [source], {})
    pattern = bundle.pattern("key")
    assert pattern is not None
    for number in range(1000):
        assert bundle.format(pattern, {"n": number})[0] == rule(number), number


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_our_files_are_well_formed_and_have_no_terms(path: Path) -> None:
    entries = FluentParser().parse(path.read_text("utf-8")).body
    assert not [entry for entry in entries if isinstance(entry, (ast.Junk, ast.Term))]


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_key_stands_once_in_a_file(path: Path) -> None:
    """Of two, the last would be taken everywhere."""
    entries = FluentParser().parse(path.read_text("utf-8")).body
    keys = Counter(entry.id.name for entry in entries if isinstance(entry, ast.Message))
    assert [key for key, count in keys.items() if count > 1] == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_message_parsed_alone_is_the_one_in_its_file(path: Path) -> None:
    source = path.read_text("utf-8")
    entries = FluentParser(with_spans=False).parse(source).body
    whole = {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}
    apart = split_messages(source)
    assert set(apart) == set(whole)
    for key, message in whole.items():
        found = parse_message(apart[key])
        assert found is not None
        assert found.equals(message, ignored_fields=["comment"]), key
