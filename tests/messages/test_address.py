"""A player is addressed in one way: `du` in German, `tu` in French."""

from __future__ import annotations

import re

import pytest

from tests.messages.test_bundle import FILES

#: A polite form that is not the first word of a sentence: there it may mean "they".
GERMAN = re.compile(r"(?<=[\w,(] )(?:Sie|Ihnen|Ihre?[nmrs]?)\b|\b\w+en Sie\b")
#: `chez` and the like are not verbs.
FRENCH = re.compile(
    r"\b(?:[Vv]ous|[Vv]otre|[Vv]os)\b|\b(?!(?:chez|assez|nez|Rhodez|Suez)\b)[A-Za-zÀ-ÿ]+ez\b", re.IGNORECASE
)


@pytest.mark.parametrize(("language", "polite"), [("de", GERMAN), ("fr", FRENCH)])
def test_nobody_is_addressed_politely(language: str, polite: re.Pattern[str]) -> None:
    files = [path for path in FILES if path.name == f"{language}.ftl"]
    assert len(files) >= 9
    lines = [
        (path.parent.parent.name, line) for path in files for line in path.read_text("utf-8").splitlines()
    ]
    assert [(where, line) for where, line in lines if polite.search(line.partition(" = ")[2] or line)] == []


def test_a_polite_form_is_found() -> None:
    assert GERMAN.search("Spielen Sie eine Karte.")
    assert GERMAN.search("Das ist nicht auf Ihrer Hand.")
    assert not GERMAN.search("Eine Karte: Sie wirkt bis zum Ende.")
    assert FRENCH.search("Jouez une carte.")
    assert not FRENCH.search("chez les Éduens, dix pas")


def test_hints_in_french_call_moves_as_choices_do() -> None:
    """The counter says `mouvements restants`; a hint next to it must not count `marches`."""
    (path,) = [path for path in FILES if "julius_caesar/messages/fr.ftl" in path.as_posix()]
    lines = path.read_text("utf-8").splitlines()
    hints = [line for line in lines if re.match(r"phase-(?:play|discard|movement)-hint", line)]
    assert len(hints) == 3
    assert all("mouvement" in hint for hint in hints)
    assert not [hint for hint in hints if re.search(r"\bmarches\b|\bde marche\b", hint)]
