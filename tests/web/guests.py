"""Somebody with a browser: what he sees, and what he does with mouse and keyboard."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Locator, Page, WebSocket

#: When it is for this guest to act, or nothing is left to do.
_TURN = '.table:is([data-state="mine"][data-busy="false"], [data-state="over"][data-busy="false"])'


class Guest:
    """A page, with every error that its console showed."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.errors: list[str] = []
        #: Everything the server has sent over a WebSocket.
        self.heard: list[str] = []
        page.on("websocket", self._listen)
        page.set_default_timeout(20_000)
        page.on("pageerror", lambda problem: self.errors.append(str(problem)))
        page.on(
            "console",
            lambda line: self.errors.append(line.text) if line.type in ("error", "warning") else None,
        )

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(str(frame)))

    # ------------------------------------------------------------------------------------------ what he sees

    @property
    def table(self) -> Locator:
        return self.page.locator(".table")

    @property
    def over(self) -> bool:
        return self.table.get_attribute("data-state") == "over"

    @property
    def seq(self) -> int:
        return int(self.table.get_attribute("data-seq") or 0)

    @property
    def prompt(self) -> str:
        return self.page.locator(".prompt").inner_text()

    def wait_turn(self, seconds: float = 30) -> None:
        """Until there is something to decide, or the game is over."""
        self.page.wait_for_selector(_TURN, timeout=seconds * 1000)

    def wait_change(self, seq: int) -> None:
        """Until something has happened since update `seq`."""
        self.page.wait_for_function(
            "seq => Number(document.querySelector('.table')?.dataset.seq ?? 0) > seq", arg=seq
        )

    # ------------------------------------------------------------------------------------------ what he does

    def begin_against_computer(self, level: str = "tiro", side: str = "caesar") -> None:
        """From the start page to the first decision."""
        self.page.goto("/")
        self.page.get_by_label("Opponent").select_option(level)
        self.page.locator(f".sides .{side}").click()
        self.page.get_by_role("button", name="Begin").click()
        self.wait_turn()

    def decide(self, rng: Random) -> str:
        """Make one decision with the mouse, as a hasty player would; returns what he did it with."""
        seq = self.seq
        how = self._decide(rng)
        self.wait_change(seq)
        return how

    def _decide(self, rng: Random) -> str:
        cards = self.page.locator(".hand .card.can")
        if cards.count():
            cards.nth(rng.randrange(cards.count())).click()
            return "card"
        deeds = self.page.locator(".battle .deed")
        if deeds.count():
            eager = self.page.locator(".battle .deed:is(.fire, .hit)")
            chosen = eager if eager.count() and rng.random() < 0.85 else deeds
            chosen.nth(rng.randrange(chosen.count())).click()
            return "deed"
        if rng.random() < 0.75 and self._march(rng):
            return "map"
        main = self.page.locator(".prompt .row button.main")
        if main.count():
            main.first.click()
            return "button"
        return self.choose(rng)

    def choose(self, rng: Random) -> str:
        """Take any of the listed choices: they are always there."""
        self.page.get_by_role("tab", name="Choices").click()
        closed = self.page.locator(".choices details:not([open]) > summary")
        if closed.count():
            closed.nth(rng.randrange(closed.count())).click()
        listed = self.page.locator(".choices [data-action]:visible")
        listed.nth(rng.randrange(listed.count())).click()
        return "list"

    def _march(self, rng: Random) -> bool:
        """Pick up a block on the map and set it down where a place lights up, if one can be reached."""
        blocks = self.page.locator(".rubicon-map [data-piece]").all()
        rng.shuffle(blocks)
        for block in blocks[:3]:
            if not self._in_sight(block):
                continue
            seq = self.seq
            block.click()
            if self.page.locator(".prompt [data-goal], .prompt .row button.main").count() == 0:
                return self._acted(seq)
            goals = self.page.locator(".prompt [data-goal]")
            lit = goals.evaluate_all("found => found.map(each => each.dataset.goal)")
            places = [self.page.locator(f'.rubicon-map [data-place="{name}"]') for name in lit]
            places = [place for place in places if self._in_sight(place)]
            if places:
                rng.choice(places).click()
                return True
            if self._acted(seq):
                return True  # it had but one thing to do
            self.page.keyboard.press("Escape")
        return False

    def _acted(self, seq: int) -> bool:
        """Whether a click was an action already."""
        return self.table.get_attribute("data-busy") == "true" or self.seq != seq

    def _in_sight(self, what: Locator) -> bool:
        """Whether a click on its middle would reach it."""
        return bool(
            what.evaluate(
                """element => {
                    const box = element.getBoundingClientRect();
                    const found = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
                    return found !== null && element.contains(found);
                }"""
            )
        )

    def play_to_the_end(self, rng: Random, most: int = 3000) -> dict[str, int]:
        """Decide until the game is over; returns how often he used what."""
        used: dict[str, int] = {}
        for _ in range(most):
            self.wait_turn()
            if self.over:
                return used
            how = self.decide(rng)
            used[how] = used.get(how, 0) + 1
        raise AssertionError(f"the game did not end within {most} decisions")

    # -------------------------------------------------------------------------------------- keyboard alone

    def tab_to(self, selector: str, most: int = 60) -> None:
        """Press the tab key until the focus is on something."""
        for _ in range(most):
            self.page.keyboard.press("Tab")
            if self.page.evaluate("wanted => document.activeElement.matches(wanted)", selector):
                return
        raise AssertionError(f"the tab key does not lead to {selector}")

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def press_and_wait(self, *keys: str) -> None:
        """Press keys that lead to an action."""
        seq = self.seq
        self.press(*keys)
        self.wait_change(seq)
        self.wait_turn()
