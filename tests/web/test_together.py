"""Two people in two browsers play each other, and a spectator watches."""

from __future__ import annotations

import re
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.support.browser import NewPlayer
from tests.support.server_process import Player, Server, run
from tests.support.staged_games import Moment, StagedGame, deciding, offered
from tests.web.test_access import check_accessibility

SEED = 1
AMBUSH_SEATS = ({"kind": "me", "name": "Anna"}, {"kind": "open"})
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


def test_an_invitation(new_player: NewPlayer) -> None:
    """An invitation by link: both choose cards, a spectator watches, and each sees only what they may."""
    host, friend, watcher = new_player(), new_player(), new_player()
    host.page.goto("/")
    host.page.get_by_text("Invite a friend").click()
    host.page.get_by_label("Your name, if you like").fill("Anna")
    with host.page.expect_response("**/api/games") as answer:
        host.page.get_by_role("button", name="Make the invitation").click()
    spectator = next(link for link in answer.value.json()["links"] if link["kind"] == "spectator")
    invitation = host.page.get_by_label("Invitation", exact=True).input_value()
    assert "/g/" in invitation, "chats show a preview of a link that names the game"
    host.page.get_by_role("link", name="Go to the table").click()
    # The host has the link and the code at the table, too.
    expect(host.page.locator(".prompt")).to_contain_text("Waiting")
    expect(host.page.get_by_label("Invitation", exact=True)).to_have_value(invitation)
    expect(host.page.get_by_label("Or the code alone")).to_have_value(invitation.split("#")[1])
    check_accessibility(host, "waiting for a friend")
    # The friend sees who invites to what before they sit down.
    friend.page.goto(invitation)
    expect(friend.page.get_by_role("heading", name="Anna invites you")).to_be_visible()
    for told in ("Julius Caesar", "Pompey", "Caesar: Anna", "waits at the table", "No clock"):
        expect(friend.page.locator("main.invited")).to_contain_text(told)
    expect(friend.page.get_by_role("img", name="The map of Julius Caesar")).to_be_visible()
    check_accessibility(friend, "an invitation")
    friend.page.get_by_label("Your name, if you like").fill("Bruno")
    friend.page.get_by_role("button", name="Take the seat").click()
    watcher.page.goto(f"/g#{spectator['token']}")
    rng = Random(SEED)
    for _ in range(2):  # discard and play
        for player in (host, friend):
            player.wait_for_turn()
            player.decide(rng)
    for each in (host, friend, watcher):
        expect(each.page.locator(".chronicle li", has_text="plays")).to_have_count(1)
    assert watcher.page.locator(".hand .card").count() == 0
    assert "You are dealt" not in watcher.page.locator(".chronicle").inner_text()

    host.page.get_by_role("tab", name="Talk").click()
    host.page.get_by_label("Say something").fill("<b>Salve!</b>")
    host.page.get_by_role("button", name="Say it").click()
    friend.page.get_by_role("tab", name="Talk").click()
    expect(friend.page.locator(".chat ol li").last).to_contain_text("<b>Salve!</b>")


#: What to click at each moment of a game. Both players and a spectator see the result of each.
MOMENTS: dict[str, tuple[Moment, str]] = {
    "march": (deciding("movement", 0), "[data-piece]"),
    "fire": (offered("fire"), ".battle .deed.fire"),
    "hits": (deciding("hits"), ".battle .deed.hit"),
    "retreat": (offered("retreat"), ".battle .deed.retreat"),
    "regroup": (deciding("regroup"), "[data-piece]"),
    "winter: ships": (deciding("navis-to-port"), "[data-piece]"),
    "winter: supply": (deciding("winter-supply"), "[data-piece]"),
    "winter: disbanding": (deciding("disbanding"), "[data-piece]"),
}


@pytest.mark.parametrize("moments", [list(MOMENTS)[:4], list(MOMENTS)[4:]])
def test_each_moment_of_a_game(new_player: NewPlayer, server: Server, moments: list[str]) -> None:
    """From march to winter: one player acts by a click, and the others get an update."""
    everybody = [new_player(), new_player(), new_player()]
    for name in moments:
        moment, selector = MOMENTS[name]
        staged = StagedGame(SEED).until(moment)
        opened = staged.put_on(server)
        viewers: list[str | None] = ["caesar", "pompey", None]
        for each, viewer in zip(everybody, viewers, strict=True):
            each.open_table(opened.tokens[viewer])
        actor = everybody[viewers.index(staged.decider)]
        before = [each.seq for each in everybody]
        actor.page.locator(selector).first.click()
        now = actor.page_state()
        if now["goals"] and not now["busy"] and now["seq"] == before[everybody.index(actor)]:
            actor.page.locator(".prompt [data-goal]").first.click()
        for each, seq in zip(everybody, before, strict=True):
            each.wait_for_update(seq)


def send_march(server: Server, token: str, *steps: str) -> None:
    """Red composes a march and sends it."""

    async def march() -> None:
        red = await Player.join(server, token)
        for text in (*steps, "send"):
            answer = await red.act(text)
            assert answer["type"] == "done", answer
        await red.close()

    with ThreadPoolExecutor(1) as thread:  # the browser has the event loop of this one
        thread.submit(run, march()).result()


@pytest.mark.parametrize(
    ("settings", "texts"),
    [
        (
            {"locale": "en"},
            ("Never here (1): Ambush", "Pass until my turn", "Ask me", "You pass until your turn."),
        ),
        (
            {"locale": "de", **PHONE},
            (
                "Nie hier (1): Ambush",
                "Passen, bis ich am Zug bin",
                "Frag mich",
                "Du passt, bis du am Zug bist.",
            ),
        ),
    ],
)
def test_orders_are_given_obeyed_and_taken_back(
    new_player: NewPlayer, server: Server, settings: dict[str, Any], texts: tuple[str, ...]
) -> None:
    never_here, until_turn, ask_me, passing = texts
    opened = server.create("ambush", AMBUSH_SEATS, options={"hands": "useful"})
    links = {link["kind"]: link["token"] for link in opened.links}
    taken = server.request("POST", "/api/seats/take", {"token": links["invitation"], "name": "Ben"}).json()
    page = new_player(**settings).page
    page.goto(f"/g#{taken['link']['token']}")
    orders = page.locator(".orders")

    # While red moves, "until my turn" is offered; by key it is given and taken back.
    expect(orders.get_by_role("button", name=until_turn)).to_be_visible()
    page.keyboard.press("w")
    expect(orders).to_contain_text(passing)
    page.keyboard.press("w")
    expect(orders).not_to_contain_text(passing)

    # In a window: never here. The table passes in it, and asks at the next place.
    send_march(server, links["seat"], "step 1", "step 2")
    orders.get_by_role("button", name=never_here).click()
    expect(orders.locator("[data-order='ambush here']")).to_contain_text("(2)")
    assert orders.get_by_role("button", name=ask_me).count() == 1

    # Pass until my turn: it comes, and the first action of it ends the order.
    orders.get_by_role("button", name=until_turn).click()
    expect(page.locator(".prompt [data-action='send']")).to_be_visible()
    page.locator(".prompt [data-action='send']").click()
    expect(orders.get_by_role("button", name=ask_me)).to_have_count(1)
    orders.get_by_role("button", name=ask_me).click()
    expect(orders.get_by_role("button", name=ask_me)).to_have_count(0)


def test_the_tab_says_whose_turn_it_is(new_player: NewPlayer, server: Server) -> None:
    opened = StagedGame(SEED).until(deciding("movement", 0)).put_on(server)
    for side, said in (("caesar", "Your turn · "), ("pompey", "Caesar's turn · ")):
        player = new_player()
        player.open_table(opened.tokens[side])
        expect(player.page).to_have_title(re.compile(f"^{said}"))
