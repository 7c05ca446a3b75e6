"""What `rubicon new-title` makes is played in the browser: the page is built with it and clicked through."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import expect

from tests.support.browser import NewPlayer
from tests.support.build import ROOT
from tests.support.server_process import Server

#: What a clone needs for the command, the build of the page and the server.
NEEDED = ("pyproject.toml", "src", "tests/games/template_title", "web")


@pytest.fixture(scope="module")
def clone_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of a clone in which the title `toy` was made."""
    clone = tmp_path_factory.mktemp("clone")
    ignored = shutil.ignore_patterns("__pycache__", "*.egg-info", "static", "node_modules")
    for part in NEEDED:
        source, target = ROOT / part, clone / part
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, target, ignore=ignored)
        else:
            shutil.copy(source, target)
    (clone / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    source_path = str(clone / "src")
    command = [sys.executable, "-m", "rubicon", "new-title", "toy"]
    subprocess.run(command, cwd=clone, env={**os.environ, "PYTHONPATH": source_path}, check=True)
    build = ["node", "node_modules/vite/bin/vite.js", "build", "--logLevel", "error"]
    subprocess.run(build, cwd=clone / "web", check=True)
    path = os.pathsep.join((source_path, str(ROOT)))
    home = tmp_path_factory.mktemp("home")
    with Server(home, PYTHONPATH=path, RUBICON_BOT_PAUSE="0", RUBICON_BOT_WORKERS="2") as server:
        yield server


def test_a_game_is_played_to_the_end_by_clicking(new_player: NewPlayer, clone_server: Server) -> None:
    player = new_player(clone_server)
    player.begin_against_computer(title="toy")
    page = player.page
    expect(page).to_have_title("Your turn · Toy · Rubicon")
    expect(page.locator(".hand .card.can")).to_have_count(7)
    expect(page.locator(".map .card", has_text="Palatine")).to_be_visible()
    used = player.play_to_the_end(Random(1))
    assert used["cards"] == 7  # one of each round
    expect(page.locator("aside .now")).to_contain_text("wins by points")


def test_a_german_reads_german(new_player: NewPlayer, clone_server: Server) -> None:
    player = new_player(clone_server, locale="de-DE")
    page = player.page
    page.goto("/")
    page.wait_for_selector('form select option[value="toy"]', state="attached")
    page.locator("form select").first.select_option("toy")
    expect(page.get_by_text("Caesar und Pompeius kämpfen um die Hügel Roms")).to_be_visible()
