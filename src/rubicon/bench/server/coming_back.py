"""What it costs to come back into a game, short and long: from the hello to the whole welcome."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from random import Random
from statistics import median
from typing import Any, Final

from rubicon.bench.server.load import PlayedTable, connect_socket
from rubicon.core.game import RubiconError

#: Steps of the short game, and of the long one. Taking back is a step, too.
SHORT, LONG = 20, 2000
#: How often each way of coming back is measured; the figure is the median.
TIMES: Final = 30
#: How likely a step is taken back where it can be, so that a game lasts as long as it must.
UNDO_SHARE: Final = 0.9
#: Seconds to wait for a screen that the last step has left out of date.
STALE_SECONDS: Final = 0.005


class _LastingTable(PlayedTable):
    """A game that makes little progress: most of its steps are taken back."""

    async def send(self, rng: Random) -> bool:
        for side, screen in enumerate(self.screens):
            if screen["undo"] and not screen["ending"] and rng.random() < UNDO_SHARE:
                message = {"type": "undo", "key": secrets.token_urlsafe(18), "seq": self.seqs[side]}
                await self.sockets[side].send(json.dumps(message))
                return True
        return await super().send(rng)

    async def play(self, steps: int, rng: Random) -> None:
        """Take this number of steps."""
        while steps:
            action = await self.start_action(rng, 0.0)
            if action is not None and await action.answered:
                steps -= 1
                continue
            if any(screen["ending"] for screen in self.screens):
                raise RubiconError("A random game was over before it was long.")
            await asyncio.sleep(STALE_SECONDS)


async def _come_back(address: str, token: str, since: int | None) -> float:
    """The seconds from hello to welcome for a player who knows the updates up to `since`, or nothing."""
    more: dict[str, Any] = {} if since is None else {"since": since}
    async with await connect_socket(address) as socket:
        began = time.perf_counter()
        await socket.send(json.dumps({"type": "hello", "protocols": [1, 2], "token": token, **more}))
        text = await socket.recv()
        seconds = time.perf_counter() - began
    if json.loads(text)["type"] != "welcome":
        raise RubiconError("The server did not let a player in who came back.")
    return seconds


async def measure(address: str, games: tuple[list[str], list[str]], seed: int) -> dict[str, float]:
    """Milliseconds to come back into a game of `SHORT` steps and one of `LONG`, in turn: with all but the
    last update known (`back`), and with nothing (`whole`).

    `games` are two new games; each has the tokens of its sides, then of its spectators.
    """
    tables: dict[int, _LastingTable] = {}
    listening: list[asyncio.Future[None]] = []
    seconds: dict[str, list[float]] = {}
    try:
        for steps, (*playing, spectator) in zip((SHORT, LONG), games, strict=True):
            table = tables[steps] = _LastingTable([await connect_socket(address) for _ in playing], [])
            await table.send_hello(playing, spectator)
            listening += [asyncio.ensure_future(table.listen(side)) for side in range(len(playing))]
            await table.play(steps, Random(seed))
        for _ in range(TIMES):
            for (steps, table), tokens in zip(tables.items(), games, strict=True):
                for way, since in (("back", table.seqs[0] - 1), ("whole", None)):
                    taken = await _come_back(address, tokens[0], since)
                    seconds.setdefault(f"{way}_{steps}", []).append(taken)
        return {name: 1e3 * median(each) for name, each in seconds.items()}
    finally:
        for each in listening:
            each.cancel()
        for table in tables.values():
            for socket in table.sockets:
                await socket.close()
