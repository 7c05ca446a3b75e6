"""A game at one terminal: who looks, what is shown, what is asked, until it is over or somebody leaves.

Only the `Match` knows the state, here or on a server. What is drawn comes from the viewer's view, the
decision and the viewer's log. `Seating` is what all tables share; `Table` is the one whose game is kept here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.table import Table as Grid
from rich.text import Text

from rubicon.analysis import advise
from rubicon.bots import Bot
from rubicon.core.game import SPECTATOR, Decision, Outcome, RubiconError, View
from rubicon.core.record_writer import SaveError, transcript, write_new
from rubicon.core.session import Session
from rubicon.terminal import frame, odds, rulebook
from rubicon.terminal.boards import Board, board
from rubicon.terminal.choices import Choice, Menu, choices_of, complete, matches, tokens
from rubicon.terminal.match import Here, Match
from rubicon.terminal.screen import Quit, Screen

COMMANDS = {
    "?": "this help",
    "rules": "the list of rules; with a number or a word after it, that rule",
    "why": "why something is not offered: put the action after it, as you would type it",
    "odds": "of the battle; odds and a place, with the blocks that would attack it, to plan ahead",
    "undo": "take back your last action, as long as nothing came to light since",
    "log": "the last 20 lines of the log; log 50 for more",
    "history": "the whole log",
}
HINTS = {
    "hint": "what the computer would do in your place, and why; only in games against it",
}
SAVING = {
    "save": "where the game is saved; save FILE writes a copy",
    "quit": "leave; the game is saved and can be resumed (also q, Ctrl-D, Ctrl-C)",
}
_OTHER_WORDS = {"help": "?", "q": "quit", "exit": "quit", "rule": "rules", "u": "undo"}


@dataclass(slots=True)
class Glance:
    """What one viewer has before him, made from nothing but what he may know."""

    viewer: int
    view: View
    log: list[str]
    decision: Decision
    choices: list[Choice]


class Seating:
    """People at this terminal play a match: `people` are their sides, or only `SPECTATOR`."""

    #: What can be typed besides choices, with its meaning.
    commands: Mapping[str, str] = COMMANDS

    def __init__(self, match: Match, people: Sequence[int], screen: Screen) -> None:
        self.match = match
        self.game = match.game
        self.board: Board = board(self.game)
        self.screen = screen
        self.people = list(people)
        self.viewer: int | None = self.people[0] if len(self.people) == 1 else None
        #: How much of his log each viewer has been shown. Nothing yet: he is greeted.
        self.seen: dict[int, int] = {}
        self.notice: RenderableType | None = None

    def name(self, side: int) -> str:
        return self.board.name(self.game.sides[side])

    # ---------------------------------------------------------------------------------------------- the game

    def play(self) -> Outcome:
        """To the end. Raises `Quit` if somebody leaves before."""
        while (outcome := self.match.outcome) is None:
            self._turn(self._next_side())
        return outcome

    def _next_side(self) -> int:
        """People before bots, and who sits here already before who must first be called."""
        deciders = self.match.deciders()
        people = [side for side in deciders if side in self.people]
        return self.viewer if self.viewer in people else (people or deciders)[0]

    def _turn(self, side: int) -> None:
        """One decision of whoever plays `side`."""
        self._person(side)

    def _act(self, side: int, action: int) -> None:
        """Take an action."""
        self.match.act(side, action)

    def _person(self, side: int) -> None:
        """One decision of a person."""
        decision = self.match.decision(side)
        alone = len(self.people) == 1
        self._seat(side if alone or decision.kind not in self.board.open_kinds else SPECTATOR)
        assert self.viewer is not None
        view = self.match.view(self.viewer)
        glance = Glance(
            self.viewer,
            view,
            self.match.log(self.viewer),
            decision,
            choices_of(self.game, self.board, view, decision),
        )
        root = menu = Menu(glance.choices)
        steps = self.match.steps
        while True:
            self._draw(glance, menu, root)
            typed = self.screen.ask(self._prompt(menu, root))
            answer = self._answer(glance, menu, typed)
            if isinstance(answer, Menu):
                menu = answer
            elif answer is not None:
                self.seen[glance.viewer] = len(glance.log)
                self._act(side, answer.action)
                return
            elif self.match.steps != steps:
                return  # something was taken back
            else:
                menu = root if self.notice is None else menu

    def _seat(self, viewer: int) -> None:
        """Let `viewer` look. Whoever looked before must not leave anything on the screen."""
        if viewer == self.viewer:
            return
        if viewer == SPECTATOR:
            self.screen.wipe()
            self.seen[SPECTATOR] = max(0, len(self.match.log(SPECTATOR)) - frame.NEWS)
            self.notice = Text("Both of you may look: this hides nothing.", style="italic")
        else:
            fresh = not self.seen and self.match.steps == 0
            notes = [Text(line) for line in self.board.intro(None)] if fresh else []
            self.screen.hand_over(self.name(viewer), notes)
            if fresh:
                self.seen = dict.fromkeys(self.people, 0)
            self.notice = None
        self.viewer = viewer

    # ------------------------------------------------------------------------------------------- the answer

    def _answer(self, glance: Glance, menu: Menu, typed: str) -> Choice | Menu | None:
        """The choice that was made, a menu that goes on from what was typed, or None: ask again."""
        self.notice = None
        if not typed:
            return None
        if typed.isdecimal():
            return self._number(menu, int(typed[:9]))
        word, _, rest = typed.partition(" ")
        word = _OTHER_WORDS.get(word.casefold(), word.casefold())
        if word in self.commands:
            self._command(glance, word, rest.strip())
            return None
        if word in self.board.pages:
            self.screen.page(f"{self.game.title}: {typed}", self.board.page(glance.view, word, rest.strip()))
            return None
        return self._free_text(glance, typed)

    def _number(self, menu: Menu, number: int) -> Choice | Menu | None:
        if not len(menu):
            self.notice = Text("There is nothing to choose now.", style="red")
            return None
        if not 1 <= number <= len(menu):
            self.notice = Text(f"There is no choice {number}; they run from 1 to {len(menu)}.", style="red")
            return None
        item = menu.items[number - 1]
        if len(item.choices) == 1:
            return item.choices[0]
        first = item.choices[0]
        return Menu(item.choices, f"{first.subject}, {first.heading}:".replace(", :", ":"), heading=False)

    def _free_text(self, glance: Glance, typed: str) -> Choice | Menu | None:
        words = tokens(typed, self.board)
        found = matches(words, glance.choices)
        if found and all(choice.label == found[0].label and choice.verb == found[0].verb for choice in found):
            exact = len(found) > 1 or len(found[0].text.split()) <= len(words)
            if exact:
                return found[0]
        if found:
            return Menu(found, f"'{typed}' can go on in these ways:")
        self.notice = Text(self._why(glance, words), style="red")
        return None

    def _why(self, glance: Glance, words: Sequence[str]) -> str:
        """What the title says to an action that was typed. It may know secrets of the side that decides."""
        if glance.viewer != glance.decision.side:
            return "That is none of the choices. Why not, the game tells each player when alone."
        meant = complete(words, self.board)
        if len(meant) > 1:
            several = ", ".join(meant[:4]) + (", …" if len(meant) > 4 else "")
            return f"'{' '.join(words)}' can mean several things: {several}. Type more of it."
        return self.match.explain(glance.decision.side, meant[0])

    # ----------------------------------------------------------------------------------------- the commands

    def _command(self, glance: Glance, word: str, rest: str) -> None:
        if word == "quit":
            raise Quit
        if word == "?":
            self.screen.page("Help", self._help(glance))
        elif word == "rules":
            self._rules(rest)
        elif word == "why":
            words = tokens(rest, self.board)
            self.notice = Text(
                self._why(glance, words) if words else "Type an action after 'why', as you would to take it."
            )
        elif word == "odds":
            self._odds(glance, rest)
        elif word == "undo":
            self._undo(glance.decision.side)
        elif word == "log":
            count = int(rest[:9]) if rest.isdecimal() else 20
            self.screen.page("Log", self._log(glance.log[-count:] if count else []))
        elif word == "history":
            self.screen.page("Log", self._log(glance.log))

    def _help(self, glance: Glance) -> RenderableType:
        grid = Grid.grid(padding=(0, 2))
        for word, meaning in {**self.board.pages, **self.commands}.items():
            grid.add_row(Text(word, style="bold"), Text(meaning))
        if not glance.choices:
            return grid
        examples = dict.fromkeys(choice.text for choice in (glance.choices[0], glance.choices[-1]))
        return Group(
            Text(
                "Answer with the number of a choice. If it ends in …, a second list follows; Enter goes back."
            ),
            Text.assemble("Or type what you want to do: ", (" or ".join(examples), "bold"), "."),
            Text("Words may be cut short while they are clear, with capitals or without."),
            "",
            grid,
        )

    def _rules(self, asked: str) -> None:
        rules = rulebook.sections(self.game)
        if not asked:
            names = [f"{'  ' * (section.level - 2)}{section.name}" for section in rules]
            self.screen.page("Rules: type rules and a number or a name", Text("\n".join(names)))
            return
        found = rulebook.look_up(rules, asked)
        if found:
            self.screen.page(f"Rules: {found[0].name}", Markdown(rulebook.markdown(found)))
        else:
            self.notice = Text(f"No rule is called '{asked}'. Type rules for the list.", style="red")

    def _odds(self, glance: Glance, question: str) -> None:
        """From nothing but the viewer's view: what is hidden from him is imagined."""
        try:
            reckoned = self.game.odds(glance.view, question, samples=32)
        except RubiconError as problem:
            self.notice = Text(str(problem), style="red")
            return
        self.screen.page(f"Odds {question}".rstrip(), odds.drawn(reckoned, self.board))

    def _undo(self, side: int) -> None:
        try:
            self.match.undo(side)
        except RubiconError as problem:
            self.notice = Text(str(problem), style="red")
            return
        self.notice = Text("Taken back.", style="italic")
        assert self.viewer is not None
        self.seen[self.viewer] = min(self.seen.get(self.viewer, 0), len(self.match.log(self.viewer)))

    def _log(self, lines: Sequence[str]) -> RenderableType:
        return Group(*(self.board.line(line) for line in lines)) if lines else Text("Nothing happened yet.")

    # ------------------------------------------------------------------------------------------ the drawing

    def _prompt(self, menu: Menu, root: Menu) -> str:
        if not len(menu):
            return "?: help > "
        back = "" if menu is root else ", Enter: back"
        return f"Choose 1-{len(menu)}{back}, ?: help > "

    def _draw(self, glance: Glance, menu: Menu, root: Menu) -> None:
        """The screen for one question."""
        hint = self.board.hint(glance.view, glance.decision.kind) if menu is root else ""
        question = Text(glance.decision.prompt, style="bold")
        self._show(glance.viewer, glance.view, glance.log, question, hint, menu)

    def end(self, lines: Sequence[RenderableType]) -> None:
        """The last screen: how it ended, as one person may see it, or all may."""
        viewer = self.people[0] if len(self.people) == 1 else SPECTATOR
        if viewer != self.viewer:
            self._seat(viewer)
        self.notice = None
        first, *rest = lines
        self._show(viewer, self.match.view(viewer), self.match.log(viewer), first, "", Group(*rest))

    def _show(
        self,
        viewer: int,
        view: View,
        log: Sequence[str],
        question: RenderableType,
        hint: str,
        choices: RenderableType,
    ) -> None:
        first = viewer not in self.seen and self.match.steps == 0
        seen = self.seen.get(viewer, max(0, len(log) - frame.NEWS))
        old, news = [[self.board.line(line) for line in lines] for lines in (log[:seen][-100:], log[seen:])]
        for line in old:
            line.stylize("dim")
        parts = frame.Parts(
            header=self.board.header(view),
            layouts=self.board.layouts(view, log),
            intro=self.board.intro(None if viewer == SPECTATOR else self.game.sides[viewer]) if first else [],
            news=[] if first else news,
            log=[*old, *news],
            notice=self.notice,
            question=question,
            hint=Text(hint, style="dim") if hint else None,
            choices=choices,
        )
        lines = frame.compose(parts, self.screen)
        self.screen.clear()
        self.screen.print_lines(lines)


class Table(Seating):
    """Plays a session that is kept here. Sides without a bot are people at this terminal."""

    commands: Mapping[str, str] = {**COMMANDS, **HINTS, **SAVING}

    def __init__(self, session: Session, bots: Mapping[int, Bot], screen: Screen, saved: Path | None) -> None:
        people = [side for side in range(len(session.game.sides)) if side not in bots]
        super().__init__(Here(session), people, screen)
        self.session = session
        self.bots = bots
        #: Where the game is saved, if it is, and whether that is still going on.
        self.saved = saved
        self.saving = saved is not None

    def _turn(self, side: int) -> None:
        bot = self.bots.get(side)
        if bot is None:
            self._person(side)
        else:
            decision = self.match.decision(side)
            view = self.match.view(side)
            self._act(side, bot.choose(view, decision.kind, decision.prompt, decision.actions))

    def _act(self, side: int, action: int) -> None:
        """Take an action. If it cannot be saved, the user decides how to go on."""
        while True:
            try:
                self.match.act(side, action)
                return
            except SaveError as problem:
                self.screen.say(Text(str(problem), style="bold red"))
                answer = ""
                while answer not in ("r", "w"):
                    answer = self.screen.ask("r: try again, w: go on without saving, q: leave > ").casefold()
                    if answer in ("q", "quit"):
                        raise Quit from problem
                if answer == "w":
                    self.session.journal = None
                    self.saving = False

    def _command(self, glance: Glance, word: str, rest: str) -> None:
        if word == "save":
            self._save(rest)
        elif word == "hint":
            self._hint(glance)
        else:
            super()._command(glance, word, rest)

    def _hint(self, glance: Glance) -> None:
        """From nothing but what the player has before him; the same again if he asks again."""
        if len(self.people) > 1:
            self.notice = Text("Hints are for games against the computer: here they would take sides.")
            return
        decision = glance.decision
        self.screen.say(Text("Let me think …", style="italic"))
        try:
            advice = advise(
                self.game, glance.view, decision.kind, decision.prompt, decision.actions, self.match.steps
            )
        except RubiconError as problem:  # a title without judgement
            self.notice = Text(str(problem), style="red")
            return
        self.screen.page("Hint", Text("\n".join(advice.sentences())))

    def _save(self, rest: str) -> None:
        if not rest:
            self.notice = Text(
                f"Every action is saved at once, in {self.saved}"
                if self.saving
                else "This game is not being saved. 'save FILE' writes a copy that can be resumed."
            )
            return
        try:
            write_new(Path(rest).expanduser(), transcript(self.session).encode())
            self.notice = Text(f"A copy was written to {rest}. Its dice are open: nothing proves them.")
        except (RubiconError, RuntimeError) as problem:  # the latter: ~somebody who has no home
            self.notice = Text(str(problem), style="red")
