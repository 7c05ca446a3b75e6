"""A title's rules text, section by section: `rules.md` in its folder."""

from __future__ import annotations

import re
from dataclasses import dataclass
from importlib.resources import files

from rubicon.core.game import Game

_HEADING = re.compile(r"(#+) (?:(\d+(?:\.\d+)?) )?(.+)")


@dataclass(frozen=True, slots=True)
class Section:
    """One heading with the text below it, in Markdown."""

    level: int
    number: str
    title: str
    text: str


def sections(game: Game) -> list[Section]:
    """The rules of a title, in order; none if it brings no text."""
    try:
        text = files(type(game).__module__.rpartition(".")[0]).joinpath("rules.md").read_text("utf-8")
    except (ModuleNotFoundError, FileNotFoundError, ValueError):  # the last: a module without a package
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
