"""Links, invitations and the lobby: who gets which seat, and how a link is renewed or revoked."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

import httpx

from tests.support.server_process import CreatedGame, Player, Server, run

ME_AND_OPEN = ({"kind": "me", "name": "Anna"}, {"kind": "open"})


def take(server: Server, opened: CreatedGame, **more: Any) -> Any:
    return server.request("POST", "/api/seats/take", {"token": opened.tokens["blue"], **more})


async def refusal_code(server: Server, token: str) -> str:
    player = await Player.connect(server)
    answer = await player.hello(token=token)
    await player.socket.wait_closed()
    return str(answer["code"])


def test_an_invitation_is_taken_once_and_the_seat_is_the_takers_alone(server: Server) -> None:
    opened = server.create(seats=ME_AND_OPEN)
    assert [(link["kind"], link["side"]) for link in opened.links] == [
        ("seat", "red"),
        ("invitation", "blue"),
        ("spectator", None),
    ]
    invitation = opened.tokens["blue"]
    assert run(refusal_code(server, invitation)) == "invitation"
    taken = take(server, opened, name="Bruno")
    assert taken.status_code == 201
    mine = taken.json()["link"]["token"]
    assert mine != invitation
    assert take(server, opened).status_code == 401
    assert run(refusal_code(server, invitation)) == "token"

    async def sit() -> None:
        blue = await Player.join(server, mine)
        assert blue.facts["status"] == "playing"
        assert [seat["name"] for seat in blue.facts["seats"]] == ["Anna", "Bruno"]

    run(sit())


def test_a_client_that_got_no_answer_asks_again_with_the_same_token(server: Server) -> None:
    opened = server.create(seats=ME_AND_OPEN)
    mine = secrets.token_urlsafe(24)
    answers = [take(server, opened, mine=mine) for _ in range(2)]
    assert [answer.status_code for answer in answers] == [201, 201]
    assert answers[0].json() == answers[1].json()
    assert take(server, server.create(seats=ME_AND_OPEN), mine="guess me").status_code == 422


def test_the_first_player_hears_when_the_other_sits_down(server: Server) -> None:
    opened = server.create(seats=ME_AND_OPEN)

    async def wait() -> None:
        red = await Player.join(server, opened.tokens["red"])
        assert (red.facts["status"], red.seq) == ("waiting", 0)
        assert (await red.act("bid 1"))["code"] == "waiting"
        await asyncio.to_thread(take, server, opened)
        await red.until(lambda player: bool(player.screen["view"]))
        assert red.facts["status"] == "playing"

    run(wait())


def test_the_lobby_lists_open_games_and_gives_their_seats_away(server: Server) -> None:
    hidden = server.create(seats=ME_AND_OPEN)
    listed = server.create(seats=ME_AND_OPEN, listed=True, clock="days 2")
    lobby = server.request("GET", "/api/games").json()["games"]
    found = {game["game"]: game for game in lobby}
    assert hidden.game not in found
    assert found[listed.game]["clock"] == "days 2"
    assert found[listed.game]["seats"][1] == {
        "side": "blue",
        "kind": "open",
        "name": "",
        "registered": False,
    }
    assert server.request("POST", f"/api/games/{hidden.game}/join", {}).json()["code"] == "closed"
    joined = server.request("POST", f"/api/games/{listed.game}/join", {"name": "Clodia"})
    assert joined.status_code == 201
    assert server.request("POST", f"/api/games/{listed.game}/join", {}).json()["code"] == "taken"
    assert listed.game not in {game["game"] for game in server.request("GET", "/api/games").json()["games"]}
    facts = server.request("GET", f"/api/games/{listed.game}").json()["facts"]
    assert [seat["name"] for seat in facts["seats"]] == ["Anna", "Clodia"]


def test_a_link_can_be_renewed_and_revoked_by_its_owner_alone(server: Server) -> None:
    opened = server.create()

    async def renew() -> None:
        red, watcher = [await Player.join(server, opened.tokens[side]) for side in ("red", None)]
        by_watcher = server.request("POST", "/api/seats/renew", {}, token=opened.tokens[None])
        assert by_watcher.json()["code"] == "seat"
        renewed = server.request("POST", "/api/seats/renew", {}, token=opened.tokens["red"])
        fresh = renewed.json()["link"]["token"]
        await red.socket.wait_closed()
        assert red.socket.close_code == 4401
        assert await refusal_code(server, opened.tokens["red"]) == "token"
        assert server.request("POST", "/api/seats/renew", {}, token=opened.tokens["red"]).status_code == 401
        again = await Player.join(server, fresh)
        assert (await again.act("bid 1"))["type"] == "done"
        body = {"what": "spectator"}
        assert server.request("POST", "/api/seats/revoke", body, token=fresh).status_code == 204
        await watcher.socket.wait_closed()
        assert await refusal_code(server, opened.tokens[None]) == "token"
        assert server.request("POST", "/api/seats/revoke", {}, token=fresh).status_code == 204
        assert await refusal_code(server, fresh) == "token"
        await Player.join(server, opened.tokens["blue"])

    run(renew())


def test_a_renewed_link_to_the_rematch_is_not_given_out_again(server: Server) -> None:
    opened = server.create()

    async def rematch() -> None:
        red, blue = [await Player.join(server, opened.tokens[side]) for side in ("red", "blue")]
        await red.call("resign")
        await red.call("rematch")
        await blue.call("rematch")

    def following(side: str | None) -> httpx.Response:
        return server.request("POST", f"/api/games/{opened.game}/next", token=opened.tokens[side])

    run(rematch())
    mine, eves = (following("red").json()["link"]["token"] for _ in range(2))
    renewed = server.request("POST", "/api/seats/renew", {}, token=mine)
    assert renewed.status_code == 200
    for token in (mine, eves):
        assert run(refusal_code(server, token)) == "token"
    assert (following("red").status_code, following("red").json()["code"]) == (401, "token")
    assert [following(side).status_code for side in ("blue", None)] == [201, 201]
    run(Player.join(server, renewed.json()["link"]["token"]))


def test_spectators_do_not_talk_under_the_name_of_an_account(server: Server) -> None:
    registered = server.request(
        "POST", "/api/account/register", {"name": "Octavia", "password": "correct horse"}
    )
    assert registered.status_code == 201
    opened = server.create()

    async def talk() -> list[str]:
        watcher = await Player.join(server, str(opened.tokens[None]))
        names = ("Octavia", "0ctavia", "Oct\u200bavia", "Livia", "")
        answers = [await watcher.call("chat", text="hello", name=name) for name in names]
        return [str(answer.get("code", "done")) for answer in answers]

    assert run(talk()) == ["taken", "taken", "text", "done", "done"]


def test_tokens_are_stored_as_hashes_only(server: Server) -> None:
    opened = server.create()
    for file in server.home.glob("rubicon.sqlite*"):
        data = file.read_bytes()
        assert not any(token.encode() in data for token in opened.tokens.values())
    assert not any(token in server.log_text() for token in opened.tokens.values())


def test_the_record_of_a_game_that_goes_on_is_each_viewers_own(server: Server) -> None:
    opened = server.create()
    path = f"/api/games/{opened.game}/record"

    async def bid() -> None:
        red = await Player.join(server, opened.tokens["red"])
        await red.act("bid 3")

    run(bid())
    assert server.request("GET", path).json()["code"] == "unfinished"
    mine = server.request("GET", path, token=opened.tokens["red"]).text
    theirs = server.request("GET", path, token=opened.tokens["blue"]).text
    nobodys = server.request("GET", path, token=opened.tokens[None]).text
    assert "red bids 3" in mine
    assert "bids" not in theirs + nobodys
    other = server.create()
    assert server.request("GET", path, token=other.tokens["red"]).json()["code"] == "unfinished"
