"""SVG pictures as PNG, by resvg: one small package without system libraries, the same pixels everywhere.

The letters are those of the page, and travel with the package, so a server without any fonts draws them too.
"""

from __future__ import annotations

import base64
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from rubicon.core.scene import Scene
from rubicon.pictures.svg import Board, picture

FONTS: Final = Path(__file__).parent / "fonts"
#: Grounds kept as images, at most: a megabyte each.
_GROUNDS: Final = 6


def picture_png(board: Board, scene: Scene, caption: str = "") -> bytes:
    """A picture as PNG. The map under the pieces is drawn once for each size, which is most of the work."""
    if not board.has_map:
        return to_png(picture(board, scene, caption))
    left, top, wide, high = board.window()
    address = _ground_address(board.title, board.name, board.pixels, board.relief)
    box = f'x="{left:.1f}" y="{top:.1f}" width="{wide:.1f}" height="{high:.1f}"'
    return to_png(
        picture(board, scene, caption, f'<image {box} preserveAspectRatio="none" href="{address}"/>')
    )


@lru_cache(_GROUNDS)
def _ground_address(title: str, name: str, pixels: tuple[int, int], relief: bool) -> str:
    """The ground of a title's map in one size, as a data address."""
    ground = to_png(Board(title, name, size=pixels, relief=relief).document("", name))
    return f"data:image/png;base64,{base64.b64encode(ground).decode()}"


def to_png(svg: str) -> bytes:
    """The picture in its own size. Raises `ModuleNotFoundError` if the extra `pictures` is not installed."""
    resvg: Any = import_module("resvg_py")  # an extra: only who wants PNG needs it
    return bytes(
        resvg.svg_to_bytes(
            svg_string=svg,
            skip_system_fonts=True,
            font_dirs=[str(FONTS)],
            serif_family="EB Garamond SemiBold",
            sans_serif_family="Inter SemiBold",
        )
    )
