"""Rome vs Gaul in real browsers: the first turn by mouse, by taps and by keys, at one screen, and secrets."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from rubicon.table.seats import Seat, computer, person
from tests.support.browser import BrowserPlayer, NewPlayer
from tests.support.server_process import Server
from tests.support.staged_games import StagedGame, deciding

SEED = 3
TITLE = "rome-vs-gaul"
ROME = 0
#: Windows, and whether it is a phone that is touched.
WINDOWS: dict[str, dict[str, Any]] = {
    "mouse": {},
    "taps": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
}


def staged_at(kind: str, side: int = ROME, other: Seat | None = None) -> StagedGame:
    """A game in which a side is about to decide for the first time about something."""
    seats = (person("Anna"), other or person("Bruno"))
    return StagedGame(SEED, TITLE, seats=seats).until(deciding(kind, side))


def touch(player: BrowserPlayer, found: Locator, way: str) -> None:
    """Click or tap, and wait until nothing is under way."""
    if way == "taps":
        found.tap()
    else:
        found.click()
    player.page.wait_for_selector('.table[data-busy="false"]')


@pytest.mark.parametrize("way", WINDOWS)
def test_setup_a_card_and_a_planned_march(new_player: NewPlayer, server: Server, way: str) -> None:
    """Legates from a pool to their places; a card and its uses; a march that is planned, changed and made."""
    player = new_player(**WINDOWS[way])
    page = player.page
    player.open_table(staged_at("legate-setup").put_on(server).tokens["rome"])
    legate = page.locator(".pools [data-piece]").first
    name = legate.get_attribute("data-piece") or ""
    touch(player, legate, way)
    seq = player.seq
    touch(player, page.locator('.prompt [data-goal="vienne"]'), way)
    player.wait_for_update(seq)
    expect(page.locator(f'.pools [data-piece="{name}"]')).to_have_count(0)

    player.open_table(staged_at("round").put_on(server).tokens["rome"])
    card = page.locator(".hand .card.can").first
    touch(player, card, way)
    expect(card).to_have_attribute("aria-pressed", "true")
    uses = page.locator(".prompt .use")
    expect(uses.last).to_contain_text("Action Point")
    seq = player.seq
    touch(player, uses.last, way)
    player.wait_for_update(seq)

    player.open_table(staged_at("actions").put_on(server).tokens["rome"])
    seq = player.seq
    touch(player, page.locator('.rubicon-map [data-piece="caesar"]'), way)
    if way == "taps":  # the pieces are too small to choose one; their place has opened
        touch(player, page.locator(".place-card button.piece").first, way)
    player.wait_for_update(seq)
    expect(page.locator(".prompt")).to_contain_text("Caesar in ")
    touch(player, page.locator('[data-action="take-all"]'), way)
    expect(page.locator('[data-action="take-all"]')).to_have_count(0)
    expect(page.locator(".rubicon-map .chip", has_text="1 MP").first).to_be_attached()
    touch(player, page.locator(".prompt [data-goal]").first, way)
    planned = page.locator(".rubicon-map .route.act")
    expect(planned).to_have_count(1)
    touch(player, page.get_by_role("button", name="Undo"), way)
    expect(planned).to_have_count(0)
    touch(player, page.locator(".prompt [data-goal]").last, way)
    expect(planned).to_have_count(1)
    seq = player.seq
    touch(player, page.locator('[data-action="march"]'), way)
    player.wait_for_update(seq)
    page.get_by_role("tab", name="Chronicle").click()
    expect(page.locator(".chronicle li", has_text="Rome activates Caesar")).to_have_count(1)


def test_a_battle_is_rerolled_by_buttons(new_player: NewPlayer, server: Server) -> None:
    """Each die that may be rolled again is a button that names what it shows."""
    staged = StagedGame(SEED, TITLE).until(deciding("reroll"))
    player = new_player()
    player.open_table(staged.put_on(server).tokens[staged.decider])
    expect(player.page.locator(".battle")).to_contain_text("Battle Strength")
    buttons = player.page.locator('.prompt [data-action^="reroll"]')
    assert buttons.count() >= 2
    seq = player.seq
    buttons.first.click()
    player.wait_for_update(seq)


def test_the_first_turn_with_the_keyboard(new_player: NewPlayer, server: Server) -> None:
    """Setup, cards and marches against the computer, by keys only. The focus is never lost."""
    player = new_player()
    staged = staged_at("army-setup", other=computer("random"))
    player.open_table(staged.put_on(server).tokens["rome"])

    def enough(used: dict[str, int]) -> bool:
        return sum(used.values()) >= 15 and used.get("cards", 0) >= 1

    used = player.play_until(Random(SEED), player.decide_by_keys, enough)
    print(f"seed {SEED}: {used}")


def test_against_the_computer_from_the_start_page(new_player: NewPlayer) -> None:
    """Some decisions of Gaul with the mouse; the computer answers."""
    player = new_player()
    player.begin_against_computer("tiro", "gaul", TITLE)
    player.play_until(Random(SEED), player.decide, lambda used: sum(used.values()) >= 10)


def test_two_at_one_screen(new_player: NewPlayer, server: Server) -> None:
    """Two players hand the screen over; both play cards."""
    pair = new_player()
    tokens = staged_at("winter-campaign").put_on(server).tokens
    pair.page.goto(f"/g#{tokens['rome']}+{tokens['gaul']}")

    def enough(used: dict[str, int]) -> bool:
        return used.get("hand-over", 0) >= 3 and used.get("cards", 0) >= 2

    pair.play_until(Random(SEED), pair.decide_quickly, enough)


def test_the_enemy_turn_is_told_step_by_step(new_player: NewPlayer, server: Server) -> None:
    """Gaul has played a card and acted: Rome looks at it again, by keys alone."""
    player = new_player()
    page = player.page
    player.open_table(staged_at("round").put_on(server).tokens["rome"])
    told = page.locator(".enemy-turn")
    again = told.get_by_role("button", name="What happened?")
    again.focus()
    page.keyboard.press("Enter")
    expect(told.locator(".caption")).to_contain_text("Gaul plays")
    told.get_by_role("button", name="Next").focus()
    page.keyboard.press("Enter")
    expect(told.locator(".caption")).to_contain_text("2 of")
    told.get_by_role("button", name="Close").click()
    expect(told.locator(".caption")).to_have_count(0)


#: The names on the map, in units of the sheet: left, top, width and height of their letters. A line has
#: some room above and below them. A Province without a note may get one, such as `3/4 ⚔`.
_NAMES = """() => [...document.querySelectorAll('.rubicon-map :is(.place-name, .area-name)')]
    .filter(each => getComputedStyle(each).display !== 'none')
    .map(each => {
        const box = each.getBBox();
        const never = ['Germania', 'Britannia'].includes(each.textContent); // nobody controls them
        const noted = each.matches('.place-name') || each.querySelector('.area-note') !== null;
        const more = noted || never ? 0 : 1.6 * parseFloat(getComputedStyle(each).fontSize);
        const [room, height] = [box.height * 0.14, box.height];
        return [each.textContent, box.x - more, box.y + room, box.width + 2 * more, height - 2 * room];
    })"""


@pytest.mark.parametrize("way", WINDOWS)
def test_no_name_on_the_map_covers_another(new_player: NewPlayer, server: Server, way: str) -> None:
    """At every distance, wide and on a phone."""
    player = new_player(ground=True, **WINDOWS[way])
    player.open_table(server.create(TITLE).tokens["rome"])
    for _ in range(20):  # the map may take its size later than the table its first prompt
        player.press("m", "0")
        player.page.wait_for_timeout(250)
        if len(player.page.evaluate(_NAMES)) == 26:
            break
    seen = set()
    for key in ("0", "+", "+", "+", "+", "+", "+"):
        player.press("m", key)
        player.page.wait_for_timeout(250)
        names = player.page.evaluate(_NAMES)
        seen.add(len(names))
        for at, (name, x, y, width, height) in enumerate(names):
            for other, left, top, across, along in names[at + 1 :]:
                apart = x + width < left or left + across < x or y + height < top or top + along < y
                assert apart, f"{name} and {other} collide"
    assert 26 in seen
    assert way == "taps" or 136 in seen


def test_secrets_do_not_reach_the_browser(new_player: NewPlayer, server: Server) -> None:
    """No message to the other side or to a spectator names a card of a hand."""
    tokens = staged_at("round").put_on(server).tokens
    received: dict[str | None, str] = {}
    hands: dict[str, list[str]] = {}
    for side, token in tokens.items():
        player = new_player()
        player.open_table(token)
        received[side] = "".join(player.received)
        if side is not None:
            hands[side] = json.loads(player.received[0])["screen"]["view"]["hand"]
    assert set(hands) == {"rome", "gaul"}
    for mine, hand in hands.items():
        assert hand
        for side, said in received.items():
            for card in hand:
                assert (f'"{card}"' in said) == (side == mine), f"{card} of {mine}, in messages to {side}"
