"""One process in which bots think, started and watched by `rubicon.server.bots.pool`.

Reads a question a line from standard input, answers each with a line on standard output:

    {"task": "choose", "game", "side", "title", "word", "seed", "fresh", "view", "kind", "prompt", "actions"}
    {"task": "check", "title", "word"}                             is there such a bot?
    {"task": "hint", "title", "seed", "view", "kind", "prompt", "actions"}
    {"task": "odds", "title", "view", "question"}

    {"answer": 17, "seconds": 0.2, "full": false}     or     {"failed": "ValueError", "why": "", …}

A choice is an action; to a check any answer says yes; hints and odds are plain data for the view's own side.
`full` asks for the process to be replaced, because it has taken most of the memory it may have. What went
wrong with a bot is told by the kind of error alone: its message may say what only one side may know.
"""

from __future__ import annotations

import json
import os
import sys
from collections import OrderedDict
from hashlib import sha256
from queue import SimpleQueue
from threading import Thread
from time import monotonic
from typing import Any, TextIO

from rubicon import bots, games, subprocesses
from rubicon.core.game import RubiconError, view_bytes

#: Of the memory allowed, how much may be taken before the process asks to be replaced.
_REPLACE_AT_MEMORY_SHARE = 0.75
#: How many games are played on for a hint: it should come while one still wants it.
HINT_PLAYOUTS = 40


class BotHost:
    """The bots that sit here, the least recently asked of them leaving when there are too many."""

    def __init__(self, max_bots: int) -> None:
        self._max_bots = max_bots
        self._bots: OrderedDict[tuple[str, int], bots.Bot] = OrderedDict()

    def answer(self, question: dict[str, Any]) -> Any:
        """What is asked for, as plain data."""
        tasks = {"choose": self.choose, "check": self.check, "hint": self.hint, "odds": self.odds}
        return tasks[question["task"]](question)

    def check(self, question: dict[str, Any]) -> int:
        """Raise `RubiconError` if there is no such bot."""
        bots.make(question["word"], games.game(question["title"]), "")
        return 0

    def hint(self, question: dict[str, Any]) -> dict[str, Any]:
        """What the computer would do in the place of the view's side."""
        from rubicon.analysis import advise  # noqa: PLC0415 - processes for bots alone begin sooner without

        return advise(
            games.game(question["title"]),
            question["view"],
            question["kind"],
            question["prompt"],
            question["actions"],
            question["seed"],
            HINT_PLAYOUTS,
        ).to_json()

    def odds(self, question: dict[str, Any]) -> dict[str, Any]:
        """The odds of a fight, by what the view's side knows."""
        return games.game(question["title"]).odds(question["view"], question["question"]).data()

    def choose(self, question: dict[str, Any]) -> int:
        """What the bot says, unchecked. One that fails leaves, and is made anew when it is asked again."""
        who = (question["game"], question["side"])
        bot = self._bots.pop(who, None)
        view = question["view"]
        if bot is None or question["fresh"]:
            # A bot made anew in mid-game must not repeat the chances it had at the beginning.
            seed = f"{question['seed']} {sha256(view_bytes(view)).hexdigest()}"
            bot = bots.make(question["word"], games.game(question["title"]), seed)
        choice = bot.choose(view, question["kind"], question["prompt"], question["actions"])
        self._bots[who] = bot
        while len(self._bots) > self._max_bots:
            self._bots.popitem(last=False)
        return int(choice)


def serve(host: BotHost, questions: SimpleQueue[str], answers: TextIO, memory: int) -> None:
    """Answer until the process ends."""
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
            public = isinstance(problem, RubiconError) and question["task"] != "choose"
            answer = {
                "failed": type(problem).__name__,
                "why": str(problem) if public else "",
                "full": isinstance(problem, MemoryError),
            }
        print(json.dumps(answer), file=answers, flush=True)


def _address_space_bytes() -> int:
    """The address space in use, where it can be told."""
    try:
        with open("/proc/self/statm", encoding="ascii") as facts:  # noqa: PTH123 - quicker than a Path
            return int(facts.read().split()[0]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0


def _read_questions(questions: SimpleQueue[str], source: TextIO) -> None:
    """Pass the questions on; when there can be no more, the server is gone, and so is this process."""
    for line in source:
        questions.put(line)
    os._exit(0)


def main(parent: int, memory: int, max_bots: int) -> None:
    """Think for the process `parent` with so many bytes of memory, keeping so many bots."""
    subprocesses.limit_self(parent, memory)
    # What a bot prints must not be taken for an answer.
    answers = os.fdopen(os.dup(1), "w", encoding="ascii")
    os.dup2(2, 1)
    source = os.fdopen(os.dup(0), encoding="utf-8")
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    questions: SimpleQueue[str] = SimpleQueue()
    Thread(target=_read_questions, args=(questions, source), daemon=True).start()
    serve(BotHost(max_bots), questions, answers, memory)


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))
