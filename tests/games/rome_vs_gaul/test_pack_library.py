"""Other packs of Rome vs Gaul by name, and what a game tells about the cards of a pack."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from rubicon.core.dice import FastDice
from rubicon.core.game import RubiconError
from rubicon.core.session import Session
from rubicon.games.rome_vs_gaul import GAME
from rubicon.games.rome_vs_gaul.packs import library
from rubicon.games.rome_vs_gaul.rules.pack import DESIGNED, ROME
from rubicon.games.rome_vs_gaul.rules.vocabulary import OPS

TEXT = json.dumps(DESIGNED.data)


def test_a_pack_is_found_by_its_file_and_then_by_its_digest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RUBICON_HOME", str(tmp_path / "home"))
    data = json.loads(TEXT)
    data["tables"]["victory"]["vp_to_win"] = 11
    file = tmp_path / "easier.json"
    file.write_text(json.dumps(data), "utf-8")
    found = library.find(str(file))
    assert found.id == f"{GAME.id}@{found.pack.digest}"
    assert library.find(found.pack.digest) is found
    assert found.pack.vp_to_win == 11


def test_a_pack_that_is_nowhere_is_named() -> None:
    with pytest.raises(RubiconError, match="no component pack 'nowhere'"):
        library.find("nowhere")


def test_problems_of_a_file_are_told_with_lines(tmp_path: Path) -> None:
    good, broken = tmp_path / "good.json", tmp_path / "broken.json"
    good.write_text(TEXT, "utf-8")
    broken.write_text("{", "utf-8")
    assert library.problems(good) == []
    assert library.problems(broken)[0].startswith("line 1")


def test_every_effect_has_a_line_in_the_vocabulary() -> None:
    lines = list(library.words())
    assert all(any(line.startswith(f"  {name}: ") for line in lines) for name in OPS)


def test_a_summary_names_cards_that_came_and_were_used() -> None:
    session = Session(GAME, {}, FastDice(1))
    judgement = GAME.judgement()
    while not any(event[0] == "governance" for event in session.events()):
        side = session.state.deciders()[0]
        session.act(side, judgement.choose(session.state, side, Random(1), 0.0))
    told = library.summary(session)
    users = dict(zip(DESIGNED.cards, DESIGNED.users, strict=True))
    assert len(told["came"]) >= 8
    assert all(users[card] for card in told["came"])
    assert {card for _, card in told["used"]} <= set(told["came"])


def test_a_summary_counts_victory_points_by_source_and_names_the_ending() -> None:
    session = Session(GAME, {}, FastDice(2))
    judgement, rng = GAME.judgement(), Random(2)
    while session.outcome is None:
        side = session.state.deciders()[0]
        session.act(side, judgement.choose(session.state, side, rng, 0.3))
    told = library.summary(session)
    assert told["ending"] in ("senate", "conquest", "points", "time")
    assert sum(told["sources"].values()) == session.outcome.score[ROME]
    assert set(told["sources"]) == {"governance", "tribes", "pass", "germania", "britannia"}
