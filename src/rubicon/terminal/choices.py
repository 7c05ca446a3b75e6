"""Shows legal actions as numbered choices, and finds the choice that a typed line means."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from rubicon.core.game import Decision, Game, View
from rubicon.terminal.boards import PhaseTexts, TerminalBoard

#: Choices in one list, at most. With more, choices with the same subject are offered together first.
MAX_FLAT_CHOICES = 12


@dataclass(frozen=True, slots=True)
class Choice:
    """One legal action: its canonical text, and the three parts that `TerminalBoard.describe` returns."""

    action: int
    text: str
    heading: str
    subject: str
    rest: str

    @property
    def verb(self) -> str:
        return self.text.partition(" ")[0]

    @property
    def label(self) -> str:
        return self.subject + self.rest


@dataclass(frozen=True, slots=True)
class MenuItem:
    """One numbered line: a choice, or several choices with the same subject."""

    heading: str
    label: str
    choices: tuple[Choice, ...]


def choices_of(
    game: Game, board: TerminalBoard, view: View, decision: Decision, texts: PhaseTexts
) -> list[Choice]:
    """The legal actions as choices. An action with several spellings becomes several choices."""
    finish = texts.of(view["phase"], "finish")

    def describe(text: str) -> tuple[str, str, str]:
        return ("", finish, "") if finish and text == "end" else board.describe(view, text)

    return [
        Choice(action, text, *describe(text))
        for action in decision.actions
        for text in (game.text(action), *board.spellings(game.text(action)))
    ]


class Menu:
    """A list to choose from by number."""

    def __init__(self, choices: Sequence[Choice], title: str = "", heading: bool = True) -> None:
        self.choices = choices
        self.title = title
        self.items = _menu_items(choices, heading)

    def __len__(self) -> int:
        return len(self.items)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        if self.title:
            yield Text(self.title, style="bold")
        width, digits = options.max_width, len(str(len(self.items)))
        labels = [
            Text.assemble((f"{number:>{digits + 1}} ", "bold magenta"), item.label)
            for number, item in enumerate(self.items, 1)
        ]
        if not any(item.heading for item in self.items):
            yield from _columns(labels, width, 1 if len(labels) <= MAX_FLAT_CHOICES else 4, console)
            return
        margin = min(max(len(item.heading) for item in self.items), width // 3) + 1
        at = 0
        while at < len(labels):
            heading = self.items[at].heading
            line, start = Text.assemble((f"{heading[: margin - 1]:{margin}}", "bold")), True
            while at < len(labels) and self.items[at].heading == heading:
                if not start and len(line) + len(labels[at]) + 1 > width:
                    yield line
                    line = Text(" " * margin)
                line.append_text(labels[at]).append(" ")
                start = False
                at += 1
            line.rstrip()
            yield line


def _columns(labels: Sequence[Text], width: int, most: int, console: Console) -> Iterable[Text]:
    """Lines of labels, row by row, in at most `most` columns and as many as fit."""
    widest = max((len(label) for label in labels), default=0) + 2
    columns = max(1, min(most, width // widest))
    for start in range(0, len(labels), columns):
        line = Text()
        for label in labels[start : start + columns]:
            line.append_text(label).append(" " * (widest - len(label)))
        line.rstrip()
        first, *rest = line.wrap(console, width - 4) if len(line) > width else [line]
        yield first
        for more in rest:
            yield Text("    ") + more


def _menu_items(choices: Iterable[Choice], heading: bool) -> list[MenuItem]:
    alike: dict[tuple[str, ...], list[Choice]] = {}
    for choice in choices:
        alike.setdefault((choice.verb, choice.heading, choice.subject, choice.rest), []).append(choice)
    single = [
        MenuItem(same[0].heading if heading else "", _label_with_count(same), (same[0],))
        for same in alike.values()
    ]
    if len(single) > MAX_FLAT_CHOICES and heading:
        together: dict[tuple[str, ...], list[Choice]] = {}
        for item in single:
            (choice,) = item.choices
            together.setdefault((choice.verb, choice.heading, choice.subject), []).append(choice)
        labels = {item.choices: item.label for item in single}
        single = [
            MenuItem(group[0].heading, labels.get(tuple(group), f"{group[0].subject} …"), tuple(group))
            for group in together.values()
        ]
    order: dict[str, int] = {}
    for item in single:
        order.setdefault(item.heading, len(order))
    order[""] = len(order)  # items without a heading come last
    return sorted(single, key=lambda item: order[item.heading])


def _label_with_count(same: Sequence[Choice]) -> str:
    return same[0].label if len(same) == 1 else f"{same[0].label} (×{len(same)})"


# ------------------------------------------------------------------------------------------------- free text

EXACT, BEGINS, INSIDE = range(3)


def _word_fit(typed: str, word: str) -> int | None:
    """How well `typed` fits `word`: equal, its beginning, or the beginning of a part after a hyphen."""
    if typed == word:
        return EXACT
    if word.startswith(typed):
        return BEGINS
    if any(word[at + 1 :].startswith(typed) for at, char in enumerate(word) if char == "-"):
        return INSIDE
    return None


def _words_fit(typed: Sequence[str], words: Sequence[str]) -> tuple[int, ...] | None:
    """How well the typed words fit the first words of an action. Spaces may be typed instead of hyphens."""
    if not typed:
        return ()
    if not words:
        return None
    best: tuple[int, ...] | None = None
    for count in range(1, len(typed) + 1):
        here = _word_fit("-".join(typed[:count]), words[0])
        if here is None:
            continue
        there = _words_fit(typed[count:], words[1:])
        if there is not None and (best is None or (here, *there) < best):
            best = (here, *there)
    return best


def tokenize(line: str, board: TerminalBoard) -> list[str]:
    """The words of a typed line, in the form of the notation."""
    typed = line.casefold().replace(",", " ").replace("→", " ").split()
    if typed and typed[0] in board.synonyms:
        typed[0] = board.synonyms[typed[0]]
    last = len(typed) - 1
    return [word for at, word in enumerate(typed) if word not in ("to", "the", "->") or at in (0, last)]


def matching_choices(typed: Sequence[str], choices: Iterable[Choice]) -> list[Choice]:
    """The choices that fit the typed words best. A beginning fits every action that begins so."""
    fits = [(_words_fit(typed, choice.text.split()), choice) for choice in choices]
    best = min((fit for fit, _ in fits if fit is not None), default=None)
    return [choice for fit, choice in fits if fit is not None and fit == best]


def expand_action(typed: Sequence[str], board: TerminalBoard) -> list[str]:
    """The full texts of the actions, legal or not, that the typed words can mean; else the typed words."""
    verbs = [verb for verb in board.vocabulary if verb == typed[0]]
    verbs = verbs or [verb for verb in board.vocabulary if verb.startswith(typed[0])]
    return [
        " ".join((verb, *words))
        for verb in verbs
        for words in _expand_arguments(typed[1:], board.vocabulary[verb])
    ] or [" ".join(typed)]


def _expand_arguments(typed: Sequence[str], names: Sequence[Sequence[str]]) -> list[tuple[str, ...]]:
    if not names or not typed:
        return [()] if not names and not typed else []
    found: list[tuple[str, ...]] = []
    for count in range(1, len(typed) - len(names) + 2):
        word = "-".join(typed[:count])
        fits = [(fit, name) for name in names[0] if (fit := _word_fit(word, name)) is not None]
        best = min((fit for fit, _ in fits), default=EXACT)
        ends = _expand_arguments(typed[count:], names[1:])
        found += [(name, *end) for fit, name in fits if fit == best for end in ends]
    return found
