"""Finished games are studied in processes of their own: replayed and proved, branched off, analysed.

A process does one piece of work and ends. Few run at a time, and few may wait, so that people's games stay
quick however many come with old ones.
"""

from __future__ import annotations

import asyncio
import json
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

from rubicon import subprocesses
from rubicon.core.game import RubiconError
from rubicon.server.errors import Refused
from rubicon.server.ops import logs, metrics

#: How many short pieces of work are done at once, how many analyses, and how many of either may wait.
SHORT, LONG, WAITING = 2, 1, 16
#: How long they may take, in seconds.
SHORT_SECONDS, LONG_SECONDS = 60.0, 1800.0
MEMORY: Final = 1 << 30
#: The longest line a process writes while it works: a sketch.
LINE: Final = 1 << 22
#: How many replays and analyses are kept.
KEPT: Final = 40

Heard = Callable[[dict[str, Any]], None]


class _Queue:
    """Work of one kind: some at once, some waiting, no more."""

    def __init__(self, most: int, seconds: float) -> None:
        self.seconds = seconds
        self._free = asyncio.Semaphore(most)
        self._waiting = 0

    def check(self) -> None:
        """Refuse what could not even wait."""
        if self._waiting >= WAITING:
            raise Refused("busy", "Many old games are being looked at just now. Try again in a minute.")

    async def do(self, job: dict[str, Any], heard: Heard = lambda _: None) -> bytes:
        """Do a piece of work when it is due; `heard` is told what its process says meanwhile."""
        self.check()
        self._waiting += 1
        try:
            await self._free.acquire()
        finally:
            self._waiting -= 1
        try:
            async with asyncio.timeout(self.seconds):
                return await _work(job, heard)
        except TimeoutError:
            logs.say("study too long", work=job["work"])
            raise Refused("too-large", "This game takes too long to work through.") from None
        finally:
            self._free.release()


async def _work(job: dict[str, Any], heard: Heard) -> bytes:
    """One process, from its beginning to its end."""
    process = await subprocesses.start("rubicon.server.replay_jobs.worker", MEMORY, limit=LINE)
    try:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(json.dumps(job).encode() + b"\n")
        await process.stdin.drain()
        while line := await process.stdout.readline():
            said = json.loads(line)
            if "wrong" in said:
                raise RubiconError(said["wrong"])
            if "done" in said:
                return await process.stdout.readexactly(said["done"])
            heard(said)
        raise EOFError
    except (OSError, EOFError, ValueError, RuntimeError):
        metrics.FAULTS.inc()
        logs.fault("study failed", work=job["work"])
        raise Refused("fault", "A fault of the server. It has been logged.") from None
    finally:
        await subprocesses.stop(process)


@dataclass(slots=True)
class Analysis:
    """An analysis that waits, is being made, or is there."""

    id: str
    state: str = "waiting"
    doing: str = ""
    part: int = 0
    whole: int = 0
    why: str = ""
    sketch: dict[str, Any] | None = None
    course: dict[str, Any] | None = None

    def hear(self, said: dict[str, Any]) -> None:
        """What its process says."""
        self.state = "working"
        if "sketch" in said:
            self.sketch = said["sketch"]
        else:
            self.doing, self.part, self.whole = said["doing"], said["part"], said["whole"]


class Studies:
    """All work on finished games in this server process."""

    def __init__(self) -> None:
        self._short = _Queue(SHORT, SHORT_SECONDS)
        self._long = _Queue(LONG, LONG_SECONDS)
        self._replays: OrderedDict[str, bytes] = OrderedDict()
        self._analyses: OrderedDict[str, Analysis] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()

    async def stop(self) -> None:
        """Give up what is under way."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def replay(self, record: str, game: str | None) -> bytes:
        """A replay as packed JSON; that of a stored game is kept for who asks next."""
        found = None if game is None else self._replays.get(game)
        if found is None:
            found = await self._short.do({"work": "replay", "record": record})
            if game is not None:
                self._replays[game] = found
        if game is not None:
            self._replays.move_to_end(game)
            if len(self._replays) > KEPT:
                self._replays.popitem(last=False)
        return found

    async def branch(self, record: str, **wanted: Any) -> dict[str, Any]:
        """What a game would be that goes on from a position of this one; see `studyworker.branch`."""
        made: dict[str, Any] = json.loads(
            await self._short.do({"work": "branch", "record": record, **wanted})
        )
        return made

    def analysis(self, fingerprint: str) -> Analysis:
        """An analysis that somebody asked for."""
        found = self._analyses.get(fingerprint)
        if found is None:
            raise Refused("unknown", "There is no such analysis any more. Ask for it again.")
        return found

    def analyse(self, fingerprint: str, record: str) -> Analysis:
        """Have a game analysed, unless it was or is being."""
        found = self._analyses.get(fingerprint)
        if found is None or found.state == "failed":
            self._long.check()
            found = self._analyses[fingerprint] = Analysis(fingerprint)
            task = asyncio.create_task(self._analyse(found, record))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        self._analyses.move_to_end(fingerprint)
        ready = [name for name, each in self._analyses.items() if each.state in ("done", "failed")]
        for name in ready[: max(0, len(self._analyses) - KEPT)]:
            del self._analyses[name]
        return found

    async def _analyse(self, asked: Analysis, record: str) -> None:
        with suppress(asyncio.CancelledError):
            try:
                made = await self._long.do({"work": "analysis", "record": record}, asked.hear)
                asked.course = json.loads(made)
                asked.state = "done"
            except RubiconError as problem:
                asked.state, asked.why = "failed", str(problem)
