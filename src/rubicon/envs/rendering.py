"""A position as text or picture, for environments and notebooks."""

from __future__ import annotations

import io
import sys
from typing import Any, Final

from rich.console import Console

from rubicon.core.game import Game, View
from rubicon.pictures.scenes import scene_of
from rubicon.pictures.svg import Board, picture
from rubicon.terminal.boards import board_for

#: How an environment can draw a position.
RENDER_MODES: Final = ("human", "ansi", "svg", "rgb_array")
#: Characters in a line of text, and pixels across a picture.
_COLUMNS: Final = 120
_PIXELS: Final = 960


def render(game: Game, view: View, mode: str) -> Any:
    """The position of a view: a text (`ansi`, `svg`), an array of pixels, or None after it was printed."""
    if mode == "svg":
        return render_svg(game, view)
    if mode == "rgb_array":
        return render_pixels(game, view)
    text = render_text(game, view)
    if mode == "ansi":
        return text
    sys.stdout.write(text)
    return None


def render_text(game: Game, view: View) -> str:
    """The board as the terminal draws it, without colours."""
    board = board_for(game)
    out = io.StringIO()
    console = Console(file=out, width=_COLUMNS, color_system=None, legacy_windows=False)
    console.print(board.header(view, ""))
    console.print(board.drawings(view, ())[0])
    return out.getvalue()


def render_svg(game: Game, view: View) -> str:
    """The map with its pieces, as an SVG picture."""
    return picture(_board(game), scene_of(game, view))


class Picture:
    """A position that shows itself as a picture in a notebook, as far as a view knows it."""

    def __init__(self, game: Game, view: View) -> None:
        self.game, self.view = game, view

    def _repr_svg_(self) -> str:
        return render_svg(self.game, self.view)

    def __repr__(self) -> str:
        return render_text(self.game, self.view)


def _board(game: Game) -> Board:
    """The board of a title, in the size of our pictures."""
    whole = Board(game.id, game.title)
    return Board(game.id, game.title, size=(_PIXELS, round(_PIXELS * whole.height / whole.width)))


def render_pixels(game: Game, view: View) -> Any:
    """The same picture as an array of height, width and three colours. It needs the extra `pictures`."""
    import numpy as np  # noqa: PLC0415 - text and SVG do not need it
    from PIL import Image  # noqa: PLC0415 - the same

    from rubicon.pictures.png import picture_png  # noqa: PLC0415 - the same

    drawn = picture_png(_board(game), scene_of(game, view))
    return np.asarray(Image.open(io.BytesIO(drawn)).convert("RGB"))
