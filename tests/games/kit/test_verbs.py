"""Verbs: one table gives ids, texts both ways, suggestions and shapes."""

from __future__ import annotations

import hashlib

import pytest

from rubicon import games
from rubicon.core.game import IllegalAction
from rubicon.games.kit.verbs import ArgumentKind, Verb, Verbs

VERBS = Verbs(
    {
        "p": ArgumentKind("place", ["rome", "capua", "ravenna"]),
        "n": ArgumentKind("number", ["1", "2"], is_range=True),
    },
    [Verb("end", "", "no more"), Verb("march", "pp", "go"), Verb("bid", "n", "offer")],
    example="march rome capua",
    synonyms={"move": "march"},
)


def test_each_verb_owns_a_range_and_the_last_argument_changes_fastest() -> None:
    assert VERBS.first == {"end": 0, "march": 1, "bid": 10}
    assert VERBS.count == 12
    assert [VERBS.text(action) for action in (0, 1, 2, 4, 9, 11)] == [
        "end",
        "march rome rome",
        "march rome capua",
        "march capua rome",
        "march ravenna ravenna",
        "bid 2",
    ]
    assert VERBS.split(4) == ("march", (1, 0))
    assert VERBS.action("march", 1, 0) == 4
    assert VERBS.shapes() == {"end": "", "march": "pp", "bid": "n"}


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("", "Nothing was said. Type an action such as 'march rome capua' or 'end'."),
        ("mrch rome capua", "'mrch' is not an action. Did you mean march?"),
        ("march rome", "'march rome' is not complete or has too much: say 'march PLACE PLACE'."),
        ("march rome capa", "There is no place called 'capa'. Did you mean capua?"),
        ("bid 3", "There is no number called '3'. Say 1 to 2."),
    ],
)
def test_what_is_not_understood_is_named(typed: str, answer: str) -> None:
    with pytest.raises(IllegalAction) as refused:
        VERBS.parse(typed)
    assert str(refused.value) == answer


def test_synonyms_are_understood() -> None:
    assert VERBS.parse("move rome capua") == VERBS.parse("march rome capua")


def test_there_is_no_action_outside() -> None:
    for action in (-1, 12):
        with pytest.raises(IllegalAction, match="they run from 0 to 11"):
            VERBS.text(action)


@pytest.mark.parametrize(
    ("title", "count", "digest"),
    [("julius-caesar", 39224, "26c1f4d685ff53c7"), ("caesar-xl", 36082, "8b432a3dd96bc314")],
)
def test_the_actions_of_a_title_never_change(title: str, count: int, digest: str) -> None:
    """All texts in the order of their numbers: records and trained players depend on it."""
    game = games.game(title)
    texts = [game.text(action) for action in range(game.action_count)]
    assert len(texts) == count
    assert hashlib.sha256("\n".join(texts).encode()).hexdigest()[:16] == digest
    assert [game.parse(text) for text in texts] == list(range(count))
