"""`Bundle`: the message files of one language, and texts made from them.

The files are parsed by `fluent.syntax`, the parser of the Fluent project. Filling them in is done here: the
project's own `fluent.runtime` needs Babel, 33 MB of dates and currencies that no message of ours has. What is
supported is what our files use: texts, facts, messages inside messages, functions, choices by a number, a
plural or a word, and attributes. Terms (`-name`) are not; `tests/messages/test_bundle.py` finds them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any, Final

from fluent.syntax import FluentParser, ast

#: The key at the start of a message. The lines that continue it are indented, or begin with a brace.
_MESSAGE: Final = re.compile(r"^([a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)

#: Messages inside messages inside messages, at most. More is a circle.
MAX_DEPTH: Final = 20


def _one_is_singular(number: int) -> str:
    return "one" if number == 1 else "other"


def _up_to_one_is_singular(number: int) -> str:
    return "one" if number in (0, 1) else "other"


def _none(number: int) -> str:
    return "other"


def _east_slavic(number: int) -> str:
    if number % 10 == 1 and number % 100 != 11:
        return "one"
    return "few" if number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14) else "many"


def _polish(number: int) -> str:
    if number == 1:
        return "one"
    return "few" if number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14) else "many"


def _czech(number: int) -> str:
    return "one" if number == 1 else "few" if number in (2, 3, 4) else "other"


#: The plural categories of whole numbers, as Unicode CLDR has them. English is the rule for all others.
PLURALS: Final[Mapping[str, Callable[[int], str]]] = {
    **dict.fromkeys(("fr", "pt"), _up_to_one_is_singular),
    **dict.fromkeys(("ja", "ko", "zh", "vi", "th", "id"), _none),
    **dict.fromkeys(("ru", "uk", "be"), _east_slavic),
    **dict.fromkeys(("cs", "sk"), _czech),
    "pl": _polish,
}


class FluentError(Exception):
    """A message that cannot be filled in: an unknown fact, message or function."""


@cache
def split_messages(source: str) -> Mapping[str, str]:
    """The text of each message of a file, by key. Kept: all titles share a file."""
    found = list(_MESSAGE.finditer(source))
    ends = [*(entry.start() for entry in found), len(source)][1:]
    return {entry[1]: source[entry.start() : end] for entry, end in zip(found, ends, strict=True)}


@cache
def parse_message(text: str) -> ast.Message | None:
    """The message with this text; None if it is malformed.

    Each is parsed when it is first said: to parse whole files took a third of the time in which a game in the
    terminal starts, and it says a few dozen of some hundred messages.
    """
    entry = FluentParser(with_spans=False).parse(text).body[0]
    return entry if isinstance(entry, ast.Message) else None


class Bundle:
    """Messages of one language. A function is called with facts and named options, and gives a fact.

    A fact is a text, a whole number, or anything with a text form (`str`).
    """

    def __init__(
        self, language: str, sources: Iterable[str], functions: Mapping[str, Callable[..., Any]]
    ) -> None:
        self._plural = PLURALS.get(language, _one_is_singular)
        self._functions = functions
        self._texts: dict[str, str] = {}
        for source in sources:
            self._texts |= split_messages(source)

    def pattern(self, key: str, attribute: str = "") -> ast.Pattern | None:
        """The pattern of a message, or of an attribute of it; None if there is none."""
        text = self._texts.get(key)
        found = None if text is None else parse_message(text)
        if found is None or not attribute:
            return None if found is None else found.value
        return next((each.value for each in found.attributes if each.id.name == attribute), None)

    def format(self, pattern: ast.Pattern, facts: Mapping[str, Any]) -> tuple[str, list[str]]:
        """The text, and what went wrong: then the text has a gap in braces there."""
        errors: list[str] = []
        return self._fill(pattern, facts, errors, 0), errors

    def _fill(self, pattern: ast.Pattern, facts: Mapping[str, Any], errors: list[str], depth: int) -> str:
        parts = []
        for element in pattern.elements:
            if isinstance(element, ast.TextElement):
                parts.append(element.value)
                continue
            try:
                parts.append(str(self._value(element.expression, facts, errors, depth)))
            except FluentError as error:
                errors.append(str(error))
                parts.append(f"{{{error}}}")
        return "".join(parts)

    def _value(self, node: Any, facts: Mapping[str, Any], errors: list[str], depth: int) -> Any:
        if depth > MAX_DEPTH:
            raise FluentError("messages that refer to each other")
        match node:
            case ast.StringLiteral():
                return node.parse()["value"]
            case ast.NumberLiteral():
                return int(node.value)
            case ast.Placeable():
                return self._value(node.expression, facts, errors, depth)
            case ast.VariableReference():
                if node.id.name not in facts:
                    raise FluentError(f"${node.id.name}")
                return facts[node.id.name]
            case ast.MessageReference():
                found = self.pattern(node.id.name, node.attribute.name if node.attribute else "")
                if found is None:
                    raise FluentError(node.id.name)
                return self._fill(found, facts, errors, depth + 1)
            case ast.FunctionReference():
                if node.id.name not in self._functions:
                    raise FluentError(f"{node.id.name}()")
                given = [self._value(each, facts, errors, depth) for each in node.arguments.positional]
                named = {
                    each.name.name: self._value(each.value, facts, errors, depth)
                    for each in node.arguments.named
                }
                return self._functions[node.id.name](*given, **named)
            case ast.SelectExpression():
                try:
                    selector = self._value(node.selector, facts, errors, depth)
                except FluentError as error:
                    errors.append(str(error))
                    selector = None
                return self._fill(self._variant(node, selector), facts, errors, depth + 1)
        raise FluentError(type(node).__name__)

    def _variant(self, node: ast.SelectExpression, selector: Any) -> ast.Pattern:
        """The text for this selector: by the number itself, by its plural, by the word, or the default."""
        number = selector if isinstance(selector, int) else None
        plural = None if number is None else self._plural(number)
        default = None
        for variant in node.variants:
            if isinstance(variant.key, ast.NumberLiteral):
                if number is not None and number == int(variant.key.value):
                    return variant.value
            elif variant.key.name == (plural if number is not None else selector):
                return variant.value
            if variant.default:
                default = variant.value
        assert default is not None, "the parser asks for a default"
        return default
