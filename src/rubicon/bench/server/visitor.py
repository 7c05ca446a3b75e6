"""One honest visitor who does everything once, before a siege is measured.

What a server loads when somebody first asks for it (titles, texts, the code for records) stays in memory,
attack or not. So it belongs to the memory before.
"""

from __future__ import annotations

import json
from typing import Final

import httpx

from rubicon.bench.server.attacks import FORK_BEFORE_END, PREPARE_SECONDS, Target, joined, random_record
from rubicon.games import game, titles

#: What is read without a game.
PATHS: Final = ("/api/titles", "/api/games", "/readyz", "/metrics")


async def visit_everything(target: Target) -> None:
    """Read, play, talk, watch, and look at a finished game: each once."""
    async with target.http(PREPARE_SECONDS) as client:
        for path in (*PATHS, *(f"/api/titles/{title}/components" for title in titles())):
            await client.get(path)
        for part in ("rules", "names"):
            await client.get(f"/api/titles/{target.title}/{part}")
        await _play(target, client)
        record = random_record(target.title, 0)
        steps = record.count("\n") - FORK_BEFORE_END
        at_end = {"record": record, "at": steps, "side": game(target.title).sides[0], "bot": "tiro"}
        forked = (await client.post("/api/forks", json=at_end)).json()
        async with joined(target, forked["links"][0]["token"], since=0):
            pass
        for path in ("/api/replays", "/api/analyses"):
            await client.post(path, json={"record": record})


async def _play(target: Target, client: httpx.AsyncClient) -> None:
    """A game that is given up after some talk and questions, and played again; one against a computer."""
    tokens = await target.new_game(client, listed=True)
    spectator = tokens.pop(None)
    messages: tuple[dict[str, object], ...] = (
        {"type": "chat", "text": "Hello."},
        {"type": "note", "text": "Hello."},
        {"type": "explain", "action": "end"},
        {"type": "inspect", "question": "supply"},
        {"type": "hint"},
        {"type": "undo", "seq": 0},
        {"type": "resign"},
        {"type": "rematch"},
    )
    async with joined(target, spectator):
        for token in tokens.values():
            async with joined(target, token) as socket:
                for number, message in enumerate(messages):
                    await socket.send(json.dumps({**message, "key": f"k{number}"}))
                    while json.loads(await socket.recv())["type"] not in ("done", "refused"):
                        pass
    await target.new_game(client, "legatus")
