"""Two people in two browsers play each other, and a spectator watches."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from tests.support.browser import NewPlayer
from tests.support.server_process import Server
from tests.support.staged_games import Moment, StagedGame, deciding, offered

SEED = 1


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
    host.page.get_by_role("link", name="Go to the table").click()
    expect(host.page.locator(".prompt")).to_contain_text("Waiting")
    friend.page.goto(invitation)
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
    expect(friend.page.locator(".chat li").last).to_contain_text("<b>Salve!</b>")


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
