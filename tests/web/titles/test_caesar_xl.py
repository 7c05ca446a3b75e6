"""Caesar XL in real browsers: many units in one march, the odds, secrets, and two players at one screen."""

from __future__ import annotations

import json
from random import Random

from playwright.sync_api import expect

from rubicon import games
from rubicon.table.seats import Seat, computer, person
from tests.support.browser import BrowserPlayer, NewPlayer
from tests.support.server_process import Server
from tests.support.staged_games import StagedGame, at_turn, deciding

SEED = 49


def player_about_to_march(new_player: NewPlayer, server: Server, other: Seat) -> BrowserPlayer:
    """Caesar in the first March Phase, always in the same position, with nothing bought."""
    staged = StagedGame(SEED, "caesar-xl", seats=(person("Anna"), other))
    while not deciding("march")(staged):
        side = min(staged.decisions)
        choices = staged.choices(side)
        staged.act(side, "end" if "end" in choices else choices[-1])
    player = new_player()
    player.open_table(staged.put_on(server).tokens["caesar"])
    return player


def test_many_units_march_at_once(new_player: NewPlayer, server: Server) -> None:
    """One click moves all of them, or a number of each kind. A place that is not offered says why."""
    player = player_about_to_march(new_player, server, person("Bruno"))
    page = player.page
    page.get_by_role("tab", name="Chronicle").click()
    page.locator('[data-piece="caesar:legion@rubicon"]').first.click()
    page.locator('[data-less="caesar:legion@rubicon"]').click()
    page.locator('[data-member="caesar:caesar@rubicon"]').click()
    marches = page.locator(".chronicle li", has_text=" → ")
    page.locator('.prompt [data-goal="vercellae"]').click()
    expect(marches).to_have_text(
        ["Caesar: a Legion, Rubicon → Vercellae.", "Caesar: Caesar, Rubicon → Vercellae."]
    )
    player.wait_for_turn()
    page.locator('[data-piece="caesar:legion@rubicon"]').first.click()
    page.locator('.rubicon-map [data-place="alexandria"]').evaluate("place => place.click()")
    expect(page.locator(".notice.why")).to_contain_text("9.1")
    page.locator(".along").click()
    page.locator('.rubicon-map [data-place="rome"]').click()
    player.wait_for_turn()
    expect(marches.last).to_have_text("Caesar: a veteran Legion and a Legion, Rubicon → Rome.")
    player.press_and_wait("u")  # they went in one action
    expect(marches).to_have_count(2)


def test_the_odds_of_the_crossing(new_player: NewPlayer, server: Server) -> None:
    """Against the computer a player may ask how an attack by the whole group would end."""
    player = player_about_to_march(new_player, server, computer("tiro"))
    player.page.locator('[data-piece="caesar:caesar@rubicon"]').first.click()
    player.page.locator(".along").click()
    player.page.locator('[data-odds="rome"]').click()
    expect(player.page.locator(".help")).to_contain_text("%", timeout=30_000)


def test_secrets_do_not_reach_the_browser(new_player: NewPlayer, server: Server) -> None:
    """No message to the other side or to a spectator names a card of a hand."""
    opened = server.create("caesar-xl")
    received: dict[str | None, str] = {}
    hands: dict[str, list[str]] = {}
    for side, token in opened.tokens.items():
        player = new_player()
        player.page.goto(f"/g#{token}")
        player.page.wait_for_selector(".rubicon-map")
        received[side] = "".join(player.received)
        if side is not None:
            hands[side] = json.loads(player.received[0])["screen"]["view"]["hand"]
    assert set(hands) == set(games.game("caesar-xl").sides)
    for mine, hand in hands.items():
        assert hand
        for side, said in received.items():
            for card in hand:
                assert (f'"{card}"' in said) == (side == mine), f"{card} of {mine}, in messages to {side}"


def test_a_game_at_one_screen(new_player: NewPlayer, server: Server) -> None:
    """Two players hand the screen over, turn by turn, until the war has ended.

    They play the first turns of a new game, and the last two turns of another one.
    """
    pair = new_player()
    pair.page.goto("/")
    pair.page.wait_for_selector('form select option[value="caesar-xl"]', state="attached")
    pair.page.locator("form select").first.select_option("caesar-xl")
    pair.page.get_by_text("Two at this screen").click()
    pair.page.locator("button.begin").click()

    def first_turns_played(used: dict[str, int]) -> bool:
        return used.get("hand-over", 0) >= 3 and used.get("cards", 0) >= 1  # hands differ from game to game

    pair.play_until(Random(SEED), pair.decide_quickly, first_turns_played)
    tokens = StagedGame(SEED, "caesar-xl").until(at_turn(turn=13)).put_on(server).tokens
    pair.page.goto(f"/g#{tokens['caesar']}+{tokens['pompey']}")
    pair.page.reload()
    used = pair.play_to_the_end(Random(SEED), pair.decide_quickly)
    print(f"seed {SEED}: {used}")
    assert used["hand-over"] >= 4
    expect(pair.page.locator(".end")).to_be_visible()
