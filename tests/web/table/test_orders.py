"""Orders: groups of one place or two, one step or two, taken back one by one, by mouse, keys and thumb."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.support.browser import BrowserPlayer, NewPlayer
from tests.support.server_process import Server
from tests.support.staged_games import StagedGame, deciding

SEED = 705
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def at_movement(new_player: NewPlayer, server: Server, **settings: object) -> BrowserPlayer:
    """Caesar in the first movement: Antonius, Legio 8 and 12 in Genua, three move points."""
    player = new_player(**settings)
    player.open_table(StagedGame(SEED).until(deciding("movement", 0)).put_on(server).tokens["caesar"])
    return player


def lines(page: Page) -> Locator:
    return page.locator(".orders li:not(.open)")


def has_lines(page: Page, count: int) -> None:
    """Wait until that many orders are listed. A group sends one march after the other."""
    expect(lines(page)).to_have_count(count, timeout=30_000)


def piece(page: Page, block: str) -> Locator:
    return page.locator(f'.rubicon-map [data-piece="{block}"]')


def goal(page: Page, place: str) -> Locator:
    return page.locator(f'.prompt [data-goal="{place}"]')


def settled(player: BrowserPlayer) -> None:
    player.page.wait_for_selector('.table[data-busy="false"]')


def send_group(player: BrowserPlayer, block: str, place: str) -> None:
    """All of a block's place go to `place`: two clicks and a key."""
    count = lines(player.page).count()
    piece(player.page, block).click()
    player.press("a")
    goal(player.page, place).click()
    has_lines(player.page, count + 1)
    settled(player)


def test_a_line_fits_into_a_narrow_dock(new_player: NewPlayer, server: Server) -> None:
    """The names of the places did not break: they lay below the blocks, and the button was cut off."""
    player = at_movement(new_player, server, viewport={"width": 1080, "height": 675})
    page = player.page
    send_group(player, "antonius", "aquileia")
    line = lines(page).first
    way, who, back = (line.locator(part) for part in (".way", ".who", ".back"))
    assert way.evaluate("part => part.scrollWidth <= part.clientWidth")
    left, right = way.bounding_box(), who.bounding_box()
    assert left is not None
    assert right is not None
    assert left["x"] + left["width"] <= right["x"]
    button, dock = back.bounding_box(), page.locator(".orders ol").bounding_box()
    assert button is not None
    assert dock is not None
    assert button["x"] + button["width"] <= dock["x"] + dock["width"]


def test_a_group_goes_two_steps_at_once_and_each_order_is_taken_back_alone(
    new_player: NewPlayer, server: Server
) -> None:
    player = at_movement(new_player, server)
    page = player.page
    send_group(player, "antonius", "aquileia")
    expect(lines(page).first).to_contain_text("Genua")
    expect(lines(page).first.locator(".one")).to_have_count(3)
    send_group(player, "legio-16", "cenabum")
    piece(page, "legio-7").click()
    goal(page, "burdigala").click()
    has_lines(page, 3)
    settled(player)
    expect(page.locator(".orders .left strong")).to_have_text("0")
    page.get_by_role("button", name="Take back: Lugdunum → Cenabum").click()
    has_lines(page, 2)
    settled(player)
    expect(page.locator(".orders .left strong")).to_have_text("1")
    expect(page.locator(".notice")).to_contain_text("Taken back: Lugdunum → Cenabum", timeout=30_000)
    expect(lines(page).nth(1)).to_contain_text("Burdigala")
    send_group(player, "legio-16", "treveri")
    page.get_by_role("button", name="End movement").click()
    page.wait_for_selector('.table[data-kind="levies"][data-busy="false"]')
    # Levies join the list, and a march can still be taken back: the levy is made again after the others.
    page.get_by_role("tab", name="Choices").click()
    page.locator('.choices [data-action^="levy "]').first.evaluate("button => button.click()")
    has_lines(page, 4)
    settled(player)
    page.get_by_role("button", name="Take back: Narbo → Burdigala").click()
    has_lines(page, 3)
    settled(player)
    assert player.table.get_attribute("data-kind") == "levies"
    assert not player.errors


def test_blocks_of_two_places_go_to_one(new_player: NewPlayer, server: Server) -> None:
    """Shift and a click adds a block of another place; the road tells how many may go."""
    player = at_movement(new_player, server)
    page = player.page
    piece(page, "antonius").click()
    piece(page, "caesar").click(modifiers=["Shift"])
    expect(page.locator(".orders .open")).to_contain_text("Genua, Ravenna")
    expect(goal(page, "rome")).to_contain_text("road")
    goal(page, "rome").click()
    has_lines(page, 2)
    settled(player)
    assert all("Rome" in line for line in lines(page).all_inner_texts())


def test_a_group_can_be_dragged(new_player: NewPlayer, server: Server) -> None:
    """Drag a block of the group to a place two steps away: the others go too."""
    player = at_movement(new_player, server)
    page = player.page
    piece(page, "antonius").click()
    player.press("a")
    goal(page, "ravenna").wait_for()
    player.rest()
    start = piece(page, "legio-12").bounding_box()
    end = page.locator('.rubicon-map [data-place="rome"]').bounding_box()
    assert start
    assert end
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"], end["y"], steps=6)
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2)
    page.mouse.up()
    has_lines(page, 1)
    settled(player)
    expect(lines(page).first.locator(".one")).to_have_count(3)


def test_orders_by_keys_and_what_a_screen_reader_is_told(new_player: NewPlayer, server: Server) -> None:
    player = at_movement(new_player, server)
    page = player.page
    player.press("m", "Enter")
    player.wait_for_focus(".place-card button.piece")
    player.press("Enter", "a", "m")
    player.wait_for_focus(".rubicon-map .place")
    page.wait_for_selector(".rubicon-map .light.far")  # the server has counted out how far
    near = page.locator('.rubicon-map .place[data-place="massilia"]')  # others are reached by two ways
    for _ in range(20):
        player.press("PageDown")
        if near.evaluate("place => place === document.activeElement"):
            break
    player.press("Enter")
    has_lines(page, 1)
    settled(player)
    expect(page.locator(".announcer")).to_contain_text("→")
    back = page.locator(".orders .back").first
    back.focus()
    player.press("Enter")
    has_lines(page, 0)
    expect(page.locator(".notice[role=status]")).to_contain_text("Taken back")


@pytest.mark.parametrize("ask", ["phone", "never"])
def test_a_phone_lists_orders_and_asks_before_they_are_final(
    new_player: NewPlayer, server: Server, ask: str
) -> None:
    player = new_player(**PHONE)
    page = player.page
    page.goto("/")
    page.evaluate("ask => localStorage.setItem('rubicon-taste', JSON.stringify({ ask }))", ask)
    player.open_table(StagedGame(SEED).until(deciding("levies", 0)).put_on(server).tokens["caesar"])
    page.locator(".prompt .row button.ending").tap()
    page.locator(".prompt .row button.asking").tap()
    expect(page.locator(".table")).not_to_have_attribute("data-kind", "levies")
    assert not player.errors


def test_marches_of_caesar_xl_are_orders_too(new_player: NewPlayer, server: Server) -> None:
    """Two marches; the first is taken back, the second made again."""
    player = new_player()
    staged = StagedGame(SEED, "caesar-xl").until(deciding("march"))
    player.open_table(staged.put_on(server).tokens[staged.decider])
    page = player.page
    for at in range(2):
        page.locator(".rubicon-map [data-piece]").nth(0).click()
        page.locator(".prompt [data-goal]").first.click()
        has_lines(page, at + 1)
        settled(player)
    second = lines(page).nth(1).locator(".way").text_content() or ""
    page.locator(".orders .back").first.click()
    has_lines(page, 1)
    settled(player)
    expect(lines(page).first.locator(".way")).to_have_text(second)
    # A screen reader is told a word, not an arrow.
    expect(lines(page).first.locator(".way")).to_match_aria_snapshot(r"- text: /^\w+ to \w+/")
