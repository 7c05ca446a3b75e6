"""Refusals, prompts and reasons are keys and facts: no call that makes one has an English sentence in it.

The types hold the first half: `Refused` and `IllegalAction` take a `Message` and no text. Here the source is
read for the other half: what stands in quotes in a `message`, `why`, `Message` or `Decision` is a key or an
id, and a key that is written out is in the message files.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "rubicon"
#: The calls that make a message; of `why` the first argument is the number of a rule.
MAKERS = {"message", "Message", "why", "Decision", "Refused", "IllegalAction", "UnknownOption"}
#: A key, an id, a rule with a name (`2.1 Mars`), or nothing.
KEY = re.compile(r"[\w.:/+-]*|\d+(\.\d+)? [\w ]+")
#: The key of what only those read who run or write programs: its fact is a text.
FOR_OPERATORS = "error"


def calls(tree: ast.AST) -> Iterator[tuple[str, ast.Call]]:
    """Every call that makes a message, with the name of what is called."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in MAKERS:
            yield node.func.id, node


def texts(node: ast.expr) -> Iterator[str]:
    """What stands in quotes in an argument; nested calls are looked at by themselves."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.JoinedStr):
        yield "".join(str(part.value) if isinstance(part, ast.Constant) else "x" for part in node.values)
    elif not isinstance(node, ast.Call):
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.expr):
                yield from texts(child)


def sentences(tree: ast.AST) -> list[tuple[int, str]]:
    """The texts that are neither keys nor ids, with their lines."""
    found = []
    for _, call in calls(tree):
        first = call.args[0] if call.args else None
        if isinstance(first, ast.Constant) and first.value == FOR_OPERATORS:
            continue
        for argument in [*call.args, *[keyword.value for keyword in call.keywords]]:
            found += [(call.lineno, text) for text in texts(argument) if not KEY.fullmatch(text)]
    return found


@pytest.mark.parametrize(
    "source",
    [
        'Refused("over", "The game is over.")',
        'IllegalAction("Not today.")',
        'raise IllegalAction(f"{side} may not do that")',
        'why("6.1", "it has moved already")',
        'Decision(side, "hits", actions, ("text", "Choose a block."))',
        'message("why-far", text="too far " + place)',
        'Message("end", {"reason": "A draw by points."})',
    ],
)
def test_a_sentence_in_the_source_is_found(source: str) -> None:
    assert sentences(ast.parse(source))


def test_keys_and_ids_are_no_sentences() -> None:
    source = 'why("2.1 Mars", "has-moved", block=f"legio-{n}", place=name or "roma")'
    assert sentences(ast.parse(source)) == []


def test_refusals_prompts_and_reasons_have_no_sentences() -> None:
    found = {
        path.relative_to(ROOT).as_posix(): sentences(ast.parse(path.read_text("utf-8")))
        for path in SOURCE.rglob("*.py")
        if SOURCE / "cli" not in path.parents  # the command line speaks English to those who run it
    }
    assert {path: lines for path, lines in found.items() if lines} == {}


def test_every_key_that_is_written_out_is_in_the_message_files() -> None:
    keys = set()
    for path in [*SOURCE.rglob("*.ftl"), *(ROOT / "web" / "src").rglob("*.ftl")]:
        if path.stem == "en":
            keys |= set(re.findall(r"^([a-z][\w-]*) =", path.read_text("utf-8"), re.MULTILINE))
    missing = set()
    for path in SOURCE.rglob("*.py"):
        for maker, call in calls(ast.parse(path.read_text("utf-8"))):
            at = {"message": 0, "Message": 0, "why": 1}.get(maker)
            key = call.args[at] if at is not None and len(call.args) > at else None
            if isinstance(key, ast.Constant) and isinstance(key.value, str):
                full = f"why-{key.value}" if maker == "why" else key.value
                if full not in keys and f"log-{full}" not in keys and full != FOR_OPERATORS:
                    missing.add(full)
    assert len(keys) > 1000
    assert missing == set()
