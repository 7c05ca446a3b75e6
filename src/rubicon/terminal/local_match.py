"""A match whose game is kept in this program, and the loop that plays it at the terminal."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from rich.text import Text

from rubicon.analysis import advise
from rubicon.bots import Bot, tell
from rubicon.core.game import Decision, Outcome, RubiconError, View
from rubicon.core.message import Message
from rubicon.core.record_writer import SaveError, transcript, write_new
from rubicon.core.session import LogReader, Session
from rubicon.terminal.match_loop import GAME_COMMANDS, MatchLoop, TurnContext
from rubicon.terminal.screen import Quit, Screen

LOCAL_COMMANDS = {word: word for word in ("hint", "save", "quit")}


class LocalMatch:
    """A match whose session is in this program."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.game = session.game
        self.act = session.act
        self.undo = session.undo
        self.log = session.log

    @property
    def steps(self) -> int:
        return self.session.steps

    @property
    def outcome(self) -> Outcome | None:
        return self.session.outcome

    def deciders(self) -> tuple[int, ...]:
        return self.session.state.deciders()

    def decision(self, side: int) -> Decision:
        return self.session.state.decision(side)

    def view(self, viewer: int) -> View:
        return self.session.state.view(viewer)

    def explain(self, side: int, text: str) -> Message:
        return self.game.explain(self.session.state, side, text)


class LocalMatchLoop(MatchLoop):
    """Plays a session of this program. People at this terminal play the sides without a bot."""

    commands: Mapping[str, str] = {**GAME_COMMANDS, **LOCAL_COMMANDS}

    def __init__(self, session: Session, bots: Mapping[int, Bot], screen: Screen, saved: Path | None) -> None:
        people = [side for side in range(len(session.game.sides)) if side not in bots]
        super().__init__(LocalMatch(session), people, screen)
        self.session = session
        self.bots = bots
        self._logs = {side: LogReader(session, side) for side in bots}
        #: The file of the saved game, if there is one, and whether actions are still saved to it.
        self.save_path = saved
        self.is_saving = saved is not None

    def _take_turn(self, side: int) -> None:
        bot = self.bots.get(side)
        if bot is None:
            self._ask_person(side)
        else:
            decision = self.match.decision(side)
            view = self.match.view(side)
            tell(bot, self._logs[side])
            self._act(side, bot.choose(view, decision.kind, decision.prompt, decision.actions))

    def _act(self, side: int, action: int) -> None:
        """Take an action. If it cannot be saved, ask the user how to go on."""
        while True:
            try:
                self.match.act(side, action)
                return
            except SaveError as problem:
                self.screen.print_unwrapped(Text(self.words.say(problem.message), style="bold red"))
                answer = ""
                while answer not in ("r", "w"):
                    answer = self.screen.ask(self.screen.say("saving-failed") + " ").casefold()
                    if answer in ("q", "quit"):
                        raise Quit from problem
                if answer == "w":
                    self.session.journal = None
                    self.is_saving = False

    def _run_command(self, context: TurnContext, command: str, rest: str) -> None:
        if command == "save":
            self._save_copy(rest)
        elif command == "hint":
            self._show_hint(context)
        else:
            super()._run_command(context, command, rest)

    def _show_hint(self, context: TurnContext) -> None:
        """Show advice made from the player's view and log only. The same position gives the same advice."""
        if len(self.people) > 1:
            self.notice = Text(self.screen.say("hints-take-sides"))
            return
        decision = context.decision
        self.screen.print_unwrapped(Text(self.screen.say("thinking"), style="italic"))
        try:
            advice = advise(
                self.game,
                context.view,
                decision.kind,
                decision.prompt,
                decision.actions,
                self.match.steps,
                memory=self.game.remember(context.log, context.view),
            )
        except RubiconError as problem:  # the title has no judgement
            self._show_problem(problem)
            return
        told = advice.sentences(self.screen.language)
        self.screen.show_page(self.screen.say("hint"), Text("\n".join(told)))

    def _save_copy(self, rest: str) -> None:
        if not rest:
            self.notice = Text(
                self.screen.say("saved-at-once", path=str(self.save_path))
                if self.is_saving
                else self.screen.say("not-being-saved")
            )
            return
        try:
            write_new(Path(rest).expanduser(), transcript(self.session).encode())
            self.notice = Text(self.screen.say("copy-written", path=rest))
        except RubiconError as problem:
            self._show_problem(problem)
        except RuntimeError as problem:  # ~name of an unknown user
            self.notice = Text(str(problem), style="red")
