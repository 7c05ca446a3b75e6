"""A game as a film: one SVG file that moves.

Why SVG and not GIF, APNG or WebP: the map is drawn once, and each piece once for each spot it ever stood on,
with the times at which it is seen. A whole game takes fewer bytes than one PNG of the map, stays sharp at
every size, plays in every browser, also as the image of a page or a README, and needs no library.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from rubicon.core.scene import Scene
from rubicon.pictures.svg import Board, describe, draw_placed

#: Seconds a picture is shown, and how long a film is at most; a longer game is shown faster.
FRAME_SECONDS: Final = 0.7
MAX_SECONDS: Final = 90.0
#: Pictures for which the end is shown before the film begins again.
_END_FRAMES: Final = 4


@dataclass(frozen=True, slots=True)
class FilmFrame:
    """One picture of a film: a position, and what just happened."""

    scene: Scene
    caption: str


def shown_frames(frames: Iterable[FilmFrame]) -> list[FilmFrame]:
    """The frames worth showing: those whose position differs from the one before."""
    kept: list[FilmFrame] = []
    for frame in frames:
        if kept and kept[-1].scene == frame.scene:
            continue
        kept.append(frame)
    return kept


def film(board: Board, frames: Sequence[FilmFrame], seconds: float | None = None) -> str:
    """The text of an SVG file that shows these frames one after the other, and then again. There must be one
    frame at least. `seconds` is the length (default: 0.7 for each frame, 90 at most)."""
    count = len(frames) + _END_FRAMES
    length = seconds if seconds is not None else min(MAX_SECONDS, count * FRAME_SECONDS)
    times: dict[str, list[int]] = {}
    for at, frame in enumerate(frames):
        for part in _parts(board, frame):
            times.setdefault(part, []).append(at)
    body = "".join(_timed(part, seen, len(frames), count, length) for part, seen in times.items())
    return board.document(body, f"{describe(board.name, frames[-1].scene)} The whole game, as a film.")


def _parts(board: Board, frame: FilmFrame) -> list[str]:
    """Everything that may change from frame to frame, as separate elements, the lowest first."""
    scene = frame.scene
    if not board.has_map:
        return [board.rows(scene), board.plate(scene, frame.caption)]
    rings = board.owner_rings(scene)
    pieces = [draw_placed(placed) for placed in board.place(scene)]
    return [
        *filter(None, rings),
        *filter(None, [board.battle_ring(scene.battle)]),
        *pieces,
        board.plate(scene, frame.caption),
    ]


def _timed(part: str, seen: Sequence[int], frames: int, count: int, length: float) -> str:
    """An element that is seen in these frames only. The last frame stays until the end."""
    if len(seen) == frames:
        return part
    values, keys = [], []
    shown = None
    present = set(seen)
    for at in range(frames):
        now = at in present
        if now != shown:
            values.append("inline" if now else "none")
            keys.append(f"{at / count:.4f}".rstrip("0").rstrip(".") or "0")
            shown = now
    first = "inline" if 0 in present else "none"
    return (
        f'<g display="{first}"><animate attributeName="display" values="{";".join(values)}" '
        f'keyTimes="{";".join(keys)}" dur="{length:g}s" calcMode="discrete" repeatCount="indefinite"/>'
        f"{part}</g>"
    )
