"""`rubicon rules`: every numbered rule of a title with the tests that show it; or the text of one rule.

A test says which rules it shows with `@pytest.mark.rule("6.11", "4.31")`, and `example=True` if it is one of
the rulebook's own examples. The marks are read from the source of the tests; no test is run.
"""

from __future__ import annotations

import argparse
import ast
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from importlib.resources import files
from pathlib import Path

from rubicon import games
from rubicon.cli.arguments import add_language_argument
from rubicon.core.game import Game, RubiconError
from rubicon.games.rulebook import Section, sections
from rubicon.messages import Words, title_words


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule of the index. `descriptive` is the reason if the rule has nothing to test."""

    number: str
    title: str
    descriptive: str | None


@dataclass(frozen=True, slots=True)
class RuleMark:
    """The rules that a test names in one mark, and the line of the mark."""

    numbers: tuple[str, ...]
    example: bool
    line: int


@dataclass(frozen=True, slots=True)
class MarkedTest:
    """A test function with its marks."""

    file: str
    name: str
    marks: tuple[RuleMark, ...]

    @property
    def id(self) -> str:
        """The name that pytest uses."""
        return f"{self.file}::{self.name}"

    @property
    def numbers(self) -> dict[str, int]:
        """The rules it shows, each with the line that says so."""
        return {number: mark.line for mark in self.marks for number in mark.numbers}

    @property
    def example(self) -> bool:
        return any(mark.example for mark in self.marks)


#: Places in the code, and tests, that are listed with the text of a rule.
MAX_PLACES = 8


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """A title, and optionally one rule of it."""
    parser.add_argument("title", help=f"the title, such as {games.titles()[0]}")
    parser.add_argument(
        "number", nargs="*", help="a rule, such as 6.11 or '2.1 Mars': print its text instead of the list"
    )
    parser.add_argument(
        "--tests", metavar="PATH", help="the folder with the tests (default: that of the clone you are in)"
    )
    add_language_argument(parser, "the language of the headings")


def run(args: argparse.Namespace) -> int:
    """List the rules, or print one."""
    game = games.game(args.title)
    words = title_words(game, args.language)
    if args.number:
        number = " ".join(args.number)
        print_rule(game, number, words)
        print_places(game, number, args.tests)
        return 0
    rules = rule_index(game)
    return print_report(game, rules, find_marked_tests(find_tests_folder(game, args.tests), game), words)


# ------------------------------------------------------------------ the text of one rule


def print_rule(game: Game, number: str, words: Words) -> None:
    """Print the text of a rule, and of those below it."""
    from rubicon.terminal.rule_search import to_markdown

    text = to_markdown(find_text(game, number, words), words)
    if sys.stdout.isatty():
        from rich.console import Console
        from rich.markdown import Markdown

        Console().print(Markdown(text))
    else:
        print(text.rstrip())


def find_text(game: Game, asked: str, words: Words) -> list[Section]:
    """The sections of the rules text with a rule, which is named by its number or by words of its heading."""
    from rubicon.terminal.rule_search import find_rule

    rules = {rule.number.casefold(): rule for rule in rule_index(game)}
    rule = rules.get(asked.casefold())
    found = find_rule(sections(game), asked, words)
    if not found and rule is not None:
        found = find_rule(sections(game), rule.title, words)
    # A number that the rulebook does not have is a mistake, even if its chapter is there.
    if not found or (rule is None and asked[0].isdigit() and found[0].number not in (asked, "")):
        near = get_close_matches(asked, [each.number for each in rules.values()], 3)
        hint = f" Did you mean {' or '.join(near)}?" if near else ""
        raise RubiconError(f"{game.title} has no rule '{asked}'.{hint}")
    return found


def print_places(game: Game, number: str, tests: str | None) -> None:
    """Print where a rule stands in the code, and which tests show it, if they are here."""
    from rubicon.cli.titles.rule_sources import find_sources

    known = {rule.number.casefold(): rule.number for rule in rule_index(game)}
    rule = known.get(number.casefold(), number)
    home = f"src/rubicon/games/{games.folder(game.id)}"
    by, sources = find_sources(game, rule)
    if sources:
        print("\nIn the code:" if by in (rule, *rule.split(" ", 1)) else f"\nIn the code, by rule {by}:")
        for source in sources[:MAX_PLACES]:
            print(f"  {home}/{source}")
    try:
        folder = find_tests_folder(game, tests)
    except RubiconError:
        return
    showing = [test for test in find_marked_tests(folder, game) if rule in test.numbers]
    if showing:
        print("\nIn the tests:")
        for test in showing[:MAX_PLACES]:
            print(f"  {test.file}:{test.numbers[rule]}  {test.name}")


# ------------------------------------------------------------------ the index of rules, and the tests


def rule_index(game: Game) -> list[Rule]:
    """The numbered rules of a title, in the order of its rulebook."""
    try:
        text = files(games.package(game.id)).joinpath("data/rules.json").read_text("utf-8")
    except (ModuleNotFoundError, FileNotFoundError, TypeError):  # the last: a module without a folder
        raise RubiconError(f"{game.title} has no index of rules (data/rules.json).") from None
    return [Rule(row["number"], row["title"], row["descriptive"]) for row in json.loads(text)]


def find_tests_folder(game: Game, given: str | None) -> Path:
    """The folder of the tests: the given folder, else that of the current clone, else that of this source."""
    if given is not None:
        if not Path(given).is_dir():
            raise RubiconError(f"There is no folder '{given}'. Name the folder with the tests: --tests PATH.")
        return Path(given)
    here = Path.cwd()
    for root in (here, *here.parents, *Path(__file__).resolve().parents):
        if (root / "tests" / "games" / games.folder(game.id)).is_dir():
            return root / "tests"
    raise RubiconError(
        f"Here are no tests of {game.title}; they do not travel with the package. "
        "Go to a clone of Rubicon, or name the folder: --tests PATH."
    )


def find_marked_tests(folder: Path, game: Game) -> list[MarkedTest]:
    """Every test in the folder that names rules. The folders of other titles are left out."""
    others = {games.folder(title) for title in (*games.titles(), games.TEMPLATE)} - {games.folder(game.id)}
    found: list[MarkedTest] = []
    for path in sorted(folder.rglob("test_*.py")):
        inside = path.relative_to(folder)
        if others.isdisjoint(inside.parts):
            found += read_tests(path, str(Path(folder.resolve().name, inside)))
    return found


def read_tests(path: Path, name: str) -> list[MarkedTest]:
    """The tests of one file that name rules; `name` is what the file is called in the list."""
    try:
        tree = ast.parse(path.read_text("utf-8"), str(path))
    except (SyntaxError, UnicodeDecodeError) as problem:
        raise RubiconError(f"{path} cannot be read as Python: {problem}.") from None
    return [test for test in _tests_in(tree.body, path, name, "", ()) if test.marks]


def _tests_in(
    body: Sequence[ast.stmt], path: Path, file: str, prefix: str, marks: tuple[RuleMark, ...]
) -> Iterator[MarkedTest]:
    """Test functions, those of test classes too; marks of a module or class hold for all in it."""
    for node in body:
        if isinstance(node, ast.Assign) and any(
            isinstance(target, ast.Name) and target.id == "pytestmark" for target in node.targets
        ):
            several = node.value.elts if isinstance(node.value, ast.List | ast.Tuple) else [node.value]
            marks += _rule_marks(several, path)
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
            yield MarkedTest(file, prefix + node.name, marks + _rule_marks(node.decorator_list, path))
        elif isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            own = marks + _rule_marks(node.decorator_list, path)
            yield from _tests_in(node.body, path, file, f"{prefix}{node.name}::", own)


def _rule_marks(nodes: Sequence[ast.expr], path: Path) -> tuple[RuleMark, ...]:
    """The `pytest.mark.rule(...)` among these expressions."""
    found: list[RuleMark] = []
    for node in nodes:
        if not (isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.rule")):
            continue
        numbers = tuple(arg.value for arg in node.args if isinstance(arg, ast.Constant))
        if not numbers or len(numbers) < len(node.args) or not all(isinstance(n, str) for n in numbers):
            raise RubiconError(
                f"{path}:{node.lineno}: a rule mark takes rule numbers in quotes, one or more."
            )
        example = any(key.arg == "example" and ast.unparse(key.value) == "True" for key in node.keywords)
        found.append(RuleMark(tuple(str(number) for number in numbers), example, node.lineno))
    return tuple(found)


# ------------------------------------------------------------------ the list


def print_report(game: Game, rules: list[Rule], tests: list[MarkedTest], words: Words) -> int:
    """Print the list; returns 1 if a rule has no test or a test names a rule that does not exist."""
    shown_by: dict[str, list[MarkedTest]] = {rule.number: [] for rule in rules}
    unknown: list[str] = []
    for test in tests:
        for number, line in test.numbers.items():
            if number in shown_by:
                shown_by[number].append(test)
            else:
                unknown.append(f"{test.file}:{line}: {test.name} names rule '{number}'")
    print(f"{game.title}: the rules, and the tests that show them\n")
    missing: list[Rule] = []
    for rule in rules:
        showing = shown_by[rule.number]
        count = f"{len(showing)} test{'s' * (len(showing) != 1)}"
        if rule.descriptive and not showing:
            count = f"nothing to test: {rule.descriptive}"
        elif not showing:
            missing.append(rule)
            count = "NO TEST"
        print(f"{rule.number:12} {words.rule(rule.title)}: {count}")
        for test in showing:
            print(f"{'':12}   {test.id}{' (example)' * test.example}")
    print()
    for rule in missing:
        print(f"Rule {rule.number} ({words.rule(rule.title)}) has no test.")
    for mistake in unknown:
        print(f"{mistake}, which {game.title} does not have.")
    print(
        f"rules: rules={len(rules)} shown={sum(map(bool, shown_by.values()))} "
        f"descriptive={sum(1 for rule in rules if rule.descriptive)} missing={len(missing)} "
        f"unknown={len(unknown)} tests={len(tests)} examples={sum(test.example for test in tests)}"
    )
    return 1 if missing or unknown else 0
