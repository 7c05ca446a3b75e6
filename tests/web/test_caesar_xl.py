"""Caesar XL in real browsers: many units in one march, the odds, secrets, two who hand over every turn."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random

from playwright.sync_api import expect

from rubicon import games
from rubicon.table.seats import Seat, computer, person
from tests.support.browser import Guest
from tests.support.server_process import Server
from tests.support.staged_games import Stage, at_turn, deciding

SEED = 49

Come = Callable[..., Guest]


def to_march(guest: Come, server: Server, other: Seat) -> Guest:
    """Caesar in the first March Phase, always alike, without having bought anything."""
    stage = Stage(SEED, "caesar-xl", seats=(person("Anna"), other))
    while not deciding("march")(stage):
        side = min(stage.decisions)
        choices = stage.choices(side)
        stage.act(side, "end" if "end" in choices else choices[-1])
    player = guest()
    player.sit(stage.put(server).tokens["caesar"])
    return player


def test_many_units_march_at_once(guest: Come, server: Server) -> None:
    """All go with one click; or a number of each. What is not offered says why."""
    player = to_march(guest, server, person("Bruno"))
    page = player.page
    page.get_by_role("tab", name="EventTexts").click()
    page.locator('[data-piece="caesar:legion@rubicon"]').first.click()
    page.locator('[data-less="caesar:legion@rubicon"]').click()
    page.locator('[data-member="caesar:caesar@rubicon"]').click()
    marches = page.locator(".chronicle li", has_text=" → ")
    page.locator('.prompt [data-goal="vercellae"]').click()
    expect(marches).to_have_text(
        ["Caesar: a Legion, Rubicon → Vercellae.", "Caesar: Caesar, Rubicon → Vercellae."]
    )
    player.wait_turn()
    page.locator('[data-piece="caesar:legion@rubicon"]').first.click()
    page.locator('.rubicon-map [data-place="alexandria"]').evaluate("place => place.click()")
    expect(page.locator(".notice.why")).to_contain_text("9.1")
    page.locator(".along").click()
    page.locator('.rubicon-map [data-place="rome"]').click()
    player.wait_turn()
    expect(marches.last).to_have_text("Caesar: a veteran Legion and a Legion, Rubicon → Rome.")
    player.press_and_wait("u")  # they went in one action
    expect(marches).to_have_count(2)


def test_the_odds_of_the_crossing(guest: Come, server: Server) -> None:
    """Against the computer one may ask how an attack by all who go along would end."""
    player = to_march(guest, server, computer("tiro"))
    player.page.locator('[data-piece="caesar:caesar@rubicon"]').first.click()
    player.page.locator(".along").click()
    player.page.locator('[data-odds="rome"]').click()
    expect(player.page.locator(".help")).to_contain_text("%")


def test_secrets_do_not_reach_the_browser(guest: Come, server: Server) -> None:
    """Neither hand is named in anything that the other side is sent, nor what a spectator is sent."""
    opened = server.create("caesar-xl")
    heard: dict[str | None, str] = {}
    hands: dict[str, list[str]] = {}
    for side, token in opened.tokens.items():
        player = guest()
        player.page.goto(f"/g#{token}")
        player.page.wait_for_selector(".rubicon-map")
        heard[side] = "".join(player.heard)
        if side is not None:
            hands[side] = json.loads(player.heard[0])["screen"]["view"]["hand"]
    assert set(hands) == set(games.game("caesar-xl").sides)
    for mine, hand in hands.items():
        assert hand
        for side, said in heard.items():
            for card in hand:
                assert (f'"{card}"' in said) == (side == mine), f"{card} of {mine}, as {side} hears it"


def test_a_game_at_one_screen(guest: Come, server: Server) -> None:
    """Two people in a hurry hand the screen over, turn by turn, until the war has ended.

    They begin from the start page, and play the last two turns of another game.
    """
    pair = guest()
    pair.page.goto("/")
    pair.page.locator("form select").first.select_option("caesar-xl")
    pair.page.get_by_text("Two at this screen").click()
    pair.page.locator("button.begin").click()
    used = pair.play(Random(SEED), pair.hurry, lambda used: used.get("hand-over", 0) >= 3)
    assert used["cards"] >= 1
    tokens = Stage(SEED, "caesar-xl").until(at_turn(turn=13)).put(server).tokens
    pair.page.goto(f"/g#{tokens['caesar']}+{tokens['pompey']}")
    pair.page.reload()
    used = pair.play_to_the_end(Random(SEED), pair.hurry)
    print(f"seed {SEED}: {used}")
    assert used["hand-over"] >= 4
    expect(pair.page.locator(".end")).to_be_visible()
