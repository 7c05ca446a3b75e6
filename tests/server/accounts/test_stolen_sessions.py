"""A stolen session: whatever the thief has made with it ends when the owner changes the password."""

from __future__ import annotations

import secrets

import httpx
import pytest

from rubicon.server.accounts.passwords import SESSION_SECONDS
from rubicon.server.api.accounts import COOKIE
from rubicon.server.messages import NewGame
from rubicon.store.account_tables import channels
from rubicon.store.accounts import Accounts, Passkey
from rubicon.store.schema import tokens
from rubicon.store.sign_ins import SignIns
from rubicon.store.store import token_hash
from tests.server.accounts.test_sign_in_safety import PASSWORD, stolen
from tests.support.in_process_server import (
    OPEN,
    Server,
    async_test,
    open_game,
    prove,
    running_server,
    sign_up,
)

NEW = "battery staple"
HOOK = {"kind": "webhook", "target": "http://192.0.2.9/hook"}


async def ask(browser: httpx.AsyncClient, path: str, token: str, body: object = None) -> httpx.Response:
    """A POST request with the token of a seat."""
    return await browser.post(path, json=body, headers={"Authorization": f"Bearer {token}"})


async def opens(server: Server, token: str) -> bool:
    answer = await server.browser().post("/api/session", json={"token": token})
    return answer.status_code == 200


async def mint(browser: httpx.AsyncClient, game: str) -> str:
    """A new link to the red seat, from the account's list of games."""
    answer = await browser.post(f"/api/account/games/{game}/red/link")
    assert answer.status_code == 201, answer.text
    return str(answer.json()["token"])


async def change_password(browser: httpx.AsyncClient) -> None:
    answer = await browser.post("/api/account/password", json={"old": PASSWORD, "new": NEW})
    assert answer.status_code == 200, answer.text


@async_test
async def test_a_copied_cookie_ends_with_the_password(url: str) -> None:
    """The thief has the very cookie of the device on which the password is changed."""
    async with running_server(url) as server:
        anna = await sign_up(server, "Anna")
        thief = stolen(server, anna)
        game, _ = await open_game(anna, server.browser())
        link = await mint(thief, game)
        await change_password(anna)
        assert (await thief.get("/api/account")).status_code == 401
        assert not await opens(server, link)
        # This device is signed in, as one that has just signed in, and has its seats.
        me = (await anna.get("/api/account")).json()
        assert [session["here"] for session in me["sessions"]] == [True]
        assert await opens(server, await mint(anna, game))
        assert (
            await anna.post("/api/account/login", json={"name": "Anna", "password": NEW})
        ).status_code == 200


@async_test
async def test_signing_out_does_not_hide_what_a_session_was_given(url: str) -> None:
    """The thief signs out at once, so that no list shows the session. The link must not outlive it."""
    async with running_server(url) as server:
        anna, thief = await sign_up(server, "Anna"), server.browser()
        await thief.post("/api/account/login", json={"name": "Anna", "password": PASSWORD})
        game, _ = await open_game(anna, server.browser())
        link = await mint(thief, game)
        assert (await thief.post("/api/account/logout")).status_code == 204
        assert not await opens(server, link)
        # To sign in again on the same device keeps its links.
        mine = await mint(anna, game)
        await anna.post("/api/account/login", json={"name": "Anna", "password": PASSWORD})
        assert await opens(server, mine)
        await change_password(anna)
        assert not await opens(server, mine)


@async_test
async def test_a_session_that_has_run_out_is_not_forgotten(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running_server(url) as server:
        anna, thief = await sign_up(server, "Anna"), server.browser()
        await thief.post("/api/account/login", json={"name": "Anna", "password": PASSWORD})
        game, _ = await open_game(anna, server.browser())
        link = await mint(thief, game)
        account = Accounts(server.store).by_name("anna")
        assert account is not None
        # Later somebody signs in, and old sessions are cleared away.
        later = account.created + 2 * SESSION_SECONDS
        assert SignIns(server.store).begin(b"k" * 32, account.id, later, later + 60)
        await anna.post("/api/account/login", json={"name": "Anna", "password": PASSWORD})
        await change_password(anna)
        assert not await opens(server, link)


@async_test
async def test_what_a_stolen_link_became_ends_too(url: str) -> None:
    """Renewed, carried into a rematch, with a webhook on the seat: all of it was made in the session."""
    async with running_server(url, private_targets=1) as server:
        anna, thief = await sign_up(server, "Anna"), server.browser()
        await thief.post("/api/account/login", json={"name": "Anna", "password": PASSWORD})
        first, _ = await open_game(anna, server.browser())
        second, _ = await open_game(anna, server.browser())
        renewed = await ask(thief, "/api/seats/renew", await mint(thief, first), {"what": "seat"})
        token = renewed.json()["link"]["token"]
        assert (await ask(thief, "/api/notices", token, HOOK)).status_code == 201
        await server.resign(second, 0)
        for side in (0, 1):
            await server.command(second, side, "rematch")
        following = await ask(thief, f"/api/games/{second}/next", await mint(thief, second))
        carried = following.json()["link"]["token"]
        assert await opens(server, token)
        assert await opens(server, carried)
        await change_password(anna)
        assert not await opens(server, token)
        assert not await opens(server, carried)
        mine = await mint(anna, first)
        listed = await anna.get("/api/notices", headers={"Authorization": f"Bearer {mine}"})
        assert listed.json() == {"channels": []}


@async_test
async def test_seats_taken_in_a_stolen_session_end_too(url: str) -> None:
    """The seat belongs to the account, and its owner finds it on the list; the thief's link to it ends."""
    async with running_server(url) as server:
        anna, thief, host = await sign_up(server, "Anna"), server.browser(), server.browser()
        await thief.post("/api/account/login", json={"name": "Anna", "password": PASSWORD})
        wanted = {"title": "forum", "seats": [{"kind": "me"}, OPEN]}
        made = (await thief.post("/api/games", json=wanted)).json()
        created = {link["kind"]: link["token"] for link in made["links"]}
        theirs = (await host.post("/api/games", json={**wanted, "listed": True})).json()
        invitation = next(link["token"] for link in theirs["links"] if link["kind"] == "invitation")
        taken = secrets.token_urlsafe(24)
        answer = await thief.post("/api/seats/take", json={"token": invitation, "mine": taken})
        assert answer.status_code == 201, answer.text
        guest = secrets.token_urlsafe(24)
        answer = await host.post("/api/seats/take", json={"token": created["invitation"], "mine": guest})
        assert answer.status_code == 201, answer.text
        await change_password(anna)
        assert not await opens(server, created["seat"])
        assert not await opens(server, taken)
        assert await opens(server, guest), "the opponent's link is their own"
        assert await opens(server, created["spectator"])
        assert await opens(server, await mint(anna, made["game"]))


@async_test
async def test_a_link_given_to_a_session_goes_on_no_other_list(url: str) -> None:
    """A guest's seat is on Anna's list. The thief takes a link from there to an account of their own."""
    async with running_server(url) as server:
        anna, guest = await sign_up(server, "Anna"), server.browser()
        game, (red, *_) = await open_game(guest, server.browser())
        assert (await anna.post("/api/account/games", json={"token": red})).status_code == 204
        thief, throwaway = stolen(server, anna), await sign_up(server, "Eve")
        link = await mint(thief, game)
        refused = await throwaway.post("/api/account/games", json={"token": link})
        assert (refused.status_code, refused.json()["code"]) == (403, "seat")
        assert (await anna.post("/api/account/games", json={"token": link})).status_code == 204
        await change_password(anna)
        assert not await opens(server, link)
        assert await opens(server, red), "the guest's own link stays"


@async_test
async def test_a_stolen_session_adds_no_channel(url: str) -> None:
    """A webhook for all games of the account would outlive the session."""
    async with running_server(url, private_targets=1) as server:
        anna = await sign_up(server, "Anna")
        refused = await stolen(server, anna).post("/api/notices", json=HOOK)
        assert (refused.status_code, refused.json()["code"]) == (403, "proof")
        added = await anna.post("/api/notices", json=HOOK, headers=await prove(anna))
        assert added.status_code == 201


@async_test
async def test_a_passkey_that_is_on_its_way_does_not_survive_the_new_password(url: str) -> None:
    async with running_server(url) as server:
        anna = await sign_up(server, "Anna")
        account = Accounts(server.store).by_name("anna")
        assert account is not None
        (session,) = SignIns(server.store).of_account(account.id, 0.0)
        await change_password(anna)
        passkey = Passkey("id", account.id, b"key", 0, "thief", 0.0)
        assert not Accounts(server.store).add_passkey(passkey, session.hash)
        assert Accounts(server.store).passkeys(account.id) == []
        (fresh,) = SignIns(server.store).of_account(account.id, 0.0)
        assert fresh.hash != token_hash("") != session.hash
        assert Accounts(server.store).add_passkey(passkey, fresh.hash)


@async_test
async def test_nothing_is_given_to_a_session_that_has_just_ended(url: str) -> None:
    """A game is created, a link renewed and carried on, at the very moment when the password changes."""
    async with running_server(url) as server:
        anna = await sign_up(server, "Anna")
        seating, login = server.state.seating, server.state.password_login
        session = await login.session(anna.cookies[f"rubicon-{COOKIE}"])
        assert session is not None
        game, _ = await open_game(anna, server.browser())
        await change_password(anna)
        wanted = NewGame.model_validate({"title": "forum", "seats": [{"kind": "me"}, OPEN]})
        _, links = await seating.create(wanted, session)
        assert [link.kind for link in links] == ["seat", "invitation", "spectator"]
        assert [await opens(server, link.token) for link in links] == [False, False, True]
        # The invitation is there, for somebody else to take.
        taken = await server.browser().post("/api/seats/take", json={"token": links[1].token})
        assert taken.status_code == 201
        late, fresh = secrets.token_urlsafe(24), secrets.token_urlsafe(24)
        with server.store.writing() as connection:
            row = {
                "hash": token_hash(late),
                "game": game,
                "viewer": 0,
                "created": 0.0,
                "session": session.hash,
            }
            connection.execute(tokens.insert().values(row))
        seating.tokens.replace(game, 0, token_hash(fresh), 0.0, token_hash(late))
        assert not await opens(server, late)
        assert not await opens(server, fresh)


@async_test
async def test_what_a_stolen_session_was_given_ends_with_the_account(url: str) -> None:
    """Nobody could end the thief's link any more, and the address of a channel would stay."""
    async with running_server(url, private_targets=1) as server:
        anna, ben, thief = await sign_up(server, "Anna"), server.browser(), server.browser()
        await thief.post("/api/account/login", json={"name": "Anna", "password": PASSWORD})
        game, (red, blue, _) = await open_game(anna, ben)
        link = await mint(thief, game)
        assert (await ask(thief, "/api/notices", link, HOOK)).status_code == 201
        assert (await anna.post("/api/account/delete", json={"proof": PASSWORD})).status_code == 204
        assert not await opens(server, link)
        assert await opens(server, blue), "the opponent's link stays"
        assert await opens(server, red), "the game goes on, on the device where it was played"
        with server.store.reading() as connection:
            assert connection.execute(channels.select()).all() == []
