"""Bots against bots with spectators, for as long as wanted: nothing may grow.

    python -m tests.support.programs.soak --minutes 60

Some tables play game after game. At each, one spectator stays from the first move to the last, and another
goes away and comes back all the time. Memory, open files, threads and tasks of the server and of its bots'
processes are sampled while they play.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from statistics import median

import psutil

from tests.support.server_process import Player, Server, run

#: Updates after which a restless spectator leaves.
RESTLESS_AFTER_UPDATES = 40


@dataclass(frozen=True)
class Sample:
    """What the server and its bots' processes use at one moment."""

    seconds: float
    server_mb: float
    bots_mb: float
    files: int
    threads: int
    tasks: int
    tables: int
    sockets: int


@dataclass
class Tally:
    """What was played so far."""

    games: int = 0
    updates: int = 0
    returns: int = 0


@dataclass(frozen=True)
class Soak:
    """A run: what was played, and the samples in order."""

    tally: Tally
    samples: Sequence[Sample]

    def early_and_late(self, of: str) -> tuple[float, float]:
        """The medians of a figure after warm-up (the second quarter) and at the end (the last quarter)."""
        values = [getattr(sample, of) for sample in self.samples]
        quarter = len(values) // 4
        return median(values[quarter : 2 * quarter]), median(values[-quarter:])


def soak(
    server: Server, bot: str, tables: int, seconds: float, every: float, say: Callable[[str], None] = print
) -> Soak:
    """Let bots named `bot` play at `tables` tables for `seconds`, and take a sample `every` few seconds."""
    tally = Tally()

    async def whole() -> list[Sample]:
        tasks = [asyncio.create_task(_table(server, bot, tally)) for _ in range(tables)]
        samples: list[Sample] = []
        begun = time.monotonic()
        while (now := time.monotonic() - begun) < seconds:
            done, _ = await asyncio.wait(tasks, timeout=min(every, seconds - now))
            for task in done:
                task.result()
            samples.append(await asyncio.to_thread(_sample, server, begun))
            say(json.dumps(asdict(samples[-1]) | asdict(tally)))
        for task in tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        return samples

    return Soak(tally, run(whole()))


async def _table(server: Server, bot: str, tally: Tally) -> None:
    """Play game after game, each with a steady and a restless spectator."""
    seats = [{"kind": "bot", "bot": bot}] * 2
    while True:
        opened = await asyncio.to_thread(server.create, "julius-caesar", seats)
        steady = asyncio.create_task(_watch(server, opened.tokens[None], 0, tally))
        restless = asyncio.create_task(_watch(server, opened.tokens[None], RESTLESS_AFTER_UPDATES, tally))
        try:
            await asyncio.gather(steady, restless)
        finally:
            steady.cancel()
            restless.cancel()
            # Their connections are closed before the loop ends.
            await asyncio.gather(steady, restless, return_exceptions=True)
        tally.games += 1


async def _watch(server: Server, token: str, patience: int, tally: Tally) -> None:
    """Watch a game to its end. After every `patience` updates, if not 0, leave and come back."""
    player = await Player.join(server, token)
    try:
        seen = player.seq
        while not player.over:
            message = await player.next(60)
            player.received.clear()
            tally.updates += message["type"] == "update"
            if patience and player.seq >= seen + patience:
                await player.close()
                player = await Player.join(server, token, player)
                seen = player.seq
                tally.returns += 1
    finally:
        await player.close()


def _sample(server: Server, begun: float) -> Sample:
    process = psutil.Process(server.process.pid)
    bot_processes = process.children(recursive=True)
    figures = server.metrics()
    processes = [process, *bot_processes]
    return Sample(
        seconds=round(time.monotonic() - begun, 1),
        server_mb=round(process.memory_info().rss / 1e6, 2),
        bots_mb=round(sum(bot.memory_info().rss for bot in bot_processes) / 1e6, 2),
        files=sum(each.num_fds() for each in processes),
        threads=sum(each.num_threads() for each in processes),
        tasks=int(figures["rubicon_tasks"]),
        tables=int(figures["rubicon_tables"]),
        sockets=int(figures["rubicon_sockets"]),
    )


def main(arguments: Sequence[str] | None = None) -> int:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--tables", type=int, default=2)
    parser.add_argument("--bot", default="legate")
    parser.add_argument("--database", default="", help="nothing: SQLite in a temporary folder")
    args = parser.parse_args(arguments)
    chosen = {"RUBICON_DATABASE": args.database} if args.database else {}
    seconds = args.minutes * 60
    with tempfile.TemporaryDirectory() as home, Server(Path(home), **chosen) as server:
        result = soak(server, args.bot, args.tables, seconds, max(1.0, seconds / 120))
    for field in fields(Sample):
        if field.name != "seconds":
            early, late = result.early_and_late(field.name)
            print(f"{field.name}: {early:g} after warm-up, {late:g} at the end")
    return 0


if __name__ == "__main__":
    sys.exit(main())
