"""Signing up and in with passwords; sessions; an account's games on all devices."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher, Type, extract_parameters

from rubicon.server.accounts.attempts import LOGIN_BURST
from rubicon.server.accounts.names import name_key
from rubicon.server.accounts.passwords import SESSION_SECONDS
from rubicon.server.api.accounts import COOKIE
from rubicon.store.accounts import Accounts
from rubicon.store.sign_ins import SignIns
from rubicon.store.store import Store, token_hash
from tests.support.in_process_server import (
    FAST_HASHER,
    ME,
    OPEN,
    Server,
    async_test,
    open_game,
    running_server,
    sign_up,
)

PASSWORD = "correct horse"


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'rubicon.sqlite'}"


async def login(server: Server, name: str, password: str) -> Any:
    return await server.browser().post("/api/account/login", json={"name": name, "password": password})


@async_test
async def test_sign_up_in_and_out(url: str) -> None:
    async with running_server(url) as server:
        anna = await sign_up(server, "Anna")
        me = (await anna.get("/api/account")).json()
        assert (me["name"], me["password"], me["passkeys"], me["ratings"]) == ("Anna", True, [], [])
        assert (await anna.post("/api/account/logout")).status_code == 204
        refused = await anna.get("/api/account")
        assert (refused.status_code, refused.json()["code"]) == (401, "account")
        again = await anna.post("/api/account/login", json={"name": "ANNA ", "password": PASSWORD})
        assert again.json()["name"] == "Anna"
        assert (await anna.get("/api/account")).status_code == 200


@async_test
async def test_cookies_are_strict(url: str) -> None:
    async with running_server(url) as server:
        answer = await server.browser().post(
            "/api/account/register", json={"name": "A", "password": PASSWORD}
        )
        cookie = answer.headers.get_list("set-cookie")[0]
        assert cookie.startswith(f"rubicon-{COOKIE}=")
        assert {"HttpOnly", "SameSite=strict", "Path=/", f"Max-Age={SESSION_SECONDS}"} <= set(
            cookie.split("; ")
        )
        assert "Secure" not in cookie
    async with running_server(url, url="https://play.example.org") as server:
        cookie = (await login(server, "A", PASSWORD)).headers.get_list("set-cookie")[0]
        assert cookie.startswith(f"__Host-rubicon-{COOKIE}=")
        assert "Secure" in cookie.split("; ")


@async_test
async def test_other_sites_cannot_use_the_cookie(url: str) -> None:
    async with running_server(url) as server:
        anna = await sign_up(server, "Anna")
        del anna.headers["X-Rubicon"]
        forged = await anna.post("/api/account/logout")
        assert (forged.status_code, forged.json()["code"]) == (403, "csrf")
        anna.headers.update({"X-Rubicon": "1", "Origin": "https://evil.example"})
        foreign = await anna.post("/api/account/logout")
        assert (foreign.status_code, foreign.json()["code"]) == (403, "origin")
        assert (await anna.get("/api/account")).status_code == 200


@async_test
async def test_stored_secrets_cannot_be_used_to_sign_in(url: str, tmp_path: Path) -> None:
    """Neither the password nor the session's token is in the database."""
    async with running_server(url) as server:
        anna = await sign_up(server, "Anna", "a very private phrase")
        token = anna.cookies[f"rubicon-{COOKIE}"]
        account = Accounts(server.store).by_name("anna")
        assert account is not None
        assert str(account.password).startswith("$argon2id$")
        cost = extract_parameters(PasswordHasher().hash("x"))
        assert (cost.type, cost.memory_cost >= 19 * 1024, cost.time_cost >= 2) == (Type.ID, True, True)
        stored = b"".join(file.read_bytes() for file in tmp_path.glob("rubicon.sqlite*"))
        assert token_hash(token) in stored
        assert token.encode() not in stored
        assert b"private phrase" not in stored


class _CountingHasher:
    """A real hasher that counts its checks."""

    def __init__(self) -> None:
        self.real = FAST_HASHER
        self.verified = 0

    def verify(self, known: str, password: str) -> bool:
        self.verified += 1
        return self.real.verify(known, password)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.real, name)


@async_test
async def test_an_unknown_name_looks_like_a_wrong_password(url: str) -> None:
    """The same bytes, after the same work."""
    async with running_server(url) as server:
        await sign_up(server, "Anna")
        hasher = server.state.password_login._hasher = _CountingHasher()
        answers = []
        for name, password in (("Anna", "wrong horse"), ("Nobody", "wrong horse"), ("Nobody", PASSWORD)):
            answer = await login(server, name, password)
            headers = {key: value for key, value in answer.headers.items() if key != "date"}
            answers.append((answer.status_code, answer.content, headers))
        assert answers[0][0] == 401
        assert answers == [answers[0]] * 3
        assert hasher.verified == 3


@async_test
async def test_guessing_is_slowed_down(url: str) -> None:
    async with running_server(url) as server:
        await sign_up(server, "Anna")
        guesser = server.browser()
        wrong = {"name": "Ben", "password": "guess"}
        codes = [
            (await guesser.post("/api/account/login", json=wrong)).json()["code"]
            for _ in range(LOGIN_BURST + 2)
        ]
        assert codes == ["login"] * LOGIN_BURST + ["rate"] * 2
        assert (await sign_up(server, "Cleo")) is not None


@async_test
async def test_bad_names_and_passwords_are_refused(url: str) -> None:
    async with running_server(url) as server:
        await sign_up(server, "Anna Livia")
        for name, password, code in (
            ("anna  livia", PASSWORD, "taken"),
            ("ＡＮＮＡ Livia", PASSWORD, "taken"),
            ("A\u200bnna", PASSWORD, "text"),
            ("A\u202ennA", PASSWORD, "text"),
            ("   ", PASSWORD, "text"),
            ("x" * 41, PASSWORD, "text"),
            ("the computer, legate", PASSWORD, "text"),
            ("Ben", "short", "text"),
            ("Ben", "x" * 257, "text"),
            ("Ben", "aaaaaaaaaaaa", "text"),
            ("Benjamin", "BENJAMIN", "text"),
            ("", PASSWORD, "malformed"),
        ):
            answer = await server.browser().post(
                "/api/account/register", json={"name": name, "password": password}
            )
            assert answer.json()["code"] == code, (name, password, answer.text)
        assert name_key("ＡＮＮＡ  Livia") == "anna livia"
        composed, decomposed = "pässwörter", "pa\u0308sswo\u0308rter"
        await sign_up(server, "Dora", composed)
        assert (await login(server, "Dora", decomposed)).status_code == 200


@async_test
async def test_changing_the_password_signs_out_all_other_devices(url: str) -> None:
    async with running_server(url) as server:
        here, there = await sign_up(server, "Anna"), server.browser()
        await there.post("/api/account/login", json={"name": "Anna", "password": PASSWORD})
        wrong = await here.post("/api/account/password", json={"old": "no idea", "new": "battery staple"})
        assert wrong.json()["code"] == "login"
        right = {"old": PASSWORD, "new": "battery staple"}
        changed = await here.post("/api/account/password", json=right)
        assert (changed.status_code, changed.json()["passkeys"]) == (200, [])
        assert (await here.get("/api/account")).status_code == 200
        assert (await there.get("/api/account")).status_code == 401
        assert (await login(server, "Anna", PASSWORD)).status_code == 401
        assert (await login(server, "Anna", "battery staple")).status_code == 200
        assert (await here.post("/api/account/logout/everywhere")).status_code == 204
        assert (await here.get("/api/account")).status_code == 401


@async_test
async def test_a_session_is_new_at_every_sign_in_and_ends_in_time(url: str) -> None:
    async with running_server(url) as server:
        anna = await sign_up(server, "Anna")
        before = anna.cookies[f"rubicon-{COOKIE}"]
        await anna.post("/api/account/login", json={"name": "Anna", "password": PASSWORD})
        after = anna.cookies[f"rubicon-{COOKIE}"]
        assert before != after
        assert await server.state.password_login.session(before) is None, "the one before has ended"
        sign_ins = SignIns(server.store)
        account = sign_ins.find(token_hash(after), 0.0)
        assert account is not None
        assert sign_ins.find(token_hash(after), account.created + SESSION_SECONDS + 60) is None
        for wrong in ("", "x", "x" * 32, "x" * 3000, '"\\101"'):
            anna.cookies.clear()
            anna.headers["Cookie"] = f"rubicon-{COOKIE}={wrong}"
            assert (await anna.get("/api/account")).status_code == 401


# -------------------------------------------------------------------------------------------------- my games


@async_test
async def test_games_are_together_across_devices(url: str) -> None:
    async with running_server(url) as server:
        anna, ben, passer_by = await sign_up(server, "Anna"), await sign_up(server, "Ben"), server.browser()
        with_account, _ = await open_game(anna, passer_by)
        without, tokens = await open_game(passer_by)
        listed = (await anna.get("/api/account/games")).json()["games"]
        assert [(game["game"], game["side"], game["my_turn"]) for game in listed] == [
            (with_account, "red", True)
        ]
        assert listed[0]["players"] == {"red": "Anna", "blue": "a person"}, "Ben is an account's name"

        for token, code in ((tokens[2], "seat"), ("x" * 32, "token"), ("", "malformed")):
            assert (await anna.post("/api/account/games", json={"token": token})).json()["code"] == code
        for _ in range(2):  # a second time does no harm
            assert (await anna.post("/api/account/games", json={"token": tokens[1]})).status_code == 204
        phone = server.browser()
        await phone.post("/api/account/login", json={"name": "Anna", "password": PASSWORD})
        listed = (await phone.get("/api/account/games")).json()["games"]
        assert {(game["game"], game["side"]) for game in listed} == {(with_account, "red"), (without, "blue")}

        link = (await phone.post(f"/api/account/games/{without}/blue/link")).json()
        assert link["link"].endswith(link["token"])
        opened = await server.browser().post("/api/session", json={"token": link["token"]})
        assert opened.json() == {"game": without, "side": "blue"}
        for browser, side in ((phone, "red"), (phone, "green"), (ben, "blue")):
            refused = await browser.post(f"/api/account/games/{without}/{side}/link")
            assert refused.json()["code"] == "unknown"
        nobody = await passer_by.post(f"/api/account/games/{without}/blue/link")
        assert nobody.json()["code"] == "account"


@async_test
async def test_an_invitation_is_not_a_seat_yet(url: str) -> None:
    async with running_server(url) as server:
        anna = await sign_up(server, "Anna")
        created = (await anna.post("/api/games", json={"title": "forum", "seats": [ME, OPEN]})).json()
        (token,) = [link["token"] for link in created["links"] if link["kind"] == "invitation"]
        refused = await anna.post("/api/account/games", json={"token": token})
        assert refused.json()["code"] == "invitation"


@async_test
async def test_my_turn_reveals_nothing_of_the_opponent(url: str) -> None:
    """While both choose in secret, my list is the same whether the opponent has chosen or not."""
    async with running_server(url) as server:
        anna, ben = await sign_up(server, "Anna"), await sign_up(server, "Ben")
        game, _ = await open_game(anna, ben)
        before = (await anna.get("/api/account/games")).content
        await server.act(game, 1, 2)  # a bid
        await server.act(game, 1)  # sealed: blue has nothing more to decide
        assert (await anna.get("/api/account/games")).content == before
        assert (await ben.get("/api/account/games")).json()["games"][0]["my_turn"] is False


@async_test
async def test_history(url: str) -> None:
    async with running_server(url) as server:
        anna, ben = await sign_up(server, "Anna"), await sign_up(server, "Ben")
        game, _ = await open_game(anna, ben)
        await server.resign(game, 1)
        (won,) = (await anna.get("/api/account/history")).json()["games"]
        (lost,) = (await ben.get("/api/account/history")).json()["games"]
        assert (won["result"], lost["result"]) == ("win", "loss")
        assert won["reason"] == ["end-resigned", {"side": "blue"}]
        assert (await anna.get("/api/account/games")).json() == {"games": []}


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    with Store.open(url) as opened:
        yield opened


def test_expired_sessions_and_challenges_are_deleted(store: Store) -> None:
    accounts = Accounts(store)
    account = accounts.create("Anna", "anna", None, 0.0)
    sign_ins = SignIns(store)
    assert sign_ins.begin(b"old", account.id, 0.0, 10.0)
    assert sign_ins.begin(b"new", account.id, 20.0, 30.0)
    accounts.add_challenge(b"old", "", "", 0.0, 10.0)
    accounts.add_challenge(b"new", "", "x", 20.0, 30.0)
    assert sign_ins.find(b"old", 5.0) is None
    assert sign_ins.find(b"new", 25.0) == account
    assert accounts.take_challenge(b"old", 5.0) is None
    assert accounts.take_challenge(b"new", 31.0) is None, "too late"
    assert accounts.take_challenge(b"new", 21.0) is None, "and used up"
