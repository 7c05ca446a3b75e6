"""The battle board stays where it is, and a battle ends with a sheet that says how."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from rubicon.table.seats import computer, person
from tests.support.browser import BrowserPlayer, NewPlayer
from tests.support.server_process import Server
from tests.support.staged_games import StagedGame, deciding, offered
from tests.web.test_access import check_accessibility

#: A game in which the first battle of Caesar is over after few decisions.
SEED = 2
WINDOWS: dict[str, ViewportSize] = {
    "large": {"width": 1440, "height": 900},
    "small": {"width": 1280, "height": 720},
    "phone": {"width": 390, "height": 844},
    "phone on its side": {"width": 844, "height": 390},
}
#: Places and sizes of the board and its row of buttons, and what the map shows.
_LAYOUT = """() => {
    const box = selector => {
        const { x, y, width, height } = document.querySelector(selector).getBoundingClientRect();
        return [x, y, width, height];
    };
    return [box('.battle-box'), box('.battle .deeds'), document.querySelector('.world').style.transform];
}"""

#: Fates that the sheet hides, though it cannot be scrolled to them, and a button that is outside the window.
_CUT = """() => {
    const sheet = document.querySelector('.battle-result .sheet');
    const box = sheet.getBoundingClientRect();
    const scrolls = sheet.scrollHeight > sheet.clientHeight + 1;
    const button = document.querySelector('.battle-result .continue').getBoundingClientRect();
    const cut = scrolls ? [] : [...sheet.querySelectorAll('.fates li')].filter(each =>
        each.getBoundingClientRect().bottom > box.bottom + 1);
    return [...cut.map(each => each.textContent), ...(button.bottom > innerHeight ? ['the button'] : [])];
}"""


def fighter(new_player: NewPlayer, server: Server, viewport: ViewportSize) -> BrowserPlayer:
    """Caesar in the first battle, against a computer that plays at random."""
    staged = StagedGame(SEED, seats=(person("Anna"), computer("random"))).until(offered("fire"))
    player = new_player(viewport=viewport)
    player.open_table(staged.put_on(server).tokens["caesar"])
    return player


def act(player: BrowserPlayer) -> None:
    """Press the first button of the board."""
    seq = player.seq
    player.page.locator(".battle .deed").first.click()
    player.wait_for_update(seq)
    player.wait_for_turn()
    # The parts of the result's sheet are fetched when they are first needed.
    player.page.wait_for_selector(".battle-box:not(:has(> *))", state="detached")


@pytest.mark.parametrize("window", WINDOWS)
def test_the_board_and_the_map_stay_and_the_result_is_shown(
    new_player: NewPlayer, server: Server, window: str
) -> None:
    player = fighter(new_player, server, WINDOWS[window])
    page = player.page
    sheet = page.locator(".battle-result")
    layouts: list[Any] = []
    for _ in range(40):
        if sheet.count():
            break
        player.rest()
        assert page.locator(".rubicon-map .fight b").count() == 2
        layouts.append(page.evaluate(_LAYOUT))
        act(player)
    assert len(layouts) >= 2
    assert all(layout == layouts[0] for layout in layouts)
    # No piece is shown twice: on the map a battle is two numbers.
    assert page.locator(".rubicon-map .fight").count() == 0, "the battle is over"
    left, top, width, height = layouts[0][0]
    assert left >= 0
    assert left + width <= WINDOWS[window]["width"]
    assert top + height <= WINDOWS[window]["height"]

    expect(sheet.get_by_role("heading", level=2)).to_have_text(re.compile("wins the battle of"))
    expect(page.locator(".prompt")).to_contain_text("The battle is over")
    expect(sheet.locator(".fates li")).not_to_have_count(0)
    assert page.evaluate(_CUT) == [], "every fate, or a list that scrolls, is whole"
    expect(sheet.locator(".lost")).not_to_have_count(0)
    expect(sheet).to_contain_text("points")
    if window in ("small", "phone"):
        check_accessibility(player, f"the result, {window}", map_too=False)
    sheet.get_by_role("button", name="Continue").click()
    expect(sheet).to_have_count(0)


def test_what_ends_a_phase_with_points_left_asks_once(new_player: NewPlayer, server: Server) -> None:
    """By mouse and by the key; the first time nothing happens but the question."""
    staged = StagedGame(SEED).until(deciding("movement", 0))
    player = new_player()
    player.open_table(staged.put_on(server).tokens["caesar"])
    end = player.page.locator('.prompt [data-action="end"]')
    expect(end).not_to_have_class(re.compile("main"))
    seq = player.seq
    end.click()
    expect(end).to_contain_text(re.compile(r"moves? (is|are) lost. Really\?"))
    player.press("Escape")
    expect(end).not_to_contain_text("Really")
    player.press("e")
    expect(end).to_contain_text("Really")
    assert player.seq == seq
    player.press("e")
    player.wait_for_update(seq)


def has_levies(staged: StagedGame) -> bool:
    """True when Caesar has three levies left or more."""
    view = staged.table.view(0)
    return deciding("levies", 0)(staged) and view is not None and view["levies_left"] >= 3


def test_the_pools_stay_open_while_levies_are_left(new_player: NewPlayer, server: Server) -> None:
    staged = StagedGame(SEED).until(has_levies)
    player = new_player()
    player.open_table(staged.put_on(server).tokens["caesar"])
    pools = player.page.get_by_role("tab", name="Pools")
    for _ in range(2):
        expect(pools).to_have_attribute("aria-selected", "true")
        seq = player.seq
        # The first heading is a place: its blocks come in by one click.
        expect(player.page.locator(".pools h4").first).not_to_have_text("one of several places")
        player.page.locator(".pools h4 + ul [data-piece]").first.click()
        player.wait_for_update(seq)
    expect(pools).to_have_attribute("aria-selected", "true")


def test_every_meaning_has_its_own_sign(new_player: NewPlayer, server: Server) -> None:
    """Shapes and colours of what is selected, can be touched, can go and can attack all differ."""
    staged = StagedGame(SEED).until(deciding("movement", 0))
    player = new_player()
    player.open_table(staged.put_on(server).tokens["caesar"])
    touchable = player.page.locator(".rubicon-map .block.can .glow").first
    look = (
        "each => { const s = getComputedStyle(each); return [s.stroke, s.strokeDasharray, s.strokeWidth]; }"
    )
    looks = [touchable.evaluate(look)]
    for at in range(player.page.locator(".rubicon-map [data-piece]").count()):
        player.page.locator(".rubicon-map [data-piece]").nth(at).click()
        if player.page.locator(".light.attack").count() and player.page.locator(".light.act").count():
            break
        player.press("Escape")
    expect(player.page.locator(".block.lifted .tick").first).to_be_visible()
    signs = (".block.lifted .glow", ".light.act .ring", ".light.attack .ring")
    looks += [player.page.locator(f".rubicon-map {sign}").first.evaluate(look) for sign in signs]
    assert len({str(each) for each in looks}) == len(looks)
    assert len({each[0] for each in looks}) == len(looks), "each has its colour"
    assert player.page.locator(".light.attack path.ring").count()  # a star
    assert player.page.locator(".light.act circle.ring").count()
