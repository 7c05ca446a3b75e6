"""Rome vs Gaul at four sizes: what was asked, the hand, the boxes and the map share the room."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize, expect

from rubicon.core.game import View
from rubicon.games.rome_vs_gaul.game import GAME
from rubicon.games.rome_vs_gaul.rules.pack import ROME
from tests.support.browser import BrowserPlayer, NewPlayer
from tests.support.programs.table_pictures import JudgedGame
from tests.support.rome_vs_gaul import moments
from tests.support.server_process import Server
from tests.support.staged_games import Moment, StagedGame, deciding

WINDOWS: dict[str, ViewportSize] = {
    "large": {"width": 1440, "height": 900},
    "small": {"width": 1280, "height": 720},
    "phone": {"width": 390, "height": 844},
    "phone on its side": {"width": 844, "height": 390},
}
FULL_HAND = 8

#: Of each element, whether its four corners and its middle can be reached by a click.
_WHOLE = """selector => [...document.querySelectorAll(selector)].map(each => {
    const { left, top, right, bottom } = each.getBoundingClientRect();
    const points = [[left + 4, top + 4], [right - 4, bottom - 4], [(left + right) / 2, (top + bottom) / 2]];
    return points.every(([x, y]) => {
        const found = document.elementFromPoint(x, y);
        return found !== null && each.contains(found);
    });
})"""
#: Cards of which the number and the beginning of the title can be seen.
_SEEN_CARDS = """() => [...document.querySelectorAll('.dock .hand .card')].filter(card =>
    ['strong', '.title'].every(part => {
        const { left, top, height } = card.querySelector(part).getBoundingClientRect();
        const found = document.elementFromPoint(left + 5, top + Math.min(height / 2, 8));
        return found !== null && card.contains(found);
    })).length"""


def resize(player: BrowserPlayer, window: str) -> None:
    player.page.set_viewport_size(WINDOWS[window])
    player.rest()


def judged(moment: Moment) -> tuple[JudgedGame, View]:
    """A game that both sides play by judgement, at this moment, and what Rome sees there."""
    staged = JudgedGame(1, GAME.id, moments.PEOPLE).until(moment)
    view = staged.table.view(ROME)
    assert view is not None
    return staged, view


def is_choosing(staged: StagedGame) -> bool:
    """Whether Rome chooses a card."""
    return deciding("round", ROME)(staged)


def cut_stacks(view: View) -> list[str]:
    """The spaces of Roman stacks whose path is cut."""
    spaces = {place for piece, place in view["pieces"].items() if piece.startswith("legio")}
    answers = {
        space: GAME.inspect(view, f"supply rome {space}")
        for space in sorted(spaces & set(GAME.pack.space_index))
    }
    return [space for space, facts in answers.items() if not facts["supplied"] and facts["cuts"]]


@pytest.mark.parametrize("window", WINDOWS)
def test_the_answer_about_supply_is_in_sight(new_player: NewPlayer, server: Server, window: str) -> None:
    """Why a stack starves: the whole answer, and the path with the place that cuts it. To look at a place is
    no attempt at anything."""
    staged, view = judged(
        lambda staged: is_choosing(staged) and bool(cut_stacks(staged.table.view(ROME) or {}))
    )
    space = cut_stacks(view)[0]
    player = new_player(viewport=WINDOWS[window])
    page = player.page
    player.open_table(staged.put_on(server).tokens["rome"])
    page.locator(f'.rubicon-map [data-place="{space}"]').evaluate("place => place.click()")
    page.locator(f'[data-question="supply rome {space}"]').click()
    expect(page.locator(".inspection.asked h3")).to_contain_text("out of supply")
    expect(page.locator(".notice")).to_have_count(0)
    player.rest()
    assert page.evaluate(_WHOLE, ".inspection.asked") == [True]
    expect(page.locator(".rubicon-map .route.past").first).to_be_attached()
    expect(page.locator(".rubicon-map .chip", has_text="cut here").first).to_be_attached()
    page.locator(".inspection.asked").get_by_role("button", name="Close").click()
    expect(page.locator(".route.past")).to_have_count(0)


def test_every_card_of_a_full_hand_is_seen(new_player: NewPlayer, server: Server) -> None:
    """Its points and its title; a card that is touched comes to the front."""
    staged, _ = judged(
        lambda staged: is_choosing(staged) and (staged.table.view(ROME) or {})["hand_size"][ROME] == FULL_HAND
    )
    player = new_player(viewport=WINDOWS["large"])
    player.open_table(staged.put_on(server).tokens["rome"])
    for window in ("large", "small"):
        resize(player, window)
        assert player.page.evaluate(_SEEN_CARDS) == FULL_HAND, window
    resize(player, "large")
    card = player.page.locator(".hand .card").nth(2)
    card.click(position={"x": 20, "y": 20})
    expect(card).to_have_attribute("aria-pressed", "true")
    player.rest()
    name = card.get_attribute("data-card")
    assert player.page.evaluate(_WHOLE, f'.hand [data-card="{name}"]') == [True]


def test_boxes_stand_in_the_dock_where_no_cards_are(new_player: NewPlayer, server: Server) -> None:
    """In winter the Council is in sight without a click; its panel begins at the top, though the chronicle is
    read at its end."""
    staged, _ = judged(deciding("camps", ROME))
    player = new_player(viewport=WINDOWS["large"])
    page = player.page
    player.open_table(staged.put_on(server).tokens["rome"])
    dock = page.locator(".dock .trays")
    expect(dock.get_by_role("heading", name="Gallic Council Box")).to_be_in_viewport()
    assert page.evaluate("document.querySelector('#panel').scrollTop") > 0
    page.get_by_role("tab", name="Pools").click()
    expect(dock).to_have_count(0)
    assert page.evaluate("document.querySelector('#panel').scrollTop") == 0
    page.get_by_role("tab", name="Chronicle").click()
    expect(dock).to_have_count(1)
    assert page.evaluate("document.querySelector('#panel').scrollTop") > 0


@pytest.mark.parametrize("window", ["small", "phone", "phone on its side"])
def test_a_small_window_shows_where_one_is_asked(new_player: NewPlayer, server: Server, window: str) -> None:
    """The map does not fit whole: it moves to the enemy's step that may be intercepted."""
    staged, view = judged(deciding("intercept", ROME))
    player = new_player(viewport=WINDOWS[window])
    player.open_table(staged.put_on(server).tokens["rome"])
    player.rest()
    area = player.page.locator("main.map").bounding_box()
    goal = player.page.locator(f'.rubicon-map [data-place="{view["step"]["goal"]}"]').bounding_box()
    assert area is not None
    assert goal is not None
    assert area["x"] < goal["x"] + goal["width"] / 2 < area["x"] + area["width"]
    assert area["y"] < goal["y"] + goal["height"] / 2 < area["y"] + area["height"]


@pytest.mark.parametrize("locale", ["en-GB", "de-DE", "fr-FR"])
@pytest.mark.parametrize("touch", [False, True])
def test_the_tabs_stand_in_one_row(new_player: NewPlayer, server: Server, locale: str, touch: bool) -> None:
    player = new_player(locale=locale, has_touch=touch, is_mobile=touch)
    staged, _ = judged(is_choosing)
    player.open_table(staged.put_on(server).tokens["rome"])
    for window in ("phone", "phone on its side") if touch else ("large", "small"):
        if (locale, window) == ("fr-FR", "phone on its side"):
            continue  # forty pixels for each of its longer words are more than there are
        resize(player, window)
        tops = player.page.evaluate(
            "[...document.querySelectorAll('.tabs button')].map(each => each.getBoundingClientRect().top)"
        )
        assert len(set(tops)) == 1, window


def test_an_army_and_the_table_are_in_sight_when_steps_are_lost(
    new_player: NewPlayer, server: Server
) -> None:
    """Seven pieces may be hit: the cells that count, and all of them, need no scrolling in a large window."""
    staged, _ = judged(
        lambda staged: (
            deciding("losses", ROME)(staged)
            and len(staged.decisions[ROME].actions) > 4
            and bool((staged.table.view(ROME) or {})["battle"]["space"])
        )
    )
    player = new_player(viewport=WINDOWS["large"])
    player.open_table(staged.put_on(server).tokens["rome"])
    player.page.wait_for_selector(".battle [data-marked]")
    for window in WINDOWS:
        resize(player, window)
        assert player.page.evaluate(_WHOLE, ".battle [data-marked]") == [True, True], window
        assert all(player.page.evaluate(_WHOLE, ".battle .line.own .block")) or window != "large"
