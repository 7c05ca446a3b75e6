"""The start page and the account."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.support.browser import BrowserPlayer, NewPlayer
from tests.support.server_process import Server
from tests.web.test_access import check_accessibility

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


def check_page(player: BrowserPlayer, where: str) -> None:
    """axe finds nothing, and nothing is wider than the window."""
    check_accessibility(player, where)
    assert player.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("settings", [{}, {"color_scheme": "dark"}, PHONE], ids=["wide", "dark", "phone"])
def test_one_click_starts_a_game(new_player: NewPlayer, settings: dict[str, Any]) -> None:
    newcomer = new_player(**settings)
    newcomer.page.goto("/")
    now = newcomer.page.get_by_role("button", name="Play now")
    expect(now).to_be_enabled()
    check_page(newcomer, "start page")
    now.click()
    newcomer.wait_for_turn()
    assert "discard" in newcomer.prompt
    newcomer.page.goto("/")
    resumed = newcomer.page.get_by_role("link", name="Julius Caesar Caesar against Tiro")
    resumed.click()
    newcomer.wait_for_turn()


def test_a_friend_joins_by_the_code_and_another_watches(new_player: NewPlayer) -> None:
    host, friend, spectator = new_player(), new_player(), new_player()
    host.page.goto("/")
    host.page.get_by_text("Invite a friend").click()
    host.page.get_by_role("button", name="Make the invitation").click()
    code = host.page.get_by_label("Or the code alone").input_value()
    watch = host.page.get_by_label("For those who want to watch").input_value()
    check_page(host, "invitation")
    host.page.get_by_role("link", name="Go to the table").click()

    friend.page.goto("/")
    field = friend.page.get_by_label("Have you got an invitation")
    field.fill("no such thing")
    friend.page.get_by_role("button", name="Open it").click()
    expect(friend.page.get_by_role("alert")).to_contain_text("That is no invitation")
    field.fill(f"  {code} ")
    friend.page.get_by_role("button", name="Open it").click()
    friend.page.get_by_role("button", name=re.compile("Sit down|Take")).click()
    host.wait_for_turn()
    friend.wait_for_turn()

    spectator.page.goto("/")
    spectator.page.get_by_label("Have you got an invitation").fill(watch)
    spectator.page.get_by_role("button", name="Open it").click()
    spectator.page.wait_for_selector(".table .rubicon-map")
    assert spectator.page.locator(".hand .card").count() == 0


def test_an_open_game_is_listed_in_the_lobby(new_player: NewPlayer) -> None:
    host, stranger = new_player(), new_player()
    host.page.goto("/")
    host.page.get_by_text("Invite a friend").click()
    host.page.get_by_label("Anybody may join").check()
    host.page.get_by_role("button", name="Make the invitation").click()
    host.page.get_by_role("link", name="Go to the table").click()
    stranger.page.goto("/")
    stranger.page.get_by_role("button", name="Play Pompey").first.click()  # the newest is the first
    stranger.wait_for_turn()
    host.wait_for_turn()


def test_german_by_the_browser_and_by_choice(new_player: NewPlayer) -> None:
    german = new_player(locale="de-AT")
    german.page.goto("/")
    expect(german.page.locator("html")).to_have_attribute("lang", "de")
    german.page.get_by_role("button", name="Jetzt spielen").click()
    german.wait_for_turn()
    assert "lege eine deiner sechs Karten ab" in german.prompt
    check_page(german, "table in German")

    english = new_player()
    english.page.goto("/")
    english.page.get_by_label("How it looks").click()
    english.page.get_by_label("Language").select_option("de")
    expect(english.page.get_by_role("button", name="Jetzt spielen")).to_be_visible()
    english.page.reload()
    expect(english.page.locator("html")).to_have_attribute("lang", "de")
    english.page.get_by_label("Aussehen").click()
    english.page.get_by_label("Sprache").select_option("en")
    expect(english.page.get_by_role("button", name="Play now")).to_be_visible()


def test_an_account_is_made_used_and_deleted(new_player: NewPlayer) -> None:
    player = new_player()
    page = player.page
    player.begin_against_computer()
    page.goto("/")
    page.get_by_role("link", name="Sign in").click()
    check_page(player, "sign in")
    page.get_by_role("button", name="I have no account yet").click()
    page.get_by_label("Name").fill("Marcus")
    page.get_by_label("Password").fill("alea iacta est")
    page.get_by_role("button", name="Make the account").click()
    expect(page.get_by_role("heading", name="Marcus")).to_be_visible()
    page.get_by_role("button", name="Add the 1 game of this browser").click()
    expect(page.get_by_role("button", name="Julius Caesar Caesar")).to_be_visible()
    check_page(player, "account")

    # Another device: the same games, opened there.
    elsewhere = new_player(**PHONE)
    elsewhere.page.goto("/account")
    elsewhere.page.get_by_label("Name").fill("marcus")
    elsewhere.page.get_by_label("Password").fill("alea iacta est")
    elsewhere.page.get_by_role("button", name="Sign in", exact=True).click()
    elsewhere.page.get_by_role("button", name="Julius Caesar Caesar").click()
    elsewhere.wait_for_turn()
    elsewhere.page.goto("/account")
    expect(elsewhere.page.get_by_role("heading", name="Marcus")).to_be_visible()
    check_page(elsewhere, "account on a phone")

    # Notices to a webhook, switched off, and removed before any could be sent.
    page.get_by_label("By mail").select_option("webhook")
    page.get_by_label("Address", exact=True).fill("https://127.0.0.1:9443/hook")
    page.get_by_role("button", name="Add", exact=True).click()
    page.get_by_label("Your password again").fill("alea iacta est")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Notices are signed with this secret")).to_be_visible()
    page.get_by_label("a webhook https://127.0.0.1:9443/hook").uncheck()
    page.reload()
    expect(page.get_by_label("a webhook https://127.0.0.1:9443/hook")).not_to_be_checked()
    page.get_by_role("button", name="Remove https://127.0.0.1:9443/hook").click()
    expect(page.get_by_text("You are not told yet.")).to_be_visible()

    # The other device is listed, and signed out from here.
    page.reload()
    expect(page.get_by_text("this device")).to_be_visible()
    page.get_by_role("list", name="Signed in").get_by_role("button").click()
    expect(page.get_by_text("That device is signed out.")).to_be_visible()

    # What is dangerous asks for the password again, once for some minutes.
    page.get_by_role("button", name="Download everything").click()
    check_page(player, "the password again")
    page.get_by_label("Your password again").fill("alea iacta")
    page.keyboard.press("Enter")
    expect(page.get_by_text("That is not your password.")).to_be_visible()
    page.get_by_label("Your password again").fill("alea iacta est")
    with page.expect_download() as found:
        page.keyboard.press("Enter")
    assert '"Marcus"' in found.value.path().read_text("utf-8")
    # The browser itself reports that the server asked for the password, and that it was wrong.
    asked = ("403 (Forbidden)", "401 (Unauthorized)")
    player.errors[:] = [line for line in player.errors if not any(status in line for status in asked)]
    page.get_by_text("Delete the account …").click()
    page.get_by_role("button", name="Delete my account").click()
    expect(page.get_by_text("The account is deleted.")).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("link", name="Sign in")).to_be_visible()


def test_a_passkey_is_enough_for_an_account(browser: Browser, tmp_path: Path) -> None:
    # A passkey belongs to a host name; an IP address is not allowed.
    with Server(tmp_path, "--host", "localhost") as server:
        player = BrowserPlayer(browser.new_page(base_url=f"http://localhost:{server.port}"))
        sign_up_with_passkey(player.page)
        player.page.close()
    assert player.errors == []


def sign_up_with_passkey(page: Page) -> None:
    """Make an account with a passkey, sign out, and sign in with it again."""
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


def test_a_pushed_notice_is_shown(whole_browser: Browser, server: Server) -> None:
    context = whole_browser.new_context(base_url=server.address, permissions=["notifications"])
    player = BrowserPlayer(context.new_page())
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
    assert player.errors == []


def test_an_unknown_address_is_a_page(new_player: NewPlayer) -> None:
    """It says so in words, and leads back. What programs ask for is still answered with data."""
    player = new_player()
    answer = player.page.goto("/no/such/page")
    assert answer is not None
    assert answer.status == 404
    expect(player.page.get_by_role("heading", name="There is no such page")).to_be_visible()
    player.errors.clear()  # the browser reports the status itself
    assert player.page.request.get("/api/no-such-thing").json()["code"] == "unknown"
    player.page.get_by_role("link", name="start page").click()
    player.page.wait_for_selector("button.begin")
