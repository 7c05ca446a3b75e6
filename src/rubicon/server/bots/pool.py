"""Bots think in separate processes, with limits on time and memory, so that people's games stay quick.

A process is asked one question at a time. A bot that hangs, crashes or uses too much memory costs its
process, never the game: the process is replaced, the bot is asked again, and if it fails again a legal action
is chosen at random. Waiting clients take turns by the time that the bots of their games have used, so one of
them with many games keeps the others waiting no longer than with one. One process is always kept for bots
that are known to be quick.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
from collections import Counter, OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from time import monotonic
from typing import Any, Final, TypeVar

from rubicon import subprocesses
from rubicon.bots.forked import available_cores
from rubicon.core.game import RubiconError, view_bytes
from rubicon.core.message import Message, message, parse_message
from rubicon.server.bots.question import BotQuestion
from rubicon.server.ops import logs
from rubicon.server.settings import Settings

Key = TypeVar("Key")
Value = TypeVar("Value")

#: Seconds of thinking from which a bot counts as slow. Slow bots never get the last free process.
QUICK_SECONDS: Final = 0.3
#: Factor by which the estimate of a bot's thinking time falls with each quicker answer.
_ESTIMATE_DECAY: Final = 0.95
#: Bots whose process and failures are remembered; also bot specs whose thinking time is.
_MAX_REMEMBERED_BOTS: Final = 20_000


@dataclass(frozen=True)
class BotLimits:
    """What bots may use: processes, seconds for a choice, bytes for a process, bots kept in one process."""

    workers: int = max(2, os.cpu_count() or 2)
    seconds: float = 30.0
    memory: int = 1 << 30
    bots_per_worker: int = 32
    #: Processor cores that one bot may use at the same time.
    cores: int = 1
    #: Attempts for one choice, before it is made at random.
    tries: int = 2
    #: Choices in a row that a bot could not make, after which it is not asked again.
    strikes: int = 3

    @classmethod
    def from_settings(cls, settings: Settings) -> BotLimits:
        """The limits in a server's settings."""
        workers = settings.bot_workers or cls.workers
        cores = settings.bot_cores or (available_cores() if settings.is_local else 1)
        return cls(workers, settings.bot_seconds, settings.bot_memory_mb << 20, cores=cores)

    def __post_init__(self) -> None:
        if self.workers < 2 or self.seconds <= 0 or self.memory < 1 << 28 or self.cores < 1:
            raise RubiconError(
                "Bots need at least two worker processes, some time for a choice, and 256 MB of memory each. "
                "Raise the settings."
            )


class BotFailed(Exception):
    """A bot did not choose. `kind` is a short name for the log; `why` is for people, if they may know it."""

    def __init__(self, kind: str, why: Message | None = None) -> None:
        super().__init__(kind)
        self.kind = kind
        self.why = why


class _Worker:
    """One process. It starts when it is first needed, and again after it was lost."""

    def __init__(self, limits: BotLimits) -> None:
        self._limits = limits
        self._process: subprocesses.Child | None = None

    async def ask(self, question: dict[str, Any]) -> tuple[Any, float]:
        """The answer, unchecked, and the seconds it took. Raises `BotFailed`; the process is then ended."""
        try:
            async with asyncio.timeout(self._limits.seconds):
                answer = await self._exchange(json.dumps(question).encode() + b"\n")
        except TimeoutError:
            await self.stop()
            raise BotFailed("timeout") from None
        except (OSError, ValueError, RuntimeError):  # uvloop raises RuntimeError for a closed pipe
            await self.stop()
            raise BotFailed("crash") from None
        except asyncio.CancelledError:
            await self.stop()
            raise
        if answer["full"]:
            await self.stop()
        if "failed" in answer:
            raise BotFailed(answer["failed"], answer["why"] and parse_message(answer["why"]))
        return answer["answer"], float(answer["seconds"])

    async def _exchange(self, line: bytes) -> dict[str, Any]:
        limits = self._limits
        self._process = self._process or await subprocesses.start(
            "rubicon.server.bots.worker", limits.memory, limits.bots_per_worker, limits.cores
        )
        process = self._process
        process.stdin.write(line)
        await process.stdin.drain()
        answer: dict[str, Any] = json.loads(await process.stdout.readline())
        return answer

    async def stop(self) -> None:
        """End the process, if there is one, with all its children, and wait until it is gone."""
        process, self._process = self._process, None
        if process is not None:
            await process.kill()


@dataclass(slots=True)
class _BotState:
    """The bot of one side of one game: the process that holds it, and its failed choices in a row."""

    worker: _Worker | None = None
    strikes: int = 0
    heard: int = 0  # lines of the log that it has been told


@dataclass(slots=True, eq=False)
class _QueuedQuestion:
    """A question that waits for a process: who pays for it, its bot, its arrival in virtual time, and the
    seconds that it is expected to take."""

    payer: str
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
        #: For metrics: `choices`; `failures`, attempts that failed; `random`, choices made instead of a bot.
        self.counts: Counter[str] = Counter()
        self._open = False
        self._workers: list[_Worker] = []
        self._idle: list[_Worker] = []
        self._slow_running = 0
        self._queue: list[_QueuedQuestion] = []
        self._bots: OrderedDict[tuple[str, int], _BotState] = OrderedDict()
        #: Start-time fair queueing. Virtual time counts seconds of thinking; the next question of a client is
        #: due at the end of the time that its last question used.
        self._virtual_time = 0.0
        self._paid_until: dict[str, float] = {}
        #: Seconds that a bot thinks, by title and bot spec.
        self._estimates: OrderedDict[tuple[str, str], float] = OrderedDict()

    @property
    def waiting(self) -> int:
        """The number of questions that wait for a free process."""
        return len(self._queue)

    @property
    def thinking(self) -> int:
        """The number of processes at work."""
        return len(self._workers) - len(self._idle)

    async def start(self) -> None:
        """Accept questions. Processes start when they are needed."""
        self._workers = [_Worker(self.limits) for _ in range(self.limits.workers)]
        self._idle = list(self._workers)
        self._open = True

    async def stop(self) -> None:
        """End all processes. Callers that still wait for a choice get a `RubiconError`."""
        self._open = False
        for waiting in self._queue:
            waiting.worker.set_exception(_shutting_down())
        self._queue.clear()
        await asyncio.gather(*(worker.stop() for worker in self._workers))

    async def check(self, title: str, bot: str, payer: str = "") -> None:
        """Raise `RubiconError` if there is no such bot for a title. A worker process tries to create it."""
        question = {"task": "check", "game_id": "", "title": title, "bot": bot}
        try:
            await self._ask(_BotState(), question, payer)
        except BotFailed as problem:
            raise RubiconError(
                problem.why or message("refused-bot-broken", bot=bot, kind=problem.kind)
            ) from None

    async def compute(
        self, task: str, game_id: str, title: str, payer: str = "", **known: Any
    ) -> dict[str, Any]:
        """The answer to the task `hint` or `odds`, from what is `known` alone. The client `payer` pays the
        time, or else the game.

        Raises `RubiconError` if the worker fails.
        """
        question = {"task": task, "game_id": game_id, "title": title, "bot": f"({task})", **known}
        try:
            answer: dict[str, Any] = await self._ask(_BotState(), question, payer)
        except BotFailed as problem:
            self.counts["failures"] += 1
            logs.write("hint failed", logging.WARNING, game=game_id, task=task, reason=problem.kind)
            raise RubiconError(problem.why or message("refused-computer-late")) from None
        self.counts[task] += 1
        return answer

    def forget(self, game_id: str) -> None:
        """Forget the bots of a game that has ended."""
        for seat_key in [seat_key for seat_key in self._bots if seat_key[0] == game_id]:
            del self._bots[seat_key]

    async def choose(self, question: BotQuestion, payer: str = "") -> int:
        """One of the question's actions: the bot's choice, or a random action if the bot fails.

        The client `payer` pays the time, or else the game.
        """
        message = {"task": "choose", **question.to_json()}
        facts = {"game": question.game_id, "side": question.side, "bot": question.bot}
        seat_key = (question.game_id, question.side)
        bot_state = self._bots.get(seat_key) or _BotState()
        _remember(self._bots, seat_key, bot_state)
        benched = bot_state.strikes >= self.limits.strikes
        for attempt in range(0 if benched else self.limits.tries):
            try:
                choice = int(await self._ask(bot_state, message, payer, question.log))
                if choice not in question.actions:
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
        return Random(f"{question.seed} {view_bytes(question.view).decode()}").choice(question.actions)

    async def _ask(
        self, bot_state: _BotState, question: dict[str, Any], payer: str, log: Sequence[str] = ()
    ) -> Any:
        """Ask once, in the next free process. The time counts for `payer`, or else for the game."""
        payer = payer or question["game_id"]
        kind = (question["title"], question["bot"])
        # An unknown bot counts as slow until it has answered.
        waiting = _QueuedQuestion(
            payer, bot_state, self._virtual_time, self._estimates.get(kind, QUICK_SECONDS)
        )
        worker = await self._acquire_worker(waiting)
        began = monotonic()
        thought: float | None = None
        try:
            fresh = bot_state.worker is not worker
            # What a bot has heard is never taken back: undo does not go past its decision.
            heard, lines = len(log), list(log[0 if fresh else bot_state.heard :])
            answer, thought = await worker.ask({"log": lines} | question | {"fresh": fresh})
            bot_state.worker, bot_state.heard = worker, heard
            return answer
        finally:
            took = monotonic() - began
            if thought is None:
                thought = took
            # Rises at once, falls slowly: a bot is quick while it follows a plan, then plans again.
            _remember(self._estimates, kind, max(thought, _ESTIMATE_DECAY * self._estimates.get(kind, 0.0)))
            self._paid_until[payer] = (
                self._paid_until.get(payer, self._virtual_time) + took - waiting.estimate
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
        return max(waiting.arrived, self._paid_until.get(waiting.payer, 0.0))

    def _assign_workers(self) -> None:
        """Give free processes to the questions due first. Slow ones leave one process for the rest."""
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
                payer: paid for payer, paid in self._paid_until.items() if paid > self._virtual_time
            }
            self._paid_until[waiting.payer] = due + waiting.estimate  # corrected when the time is known
            self._slow_running += waiting.slow
            home = waiting.bot_state.worker
            worker = home if home is not None and home in self._idle else self._idle[0]
            self._idle.remove(worker)
            waiting.worker.set_result(worker)


def _shutting_down() -> RubiconError:
    return RubiconError(message("refused-shutting-down"))


def _remember(table: OrderedDict[Key, Value], key: Key, value: Value) -> None:
    """Set a value; forget the least recently set one when there are too many."""
    table[key] = value
    table.move_to_end(key)
    if len(table) > _MAX_REMEMBERED_BOTS:
        table.popitem(last=False)
