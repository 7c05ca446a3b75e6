"""The examples run, as their first lines say."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from rubicon.games import TEMPLATE

EXAMPLES = Path(__file__).parents[2] / "examples"


def run_example(name: str, *arguments: str) -> str:
    """What an example prints. The template title is quick to play."""
    command = [sys.executable, str(EXAMPLES / name), TEMPLATE, *arguments]
    return subprocess.run(command, capture_output=True, check=True, text=True, timeout=120).stdout


def test_the_bot_plays_against_another() -> None:
    assert run_example("bot.py", "random").startswith("Cato won ")


def test_a_game_is_played_analysed_and_drawn(tmp_path: Path) -> None:
    drawing = tmp_path / "game.svg"
    assert f"Drawn: {drawing}" in run_example("play_analyse_draw.py", str(drawing))
    assert drawing.read_text("utf-8").startswith("<svg")
