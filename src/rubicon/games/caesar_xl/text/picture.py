"""A view of Caesar XL as a picture shows it."""

from __future__ import annotations

from typing import Any, Final

from rubicon.core.game import Game, View
from rubicon.core.scene import Scene, ScenePiece, SceneScore

#: Square units in the order in which they stand: the best first. All other units are Leaders.
_SQUARES: Final = ("veteran-legion", "legion", "veteran-allied", "allied")


def scene(game: Game, view: View) -> Scene:
    """What a picture of this view shows. Units are never hidden in this title; cards are not on the map."""
    pack = game.components()
    rules = {rule["id"]: rule["value"] for rule in pack["rules"]}
    pieces: list[ScenePiece] = []
    for at, side in enumerate(game.sides):
        for city, units in view["armies"][at].items():
            leaders = [kind for kind in units if kind not in _SQUARES]
            pieces += [
                _unit(pack, rules, view, side, kind, city, units[kind])
                for kind in (*leaders, *(square for square in _SQUARES if units.get(square)))
            ]
    held = [set(armies) for armies in view["armies"]]
    fight = view["battle"] or {}
    return Scene(
        heading=f"{view['season']}, turn {view['turn']}",
        score=tuple(
            SceneScore(
                side,
                _commanders(pack)[side]["name"],
                f"{view['points'][at]} of {rules['political']} VP · "
                f"cities {view['worth'][at]} of {rules['military']} · {view['gold'][at]} Gold",
            )
            for at, side in enumerate(game.sides)
        ),
        pieces=tuple(pieces),
        owners={city: side for at, side in enumerate(game.sides) for city in sorted(held[at] - held[1 - at])},
        has_map="@" not in game.id,
        battle=fight.get("city"),
    )


def _commanders(pack: dict[str, Any]) -> dict[str, Any]:
    return {commander["side"]: commander for commander in pack["commanders"]}


def _unit(
    pack: dict[str, Any], rules: dict[str, int], view: View, side: str, kind: str, city: str, count: int
) -> ScenePiece:
    if kind in _SQUARES:
        veteran = kind.startswith("veteran-")
        legion = kind.endswith("legion")
        swords = rules["legion-swords" if legion else "allied-swords"] + veteran * rules["veteran-swords"]
        symbol = "legio" if legion else "auxilia"
        return ScenePiece(
            city, side, side, "square", symbol, rating="†" * swords, count=count, veteran=veteran
        )
    commander = next((each for each in pack["commanders"] if each["id"] == kind), None)
    if commander is not None:
        succeeded = view["succeeded"][[each["id"] for each in pack["commanders"]].index(kind)]
        name = commander["successor"] if succeeded else commander["name"]
        swords = commander["swords"] - succeeded
    else:
        card: dict[str, Any] = next((each for each in pack["cards"] if each["id"] == kind), {})
        name, swords = card.get("name", kind.capitalize()), card.get("swords", 0)
    return ScenePiece(city, side, side, "round", "leader", name, "†" * swords, count=count)
