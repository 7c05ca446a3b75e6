"""Count what a turn costs a player: `python -m tests.support.programs.clicks_of_a_turn` prints the numbers.

A staged turn of Julius Caesar is played on the real page, against the computer: three groups march, one of
them two steps, one of them to attack; two blocks are levied; the battle is fought. Counted are clicks and
keys, and the milliseconds for which the page itself keeps a player waiting after what they did, at the pace
*quick*: no answer is awaited then.
"""

from __future__ import annotations

import shutil
import tempfile
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from rubicon.table.seats import computer, person
from tests.support.browser import BrowserPlayer
from tests.support.server_process import Server
from tests.support.staged_games import StagedGame, deciding
from tests.web.conftest import CHROMIUM_NAMES, WIDE, fast_bot_server

SEED = 705
#: A block of each group, and where all of its place go.
MARCHES = (("antonius", "aquileia"), ("legio-16", "cenabum"), ("legio-7", "tarraco"))
#: Decisions of one battle, at most.
MAX_BATTLE = 80

#: Counts what the player does, and for how long the page is busy without a command under way.
_COUNT = """() => {
    const count = window.counted = { clicks: 0, keys: 0, pauses: 0 };
    addEventListener('click', event => { if (event.isTrusted && event.detail) count.clicks += 1; }, true);
    addEventListener('keydown', () => { count.keys += 1; }, true);
    let from = null;
    const look = () => {
        const table = document.querySelector('.table');
        const paused = table?.dataset.pausing === 'true';
        const now = performance.now();
        if (paused) from ??= now;
        else if (from !== null) { count.pauses += now - from; from = null; }
    };
    new MutationObserver(look).observe(document.body, {
        attributes: true, subtree: true, attributeFilter: ['data-pausing'],
    });
}"""


@dataclass
class Cost:
    """What a part of the turn cost: clicks and keys, and milliseconds of the page's own pauses."""

    clicks: int
    keys: int
    pauses: int

    @property
    def touches(self) -> int:
        return self.clicks + self.keys


def play(browser: Browser, server: Server) -> tuple[Cost, Cost]:
    """What the marches and levies cost, and what the battle cost."""
    staged = StagedGame(SEED, seats=(person("Anna"), computer("tiro"))).until(deciding("movement", 0))
    context = browser.new_context(base_url=server.address, viewport=WIDE)
    player = BrowserPlayer(context.new_page())
    player.open_table(staged.put_on(server).tokens["caesar"])
    page = player.page
    page.evaluate(_COUNT)

    def counted() -> Cost:
        found = page.evaluate("({ ...window.counted, pauses: Math.round(window.counted.pauses) })")
        return Cost(**found)

    for number, (block, place) in enumerate(MARCHES, start=1):
        page.locator(f'.rubicon-map [data-piece="{block}"]').click()
        player.press("a")
        page.locator(f'.prompt [data-goal="{place}"]').click()
        page.wait_for_function(
            "count => document.querySelectorAll('.orders li:not(.open)').length === count"
            " || document.querySelector('.table').dataset.kind === 'levies'",
            arg=number,
        )
        page.wait_for_selector('.table[data-busy="false"]')
    if player.table.get_attribute("data-kind") == "movement":
        player.press("e")
        page.wait_for_selector('.table[data-kind="levies"][data-busy="false"]')
    for _ in range(2):
        seq = player.seq
        # A block that can come in at one place only needs one click.
        page.locator(".pools [data-piece]:enabled").last.click()
        if player.seq == seq and (goals := page.locator(".prompt [data-goal]")).count():
            goals.first.click()
        player.wait_for_update(seq)
    if player.table.get_attribute("data-kind") == "levies":
        player.press("e")
    turn = counted()
    fight(player)
    whole = counted()
    context.close()
    return turn, Cost(whole.clicks - turn.clicks, whole.keys - turn.keys, whole.pauses - turn.pauses)


def fight(player: BrowserPlayer) -> None:
    """Decide until the first battle is over and its result is closed: what is likely, by its button."""
    page = player.page
    for _ in range(MAX_BATTLE):
        player.wait_for_turn()
        report = page.locator(".battle-result .continue")
        if report.count():
            report.click()
            return
        deeds = page.locator(".battle .deed:is(.fire, .hit)")
        if not deeds.count():
            deeds = page.locator(".battle .deed")
        if not deeds.count():
            deeds = page.locator(".prompt [data-goal], .prompt .row button.main")
        seq = player.seq
        deeds.first.click()
        player.wait_for_update(seq)


def main() -> None:
    program = next((found for name in CHROMIUM_NAMES if (found := shutil.which(name))), None)
    with (
        tempfile.TemporaryDirectory() as home,
        fast_bot_server(Path(home)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        turn, battle = play(browser, server)
        browser.close()
    for name, cost in (("three marches and two levies", turn), ("the battle", battle)):
        print(f"{name}: {cost.clicks} clicks and {cost.keys} keys, {cost.pauses} ms of own pauses")


if __name__ == "__main__":
    main()
