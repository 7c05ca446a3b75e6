"""A fuzzer over the WebSocket. Whatever is sent, in whatever order, is refused clearly or does what it says.
The server logs no fault, takes no more memory, and the tables continue to work."""

from __future__ import annotations

import json
import os
import time
from collections import Counter
from random import Random
from typing import Any

import psutil
from websockets.exceptions import ConnectionClosed

from tests.server.conftest import Serve
from tests.support.server_process import CreatedGame, Player, Server, play_randomly, run

#: For another seed: RUBICON_FUZZ_SEED=7; for more rounds: RUBICON_FUZZ_ROUNDS=100.
SEED = int(os.environ.get("RUBICON_FUZZ_SEED", "5"))
ROUNDS = int(os.environ.get("RUBICON_FUZZ_ROUNDS", "3"))
#: Messages in a round.
MESSAGES = 600
#: Megabytes by which the server may grow after the first round.
MAX_GROWTH_MB = 4.0

#: All codes of the protocol with which a message may be refused.
CODES = {
    "stale",
    "illegal",
    "waiting",
    "begun",
    "over",
    "undo",
    "draw",
    "clock",
    "pause",
    "rematch",
    "text",
    "seat",
    "token",
    "malformed",
    "protocol",
    "invitation",
}
CLOSES = {1009, 1007, 4400, 4401, 4426}

VALID: tuple[dict[str, Any], ...] = (
    {"type": "act", "seq": 1, "action": "bid 1"},
    {"type": "act", "seq": 2, "action": "seal"},
    {"type": "undo", "seq": 2},
    {"type": "explain", "action": "bid 2"},
    {"type": "inspect", "question": "reach"},
    {"type": "draw", "how": "offer"},
    {"type": "draw", "how": "decline"},
    {"type": "claim", "what": "win"},
    {"type": "pause"},
    {"type": "contribute", "text": "words"},
    {"type": "chat", "text": "Salve!", "name": "Gaius"},
    {"type": "note", "text": "private"},
    {"type": "rematch"},
    {"type": "ping"},
    {"type": "hello", "protocols": [2], "token": "x" * 32, "since": 0},
    {"type": "resign"},
)
STRINGS = ("", " ", "\0", "\n", "\u202e", "😀", "ß", "x" * 64, "x" * 501, "x" * 20_001, "bid 1", "1", "null")
NUMBERS = (0, -1, 1, 2**31, 2**31 + 1, 2**63, 10**400, -0.0, 1.5, 1e308, True, False)


def value(rng: Random, depth: int = 3) -> Any:
    """Any JSON value."""
    kind = rng.randrange(6 if depth else 4)
    if kind == 0:
        return rng.choice(STRINGS)
    if kind == 1:
        return rng.choice(NUMBERS)
    if kind == 2:
        return None
    if kind == 3:
        return "".join(chr(rng.choice((rng.randrange(128), rng.randrange(0xD800)))) for _ in range(9))
    some = [value(rng, depth - 1) for _ in range(rng.randrange(4))]
    return some if kind == 4 else {rng.choice(STRINGS): each for each in some}


def message(rng: Random, key: str, seq: int) -> str | bytes:
    """Something to send."""
    valid = {**rng.choice(VALID[: len(VALID) - (rng.random() < 0.9)]), "key": key}
    if "seq" in valid and rng.random() < 0.8:
        valid["seq"] = seq
    kind = rng.randrange(10)
    if kind <= 1:
        return json.dumps(valid)
    if kind == 2:
        del valid[rng.choice(list(valid))]
    elif kind == 3:
        valid[rng.choice([*valid, "side", "viewer", "token", "__proto__", ""])] = value(rng)
    elif kind == 4:
        return json.dumps(value(rng, 5))
    elif kind == 5:
        return (rng.choice(("[", '{"a":', '[{"type":')) * rng.choice((1, 100, 9_000)))[: 64 * 1024]
    elif kind == 6:
        return rng.randbytes(rng.choice((0, 1, 100, 5_000)))
    elif kind == 7:
        letters = list(json.dumps(valid))
        for _ in range(rng.randint(1, 4)):
            letters[rng.randrange(len(letters))] = rng.choice(
                ('"', "{", "}", ",", ":", "\\", "\0", "é", "9", "")
            )
        return "".join(letters)
    elif kind == 8:
        text = json.dumps(valid)
        return text[: rng.randrange(len(text))] if rng.random() < 0.5 else text + text
    else:
        valid[rng.choice(list(valid))] = "x" * rng.choice((60_000, 64 * 1024, 70_000))
    return json.dumps(valid, ensure_ascii=rng.random() < 0.5)


class Fuzzer:
    """Sends one thing after another, from all seats, and counts what comes back."""

    def __init__(self, server: Server, rng: Random) -> None:
        self.server = server
        self.rng = rng
        self.answers: Counter[str] = Counter()
        self.sent = 0

    async def round(self) -> None:
        """Send messages to some games, over new connections when one was closed."""
        for _ in range(4):
            opened = self.server.create(clock=self.rng.choice(("none", "days 1 pauses 1x1")))
            for _ in range(MESSAGES // 40):
                await self._connection(opened, self.rng.choice(("red", "blue", None)))

    async def _connection(self, opened: CreatedGame, side: str | None) -> None:
        player = await Player.connect(self.server, opened.tokens[side])
        try:
            if self.rng.random() < 0.9:  # the others send anything before their hello
                since = self.rng.choice((None, 2**31))
                await player.send(
                    {"type": "hello", "protocols": [2], "token": opened.tokens[side], "since": since}
                )
                while (await player.next())["type"] != "welcome":
                    pass
            for _ in range(10):
                self.sent += 1
                key = f"{self.rng.randrange(1000)}"  # sometimes a key that was used before
                await player.send(message(self.rng, key, player.seq))
                self._count(await self._answer(player))
        except ConnectionClosed:
            code = player.socket.close_code
            assert code in CLOSES, code
            self.answers[f"closed {code}"] += 1
        else:
            await player.close()

    async def _answer(self, player: Player) -> dict[str, Any]:
        """The one answer that every message gets. Messages pushed before it are received too."""
        while True:
            # The client checks every message against its schema, and the screens against the updates.
            found = await player.next()
            if found["type"] in ("done", "refused"):
                return found

    def _count(self, answer: dict[str, Any]) -> None:
        if answer["type"] == "refused":
            assert answer["code"] in CODES, answer
            assert 5 < len(answer["why"]) < 2_000, answer
        self.answers[answer.get("code", "done")] += 1


def test_nothing_but_clear_answers_and_no_growth_of_memory(serve: Serve) -> None:
    print(f"seed {SEED}: RUBICON_FUZZ_SEED={SEED} repeats it")
    server = serve(RUBICON_TABLE_SECONDS="0.5")
    fuzzer = Fuzzer(server, Random(SEED))
    process = psutil.Process(server.process.pid)
    taken: list[float] = []
    for _ in range(ROUNDS + 1):
        run(fuzzer.round())
        assert process.is_running()
        _wait_until_unloaded(server)
        taken.append(process.memory_info().rss / 2**20)
    sizes = ", ".join(f"{size:.1f}" for size in taken)
    print(
        f"{fuzzer.sent} messages: {dict(fuzzer.answers.most_common())}; megabytes after each round: {sizes}"
    )
    assert server.metrics()["rubicon_faults_total"] == 0
    assert not [line for line in server.log_entries() if "fault" in line or line["level"] == "error"]
    assert min(fuzzer.answers[code] for code in ("done", "malformed", "illegal", "stale", "closed 1009")) > 3
    assert taken[-1] - taken[0] < MAX_GROWTH_MB
    opened = server.create()

    async def still_plays() -> None:
        players = [await Player.join(server, opened.tokens[side]) for side in ("red", "blue")]
        await play_randomly(players, Random(1))

    run(still_plays())


def _wait_until_unloaded(server: Server) -> None:
    """Wait until unused tables and closed connections are out of memory."""
    end = time.monotonic() + 20
    while server.metrics()["rubicon_tables"] or server.metrics()["rubicon_sockets"]:
        assert time.monotonic() < end, "tables or connections stay in memory"
        time.sleep(0.1)
