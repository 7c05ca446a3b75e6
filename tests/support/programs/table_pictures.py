"""Pictures of the table, from the real page, at moments that matter or were hard to understand once.

    .venv/bin/python -m tests.support.programs.table_pictures FOLDER [NAME ...] [scheme=dark] [sizes=phone]

They are for people: to look at after a change of the page. web/README.md names the faults that were seen on
such pictures, and the tests that guard against them.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, ViewportSize, sync_playwright

from rubicon import games
from rubicon.bots.legate import LegateBot
from rubicon.games.rome_vs_gaul.game import GAME as ROME_VS_GAUL
from rubicon.table.seats import Seat, computer, person
from tests.support.browser import BrowserPlayer
from tests.support.server_process import Server
from tests.support.staged_games import Moment, StagedGame, at_turn, deciding, over
from tests.web.conftest import CHROMIUM_NAMES, fast_bot_server

WIDE: Final[ViewportSize] = {"width": 1440, "height": 900}
LOW: Final[ViewportSize] = {"width": 1280, "height": 720}
PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
SIDEWAYS: Final[ViewportSize] = {"width": 844, "height": 390}
SIZES: Final = {"wide": WIDE, "low": LOW, "phone": PHONE, "sideways": SIDEWAYS}
PATIENCE_MS: Final = 60_000

#: What the player does before the picture is taken.
Deed = Callable[[BrowserPlayer], object]


class JudgedGame(StagedGame):
    """A game that is played by judgement, so that it looks like one between people."""

    def __init__(self, seed: int, title: str, seats: tuple[Seat, Seat]) -> None:
        super().__init__(seed, title, seats=seats)
        self._bots = [LegateBot(self.table.game, f"{seed} {side}", forget=1) for side in (0, 1)]

    def until(self, reached: Moment, max_actions: int = 6000) -> JudgedGame:
        for _ in range(max_actions):
            if reached(self):
                return self
            side = min(self.decisions)
            decision, view = self.decisions[side], self.table.view(side)
            assert view is not None
            action = self._bots[side].choose(view, decision.kind, decision.prompt, decision.actions)
            self.act(side, self.table.game.text(action))
        raise AssertionError(f"the moment was not reached within {max_actions} actions")


@dataclass(frozen=True)
class Picture:
    """A moment of a game, and what the player does there."""

    moment: Moment
    title: str = "julius-caesar"
    seed: int = 1
    side: int = 0
    deed: Deed = lambda _: None
    #: What depends on the position: makes the deed from it.
    deed_for: Callable[[StagedGame], Deed] | None = None
    #: By name of a size: without any, all.
    sizes: tuple[str, ...] = ("wide",)
    #: The other seat is taken by a computer player, who goes on.
    computer: bool = True


def both(*moments_: Moment) -> Moment:
    return lambda staged: all(each(staged) for each in moments_)


def _view(staged: StagedGame, side: int = 0) -> dict[str, Any]:
    view = staged.table.view(side)
    assert view is not None
    return dict(view)


def god_played(god: str) -> Moment:
    """True when Pompey has played this god in the current turn, and Caesar decides."""
    return lambda staged: 0 in staged.decisions and god in (_view(staged)["played"] or [])


def press(name: str) -> Deed:
    return lambda player: player.page.get_by_role("button", name=name).first.click()


def look_back(player: BrowserPlayer) -> None:
    """Watch the enemy's turn again."""
    player.page.locator(".side .enemy-turn button").first.click()


def fight_to_the_end(player: BrowserPlayer) -> None:
    """Press the first button of the board until the sheet of the result is there."""
    for _ in range(60):
        player.wait_for_turn()
        player.page.wait_for_selector(".battle-box:not(:has(> *))", state="detached")
        if player.page.locator(".battle-result").count():
            return
        seq = player.seq
        player.page.locator(".battle .deed").first.click()
        player.wait_for_update(seq)


def select_first(player: BrowserPlayer) -> None:
    player.page.locator(".rubicon-map [data-piece]").first.click()


def select_with_attack(player: BrowserPlayer) -> None:
    """Select the first block that can go somewhere and attack somewhere."""
    blocks = player.page.locator(".rubicon-map [data-piece]")
    for at in range(blocks.count()):
        blocks.nth(at).click()
        if player.page.locator(".light.attack").count() and player.page.locator(".light.act").count():
            return
        player.press("Escape")


def hint(player: BrowserPlayer) -> None:
    player.press("i")
    player.page.wait_for_selector(".advice", timeout=PATIENCE_MS)


def inspect_enemy(player: BrowserPlayer) -> None:
    """Touch the largest enemy stack."""
    number = player.page.locator(".rubicon-map .number").first
    number.evaluate("each => each.closest('[data-stack]').querySelector('.piece').click()")
    player.page.wait_for_timeout(1500)


def battles_won(staged: StagedGame) -> bool:
    return deciding("regroup", 0)(staged)


def many_held(cards: int) -> Moment:
    """True when the first side has at least this many cards."""
    return lambda staged: _view(staged)["hand_size"][0] >= cards


def in_late_turn(turn: int) -> Moment:
    return lambda staged: _view(staged)["turn"] >= turn


def on_the_march(staged: StagedGame) -> bool:
    """True when Rome plans the march of an Army that an enemy may intercept on the way."""
    if not deciding("move", 0)(staged):
        return False
    view = _view(staged)
    if not view["move"]["marcher"] or not view["plan"]:
        return False
    return bool(ROME_VS_GAUL.inspect(view, "reach")["route"]["risk"])


def siege_offered(staged: StagedGame) -> bool:
    """True when Rome can besiege with a roll of dice."""
    if not deciding("move", 0)(staged) or "siege" not in staged.choices(0):
        return False
    view = _view(staged)
    facts = ROME_VS_GAUL.inspect(view, f"siege {view['pieces'][view['move']['marcher']]}")
    return facts["column"] not in (None, "3-1")


def supply_places(staged: StagedGame, supplied: bool) -> list[str]:
    """Where Roman units are that are in supply by a path, or out of it because one is cut."""
    view = _view(staged)
    spaces = ROME_VS_GAUL.pack.space_index
    pieces = {
        place for piece, place in view["pieces"].items() if piece.startswith("legio") and place in spaces
    }
    answers = {place: ROME_VS_GAUL.inspect(view, f"supply rome {place}") for place in sorted(pieces)}
    return [
        place
        for place, facts in answers.items()
        if facts["supplied"] == supplied and any(len(path) > 1 for path in facts["paths"])
    ]


def ask_supply(supplied: bool) -> Callable[[StagedGame], Deed]:
    """Open the place of a stack, and ask for its supply."""

    def deed_for(staged: StagedGame) -> Deed:
        place = supply_places(staged, supplied)[0]

        def ask(player: BrowserPlayer) -> None:
            open_place(player, place)
            player.page.locator(f'[data-question="supply rome {place}"]').click()
            player.page.wait_for_selector(".inspection.asked")

        return ask

    return deed_for


def open_place(player: BrowserPlayer, place: str) -> None:
    """Choose a place of the map, wherever it is."""
    player.page.locator(f'.rubicon-map [data-place="{place}"]').evaluate(
        "each => (each.closest('.place') ?? each).dispatchEvent(new MouseEvent('click', { bubbles: true }))"
    )
    player.page.wait_for_selector(".place-card")


def open_points(player: BrowserPlayer) -> None:
    player.page.locator(".status summary").first.click()


def open_trays(player: BrowserPlayer) -> None:
    player.page.locator("#tab-pools").click()


def choose_card(player: BrowserPlayer) -> None:
    player.page.locator(".hand .card.can").first.click()


def plan_siege(player: BrowserPlayer) -> None:
    player.page.locator('[data-action="siege"]').click()
    player.page.wait_for_selector(".inspection.live table")


ALL = tuple(SIZES)


def _gaul(moment: Moment, **rest: Any) -> Picture:
    return Picture(moment, "rome-vs-gaul", sizes=ALL, **rest)


PICTURES: Final[dict[str, Picture]] = {
    "movement": Picture(deciding("movement", 0), sizes=ALL),
    "selected": Picture(deciding("movement", 0), deed=select_with_attack, sizes=ALL),
    "hint": Picture(deciding("movement", 0), deed=hint, sizes=("wide", "low", "phone")),
    "film": Picture(
        both(deciding("movement", 0), at_turn(turn=2)), seed=3, deed=press("What did they do?"), sizes=ALL
    ),
    "marks": Picture(both(deciding("movement", 0), at_turn(turn=2)), seed=3),
    "battle": Picture(deciding("battle-turn", 0), sizes=ALL),
    "hits": Picture(deciding("hits", 0), sizes=ALL),
    "result": Picture(deciding("battle-turn", 0), deed=fight_to_the_end, sizes=ALL),
    "cards": Picture(both(deciding("play", 0), at_turn(turn=3)), sizes=ALL),
    "known": Picture(both(deciding("play", 0), at_turn(turn=3)), deed=inspect_enemy, sizes=ALL),
    "levies": Picture(deciding("levies", 0), sizes=ALL),
    "jupiter": Picture(god_played("jupiter"), deed=press("What did they do?"), sizes=("wide", "phone")),
    "regroup": Picture(battles_won),
    "winter": Picture(both(deciding("play", 0), at_turn(year=706)), sizes=("wide",)),
    "xl-march": Picture(deciding("march", 0), "caesar-xl", sizes=ALL),
    "xl-purchase": Picture(deciding("purchase", 0), "caesar-xl", sizes=ALL),
    "xl-tactics": Picture(deciding("tactics", 0), "caesar-xl", sizes=ALL),
    "xl-hits": Picture(deciding("hits", 0), "caesar-xl", sizes=ALL),
    "xl-forum": Picture(deciding("forum", 0), "caesar-xl", sizes=ALL),
    "xl-bidding": Picture(deciding("bidding", 0), "caesar-xl", sizes=ALL),
    "gaul-setup": _gaul(deciding("legate-setup", 0)),
    "gaul-map": _gaul(both(deciding("round", 0), in_late_turn(2))),
    "gaul-card": _gaul(both(deciding("round", 0), many_held(6)), deed=choose_card),
    "gaul-march": _gaul(both(on_the_march, in_late_turn(2))),
    "gaul-intercept": _gaul(deciding("intercept", 0)),
    "gaul-reroll": _gaul(deciding("reroll", 0)),
    "gaul-losses": _gaul(both(deciding("losses", 0), in_late_turn(2))),
    "gaul-siege": _gaul(siege_offered, deed=plan_siege),
    "gaul-siege-events": _gaul(deciding("treachery", 0)),
    "gaul-supply": _gaul(
        both(deciding("round", 0), lambda staged: bool(supply_places(staged, True))),
        deed_for=ask_supply(True),
    ),
    "gaul-cut": _gaul(
        both(deciding("round", 0), lambda staged: bool(supply_places(staged, False))),
        deed_for=ask_supply(False),
    ),
    "gaul-trays": _gaul(both(deciding("round", 0), in_late_turn(3)), deed=open_trays),
    "gaul-council": _gaul(deciding("council", 1), side=1, seed=2),
    "gaul-winter": _gaul(deciding("camps", 0)),
    "gaul-points": _gaul(both(deciding("round", 0), in_late_turn(4)), deed=open_points),
    "gaul-empty-hand": _gaul(deciding("camps", 0), deed=open_trays),
    "gaul-film": _gaul(both(deciding("round", 0), in_late_turn(2)), deed=look_back),
    "gaul-end": _gaul(over),
}


def stage(picture: Picture) -> StagedGame:
    other = computer("tiro") if picture.computer else person("Bruno")
    seats = (person("Anna"), other) if picture.side == 0 else (other, person("Anna"))
    return JudgedGame(picture.seed, picture.title, seats).until(picture.moment)


def take(
    browser: Browser, server: Server, name: str, picture: Picture, folder: Path, looks: dict[str, str]
) -> None:
    """Stage the moment once, and take a picture of it in every size."""
    staged = stage(picture)
    for size in picture.sizes:
        if size not in looks["sizes"].split(","):
            continue
        opened = staged.renamed().put_on(server)
        context = browser.new_context(
            base_url=server.address,
            viewport=SIZES[size],
            locale=looks["locale"],
            color_scheme="dark" if looks["scheme"] == "dark" else "light",
            reduced_motion="reduce",
            has_touch=size in ("phone", "sideways"),
            is_mobile=size in ("phone", "sideways"),
        )
        player = BrowserPlayer(context.new_page())
        try:
            player.open_table(str(opened.tokens[games.game(picture.title).sides[picture.side]]))
            player.rest()
            (picture.deed_for(staged) if picture.deed_for else picture.deed)(player)
        except Exception as problem:
            print(f"{name}, {size}: {str(problem)[:300]}")
        player.rest()
        player.page.wait_for_timeout(500)
        file = folder / f"{name}-{size}.png"
        player.page.screenshot(path=file)
        print(file, *player.errors, flush=True)
        context.close()


def main() -> None:
    """Take the pictures that are named, or all."""
    folder, *wanted = sys.argv[1:]
    looks = {"locale": "en-GB", "scheme": "light", "sizes": ",".join(SIZES)}
    for each in [each for each in wanted if "=" in each]:
        wanted.remove(each)
        key, value = each.split("=")
        looks[key] = value
    Path(folder).mkdir(parents=True, exist_ok=True)
    program = next(found for each in CHROMIUM_NAMES if (found := shutil.which(each)))
    with (
        tempfile.TemporaryDirectory() as home,
        fast_bot_server(Path(home)) as server,
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=program, args=["--no-sandbox"]) as browser,
    ):
        for name, picture in PICTURES.items():
            if not wanted or any(part in name for part in wanted):
                take(browser, server, name, picture, Path(folder), looks)


if __name__ == "__main__":
    main()
