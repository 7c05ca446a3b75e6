"""A view of Julius Caesar as a picture shows it."""

from __future__ import annotations

from typing import Any

from rubicon.core.game import Game, View
from rubicon.core.scene import Scene, ScenePiece, SceneScore


def scene(game: Game, view: View) -> Scene:
    """What a picture of this view shows. Blocks that the viewer cannot identify are shown from behind."""
    parts = game.components()
    blocks = {block["id"]: block for block in parts["blocks"]}
    seas = {sea["id"] for sea in parts["seas"]}
    places = seas | {city["id"] for city in parts["cities"]}
    pieces = [
        _known(blocks[name], view["viewer"], place, strength, view)
        for name, (place, strength) in view.get("own", {}).items()
        if name not in view["revealed"] and place in places
    ]
    pieces += [
        _known(blocks[name], side, place, strength, view)
        for name, (place, strength, side) in view["revealed"].items()
    ]
    for side, backs in view["hidden"].items():
        for place, colour, _, _, _, count in backs:
            back = "cleopatra" if colour == "egypt" else "back"
            pieces += [ScenePiece(place, side, colour, "block", back, hidden=True)] * count
    battle = view["battle"] or {}
    calendar, goal = parts["calendar"], parts["victory_points"]
    year = max(view["year"], calendar["first_year"])
    turn = f", turn {view['turn']}" if view["turn"] else ""
    return Scene(
        heading=f"Year {year}{turn}",
        score=tuple(
            SceneScore(side, side.capitalize(), f"{points} of {goal} points")
            for side, points in zip(game.sides, view["score"], strict=True)
        ),
        pieces=tuple(pieces),
        owners=_owners(pieces, seas),
        battle=battle.get("place"),
    )


def _known(block: dict[str, Any], side: str, place: str, strength: int, view: View) -> ScenePiece:
    fight = view["battle"]
    attacks = fight is not None and fight["attacker"] == side and fight["place"] == place
    initiative = block.get("initiative_attacking" if attacks else "initiative_defending") or block.get(
        "initiative", ""
    )
    marching = view.get("marching")
    named = block["type"] in ("leader", "cleopatra")
    return ScenePiece(
        place=marching["at"] if marching and marching.get("block") == block["id"] else place,
        side=side,
        colour="egypt" if block["id"] == "cleopatra" else block["side"],
        shape="block",
        symbol=block["type"],
        label=block["name"] if named else block["name"].rpartition(" ")[2],
        rating=f"{initiative}{block['firepower']}",
        strength=strength,
        max_strength=block["max_strength"],
    )


def _owners(pieces: list[ScenePiece], seas: set[str]) -> dict[str, str]:
    """The side that holds each city: the only side with blocks there."""
    sides: dict[str, set[str]] = {}
    for piece in pieces:
        if piece.place not in seas:
            sides.setdefault(piece.place, set()).add(piece.side)
    return {place: min(found) for place, found in sides.items() if len(found) == 1}
