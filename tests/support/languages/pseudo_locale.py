"""A pseudo-locale: English message files with other letters.

Whatever still shows a letter of ours was put into the sentence by the program.
"""

from __future__ import annotations

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

LATIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
OTHER = str.maketrans(LATIN, "".join(chr(0x10400 + at) for at in range(len(LATIN))))


class _OtherLetters(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 - the library's name
        node.value = node.value.translate(OTHER)
        return node


def pseudo_source(source: str) -> str:
    """The text of a message file with other letters."""
    changed: str = FluentSerializer().serialize(_OtherLetters().visit(FluentParser().parse(source)))
    return changed
