"""What a player may know about hidden blocks: from their own view and log, true, and with its source."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from rubicon.core.dice import FastDice
from rubicon.core.game import View
from rubicon.core.message import Message
from rubicon.core.session import LogReader, Session
from rubicon.games.julius_caesar import GAME
from rubicon.games.julius_caesar.rules.components import (
    BLOCK_COUNT,
    BLOCK_INDEX,
    BLOCKS,
    CLEOPATRA,
    COLOUR,
    LOCATION_INDEX,
)
from rubicon.games.julius_caesar.rules.state import Position

CAESAR = 0


def played(seed: int, decisions: int, options: dict[str, str] | None = None) -> Session:
    """A game played by judgement, a little carelessly."""
    session, rng = Session(GAME, options or {}, FastDice(seed)), Random(seed)
    judgement = GAME.judgement()
    for _ in range(decisions):
        if not session.state.deciders():
            break
        side = session.state.deciders()[0]
        session.act(side, judgement.choose(session.state, side, rng, 1.0))
    return session


def known(session: Session, side: int) -> dict[str, Any]:
    lines: list[Message] = LogReader(session, side).news()[0]
    return GAME.knowledge(session.options, lines, session.state.view(side))


def place_of(state: object, block: str) -> int:
    assert isinstance(state, Position)
    return state.where[BLOCK_INDEX[block]]


def test_at_the_start_everybody_knows_who_stands_where() -> None:
    session = Session(GAME, {}, FastDice(1))
    found = known(session, CAESAR)
    for stack in found["stacks"]:
        assert [block["chance"] for block in stack["blocks"]] == [1.0] * stack["count"], stack["place"]
        assert {block["seen"]["how"] for block in stack["blocks"]} == {"deployment"}
        for block in stack["blocks"]:
            assert place_of(session.state, block["block"]) == LOCATION_INDEX[stack["place"]]
    assert found["ghosts"] == []


def test_a_free_deployment_is_a_secret() -> None:
    session = Session(GAME, {"deployment": "free"}, FastDice(1))
    while session.state.decision(session.state.deciders()[0]).kind == "deploy":
        side = session.state.deciders()[0]
        session.act(side, session.state.decision(side).actions[-1])
    blocks = [block for stack in known(session, CAESAR)["stacks"] for block in stack["blocks"]]
    assert blocks
    assert all(block["seen"] is None and block["chance"] < 1.0 for block in blocks)


@pytest.mark.parametrize("side", [0, 1])
def test_what_is_called_certain_is_true_and_the_chances_add_up(side: int) -> None:
    certain = 0
    for seed in range(4):
        session = played(seed, 40 + 30 * seed)
        assert isinstance(session.state, Position)
        for stack in known(session, side)["stacks"]:
            chances = sum(block["chance"] for block in stack["blocks"])
            assert chances == pytest.approx(stack["count"], abs=0.3), stack
            for block in stack["blocks"]:
                if block["chance"] == 1.0:
                    certain += 1
                    assert place_of(session.state, block["block"]) == LOCATION_INDEX[stack["place"]]
            there = {
                BLOCKS[b]
                for b in range(BLOCK_COUNT)
                if COLOUR[b] == 1 - side == session.state.side[b]
                and b != CLEOPATRA
                and session.state.where[b] == LOCATION_INDEX[stack["place"]]
            }
            assert len(there & {block["block"] for block in stack["blocks"]}) >= stack["count"], stack
    assert certain > 5


def test_it_follows_from_view_and_log_alone() -> None:
    """Another truth behind the same view and log gives the same bytes."""
    session = played(3, 200)
    lines = LogReader(session, CAESAR).news()[0]
    view: View = session.state.view(CAESAR)
    other = GAME.sample(view, Random(9))
    assert other.save() != session.state.save()
    told = json.dumps(GAME.knowledge({}, lines, view), sort_keys=True)
    assert json.dumps(GAME.knowledge({}, lines, other.view(CAESAR)), sort_keys=True) == told


def test_a_battle_leaves_a_sighting_and_marches_are_told() -> None:
    found = [known(played(seed, 300), CAESAR) for seed in range(4)]
    seen = [block["seen"] for each in found for stack in each["stacks"] for block in stack["blocks"]]
    fought = [each for each in seen if each is not None and each["how"] == "battle"]
    assert fought
    assert all(each["strength"] >= 1 and each["turn"] >= 1 for each in fought)
    assert any(each["ghosts"] for each in found)
    marches = [
        line["line"][1]
        for each in found
        for stack in each["stacks"]
        for line in stack["lines"]
        if line["line"][0] == "march"
    ]
    assert marches
    assert all(march["origin"] != march["destination"] for march in marches)
