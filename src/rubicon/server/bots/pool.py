"""Bots think in processes of their own, with limits on time and memory, so that people's games stay quick.

A process is asked one question at a time. A bot that hangs, crashes or eats memory costs its process, never
the game: the process is replaced, the bot asked again, and if it fails again some legal action is taken at
random. Waiting games take turns by the time their bots have used, and at least one process is always kept
for bots that are known to be quick.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
from asyncio.subprocess import Process
from collections import Counter, OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from time import monotonic
from typing import Any, Final, TypeVar

from rubicon import subprocesses
from rubicon.core.game import RubiconError, View, view_bytes
from rubicon.server.ops import logs
from rubicon.server.settings import Settings

Key = TypeVar("Key")
Value = TypeVar("Value")

#: A bot that thinks longer than so many seconds is slow, and never gets the last free process.
QUICK_SECONDS: Final = 0.3
_ESTIMATE_DECAY: Final = 0.95
#: How many bots are remembered, for where they sit and how often they failed.
_MAX_REMEMBERED_BOTS: Final = 20_000


@dataclass(frozen=True)
class BotLimits:
    """How much bots may take: processes, seconds a choice, bytes a process, bots kept in one process."""

    workers: int = max(2, os.cpu_count() or 2)
    seconds: float = 30.0
    memory: int = 1 << 30
    bots_per_worker: int = 32
    #: How often a bot is asked for one choice.
    tries: int = 2
    #: After so many choices in a row that it could not make, a bot is not asked again.
    strikes: int = 3

    @classmethod
    def from_settings(cls, settings: Settings) -> BotLimits:
        """The limits that a server is set to."""
        workers = settings.bot_workers or cls.workers
        return cls(workers, settings.bot_seconds, settings.bot_memory_mb << 20)

    def __post_init__(self) -> None:
        if self.workers < 2 or self.seconds <= 0 or self.memory < 1 << 28:
            raise RubiconError(
                "Bots need at least two worker processes, some time for a choice, and 256 MB of memory each. "
                "Raise the settings."
            )


class BotFailed(Exception):
    """A bot has not chosen. `kind` is one word for the log; `why` a sentence, if there is one for people."""

    def __init__(self, kind: str, why: str = "") -> None:
        super().__init__(kind)
        self.kind = kind
        self.why = why


class _Worker:
    """One process, begun when it is first needed and again whenever it was lost."""

    def __init__(self, limits: BotLimits) -> None:
        self._limits = limits
        self._process: Process | None = None

    async def ask(self, question: dict[str, Any]) -> tuple[Any, float]:
        """The answer, unchecked, and the seconds it took. After any trouble the process is gone."""
        try:
            async with asyncio.timeout(self._limits.seconds):
                answer = await self._exchange(json.dumps(question).encode() + b"\n")
        except TimeoutError:
            await self.stop()
            raise BotFailed("timeout") from None
        except (OSError, ValueError, RuntimeError):  # the last: uvloop, about a closed pipe
            await self.stop()
            raise BotFailed("crash") from None
        except asyncio.CancelledError:
            await self.stop()
            raise
        if answer["full"]:
            await self.stop()
        if "failed" in answer:
            raise BotFailed(answer["failed"], answer["why"])
        return answer["answer"], float(answer["seconds"])

    async def _exchange(self, line: bytes) -> dict[str, Any]:
        limits = self._limits
        self._process = self._process or await subprocesses.start(
            "rubicon.server.bots.worker", limits.memory, limits.bots_per_worker
        )
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(line)
        await process.stdin.drain()
        answer: dict[str, Any] = json.loads(await process.stdout.readline())
        return answer

    async def stop(self) -> None:
        """End the process, if there is one, with all that it began, and wait until it is gone."""
        process, self._process = self._process, None
        if process is not None:
            await subprocesses.stop(process)


@dataclass(slots=True)
class _BotState:
    """Where the bot of one side of one game sits, and how many choices in a row it could not make."""

    worker: _Worker | None = None
    strikes: int = 0


@dataclass(slots=True, eq=False)
class _QueuedQuestion:
    """A question that waits for a process: its bot, when it arrived, and how long it is likely to take."""

    game_id: str
    bot_state: _BotState
    arrived: float
    estimate: float

    worker: asyncio.Future[_Worker] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )

    @property
    def slow(self) -> bool:
        return self.estimate >= QUICK_SECONDS


class BotPool:
    """All the bots of one server process."""

    def __init__(self, limits: BotLimits | None = None) -> None:
        self.limits = limits or BotLimits()
        #: For metrics: choices; failures, tries that came to nothing; random, choices made in a bot's stead.
        self.counts: Counter[str] = Counter()
        self._open = False
        self._workers: list[_Worker] = []
        self._idle: list[_Worker] = []
        self._slow_running = 0
        self._queue: list[_QueuedQuestion] = []
        self._bots: OrderedDict[tuple[str, int], _BotState] = OrderedDict()
        #: Start-time fair queueing, in seconds of thinking: a game's next question is due when its last one
        #: has been paid for.
        self._virtual_time = 0.0
        self._paid_until: dict[str, float] = {}
        #: How long the bots of a word think, in a title.
        self._estimates: OrderedDict[tuple[str, str], float] = OrderedDict()

    @property
    def waiting(self) -> int:
        """How many questions wait for a free process."""
        return len(self._queue)

    @property
    def thinking(self) -> int:
        """How many processes are at work."""
        return len(self._workers) - len(self._idle)

    async def start(self) -> None:
        """Ready for questions. Processes begin when they are needed."""
        self._workers = [_Worker(self.limits) for _ in range(self.limits.workers)]
        self._idle = list(self._workers)
        self._open = True

    async def stop(self) -> None:
        """End all processes. Whoever still waits for a choice gets a `RubiconError`."""
        self._open = False
        for waiting in self._queue:
            waiting.worker.set_exception(_shutting_down())
        self._queue.clear()
        await asyncio.gather(*(worker.stop() for worker in self._workers))

    async def check(self, title: str, word: str) -> None:
        """Raise `RubiconError` if there is no bot `word` for a title. It is tried where bots are made."""
        try:
            await self._ask(_BotState(), {"task": "check", "game": "", "title": title, "word": word})
        except BotFailed as problem:
            raise RubiconError(
                problem.why
                or f"The computer player '{word}' does not work here ({problem.kind}). Choose another."
            ) from None

    async def compute(self, task: str, game_id: str, title: str, **known: Any) -> dict[str, Any]:
        """A `hint` or `odds` for the person whose view is given, and nothing else; the game pays for it.

        Raises `RubiconError` if there is none to be had.
        """
        question = {"task": task, "game": game_id, "title": title, "word": f"({task})", **known}
        try:
            answer: dict[str, Any] = await self._ask(_BotState(), question)
        except BotFailed as problem:
            self.counts["failures"] += 1
            logs.write("no help", logging.WARNING, game=game_id, task=task, reason=problem.kind)
            raise RubiconError(
                problem.why or "The computer could not work it out in time. Ask again, or play on without."
            ) from None
        self.counts[task] += 1
        return answer

    def forget(self, game_id: str) -> None:
        """The game has ended: remember nothing about its bots."""
        for who in [who for who in self._bots if who[0] == game_id]:
            del self._bots[who]

    async def choose(
        self,
        game_id: str,
        side: int,
        title: str,
        word: str,
        seed: int | str,
        view: View,
        kind: str,
        prompt: str,
        actions: Sequence[int],
    ) -> int:
        """One of `actions`, chosen by the bot `word`, or at random if the bot cannot.

        `seed` is the bot's own, never that of the dice. Nothing else than what is given here reaches a bot.
        """
        legal = list(actions)
        question = {
            "task": "choose",
            "game": game_id,
            "side": side,
            "title": title,
            "word": word,
            "seed": seed,
            "view": view,
            "kind": kind,
            "prompt": prompt,
            "actions": legal,
        }
        facts = {"game": game_id, "side": side, "bot": word}
        bot_state = self._bots.get((game_id, side)) or _BotState()
        _remember(self._bots, (game_id, side), bot_state)
        benched = bot_state.strikes >= self.limits.strikes
        for attempt in range(0 if benched else self.limits.tries):
            try:
                choice = int(await self._ask(bot_state, question))
                if choice not in legal:
                    raise BotFailed("illegal")
            except BotFailed as problem:
                self.counts["failures"] += 1
                bot_state.worker = None
                logs.write("bot failed", logging.WARNING, **facts, reason=problem.kind, attempt=attempt + 1)
            else:
                self.counts["choices"] += 1
                bot_state.strikes = 0
                return choice
        if not benched:
            bot_state.strikes += 1
            logs.write("bot replaced by chance", logging.WARNING, **facts, strikes=bot_state.strikes)
        self.counts["random"] += 1
        return Random(f"{seed} {view_bytes(view).decode()}").choice(legal)

    async def _ask(self, bot_state: _BotState, question: dict[str, Any]) -> Any:
        """One try in the next free process, its time put on the bill of its game."""
        game_id, kind = question["game"], (question["title"], question["word"])
        # A stranger counts as slow until it has shown itself.
        waiting = _QueuedQuestion(
            game_id, bot_state, self._virtual_time, self._estimates.get(kind, QUICK_SECONDS)
        )
        worker = await self._acquire_worker(waiting)
        began = monotonic()
        thought: float | None = None
        try:
            answer, thought = await worker.ask(question | {"fresh": bot_state.worker is not worker})
            bot_state.worker = worker
            return answer
        finally:
            took = monotonic() - began
            if thought is None:
                thought = took
            # Rises at once and falls slowly: a bot that follows a plan is quick, until it thinks of the next.
            _remember(self._estimates, kind, max(thought, _ESTIMATE_DECAY * self._estimates.get(kind, 0.0)))
            self._paid_until[game_id] = (
                self._paid_until.get(game_id, self._virtual_time) + took - waiting.estimate
            )
            self._release_worker(waiting, worker)

    async def _acquire_worker(self, waiting: _QueuedQuestion) -> _Worker:
        """Wait for a free process."""
        if not self._open:
            raise _shutting_down()
        self._queue.append(waiting)
        self._assign_workers()
        try:
            return await waiting.worker
        except asyncio.CancelledError:
            if waiting in self._queue:
                self._queue.remove(waiting)
            elif not waiting.worker.cancelled():
                self._release_worker(waiting, waiting.worker.result())
            raise

    def _release_worker(self, waiting: _QueuedQuestion, worker: _Worker) -> None:
        self._slow_running -= waiting.slow
        self._idle.append(worker)
        self._assign_workers()

    def _due_time(self, waiting: _QueuedQuestion) -> float:
        return max(waiting.arrived, self._paid_until.get(waiting.game_id, 0.0))

    def _assign_workers(self) -> None:
        """Free processes go to the questions that are due first; slow ones leave one process for the rest."""
        while self._idle and self._open:
            room = self._slow_running < len(self._workers) - 1
            ready = [waiting for waiting in self._queue if room or not waiting.slow]
            if not ready:
                return
            waiting = min(ready, key=self._due_time)
            self._queue.remove(waiting)
            due = self._due_time(waiting)
            self._virtual_time = max(self._virtual_time, due)
            self._paid_until = {
                game: paid for game, paid in self._paid_until.items() if paid > self._virtual_time
            }
            self._paid_until[waiting.game_id] = due + waiting.estimate  # put right when it is known
            self._slow_running += waiting.slow
            home = waiting.bot_state.worker
            worker = home if home is not None and home in self._idle else self._idle[0]
            self._idle.remove(worker)
            waiting.worker.set_result(worker)


def _shutting_down() -> RubiconError:
    return RubiconError("The server is shutting down. The bot plays on when it is up again.")


def _remember(table: OrderedDict[Key, Value], key: Key, value: Value) -> None:
    """Keep a fact, and forget the oldest when there are too many."""
    table[key] = value
    table.move_to_end(key)
    if len(table) > _MAX_REMEMBERED_BOTS:
        table.popitem(last=False)
