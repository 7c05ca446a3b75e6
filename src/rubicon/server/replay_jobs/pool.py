"""Jobs in separate processes: replay and verify a finished game, branch off, analyse, draw link previews.

A process does one job and ends. Few run at a time, and few may wait, so that running games stay quick however
many jobs people ask for.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

from rubicon import subprocesses
from rubicon.core.game import RubiconError
from rubicon.core.message import message, parse_message, to_data
from rubicon.server.errors import Refused
from rubicon.server.ops import logs, metrics
from rubicon.server.ops.shares import Client, Shares

#: Seconds that a job may take.
MAX_SHORT_SECONDS, MAX_LONG_SECONDS = 60.0, 1800.0
MEMORY_BYTES: Final = 1 << 30
#: The longest line that a process writes while it works: a quick estimate of a whole game.
MAX_LINE_BYTES: Final = 1 << 22
#: Replays kept in memory; also analyses.
MAX_KEPT_RESULTS: Final = 40

OnProgress = Callable[[dict[str, Any]], None]


async def _run_within(seconds: float, job: dict[str, Any], on_progress: OnProgress = lambda _: None) -> bytes:
    """The result of a job that may take `seconds`. `on_progress` gets the messages of its process."""
    try:
        async with asyncio.timeout(seconds):
            return await _run_process(job, on_progress)
    except TimeoutError:
        logs.write("replay job too long", work=job["work"])
        raise Refused("too-large", message("refused-game-long")) from None


async def _run_process(job: dict[str, Any], on_progress: OnProgress) -> bytes:
    """Start a process for a job, and return its result."""
    process = await subprocesses.start(
        "rubicon.server.replay_jobs.worker", MEMORY_BYTES, max_line_bytes=MAX_LINE_BYTES
    )
    try:
        process.stdin.write(json.dumps(job).encode() + b"\n")
        await process.stdin.drain()
        while line := await process.stdout.readline():
            said = json.loads(line)
            if "wrong" in said:
                raise RubiconError(parse_message(said["wrong"]))
            if "done" in said:
                return await process.stdout.readexactly(said["done"])
            on_progress(said)
        raise EOFError
    except (OSError, EOFError, ValueError, RuntimeError):
        metrics.FAULTS.inc()
        logs.write_fault("replay job failed", work=job["work"])
        raise Refused("fault", message("refused-fault")) from None
    finally:
        await process.kill()


@dataclass(slots=True)
class AnalysisJob:
    """An analysis that waits, is being computed, has failed, or is done."""

    id: str
    state: str = "waiting"
    doing: Any = None
    part: int = 0
    whole: int = 0
    why: Any = None
    sketch: dict[str, Any] | None = None
    course: dict[str, Any] | None = None

    def on_progress(self, said: dict[str, Any]) -> None:
        """Take a message of its process: a quick estimate, or how far it is."""
        self.state = "working"
        if "sketch" in said:
            self.sketch = said["sketch"]
        else:
            self.doing, self.part, self.whole = said["doing"], said["part"], said["whole"]


class ReplayJobPool:
    """All such jobs of this server process. Clients take turns, see `ops.shares`."""

    def __init__(self, shares: Shares) -> None:
        self._shares = shares
        self._replays: OrderedDict[str, bytes] = OrderedDict()
        self._previews: OrderedDict[str, bytes] = OrderedDict()
        self._analyses: OrderedDict[str, AnalysisJob] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()

    async def stop(self) -> None:
        """Cancel the analyses under way."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _run_short(self, client: Client, job: dict[str, Any]) -> bytes:
        async with self._shares.turn("replays", client):
            return await _run_within(MAX_SHORT_SECONDS, job)

    async def replay(self, record: str, game: str | None, client: Client) -> bytes:
        """A replay as gzipped JSON. The replay of a stored game is kept for the next request."""
        found = None if game is None else self._replays.get(game)
        if found is None:
            found = await self._run_short(client, {"work": "replay", "record": record})
            if game is not None:
                self._replays[game] = found
        if game is not None:
            self._replays.move_to_end(game)
            if len(self._replays) > MAX_KEPT_RESULTS:
                self._replays.popitem(last=False)
        return found

    def preview_name(self, game: str, job: dict[str, Any]) -> str:
        """A name for the picture of an unfinished game: another one for each position and each seating."""
        shown = json.dumps(job, sort_keys=True).encode()
        return f"{game} {hashlib.sha256(shown).hexdigest()}"

    def kept_preview(self, name: str) -> bytes | None:
        """The picture with this name, if it was drawn before and is still kept."""
        return self._previews.get(name)

    async def preview(self, job: dict[str, Any], name: str, client: Client) -> bytes:
        """A picture for link previews. It is kept under `name` for the next request."""
        found = self._previews[name] = await self._run_short(client, job)
        if len(self._previews) > MAX_KEPT_RESULTS:
            self._previews.popitem(last=False)
        return found

    async def branch(self, record: str, client: Client, **wanted: Any) -> dict[str, Any]:
        """The start of a new game from a position of this one; see `branch` in `replay_jobs.worker`."""
        made: dict[str, Any] = json.loads(
            await self._run_short(client, {"work": "branch", "record": record, **wanted})
        )
        return made

    async def fingerprint(self, record: str, client: Client) -> str:
        """The fingerprint of a record. It is parsed in a process of its own: a stranger may have sent it."""
        return (await self._run_short(client, {"work": "fingerprint", "record": record})).decode()

    def find_analysis(self, fingerprint: str) -> AnalysisJob:
        """The analysis of the record with this fingerprint. Raises `Refused` if nobody asked for it."""
        found = self._analyses.get(fingerprint)
        if found is None:
            raise Refused("unknown", message("refused-no-such-analysis"))
        return found

    def start_analysis(self, fingerprint: str, record: str, client: Client) -> AnalysisJob:
        """Start to analyse a record, unless an analysis of it waits, runs or is done."""
        found = self._analyses.get(fingerprint)
        if found is None or found.state == "failed":
            self._shares.take("analyses", client)
            self._shares.queues["analyses"].check_room(client.lane)
            found = self._analyses[fingerprint] = AnalysisJob(fingerprint)
            task = asyncio.create_task(self._run_analysis(found, record, client))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        self._analyses.move_to_end(fingerprint)
        ready = [name for name, each in self._analyses.items() if each.state in ("done", "failed")]
        for name in ready[: max(0, len(self._analyses) - MAX_KEPT_RESULTS)]:
            del self._analyses[name]
        return found

    async def _run_analysis(self, asked: AnalysisJob, record: str, client: Client) -> None:
        job = {"work": "analysis", "record": record}
        with suppress(asyncio.CancelledError):
            try:
                async with self._shares.turn("analyses", client):
                    made = await _run_within(MAX_LONG_SECONDS, job, asked.on_progress)
                asked.course = json.loads(made)
                asked.state = "done"
            except RubiconError as problem:
                asked.state, asked.why = "failed", to_data(problem.message)
