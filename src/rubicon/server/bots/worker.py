"""A process in which bots think. `rubicon.server.bots.pool` starts and watches it.

It reads one question per line from standard input and answers each with a line on standard output:

    {"task": "choose", "fresh", "log", and the fields of `BotQuestion`}
    {"task": "check", "title", "bot"}                              is there such a bot?
    {"task": "hint", "title", "seed", "view", "log", "kind", "prompt", "actions"}
    {"task": "odds", "title", "view", "log", "question"}
    {"task": "knowledge", "title", "view", "log", "options"}

    {"answer": 17, "seconds": 0.2, "full": false}     or     {"failed": "ValueError", "why": null, …}

The answer to a choice is an action; any answer to a check says yes; hints and odds are plain data for the
side of the view. `log` has the lines of the side's own log: all of them for hints and odds, for choices those
since the last one. `fresh` asks for a new bot, and then all lines are there. `full` asks the pool to replace
the process, because it has used most of its memory. A failure names only the type of the error: its message
may hold secrets of a side.
"""

from __future__ import annotations

import json
import os
import sys
from collections import OrderedDict
from contextlib import suppress
from hashlib import sha256
from queue import SimpleQueue
from threading import Thread
from time import monotonic
from typing import Any, TextIO

from rubicon import bots, games, subprocesses
from rubicon.bots import forked
from rubicon.core.game import Memory, RubiconError, view_bytes
from rubicon.core.message import Message, parse_message, to_data

#: Share of the allowed memory from which on the process asks to be replaced.
_REPLACE_AT_MEMORY_SHARE = 0.75


class BotHost:
    """The bots of this process. When there are too many, the least recently asked one is dropped."""

    def __init__(self, max_bots: int) -> None:
        self._max_bots = max_bots
        self._bots: OrderedDict[tuple[str, int], bots.Bot] = OrderedDict()

    def answer(self, question: dict[str, Any]) -> Any:
        """The answer to a question, as plain data."""
        tasks = {
            "choose": self.choose,
            "check": self.check,
            "hint": self.hint,
            "odds": self.odds,
            "knowledge": self.knowledge,
        }
        return tasks[question["task"]](question)

    def check(self, question: dict[str, Any]) -> int:
        """Raise `RubiconError` if there is no such bot."""
        bots.make(question["bot"], games.game(question["title"]), "")
        return 0

    def hint(self, question: dict[str, Any]) -> dict[str, Any]:
        """What the computer would do for the side of the view."""
        from rubicon.analysis import advise  # noqa: PLC0415 - a process that only plays bots starts sooner without it

        return advise(
            games.game(question["title"]),
            question["view"],
            question["kind"],
            parse_message(question["prompt"]),
            question["actions"],
            question["seed"],
            memory=_memory(question),
        ).to_json()

    def odds(self, question: dict[str, Any]) -> dict[str, Any]:
        """The odds of a fight, by what the side of the view knows."""
        title = games.game(question["title"])
        return title.odds(question["view"], question["question"], memory=_memory(question)).data()

    def knowledge(self, question: dict[str, Any]) -> dict[str, Any]:
        """What the side of the view may know about hidden pieces."""
        title = games.game(question["title"])
        return title.knowledge(question["options"], _log(question), question["view"])

    def choose(self, question: dict[str, Any]) -> int:
        """The bot's choice, unchecked. A bot that fails is dropped; the next question creates it again."""
        seat_key = (question["game_id"], question["side"])
        bot = self._bots.pop(seat_key, None)
        view = question["view"]
        if bot is None or question["fresh"]:
            # A bot created in mid-game must not repeat the random choices of its beginning.
            seed = f"{question['seed']} {sha256(view_bytes(view)).hexdigest()}"
            bot = bots.make(question["bot"], games.game(question["title"]), seed)
        prompt = parse_message(question["prompt"])
        if isinstance(bot, bots.ListeningBot):
            bot.hear(_log(question), fresh=question["fresh"])
        choice = bot.choose(view, question["kind"], prompt, question["actions"])
        self._bots[seat_key] = bot
        while len(self._bots) > self._max_bots:
            self._bots.popitem(last=False)
        return int(choice)


def _memory(question: dict[str, Any]) -> Memory:
    """What the side of the question remembers."""
    return games.game(question["title"]).remember(_log(question), question["view"])


def _log(question: dict[str, Any]) -> list[Message]:
    return [parse_message(json.loads(line)) for line in question["log"]]


def serve(host: BotHost, questions: SimpleQueue[str], answers: TextIO, memory: int) -> None:
    """Answer questions until the process ends."""
    while True:
        question = json.loads(questions.get())
        answer: dict[str, object]
        try:
            began = monotonic()
            said = host.answer(question)
            answer = {
                "answer": said,
                "seconds": monotonic() - began,
                "full": _address_space_bytes() > _REPLACE_AT_MEMORY_SHARE * memory,
            }
        except BaseException as problem:  # a bot may raise anything, SystemExit too
            why = problem.message if isinstance(problem, RubiconError) else None
            answer = {
                "failed": type(problem).__name__,
                "why": None if why is None or question["task"] == "choose" else to_data(why),
                "full": isinstance(problem, MemoryError),
            }
        print(json.dumps(answer), file=answers, flush=True)


def _address_space_bytes() -> int:
    """The address space in use; 0 where the system does not say."""
    if sys.platform == "linux":
        with (
            suppress(OSError),
            open("/proc/self/statm", encoding="ascii") as facts,  # noqa: PTH123 - quicker than a Path
        ):
            return int(facts.read().split()[0]) * os.sysconf("SC_PAGE_SIZE")
    return 0


def _read_questions(questions: SimpleQueue[str], source: TextIO) -> None:
    """Queue the questions. End the process at the end of the input: then the server is gone."""
    for line in source:
        questions.put(line)
    os._exit(0)


def main(parent: int, memory: int, max_bots: int, cores: int) -> None:
    """Answer questions of the process `parent`, within `memory` bytes, keeping at most `max_bots` bots.

    A bot that thinks on several cores uses `cores` at most.
    """
    subprocesses.limit_self(parent, memory)
    forked.limit_cores(cores)
    # Output of a bot must not look like an answer: standard output goes to standard error.
    answers = os.fdopen(os.dup(1), "w", encoding="ascii")
    os.dup2(2, 1)
    source = os.fdopen(os.dup(0), encoding="utf-8")
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    questions: SimpleQueue[str] = SimpleQueue()
    Thread(target=_read_questions, args=(questions, source), daemon=True).start()
    serve(BotHost(max_bots), questions, answers, memory)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:5]))
