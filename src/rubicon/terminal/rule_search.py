"""Finds rules in the text of a title's rulebook, such as 6.11. Headings are in the reader's language."""

from __future__ import annotations

from collections.abc import Callable

from rubicon.games.rulebook import Section
from rubicon.messages import Words


def find_rule(rules: list[Section], asked: str, words: Words) -> list[Section]:
    """The section with this number or heading, or with this text in its heading, and the sections below it.

    A heading is looked for as `words` have it, and in English. A rule without a section of its own is in that
    of the rule above it: 17.4.1 in 17.4, or in 17.
    """
    text = asked.casefold().removeprefix("rule ").strip().rstrip(".")
    while True:
        found = _find_section(rules, text, words)
        above, dot, last = text.rpartition(".")
        if found or not (dot and last.isdecimal() and above.replace(".", "").isdecimal()):
            return found
        text = above


def _find_section(rules: list[Section], text: str, words: Words) -> list[Section]:
    number = text.removesuffix(".0")
    # A rule inside another rule is quoted as "2.1 mars".
    first, _, rest = text.partition(" ")
    inner = rest if rest and first.replace(".", "").isdecimal() else text
    headings = [{section.title.casefold(), words.rule(section.title).casefold()} for section in rules]
    tests: tuple[Callable[[int], bool], ...] = (
        lambda at: rules[at].number == number,
        lambda at: inner in headings[at],
        lambda at: any(inner in heading for heading in headings[at]),
    )
    for test in tests:
        for at, section in enumerate(rules):
            if test(at):
                below = [section]
                for other in rules[at + 1 :]:
                    if other.level <= section.level:
                        break
                    below.append(other)
                return below
    return []


def heading(section: Section, words: Words) -> str:
    """The number and heading of a section in the reader's language."""
    return f"{section.number} {words.rule(section.title)}".strip()


def to_markdown(found: list[Section], words: Words) -> str:
    """Sections as one Markdown text."""
    return "\n".join(
        f"{'#' * min(section.level, 3)} {heading(section, words)}\n{section.text}" for section in found
    )
