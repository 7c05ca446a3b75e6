"""Games in real browsers: by mouse, by keyboard, on a phone, with a friend, at one screen."""

from __future__ import annotations

import json
import re
import signal
from collections.abc import Callable
from random import Random

from playwright.sync_api import expect

from tests.server.harness import Server
from tests.web.guests import Guest

SEED = 705
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}

Come = Callable[..., Guest]


def test_a_whole_game_with_the_mouse(guest: Come) -> None:
    """Against the computer, from the start page to the end, by clicks alone; then its replay."""
    player = guest()
    player.begin_against_computer("tiro")
    used = player.play_to_the_end(Random(SEED))
    print(f"seed {SEED}: {used}")
    assert player.page.locator(".prompt .big").inner_text()
    assert used["card"] >= 6  # a discard and five turns: the shortest game there is
    assert used["map"] >= 1

    said = player.page.locator(".chronicle li").last.inner_text()
    player.page.get_by_role("button", name="Menu").click()
    player.page.get_by_role("link", name="Replay what you have seen").click()
    slider = player.page.locator(".replay input[type=range]")
    assert int(slider.get_attribute("max") or 0) > 100
    expect(player.page.locator(".replay output")).to_contain_text("1/")
    player.page.get_by_role("button", name="Next battle").click()
    expect(player.page.locator(".chronicle li").last).to_contain_text("Round 1")
    player.press("End")
    expect(player.page.locator(".chronicle li").last).to_contain_text(said)
    player.press("ArrowLeft", "Home")
    expect(player.page.locator(".replay output")).to_contain_text("1/")


def test_a_turn_with_the_keyboard_alone(guest: Come) -> None:
    """From the start page through a discard, a card, a march, its undo, and the end of movement."""
    player = guest()
    player.page.goto("/")
    player.page.wait_for_selector("button.begin:enabled")
    player.tab_to("button.begin")
    player.press("Enter")
    player.wait_turn()
    player.tab_to(".hand .card")
    player.press_and_wait("Enter")  # discard
    assert player.page.evaluate("document.activeElement.closest('.table') !== null"), "the focus is lost"
    player.tab_to(".hand .card")
    player.press_and_wait("Enter")  # play
    while "move a block" not in player.prompt:  # until it is our move, whatever the computer played
        if player.page.locator(".battle").count():
            player.tab_to(".battle .deed")
            player.press_and_wait("Enter")
        else:
            player.press("d")
            player.press_and_wait("Enter")
    player.press("m", "PageDown", "Enter")  # a place with blocks, then the first of them
    player.press("Enter", "m", "PageDown")
    player.press_and_wait("Enter")
    undo = player.page.get_by_role("button", name="Undo")
    expect(undo).to_be_visible()
    player.press_and_wait("u")
    expect(undo).to_have_count(0)
    player.press_and_wait("e")
    assert "move a block" not in player.prompt


def to_movement(guest: Come, server: Server) -> Guest:
    """Two people play a card each, Caesar his best and Pompey his worst; returns Caesar, who moves now."""
    opened = server.create("julius-caesar")
    players = [guest(), guest()]
    for player, side, order in zip(players, ("caesar", "pompey"), ((-1, 0), (0, -1)), strict=True):
        player.page.goto(f"/g#{opened.tokens[side]}")
        for which in order:
            player.wait_turn()
            seq = player.seq
            player.page.locator(".hand .card.can:not(.god)").nth(which).click()
            player.wait_change(seq)
    players[0].wait_turn()
    assert "Caesar: move a block" in players[0].prompt
    return players[0]


def test_why_not(guest: Come, server: Server) -> None:
    """A place that is not offered says why; the rule can be read at hand."""
    mover = to_movement(guest, server)
    mover.page.locator(".rubicon-map [data-piece]").first.click()
    mover.page.locator('.rubicon-map [data-place="sinope"]').evaluate("place => place.click()")
    notice = mover.page.locator(".notice.why")
    expect(notice).to_be_visible()
    assert len(notice.inner_text()) > 20
    mover.page.locator(".hint .link").click()
    expect(mover.page.locator(".rules h3").first).to_contain_text("6.1")


def test_dragging_and_going_together(guest: Come, server: Server) -> None:
    """A block is dragged to a place; all who stand together go with one click."""
    mover = to_movement(guest, server)
    marches = mover.page.locator(".chronicle li", has_text=" → ")
    block = mover.page.locator('.rubicon-map [data-piece="legio-8"]')
    block.click()
    goal = mover.page.locator(".prompt [data-goal]:not(.attack)").first.get_attribute("data-goal")
    place = mover.page.locator(f'.rubicon-map [data-place="{goal}"]')
    mover.page.keyboard.press("Escape")
    start, end = block.bounding_box(), place.bounding_box()
    assert start is not None
    assert end is not None
    seq = mover.seq
    mover.page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    mover.page.mouse.down()
    mover.page.mouse.move(end["x"] + 30, end["y"] + 30, steps=6)
    mover.page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=3)
    mover.page.mouse.up()
    mover.wait_change(seq)
    expect(marches).to_have_count(1)
    mover.wait_turn()
    mover.press("u")
    expect(marches).to_have_count(0)
    mover.wait_turn()
    block.click()
    company = mover.page.locator(".along")
    more = int(re.search(r"\d+", company.inner_text())[0])  # type: ignore[index]  # it names a number
    company.click()
    mover.page.locator(f'.prompt [data-goal="{goal}"]').click()
    mover.wait_turn()
    assert 2 <= marches.count() <= more + 1


def test_secrets_do_not_reach_the_browser(guest: Come, server: Server) -> None:
    """Nothing the server sends to one side names what the other holds: neither blocks nor cards."""
    opened = server.create("julius-caesar")
    players = [guest(), guest()]
    for player, side in zip(players, ("caesar", "pompey"), strict=True):
        player.page.goto(f"/g#{opened.tokens[side]}")
        player.wait_turn()
        player.decide(Random(SEED))  # a discard, in secret
    views = [json.loads(player.heard[0])["screen"]["view"] for player in players]
    for mine, theirs in ((0, 1), (1, 0)):
        said = "".join(players[theirs].heard)
        for secret in (*views[mine]["own"], *views[mine]["hand"]):
            if secret not in ("caesar", "pompey"):  # the names of the sides
                assert f'"{secret}"' not in said, f"{secret} of {views[mine]['viewer']}"


def test_a_title_that_nobody_has_drawn(guest: Come, server: Server) -> None:
    """Every decision of any title can be made from the list of choices."""
    opened = server.create("forum")
    players = [guest(), guest()]
    for player, side in zip(players, [side for side in opened.tokens if side is not None], strict=True):
        player.page.goto(f"/g#{opened.tokens[side]}")
    rng = Random(SEED)
    players[0].wait_turn()
    while not all(player.over for player in players):
        for player in players:
            if player.table.get_attribute("data-state") == "mine":
                player.wait_turn()
                seq = player.seq
                player.choose(rng)
                player.wait_change(seq)


def test_two_friends_and_a_spectator(guest: Come) -> None:
    """An invitation by link; both play, a third looks on, and each sees only what is his."""
    host, friend, watcher = guest(), guest(), guest()
    host.page.goto("/")
    host.page.get_by_text("Invite a friend").click()
    host.page.get_by_label("Your name, if you like").fill("Anna")
    with host.page.expect_response("**/api/games") as answer:
        host.page.get_by_role("button", name="Make the invitation").click()
    spectator = next(link for link in answer.value.json()["links"] if link["kind"] == "spectator")
    invitation = host.page.get_by_label("Invitation").input_value()
    host.page.get_by_role("link", name="Go to the table").click()
    expect(host.page.locator(".prompt")).to_contain_text("Waiting")
    friend.page.goto(invitation)
    friend.page.get_by_label("Your name, if you like").fill("Bruno")
    friend.page.get_by_role("button", name="Take the seat").click()
    watcher.page.goto(f"/g#{spectator['token']}")
    rng = Random(SEED)
    for _ in range(60):
        for player in (host, friend):
            if player.table.get_attribute("data-state") == "mine":
                player.wait_turn()
                player.decide(rng)
        if host.page.locator(".heading.turn").count() >= 2:
            break
    expect(watcher.page.locator(".heading.turn")).to_have_count(host.page.locator(".heading.turn").count())
    assert watcher.page.locator(".hand .card").count() == 0
    assert "You are dealt" not in watcher.page.locator(".chronicle").inner_text()
    host.page.get_by_role("tab", name="Talk").click()
    host.page.get_by_label("Say something").fill("<b>Salve!</b>")
    host.page.get_by_role("button", name="Say it").click()
    friend.page.get_by_role("tab", name="Talk").click()
    expect(friend.page.locator(".talk li").last).to_contain_text("<b>Salve!</b>")
    # What a browser keeps holds links to one's own seat, and nothing of the game.
    kept = friend.page.evaluate("JSON.stringify([{...localStorage}, {...sessionStorage}])")
    assert "legio" not in kept.lower()
    assert host.page.url.split("#")[1] not in kept


def test_two_at_one_screen(guest: Come) -> None:
    """The screen is handed over before the other side's secrets are on it."""
    pair = guest()
    pair.page.goto("/")
    pair.page.get_by_text("Two at this screen").click()
    pair.page.get_by_role("button", name="Begin").click()
    pair.page.get_by_role("button", name="I am Caesar").click()
    for _ in range(2):  # discard and play
        pair.wait_turn()
        pair.page.locator(".hand .card.can").first.click()
        pair.page.wait_for_timeout(100)
    expect(pair.page.get_by_role("heading", name="Pompey, it is yours")).to_be_visible()
    assert pair.page.locator(".hand").count() == 0
    pair.page.get_by_role("button", name="I am Pompey").click()
    pair.wait_turn()
    assert "Pompey" in pair.prompt


def test_the_connection_comes_back(guest: Come, server: Server) -> None:
    """The server is killed and started again: the page says so, catches up, and goes on."""
    player = guest()
    player.begin_against_computer("tiro")
    player.decide(Random(SEED))
    server.stop(signal.SIGKILL)
    expect(player.page.locator(".away")).to_be_visible()
    player.errors.clear()  # the browser itself reports what could not be reached
    server.start()
    expect(player.page.locator(".away")).to_have_count(0, timeout=30_000)
    player.errors[:] = [line for line in player.errors if "WebSocket connection" not in line]
    player.wait_turn()
    player.decide(Random(SEED))


def test_on_a_phone(guest: Come) -> None:
    """A turn with thumbs: nothing is wider than the screen, and every control is large enough."""
    player = guest(**PHONE)
    player.begin_against_computer("tiro", "pompey")
    rng = Random(SEED)
    for _ in range(12):
        player.wait_turn()
        assert player.page.evaluate("document.documentElement.scrollWidth") <= 390
        small = player.page.evaluate(
            """() => [...document.querySelectorAll('.side button:not(.link), .hand button')]
                .filter(button => button.offsetParent && button.getBoundingClientRect().height < 36)
                .map(button => button.outerHTML)"""
        )
        assert small == []
        player.decide(rng)
