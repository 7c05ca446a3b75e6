"""Signing in is safe from others: stolen sessions, strangers who guess, crowds, forgotten passwords."""

from __future__ import annotations

import asyncio
import re
import threading
from pathlib import Path
from typing import Any

import httpx
import pytest

from rubicon.server.accounts.attempts import BURST_UNDER_ATTACK, LOGIN_BURST, NAME_BURST, LoginAttempts
from rubicon.server.accounts.hashing import MAX_OF_CLIENT, MAX_PARALLEL, MAX_WAITING
from rubicon.server.accounts.passwords import Visitor
from rubicon.server.api.accounts import COOKIE
from rubicon.server.api.recovery import MAX_LETTERS
from rubicon.store.sign_ins import MAX_DEVICES
from tests.support.in_process_server import (
    FAST_HASHER,
    Server,
    async_test,
    open_game,
    prove,
    running_server,
    sign_up,
)
from tests.support.mail_server import mail_server

PASSWORD = "correct horse"
VISITOR = Visitor("192.0.2.200")


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'rubicon.sqlite'}"


async def login(browser: httpx.AsyncClient, name: str, password: str) -> httpx.Response:
    return await browser.post("/api/account/login", json={"name": name, "password": password})


def stolen(server: Server, victim: httpx.AsyncClient) -> httpx.AsyncClient:
    """The browser of somebody who has copied the cookie of a session, and nothing else."""
    thief = server.browser()
    thief.cookies.set(f"rubicon-{COOKIE}", victim.cookies[f"rubicon-{COOKIE}"])
    return thief


# --------------------------------------------------------------------------------------- stolen sessions


@async_test
async def test_dangerous_acts_ask_for_the_password_again(url: str) -> None:
    """A copied cookie is not enough, not even while its owner has just given the password."""
    async with running_server(url) as server:
        anna = await sign_up(server, "Anna")
        thief = stolen(server, anna)
        assert (await thief.get("/api/account")).json()["name"] == "Anna"
        proof = await prove(anna)
        for method, path, body in (
            ("POST", "passkeys/options", {"name": ""}),
            ("POST", "passkeys", {"credential": {}}),
            ("DELETE", "passkeys/x", None),
            ("POST", "password", {"new": "battery staple"}),
            ("POST", "delete", {}),
            ("GET", "export", None),
            ("POST", "mail", {"address": "eve@example.org"}),
            ("DELETE", "mail", None),
        ):
            for header in ({}, {"X-Rubicon-Proof": "x" * 32}, {"X-Rubicon-Proof": "?"}):
                refused = await thief.request(method, f"/api/account/{path}", json=body, headers=header)
                assert (refused.status_code, refused.json()["code"]) == (403, "proof"), path
        assert (await anna.get("/api/account/export", headers=proof)).status_code == 200
        # The proof of one session is none for another.
        other = server.browser()
        await login(other, "Anna", PASSWORD)
        assert (await other.get("/api/account/export", headers=proof)).json()["code"] == "proof"
        for wrong in ("guess", ""):
            answer = await thief.post("/api/account/proof", json={"password": wrong})
            assert answer.json()["code"] == "login"


@async_test
async def test_a_thief_cannot_use_up_the_owners_attempts(url: str) -> None:
    async with running_server(url) as server:
        anna, phone = await sign_up(server, "Anna"), server.browser()
        await login(phone, "Anna", PASSWORD)
        thief = stolen(server, anna)
        codes = [
            (await thief.post("/api/account/proof", json={"password": "guess"})).json()["code"]
            for _ in range(LOGIN_BURST + 1)
        ]
        assert codes == ["login"] * LOGIN_BURST + ["rate"]
        await prove(phone)


@async_test
async def test_a_changed_password_ends_all_that_the_old_one_opened(url: str) -> None:
    async with running_server(url) as server:
        anna, eve = await sign_up(server, "Anna"), server.browser()
        await login(eve, "Anna", PASSWORD)
        game, _ = await open_game(anna, server.browser())
        link = (await eve.post(f"/api/account/games/{game}/red/link")).json()["token"]
        mine = (await anna.post(f"/api/account/games/{game}/red/link")).json()["token"]
        proof = await prove(eve)
        changed = await anna.post("/api/account/password", json={"old": PASSWORD, "new": "battery staple"})
        assert [session["here"] for session in changed.json()["sessions"]] == [True]
        assert changed.json()["passkeys"] == []
        assert (await eve.get("/api/account/export", headers=proof)).json()["code"] == "account"
        # A thief may have a copy of any session, of this one too: its links end, and new ones are to be had.
        fresh = (await anna.post(f"/api/account/games/{game}/red/link")).json()["token"]
        for token, status in ((link, 401), (mine, 401), (fresh, 200)):
            opened = await server.browser().post("/api/session", json={"token": token})
            assert opened.status_code == status


@async_test
async def test_a_sign_in_that_is_under_way_does_not_survive_the_new_password(url: str) -> None:
    async with running_server(url) as server:
        anna = await sign_up(server, "Anna")
        password_login = server.state.password_login
        checked = await password_login.login(VISITOR, "Anna", PASSWORD)
        await anna.post("/api/account/password", json={"old": PASSWORD, "new": "battery staple"})
        with pytest.raises(Exception, match="changed meanwhile"):
            await password_login.begin_session(checked, VISITOR)


@async_test
async def test_devices_are_listed_and_signed_out_one_by_one(url: str) -> None:
    async with running_server(url) as server:
        anna, phone, ben = await sign_up(server, "Anna"), server.browser(), await sign_up(server, "Ben")
        phone.headers["User-Agent"] = "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Firefox/140.0"
        await login(phone, "Anna", PASSWORD)
        game, _ = await open_game(anna, server.browser())
        token = (await phone.post(f"/api/account/games/{game}/red/link")).json()["token"]
        listed = (await anna.get("/api/account")).json()["sessions"]
        assert sorted(session["label"] for session in listed) == ["Firefox, Android", "python-httpx"]
        assert [session["label"] for session in listed if session["here"]] == ["python-httpx"]
        (other,) = [session["id"] for session in listed if not session["here"]]
        assert (await ben.delete(f"/api/account/sessions/{other}")).json()["code"] == "unknown"
        assert (await anna.delete(f"/api/account/sessions/{other}")).status_code == 204
        assert (await phone.get("/api/account")).status_code == 401
        opened = await server.browser().post("/api/session", json={"token": token})
        assert opened.status_code == 401, "links to seats that were made there end too"
        assert (await anna.delete(f"/api/account/sessions/{other}")).json()["code"] == "unknown"
        assert (await anna.get("/api/account")).status_code == 200


# --------------------------------------------------------------------------------------- strangers, crowds


@async_test
async def test_nobody_locks_somebody_else_out(url: str) -> None:
    async with running_server(url) as server:
        anna = await sign_up(server, "Anna")
        await anna.post("/api/account/logout")
        guesser = server.browser()
        codes = [(await login(guesser, "Anna", "guess")).json()["code"] for _ in range(LOGIN_BURST + 2)]
        assert codes == ["login"] * LOGIN_BURST + ["rate"] * 2
        refused = await login(guesser, "Anna", "guess")
        assert (refused.status_code, int(refused.headers["retry-after"]) > 0) == (429, True)
        assert (await login(server.browser(), "Anna", PASSWORD)).status_code == 200, "from a new place"
        # A crowd of strangers: each then has few attempts, but everybody has some.
        for _ in range(NAME_BURST // LOGIN_BURST + 1):
            stranger = server.browser()
            for _ in range(LOGIN_BURST):
                await login(stranger, "Anna", "guess")
        stranger = server.browser()
        codes = [(await login(stranger, "Anna", "guess")).json()["code"] for _ in range(LOGIN_BURST)]
        assert codes == ["login"] * BURST_UNDER_ATTACK + ["rate"] * (LOGIN_BURST - BURST_UNDER_ATTACK)
        assert (await login(server.browser(), "Anna", PASSWORD)).status_code == 200


@async_test
async def test_a_known_device_keeps_a_way_in(url: str) -> None:
    """Even if all guesses come from the same address as the owner."""
    async with running_server(url) as server:
        anna = await sign_up(server, "Anna")
        await anna.post("/api/account/logout")
        neighbour = server.browser()
        neighbour._transport = anna._transport  # the same address
        for _ in range(LOGIN_BURST + 2):
            await login(neighbour, "Anna", "guess")
        assert (await login(neighbour, "Anna", PASSWORD)).json()["code"] == "rate"
        assert (await login(anna, "Anna", PASSWORD)).status_code == 200
        # The cookie of a device is good for its own account only.
        eve = await sign_up(server, "Eve")
        codes = [(await login(eve, "Anna", "guess")).json()["code"] for _ in range(LOGIN_BURST + 1)]
        assert codes[-1] == "rate"


@async_test
async def test_known_devices_are_bounded(url: str) -> None:
    async with running_server(url) as server:
        anna = await sign_up(server, "Anna")
        for _ in range(MAX_DEVICES + 3):
            await login(anna, "Anna", PASSWORD)
            server.state.password_login.attempts = LoginAttempts()
        exported = (await anna.get("/api/account/export", headers=await prove(anna))).json()
        assert len(exported["devices"]) == MAX_DEVICES


class _SlowHasher:
    """A real hasher whose checks wait until they are let through."""

    def __init__(self) -> None:
        self.gate = threading.Event()

    def verify(self, known: str, password: str) -> bool:
        self.gate.wait(30)
        return FAST_HASHER.verify(known, password)

    def __getattr__(self, name: str) -> Any:
        return getattr(FAST_HASHER, name)


@async_test
async def test_passwords_wait_in_a_bounded_queue(url: str) -> None:
    """Many addresses at once: those beyond the queue are told when to come again; a known device is not
    kept waiting by them."""
    async with running_server(url) as server:
        anna = await sign_up(server, "Anna")
        await anna.post("/api/account/logout")
        slow = server.state.password_login._hasher = _SlowHasher()
        crowd = [
            asyncio.create_task(login(server.browser(), f"Nobody {number}", "guess"))
            for number in range(MAX_PARALLEL + MAX_WAITING + 6)
        ]
        done, waiting = await asyncio.wait(crowd, timeout=5, return_when=asyncio.FIRST_COMPLETED)
        while len(done) < 6:
            more, waiting = await asyncio.wait(waiting, timeout=5, return_when=asyncio.FIRST_COMPLETED)
            done |= more
        refused = [task.result() for task in done]
        assert {answer.status_code for answer in refused} == {429}
        assert all(int(answer.headers["retry-after"]) >= 1 for answer in refused)
        assert len(waiting) == MAX_PARALLEL + MAX_WAITING
        known = asyncio.create_task(login(anna, "Anna", PASSWORD))
        await asyncio.sleep(0)
        slow.gate.set()
        assert (await known).status_code == 200
        for task in waiting:
            assert (await task).json()["code"] == "login"


@async_test
async def test_a_crowd_at_sign_in_gives_way_to_whoever_has_tried_less(url: str) -> None:
    """A few addresses with two guesses each kept everybody out who came from a new device."""
    async with running_server(url) as server:
        anna = await sign_up(server, "Anna")
        await anna.post("/api/account/logout")
        slow = server.state.password_login._hasher = _SlowHasher()
        strangers = [server.browser() for _ in range((MAX_PARALLEL + MAX_WAITING) // MAX_OF_CLIENT)]
        crowd = [
            asyncio.create_task(login(stranger, f"Nobody {guess}", "guess"))
            for stranger in strangers
            for guess in range(MAX_OF_CLIENT)
        ]
        queue = server.state.password_login._queue._strangers
        while queue.running + queue.waiting < len(crowd):
            await asyncio.sleep(0.01)
        new_device = asyncio.create_task(login(server.browser(), "Anna", PASSWORD))
        done, _ = await asyncio.wait(crowd, timeout=20, return_when=asyncio.FIRST_COMPLETED)
        assert [task.result().status_code for task in done] == [429]
        slow.gate.set()
        assert (await new_device).status_code == 200
        statuses = [(await task).status_code for task in crowd]
        assert sorted(statuses) == [401] * (len(crowd) - 1) + [429]


# ------------------------------------------------------------------------------------ forgotten passwords


def links(letter: Any) -> list[str]:
    return re.findall(r"#(?:confirm|recover)=([A-Za-z0-9_-]{32})", letter.get_content())


@async_test
async def test_a_forgotten_password_is_replaced_by_a_letter(url: str) -> None:
    async with mail_server() as (mailbox, smtp), running_server(url, smtp=smtp) as server:
        anna, eve = await sign_up(server, "Anna"), await sign_up(server, "Eve")

        async def arrived(count: int) -> Any:
            while len(mailbox.letters) < count:
                await asyncio.sleep(0.02)
            return mailbox.letters[-1][1]

        forgot = server.browser()
        for name in ("Anna", "Nobody"):  # Anna has given no address
            asked = await forgot.post("/api/account/recover", json={"name": name})
            assert (asked.status_code, asked.content) == (202, b"null")
        address = {"address": "anna@example.org"}
        given = await anna.post("/api/account/mail", json=address, headers=await prove(anna))
        assert given.status_code == 204
        (token,) = links(await arrived(1))
        assert (await anna.get("/api/account")).json()["mail"] is None, "it is not confirmed"
        confirm = {"token": token}
        assert (await eve.post("/api/account/mail/confirm", json=confirm)).json()["code"] == "unknown"

        given = await anna.post("/api/account/mail", json=address, headers=await prove(anna))
        (token,) = links(await arrived(2))
        confirmed = await anna.post("/api/account/mail/confirm", json={"token": token})
        assert confirmed.json() == address
        again = await anna.post("/api/account/mail/confirm", json={"token": token})
        assert again.json()["code"] == "unknown"

        forgot.headers["Accept-Language"] = "de"
        assert (await forgot.post("/api/account/recover", json={"name": "anna "})).status_code == 202
        letter = await arrived(3)
        assert (letter["To"], letter["Subject"]) == ("anna@example.org", "Ein neues Passwort für Rubicon")
        (token,) = links(letter)
        for body, code in (
            ({"token": "x" * 32, "new": "battery staple"}, "token"),
            ({"token": token, "new": "short"}, "text"),
        ):
            refused = await forgot.post("/api/account/recover/finish", json=body)
            assert refused.json()["code"] == code
        fresh = {"token": token, "new": "battery staple"}
        me = await forgot.post("/api/account/recover/finish", json=fresh)
        assert me.json()["name"] == "Anna"
        assert (await forgot.get("/api/account")).status_code == 200
        assert (await anna.get("/api/account")).status_code == 401, "all others are signed out"
        assert (await login(anna, "Anna", PASSWORD)).json()["code"] == "login"
        assert (await login(anna, "Anna", "battery staple")).status_code == 200
        used = await server.browser().post("/api/account/recover/finish", json=fresh)
        assert used.json()["code"] == "token"


@async_test
async def test_a_letter_to_a_stranger_has_no_word_of_whoever_asked_for_it(url: str) -> None:
    """The address is not confirmed: a name such as 'visit evil.example' must not reach it."""
    subjects = {"en": "your address", "de": "deine Adresse", "fr": "ton adresse"}
    async with mail_server() as (mailbox, smtp), running_server(url, smtp=smtp) as server:
        eve = await sign_up(server, "visit https://evil.example")
        proof = await prove(eve)
        for number, (language, words) in enumerate(subjects.items()):
            eve.headers["Accept-Language"] = language
            body = {"address": f"victim{number}@example.org"}
            assert (await eve.post("/api/account/mail", json=body, headers=proof)).status_code == 204
            letter = mailbox.letters[-1][1]
            assert words in letter["Subject"]
            text = letter.get_content()
            assert "evil.example" not in text
            assert text.count("http") == 1
            assert len(links(letter)) == 1
            assert len(text.split("\r\n\r\n")) == 3


@async_test
async def test_letters_are_limited_and_end_with_the_password(url: str) -> None:
    async with mail_server() as (mailbox, smtp), running_server(url, smtp=smtp) as server:
        anna = await sign_up(server, "Anna")
        await anna.post("/api/account/mail", json={"address": "anna@example.org"}, headers=await prove(anna))
        (token,) = links(mailbox.letters[0][1])
        await anna.post("/api/account/mail/confirm", json={"token": token})
        for _ in range(MAX_LETTERS + 2):
            await server.browser().post("/api/account/recover", json={"name": "Anna"})
        while len(mailbox.letters) < 1 + MAX_LETTERS:
            await asyncio.sleep(0.02)
        (token,) = links(mailbox.letters[-1][1])
        await anna.post("/api/account/password", json={"old": PASSWORD, "new": "battery staple"})
        late = {"token": token, "new": "another password"}
        refused = await server.browser().post("/api/account/recover/finish", json=late)
        assert refused.json()["code"] == "token"
        assert len(mailbox.letters) == 1 + MAX_LETTERS


@async_test
async def test_strangers_do_not_fill_a_mailbox_nor_use_up_letters(url: str) -> None:
    """There were three an hour, at every hour, for whoever knew the name."""
    async with (
        mail_server() as (mailbox, smtp),
        running_server(url, smtp=smtp, shares=("recoveries=0.00001/2",)) as server,
    ):
        anna = await sign_up(server, "Anna")
        await anna.post("/api/account/mail", json={"address": "anna@example.org"}, headers=await prove(anna))
        (token,) = links(mailbox.letters[0][1])
        await anna.post("/api/account/mail/confirm", json={"token": token})
        await anna.post("/api/account/logout")
        for _ in range(4):
            await server.browser().post("/api/account/recover", json={"name": "Anna"})
        await asyncio.sleep(0.5)
        assert len(mailbox.letters) == 1 + 2
        await anna.post("/api/account/recover", json={"name": "Anna"})
        while len(mailbox.letters) < 1 + 3:
            await asyncio.sleep(0.02)
