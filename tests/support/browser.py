"""A player with a browser: what they see, and what they do with mouse and keyboard."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, TypeVar

from playwright.sync_api import Locator, Page, WebSocket

#: Where two at one screen hand it over.
_HAND_OVER = "main.note > button.main"
#: When it is for this guest to act, or nothing is left to do.
_TURN = f'.table:is([data-state="mine"], [data-state="over"])[data-busy="false"], {_HAND_OVER}'

#: All that can be clicked now, as points that a click really reaches.
#: `goals` are the lit places of a block in hand.
_SURVEY = """() => {
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
        amount: points('.prompt .amount .say'),
        eager: points('.battle .deed:is(.fire, .hit)'),
        deeds: points('.battle .deed'),
        pieces: points('.rubicon-map [data-piece]'),
        goals: goals.flatMap(goal => points(`.rubicon-map [data-place="${goal}"]`)),
        main: points('.prompt .row button.main'),
    };
}"""

Survey = dict[str, Any]
T = TypeVar("T")


class Guest:
    """A page, with every error that its console showed."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.errors: list[str] = []
        #: Everything the server has sent over a WebSocket.
        self.heard: list[str] = []
        #: Whether a march on the map has succeeded; until then every decision tries one.
        self.marched = False
        page.on("websocket", self._listen)
        page.set_default_timeout(30_000)
        page.on("pageerror", lambda problem: self.errors.append(str(problem)))
        page.on(
            "console",
            lambda line: self.errors.append(line.text) if line.type in ("error", "warning") else None,
        )

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(str(frame)))

    # ------------------------------------------------------------------------------------------ what they see

    @property
    def table(self) -> Locator:
        return self.page.locator(".table")

    @property
    def over(self) -> bool:
        return self.table.get_attribute("data-state") == "over"

    @property
    def deciding(self) -> bool:
        return self.table.get_attribute("data-state") == "mine"

    @property
    def seq(self) -> int:
        return int(self.table.get_attribute("data-seq") or 0)

    @property
    def prompt(self) -> str:
        return self.page.locator(".prompt").inner_text()

    def survey(self) -> Survey:
        """What could be clicked now."""
        found: Survey = self.page.evaluate(_SURVEY)
        return found

    def wait_turn(self, seconds: float = 60) -> None:
        """Until there is something to decide, or the game is over."""
        self.page.wait_for_selector(_TURN, timeout=seconds * 1000)

    def wait_for(self, found: Callable[[], T], seconds: float = 30) -> T:
        """Until something is there that the page cannot be asked for; returns it."""
        for _ in range(int(seconds * 50)):
            if there := found():
                return there
            self.page.wait_for_timeout(20)
        raise AssertionError(f"it did not come within {seconds} seconds")

    def wait_focus(self, selector: str) -> None:
        """Until the focus is on, or in, something."""
        self.page.wait_for_function("wanted => document.activeElement?.closest(wanted) != null", arg=selector)

    def wait_change(self, seq: int) -> None:
        """Until something has happened since update `seq`, and nothing of it is still to be shown.

        At one screen that may be that it is to be handed over.
        """
        self.page.wait_for_function(
            f"""seq => {{
                const table = document.querySelector('.table')?.dataset;
                if (table === undefined) return document.querySelector('{_HAND_OVER}') !== null;
                return Number(table.seq) > seq && table.busy === 'false';
            }}""",
            arg=seq,
        )

    # ------------------------------------------------------------------------------------------ what they do

    def sit(self, token: str) -> None:
        """Go to a table, by link, and wait until it is drawn: that one, not the one they come from."""
        self.page.evaluate("document.querySelector('.table')?.setAttribute('data-left', '')")
        self.page.goto(f"/g#{token}")
        self.page.wait_for_selector('.table[data-busy="false"]:not([data-left]) .rubicon-map')

    def begin_against_computer(
        self, level: str = "tiro", side: str = "caesar", title: str = "julius-caesar"
    ) -> None:
        """From the start page to the first decision."""
        self.page.goto("/")
        self.page.locator("form select").first.select_option(title)
        self.page.get_by_label("Opponent").select_option(level)
        self.page.locator(f".sides .{side}").click()
        self.page.get_by_role("button", name="Begin", exact=True).click()
        self.wait_turn()

    def decide(self, rng: Random) -> str:
        """Make one decision with the mouse, as a hasty player would; returns the control used."""
        seen = self.survey()
        how = self._decide(seen, rng)
        self.wait_change(seen["seq"])
        return how

    def _decide(self, seen: Survey, rng: Random) -> str:
        for what, likely in (("rows", 1.0), ("cards", 1.0), ("eager", 0.85), ("deeds", 1.0), ("amount", 0.5)):
            if seen[what] and rng.random() < likely:
                self._click(rng.choice(seen[what]))
                return what
        if seen["pieces"] and (not self.marched or rng.random() < 0.6) and self._march(seen, rng):
            self.marched = True
            return "map"
        if seen["main"]:
            self._click(rng.choice(seen["main"]))
            return "button"
        return self.choose(rng)

    def hurry(self, rng: Random) -> str:
        """Be done with most things as soon as one may, so that a game is short."""
        seen = self.survey()
        if not seen["main"] or rng.random() < 0.3:
            return self.decide(rng)
        self._click(seen["main"][0])
        self.wait_change(seen["seq"])
        return "button"

    def _click(self, point: list[float]) -> None:
        self.page.mouse.click(*point)

    def choose(self, rng: Random) -> str:
        """Take any of the listed choices: they are always there."""
        self.page.get_by_role("tab", name="Choices").click()
        closed = self.page.locator(".choices details:not([open]) > summary")
        if closed.count():
            closed.nth(rng.randrange(closed.count())).click()
        listed = self.page.locator(".choices [data-action]:visible")
        listed.nth(rng.randrange(listed.count())).click()
        return "list"

    def _march(self, seen: Survey, rng: Random) -> bool:
        """Pick up a block on the map and set it down where a place lights up, if one can be reached."""
        for point in rng.sample(seen["pieces"], min(3, len(seen["pieces"]))):
            self._click(point)
            now = self.survey()
            if now["busy"] or now["seq"] > seen["seq"]:
                return True  # it had but one thing to do
            if now["goals"]:
                self._click(rng.choice(now["goals"]))
                return True
            self._click(point)  # let go of it
        return False

    def play_to_the_end(self, rng: Random, decide: Callable[[Random], str] | None = None) -> dict[str, int]:
        """Decide until the game is over; returns how often each kind of control was used."""
        used = self.play(rng, decide or self.decide, lambda _: False)
        assert self.over
        return used

    def play(
        self,
        rng: Random,
        decide: Callable[[Random], str],
        enough: Callable[[dict[str, int]], bool],
        most: int = 3000,
    ) -> dict[str, int]:
        """Decide until the game is over or `enough(used)`; returns how often each control was used."""
        used: dict[str, int] = {}
        for _ in range(most):
            self.wait_turn()
            if self.page.locator(_HAND_OVER).count():
                how = self._hand_over()
            elif self.over:
                return used
            else:
                how = decide(rng)
            used[how] = used.get(how, 0) + 1
            if enough(used):
                return used
        raise AssertionError(f"the game did not end within {most} decisions")

    def _hand_over(self) -> str:
        """The other player sits down; until they say so, the screen shows nothing of anybody's."""
        assert self.page.locator(".table, .hand, .card").count() == 0
        self.page.locator(_HAND_OVER).click()
        return "hand-over"

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

    def decide_by_keys(self, rng: Random) -> str:
        """Make one decision with the keyboard; the focus must be at the table before and after."""
        seen = self.survey()
        how = self._decide_by_keys(seen, rng)
        self.wait_change(seen["seq"])
        now = self.survey()
        assert now["focused"], f"the focus is lost after {how}: it is on {now['at']}"
        return how

    def _decide_by_keys(self, seen: Survey, rng: Random) -> str:
        for what in ("rows", "cards", "deeds", "amount"):
            if seen[what] and (what != "amount" or rng.random() < 0.5):
                self.press("d", *["ArrowRight"] * rng.randrange(len(seen[what])))
                if not self.page.evaluate("document.activeElement.matches('.can, .deed, .say')"):
                    self.press("d")  # the arrows lead through what is not offered too
                self.press("Enter")
                return what
        eager = not self.marched or not seen["main"] or rng.random() < 0.4
        if seen["pieces"] and eager and self._march_by_keys(seen, rng):
            self.marched = True
            return "map"
        if seen["main"] and rng.random() < 0.9:
            self.press("e")
            return "end"
        self.press("c", "Tab", "Enter")  # the first choice, or the first heading
        now = self.survey()
        if not now["busy"] and now["seq"] == seen["seq"]:
            self.press("Tab", "Enter")
        return "list"

    def _march_by_keys(self, seen: Survey, rng: Random) -> bool:
        """A place that is lit, a block there, and a place it may go to."""
        self.press("m", *["PageDown"] * rng.randrange(6), "Enter")
        self.press(*["ArrowRight"] * rng.randrange(3), "Enter")
        now = self.survey()
        assert now["focused"], "the focus is lost on a block"
        if now["busy"] or now["seq"] > seen["seq"]:
            return True
        self.press("m", *["PageDown"] * rng.randrange(4), "Enter")
        now = self.survey()
        assert now["focused"], "the focus is lost on the map"
        if now["busy"] or now["seq"] > seen["seq"]:
            return True
        self.press("Escape")
        assert self.survey()["focused"], "the focus is lost after letting go"
        return False
