"""Every sentence of the server in Julius Caesar has a German one: endings, "why not?".

The page matches the server's sentences with templates (`web/src/i18n/index.ts`). These tests match them in
the same way. What fills a gap of a template must be a name, a number, or have its own German.
"""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

import pytest

from rubicon import games
from rubicon.core.dice import FastDice
from rubicon.core.game import Game, IllegalAction, State
from rubicon.core.session import Session
from tests.support.build import ROOT

WEB = ROOT / "web" / "src"
GAME_COUNT = 12


class GermanTemplates:
    """The templates of the German catalogues, in their order."""

    def __init__(self, names: set[str]) -> None:
        data: dict[str, Any] = json.loads((WEB / "titles" / "julius-caesar" / "de.json").read_text("utf-8"))
        page: dict[str, Any] = json.loads((WEB / "i18n" / "de.json").read_text("utf-8"))
        self.templates = [
            re.compile("(.+?)".join(map(re.escape, re.split(r"\{\w+\}", english))))
            for english in (*page["server"], *data["server"])
        ]
        words = {*names, *data["names"], "III", "IV", "II", "I", "A", "B", "C", "D"}
        longest_first = sorted(words, key=len, reverse=True)
        self.plain = re.compile(f"(?:{'|'.join(map(re.escape, longest_first))}|[0-9]/[0-9]-[a-z]|[^A-Za-z])+")
        self.known: dict[str, bool] = {}

    def has(self, text: str) -> bool:
        """Whether a sentence has a German one."""
        if text not in self.known:
            self.known[text] = any(
                all(self.plain.fullmatch(value) or self.has(value) for value in found.groups())
                for template in self.templates
                if (found := template.fullmatch(text))
            )
        return self.known[text]


def names() -> set[str]:
    """All names: of places, blocks, sides and cards."""
    parts = games.game("julius-caesar").components()
    found = {each["name"] for kind in ("cities", "seas", "blocks") for each in parts[kind]}
    straits = {road["name"] for road in parts["roads"] if "name" in road}
    return found | straits | {"Caesar", "Pompey", *map(str.capitalize, parts["god_cards"])}


def attempts(rng: Random, caesar: Game, state: State, side: int) -> list[str]:
    """Actions a player might try: random ones, and a legal one with another place or block."""
    anything = [caesar.text(rng.randrange(caesar.action_count)) for _ in range(2)]
    offered = caesar.text(rng.choice(state.decision(side).actions)).split(" ")
    near = " ".join([*offered[:-1], anything[0].split(" ")[-1]])
    try:
        caesar.parse(near)
    except IllegalAction:
        return anything
    return [*anything, near]


@pytest.mark.parametrize("edition", ["2.0", "1.1"])
def test_every_sentence_has_a_german_one(edition: str) -> None:
    caesar = games.game("julius-caesar")
    german = GermanTemplates(names())
    said: set[str] = set()
    for seed in range(GAME_COUNT):
        rng = Random(seed)
        deployment = rng.choice(("historical", "free"))
        session = Session(caesar, {"edition": edition, "deployment": deployment}, FastDice(seed))
        while session.outcome is None:
            side = rng.choice(session.state.deciders())
            decision = session.state.decision(side)
            for attempt in attempts(rng, caesar, session.state, side):
                said.add(caesar.explain(session.state, rng.randrange(2), attempt))
            session.act(side, rng.choice(decision.actions))
        said.add(session.outcome.reason)
    # An answer that an action is allowed gives it in the notation, which is the same in every language.
    english = {
        text for text in said if not german.has(text) and not re.match("That is allowed|5.3: name", text)
    }
    assert len(said) > 1000
    assert sorted(english) == []


def test_a_sentence_that_nobody_has_translated_is_found() -> None:
    german = GermanTemplates(names())
    assert german.has("1.1: only the two players decide; you are looking on.")
    assert not german.has("1.1: only the two players sing; you are looking on.")


def test_the_options_have_german_names() -> None:
    german = GermanTemplates(names())
    for option in games.game("julius-caesar").options:
        assert german.has(option.name.capitalize())
        assert german.has(option.meaning)
        assert all(german.has(value) or german.plain.fullmatch(value) for value in option.values)
