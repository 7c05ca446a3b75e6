"""`rubicon join --bot`: a bot at a seat of a server hears the log of its side."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, cast

from rubicon.core.game import View
from rubicon.core.message import Message, message
from rubicon.games.julius_caesar import GAME
from rubicon.terminal.remote_match import play_bot
from rubicon.terminal.server_client import ServerConnection

LINES = [message("round", number=number) for number in range(4)]
DECISION = {"kind": "bid", "prompt": ["ask-bid", {"number": 1}], "actions": [GAME.text(0)]}


class FakeConnection:
    """A server that asks three times, with a log that grows and is then partly taken back."""

    viewer = 0
    facts: ClassVar = {"title": GAME.id}
    logs: ClassVar = [LINES[:2], LINES[:3], [LINES[0], LINES[3], LINES[3]]]

    def __init__(self) -> None:
        self.seq = 0
        self.screen: dict[str, Any] = {}

    @property
    def log(self) -> list[Message]:
        return self.logs[self.seq]

    def wait_until(self, ready: Callable[[], bool]) -> None:
        over = self.seq == len(self.logs)
        ending = {"winner": None, "score": [0, 0], "reason": ["end-equal", {}]}
        self.screen = {"view": {}, "decision": None if over else DECISION, "ending": ending if over else None}
        assert ready()

    def call(self, what: str, **more: object) -> None:
        self.seq += 1


class Listener:
    """Keeps what it hears, as a list of all lines at each decision."""

    name = "listener"

    def __init__(self) -> None:
        self.lines: list[Message] = []
        self.heard: list[tuple[bool, list[Message]]] = []

    def hear(self, lines: Sequence[Message], fresh: bool = False) -> None:
        self.lines = [*([] if fresh else self.lines), *lines]
        self.heard.append((fresh, self.lines))

    def choose(self, view: View, kind: str, prompt: Message, actions: Sequence[int]) -> int:
        return actions[0]


def test_it_hears_new_lines_and_all_of_them_when_some_were_taken_back() -> None:
    bot = Listener()
    play_bot(cast(ServerConnection, FakeConnection()), bot)
    assert bot.heard == [(True, LINES[:2]), (False, LINES[:3]), (True, [LINES[0], LINES[3], LINES[3]])]
