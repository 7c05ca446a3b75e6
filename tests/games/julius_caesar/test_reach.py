"""Where blocks can go, as a player is told: from one place or several, in one step or more."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from rubicon.core.dice import FastDice
from rubicon.core.game import SPECTATOR, RubiconError
from rubicon.games.julius_caesar.game import GAME
from tests.support.julius_caesar.board import Board, board
from tests.support.staged_games import StagedGame, deciding


def ask(position: Board, question: str, viewer: int = 0) -> dict[str, Any]:
    return GAME.inspect(position.state.view(viewer), question)


def places(facts: dict[str, Any]) -> dict[str, dict[str, Any]]:
    return {found["place"]: found for found in facts["places"]}


@pytest.mark.rule("6.1", "2.2")
def test_one_step_and_two() -> None:
    b = board("caesar massilia: legio-11").command("caesar", "1/2-a")
    found = places(ask(b, "reach legio-11"))
    assert set(found) == b.reach("caesar", "legio-11")
    assert found["narbo"]["actions"] == ["march legio-11 narbo", "stop"]
    assert found["tarraco"]["actions"] == ["march legio-11 narbo", "march legio-11 tarraco"]
    assert found["tarraco"]["ways"] == [["massilia", "narbo", "tarraco"]]


@pytest.mark.rule("6.11")
def test_the_narrowest_road_says_how_many_go() -> None:
    """A minor road takes two blocks; the third goes another way if there is one, or stays."""
    b = board("caesar genua: legio-8, legio-12, legio-13").command("caesar", "3/1-a")
    found = places(ask(b, "reach legio-8 legio-12 legio-13"))
    for goal, there in found.items():
        acted = b.copy()
        for action in there["actions"]:
            acted.do("caesar", action)
        assert [acted.where(block) for block in there["going"]] == [goal] * len(there["going"])
    limited = [there["road"] for there in found.values() if there["road"]]
    assert limited
    assert all(road["used"] <= road["limit"] for road in limited)
    assert any(len(there["going"]) == 2 and there["road"]["limit"] == 2 for there in found.values())


@pytest.mark.rule("6.1")
def test_blocks_of_two_places_go_together() -> None:
    b = board("caesar ravenna: legio-13\ncaesar genua: legio-8").command("caesar", "3/1-a")
    rome = places(ask(b, "reach legio-13 legio-8"))["rome"]
    assert rome["going"] == ["legio-13", "legio-8"]
    for action in rome["actions"]:
        b.do("caesar", action)
    assert (b.where("legio-13"), b.where("legio-8")) == ("rome", "rome")


def test_it_is_asked_in_the_own_movement_only() -> None:
    b = board("caesar ravenna: legio-13\npompey utica: legio-39").command("caesar", "3/1-a")
    for question, viewer in (("reach legio-39", 1), ("reach legio-13", SPECTATOR), ("reach", 0), ("", 0)):
        with pytest.raises(RubiconError):
            ask(b, question, viewer)
    assert ask(b, "reach legio-39")["places"] == []


@pytest.mark.parametrize("seed", range(6))
def test_what_is_told_can_be_done(seed: int) -> None:
    """In movements of random games: every march that is told is allowed, and every first step is told."""
    staged = StagedGame(seed).until(deciding("movement"))
    for _ in range(4):
        side = min(staged.decisions)
        assert staged.table.recorded.session is not None
        state = staged.table.recorded.session.state
        first = {text for text in staged.choices(side) if text.startswith("march ")}
        blocks = sorted({text.split()[1] for text in first})
        rng = Random(seed)
        chosen = rng.sample(blocks, min(3, len(blocks)))
        if chosen:
            facts = GAME.inspect(state.view(side), f"reach {' '.join(chosen)}")
            for there in facts["places"]:
                after = state.clone()
                for action in there["actions"]:
                    assert action in [GAME.text(each) for each in after.decision(side).actions]
                    after.apply(side, GAME.parse(action), FastDice(1))
                view = after.view(side)
                assert all(view["own"][block][0] == there["place"] for block in there["going"])
            told = {(there["place"], block) for there in facts["places"] for block in there["going"]}
            assert told
        staged.act(side, staged.rng.choice(staged.choices(side)))
        staged.until(deciding("movement"))
