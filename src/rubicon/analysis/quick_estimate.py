"""A first sketch of a game's course: how things stood at a glance in every position, within seconds.

It has the form of an analysis (`Analysis.json`), with guesses in place of chances, and without turning points
and mistakes, which take playing on.
"""

from __future__ import annotations

from typing import Any

from rubicon.analysis.advice import Advisor
from rubicon.analysis.log_sections import positions, section_starts
from rubicon.analysis.lookahead import mean
from rubicon.core import export
from rubicon.core.record import FindGame, Record, replay

#: Positions that each side imagines for a glance.
SAMPLES_PER_GUESS = 2


def quick_estimate(record: Record, find: FindGame, seed: int = 1) -> dict[str, Any]:
    """How the first side stood in every position of a finished game, by the truth and as each side saw it."""
    session = replay(record, find)
    game = session.game
    advisor = Advisor(game, seed)
    course: list[dict[str, Any]] = []
    for number, state in enumerate(positions(session)):
        guesses = {"truth": advisor.judgement.value(state, 0)}
        for side, name in enumerate(game.sides):
            view = state.view(side)
            imagined = (advisor.imagine(view, f"sketch {number} {once}") for once in range(SAMPLES_PER_GUESS))
            guesses[name] = mean([advisor.judgement.value(each, 0) for each in imagined])
        rounded = {viewpoint: round(seen, 4) for viewpoint, seen in guesses.items()}
        course.append({"position": number, "guesses": rounded})
    return {
        "title": game.id,
        "result": export.result(record, session),
        "chances_of": game.sides[0],
        "sections": [
            {"position": m.position, "level": m.level, "name": m.name} for m in section_starts(session)
        ],
        "course": course,
    }
