"""Fixtures for browser tests: one Chromium and one server for all tests of a process, and new players."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, sync_playwright

from rubicon.server.api import pages
from tests.support.browser import BrowserPlayer, NewPlayer
from tests.support.server_process import Server

#: Program names of the browser. The first one that is installed is used.
CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome")

#: The secret of operators at the shared server.
OPERATOR_SECRET = "a secret that only operators know"

#: Hides coasts, relief and names of seas. The page's content policy allows no other way to add a style.
_WITHOUT_GROUND = """
    const hidden = new CSSStyleSheet();
    hidden.replaceSync('.rubicon-map svg.ground { display: none; }');
    document.adoptedStyleSheets = [hidden];
"""


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    assert "index.html" in pages.built_files(), (
        "The client has not been built: run 'npm ci' and 'npm run build' in web/."
    )
    program = next((found for name in CHROMIUM_NAMES if (found := shutil.which(name))), None)
    assert program is not None, "No Chromium is installed: on Debian 'apt install chromium'."
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        yield chromium
        chromium.close()


def fast_bot_server(home: Path) -> Server:
    """A server whose bots answer without a pause, and whose webhooks may have local addresses."""
    return Server(
        home,
        RUBICON_BOT_PAUSE="0",
        RUBICON_BOT_WORKERS="2",
        RUBICON_BOT_SECONDS="120",
        RUBICON_PRIVATE_TARGETS="1",
        RUBICON_OPERATOR_SECRET=OPERATOR_SECRET,
    )


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of a process. Every test creates its own games."""
    with fast_bot_server(tmp_path_factory.mktemp("server")) as found:
        yield found


@pytest.fixture
def new_player(browser: Browser, server: Server) -> Iterator[NewPlayer]:
    """A function that opens another browser window, at the shared server or at another one.

    The maps in it have no ground unless `ground` asks for it: no rule, text or control is there, and to paint
    it took a sixth of these tests' processor time. At the end of the test no window may have shown an error.
    """
    contexts: list[BrowserContext] = []
    players: list[BrowserPlayer] = []

    def open_window(to: Server = server, ground: bool = False, **settings: Any) -> BrowserPlayer:
        options = {"viewport": {"width": 1280, "height": 800}, "reduced_motion": "reduce", **settings}
        context = browser.new_context(base_url=to.address, **options)
        if not ground:
            context.add_init_script(_WITHOUT_GROUND)
        contexts.append(context)
        found = BrowserPlayer(context.new_page())
        players.append(found)
        return found

    yield open_window
    for context in contexts:
        context.close()
    for each in players:
        assert each.errors == [], "the page reported errors"
