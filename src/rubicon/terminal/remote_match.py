"""A match on a server, and the loop that plays it at this terminal or lets a bot play it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import chain
from typing import Any

from rich.text import Text

from rubicon import games
from rubicon.bots import Bot, ListeningBot
from rubicon.core.game import SPECTATOR, Decision, Game, Outcome, RubiconError, View
from rubicon.core.message import Fact, Message, message, parse_message
from rubicon.terminal.interruptible_screen import InterruptibleScreen, NewsArrived
from rubicon.terminal.match_loop import GAME_COMMANDS, MatchLoop, TurnContext
from rubicon.terminal.server_client import RefusedByServer, ServerConnection

REMOTE_COMMANDS = {
    **{word: word for word in ("say", "chat", "who", "draw", "resign", "claim", "pause", "note", "rematch")},
    "quit": "leave",
}


class RemoteMatch:
    """A match on a server, as one seat or a spectator sees it."""

    def __init__(self, connection: ServerConnection) -> None:
        self.connection = connection
        self.game: Game = games.game(connection.facts["title"])
        self._asked_at_seq = 0

    @property
    def steps(self) -> int:
        return self.connection.seq

    @property
    def outcome(self) -> Outcome | None:
        ending = self.connection.screen["ending"]
        if ending is None:
            return None
        winner = None if ending["winner"] is None else self.game.side(ending["winner"])
        return Outcome(winner, tuple(ending["score"] or ()), parse_message(ending["reason"]))

    def deciders(self) -> tuple[int, ...]:
        return (self.connection.viewer,)

    def decision(self, side: int) -> Decision:
        self._asked_at_seq = self.connection.seq
        asked = self.connection.screen["decision"]
        if asked is not None:
            actions = [self.game.parse(text) for text in asked["actions"]]
            facts = tuple(chain.from_iterable(asked["prompt"][1].items()))
            return Decision(side, asked["kind"], actions, facts)
        return Decision(side, "wait", [], ("text", self._waiting()))

    def _waiting(self) -> Message:
        if not self.connection.connected:
            return message("terminal-connection-lost")
        if self.connection.viewer == SPECTATOR:
            return message("terminal-watching")
        here = self.connection.presence["here"]
        away = [name for side, name in enumerate(self.game.sides) if not here[side]]
        persons = [seat["side"] for seat in self.connection.facts["seats"] if seat["kind"] == "person"]
        gone = [name for name in away if name in persons]
        return message("terminal-waiting-for", sides=gone) if gone else message("terminal-waiting")

    def view(self, viewer: int) -> View:
        view: View = self.connection.screen["view"]
        return view

    def log(self, viewer: int) -> list[Message]:
        return list(self.connection.log)

    def act(self, side: int, action: int) -> None:
        self.connection.call("act", seq=self._asked_at_seq, action=self.game.text(action))

    def undo(self, side: int) -> None:
        self.connection.call("undo", seq=self._asked_at_seq)

    def explain(self, side: int, text: str) -> Message:
        if side == SPECTATOR:
            return message("why-watching")
        answer = self.connection.call("explain", action=text)
        # A server of an earlier version answers in English only.
        found = answer.get("message")
        return message("error", text=answer["text"]) if found is None else parse_message(found)


class RemoteMatchLoop(MatchLoop):
    """Lets the person at this terminal play one seat, or watch."""

    commands: Mapping[str, str] = {**GAME_COMMANDS, **REMOTE_COMMANDS}

    def __init__(self, connection: ServerConnection, screen: InterruptibleScreen) -> None:
        super().__init__(RemoteMatch(connection), [connection.viewer], screen)
        self.connection = connection
        self.interruptible_screen = screen
        self._chat_lines_shown = len(connection.chat)

    def _take_turn(self, side: int) -> None:
        self.interruptible_screen.discard_news()
        self._show_news()
        try:
            with self.interruptible_screen.interruptible():
                self._ask_person(side)
        except NewsArrived:
            pass

    def _show_news(self) -> None:
        """Put new chat messages and an open draw offer into the notice."""
        lines = self._said(self.connection.chat[self._chat_lines_shown :])
        self._chat_lines_shown = len(self.connection.chat)
        offer = self.connection.facts["draw_offer"]
        if offer is not None and offer != self._side():
            lines.append(self._say("draw-offer", side=offer))
        if lines:
            self.notice = Text("\n".join(lines), style="italic")

    def _say(self, key: str, /, **facts: Fact) -> str:
        """A text of the terminal that names sides."""
        return self.words.say(Message(f"terminal-{key}", facts))

    def _said(self, lines: Sequence[Mapping[str, Any]]) -> list[str]:
        """Lines of the chat, each with its author."""
        say = self.screen.say
        return [
            f"{line['author'] or say('somebody')}: {line['text'] or say('chat-removed')}" for line in lines
        ]

    def _side(self) -> str | None:
        viewer = self.connection.viewer
        return None if viewer == SPECTATOR else self.game.sides[viewer]

    def _act(self, side: int, action: int) -> None:
        try:
            self.match.act(side, action)
        except RubiconError as problem:
            self._show_problem(problem)

    def _explain_refusal(self, context: TurnContext, words: Any) -> str:
        try:
            return super()._explain_refusal(context, words)
        except RubiconError as problem:
            return self.words.say(problem.message)

    def _run_command(self, context: TurnContext, command: str, rest: str) -> None:
        if command not in REMOTE_COMMANDS or command == "quit":
            super()._run_command(context, command, rest)
            return
        try:
            self.notice = Text(self._run_server_command(command, rest), style="italic")
        except RefusedByServer as problem:
            self._show_problem(problem)

    def _run_server_command(self, command: str, rest: str) -> str:
        """Run a command that is no action of the game. Returns the text to show."""
        call, say = self.connection.call, self.screen.say
        if command == "say":
            if not rest:
                return say("say-what")
            call("chat", text=rest)
            return ""
        if command == "chat":
            return "\n".join(self._said(self.connection.chat[-20:])) or say("nothing-said")
        if command == "who":
            return self._players_status()
        if command == "draw":
            offered = self.connection.facts["draw_offer"] not in (None, self._side())
            how = "decline" if rest.startswith("n") else "accept" if offered else "offer"
            call("draw", how=how)
            return say("draw-offered" if how == "offer" else "agreed" if how == "accept" else "declined")
        if command == "resign":
            if not self.screen.confirm(say("give-up")):
                return ""
            call("resign")
            return say("given-up")
        if command == "claim":
            call("claim", what="draw" if rest.startswith("d") else "win")
            return say("claimed")
        if command == "pause":
            call("pause")
            return say("clock-stands")
        if command == "note":
            call("note", text=rest)
            return say("noted")
        call("rematch")
        return say("rematch-wanted")

    def _players_status(self) -> str:
        """The players, who of them is connected, and the clocks."""
        here = self.connection.presence["here"]
        lines = []
        for side, seat in enumerate(self.connection.facts["seats"]):
            say, is_bot = self.screen.say, seat["kind"] == "bot"
            name = seat["name"] or (say("computer", bot=seat["bot"]) if is_bot else say("person"))
            state = "" if is_bot else f" ({say('there' if here[side] else 'away')})"
            clock = "".join(
                f", {say('seconds-left', seconds=max(0, round(clock_of_side['left'])))}"
                for clock_of_side in self.connection.clocks
                if clock_of_side["side"] == side
            )
            lines.append(f"{self.side_name(side)}: {name}{state}{clock}")
        return "\n".join([*lines, self.screen.say("watchers", count=self.connection.presence["watching"])])


def play_bot(connection: ServerConnection, bot: Bot) -> Outcome:
    """Let a bot play the seat to the end of the game. An action that comes too late is chosen again."""
    match = RemoteMatch(connection)
    told: list[Message] | None = None
    while True:
        connection.wait_until(
            lambda: connection.screen["ending"] is not None or connection.screen["decision"] is not None
        )
        outcome = match.outcome
        if outcome is not None:
            return outcome
        decision = match.decision(connection.viewer)
        if decision.actions:
            view = match.view(connection.viewer)
            log = match.log(connection.viewer)
            if isinstance(bot, ListeningBot):
                fresh = told is None or log[: len(told)] != told  # lines were taken back
                bot.hear(log if fresh or told is None else log[len(told) :], fresh=fresh)
                told = log
            action = bot.choose(view, decision.kind, decision.prompt, decision.actions)
            try:
                match.act(connection.viewer, action)
            except RefusedByServer as problem:
                if problem.code != "stale":
                    raise
