"""Everything stored about an account can be exported and deleted by its owner."""

from __future__ import annotations

import asyncio
import json

from rubicon import games
from rubicon.core.record import parse
from rubicon.core.verdict import verify
from rubicon.server.accounts.ratings import RatingUpdater
from rubicon.store.store import Store
from tests.support.in_process_server import Server, async_test, open_game, prove, running_server, sign_up

PASSWORD = "correct horse"


def record_text(store: Store, game: str) -> str:
    return "".join(f"{line.text}\n" for line in store.load(game).lines)


async def chat_and_note(server: Server, game: str) -> None:
    for side, text in ((0, "hello from Anna"), (1, "hello from Ben")):
        await server.command(game, side, "chat", text=text)
        await server.command(game, side, "note", text=f"note: {text}")


@async_test
async def test_export(url: str) -> None:
    async with running_server(url) as server:
        anna, ben = await sign_up(server, "Anna"), await sign_up(server, "Ben")
        game, _ = await open_game(anna, ben)
        await chat_and_note(server, game)
        assert (await anna.get("/api/account/export")).json()["code"] == "proof"
        mine = (await anna.get("/api/account/export", headers=await prove(anna))).json()
        assert mine["account"]["name"] == "Anna"
        assert [(one["game"], one["side"]) for one in mine["games"]] == [(game, "red")]
        assert [said["text"] for said in mine["said"]] == ["hello from Anna"]
        assert [note["text"] for note in mine["notes"]] == ["note: hello from Anna"]
        assert len(mine["sessions"]) == 1
        # Nothing of the other's, and nothing secret: no hash, and not who must decide.
        text = json.dumps(mine)
        for secret in ("hello from Ben", "argon2", "deciding", "seed"):
            assert secret not in text


@async_test
async def test_delete(url: str) -> None:
    """Games stay, for the opponent; their records still prove themselves, without the name."""
    async with running_server(url) as server:
        anna, ben = await sign_up(server, "Anna"), await sign_up(server, "Ben")
        over, _ = await open_game(anna, ben)
        await chat_and_note(server, over)
        await server.act(over, 0)
        await server.resign(over, 1)
        while not (await ben.get("/api/account")).json()["ratings"]:
            await asyncio.sleep(0.05)
        running_on, tokens = await open_game(ben, anna)
        assert "player red Anna #" in record_text(server.store, over)

        wrong = await anna.post("/api/account/delete", json={"proof": "Anna"})
        assert wrong.json()["code"] == "login"
        assert (await anna.post("/api/account/delete", json={"proof": PASSWORD})).status_code == 204
        assert (await anna.get("/api/account")).status_code == 401
        body = {"name": "Anna", "password": PASSWORD}
        assert (await server.browser().post("/api/account/login", json=body)).json()["code"] == "login"

        text = record_text(server.store, over)
        assert "player red a person #" in text
        assert "player blue Ben #" in text
        assert verify(parse(text), games.game).holds
        said = server.store.chat(over, "players")
        assert [(line.author, line.text) for line in said] == [("", "(deleted)"), ("Ben", "hello from Ben")]
        assert server.store.notes(over, 0) == ""
        history = (await ben.get("/api/account/history")).json()["games"]
        assert [(one["game"], one["players"]) for one in history] == [
            (over, {"red": "a person", "blue": "Ben"})
        ]
        facts = (await ben.get(f"/api/games/{over}")).json()["facts"]
        assert [seat["name"] for seat in facts["seats"]] == ["", "Ben"]

        # The other game goes on, with the link its player has; the name goes when it is over.
        opened = await server.browser().post("/api/session", json={"token": tokens[1]})
        assert opened.json()["game"] == running_on
        await server.act(running_on, 1)
        await server.resign(running_on, 1)
        await asyncio.to_thread(RatingUpdater(server.store).rate_finished_games, None)
        text = record_text(server.store, running_on)
        assert "player blue a person #" in text
        assert verify(parse(text), games.game).holds
        assert len((await ben.get("/api/account")).json()["ratings"]) == 1

        # The name is free again.
        assert (await sign_up(server, "Anna")) is not None
