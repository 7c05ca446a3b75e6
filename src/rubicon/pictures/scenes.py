"""The scene of a view: by the title, or a list of what the view says."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rubicon import games
from rubicon.core.game import Game, View
from rubicon.core.scene import Scene, SceneScore


def scene_of(game: Game, view: View) -> Scene:
    """What a picture of this view shows, whatever the title."""
    module: Any = games.find_module(game.id, "text.picture")
    if module is not None:
        found = module.scene(game, view)
        assert isinstance(found, Scene)
        return found
    phase = str(view.get("phase", "")).replace("-", " ").capitalize()
    return Scene(heading=phase, score=_score(game, view), has_map=False, rows=tuple(_rows(view)))


def _score(game: Game, view: View) -> tuple[SceneScore, ...]:
    """The sides, with their points if the view has a list of them."""
    points = view.get("score", view.get("points"))
    fits = isinstance(points, list) and len(points) == len(game.sides)
    return tuple(
        SceneScore(
            side, side.replace("-", " ").capitalize(), f"{points[at]} points" if fits and points else ""
        )
        for at, side in enumerate(game.sides)
    )


def _rows(view: View) -> Iterator[tuple[str, str]]:
    """The fields of a view that say something, in its own order."""
    for name, value in view.items():
        if name not in ("viewer", "title", "phase") and value not in (None, "", [], {}):
            yield name.replace("_", " ").capitalize(), _text(value)


def _text(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(
            f"{str(key).replace('-', ' ')} {_text(inner)}"
            for key, inner in value.items()
            if inner not in (None, [], {})
        )
    if isinstance(value, list):
        return ", ".join(filter(None, map(_text, value)))
    return "" if value is None else str(value).replace("-", " ")
