"""How far blocks can go: where each march can end, and how many of several blocks can go there together.

Everything is computed from a view, by the rules themselves: the marches are made in a position that fits the
view, and forgotten. Which of the fitting positions it is makes no difference to where blocks may go.

    reach legio-7 legio-9       where these blocks can go, from one place or from several
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any, Final

from rubicon.core.dice import FastDice
from rubicon.core.game import View
from rubicon.games.julius_caesar.rules.components import (
    BETWEEN,
    BLOCK_COUNT,
    BLOCKS,
    CITY_COUNT,
    LOCATION_COUNT,
    LOCATIONS,
    NAVIS,
    NO_LIMIT,
    SIDES,
    TYPE,
)
from rubicon.games.julius_caesar.rules.movement import MARCH, MARCHING, MOVEMENT, STOP, road_limit
from rubicon.games.julius_caesar.rules.state import Position
from rubicon.games.kit.questions import index_of, no_answer
from rubicon.games.kit.verbs import MAX_WORD

TITLE: Final = "julius-caesar"
#: Steps of one march, at most: three with Mercury, more aboard ship over several seas.
MAX_STEPS: Final = 6
#: Ways to one place that are tried for each block, the shortest first.
MAX_WAYS: Final = 4

#: The places of a march, without the one where it begins.
_Way = tuple[int, ...]


def inspect(view: View, question: str, sample: Callable[[View], Any]) -> dict[str, Any]:
    """The answer to a question, as plain data. `sample` gives a position that fits a view."""
    word, *names = question.split() or [""]
    if word != "reach":
        raise no_answer(TITLE, "inspect-unknown", word=word[:MAX_WORD], near=["reach"])
    viewer = view["viewer"]
    if view["phase"] != MOVEMENT.name or viewer not in SIDES or view["decides"] != viewer:
        raise no_answer(TITLE, "inspect-no-march")
    blocks = list(dict.fromkeys(index_of(name, BLOCKS, "block") for name in names[:BLOCK_COUNT]))
    if not blocks:
        raise no_answer(TITLE, "inspect-nobody", example="reach legio-7")
    s = sample(view)
    side = SIDES.index(viewer)
    ways = {b: _ways(s, side, b) for b in blocks}
    goals = sorted({goal for found in ways.values() for goal in found})
    return {
        "question": word,
        "pieces": [BLOCKS[b] for b in blocks],
        "places": [_together(s, side, goal, ways) for goal in goals],
    }


def _marches(s: Any, side: int, b: int) -> list[int]:
    """The places that the next step of the block may lead to."""
    first = MARCH + b * LOCATION_COUNT
    return [action - first for action in s.decision(side).actions if first <= action < first + LOCATION_COUNT]


def _ways(s: Any, side: int, b: int) -> dict[int, list[_Way]]:
    """By place: the ways on which a march of the block can end there, the shortest first."""
    found: dict[int, list[_Way]] = {}
    fronts: list[tuple[Any, _Way]] = [(s, ())]
    for _ in range(MAX_STEPS):
        further: list[tuple[Any, _Way]] = []
        for before, way in fronts:
            for place in _marches(before, side, b):
                after = before.clone()
                after.apply(side, MARCH + b * LOCATION_COUNT + place, FastDice(1))
                longer = (*way, place)
                goes_on = after.phase is MARCHING
                if not goes_on or STOP in after.decision(side).actions:
                    known = found.setdefault(place, [])
                    if len(known) < MAX_WAYS:
                        known.append(longer)
                if goes_on:
                    further.append((after, longer))
        fronts = further
    for place in {s.where[b]} & found.keys():
        del found[place]  # a march that leads back is none
    return found


def _together(s: Any, side: int, goal: int, ways: dict[int, dict[int, list[_Way]]]) -> dict[str, Any]:
    """How many of the blocks can go to a place, one after the other, and by which actions."""
    now = s
    actions: list[str] = []
    going: list[int] = []
    steps: list[_Way] = []
    for b, known in ways.items():
        for way in known.get(goal, ()):
            marched = _march(now, side, b, way)
            if marched is not None:
                now, taken = marched
                actions += [now.action_text(action) for action in taken]
                going.append(b)
                steps.append((s.where[b], *way))
                break
    return {
        "place": LOCATIONS[goal],
        "going": [BLOCKS[b] for b in going],
        "ways": [[LOCATIONS[place] for place in way] for way in steps],
        "actions": actions,
        "sea": any(_is_at_sea(b, way) for b, way in zip(going, steps, strict=True)),
        "road": _narrowest(now, steps),
    }


def _march(s: Any, side: int, b: int, way: _Way) -> tuple[Any, list[int]] | None:
    """The position after this march, and its actions; None if it is not allowed."""
    after = s.clone()
    taken: list[int] = []
    for place in way:
        action = MARCH + b * LOCATION_COUNT + place
        if action not in after.decision(side).actions:
            return None
        after.apply(side, action, FastDice(1))
        taken.append(action)
    if after.phase is MARCHING:
        if STOP not in after.decision(side).actions:
            return None
        after.apply(side, STOP, FastDice(1))
        taken.append(STOP)
    return after, taken


def _is_at_sea(b: int, way: Sequence[int]) -> bool:
    return TYPE[b] != NAVIS and any(place >= CITY_COUNT for place in way)


def _narrowest(s: Position, ways: Sequence[_Way]) -> dict[str, Any] | None:
    """6.11: of the roads on these ways the one with the least room left after them; None if none has a
    limit."""
    found: dict[str, Any] | None = None
    least = NO_LIMIT
    for way in ways:
        for at, to in pairwise(way):
            border = BETWEEN[at * LOCATION_COUNT + to]
            limit = road_limit(s, to, border)
            used = s.used.get(border, 0)
            if limit < NO_LIMIT and limit - used < least:
                least = limit - used
                found = {"from": LOCATIONS[at], "to": LOCATIONS[to], "used": used, "limit": limit}
    return found
