"""A position as an SVG picture: the map with its pieces, and a plate with title, date and score."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final
from xml.sax.saxutils import escape, quoteattr

from rubicon.core.scene import Scene, ScenePiece
from rubicon.pictures.pieces import PIECE, piece_svg, stack_offsets
from rubicon.pictures.sheet import image, sheet
from rubicon.pictures.style import COLOURS, css, side_colours

#: Pixels of a picture, if nothing else is asked for.
WIDTH: Final = 1600
#: Units of a board without a map.
_BOARD: Final = (1600, 900)
#: Rows of such a board, at most: more do not fit.
_MAX_ROWS: Final = 17
#: Below this scale pieces are drawn larger than on the page, so that they can be told apart.
_SMALL: Final = 0.62
_ENLARGED: Final = 1.35
#: Pixels to a unit of a piece in a small picture, at least.
_PIECE_SCALE: Final = 0.5
#: Pixels to a unit of the plate in a small picture, at least: below, nobody can read it.
_PLATE_SCALE: Final = 0.6
#: Symbols of the page's map (`MapSymbols.svelte`).
_ANCHOR: Final = (
    "M0-6.2V8.2M-3.6-2.6H3.6M-7.6 2.2C-7.2 6-4 8.4 0 8.4S7.2 6 7.6 2.2M-9.2 4.4-7.6 1.8-5.4 4M9.2 4.4 "
    "7.6 1.8 5.4 4M2.1-8A2.1 2.1 0 1 1-2.1-8 2.1 2.1 0 1 1 2.1-8"
)
_WAVES: Final = "M-8-4.5q2-3 4 0t4 0 4 0 4 0M-8 .5q2-3 4 0t4 0 4 0 4 0M-8 5.5q2-3 4 0t4 0 4 0 4 0"
_CAMP: Final = "M-10-6V-9Q-10-10-9-10H-6M6-10H9Q10-10 10-9V-6M10 6V9Q10 10 9 10H6M-6 10H-9Q-10 10-10 9V6"


@dataclass(frozen=True, slots=True)
class PlacedPiece:
    """A piece and where its upper left corner lies on the map, with the scale it is drawn in."""

    piece: ScenePiece
    x: float
    y: float
    scale: float


def picture(board: Board, scene: Scene, caption: str = "", ground: str | None = None) -> str:
    """The text of an SVG file. `ground` replaces the drawing of the still parts, by an image of it say."""
    placed = board.place(scene)
    body = [board.owners(scene), *(draw_placed(each) for each in placed), board.plate(scene, caption)]
    if not board.has_map:
        body = [board.rows(scene), board.plate(scene, caption)]
    return board.document("".join(body), describe(board.name, scene), ground)


def describe(name: str, scene: Scene) -> str:
    """The picture in words, for those who cannot see it."""
    score = "; ".join(f"{each.name}: {each.text}" for each in scene.score)
    return f"{name}, {scene.heading}. {score}."


def draw_placed(placed: PlacedPiece) -> str:
    """A piece where it lies."""
    scale = "" if placed.scale == 1 else f" scale({placed.scale:g})"
    return f'<g transform="translate({placed.x:.1f} {placed.y:.1f}){scale}">{piece_svg(placed.piece)}</g>'


class Board:
    """The still parts of a picture, and where the moving parts lie.

    `title` is the id of the title, `name` what people call it. `size` is width and height in pixels (default:
    1600 wide). The map keeps its shape; the frame fills the rest. Without the `relief` of its land a picture
    has half the bytes.
    """

    def __init__(
        self,
        title: str,
        name: str,
        has_map: bool = True,
        size: tuple[int, int] | None = None,
        relief: bool = True,
    ) -> None:
        found = sheet(title) if has_map else None
        self.title, self.name, self.relief = title, name, relief
        self.sheet = found
        self.has_map = found is not None
        self.width: int = found["width"] if found is not None else _BOARD[0]
        self.height: int = found["height"] if found is not None else _BOARD[1]
        self.pixels = size or (WIDTH, round(WIDTH * self.height / self.width))
        self.scale = min(self.pixels[0] / self.width, self.pixels[1] / self.height)
        self.places = {place["id"]: place for place in found["places"]} if found is not None else {}

    def document(self, body: str, description: str, ground: str | None = None) -> str:
        """A whole SVG file around the moving parts."""
        width, height = self.pixels
        left, top, wide, high = self.window()
        frame = f'x="{left:.1f}" y="{top:.1f}" width="{wide:.1f}" height="{high:.1f}"'
        if ground is None:
            ground = _ground(self.title, self.relief) if self.has_map else _table()
        coast = "" if self.sheet is None else _coast(self.sheet)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
            f'viewBox="{left:.1f} {top:.1f} {wide:.1f} {high:.1f}" role="img" '
            f"aria-label={quoteattr(description)}>"
            f"<title>{escape(description)}</title><style>{css(self.scale)}</style>"
            f'<rect {frame} fill="{COLOURS["map-frame"]}"/>{coast}{ground}{body}</svg>\n'
        )

    def window(self) -> tuple[float, float, float, float]:
        """The part of the map's units that the picture shows. Where it has another shape than the map, the
        frame shows on both sides."""
        wide, high = (side / self.scale for side in self.pixels)
        return (self.width - wide) / 2, (self.height - high) / 2, wide, high

    def place(self, scene: Scene) -> list[PlacedPiece]:
        """All pieces with where they lie, from left to right in each place."""
        found: list[PlacedPiece] = []
        here: dict[str, list[ScenePiece]] = {}
        for piece in scene.pieces:
            here.setdefault(piece.place, []).append(piece)
        scale = max(_ENLARGED, _PIECE_SCALE / self.scale) if self.scale < _SMALL else 1.0
        for place, pieces in here.items():
            if place not in self.places:
                continue
            stack = self.places[place]["stack"]
            pieces.sort(key=lambda piece: piece.side)
            *offsets, width = stack_offsets(pieces)
            left = stack["x"] - {"left": 0.0, "centre": 0.5, "right": 1.0}[stack["align"]] * width * scale
            left = min(max(left, 4.0), self.width - width * scale - 4)
            top = min(max(stack["y"] - PIECE * scale / 2, 4.0), self.height - PIECE * scale - 4)
            found += [
                PlacedPiece(piece, left + offset * scale, top, scale)
                for piece, offset in zip(pieces, offsets, strict=True)
            ]
        return found

    def owners(self, scene: Scene) -> str:
        """The areas and the rings of places that a side holds, and the ring of a battle."""
        return "".join(self.owner_rings(scene)) + self.battle_ring(scene.battle)

    def owner_rings(self, scene: Scene) -> list[str]:
        """Areas that a side holds, and the rings of places: solid for the first side, broken for others, so
        that colour is not all."""
        first = scene.score[0].side if scene.score else ""
        return [
            *(self._held_area(area, side) for area, side in scene.areas.items()),
            *(self._owner_ring(place, side, side == first) for place, side in scene.owners.items()),
        ]

    def _held_area(self, name: str, side: str) -> str:
        areas = () if self.sheet is None else self.sheet.get("areas", ())
        outline = next((area["d"] for area in areas if area["id"] == name), None)
        if outline is None:
            return ""
        return f'<path class="held" clip-path="url(#land)" fill="{_side_colour(side)}" d="{outline}"/>'

    def _owner_ring(self, place: str, side: str, solid: bool) -> str:
        found = self.places.get(place)
        if found is None:
            return ""
        colour = _side_colour(side)
        dash = "" if solid else ' stroke-dasharray="7 2.6"'
        radius = 17 if found.get("value") else 6.8
        at = f'cx="{found["x"]}" cy="{found["y"]}"'
        return f'<circle class="owned" {at} r="{radius}" stroke="{colour}"{dash}/>'

    def battle_ring(self, place: str | None) -> str:
        """The mark of a battle."""
        found = self.places.get(place or "")
        return "" if found is None else f'<circle class="battle" cx="{found["x"]}" cy="{found["y"]}" r="27"/>'

    def plate(self, scene: Scene, caption: str = "") -> str:
        """Title, date and score, in a corner where no place lies; where no piece lies on the map, large and
        in the middle."""
        alone = self.has_map and not scene.pieces
        scale = 1.0
        if alone:
            scale = 1.15 / self.scale
        elif self.scale < _SMALL and not caption:
            scale = max(1.25, _PLATE_SCALE / self.scale)
        caption = caption.replace("→", "–")  # the letters have no arrow
        lines = [
            f'<text class="title" x="26" y="48">{escape(self.name)}</text>',
        ]
        y = 58
        for score in scene.score:
            face, _ = side_colours(score.side)
            lines.append(f'<rect x="26" y="{y + 9}" width="26" height="26" rx="4" fill="{face}"/>')
            lines.append(f'<text class="who" x="64" y="{y + 32}">{escape(score.name)}</text>')
            lines.append(f'<text class="figures" x="200" y="{y + 32}">{escape(score.text)}</text>')
            y += 40
        height = y + 12
        if caption:
            lines.append(f'<text class="caption" x="26" y="{y + 34}">{escape(shorten(caption, 74))}</text>')
            height += 40
        width = max(
            90 + 27 * len(self.name) + 14.5 * len(scene.heading),
            235 + 13.0 * max((len(score.text) for score in scene.score), default=0),
            60 + 12.2 * len(shorten(caption, 74)),
        )
        lines.append(f'<text class="when" x="{width - 26:.0f}" y="48">{escape(scene.heading)}</text>')
        left, *_ = self.window()
        x0 = left + 18 if self.has_map and not alone else (self.width - width * scale) / 2
        y0 = self.height - 18 - height * scale if self.has_map else 18.0
        y0 = (self.height - height * scale) / 2 if alone else y0
        frame = f'<rect class="plate" width="{width:.0f}" height="{height}" rx="10"/>'
        return f'<g transform="translate({x0:.0f} {y0:.0f}) scale({scale:g})">{frame}{"".join(lines)}</g>'

    def rows(self, scene: Scene) -> str:
        """The facts of a position without a map, as a list."""
        parts = []
        for at, (name, text) in enumerate(scene.rows[:_MAX_ROWS]):
            y = 250 + at * 36
            parts.append(f'<text class="row-name" x="90" y="{y}">{escape(name)}</text>')
            parts.append(f'<text class="row-text" x="470" y="{y}">{escape(shorten(text, 84))}</text>')
        return "".join(parts)


def _side_colour(side: str) -> str:
    """The colour in which a side's places are marked."""
    return COLOURS.get(f"side-{side}") or side_colours(side)[0]


def shorten(text: str, most: int) -> str:
    """A text of at most `most` characters."""
    return text if len(text) <= most else f"{text[: most - 1].rstrip()}…"


# ------------------------------------------------------------------ the ground


def _table() -> str:
    width, height = _BOARD
    return f'<rect x="14" y="14" width="{width - 28}" height="{height - 28}" rx="14" class="plate"/>'


@cache
def _ground(title: str, relief: bool) -> str:
    """Sea, land, roads and places, as the page draws them."""
    found = sheet(title)
    assert found is not None
    return "".join(_ground_parts(found, relief))


def _coast(found: Mapping[str, Any]) -> str:
    """The outline of the land, and what clips to it."""
    return (
        f'<defs><path id="coast" d="{found["coast"]}" transform="scale(.1)" fill-rule="evenodd" '
        'clip-rule="evenodd"/><clipPath id="land"><use href="#coast" clip-rule="evenodd"/></clipPath></defs>'
    )


def _ground_parts(found: Mapping[str, Any], relief: bool) -> Iterator[str]:
    size = f'width="{found["width"]}" height="{found["height"]}"'
    hills = f'<image href="{image(found["relief"])}" {size} preserveAspectRatio="none"/>' if relief else ""
    yield (
        f'<defs><clipPath id="sheet"><rect {size}/></clipPath></defs><g clip-path="url(#sheet)">'
        f'<rect class="water" {size}/>'
        f'<image class="deep" href="{image(found["water"])}" {size} preserveAspectRatio="none"/>'
        '<use class="shallows wide" href="#coast"/><use class="shallows" href="#coast"/>'
        f'<g clip-path="url(#land)"><rect class="land" {size}/>'
        f"{hills}{''.join(_area(each) for each in found.get('areas', ()))}</g>"
        '<use class="shore" href="#coast"/>'
    )
    for border in found["borders"]:
        yield f'<path class="border" d="{border["d"]}"/>'
    for name in found["names"]:
        kind = "sea-name land-name" if name["kind"] == "land" else "sea-name"
        yield (
            f'<path id="name-{name["id"]}" d="{name["d"]}" fill="none"/><text class="{kind}" '
            f'font-size="{name["size"]}"><textPath href="#name-{name["id"]}" startOffset="50%" '
            f'text-anchor="middle">{escape(name["text"])}</textPath></text>'
        )
    for road in found["roads"]:
        if road["kind"] != "lane":
            yield f'<path class="bed" d="{road["d"]}"/>'
        yield f'<path class="way {road["kind"]}" d="{road["d"]}"/>'
    for area in found.get("areas", ()):
        at = f'x="{area["x"]}" y="{area["y"]}"'
        yield f'<text class="area-name" {at}>{escape(area["name"].upper())}</text>'
    for place in found["places"]:
        yield from _marker(place)
    corner = f'x="{found["width"] - 14}" y="{found["height"] - 12}"'
    yield f'<text class="credit" {corner}>{escape(found["credit"])}</text></g>'


def _area(area: Mapping[str, Any]) -> str:
    """The border of an area, a Province say."""
    return f'<path class="area" d="{area["d"]}"/>'


def _marker(place: Mapping[str, Any]) -> Iterator[str]:
    """A place with its anchors and its name (`Marker.svelte`)."""
    x, y, value = place["x"], place["y"], place.get("value")
    ink, water = COLOURS["map-sea-ink"], COLOURS["map-water"]
    for anchor in place.get("anchors", ()):
        yield f'<path class="mooring" d="M{x} {y}L{anchor["x"]} {anchor["y"]}"/>'
        major = place.get("major")
        disc = f'<circle r="11" fill="{ink}"/>' if major else ""
        yield (
            f'<g transform="translate({anchor["x"]} {anchor["y"]})">{disc}<path class="symbol" d="{_ANCHOR}" '
            f'stroke="{water if major else ink}" transform="scale({0.95 if major else 0.82})"/></g>'
        )
    yield f'<g transform="translate({x} {y})">'
    if place["kind"] == "sea":
        yield f'<circle class="sea" r="15"/><path class="symbol" d="{_WAVES}" stroke="{ink}"/></g>'
    else:
        yield from _marker_body(place, 16 if value else 10)
        yield "</g>"
    if "label" in place:
        label = place["label"]
        anchor = {"left": "start", "centre": "middle", "right": "end"}[label["align"]]
        style = "name value" if value else "name"
        yield (
            f'<text class="{style}" x="{label["x"]}" y="{label["y"] + 7}" text-anchor="{anchor}">'
            f"{escape(place['name'])}</text>"
        )


def _marker_body(place: Mapping[str, Any], r: float) -> Iterator[str]:
    value, shape = place.get("value"), place.get("shape")
    kind = f"body{' value' if value else ''}{' tribe' if place['kind'] == 'tribe' else ''}"
    if place.get("levies"):
        yield f'<path class="camp" d="{_CAMP}" transform="scale({(r + 4.5) / 10:g})"/>'
    if shape == "colony":
        yield f'<path class="{kind}" d="{_polygon(r, 6, 0)}"/>'
    elif shape == "tribe":
        yield f'<path class="{kind}" d="{_polygon(r * 1.2, 4, 0)}"/>'
    else:
        yield f'<circle class="{kind}" r="{r}"/>'
    if value:
        tribe = " tribe" if place["kind"] == "tribe" else ""
        yield f'<text class="numeral{tribe}" y="7.3">{value}</text>'
    else:
        yield f'<circle r="2.4" fill="{COLOURS["map-ink"]}"/>'


def _polygon(radius: float, corners: int, turn: float) -> str:
    angles: Sequence[float] = [turn + math.tau * at / corners for at in range(corners)]
    points = " ".join(f"{radius * math.cos(angle):.2f} {radius * math.sin(angle):.2f}" for angle in angles)
    return f"M{points}z"
