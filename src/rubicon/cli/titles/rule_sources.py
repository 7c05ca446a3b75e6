"""Where a rule stands in the source of its title: every line of `rules/` that names its number."""

from __future__ import annotations

import io
import re
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from rubicon import games
from rubicon.core.game import Game

_NUMBER = r"\d+(?:\.\d+)+|\d+"
_RANGE = re.compile(rf"({_NUMBER})–({_NUMBER})")


@dataclass(frozen=True, slots=True)
class SourceLine:
    """A line that names a rule; `file` is relative to the package of the title."""

    file: str
    line: int
    text: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}  {self.text}"


def find_sources(game: Game, rule: str) -> tuple[str, list[SourceLine]]:
    """The lines that name a rule: by its number (also inside a range, `7.61–7.63`), or of a rule with a name,
    as `2.1 Mars`, by that name, and first those with both. If none does, those that name the rule above it:
    `7.81`, `7.8`, `7.0`. Returns what was found by, and the lines; those that define something come first."""
    number, _, name = rule.partition(" ")
    for wanted in [*([rule, name] if name else []), *_and_above(number)]:
        found = _lines_naming(game.id, wanted)
        if found:
            return wanted, found
    return rule, []


def _and_above(number: str) -> Iterator[str]:
    """The number of a rule, and those of the rules above it."""
    while True:
        yield number
        chapter, _, rest = number.partition(".")
        if not rest or rest == "0":
            return
        rest = rest.rpartition(".")[0] if "." in rest else rest[:-1]
        number = f"{chapter}.{rest or '0'}"


def _lines_naming(title: str, wanted: str) -> list[SourceLine]:
    is_number = wanted.replace(".", "").isdigit()
    pattern = rf"(?<![\d.]){re.escape(wanted)}(?!\.?\d)" if is_number else rf"\b{re.escape(wanted)}"
    named = re.compile(pattern, re.IGNORECASE)
    found = [
        (line, defines)
        for line, told, defines in _source_lines(title)
        if (named.search(line.text) or (is_number and _in_range(line.text, wanted)))
        and (told or f'"{wanted}"' in line.text)
    ]
    found.sort(key=lambda each: not each[1])
    return [line for line, _ in found]


@cache
def _source_lines(title: str) -> list[tuple[SourceLine, bool, bool]]:
    """The lines with the rules of a title that may name a rule: whether the line is a comment, a docstring or
    the head of a class, and whether something is defined there."""
    found = []
    for path, text in _modules(files(games.package(title)).joinpath("rules"), "rules"):
        lines, told = text.splitlines(), _told(text)
        for index, line in enumerate(lines):
            is_told = index + 1 in told or line.startswith("class ")
            if is_told or '"' in line:
                near = lines[max(0, index - 2) : index + 1]
                defines = any(each.lstrip().startswith(("def ", "class ")) for each in near)
                found.append((SourceLine(path, index + 1, line.strip()), is_told, defines))
    return found


def _modules(folder: Traversable, name: str) -> Iterator[tuple[str, str]]:
    if not folder.is_dir():
        return
    for entry in sorted(folder.iterdir(), key=lambda each: each.name):
        if entry.is_dir():
            yield from _modules(entry, f"{name}/{entry.name}")
        elif entry.name.endswith(".py") and entry.name != "position_fields.py":
            yield f"{name}/{entry.name}", entry.read_text("utf-8")


def _told(text: str) -> set[int]:
    """The numbers of the lines with a comment or a docstring."""
    found: set[int] = set()
    begins = True  # whether a statement begins here
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT or (token.type == tokenize.STRING and begins):
            found.update(range(token.start[0], token.end[0] + 1))
        if token.type not in (tokenize.COMMENT, tokenize.NL):
            begins = token.type in (tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT)
    return found


def _in_range(line: str, number: str) -> bool:
    """Whether the number lies in a range that the line names, between rules of the same chapter."""
    if "–" not in line:
        return False
    value = _parts(number)
    return any(
        _parts(a) <= value <= _parts(b) and len(value) == len(_parts(a)) for a, b in _RANGE.findall(line)
    )


def _parts(number: str) -> list[int]:
    """The parts to compare: 7.61 comes after 7.6, as the rulebook counts."""
    if not re.fullmatch(_NUMBER, number):
        return []
    chapter, *rest = number.split(".")
    return [int(chapter), *(int(each) for part in rest for each in (part if len(rest) == 1 else [part]))]
