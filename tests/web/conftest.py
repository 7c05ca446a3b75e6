"""One browser for all tests of a process: Debian's Chromium, driven by Playwright."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, sync_playwright

from rubicon.server.api import pages
from tests.support.browser import Guest
from tests.support.server_process import Server

#: Where a browser may be; the first that is there is taken.
CHROMIUM = ("chromium", "chromium-browser", "google-chrome")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    assert "index.html" in pages.built_files(), (
        "The client has not been built: run 'npm ci' and 'npm run build' in web/."
    )
    program = next((found for name in CHROMIUM if (found := shutil.which(name))), None)
    assert program is not None, "No Chromium is installed: on Debian 'apt install chromium'."
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        yield chromium
        chromium.close()


def serve(home: Path) -> Server:
    """A server whose bots answer at once, and whose webhooks may stay on this machine."""
    return Server(
        home,
        RUBICON_BOT_PAUSE="0",
        RUBICON_BOT_WORKERS="2",
        RUBICON_BOT_SECONDS="120",
        RUBICON_PRIVATE_TARGETS="1",
    )


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of a process: they play games of their own on it."""
    with serve(tmp_path_factory.mktemp("server")) as found:
        yield found


@pytest.fixture
def guest(browser: Browser, server: Server) -> Iterator[Callable[..., Guest]]:
    """A function that opens another browser window, at the shared server or at another one.

    At the end of the test no window may have shown an error.
    """
    contexts: list[BrowserContext] = []
    guests: list[Guest] = []

    def come(to: Server = server, **settings: Any) -> Guest:
        wishes = {"viewport": {"width": 1280, "height": 800}, "reduced_motion": "reduce", **settings}
        context = browser.new_context(base_url=to.address, **wishes)
        contexts.append(context)
        found = Guest(context.new_page())
        guests.append(found)
        return found

    yield come
    for context in contexts:
        context.close()
    for each in guests:
        assert each.errors == [], "the page reported errors"
