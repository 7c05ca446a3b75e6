"""A player who has left is claimed against; a forgotten password is replaced by a letter."""

from __future__ import annotations

import asyncio
import re
import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import expect

from rubicon.table.clock import LEFT_SECONDS
from tests.support.browser import NewPlayer
from tests.support.mail_server import Mailbox, mail_server
from tests.support.server_process import Server
from tests.web.people.test_people import PASSWORD, SEATS, check_width, sign_up
from tests.web.test_access import PHONES, check_accessibility


def test_a_player_who_has_left_is_claimed_against(new_player: NewPlayer, tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        game = server.create("forum", SEATS)
        anna = new_player(server)
        page = anna.page
        page.goto(f"/g#{game.tokens['red']}")
        dialog = page.get_by_role("alertdialog", name="The other side has left")
        table = page.locator(".table")
        for _ in range(3):  # a bid, which is sealed then
            expect(table).to_have_attribute("data-busy", "false")
            if table.get_attribute("data-state") == "mine":
                page.get_by_role("tabpanel").get_by_role("button").last.click()
        expect(table).to_have_attribute("data-state", "theirs")
        expect(dialog).to_have_count(0)
        # A week later.
        page.goto("about:blank")
        server.stop()
        with closing(sqlite3.connect(tmp_path / "rubicon.sqlite")) as database, database:
            for stored in ("lines", "asides"):
                database.execute(f"UPDATE {stored} SET at = at - ?", (LEFT_SECONDS + 60,))
        server.start()
        page.goto(f"/g#{game.tokens['red']}")
        expect(dialog).to_be_visible()
        check_accessibility(anna, "the other side has left", map_too=False)
        page.set_viewport_size(PHONES[0])
        expect(dialog).to_be_visible()
        check_accessibility(anna, "the other side has left, on a phone", map_too=False)
        check_width(anna)
        # Go on: the dialog gives way, and the game is as it was; it asks again at the next visit.
        page.get_by_role("button", name="Go on").press("Enter")
        expect(dialog).to_have_count(0)
        page.reload()
        claim = dialog.get_by_role("button", name="Claim the win")
        claim.press("Enter")
        expect(table).to_have_attribute("data-state", "over")
        facts = server.request("GET", f"/api/games/{game.game}").json()["facts"]
        assert facts["status"] == "over"
        record = server.request("GET", f"/api/games/{game.game}/record").text
        assert "end-left side=blue" in record
        expect(page.get_by_text("Blue has left").first).to_be_visible()


@pytest.fixture
def letters() -> Iterator[tuple[Mailbox, str]]:
    """A real mail server in a thread: the letters that it gets, and its address."""
    ready: list[tuple[Mailbox, str]] = []
    loop, begun, ended = asyncio.new_event_loop(), threading.Event(), asyncio.Event()

    async def serve() -> None:
        async with mail_server() as found:
            ready.append(found)
            begun.set()
            await ended.wait()

    thread = threading.Thread(target=loop.run_until_complete, args=(serve(),))
    thread.start()
    assert begun.wait(10)
    yield ready[0]
    loop.call_soon_threadsafe(ended.set)
    thread.join(10)
    loop.close()


def link_in_letter(mailbox: Mailbox, count: int) -> str:
    """The link in the letter with this number, when it has arrived."""
    end = time.monotonic() + 20
    while len(mailbox.letters) < count:
        assert time.monotonic() < end, "no letter has come"
        time.sleep(0.05)
    text = mailbox.letters[count - 1][1].get_content()
    found = re.search(r"http://\S+/account#\w+=[\w-]+", text)
    assert found is not None, text
    return found[0]


def test_a_forgotten_password_is_replaced_in_the_browser(
    new_player: NewPlayer, tmp_path: Path, letters: tuple[Mailbox, str]
) -> None:
    mailbox, smtp = letters
    with Server(tmp_path, RUBICON_SMTP=smtp) as server:
        player = new_player(server)
        page = player.page
        sign_up(player, "Marcus")
        page.get_by_label("Your mail address").fill("marcus@example.org")
        page.get_by_role("button", name="Send a letter to confirm it").click()
        page.get_by_label("Your password again").fill(PASSWORD)
        page.keyboard.press("Enter")
        expect(page.get_by_text("A letter is on its way.")).to_be_visible()
        page.goto("about:blank")
        page.goto(link_in_letter(mailbox, 1))
        expect(page.get_by_text("The address is confirmed.")).to_be_visible()
        expect(page.get_by_text("A letter goes to marcus@example.org.")).to_be_visible()
        assert "#" not in page.url, "the link's secret does not stay in the address bar"

        # Another device, on a phone, by the keyboard: the password is forgotten.
        elsewhere = new_player(server, viewport=PHONES[0])
        lost = elsewhere.page
        lost.goto("/account")
        forgotten = lost.get_by_role("button", name="I have forgotten my password")
        forgotten.press("Enter")
        expect(lost.get_by_role("alert")).to_have_text("Give your name first.")
        lost.get_by_label("Name").fill("marcus")
        forgotten.press("Enter")
        expect(
            lost.get_by_text("If this account has a mail address, a letter is on its way.")
        ).to_be_visible()
        check_accessibility(elsewhere, "a letter is on its way")
        link = link_in_letter(mailbox, 2)
        assert mailbox.letters[1][0] == ["marcus@example.org"]
        lost.goto("about:blank")
        lost.goto(link)
        expect(lost.get_by_role("heading", name="A new password")).to_be_visible()
        assert "#" not in lost.url
        check_accessibility(elsewhere, "a new password, on a phone")
        check_width(elsewhere)
        fresh = lost.get_by_label("New password")
        fresh.fill("short")
        fresh.press("Enter")
        expect(lost.get_by_role("heading", name="A new password")).to_be_visible()
        fresh.fill("veni vidi vici")
        fresh.press("Enter")
        expect(lost.get_by_role("heading", name="Marcus")).to_be_visible()
        expect(lost.get_by_text("The password is changed. All other devices are signed out.")).to_be_visible()

        # The first device is signed out, the old password is void, and the link is used up.
        page.goto("/account")
        expect(page.get_by_role("button", name="Sign in", exact=True)).to_be_visible()
        page.get_by_label("Name").fill("Marcus")
        page.get_by_label("Password").fill(PASSWORD)
        page.keyboard.press("Enter")
        expect(page.get_by_role("alert")).to_be_visible()
        page.goto("about:blank")
        page.goto(link)
        page.get_by_label("New password").fill("et tu brute")
        page.keyboard.press("Enter")
        expect(page.get_by_text("This link is not valid any more. Ask for another letter.")).to_be_visible()
        page.goto("about:blank")
        page.goto("/account")
        page.get_by_label("Name").fill("Marcus")
        page.get_by_label("Password").fill("veni vidi vici")
        page.keyboard.press("Enter")
        expect(page.get_by_role("heading", name="Marcus")).to_be_visible()
        # The browser itself reports refused requests.
        for each in (player, elsewhere):
            each.errors[:] = [
                line for line in each.errors if "the server responded with a status of 40" not in line
            ]
