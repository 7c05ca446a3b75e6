"""The start page and the account, as people meet them."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.support.browser import Guest
from tests.support.server_process import Server
from tests.web.test_access import check

Come = Callable[..., Guest]

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


def clean(player: Guest, where: str) -> None:
    """axe finds nothing, and nothing is wider than the window."""
    check(player, where)
    assert player.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("settings", [{}, {"color_scheme": "dark"}, PHONE], ids=["wide", "dark", "phone"])
def test_one_click_and_one_plays(guest: Come, settings: dict[str, Any]) -> None:
    newcomer = guest(**settings)
    newcomer.page.goto("/")
    now = newcomer.page.get_by_role("button", name="Play now")
    expect(now).to_be_enabled()
    clean(newcomer, "start page")
    now.click()
    newcomer.wait_turn()
    assert "discard" in newcomer.prompt
    newcomer.page.goto("/")
    resumed = newcomer.page.get_by_role("link", name="Julius Caesar Caesar against Tiro")
    resumed.click()
    newcomer.wait_turn()


def test_a_friend_comes_by_the_code_and_another_watches(guest: Come) -> None:
    host, friend, onlooker = guest(), guest(), guest()
    host.page.goto("/")
    host.page.get_by_text("Invite a friend").click()
    host.page.get_by_role("button", name="Make the invitation").click()
    code = host.page.get_by_label("Or the code alone").input_value()
    watch = host.page.get_by_label("For those who want to watch").input_value()
    clean(host, "invitation")
    host.page.get_by_role("link", name="Go to the table").click()

    friend.page.goto("/")
    field = friend.page.get_by_label("Have you got an invitation")
    field.fill("no such thing")
    friend.page.get_by_role("button", name="Open it").click()
    expect(friend.page.get_by_role("alert")).to_contain_text("That is no invitation")
    field.fill(f"  {code} ")
    friend.page.get_by_role("button", name="Open it").click()
    friend.page.get_by_role("button", name=re.compile("Sit down|Take")).click()
    host.wait_turn()
    friend.wait_turn()

    onlooker.page.goto("/")
    onlooker.page.get_by_label("Have you got an invitation").fill(watch)
    onlooker.page.get_by_role("button", name="Open it").click()
    onlooker.page.wait_for_selector(".table .rubicon-map")
    assert onlooker.page.locator(".hand .card").count() == 0


def test_an_open_game_stands_in_the_lobby(guest: Come) -> None:
    host, stranger = guest(), guest()
    host.page.goto("/")
    host.page.get_by_text("Invite a friend").click()
    host.page.get_by_label("Anybody may join").check()
    host.page.get_by_role("button", name="Make the invitation").click()
    host.page.get_by_role("link", name="Go to the table").click()
    stranger.page.goto("/")
    stranger.page.get_by_role("button", name="Play Pompey").first.click()  # the newest stands first
    stranger.wait_turn()
    host.wait_turn()


def test_german_by_the_browser_and_by_choice(guest: Come) -> None:
    german = guest(locale="de-AT")
    german.page.goto("/")
    expect(german.page.locator("html")).to_have_attribute("lang", "de")
    german.page.get_by_role("button", name="Jetzt spielen").click()
    german.wait_turn()
    assert "lege eine deiner sechs Karten ab" in german.prompt
    clean(german, "table in German")

    english = guest()
    english.page.goto("/")
    english.page.get_by_label("How it looks").click()
    english.page.get_by_label("Language").select_option("de")
    expect(english.page.get_by_role("button", name="Jetzt spielen")).to_be_visible()
    english.page.reload()
    expect(english.page.locator("html")).to_have_attribute("lang", "de")
    english.page.get_by_label("Aussehen").click()
    english.page.get_by_label("Sprache").select_option("en")
    expect(english.page.get_by_role("button", name="Play now")).to_be_visible()


def test_an_account_from_its_first_day_to_its_last(guest: Come) -> None:
    player = guest()
    page = player.page
    player.begin_against_computer()
    page.goto("/")
    page.get_by_role("link", name="Sign in").click()
    clean(player, "sign in")
    page.get_by_role("button", name="I have no account yet").click()
    page.get_by_label("Name").fill("Marcus")
    page.get_by_label("Password").fill("alea iacta est")
    page.get_by_role("button", name="Make the account").click()
    expect(page.get_by_role("heading", name="Marcus")).to_be_visible()
    page.get_by_role("button", name="Add the 1 game of this browser").click()
    expect(page.get_by_role("button", name="Julius Caesar Caesar")).to_be_visible()
    clean(player, "account")

    # Another device: the same games, opened there.
    elsewhere = guest(**PHONE)
    elsewhere.page.goto("/account")
    elsewhere.page.get_by_label("Name").fill("marcus")
    elsewhere.page.get_by_label("Password").fill("alea iacta est")
    elsewhere.page.get_by_role("button", name="Sign in", exact=True).click()
    elsewhere.page.get_by_role("button", name="Julius Caesar Caesar").click()
    elsewhere.wait_turn()
    elsewhere.page.goto("/account")
    expect(elsewhere.page.get_by_role("heading", name="Marcus")).to_be_visible()
    clean(elsewhere, "account on a phone")

    # Notices to a webhook, switched off, and removed before any could be sent.
    page.get_by_label("By mail").select_option("webhook")
    page.get_by_label("Address").fill("https://127.0.0.1:9/hook")
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.get_by_text("Notices are signed with this secret")).to_be_visible()
    page.get_by_label("a webhook https://127.0.0.1:9/hook").uncheck()
    page.reload()
    expect(page.get_by_label("a webhook https://127.0.0.1:9/hook")).not_to_be_checked()
    page.get_by_role("button", name="Remove https://127.0.0.1:9/hook").click()
    expect(page.get_by_text("You are not told yet.")).to_be_visible()

    with page.expect_download() as found:
        page.get_by_role("link", name="Download everything").click()
    assert '"Marcus"' in found.value.path().read_text("utf-8")
    page.get_by_text("Delete the account …").click()
    page.locator("details").get_by_label("Password").fill("alea iacta est")
    page.get_by_role("button", name="Delete my account").click()
    expect(page.get_by_text("The account is deleted.")).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("link", name="Sign in")).to_be_visible()


def test_a_passkey_is_all_one_needs(browser: Browser, tmp_path: Path) -> None:
    # A passkey belongs to a name, not to a number.
    with Server(tmp_path, "--host", "localhost") as server:
        player = Guest(browser.new_page(base_url=f"http://localhost:{server.port}"))
        passkey(player.page)
        player.page.close()
    assert player.errors == []


def passkey(page: Page) -> None:
    tools = page.context.new_cdp_session(page)
    tools.send("WebAuthn.enable")
    key = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    tools.send("WebAuthn.addVirtualAuthenticator", {"options": key})
    page.goto("/account")
    page.get_by_role("button", name="I have no account yet").click()
    page.get_by_label("Name").fill("Cleopatra")
    page.get_by_role("button", name="With a passkey").click()
    expect(page.get_by_role("heading", name="Cleopatra")).to_be_visible()
    expect(page.get_by_text("first passkey")).to_be_visible()
    page.get_by_role("button", name="Sign out", exact=True).click()
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.get_by_role("heading", name="Cleopatra")).to_be_visible()


def test_a_notice_that_is_pushed_is_shown(guest: Come) -> None:
    player = guest(permissions=["notifications"])
    page = player.page
    page.goto("/account")
    tools = page.context.new_cdp_session(page)
    registrations: list[dict[str, Any]] = []
    tools.on(
        "ServiceWorker.workerRegistrationUpdated", lambda event: registrations.extend(event["registrations"])
    )
    tools.send("ServiceWorker.enable")
    page.evaluate("navigator.serviceWorker.register('/notices.js').then(() => navigator.serviceWorker.ready)")
    origin = page.evaluate("location.origin")
    known = player.wait_for(
        lambda: next((each for each in registrations if each["scopeURL"].startswith(origin)), None)
    )
    assert known is not None
    notice = {"type": "turn", "text": "It is your turn in Julius Caesar.", "url": f"{origin}/"}
    pushed = {"origin": origin, "registrationId": known["registrationId"], "data": json.dumps(notice)}
    tools.send("ServiceWorker.deliverPushMessage", pushed)
    shown = page.evaluate(
        """async () => {
            const found = await navigator.serviceWorker.ready;
            for (let tries = 0; tries < 200; tries++) {
                const all = await found.getNotifications();
                if (all.length) return all.map(each => each.body);
                await new Promise(settle => setTimeout(settle, 50));
            }
            return [];
        }"""
    )
    assert shown == ["It is your turn in Julius Caesar."]
