"""A quick estimate of a whole game: judgement's guess in every position, within seconds.

It has the form of an analysis (`Analysis.to_json`), with guesses in place of chances, and without turning
points and mistakes, which need playouts.
"""

from __future__ import annotations

from typing import Any

from rubicon.analysis.advice import Advisor
from rubicon.analysis.log_sections import positions, section_starts
from rubicon.analysis.lookahead import mean
from rubicon.analysis.side_memories import SideMemories
from rubicon.core import export
from rubicon.core.message import to_data
from rubicon.core.record import FindGame, Record, replay

#: Positions sampled from a side's view for one guess.
SAMPLES_PER_GUESS = 2


def quick_estimate(record: Record, find: FindGame, seed: int = 1) -> dict[str, Any]:
    """The first side's guessed chance in every position of a finished game: by the true state, and by what
    each side knew."""
    session = replay(record, find)
    game = session.game
    advisor = Advisor(game, seed)
    memories = SideMemories(session)
    course: list[dict[str, Any]] = []
    for number, state in enumerate(positions(session)):
        guesses = {"truth": advisor.judgement.value(state, 0)}
        for side, name in enumerate(game.sides):
            view = state.view(side)
            advisor.memory = memories.at(number, side, view)
            imagined = (advisor.imagine(view, f"sketch {number} {once}") for once in range(SAMPLES_PER_GUESS))
            guesses[name] = mean([advisor.judgement.value(each, 0) for each in imagined])
        rounded = {viewpoint: round(seen, 4) for viewpoint, seen in guesses.items()}
        course.append({"position": number, "guesses": rounded})
    return {
        "title": game.id,
        "result": to_data(export.result(record, session)),
        "chances_of": game.sides[0],
        "sections": [start.to_json() for start in section_starts(session)],
        "course": course,
    }
