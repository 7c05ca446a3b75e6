"""Measure the speed of the page: `python -m tests.support.programs.page_speed` prints the numbers.

They are: the bytes of the first load, the time from a click to its effect on the screen, and the frames a
second while a map with sixty blocks is dragged, and while the film of the enemy's turn runs on it. No test
checks the times, because they depend on the machine.
"""

from __future__ import annotations

import shutil
import tempfile
from itertools import pairwise
from pathlib import Path
from statistics import median, quantiles

from playwright.sync_api import Browser, Page, sync_playwright

from tests.support.browser import BrowserPlayer
from tests.support.server_process import Server
from tests.support.staged_games import StagedGame, at_turn, deciding
from tests.web.conftest import CHROMIUM_NAMES, fast_bot_server

SEED = 1
CLICKS, STEPS = 20, 180
#: Milliseconds for which the film runs; at its quick pace it shows a step each second and a half.
FILM_MS = 6000

#: Milliseconds from a click until the frame with its effect is painted.
_CLICK = """selector => new Promise(settle => {
    const start = performance.now();
    document.querySelector(selector).click();
    requestAnimationFrame(() => setTimeout(() => settle(performance.now() - start)));
})"""
_FRAMES = """() => {
    window.frames_seen = [];
    const seen = now => { window.frames_seen.push(now); window.counting = requestAnimationFrame(seen); };
    window.counting = requestAnimationFrame(seen);
}"""
#: Draws every block twice. Returns the number of blocks on the map: sixty and more.
_CROWD = """() => {
    for (const pile of document.querySelectorAll('.rubicon-map .pile')) {
        pile.append(...[...pile.children].map(each => each.cloneNode(true)));
    }
    return document.querySelectorAll('.rubicon-map .block').length;
}"""
_STOP = "() => { cancelAnimationFrame(window.counting); return window.frames_seen; }"


def transferred(browser: Browser, server: Server, token: str) -> dict[str, int]:
    """Bytes over the network until a table is drawn: of the map, and of all the rest."""
    context = browser.new_context(base_url=server.address)
    page = context.new_page()
    cdp = context.new_cdp_session(page)
    names: dict[str, str] = {}
    sizes: dict[str, int] = {}
    cdp.on(
        "Network.responseReceived", lambda event: names.update({event["requestId"]: event["response"]["url"]})
    )
    cdp.on(
        "Network.loadingFinished",
        lambda event: sizes.update({event["requestId"]: int(event["encodedDataLength"])}),
    )
    cdp.send("Network.enable")
    page.goto(f"/g#{token}")
    page.wait_for_selector('.table[data-busy="false"] .rubicon-map')
    page.wait_for_load_state("networkidle")
    context.close()
    drawn = sum(size for request, size in sizes.items() if "/map/" in names.get(request, ""))
    return {"map": drawn, "rest": sum(sizes.values()) - drawn}


def click_times(page: Page) -> tuple[list[float], float]:
    """Milliseconds from click to frame when blocks are selected; and the mean computing time of a click."""
    blocks = page.locator(".rubicon-map [data-piece]").evaluate_all(
        "all => all.map(each => each.dataset.piece)"
    )
    cdp = page.context.new_cdp_session(page)
    cdp.send("Performance.enable", {"timeDomain": "threadTicks"})

    def busy() -> float:
        metrics = cdp.send("Performance.getMetrics")["metrics"]
        return next(float(each["value"]) for each in metrics if each["name"] == "TaskDuration")

    before = busy()
    took = [page.evaluate(_CLICK, f'[data-piece="{blocks[at % len(blocks)]}"]') for at in range(CLICKS)]
    return took, 1000 * (busy() - before) / CLICKS


def frame_times(page: Page) -> list[float]:
    """Milliseconds between frames while the map is dragged back and forth."""
    page.mouse.move(450, 420)
    page.mouse.down()
    page.evaluate(_FRAMES)
    for step in range(STEPS):
        page.mouse.move(450 + 150 * ((step % 60) - 30) / 30, 420 + 60 * ((step % 40) - 20) / 20)
    page.mouse.up()
    seen: list[float] = page.evaluate(_STOP)
    return [after - before for before, after in pairwise(seen)]


def both_have_moved(staged: StagedGame) -> bool:
    """True when Caesar moves after a turn of Pompey's, so that there is a film of it."""
    return at_turn(turn=2)(staged) and deciding("movement", 0)(staged)


def film_frame_times(page: Page) -> tuple[list[float], int, int]:
    """Milliseconds between frames while the film of a turn runs; the numbers of blocks and of steps."""
    page.get_by_role("button", name="What did they do?").click()
    steps = page.locator(".rail li").count()
    crowd = page.evaluate(_CROWD)
    page.get_by_role("button", name="Go on").click()
    page.evaluate(_FRAMES)
    page.wait_for_timeout(FILM_MS)
    seen: list[float] = page.evaluate(_STOP)
    return [after - before for before, after in pairwise(seen)], crowd, steps


def summary(gaps: list[float]) -> str:
    return (
        f"{1000 / (sum(gaps) / len(gaps)):.0f} frames a second, median {median(gaps):.1f} ms, "
        f"95 of 100 under {quantiles(gaps, n=20)[-1]:.1f} ms"
    )


def main() -> None:
    """Measure and print."""
    program = next(found for name in CHROMIUM_NAMES if (found := shutil.which(name)))
    with (
        tempfile.TemporaryDirectory() as home,
        fast_bot_server(Path(home)) as server,
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=program, args=["--no-sandbox"]) as browser,
    ):
        opened = StagedGame(SEED).until(deciding("movement", 0)).put_on(server)
        sizes = transferred(browser, server, str(opened.tokens["caesar"]))
        print(f"first load: {sizes['rest'] / 1000:.0f} KB, and {sizes['map'] / 1000:.0f} KB of map")
        context = browser.new_context(base_url=server.address, viewport={"width": 1280, "height": 800})
        player = BrowserPlayer(context.new_page())
        player.open_table(str(opened.tokens["caesar"]))
        took, cost = click_times(player.page)
        print(
            f"click to frame: median {median(took):.0f} ms, worst {max(took):.0f} ms; {cost:.0f} ms of work"
        )
        player.press("Escape")
        crowd = player.page.evaluate(_CROWD)
        print(f"dragging a map with {crowd} blocks: {summary(frame_times(player.page))}")
        told = StagedGame(SEED).until(both_have_moved).put_on(server)
        player.open_table(str(told.tokens["caesar"]))
        gaps, crowd, steps = film_frame_times(player.page)
        print(f"the film of a turn of {steps} steps on a map with {crowd} blocks: {summary(gaps)}")


if __name__ == "__main__":
    main()
