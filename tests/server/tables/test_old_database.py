"""A database of an earlier version: every seat sees what it saw then, and the games go on.

`tests/data/database-0.1.0.sqlite.gz` was written by the server before its modules were renamed: three running
games and a finished one. `database-0.1.0.json` has the seats' tokens, and the SHA-256 of screen and log
of each viewer, as that server sent them: with prompt, log and the reason of the end in English (in the
present words, where a sentence has been reworded since).
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rubicon import games
from rubicon.core.message import parse_message
from rubicon.core.record import parse
from rubicon.core.verdict import verify
from rubicon.messages import title_words
from tests.support.build import ROOT
from tests.support.server_process import Player, Server, play_randomly, run

DATA = ROOT / "tests" / "data"
GAMES: list[dict[str, Any]] = json.loads((DATA / "database-0.1.0.json").read_text("utf-8"))
NAMES = ("battle", "movement", "caesar-xl", "finished")


@pytest.fixture(scope="module")
def old_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of this version with the old database."""
    home: Path = tmp_path_factory.mktemp("old")
    (home / "rubicon.sqlite").write_bytes(gzip.decompress((DATA / "database-0.1.0.sqlite.gz").read_bytes()))
    with Server(home) as server:
        yield server


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_every_viewer_sees_what_they_saw_then(old_server: Server, game: dict[str, Any]) -> None:
    async def look(token: str) -> dict[str, Any]:
        player = await Player.connect(old_server)
        welcome = await player.hello(token=token)
        await player.close()
        words = title_words(games.game(welcome["facts"]["title"]))
        screen, decision = welcome["screen"], welcome["screen"]["decision"]
        if decision is not None:
            decision["prompt"] = words.say(parse_message(decision["prompt"]))
        if screen["ending"] is not None:
            screen["ending"]["reason"] = words.say(parse_message(screen["ending"]["reason"]))
        lines = map(parse_message, welcome["log"])
        return {"screen": screen, "log": [[line.key, words.log(line)] for line in lines]}

    for viewer, token in game["tokens"].items():
        shown = json.dumps(run(look(token)), sort_keys=True).encode()
        assert sha256(shown).hexdigest() == game["screens"][viewer], viewer


@pytest.mark.parametrize("game", GAMES[:3], ids=NAMES[:3])
def test_a_running_game_goes_on(old_server: Server, game: dict[str, Any]) -> None:
    async def play() -> int:
        players = [await Player.join(old_server, game["tokens"][side]) for side in ("caesar", "pompey")]
        return await play_randomly(players, Random(1), most=30)

    assert run(play()) == 30


def test_an_earlier_honest_record_verifies_with_the_weaker_verdict(old_server: Server) -> None:
    """Its dice all come from its seal, but no program of a player had committed to words."""
    finished = next(game for game, name in zip(GAMES, NAMES, strict=True) if name == "finished")
    facts = run(welcome_facts(old_server, finished["tokens"]["caesar"]))
    record = parse(old_server.request("GET", f"/api/games/{facts['id']}/record").content)
    found = verify(record, games.game)
    assert (found.holds, found.proved) == (True, False)
    assert found.messages[-1].key in ("verdict-host", "verdict-late")


async def welcome_facts(server: Server, token: str) -> dict[str, Any]:
    player = await Player.connect(server)
    facts: dict[str, Any] = (await player.hello(token=token))["facts"]
    await player.close()
    return facts
