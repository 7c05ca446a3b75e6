"""A position ready to be drawn as a picture: what lies where, who holds what, and the score.

A title makes a `Scene` from a *view*, so a picture shows what its viewer may know and nothing else. The title
has a module `text/picture.py` with a function `scene(game, view)`; without it, the fields of the view are
listed.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class ScenePiece:
    """One piece, or several of a kind that stand together, as the viewer sees it."""

    place: str
    #: The side that commands it, and the colour that it has.
    side: str
    colour: str
    #: A wooden `block` that stands on its edge, a `square` counter or a `round` one.
    shape: str
    #: The name of its emblem. A hidden piece shows the emblem of its colour, unless it has a back of its own.
    symbol: str
    #: What is written on it: a number or a short name.
    label: str = ""
    rating: str = ""
    strength: int = 0
    max_strength: int = 0
    count: int = 1
    hidden: bool = False
    veteran: bool = False


@dataclass(frozen=True, slots=True)
class SceneScore:
    """A side's line of the score: `Caesar`, `3 of 10 points`."""

    side: str
    name: str
    text: str


@dataclass(frozen=True, slots=True)
class Scene:
    """A position, ready to be drawn."""

    #: When it is: `Year 705, turn 2`.
    heading: str
    score: tuple[SceneScore, ...]
    pieces: tuple[ScenePiece, ...] = ()
    #: The side that holds each place.
    owners: Mapping[str, str] = field(default_factory=dict)
    #: The side that holds each area of the map (a Province, say), where the map has areas.
    areas: Mapping[str, str] = field(default_factory=dict)
    #: Whether the title's map fits the components that are played with.
    has_map: bool = True
    #: The place of a battle that is being fought.
    battle: str | None = None
    #: For a title without a map: names and texts, from top to bottom.
    rows: tuple[tuple[str, str], ...] = ()
