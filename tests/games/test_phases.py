"""What titles declare about their phases: texts in all languages, rules that exist, verbs on offer."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from rubicon.core.dice import FastDice
from rubicon.core.game import Game
from rubicon.core.message import message
from rubicon.games import game
from rubicon.games.rulebook import sections
from rubicon.messages import LANGUAGES, Words, title_words
from rubicon.terminal.boards import PhaseTexts
from rubicon.terminal.rule_search import find_rule

TITLES = [game(title) for title in ("julius-caesar", "caesar-xl", "rome-vs-gaul", "template-title")]
#: A phase in which the kinds of decision have other names, with those.
KINDS = {"cards": ("discard", "play")}


def texts_of(title: Game, words: Words) -> list[str | None]:
    """The heading and the hints of every phase in which something is decided."""
    phases = [name for name, facts in title.components()["phases"].items() if facts["verbs"]]
    keys = [f"phase-{name}-heading" for name in phases]
    keys += [f"phase-{kind}-hint" for name in phases for kind in KINDS.get(name, (name,))]
    return [words.find(message(key)) for key in keys]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_every_phase_has_a_heading_and_a_hint(title: Game, language: str) -> None:
    words = title_words(title, language)
    found = texts_of(title, words)
    assert len(found) >= 4
    assert all(found)
    assert words.errors == []
    if language != "en":
        assert texts_of(title, title_words(title)) != found


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_the_rules_that_hints_name_are_in_the_rules_text(title: Game) -> None:
    rules = sections(title)
    for name, facts in title.components()["phases"].items():
        if facts["see"]:
            assert find_rule(rules, facts["see"].lower(), title_words(title)), (name, facts["see"])


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_a_phase_offers_the_verbs_it_declares(title: Game) -> None:
    phases = title.components()["phases"]
    rng = Random(1)
    for seed in range(3):
        dice = FastDice(seed)
        state = title.new({}, dice)
        while state.deciders():
            side = state.deciders()[0]
            actions = state.decision(side).actions
            phase = state.view(side)["phase"]
            offered = {title.text(action).partition(" ")[0] for action in actions} - {"end"}
            assert offered <= set(phases[phase]["verbs"]), phase
            state.apply(side, rng.choice(actions), dice)


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_every_verb_belongs_to_a_phase(title: Game) -> None:
    declared = {verb for facts in title.components()["phases"].values() for verb in facts["verbs"]}
    verbs = {title.text(action).partition(" ")[0] for action in range(title.action_count)}
    assert verbs - {"end"} == declared - {"end"}


def test_hints_name_the_rule_and_are_empty_where_there_is_none() -> None:
    texts = PhaseTexts(TITLES[0], title_words(TITLES[0]))
    assert texts.hint({"phase": "hits"}, "hits").endswith("(rules 7.4)")
    assert texts.hint({"phase": "cards"}, "discard").endswith("(rules 2.1)")
    assert texts.hint({"phase": "hits"}, "no-such-kind") == ""
    assert texts.is_public("hits")
    assert not texts.is_public("discard")


#: Some phases, and the module of the chapter in which each is declared.
DECLARED_IN = {
    "regroup": "julius_caesar/rules/retreats.py",
    "eruption": "julius_caesar/rules/cards.py",
    "withdrawal": "caesar_xl/rules/retreats.py",
}


def files_with(word: str) -> list[str]:
    """The files of engine and page that have this word, by name. Rome vs Gaul has a Withdrawal of its own;
    translations say again what the English message files say."""
    found = re.compile(word)
    root = Path(__file__).parents[2]
    return sorted(
        path.relative_to(root).as_posix()
        for path in [*(root / "src/rubicon").rglob("*.*"), *(root / "web/src").rglob("*.*")]
        if path.suffix in (".py", ".ts", ".svelte", ".ftl")
        and not (path.suffix == ".ftl" and path.stem in LANGUAGES and path.stem != "en")
        and "rome" not in path.as_posix()
        and found.search(path.read_text("utf-8"))
    )


@pytest.mark.parametrize("phase", DECLARED_IN)
def test_the_name_of_a_phase_stands_where_it_is_declared_and_in_the_message_files(phase: str) -> None:
    """Everybody else looks the phase up."""
    naming = [
        path for path in files_with(rf"(?<![\w-]){phase}(?![\w-])") if not path.endswith("/messages/en.ftl")
    ]
    assert naming == [f"src/rubicon/games/{DECLARED_IN[phase]}"]


@pytest.mark.parametrize("phase", DECLARED_IN)
def test_few_files_know_a_phase(phase: str) -> None:
    naming = files_with(rf"(?i)\b{phase}\b")
    assert f"src/rubicon/games/{DECLARED_IN[phase]}" in naming
    assert len(naming) <= 4, naming
