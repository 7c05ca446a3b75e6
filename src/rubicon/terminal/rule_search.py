"""Finds rules in the text of a title's rulebook, such as 6.11."""

from __future__ import annotations

import re

from rubicon.games.rulebook import Section


def find_rule(rules: list[Section], asked: str) -> list[Section]:
    """The section with this number or name, or with this text in its name, and the sections below it.

    A rule without a section of its own is in that of the rule above it: 17.4.1 in 17.4, or in 17.
    """
    text = asked.casefold().removeprefix("rule ").strip().rstrip(".")
    while True:
        found = _find_section(rules, text)
        if found or not re.fullmatch(r"[\d.]+\.\d+", text):
            return found
        text = text.rpartition(".")[0]


def _find_section(rules: list[Section], text: str) -> list[Section]:
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
