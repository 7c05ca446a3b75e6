"""A seat belongs to one person: what a leaked link, an invitation or a linked account can and cannot do."""

from __future__ import annotations

import asyncio
import json

import pytest

from rubicon.server.accounts.ratings import RatingUpdater
from rubicon.store.ratings import Ratings
from tests.support.in_process_server import (
    ME,
    OPEN,
    Server,
    ask,
    async_test,
    finish_game,
    open_game,
    prove,
    running_server,
    sign_up,
)

PASSWORD = "correct horse"


async def opens(server: Server, token: str) -> bool:
    """Whether a token opens anything."""
    answer = await server.browser().post("/api/session", json={"token": token})
    return answer.status_code == 200


async def rematch(server: Server, game: str) -> str:
    """End a game, and have both sides ask for a rematch; returns its number."""
    await server.resign(game, 0)
    for side in (0, 1):
        await server.command(game, side, "rematch")
    following = await server.tables.query(game, lambda table: table.next)
    assert following is not None
    return following


async def next_token(server: Server, game: str, token: str) -> str:
    answer = await ask(server.browser(), "POST", f"/api/games/{game}/next", token)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["link"]["token"])


HOOK = {"kind": "webhook", "target": "http://192.0.2.9/hook"}


# -------------------------------------------------------------------------------- renewing and revoking


@pytest.mark.parametrize("how", ["renew", "revoke"])
@async_test
async def test_renewing_ends_all_that_was_made_from_the_old_link(url: str, how: str) -> None:
    """Eve found Anna's link, and put it on an account of her own before Anna noticed."""
    async with running_server(url, private_targets=1) as server:
        anna, eve = server.browser(), await sign_up(server, "Eve")
        game, (leaked, blue, watching) = await open_game(anna)
        assert (await eve.post("/api/account/games", json={"token": leaked})).status_code == 204
        eves = (await eve.post(f"/api/account/games/{game}/red/link")).json()["token"]
        assert await opens(server, eves)
        hook = await ask(eve, "POST", "/api/notices", leaked, HOOK)
        assert hook.status_code == 201, hook.text

        answer = await ask(anna, "POST", f"/api/seats/{how}", leaked, {})
        assert answer.is_success
        assert not any([await opens(server, token) for token in (leaked, eves)])
        assert (await eve.post(f"/api/account/games/{game}/red/link")).json()["code"] == "unknown"
        assert (await eve.get("/api/account/games")).json() == {"games": []}
        assert (await eve.post("/api/account/games", json={"token": leaked})).json()["code"] == "token"
        assert all([await opens(server, token) for token in (blue, watching)])
        assert await asyncio.to_thread(server.state.notifications.channels.waiting_turns) == []
        if how == "renew":
            mine = answer.json()["link"]["token"]
            assert await opens(server, mine)
            assert (await ask(anna, "GET", "/api/notices", mine)).json() == {"channels": []}


@async_test
async def test_renewing_reaches_the_rematches(url: str) -> None:
    async with running_server(url, private_targets=1) as server:
        anna, eve = server.browser(), await sign_up(server, "Eve")
        first, (leaked, blue, _) = await open_game(anna)
        second = await rematch(server, first)
        eves = await next_token(server, first, leaked)
        bens = await next_token(server, first, blue)
        await eve.post("/api/account/games", json={"token": eves})
        assert (await ask(eve, "POST", "/api/notices", eves, HOOK)).status_code == 201
        third = await rematch(server, second)
        later = await next_token(server, second, eves)
        assert await opens(server, later)

        renewed = await ask(anna, "POST", "/api/seats/renew", leaked, {})
        mine = renewed.json()["link"]["token"]
        assert not any([await opens(server, token) for token in (leaked, eves, later)])
        assert (await eve.get("/api/account/games")).json() == {"games": []}
        assert (await eve.get("/api/account/history")).json() == {"games": []}
        assert await opens(server, bens), "the opponent's link stays"
        # Anna comes back into both rematches with her new link.
        again = await next_token(server, first, mine)
        assert (await ask(anna, "GET", "/api/notices", again)).json() == {"channels": []}
        assert await opens(server, await next_token(server, second, again))
        assert third != second


@async_test
async def test_a_link_renewed_in_the_rematch_is_safe_from_the_game_before(url: str) -> None:
    async with running_server(url) as server:
        anna, eve = server.browser(), server.browser()
        first, (leaked, _, _) = await open_game(anna)
        await rematch(server, first)
        mine = await next_token(server, first, leaked)
        safe = (await ask(anna, "POST", "/api/seats/renew", mine, {})).json()["link"]["token"]
        taken = (await ask(eve, "POST", "/api/seats/renew", leaked, {})).json()["link"]["token"]
        refused = await ask(eve, "POST", f"/api/games/{first}/next", taken)
        assert refused.json()["code"] == "token"
        assert await opens(server, safe)


@async_test
async def test_what_is_asked_for_before_a_renewal_is_not_stored_after_it(url: str) -> None:
    """Requests of the old link that are on their way while it is renewed come too late."""
    async with running_server(url, private_targets=1) as server:
        anna, eve = server.browser(), await sign_up(server, "Eve")
        _, (leaked, _, _) = await open_game(anna)
        asked = asyncio.Event()
        go_on = asyncio.Event()
        check = server.state.notifications.sender.check_target

        async def slow_check(address: str) -> None:
            asked.set()
            await go_on.wait()
            await check(address)

        server.state.notifications.sender.check_target = slow_check
        planting = asyncio.create_task(ask(eve, "POST", "/api/notices", leaked, HOOK))
        await asked.wait()
        mine = (await ask(anna, "POST", "/api/seats/renew", leaked, {})).json()["link"]["token"]
        go_on.set()
        assert (await planting).json()["code"] == "token"
        assert (await ask(anna, "GET", "/api/notices", mine)).json() == {"channels": []}


@async_test
async def test_a_seat_of_an_account_is_on_no_other_list(url: str) -> None:
    async with running_server(url) as server:
        anna, eve = await sign_up(server, "Anna"), await sign_up(server, "Eve")
        game, (leaked, _, _) = await open_game(anna, server.browser())
        refused = await eve.post("/api/account/games", json={"token": leaked})
        assert refused.json()["code"] == "seat"
        assert (await eve.post(f"/api/account/games/{game}/red/link")).json()["code"] == "unknown"
        # Eve can renew the leaked link, but Anna still has the seat.
        await ask(eve, "POST", "/api/seats/renew", leaked, {})
        link = await anna.post(f"/api/account/games/{game}/red/link")
        assert link.status_code == 201
        taken_back = await ask(anna, "POST", "/api/seats/renew", link.json()["token"], {})
        assert await opens(server, taken_back.json()["link"]["token"])


# ------------------------------------------------------------------------------------------ linked seats


@async_test
async def test_deleting_or_exporting_an_account_leaves_linked_seats_alone(url: str) -> None:
    async with running_server(url) as server:
        anna, eve = server.browser(), await sign_up(server, "Eve")
        game, (leaked, _, _) = await open_game(anna)
        for text in ("hello", "a secret plan"):
            await server.command(game, 0, "chat" if text == "hello" else "note", text=text)
        assert (await eve.post("/api/account/games", json={"token": leaked})).status_code == 204
        exported = (await eve.get("/api/account/export", headers=await prove(eve))).json()
        assert (exported["said"], exported["notes"], exported["games"]) == ([], [], [])
        assert [(link["game"], link["side"]) for link in exported["links"]] == [(game, 0)]
        assert "secret plan" not in json.dumps(exported)

        assert (await eve.post("/api/account/delete", json={"proof": PASSWORD})).status_code == 204
        await server.tables.unload(game)
        assert server.store.notes(game, 0) == "a secret plan"
        assert [(said.author, said.text) for said in server.store.chat(game, "players")] == [
            ("Anna", "hello")
        ]
        facts = (await anna.get(f"/api/games/{game}")).json()["facts"]
        assert [seat["name"] for seat in facts["seats"]] == ["Anna", "Ben"]
        await server.resign(game, 0)
        await asyncio.to_thread(RatingUpdater(server.store).rate_finished_games, None)
        assert any("player red Anna #" in line.text for line in server.store.load(game).lines)


@async_test
async def test_a_linked_seat_is_forgotten_and_nothing_else_happens(url: str) -> None:
    async with running_server(url) as server:
        eve = await sign_up(server, "Eve")
        game, (red, _, _) = await open_game(server.browser())
        own, _ = await open_game(eve, server.browser())
        await eve.post("/api/account/games", json={"token": red})
        assert (await eve.delete(f"/api/account/games/{game}/red")).status_code == 204
        assert [mine["game"] for mine in (await eve.get("/api/account/games")).json()["games"]] == [own]
        assert await opens(server, red)
        for wrong in (f"{game}/red", f"{own}/red", f"{own}/green"):
            assert (await eve.delete(f"/api/account/games/{wrong}")).json()["code"] == "unknown"


# ----------------------------------------------------------------------------------------------- ratings


@async_test
async def test_a_loser_who_deletes_the_account_still_loses(url: str) -> None:
    async with running_server(url) as server:
        anna, ben = await sign_up(server, "Anna"), await sign_up(server, "Ben")
        before, _ = await open_game(anna, ben)
        await finish_game(server, before)
        await asyncio.to_thread(RatingUpdater(server.store).rate_finished_games, None)
        (known,) = (await anna.get("/api/account")).json()["ratings"]

        game, _ = await open_game(anna, ben)
        assert (await ben.post("/api/account/delete", json={"proof": PASSWORD})).status_code == 204
        await finish_game(server, game)
        await asyncio.to_thread(RatingUpdater(server.store).rate_finished_games, None)
        (rating,) = (await anna.get("/api/account")).json()["ratings"]
        assert rating["games"] == known["games"] + 1
        assert await asyncio.to_thread(RatingUpdater(server.store).rate_finished_games, None) == 0
        assert await asyncio.to_thread(Ratings(server.store).unrated_games, None) == []


@async_test
async def test_a_leaked_link_does_not_change_who_plays_for_which_rating(url: str) -> None:
    """The loser puts the winner's seat on a throwaway account, and deletes that."""
    async with running_server(url) as server:
        anna, ben = await sign_up(server, "Anna"), await sign_up(server, "Ben")
        game, (red, blue, _) = await open_game(anna, ben)
        throwaway = await sign_up(server, "Eve")
        for token in (red, blue):
            await throwaway.post("/api/account/games", json={"token": token})
        await throwaway.post("/api/account/delete", json={"proof": PASSWORD})
        await finish_game(server, game)
        await asyncio.to_thread(RatingUpdater(server.store).rate_finished_games, None)
        for browser in (anna, ben):
            assert [rating["games"] for rating in (await browser.get("/api/account")).json()["ratings"]] == [
                1
            ]


@async_test
async def test_an_early_resignation_counts_in_proportion(url: str) -> None:
    async with running_server(url) as server:
        anna, ben = await sign_up(server, "Anna"), await sign_up(server, "Ben")
        changes = []
        for steps in (0, 2, 4):
            game, _ = await open_game(anna, ben)
            for _ in range(steps):
                side = await server.tables.query(game, lambda table: table.deciders[0])
                await server.act(game, side)
            before = [rating["rating"] for rating in (await ben.get("/api/account")).json()["ratings"]]
            await server.resign(game, 0)
            await asyncio.to_thread(RatingUpdater(server.store).rate_finished_games, None)
            after = [rating["rating"] for rating in (await ben.get("/api/account")).json()["ratings"]]
            changes.append(after[0] - (before or [1000])[0])
        assert changes[0] == 0
        assert 0 < changes[1] < changes[2] < 60


# ------------------------------------------------------------------------------------------- invitations


@async_test
async def test_an_invitation_takes_the_seat_and_does_nothing_else(url: str) -> None:
    async with running_server(url, private_targets=1) as server:
        anna, eve, ben = server.browser(), await sign_up(server, "Eve"), server.browser()
        created = (await anna.post("/api/games", json={"title": "forum", "seats": [ME, OPEN]})).json()
        links = {link["kind"]: link["token"] for link in created["links"]}
        invitation, game = links["invitation"], created["game"]
        for method, path, body in (
            ("POST", "/api/seats/renew", {"what": "spectator"}),
            ("POST", "/api/seats/renew", {"what": "seat"}),
            ("POST", "/api/seats/revoke", {"what": "spectator"}),
            ("POST", "/api/seats/revoke", {}),
            ("POST", "/api/notices", HOOK),
            ("GET", "/api/notices", None),
            ("POST", f"/api/games/{game}/next", None),
        ):
            refused = await ask(eve, method, path, invitation, body)
            assert refused.json()["code"] == "invitation", (path, refused.text)
        for path in ("/api/session", "/api/account/games"):
            assert (await eve.post(path, json={"token": invitation})).json()["code"] == "invitation"
        log = await ask(eve, "GET", f"/api/games/{game}/record", invitation)
        assert log.json()["code"] == "unfinished"
        assert await opens(server, links["spectator"])
        taken = await ben.post("/api/seats/take", json={"token": invitation, "name": "Ben"})
        assert taken.status_code == 201
        assert not await opens(server, invitation)


@async_test
async def test_taking_a_seat_drops_what_was_attached_to_it(url: str) -> None:
    """A channel that an earlier version let an invitation make does not stay."""
    async with running_server(url, private_targets=1) as server:
        anna, ben = server.browser(), server.browser()
        created = (await anna.post("/api/games", json={"title": "forum", "seats": [ME, OPEN]})).json()
        links = {link["kind"]: link["token"] for link in created["links"]}
        with server.store.writing() as connection:
            connection.exec_driver_sql(
                "INSERT INTO channels (id, game, side, kind, target, secret, off, digest, active, failures,"
                " sent, created) VALUES ('planted', %s, 1, 'webhook', 'http://192.0.2.9/', '', 'off', 0,"
                " true, 0, 0, 0)".replace("%s", f"'{created['game']}'")
            )
        taken = await ben.post("/api/seats/take", json={"token": links["invitation"]})
        mine = taken.json()["link"]["token"]
        assert (await ask(ben, "GET", "/api/notices", mine)).json() == {"channels": []}
