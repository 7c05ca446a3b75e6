"""Pieces as SVG: the same drawing as the page's `Block.svelte`, on a square of 46 units."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final
from xml.sax.saxutils import escape

from rubicon.core.scene import ScenePiece
from rubicon.pictures.sheet import emblems
from rubicon.pictures.style import side_colours

#: Units: the width of a piece.
PIECE: Final = 46
#: Units from one piece to the next, by how many pieces stand in a row: (at most, distance).
_STEPS: Final = ((3, 47), (6, 30), (99, 18))
#: The star of a veteran, around (0, 0).
_STAR: Final = "M0-5 1.2-1.6 4.8-1.5 1.9.6 2.9 4 0 2-2.900 4-1.900.6-4.800-1.500-1.200-1.600z"


def piece_svg(piece: ScenePiece) -> str:
    """The elements of one piece."""
    face, shade = side_colours(piece.colour)
    corner = {"round": 22, "square": 3}.get(piece.shape, 5)
    parts = [
        f'<rect fill="{shade}" x="1" y="2" width="44" height="43" rx="{corner}"/>',
        f'<rect fill="{face}" x="1" y="1" width="44" height="42" rx="{corner}"/>',
        *(_from_behind(piece) if piece.hidden else _block(piece, face, shade)),
    ]
    if piece.count > 1:
        parts.append(f'<circle class="badge" stroke="{shade}" cx="40" cy="6" r="8.5"/>')
        parts.append(f'<text class="many" x="40" y="10">{piece.count}</text>')
    return f'<g class="block">{"".join(parts)}</g>'


def _emblem(name: str, face: str, transform: str, opacity: str = "") -> str:
    emblem = emblems().get(name, {})
    solid = f'<path class="solid" d="{emblem["fill"]}"/>' if "fill" in emblem else ""
    over = f' style="stroke:{face};stroke-width:1.4"' if solid else ""
    line = f'<path class="drawn"{over} d="{emblem["line"]}"/>' if "line" in emblem else ""
    return f'<g transform="{transform}"{opacity}>{solid}{line}</g>'


def _from_behind(piece: ScenePiece) -> Iterator[str]:
    yield '<rect class="frame" x="6" y="6" width="34" height="32" rx="3"/>'
    name = piece.colour if piece.symbol == "back" else piece.symbol
    yield _emblem(name, "", "translate(11 10)", ' opacity=".75"')


def _swords(count: int) -> str:
    """The rating of a counter: one sword for each point, drawn because few fonts have them."""
    each = "".join(f"M{23 + (at - (count - 1) / 2) * 6:g} 33v8m-2-6h4" for at in range(count))
    return f'<path class="sword" d="{each}"/>'


def _block(piece: ScenePiece, face: str, shade: str) -> Iterator[str]:
    named = len(piece.label) > 2
    label = escape(piece.label)
    squeeze = ' textLength="39" lengthAdjust="spacingAndGlyphs"' if len(piece.label) > 7 else ""
    if piece.shape != "block":
        named = bool(piece.label)
        if piece.shape == "square":
            yield '<rect class="frame" x="3.5" y="3.5" width="39" height="37" rx="1.5"/>'
        else:
            yield '<circle class="frame" cx="23" cy="22" r="19"/>'
        yield _emblem(piece.symbol, face, "translate(15.5 5.5) scale(.62)" if named else "translate(11 5.5)")
        if named:
            yield f'<text class="called" x="23" y="29"{squeeze}>{label}</text>'
        if piece.veteran:
            yield f'<path class="solid" transform="translate(9 36)" d="{_STAR}"/>'
        if set(piece.rating) <= {"†"}:
            yield _swords(len(piece.rating))
        else:
            yield f'<text class="called" x="23" y="40">{escape(piece.rating)}</text>'
        return
    yield f'<path fill="{shade}" d="M1 6a5 5 0 0 1 5-5h34a5 5 0 0 1 5 5v5H1z"/>'
    for at in range(piece.max_strength):
        x = 23 + (at - (piece.max_strength - 1) / 2) * 8
        yield f'<circle class="step{" full" * (at < piece.strength)}" cx="{x:g}" cy="6" r="2.9"/>'
    yield _emblem(piece.symbol, face, "translate(16 11.2) scale(.58)" if named else "translate(11 12)")
    if named:
        yield f'<text class="called" x="23" y="33"{squeeze}>{label}</text>'
        yield f'<text class="called" x="23" y="42">{escape(piece.rating)}</text>'
    else:
        yield f'<text class="small" x="4" y="40.5">{label}</text>'
        yield f'<text class="small end" x="42" y="40.5">{escape(piece.rating)}</text>'


def stack_offsets(pieces: Sequence[ScenePiece]) -> list[float]:
    """Where the pieces of one place stand, from the left end of their row; the last entry is its width.

    Pieces of a side stand together, close if they are many; between two sides there is a gap.
    """
    offsets: list[float] = []
    x = 0.0
    for side in dict.fromkeys(piece.side for piece in pieces):
        group = [piece for piece in pieces if piece.side == side]
        step = next(distance for most, distance in _STEPS if len(group) <= most)
        offsets += [x + at * step for at in range(len(group))]
        x += (len(group) - 1) * step + PIECE + 4
    return [*offsets, x - 4]
