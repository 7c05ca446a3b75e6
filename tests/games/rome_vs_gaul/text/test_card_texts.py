"""The cards of our pack in German and French: every name and text, with the numbers of the English one."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

import rubicon.games.rome_vs_gaul
from rubicon.games.rome_vs_gaul.rules.pack import DESIGNED

MESSAGES: Final = Path(rubicon.games.rome_vs_gaul.__file__).parent / "messages"
#: Words for numbers from two on; "one" is an article too.
NUMBERS: Final = {
    "en": ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
    "de": ("zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn"),
    "fr": ("deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix"),
}


def written(language: str) -> dict[str, str]:
    """The messages of one line in a message file."""
    lines = (MESSAGES / f"{language}.ftl").read_text("utf-8").splitlines()
    return dict(line.split(" = ", 1) for line in lines if " = " in line)


def numbers(language: str, text: str) -> list[str]:
    """The numbers in a text, sorted: figures and words."""
    found = re.findall(r"[+-]?\d+(?:\.\d+)?", text)
    spoken = re.findall(r"\w+", text.lower())
    words = [str(NUMBERS[language].index(word) + 2) for word in spoken if word in NUMBERS[language]]
    return sorted(found + words)


@pytest.mark.parametrize("language", ["de", "fr"])
def test_every_card_is_translated_with_its_numbers(language: str) -> None:
    known = written(language)
    for card, english in zip(DESIGNED.cards, DESIGNED.card_texts, strict=True):
        assert known[f"card-{card}"]
        text = known[f"card-text-{card}"]
        assert set(numbers("en", english)) <= set(numbers(language, text)), card


@pytest.mark.parametrize("language", ["de", "fr"])
def test_no_translation_is_left_of_a_card_that_is_gone(language: str) -> None:
    cards = {f"card-{card}" for card in DESIGNED.cards} | {f"card-text-{card}" for card in DESIGNED.cards}
    assert {key for key in written(language) if key.startswith("card-")} == cards
