"""A view of Rome vs Gaul as a picture shows it."""

from __future__ import annotations

from typing import Any, Final

from rubicon.core.game import Game, View
from rubicon.core.scene import Scene, ScenePiece, SceneScore

#: Letters of a name on a piece, at most.
_MAX_LETTERS: Final = 9
#: The Germani belong to nobody.
_GERMANI: Final = "germani"


def scene(game: Game, view: View) -> Scene:
    """What a picture of this view shows. Units are never hidden in this title; cards are not on the map."""
    pack = game.components()
    spaces = {space["id"]: space for space in pack["map"]["spaces"]}
    leaders = {leader["id"]: leader for leader in pack["leaders"]}
    units = {unit["id"]: unit for unit in (*pack["legions"], *pack["tribes"], *pack["units"])}
    here = [(name, place) for name, place in view["pieces"].items() if place in spaces]
    here.sort(key=lambda each: (each[0] not in leaders, each[0] in view["reduced"]))
    names = game.names()["unit"]
    gallic = len(view["provinces"][1])
    return Scene(
        heading=f"{view['year']} BC, turn {view['turn']}",
        score=(
            SceneScore(
                "rome",
                "Rome",
                f"{view['points']} of {pack['tables']['victory']['vp_to_win']} VP · "
                f"Governance {view['governance_now']}",
            ),
            SceneScore("gaul", "Gaul", f"{gallic} Province{'' if gallic == 1 else 's'}"),
        ),
        pieces=tuple(
            _leader(leaders[name], place)
            if name in leaders
            else _unit(name, units.get(name) or units[name.rpartition("-")[0]], names, place, view)
            for name, place in here
        ),
        owners=_owners(spaces, view),
        areas={
            province: side
            for side, held in zip(game.sides, view["provinces"], strict=True)
            for province in held
        },
        battle=view["battle"]["space"],
    )


def _leader(leader: dict[str, Any], place: str) -> ScenePiece:
    side = "gaul" if leader["role"] == "gallic" else "rome"
    rating = f"{leader['battle']}-{leader['command']}"
    return ScenePiece(place, side, side, "round", "leader", _short(leader["name"]), rating)


def _unit(name: str, unit: dict[str, Any], names: dict[str, str], place: str, view: View) -> ScenePiece:
    legion = name.startswith("legio-")
    reduced = name in view["reduced"]
    strength = unit.get("reduced") if reduced else unit.get("full") or unit.get("strength")
    cavalry = name == "german-cavalry"
    side = _GERMANI if name == _GERMANI else "rome" if legion or cavalry else "gaul"
    return ScenePiece(
        place,
        side,
        side,
        "square",
        "legio" if legion else "equitatus" if cavalry else "auxilia",
        unit["name"] if legion else _short(names.get(name, unit["name"])),
        f"{strength}" if isinstance(strength, int) else "",
    )


def _short(name: str) -> str:
    """A name that fits on a piece: its last word, cut where it is long."""
    last = name.rpartition(" ")[2]
    return last if len(last) <= _MAX_LETTERS else f"{last[: _MAX_LETTERS - 1]}."


def _owners(spaces: dict[str, Any], view: View) -> dict[str, str]:
    """8.2.1: the side that controls each space."""
    owners = dict.fromkeys((*view["roman_im"], *view["roman_cities"]), "rome")
    owners |= dict.fromkeys((*view["gallic_im"], *view["strongholds"], *view["towns"].values()), "gaul")
    lost = [name for name, space in spaces.items() if space["type"] == "walled_city" and name not in owners]
    return owners | dict.fromkeys(lost, "gaul")
