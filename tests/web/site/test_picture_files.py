"""Pictures of positions as files that somebody opens in a browser."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser

from rubicon import games
from rubicon.core.dice import FastDice
from rubicon.core.game import SPECTATOR
from rubicon.pictures.scenes import scene_of
from rubicon.pictures.svg import Board, picture


def test_a_picture_fits_into_a_small_window(browser: Browser, tmp_path: Path) -> None:
    """Its own size is 1600 pixels, of which a small window would show one corner."""
    game = games.game("rome-vs-gaul")
    scene = scene_of(game, game.new(game.settle({}), FastDice(1)).view(SPECTATOR))
    file = tmp_path / "position.svg"
    file.write_text(picture(Board(game.id, game.title), scene), "utf-8")
    page = browser.new_page(viewport={"width": 900, "height": 600})
    page.goto(file.as_uri())
    width, height = page.evaluate(
        "() => (({ width, height }) => [width, height])(document.documentElement.getBoundingClientRect())"
    )
    assert (round(width), round(height)) == (900, 600)
    page.close()
