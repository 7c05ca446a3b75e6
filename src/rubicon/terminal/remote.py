"""A table on a server, at this terminal: the same screens and choices, with others far away."""

from __future__ import annotations

import os
import select
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from typing import Any

from rich.text import Text

from rubicon import games
from rubicon.bots import Bot
from rubicon.core.game import SPECTATOR, Decision, Game, Outcome, RubiconError, View
from rubicon.terminal.network import Network, Rejected
from rubicon.terminal.screen import Quit, Screen
from rubicon.terminal.table import COMMANDS, Glance, Seating

REMOTE = {
    "say": "say something to the other player (spectators: to each other); put it after the word",
    "chat": "what was said",
    "who": "who plays, who is there, and the clocks",
    "draw": "offer a draw, or accept one; draw no declines",
    "resign": "give up",
    "claim": "claim the game when the other's time is up; claim draw for a draw",
    "pause": "stop your clock for a while, in games with days for a move",
    "note": "your private notes; with words after it, write them",
    "rematch": "after the game: another one, with sides swapped",
    "quit": "leave; the game stays on the server, and the same link leads back (also q, Ctrl-D, Ctrl-C)",
}


class News(Exception):
    """Something happened while a question was open."""


class Ears(Screen):
    """A screen that also hears of news. Only questions of the game itself are interrupted by them."""

    def __init__(self) -> None:
        super().__init__()
        self._ear, self._mouth = os.pipe()
        os.set_blocking(self._mouth, False)
        self._typed = b""
        self._listening = False

    def stir(self) -> None:
        """There are news. Called from any thread."""
        with suppress(BlockingIOError):  # full: what is in it has not been read yet, and will do
            os.write(self._mouth, b"!")

    @contextmanager
    def listening(self) -> Iterator[None]:
        """Let news interrupt questions."""
        self._listening = True
        try:
            yield
        finally:
            self._listening = False

    def hush(self) -> None:
        """Forget the news so far: they are on the screen that is drawn next."""
        while select.select([self._ear], [], [], 0)[0]:
            os.read(self._ear, 4096)

    def ask(self, prompt: str) -> str:
        self.console.file.write(prompt)
        self.console.file.flush()
        keyboard = sys.stdin.fileno()
        try:
            while b"\n" not in self._typed:
                watched = [keyboard, self._ear] if self._listening else [keyboard]
                ready = select.select(watched, [], [])[0]
                if keyboard in ready:
                    data = os.read(keyboard, 4096)
                    if not data and not self._typed:
                        raise Quit
                    self._typed += data or b"\n"
                elif self._listening:
                    self.console.file.write("\n")
                    raise News
        except KeyboardInterrupt:
            self.console.file.write("\n")
            raise Quit(interrupted=True) from None
        line, _, self._typed = self._typed.partition(b"\n")
        if not sys.stdin.isatty():
            self.console.file.write("\n")
        text = line.decode(errors="replace")
        return "".join(char if char.isprintable() else " " for char in text).strip()

    def close(self) -> None:
        os.close(self._ear)
        os.close(self._mouth)


class Afar:
    """A match on a server, as one seat sees it."""

    def __init__(self, network: Network) -> None:
        self.network = network
        self.game: Game = games.game(network.facts["title"])
        self._asked = 0

    @property
    def steps(self) -> int:
        return self.network.seq

    @property
    def outcome(self) -> Outcome | None:
        ending = self.network.screen["ending"]
        if ending is None:
            return None
        winner = None if ending["winner"] is None else self.game.side(ending["winner"])
        return Outcome(winner, tuple(ending["score"] or ()), ending["reason"])

    def deciders(self) -> tuple[int, ...]:
        return (self.network.viewer,)

    def decision(self, side: int) -> Decision:
        self._asked = self.network.seq
        asked = self.network.screen["decision"]
        if asked is not None:
            actions = [self.game.parse(text) for text in asked["actions"]]
            return Decision(side, asked["kind"], actions, ("{}", asked["prompt"]))
        return Decision(side, "wait", [], ("{}", self._wait()))

    def _wait(self) -> str:
        if not self.network.connected:
            return "The connection is lost; trying again…"
        if self.network.viewer == SPECTATOR:
            return "You are watching."
        here = self.network.presence["here"]
        away = [name for side, name in enumerate(self.game.sides) if not here[side]]
        persons = [seat["side"] for seat in self.network.facts["seats"] if seat["kind"] == "person"]
        gone = [name.capitalize() for name in away if name in persons]
        return f"Waiting. {', '.join(gone)} is not there just now." if gone else "Waiting for the other side."

    def view(self, viewer: int) -> View:
        view: View = self.network.screen["view"]
        return view

    def log(self, viewer: int) -> list[str]:
        return list(self.network.log)

    def act(self, side: int, action: int) -> None:
        self.network.call("act", seq=self._asked, action=self.game.text(action))

    def undo(self, side: int) -> None:
        self.network.call("undo", seq=self._asked)

    def explain(self, side: int, text: str) -> str:
        if side == SPECTATOR:
            return "You are watching; there is nothing to choose. Type ? for help."
        return str(self.network.call("explain", action=text)["text"])


class RemoteTable(Seating):
    """Plays one seat, or looks on."""

    commands: Mapping[str, str] = {**COMMANDS, **REMOTE}

    def __init__(self, network: Network, screen: Ears) -> None:
        super().__init__(Afar(network), [network.viewer], screen)
        self.network = network
        self.ears = screen
        self._heard = len(network.chat)

    def _turn(self, side: int) -> None:
        self.ears.hush()
        self._tell_news()
        try:
            with self.ears.listening():
                self._person(side)
        except News:
            pass

    def _tell_news(self) -> None:
        """What was said, and offers, beside the game's own news."""
        lines = [
            f"{said['author'] or 'Somebody'}: {said['text']}" for said in self.network.chat[self._heard :]
        ]
        self._heard = len(self.network.chat)
        offer = self.network.facts["draw_offer"]
        if offer is not None and offer != self._side():
            lines.append(f"{offer.capitalize()} offers a draw. Type draw to accept, draw no to decline.")
        if lines:
            self.notice = Text("\n".join(lines), style="italic")

    def _side(self) -> str | None:
        viewer = self.network.viewer
        return None if viewer == SPECTATOR else self.game.sides[viewer]

    def _act(self, side: int, action: int) -> None:
        try:
            self.match.act(side, action)
        except RubiconError as problem:
            self.notice = Text(str(problem), style="red")

    def _why(self, glance: Glance, words: Any) -> str:
        try:
            return super()._why(glance, words)
        except RubiconError as problem:
            return str(problem)

    def _command(self, glance: Glance, word: str, rest: str) -> None:
        if word not in REMOTE or word == "quit":
            super()._command(glance, word, rest)
            return
        try:
            self.notice = Text(self._beside(word, rest), style="italic")
        except Rejected as problem:
            self.notice = Text(str(problem), style="red")

    def _beside(self, word: str, rest: str) -> str:
        """Do something beside the game; returns what to say about it."""
        call = self.network.call
        if word == "say":
            if not rest:
                return "Type what you want to say after the word."
            call("chat", text=rest)
            return ""
        if word == "chat":
            said = [f"{line['author'] or 'Somebody'}: {line['text']}" for line in self.network.chat]
            return "\n".join(said[-20:]) or "Nothing was said yet."
        if word == "who":
            return self._who()
        if word == "draw":
            offered = self.network.facts["draw_offer"] not in (None, self._side())
            how = "decline" if rest.startswith("n") else "accept" if offered else "offer"
            call("draw", how=how)
            return {"offer": "A draw is offered.", "accept": "Agreed.", "decline": "Declined."}[how]
        if word == "resign":
            if not self.screen.agree("Give up?"):
                return ""
            call("resign")
            return "You have given up."
        if word == "claim":
            call("claim", what="draw" if rest.startswith("d") else "win")
            return "Claimed."
        if word == "pause":
            call("pause")
            return "Your clock stands still."
        if word == "note":
            call("note", text=rest)
            return "Noted."
        call("rematch")
        return "You want a rematch."

    def _who(self) -> str:
        """Who plays, who is there, the clocks."""
        here = self.network.presence["here"]
        lines = []
        for side, seat in enumerate(self.network.facts["seats"]):
            name = seat["name"] or (f"the computer, {seat['bot']}" if seat["kind"] == "bot" else "a person")
            state = "" if seat["kind"] == "bot" else " (there)" if here[side] else " (away)"
            clock = "".join(
                f", {max(0, round(face['left']))} seconds left"
                for face in self.network.faces
                if face["side"] == side
            )
            lines.append(f"{self.name(side)}: {name}{state}{clock}")
        return "\n".join([*lines, f"{self.network.presence['watching']} watching"])


def play_bot(network: Network, bot: Bot) -> Outcome:
    """Let a bot play the seat to the end of the game."""
    match = Afar(network)
    while True:
        network.wait(lambda: network.screen["ending"] is not None or network.screen["decision"] is not None)
        outcome = match.outcome
        if outcome is not None:
            return outcome
        decision = match.decision(network.viewer)
        if decision.actions:
            view = match.view(network.viewer)
            action = bot.choose(view, decision.kind, decision.prompt, decision.actions)
            try:
                match.act(network.viewer, action)
            except Rejected as problem:
                if problem.code != "stale":
                    raise
