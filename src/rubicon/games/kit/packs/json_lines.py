"""JSON that remembers its lines, so that a mistake in a pack can be pointed at."""

from __future__ import annotations

import re
from json.decoder import JSONDecodeError, JSONDecoder
from typing import Any, Final

from rubicon.core.game import RubiconError

_SPACE: Final = re.compile(r"[ \t\r\n]*")
_DECODE: Final = JSONDecoder().raw_decode


class UnreadablePack(RubiconError):
    """The file is not JSON, or cannot be read at all."""


class Node:
    """A JSON value with the line on which it begins. Members of objects and lists are nodes themselves."""

    __slots__ = ("line", "value")

    def __init__(self, value: Any, line: int) -> None:
        self.value = value
        self.line = line

    def plain(self) -> Any:
        """The value without lines."""
        if isinstance(self.value, dict):
            return {key: node.plain() for key, node in self.value.items()}
        if isinstance(self.value, list):
            return [node.plain() for node in self.value]
        return self.value


def read(text: str) -> Node:
    """The JSON text as nodes. Raises `UnreadablePack` with the line that is wrong."""
    try:
        node, end = _value(text, _skip(text, 0), [0, 1])
        if _skip(text, end) < len(text):
            raise JSONDecodeError("Extra data", text, end)
    except JSONDecodeError as wrong:
        raise UnreadablePack(
            f"line {wrong.lineno}: this is not JSON ({wrong.msg}, column {wrong.colno}). Correct it there."
        ) from None
    return node


def _skip(text: str, at: int) -> int:
    found = _SPACE.match(text, at)
    assert found is not None
    return found.end()


def _line(text: str, at: int, seen: list[int]) -> int:
    """The line of a position; `seen` keeps the last answer, so that no line is counted twice."""
    seen[1] += text.count("\n", seen[0], at)
    seen[0] = at
    return seen[1]


def _value(text: str, at: int, seen: list[int]) -> tuple[Node, int]:
    line = _line(text, at, seen)
    first = text[at : at + 1]
    if first == "{":
        return _object(text, at + 1, line, seen)
    if first == "[":
        return _list(text, at + 1, line, seen)
    value, end = _DECODE(text, at)
    return Node(value, line), end


def _object(text: str, at: int, line: int, seen: list[int]) -> tuple[Node, int]:
    members: dict[str, Node] = {}
    at = _skip(text, at)
    while text[at : at + 1] != "}":
        if text[at : at + 1] != '"':
            raise JSONDecodeError("Expecting property name enclosed in double quotes", text, at)
        start = at
        key, at = _DECODE(text, at)
        if key in members:
            raise JSONDecodeError(f"'{key}' stands here twice", text, start)
        at = _skip(text, at)
        if text[at : at + 1] != ":":
            raise JSONDecodeError("Expecting ':' delimiter", text, at)
        members[key], at = _value(text, _skip(text, at + 1), seen)
        at = _comma(text, at, "}")
    return Node(members, line), at + 1


def _list(text: str, at: int, line: int, seen: list[int]) -> tuple[Node, int]:
    items: list[Node] = []
    at = _skip(text, at)
    while text[at : at + 1] != "]":
        node, at = _value(text, at, seen)
        items.append(node)
        at = _comma(text, at, "]")
    return Node(items, line), at + 1


def _comma(text: str, at: int, close: str) -> int:
    """After a member: on to the next one, or to the bracket that closes."""
    at = _skip(text, at)
    if text[at : at + 1] == close:
        return at
    if text[at : at + 1] != ",":
        raise JSONDecodeError(f"Expecting ',' or '{close}'", text, at)
    after = _skip(text, at + 1)
    if text[after : after + 1] == close:
        raise JSONDecodeError("A comma too many", text, at)
    return after
