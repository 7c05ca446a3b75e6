"""A bot of another package, in a process of its own.

Within one Python process nothing can be hidden from code that looks for it. So foreign code never runs in the
process that knows the true position. It runs in a child process, which receives one line of JSON for each
decision, with what its side may know, and sends back the action it chose, or an error message.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from typing import IO, Any
from weakref import finalize

from rubicon import games
from rubicon.bots import plugins
from rubicon.core.game import Game, RubiconError, View
from rubicon.core.message import Message, parse_message, to_data
from rubicon.subprocesses import APART, die_with_parent

_SERVE_COMMAND = "from rubicon.bots.plugin_process import serve; serve()"


class PluginBot:
    """Sends every decision to the plugin's process, which ends with this object."""

    def __init__(self, spec: str, game: Game, seed: int | str) -> None:
        self.name = spec
        self._process = subprocess.Popen(
            [sys.executable, "-P", "-c", _SERVE_COMMAND, str(os.getpid())],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            **APART,
        )
        finalize(self, _stop, self._process)
        self._listens: bool = self._ask({"word": spec, "title": game.id, "seed": seed})
        #: Lines of the log to tell it with the next decision, and whether they are the whole log.
        self._heard: list[Any] = []
        self._fresh = False

    def hear(self, lines: Sequence[Message], fresh: bool = False) -> None:
        if self._listens:
            told = [to_data(line) for line in lines]
            self._heard = told if fresh else self._heard + told
            self._fresh = self._fresh or fresh

    def choose(self, view: View, kind: str, prompt: Message, actions: Sequence[int]) -> int:
        question: dict[str, Any] = {"view": view, "kind": kind, "prompt": prompt, "actions": list(actions)}
        question["log"], question["fresh"] = self._heard, self._fresh
        self._heard, self._fresh = [], False
        return int(self._ask(question))

    def _ask(self, question: Mapping[str, Any]) -> Any:
        sent, received = self._process.stdin, self._process.stdout
        assert sent is not None
        assert received is not None
        try:
            _write(sent, question)
            line = received.readline()
        except OSError:  # a broken pipe, by whatever name the system reports it
            line = b""
        if not line:
            raise plugins.PluginFailed(self.name.partition(":")[0], "ended without an answer")
        answer = json.loads(line)
        if "problem" in answer:
            raise RubiconError(answer["problem"])
        return answer["answer"]


def _stop(process: subprocess.Popen[bytes]) -> None:
    process.kill()
    process.communicate()


def _write(stream: IO[bytes], message: Mapping[str, Any]) -> None:
    stream.write(json.dumps(message, separators=(",", ":")).encode() + b"\n")
    stream.flush()


# ------------------------------------------------------------------ in the child process


def serve() -> None:
    """Make the bot that the first line names, then answer each line with a line until the input ends."""
    die_with_parent(int(sys.argv[1]))
    with os.fdopen(os.dup(1), "wb") as answers:
        os.dup2(2, 1)  # what the bot prints must not mix with the answers
        player: Any = None
        for line in sys.stdin.buffer:
            question = json.loads(line)
            try:
                if player is None:
                    player = _make_bot(question)
                    _write(answers, {"answer": callable(getattr(player[1], "hear", None))})
                else:
                    _write(answers, {"answer": _choose(player, question)})
            except RubiconError as problem:
                _write(answers, {"problem": str(problem)})


def _make_bot(question: Mapping[str, Any]) -> tuple[str, Any]:
    name, _, given = question["word"].partition(":")
    factory = plugins.load(name)
    settings = plugins.parse_settings(name, factory, given)
    try:
        bot = factory(games.game(question["title"]), question["seed"], **settings)
    except RubiconError as wrong:  # said for people
        raise plugins.PluginFailed(name, f"cannot be made: {str(wrong).removesuffix('.')}") from wrong
    except Exception as wrong:  # whatever a foreign bot raises
        raise plugins.PluginFailed(name, f"cannot be made: {type(wrong).__name__}: {wrong}") from wrong
    if not callable(getattr(bot, "choose", None)):
        raise plugins.PluginFailed(name, "is not usable: it has no method 'choose'")
    return name, bot


def _choose(player: tuple[str, Any], question: Mapping[str, Any]) -> int:
    name, bot = player
    try:
        prompt = parse_message(question["prompt"])
        if question["log"] or question["fresh"]:
            bot.hear([parse_message(line) for line in question["log"]], fresh=question["fresh"])
        return int(bot.choose(question["view"], question["kind"], prompt, question["actions"]))
    except Exception as wrong:  # whatever a foreign bot raises
        raise plugins.PluginFailed(name, f"failed: {type(wrong).__name__}: {wrong}") from wrong
