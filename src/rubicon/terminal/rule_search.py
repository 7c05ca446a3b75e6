"""The title's rules text, by number: what `rules 6.11` shows."""

from __future__ import annotations

import re

from rubicon.games.rulebook import Section


def find_rule(rules: list[Section], asked: str) -> list[Section]:
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


def to_markdown(found: list[Section]) -> str:
    """Sections as one text again."""
    return "\n".join(f"{'#' * min(section.level, 3)} {section.name}\n{section.text}" for section in found)
