"""A position as text or picture, for environments and notebooks.

In a notebook, `%load_ext rubicon.envs.rendering` lets every position and every view show itself as a picture.
"""

from __future__ import annotations

import io
import sys
from contextlib import suppress
from typing import Any, Final

from rich.console import Console

from rubicon import games
from rubicon.core.game import SPECTATOR, Game, RubiconError, State, View
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


def game_of(view: View) -> Game | None:
    """The title of a view, with the components that it is played with; None if the dictionary is no view."""
    if "viewer" not in view:
        return None
    with suppress(RubiconError):
        if "title" in view:
            return games.game(str(view["title"]))
    for title in games.titles():
        with suppress(RubiconError, KeyError, TypeError):
            return games.game(f"{title}@{view['pack']['digest']}")
    return None


def load_ipython_extension(shell: Any) -> None:
    """Let positions and views show themselves as pictures: a position as a spectator sees it, a view as far
    as its viewer knows it. IPython calls this for `%load_ext rubicon.envs.rendering`."""
    pictures = shell.display_formatter.formatters["image/svg+xml"]
    pictures.for_type(State, _state_svg)
    pictures.for_type(dict, _view_svg)


def _state_svg(state: State) -> str | None:
    return _view_svg(state.view(SPECTATOR))


def _view_svg(view: View) -> str | None:
    """The picture of a view. None for any other dictionary, which is then shown as usual."""
    game = game_of(view)
    return None if game is None else render_svg(game, view)


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
