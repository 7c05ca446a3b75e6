"""Finds rules in the text of a title's rulebook, such as 6.11."""

from __future__ import annotations

import re

from rubicon.games.rulebook import Section


def find_rule(rules: list[Section], asked: str) -> list[Section]:
    """The section with this number or name, or with this text in its name, and the sections below it."""
    text = asked.casefold().removeprefix("rule ").strip().rstrip(".")
    number = text.removesuffix(".0")
    # A rule inside another rule is quoted as "2.1 mars".
    inner = re.sub(r"^[\d.]+ ", "", text)
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
    """Sections as one Markdown text."""
    return "\n".join(f"{'#' * min(section.level, 3)} {section.name}\n{section.text}" for section in found)
