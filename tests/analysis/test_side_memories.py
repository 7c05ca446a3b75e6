"""The analysis of a finished game imagines by what a side remembered in each position."""

from __future__ import annotations

from random import Random

import pytest

from rubicon.analysis.advice import Advisor
from rubicon.analysis.log_sections import positions
from rubicon.analysis.lookahead import mean
from rubicon.analysis.side_memories import SideMemories
from rubicon.core.dice import FastDice
from rubicon.core.game import Game, Memory, view_bytes
from rubicon.core.session import Session
from rubicon.games import game
from rubicon.games.julius_caesar import GAME
from rubicon.games.julius_caesar.rules.state import Position
from tests.support.toy_judgement import play_randomly

DECISIONS = 90


@pytest.fixture(scope="module")
def session() -> Session:
    return play_randomly(5, GAME, DECISIONS, GAME.judgement())


def places(memory: Memory, session: Session, number: int, side: int) -> list[int]:
    """Where a memory imagines the blocks."""
    state = list(positions(session))[number]
    imagined = memory.imagine(state.view(side), Random(7))
    assert isinstance(imagined, Position)
    return list(imagined.where)


@pytest.mark.parametrize("side", [0, 1])
def test_it_is_what_a_player_remembers_who_has_read_the_log(session: Session, side: int) -> None:
    number = DECISIONS // 2
    state = list(positions(session))[number]
    events = [*session.opening_events, *(event for move in session.history[:number] for event in move.events)]
    told = [line for event in events if (line := GAME.tell(event, side)) is not None]
    by_log = GAME.remember(told, state.view(side))
    found = SideMemories(session).at(number, side, state.view(side))
    assert places(found, session, number, side) == places(by_log, session, number, side)
    assert places(found, session, number, side) != places(Memory(GAME), session, number, side)


def test_to_go_back_the_log_is_read_again(session: Session) -> None:
    states = list(positions(session))
    once = SideMemories(session)
    early = places(once.at(20, 0, states[20].view(0)), session, 20, 0)
    once.at(80, 0, states[80].view(0))
    assert places(once.at(20, 0, states[20].view(0)), session, 20, 0) == early


@pytest.mark.parametrize("title", ["julius-caesar", "caesar-xl", "rome-vs-gaul"])
def test_what_it_imagines_gives_the_side_the_very_same_view(title: str) -> None:
    found: Game = game(title)
    played = Session(found, {}, FastDice(3))
    rng = Random(3)
    while played.outcome is None and len(played.history) < 150:
        side = played.state.deciders()[0]
        played.act(side, found.judgement().choose(played.state, side, rng, 0.5))
    memories = SideMemories(played)
    for number, state in enumerate(positions(played)):
        if number % 15 == 0:
            for side in (0, 1):
                view = state.view(side)
                imagined = memories.at(number, side, view).imagine(view, rng)
                assert view_bytes(imagined.view(side)) == view_bytes(view)


def first_guesses(found: Game, with_memory: bool) -> list[float]:
    """The first side's chance at a glance in the first position: with all facts known, and by what each side
    knew."""
    played = play_randomly(2, found, 4, found.judgement())
    start, judgement, memories = next(iter(positions(played))), found.judgement(), SideMemories(played)
    guesses = [judgement.value(start, 0)]
    for side in (0, 1):
        view = start.view(side)
        advisor = Advisor(found, 1, memories.at(0, side, view) if with_memory else None)
        guess = mean([judgement.value(advisor.imagine(view, f"{number}"), side) for number in range(12)])
        guesses.append(guess if side == 0 else 1.0 - guess)
    return guesses


@pytest.mark.parametrize("title", ["julius-caesar", "caesar-xl", "rome-vs-gaul"])
def test_all_viewpoints_begin_alike(title: str) -> None:
    """Nothing has happened yet that a side could not know."""
    guesses = first_guesses(game(title), with_memory=True)
    assert max(guesses) - min(guesses) < 0.05


def test_without_the_public_deployment_each_side_thinks_too_well_of_itself() -> None:
    """Why curves once began at 31, 75 and 15 percent: samples of a side put enemy blocks anywhere."""
    truth, caesar, pompey = first_guesses(GAME, with_memory=False)
    assert caesar - truth > 0.2
    assert truth - pompey > 0.2
