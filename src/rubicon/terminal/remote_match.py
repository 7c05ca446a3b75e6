"""A match on a server, and the loop that plays it at this terminal or lets a bot play it."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain
from typing import Any

from rich.text import Text

from rubicon import games
from rubicon.bots import Bot, ListeningBot
from rubicon.core.game import SPECTATOR, Decision, Game, Outcome, RubiconError, View
from rubicon.core.message import Message, message, parse_message
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
        return Decision(side, "wait", [], ("text", self._waiting_text()))

    def _waiting_text(self) -> str:
        if not self.connection.connected:
            return "The connection is lost; trying again…"
        if self.connection.viewer == SPECTATOR:
            return "You are watching."
        here = self.connection.presence["here"]
        away = [name for side, name in enumerate(self.game.sides) if not here[side]]
        persons = [seat["side"] for seat in self.connection.facts["seats"] if seat["kind"] == "person"]
        gone = [name.capitalize() for name in away if name in persons]
        return f"Waiting. {', '.join(gone)} is not there just now." if gone else "Waiting for the other side."

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
        lines = [
            f"{said['author'] or 'Somebody'}: {said['text'] or '(removed)'}"
            for said in self.connection.chat[self._chat_lines_shown :]
        ]
        self._chat_lines_shown = len(self.connection.chat)
        offer = self.connection.facts["draw_offer"]
        if offer is not None and offer != self._side():
            lines.append(f"{offer.capitalize()} offers a draw. Type draw to accept, draw no to decline.")
        if lines:
            self.notice = Text("\n".join(lines), style="italic")

    def _side(self) -> str | None:
        viewer = self.connection.viewer
        return None if viewer == SPECTATOR else self.game.sides[viewer]

    def _act(self, side: int, action: int) -> None:
        try:
            self.match.act(side, action)
        except RubiconError as problem:
            self.notice = Text(str(problem), style="red")

    def _explain_refusal(self, context: TurnContext, words: Any) -> str:
        try:
            return super()._explain_refusal(context, words)
        except RubiconError as problem:
            return str(problem)

    def _run_command(self, context: TurnContext, command: str, rest: str) -> None:
        if command not in REMOTE_COMMANDS or command == "quit":
            super()._run_command(context, command, rest)
            return
        try:
            self.notice = Text(self._run_server_command(command, rest), style="italic")
        except RefusedByServer as problem:
            self.notice = Text(str(problem), style="red")

    def _run_server_command(self, command: str, rest: str) -> str:
        """Run a command that is no action of the game. Returns the text to show."""
        call = self.connection.call
        if command == "say":
            if not rest:
                return "Type what you want to say after the word."
            call("chat", text=rest)
            return ""
        if command == "chat":
            said = [
                f"{line['author'] or 'Somebody'}: {line['text'] or '(removed)'}"
                for line in self.connection.chat
            ]
            return "\n".join(said[-20:]) or "Nothing was said yet."
        if command == "who":
            return self._players_status()
        if command == "draw":
            offered = self.connection.facts["draw_offer"] not in (None, self._side())
            how = "decline" if rest.startswith("n") else "accept" if offered else "offer"
            call("draw", how=how)
            return {"offer": "A draw is offered.", "accept": "Agreed.", "decline": "Declined."}[how]
        if command == "resign":
            if not self.screen.confirm("Give up?"):
                return ""
            call("resign")
            return "You have given up."
        if command == "claim":
            call("claim", what="draw" if rest.startswith("d") else "win")
            return "Claimed."
        if command == "pause":
            call("pause")
            return "Your clock stands still."
        if command == "note":
            call("note", text=rest)
            return "Noted."
        call("rematch")
        return "You want a rematch."

    def _players_status(self) -> str:
        """The players, who of them is connected, and the clocks."""
        here = self.connection.presence["here"]
        lines = []
        for side, seat in enumerate(self.connection.facts["seats"]):
            name = seat["name"] or (f"the computer, {seat['bot']}" if seat["kind"] == "bot" else "a person")
            state = "" if seat["kind"] == "bot" else " (there)" if here[side] else " (away)"
            clock = "".join(
                f", {max(0, round(clock_of_side['left']))} seconds left"
                for clock_of_side in self.connection.clocks
                if clock_of_side["side"] == side
            )
            lines.append(f"{self.side_name(side)}: {name}{state}{clock}")
        return "\n".join([*lines, f"{self.connection.presence['watching']} watching"])


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
