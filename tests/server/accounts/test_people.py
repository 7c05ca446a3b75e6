"""Mute, block and report: what players decide about each other, with accounts and as guests."""

from __future__ import annotations

import asyncio
import json
import secrets
from pathlib import Path
from typing import Any

import httpx
import pytest

from rubicon.store.people import relations
from rubicon.store.people.relations import Relation, Relations
from rubicon.store.people.reports import Reports
from tests.support.in_process_server import (
    OPEN,
    Server,
    ask,
    async_test,
    open_game,
    prove,
    running_server,
    sign_up,
)
from tests.support.server_process import Player, run
from tests.support.server_process import Server as ServerProcess


async def decide(
    browser: httpx.AsyncClient, game: str, token: str, side: str, muted: bool = False, blocked: bool = False
) -> dict[str, Any]:
    """Decide something about another side; returns what is so about it afterwards."""
    body = {"muted": muted, "blocked": blocked}
    answer = await ask(browser, "PUT", f"/api/games/{game}/people/{side}", token, body)
    assert answer.status_code == 200, answer.text
    (found,) = answer.json()["people"]
    assert found["side"] == side
    return dict(found)


async def known(browser: httpx.AsyncClient, game: str, token: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await ask(browser, "GET", f"/api/games/{game}/people", token)).json()[
        "people"
    ]
    return found


async def list_game(browser: httpx.AsyncClient) -> dict[str, Any]:
    """A game in the lobby, with a seat of its creator and an open one."""
    wanted = {"title": "forum", "seats": [{"kind": "me"}, OPEN], "listed": True}
    answer = await browser.post("/api/games", json=wanted)
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def join(browser: httpx.AsyncClient, game: str) -> httpx.Response:
    return await browser.post(f"/api/games/{game}/join", json={"mine": secrets.token_urlsafe(24)})


async def lobby(browser: httpx.AsyncClient) -> list[str]:
    return [each["game"] for each in (await browser.get("/api/games")).json()["games"]]


# ------------------------------------------------------------------------------------------------- muting


@async_test
async def test_a_guest_mutes_a_seat_in_this_game(url: str) -> None:
    async with running_server(url) as server:
        anna, ben = server.browser(), server.browser()
        game, (red, blue, watching) = await open_game(anna, ben)
        other, _ = await open_game(anna, ben)
        nothing = {"side": "blue", "muted": False, "blocked": False, "lasting": False}
        assert await known(anna, game, red) == [nothing]
        assert await decide(anna, game, red, "blue", muted=True) == {**nothing, "muted": True}
        assert await known(anna, game, red) == [{**nothing, "muted": True}]
        assert await decide(anna, game, red, "blue") == nothing
        # Nobody mutes for others, nor as a spectator, nor themselves.
        assert (await known(ben, game, blue))[0]["muted"] is False
        assert await known(anna, game, watching) == []
        body = {"muted": True, "blocked": False}
        for token, side, status in ((watching, "blue", 403), (red, "red", 404), ("x" * 32, "blue", 401)):
            answer = await ask(anna, "PUT", f"/api/games/{game}/people/{side}", token, body)
            assert answer.status_code == status, answer.text
        answer = await ask(anna, "PUT", f"/api/games/{other}/people/blue", red, body)
        assert answer.status_code == 401


@async_test
async def test_a_mute_between_accounts_holds_in_all_games(url: str) -> None:
    async with running_server(url) as server:
        anna, ben = await sign_up(server, "Livia"), await sign_up(server, "Seneca")
        first, (red, *_) = await open_game(anna, ben)
        assert (await decide(anna, first, red, "blue", muted=True))["lasting"] is True
        second, (again, theirs, _) = await open_game(anna, ben)
        assert (await known(anna, second, again))[0]["muted"] is True
        (entry,) = (await anna.get("/api/account/people")).json()["people"]
        assert (entry["name"], entry["muted"], entry["blocked"]) == ("Seneca", True, False)
        # The other finds nothing of it: not at the table, not in the account, not in its export.
        assert (await known(ben, second, theirs))[0]["muted"] is False
        assert (await ben.get("/api/account/people")).json() == {"people": []}
        export = (await ben.get("/api/account/export", headers=await prove(ben))).json()
        assert export["people"] == []
        assert export["reports"] == []
        mine = (await anna.get("/api/account/export", headers=await prove(anna))).json()
        assert [(each["name"], each["muted"]) for each in mine["people"]] == [("Seneca", True)]


def test_a_mute_is_not_seen_by_the_other(server: ServerProcess) -> None:
    """Nothing is sent to anybody else, and the muted player's own messages are answered as before."""
    game = server.create()

    async def whole() -> None:
        red, blue = [await Player.join(server, game.tokens[side]) for side in ("red", "blue")]
        await blue.call("chat", text="hello", name="")
        await red.until(lambda player: player.chat == ["hello"])
        await blue.call("ping")
        before = len(blue.received)
        body = {"muted": True, "blocked": True}
        path = f"/api/games/{game.game}/people/blue"
        answer = await asyncio.to_thread(server.request, "PUT", path, body, game.tokens["red"])
        assert answer.status_code == 200, answer.text
        await asyncio.sleep(0.5)
        assert len(blue.received) == before
        assert (await blue.call("chat", text="again", name=""))["type"] == "done"
        facts = await asyncio.to_thread(server.request, "GET", f"/api/games/{game.game}")
        assert "muted" not in facts.text
        assert "blocked" not in facts.text

    run(whole())


@async_test
async def test_a_leaked_seat_link_does_not_decide_for_the_account(url: str) -> None:
    async with running_server(url) as server:
        anna, ben, eve = await sign_up(server, "Livia"), await sign_up(server, "Seneca"), server.browser()
        game, (red, *_) = await open_game(anna, ben)
        await decide(anna, game, red, "blue", muted=True)
        # Eve has the link, but not the session: Eve does not see what the account has decided, and decides
        # for the seat in this game alone.
        assert (await known(eve, game, red))[0] == {
            "side": "blue",
            "muted": False,
            "blocked": False,
            "lasting": False,
        }
        assert (await decide(eve, game, red, "blue", blocked=True))["lasting"] is False
        (entry,) = (await anna.get("/api/account/people")).json()["people"]
        assert entry["blocked"] is False
        signed_in = await sign_up(server, "Eve")
        assert (await decide(signed_in, game, red, "blue", blocked=True))["lasting"] is False
        assert (await signed_in.get("/api/account/people")).json() == {"people": []}
        # Anna lifts all of it.
        assert (await decide(anna, game, red, "blue"))["blocked"] is False
        assert (await known(eve, game, red))[0]["blocked"] is False


# ------------------------------------------------------------------------------------------------ blocking


@async_test
async def test_people_who_have_blocked_each_other_do_not_meet(url: str) -> None:
    async with running_server(url) as server:
        anna, ben = await sign_up(server, "Livia"), await sign_up(server, "Seneca")
        block = {"name": "seneca", "muted": False, "blocked": True}
        answer = await anna.put("/api/account/people", json=block)
        assert [each["name"] for each in answer.json()["people"]] == ["Seneca"]
        livias, senecas = await list_game(anna), await list_game(ben)
        stranger = server.browser()
        assert await lobby(anna) == [livias["game"]]
        assert await lobby(ben) == [senecas["game"]]
        assert sorted(await lobby(stranger)) == sorted([livias["game"], senecas["game"]])
        refused = await join(ben, livias["game"])
        assert (refused.status_code, refused.json()["code"]) == (403, "blocked")
        assert "Livia" not in refused.text
        assert "blocked somebody" not in refused.text
        own = await join(anna, senecas["game"])
        assert (own.status_code, own.json()["code"]) == (403, "blocked")
        assert "You have blocked" in own.json()["why"]
        # By an invitation neither.
        invitation = next(link["token"] for link in livias["links"] if link["kind"] == "invitation")
        taken = await ben.post("/api/seats/take", json={"token": invitation})
        assert (taken.status_code, taken.json()["code"]) == (403, "blocked")
        # The invitation is not used up, and others may take it.
        assert (await stranger.post("/api/seats/take", json={"token": invitation})).status_code == 201
        lifted = await anna.put("/api/account/people", json={**block, "blocked": False})
        assert lifted.json() == {"people": []}
        assert (await join(anna, senecas["game"])).status_code == 201


def test_there_is_no_rematch_with_somebody_who_is_blocked(server: ServerProcess) -> None:
    game = server.create()

    async def whole() -> None:
        red, blue = [await Player.join(server, game.tokens[side]) for side in ("red", "blue")]
        path, body = f"/api/games/{game.game}/people", {"muted": False, "blocked": True}
        request = asyncio.to_thread(server.request, "PUT", f"{path}/blue", body, game.tokens["red"])
        assert (await request).status_code == 200
        await red.call("resign")
        refused = await blue.call("rematch")
        assert (refused["code"], refused["why"]) == ("blocked", "The other player wants no rematch.")
        own = await red.call("rematch")
        assert (own["code"], own["why"][:16]) == ("blocked", "You have blocked")
        body["blocked"] = False
        request = asyncio.to_thread(server.request, "PUT", f"{path}/blue", body, game.tokens["red"])
        assert (await request).status_code == 200
        for player in (blue, red):
            assert (await player.call("rematch"))["type"] == "done"

    run(whole())


@async_test
async def test_a_block_of_accounts_holds_for_rematches_too(url: str) -> None:
    async with running_server(url) as server:
        anna, ben = await sign_up(server, "Livia"), await sign_up(server, "Seneca")
        game, _ = await open_game(anna, ben)
        block = {"name": "Livia", "muted": False, "blocked": True}
        assert (await ben.put("/api/account/people", json=block)).status_code == 200
        found = Relations(server.store)
        assert [found.blocked_at_table(game, side) for side in (0, 1)] == ["other", "me"]


@async_test
async def test_what_a_guest_has_decided_goes_with_them_into_the_rematch(url: str) -> None:
    async with running_server(url) as server:
        anna, ben = server.browser(), server.browser()
        game, (red, blue, _) = await open_game(anna, ben)
        await decide(anna, game, red, "blue", muted=True)
        await server.resign(game, 0)
        for side in (0, 1):
            await server.command(game, side, "rematch")
        mine = (await ask(anna, "POST", f"/api/games/{game}/next", red)).json()
        theirs = (await ask(ben, "POST", f"/api/games/{game}/next", blue)).json()
        assert (mine["link"]["side"], theirs["link"]["side"]) == ("blue", "red")
        assert (await known(anna, mine["game"], mine["link"]["token"]))[0]["muted"] is True
        assert (await known(ben, mine["game"], theirs["link"]["token"]))[0]["muted"] is False


@async_test
async def test_decisions_are_bounded_and_end_with_the_account(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(relations, "MAX_RELATIONS", 2)
    async with running_server(url) as server:
        anna = await sign_up(server, "Livia")
        others = {name: await sign_up(server, name) for name in ("Seneca", "Galba", "Otho")}
        mute = {"muted": True, "blocked": False}
        for name in ("Seneca", "Galba"):
            assert (await anna.put("/api/account/people", json={"name": name, **mute})).status_code == 200
        assert (await anna.put("/api/account/people", json={"name": "Otho", **mute})).status_code == 409
        for name in ("Livia", "Nobody at all"):
            assert (await anna.put("/api/account/people", json={"name": name, **mute})).status_code in (
                404,
                409,
            )
        gone = await others["Seneca"].post("/api/account/delete", json={"proof": "correct horse"})
        assert gone.status_code == 204
        assert [each["name"] for each in (await anna.get("/api/account/people")).json()["people"]] == [
            "Galba"
        ]
        stranger = server.browser()
        assert (await stranger.get("/api/account/people")).status_code == 401
        assert (await stranger.put("/api/account/people", json={"name": "Galba", **mute})).status_code == 401


# ----------------------------------------------------------------------------------------------- reporting


async def say(server: Server, game: str, side: int, text: str) -> None:
    await server.command(game, side, "chat", text=text)


@async_test
async def test_a_line_is_reported_once_and_not_by_its_author(url: str) -> None:
    async with running_server(url) as server:
        anna, ben = await sign_up(server, "Livia"), server.browser()
        game, (red, blue, watching) = await open_game(anna, ben)
        await say(server, game, 1, "a rude word")
        await say(server, game, -1, "a rude spectator")
        path, body = f"/api/games/{game}/reports", {"number": 1, "reason": "insult", "words": "twice today"}
        for _ in range(2):
            assert (await ask(anna, "POST", path, red, body)).status_code == 204
        own = await ask(ben, "POST", path, blue, body)
        assert own.json()["why"] == "You have said that yourself."
        # A spectator reports lines of spectators: the chat of players is not shown to them.
        assert (await ask(ben, "POST", path, watching, {**body, "reason": "spam"})).status_code == 204
        assert (await ask(ben, "POST", path, watching, {**body, "number": 2})).status_code == 409
        assert (await ask(ben, "POST", path, "x" * 32, body)).status_code == 401
        for wrong in ({"reason": "boredom"}, {"words": "a\nb"}, {"number": 0}, {"words": "x" * 301}):
            assert (await ask(anna, "POST", path, red, {**body, **wrong})).status_code == 422
        second, first = Reports(server.store).listed()
        assert (first.text, first.author, first.side, first.reason) == ("a rude word", "Ben", 1, "insult")
        assert (first.viewer, first.words, first.author_account) == (0, "twice today", None)
        assert first.account is not None
        assert len(first.client) == 16
        assert (second.text, second.side, second.viewer, second.account) == ("a rude spectator", -1, -1, None)
        export = (await anna.get("/api/account/export", headers=await prove(anna))).json()
        assert [(each["game"], each["reason"]) for each in export["reports"]] == [(game, "insult")]
        # Nobody at the table finds out.
        facts = await ask(ben, "GET", f"/api/games/{game}", blue)
        assert "report" not in facts.text
        deleted = await anna.post("/api/account/delete", json={"proof": "correct horse"})
        assert deleted.status_code == 204
        assert [each.account for each in Reports(server.store).listed()] == [None, None]


@async_test
async def test_reports_have_a_share_for_each_client(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'rubicon.sqlite'}"
    async with running_server(url, share_factor=1.0, shares=("reports=0.001/2",)) as server:
        anna, ben = server.browser(), server.browser()
        game, (red, *_) = await open_game(anna, ben)
        for text in ("one", "two", "three"):
            await say(server, game, 1, text)
        path = f"/api/games/{game}/reports"
        answers = [
            await ask(anna, "POST", path, red, {"number": number, "reason": "other"}) for number in (1, 2, 3)
        ]
        assert [answer.status_code for answer in answers] == [204, 204, 429]
        assert int(answers[-1].headers["retry-after"]) > 0


OPERATOR_SECRET = "a secret that only operators know"


@async_test
async def test_an_operator_acts_on_a_report(url: str) -> None:
    async with running_server(url, operator_secret=OPERATOR_SECRET) as server:
        anna, ben = server.browser(), await sign_up(server, "Seneca")
        game, (red, *_) = await open_game(anna, ben)
        await say(server, game, 1, "a rude word")
        body = {"number": 1, "reason": "insult"}
        assert (await ask(anna, "POST", f"/api/games/{game}/reports", red, body)).status_code == 204
        operator = server.browser()

        async def do(method: str, path: str, body: object = None) -> dict[str, Any]:
            answer = await ask(operator, method, f"/api/operators/{path}", OPERATOR_SECRET, body)
            assert answer.status_code == 200, answer.text
            found: dict[str, Any] = answer.json()
            return found

        (report,) = (found := await do("GET", "overview"))["reports"]
        assert (report["text"], report["game"], report["line"]) == ("a rude word", game, 1)
        assert found["accounts"][report["author_account"]] == "Seneca"
        await do("POST", "lines", {"game": game, "room": "players", "number": 1})
        assert (await do("GET", "overview"))["reports"][0]["text"] == ""
        found = await do("POST", "reports", {"report": report["id"], "reason": "removed"})
        assert found["reports"] == []
        entry = found["audit"][0]
        assert (entry["action"], entry["target"], entry["reason"]) == ("settle", report["id"], "removed")
        again = await ask(
            operator, "POST", "/api/operators/reports", OPERATOR_SECRET, {"report": report["id"]}
        )
        assert again.status_code == 409
        assert (await ask(operator, "GET", "/api/operators/overview", "wrong")).status_code == 401


def test_an_operator_mutes_a_seat(tmp_path: Path) -> None:
    """A guest has no account, and their address may change: the seat can be muted."""
    with ServerProcess(tmp_path, RUBICON_OPERATOR_SECRET=OPERATOR_SECRET) as server:
        game = server.create()

        def mute(target: str, **more: Any) -> int:
            body = {"kind": "mute", "subject": "seat", "target": target, **more}
            return server.request("POST", "/api/operators/sanctions", body, OPERATOR_SECRET).status_code

        async def whole() -> None:
            red, blue = [await Player.join(server, game.tokens[side]) for side in ("red", "blue")]
            watcher = await Player.join(server, game.tokens[None])
            assert await asyncio.to_thread(mute, f"{game.game} 1") == 200
            assert (await blue.call("chat", text="hello", name=""))["code"] == "muted"
            assert (await red.call("chat", text="hello", name=""))["type"] == "done"
            assert await asyncio.to_thread(mute, f"{game.game} -1") == 200
            assert (await watcher.call("chat", text="hello", name=""))["code"] == "muted"
            assert await asyncio.to_thread(mute, f"{game.game} 1", lift=True) == 200
            assert (await blue.call("chat", text="hello", name=""))["type"] == "done"
            for wrong in (f"{game.game} 7", f"{game.game}", "nothing 1", f"{game.game} 1 1"):
                assert await asyncio.to_thread(mute, wrong) == 409
            ban = {"kind": "ban", "subject": "seat", "target": f"{game.game} 1"}
            request = asyncio.to_thread(
                server.request, "POST", "/api/operators/sanctions", ban, OPERATOR_SECRET
            )
            assert (await request).status_code == 409

        run(whole())
        assert "a secret" not in json.dumps(server.log_text())


def test_a_relation_joins_what_is_known_of_seat_and_account() -> None:
    assert Relation(muted=True) | Relation(blocked=True) == Relation(True, True)
