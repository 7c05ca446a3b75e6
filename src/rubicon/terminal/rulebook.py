"""The title's rules text, by number: what `rules 6.11` shows."""

from __future__ import annotations

import re
from dataclasses import dataclass
from importlib.resources import files

from rubicon.core.game import Game
from rubicon.terminal.boards import package

_HEADING = re.compile(r"(#+) (?:(\d+(?:\.\d+)?) )?(.+)")


@dataclass(frozen=True, slots=True)
class Section:
    """One heading with the text below it, in Markdown."""

    level: int
    number: str
    title: str
    text: str

    @property
    def name(self) -> str:
        return f"{self.number} {self.title}".strip()


def sections(game: Game) -> list[Section]:
    """The rules of a title, in order; none if it brings no text."""
    try:
        text = files(package(game)).joinpath("rules.md").read_text("utf-8")
    except (ModuleNotFoundError, FileNotFoundError):
        return []
    found: list[Section] = []
    for line in text.splitlines(keepends=True):
        heading = _HEADING.fullmatch(line.strip())
        if heading is not None:
            found.append(Section(len(heading[1]), heading[2] or "", heading[3], ""))
        elif found:
            last = found.pop()
            found.append(Section(last.level, last.number, last.title, last.text + line))
    return found


def look_up(rules: list[Section], asked: str) -> list[Section]:
    """The section with this number, name or word in its name, and those below it."""
    word = asked.casefold().removeprefix("rule ").strip().rstrip(".")
    number = word.removesuffix(".0")
    # "2.1 mars" is how a rule inside another is quoted.
    inner = re.sub(r"^[\d.]+ ", "", word)
    tests = (
        lambda section: section.number == number,
        lambda section: section.title.casefold() == inner,
        lambda section: inner in section.title.casefold(),
    )
    for test in tests:
        for at, section in enumerate(rules):
            if test(section):
                below = [section]
                for other in rules[at + 1 :]:
                    if other.level <= section.level:
                        break
                    below.append(other)
                return below
    return []


def markdown(found: list[Section]) -> str:
    """Sections as one text again."""
    return "\n".join(f"{'#' * min(section.level, 3)} {section.name}\n{section.text}" for section in found)
