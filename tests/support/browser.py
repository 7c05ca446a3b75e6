"""A player with a browser: what they see, and what they do with mouse and keyboard."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, TypeVar

from playwright.sync_api import Locator, Page, WebSocket

#: The button on the page that hides the table when two players share a screen.
_HAND_OVER = "main.message > button.main"
#: Present when this player has to act, or the game is over.
_TURN = f'.table:is([data-state="mine"], [data-state="over"])[data-busy="false"], {_HAND_OVER}'

#: All controls that can be clicked now, as points that a click really reaches.
#: `goals` are the highlighted places of the selected block.
_PAGE_STATE = """() => {
    const table = document.querySelector('.table');
    const point = element => {
        const box = element.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        const found = document.elementFromPoint(x, y);
        return found !== null && element.contains(found) ? [[x, y]] : [];
    };
    const points = selector => [...document.querySelectorAll(selector)].flatMap(point);
    const goals = [...document.querySelectorAll('.prompt [data-goal]')].map(each => each.dataset.goal);
    const at = document.activeElement;
    return {
        seq: Number(table.dataset.seq),
        busy: table.dataset.busy === 'true',
        over: table.dataset.state === 'over',
        focused: at !== null && at !== document.body && table.contains(at),
        at: at === null ? 'nothing' : at.outerHTML.slice(0, 200),
        rows: points('.spread .card.can'),
        cards: points('.hand .card.can'),
        uses: points('.prompt .use'),
        amount: points('.prompt .amount .say'),
        eager: points('.battle .deed:is(.fire, .hit)'),
        deeds: points('.battle .deed'),
        pieces: points('.rubicon-map [data-piece]'),
        listed: points('.place-card button.piece'),
        goals: goals.flatMap(goal => points(`.rubicon-map [data-place="${goal}"]`)),
        main: points(':is(.prompt .row, .orders .send) :is(button.main, button.ending, button.asking)'),
        report: points('.battle-result .continue'),
    };
}"""

#: Resolves when the fonts have come, the map rests, and a frame has been painted since.
_STILL = """async () => {
    await document.fonts.ready;
    const painted = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
    do await painted(); while (document.querySelector('.rubicon-map .world.moving') !== null);
}"""

PageState = dict[str, Any]
T = TypeVar("T")


class BrowserPlayer:
    """A player at a browser page. Keeps every error and warning of the page's console."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.errors: list[str] = []
        #: Everything the server has sent over a WebSocket.
        self.received: list[str] = []
        #: Whether a march on the map has succeeded; until then every decision tries one.
        self.marched = False
        #: Whether the player taps, on a screen that is touched.
        self.taps = bool(page.evaluate("navigator.maxTouchPoints > 0"))
        page.on("websocket", self._listen)
        page.set_default_timeout(30_000)
        page.on("pageerror", lambda problem: self.errors.append(str(problem)))
        page.on(
            "console",
            lambda line: self.errors.append(line.text) if line.type in ("error", "warning") else None,
        )

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.received.append(str(frame)))

    # ------------------------------------------------------------------------------------ what the page shows

    @property
    def table(self) -> Locator:
        return self.page.locator(".table")

    @property
    def is_over(self) -> bool:
        return self.table.get_attribute("data-state") == "over"

    @property
    def is_deciding(self) -> bool:
        return self.table.get_attribute("data-state") == "mine"

    @property
    def seq(self) -> int:
        return int(self.table.get_attribute("data-seq") or 0)

    @property
    def prompt(self) -> str:
        return self.page.locator(".prompt").inner_text()

    def page_state(self) -> PageState:
        """What can be clicked now, and the state of the table.

        On a phone the height of the drawer follows what is in it, and the map follows in the next frame. Like
        a person, who taps looks where things are once they rest.
        """
        if self.taps:
            self.rest()
        found: PageState = self.page.evaluate(_PAGE_STATE)
        return found

    def rest(self) -> None:
        """Wait until map and layout no longer move."""
        self.page.evaluate(_STILL)

    def wait_for_turn(self, seconds: float = 60) -> None:
        """Wait until there is something to decide, or the game is over."""
        self.page.wait_for_selector(_TURN, timeout=seconds * 1000)

    def wait_for(self, found: Callable[[], T], seconds: float = 30) -> T:
        """Call `found` until it returns something true, and return that."""
        for _ in range(int(seconds * 50)):
            if there := found():
                return there
            self.page.wait_for_timeout(20)
        raise AssertionError(f"nothing was found within {seconds} seconds")

    def wait_for_focus(self, selector: str) -> None:
        """Wait until the focus is on, or inside, an element that matches `selector`."""
        self.page.wait_for_function("wanted => document.activeElement?.closest(wanted) != null", arg=selector)

    def wait_for_update(self, seq: int) -> None:
        """Wait until an update after `seq` has arrived and all of it is shown.

        When two players share a screen, the page that asks to hand it over counts too.
        """
        self.page.wait_for_function(
            f"""seq => {{
                const table = document.querySelector('.table')?.dataset;
                if (table === undefined) return document.querySelector('{_HAND_OVER}') !== null;
                return Number(table.seq) > seq && table.busy === 'false';
            }}""",
            arg=seq,
        )

    # ----------------------------------------------------------------------------------- what the player does

    def open_table(self, token: str) -> None:
        """Open a table by its link, and wait until it is drawn. The table shown before does not count."""
        self.page.evaluate("document.querySelector('.table')?.setAttribute('data-left', '')")
        self.page.goto(f"/g#{token}")
        self.page.wait_for_selector('.table[data-busy="false"]:not([data-left]) .rubicon-map')

    def begin_against_computer(
        self, level: str = "tiro", side: str = "caesar", title: str = "julius-caesar"
    ) -> None:
        """Start a game from the start page, and wait for the first decision."""
        self.page.goto("/")
        # The form is drawn a second time when a language has come; before that it has no titles.
        self.page.wait_for_selector(f'form select option[value="{title}"]', state="attached")
        self.page.locator("form select").first.select_option(title)
        self.page.get_by_label("Opponent").select_option(level)
        self.page.locator(f".sides .{side}").click()
        self.page.get_by_role("button", name="Begin", exact=True).click()
        self.wait_for_turn()

    def decide(self, rng: Random) -> str:
        """Make one decision with the mouse. Returns the kind of control used."""
        seen = self._state_without_report()
        how = self._decide(seen, rng)
        self.wait_for_update(seen["seq"])
        return how

    def close_report(self) -> None:
        """Close the sheet of a battle's result, if there is one."""
        # The parts of the sheet are fetched when they are first needed.
        self.page.wait_for_selector(".battle-box:not(:has(> *))", state="detached")
        if reports := self.page_state()["report"]:
            self._click(reports[0])
            self.page.wait_for_selector(".battle-result", state="detached")

    def _state_without_report(self) -> PageState:
        """What can be clicked, after the sheet of a battle's result is closed, if there is one."""
        self.close_report()
        return self.page_state()

    def _decide(self, seen: PageState, rng: Random) -> str:
        for what, probability in (
            ("rows", 1.0),
            ("cards", 1.0),
            ("eager", 0.85),
            ("deeds", 1.0),
            ("amount", 0.5),
        ):
            if seen[what] and rng.random() < probability:
                self._click(rng.choice(seen[what]))
                if uses := self.page_state()["uses"]:
                    self._click(rng.choice(uses))
                return what
        if seen["pieces"] and (not self.marched or rng.random() < 0.6) and self._march(seen, rng):
            self.marched = True
            return "map"
        if self.taps:
            seen = self.page_state()  # what was tried on the map may have opened panels
        if seen["main"]:
            self._click_main(rng.choice(seen["main"]))
            return "button"
        return self.choose_from_list(rng)

    def _click_main(self, point: list[float]) -> None:
        """Click a button of the prompt; a second time, where it asks whether something may be lost."""
        self._click(point)
        self.confirm()

    def confirm(self) -> None:
        """Click a button again that asks, after the first click, whether something may be lost."""
        asking = self.page.locator("button.asking")
        if asking.count():
            asking.click()

    def decide_quickly(self, rng: Random) -> str:
        """Decide, but mostly with the main button, which ends phases early, so that a game is short."""
        seen = self._state_without_report()
        if not seen["main"] or rng.random() < 0.3:
            return self.decide(rng)
        self._click_main(seen["main"][0])
        self.wait_for_update(seen["seq"])
        return "button"

    def _click(self, point: list[float]) -> None:
        if self.taps:
            self.page.touchscreen.tap(*point)
        else:
            self.page.mouse.click(*point)

    def choose_from_list(self, rng: Random) -> str:
        """Take a random choice from the list in the panel, which always has all of them."""
        if not self.page.locator(".choices").is_visible():  # on a phone a second tap closes the drawer
            self.page.get_by_role("tab", name="Choices").click()
        closed = self.page.locator(".choices details:not([open]) > summary")
        if closed.count():
            closed.nth(rng.randrange(closed.count())).click()
        listed = self.page.locator(".choices [data-action]:visible")
        listed.nth(rng.randrange(listed.count())).click()
        return "list"

    def _march(self, seen: PageState, rng: Random) -> bool:
        """Select a block on the map and click a highlighted place. Returns whether anything was done."""
        for point in rng.sample(seen["pieces"], min(3, len(seen["pieces"]))):
            self._click(point)
            now = self.page_state()
            if (
                self.taps and now["listed"] and not now["goals"]
            ):  # too small to choose one: their place has opened
                self._click(rng.choice(now["listed"]))
                now = self.page_state()
            if now["busy"] or now["seq"] > seen["seq"]:
                return True  # the block had only one choice
            if now["goals"]:
                self._click(rng.choice(now["goals"]))
                return True
            self._click(point)  # deselect it
        return False

    def play_to_the_end(self, rng: Random, decide: Callable[[Random], str] | None = None) -> dict[str, int]:
        """Decide until the game is over. Returns the number of uses of each kind of control."""
        used = self.play_until(rng, decide or self.decide, lambda _: False)
        assert self.is_over
        return used

    def play_until(
        self,
        rng: Random,
        decide: Callable[[Random], str],
        enough: Callable[[dict[str, int]], bool],
        max_decisions: int = 3000,
    ) -> dict[str, int]:
        """Decide until the game is over or `enough(used)`. Returns the number of uses of each control."""
        used: dict[str, int] = {}
        for _ in range(max_decisions):
            self.wait_for_turn()
            if self.page.locator(_HAND_OVER).count():
                how = self._hand_over()
            elif self.is_over:
                return used
            else:
                how = decide(rng)
            used[how] = used.get(how, 0) + 1
            if enough(used):
                return used
        raise AssertionError(f"the game did not end within {max_decisions} decisions")

    def _hand_over(self) -> str:
        """Continue as the other player. Before that the page shows nothing of either side."""
        assert self.page.locator(".table, .hand, .card").count() == 0
        self.page.locator(_HAND_OVER).click()
        return "hand-over"

    # -------------------------------------------------------------------------------------- keyboard only

    def tab_to(self, selector: str, max_presses: int = 60) -> None:
        """Press the tab key until the focus is on an element that matches `selector`."""
        for _ in range(max_presses):
            self.page.keyboard.press("Tab")
            if self.page.evaluate("wanted => document.activeElement.matches(wanted)", selector):
                return
        raise AssertionError(f"the tab key does not lead to {selector}")

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def press_and_wait(self, *keys: str) -> None:
        """Press keys that lead to an action, and wait for the next turn."""
        seq = self.seq
        self.press(*keys)
        self.wait_for_update(seq)
        self.wait_for_turn()

    def decide_by_keys(self, rng: Random) -> str:
        """Make one decision with the keyboard; the focus must be at the table before and after."""
        self.page.wait_for_selector(".battle-box:not(:has(> *))", state="detached")
        if self.page_state()["report"]:
            self.press("d")
            self.wait_for_focus(".battle-result .continue")
            self.press("Enter")
            self.page.wait_for_selector(".battle-result", state="detached")
        seen = self.page_state()
        how = self._decide_by_keys(seen, rng)
        self.wait_for_update(seen["seq"])
        now = self.page_state()
        assert now["focused"], f"the focus is lost after {how}: it is on {now['at']}"
        return how

    def _decide_by_keys(self, seen: PageState, rng: Random) -> str:
        for what in ("rows", "cards", "deeds", "amount"):
            if seen[what] and (what != "amount" or rng.random() < 0.5):
                self.press("d", *["ArrowRight"] * rng.randrange(len(seen[what])))
                if not self.page.evaluate("document.activeElement.matches('.can, .deed, .say')"):
                    self.press("d")  # the arrows also stop at cards that are not offered
                self.press("Enter")
                if self.page_state()["uses"]:
                    self.wait_for_focus(".prompt .use")
                    self.press("Enter")
                return what
        eager = not self.marched or not seen["main"] or rng.random() < 0.4
        if seen["pieces"] and eager and self._march_by_keys(seen, rng):
            self.marched = True
            return "map"
        if seen["main"] and rng.random() < 0.9:
            self.press("e")
            if self.page.locator("button.asking").count():
                self.press("e")
            return "end"
        self.press("c", "Tab", "Enter")  # the first choice, or the first heading
        now = self.page_state()
        if not now["busy"] and now["seq"] == seen["seq"]:
            self.press("Tab", "Enter")
        return "list"

    def _march_by_keys(self, seen: PageState, rng: Random) -> bool:
        """Select a highlighted place, a block there, and a place it may go to."""
        self.press("m", *["PageDown"] * rng.randrange(6), "Enter")
        self.press(*["ArrowRight"] * rng.randrange(3), "Enter")
        now = self.page_state()
        assert now["focused"], "the focus is lost on a block"
        if now["busy"] or now["seq"] > seen["seq"]:
            return True
        self.press("m", *["PageDown"] * rng.randrange(4), "Enter")
        now = self.page_state()
        assert now["focused"], "the focus is lost on the map"
        if now["busy"] or now["seq"] > seen["seq"]:
            return True
        self.press("Escape")
        assert self.page_state()["focused"], "the focus is lost after deselecting"
        return False


#: The fixture `new_player`: opens a browser window, at the shared server or at the one given.
NewPlayer = Callable[..., BrowserPlayer]
