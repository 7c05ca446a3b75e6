"""Endings and options have German: they are still sentences, which the page matches with templates.

The templates are in the German catalogues (`web/src/i18n`, `web/src/titles`). These tests match them in the
same way as the page. What fills a gap must be a number.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from rubicon import games
from rubicon.games.rome_vs_gaul.rules.sequence import REASONS
from tests.support.build import ROOT

WEB = ROOT / "web" / "src"
#: What the source of each title gives as the reason of an ending, with a figure where it has one.
ENDINGS = {
    "julius-caesar": [
        "a draw: equal points, and nobody holds Rome",
        "ten or more points at a winter",
        "more points after the last Year",
        "equal points after the last Year, and Rome",
    ],
    "caesar-xl": [
        "neither side has declared victory by the end of 44 BC",
        "a military victory: master of Rome, and no rival left",
        "a political victory: 7 Victory Points net",
    ],
    "rome-vs-gaul": [reason for reason in REASONS if reason],
}


def has_german(title: str, text: str) -> bool:
    """Whether the page finds a German sentence for one of the server."""
    files = (WEB / "i18n" / "de.json", WEB / "titles" / title / "de.json")
    catalogues: list[dict[str, Any]] = [json.loads(path.read_text("utf-8")) for path in files]
    for english in (english for catalogue in catalogues for english in catalogue["server"]):
        pattern = "([0-9]+)".join(map(re.escape, re.split(r"\{\w+\}", english)))
        if re.fullmatch(pattern, text):
            return True
    return False


def source_of(title: str) -> str:
    folder = Path(games.__file__).parent / title.replace("-", "_")
    return "".join(path.read_text("utf-8") for path in sorted(folder.rglob("rules/sequence.py")))


@pytest.mark.parametrize("title", ENDINGS)
def test_every_ending_has_german(title: str) -> None:
    for reason in ENDINGS[title]:
        assert has_german(title, reason), reason
        assert re.split(r"[0-9]+ ", reason)[-1] in source_of(title), f"not an ending any more: {reason}"


@pytest.mark.parametrize("title", ENDINGS)
def test_options_have_german(title: str) -> None:
    for option in games.game(title).options:
        assert has_german(title, option.name.capitalize())
        assert has_german(title, option.meaning)
        assert all(has_german(title, value) for value in option.values if value.isalpha())


def test_a_sentence_that_nobody_has_translated_is_found() -> None:
    assert has_german("julius-caesar", "ten or more points at a winter")
    assert not has_german("julius-caesar", "eleven or more points at a winter")
