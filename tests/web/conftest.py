"""Fixtures for browser tests: one Chromium and one server for all tests of a process, and new players.

A browser context is what a person's browser keeps: cookies, storage, language. No two players share one.
Later tests use it again, emptied and with new pages: a new one would start another process, and read and
compile the whole page again, which took 0.7 seconds of processor time for each player.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Playwright, ViewportSize, sync_playwright

from rubicon.server.api import pages
from tests.support.browser import BrowserPlayer, NewPlayer
from tests.support.server_process import Server

#: Program names of the browser that people have. The first one that is installed is used.
CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome")
#: The same engine without windows and what belongs to them. Tests run in it, where it is installed: they take
#: three quarters of the processor time.
HEADLESS_NAME = "chromium-headless-shell"

#: The secret of operators at the shared server.
OPERATOR_SECRET = "a secret that only operators know"

#: The usual size of a window.
WIDE: ViewportSize = {"width": 1280, "height": 800}
#: Settings of a window that change nothing for those who use its context later; they have the same.
_POOLED_SETTINGS = {"color_scheme", "device_scale_factor", "has_touch", "is_mobile", "locale"}

#: Hides coasts, relief and names of seas. The page's content policy allows no other way to add a style.
_WITHOUT_GROUND = """
    const hidden = new CSSStyleSheet();
    hidden.replaceSync('.rubicon-map svg.ground { display: none; }');
    document.adoptedStyleSheets = [hidden];
"""


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as found:
        yield found


@contextmanager
def _chromium(playwright: Playwright, names: Sequence[str]) -> Iterator[Browser]:
    """The first of these programs that is installed, started."""
    assert "index.html" in pages.built_files(), (
        "The client has not been built: run 'npm ci' and 'npm run build' in web/."
    )
    program = next((found for name in names if (found := shutil.which(name))), None)
    assert program is not None, "No Chromium is installed: on Debian 'apt install chromium'."
    # Pages of one context share a process; different contexts never do. No page lives long enough to win back
    # what it takes to translate its scripts a third time, into the fastest code.
    arguments = ["--no-sandbox", "--renderer-process-limit=1", "--js-flags=--no-opt"]
    chromium = playwright.chromium.launch(executable_path=program, args=arguments)
    yield chromium
    chromium.close()


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    with _chromium(playwright, (HEADLESS_NAME, *CHROMIUM_NAMES)) as chromium:
        yield chromium


@pytest.fixture
def whole_browser(playwright: Playwright) -> Iterator[Browser]:
    """For what the browser shows outside of the page, such as notices."""
    with _chromium(playwright, CHROMIUM_NAMES) as chromium:
        yield chromium


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


class PlayerContext:
    """A browser context at a server, and a page in it that stays open, so that its process does too."""

    def __init__(self, browser: Browser, to: Server, ground: bool, settings: dict[str, Any]) -> None:
        self.address = to.address
        self.context = browser.new_context(base_url=to.address, **{"reduced_motion": "reduce", **settings})
        if not ground:
            self.context.add_init_script(_WITHOUT_GROUND)
        self._anchor: Page | None = None

    def new_page(self, viewport: ViewportSize) -> Page:
        page = self.context.new_page()
        page.set_viewport_size(viewport)
        return page

    def leave(self) -> None:
        """Leave the server that is about to end: a page that is still loading would report an error."""
        for page in self.context.pages:
            page.goto("about:blank")

    def empty(self) -> None:
        """Close the pages and remove everything that they stored."""
        if self._anchor is None:
            self._anchor = self.context.new_page()
            self._anchor.goto("/healthz")
        for page in self.context.pages:
            if page != self._anchor:
                page.close()
        self.context.clear_cookies()
        tools = self.context.new_cdp_session(self._anchor)
        tools.send("Storage.clearDataForOrigin", {"origin": self.address, "storageTypes": "all"})
        tools.detach()


class ContextPool:
    """The contexts of the shared server that no player has now, by what they were made with."""

    #: Contexts kept at a time, at most; each is a process.
    SIZE = 6

    def __init__(self) -> None:
        self._free: list[tuple[object, PlayerContext]] = []

    def take(self, key: object) -> PlayerContext | None:
        for entry in self._free:
            if entry[0] == key:
                self._free.remove(entry)
                return entry[1]
        return None

    def give_back(self, key: object, used: PlayerContext) -> None:
        used.empty()
        self._free.append((key, used))
        if len(self._free) > self.SIZE:
            self._free.pop(0)[1].context.close()


@pytest.fixture(scope="session")
def context_pool() -> ContextPool:
    return ContextPool()


@pytest.fixture
def new_player(browser: Browser, server: Server, context_pool: ContextPool) -> Iterator[NewPlayer]:
    """A function that opens another browser window, at the shared server or at another one.

    The maps in it have no ground unless `ground` asks for it: no rule, text or control is there, and to paint
    it took a sixth of these tests' processor time. With `fresh` nothing was loaded in that browser before. At
    the end of the test no window may have shown an error.
    """
    used: list[tuple[object, PlayerContext]] = []
    players: list[BrowserPlayer] = []

    def open_window(
        to: Server = server,
        ground: bool = False,
        fresh: bool = False,
        viewport: ViewportSize = WIDE,
        **settings: Any,
    ) -> BrowserPlayer:
        shared = to is server and not fresh and settings.keys() <= _POOLED_SETTINGS
        key = (ground, settings) if shared else None
        context = context_pool.take(key) if shared else None
        if context is None:
            context = PlayerContext(browser, to, ground, settings)
        used.append((key, context))
        found = BrowserPlayer(context.new_page(viewport))
        players.append(found)
        if to is not server:
            to.before_end.append(context.leave)
        return found

    yield open_window
    for key, context in used:
        if key is None:
            context.context.close()
        else:
            context_pool.give_back(key, context)
    for each in players:
        assert each.errors == [], "the page reported errors"
