"""The loop of a match at one terminal: show the screen, ask, act, until the game is over or somebody leaves.

Only the `Match` knows the state, in this program or on a server. Screens are drawn from the viewer's view,
the decision and the viewer's log, and from nothing else. `local_match` and `remote_match` extend `MatchLoop`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.table import Table as Grid
from rich.text import Text

from rubicon.core.game import SPECTATOR, Decision, Outcome, RubiconError, View
from rubicon.core.message import Message
from rubicon.games.rulebook import sections
from rubicon.messages import title_words
from rubicon.terminal import layout, odds_display, rule_search
from rubicon.terminal.boards import PhaseTexts, TerminalBoard, board_for
from rubicon.terminal.choices import Choice, Menu, choices_of, expand_action, matching_choices, tokenize
from rubicon.terminal.log_text import log_text
from rubicon.terminal.match import Match
from rubicon.terminal.screen import Quit, Screen

#: Commands by the word that is typed, with the end of the key of their help (`terminal-command-…`).
GAME_COMMANDS = {
    "?": "help",
    **{word: word for word in ("rules", "why", "odds", "undo", "log", "history")},
}
_COMMAND_ALIASES = {"help": "?", "q": "quit", "exit": "quit", "rule": "rules", "u": "undo"}


@dataclass(slots=True)
class TurnContext:
    """One decision as one viewer sees it, made only from what the viewer may know."""

    viewer: int
    view: View
    log: list[Message]
    decision: Decision
    choices: list[Choice]


class MatchLoop:
    """Lets people at this terminal play a match. `people` are their sides, or only `SPECTATOR`."""

    #: Commands that can be typed instead of a choice, with their help.
    commands: Mapping[str, str] = GAME_COMMANDS

    def __init__(self, match: Match, people: Sequence[int], screen: Screen) -> None:
        self.match = match
        self.game = match.game
        self.board: TerminalBoard = board_for(self.game, screen.language)
        self.words = title_words(self.game, screen.language, __package__)
        self.phase_texts = PhaseTexts(self.game, self.words)
        self.screen = screen
        self.people = list(people)
        self.viewer: int | None = self.people[0] if len(self.people) == 1 else None
        #: Lines of the log that each viewer has seen. A viewer without an entry is greeted.
        self.lines_seen: dict[int, int] = {}
        self.notice: RenderableType | None = None

    def side_name(self, side: int) -> str:
        return self.words.name("side", self.game.sides[side])

    # ---------------------------------------------------------------------------------------------- the game

    def play(self) -> Outcome:
        """Play to the end. Raises `Quit` if somebody leaves before."""
        while (outcome := self.match.outcome) is None:
            self._take_turn(self._next_side())
        return outcome

    def _next_side(self) -> int:
        """The side to ask next: people before bots, and the current viewer before other people."""
        deciders = self.match.deciders()
        people = [side for side in deciders if side in self.people]
        return self.viewer if self.viewer in people else (people or deciders)[0]

    def _take_turn(self, side: int) -> None:
        """Let the player of `side` take one decision."""
        self._ask_person(side)

    def _act(self, side: int, action: int) -> None:
        """Take an action."""
        self.match.act(side, action)

    def _ask_person(self, side: int) -> None:
        """Show the decision to a person and ask until they choose or take something back."""
        decision = self.match.decision(side)
        alone = len(self.people) == 1
        self._switch_viewer(side if alone or not self.phase_texts.is_public(decision.kind) else SPECTATOR)
        assert self.viewer is not None
        view = self.match.view(self.viewer)
        context = TurnContext(
            self.viewer,
            view,
            self.match.log(self.viewer),
            decision,
            choices_of(self.game, self.board, view, decision, self.phase_texts),
        )
        root = menu = Menu(context.choices)
        steps = self.match.steps
        while True:
            self._draw_question(context, menu, root)
            typed = self.screen.ask(self._prompt(menu, root))
            answer = self._interpret(context, menu, typed)
            if isinstance(answer, Menu):
                menu = answer
            elif answer is not None:
                self.lines_seen[context.viewer] = len(context.log)
                self._act(side, answer.action)
                return
            elif self.match.steps != steps:
                return  # an action was taken back
            else:
                menu = root if self.notice is None else menu

    def _switch_viewer(self, viewer: int) -> None:
        """Hand the screen to `viewer`. Nothing that the viewer before saw stays on it."""
        if viewer == self.viewer:
            return
        if viewer == SPECTATOR:
            self.screen.clear_with_scrollback()
            self.lines_seen[SPECTATOR] = max(0, len(self.match.log(SPECTATOR)) - layout.PREFERRED_NEWS_LINES)
            self.notice = Text(self.screen.say("both-may-look"), style="italic")
        else:
            fresh = not self.lines_seen and self.match.steps == 0
            notes = [Text(line) for line in self.board.intro(None)] if fresh else []
            self.screen.hand_over(self.side_name(viewer), notes)
            if fresh:
                self.lines_seen = dict.fromkeys(self.people, 0)
            self.notice = None
        self.viewer = viewer

    # ------------------------------------------------------------------------------------------- the answer

    def _interpret(self, context: TurnContext, menu: Menu, typed: str) -> Choice | Menu | None:
        """What a typed line means: a choice, a menu that continues it, or None to ask again."""
        self.notice = None
        if not typed:
            return None
        if typed.isdecimal():
            return self._choose_by_number(menu, int(typed[:9]))
        word, _, rest = typed.partition(" ")
        command = _COMMAND_ALIASES.get(word.casefold(), word.casefold())
        if command in self.commands:
            self._run_command(context, command, rest.strip())
            return None
        if command in self.board.pages:
            self.screen.show_page(
                f"{self.game.title}: {typed}", self.board.page(context.view, command, rest.strip())
            )
            return None
        return self._choose_by_text(context, typed)

    def _choose_by_number(self, menu: Menu, number: int) -> Choice | Menu | None:
        if not len(menu):
            self.notice = Text(self.screen.say("nothing-to-choose"), style="red")
            return None
        if not 1 <= number <= len(menu):
            problem = self.screen.say("no-such-choice", number=number, count=len(menu))
            self.notice = Text(problem, style="red")
            return None
        item = menu.items[number - 1]
        if len(item.choices) == 1:
            return item.choices[0]
        first = item.choices[0]
        return Menu(item.choices, f"{first.subject}, {first.heading}:".replace(", :", ":"), heading=False)

    def _choose_by_text(self, context: TurnContext, typed: str) -> Choice | Menu | None:
        words = tokenize(typed, self.board)
        found = matching_choices(words, context.choices)
        if found and all(choice.label == found[0].label and choice.verb == found[0].verb for choice in found):
            exact = len(found) > 1 or len(found[0].text.split()) <= len(words)
            if exact:
                return found[0]
        if found:
            return Menu(found, self.screen.say("goes-on", typed=typed))
        self.notice = Text(self._explain_refusal(context, words), style="red")
        return None

    def _explain_refusal(self, context: TurnContext, words: Sequence[str]) -> str:
        """The title's reason against a typed action. It may hold secrets of the deciding side."""
        if context.viewer != context.decision.side:
            return self.screen.say("none-of-the-choices")
        meant = expand_action(words, self.board)
        if len(meant) > 1:
            several = ", ".join(meant[:4]) + (", …" if len(meant) > 4 else "")
            return self.screen.say("several-meanings", typed=" ".join(words), meanings=several)
        return self.words.say(self.match.explain(context.decision.side, meant[0]))

    # ----------------------------------------------------------------------------------------- the commands

    def _run_command(self, context: TurnContext, command: str, rest: str) -> None:
        if command == "quit":
            raise Quit
        if command == "?":
            self.screen.show_page(self.screen.say("help"), self._help_page(context))
        elif command == "rules":
            self._show_rules(rest)
        elif command == "why":
            words = tokenize(rest, self.board)
            self.notice = Text(
                self._explain_refusal(context, words) if words else self.screen.say("why-what")
            )
        elif command == "odds":
            self._show_odds(context, rest)
        elif command == "undo":
            self._undo(context.decision.side)
        elif command == "log":
            count = int(rest[:9]) if rest.isdecimal() else 20
            self.screen.show_page(
                self.screen.say("log"), self._log_page(context.log[-count:] if count else [])
            )
        elif command == "history":
            self.screen.show_page(self.screen.say("log"), self._log_page(context.log))

    def _help_page(self, context: TurnContext) -> RenderableType:
        grid = Grid.grid(padding=(0, 2))
        said = {word: self.screen.say(f"command-{key}") for word, key in self.commands.items()}
        for command, meaning in {**self.board.pages, **said}.items():
            grid.add_row(Text(command, style="bold"), Text(meaning))
        if not context.choices:
            return grid
        examples = dict.fromkeys(choice.text for choice in (context.choices[0], context.choices[-1]))
        return Group(
            Text(self.screen.say("answer-with-a-number")),
            Text.assemble(
                self.screen.say("or-type"), (f" {self.screen.say('or')} ".join(examples), "bold"), "."
            ),
            Text(self.screen.say("words-cut-short")),
            "",
            grid,
        )

    def _show_rules(self, asked: str) -> None:
        rules = sections(self.game)
        if not asked:
            names = [
                f"{'  ' * (section.level - 2)}{rule_search.heading(section, self.words)}" for section in rules
            ]
            self.screen.show_page(self.screen.say("list-of-rules"), Text("\n".join(names)))
            return
        found = rule_search.find_rule(rules, asked, self.words)
        if found:
            self.screen.show_page(
                self.screen.say("rule", rule=rule_search.heading(found[0], self.words)),
                Markdown(rule_search.to_markdown(found, self.words)),
            )
        else:
            self.notice = Text(self.screen.say("no-such-rule", asked=asked), style="red")

    def _show_odds(self, context: TurnContext, question: str) -> None:
        """Show the odds of a battle, made from the viewer's view only: hidden facts are sampled."""
        try:
            memory = self.game.remember(context.log, context.view)
            found = self.game.odds(context.view, question, samples=32, memory=memory)
        except RubiconError as problem:
            self._show_problem(problem)
            return
        self.screen.show_page(
            self.screen.say("odds", question=question).rstrip(), odds_display.draw_odds(found, self.words)
        )

    def _show_problem(self, problem: RubiconError) -> None:
        """Say what was wrong, in the reader's language."""
        self.notice = Text(self.words.say(problem.message), style="red")

    def _undo(self, side: int) -> None:
        try:
            self.match.undo(side)
        except RubiconError as problem:
            self._show_problem(problem)
            return
        self.notice = Text(self.screen.say("taken-back"), style="italic")
        assert self.viewer is not None
        self.lines_seen[self.viewer] = min(
            self.lines_seen.get(self.viewer, 0), len(self.match.log(self.viewer))
        )

    def _log_text(self, line: Message) -> Text:
        return log_text(self.words, self.board, line)

    def _log_page(self, lines: Sequence[Message]) -> RenderableType:
        if not lines:
            return Text(self.screen.say("nothing-happened"))
        return Group(*(self._log_text(line) for line in lines))

    # ------------------------------------------------------------------------------------------ the drawing

    def _prompt(self, menu: Menu, root: Menu) -> str:
        if not len(menu):
            return self.screen.say("prompt-help") + " "
        return self.screen.say("prompt" if menu is root else "prompt-back", count=len(menu)) + " "

    def _draw_question(self, context: TurnContext, menu: Menu, root: Menu) -> None:
        """Draw the screen for one question."""
        hint = self.phase_texts.hint(context.view, context.decision.kind) if menu is root else ""
        question = Text(self.words.say(context.decision.prompt), style="bold")
        self._draw_screen(context.viewer, context.view, context.log, question, hint, menu)

    def show_ending(self, lines: Sequence[RenderableType]) -> None:
        """Draw the last screen: the ending as the only person may see it, or as everybody may."""
        viewer = self.people[0] if len(self.people) == 1 else SPECTATOR
        if viewer != self.viewer:
            self._switch_viewer(viewer)
        self.notice = None
        first, *rest = lines
        self._draw_screen(viewer, self.match.view(viewer), self.match.log(viewer), first, "", Group(*rest))

    def _draw_screen(
        self,
        viewer: int,
        view: View,
        log: Sequence[Message],
        question: RenderableType,
        hint: str,
        choices: RenderableType,
    ) -> None:
        first = viewer not in self.lines_seen and self.match.steps == 0
        seen = self.lines_seen.get(viewer, max(0, len(log) - layout.PREFERRED_NEWS_LINES))
        old, news = [[self._log_text(line) for line in lines] for lines in (log[:seen][-100:], log[seen:])]
        for line in old:
            line.stylize("dim")
        parts = layout.ScreenParts(
            header=self.board.header(view, self.phase_texts.of(view["phase"], "heading")),
            drawings=self.board.drawings(view, log),
            intro=self.board.intro(None if viewer == SPECTATOR else self.game.sides[viewer]) if first else [],
            news=[] if first else news,
            log=[*old, *news],
            notice=self.notice,
            question=question,
            hint=Text(hint, style="dim") if hint else None,
            choices=choices,
        )
        lines = layout.compose(parts, self.screen)
        self.screen.clear()
        self.screen.print_lines(lines)
